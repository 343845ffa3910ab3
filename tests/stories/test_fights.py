"""A fight lives until its pursuit is done: contacts are only how it began."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.rows import rows
from rules.battle.state import Place
from rules.monconf.commands import Strike
from tests.stories.monconf_table import GOBLIN, GUARD, Table, opened
from tests.stories.tabletop import Tabletop, card

FOOT = card("Garde", "Griffons d’Akkylannie", MOU=10, DIS=3)
FOE = card("Gobelin", "Gobelins de No-Dan-Kar", MOU=10, DIS=2)
DUEL = ("a1.1", "b1.1")


def melees(*pairs: tuple[int, int]) -> Table:
    """Bring three guards and three goblins to the combat phase, these in contact."""
    table = opened([(GUARD, 3)], [(GOBLIN, 3)])
    for mine, theirs in pairs:
        table.do(c.Touch(f"a1.{mine}", f"b1.{theirs}"))
    table.do(c.Correct("game", {"phase": "combat"}))
    return table


def fights(table: Tabletop) -> dict[tuple[str, ...], list[str]]:
    """Return the open rows of each fight by those who fight it, in the order of the list."""
    found: dict[tuple[str, ...], list[str]] = {}
    for row in rows(table.table, table.game):
        if row.fighters and row.open:
            found.setdefault(row.fighters, []).append(row.rule.id)
    return found


EVERY = ["initiative", "dice", "passes", "pursuit", "pursued"]


def tick(table: Tabletop, *asked: str) -> None:
    for row in rows(table.table, table.game):
        if row.rule.id in asked and row.open:
            table.do(c.MarkRow(row.id))


@pytest.mark.parametrize("ticked", [0, 3])
def test_the_blow_that_ends_a_fight_leaves_its_pursuit(ticked: int) -> None:
    table = melees((1, 1))
    tick(table, *EVERY[:ticked])
    table.do(Strike(target="b1.1", attacker="a1.1", threshold=7))
    assert not table.man("b1.1").on_table and not table.game.contacts
    assert fights(table) == {DUEL: EVERY[ticked:]}
    tick(table, *EVERY)
    assert fights(table) == {}


@pytest.mark.parametrize("place", [Place.FLED, Place.OFF, Place.CAPTURED, Place.DEAD])
def test_whoever_leaves_the_table_leaves_the_others_their_fight(place: Place) -> None:
    table = melees((1, 1), (1, 2))
    table.do(c.Put("b1.1", place))
    table.do(c.Put("b1.2", place))
    assert fights(table) == {("a1.1", "b1.1", "b1.2"): EVERY}


def test_a_fight_of_which_nobody_stands_any_more_asks_for_nothing() -> None:
    table = melees((1, 1))
    tick(table, "initiative")
    for key in DUEL:
        table.do(c.Put(key, Place.DEAD))
    assert fights(table) == {}
    listed = [row.rule.id for row in rows(table.table, table.game) if row.fighters]
    assert listed == ["initiative"], "what was dealt with stays listed"


def test_it_ends_with_the_phase_and_undone_it_is_back() -> None:
    table = melees((1, 1))
    before = table.game
    table.do(c.Put("b1.1", Place.DEAD))
    table.do(c.Advance())
    assert table.game.fights == ()
    assert before.fights == (DUEL,)


def test_contacts_that_were_wrong_are_no_fight() -> None:
    table = melees((1, 1))
    table.do(c.BreakContact("a1.1"))
    assert fights(table) == {} and table.game.fights == ()


def test_a_fight_that_has_begun_goes_on_though_somebody_is_pushed_away() -> None:
    table = melees((1, 1))
    tick(table, "initiative")
    table.do(c.BreakContact("a1.1"))
    assert fights(table) == {DUEL: EVERY[1:]}


def test_melees_are_separated_before_they_are_fought() -> None:
    table = melees((1, 1), (1, 2), (2, 2))
    assert list(fights(table)) == [("a1.1", "a1.2", "b1.1", "b1.2")]
    table.do(c.BreakContact("a1.1", "b1.2"))
    assert list(fights(table)) == [DUEL, ("a1.2", "b1.2")]
    table.do(c.Put("b1.1", Place.DEAD))
    table.do(c.Put("a1.2", Place.FLED))
    assert fights(table) == {DUEL: EVERY, ("a1.2", "b1.2"): EVERY}


def test_who_joins_a_fight_makes_it_one() -> None:
    table = melees((1, 1), (2, 2))
    table.do(c.Touch("a1.3", "b1.1"))
    assert list(fights(table)) == [("a1.1", "a1.3", "b1.1"), ("a1.2", "b1.2")]
    table.do(c.Touch("a1.3", "b1.2"))
    assert fights(table) == {("a1.1", "a1.2", "a1.3", "b1.1", "b1.2"): EVERY}


def test_a_fight_under_way_that_somebody_joins_is_fought_as_the_larger_one() -> None:
    table = melees((1, 1))
    tick(table, "initiative")
    table.do(c.Touch("a1.2", "b1.1"))
    assert fights(table) == {("a1.1", "a1.2", "b1.1"): EVERY}
    assert [r.fighters for r in rows(table.table, table.game) if r.state] == [DUEL]


def test_who_pursues_fights_anew_and_its_first_fight_is_not_forgotten() -> None:
    table = melees((1, 1), (2, 2))
    table.do(c.Put("b1.1", Place.DEAD))
    table.do(c.Touch("a1.1", "b1.2"))
    assert fights(table) == {DUEL: EVERY, ("a1.1", "a1.2", "b1.2"): EVERY}


def test_whoever_gets_up_again_by_hand_is_in_its_fight() -> None:
    table = melees((1, 1))
    table.do(c.Put("b1.1", Place.DEAD))
    table.do(c.Put("b1.1", Place.TABLE))
    assert fights(table) == {DUEL: EVERY}


def test_a_battle_that_was_kept_in_its_combat_knows_its_fights_from_contacts() -> None:
    table = melees((1, 1))
    table.game = replace(table.game, fights=())
    assert fights(table) == {DUEL: EVERY}
    table.do(c.Put("b1.1", Place.DEAD))
    assert fights(table) == {DUEL: EVERY}


def test_confrontation_pursues_after_a_death_that_nobody_ticked() -> None:
    table = Tabletop.of([FOOT], [FOE])
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.Touch(*DUEL))
    table.do(c.Correct("game", {"phase": "combat"}))

    def asked() -> list[str]:
        return [row.rule.source.value for row in rows(table.table, table.game) if row.open]

    assert "melee" in asked() and "fought" not in asked()
    table.do(c.Notch("b1.1", 4))
    assert {"melee", "fought"} <= {*asked()}
    table.do(c.Put("a1.1", Place.FLED))
    assert not {"melee", "fought"} & {*asked()}
