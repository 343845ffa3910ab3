"""Effects, tests, spells and miracles are said in words, whatever may happen with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules
from desktop.wording import words
from desktop.wording.battle.board_views import badges_of
from desktop.wording.battle.effect_steps import step_words
from desktop.wording.battle.figure_values import FigureValue, cells
from desktop.wording.battle.trial_words import sum_lines, who_tests
from desktop.wording.naming import Names
from rules.battle import commands as c
from rules.battle.commands import Command
from rules.battle.current import current, summed
from rules.battle.effect_commands import EndEffect, PayUpkeep, PutEffect, SwitchBenefit
from rules.battle.events import Rolled
from rules.battle.magic import CastSpell, LearnSpell
from rules.battle.mana import CountFaith, SetGemLimit
from rules.battle.state import Bond, Contender, Effect, Fighter, Lasting, Modifier, ModifierKind
from rules.battle.trial import OpenTrial, ThrowTrial
from rules.confrontation.system import CONFRONTATION
from rules.spells import Area, Spell, SpellKind
from rules.text import Message
from rules.values import Aspect, Characteristic, Value
from tests.stories.tabletop import Tabletop, card

FLOOR = Path(rules.__file__).parent
ROOMS = (
    "battle/effect_commands",
    "battle/trial",
    "battle/trial_rules",
    "battle/magic",
    "battle/mana",
)
SPELL = Spell(
    name_fr="Flammes",
    name_en="Flames",
    cost={"fire": 1},
    difficulty=Value.of(5),
    area=Area(dice=1),
    lasting=Lasting.UPKEEP,
    upkeep=2,
)


@pytest.mark.parametrize("room", ROOMS)
def test_every_code_has_words(room: str) -> None:
    text = (FLOOR / f"{room}.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'"((?:step|refusal|roll|value|trial|faith)\.[a-z_]+)"', text))
    if room.endswith("trial_rules"):
        said = ("success", "failure", "won", "nobody", "tie")
        codes |= {f"{kind}.{word}" for kind, word in zip(["trial"] * 5, said, strict=True)}
        codes |= {f"step.trial_{word}" for word in said}
    assert codes and codes <= words().keys()


def test_steps_rolls_and_refusals_are_said_in_both_languages() -> None:
    mage = card("Mage", "Griffons d’Akkylannie", "Initié du Feu, Récupération/1", POU=4, INI=3)
    priest = card("Prêtre", "Griffons d’Akkylannie", rank="Dévot", FOI="3-0-1", INI=3)
    table = Tabletop.of([mage, priest], ["Bûshi"], dice=(3,) * 9)
    gift = Effect(source="Chant", fighters=("a1.1",), modifiers=(Modifier("INI", 1, ""),))
    commands: tuple[Command, ...] = (
        c.Gem("a1.1", "fire", 2), SetGemLimit("a1.1", 2), SetGemLimit("a1.1"), LearnSpell("a1", SPELL),
        PutEffect(gift), PutEffect(Effect(source="Aura", bond=Bond.BENEFIT)), SwitchBenefit("e2", "a1.1"),
        SwitchBenefit("e2", "a1.1", on=False), SwitchBenefit("e1", "a2.1"), EndEffect("e1"),
        CastSpell(fighter="a1.1", spell=SPELL, targets=("a1.1",), dice=((5,),)), PayUpkeep("e3"),
        CastSpell(fighter="a1.1", spell=SPELL, dice=((1,),)), CastSpell(fighter="a1.1", spell=SPELL),
        CastSpell(fighter="a2.1", spell=Spell(name_fr="Prière", kind=SpellKind.MIRACLE, faith=1), value=2),
        CountFaith("a2.1", ("a1.1",), 1), c.Recover("a1.1", "water"), c.Recover("a1.1", "fire", (5, 5, 5)),
        OpenTrial(Contender(fighter="b1.1", characteristic="INI"), difficulty=7),
        OpenTrial(Contender(fighter="a1.1", characteristic="INI"), difficulty=7, what="Saut"),
        ThrowTrial(0, (4,)),
        OpenTrial(Contender(fighter="a1.1", characteristic="INI"), Contender(name="Un loup", value=3)),
        ThrowTrial(0, (6,)), ThrowTrial(1, (2,)), ThrowTrial(0, (3,)),
    )  # fmt: skip
    said: list[str] = []
    for command in commands:
        refusal = CONFRONTATION.refusal(table.table, table.game, command)
        messages: list[Message] = []
        if refusal is not None:
            messages += refusal.messages
        if refusal is None or refusal.overridable:
            step = table.do(command, overrule=True)
            rolls = [event for event in step.events if isinstance(event, Rolled)]
            messages += [step.label, *(roll.what for roll in rolls)]
            messages += [reason.message for roll in rolls for reason in roll.reasons]
            messages += [roll.outcome for roll in rolls if roll.outcome.code]
        for language in ("fr", "en"):
            names = Names.of(table.game, language, table.table)
            said += [names.say(message) for message in messages]
    assert all(said) and not any("{" in words or "e1" in words for words in said)
    assert any(words.startswith("Mage: Flames succeeds on Mage, 9 against 5; spent: ") for words in said), (
        said
    )
    assert "Chant acts on Mage" in said
    assert "Its upkeep costs 2 × Fire, with only 1 left." in said
    assert "Saut: Mage tests INI against 7" in said
    assert "Mage (INI): 12. Mage wins the test" in said


def test_what_replaces_a_value_is_no_sum_and_voids_what_stood_before() -> None:
    table = Tabletop.of([card("Magicien", INI=3)], [card("Cible")])
    names = Names.of(table.game, "en", table.table)
    put = Effect(
        source="Flash", fighters=("a1.1",), modifiers=(Modifier("INI", 6, "", ModifierKind.REPLACE),)
    )
    table.do(PutEffect(put))
    table.do(c.Notch("a1.1", 2))
    values = cells(table.game, table.fighter("a1"), table.table.ruleset, names)
    cell = next(cell for cell in values if cell.label == "INI")
    assert cell.tip(names).splitlines() == ["INI 4", "= 6  set by Flash", "−2  2 notches"]
    reasons = summed(current(table.game, table.fighter("a1"), Characteristic.INI, table.table.ruleset))
    assert sum_lines(reasons, 4, names).splitlines()[0] == "= 6  set by Flash"


def test_each_aspect_of_faith_shows_its_value_of_now_and_why() -> None:
    table = Tabletop.of([card("Prêtre", rank="Dévot", FOI="1-0-2")], [card("Cible")])
    names = Names.of(table.game, "en", table.table)

    def faith() -> FigureValue:
        values = cells(table.game, table.fighter("a1"), table.table.ruleset, names)
        return next(cell for cell in values if cell.label == "FAI")

    assert (faith().text, faith().moved) == ("1-0-2", 0)
    assert faith().tip(names).splitlines() == [
        "FAI (creation) 1",
        "FAI (alteration) 0",
        "FAI (destruction) 2",
    ]
    gift = Modifier("FOI", 2, "", aspect=Aspect.DESTRUCTION.value)
    step = table.do(PutEffect(Effect(source="Wrath", fighters=("a1.1",), modifiers=(gift,))))
    assert (faith().text, faith().moved) == ("1-0-4", 1)
    assert "FAI (destruction) +2" in step_words(step, names)
    table.do(c.Notch("a1.1"))
    assert (faith().text, faith().moved) == ("0-(−1)-3", -1)
    assert faith().tip(names).splitlines()[-4:] == [
        "FAI (destruction) 3",
        "2  on the card",
        "−1  1 notch",
        "+2  Wrath",
    ]
    step = table.do(c.Modify("a1.1", Modifier("FOI", 1, "Hymn", aspect=Aspect.CREATION.value)))
    assert "FAI (creation)" in names.say(step.label)
    step = table.do(
        OpenTrial(Contender(fighter="a1.1", characteristic="FOI", aspect="creation"), difficulty=4)
    )
    assert "FAI (creation)" in names.say(step.label)
    assert table.game.trial is not None
    assert who_tests(table.game.trial.first, names) == "Prêtre: FAI (creation) 1"


def test_what_is_missing_is_counted_by_element() -> None:
    table = Tabletop.of([card("Mage", "Griffons d’Akkylannie")], [card("Gobelin")])
    missing = Message("refusal.cost_missing", {"fighter": "a1.1", "elements": ["fire", "fire", "air"]})
    assert Names.of(table.game, "en").say(missing) == "Mage does not have: 2 × Fire, 1 × Air."


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_counted_is_never_a_digit_beside_the_count(language: str) -> None:
    figure = Fighter(id="a1a", card="a1", letter="A", gems={"neutral": 1, "fire": 3})
    badges = badges_of(figure, language)
    assert [badge.text for badge in badges] == ["1", "3"]
    assert not any(badge.sign.isdigit() for badge in badges)
    assert len({badge.sign for badge in badges}) == 2
