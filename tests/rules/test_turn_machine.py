"""Whole turns at random keep what the texts promise."""

from __future__ import annotations

from hypothesis import settings

from tests.examples import examples
from tests.rules.turn_machine import TurnMachine

TurnMachine.TestCase.settings = settings(
    max_examples=examples(60), stateful_step_count=50, deadline=None, report_multiple_bugs=False
)
TestTurns = TurnMachine.TestCase
