"""Where a question stands on the table: in the stage, beside its figure, or in the middle."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Qt

from desktop.battle.centre.panel import CentrePanel
from desktop.battle.prompts.offer_prompt import OVER_STAGE
from desktop.battle.roster.measures import Density
from desktop.battle.roster.roster import stands_on
from desktop.battle.table_parts import TableParts
from desktop.look.painting import paint_style
from desktop.widgets.popover import APART
from desktop.widgets.prompt import Prompt

_ONCE = Qt.ConnectionType.SingleShotConnection
_LEAST, _HIGH = 280, 480
"""How wide a roster is that actions have room over, and how high they are, in px at 100 %."""


def place_prompt(table: TableParts, prompt: Prompt) -> None:
    """Give a question its place; the sides stay alive beside one that stands in the stage."""
    if _takes_stage(table, prompt):
        if table.centre.isHidden():
            table.sharing.show_journal()
        beside = [part for block in table.sides.values() for part in (block.roster, block.points)]
        prompt.stand_in(partial(_stage, table.centre), (*beside, table.banner.menu, table.centre.undo_line))
        table.sharing.share()
        table.hands.testing.show_strip()
        for then in (table.sharing.share, table.hands.testing.show_strip):
            prompt.closed.connect(then, _ONCE)
    elif prompt.about in table.context.game.fighters:
        about = partial(_asked_about, table, prompt)
        prompt.stand_beside(about, stands_on, partial(_room_beside, table, prompt))


def place_anew(table: TableParts) -> None:
    """Let what is open stand where it would open now that the parts of the table have another place."""
    prompt = table.prompt
    if prompt is not None and prompt.isVisible():
        if prompt.fills_stage and prompt.stands_in is not _takes_stage(table, prompt):
            prompt.hide()
            place_prompt(table, prompt)
            prompt.open()
        prompt.fit()
    table.figure.follow(table.selection)


def _takes_stage(table: TableParts, prompt: Prompt) -> bool:
    """Tell whether a question stands in the stage: some always do, others where all is tight."""
    tight = any(block.density is Density.TIGHT for block in table.sides.values())
    fills = prompt.fills_stage and tight and prompt.has_room_in(_stage(table.centre).size())
    return prompt.in_stage or fills


def _stage(centre: CentrePanel) -> QRect:
    """Give the place of the page between the sides with its verbs, down to the line of undo."""
    return centre.geometry().adjusted(0, 0, 0, -centre.foot)


def _asked_about(table: TableParts, prompt: Prompt) -> QRect:
    """Give where a question about a figure stands: beside its row where it speaks, else on the board."""
    page = table.centre.shown
    if prompt.on_board or (rect := page.rect_of(prompt.about)).isEmpty():
        return table.where(prompt.about)
    rect = QRect(page.mapTo(table.over, rect.topLeft()), rect.size())
    if prompt.steps_aside:  # beside its whole row
        stage, room = table.centre.geometry(), _room_beside(table, prompt)
        before = room.left() < stage.left()
        rect.setLeft(room.right() + 1 - APART if before else stage.left())
        rect.setRight(stage.right() if before else room.left() - 1 + APART)
    return rect


def _room_beside(table: TableParts, prompt: Prompt) -> QRect:
    """Give the room for a question: all, but that actions leave the targets and the stage in view.

    They lie over the roster of their own side, beneath its head where there is room for them, and over as
    much of the stage as that is too narrow.
    """
    room, own = table.over.rect(), "ab".index(table.context.game.side_of(prompt.about).key)
    if prompt.steps_aside or prompt.tight:
        room.setTop(table.centre.y())  # who has the hand is read above it
    if prompt.steps_aside and not table.centre.shown.rect_of(prompt.about).isEmpty():
        stage = table.centre.geometry()
        roster = room.right() - stage.right() if own else stage.left()
        narrow = roster < paint_style().px(OVER_STAGE if prompt.spreads else _LEAST)
        wide = paint_style().px(OVER_STAGE) if narrow else roster + APART
        room.setLeft(room.right() + 1 - wide) if own else room.setRight(wide - 1)
        beneath = room.adjusted(0, table.sides["ab"[own]].roster.y(), 0, 0)
        room = beneath if beneath.height() >= paint_style().px(_HIGH) else room
    return room
