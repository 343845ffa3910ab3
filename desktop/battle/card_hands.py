"""The hands of systems that play reference cards from a pile: heaps, mana and faith, rows of a phase."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from desktop.battle.acting import Acting
from desktop.battle.availability import is_last_turn
from desktop.battle.casting import Casting
from desktop.battle.centre.choices import ASKS, ChoicesPage
from desktop.battle.dealing import Dealing
from desktop.battle.hands import Hands
from desktop.battle.host import TableHost
from desktop.battle.open_things import NEXT_OPEN
from desktop.battle.tasks.entry import TaskEntry
from desktop.battle.tasks.page import ROLL_HERE, TasksPage
from desktop.widgets.conversation import Conversation
from rules.battle import commands as c
from rules.battle.rows import PhaseRow
from rules.battle.ruleset import RowSource
from rules.battle.state import Side


class CardHands(Hands):
    """Verbs of the pile, of actions, gems, faith and spells, and of rows."""

    _acting: Acting
    """How figures act; the hands of each system make their own."""

    def __init__(self, table: TableHost) -> None:
        super().__init__(table)
        self.dealing = Dealing(table, self.questions.element_of)
        self._casting = Casting(table)

    # -- what comes next ----------------------------------------------------------------------------

    def go_on(self) -> None:
        """End the speaking turn, or go to the next phase, or end the turn: whatever comes next."""
        game = self._context.game
        if game.result is not None:
            return
        if game.phase == "activation" and game.speaking:
            self._context.do_unless(self.testing.left() or self._acting.passed_over(), c.EndSpeaking())
        elif game.phase == "activation":
            self._context.do(c.Advance())
        elif is_last_turn(self._context):
            self.end_battle()  # the key that ended every turn before does not lengthen the battle
        elif self._context.moment.rows:
            self.dealing.end_phase()

    def last_word(self) -> None:
        """Say who can play the last card of the phase."""
        page = self._table.page_like(ChoicesPage)
        words = page.question if self._table.shown_page() is page else ""
        self._table.say_refusal(
            words or self.tr("It is told before a card is drawn, while both sides have some.")
        )

    def another_turn(self) -> None:
        """Play on beyond the last turn."""
        if is_last_turn(self._context):
            self.dealing.end_phase()

    def enter(self) -> None:
        """Go on in the speaking turn, or deal with the chosen row of combat and upkeep."""
        game = self._context.game
        if self._context.moment.rows:
            self.enter_row()
        elif game.speaking and game.result is None:
            if not self.testing.go_on():
                self._acting.go_on()
        elif not game.hand:
            self.go_on()

    def act(self) -> None:
        """Give the figure an action, or resolve it."""
        if (fighter := self._fighter()) is not None:
            self._acting.begin(fighter.id)

    def _ask_action(self, key: str) -> None:
        self._acting.begin(key)

    def speaking_began(self) -> None:
        """Ask the first figure of a card that was just played."""
        self._acting.ask_next()

    def digit(self, number: int) -> bool:
        """Choose the n-th figure of those that speak, and ask what it does."""
        found = super().digit(number)
        if found and self._context.game.speaking and (chosen := self._fighter()) is not None:
            self._acting.digit(chosen.id)
        return found

    # -- the pile -----------------------------------------------------------------------------------

    @property
    def _side(self) -> Side | None:
        return self._context.game.sides.get(self._context.game.hand)

    def play_top(self) -> None:
        """Play the top card; where the order is not held, ask which was drawn."""
        self._draw("choice.play_top")

    def reserve_top(self) -> None:
        """Put the top card in reserve."""
        self._context.do(c.ReserveTop())

    def play_reserve(self) -> None:
        """Play the reserve card."""
        self._draw("choice.play_reserve")

    def play_both(self) -> None:
        """Play the reserve and the top card together."""
        self._draw("choice.play_both")

    def refuse(self) -> None:
        """Use a refusal."""
        self._context.do(c.Refuse())

    def choice_verbs(self) -> dict[str, Callable[[], None]]:
        """Give the verbs of choices by their codes."""
        return {
            "choice.last_turn": self.another_turn,
            "choice.play_top": self.play_top,
            "choice.reserve_top": self.reserve_top,
            "choice.play_reserve": self.play_reserve,
            "choice.play_both": self.play_both,
            "choice.refuse": self.refuse,
            "reminders": self.dealing.remind,
            "row_done": self.row_done,
            "row_skipped": self.row_skipped,
            NEXT_OPEN: self.enter,
            ROLL_HERE: self.roll_task,
        }

    def _draw(self, code: str) -> None:
        side = self._side
        context = self._context
        commands: dict[str, c.Command] = {
            "choice.play_top": c.PlayTop(),
            "choice.play_reserve": c.PlayReserve(),
            "choice.play_both": c.PlayBoth(),
        }
        command = commands[code]
        chooses = side is not None and code != "choice.play_top" and len(side.reserve) > 1
        if side is None or (side.knowledge.ordered and not chooses):
            context.do(command)
            return
        refusal = context.play.refusal(command)
        insists = context.pending is not None and context.pending[0] == command
        if refusal is not None and refusal.code != ASKS and not insists:
            context.do(command)
            return
        ask = (
            self.questions.cards.which_reserved if side.knowledge.ordered else self.questions.cards.which_card
        )
        ask(side, code, insists)

    # -- mana and faith -----------------------------------------------------------------------------

    def gem(self) -> None:
        """Give a gem: of the one element the figure has or used last, else ask which."""
        self._gem(1)

    def spend_gem(self) -> None:
        """Spend a gem."""
        self._gem(-1)

    def _gem(self, by: int) -> None:
        if (fighter := self._fighter()) is None:
            return
        element = self.questions.element_of(fighter)
        if element and (by > 0 or fighter.gems.get(element)):
            self._context.do(c.Gem(fighter.id, element, by))
        else:
            self.questions.gems(fighter.id)

    def gems(self) -> None:
        """Choose an element and move its gems."""
        if (fighter := self._fighter()) is not None:
            self.questions.gems(fighter.id)

    def faith(self) -> None:
        """Give a point of temporary faith."""
        self._on(lambda f: c.Faith(f.id, 1))

    def spend_faith(self) -> None:
        """Spend a point of temporary faith."""
        self._on(lambda f: c.Faith(f.id, -1))

    def count_faith(self) -> None:
        """Count the believers round a faithful."""
        if (fighter := self._fighter()) is not None:
            self.count_believers(fighter.id)

    def count_believers(self, fighter: str) -> None:
        """Ask who believes round a faithful; where that is the lit task, it is done by it."""
        row = self._table.phase_row()
        faithful = row is not None and row.open and row.rule.source is RowSource.FAITHFUL
        mine = row.id if row is not None and faithful and row.fighter == fighter else ""
        self.questions.count_faith(fighter, mine)

    def cast(self) -> None:
        """Cast a spell or call a miracle, or write one down."""
        if (fighter := self._fighter()) is not None:
            self._casting.begin(fighter.id)

    # -- fights -------------------------------------------------------------------------------------

    @abstractmethod
    def striking(self, attacker: str, target: str, given: int | None) -> Conversation[bool]:
        """Lead a blow of a fight into its wound, with the number that was typed for it."""

    # -- rows of a phase ----------------------------------------------------------------------------

    def row_done(self) -> None:
        """Deal with the chosen row; where a phase only reminds of rows, list them.

        One that was dealt with leads to the next one that is open, and is opened again by skipping it.
        """
        if self._context.moment.reminds:
            self.dealing.remind()
            return
        row = self._table.phase_row()
        if row is not None and row.open:
            self.do_row(row, "do")
        elif row is not None:
            self._table.next_row()
            after = self._table.phase_row()
            if after is not None and not after.open:
                self._table.say_refusal(self.tr("All is done here."))

    def enter_row(self) -> None:
        """Do what has the keys; deal with the chosen row, or choose the next one that is open."""
        if self._table.shown_page().begin_lit():
            return
        row = self._table.phase_row()
        if row is not None and row.open:
            self.do_row(row, "do")
        else:
            self._table.next_row()

    def row_skipped(self) -> None:
        """Skip the chosen row."""
        if (row := self._table.phase_row()) is not None:
            self.do_row(row, "skip" if row.open else "open")

    def step_done(self) -> None:
        """Do all that can be of the step of the chosen row."""
        self.dealing.settle_chosen("done")

    def step_skipped(self) -> None:
        """Say that there is nothing else in the step of the chosen row."""
        self.dealing.settle_chosen("skipped")

    def entry(self, row: PhaseRow) -> TaskEntry | None:
        """Make what is entered on a row in its place, None for one that is only done."""
        return self.dealing.entry(row)

    def roll_task(self) -> None:
        """Throw the dice of the lit task here."""
        self._table.page_like(TasksPage).roll_here()

    def do_row(self, row: PhaseRow, what: str) -> None:
        """Do a row, skip it, or open it again."""
        self.dealing.do(row, what)

    def name_side(self, row: PhaseRow, side: str) -> None:
        """Name the side that a row asks for, where the system has such rows."""
