"""What is owed in a speaking turn, as its screen goes to it: Enter leads there before it ends the turn."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.wording.battle.turn_summary import MainVerb
from rules.battle.obligations import Obligation, open_test

translate = QCoreApplication.translate
NEXT_OPEN = "choice.next_open"


def owed(context: BattleContext) -> tuple[Obligation, ...]:
    """Return what is to be done before the speaking turn in view ends, what comes first in front."""
    return context.play.system.owed(context.table, context.game)


def first_owed(context: BattleContext, *kinds: str) -> Obligation | None:
    """Return the first thing of these kinds that is owed, None where none is."""
    return next((each for each in owed(context) if each.kind in kinds), None)


def tests(context: BattleContext) -> bool:
    """Tell whether a test is at hand that is not decided."""
    return bool(open_test(context.game))


def test_verb(context: BattleContext) -> MainVerb | None:
    """Return the verb that goes on with the open test, None where none is."""
    words = translate("Stages", "Go on with the test")
    return MainVerb(NEXT_OPEN, words, "dice") if tests(context) else None
