"""Find any verb, card or army by a few letters (Ctrl+K)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop import icons, theme
from desktop.actions import PaletteEntry
from desktop.theme import Size
from desktop.widgets.overlay import Overlay
from desktop.widgets.search import SearchField
from desktop.widgets.text import label
from rules.text import fold

_SHOWN = 60
_GREYED = 4000
"""What a verb that is not possible now loses: less than a start of the words is worth."""

_APART = re.compile(r"['-]")
"""What sets words apart besides spaces: "Maître d’œuvre" has three."""

_Index = QModelIndex | QPersistentModelIndex


class Needle(NamedTuple):
    """What is searched of an entry, folded once: its words, their first letters, its detail."""

    words: str
    starts: str
    detail: str

    @classmethod
    def of(cls, words: str, detail: str = "") -> Needle:
        """Fold the words of an entry."""
        apart = _APART.sub(" ", fold(words))
        starts = "".join(word[0] for word in apart.split())
        return cls(f" {apart}{_joined(words)}", starts, f"{fold(detail)}{_joined(detail)}")


def _joined(words: str) -> str:
    """Give the folded words that hold an apostrophe without it: "dalahan" finds d’Alahan."""
    return "".join(" " + word.replace("'", "") for word in fold(words).split() if "'" in word)


def asked(words: str) -> list[str]:
    """Fold what is typed and take it apart, as the words of entries are."""
    folded = fold(words)
    return _APART.sub(" ", folded).split() or folded.split()


def score(query: Sequence[str], needle: Needle) -> int:
    """Rate how well folded query words meet an entry; 0 is no match, more is better.

    Every query word must be found: at the start of the words, at the start of one of them, inside, or as
    first letters in order (so that "jc" finds "Jouer la carte"); in the detail it counts least.
    """
    total, (words, starts, detail) = 0, needle
    for part in query:
        at = words.find(part)
        if at == 1:
            total += 100
        elif at > 0:
            total += 80 if f" {part}" in words else 50
        elif part in detail:
            total += 20
        elif _in_order(part, starts):
            total += 5
        else:
            return 0
    return total * 100 - min(len(words), 99) if query else 1


def _in_order(part: str, starts: str) -> bool:
    """Say whether the letters stand among the first letters of the words, in order."""
    if len(part) > len(starts):
        return False
    rest = iter(starts)
    return all(letter in rest for letter in part)


def _rank(rated: tuple[int, bool, PaletteEntry]) -> tuple[int, bool, int]:
    """Put the best first, and what is not possible now behind what is found as well and is.

    What is found as well elsewhere comes behind what is in view, even with fewer letters: a figure on the
    table before the card of the library that it was made of.
    """
    points, elsewhere, entry = rated
    loss = 0 if entry.possible else _GREYED
    return loss - (points + 99) // 100 * 100, elsewhere, -points


class PaletteModel(QAbstractListModel):
    """The entries found, best first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: list[PaletteEntry] = []

    def set_rows(self, found: Iterable[PaletteEntry]) -> None:
        """Show these entries."""
        self.beginResetModel()
        self._found = list(found)
        self.endResetModel()

    def entry(self, index: _Index) -> PaletteEntry:
        """Give the entry of a row."""
        return self._found[index.row()]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own signature)
        """Count the entries found."""
        return 0 if parent.isValid() else len(self._found)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give words for the screen and for screen readers."""
        if not index.isValid():
            return None
        entry = self._found[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.words
        return entry.detail if role == Qt.ItemDataRole.AccessibleDescriptionRole else None


class _Row(QStyledItemDelegate):
    """Paint an entry: icon, words, detail in soft, key at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Be tall enough for a finger."""
        return QSize(100, theme.current().px(40))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one row."""
        model = index.model()
        assert isinstance(model, PaletteModel)
        entry, current = model.entry(index), theme.current()
        painter.save()
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, current.tint("accent", 16))
        px, middle = current.px, Qt.AlignmentFlag.AlignVCenter
        if entry.icon:
            size = px(20)
            ratio = painter.device().devicePixelRatioF()
            top = rect.top() + (rect.height() - size) // 2
            painter.drawPixmap(rect.left() + px(12), top, icons.pixmap(entry.icon, size, "soft", ratio))
        inner = rect.adjusted(px(44), 0, -px(12), 0)
        painter.setFont(current.font(Size.SMALL))
        painter.setPen(current.colour("soft"))
        if entry.shortcut:
            painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, entry.shortcut)
            inner.setRight(inner.right() - painter.fontMetrics().horizontalAdvance(entry.shortcut) - px(12))
        painter.setFont(current.font())
        metrics = painter.fontMetrics()
        words = metrics.elidedText(entry.words, Qt.TextElideMode.ElideRight, inner.width())
        painter.setPen(current.colour("text" if entry.possible else "soft"))
        painter.drawText(inner, middle, words)
        inner.setLeft(inner.left() + metrics.horizontalAdvance(words) + px(12))
        if entry.detail and inner.width() > px(40):
            painter.setFont(current.font(Size.SMALL))
            painter.setPen(current.colour("soft"))
            detail = painter.fontMetrics().elidedText(
                entry.detail, Qt.TextElideMode.ElideRight, inner.width()
            )
            painter.drawText(inner, middle, detail)
        painter.restore()


