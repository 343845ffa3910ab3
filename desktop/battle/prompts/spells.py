"""The spells and miracles of a figure as cards in the stage: each is one key, what it may cast first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop.battle.caster_head import CasterHead
from desktop.battle.context import BattleContext
from desktop.widgets.menu import Menu, MenuRow
from desktop.wording import fill
from desktop.wording.battle.cost_words import cost_words
from desktop.wording.battle.spell_text import brief_text
from rules.battle.magic import affordable
from rules.battle.spells_used import too_often
from rules.spells import Spell, SpellKind

KEYS = "123456789ABDEFGHIJKLMOPQRSTUVWXYZ"
"""The keys of the cards: C and N are verbs."""


class SpellsPrompt(Menu):
    """Its reply is the place of the spell, or the id of a row of ``more``, and whether Shift was held."""

    in_stage = True

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, spells: Sequence[Spell],
        more: Sequence[MenuRow],
    ) -> None:  # fmt: skip
        self._context, self._fighter = context, fighter
        title = fill(self.tr("{name} casts"), name=context.fighter_name(fighter))
        super().__init__(parent, title, [*self._cards(spells), *more])
        self.after.setText(self.tr("press the spell"))
        self.body.insertWidget(0, CasterHead(context, fighter, self.panel))

    def _cards(self, spells: Sequence[Spell]) -> list[MenuRow]:
        """Give a row for each spell, those that can be cast first, each with its place in the list."""
        reasons = [self._why_not(spell) for spell in spells]
        order = sorted(range(len(spells)), key=lambda place: bool(reasons[place]))
        return [
            MenuRow(
                str(place),
                spells[place].name(self._context.language),
                key,
                reasons[place] or self._detail(spells[place]),
                icon="ban" if reasons[place] else "sparkles",
                refused=bool(reasons[place]),
            )
            for key, place in zip(KEYS, order, strict=False)
        ]

    def _why_not(self, spell: Spell) -> str:
        """Say why a spell cannot be cast now: used up, or gems or faith that are missing; "" where it can."""
        context, fighter = self._context, self._fighter
        used = too_often(context.play.table, context.game, fighter, spell)
        if used is not None:
            return context.say(used.message)
        missing = affordable(context.play.table, context.game, fighter, spell).missing
        return cost_words(context, fighter, spell) if missing else ""

    def _detail(self, spell: Spell) -> str:
        if not spell.cost and not spell.faith and spell.kind is SpellKind.SPELL:
            return self.tr("cost not entered")
        return " · ".join(filter(None, (cost_words(self._context, self._fighter, spell), brief_text(spell))))
