"""Who is the tactician, as it first comes into view: both sides stand there whole before any die."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.battle.strategic.panel import StrategicPanel
from desktop.shell.window import Window
from tests.desktop.battle.battles import resumed
from tests.desktop.battle.hand import settle
from tests.desktop.fit import cut_labels


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 100), ((1024, 700), 100), ((1366, 768), 150), ((1920, 1080), 100)]
)
def test_both_sides_stand_there_whole(
    window: Window, fresh_monconf: Path, size: tuple[int, int], scale: int
) -> None:
    window.change_settings(scale=scale)
    window.resize(*size)
    settle()
    table = resumed(window)
    settle()
    panel = table.centre.shown
    assert isinstance(panel, StrategicPanel)
    assert cut_labels(panel) == []
    for side in panel.roll.sides.values():
        head = side.head
        assert head.height() >= head.heightForWidth(head.width()), "dice and name have their room"
        assert side.rect().contains(head.geometry())
