"""Tactics on the pile: what they ask, and what stands beneath each of them among the choices."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.battle import ask
from desktop.battle.card_questions import drawn_card
from desktop.battle.centre.choices import ASKS
from desktop.battle.context import BattleContext
from desktop.battle.monconf.points_page import PricePrompt
from desktop.battle.service import TableService
from desktop.widgets.card_prompt import CardPrompt, Known
from desktop.widgets.conversation import Conversation
from rules.battle.commands import Command
from rules.battle.system import Choice
from rules.monconf.commands import AnswerGenius, GeneralAssault, Genius, PlanB, Temporise
from rules.monconf.drawing import asked
from rules.text import Refusal

translate = QCoreApplication.translate


def detail(context: BattleContext, choice: Choice) -> str:
    """Say what a choice plays, and of a tactic what it costs and does."""
    if "cost" not in choice.data or not choice.data["cost"]:
        return _answer_words(context, choice) or drawn_card(context, choice)
    n, of = choice.data["cost"], choice.data["held"]
    price = translate("MonconTactics", "{n} of {of} command points").format(n=n, of=of)
    if choice.code == "choice.genius":
        price = translate("MonconTactics", "up to {of} command points").format(of=of)
    does = _does(context, choice)
    return f"{price} · {does}" if does else price


def _does(context: BattleContext, choice: Choice) -> str:
    match choice.code:
        case "choice.general_assault":
            return _two(context)
        case "choice.genius":
            return translate("MonconTactics", "the other side may pay as much to cancel it")
    return ""


def _two(context: BattleContext) -> str:
    side = context.game.sides[context.game.hand]
    if side.hidden or not side.knowledge.ordered or len(side.pile) < 2:
        return ""
    return " + ".join(context.card_name(card) for card in side.pile[:2])


def _answer_words(context: BattleContext, choice: Choice) -> str:
    if choice.code == "choice.genius_counter":
        return translate("MonconTactics", "The plan is cancelled: both have paid.")
    if choice.code == "choice.genius_pass":
        return translate("MonconTactics", "No brilliant plan for this side until the end of the turn.")
    return ""


class Tactics(TableService):
    """Plays the tactics on the pile; where a card or a number is needed it is asked for."""

    def temporise(self) -> None:
        """Set the top card aside."""
        self._context.do(Temporise())

    def general_assault(self) -> None:
        """Play two cards: the two on top, else ask which were turned."""
        side = self._context.game.sides.get(self._context.game.hand)
        command = GeneralAssault()
        if side is None or (side.knowledge.ordered and not side.reserve):
            self._context.do(command)
        elif (insists := self._ready(command)) is not None:
            self._table.conversation.begin(self._assault(insists))

    def _assault(self, insists: bool) -> Conversation[None]:
        side = self._context.game.sides[self._context.game.hand]
        cards = (*side.pile, *side.reserve)
        first = yield from self._ask(self.tr("General assault: which is the first card?"), cards)
        left = [card for card in cards if card != first]
        second = yield from self._ask(self.tr("General assault: which card goes with it?"), left)
        self._do(GeneralAssault(first, second), insists)

    def plan_b(self) -> None:
        """Ask which other card of the pile is activated."""
        offered = next((o.command for o in self._context.offered() if o.code == "choice.plan_b"), PlanB(""))
        if (insists := self._ready(offered)) is not None:
            self._table.conversation.begin(self._activate(insists))

    def _activate(self, insists: bool) -> Conversation[None]:
        """Ask for a card that plan B leads to; an open pile is shown as it lies, without the turned card."""
        side = self._context.game.sides[self._context.game.hand]
        ordered = side.knowledge.ordered
        words = self.tr("Plan B: which card is activated?")
        card = yield from self._ask(words, side.pile[ordered:], by_name=not ordered or side.hidden)
        self._do(PlanB(card), insists)

    def genius(self) -> None:
        """Ask how much the plan is worth; the side that is to answer one counters it."""
        if asked(self._context.game):
            self.answer(pay=True)
        elif self._ready(Genius(1)) is not None:
            self._table.open_prompt(PricePrompt(self._table.over, self._context))

    def answer(self, *, pay: bool) -> None:
        """Counter the plan of the other side, or let it stand."""
        self._context.do(AnswerGenius(pay))

    # -- what is asked ------------------------------------------------------------------------------

    def _ready(self, command: Command) -> bool | None:
        """Tell whether the table insists where it is asked on; None where the refusal is shown instead."""
        refusal = self._context.play.refusal(command)
        pending = self._context.pending
        insists = pending is not None and pending[0] == command
        if refusal is None or refusal.code == ASKS or (insists and refusal.overridable):
            return insists
        self._context.do(command)
        return None

    def _ask(self, title: str, cards: Sequence[str], *, by_name: bool = True) -> Conversation[str]:
        """Ask for one of some cards."""
        known = [Known(self._context.card_name(card), card=card) for card in cards]
        if by_name:
            known.sort(key=lambda each: each.words)
        picked = yield from ask.card(CardPrompt(self._table.over, title, self.tr("Play"), known))
        return picked.card

    def _do(self, command: Command, insists: bool) -> None:
        refusal: Refusal | None = self._context.play.refusal(command)
        overrule = insists and refusal is not None and refusal.overridable
        self._context.do(command, overrule=overrule)
