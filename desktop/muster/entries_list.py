"""The list of an army's cards: numbers set the figures, Alt and arrows or a drag order it.

Beneath an entry its options may stand, each ticked by a click or by Space.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from desktop.look.theme import TextSize
from desktop.muster.drawer_rows import CARD_MIME
from desktop.muster.entry_row import EntryRow
from desktop.muster.option_rows import Beneath, OptionRow, OptionRowKind
from desktop.widgets.boxes import keep_letter
from desktop.widgets.row import Cell, Icon, Line, Row, Text
from desktop.widgets.row_list import RowList
from desktop.widgets.row_model import MIME, AnyIndex, RowRole, RowsModel
from rules.ranking import closest
from rules.text import fold

_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Minus: -1}
_TURNS = (Qt.Key.Key_Right, Qt.Key.Key_Left)
_FIGURES = 20
"""How large the number of figures is written, in px at 100 %."""
_INDENT, _BENEATH = 24, 36
"""How far an option stands from the left for each group it is in, and how high it is."""
TURN = "turn"
"""The cell of an option that opens what stands beneath it."""
OPTIONS = "options"
"""The cell of an entry that unfolds its options."""

ListRow = EntryRow | OptionRow


class _Entries(RowsModel[ListRow]):
    """Entries, among which cards may fall, with their options beneath them."""

    def mimeTypes(self) -> list[str]:
        """Take one's own entries and cards of the drawer."""
        return [MIME, CARD_MIME]

    def supportedDropActions(self) -> Qt.DropAction:
        """Move entries, copy cards."""
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Let entries be dragged, options stay with theirs."""
        flags = super().flags(index)
        beneath = index.isValid() and isinstance(self.rows[index.row()], OptionRow)
        return flags & ~Qt.ItemFlag.ItemIsDragEnabled if beneath else flags


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
    """The options of an entry are to be unfolded, or folded."""

    option_wanted = Signal(str, str)
    """An entry's id and the key of what was pressed beneath it."""

    option_turned = Signal(str, str)
    """An entry's id and the key of what beneath it is to be opened, or shut."""

    option_counted = Signal(str, str, int)
    """An entry's id, the key of what is taken beneath it, and how many more of that are wanted."""

    sought = Signal()
    """The keyboard comes here: the list is to be in view."""

    options_left = Signal()
    option_sought = Signal()
    """A letter is typed among options: every one of them should be in view."""

    chosen = Signal(str)
    """Another entry is selected; "" when none is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.entries = _Entries(self._shown, movable=True)
        super().__init__(self.entries, parent)
        self.let_move()
        self.setDragDropMode(RowList.DragDropMode.DragDrop)  # cards come from outside
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # its coming breaks names anew
        self.verticalScrollBar().rangeChanged.connect(self._show_bar)
        self.pressed_in.connect(self._on_cell)
        self.selectionModel().currentChanged.connect(self._on_current)
        self._told = self._opened = ""
        self._sought = "", ""

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Take the keyboard; what stands before the list makes way."""
        self.sought.emit()
        super().setFocus(reason)

    def set_rows(self, rows: Sequence[EntryRow], beneath: Beneath | None = None) -> None:
        """Show these entries with what stands beneath them; what is selected stays so while it is there."""
        item, place, down = self.chosen_item(), self.currentIndex().row(), self.verticalScrollBar().value()
        beneath = beneath or {}
        self._opened = next(iter(beneath), "")
        shown: list[ListRow] = []
        for row in rows:
            shown += (row, *beneath.get(row.id, ()))
        self.entries.set_rows(shown)
        kept = item.id if item is not None else ""
        at = self.entries.place_of(kept)
        if at < 0 and isinstance(item, OptionRow):
            at = self.entries.place_of(item.entry)
        if at < 0 and rows:
            at = max(0, min(place, len(rows) - 1))
        if rows and self.currentIndex().row() != at:
            self.setCurrentIndex(self.entries.index(at))
            self.verticalScrollBar().setValue(down)
            self.scrollTo(self.currentIndex())
        self._tell()

    @property
    def listed(self) -> tuple[EntryRow, ...]:
        """The entries shown, without what stands beneath them."""
        return tuple(row for row in self.entries.rows if isinstance(row, EntryRow))

    def selected(self) -> str:
        """Return the id of the selected entry, "" when none is."""
        row = self.chosen_item()
        return row.id if isinstance(row, EntryRow) else row.entry if isinstance(row, OptionRow) else ""

    def select(self, entry_id: str) -> bool:
        """Select an entry and bring it into view; tell whether it is there."""
        at = self.entries.place_of(entry_id)
        if at < 0:
            return False
        self.setCurrentIndex(self.entries.index(at))
        self.scrollTo(self.currentIndex())
        return True

    def go_beneath(self, entry_id: str) -> None:
        """Stand on the first option of an entry."""
        self.setFocus()
        self.show_beneath(entry_id)
        if (at := self.entries.place_of(entry_id) + 1) < self.entries.rowCount():
            self.setCurrentIndex(self.entries.index(at))

    def show_beneath(self, entry_id: str, key: str = "") -> None:
        """Bring an entry, or what was opened beneath it, into view with as much of it as has room."""
        first, last = self.entries.place_of(entry_id), -1
        opened: OptionRow | None = None
        for at, row in enumerate(self.entries.rows):
            if not isinstance(row, OptionRow):
                continue
            if opened is not None and row.depth <= opened.depth:
                break
            if row.key == key:
                first, opened = at, row
            last = at
        if last >= 0:
            self.scrollTo(self.entries.index(last))
            self.scrollTo(self.entries.index(first))

    # What the player does

    def event(self, event: QEvent) -> bool:
        """Keep letters from the shortcuts of the place among options: they find one; + and − count one."""
        row = self.chosen_item()
        counts = isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _STEPS
        if counts and isinstance(row, OptionRow) and any(row.times):
            event.accept()
            return event.type() == QEvent.Type.ShortcutOverride or super().event(event)
        plain = isinstance(event, QKeyEvent) and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        return (plain and isinstance(self.chosen_item(), OptionRow) and keep_letter(event)) or super().event(
            event
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Set figures with the numbers, + and −; unfold the options with Return, tick them with Space."""
        row = self.chosen_item()
        held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        if row is None or held or not self._does(row, event):
            super().keyPressEvent(event)

    def _does(self, row: ListRow, event: QKeyEvent) -> bool:
        text, key = event.text(), Qt.Key(event.key())
        entry = row if isinstance(row, EntryRow) else self._entry(row.entry)
        returned = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if isinstance(row, OptionRow) and key in _STEPS and any(row.times):
            if row.times[_STEPS[key] > 0]:
                self.option_counted.emit(row.entry, row.key, _STEPS[key])
        elif text in set("123456789"):
            self.figures_wanted.emit(entry.id, int(text))
        elif key in _STEPS:
            self.figures_wanted.emit(entry.id, entry.figures + _STEPS[key])
        elif isinstance(row, OptionRow) and (returned or key == Qt.Key.Key_Space):
            self.option_wanted.emit(row.entry, row.key)
        elif (
            isinstance(row, OptionRow)
            and row.opens
            and row.opened == (key == Qt.Key.Key_Left)
            and key in _TURNS
        ):
            self.option_turned.emit(row.entry, row.key)
        elif self._opened and (key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Left and row is not entry)):
            self.options_left.emit()
        elif returned or (key == Qt.Key.Key_Right and entry.id != self._opened):
            self.options_wanted.emit(entry.id)
        else:
            return False
        return True

    def keyboardSearch(self, search: str) -> None:
        """Find an option by its letters, in groups that are shut, too; they add up while one stays on it."""
        row = self.chosen_item()
        if not isinstance(row, OptionRow):
            super().keyboardSearch(search)
            return
        self.option_sought.emit()
        before = self._sought[1] if self._sought[0] == row.id else ""
        for letters in dict.fromkeys((before + search, search)):
            found = [
                each for each in self.entries.rows
                if isinstance(each, OptionRow) and each.kind is OptionRowKind.CHOICE
                and fold(letters) in fold(each.name)
            ]  # fmt: skip
            if found:
                named = found[closest(letters, [each.name for each in found])]
                self._sought = named.id, letters
                self.setCurrentIndex(self.entries.index(self.entries.place_of(named.id)))
                return

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tick the option that is clicked beside its cells; elsewhere choose."""
        point = event.position().toPoint()
        row, cell = self.indexAt(point).data(RowRole.ITEM), self.cell_at(point)
        super().mousePressEvent(event)
        told = cell is not None and cell.key
        if isinstance(row, OptionRow) and not told and event.button() == Qt.MouseButton.LeftButton:
            self.option_wanted.emit(row.entry, row.key)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Unfold the options; quick clicks on − and +, on cells and on options are clicks."""
        point = event.position().toPoint()
        cell, row = self.cell_at(point), self.indexAt(point).data(RowRole.ITEM)
        if isinstance(row, OptionRow) or self.is_beside(point) or (cell is not None and cell.key):
            self.mousePressEvent(event)
        elif isinstance(row, EntryRow):
            self.options_wanted.emit(row.id)

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

    def let_fall(self, item_id: str, point: QPoint) -> None:
        """Ask for an entry's place between the entries nearest to a point."""
        before, place = self._entries_before(self.entries.place_of(item_id)), self.place_at(point)
        self.moved.emit(item_id, place - 1 if before < place else place)

    def place_at(self, point: QPoint) -> int:
        """Tell between which entries a point is; options count for nothing."""
        return self._entries_before(super().place_at(point))

    def _entries_before(self, at: int) -> int:
        return sum(isinstance(row, EntryRow) for row in self.entries.rows[:at])

    def _entry(self, entry_id: str) -> EntryRow:
        row = self.entries.rows[self.entries.place_of(entry_id)]
        assert isinstance(row, EntryRow)
        return row

    def _on_cell(self, entry: str, key: str) -> None:
        """Step the figures where − and + are painted, take the newer card, unfold the options."""
        row = self.entries.rows[self.entries.place_of(entry)]
        if isinstance(row, OptionRow):
            if key == TURN:
                self.option_turned.emit(row.entry, row.key)
            else:
                self.option_counted.emit(row.entry, row.key, 1 if key == "more" else -1)
            return
        figures = self._entry(entry).figures
        if key == "newer":
            self.newer_wanted.emit(entry)
        elif key == OPTIONS:
            self.options_wanted.emit(entry)
        elif key == "more" or figures > 1:
            self.figures_wanted.emit(entry, figures + (1 if key == "more" else -1))

    # Inside

    def _shown(self, row: ListRow) -> Row:
        return self._option(row) if isinstance(row, OptionRow) else self._of_entry(row)

    def _of_entry(self, entry: EntryRow) -> Row:
        """Show figures with their − and +, name and options, marks, price."""
        small = TextSize.SMALL.value
        lines = [Line(Text(entry.name, bold=True), most=2)]
        if entry.below:
            lines.append(Line(Text(entry.below, "soft", small)))
        whole = "\n".join(part for part in (entry.name, entry.detail, entry.options) if part)
        return Row(
            entry.name, whole, entry.spoken, tuple(lines), self._figures(entry), self._marks(entry),
            height=48, air=8, margin=(2, 6),
        )  # fmt: skip

    def _figures(self, entry: EntryRow) -> tuple[Cell, ...]:
        tip, count = self.tr("Number of figures: 1 to 9, + and −"), entry.figures
        fewer = Icon("minus", "text" if count > 1 else "line", framed=True)
        idle, active = (Text(words, size=_FIGURES, bold=True) for words in (f"{count} ×", str(count)))
        return (
            Cell(None, 14, tip=tip, active=Icon("grip-vertical", "soft")),
            Cell(None, 32, key="fewer", tip=tip, active=fewer),
            Cell(idle, 34, tip=tip, active=active),
            Cell(None, 32, gap=6, key="more", tip=tip, active=Icon("plus", framed=True)),
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
        others = Text(entry.others, "soft", TextSize.SMALL.value) if entry.others else None
        opened = entry.id == self._opened
        fold = Icon("chevron-down" if opened else "chevron-right", "accent" if opened else "soft", 20)
        return (
            *marks,
            Cell(price, 64, gap=8, tip=entry.explained, under=others),
            Cell(fold, 32, gap=2, key=OPTIONS, tip=self.tr("Options")),
        )

    def _option(self, row: OptionRow) -> Row:
        """Show a tick, the name of an option and what it costs; a group says how many it has."""
        small = TextSize.SMALL.value
        said = self.tr("taken") if row.taken else ""
        spoken = ", ".join(filter(None, (row.name, row.detail, row.price, said, row.why)))
        if row.kind is OptionRowKind.GROUP:
            sign = Icon("chevron-down" if row.opened else "chevron-right", "soft")
            line = Line(Text(row.name, "soft", bold=True), spare=Text(row.detail, "soft", small))
            price = Text(row.price, "soft", small)
        elif row.kind is OptionRowKind.OWN:
            sign, line, price = Icon("plus", "accent"), Line(Text(row.name, "accent")), Text("")
        else:
            sign = Icon("circle-check", "good", 20) if row.taken else Icon("circle-dashed", "soft", 20)
            name = Text(row.name, "soft" if row.why and not row.taken else "text", bold=row.taken)
            line = Line(name, spare=Text(row.detail, "soft", small))
            price = Text(row.price, bold=row.taken)
        why = (Line(Text(row.why, "warn" if row.taken else "soft", small), most=2),) if row.why else ()
        return Row(
            row.name, row.tip or row.name, spoken, (line, *why),
            (Cell(None, 48 + _INDENT * row.depth), Cell(sign, 24, gap=8)),
            (*self._counters(row), Cell(price, 64, gap=8), self._opener(row)),
            height=_BENEATH, air=4 if why else 0, margin=(6, 6),
        )  # fmt: skip

    def _counters(self, row: OptionRow) -> tuple[Cell, ...]:
        """Give − and + where several of a choice may be taken."""
        tip, signs = self.tr("How many: + and −"), (("fewer", "minus"), ("more", "plus"))
        return tuple(
            Cell(
                Icon(icon, "text" if may else "line", framed=True), 32, gap=4, key=key if may else "", tip=tip
            )
            for (key, icon), may in zip(signs, row.times, strict=True)
            if any(row.times)
        )

    def _opener(self, row: OptionRow) -> Cell:
        """Give the sign that opens what stands beneath a choice."""
        if row.kind is not OptionRowKind.CHOICE or not row.opens:
            return Cell(None, 32, gap=2)
        sign = Icon("chevron-down" if row.opened else "chevron-right", "soft")
        return Cell(sign, 32, gap=2, key=TURN, tip=self.tr("What stands beneath it (→ ←)"))

    def _show_bar(self, least: int, most: int) -> None:
        """Show the bar only where there is something to scroll."""
        self.verticalScrollBar().setEnabled(most > least)

    def _on_current(self, now: QModelIndex, before: QModelIndex) -> None:
        self._tell()

    def _tell(self) -> None:
        """Say which entry is selected, once each."""
        if (now := self.selected()) != self._told:
            self._told = now
            self.chosen.emit(now)
