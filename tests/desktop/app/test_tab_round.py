"""Tab and Shift+Tab go once round all that takes the keyboard, in every place."""

from __future__ import annotations

import pytest

from desktop.shell.window import Window
from tests.desktop.hands import settle
from tests.desktop.tab_round import missed


@pytest.mark.parametrize("place", ["library", "muster", "printing", "battle"])
def test_tab_goes_round_in_every_place(window: Window, place: str) -> None:
    window.go(place)
    settle()
    assert missed(window) == []
