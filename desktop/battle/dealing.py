"""Dealing with the rows of a phase from the table: one by one, step by step, and at the end of a turn."""

from __future__ import annotations

from collections.abc import Callable

from desktop.battle import ask
from desktop.battle.centre_page import CentrePage
from desktop.battle.grouped_rows import Bundle, bundle_name, bundle_words, bundles
from desktop.battle.host import TableHost
from desktop.battle.service import TableService
from desktop.battle.tasks.entries import BelieversEntry, GemsEntry, HealEntry, ManaEntry, RallyEntry
from desktop.battle.tasks.entry import TaskEntry
from desktop.drafts.believers_draft import BelieversDraft
from desktop.drafts.gems_draft import GemsDraft
from desktop.drafts.heal_draft import HealDraft
from desktop.drafts.mana_draft import ManaDraft
from desktop.drafts.rally_draft import RallyDraft
from desktop.widgets.conversation import Conversation
from desktop.widgets.menu import MenuRow
from desktop.widgets.prompt import Prompt
from desktop.widgets.spoken import announce
from rules.battle import commands as c
from rules.battle.effect_commands import PayUpkeep, held, payment_of
from rules.battle.effects import effect_of
from rules.battle.healing import heals
from rules.battle.mana import GiveUpGems, surplus
from rules.battle.row_marks import SettleStep
from rules.battle.rows import PhaseRow
from rules.battle.ruleset import RowSource
from rules.battle.state import Effect, Fighter
from rules.spells import FAITH, NEUTRAL

