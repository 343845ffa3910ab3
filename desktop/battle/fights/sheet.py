"""The keys of the fights for the sheet of keys, and the fights for Ctrl+K: the page reads keys itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.keys import NINE
from desktop.drafts.fights_draft import FightsDraft
from desktop.widgets.actions import ActionRow, ActionSet, PaletteEntry

translate = QCoreApplication.translate


def key_set(page: QWidget) -> ActionSet:
    """Make the set of actions; they belong to a widget that is never in view, so that no key is taken."""
    owner = QWidget(page)
    owner.hide()
    return ActionSet(owner, [])


def rows(look: Callable[[], object], roll_here: Callable[[], object]) -> list[ActionRow]:
    """Give the rows, worded in the language of now."""
    table = (
        ("die", translate("Fights", "A die of the line that is lit, else the number of a fight"), "1", look),
        ("back", translate("Fights", "Take back the last die"), "Backspace", look),
        ("roll", translate("Fights", "Roll both dice here"), "R", roll_here),
        ("six", translate("Fights", "Keep the 6"), "K", look),
        ("bonus", translate("Fights", "Bonuses and several dice of the test"), "B", look),
        ("lines", translate("Fights", "Light another line"), "Up; Down", look),
        ("figures", translate("Fights", "Another figure of the left or the right camp"), "Left; Right", look),
        ("fights", translate("Fights", "The fight before, the next fight"), "PgUp; PgDown", look),
    )
    group = translate("Fights", "Fights")
    return [
        ActionRow(
            f"fights.{name}", words, slot, shortcut=keys, group=group, reads=NINE if name == "die" else ""
        )
        for name, words, keys, slot in table
    ]


def found(
    context: BattleContext, draft: FightsDraft, look: Callable[[int], object]
) -> tuple[PaletteEntry, ...]:
    """Give the fights by their numbers, with the names of who plays them."""
    words = translate("Fights", "Open fight {number}")
    return tuple(
        PaletteEntry(
            words.format(number=card.number), partial(look, card.number),
            ", ".join(context.fighter_name(each) for camp in card.camps for each in camp), "swords",
        )
        for card in draft.state.cards
    )  # fmt: skip
