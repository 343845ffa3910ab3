"""The keys of the strategic phase, for the sheet of keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.battle.keys import NINE
from desktop.battle.strategic.order_page import OrderPage
from desktop.battle.strategic.roll_page import RollPage
from desktop.battle.strategic.strategy import Strategy
from desktop.widgets.actions import ActionRow, ActionSet

translate = QCoreApplication.translate

_RANGES = {"place": NINE, "die": "; ".join("123456")}
"""The digits of the rows that have more than one."""


def key_set(panel: QWidget, rows: Sequence[ActionRow]) -> ActionSet:
    """Give the verbs of the phase as the sheet shows them.

    The panel reads its keys itself, so the actions belong to a widget that is never in view: a letter that
    means something else on the table stays free.
    """
    owner = QWidget(panel)
    owner.hide()
    return ActionSet(owner, rows)


def rows(
    strategy: Strategy, order: OrderPage, roll: RollPage, focus_page: Callable[[], object]
) -> list[ActionRow]:
    """Give the rows, worded in the language of now."""
    said = strategy.words()
    table = (
        ("go_on", translate("Strategic", "Ready, or what is proposed"), "Return", order.go_on),
        ("place", translate("Strategic", "Move the chosen card to a place: 1 to 9"), "1", order.focus_first),
        ("up", translate("Strategic", "Move the chosen card up"), "Alt+Up", order.focus_first),
        ("down", translate("Strategic", "Move the chosen card down"), "Alt+Down", order.focus_first),
        ("renumber", translate("Strategic", "Renumber: Space on each card in turn"), "N", order.renumber),
        ("orders", translate("Strategic", "Saved orders, or order again"), "O", order.saved.ask),
        ("die", translate("Strategic", "Enter the die rolled: 1 to 6"), "6", focus_page),
        ("take_back", translate("Strategic", "Take back the last die"), "Backspace", focus_page),
        ("turn", translate("Strategic", "The other side’s die; a 6 can wait"), "Down", roll.turn),
        ("keep", translate("Strategic", "Keep the 6"), "K", roll.keep_six),
        ("fewer", translate("Strategic", "How many of several 6s are re-rolled"), "M", roll.roll_fewer),
        (
            "dice",
            translate("Strategic", "Several dice, a natural result set by an effect"),
            "N",
            roll.ask_dice,
        ),
        ("roll", translate("Strategic", "Roll the die here"), "R", roll.roll),
        ("coordinator", said.chooses, "C", focus_page),
        ("bonus", translate("Strategic", "Bonus and penalty"), "+", focus_page),
        (
            "sides",
            translate("Strategic", "Side A, side B: its sequence, it won, it speaks first"),
            "A; B",
            focus_page,
        ),
    )
    return [
        ActionRow(
            f"strategic.{name}", words, slot, shortcut=keys, group=said.phase, reads=_RANGES.get(name, "")
        )
        for name, words, keys, slot in table
    ]
