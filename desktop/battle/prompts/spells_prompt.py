"""The spells and miracles of a figure as cards in the stage: each is one key, what it may cast first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop.battle.caster_head import CasterHead, chips_width, paint_chips
from desktop.battle.context import BattleContext
from desktop.battle.short_names import short_name
from desktop.look.painting import Ink, paint_style
from desktop.widgets.key_button import KeyButton
from desktop.widgets.menu import ChoiceGrid, Menu, MenuRow
from desktop.wording import fill
from desktop.wording.battle.board_views import mana_badges
from desktop.wording.battle.cost_words import cost_words
from desktop.wording.battle.shown import Badge
from desktop.wording.battle.spell_text import brief_text
from rules.battle.magic import CastSpell, affordable
from rules.battle.spells_used import too_often
from rules.spells import Spell, SpellKind

KEYS = "123456789ABDEFGHIJKLMOPQRSTUVWXYZ"
"""The keys of the cards: C and N are verbs."""


class SpellCard(KeyButton):
    """A spell as a button with what it costs in chips at its right."""

    copied = False  # its chips are its own
    _cost: tuple[Badge, ...] = ()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, breaks=True)

    def show_cost(self, spell: Spell, language: str) -> None:
        """Show what a spell costs."""
        self._cost = mana_badges(spell.cost, spell.faith, language)
        said = ", ".join(badge.words for badge in self._cost)
        self.setAccessibleDescription(", ".join(filter(None, (said, self.detail))))
        self._measure_again()

    def _key_room(self) -> int:
        return chips_width(self._cost) + paint_style().px(6) if self._cost else 0

    def _paint(self, ink: Ink) -> None:
        super()._paint(ink)
        edge = ink.style.px(8)
        paint_chips(ink, QRectF(self.rect()).adjusted(0, 0, -edge, 0), self._cost)


def spell_rows(context: BattleContext, fighter: str, spells: Sequence[Spell]) -> list[MenuRow]:
    """Give a row for each spell, those that can be cast first, each with its place in the list."""
    reasons = [_why_not(context, fighter, spell) for spell in spells]
    order = sorted(range(len(spells)), key=lambda place: bool(reasons[place]))
    rows: list[MenuRow] = []
    for key, place in zip(KEYS, order, strict=False):
        spell, why = spells[place], reasons[place]
        name, detail, icon = spell.name(context.language), why or _detail(spell), "ban" if why else "sparkles"
        rows.append(MenuRow(str(place), name, key, detail, icon=icon, refused=bool(why)))
    return rows


def show_costs(grid: ChoiceGrid, spells: Sequence[Spell], language: str) -> None:
    """Show the costs of spells on their cards."""
    for place, spell in enumerate(spells):
        card = grid.buttons.get(str(place))
        if isinstance(card, SpellCard):
            card.show_cost(spell, language)


def _why_not(context: BattleContext, fighter: str, spell: Spell) -> str:
    """Say why a spell cannot be cast now: used up, or gems or faith that are missing; "" where it can."""
    used = too_often(context.table, context.game, fighter, spell)
    if used is not None:
        return context.say(used.message)
    missing = affordable(context.table, context.game, fighter, spell).missing
    return cost_words(context, fighter, spell) if missing else ""


def _detail(spell: Spell) -> str:
    if not spell.cost and not spell.faith and spell.kind is SpellKind.SPELL:
        return QCoreApplication.translate("SpellsPrompt", "cost not entered")
    return brief_text(spell)


class SpellsPrompt(Menu):
    """Its reply is the place of the spell, or the id of a row of ``more``, and whether Shift was held."""

    in_stage = True
    makes = SpellCard

    def __init__(
        self, parent: QWidget, context: BattleContext, fighter: str, spells: Sequence[Spell],
        more: Sequence[MenuRow],
    ) -> None:  # fmt: skip
        title = fill(self.tr("{name} casts"), name=short_name(context, fighter))
        super().__init__(parent, title, [*spell_rows(context, fighter, spells), *more])
        show_costs(self.grid, spells, context.language)
        self.after.setText(self.tr("press the spell"))
        self.body.insertWidget(0, CasterHead(context, fighter, self.panel))


class OtherSpells(QWidget):
    """The spells of a caster beneath the one that is cast; ``chosen`` says which was pressed."""

    chosen = Signal(object)

    def __init__(
        self, parent: QWidget, context: BattleContext, command: CastSpell, known: Sequence[Spell]
    ) -> None:
        super().__init__(parent)
        self._known = [spell for spell in known if spell != command.spell]
        rows = [replace(row, key="") for row in spell_rows(context, command.fighter, self._known)]
        grid = ChoiceGrid(self, [row.id for row in rows], make=SpellCard)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.show_rows(rows)
        grid.pressed.connect(self._on_pressed)
        show_costs(grid, self._known, context.language)
        self.buttons = grid.buttons
        self.setLayout(grid)

    def _on_pressed(self, place: str) -> None:
        self.chosen.emit(self._known[int(place)])
