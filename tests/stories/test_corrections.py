"""The table is right: values, the moment and the places of cards are corrected, whatever the rules say."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Announce
from rules.battle.concealment import concealed
from rules.battle.corrections import Arrange
from rules.battle.setup import SideSetup
from rules.battle.state import Knowledge, Place
from tests.stories.tabletop import Tabletop, counted, side


def war(b: SideSetup | None = None) -> Tabletop:
    """Lay a table of four cards against three, at its first speaking turn."""
    theirs = b or side("Scorpion", ["x", "y", "z"])
    table = Tabletop(side("Griffon", ["a", "b", ("c", 2), "d"]), theirs)
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    return table


def spoken(table: Tabletop, command: c.Command) -> None:
    table.do(command)
    table.do(c.EndSpeaking())


# -- where cards lie --------------------------------------------------------------------------------


def test_the_pile_is_put_right_in_mid_turn_and_the_next_turn_starts_from_it() -> None:
    table = war()
    spoken(table, c.PlayTop())
    step = table.do(Arrange("a", ("a4", "a3", "a2"), played=("a1",), reason="fell over"))
    assert step.label.code == "step.order_corrected"
    assert step.label.data == {"side": "a", "reason": "fell over"}
    assert table.side("a").pile == ("a4", "a3", "a2")
    assert table.side("a").order == ("a1", "a4", "a3", "a2")
    assert table.side("b").refusals == 1


def test_a_card_taken_out_of_the_reserve_gives_the_use_of_it_back() -> None:
    table = war()
    table.do(c.ReserveTop())
    assert table.reserve("a") == "1/1"
    table.do(Arrange("a", ("a1", "a2", "a3", "a4")))
    assert (table.reserve("a"), table.side("a").pile) == ("0/1", ("a1", "a2", "a3", "a4"))
    table.do(Arrange("a", ("a1", "a3", "a4"), ("a2",)))
    assert table.reserve("a") == "1/1"
    table.do(Arrange("a", ("a1", "a3", "a4"), played=("a2",)))
    assert table.reserve("a") == "0/-"


def test_a_card_that_was_not_played_after_all_speaks_no_longer() -> None:
    table = war()
    table.do(c.PlayTop())
    table.do(Arrange("a", ("a2", "a1", "a3", "a4")))
    assert (table.game.speaking, table.game.hand) == ((), "a")
    table.do(c.PlayTop())
    assert table.names(table.game.speaking) == ["b"]
    table.do(Arrange("a", ("a1",), ("a3", "a4"), ("a2",)))
    assert table.names(table.game.speaking) == ["b"], "who speaks goes on"


def test_the_hand_goes_where_cards_are() -> None:
    table = war()
    table.do(Arrange("a", (), played=("a1", "a2", "a3", "a4")))
    assert table.game.hand == "b"
    table.do(Arrange("b", (), played=("b1", "b2", "b3")))
    assert table.game.hand == ""
    table.do(Arrange("b", ("b2",), played=("b1", "b3")))
    assert table.game.hand == "b"


def test_a_forgotten_card_joins_this_turns_sequence_and_refusals_follow() -> None:
    table = war()
    table.do(c.AddCard("b", "Renfort"))
    table.do(Arrange("b", ("b1", "b4", "b2", "b3")))
    assert table.side("b").order == ("b1", "b4", "b2", "b3")
    assert table.side("b").refusals == 0
    table.do(Arrange("b", ("b1", "b3")))
    assert (table.side("b").order, table.side("b").refusals) == (("b1", "b3"), 2)


def test_a_card_gone_over_is_among_the_played_ones_of_its_new_side() -> None:
    table = war()
    spoken(table, c.PlayTop())
    table.do(c.ChangeSide("a1"))
    table.do(Arrange("a", ("a4", "a2", "a3")))
    assert (table.side("a").played, table.side("b").played) == ((), ("a1",))
    assert table.refusal(Arrange("a", ("a1",))) == "refusal.unknown"


def test_a_copy_of_a_card_is_placed_without_counting_for_refusals() -> None:
    table = war()
    table.do(c.Transform("a3.1", "Bête"))
    assert table.side("a").pile == ("a1", "a2", "a3", "a5", "a4")
    table.do(Arrange("a", ("a5", "a1", "a2", "a3", "a4")))
    assert table.side("a").pile[0] == "a5"
    assert (table.side("a").order, table.side("b").refusals) == (("a1", "a2", "a3", "a4"), 1)


def test_a_locked_sequence_is_put_right_before_activation() -> None:
    table = Tabletop.of(["a", "b", "c"], ["x"])
    table.do(c.ThrowDice("a", (3,)))
    table.do(Arrange("a", ("a3", "a1", "a2")))
    assert table.side("a").order == ("a3", "a1", "a2")
    assert table.refusal(Arrange("a", ("a3",), ("a1",))) == "refusal.unknown"


def test_what_is_not_this_sides_or_is_in_two_places_is_refused() -> None:
    table = war()
    for wrong in (
        Arrange("x", ()),
        Arrange("a", ("a1", "a1")),
        Arrange("a", ("a1",), ("a1",)),
        Arrange("a", ("b1",)),
        Arrange("a", ("z9",)),
    ):
        assert table.refusal(wrong) == "refusal.unknown"


def test_revealed_and_counted_sides_are_put_right_too() -> None:
    table = war(side("Scorpion", ["x", "y", "z"], knowledge=Knowledge.REVEALED))
    table.do(Arrange("b", ("b1",), ("b2",), ("b3",)))
    spoken(table, c.PlayTop())
    table.do(c.PlayTop("b2"))
    assert table.names(table.game.speaking) == ["y"]
    other = war(counted("Inconnu", 3))
    other.do(Arrange("b", ("b1", "b2"), ("b3",)))
    assert other.reserve("b") == "1/1"


def test_a_hidden_side_keeps_its_places_to_itself() -> None:
    table = war()
    table.do(c.Conceal("a", True))
    step = table.do(Arrange("a", ("a4", "a3", "a2"), ("a1",)))
    assert concealed(table.game) == {"a1", "a2", "a3", "a4"}
    assert set(step.label.data) == {"side", "reason"}


# -- the moment -------------------------------------------------------------------------------------


def test_the_roll_is_made_once_more() -> None:
    table = Tabletop.of(["a", "b"], ["x"])
    table.do(c.ThrowDice("a", (3,)))
    table.do(c.ThrowDice("b", (4,)))
    assert (table.game.winner, table.game.step) == ("b", "first")
    table.do(c.Correct("game", {"step": "roll"}, "a die fell"))
    assert (table.game.winner, table.game.step, table.side("a").tactique.dice) == ("", "roll", ())
    table.do(c.ThrowDice("a", (5,)))


def test_going_back_to_who_speaks_first_keeps_the_winner() -> None:
    table = war()
    table.do(c.PlayTop())
    table.do(c.Correct("game", {"phase": "strategic"}, ""))
    assert (table.game.step, table.game.winner, table.game.speaking) == ("first", "a", ())
    table.do(c.ChooseFirst("b"))
    assert table.game.hand == "b"
    assert table.side("a").pile == ("a1", "a2", "a3", "a4")


@pytest.mark.parametrize("play", [True, False])
@pytest.mark.parametrize(
    ("step", "order", "pile"),
    [
        ("first", ("a1", "a2"), ("a1", "a3", "a2")),
        ("roll", ("a1", "a3", "a2"), ()),
        ("order", ("a1", "a3", "a2"), ()),
    ],
)
def test_a_copy_of_a_card_goes_back_into_the_sequence(
    play: bool, step: str, order: tuple[str, ...], pile: tuple[str, ...]
) -> None:
    """A sequence holds all cards (IV-A): a figure that got a card of its own since is none to lose."""
    table = Tabletop.of([("a", 2), "b"], ["x"])
    table.do(c.Ready("a"))
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    if play:
        table.do(c.PlayTop())
    table.do(c.Transform("a1.2", "Bête"))
    table.do(c.Correct("game", {"phase": "strategic", "step": step}, "too early"))
    assert (table.side("a").order, table.side("a").pile) == (order, pile)
    table.do(c.Correct("game", {"phase": "activation", "step": "speak"}, "too late"))
    assert table.side("a").pile == ("a1", "a3", "a2")


def test_a_card_that_went_over_is_in_the_sequence_of_its_new_side() -> None:
    table = war()
    table.do(c.PlayTop())
    table.do(c.ChangeSide("a1"))
    table.do(c.Correct("game", {"phase": "strategic", "step": "roll"}, ""))
    assert "a1" in table.side("b").order and "a1" not in table.side("a").order


def test_activation_opens_without_a_roll() -> None:
    table = Tabletop.of(["a", "b"], ["x"])
    table.do(c.Correct("game", {"phase": "activation", "step": "speak", "hand": "b"}, ""))
    assert (table.game.hand, table.side("a").pile) == ("b", ("a1", "a2"))
    assert table.side("b").refusals == 1


def test_a_card_forgotten_until_combat_is_still_played() -> None:
    table = war()
    while table.game.hand:
        spoken(table, c.PlayTop())
    table.do(c.Advance())
    table.do(Arrange("a", ("a4",), played=("a1", "a2", "a3")))
    assert table.game.hand == ""
    table.do(c.Correct("game", {"phase": "activation"}, "one more"))
    assert (table.game.hand, table.game.step) == ("a", "speak")
    spoken(table, c.PlayTop())
    assert table.choices() == {"choice.combat": ""}


def test_the_phase_of_rows_begins_with_none_done_and_nobody_speaking() -> None:
    table = war()
    table.do(c.PlayTop())
    table.do(c.Correct("game", {"phase": "combat"}, ""))
    assert (table.game.speaking, table.game.hand) == ((), "")
    table.do(c.Correct("game", {"phase": "combat", "step": ""}, ""))
    table.do(c.Correct("game", {"phase": "activation"}, ""))
    table.do(c.Correct("game", {"step": "speak"}, ""))
    assert table.game.hand == "a"


def test_the_hand_goes_to_a_side_whose_cards_do_not_speak() -> None:
    table = war()
    table.do(c.PlayTop())
    table.do(c.Correct("game", {"hand": "b"}, "wrong side"))
    assert (table.game.hand, table.game.speaking) == ("b", ())
    table.do(c.Correct("game", {"hand": ""}, "we stop here"))
    assert table.game.hand == ""
    assert table.refusal(c.Correct("game", {"phase": "tea"})) == "refusal.unknown"


def test_the_winner_of_the_roll_is_another() -> None:
    table = Tabletop.of(["a", "b"], ["x"])
    table.do(c.DeclareWinner("a"))
    table.do(c.Correct("game", {"winner": "b"}, ""))
    assert (table.game.winner, table.game.step) == ("b", "first")


# -- values -----------------------------------------------------------------------------------------


def test_values_of_a_figure_are_set_and_what_follows_from_them_follows() -> None:
    table = war()
    changes = {"gems": {"fire": 2}, "counters": {"Poison": 1}, "faith": 3, "gem_limit": 4, "level": 1}
    table.do(c.Correct("fighter:a1.1", changes, "counted again"))
    found = table.fighter("a1")
    assert (found.gems, found.counters, found.gem_limit) == ({"fire": 2}, {"Poison": 1}, 4)
    table.do(c.Correct("fighter:a1.1", {"notches": 4}))
    assert table.fighter("a1").place is Place.DEAD
    table.do(c.Correct("fighter:a1.1", {"place": Place.TABLE}))
    assert (table.fighter("a1").place, table.fighter("a1").notches) == (Place.TABLE, 3)
    table.do(c.Put("a1.1", Place.CAPTURED, "b1.1"))
    table.do(c.Correct("fighter:a1.1", {"stunned": True}))
    assert table.fighter("a1").captor == "b1.1"
    table.do(c.Correct("fighter:a1.1", {"place": Place.TABLE, "notches": 2}))
    assert (table.fighter("a1").captor, table.fighter("a1").notches) == ("", 2)


@pytest.mark.parametrize("heap", ["reserve", "played"])
def test_a_card_lies_in_one_place(heap: str) -> None:
    assert war().refusal(c.Correct("side:a", {heap: ("a1",)})) == "refusal.unknown"


# -- several commands as one gesture ----------------------------------------------------------------


def test_naming_a_draw_is_one_step() -> None:
    table = war(counted("Inconnu", 3))
    spoken(table, c.PlayTop())
    step = table.do(c.Together((c.NameCard("b1", "Wolfen", 2), c.PlayTop("b1"))))
    assert (step.label.code, table.names(table.game.speaking)) == ("step.played_top", ["Wolfen"])
    assert len(table.game.fighters_of("b1")) == 2


def test_a_gesture_of_several_is_refused_by_any_of_its_parts() -> None:
    table = war(counted("Inconnu", 3))
    assert table.refusal(c.Together((c.NameCard("b1"), c.PlayTop()))) == "refusal.no_name"
    table.do(c.ReserveTop())
    spoken(table, c.PlayTop())
    again = c.Together((c.WriteNote("once more"), c.ReserveTop()))
    assert table.refusal(again) == "refusal.reserve_used"
    step = table.do(again, overrule=True)
    assert step.overruled == "refusal.reserve_used"
    nested = c.Together((c.Together((c.WriteNote("x"), c.WriteNote("y"))), c.WriteNote("z")))
    assert table.do(nested).label.data == {"text": "z"}
    assert table.do(c.Together((c.WriteNote("x"), nested))).label.data == {"text": "z"}


def test_every_reason_against_a_gesture_of_several_is_heard_and_kept() -> None:
    table = war()
    table.do(c.ReserveTop())
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    hasty = c.Together((c.Activate("b1.1"), c.Activate("b1.1"), c.ReserveTop()))
    codes = "refusal.card_not_played refusal.reserve_used"
    assert table.refusal(hasty) == codes, "each once"
    step = table.do(hasty, overrule=True)
    assert step.overruled == codes and [message.code for message in step.against] == codes.split()
    beyond = c.Together((c.Activate("b1.1"), c.Activate("z9.9")))
    assert table.refusal(beyond) == "refusal.unknown", "alone what nobody can overrule"


def test_only_the_last_part_of_a_gesture_may_roll() -> None:
    table = Tabletop.of(["a"], ["x"])
    with pytest.raises(AssertionError, match="6 faces"):
        table.refusal(c.Together((c.ThrowDice("a"), c.WriteNote("x"))))
    table.do(c.Together((c.WriteNote("x"), c.ThrowDice("a", (2,)))))


def test_what_was_announced_is_spent_when_the_moment_passes_and_forgotten_when_it_is_still_to_come() -> None:
    for moment, said in (("combat", ["lost"]), ("upkeep", ["lost"]), ("strategic", [])):
        table = war()
        table.do(c.PlayTop())
        table.do(Announce("a1.1", "charge", "b1.1"))
        table.do(c.Correct("game", {"phase": moment}, "the next phase"))
        assert [deed.state.value for deed in table.fighter("a1").deeds] == said
    table = war()
    table.do(c.PlayTop())
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(c.Correct("game", {"hand": "b"}, "wrong side"))
    assert [deed.state.value for deed in table.fighter("a1").deeds] == ["lost"]


def test_a_card_put_back_into_the_pile_announces_anew_when_it_is_played() -> None:
    table = war()
    table.do(c.PlayTop())
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(Arrange("a", ("a1", "a2", "a3", "a4")))
    assert table.fighter("a1").deeds == ()
    table.do(c.PlayTop())
    assert table.refusal(Announce("a1.1", "run")) == ""


# -- a figure on a card of its own ------------------------------------------------------------------


def test_a_figure_that_changes_while_sequences_are_built_is_in_them() -> None:
    table = Tabletop.of([("a", 2), "b"], ["x"])
    table.do(c.Transform("a1.2", "Bête"))
    assert table.side("a").order == ("a1", "a3", "a2")


def test_a_figure_that_changes_in_a_locked_sequence_changes_no_refusals() -> None:
    table = Tabletop.of([("a", 3), "b"], ["x", "y"])
    table.do(c.DeclareWinner("a"))
    table.do(c.Transform("a1.2", "Bête"))
    table.do(c.Transform("a1.3", "Ombre"))
    assert table.side("a").order == ("a1", "a2")
    table.do(c.Correct("game", {"step": "first"}))
    table.do(c.ChooseFirst("a"))
    assert table.side("a").pile == ("a1", "a4", "a3", "a2"), "it is drawn behind its card all the same"
    assert (table.side("a").refusals, table.side("b").refusals) == (0, 0), "two cards each were laid down"


def test_a_figure_that_changed_in_a_locked_sequence_is_drawn_when_its_card_went_over() -> None:
    table = Tabletop.of([("a", 2), "b"], ["x"])
    table.do(c.DeclareWinner("a"))
    table.do(c.Transform("a1.2", "Bête"))
    table.do(c.ChangeSide("a1"))
    table.do(c.ChooseFirst("a"))
    assert table.side("a").pile == ("a3", "a2")


def test_a_sequence_set_right_before_it_is_drawn_is_drawn_as_it_was_set() -> None:
    table = Tabletop.of([("a", 2), "b"], ["x"])
    table.do(c.DeclareWinner("a"))
    table.do(c.Transform("a1.2", "Bête"))
    table.do(Arrange("a", ("a2", "a1")))
    table.do(c.ChooseFirst("a"))
    assert table.side("a").pile == ("a2", "a1")


def test_an_order_that_is_changed_after_all_keeps_every_card_of_the_pile() -> None:
    table = Tabletop.of([("a", 2), "b"], ["x"])
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.Transform("a1.2", "Bête"))
    assert (table.side("a").pile, table.side("a").order) == (("a1", "a3", "a2"), ("a1", "a2"))
    table.do(c.SetOrder("a", ("a2", "a1")), overrule=True)
    assert (table.side("a").pile, table.side("a").order) == (("a2", "a3", "a1"), ("a2", "a1"))


def test_a_figure_that_changes_while_it_speaks_was_played_with_its_card() -> None:
    table = Tabletop.of([("a", 2), "b"], ["x"])
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.PlayTop())
    table.do(c.Transform("a1.2", "Bête"))
    assert (table.side("a").played, table.game.speaking) == (("a1", "a3"), ("a1", "a3"))
