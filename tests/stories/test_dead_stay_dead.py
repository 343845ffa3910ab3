"""A wound never brings anybody back, and nobody bears more notches than the track has (II-B-2, II-B-5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle import commands as c
from rules.battle.contacts import SetSize
from rules.battle.decisions.wounds import SMALLER_TRACK
from rules.battle.expirations import endings
from rules.battle.fighters import capacity
from rules.battle.healing import HealRoll
from rules.battle.state import Place
from rules.cards import Size
from rules.eclats.commands import Attack, SetLife
from rules.eclats.parts import is_down
from rules.monconf.commands import SetMark, Strike
from tests.stories import monconf_table as monconf
from tests.stories.combat import MIRA, OSKAR, Combat, life
from tests.stories.readings import read_as
from tests.stories.tabletop import Tabletop, card

FOE = "b1.1"


def duel(system: str) -> Tabletop:
    """Lay a table of a system with an enemy ``b1.1`` who has more notches to lose than three."""
    if system == "confrontation":
        return Tabletop.of(["a"], ["x"])
    if system == "monconf":
        return monconf.Table.lay([monconf.GUARD], [monconf.OGRE])
    return Combat.begin()


SYSTEMS = ("confrontation", "monconf", "eclats")
AWAY = (Place.FLED, Place.OFF, Place.CAPTURED)


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_notch_does_not_bring_the_dead_back(system: str) -> None:
    table = duel(system)
    table.do(c.Put(FOE, Place.DEAD))
    assert table.refusal(c.Notch(FOE)) == "refusal.dead"
    table.do(c.Notch(FOE), overrule=True)
    assert (table.game.fighters[FOE].place, table.game.fighters[FOE].notches) == (Place.DEAD, 1)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("place", AWAY)
def test_a_notch_on_somebody_off_the_table_is_asked_about_and_brings_nobody_back(
    system: str, place: Place
) -> None:
    table = duel(system)
    table.do(c.Put(FOE, place))
    assert table.refusal(c.Notch(FOE)) == "refusal.not_on_table"
    table.do(c.Notch(FOE), overrule=True)
    assert (table.game.fighters[FOE].place, table.game.fighters[FOE].notches) == (place, 1)


@pytest.mark.parametrize(
    ("system", "blow"),
    [
        ("confrontation", c.RollWound(FOE, strength=3, resistance=3, dice=(3, 3))),
        ("monconf", Strike(target=FOE, strength=9, resistance=3, threshold=7)),
        ("eclats", Attack("a1.1", (FOE,), damage=2)),
    ],
)
def test_a_blow_that_the_table_insists_on_leaves_the_dead_dead(system: str, blow: c.Command) -> None:
    table = duel(system)
    table.do(c.Put(FOE, Place.DEAD))
    table.do(blow, overrule=True)
    fighter = table.game.fighters[FOE]
    assert fighter.place is Place.DEAD and fighter.notches


def test_a_captive_dies_of_its_last_notch() -> None:
    table = duel("confrontation")
    table.do(c.Put(FOE, Place.CAPTURED, by="a1.1"))
    table.do(c.Notch(FOE, 4), overrule=True)
    assert table.game.fighters[FOE].place is Place.DEAD


def test_dice_that_heal_nothing_bring_nobody_back() -> None:
    table = duel("confrontation")
    table.do(c.Notch(FOE))
    table.do(c.Put(FOE, Place.DEAD))
    table.do(HealRoll(fighter=FOE, least=4, dice=(1,)), overrule=True)
    assert table.game.fighters[FOE].place is Place.DEAD
    table.do(HealRoll(fighter=FOE, least=4, dice=(4,)), overrule=True)
    assert table.game.fighters[FOE].place is Place.TABLE, "healing does, once it was insisted on"


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("place", [Place.DEAD, *AWAY])
def test_stunning_somebody_off_the_table_is_asked_about(system: str, place: Place) -> None:
    table = duel(system)
    table.do(c.Stun(FOE))
    table.do(c.Put(FOE, place))
    assert table.refusal(c.Stun(FOE)) == "refusal.not_on_table"
    assert table.refusal(c.Stun(FOE, False)) == "", "it recovers wherever it is"


# -- a track that becomes smaller ----------------------------------------------------------------------


def hunter() -> Tabletop:
    """Wound an ogre of MonCon'F, who has six life points, five times."""
    table = monconf.Table.lay([monconf.GUARD], [monconf.OGRE])
    table.do(c.Notch(FOE, 5))
    return table


def giant() -> Tabletop:
    """Wound a very large figure of C5 five times."""
    sheet = replace(card("Colosse", "Gobelins de No-Dan-Kar"), size=Size.VERY_LARGE)
    table = Tabletop.of(["a"], [sheet], rules="c5")
    table.do(c.Notch(FOE, 5))
    return table


