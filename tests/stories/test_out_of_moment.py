"""Commands that come at a moment when nothing can be done with them are refused with the reason."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.state import Knowledge, Place
from tests.stories.tabletop import Tabletop, counted, side


def unordered(cards: list[str]) -> Tabletop:
    """Lay a table where the program holds the cards of the first side, not their order."""
    return Tabletop(side("Griffon", cards, knowledge=Knowledge.REVEALED), side("Scorpion", ["x", "y"]))


def opened(table: Tabletop) -> Tabletop:
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    return table


def test_nobody_plays_a_card_before_the_activation_phase() -> None:
    table = Tabletop.of(["a", "b"], ["x", "y"])
    for command in (c.PlayTop(), c.ReserveTop(), c.PlayReserve(), c.PlayBoth(), c.Refuse()):
        assert table.refusal(command) == "refusal.not_activation", command


def test_an_empty_pile_or_reserve_has_no_card_to_play() -> None:
    table = opened(Tabletop.of(["a"], ["x", "y"]))
    assert table.refusal(c.PlayReserve()) == table.refusal(c.PlayBoth()) == "refusal.reserve_empty"
    table.do(c.ReserveTop())
    table.do(c.Correct("game", {"hand": "a"}))
    for command in (c.PlayTop(), c.ReserveTop(), c.PlayBoth()):
        assert table.refusal(command) == "refusal.pile_empty", command


def test_the_last_card_of_a_side_whose_order_is_not_held_needs_no_name() -> None:
    alone = opened(unordered(["a"]))
    step = alone.do(c.PlayTop())
    assert step.label.data["cards"] == ["a1"]
    two = opened(unordered(["a", "b"]))
    assert two.refusal(c.PlayTop()) == "refusal.which_card"


def test_the_roll_is_over_once_it_is_won() -> None:
    table = Tabletop.of(["a", "b"], ["x", "y"])
    table.do(c.DeclareWinner("a"))
    assert table.refusal(c.ThrowDice("a", (3,))) == "refusal.roll_over"
    assert table.refusal(c.Ready("a")) == "refusal.order_locked"
    table.do(c.ChooseFirst("a"))
    assert table.refusal(c.KeepSix("a")) == "refusal.roll_over"


def test_only_a_6_that_waits_for_its_decision_is_kept() -> None:
    table = Tabletop.of(["a", "b"], ["x", "y"])
    table.do(c.ThrowDice("a", (3,)))
    assert table.refusal(c.KeepSix("a")) == "refusal.no_six"


def test_what_was_refused_is_not_carried_out() -> None:
    table = opened(Tabletop.of(["a", "b"], ["x", "y"]))
    refused = table.system.decide(table.table, table.game, c.EndTurn(), table.roll)
    assert getattr(refused, "code", "") == "refusal.turn_not_over"


def test_a_sketch_that_has_its_figures_keeps_them_when_it_gets_a_name() -> None:
    table = Tabletop(side("Griffon", ["a"]), counted("Inconnu", 1))
    table.do(c.NameCard("b1", name="Wolfen", figures=3))
    table.do(c.Put("b1.2", Place.DEAD))
    table.do(c.NameCard("b1", name="Chasseur wolfen"))
    assert [f.place for f in table.game.fighters_of("b1")] == [Place.TABLE, Place.DEAD, Place.TABLE]


def test_combat_leads_to_upkeep_and_upkeep_to_the_next_turn() -> None:
    table = opened(Tabletop.of(["a"], ["x"]))
    for _ in range(2):
        table.do(c.PlayTop())
        table.do(c.EndSpeaking())
    table.do(c.Advance())
    assert list(table.choices()) == ["choice.upkeep"]
    table.do(c.Advance())
    assert list(table.choices()) == ["choice.end_turn"]
