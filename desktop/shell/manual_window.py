"""The manual in a window of its own: contents and search at the left, the page at the right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QImage,
    QKeyEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

import resources
from desktop.environment.settings import Settings
from desktop.look import theme
from desktop.look.theme import TextSize
from desktop.manual.book import INDEX, Book, ManualPage, book, page_of
from desktop.manual.html import MarkupWriter, anchor, file_name
from desktop.manual.markdown import Image, Span
from desktop.operations.manuals import ENDINGS, write_manual
from desktop.shell import geometry
from desktop.widgets.actions import shown_key
from desktop.widgets.ask_file import ask_where
from desktop.widgets.key_button import KeyButton
from desktop.widgets.keys import presses_button, typed
from desktop.widgets.search import SearchField, found_words
from desktop.widgets.text import label, set_look
from desktop.wording import loader, say
from desktop.wording.plain import window_title

_LEAST = 640, 400
_CONTENTS, _WIDEST = 280, 760
"""How wide the contents are, and a page at most, in px at 100 %."""
PLACE = "manual"
"""By what its settings are kept, and the addresses of its pages begin."""


class PageView(QTextBrowser):
    """Shows a page as wide as there is room for; links lead to others, Alt+Left and Alt+Right back and on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._book = book("en")
        self._page = INDEX
        self._wide = 0
        self.setOpenLinks(True)
        self.setOpenExternalLinks(False)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sourceChanged.connect(self._on_source)

    def _on_source(self, source: QUrl) -> None:
        self._page = source.path()  # who listens is told before it can be asked for

    def set_book(self, shown: Book) -> None:
        """Show the manual of another language, at the page that is open."""
        self._book = shown
        self.draw()

    def go(self, page: str, section: int = 0) -> None:
        """Show a page, from one of its sections on."""
        self.setSource(QUrl(f"{PLACE}:{page}#{anchor(page, section)}"))

    def page(self) -> str:
        """Give the name of the page in view."""
        return self._page

    def draw(self) -> None:
        """Write the page anew, in the language, the colours and the width of now, where it was."""
        self._wide = self._room()
        self.setLineWrapColumnOrWidth(self._wide)
        if not self.source().isEmpty():
            at = self.verticalScrollBar().value()
            self.document().setDefaultStyleSheet(_looks())
            self.setHtml(self._html(self.page()))
            self.verticalScrollBar().setValue(at)

    def mark(self, words: str) -> None:
        """Mark each place where one of these words stands."""
        found = []
        look = QTextCharFormat()
        look.setBackground(theme.current().tint("warn", 32))
        for word in words.split():
            cursor = self.document().find(word)
            while not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor = cursor
                selection.format = look
                found.append(selection)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(found)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Give a page as HTML, a picture as wide as there is room for."""
        name = QUrl(name)
        if kind == QTextDocument.ResourceType.HtmlResource.value:
            self.document().setDefaultStyleSheet(_looks())
            return self._html(name.path())
        if kind == QTextDocument.ResourceType.ImageResource.value and name.isLocalFile():
            ratio = self.devicePixelRatioF()
            found = QImage(name.toLocalFile())
            wide = min(found.width(), round((self._wide - theme.current().px(16)) * ratio))
            found = found.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
            found.setDevicePixelRatio(ratio)
            return found
        return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break lines anew, once the size has come to rest."""
        super().resizeEvent(event)
        if self._room() != self._wide:
            QTimer.singleShot(0, self, self._fit)

    def _fit(self) -> None:
        if self._room() != self._wide:
            self.draw()

    def _room(self) -> int:
        return min(self.viewport().width(), theme.current().px(_WIDEST))

    def _html(self, page: str) -> str:
        made = MarkupWriter(_link, _picture, "<span class=key>&nbsp;{}&nbsp;</span>".format, _TABLE)
        # Qt takes the narrow space that no line breaks at for any other one
        return made.body(self._book.page(page)).replace("\u202f", "\u00a0")


_TABLE = '<table cellpadding="4" cellspacing="0" border="0">'


def _link(span: Span) -> str:
    page = page_of(span)
    return f"{PLACE}:{page}" if page else span.target


def _picture(page: ManualPage, image: Image) -> str:
    return f'<img src="{QUrl.fromLocalFile(str(resources.docs(*page.picture(image)))).toString()}">'


def _looks() -> str:
    """Give the style of a page in the theme of now; Qt knows so much of CSS."""
    now = theme.current()
    body, small, title = now.px(TextSize.BODY.value), now.px(15), now.px(TextSize.TITLE.value)
    return (
        f"h1 {{ font-family: 'Cinzel'; font-size: {now.px(28)}px; margin-bottom: {now.px(8)}px }}"
        f"h2 {{ font-size: {title}px; margin-top: {now.px(24)}px; margin-bottom: {now.px(4)}px }}"
        f"h3 {{ font-size: {now.px(18)}px; margin-top: {now.px(16)}px; margin-bottom: {now.px(4)}px }}"
        f"p, li, td, th {{ font-size: {body}px; line-height: 125% }}"
        f".picture {{ line-height: 100% }}"  # else a quarter of its height stays empty beneath
        f"li {{ margin-bottom: {now.px(4)}px }}"
        f"th {{ text-align: left; color: {now.colours['soft']} }}"
        f"a {{ color: {now.colours['accent']} }}"
        f".key {{ font-weight: 600; background-color: {now.tint('text', 14).name()} }}"
        f"code, pre {{ font-family: monospace; font-size: {small}px }}"
        f"pre {{ background-color: {now.colours['sunken']} }}"
    )


