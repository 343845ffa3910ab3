"""Fléau/X at the wound roll: lit where it means the target, unlit with its reason where nobody can tell."""

from __future__ import annotations

import pytest

from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from rules.battle.setup import ListedCard, SideSetup
from tests.desktop.battle.battles import open_table, to_activation
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.wounds import fighter


def against(window: Window, desk: Desk, name: str, bane: str = "") -> BattleTable:
    """Open a battle of the shipped Deliox, or of who has a bane, against a figure of FOR 6 and RES 8."""
    shipped = {revision.card.name_fr: revision.card for revision in desk.library.cards()}
    hunter = fighter(desk, "Bourreau", bane, FOR=5) if bane else shipped["Deliox, le Gardien des Anciens"]
    prey = fighter(desk, name, FOR=6, RES=8)
    table = open_table(window, (
        SideSetup(name="Yllia", cards=(ListedCard(sheet=hunter),)),
        SideSetup(name="Achéron", cards=(ListedCard(sheet=prey),)),
    ))  # fmt: skip
    to_activation(table)
    return table


def panel_of(table: BattleTable, keys: Hand) -> WoundPrompt:
    """Let the other side's only figure strike the one selected, by keys."""
    table.select("b1.1")
    keys("k")
    assert table.pointer.hints is not None
    keys(table.pointer.hints.shown()["a1"].lower())
    panel = table.prompt
    assert isinstance(panel, WoundPrompt)
    return panel


def chips(panel: WoundPrompt) -> dict[str, KeyButton]:
    return {button.text(): button for button in panel.abilities if button.isVisible()}


def shift(panel: WoundPrompt) -> str:
    """Give what the way of the roll says of the bane."""
    told = panel.reading.way.visible_strings()
    return next((chip for chip in told if chip.startswith("rows: Bane")), "")


def test_deliox_strikes_a_wolfen_zombie_one_row_higher(window: Window, desk: Desk, keys: Hand) -> None:
    panel = panel_of(against(window, desk, "Wolfen Zombie"), keys)
    (bane,) = (button for words, button in chips(panel).items() if words.startswith("Bane/"))
    assert bane.down_look
    keys("23")
    assert shift(panel).endswith("+1")


@pytest.mark.parametrize("words", ["X", "Zorglubs"])
@pytest.mark.parametrize("by_mouse", [False, True])
def test_what_nobody_can_tell_is_asked_and_lit_by_hand(
    window: Window, desk: Desk, keys: Hand, words: str, by_mouse: bool
) -> None:
    panel = panel_of(against(window, desk, "Orque", f"Fléau/{words}"), keys)
    bane = chips(panel)[f"Bane/{words}?"]
    assert not bane.down_look
    for said in (bane.toolTip(), bane.accessibleDescription()):
        assert said == "The cards do not tell whether it is meant for Orque: switch it on if it is."
    keys("23")
    assert shift(panel) == ""
    if by_mouse:
        bane.click()
    else:
        keys(bane.key.lower())
    assert bane.down_look and bane.text() == f"Bane/{words}" and bane.toolTip() == "It counts."
    assert shift(panel).endswith("+1")
