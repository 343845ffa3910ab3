"""The hands of MonCon'F: tactics, actions, blows, marks, and what comes next in its three phases."""

from __future__ import annotations

from collections.abc import Callable

from desktop.battle.card_hands import CardHands
from desktop.battle.host import TableHost
from desktop.battle.monconf.acting import MonconfActing
from desktop.battle.monconf.lead import Leading
from desktop.battle.monconf.marks_prompt import MarksPrompt
from desktop.battle.monconf.points_page import PointsPrompt
from desktop.battle.monconf.shots import SHOTS, MonconShooting
from desktop.battle.monconf.stages import RESOLVE_NEXT
from desktop.battle.monconf.steady_entry import SteadyEntry
from desktop.battle.monconf.steady_prompt import SteadyPrompt
from desktop.battle.monconf.strike_prompt import StrikePrompt
from desktop.battle.monconf.tactic_questions import Tactics
from desktop.battle.monconf.who_rallies import Rallying
from desktop.battle.striking import Striking
from desktop.battle.tasks.entry import TaskEntry
from desktop.battle.wounding import Wounding
from desktop.drafts.monconf.steady_draft import SteadyDraft
from desktop.widgets.conversation import Conversation
from rules.battle.deeds import deed_of
from rules.battle.row_marks import NAMES
from rules.battle.rows import PhaseRow
from rules.battle.ruleset import RowSource
from rules.monconf.commands import NameDominant
from rules.monconf.drawing import asked
from rules.monconf.marking import marked
from rules.monconf.marks import REACTION
from rules.monconf.passes import threshold_of


def blow(table: TableHost, attacker: str, target: str) -> StrikePrompt:
    """Ask for the attack threshold of a blow."""
    return StrikePrompt(table.over, table.context, attacker, target)


class MonconfHands(CardHands):
    """The verbs that only MonCon'F has."""

    _acting: MonconfActing

    def __init__(self, table: TableHost) -> None:
        super().__init__(table)
        self._acting = MonconfActing(table, self._casting.begin)
        self._wounding = Wounding(table, blow)
        self._striking = Striking(table, self._wounding, SHOTS.actions)
        self.testing = self._shooting = MonconShooting(table, self._wounding)
        self._tactics = Tactics(table)
        self._leading = Leading(table)
        self._rallying = Rallying(table, self._steady)

    def choice_verbs(self) -> dict[str, Callable[[], None]]:
        """Give the verbs of choices by their codes."""
        return {
            **super().choice_verbs(),
            "choice.temporise": self.temporise,
            "choice.plan_b": self.plan_b,
            "choice.general_assault": self.general_assault,
            "choice.genius": self.genius,
            "choice.genius_counter": self.genius,
            "choice.genius_pass": self.pass_genius,
            RESOLVE_NEXT: self.enter,
        }

    # -- what comes next ------------------------------------------------------------------------------

    def enter(self) -> None:
        """Let a plan stand, or go on as in any system of cards."""
        if asked(self._context.game) and not self._context.moment.rows:
            self.pass_genius()
        else:
            super().enter()

    # -- tactics ----------------------------------------------------------------------------------------

    def temporise(self) -> None:
        """Set the top card aside for command points."""
        self._tactics.temporise()

    def general_assault(self) -> None:
        """Play two cards together."""
        self._tactics.general_assault()

    def plan_b(self) -> None:
        """Activate another card of the pile."""
        self._tactics.plan_b()

    def genius(self) -> None:
        """Play a brilliant plan, or counter that of the other side."""
        self._tactics.genius()

    def pass_genius(self) -> None:
        """Let the brilliant plan of the other side stand."""
        self._tactics.answer(pay=False)

    def choose(self, code: str) -> None:
        """Play a tactic on a figure, or do a choice by its code."""
        kind, _, tactic = code.partition(".")
        if kind == "tactic":
            self._acting.play(tactic, self._table.selection)
        else:
            super().choose(code)

    def react(self) -> None:
        """Answer the move of an enemy with a figure of the other side."""
        self._acting.react(self._table.selection if self._fighter() is not None else "")

    # -- figures ----------------------------------------------------------------------------------------

    def wound(self) -> None:
        """Read a blow: of a shot that is open, on the chosen figure, or first say who strikes whom.

        Who has just shot in reaction strikes the enemy on the move.
        """
        if self._shooting.strike(self._table.selection):
            return
        fighter, game = self._fighter(), self._context.game
        shot = None if fighter is None else deed_of(fighter, "shoot")
        reacts = fighter is not None and game.phase == "activation" and marked(fighter, REACTION)
        if fighter is not None and shot is not None and shot.target and reacts:
            self._wounding.between(fighter.id, shot.target)
        else:
            self._striking.begin(fighter.id if fighter is not None else "")

    def striking(self, attacker: str, target: str, given: int | None) -> Conversation[bool]:
        """Read a blow by the attack threshold that was typed for it, else by that of its pass."""
        if given is None:
            given = threshold_of(self._context.play.table, self._context.game, attacker, target)
        return self._wounding.roll(attacker, target, given)

    def marks(self) -> None:
        """Set or take off the marks of the figure."""
        if (fighter := self._fighter()) is not None:
            self._table.open_prompt(MarksPrompt(self._table.over, self._context, fighter.id))

    def steady(self) -> None:
        """Let a frightened figure try to rally: the chosen one where it may, else who may."""
        self._rallying.begin(self._table.selection)

    def _steady(self, fighter: str) -> None:
        self._table.open_prompt(self._rally(fighter))

    def _rally(self, fighter: str) -> SteadyPrompt:
        """Make the question how a rally goes."""
        draft = SteadyDraft.begin(self._context.play.table, self._context.game, fighter, "")
        return SteadyPrompt(self._table.over, self._context, draft)

    def lead(self) -> None:
        """Switch who uses the COU and DIS of whom."""
        if (fighter := self._fighter()) is not None:
            self._leading.begin(fighter.id)

    def points(self) -> None:
        """Put the command points right."""
        self._table.open_prompt(PointsPrompt(self._table.over, self._context))

    def entry(self, row: PhaseRow) -> TaskEntry | None:
        """Make what is entered on a row: a frightened figure's test, else as in any system of cards."""
        if row.rule.source is not RowSource.MARK or not row.fighter:
            return super().entry(row)
        context = self._context
        draft = SteadyDraft.begin(context.table, context.game, row.fighter, row.id)
        return SteadyEntry(context, row, draft)

    def do_row(self, row: PhaseRow, what: str) -> None:
        """Do a row; who is dominant is said by naming the side."""
        if what == "do" and row.open and row.rule.verb == NAMES:
            self._table.say_refusal(self.tr("Who is dominant? 1 or 2 names the side."))
        else:
            super().do_row(row, what)

    def name_side(self, row: PhaseRow, side: str) -> None:
        """Name the side that is dominant, whose rule it is with the players."""
        if self._context.do(NameDominant(row.id, side)):
            self._table.next_row()
