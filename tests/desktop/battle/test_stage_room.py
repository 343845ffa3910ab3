"""Nothing on the stage is cut where there is room, in a turn of each game, at three sizes of the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QScrollArea

from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.moments import Begun, confrontation, eclats, moments, monconf
from tests.desktop.fit import cut_labels

LOOKS = (("en", 1280, 720, 100), ("en", 1366, 768, 150), ("fr", 1366, 768, 150), ("fr", 1920, 1080, 100))


def wasted(table: BattleTable) -> list[str]:
    """List what the stage scrolls although it would fit, and the buttons that stand half out of view."""
    page = table.centre.shown
    viewport, layout = page.parentWidget(), page.layout()
    area = viewport.parentWidget() if viewport is not None else None
    if not isinstance(area, QScrollArea):
        cut = [b for b in table.centre.findChildren(KeyButton) if b.isVisible() and b.text()]
        return [f"{b.text()} is cut" for b in cut if b.visibleRegion().boundingRect().height() < b.height()]
    room, needed = area.maximumViewportSize().height(), page.height()
    if layout is not None and layout.hasHeightForWidth():
        needed = layout.totalHeightForWidth(page.width())
    top = area.verticalScrollBar().maximum()
    return [f"scrolls by {top}, needs {needed} of {room}"] if top > max(0, needed - room) else []


@pytest.mark.parametrize(("spoken", "wide", "high", "scale"), LOOKS)
@pytest.mark.parametrize("game", [confrontation, monconf, eclats])
def test_nothing_on_the_stage_is_cut_where_there_is_room(
    window: Window,
    desk: Desk,
    keys: Hand,
    game: Callable[[Window, Desk], Begun],
    wide: int,
    high: int,
    scale: int,
) -> None:
    window.resize(wide, high)
    window.change_settings(scale=scale)
    table, typed = game(window, desk)
    settle()
    found = {at: [*wasted(table), *cut_labels(window)] for at in moments(table, keys, typed)}
    assert not any(found.values()), found
