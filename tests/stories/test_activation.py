"""The activation phase as the rulebook tells it (chapter 5, V-A and V-B)."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.state import Knowledge, Place
from tests.stories.tabletop import GRIFFON, SCORPION, Tabletop, counted, side


def opened(table: Tabletop, *, winner: str = "a", first: str = "a") -> Tabletop:
    """Go straight to the activation phase."""
    table.do(c.DeclareWinner(winner))
    table.do(c.ChooseFirst(first))
    return table


def play_alone(table: Tabletop) -> None:
    """Play the top card of whoever has the hand and end the speaking turn."""
    table.do(c.PlayTop())
    if table.game.speaking:
        table.do(c.EndSpeaking())


def test_s1_a_reserve_is_used_once_and_leaves_four_choices() -> None:
    table = opened(Tabletop.of(["a", "b", "c"], ["x", "y", "z", "w"]))
    table.do(c.ReserveTop())
    play_alone(table)
    assert table.game.hand == "a"
    assert table.choices() == {
        "choice.play_top": "",
        "choice.reserve_top": "refusal.reserve_used",
        "choice.play_reserve": "",
        "choice.play_both": "",
        "choice.refuse": "",
    }
    table.do(c.PlayReserve())
    table.do(c.EndSpeaking())
    play_alone(table)
    assert table.refusal(c.ReserveTop()) == "refusal.reserve_used"


def test_s1_the_last_refusal_spent_leaves_three() -> None:
    table = opened(Tabletop.of(["a", "b"], ["x", "y", "z"]))
    table.do(c.Refuse())
    play_alone(table)
    assert table.choices()["choice.refuse"] == "refusal.no_refusal_left"


def test_s2_six_cards_against_eleven_give_five_refusals_for_the_turn() -> None:
    table = opened(Tabletop.of(list("abcdef"), list("ghijklmnopq")))
    assert (table.side("a").refusals, table.side("b").refusals) == (5, 0)
    table.do(c.Refuse())
    assert table.game.hand == "b"
    assert table.side("a").refusals == 4
    table.do(c.Put("b1.1", Place.DEAD))
    assert table.side("a").refusals == 4


def test_s3_alone_with_three_cards_reserve_one_then_play_two_never_three() -> None:
    table = opened(Tabletop.of(["a", "b", "c"], ["x"]), first="b")
    play_alone(table)
    table.do(c.ReserveTop())
    assert table.game.hand == "a", "the other side has nothing left: the hand stays"
    assert table.refusal(c.Refuse()) == "refusal.nobody_to_pass_to"
    step = table.do(c.PlayBoth())
    assert step.label.data["cards"] == ["a1", "a2"]
    assert table.refusal(c.PlayTop()) == "refusal.speaking"
    table.do(c.EndSpeaking())
    play_alone(table)
    assert table.game.hand == ""


def test_s4_the_worked_example_of_the_rulebook() -> None:
    table = Tabletop.of(GRIFFON, SCORPION)
    opened(table, winner="a", first="b")
    assert (table.side("a").refusals, table.side("b").refusals) == (0, 1)
    told = [
        ("b", c.Refuse(), [], "0/1"),
        ("a", c.PlayTop(), ["Conscrit du Griffon"], "0/1"),
        ("b", c.ReserveTop(), [], "1/1"),
        ("a", c.ReserveTop(), [], "1/1"),
        ("b", c.PlayTop(), ["Clone de Dirz"], "1/1"),
        ("a", c.PlayTop(), ["Abel le Colérique"], "1/1"),
        ("b", c.PlayBoth(), ["Tigre de Dirz", "Guerrier Kératis"], "0/-"),
        ("a", c.PlayTop(), ["Inquisiteur du Griffon"], "1/1"),
        ("b", c.PlayTop(), ["Cypher Lukhan"], "0/-"),
        ("a", c.PlayBoth(), ["Templier de l’Inquisition", "Fusilier du Griffon"], "0/-"),
    ]
    for key, command, cards, reserve in told:
        assert table.game.hand == key
        table.do(command)
        assert table.names(table.game.speaking) == cards
        assert table.reserve(key) == reserve
        if table.game.speaking:
            table.do(c.EndSpeaking())
    assert table.side("b").refusals == 0
    assert table.game.hand == ""
    assert table.choices() == {"choice.combat": ""}
    assert all(f.activated for f in table.game.fighters.values())


def test_s5_conscripts_and_fusiliers_act_in_one_speaking_turn_when_both_cards_are_played_at_once() -> None:
    griffon = side("Griffon", [("Conscrit du Griffon", 3), ("Fusilier du Griffon", 2)])
    table = opened(Tabletop(griffon, side("Scorpion", ["Tigre de Dirz"])))
    table.do(c.ReserveTop())
    play_alone(table)
    table.do(c.PlayBoth())
    acting = [f for k in table.game.speaking for f in table.game.fighters_of(k)]
    assert len(acting) == 5
    for fighter in reversed(acting):
        table.do(c.Activate(fighter.id))
    table.do(c.EndSpeaking())
    assert all(table.game.fighters[f.id].activated for f in acting)


def test_s5_a_card_not_played_activates_nobody_unless_the_table_insists() -> None:
    table = opened(Tabletop.of([("a", 3), "b"], ["x"]))
    table.do(c.PlayTop())
    assert table.refusal(c.Activate("a2.1")) == "refusal.card_not_played"
    step = table.do(c.Activate("a2.1"), overrule=True)
    assert step.overruled == "refusal.card_not_played"
    assert table.fighter("a2").activated


def test_d2_a_dead_card_is_played_like_any_other_and_is_gone_next_turn() -> None:
    table = opened(Tabletop.of(["a", "b", "c"], ["x", "y", "z"]))
    table.do(c.ReserveTop())
    play_alone(table)
    table.do(c.Put("a1.1", Place.DEAD))
    table.do(c.Put("a2.1", Place.DEAD))
    assert table.refusal(c.PlayReserve()) == table.refusal(c.PlayTop()) == ""
    table.do(c.PlayBoth())
    assert table.game.speaking == (), "nobody to activate: the speaking turn is over"
    assert table.game.hand == "b"
    for _ in range(3):
        play_alone(table)
    table.do(c.Advance())
    table.do(c.Advance())
    table.do(c.EndTurn())
    assert table.side("a").order == ("a3",)


def test_a_pile_that_is_empty_with_a_full_reserve_still_alternates() -> None:
    table = opened(Tabletop.of(["a", "b"], ["x", "y"]))
    table.do(c.ReserveTop())
    play_alone(table)
    play_alone(table)
    assert table.game.hand == "b"
    play_alone(table)
    assert table.game.hand == "a"
    assert table.refusal(c.PlayTop()) == "refusal.pile_empty"
    table.do(c.PlayReserve())
    table.do(c.EndSpeaking())
    assert table.game.hand == ""


def test_a_card_named_as_the_top_may_be_a_place_holder_of_the_reserve() -> None:
    table = Tabletop(side("Griffon", ["Garde"]), counted("Scorpion", 3))
    table.do(c.DeclareWinner("b"))
    table.do(c.ChooseFirst("b"))
    table.do(c.ReserveTop())
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    table.do(c.PlayBoth("b3"))
    assert set(table.game.speaking) == {"b1", "b3"}


def test_the_sequence_is_locked_once_the_roll_is_made_but_the_table_may_correct_it() -> None:
    table = Tabletop.of(["a", "b"], ["x", "y"])
    table.do(c.SetOrder("a", ("a2", "a1")))
    table.do(c.ThrowDice("a", (3,)))
    assert table.refusal(c.SetOrder("a", ("a1", "a2"))) == "refusal.order_locked"
    step = table.do(c.SetOrder("a", ("a1", "a2")), overrule=True)
    assert step.overruled == "refusal.order_locked"
    opened(table)
    table.do(c.PlayTop())
    assert table.names(table.game.speaking) == ["a"]


def test_a_turn_starts_from_the_last_order_without_the_dead_and_with_newcomers_last() -> None:
    table = Tabletop.of(["a", "b", "c"], ["x"])
    table.do(c.SetOrder("a", ("a3", "a1", "a2")))
    opened(table)
    table.do(c.AddCard("a", name="Renfort", figures=2))
    table.do(c.Put("a1.1", Place.DEAD))
    table.do(c.Put("a2.1", Place.FLED))
    while table.game.hand:
        play_alone(table)
    table.do(c.Advance())
    table.do(c.Advance())
    table.do(c.EndTurn())
    assert table.names(table.side("a").order) == ["c", "b", "Renfort"], "who fled lives"


def test_a_counted_opponent_plays_unnamed_cards_that_get_their_names_when_seen() -> None:
    table = opened(Tabletop(side("Griffon", ["a", "b"]), counted("Inconnu", 3)), first="b")
    assert table.side("a").refusals == 1
    table.do(c.PlayTop())
    (drawn,) = table.game.speaking
    table.do(c.NameCard(drawn, name="Wolfen", figures=2))
    assert table.names([drawn]) == ["Wolfen"]
    assert len(table.game.fighters_of(drawn)) == 2
    table.do(c.EndSpeaking())
    table.do(c.SetCount("b", 5))
    assert table.side("a").refusals == 3
    table.do(c.SetCount("b", 2))
    assert (table.side("a").refusals, len(table.side("b").pile)) == (0, 1)
    assert table.refusal(c.SetCount("b", 0)) == "refusal.count_too_small"


def test_next_turn_a_known_sketch_is_drawn_by_its_name() -> None:
    table = opened(Tabletop(side("Griffon", ["a"]), counted("Inconnu", 2)), first="b")
    for name in ("Wolfen", "Crâne"):
        table.do(c.PlayTop())
        table.do(c.NameCard(table.game.speaking[0], name=name))
        table.do(c.EndSpeaking())
        if table.game.hand == "a":
            play_alone(table)
    table.do(c.Advance())
    table.do(c.Advance())
    table.do(c.EndTurn())
    opened(table, first="b")
    assert table.refusal(c.PlayTop()) == "refusal.which_card"
    table.do(c.PlayTop("b2"))
    assert table.names(table.game.speaking) == ["Crâne"]


def test_a_revealed_side_reserves_a_card_face_down_and_names_it_when_it_is_played() -> None:
    revealed = side("Scorpion", ["x", "y", "z"], knowledge=Knowledge.REVEALED)
    table = opened(Tabletop(side("Griffon", ["a", "b", "c"]), revealed), first="b")
    table.do(c.ReserveTop())
    play_alone(table)
    table.do(c.PlayTop("b3"))
    table.do(c.EndSpeaking())
    play_alone(table)
    table.do(c.PlayReserve("b1"))
    table.do(c.EndSpeaking())
    assert table.names(table.side("b").played) == ["z", "x"]
    assert table.side("b").pile == ("b2",)


def test_a_saved_order_comes_back_without_those_who_left() -> None:
    from rules.battle.sequence import arranged

    table = Tabletop.of(["a", "b", "c"], ["x"])
    table.do(c.SetOrder("a", ("a3", "a2", "a1")))
    table.do(c.SaveOrder("a", "Défense"))
    table.do(c.SetOrder("a", ("a1", "a2", "a3")))
    assert arranged(table.side("a"), "Défense") == ("a3", "a2", "a1")
    assert table.refusal(c.SaveOrder("a", " ")) == "refusal.no_name"
    table.do(c.SaveOrder("a", "Défense", forget=True))
    assert arranged(table.side("a"), "Défense") == ("a1", "a2", "a3")


def test_the_table_may_correct_the_order_of_what_is_left_in_mid_turn() -> None:
    table = opened(Tabletop.of(["a", "b", "c"], ["x", "y"]))
    play_alone(table)
    step = table.do(c.SetOrder("a", ("a1", "a3", "a2")), overrule=True)
    assert step.overruled == "refusal.order_locked"
    assert table.side("a").pile == ("a3", "a2")


def test_one_card_cannot_be_both_the_top_and_the_reserve() -> None:
    revealed = side("Scorpion", ["x", "y", "z"], knowledge=Knowledge.REVEALED)
    table = opened(Tabletop(side("Griffon", ["a", "b", "c"]), revealed), first="b")
    table.do(c.ReserveTop("b2"))
    play_alone(table)
    assert table.refusal(c.PlayBoth("b2", "b2")) == "refusal.unknown"
    assert table.refusal(c.PlayBoth("b9", "b2")) == "refusal.unknown"
    assert table.refusal(c.ReserveTop("b9")) == "refusal.unknown"
    table.do(c.PlayBoth("b3", "b2"))
    assert table.names(table.game.speaking) == ["y", "z"]


def test_a_figure_that_left_the_table_is_not_activated() -> None:
    table = opened(Tabletop.of([("a", 2)], ["x"]))
    table.do(c.PlayTop())
    table.do(c.Put("a1.2", Place.FLED))
    assert table.refusal(c.Activate("a1.2")) == "refusal.not_on_table"
    table.do(c.Activate("a1.1"))
    table.do(c.Activate("a1.1", activated=False))
    assert not table.fighter("a1").activated


def test_an_army_list_is_frozen_into_a_side() -> None:
    from rules.armies import Army, Entry, Muster, Option
    from rules.battle.setup import Holding, SideSetup
    from tests.stories.tabletop import card

    sheet, grip = card("Conscrit"), Option("Étreinte")
    entries = (Entry("e1", "k", 1, figures=3, options=(Option("Étendard"),)), Entry("e2", "k", 1))
    muster = Muster(Army("m", "Griffon", people="griffins", entries=entries), {("k", 1): sheet})
    held = Holding(gems={"fire": 2}, faith=1, spells=(grip, Option("Étendard")))
    frozen = SideSetup.from_muster(muster, player="Anne", hidden=True, holdings={"e1": held})
    table = Tabletop(frozen, counted("Inconnu", 1))
    assert table.names(["a1", "a2"]) == ["Conscrit (1)", "Conscrit (2)"]
    assert [f.letter for f in table.game.fighters_of("a1")] == ["A", "B", "C"]
    assert [option.name for option in table.game.cards["a1"].options] == ["Étendard", "Étreinte"]
    assert [(f.gems, f.faith) for f in table.game.fighters_of("a1")] == [({"fire": 2}, 1)] * 3
    assert not table.fighter("a2").gems and not table.game.cards["a2"].options
    assert (table.side("a").player, table.side("a").hidden) == ("Anne", True)
