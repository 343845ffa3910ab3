"""What is open in a speaking turn and comes before its end: a test that is not decided."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.doings import MainVerb
from rules.battle.state import Verdict
from rules.text import Message, Refusal

translate = QCoreApplication.translate
NEXT_OPEN = "choice.next_open"


def tests(context: BattleContext) -> bool:
    """Tell whether a test is at hand that is not decided."""
    trial = context.game.trial
    return trial is not None and trial.verdict is Verdict.OPEN


def test_verb(context: BattleContext) -> MainVerb | None:
    """Return the verb that goes on with the open test, None where none is."""
    words = translate("Stages", "Go on with the test")
    return MainVerb(NEXT_OPEN, words, "dice") if tests(context) else None


def test_left(context: BattleContext) -> Refusal | None:
    """Return why the speaking turn does not end: its test is not decided."""
    return Refusal(Message("refusal.test_open")) if tests(context) else None
