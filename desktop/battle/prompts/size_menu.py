"""How large a figure is, asked where the size of its card is not known and matters (II-E-3)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.menu import Menu, MenuRow
from desktop.wording import fill
from desktop.wording.battle.referee_words import size_name
from rules.cards import Size
from rules.text import Refusal


class SizeMenu(Menu):
    """Emits ``picked`` with a size; a digit each. It says why it asks."""

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str, refusal: Refusal) -> None:
        sizes = [size for size in Size if size is not Size.UNKNOWN]
        rows = [MenuRow(size.value, size_name(size), str(n)) for n, size in enumerate(sizes, 1)]
        title = self.tr("Which size is {name}?")
        super().__init__(parent, fill(title, name=context.fighter_name(fighter)), rows)
        self.about = fighter
        self.complain(context.say_refusal(refusal))
