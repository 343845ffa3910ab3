"""Upkeep in the centre: its tasks by their rules, one of them lit, each with its field in place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.availability import is_last_turn
from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.context import BattleContext
from desktop.battle.grouped_rows import Bundle, bundles, line_to_light, open_line_after
from desktop.battle.screen import free_key
from desktop.battle.tasks.board import TaskBoard
from desktop.battle.tasks.entry import BACK, ROLL, TaskEntry
from desktop.battle.tasks.head import TasksHead
from desktop.battle.tasks.views import DO, REOPEN, SKIP, UNFOLD, TasksView, is_aside, left_of, tasks_view
from desktop.look.painting import paint_style
from desktop.widgets.keys import typed
from desktop.widgets.scroll import area_of
from desktop.wording import fill
from desktop.wording.battle.pieces import ChoiceLook
from rules.battle.commands import Command
from rules.battle.rows import PhaseRow
from rules.battle.ruleset import RowSource
from rules.battle.state import Game
from rules.text import Message, Refusal

ROLL_HERE = "tasks.roll"
"""The code of the verb that rolls for the lit task."""
_PRESSED = {DO: "do", SKIP: "skip"}
_STATES = {DO: "done", SKIP: "skipped"}
_GAP = 6
_ROLLS = ROLL.lower()


class TasksPage(CentrePage):
    """The tasks of a phase.

    ``acted`` a row with what to do ("do", "skip", "open"), ``settled`` a step with the state that all its
    open rows shall have, ``chosen`` a figure, ``told`` what is missing; ``counting`` a faithful whose
    believers are to be ticked by name.
    """

    acted = Signal(object, str)
    settled = Signal(str, str)
    chosen = Signal(str)
    told = Signal(str)
    counting = Signal(str)
    typed = Signal()
    """Emitted once a field holds what was missing: the keyboard is the table's again."""

    def __init__(
        self,
        context: BattleContext,
        entry: Callable[[PhaseRow], TaskEntry | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context, self._make = context, entry
        self._lines: list[Bundle] = []
        self._lit: Bundle | None = None
        self._view = TasksView()
        self._unfolded: set[str] = set()
        self._entries: dict[str, TaskEntry] = {}
        self._read: tuple[Game, str] | None = None
        self._selected = ""
        self.board = TaskBoard(self)
        self.board.pressed.connect(self._on_pressed)
        self.board.asked.connect(self._on_asked)
        self._head = TasksHead(self)
        self._head.settled.connect(self.settled)

    # -- what is shown ------------------------------------------------------------------------------

    def head(self) -> TasksHead:
        """Give what is left and what is done."""
        return self._head

    def refresh(self, selected: str = "") -> None:
        """Show the tasks of the phase in view; the first open one is lit when none is."""
        context = self._context
        self._selected = selected
        read = (context.game, context.language)
        if self._read is not None and read[0] is self._read[0] and read[1] == self._read[1]:
            self._show()
            return
        self._read = read
        self._lines = sorted(bundles(context, self._unfolded), key=self._is_aside)
        self._remake_entries()
        before = self._lit
        kept = {row.id for row in before.rows} if before is not None else frozenset[str]()
        lit = before.id if before is not None else ""
        lines = [line for line in self._lines if line.id == lit or not (line.open and self._is_aside(line))]
        left = bool(self._view.left)
        if before is not None and self._is_aside(before):
            lines, left = self._lines, bool(self._view.tasks)
        self._lit = line_to_light(lines, lit, kept, left=left)
        self._show()

    def _is_aside(self, line: Bundle) -> bool:
        return is_aside(self._context, line)

    def _remake_entries(self) -> None:
        """Keep what was entered on rows that are open still, in the state of now."""
        found: dict[str, TaskEntry] = {}
        for row in (row for line in self._lines for row in line.rows if row.open):
            fresh = self._make(row)
            if fresh is not None:
                before = self._entries.get(row.id)
                found[row.id] = before.again(fresh) if before is not None else fresh
        self._entries = found

    def _entry_of(self, line: Bundle) -> TaskEntry | None:
        return self._entries.get(line.row.id) if len(line.rows) == 1 else None

    def _show(self) -> None:
        lit = self._lit.id if self._lit is not None else ""
        view = self._view = tasks_view(self._context, self._lines, lit, self._entry_of)
        self._head.show_tasks(view)
        self.board.show_tasks(view, self._context.language)
        self.setAccessibleName(self.board.asks)
        self._settle()

    # -- room ---------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Give the tasks their places."""
        high = self.board.arrange(self.width())
        self.board.setGeometry(0, 0, self.width(), high)
        if self.minimumHeight() != high:
            self.setMinimumHeight(high)

    def sizeHint(self) -> QSize:
        """Ask for all tasks."""
        return QSize(400, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words again."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._settle()

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        self.board.restyle()
        self._read = None
        self._head.restyle()
        super().restyle()

    def reveal(self) -> None:
        """Scroll so that the lit task is in view."""
        area, place = area_of(self), self.board.lit_place
        if area is not None and not place.isEmpty():
            # its verbs, where there is little room
            for y in (place.top() - paint_style().px(30), place.bottom()):
                area.ensureVisible(0, max(0, y), 0, 4)

    # -- the lit task -------------------------------------------------------------------------------

    @property
    def row(self) -> PhaseRow | None:
        """The lit row; of rows in one line the first that is open."""
        return self._lit.row if self._lit is not None else None

    @property
    def together(self) -> tuple[PhaseRow, ...]:
        """The rows of the lit line."""
        return self._lit.rows if self._lit is not None else ()

    @property
    def entry(self) -> TaskEntry | None:
        """What is entered on the lit task, None where it is only done."""
        return self._entry_of(self._lit) if self._lit is not None else None

    def choose(self, row: str) -> None:
        """Light a task by the id of its line, or of one of its rows, and choose its figure."""
        if (found := self._line_of(row)) is None:
            return
        if self._lit is None or found.id != self._lit.id:
            self._keep(begun=False)
            found = self._line_of(found.id) or found
        self._lit = found
        self._show()
        self.turned.emit()
        about_whom = next((key for key in (found.row.fighter, *found.row.fighters) if key), "")
        if about_whom:
            self.chosen.emit(about_whom)
        self.reveal()

    def _line_of(self, row: str) -> Bundle | None:
        within = (line for line in self._lines if any(each.id == row for each in line.rows))
        return next((line for line in self._lines if line.id == row), None) or next(within, None)

    def enter(self) -> None:
        """Choose the figure of the task that is lit as the phase opens."""
        if self._lit is not None:
            self.choose(self._lit.id)

    def walk(self, by: int) -> bool:
        """Light the next task, or the one before; what is done stands after what is left."""
        ids = [task.id for task in self._view.tasks] + [done.bundle.id for done in self._view.done]
        if ids:
            lit = self._lit.id if self._lit is not None else ""
            at = ids.index(lit) if lit in ids else -by
            self.choose(ids[max(0, min(len(ids) - 1, at + by))])
        return True

    def unfold(self, opens: bool) -> bool:
        """Open the lit line into its figures and go on to the first of them, or close it again."""
        line = self._lit
        if line is None or not (line.folds or (line.head and not opens)):
            return False
        if opens and line.unfolded:
            return self.walk(1)
        head = line.head or line.id
        if opens:
            self._unfolded.add(head)
        else:
            self._unfolded.discard(head)
        self._read = None
        self._lit = replace(line, head="", key=head) if line.head else line
        self.refresh(self._selected)
        self.reveal()
        return True

    def next_open(self) -> None:
        """Light the next task that is open, after the lit one and then from the top."""
        lit = self._lit
        at, lines = lit.id if lit is not None else "", self._lines
        if lit is None or not self._is_aside(lit):
            lines = [line for line in lines if line.id == at or not self._is_aside(line)]
        if (line := open_line_after(lines, at)) is not None:
            self.choose(line.id)

    def rows_left(self) -> frozenset[str]:
        """Give the rows that are open, by their ids."""
        return frozenset(row.id for line in self._lines for row in line.rows if row.open)

    def resume(self, left: frozenset[str]) -> None:
        """Light the first row that is open again, else the next open one where the lit one is not."""
        again = (row.id for line in self._lines for row in line.rows if row.open and row.id not in left)
        row = next(again, "")
        if row:
            self.choose(row)
        elif self._lit is not None and not self._lit.open:
            self.next_open()

    # -- verbs --------------------------------------------------------------------------------------

    def verbs(self, asked: bool) -> tuple[GoOn, ...]:
        """Give the end of the turn, with what becomes of what is left, and the dice of the lit task."""
        first, entry = self.go_on(asked), self.entry
        if first is None or entry is None or not entry.rolls or self._lit is None:
            return () if first is None else (first,)
        name = next((task.name for task in self._view.tasks if task.lit), "")
        whom, waits = fill(self.tr("for {name}"), name=name), self._waits_for_dice(entry)
        key = "↵" if waits and self._context.play.setup.rolled_here else ROLL
        return first, GoOn(ROLL_HERE, self.tr("Roll here"), key, whom, icon="dice", primary=waits)

    def _waits_for_dice(self, entry: TaskEntry) -> bool:
        """Tell whether its dice are all that the lit task lacks, and none was typed."""
        fields = self.board.lit_fields
        lacks = fields is not None and (fields.missing is not None or fields.hold_keys)
        return entry.rolls and not entry.begun and entry.answer is None and not lacks

    def go_on(self, asked: bool) -> GoOn | None:
        """End the phase: nothing is asked, what is left is said."""
        context = self._context
        choice = next(iter(context.offered()), None)
        if choice is None:
            return None
        icon = context.pieces.choices.get(choice.code, ChoiceLook(icon="hourglass")).icon
        words = context.say_choice(choice)
        if choice.code == "choice.end_turn":
            words = self.tr("Turn {turn}").format(turn=context.game.turn + 1)
        key = free_key(context, "another_turn" if is_last_turn(context) else "go_on")
        ends = not asked and not self._view.left
        return GoOn(choice.code, words, key, self._left_words(), icon, primary=ends)

    def _left_words(self) -> str:
        """Say what becomes of what is left: what is not paid ends, the rest stays as it is."""
        lines = left_of(self._context, self._lines)
        unpaid = sum(line.row.rule.source is RowSource.UPKEEP for line in lines)
        said = []
        if unpaid:
            said.append(self.tr("%n unpaid end", "", unpaid))
        if len(lines) > unpaid:
            said.append(self.tr("%n left undone", "", len(lines) - unpaid))
        return ", ".join(said)

    # -- what is entered ----------------------------------------------------------------------------

    def reads(self, event: QKeyEvent) -> bool:
        """Tell whether a key is for the lit task: dice always, letters while its figure is pointed at."""
        entry, key = self.entry, _key_of(event)
        if entry is None or not key or self._context.looks_back:
            return False
        if key.isalpha() and self._selected not in ("", entry.row.fighter):
            return False
        return entry.reads(key) or (key == _ROLLS and entry.rolls)

    def press_key(self, event: QKeyEvent) -> bool:
        """Take a key that it reads."""
        if not self.reads(event):
            return False
        self._press(_key_of(event))
        return True

    def _press(self, key: str) -> None:
        entry = self.entry
        if entry is None:
            return
        if key == _ROLLS and entry.rolls:
            self.roll_here()
            return
        command = entry.press(key)
        if command is None:
            self._context.forget_refusal()  # it was about other dice
        self._carry(entry, command)

    def roll_here(self) -> None:
        """Throw the dice of the lit task here; undo takes back what came of them."""
        entry = self.entry
        if entry is not None and entry.rolls:
            self._carry(entry, entry.roll())

    def begin_lit(self) -> bool:
        """Roll for the lit task where only its dice are missing, and dice fall here."""
        here, entry = self._context.play.setup.rolled_here, self.entry
        if waits := here and entry is not None and self._waits_for_dice(entry):
            self.roll_here()
        return waits

    def answer(self, row: PhaseRow) -> bool:
        """Carry out what is entered on a row, or say what is missing; False where nothing is entered."""
        entry = self._entries.get(row.id)
        if entry is None or (self._lit is not None and len(self._lit.rows) > 1):
            return False
        command = entry.answer
        self._carry(entry, command)
        if command is None and not entry.fallen and not self._lead_to_missing():
            dice = self.tr("Enter the dice, or roll them here with R.")
            self.told.emit(dice if entry.rolls else entry.said())
        return True

    def _lead_to_missing(self) -> bool:
        """Put the keyboard into the empty field of the lit test, or take it away from a filled one."""
        if (fields := self.board.lit_fields) is None:
            return False
        left, field = fields.hold_keys, fields.missing
        if field is not None:
            field.setFocus()
            field.selectAll()
            self.reveal()
        elif left:
            self.typed.emit()
        return field is not None or left

    def keep_fallen(self) -> None:
        """Carry out what fell here, as it lies, and what was typed as a whole: nobody leaves it behind."""
        self._keep(begun=True)

    def _keep(self, *, begun: bool) -> None:
        for key, entry in [*self._entries.items()]:
            if entry.fallen or (begun and entry.begun and entry.complete):
                command = entry.answer or entry.press("k")
                if command is not None and self._context.do(command, overrule=entry.overrules):
                    self._entries.pop(key, None)

    def left(self) -> Refusal | None:
        """Say whose task has something typed that is not carried out yet."""
        if (entry := self._begun) is None:
            return None
        return Refusal(Message("refusal.typed_left", {"fighter": entry.row.fighter}))

    def show_left(self) -> None:
        """Light the task that something is typed on."""
        if (entry := self._begun) is not None:
            self.choose(entry.row.id)

    @property
    def _begun(self) -> TaskEntry | None:
        return next((entry for entry in self._entries.values() if entry.begun), None)

    def _carry(self, entry: TaskEntry, command: Command | None) -> None:
        """Carry a command out and light what is next; without one show what was entered."""
        if command is not None:
            self._entries.pop(entry.row.id, None)  # once it is carried out it begins anew
            if self._context.do(command, overrule=entry.overrules):
                if self._lit is not None and not self._lit.open:
                    self.next_open()
                return
            self._entries[entry.row.id] = entry
        self._context.changed.emit()
        self.reveal()

    # -- hands --------------------------------------------------------------------------------------

    def _on_pressed(self, pressed: str, key: str) -> None:
        line = next(line for line in self._lines if line.id == pressed)
        if key == REOPEN:
            self.choose(line.id)
            self.acted.emit(line.row, key)
            return
        if key in _STATES and self._is_aside(line):
            self._context.do(line.marking(_STATES[key]))
            return
        if self._lit is None or self._lit.id != line.id or not key:
            self.choose(line.id)
        match key:
            case "":
                pass
            case "D" | "I":
                self.acted.emit(line.row, _PRESSED[key])
            case "→" | "←" if self.entry is None:
                self.unfold(key == UNFOLD)
            case "↵":
                self.acted.emit(line.row, "do")
            case "Ctrl+M":
                self.counting.emit(line.row.fighter)
            case _:
                self._press(key.lower() if len(key) == 1 else key)

    def _on_asked(self) -> None:
        """Take what was typed into the fields of a test."""
        fields, entry = self.board.lit_fields, self.entry
        if fields is not None and entry is not None:
            entry.ask(*fields.typed)
            self._context.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Lay out anew in another size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "board"):
            self._settle()


def _key_of(event: QKeyEvent) -> str:
    """Give the key of an event as entries call it: a letter is a capital with Shift, locked or not."""
    if event.key() == Qt.Key.Key_Backspace:
        return BACK
    text = typed(event)
    shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    return (text.upper() if shifted else text.lower()) if text.isalpha() else text