_STATES = {"do": "done", "skip": "skipped"}
_KEYS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The keys of a menu of abilities."""


class Dealing(TableService):
    """Does what a row asks: at once where nothing is to be said, else by the question it needs."""

    def __init__(self, table: TableHost, element_of: Callable[[Fighter], str]) -> None:
        super().__init__(table)
        self._element_of = element_of

    # -- one row ------------------------------------------------------------------------------------

    def do(self, row: PhaseRow, what: str) -> None:
        """Do a row, by what is entered on it where that is asked, skip it, or open it again."""
        if what == "do" and row.open and self._table.shown_page().answer(row):
            return
        self._mark(row, _STATES.get(what, ""))

    def entry(self, row: PhaseRow) -> TaskEntry | None:
        """Make what is entered on a row in its place, None for one that is only done."""
        context = self._context
        table, game = context.table, context.game
        match row.rule.source:
            case RowSource.MAGE if row.rule.verb == "roll":
                element = self._element_of(game.fighters[row.fighter])
                return ManaEntry(context, row, ManaDraft.begin(table, game, row.fighter, row.id, element))
            case RowSource.FAITHFUL:
                return BelieversEntry(
                    context, row, BelieversDraft(table=table, fighter=row.fighter, row=row.id)
                )
            case RowSource.FLED:
                return RallyEntry(context, row, RallyDraft.begin(table, game, row.fighter, row.id))
            case RowSource.ABILITY if least := heals(table, game, row):
                notches = game.fighters[row.fighter].notches
                draft = HealDraft(fighter=row.fighter, least=least, notches=notches, row=row.id)
                return HealEntry(context, row, draft)
            case RowSource.UPKEEP if self._has_choice(row):
                return GemsEntry(context, row, self._payment(row), self.tr("Pay"))
            case RowSource.GEMS if row.over:
                return GemsEntry(context, row, self._surplus(row), self.tr("Discard"))
            case _:
                return None

    def ask(self, prompt: Prompt) -> None:
        """Ask what a row needs; the next open row is chosen once it is answered."""
        self._table.conversation.begin(self._deal(prompt))

    def _deal(self, prompt: Prompt) -> Conversation[None]:
        yield from ask.panel(prompt)
        self._go_on()

    def _mark(self, row: PhaseRow, state: str) -> None:
        if self._context.do(self._marking(self._table.shown_page(), row, state)) and state:
            self._table.next_row()

    def _marking(self, page: CentrePage, row: PhaseRow, state: str) -> c.Command:
        """Give the command that marks a row with all that stand in the chosen line of a page."""
        if (command := page.marking(row, state)) is not None:
            return command
        together = tuple(each.id for each in page.together)
        if len(together) < 2 or row.id not in together:
            return c.MarkRow(row.id, state)
        return SettleStep(row.step, state, together)

    # -- Entretien/X --------------------------------------------------------------------------------

    def _effect(self, row: PhaseRow) -> Effect | None:
        return effect_of(self._context.game, row.effect)

    def _offered(self, effect: Effect) -> dict[str, int]:
        """Give the gems its caster may pay with: of the element, and neutral ones where the rules say so."""
        caster = self._context.game.fighters.get(effect.caster)
        if caster is None or effect.element == FAITH:
            return {}
        if effect.element == NEUTRAL:
            return {element: n for element, n in caster.gems.items() if n}
        neutral = self._context.play.table.ruleset.mana.neutral_pays
        kinds = (effect.element, NEUTRAL) if neutral else (effect.element,)
        return {element: n for element in kinds if (n := held(caster, element))}

    def _has_choice(self, row: PhaseRow) -> bool:
        """Tell whether it could be paid in more than one way."""
        effect = self._effect(row)
        if effect is None or effect.paid:
            return False
        offered = self._offered(effect)
        return len(offered) > 1 and sum(offered.values()) > effect.cost > 0

    def _payment(self, row: PhaseRow) -> GemsDraft:
        effect, context = self._effect(row), self._context
        assert effect is not None
        return GemsDraft(
            asked=PayUpkeep(row.effect, {}, row.id), offered=self._offered(effect), needed=effect.cost,
            gems=payment_of(context.table, context.game, effect).gems,
        )  # fmt: skip

    # -- the reserve --------------------------------------------------------------------------------

    def _surplus(self, row: PhaseRow) -> GemsDraft:
        """Ask which gems go, the most of one element first."""
        fighter = self._context.game.fighters[row.fighter]
        return GemsDraft(
            asked=GiveUpGems(row.fighter, {}, row.id), needed=row.over,
            offered={e: n for e, n in fighter.gems.items() if n}, gems=surplus(fighter, row.over),
        )  # fmt: skip

    def _go_on(self) -> None:
        """Choose the next open row once the one at hand is dealt with."""
        chosen = self._table.phase_row()
        if chosen is not None and not chosen.open:
            self._table.next_row()

    # -- a whole step -------------------------------------------------------------------------------

    def settle(self, step: str, state: str) -> None:
        """Deal with all open rows of a step in one gesture; what asks for an answer is chosen next."""
        if self._context.do(SettleStep(step, state)):
            self._go_on()

    def settle_chosen(self, state: str) -> None:
        """Deal with the step of the chosen row."""
        row = self._table.phase_row()
        if row is not None:
            self.settle(row.step, state)

    # -- the end of a phase -------------------------------------------------------------------------

    def end_phase(self) -> None:
        """Go to the next phase or end the turn: what is typed on the page is said and shown first."""
        context, page = self._context, self._table.shown_page()
        page.keep_fallen()
        command: c.Command = c.EndTurn() if context.moment.ends_turn else c.Advance()
        first = page.go_on(asked=False)
        if context.pending is None or context.pending[0] != command:
            page.show_left()
        if context.do_unless(page.left(), command) and first is not None:
            announce(self._table.over, first.detail)

    # -- abilities of the moment ---------------------------------------------------------------------

    def remind(self, card: str = "") -> None:
        """Offer the abilities that matter in this phase, of all figures or of one card, to be spent."""
        if not self._reminding(card):
            self._table.say_refusal(self.tr("No ability on the table matters in this phase."))
            return
        self._table.conversation.begin(self._remind(card))

    def _reminding(self, card: str) -> list[Bundle]:
        """Give the abilities that nobody has spent, those of the figures of one card together."""
        game = self._context.game
        found = [each for each in bundles(self._context) if each.open]
        return [each for each in found if not card or game.fighters[each.row.fighter].card == card]

    def _remind(self, card: str) -> Conversation[None]:
        context = self._context
        title = self.tr("Abilities of this moment (with Shift: put aside)")
        while found := self._reminding(card):
            made = zip(found, _KEYS, strict=False)
            menu = [
                MenuRow(each.id, bundle_words(context, each), key, bundle_name(context, each), "sparkles")
                for each, key in made
            ]
            picked, shifted = yield from ask.choice(self._table.over, title, menu)
            used = next(each for each in found if each.id == picked)
            self._context.do(used.marking("skipped" if shifted else "done"))
