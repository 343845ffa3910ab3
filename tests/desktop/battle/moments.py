"""A turn of each game, key by key, to be looked at or listened to at each of its moments."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop.battle.battles import example, fresh_battle, open_table, seated
from tests.desktop.battle.eclats_room import begin
from tests.desktop.battle.hand import Hand

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
