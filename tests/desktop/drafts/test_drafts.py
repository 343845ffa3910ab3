"""What prompts hold while they are open, without any prompt: dice, gems, mana, spells, tests."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.drafts.cast_draft import CastDraft
from desktop.drafts.confrontation.disengage_draft import DisengageDraft
from desktop.drafts.gems_draft import GemsDraft
from desktop.drafts.heal_draft import HealDraft
from desktop.drafts.mana_draft import ManaDraft
from desktop.drafts.rally_draft import RallyDraft
from desktop.drafts.thrown import Thrown
from rules.battle import commands as c
from rules.battle.effect_commands import PayUpkeep
from rules.battle.magic import CastSpell
from rules.battle.mana import GiveUpGems
from rules.battle.rallying import RallyTest
from rules.battle.state import Place
from rules.spells import Area, Spell
from rules.values import Characteristic, Value
from tests.stories.tabletop import Tabletop, card

MAGE = card("Magicienne", "", "Initié du Feu et de l’Eau, Récupération/2", POU=4, COU=3, DIS=3)


@pytest.fixture
def table() -> Tabletop:
    return Tabletop.of([MAGE], ["Guerrier"])


def asked_by(draft: RallyDraft) -> RallyTest:
    command = draft.command
    assert isinstance(command, RallyTest)
    return command


def test_typed_dice_are_taken_back_and_fallen_ones_stay() -> None:
    assert Thrown().plus(3, 4).back() == Thrown(dice=(3,))
    assert Thrown().back() == Thrown() and not Thrown(here=True).fallen
    fell = Thrown(here=True).plus(6)
    assert fell.fallen and fell.back() == fell


# -- healing ----------------------------------------------------------------------------------------


def test_no_more_heals_than_is_hurt_and_as_many_dice_are_asked_as_are_typed() -> None:
    draft = HealDraft(fighter="a1.1", least=5, notches=1, row="r")
    assert draft.command.dice == () and draft.command.number == 1
    typed = draft.type_die(5).type_die(6).type_die(1)
    assert (typed.good, typed.healed, typed.number) == ((5, 6), 1, 3)
    assert typed.command.dice == (5, 6, 1) and typed.command.row == "r"
    assert replace(draft, number=4).type_die(2).number == 4


# -- gems -------------------------------------------------------------------------------------------


def test_beyond_the_last_gem_of_an_element_there_is_none() -> None:
    draft = GemsDraft(asked=PayUpkeep("e"), offered={"fire": 2, "neutral": 1}, gems={"fire": 1}, needed=2)
    assert draft.count == 1
    more = draft.moved("fire", 1).moved("neutral", 1)
    assert more.command == PayUpkeep("e", {"fire": 2, "neutral": 1})
    assert more.moved("fire", 1).command == PayUpkeep("e", {"neutral": 1})
    assert draft.moved("neutral", -1).gems["neutral"] == 0


def test_nothing_is_given_up_where_nothing_is_chosen_but_an_upkeep_is_paid_by_the_program() -> None:
    asked = GemsDraft(asked=GiveUpGems("a1.1", {}), offered={"fire": 1}, gems={"fire": 1}, needed=1)
    assert asked.command == GiveUpGems("a1.1", {"fire": 1})
    assert asked.moved("fire", -1).command is None
    assert replace(asked, asked=PayUpkeep("e"), gems={}).command == PayUpkeep("e", {})


# -- mana -------------------------------------------------------------------------------------------


def mana(table: Tabletop, element: str = "") -> ManaDraft:
    return ManaDraft.begin(table.table, table.game, "a1.1", "r", element)


def test_a_recovery_begins_with_an_element_that_is_mastered(table: Tabletop) -> None:
    assert mana(table).element == "fire" and mana(table).own == ("fire", "water")
    assert mana(table, "water").element == "water"
    assert mana(table, "earth").element == ("fire" if table.table.ruleset.mana.mastered_only else "earth")
    assert mana(table).more == 2


def test_gems_are_shared_out_one_by_one_once_all_dice_lie_there(table: Tabletop) -> None:
    draft = mana(table)
    assert draft.choose("water").element == "water", "there is nothing to share out yet"
    for _ in range(table.table.ruleset.mana.dice):
        assert not draft.complete
        draft = draft.type_die(6)
    assert draft.divides
    shared = draft.choose("water")
    assert shared.came["water"] == 1 and sum(shared.came.values()) == draft.recovery.kept
    assert shared.choose("fire").shares == {} and shared.back().shares == {}
    for _ in range(draft.recovery.kept):
        shared = shared.choose("water")
    assert shared.shares == {}, "beyond the last gem the first element has all again"


def test_dice_that_fell_here_are_neither_typed_on_nor_taken_back(table: Tabletop) -> None:
    fell = replace(mana(table), shares={"water": 1}).fall(lambda faces: faces)
    assert fell.complete and fell.shares == {} and fell.command.thrown_here
    assert fell.type_die(1) == fell and fell.back() == fell


# -- spells -----------------------------------------------------------------------------------------


def cast(table: Tabletop, area: Area = Area(), **parts: object) -> CastDraft:  # noqa: B008 - frozen
    spell = Spell(name_fr="Étincelle", cost={"fire": 1}, difficulty=Value.parse("6"), area=area)
    command = replace(CastSpell(fighter="a1.1", spell=spell), **parts)  # type: ignore[arg-type]
    return CastDraft.begin(table.table, table.game, command)


def test_nothing_but_a_six_is_thrown_again(table: Tabletop) -> None:
    draft = cast(table)
    assert (draft.wanted, draft.boxes, draft.missing, draft.complete) == (1, 1, 1, False)
    assert draft.plus(4).complete and not draft.plus(4).takes(3) and draft.plus(4).sixes == 0
    six = draft.plus(6)
    assert (six.sixes, six.again, six.missing, six.boxes) == (1, 1, 1, 2) and six.takes(3)
    assert six.plus(3).command.dice == ((6,), (3,))


def test_some_of_several_sixes_may_be_kept(table: Tabletop) -> None:
    draft = cast(table, number=2).plus(6, 6)
    assert draft.again == 2
    fewer = draft.throw_fewer()
    assert (fewer.sixes, fewer.again, fewer.throw_fewer().again) == (2, 1, 2)
    assert fewer.plus(5).command.dice == ((6, 6), (5,)) and not fewer.plus(5).takes(1)


def test_dice_of_an_area_come_first_and_alone(table: Tabletop) -> None:
    draft = cast(table, Area(dice=2))
    assert (draft.area, draft.ahead, draft.wanted, draft.missing) == (2, 2, 3, 2)
    fell = draft.fall((3, 4))
    assert fell.fallen and not fell.stands and fell.missing == 1 and not fell.takes(2)
    assert fell.fall((1,)).stands
    assert fell.command.area == (3, 4) and fell.command.dice == ()
    assert not draft.plus(1).fall((2,)).here, "the first one was typed"


def test_a_command_opens_again_with_the_dice_it_has(table: Tabletop) -> None:
    draft = cast(table, Area(dice=1)).plus(2).plus(6).plus(6).plus(1)
    again = CastDraft.begin(table.table, table.game, draft.command)
    assert again.dice == (2, 6, 6, 1) and again.command == draft.command
    other = replace(draft.command, spell=replace(draft.command.spell, area=Area()))
    assert CastDraft.begin(table.table, table.game, other).dice == ()


def test_dice_of_the_test_go_when_those_before_them_mean_something_else(table: Tabletop) -> None:
    draft = cast(table).plus(6)
    assert draft.changed(value=5.0).dice == (6,) and draft.changed(value=5.0).command.value == 5.0


def test_gems_are_chosen_of_those_held(table: Tabletop) -> None:
    table.do(c.Gem("a1.1", "fire", 1))
    draft = cast(table)
    paid = draft.with_gem("fire", 1)
    assert paid.command.gems == {"fire": 1} and paid.with_gem("fire", 1).command.gems == {}
    assert draft.with_gem("water", 1).command.gems == {}


# -- tests of one die -------------------------------------------------------------------------------


def rally(table: Tabletop) -> RallyDraft:
    if table.game.fighters["a1.1"].place is not Place.FLED:
        table.do(c.Put("a1.1", Place.FLED))
    return RallyDraft.begin(table.table, table.game, "a1.1", "r")


def test_a_typed_six_waits_and_any_other_die_takes_the_place_of_the_one_before(table: Tabletop) -> None:
    draft = rally(table)
    assert draft.tested and not draft.settled and draft.lit == ""
    assert draft.type_die(2).type_die(5).dice == (5,)
    six = draft.type_die(6)
    assert six.waits and not six.settled and six.type_die(5).dice == (6, 5) and six.type_die(5).settled
    assert six.type_die(1).check.total == 1 + 3 and not six.type_die(1).succeeds
    assert (six.back().dice, six.bare.dice) == ((), ())


def test_a_die_that_falls_here_takes_the_place_of_what_was_typed(table: Tabletop) -> None:
    fell = rally(table).type_die(2).fall(6)
    assert fell.dice == (6,) and fell.fallen and fell.waits and asked_by(fell).thrown_here
    assert fell.type_die(3) == fell and fell.back() == fell, "it stays as it fell"
    assert fell.fall(4).dice == (6, 4) and fell.fall(4).settled
    assert not asked_by(rally(table).type_die(6).fall(4)).thrown_here, "the first one was typed"


def test_what_is_tested_brings_its_own_value_and_that_is_no_value_typed(table: Tabletop) -> None:
    draft = rally(table)
    assert draft.choices == (Characteristic.COU, Characteristic.DIS) and draft.own == 3
    assert asked_by(draft.entered(3.0, 9.0)).value is None and draft.entered(3.0, 9.0).needed == 9
    assert asked_by(draft.entered(5.0, 7.0)).value == 5 and draft.entered(5.0, 7.0).value.total == 5
    other = draft.entered(5.0, 7.0).testing(Characteristic.DIS)
    assert asked_by(other).value is None and asked_by(other).characteristic is Characteristic.DIS
    assert draft.told(False) == c.Rally("a1.1", False, "r")


def test_who_frightens_rallies_with_its_peur() -> None:
    table = Tabletop.of([card("Ogre", "", PEUR=5)], ["Guerrier"])
    assert rally(table).choices[0] is Characteristic.PEUR and rally(table).own == 5


def test_a_rally_of_an_unknown_value_is_not_thrown_for() -> None:
    table = Tabletop.of([card("Inconnu")], ["Guerrier"])
    draft = rally(table)
    assert not draft.tested and draft.entered(4.0, 7.0).tested


def test_disengaging_is_thrown_for_where_the_ruleset_has_a_test(table: Tabletop) -> None:
    draft = DisengageDraft(table=table.table, game=table.game, fighter="a1.1")
    assert draft.needed == table.table.ruleset.actions.disengage
    assert draft.told(True).success and draft.told(True).dice == ()
    typed = draft.type_die(3)
    assert typed.command.dice == (3,) and typed.command.success is None
