"""Where a question stands on the table: in the stage, beside its figure, or in the middle."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from desktop.battle.centre.panel import CentrePanel
from desktop.battle.roster.measures import Density
from desktop.battle.roster.roster import SideRoster
from desktop.battle.table_parts import TableParts
from desktop.widgets.prompt import Prompt


def place_prompt(table: TableParts, prompt: Prompt) -> None:
    """Give a question its place; the sides stay alive beside one that stands in the stage."""
    tight = any(block.density is Density.TIGHT for block in table.sides.values())
    if prompt.in_stage or (prompt.fills_stage and tight and prompt.has_room_in(_stage(table.centre).size())):
        if table.centre.isHidden():
            table.sharing.show_journal()
        table.sharing.share()
        prompt.closed.connect(table.sharing.share)
        table.hands.testing.show_strip()
        prompt.closed.connect(table.hands.testing.show_strip)
        beside = [part for block in table.sides.values() for part in (block.roster, block.points)]
        prompt.stand_in(partial(_stage, table.centre), (*beside, table.centre.undo_line))
    elif prompt.about in table.context.game.fighters:
        prompt.stand_beside(partial(_asked_about, table, prompt.about), _is_board)


def _stage(centre: CentrePanel) -> QRect:
    """Give the place of the page between the sides with its verbs, down to the line of undo."""
    return centre.geometry().adjusted(0, 0, 0, -centre.foot)


def _asked_about(table: TableParts, fighter: str) -> QRect:
    """Give where a question about a figure stands: beside its row where it speaks, else on the board."""
    page = table.centre.shown
    if not (rect := page.rect_of(fighter)).isEmpty():
        return QRect(page.mapTo(table.over, rect.topLeft()), rect.size())
    return table.where(fighter)


def _is_board(pressed: QWidget) -> bool:
    """Tell whether figures stand on a widget: the press names one of them."""
    return isinstance(pressed.parentWidget(), SideRoster)
