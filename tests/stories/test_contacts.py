"""Contacts (II-E), levels (II-F) and the melees that follow from them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.contacts import Melee, SetSize, free, melees, room, touching, unsized
from rules.battle.effect_commands import EndEffect, PutEffect
from rules.battle.fighters import capacity
from rules.battle.state import Effect, Place
from rules.cards import Size
from tests.stories.tabletop import Tabletop, card, counted, side


def crowd(size: Size = Size.UNKNOWN, abilities: str = "") -> Tabletop:
    giant = replace(card("Géant", "Griffons d’Akkylannie", abilities), size=size)
    return Tabletop.of([(giant, 2)], [("Gobelin", 20)])


@pytest.mark.parametrize(
    ("size", "most"),
    [
        (Size.SMALL, 3),
        (Size.NORMAL, 4),
        (Size.LARGE, 6),
        (Size.VERY_LARGE, 8),
        (Size.COLOSSAL, 8),
        (Size.TITAN, 16),
    ],
)
def test_c1_the_size_limits_the_enemies_in_contact(size: Size, most: int) -> None:
    table = crowd(size)
    for n in range(1, most + 1):
        table.do(c.Touch("a1.1", f"b1.{n}"))
    assert table.refusal(c.Touch(f"b1.{most + 1}", "a1.1")) == "refusal.no_room"
    assert table.refusal(c.Touch("a1.2", f"b1.{most + 1}")) == "", "each has room of its own"
    table.do(c.Touch("a1.1", f"b1.{most + 1}"), overrule=True)
    assert len(touching(table.game, "a1.1")) == most + 1


def test_a_huge_one_has_room_for_eight_and_an_unknown_size_for_anybody() -> None:
    huge = crowd(Size.LARGE, "Énorme/2")
    assert room(huge.table, huge.game, huge.fighter("a1")) == 8
    titan = crowd(Size.TITAN, "Énorme/2")
    assert room(titan.table, titan.game, titan.fighter("a1")) == 16
    assert room(crowd().table, crowd().game, crowd().fighter("a1")) is None
    seen = Tabletop(side("A", ["Garde"]), counted("B", 2))
    seen.do(c.NameCard("b1", "Loup", 1))
    assert room(seen.table, seen.game, seen.fighter("b1")) is None


def test_contact_is_mutual_and_between_enemies() -> None:
    table = crowd()
    table.do(c.Touch("b1.3", "a1.1"))
    assert (touching(table.game, "a1.1"), touching(table.game, "b1.3")) == (("b1.3",), ("a1.1",))
    assert not free(table.game, "a1.1") and not free(table.game, "b1.3") and free(table.game, "a1.2")
    assert table.refusal(c.Touch("a1.1", "b1.3")) == "refusal.touching"
    assert table.refusal(c.Touch("a1.1", "a1.2")) == "refusal.friends_touch"
    before = table.game
    assert table.do(c.Touch("a1.1", "a1.2"), overrule=True).label.code == "step.friends_touch"
    assert table.game == before, "friends engage nobody"
    assert table.refusal(c.Touch("a1.1", "a1.1")) == "refusal.unknown"
    assert table.refusal(c.Touch("a1.1", "z")) == "refusal.unknown"


def test_fighters_part_one_by_one_or_all_at_once() -> None:
    table = crowd()
    for n in (1, 2, 3):
        table.do(c.Touch("a1.1", f"b1.{n}"))
    table.do(c.BreakContact("b1.2", "a1.1"))
    assert touching(table.game, "a1.1") == ("b1.1", "b1.3")
    assert table.refusal(c.BreakContact("b1.2", "a1.1")) == "refusal.not_touching"
    assert table.refusal(c.BreakContact("b1.2")) == "refusal.not_touching"
    assert table.refusal(c.BreakContact("b1.2", "z")) == "refusal.unknown"
    assert table.do(c.BreakContact("a1.1")).label.code == "step.freed"
    assert free(table.game, "a1.1")


@pytest.mark.parametrize("place", [p for p in Place if p is not Place.TABLE])
def test_who_leaves_the_table_leaves_every_contact(place: Place) -> None:
    table = crowd()
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Touch("a1.1", "b1.2"))
    table.do(c.Touch("a1.2", "b1.2"))
    table.do(c.Put("a1.1", place))
    assert table.game.contacts == (("a1.2", "b1.2"),)
    assert table.refusal(c.Touch("b1.1", "a1.1")) == "refusal.off_table"


def test_the_dead_and_the_turncoats_touch_nobody() -> None:
    table = Tabletop.of(["Garde", "Moine"], ["Gobelin", "Loup"])
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Touch("a2.1", "b1.1"))
    table.do(c.Touch("a2.1", "b2.1"))
    table.do(c.Notch("a1.1", 4))
    assert table.game.contacts == (("a2.1", "b1.1"), ("a2.1", "b2.1"))
    table.do(c.ChangeSide("b2"))
    assert table.game.contacts == (("a2.1", "b1.1"),)
    table.do(c.Correct("fighter:a2.1", {"place": Place.FLED}, "forgotten"))
    assert table.game.contacts == ()


def test_contacts_last_over_the_turns() -> None:
    table = crowd()
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.EndTurn(), overrule=True)
    assert touching(table.game, "a1.1") == ("b1.1",)


def test_nobody_touches_across_levels() -> None:
    table = crowd()
    table.do(c.Touch("a1.1", "b1.1"))
    assert table.refusal(c.ChangeLevel("b1.1", 1)) == "refusal.level_engaged"
    assert table.do(c.ChangeLevel("b1.1", 1), overrule=True).label.code == "step.took_off"
    assert free(table.game, "a1.1"), "who takes off leaves the ground's contacts"
    assert table.refusal(c.Touch("a1.1", "b1.1")) == "refusal.across_levels"
    table.do(c.Touch("a1.1", "b1.1"), overrule=True)
    table.do(c.Stun("b1.1"))
    assert not free(table.game, "a1.1"), "what the table insists on stays"
    assert table.do(c.ChangeLevel("b1.1", 0)).label.code == "step.landed"
    assert not free(table.game, "a1.1")
    assert table.refusal(c.ChangeLevel("b1.1", 0)) == "refusal.on_that_level"
    assert table.refusal(c.ChangeLevel("b1.1", 2)) == "refusal.unknown"
    assert table.refusal(c.ChangeLevel("z", 1)) == "refusal.unknown"


def test_connected_fighters_are_one_melee_and_unrelated_ones_apart() -> None:
    table = Tabletop.of([("Garde", 3)], [("Gobelin", 4)])
    assert melees(table.game) == ()
    for a, b in ((3, 4), (1, 1), (2, 2), (2, 1)):
        table.do(c.Touch(f"a1.{a}", f"b1.{b}"))
    assert melees(table.game) == (
        Melee(("a1.1", "a1.2", "b1.1", "b1.2"), (("a1.1", "b1.1"), ("a1.2", "b1.1"), ("a1.2", "b1.2"))),
        Melee(("a1.3", "b1.4"), (("a1.3", "b1.4"),)),
    )
    table.do(c.Notch("b1.1", 4))
    assert [m.fighters for m in melees(table.game)] == [("a1.2", "b1.2"), ("a1.3", "b1.4")]


def test_an_unknown_size_is_asked_as_the_fourth_enemy_comes_and_kept() -> None:
    table = crowd()
    for n in (1, 2, 3):
        table.do(c.Touch(f"b1.{n}", "a1.1"))
    assert table.refusal(c.Touch("b1.4", "a1.1")) == "refusal.which_size"
    found = table.system.refusal(table.table, table.game, c.Touch("b1.4", "a1.1"))
    assert found is not None and unsized(found) == "a1.1"
    assert table.refusal(SetSize("z", Size.LARGE)) == "refusal.unknown"
    table.do(SetSize("a1", Size.NORMAL))
    table.do(c.Touch("b1.4", "a1.1"))
    found = table.system.refusal(table.table, table.game, c.Touch("b1.5", "a1.1"))
    assert found is not None and (found.code, unsized(found)) == ("refusal.no_room", "")


def test_who_is_made_huge_has_room_like_one_whose_card_says_so_while_it_lasts() -> None:
    table = crowd(Size.NORMAL)
    growth = Effect(source="Croissance", fighters=("a1.1",), grants=("Énorme/2",))
    table.do(PutEffect(growth))
    assert room(table.table, table.game, table.fighter("a1")) == 8
    assert room(table.table, table.game, table.fighter("a1", 2)) == 4
    for n in range(1, 9):
        table.do(c.Touch(f"b1.{n}", "a1.1"))
    assert table.refusal(c.Touch("b1.9", "a1.1")) == "refusal.no_room"
    table.do(EndEffect(table.game.effects[-1].id))
    assert room(table.table, table.game, table.fighter("a1")) == 4


def test_a_size_told_at_the_table_tells_how_many_notches_eliminate() -> None:
    giant = card("Géant", "Griffons d’Akkylannie", RES=5)
    table = Tabletop.of([giant], [card("Gobelin", FOR=5)], rules="c5")
    assert capacity(table.game, table.fighter("a1"), table.table.ruleset) == 4
    table.do(SetSize("a1", Size.LARGE))
    assert capacity(table.game, table.fighter("a1"), table.table.ruleset) == 5
    table.do(c.RollWound("a1.1", "b1.1", dice=(6, 6)))
    assert table.fighter("a1").notches == 5, "killed outright takes all of them"
    table.do(SetSize("b1", Size.TITAN))
    assert capacity(table.game, table.fighter("b1"), table.table.ruleset) == 8


@pytest.mark.parametrize(("rules", "notches"), [("seeds", 4), ("c5", 6)])
def test_a_huge_figure_has_the_notches_of_a_very_large_one_where_the_size_counts(
    rules: str, notches: int
) -> None:
    """Énorme/X is a size (II-E-3); C5 gives notches by size, the text four to all (II-B-2)."""
    huge = replace(card("Ogre", abilities_text="Énorme/3"), size=Size.LARGE)
    table = Tabletop.of([huge], ["Gobelin"], rules=rules)
    assert capacity(table.game, table.fighter("a1"), table.table.ruleset) == notches
    assert room(table.table, table.game, table.fighter("a1")) == 8
    table.do(c.Notch("a1.1", notches - 1))
    assert table.fighter("a1").on_table
    table.do(c.Notch("a1.1", 1))
    assert not table.fighter("a1").on_table


def test_what_grants_enorme_gives_room_and_no_notches() -> None:
    """A fighter begins the battle with its notches (II-B-2); its room is that of now (II-E-3)."""
    ogre = replace(card("Ogre"), size=Size.LARGE)
    table = Tabletop.of([ogre], ["Gobelin"], rules="c5")
    table.do(PutEffect(Effect(source="Croissance", fighters=("a1.1",), grants=("Énorme/3",))))
    assert room(table.table, table.game, table.fighter("a1")) == 8
    assert capacity(table.game, table.fighter("a1"), table.table.ruleset) == 5


@pytest.mark.parametrize("size", [Size.COLOSSAL, Size.TITAN])
def test_a_larger_size_stays_with_enorme(size: Size) -> None:
    assert replace(card("Golem", abilities_text="Énorme/5"), size=size).stature is size
