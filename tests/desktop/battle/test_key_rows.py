"""A key of the battle is a row: every system takes it or leaves it on purpose, and somebody does it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtGui import QKeySequence

from desktop.battle.keys import CHOSEN, SHARED
from desktop.battle.place import BattlePlace
from desktop.battle.screen import screen_of
from desktop.battle.system_loader import pieces_of
from desktop.battle.table import BattleTable
from desktop.shell.window import PLACES, Window
from desktop.widgets.actions import sequences
from desktop.widgets.typed_keys import AZERTY
from rules.systems import KINDS

LEFT: dict[str, str] = {
    "confrontation": "",
    "monconf": "reserve_top play_both last_word",  # Temporiser, Assaut général; tactics draw
    "eclats": "play_top reserve_top play_reserve play_both refuse last_word stun wound gem spend_gem gems "
    "faith spend_faith count_faith contacts row_done row_skipped step_done step_skipped another_turn "
    "one_more one_fewer referee order_a order_b",
}
"""The shared rows that a system has no use for."""


@pytest.mark.parametrize("system", KINDS)
def test_a_system_takes_each_shared_row_or_leaves_it_on_purpose(system: str) -> None:
    taken = {row.id for row in screen_of(pieces_of(system)).keys}
    missing = [name for name in SHARED if name not in taken]
    assert missing == LEFT[system].split(), (
        f"a key of desktop/battle/keys.py that {system} has not: name it in the keys of its SCREEN "
        f"(desktop/battle/systems/{system}.py, desktop/battle/{system}/keys.py), or in LEFT here"
    )


@pytest.mark.parametrize("system", KINDS)
def test_each_row_of_a_system_has_its_gesture(system: str, table: BattleTable) -> None:
    hands = screen_of(pieces_of(system)).hands
    for row in screen_of(pieces_of(system)).keys:
        assert hasattr(hands, row.id) or (row.id in SHARED and callable(table.verb(row.id))), (
            f"nobody does {row.id}: a method of that name of {hands}, or a line in BattleTable._verbs"
        )


@pytest.mark.parametrize("system", KINDS)
def test_a_button_has_a_row_with_short_words(system: str) -> None:
    screen = screen_of(pieces_of(system))
    for verb in screen.verbs:
        row = screen.row(verb)
        assert row is not None and row.short, f"{verb}: a row of the keys of {system}, with its `short` words"


Keys = Iterable[tuple[str, str]]
"""Verbs by their names, with their keys as portable text."""

BENEATH: Keys = (
    *((f"the {number} of a French keyboard", text) for text, number in AZERTY.items() if text != "-"),
    *((f"the digit {number}", str(number)) for number in range(10) if number != 1),
    ("walking over the table", "Up; Down; Left; Right"),
    ("the table itself", "Space; Esc; Tab; Shift+Tab"),
)
"""What the table reads without a row: a verb of this key would take it from there. 1 is a row; − is a verb
in every system, and no digit on the table."""

APART = {
    ("library.options", "library.cards"), ("library.new", "library.option_new"),
    ("library.edit", "library.option_edit"), ("library.delete", "library.option_delete"),
}  # fmt: skip
"""Verbs of one key in two lists of the library, of which one is in view."""


def crowded(*rows: tuple[str, str]) -> Iterator[str]:
    """Name the verbs that share a key: Qt does neither of them ("Ambiguous shortcut overload")."""
    held: dict[str, str] = {}
    for name, keys in rows:
        for key in sequences(keys):
            portable = key.toString(QKeySequence.SequenceFormat.PortableText)
            if (other := held.setdefault(portable, name)) != name and (other, name) not in APART:
                yield f"{portable}: {other}, and {name}"


def everywhere(window: Window) -> Keys:
    return [(row.id, row.shortcut) for row in window.verbs.table()]


@pytest.mark.parametrize("system", KINDS)
def test_no_two_verbs_of_a_table_share_a_key(system: str, window: Window) -> None:
    rows = [(f"battle.{row.id}", row.key) for row in screen_of(pieces_of(system)).keys]
    found = list(crowded(*everywhere(window), *BENEATH, *rows))
    assert not found, f"{found}: neither would be done; the sheet of keys (?) shows which are free"


@pytest.mark.parametrize("system", KINDS)
def test_what_has_the_short_words_of_a_button_is_reached_by_the_mouse(system: str) -> None:
    screen = screen_of(pieces_of(system))
    mine = [row for row in screen.keys if row.group == CHOSEN]
    assert [row.id for row in mine if row.short and row.id not in screen.verbs] == []


@pytest.mark.parametrize("key", [row.key for row in PLACES])
def test_no_two_verbs_of_a_place_share_a_key(key: str, window: Window) -> None:
    place = window.go(key)
    assert place is not None
    rows = [(row.id, row.shortcut) for row in place.action_table()]
    if isinstance(place, BattlePlace):  # its list of battles: the verbs of a table sleep without one
        rows = [(id, keys) for id, keys in rows if not id.startswith("battle.")]
    found = list(crowded(*everywhere(window), *rows))
    assert rows and not found, f"{found}: neither would be done"


def test_verbs_of_one_key_are_never_awake_together(window: Window) -> None:
    place = window.go("library")
    assert place is not None
    for turn in ("library.options", "library.cards"):
        for pair in APART:
            assert not all(place.actions_set[id].isEnabled() for id in pair), pair
        place.actions_set[turn].trigger()
