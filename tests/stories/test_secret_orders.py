"""A hidden sequence is its owner's alone (IV-A): who takes back what while sides order in secret."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.concealment import hiding, is_unseen
from rules.battle.sequence import kept_back
from rules.text import Message
from tests.stories.tabletop import Tabletop


def hidden(*sides: str) -> Tabletop:
    table = Tabletop.of(["a", "b"], ["w", "x"])
    for side in sides:
        table.do(c.Conceal(side, True))
    return table


def code(table: Tabletop, step: str, side: str, uncovered: str) -> str:
    refusal = kept_back(table.game, Message(step, {"side": side}), uncovered)
    return "" if refusal is None else refusal.code


@pytest.mark.parametrize("step", ["step.ordered", "step.order_saved", "step.order_forgotten"])
def test_who_orders_in_secret_takes_that_order_back_and_nothing_else(step: str) -> None:
    table = hidden("a", "b")
    assert code(table, step, "a", "a") == ""
    assert code(table, step, "a", "b") == "refusal.orders_in_secret"
    assert code(table, "step.ready", "a", "b") == "refusal.orders_in_secret"
    assert code(table, "step.ready", "a", "") == ""


def test_what_a_side_that_hides_does_to_its_sequence_is_nobody_elses() -> None:
    table = hidden("b")
    labels = [step.label for step in table.steps]
    for now in (table.game, table.game.with_side("b", hidden=False)):
        sides = hiding(table.setup.start, now, labels)
        assert sides == {"b"}, "that it hid it once is enough"
    assert hiding(table.setup.start, table.setup.start, ()) == frozenset()
    assert is_unseen(Message("step.ordered", {"side": "b"}), sides)
    assert not is_unseen(Message("step.ordered", {"side": "a"}), sides)
    assert not is_unseen(Message("step.ready", {"side": "b"}), sides)


def test_once_the_roll_has_begun_no_order_is_secret_any_more() -> None:
    table = hidden("a", "b")
    table.do(c.DeclareWinner("a"))
    assert code(table, "step.ordered", "a", "b") == "refusal.orders_in_secret"
