"""Nothing on the stage is cut where there is room, in a turn of each game, at three sizes of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QScrollArea

from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from tests.desktop.battle.battles import example, fresh_battle, open_table, seated
from tests.desktop.battle.eclats_room import begin
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels

LOOKS = (("en", 1280, 720, 100), ("en", 1366, 768, 150), ("fr", 1366, 768, 150), ("fr", 1920, 1080, 100))
Begun = tuple[BattleTable, tuple[str, ...]]


def confrontation(window: Window, desk: Desk) -> Begun:
    return open_table(window, example(desk)), (
        "\n",
        "\n",
        "52",
        "b",
        "f",
        "p",
        "\n\n",
        "r",
        "r",
        "p",
        "1",
        "q",
    )


def monconf(window: Window, desk: Desk) -> Begun:
    return seated(window, fresh_battle(desk)), ("53", "\n", "\n\n", "a", "p", "h", "\x1b", "\n\n\n", "r", "p")


def eclats(window: Window, desk: Desk) -> Begun:
    return begin(window, desk), ("1", "j", "\x1b", "e", "e", "e", "e", "e", "e", "e")


def moments(table: BattleTable, keys: Hand, typed: tuple[str, ...]) -> Iterator[str]:
    """Play on key by key, then to the end of the turn; stop at each moment."""
    yield "at first"
    for some in typed:
        keys(some)
        yield repr(some)
    seen = {table.context.game.phase}
    keys("\x1b\x1b")
    for _ in range(60):
        if table.context.game.turn > 1:
            break
        choosing = table.context.game.hand and not table.context.game.speaking
        keys("p" if choosing else "e")
        if table.context.game.phase not in seen:
            seen.add(table.context.game.phase)
            yield table.context.game.phase
    yield "the next turn"


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
