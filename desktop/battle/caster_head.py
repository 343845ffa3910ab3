"""Who casts, above the spells: the value that is tested, what it masters, the gems or the faith it holds."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.look.painting import Ink, kit
from desktop.widgets.gem_spin import paint_stone
from desktop.widgets.in_line import in_row
from desktop.widgets.painted import Painted
from desktop.widgets.text import label
from desktop.wording.naming import mana_name, mana_words
from rules.battle.callings import elements_of, is_faithful, is_mage
from rules.battle.current import current
from rules.spells import FAITH
from rules.values import Characteristic

_CENTRE = Qt.AlignmentFlag.AlignCenter


class CasterHead(QWidget):
    """One line: POW 15 · Darkness and Air, and a stone with a number for each element that is held."""

    def __init__(self, context: BattleContext, fighter: str, parent: QWidget) -> None:
        super().__init__(parent)
        found = context.game.fighters[fighter]
        said = label(_words(context, fighter), self, role="soft", wrap=True)
        chips = GemChips({**found.gems, FAITH: found.faith}, context.language, self)
        in_row(self, (said, 1), chips, gap=8, edges=(0, 0, 0, 4))


def _words(context: BattleContext, fighter: str) -> str:
    """Say the values that are tested, and the elements that are mastered."""
    table, game = context.play.table, context.game
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

    def __init__(self, held: dict[str, int], language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._held, self._language = {key: n for key, n in held.items() if n > 0}, language
        self.setAccessibleName(mana_words(self._held))
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Ask for the room of all chips."""
        return QSize(kit().px(54) * len(self._held), kit().px(28))

    def _paint(self, ink: Ink) -> None:
        made = ink.kit
        for place, (element, n) in enumerate(self._held.items()):
            chip = QRectF(place * made.px(54) + made.px(4), 1, made.px(50), self.height() - 2)
            ink.box(chip, made.colour("raised"), made.colour("line"), made.px(6), 1)
            stone = QRectF(chip.x(), chip.y(), made.px(26), chip.height())
            paint_stone(ink, stone, element, self._language)
            ink.text(chip.adjusted(stone.width(), 0, 0, 0), str(n), made.bold, made.colour("text"), _CENTRE)