def sketch() -> Tabletop:
    """Wound a colossal sketch of C5, told so at the table, six times."""
    table = Tabletop.of(["a"], ["x"], rules="c5")
    table.do(SetSize("b1", Size.COLOSSAL))
    table.do(c.Notch(FOE, 6))
    return table


def colossus() -> Tabletop:
    """Take 20 of 30 Animus from a colossus of ÉCLATS."""
    table = Combat.begin()
    table.do(c.Notch(FOE, 20))
    return table


SHRINKING = {
    "transformed": (hunter, c.Transform(FOE, sheet=monconf.GUARD)),
    "told": (hunter, SetMark(FOE, "life", 2)),
    "corrected": (hunter, c.Correct(f"fighter:{FOE}", {"marks": {"life": 2}})),
    "smaller": (giant, c.Transform(FOE, sheet=card("Souris"))),
    "sized": (sketch, SetSize("b1", Size.NORMAL)),
    "animus": (colossus, c.Transform(FOE, sheet=OSKAR)),
    "animus corrected": (colossus, c.Correct(f"fighter:{FOE}", {"marks": {"life": 5}})),
    "sheet": (colossus, c.NameCard("b1", sheet=MIRA)),
}


def limit(table: Tabletop) -> int:
    return capacity(table.game, table.game.fighters[FOE], table.table.ruleset)


@pytest.mark.parametrize("name", SHRINKING)
def test_whoever_lives_keeps_its_last_notch_on_a_smaller_track(name: str) -> None:
    make, command = SHRINKING[name]
    table = make()
    table.do(command)
    fighter = table.game.fighters[FOE]
    assert (fighter.notches, fighter.place, is_down(fighter)) == (limit(table) - 1, Place.TABLE, False)
    assert table.refusal(c.Notch(FOE)) == "", "no dead end"


@pytest.mark.parametrize("name", SHRINKING)
def test_or_falls_where_the_ruleset_says_so(name: str) -> None:
    make, command = SHRINKING[name]
    table = read_as(make(), **{SMALLER_TRACK.id: "falls"})
    table.do(command)
    fighter = table.game.fighters[FOE]
    assert fighter.notches == limit(table)
    assert (fighter.place is Place.DEAD) is table.table.ruleset.last_notch_kills is not is_down(fighter)


def test_life_told_and_taken_back_leaves_nobody_with_more_than_the_card_has() -> None:
    table = monconf.Table.lay([monconf.GUARD], [monconf.OGRE])
    table.do(SetMark(FOE, "life", 9))
    table.do(c.Notch(FOE, 8))
    table.do(SetMark(FOE, "life", 0))
    assert (table.game.fighters[FOE].notches, table.game.fighters[FOE].place) == (5, Place.TABLE)


def test_the_dead_stay_dead_on_a_longer_track() -> None:
    table = monconf.Table.lay([monconf.GUARD], [monconf.OGRE])
    table.do(c.Notch(FOE, 6))
    table.do(SetMark(FOE, "life", 9))
    assert table.game.fighters[FOE].place is Place.DEAD
    table.do(SetMark(FOE, "life", 2))
    assert (table.game.fighters[FOE].place, table.game.fighters[FOE].notches) == (Place.DEAD, 2)


def test_notches_and_life_that_are_corrected_together_are_read_together() -> None:
    table = monconf.Table.lay([monconf.GUARD], [monconf.OGRE])
    table.do(c.Correct("fighter:a1.1", {"notches": 4, "marks": {"life": 5}}))
    assert (table.game.fighters["a1.1"].notches, table.game.fighters["a1.1"].place) == (4, Place.TABLE)


def test_animus_that_is_told_as_gone_is_gone_on_a_smaller_track_too() -> None:
    table = colossus()
    table.do(c.Correct(f"fighter:{FOE}", {"notches": 5, "marks": {"life": 5}}))
    assert is_down(table.game.fighters[FOE])


def test_who_was_dead_in_a_combat_does_not_rise_for_more_animus() -> None:
    table = read_as(Combat.begin(), zero_animus="out")
    table.do(c.Notch("a1.1", 12))
    table.do(SetLife("a1.1", 30))
    assert table.game.fighters["a1.1"].place is Place.DEAD


@pytest.mark.parametrize(("reading", "notches"), [("lives", 2), ("falls", 0)])
def test_the_journal_says_what_a_smaller_track_did(reading: str, notches: int) -> None:
    table = read_as(hunter(), **{SMALLER_TRACK.id: reading})
    (ending,) = endings(table.do(c.Transform(FOE, sheet=monconf.GUARD)))
    assert (ending.why.value, ending.fighters, ending.number) == (f"track_{reading}", (FOE,), notches)


def test_life_is_never_owed() -> None:
    table = colossus()
    table.do(c.Transform(FOE, sheet=OSKAR))
    assert life(table, FOE) == 1  # type: ignore[arg-type]
