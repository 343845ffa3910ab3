"""Who is not on the table gains nothing and suffers nothing without a word, whatever the command."""

from __future__ import annotations

from dataclasses import fields

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, Disengage, Dive, Resolve
from rules.battle.effect_commands import EndEffect, PutEffect, SwitchBenefit
from rules.battle.healing import HealRoll
from rules.battle.magic import CastSpell
from rules.battle.mana import CountFaith, GiveUpGems, SetGemLimit
from rules.battle.rallying import RallyTest
from rules.battle.state import Bond, Effect, Modifier, Place
from rules.battle.system import System
from rules.confrontation.system import CONFRONTATION
from rules.monconf.system import MONCONF
from rules.spells import Spell, SpellKind
from tests.stories.tabletop import Tabletop, card

AURA = Effect(source="Aura", caster="b1.1", bond=Bond.BENEFIT, modifiers=(Modifier("DEF", 1, ""),))
BLOW = {"dice": (1, 1), "strength": 1, "resistance": 5}
REACHES: dict[type[c.Command], c.Command] = {
    c.Notch: c.Notch("a1.1"),
    c.Stun: c.Stun("a1.1"),
    c.Gem: c.Gem("a1.1", "fire"),
    c.Faith: c.Faith("a1.1"),
    c.Recover: c.Recover("a1.1", "fire", dice=(6, 6, 6)),
    CountFaith: CountFaith("a1.1", others=3),
    c.Modify: c.Modify("a1.1", Modifier("INI", 1, "Cor")),
    c.ChangeLevel: c.ChangeLevel("a1.1", 1),
    HealRoll: HealRoll(fighter="a1.1", least=4, dice=(6,), number=1),
    PutEffect: PutEffect(Effect(source="Chant", fighters=("a1.1",), grants=("Féroce",))),
    SwitchBenefit: SwitchBenefit("e1", "a1.1"),
    CastSpell: CastSpell(fighter="a1.1", spell=Spell(name_fr="Flamme", kind=SpellKind.SPELL), difficulty=5),
    c.RollWound: c.RollWound("a1.1", **BLOW),  # type: ignore[arg-type]
    c.Activate: c.Activate("a1.1"),
    Announce: Announce("a1.1", "run"),
    Resolve: Resolve("a1.1"),
    Disengage: Disengage("a1.1", success=True),
    Act: Act("a1.1", "walk"),
    Dive: Dive("a1.1"),
}
"""What reaches a figure on the table alone."""

ANYWHERE = {
    # players' own marks and words, and its place itself
    c.ChangeCounter, c.Annotate, c.MarkFigure, c.Put, c.Rally, RallyTest,
    # what is taken away, or entered of its card
    c.Unmodify, EndEffect, GiveUpGems, SetGemLimit, c.ChangeSide, c.Transform,
    # the referee's and the roll's, which name a figure for the journal or know their own bars
    c.Judge, c.ThrowScatter, c.ChooseCoordinator,
}  # fmt: skip
"""What may be said of a figure wherever it is."""


def names_a_figure(command: type[c.Command]) -> bool:
    return bool({field.name for field in fields(command)} & {"fighter", "target"})


def gone(place: Place) -> Tabletop:
    """Lay a table on which a wounded mage left while its card is played."""
    mage = card("Mage", "Griffons d’Akkylannie", "Initié du Feu, Vol/15", MOU=10, POU=4, FOI="1-0-2", DIS=3)
    table = Tabletop.of([(mage, 2)], [card("Bûshi", DIS=3)])
    table.do(PutEffect(AURA))
    table.do(c.Notch("a1.1"))
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.PlayTop())
    table.do(c.Put("a1.1", place))
    return table


def test_every_command_that_names_a_figure_is_sorted() -> None:
    named = {command for command in CONFRONTATION.rules if names_a_figure(command)}
    assert named | {PutEffect} == {*REACHES} | ANYWHERE
    assert not {*REACHES} & ANYWHERE


@pytest.mark.parametrize("place", [Place.DEAD, Place.FLED, Place.CAPTURED, Place.OFF])
@pytest.mark.parametrize("command", REACHES.values(), ids=lambda command: type(command).__name__)
def test_who_is_gone_is_not_reached_without_a_word(command: c.Command, place: Place) -> None:
    said = gone(place).refusal(command).split()
    told = {"refusal.not_on_table", "refusal.dead", "refusal.heals_dead", "refusal.not_announced"}
    assert told & {*said}, said


@pytest.mark.parametrize("fighters", [(), ("a1.2",)])
def test_a_benefit_around_who_is_gone_is_put_by_insisting_and_waits(fighters: tuple[str, ...]) -> None:
    table = gone(Place.OFF)
    around = PutEffect(
        Effect(source="Chant", around="a1.1", fighters=fighters, bond=Bond.BENEFIT, grants=("Féroce",))
    )
    assert table.refusal(around) == "refusal.not_on_table"
    table.do(around, overrule=True)
    assert table.game.effects[-1].waits


@pytest.mark.parametrize("system", [CONFRONTATION, MONCONF])
@pytest.mark.parametrize(
    "command", [REACHES[c.Gem], REACHES[c.Faith], REACHES[CountFaith], REACHES[c.Recover]]
)
def test_the_table_may_give_to_the_dead_in_every_game(system: System, command: c.Command) -> None:
    table = gone(Place.DEAD)
    found = system.refusal(table.table, table.game, command)
    assert found is not None and found.code == "refusal.not_on_table" and found.overridable
    table.do(command, overrule=True)
    held = table.fighter("a1")
    assert held.gems or held.faith


@pytest.mark.parametrize(
    "command", [c.Gem("a1.1", "fire", -1), c.Faith("a1.1", -1), c.Stun("a1.1", stunned=False)]
)
def test_what_is_taken_from_the_dead_needs_no_word(command: c.Command) -> None:
    table = gone(Place.DEAD)
    for given in (c.Gem("a1.1", "fire"), c.Faith("a1.1"), c.Stun("a1.1")):
        table.do(given, overrule=True)
    assert table.refusal(command) == ""
