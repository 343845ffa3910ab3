"""What acts at once is told where it was done, and in the journal: nothing of it stays to be seen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.battle.prompts.cast_prompt import CastPrompt
from desktop.battle.table import BattleTable
from desktop.models.journal import JournalModel, lines
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.effect_commands import PutEffect
from rules.battle.magic import CastSpell
from rules.battle.state import Effect, Lasting, Modifier
from rules.spells import Spell
from rules.values import ABSENT, Value
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels

SPARK = Spell(
    name_fr="Étincelle", name_en="Spark", difficulty=Value.of(5), lasting=Lasting.INSTANT,
    modifiers=(Modifier("INI", -1, ""),), grants=("Féroce",),
    text_fr="La cible recule de 5 cm.", text_en="The target is moved back 5 cm.",
)  # fmt: skip


def journal(table: BattleTable) -> tuple[str, str]:
    """Give the words of the last line of the journal, and all that is told of it."""
    model = JournalModel(table.context)
    model.set_rows(lines(table.context))
    return model.words(model.lines[-1]), model.whole(model.lines[-1])


@pytest.mark.parametrize(
    ("language", "said", "text"),
    [
        ("en", "instant: INI −1, Fierce", "The target is moved back 5 cm."),
        ("fr", "instantané\u202f: INI −1, Féroce", "La cible recule de 5 cm."),
    ],
)
def test_the_journal_tells_what_a_spell_did_at_once(
    table: BattleTable, language: str, said: str, text: str
) -> None:
    spell = CastSpell(fighter="a1.1", spell=SPARK, targets=("b1.1",), dice=((4,),), value=3)
    assert table.context.do(spell, overrule=True)
    words, _ = journal(table)
    assert words.endswith(f" · {said} · {text}")
    assert text in report(table.context.play, language)


def test_a_long_text_is_cut_in_its_line_and_told_whole_below(table: BattleTable) -> None:
    long = replace(SPARK, text_en="word " * 100 + "end", text_fr="")
    assert table.context.do(CastSpell(fighter="a1.1", spell=long, dice=((4,),), value=3), overrule=True)
    words, whole = journal(table)
    assert words.endswith("word…") and len(words) < 400
    assert "end" in whole.splitlines()[1]


def test_the_result_says_what_it_did(table: BattleTable, keys: Hand) -> None:
    prompt = CastPrompt(table, table.context, CastSpell(fighter="a1.1", spell=SPARK, targets=("b1.1",)))
    table.open_prompt(prompt)
    settle()
    prompt.value.setValue(3)
    prompt.setFocus()
    keys("4\n")
    while prompt.rolled is None:
        keys("\n")  # the example's figure is no mage: the table insists
    assert prompt.did.text() == "Instant: INI −1, Fierce · The target is moved back 5 cm."
    assert prompt.did.isVisible() and not cut_labels(prompt)


def test_without_a_test_the_result_is_shown_too(table: BattleTable, keys: Hand) -> None:
    spell = replace(SPARK, difficulty=ABSENT)
    prompt = CastPrompt(table, table.context, CastSpell(fighter="a1.1", spell=spell, targets=("b1.1",)))
    table.open_prompt(prompt)
    settle()
    keys("\n")
    while prompt.rolled is None:
        keys("\n")
    assert prompt.did.text().startswith("Instant: INI −1") and prompt.isVisible()
    before = len(table.context.play.path)
    keys("\n")
    assert table.prompt is None and len(table.context.play.path) == before


def test_an_effect_by_hand_tells_its_changes_in_the_journal(table: BattleTable) -> None:
    effect = Effect(
        source="Trait", fighters=("b1.1",), lasting=Lasting.INSTANT, modifiers=(Modifier("DEF", 2, ""),)
    )
    assert table.context.do(PutEffect(effect))
    assert journal(table)[0].endswith(" at once · DEF +2")
    table.context.do(c.WriteNote("x"))
    assert "DEF" not in journal(table)[0]
