"""A spell or a miracle is written down as its card prints it, or written anew."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.characteristics import characteristics
from desktop.widgets.spell_fields import SpellFields
from desktop.widgets.spell_prompt import SpellPrompt
from desktop.wording import fill
from rules.battle.callings import is_faithful, is_mage
from rules.battle.current import current
from rules.battle.magic import LearnSpell
from rules.spells import Spell, SpellKind
from rules.values import Aspect, Characteristic


class LearnPrompt(SpellPrompt):
    """Its reply is the spell once it is on the card; a ``spell`` given is shown to be completed."""

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, spell: Spell | None = None
    ) -> None:
        self._context, self._card = context, context.game.fighters[fighter].card
        self._instead = spell.name("fr") if spell is not None else ""
        table = context.play.table
        fields = SpellFields(
            language=context.language, peoples=table.peoples, abilities=table.abilities,
            ruleset=table.ruleset, offered=characteristics(context, fighter),
        )  # fmt: skip
        super().__init__(parent, fields)
        self.title.setText(fill(self.tr("A spell or miracle of {name}"), name=context.card_name(self._card)))
        told = (table, context.game, context.game.fighters[fighter])
        if is_faithful(*told) and not is_mage(*told):
            self.fields.choose_kind(SpellKind.MIRACLE)
        held = [current(*told[1:], Characteristic.FOI, table.ruleset, each).total or 0 for each in Aspect]
        self.fields.aspect.setCurrentIndex(held.index(max(held)))  # the one that it calls best
        if spell is not None:
            self.fields.show_spell(spell)

    def keep(self, spell: Spell) -> None:
        """Write the spell down on the card."""
        if self.carry(self._context, LearnSpell(self._card, spell, self._instead)):
            self.reply = spell
            self.close_panel()
