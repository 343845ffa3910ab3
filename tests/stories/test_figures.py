"""Figures that come and go: captured by whom, rallied, summoned, transformed, going over one by one."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.action_commands import Announce
from rules.battle.contacts import free
from rules.battle.corrections import Arrange
from rules.battle.rows import rows
from rules.battle.score import score
from rules.battle.state import Place
from tests.stories.tabletop import Tabletop, card


def war() -> Tabletop:
    return Tabletop.of([("Garde", 3), "Mage"], [("Gobelin", 2), "Loup"])


def speaking(table: Tabletop) -> Tabletop:
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    table.do(c.PlayTop())
    return table


def test_a_captured_figure_knows_its_captor_until_it_is_free_again() -> None:
    table = war()
    table.do(c.Touch("a1.1", "b1.1"))
    step = table.do(c.Put("a1.1", Place.CAPTURED, "b1.1"))
    assert step.label.code == "step.put_captured_by"
    assert (table.fighter("a1").captor, free(table.game, "b1.1")) == ("b1.1", True)
    assert score(table.game, "a").unknown == 1, "a captured figure is lost for its side"
    table.do(c.Put("a1.1", Place.TABLE, "b1.1"))
    assert (table.fighter("a1").captor, table.fighter("a1").on_table) == ("", True)
    assert table.refusal(c.Put("a1.1", Place.CAPTURED, "a2.1")) == "refusal.friends"
    assert table.refusal(c.Put("a1.1", Place.CAPTURED, "z")) == "refusal.unknown"
    assert table.refusal(c.Put("z", Place.CAPTURED)) == "refusal.unknown"
    assert table.do(c.Put("a1.1", Place.CAPTURED)).label.code == "step.put_captured"


def test_who_fled_may_rally_in_upkeep() -> None:
    table = speaking(war())
    table.do(c.Put("b1.1", Place.FLED))
    table.do(c.Put("b1.2", Place.FLED))
    for _ in range(2):
        table.do(c.Advance(), overrule=True)
    found = {row.fighter: row for row in rows(table.table, table.game) if row.rule.source.value == "fled"}
    assert [row.rule.verb for row in found.values()] == ["roll", "roll"]
    table.do(c.Rally("b1.1", True, found["b1.1"].id))
    table.do(c.Rally("b1.2", False, found["b1.2"].id))
    assert table.fighter("b1").on_table and table.fighter("b1", 2).place is Place.FLED
    after = {row.fighter: row.state for row in rows(table.table, table.game) if row.id in found["b1.1"].id}
    assert after == {"b1.1": "done"}
    assert table.refusal(c.Rally("b1.1", True)) == "refusal.not_fled"
    assert table.refusal(c.Rally("z", True)) == "refusal.unknown"
    assert table.do(c.Rally("b1.2", False)).label.code == "step.not_rallied"


def test_a_summoned_fighter_joins_the_next_sequence() -> None:
    table = speaking(war())
    step = table.do(c.AddCard("a", "Élémentaire de feu", by="a2.1"))
    assert step.label.code == "step.summoned"
    assert table.game.cards["a3"].summoner == "a2.1"
    assert "a3" not in table.side("a").pile
    assert table.refusal(c.AddCard("a", "Élémentaire", by="z")) == "refusal.unknown"
    table.do(c.EndTurn(), overrule=True)
    assert "a3" in table.side("a").order


def test_one_figure_changes_its_profile_and_keeps_its_wounds() -> None:
    table = speaking(war())
    beast = card("Bête", "Griffons d’Akkylannie", MOU=15)
    table.do(c.Notch("a1.2", 2))
    table.do(c.Touch("a1.2", "b1.1"))
    table.do(c.Transform("a1.2", sheet=beast))
    moved = table.game.fighters["a1.2"]
    assert (moved.card, moved.notches) == ("a3", 2)
    assert table.game.cards["a3"].name("fr") == "Bête"
    assert "a3" in table.game.speaking, "it goes on in its speaking turn"
    assert not free(table.game, "a1.2")
    table.do(c.Transform("a2.1", "Ombre"))
    assert (table.game.cards["a2"].name("fr"), table.game.cards["a2"].sheet) == ("Ombre", None)
    assert table.refusal(c.Transform("a2.1")) == "refusal.no_name"
    assert table.refusal(c.Transform("z", "Ombre")) == "refusal.unknown"


def test_a_figure_of_a_card_still_to_be_drawn_is_drawn_behind_it() -> None:
    table = war()
    table.do(c.DeclareWinner("b"))
    table.do(c.ChooseFirst("b"))
    table.do(c.Transform("a1.1", "Bête"))
    assert table.side("a").pile == ("a1", "a3", "a2")
    table.do(c.ReserveTop())
    table.do(c.Transform("b1.1", "Chef"))
    assert table.side("b").pile == ("b3", "b2"), "its card is in reserve: the pile's top"
    assert table.game.speaking == ()


def test_one_figure_goes_over_to_the_other_side() -> None:
    table = war()
    table.do(c.Touch("a1.1", "b1.1"))
    step = table.do(c.ChangeSide("a1", "a1.1"))
    assert step.label.code == "step.turned_coat"
    assert table.game.side_of("a1.1").key == "b" and table.game.side_of("a1.2").key == "a"
    assert table.game.contacts == (), "they are friends now"
    assert table.refusal(c.ChangeSide("a1", "a1.1")) == "refusal.unknown"
    assert table.refusal(c.ChangeSide("a1", "z")) == "refusal.unknown"
    assert table.refusal(c.ChangeSide("z")) == "refusal.unknown"


def test_who_goes_over_in_its_speaking_turn_speaks_no_longer() -> None:
    table = speaking(war())
    table.do(Announce("a1.1", "charge", "b1.1"))
    table.do(c.ChangeSide("a1", "a1.1"))
    turncoat = table.game.fighters["a1.1"]
    assert (table.game.speaking, table.game.hand) == (("a1",), "a"), "the others of its card go on"
    assert (table.side("a").played, table.side("b").played) == (("a1",), (turncoat.card,))
    assert (turncoat.activated, [deed.state.value for deed in turncoat.deeds]) == (True, ["lost"])
    table.do(c.ChangeSide("a1"))
    assert (table.game.speaking, table.game.hand) == ((), "b"), "nobody is left to speak"


# -- sequences that are being built (IV-A) ----------------------------------------------------------


def test_who_arrives_before_ordering_is_in_the_sequence_and_the_dead_are_not() -> None:
    table = war()
    table.do(c.AddCard("a", "Élémentaire de feu", by="a2.1"))
    assert table.side("a").order == ("a1", "a2", "a3")
    table.do(c.AddCard("b", "Golem", place=Place.OFF))
    assert table.side("b").order == ("b1", "b2", "b3"), "it lives, though it is not on the table yet"
    table.do(c.Put("b2.1", Place.DEAD))
    assert table.side("b").order == ("b1", "b3")
    table.do(c.SetOrder("a", ("a3", "a1", "a2")))
    table.do(c.Put("a1.1", Place.DEAD))
    assert table.side("a").order == ("a3", "a1", "a2"), "two of its figures are left"
    table.do(c.ChangeSide("a1"))
    assert (table.side("a").order, table.side("b").order) == (("a3", "a2"), ("b1", "b3", "a1"))


def test_between_ordering_and_the_roll_the_dead_keep_their_place_and_newcomers_wait() -> None:
    table = war()
    table.do(c.Ready("a"))
    table.do(c.Put("a2.1", Place.DEAD))
    table.do(c.AddCard("a", "Élémentaire de feu"))
    assert table.side("a").order == ("a1", "a2")
    table.do(c.AddCard("b", "Golem"))
    assert table.side("b").order == ("b1", "b2", "b3"), "this side is still ordering"
    table.do(c.Ready("a", False))
    assert table.side("a").order == ("a1", "a3"), "it orders once more"
    table.do(c.Ready("a"))
    table.do(c.Ready("b"))
    table.do(c.Put("b1.1", Place.DEAD))
    table.do(c.Put("b1.2", Place.DEAD))
    assert (table.game.step, table.side("b").order) == ("roll", ("b1", "b2", "b3"))


def test_where_nobody_orders_the_sequences_are_built_once_the_roll_has_begun() -> None:
    table = Tabletop.of([("Garde", 2)], ["Gobelin"])
    assert table.game.step == "roll", "there is no choice"
    table.do(c.AddCard("b", "Golem"))
    table.do(c.Put("b1.1", Place.DEAD))
    assert table.side("b").order == ("b2",)
    table.do(c.ThrowDice("a", (3,)))
    table.do(c.AddCard("a", "Loup"))
    table.do(c.Put("b2.1", Place.DEAD))
    assert (table.side("a").order, table.side("b").order) == (("a1",), ("b2",))


def test_a_card_that_the_table_left_out_of_a_sequence_stays_out_of_it() -> None:
    table = war()
    table.do(Arrange("a", ("a2",)))
    table.do(c.Notch("b1.1"))
    table.do(c.AddCard("a", "Loup"))
    assert table.side("a").order == ("a2", "a3")


def test_who_is_there_already_is_not_put_there_again() -> None:
    table = Tabletop.of([("Garde", 2)], [("Gobelin", 2)])
    assert table.refusal(c.Put("a1.1", Place.TABLE)) == "refusal.there_already"
    table.do(c.Put("a1.1", Place.CAPTURED, "b1.1"))
    assert table.refusal(c.Put("a1.1", Place.CAPTURED, "b1.1")) == "refusal.there_already"
    assert table.refusal(c.Put("a1.1", Place.CAPTURED, "b1.2")) == "", "somebody else took it over"
    assert table.refusal(c.Put("a1.1", Place.CAPTURED)) == "", "it does not matter by whom"
