"""Undo and redo in a combat of ÉCLATS: who is chosen then, and what the journal says of what is undone."""

from __future__ import annotations

from desktop.battle.table import BattleTable
from desktop.models.journal import JournalLineKind
from desktop.shell.window import Window
from tests.desktop.battle.eclats_room import BRUTE, MIRA, OSKAR
from tests.desktop.battle.hand import Hand


def test_undo_chooses_who_has_to_act_again(combat: BattleTable, keys: Hand, window: Window) -> None:
    place = window.go("battle")
    keys("t")
    assert combat.selection == OSKAR
    place.undo()
    assert combat.selection == MIRA, "Mira has not acted after all"
    place.redo()
    assert combat.selection == OSKAR, "and goes on as before"
    keys("tttee")
    assert combat.context.game.phase == "enemies" and combat.selection == BRUTE
    for _ in range(3):
        place.undo()
    assert combat.context.game.phase == "initiates"
    assert combat.selection in combat.context.pieces.speakers(combat.context.game), "nobody of the enemies"


def test_undo_of_an_answer_asks_for_it_again(combat: BattleTable, keys: Hand, window: Window) -> None:
    place = window.go("battle")
    keys("iClimb\na3\n")
    assert combat.selection == OSKAR
    place.undo()
    assert combat.selection == MIRA
    keys("i")
    assert combat.prompt is not None and "Climb" in combat.prompt.title.text()
    keys("\x1b")
    place.redo()
    assert combat.selection == OSKAR
    place.undo()
    place.undo()
    assert combat.selection == MIRA, "nothing is proposed"


def test_undone_lines_name_who_is_not_there_any_more(combat: BattleTable, keys: Hand, window: Window) -> None:
    place = window.go("battle")
    keys("r")
    keys("Ghost 4 x2\n")
    joined = next(f.id for f in combat.context.game.fighters.values() if f.id.startswith("a4"))
    combat.select(joined)
    keys("w")
    before = [combat.journal.model.words(line) for line in combat.journal.model.lines][-2:]
    assert all("Ghost" in words for words in before)
    place.undo()
    place.undo()
    ahead = [line for line in combat.journal.model.lines if line.kind is JournalLineKind.AHEAD]
    assert [combat.journal.model.words(line) for line in ahead] == before


def test_redo_into_a_phase_chooses_who_is_waited_for(combat: BattleTable, keys: Hand, window: Window) -> None:
    place = window.go("battle")
    keys("tttett")
    assert combat.context.game.phase == "enemies"
    keys("e")
    assert combat.context.game.phase == "restoration" and combat.selection == MIRA
    place.undo()
    speakers = combat.context.pieces.speakers(combat.context.game)
    assert combat.context.game.phase == "enemies" and combat.selection in speakers
    combat.select(OSKAR)
    place.redo()
    assert combat.context.game.phase == "restoration" and combat.selection == MIRA, "as when it was played"


def test_another_way_names_who_came_on_it_whoever_came_instead(combat: BattleTable, keys: Hand) -> None:
    for name in ("Golem 30", "Troll 3", "Bat 2"):
        combat.undo()
        keys(f"r{name}\n")
    combat.journal.refresh()
    said = [words for words in combat.journal.visible_strings() if words.startswith("Other course:")]
    assert [name for name in ("Golem", "Troll", "Bat") if any(name in words for words in said)] == [
        "Golem", "Troll"
    ]  # fmt: skip
