"""Effects, tests in the middle, spells and named groups come back from the file as they were."""

from __future__ import annotations

from db.battle_codec import STEP
from db.codec import ARMY
from rules.armies import Army, Entry, Option, OptionKind
from rules.battle import commands as c
from rules.battle.designation import Allegiance, Designation
from rules.battle.effect_commands import PutEffect
from rules.battle.events import apply
from rules.battle.magic import CastSpell, LearnSpell
from rules.battle.state import Bond, Contender, Effect, Lasting, Modifier, ModifierKind
from rules.battle.trial import OpenTrial, ThrowTrial
from rules.confrontation.system import CONFRONTATION
from rules.spells import Area, Reach, Spell, SpellKind
from rules.values import Value
from tests.stories.tabletop import Tabletop, card

GROUP = Designation(name="templier", people="griffins", allegiance=Allegiance.FRIEND)
SPELL = Spell(
    name_fr="Bouclier", cost={"fire": 2, "neutral": 1}, difficulty=Value.of(7), reach=Reach(cm=20),
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


def test_an_army_keeps_the_spells_it_bought() -> None:
    options = (Option("Bouclier", OptionKind.SPELL, 12, spell=SPELL), Option("Prière", spell=MIRACLE))
    army = Army("a", "Griffon", entries=(Entry("e1", "card", 1, options=options),))
    assert ARMY.read(ARMY.write(army)) == army
