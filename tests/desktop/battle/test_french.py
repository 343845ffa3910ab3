"""What the French window says: elided names, colons after a narrow space, numbers with a comma."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from desktop.battle.table import BattleTable
from desktop.drafts.referee_inquiry import YES
from desktop.wording import fill
from desktop.wording.battle.dice_words import dice_words
from desktop.wording.battle.referee_words import asked, fact_name
from desktop.wording.battle.report import report
from desktop.wording.effects import effect_words
from rules.battle import commands as c
from rules.battle.state import Effect, Modifier
from rules.values import Characteristic

NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture
def spoken() -> str:
    """Speak French."""
    return "fr"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Aurore", "Saisissez le dé d’Aurore."), ("Etrangers", "Saisissez le dé d’Etrangers."),
        ("Épée", "Saisissez le dé d’Épée."), ("Œil", "Saisissez le dé d’Œil."),
        ("Bruno", "Saisissez le dé de Bruno."),
    ],
)  # fmt: skip
def test_a_name_that_begins_with_a_vowel_is_elided(name: str, said: str) -> None:
    template = QCoreApplication.translate("RollPage", "Enter the die of {name}.")
    assert fill(template, name=name) == said


def test_so_is_the_word_before_a_name_that_alone_may_look() -> None:
    template = QCoreApplication.translate("HandOver", "Only {name} may see what comes next.")
    assert fill(template, name="Aurore") == "La suite ne regarde qu’Aurore."
    assert fill(template, name="Bruno") == "La suite ne regarde que Bruno."


def test_colons_stand_after_a_narrow_space(table: BattleTable) -> None:
    context = table.context
    assert context.do(c.RollWound("b2.1", "a1.1", dice=(3, 5)))
    assert context.play.head is not None
    dice = dice_words(context.play.events[context.play.head], context.names)
    assert dice.startswith(f"dés saisis{NARROW}: 3 5")
    fury = Effect(source="Fureur", id="e1", modifiers=(Modifier(Characteristic.ATT, 1, "Fureur"),))
    assert effect_words(fury, context.names).startswith(f"Fureur{NARROW}: ATT +1")


def test_the_report_marks_what_the_table_overruled(table: BattleTable) -> None:
    context = table.context
    assert context.do(c.Refuse()), "Scorpion has one"
    assert context.do(c.Refuse(), overrule=True), "Griffon has none"
    told = report(context.play, "fr").splitlines()
    (marked,) = [line for line in told if line.strip().startswith("Contre la règle")]
    assert NARROW + ":" in marked


@pytest.mark.usefixtures("table")
def test_the_referee_names_a_fact_as_it_asks_for_it() -> None:
    assert asked("more") == f"Y a-t-il autre chose entre les deux{NARROW}?"
    assert fact_name("more", YES) == f"autre chose{NARROW}: oui"
