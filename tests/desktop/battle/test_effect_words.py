"""Effects and casts say what they do to whom in words that promise no more than happens."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.battle.prompts.cast_prompt import CastPrompt
from desktop.battle.prompts.effect_prompt import EffectPrompt
from desktop.battle.table import BattleTable
from desktop.models.journal import JournalModel, lines
from desktop.operations.desk import Desk
from desktop.paper.spell_words import lasting as printed_lasting
from desktop.shell.window import Window
from desktop.wording.battle.spell_text import spell_text
from desktop.wording.effects import lasting_words
from rules.battle import commands as c
from rules.battle.magic import CastSpell
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Lasting, Modifier
from rules.designation import Designation
from rules.spells import Area, Spell
from rules.values import Value
from tests.desktop.battle.battles import open_active
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels
from tests.stories.tabletop import card, peoples

AWE = Spell(
    name_fr="Effroi", difficulty=Value.of(1), lasting=Lasting.TURN, modifiers=(Modifier("PEUR", 2, ""),),
    area=Area(group=Designation()),
)  # fmt: skip
IDLE = "FEA +2 has no effect on Garde: no such value on the card"


@pytest.fixture
def mixed(window: Window, desk: Desk) -> BattleTable:
    """Open a battle of a guard with courage and an ogre that is feared."""
    cards = (card("Garde", COU=4, POU=2, DIS=3), card("Ogre", PEUR=5, DIS=2)), (card("Bûshi", PEUR=2),)
    sides = [
        SideSetup(name=name, cards=tuple(ListedCard(sheet=sheet) for sheet in listed))
        for name, listed in zip(("Temple", "Horde"), cards, strict=True)
    ]
    table = open_active(window, (sides[0], sides[1]))
    return table


def last_line(table: BattleTable) -> str:
    model = JournalModel(table.context)
    model.set_rows(lines(table.context))
    return model.words(model.lines[-1])


def test_who_of_a_side_has_no_such_value_is_said_before_it_is_put_on_and_in_the_journal(
    mixed: BattleTable, keys: Hand
) -> None:
    mixed.select("a1.1")
    keys("u")
    prompt = mixed.prompt
    assert isinstance(prompt, EffectPrompt)
    line = prompt.change.lines[0]
    line.characteristic.setCurrentIndex(line.characteristic.findData("PEUR"))
    line.amount.setValue(2)
    settle()
    assert prompt.taken.text() == IDLE and prompt.taken.isVisible(), "one figure too"
    prompt.whom.setCurrentIndex(prompt.whom.findData("a"))
    settle()
    assert prompt.taken.text().splitlines() == ["2 in all: Garde, Ogre", IDLE]
    assert not cut_labels(prompt)
    line.characteristic.setCurrentIndex(line.characteristic.findData("INI"))
    assert IDLE not in prompt.taken.text()
    line.characteristic.setCurrentIndex(line.characteristic.findData("PEUR"))
    keys("\n")
    assert IDLE in last_line(mixed)
    assert mixed.context.do(c.Modify("a1.1", Modifier("PEUR", 2, "Cri")))
    assert last_line(mixed).endswith(IDLE)


def test_a_cast_says_on_whom_it_does_nothing(mixed: BattleTable) -> None:
    prompt = CastPrompt(mixed, mixed.context, CastSpell(fighter="a1.1", spell=AWE))
    mixed.open_prompt(prompt)
    settle()
    assert IDLE in prompt.targets.text().splitlines()


def test_an_amount_is_taken_as_it_is_typed(mixed: BattleTable, keys: Hand) -> None:
    mixed.select("a1.1")
    keys("u")
    prompt = mixed.prompt
    assert isinstance(prompt, EffectPrompt)
    prompt.change.amount.setFocus()
    prompt.change.amount.selectAll()
    keys("-99")
    assert prompt.change.amount.value() == -99


@pytest.mark.parametrize(("phase", "said"), [("activation", False), ("combat", True), ("upkeep", True)])
def test_a_cast_in_another_phase_says_that_its_card_has_to_allow_it(
    mixed: BattleTable, phase: str, said: bool
) -> None:
    if phase != "activation":
        assert mixed.context.do(c.Correct("game", {"phase": phase, "speaking": ()}))
    prompt = CastPrompt(mixed, mixed.context, CastSpell(fighter="a1.1", spell=AWE))
    mixed.open_prompt(prompt)
    settle()
    assert prompt.phase.isVisible() is said
    assert ("V-D-4" in prompt.phase.text() and phase.capitalize() in prompt.phase.text()) is said
    assert not cut_labels(prompt)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("ennemis", "on enemies"), ("amis", "on friends"), ("", "on everybody"),
        ("templiers amis", "on “friendly templiers”"),
    ],
)  # fmt: skip
def test_a_group_is_named_in_a_sentence_that_reads(mixed: BattleTable, text: str, said: str) -> None:
    spell = replace(AWE, area=Area(group=Designation.parse(text, peoples())))
    words = spell_text(mixed.context, CastSpell(fighter="a1.1", spell=spell))
    assert said in words.split(", ")


def test_until_the_activation_of_the_next_turn_says_which_turn() -> None:
    assert lasting_words(Lasting.ACTIVATION) == "until its activation of the next turn"
    spell = replace(AWE, lasting=Lasting.ACTIVATION)
    assert printed_lasting(spell, "fr") == "jusqu’à son activation du tour suivant"
