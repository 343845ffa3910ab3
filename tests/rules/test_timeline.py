"""A timeline: a path to the head, and redo to the branch that was left last."""

from __future__ import annotations

from rules.text import Message
from rules.timeline import StepInfo, path_to, redo_target

STEPS = [StepInfo(n, parent, Message("step")) for n, parent in ((1, None), (2, 1), (3, 2), (4, 1))]


def test_the_path_leads_from_the_first_step_to_the_head() -> None:
    steps = {step.id: step for step in STEPS}
    assert path_to(steps, 3) == [1, 2, 3]
    assert path_to(steps, 4) == [1, 4]
    assert path_to(steps, None) == []


def test_redo_takes_the_youngest_branch() -> None:
    assert redo_target(STEPS, 1) == 4
    assert redo_target(STEPS, 2) == 3
    assert redo_target(STEPS, None) == 1
    assert redo_target(STEPS, 4) is None
