"""The list of an army's cards: numbers set the figures, Alt and arrows or a drag order it."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QModelIndex, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from desktop.look.theme import TextSize
from desktop.muster.drawer_rows import CARD_MIME
from desktop.muster.entry_row import EntryRow
from desktop.widgets.row import Cell, Icon, Line, Row, Text
from desktop.widgets.row_list import RowList
from desktop.widgets.row_model import MIME, RowsModel

_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}
_FIGURES = 20
"""How large the number of figures is written, in px at 100 %."""


class _Entries(RowsModel[EntryRow]):
    """Entries, among which cards may fall."""

    def mimeTypes(self) -> list[str]:
        """Take one's own entries and cards of the drawer."""
        return [MIME, CARD_MIME]

    def supportedDropActions(self) -> Qt.DropAction:
        """Move entries, copy cards."""
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction


def card_in(data: QMimeData) -> str:
    """Read the id of the card that is dragged."""
    return bytes(data.data(CARD_MIME).data()).decode()


class EmptyList(QFrame):
    """The place of a list without cards: the first one may be dropped there."""

    card_dropped = Signal(str, int)
    """A card was dragged here: its id, and its place in the list."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let cards in."""
        if event.mimeData().hasFormat(CARD_MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the first card."""
        event.acceptProposedAction()
        self.card_dropped.emit(card_in(event.mimeData()), 0)


class EntryList(RowList):
    """Show entries and say what the player wants of them; it changes nothing itself."""

    figures_wanted = Signal(str, int)
    """An entry's id and how many figures it should have."""

    newer_wanted = Signal(str)
    card_dropped = Signal(str, int)
    """A card was dragged here: its id, and the place it is to take."""

    options_wanted = Signal(str)
    chosen = Signal(str)
    """Another entry is selected; "" when none is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.entries = _Entries(self._shown, movable=True)
        super().__init__(self.entries, parent)
        self.let_move()
        self.setDragDropMode(RowList.DragDropMode.DragDrop)  # cards come from outside
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.pressed_in.connect(self._on_cell)
        self.selectionModel().currentChanged.connect(self._on_current)
        self._told = ""

    def set_rows(self, rows: list[EntryRow]) -> None:
        """Show these entries; the selected one stays selected while it is there."""
        kept, place = self.selected(), self.currentIndex().row()
        self.entries.set_rows(rows)
        at = self.entries.place_of(kept)
        if at < 0 and rows:
            at = max(0, min(place, len(rows) - 1))
        if rows and self.currentIndex().row() != at:
            self.setCurrentIndex(self.entries.index(at))
        self._tell()

    def selected(self) -> str:
        """Return the id of the selected entry, "" when none is."""
        row = self.chosen_item()
        return row.id if isinstance(row, EntryRow) else ""

    def select(self, entry_id: str) -> bool:
        """Select an entry and bring it into view; tell whether it is there."""
        at = self.entries.place_of(entry_id)
        if at < 0:
            return False
        self.setCurrentIndex(self.entries.index(at))
        self.scrollTo(self.currentIndex())
        return True

    # What the player does

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Set figures with the numbers, + and −; open the options with Return."""
        row = self.chosen_item()
        held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if isinstance(row, EntryRow) and not held:
            text, key = event.text(), Qt.Key(event.key())
            if text in set("123456789"):
                self.figures_wanted.emit(row.id, int(text))
                return
            if key in _STEPS:
                self.figures_wanted.emit(row.id, row.figures + _STEPS[key])
                return
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.options_wanted.emit(row.id)
                return
        super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the options; quick clicks on − and + are clicks."""
        point = event.position().toPoint()
        if self.is_beside(point):
            self.mousePressEvent(event)
        elif (at := self.indexAt(point).row()) >= 0:
            self.options_wanted.emit(self.entries.rows[at].id)

    def dropEvent(self, event: QDropEvent) -> None:
        """Take a card in where it fell; an entry of one's own is moved."""
        data = event.mimeData()
        if not data.hasFormat(CARD_MIME):
            super().dropEvent(event)
            return
        event.acceptProposedAction()
        self.stopAutoScroll()
        self.setState(RowList.State.NoState)
        self.viewport().update()
        self.card_dropped.emit(card_in(data), self.place_at(event.position().toPoint()))

    def _on_cell(self, entry: str, key: str) -> None:
        """Step the figures where − and + are painted, take the newer card where its mark is."""
        figures = self.entries.rows[self.entries.place_of(entry)].figures
        if key == "newer":
            self.newer_wanted.emit(entry)
        elif key == "more" or figures > 1:
            self.figures_wanted.emit(entry, figures + (1 if key == "more" else -1))

    # Inside

    def _shown(self, entry: EntryRow) -> Row:
        """Show figures with their − and +, name and options, marks, price."""
        small = TextSize.SMALL.value
        lines = [Line(Text(entry.name, bold=True), most=2)]
        if entry.below:
            lines.append(Line(Text(entry.below, "soft", small)))
        whole = "\n".join(part for part in (entry.name, entry.detail, entry.options) if part)
        return Row(
            entry.name, whole, entry.spoken, tuple(lines), self._figures(entry), self._marks(entry),
            height=48, air=8, margin=(6, 15),
        )  # fmt: skip

    def _figures(self, entry: EntryRow) -> tuple[Cell, ...]:
        tip, count = self.tr("Number of figures: 1 to 9, + and −"), entry.figures
        fewer = Icon("minus", "text" if count > 1 else "line", framed=True)
        idle, active = (Text(words, size=_FIGURES, bold=True) for words in (f"{count} ×", str(count)))
        return (
            Cell(None, 16, gap=5, tip=tip, active=Icon("grip-vertical", "soft")),
            Cell(None, 32, key="fewer", tip=tip, active=fewer),
            Cell(idle, 34, tip=tip, active=active),
            Cell(None, 32, gap=9, key="more", tip=tip, active=Icon("plus", framed=True)),
        )

    def _marks(self, entry: EntryRow) -> tuple[Cell, ...]:
        marks = []
        if entry.newer:
            tip = self.tr("A newer version of this card exists. Click to take it.") + "\n" + entry.newer
            marks.append(Cell(Icon("refresh", "side-b", 22), 26, gap=6, key="newer", tip=tip))
        if entry.problems:
            tip = "\n".join(entry.problems)
            marks.append(Cell(Icon("alert-triangle", "warn", 22), 26, gap=6, tip=tip))
        price = Text(entry.price, "text" if entry.price_known else "warn", bold=True)
        return (*marks, Cell(price, 64, gap=8, tip=entry.explained))

    def _on_current(self, now: QModelIndex, before: QModelIndex) -> None:
        self._tell()

    def _tell(self) -> None:
        """Say which entry is selected, once each."""
        if (now := self.selected()) != self._told:
            self._told = now
            self.chosen.emit(now)