class ManualWindow(QWidget):
    """Esc closes it, letters search; what is saved is the whole manual, as one file."""

    closed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._book = book(loader.language_of(settings))
        self.search = SearchField(self)
        self.contents = QListWidget(self)
        self.contents.setWordWrap(True)
        set_look(self.contents, "suggest")
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.save_button = KeyButton(self)
        self.told = label("", self, role="soft", wrap=True)
        self.told.hide()
        self.page = PageView(self)
        self._left = QWidget(self)
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(8)
        for part in (self.search, self.contents, self.told, self.save_button):
            left.addWidget(part, 1 if part is self.contents else 0)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(16)
        row.addWidget(self._left)
        row.addWidget(self.page, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(*_LEAST)
        self.search.textChanged.connect(self._fill)
        self.search.tell_by(self._found_words)
        self.search.left.connect(self.page.setFocus)
        self.search.descended.connect(self._go_down)
        self.contents.itemClicked.connect(self._open)
        self.contents.currentItemChanged.connect(self._on_current)
        self.save_button.clicked.connect(self.save)
        self.page.sourceChanged.connect(self._follow)
        self.retranslate()
        self._restyle()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._book = book(loader.language_of(self._settings))
        self.setWindowTitle(window_title(" — ".join((self.tr("Manual"), "Tacticien"))))
        self.search.set_hints(self.tr("Search the manual"))
        self.search.setAccessibleName(self.tr("Search the manual"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.page.setAccessibleName(self.tr("Page of the manual"))
        self.save_button.show_verb(self.tr("Save the manual…"), shown_key("Ctrl+S"), icon="download")
        self.told.hide()
        self.page.set_book(self._book)
        self._fill()

    def show_page(self, page: str) -> None:
        """Open a page, and come to the front with the keyboard on it."""
        self.search.clear()
        self.page.go(self._book.page(page).key)
        self._follow()
        self.page.setFocus()

    def save(self) -> None:
        """Write all of it as one file: a PDF, or a page for a browser with its pictures in it."""
        filters = f"PDF (*{ENDINGS[0]});;HTML (*{ENDINGS[1]})"
        path = ask_where(self, self.tr("Save the manual"), f"{file_name(self._book)}{ENDINGS[0]}", filters)
        if path is None:
            return
        refused = write_manual(path=path, language=self._book.language)
        told = self.tr("{file} was written.").format(file=path.name)
        self._tell(say(refused.message) if refused is not None else told)

    def _tell(self, words: str) -> None:
        self.told.setText(words)
        self.told.show()

    # -- contents -----------------------------------------------------------------------------------

    def _found_words(self) -> str:
        return found_words(sum(bool(page) for page, _ in self._places()))

    def _fill(self, *_: object) -> None:
        """List all pages with the sections of the one in view, or what the search finds."""
        self.contents.clear()
        words = self.search.text().strip()
        if words:
            for found in self._book.find(words):
                heading = ([found.page.title, *found.page.sections])[found.section]
                title = heading if not found.section else f"{found.page.title} · {heading}"
                self._add(f"{title}\n{found.words}", found.page.key, found.section)
            if not self.contents.count():
                self._add(found_words(0), "", 0)
        else:
            for page in self._book.pages:
                self._add(page.title, page.key, 0)
                if page.key == self.page.page() and page.key != INDEX:
                    for number, section in enumerate(page.sections, 1):
                        self._add(f"      {section}", page.key, number)
        self.page.mark(words)

    def _add(self, words: str, page: str, section: int) -> None:
        item = QListWidgetItem(words)
        item.setData(Qt.ItemDataRole.UserRole, (page, section))
        self.contents.addItem(item)

    def _places(self) -> Iterator[tuple[str, int]]:
        """Give the page and the section that each line leads to, no page where nothing was found."""
        return (self.contents.item(n).data(Qt.ItemDataRole.UserRole) for n in range(self.contents.count()))

    def _follow(self, *_: object) -> None:
        """Stand in the contents on the page in view."""
        if self.search.text().strip():
            self.page.mark(self.search.text())
            return
        self._fill()
        here = next((n for n, (page, _) in enumerate(self._places()) if page == self.page.page()), 0)
        self.contents.setCurrentRow(here)

    def _go_down(self) -> None:
        """Go from the search to the first that was found, and show it."""
        self.contents.setFocus()
        self.contents.setCurrentRow(0)
        self._open(self.contents.item(0))

    def _on_current(self, item: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        """Show what the arrows lead to."""
        if item is not None and self.contents.hasFocus() and self.search.text().strip():
            self._open(item)

    def _open(self, item: QListWidgetItem | None) -> None:
        page, section = item.data(Qt.ItemDataRole.UserRole) if item is not None else ("", 0)
        if page:
            self.page.go(page, section)

    # -- what Qt calls ------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close, search, save; open what is chosen in the contents."""
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif control and event.key() == Qt.Key.Key_S:
            self.save()
        elif control and event.key() == Qt.Key.Key_F:
            self.search.setFocus()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.contents.hasFocus():
            self._open(self.contents.currentItem())
        elif not presses_button(event) and typed(event).strip().isprintable() and typed(event).strip():
            self.search.setFocus()
            self.search.insert(typed(event))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the colours and the size of text."""
        super().changeEvent(event)
        if not hasattr(self, "_left"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self._left.setFixedWidth(theme.current().px(_CONTENTS))
        self.page.draw()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where it was, and tell that it goes."""
        self._settings.keep_for_place(PLACE, geometry=geometry.describe(self))
        super().closeEvent(event)
        self.closed.emit()
