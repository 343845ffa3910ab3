"""The catalogue says of each ability when it matters and what the program does with it, truly."""

from __future__ import annotations

import pytest

from rules.abilities import Engine
from rules.battle.wound_effects import WoundStep
from tests.rules.data import abilities, ruleset

WITHOUT_PHASE = {"artefact", "experience"}  # what a card may carry, nothing that happens in a turn


def kinds(engine: Engine) -> set[str]:
    return {kind.id for kind in abilities().kinds.values() if kind.engine is engine}


def test_every_ability_has_its_phases() -> None:
    assert {kind.id for kind in abilities().kinds.values() if not kind.phases} == WITHOUT_PHASE


@pytest.mark.parametrize("name", ["seeds", "c3", "c5"])
def test_what_acts_on_a_wound_or_a_shot_is_said_to_act_or_to_ask(name: str) -> None:
    rules = ruleset(name)
    asking = {e.ability for e in rules.wound_effects if e.step in (WoundStep.DIE, WoundStep.POISON)}
    assert asking == {"toxic", "vapour"}
    assert asking <= kinds(Engine.ASKS)
    shots = {*rules.actions.shots_added, *rules.actions.shots_total}
    assert ({e.ability for e in rules.wound_effects} | shots) - asking <= kinds(Engine.ACTS)


def test_nothing_is_promised_that_the_program_does_not_do() -> None:
    """Each ability that acts or asks is read somewhere: here is by what."""
    wounds = {effect.ability for effect in ruleset().wound_effects} - {"toxic", "vapour"}
    coordinator = {"alliance", "pariah", "mercenary", "immortal", "elemental"}  # IV-B
    ranks = {"initiate", "adept", "master", "virtuoso", "devout", "zealot", "dean", "avatar"}  # section 8
    mystic = {"recovery", "piety", "believer"}
    others = {"extra_shot", "rapid_reload", "huge"}  # shots in a turn (V-D-2), enemies in contact (II-E-3)
    assert kinds(Engine.ACTS) == wounds | coordinator | ranks | mystic | others
    assert kinds(Engine.ASKS) == {"toxic", "vapour", "regeneration"}


@pytest.mark.parametrize(
    ("name", "phases", "parameter"),
    [
        ("Alliance", "strategic", "word"), ("Ambidextre", "combat", "none"),
        ("Autorité", "strategic", "none"), ("Bond", "activation combat", "none"),
        ("Bretteur", "combat", "none"), ("Cible", "activation", "negative"),
        ("Commandement", "strategic activation", "cm"), ("Contre-attaque", "combat", "number"),
        ("Coriace", "activation combat", "none"), ("Croyant", "activation upkeep", "number"),
        ("Enchaînement", "combat", "number"), ("Endurance", "activation", "none"),
        ("Épée-hache", "combat", "none"), ("Esquive", "combat", "none"),
        ("Féroce", "activation combat", "none"), ("Fléau", "activation combat", "word"),
        ("Furie guerrière", "combat", "none"), ("Harcèlement", "activation", "none"),
        ("Immortel", "strategic", "word"), ("Infiltration", "strategic", "cm"),
        ("Initié", "activation upkeep", "path"), ("Musicien", "strategic", "none"),
        ("Paria", "strategic", "none"), ("Piété", "upkeep", "number"), ("Ralliement", "upkeep", "number"),
        ("Rechargement rapide", "activation", "number"), ("Récupération", "upkeep", "number"),
        ("Régénération", "upkeep", "number"), ("Tir d'assaut", "activation", "none"),
        ("Toxique", "activation combat", "number"), ("Visée", "activation", "none"),
        ("Zélote", "activation upkeep", "word"),
    ],
)  # fmt: skip
def test_when_an_ability_matters_and_what_follows_its_slash(name: str, phases: str, parameter: str) -> None:
    kind = abilities().find(name)
    assert kind is not None
    assert (" ".join(kind.phases), kind.parameter.value) == (phases, parameter)


@pytest.mark.parametrize("name", ["seeds", "c3", "c5"])
def test_the_steps_of_the_strategic_phase_name_abilities_that_matter_in_it(name: str) -> None:
    rules = ruleset(name)
    named = [ability for step in rules.strategic for row in step.rows for ability in row.only]
    assert named and len(set(named)) == len(named)
    for ability in named:
        kind = abilities().kinds[ability]
        assert "strategic" in kind.phases and kind.engine is not Engine.ACTS
