"""The rows of MonCon'F's combat and upkeep stand only when there is something to do."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.row_marks import SettleStep
from rules.battle.rows import PhaseRow, rows
from rules.battle.state import Modifier, ModifierKind
from rules.monconf.commands import NameDominant
from rules.monconf.dominance import dominant
from tests.stories.monconf_table import GOBLIN, GUARD, Table, opened

MUD = Modifier("INI", -1, "Boue", ModifierKind.PENALTY)
SONG = Modifier("ATT", 1, "Chant")


def asked(table: Table, phase: str) -> list[str]:
    return [row.rule.id for row in rows(table.table, table.game, phase)]


def test_nobody_is_dominant_and_no_melee_separated_while_nobody_fights() -> None:
    table = opened([(GUARD, 2)], [(GOBLIN, 2)])
    assert asked(table, "combat") == []
    table.do(c.Touch("a1.1", "b1.1"))
    assert asked(table, "combat") == ["dominant", "initiative", "dice", "passes", "pursuit", "pursued"]
    table.do(c.Touch("a1.1", "b1.2"))
    table.do(c.Touch("a1.2", "b1.2"))
    assert asked(table, "combat")[:2] == ["dominant", "separate"]


def dominance(table: Table) -> PhaseRow:
    return next(row for row in rows(table.table, table.game, "combat") if row.rule.id == "dominant")


def test_the_players_say_who_is_dominant_and_it_holds_for_the_combat() -> None:
    table = opened([GUARD], [GOBLIN])
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Correct("game", {"phase": "combat"}))
    row = dominance(table)
    assert table.refusal(NameDominant("open/abilities/", "b")) == "refusal.unknown"
    assert table.refusal(NameDominant(row.id, "c")) == "refusal.unknown"
    assert table.refusal(SettleStep("open", "done")) == "refusal.rows_ask", "nobody can guess it"
    step = table.do(NameDominant(row.id, "b"))
    assert (step.label.code, step.label.data) == ("step.dominant", {"side": "b"})
    assert (dominant(table.game), dominance(table).side, dominance(table).open) == ("b", "b", False)
    table.do(NameDominant(row.id, "a"))
    assert (dominant(table.game), dominance(table).side) == ("a", "a"), "it was said wrongly"
    table.do(c.MarkRow(row.id, ""))
    assert (dominant(table.game), dominance(table).side) == ("", "")
    table.do(NameDominant(row.id, "b"))
    table.do(c.Advance())
    assert dominant(table.game) == ""


def test_upkeep_asks_for_the_kinds_of_effects_that_there_are() -> None:
    table = opened([GUARD], [GOBLIN])
    assert asked(table, "upkeep") == []
    table.do(c.Modify("a1.1", MUD))
    assert asked(table, "upkeep") == ["harm", "ending"]
    table.do(c.Modify("a1.1", SONG))
    assert asked(table, "upkeep") == ["harm", "help", "ending", "ending"]
    table.do(c.Unmodify("a1.1", 0))
    assert asked(table, "upkeep") == ["help", "ending"]