class CommandPalette(Overlay):
    """A field and what it finds; Return does it, Esc leaves."""

    SIZE = (680, 520)  # wide enough for a long name and its people

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._entries: list[tuple[Needle, bool, PaletteEntry]] = []
        self.field = SearchField(self.panel)
        self.model = PaletteModel(self)
        self.list = QListView(self.panel)
        self.list.setModel(self.model)
        self.list.setItemDelegate(_Row(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._nothing: QLabel = label("", self.panel, role="soft", wrap=True)
        column = QVBoxLayout(self.panel)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.field)
        column.addWidget(self._nothing)
        column.addWidget(self.list, 1)
        self.field.textChanged.connect(self._search)
        self.field.left.connect(self.close_panel)
        self.field.descended.connect(self._on_down)
        self.field.installEventFilter(self)
        self.list.clicked.connect(self._run_index)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.field.setPlaceholderText(self.tr("A verb, a card, an army"))
        self._nothing.setText(self.tr("Nothing has these letters."))

    def show_entries(self, entries: Iterable[PaletteEntry], elsewhere: Iterable[PaletteEntry] = ()) -> None:
        """Open with everything that can be found now, here and elsewhere."""
        self._entries = [
            (Needle.of(entry.words, entry.detail), away, entry)
            for away, found in ((False, entries), (True, elsewhere))
            for entry in found
        ]
        self.field.clear()
        self._search("")
        self.open()
        self.field.setFocus()

    def close_panel(self) -> None:
        """Forget what was found: it may have to stay hidden later."""
        super().close_panel()
        self._entries = []
        self.model.set_rows(())

    def run(self) -> None:
        """Do what is selected."""
        self._run_index(self.list.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Let the arrows move in the list while the field keeps the focus."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}.get(
                Qt.Key(event.key())
            )
            if step is not None:
                self._move(step)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.run()
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def _move(self, step: int) -> None:
        last = self.model.rowCount() - 1
        if last >= 0:
            row = min(max(self.list.currentIndex().row() + step, 0), last)
            self.list.setCurrentIndex(self.model.index(row))

    def _on_down(self) -> None:
        self._move(1)

    def _search(self, words: str) -> None:
        query = asked(words)
        rated = ((score(query, needle), away, entry) for needle, away, entry in self._entries)
        found = sorted((pair for pair in rated if pair[0]), key=_rank)
        self.model.set_rows(entry for _, _, entry in found[:_SHOWN])
        self._nothing.setVisible(not found)
        if found:
            self.list.setCurrentIndex(self.model.index(0))

    def _run_index(self, index: QModelIndex) -> None:
        if index.isValid() and (entry := self.model.entry(index)).possible:
            self.close_panel()
            entry.open()
