"""The Tactique roll at the table: coordinators, dice, the order of decisions, who speaks first (IV-B)."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.state import Place
from rules.battle.strategic import tactique_total
from rules.battle.system import Choice
from rules.battle.tactique import discipline_now
from rules.confrontation.system import offer
from rules.text import Message, Reason
from tests.stories.coordinators import griffon
from tests.stories.tabletop import Tabletop, card, counted, side


def offered(table: Tabletop) -> tuple[Choice, ...]:
    return offer(table.table, table.game)


def test_the_higher_total_wins_and_chooses_who_speaks_first() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ChooseCoordinator("b", "b1.1"))
    table.do(c.ThrowDice("a", (2,)))
    table.do(c.ThrowDice("b", (3,)))
    assert table.game.winner == "a", "2 + 6 beats 3 + 4"
    assert table.choices() == {"choice.first": ""}
    table.do(c.ChooseFirst("b"))
    assert (table.game.phase, table.game.hand) == ("activation", "b")


def test_k10_the_roll_uses_the_coordinators_own_discipline_never_a_commanders() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a2.1"))
    assert discipline_now(table.game, "a", table.table.ruleset) == 4


def test_named_lines_count_and_stay_for_the_next_turn() -> None:
    table = griffon()
    table.do(c.SetLines("b", (Reason(Message("line", {"name": "Musicien"}), 3),)))
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ChooseCoordinator("b", "b1.1"))
    table.do(c.ThrowDice("a", (2,)))
    table.do(c.ThrowDice("b", (3,)))
    assert table.game.winner == "b", "3 + 4 + 3 beats 2 + 6"


def test_equal_results_are_thrown_again() -> None:
    table = griffon(dice=[2, 4])
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ChooseCoordinator("b", "b1.1"))
    table.do(c.ThrowDice("a"))
    step = table.do(c.ThrowDice("b"))
    assert step.label.data["outcome"] == "tie"
    assert table.game.winner == ""
    assert table.side("a").tactique.dice == table.side("b").tactique.dice == ()


def test_two_sixes_the_lower_total_decides_first_and_the_other_sees_it() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ChooseCoordinator("b", "b1.1"))
    table.do(c.ThrowDice("a", (6,)))
    table.do(c.ThrowDice("b", (6,)))
    assert table.refusal(c.ThrowDice("a", (3,))) == "refusal.other_decides"
    assert table.refusal(c.KeepSix("a")) == "refusal.other_decides"
    table.do(c.ThrowDice("b", (1,)))
    assert table.game.winner == ""
    table.do(c.KeepSix("a"))
    assert table.game.winner == "a", "b's re-roll of 1 made a natural 1"


def test_a_lone_six_may_wait_or_be_thrown_again_at_once() -> None:
    table = griffon()
    table.do(c.ThrowDice("a", (6,)))
    assert table.refusal(c.ThrowDice("a", (5,))) == table.refusal(c.ThrowDice("b", (2,))) == ""
    table.do(c.ThrowDice("a", (5,)))
    table.do(c.ThrowDice("b", (2,)))
    assert table.game.winner == "a"
    assert table.refusal(c.ThrowDice("a", (2,))) == "refusal.roll_over"


def test_k9_a_side_with_nobody_eligible_loses_the_roll_unless_the_table_insists() -> None:
    table = griffon()
    table.do(c.Put("b1.1", Place.FLED))
    assert table.refusal(c.ChooseCoordinator("b", "b1.1")) == "refusal.may_not_coordinate"
    table.do(c.ChooseCoordinator("b", nobody=True))
    table.do(c.ChooseCoordinator("a", "a1.1"))
    assert table.game.winner == "a"


def test_k9_nobody_on_either_side_plain_dice_decide() -> None:
    table = griffon()
    for key in ("a", "b"):
        table.do(c.ChooseCoordinator(key, nobody=True))
    table.do(c.ThrowDice("a", (2,)))
    table.do(c.ThrowDice("b", (5,)))
    assert table.game.winner == "b"


def test_a_barred_fighter_coordinates_when_the_table_says_so() -> None:
    stranger = card("Zeïren", "Dévoreurs de Vile-Tis", "Mercenaire", DIS=5)
    table = Tabletop.of([stranger], ["x"])
    assert table.refusal(c.ChooseCoordinator("a", "a1.1")) == "refusal.may_not_coordinate"
    step = table.do(c.ChooseCoordinator("a", "a1.1"), overrule=True)
    assert step.overruled == "refusal.may_not_coordinate"
    assert discipline_now(table.game, "a", table.table.ruleset) == 5


def test_an_opponent_known_by_name_only_rolls_with_a_typed_discipline() -> None:
    table = Tabletop(
        side("Griffon", [card("Abel", "Griffons d’Akkylannie", DIS=6)], "Griffons d’Akkylannie"),
        counted("Inconnu", 3),
    )
    table.do(c.ChooseCoordinator("b", name="Chef wolfen", dis=7))
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ThrowDice("a", (3,)))
    table.do(c.ThrowDice("b", (3,)))
    assert table.game.winner == "b"


def test_dice_below_nothing_win_nothing_and_both_throw_again() -> None:
    table = griffon()
    for key in ("a", "b"):
        table.do(c.SetLines(key, (Reason(Message("line", {"name": "Brouillard"}), -9),)))
    table.do(c.ThrowDice("a", (2,)))
    step = table.do(c.ThrowDice("b", (3,)))
    assert step.label.data["outcome"] == "tie"


def test_a_face_that_no_die_has_is_refused() -> None:
    assert griffon().refusal(c.ThrowDice("a", (7,))) == "refusal.no_such_face"


def test_readiness_of_both_leads_to_the_roll() -> None:
    table = Tabletop.of(["a", "b"], ["x", "y"])
    assert table.game.step == "order"
    table.do(c.Ready("a"))
    assert table.game.step == "order"
    table.do(c.Ready("b"))
    assert table.game.step == "roll"


def test_with_nothing_to_order_the_turn_opens_at_the_roll() -> None:
    assert Tabletop(counted("A", 3), counted("B", 4)).game.step == "roll"


def test_the_choices_of_the_roll_are_to_throw_to_re_roll_or_to_keep() -> None:
    table = Tabletop.of(["a", "b"], ["x", "y"])
    table.do(c.Ready("a"))
    table.do(c.Ready("b"))
    assert [(x.code, x.data["side"]) for x in offered(table)] == [
        ("choice.throw", "a"),
        ("choice.throw", "b"),
    ]
    assert tactique_total(table.table, table.side("a").tactique).total is None
    table.do(c.ThrowDice("a", (6,)))
    codes = [(x.code, x.data["side"], x.refusal) for x in offered(table)]
    assert codes == [
        ("choice.reroll", "a", None),
        ("choice.keep_six", "a", None),
        ("choice.throw", "b", None),
    ]
    table.do(c.ThrowDice("b", (4,)))
    assert [x.code for x in offered(table)] == ["choice.reroll", "choice.keep_six"]


def test_a_turn_that_has_something_to_order_offers_to_go_on_once_everybody_is_ready_again() -> None:
    table = Tabletop.of(["a", "b"], ["x"])
    assert [x.code for x in offered(table)] == ["choice.ready"]
    table.do(c.Ready("a"))
    table.do(c.Correct("game", {"step": "order"}, "back"))
    assert [x.code for x in offered(table)] == ["choice.to_roll"]
    table.do(c.Advance())
    assert table.game.step == "roll"
    assert table.refusal(c.Advance()) == "refusal.no_winner"


def test_nobody_speaks_first_before_somebody_has_won() -> None:
    table = griffon()
    assert table.refusal(c.ChooseFirst("a")) == "refusal.no_winner"
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    assert table.refusal(c.ChooseFirst("b")) == "refusal.activation_open"


def test_at_the_end_of_upkeep_going_on_ends_the_turn() -> None:
    table = griffon()
    table.do(c.Correct("game", {"phase": "upkeep"}, "skip"))
    table.do(c.Advance())
    assert (table.game.turn, table.game.phase) == (2, "strategic")


def test_after_the_roll_there_is_no_six_left_to_keep() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ChooseCoordinator("b", "b1.1"))
    table.do(c.ThrowDice("a", (5,)))
    table.do(c.ThrowDice("b", (3,)))
    assert table.refusal(c.KeepSix("a")) == table.refusal(c.ThrowDice("a", (3,))) != ""


def test_a_natural_one_loses_the_roll_and_says_so() -> None:
    table = Tabletop.of(["a"], ["x"], rules="c5")
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ChooseCoordinator("b", name="Inconnu", dis=0))
    table.do(c.ThrowDice("a", (1,)))
    table.do(c.ThrowDice("b", (2,)))
    assert table.game.winner == "b", "5 with a natural 1 against 2"
    found = tactique_total(table.table, table.side("a").tactique)
    assert (found.total, found.reasons[-1].message.code) == (5, "fails.natural_one")


def two_equal_sixes() -> Tabletop:
    """Give a roll of 12 against 12 with a 6 on either side."""
    equal = griffon()
    equal.do(c.Ready("a"))
    equal.do(c.ChooseCoordinator("a", "a1.1"))
    equal.do(c.ChooseCoordinator("b", name="Inconnu", dis=6))
    equal.do(c.ThrowDice("a", (6,)))
    equal.do(c.ThrowDice("b", (6,)))
    return equal


def test_equal_totals_choose_unseen_and_reveal_once_both_have() -> None:
    table = two_equal_sixes()
    for key in ("a", "b"):
        assert (
            table.refusal(c.ThrowDice(key, (3,))) == table.refusal(c.KeepSix(key)) == "refusal.choose_unseen"
        )
    assert [(x.code, x.data["side"]) for x in offered(table)] == [
        ("choice.reroll", "a"), ("choice.keep_six", "a"), ("choice.reroll", "b"), ("choice.keep_six", "b"),
    ]  # fmt: skip
    told = table.do(c.ChooseUnseen("b", again=False))
    assert told.label == Message("step.unseen_chosen", {"side": "b"}), "it tells nothing of the choice"
    assert [x.data["side"] for x in offered(table)] == ["a", "a"]
    assert table.refusal(c.ThrowDice("a", (3,))) == table.refusal(c.KeepSix("b")) == "refusal.choose_unseen"
    step = table.do(c.ChooseUnseen("a", again=True))
    assert step.label == Message("step.unseen_one_throws", {"side": "a", "other": "b"})
    assert table.side("b").tactique.final and table.refusal(c.KeepSix("a")) == "refusal.chose_to_reroll"
    assert table.refusal(c.ChooseUnseen("a", again=False)) == "refusal.nothing_unseen"
    table.do(c.ThrowDice("a", (1,)))
    assert table.game.winner == "b", "12 kept beats the natural 1 of a"


def test_both_that_choose_to_throw_throw_in_any_order() -> None:
    table = two_equal_sixes()
    table.do(c.ChooseUnseen("a", again=True))
    assert table.do(c.ChooseUnseen("b", again=True)).label.code == "step.unseen_both_throw"
    table.do(c.ThrowDice("b", (6,)))
    assert table.refusal(c.ThrowDice("b", (2,))) == "refusal.other_decides", "the lower total first"
    table.do(c.ThrowDice("a", (6,)))
    assert table.refusal(c.ThrowDice("a", (2,))) == "refusal.choose_unseen", "equal again"
    table.do(c.ChooseUnseen("a", again=True))
    assert table.do(c.ChooseUnseen("b", again=False)).label.data == {"side": "a", "other": "b"}
    table.do(c.ThrowDice("a", (2,)))
    assert table.game.winner == "a", "6 + 6 + 2"


def test_both_that_choose_to_keep_are_equal_and_throw_anew() -> None:
    table = two_equal_sixes()
    table.do(c.ChooseUnseen("a", again=False))
    assert table.do(c.ChooseUnseen("b", again=False)).label.code == "step.unseen_none_throws"
    assert table.game.winner == "" and table.side("a").tactique.dice == table.side("b").tactique.dice == ()
    assert table.side("a").tactique.again is table.side("b").tactique.again is None


def test_a_total_that_changes_opens_the_choice_again() -> None:
    table = two_equal_sixes()
    table.do(c.ChooseUnseen("a", again=True))
    table.do(c.SetLines("b", (Reason(Message("line", {"name": "Musicien"}), 1),)))
    assert table.side("a").tactique.again is None
    table.do(c.KeepSix("a"))
    assert table.refusal(c.ChooseUnseen("b", again=True)) == "refusal.nothing_unseen"


def test_the_table_may_decide_in_the_open_and_only_in_the_roll() -> None:
    table = two_equal_sixes()
    assert table.do(c.KeepSix("a"), overrule=True).overruled == "refusal.choose_unseen"
    table.do(c.ThrowDice("b", (1,)))
    assert table.game.winner == "a"
    assert table.refusal(c.ChooseUnseen("a", again=True)) == "refusal.roll_over"
