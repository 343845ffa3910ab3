"""A battle goes on while somebody else has the library; once they are gone its gestures are saved."""

from __future__ import annotations

from desktop.battle.table import BattleTable
from desktop.operations.battle import open_battle
from desktop.operations.desk import Desk
from desktop.operations.opening import open_library
from tests.desktop.battle.hand import Hand


def test_retry_takes_the_library_back_and_saves_what_was_done_meanwhile(
    table: BattleTable, desk: Desk, keys: Hand
) -> None:
    first, battle = desk.library, table.context.play.battle_id
    desk.library = open_library(first.path)
    keys("f")
    assert "is using this library" in table.unsaved.words
    table.unsaved.button(0).click()
    assert "is using this library" in table.unsaved.words and table.context.play.unsaved
    first.close()
    table.unsaved.button(0).click()
    assert (table.unsaved.words, table.context.play.unsaved, desk.unsaved) == ("", [], {})
    assert open_battle(desk, battle_id=battle).game == table.context.game
    keys("p")
    assert open_battle(desk, battle_id=battle).game == table.context.game, "what follows is saved at once"
    desk.library.close()
