"""The card of a spell or a miracle that is an option, of a list's entry or of the library."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.operations import tables
from desktop.operations.desk import Desk
from desktop.widgets.spell_fields import SpellFields
from desktop.widgets.spell_prompt import SpellPrompt
from desktop.wording.card_words import language_now
from rules.armies import Option, OptionKind
from rules.spells import Spell, SpellKind


class OptionSpellPrompt(SpellPrompt):
    """Emits ``kept`` with the key by which its owner knows the option, and the option's spell."""

    kept = Signal(object, object)

    def __init__(self, parent: QWidget, desk: Desk, key: str | int, option: Option) -> None:
        fields = SpellFields(
            language=language_now(), peoples=desk.peoples, abilities=desk.abilities,
            ruleset=tables.default_ruleset(),
        )  # fmt: skip
        super().__init__(parent, fields)
        self._key, self._had = key, option.spell
        miracle = option.kind is OptionKind.MIRACLE
        self.title.setText(self.tr("The card of a miracle") if miracle else self.tr("The card of a spell"))
        if option.spell is not None:
            self.fields.show_spell(option.spell)
        else:
            self.fields.choose_kind(SpellKind.MIRACLE if miracle else SpellKind.SPELL)
            self.fields.name.setText(option.name)
        self.closed.connect(self.deleteLater)

    def keep(self, spell: Spell) -> None:
        """Hand the spell over; without a name it is asked for."""
        if not spell.name(language_now()):
            self.complain(self.tr("Enter a name."))
            self.fields.name.setFocus()
            return
        if self._had is not None:
            # The fields hold no words; those of an imported card stay with it.
            spell = replace(spell, text_fr=self._had.text_fr, text_en=self._had.text_en)
        self.kept.emit(self._key, spell)
        self.close_panel()
