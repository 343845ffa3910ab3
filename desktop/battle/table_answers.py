"""What the parts of the table tell it, and what is done about that."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF

from desktop.battle.centre.panel import HERE, LEAVES, NOBODY, NOW
from desktop.battle.dragging import Dragging
from desktop.battle.journal import CLOSE
from desktop.battle.prompt_places import place_anew
from desktop.battle.sequence_look import SequenceLook
from desktop.battle.table_parts import TableParts
from rules.battle.commands import Command
from rules.text import Refusal


class Answers(QObject):
    """Listens to the parts of the table, and says what is done about what happened in each."""

    def __init__(self, table: TableParts) -> None:
        super().__init__(table.over)
        self._table = table
        self._context = table.context
        Dragging(table)
        self._context.changed.connect(table.refresh)
        self._context.refused.connect(self._on_refused)
        self._context.stepped.connect(self._on_stepped)
        one, other = (block.header for block in table.sides.values())
        one.twin, other.twin = other, one
        for block in table.sides.values():
            block.roster.chosen.connect(table.press)
            block.roster.opened.connect(table.show_card)
            block.roster.asked.connect(self._on_asked)
            block.header.asked.connect(self._on_side)
            block.roster.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        centre, hands = table.centre, table.hands
        centre.chosen.connect(self.do_chosen)
        centre.moved.connect(self._on_scrolled)
        for more in (table.figure.more, centre.verbs.more):
            more.clicked.connect(self._on_more)
        table.figure.sheet.pressed.connect(hands.press_sheet)
        centre.undo_line.undone.connect(table.undo)
        centre.undo_line.redone.connect(table.redo)
        centre.close_battle.clicked.connect(hands.end_battle)
        table.banner.journal.clicked.connect(table.sharing.show_journal)
        table.banner.menu.clicked.connect(hands.questions.battle_menu)
        table.journal.looked.connect(self._on_looked)
        table.journal.ways.chosen.connect(self.do_chosen)
        table.unsaved.pressed.connect(self._on_unsaved)
        table.past.pressed.connect(table.undo)
        table.trial.pressed.connect(hands.testing.pressed)

    # -- the battle ---------------------------------------------------------------------------------

    def _on_stepped(self) -> None:
        self._table.stale = True
        self._table.ask_no_figure()  # who was asked for is of another state now
        self._table.step_aside()

    def _on_refused(self, refusal: Refusal, command: Command) -> None:
        table = self._table
        words = self._context.say_refusal(refusal, again=True)
        asked = table.prompt is not None and table.prompt.isVisible() and table.prompt.tells_why
        table.centre.refresh(table.selection)
        table.centre.say_refusal("" if asked else words, shown=not table.centre.shown.tells(command))
        table.possible.emit()

    # -- the sides and the centre -------------------------------------------------------------------

    def _on_asked(self, fighter: str, _where: QPointF) -> None:
        if self._table.pointer.asks:
            self._table.pointer.take(fighter)
            return
        self._table.select(fighter)
        self._table.show_verbs(on_board=True)

    def _on_scrolled(self) -> None:
        place_anew(self._table)

    def _on_more(self) -> None:
        self._table.show_verbs()

    def _on_side(self, what: str) -> None:
        sides = self._table.sides.items()
        key = next(key for key, block in sides if block.header is self.sender())
        if what == "menu":
            self._table.hands.questions.side_menu(key)
        elif what == "look":
            self.look_at_sequence(key)
        else:
            self._table.hands.count(1 if what == "more" else -1, key)

    def look_at_sequence(self, side: str) -> None:
        """Let the owner look at his sequence, behind the cover screen."""
        SequenceLook(self._table, self._context, side).begin()

    def do_chosen(self, code: str) -> None:
        """Do a verb of the bar: of who asks for a figure, of the page in view, or a choice of the moment."""
        if code == NOBODY:
            self._table.pointer.end("")
        elif code == LEAVES:
            self._table.pointer.leave()
        elif code == CLOSE:
            self._table.sharing.show_journal()
        elif code == NOW:
            self._context.look_now()
        elif code == HERE:
            self._context.go_to(self._context.looked_at)
        elif not self._table.centre.shown.do_verb(code):
            self._table.hands.choose(code)

    # -- the journal and the strips -----------------------------------------------------------------

    def _on_looked(self, step: int) -> None:
        if step == self._context.play.told_to().last(self._context.play.head):
            self._context.look_now()
        else:
            self._context.look(step)

    def _on_unsaved(self, number: int) -> None:
        if number == 0:
            self._context.save_again()
        else:
            self._table.elsewhere_wanted.emit()
