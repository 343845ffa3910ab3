"""Effects, tests in the middle, spells and named groups come back from the file as they were."""

from __future__ import annotations

import json

from db.battle_codec import STEP
from db.codec import ARMY
from rules.armies import Army, Entry, Option, OptionKind
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.events import apply, undo
from rules.battle.magic import CastSpell, LearnSpell
from rules.battle.state import Bond, Contender, Effect, Lasting, Modifier, ModifierKind
from rules.battle.trial import OpenTrial, ThrowTrial
from rules.confrontation.system import CONFRONTATION
from rules.designation import Allegiance, Designation
from rules.spells import Area, Spell, SpellKind, SpellRange
from rules.values import Value
from tests.stories.tabletop import Tabletop, card

GROUP = Designation(name="templier", people="griffins", allegiance=Allegiance.FRIEND)
SPELL = Spell(
    name_fr="Bouclier", cost={"fire": 2, "neutral": 1}, difficulty=Value.of(7), reach=SpellRange(cm=20),
    area=Area(cm=7.5, dice=1, group=GROUP), bond=Bond.BENEFIT, lasting=Lasting.UPKEEP, upkeep=1,
    modifiers=(Modifier("RES", 2, "", ModifierKind.DIVIDE),), grants=("Cible/+2",),
)  # fmt: skip
MIRACLE = Spell(name_fr="Prière", kind=SpellKind.MIRACLE, faith=2, aspect="creation")


def test_a_battle_is_read_back_with_effects_spells_and_a_test_in_the_middle() -> None:
    mage = card("Mage", "Griffons d'Akkylannie", "Initié du Feu", POU=4, INI=3)
    table = Tabletop.of([mage], ["Bûshi"])
    first = table.game
    for command in (
        c.Gem("a1.1", "fire", 4),
        LearnSpell("a1", SPELL),
        PutEffect(Effect(source="Aura", bond=Bond.BENEFIT, caster="a1.1", around="a1.1", group=GROUP)),
        CastSpell(fighter="a1.1", spell=SPELL, gems={"fire": 3}, dice=((6,), (5,)), area=(6,)),
        OpenTrial(Contender(fighter="a1.1", characteristic="INI"), Contender(name="Un loup", value=3)),
        ThrowTrial(0, (6,)),
    ):
        table.do(command)
    game = first
    for step in table.steps:
        written = STEP.write(step)
        read = STEP.read(written)
        assert STEP.write(read) == written
        game = apply(read.events, game)
    assert game == table.game and game.trial is not None
    assert CONFRONTATION.refusal(table.table, game, ThrowTrial(0, (4,))) is None, (
        "it goes on where it was left"
    )


def test_a_battle_keeps_which_aspect_an_effect_changes_and_reads_those_of_before() -> None:
    priest = card("Prêtre", "Griffons d'Akkylannie", rank="Dévot", FOI="2-3-3", INI=3)
    table = Tabletop.of([priest], ["Bûshi"])
    first = table.game
    gift = Modifier("FOI", 2, "", aspect="creation")
    table.do(PutEffect(Effect(source="Grâce", fighters=("a1.1",), modifiers=(gift, Modifier("INI", 1, "")))))
    table.do(c.Modify("a1.1", Modifier("FOI", -1, "Doute", ModifierKind.PENALTY, aspect="destruction")))
    written = [STEP.write(step) for step in table.steps]
    game = first
    for each in written:
        game = apply(STEP.read(each).events, game)
    assert game == table.game and game.effects[0].modifiers == (gift, Modifier("INI", 1, ""))
    for each in reversed(written):
        game = undo(STEP.read(each).events, game)
    assert game == first
    plain = STEP.plain(table.steps[0])
    (change,) = (event["after"]["effects"][0] for event in plain["events"] if "effects" in event["after"])
    assert change["modifiers"][0].pop("aspect") == "creation"
    assert "aspect" not in change["modifiers"][1], "what is as before is written as before"
    old = STEP.read(json.dumps(plain).encode())
    assert apply(old.events, first).effects[0].modifiers[0] == Modifier("FOI", 2, "")


def test_an_army_keeps_the_spells_it_bought() -> None:
    options = (Option("Bouclier", OptionKind.SPELL, 12, spell=SPELL), Option("Prière", spell=MIRACLE))
    army = Army("a", "Griffon", entries=(Entry("e1", "card", 1, options=options),))
    assert ARMY.read(ARMY.write(army)) == army
