"""Spells and miracles from the table: which one, on whom, the dice."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.battle import ask
from desktop.battle.prompts.cast_prompt import CastPrompt, OtherSpell
from desktop.battle.prompts.learn_prompt import LearnPrompt
from desktop.battle.prompts.spells_prompt import KEYS, SpellsPrompt
from desktop.battle.service import TableService
from desktop.operations.casters import in_library, remember, spells_for
from desktop.widgets.conversation import Conversation, Left
from desktop.widgets.menu import MenuRow
from rules.battle.magic import CastSpell, LearnSpell, spells_of
from rules.spells import Spell

_MOST = len(KEYS)


class Casting(TableService):
    """Asks which spell it is, then opens its prompt."""

    def begin(self, fighter: str) -> None:
        """Ask which spell of a figure it is, or for its first one; then cast it."""
        self._table.conversation.begin(self._converse(fighter))

    def _converse(self, fighter: str) -> Conversation[None]:
        spells = spells_of(self._context.game, fighter)[:_MOST]
        spell = yield from (self._choose(fighter, spells) if spells else self._another(fighter))
        yield from self._cast(CastSpell(fighter=fighter, spell=spell))

    # -- which spell --------------------------------------------------------------------------------

    def _choose(self, fighter: str, spells: Sequence[Spell]) -> Conversation[Spell]:
        """Show the spells with their cost; one can be written down, completed or changed first."""
        more = (
            MenuRow("new", self.tr("Another spell…"), "N", icon="plus"),
            MenuRow("change", self.tr("Complete or change one"), "C", icon="edit"),
        )
        prompt = SpellsPrompt(self._table.over, self._context, fighter, spells, more)
        which, shifted = yield from ask.menu(prompt)
        if which == "new":
            return (yield from self._another(fighter))
        if which == "change":
            which, shifted = (yield from self._which(spells)), True
        spell = spells[int(which)]
        return (yield from self._learn(fighter, spell)) if shifted else spell

    def _another(self, fighter: str) -> Conversation[Spell]:
        """Offer the spells of the library that the card may know; one that is nowhere yet is written down."""
        context = self._context
        card = context.game.cards[context.game.fighters[fighter].card]
        card_id = in_library(context.desk, card.sheet) if card.sheet is not None else ""
        found = spells_for(context.desk, card_id=card_id, but=card.options) if card_id else {}
        spells = [option.spell for option in found.values() if option.spell is not None][:_MOST]
        if not spells:
            return (yield from self._learn(fighter))
        more = (MenuRow("new", self.tr("A new spell…"), "N", icon="plus"),)
        which, _ = yield from ask.menu(SpellsPrompt(self._table.over, context, fighter, spells, more))
        if which == "new":
            return (yield from self._learn(fighter))
        context.do(LearnSpell(card.id, spells[int(which)]))
        return spells[int(which)]

    def _which(self, spells: Sequence[Spell]) -> Conversation[str]:
        """Ask which spell is to be written anew; the only one needs no question."""
        if len(spells) == 1:
            return "0"
        rows = [
            MenuRow(str(place), spell.name(self._context.language), key, icon="edit")
            for key, (place, spell) in zip(KEYS, enumerate(spells), strict=False)
        ]
        which, _ = yield from ask.choice(self._table.over, self.tr("Which one to complete or change?"), rows)
        return which

    def _learn(self, fighter: str, spell: Spell | None = None) -> Conversation[Spell]:
        prompt = LearnPrompt(self._table.over, self._context, fighter, spell)
        learned = yield from ask.panel(prompt)
        assert isinstance(learned, Spell)
        card = self._context.game.cards[self._context.game.fighters[fighter].card].sheet
        if card is not None:
            remember(self._context.desk, card=card, spell=learned, initiator=self._table)
        if prompt.only_kept:
            raise Left
        return learned

    # -- the spell ----------------------------------------------------------------------------------

    def _cast(self, command: CastSpell) -> Conversation[None]:
        """Ask for all that a spell needs, then for another one where that is turned to."""
        reply: object = OtherSpell(command.spell)
        while isinstance(reply, OtherSpell):
            command = CastSpell(fighter=command.fighter, spell=reply.spell)
            known = spells_of(self._context.game, command.fighter)[:_MOST]
            try:
                reply = yield from ask.panel(CastPrompt(self._table, self._context, command, known))
            except Left:
                reply = None
            self._table.say_refusal("")  # it belonged to the question
