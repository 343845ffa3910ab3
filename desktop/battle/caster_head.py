"""Who casts, above the spells: the value that is tested, what it masters, the gems or the faith it holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.look.badges import paint_badge
from desktop.look.painting import Ink, paint_style
from desktop.widgets.in_line import in_row
from desktop.widgets.painted import Painted
from desktop.widgets.text import label
from desktop.wording.battle.board_views import mana_badges
from desktop.wording.battle.shown import Badge
from desktop.wording.naming import mana_name
from rules.battle.callings import elements_of, is_faithful, is_mage
from rules.battle.current import current
from rules.values import Characteristic

_CHIP = 52
"""From one chip to the next, in px at 100 %."""


class CasterHead(QWidget):
    """One line: POW 15 · Darkness and Air, and a stone with a number for each element that is held."""

    def __init__(self, context: BattleContext, fighter: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._context, self._fighter = context, fighter
        said = label(_words(context, fighter), self, role="soft", wrap=True)
        self.chips = GemChips(self)
        in_row(self, (said, 1), self.chips, gap=8, edges=(0, 0, 0, 4))
        context.changed.connect(self._show_held)
        self._show_held()

    def _show_held(self) -> None:
        """Show what is held now: a spell that was cast has taken its gems."""
        found = self._context.game.fighters.get(self._fighter)
        if found is not None:
            self.chips.show_held(mana_badges(found.gems, found.faith, self._context.language))


def _words(context: BattleContext, fighter: str) -> str:
    """Say the values that are tested, and the elements that are mastered."""
    table, game = context.table, context.game
    found, parts = game.fighters[fighter], []
    callings = (
        (Characteristic.POU, is_mage(table, game, found)),
        (Characteristic.FOI, is_faithful(table, game, found)),
    )
    for what, able in callings:
        value = current(game, found, what, table.ruleset).total if able else None
        if value is not None:
            parts.append(f"{context.names.characteristic(what.value)} {value:g}")
    own = ", ".join(mana_name(element) for element in elements_of(table, game, found))
    return " · ".join(filter(None, (*parts, own)))


class GemChips(Painted, QWidget):
    """What is held, a stone with its letter and how many of each."""

    _held: Sequence[Badge] = ()

    def show_held(self, held: Sequence[Badge]) -> None:
        """Show these."""
        self._held = held
        self.setAccessibleName(", ".join(badge.words for badge in held))
        self.setFixedSize(chips_width(held), paint_style().px(28))
        self.update()

    def _paint(self, ink: Ink) -> None:
        paint_chips(ink, QRectF(self.rect()), self._held)


def chips_width(badges: Sequence[Badge]) -> int:
    """Tell how wide chips stand side by side, in px."""
    return paint_style().px(_CHIP) * len(badges)


def paint_chips(ink: Ink, room: QRectF, badges: Sequence[Badge]) -> None:
    """Paint chips side by side at the right of a room."""
    style, high = ink.style, ink.style.px(26)
    left = room.right() - chips_width(badges)
    for place, badge in enumerate(badges):
        chip = QRectF(left + place * style.px(_CHIP) + style.px(5), 0, style.px(_CHIP - 6), high)
        chip.moveTop(room.center().y() - high / 2)
        paint_badge(ink, chip, badge)
