"""Verbs of the screen itself, beside those of the hands: looking, asking for menus, putting away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop.battle.arranging.page import correct_sequence

if TYPE_CHECKING:
    from desktop.battle.table import Table


def screen_verbs(table: Table) -> dict[str, Callable[[], object]]:
    """Give these verbs by their names."""
    context, asking = table.context, table.hands.asking
    return {
        "find": table.pointer.find,
        "verbs": table.show_verbs,
        "journal": table.sharing.show_journal,
        "back": context.look_before,
        "forth": context.look_after,
        "now": context.look_now,
        "leave": table.left.emit,
        "menu_a": partial(asking.side_menu, "a"),
        "menu_b": partial(asking.side_menu, "b"),
        "correct_battle": partial(asking.correct, "game"),
        "order_a": partial(correct_sequence, table, "a"),
        "order_b": partial(correct_sequence, table, "b"),
        "add_a": partial(asking.cards.add_card, "a"),
        "add_b": partial(asking.cards.add_card, "b"),
        "copy_report": partial(table.report_wanted.emit, "copy"),
        "save_report": partial(table.report_wanted.emit, "save"),
        "export": partial(table.report_wanted.emit, "export"),
    }
