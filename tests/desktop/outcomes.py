"""What a verb made, where a test knows that it was not refused."""

from __future__ import annotations

from typing import TypeVar

from rules.text import Refusal

T = TypeVar("T")


def done(outcome: T | Refusal) -> T:
    """Give what a verb made."""
    assert not isinstance(outcome, Refusal), outcome
    return outcome
