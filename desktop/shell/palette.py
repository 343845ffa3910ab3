"""Find any verb, card or army by a few letters (Ctrl+K)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
)
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

from desktop.look import icons, theme
from desktop.look.theme import TextSize
from desktop.widgets.actions import PaletteEntry
from desktop.widgets.finding import Haystack, asked
from desktop.widgets.overlay import Overlay
from desktop.widgets.search import SearchField
from desktop.widgets.spoken import announce
from desktop.widgets.text import label
from desktop.widgets.topic import set_topic

_SHOWN = 60
_FIRST = 150
"""Entries taken in before the palette shows: the verbs at hand, and more than it has room for."""
_AT_ONCE = 250
"""Entries taken in between two events: all the cards of a library would stop the window."""
_PAINTED = 30
"""Milliseconds until the others are taken in: what is found at once is painted before."""

_Index = QModelIndex | QPersistentModelIndex


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

    @property
    def first(self) -> PaletteEntry | None:
        """The best one, None where nothing is found."""
        return self._found[0] if self._found else None

    def row_of(self, wanted: PaletteEntry) -> int:
        """Give the row of an entry, the first one where it is no longer found."""
        return next((row for row, entry in enumerate(self._found) if entry is wanted), 0)

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
        painter.setFont(current.font(TextSize.SMALL))
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
            painter.setFont(current.font(TextSize.SMALL))
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
        set_topic(self, "keyboard")
        self._hay = Haystack()
        self._coming: Iterator[tuple[bool, PaletteEntry]] = iter(())
        self._later: Iterator[Iterable[tuple[bool, PaletteEntry]]] = iter(())
        self._slices = QTimer(self)
        self._slices.timeout.connect(self._take_more)
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
        self.field.textChanged.connect(self._on_typed)
        self.field.descended.connect(self._on_down)
        self.field.installEventFilter(self)
        self.list.clicked.connect(self._run_index)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.field.setPlaceholderText(self.tr("A command, a card, an army"))
        self._nothing.setText(self.tr("Nothing matches."))
        self.list.setAccessibleName(self.tr("Found"))

    def show_entries(
        self,
        entries: Iterable[PaletteEntry],
        elsewhere: Iterable[PaletteEntry] = (),
        later: Iterable[Iterable[tuple[bool, PaletteEntry]]] = (),
    ) -> None:
        """Open with everything that can be found now, here and elsewhere; what takes long comes ``later``."""
        self._later = iter(later)
        self._hay = Haystack()
        self._coming = chain(((False, entry) for entry in entries), ((True, entry) for entry in elsewhere))
        self._take(_FIRST)
        self._slices.start(_PAINTED)
        self.field.clear()
        self._search("")
        self.open()
        self.field.setFocus()
        self._slices.start(_PAINTED)  # from now on: on a slow machine it would be over before anything shows

    def close_panel(self) -> None:
        """Forget what was found: it may have to stay hidden later."""
        super().close_panel()
        self._slices.stop()
        self._hay, self._coming, self._later = Haystack(), iter(()), iter(())
        self.model.set_rows(())

    def run(self) -> None:
        """Do what is selected, the best of all there is."""
        while self._slices.isActive():
            self._take_more()
        self._run_index(self.list.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Let the arrows move in the list while the field keeps the focus."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.close_panel()
                return True
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
            self._say()

    def _say(self) -> None:
        """Say what Return would do, else that nothing is found: the field keeps the keyboard."""
        index = self.list.currentIndex()
        if index.isValid():
            entry = self.model.entry(index)
            ways = entry.detail, entry.shortcut, "" if entry.possible else self.tr("not possible now")
            announce(self.field, ", ".join(filter(None, (entry.words, *ways))))
        elif not self._nothing.isHidden():
            announce(self.field, self._nothing.text())

    def _on_down(self) -> None:
        self._move(1)

    def _take(self, count: int) -> bool:
        """Take in as many entries; tell whether there may be more."""
        before = len(self._hay)
        self._hay.add(islice(self._coming, count))
        return len(self._hay) == before + count

    def _take_more(self) -> None:
        """Take in the next entries; after the last ones look again for what was typed meanwhile."""
        self._slices.setInterval(0)
        if self._take(_AT_ONCE):
            return
        if (more := next(self._later, None)) is not None:
            self._coming = iter(more)
            return
        self._slices.stop()
        index = self.list.currentIndex()
        first = self.model.first
        chosen = self.model.entry(index) if index.row() > 0 else None
        self._search(self.field.text())
        if chosen is not None:
            self.list.setCurrentIndex(self.model.index(self.model.row_of(chosen)))
        elif self.field.text() and (first is None or self.model.first is not first):
            self._say()

    def _on_typed(self, words: str) -> None:
        self._search(words)
        if words:
            self._say()

    def _search(self, words: str) -> None:
        found = self._hay.find(asked(words), _SHOWN)
        self.model.set_rows(found)
        self._nothing.setVisible(not found and not self._slices.isActive())
        if found:
            self.list.setCurrentIndex(self.model.index(0))

    def _run_index(self, index: QModelIndex) -> None:
        if index.isValid() and (entry := self.model.entry(index)).possible:
            self.close_panel()
            entry.open()
