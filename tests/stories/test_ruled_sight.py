"""A ruling about sight counts for its pair in this turn, until somebody moves (II-D, V-B-2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, Resolve
from rules.battle.magic import CastSpell
from rules.battle.state import Place
from rules.cards import Rank, Size
from rules.confrontation.action_offers import offers
from rules.confrontation.announcing import aims
from rules.referee import Seen, Verdict
from rules.spells import Area, Spell, SpellKind, SpellRange
from rules.values import Value
from tests.stories.acting import FUSILIER, GRIFFON, speaking
from tests.stories.readings import read_as
from tests.stories.tabletop import Tabletop, card


def judged(answer: Seen, *, source: str = "a1.1", target: str = "b1.1", **readings: str) -> Tabletop:
    table = read_as(speaking((FUSILIER, 2), GRIFFON), **readings)
    ruling = Verdict("sight", answer.value, "referee.sight.clear", "II-D-3")
    table.do(c.Judge(ruling, source, target))
    return table


def asks(table: Tabletop, key: str, action: str) -> object:
    return next(x for x in offers(table.table, table.game, key) if x.code == f"action.{action}").data["asks"]


@pytest.mark.parametrize("answer", [Seen.FULL, Seen.PARTIAL])
def test_who_was_ruled_to_see_charges_and_shoots_without_agreeing(answer: Seen) -> None:
    table = judged(answer)
    assert table.refusal(Announce("a1.1", "charge", "b1.1")) == ""
    assert table.refusal(Act("a1.1", "shoot", "b1.1")) == ""
    assert "sight" in asks(table, "a1.1", "charge"), "nobody ruled on the other enemies"  # type: ignore[operator]
    for n in (2, 3, 4):
        table.do(c.Judge(Verdict("sight", answer.value, "referee.sight.clear", "II-D-3"), "a1.1", f"b1.{n}"))
    assert "sight" not in asks(table, "a1.1", "charge") and "sight" not in asks(table, "a1.1", "shoot")  # type: ignore[operator]
    assert "sight" in asks(table, "a1.2", "charge"), "nobody ruled on the other one"  # type: ignore[operator]


def test_who_was_ruled_not_to_see_is_told() -> None:
    table = judged(Seen.NONE)
    for command in (Announce("a1.1", "charge", "b1.1"), Act("a1.1", "shoot", "b1.1")):
        assert table.refusal(command) == "refusal.not_seen"
    assert table.refusal(Announce("a1.1", "engage", "b1.1")) == ""
    assert table.refusal(Announce("a1.1", "charge", "b1.2")) == ""
    assert table.do(Act("a1.1", "shoot", "b1.1"), overrule=True).overruled == "refusal.not_seen"


@pytest.mark.parametrize("action", ["charge", "engage"])
def test_those_an_action_may_be_at_are_those_at_whom_it_is_not_refused(action: str) -> None:
    table = read_as(speaking((FUSILIER, 2), GRIFFON), engage_seen="refused")
    table.do(c.Put("b1.3", Place.OFF))
    for target, answer in (("b1.1", Seen.NONE), ("b1.2", Seen.FULL)):
        table.do(c.Judge(Verdict("sight", answer.value, "referee.sight.clear", "II-D-3"), "a1.1", target))
    at = aims(table.table, table.game, Announce("a1.1", action))
    assert at == {key for key in table.game.fighters if table.refusal(Announce("a1.1", action, key)) == ""}
    assert at == {"b1.2" if action == "charge" else "b1.1", "b1.4"}


@pytest.mark.parametrize("reading, code", [("told", ""), ("refused", "refusal.would_charge")])
def test_engaging_a_target_in_sight(reading: str, code: str) -> None:
    assert judged(Seen.FULL, engage_seen=reading).refusal(Announce("a1.1", "engage", "b1.1")) == code
    assert judged(Seen.NONE, engage_seen=reading).refusal(Announce("a1.1", "engage", "b1.1")) == ""


def test_a_ruling_counts_until_one_of_the_two_moves_and_no_longer_than_the_turn() -> None:
    table = judged(Seen.NONE)
    table.do(Act("a1.1", "walk"))
    assert table.refusal(Act("a1.1", "shoot", "b1.1")) == ""
    other = judged(Seen.NONE, source="a1.1", target="a2.1")
    other.do(c.ChangeLevel("a2.1", 1), overrule=True)
    assert other.fighter("a1").sights == {}
    runs = judged(Seen.NONE, source="a1.1", target="a1.2")
    runs.do(Announce("a1.2", "run"))
    assert runs.fighter("a1").sights
    runs.do(Resolve("a1.2"))
    assert runs.fighter("a1").sights == {}
    ends = judged(Seen.NONE)
    ends.do(c.Correct("game", {"phase": "upkeep"}))
    ends.do(c.EndTurn())
    assert ends.fighter("a1").sights == {}


def test_friends_in_contact_see_each_other() -> None:
    """Whoever is in contact, friend or enemy, is seen (II-D-4, II-E-1); it engages nobody."""
    table = judged(Seen.NONE, source="a1.1", target="a1.2")
    table.do(c.Touch("a1.2", "a1.1"), overrule=True)
    assert table.fighter("a1").sights == {} and not table.game.contacts


def test_a_ruling_about_nobody_named_is_only_told() -> None:
    table = judged(Seen.NONE, source="")
    assert all(not fighter.sights for fighter in table.game.fighters.values())


# -- when a ruling is over ---------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["a1.1", "b1.1"])
def test_a_ruling_ends_with_who_leaves_the_table_and_comes_back(key: str) -> None:
    table = judged(Seen.FULL)
    table.do(c.Put("a1.2", Place.FLED))
    assert table.fighter("a1").sights, "one obstacle less hides nobody"
    table.do(c.Put(key, Place.FLED))
    table.do(c.Put(key, Place.TABLE))
    assert table.fighter("a1").sights == {}


@pytest.mark.parametrize("answer", [Seen.NONE, Seen.PARTIAL])
@pytest.mark.parametrize("place", [Place.DEAD, Place.FLED, Place.OFF])
def test_whoever_leaves_hides_nobody_any_more(answer: Seen, place: Place) -> None:
    table = judged(answer)
    table.do(c.Put("b1.2", place))
    assert table.fighter("a1").sights == {}
    assert table.refusal(Announce("a1.1", "charge", "b1.1")) == ""


def test_whoever_moves_or_comes_may_stand_in_between() -> None:
    table = judged(Seen.FULL)
    table.do(Announce("a1.2", "run"))
    table.do(Resolve("a1.2"))
    assert table.fighter("a1").sights == {}
    table = judged(Seen.FULL)
    table.do(c.AddCard("b", "Mur vivant"))
    assert table.fighter("a1").sights == {}
    table = judged(Seen.FULL)
    giant = replace(GRIFFON, size=Size.VERY_LARGE)
    table.do(c.Transform("b1.2", sheet=giant))
    assert table.fighter("a1").sights == {}


def test_a_ruling_ends_in_contact() -> None:
    """« Un combattant possède une Ligne de vue sur tous les combattants en contact avec lui » (II-D-4)."""
    table = judged(Seen.NONE)
    table.do(c.Judge(Verdict("sight", "none", "referee.sight.clear", "II-D-3"), "a1.1", "b1.2"))
    table.do(c.Touch("b1.1", "a1.1"))
    assert table.fighter("a1").sights == {"b1.2": "none"}


# -- spells and miracles (II-D-3) ----------------------------------------------------------------------

MAGE = card("Magicienne", "Griffons d’Akkylannie", "Initié du Feu", INI=2, DEF=3, POU=4)
BOLT = Spell(name_fr="Trait", difficulty=Value.of(3), reach=SpellRange(cm=20))
BLAST = Spell(name_fr="Souffle", difficulty=Value.of(3), area=Area(cm=5))
PLEA = Spell(name_fr="Appel", kind=SpellKind.MIRACLE, difficulty=Value.of(3), reach=SpellRange(cm=20))


@pytest.mark.parametrize("spell, code", [(BOLT, "refusal.not_seen"), (PLEA, "refusal.not_seen"), (BLAST, "")])
def test_a_spell_at_a_distance_needs_sight_and_an_area_does_not(spell: Spell, code: str) -> None:
    """« les interactions à distance entre 2 combattants nécessitent » sight, areas excepted."""
    table = Tabletop.of([replace(MAGE, rank=Rank.parse("Dévot"))], [("Clone de Dirz", 2)])
    table.do(c.Judge(Verdict("sight", "none", "referee.sight.clear", "II-D-3"), "a1.1", "b1.1"))
    at = {"fighter": "a1.1", "spell": spell, "value": 4, "dice": ((3,),)}
    assert _codes(table, CastSpell(targets=("b1.1",), **at)) == ([code] if code else [])  # type: ignore[arg-type]
    assert _codes(table, CastSpell(targets=("b1.2",), **at)) == []  # type: ignore[arg-type]


@pytest.mark.parametrize("spell", [BOLT, BLAST])
def test_a_spell_at_the_dead_is_told(spell: Spell) -> None:
    table = Tabletop.of([MAGE], [("Clone de Dirz", 2)])
    table.do(c.Put("b1.1", Place.DEAD))
    command = CastSpell(fighter="a1.1", spell=spell, targets=("b1.1",), dice=((3,),))
    assert _codes(table, command) == ["refusal.off_table"]
    assert table.do(command, overrule=True).overruled == "refusal.off_table"


def _codes(table: Tabletop, command: CastSpell) -> list[str]:
    found = table.system.refusal(table.table, table.game, command)
    return [message.code for message in found.messages] if found is not None else []
