"""A spell or a miracle is written down as its card prints it, or written anew."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.caster_head import CasterHead
from desktop.battle.context import BattleContext
from desktop.battle.prompts.characteristics import characteristics
from desktop.widgets.actions import shown_key
from desktop.widgets.key_button import KeyButton
from desktop.widgets.spell_fields import SpellFields
from desktop.widgets.spell_prompt import SpellPrompt
from desktop.wording import fill
from rules.battle.callings import elements_of, is_faithful, is_mage
from rules.battle.current import current
from rules.battle.magic import LearnSpell
from rules.spells import NEUTRAL, Spell, SpellKind
from rules.values import Aspect, Characteristic


class LearnPrompt(SpellPrompt):
    """Its reply is the spell once it is on the card; a ``spell`` given is shown to be completed.

    Enter keeps it to be cast at once, Ctrl+Enter for later: then ``only_kept`` is true.
    """

    in_stage = True
    only_kept = False

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, spell: Spell | None = None
    ) -> None:
        self._context, self._card = context, context.game.fighters[fighter].card
        self._instead = spell.name("fr") if spell is not None else ""
        table, told = context.table, context.game.fighters[fighter]
        mage, faithful = (able(table, context.game, told) for able in (is_mage, is_faithful))
        own = elements_of(table, context.game, told)
        fields = SpellFields(
            language=context.language, peoples=table.peoples, abilities=table.abilities,
            ruleset=table.ruleset, offered=characteristics(context, fighter),
            elements=(*own, NEUTRAL) if own else (),
        )  # fmt: skip
        super().__init__(parent, fields)
        self.title.setText(fill(self.tr("A spell or miracle of {name}"), name=context.card_name(self._card)))
        self.fields.name.setPlaceholderText(self.tr("name and cost suffice"))
        self.body.insertWidget(0, CasterHead(context, fighter, self.panel))
        if mage is not faithful:
            self.fields.choose_kind(SpellKind.SPELL if mage else SpellKind.MIRACLE)
        held = [
            current(context.game, told, Characteristic.FOI, table.ruleset, each).total or 0 for each in Aspect
        ]
        self.fields.aspect.setCurrentIndex(held.index(max(held)))  # the one that it calls best
        if spell is not None:
            self.fields.show_spell(spell)
        self.primary.show_verb(self.tr("Cast"), "↵", self.tr("and keep it"), primary=True)
        self.only = KeyButton(self.panel, large=True, act=self._keep_only)
        self.only.show_verb(self.tr("Keep"), shown_key("Ctrl+Return"), self.tr("without casting"))
        self._foot.insertWidget(1, self.only, 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep it without casting with Ctrl+Enter."""
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and held:
            self._keep_only()
            event.accept()
        else:
            super().keyPressEvent(event)

    def _keep_only(self) -> None:
        self.only_kept = True
        self.answer()
        self.only_kept = self.reply is not None

    def keep(self, spell: Spell) -> None:
        """Write the spell down on the card."""
        if self.carry(self._context, LearnSpell(self._card, spell, self._instead)):
            self.reply_with(spell)
