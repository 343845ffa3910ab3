"""Values, bonuses and eligibility are read as the die of the Tactique roll falls (IV-B, II-A-3)."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.corrections import Arrange
from rules.battle.dice_commands import ChooseRollDie, SetDiceCount, SetRollNatural
from rules.battle.state import Modifier, ModifierKind, Place
from rules.battle.strategic import tactique_total
from rules.text import Message, Reason
from rules.values import Characteristic
from tests.stories.coordinators import griffon
from tests.stories.tabletop import Listed, Tabletop, card


def lowered(fighter: str, by: int) -> c.Modify:
    return c.Modify(fighter, Modifier(Characteristic.DIS, by, "Peur", ModifierKind.PENALTY))


def total(table: Tabletop, side: str) -> float | None:
    return tactique_total(table.table, table.side(side).tactique).total


def test_a_penalty_after_the_coordinator_was_named_counts() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(lowered("a1.1", -3))
    table.do(c.ThrowDice("a", (5,)))
    assert total(table, "a") == 8, "5 + 6 - 3"


def test_what_a_die_has_used_stays() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ThrowDice("a", (5,)))
    table.do(lowered("a1.1", -3))
    assert total(table, "a") == 11, "the die fell on DIS 6"


def test_a_tie_is_thrown_again_with_the_values_of_then() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ChooseCoordinator("b", "b1.1"))
    table.do(c.ThrowDice("a", (2,)))
    table.do(c.ThrowDice("b", (4,)))
    table.do(lowered("a1.1", -3))
    table.do(c.ThrowDice("a", (2,)))
    assert total(table, "a") == 5, "2 + 6 - 3"


def test_an_entered_discipline_is_the_tables_and_stays() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1", dis=9))
    table.do(lowered("a1.1", -3))
    table.do(c.ThrowDice("a", (2,)))
    assert total(table, "a") == 11


def test_a_coordinator_who_died_does_not_throw() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.Put("a1.1", Place.DEAD))
    assert table.refusal(c.ThrowDice("a", (5,))) == "refusal.may_not_coordinate"
    table.do(c.ChooseCoordinator("a", "a2.1"))
    table.do(c.ThrowDice("a", (5,)))
    assert total(table, "a") == 9, "5 + 4 of the conscript"


def test_the_table_may_let_a_dead_coordinator_throw() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.Put("a1.1", Place.DEAD))
    step = table.do(c.ThrowDice("a", (5,)), overrule=True)
    assert step.overruled == "refusal.may_not_coordinate"


def test_a_natural_result_set_for_a_coordinator_who_died_is_told_once() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.Put("a1.1", Place.DEAD))
    assert table.refusal(SetRollNatural("a", None)) == ""
    assert table.refusal(SetRollNatural("a", 4)) == "refusal.may_not_coordinate"
    step = table.do(SetRollNatural("a", 4), overrule=True)
    assert step.overruled == "refusal.may_not_coordinate"
    assert table.refusal(SetRollNatural("a", 5)) == "", "it was told"


def test_what_was_overruled_as_he_was_named_is_not_asked_again() -> None:
    table = Tabletop.of([card("Zeïren", "Dévoreurs de Vile-Tis", "Mercenaire", DIS=5)], ["x"])
    table.do(c.ChooseCoordinator("a", "a1.1"), overrule=True)
    assert table.refusal(c.ThrowDice("a", (5,))) == ""
    table.do(c.Put("a1.1", Place.FLED))
    assert table.refusal(c.ThrowDice("a", (5,))) == "refusal.may_not_coordinate", "that is new"


def test_who_has_thrown_is_not_changed_unless_the_table_insists() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ThrowDice("a", (5,)))
    assert table.refusal(c.ChooseCoordinator("a", "a2.1")) == "refusal.coordinator_threw"
    table.do(c.ChooseCoordinator("a", "a2.1"), overrule=True)
    assert total(table, "a") == 9


def test_who_was_not_named_before_the_die_is_named_after_it() -> None:
    table = griffon()
    table.do(c.ThrowDice("a", (5,)))
    table.do(c.ChooseCoordinator("a", "a1.1"))
    assert total(table, "a") == 11


def test_nobody_wins_by_a_coordinator_who_died() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.Put("a1.1", Place.DEAD))
    table.do(c.ChooseCoordinator("b", nobody=True))
    assert table.game.winner == "", "a has to name somebody else first"
    table.do(c.ChooseCoordinator("a", "a2.1"))
    assert table.game.winner == "a"


# -- the sequences are locked ---------------------------------------------------------------------


def test_a_tie_does_not_open_the_sequences() -> None:
    table = griffon()
    table.do(c.ThrowDice("a", (3,)))
    table.do(c.ThrowDice("b", (3,)))
    assert not table.side("a").tactique.dice, "both throw again"
    assert table.refusal(c.SetOrder("a", ("a2", "a1"))) == "refusal.order_locked"


def test_a_declared_winner_locks_the_sequences() -> None:
    table = griffon()
    table.do(c.DeclareWinner("a"))
    assert table.refusal(c.SetOrder("a", ("a2", "a1"))) == "refusal.order_locked"
    table.do(Arrange("a", ("a2", "a1")))
    assert table.side("a").order == ("a2", "a1"), "correcting stays possible"


def test_the_next_turn_opens_the_sequences() -> None:
    table = griffon()
    for command in (c.DeclareWinner("a"), c.ChooseFirst("a")):
        table.do(command)
    table.do(c.Correct("game", {"phase": "upkeep"}))
    table.do(c.EndTurn())
    assert table.refusal(c.SetOrder("a", ("a2", "a1"))) == ""


def test_going_back_before_the_roll_opens_the_sequences() -> None:
    table = griffon()
    table.do(c.ThrowDice("a", (3,)))
    table.do(c.ThrowDice("b", (3,)))
    table.do(c.Correct("game", {"step": "order"}))
    assert table.refusal(c.SetOrder("a", ("a2", "a1"))) == ""


# -- an army of Parias, as listed -----------------------------------------------------------------


def pariahs() -> Tabletop:
    names = ("Guenaelle", "Isakar")
    return Tabletop.of([card(name, "Griffons d’Akkylannie", "Paria", DIS=4) for name in names], ["x"])


def test_a_summoned_card_does_not_change_the_list() -> None:
    table = pariahs()
    elemental = card("Élémentaire", "Élémentaires", "Élémentaire/Feu", DIS=2)
    table.do(c.AddCard("a", sheet=elemental, by="a1.1"))
    assert table.refusal(c.ChooseCoordinator("a", "a1.1")) == ""


def test_a_reinforcement_does_not_change_the_list() -> None:
    table = pariahs()
    table.do(c.AddCard("a", sheet=card("Abel", "Griffons d’Akkylannie", DIS=6)))
    assert table.refusal(c.ChooseCoordinator("a", "a1.1")) == ""


def test_a_transformed_card_is_listed_as_it_was() -> None:
    table = pariahs()
    table.do(c.Transform("a2.1", sheet=card("Ours", "Griffons d’Akkylannie", DIS=1)))
    assert table.refusal(c.ChooseCoordinator("a", "a1.1")) == ""


def test_one_who_came_over_does_not_change_the_list() -> None:
    table = pariahs()
    table.do(c.ChangeSide("b1"))
    assert table.refusal(c.ChooseCoordinator("a", "a1.1")) == ""


def test_a_list_with_one_card_that_is_not_paria_keeps_the_bar() -> None:
    mixed: list[Listed] = [card("Guenaelle", "Griffons d’Akkylannie", "Paria", DIS=4), "Abel"]
    table = Tabletop.of(mixed, ["x"])
    table.do(c.ChangeSide("a2"))
    assert table.refusal(c.ChooseCoordinator("a", "a1.1")) == "refusal.may_not_coordinate"


# -- how long the lines count ---------------------------------------------------------------------


def line(name: str, amount: float) -> Reason:
    return Reason(Message("line", {"name": name}), amount)


def turned(table: Tabletop) -> Tabletop:
    table.do(c.Correct("game", {"phase": "upkeep"}))
    table.do(c.EndTurn())
    return table


def test_a_line_counts_for_one_turn() -> None:
    table = griffon()
    table.do(c.SetLines("a", (line("Sort", 1),)))
    assert turned(table).side("a").tactique.lines == ()


def test_a_line_that_is_kept_counts_until_it_is_taken_away() -> None:
    table, musician = griffon(), line("Musicien", 2)
    table.do(c.SetLines("a", (line("Sort", 1), musician), lasting=(musician,)))
    assert turned(table).side("a").tactique.lines == (musician,)
    assert turned(table).side("a").tactique.lines == (musician,)


# -- several dice, and a natural result that an effect sets ----------------------------------------


def test_several_dice_keep_the_best_one() -> None:
    table = griffon()
    table.do(SetDiceCount("a", 3))
    table.do(c.ChooseCoordinator("a", "a1.1"))
    assert table.refusal(c.ThrowDice("a", (5,))) == "refusal.dice_count"
    table.do(c.ThrowDice("a", (1, 5, 2)))
    assert total(table, "a") == 11
    assert table.side("a").tactique.dice == (1, 5, 2)


def test_several_sixes_are_thrown_again_and_the_other_dice_are_lost() -> None:
    table = griffon()
    table.do(SetDiceCount("a", 4))
    table.do(c.ThrowDice("a", (1, 4, 6, 6)))
    assert table.refusal(c.ThrowDice("a", (1, 3, 2))) == "refusal.only_sixes"
    table.do(c.ThrowDice("a", (1, 3)))
    assert total(table, "a") == 9, "the example of II-A-2"


def test_fewer_of_the_sixes_may_be_thrown_again_here() -> None:
    table = griffon(dice=[6, 6, 2])
    table.do(SetDiceCount("a", 2))
    table.do(c.ThrowDice("a"))
    table.do(c.ThrowDice("a", sixes=1))
    assert table.side("a").tactique.throw.rounds == ((6, 6), (2,))


def test_another_die_than_the_best_is_kept_for_good() -> None:
    table = griffon()
    table.do(SetDiceCount("a", 2))
    table.do(c.ThrowDice("a", (6, 2)))
    assert table.refusal(ChooseRollDie("a", 2)) == "refusal.unknown"
    table.do(ChooseRollDie("a", 1))
    assert total(table, "a") == 2
    assert table.refusal(c.ThrowDice("a", (6,))) == "refusal.already_thrown"


def test_an_effect_sets_the_natural_result_before_the_die() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(SetRollNatural("a", 4))
    assert total(table, "a") == 10
    assert table.refusal(c.ThrowDice("a", (3,))) == "refusal.already_thrown"
    table.do(SetRollNatural("a", None))
    table.do(lowered("a1.1", -3))
    table.do(c.ThrowDice("a", (3,)))
    assert total(table, "a") == 6, "it counts as never thrown before"
    assert table.refusal(SetRollNatural("a", 0)) == "refusal.no_such_natural"


def test_an_effect_replaces_the_natural_result_after_the_roll() -> None:
    table = griffon()
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ChooseCoordinator("b", "b1.1"))
    table.do(c.ThrowDice("a", (1,)))
    table.do(c.ThrowDice("b", (5,)))
    assert table.game.winner == "b"
    table.do(SetRollNatural("a", 6))
    assert (table.game.winner, table.game.step) == ("a", "first")
    table.do(SetRollNatural("a", 3))
    assert table.game.winner == "", "a tie: both throw again"
    table.do(c.DeclareWinner("b"))
    assert table.refusal(SetRollNatural("a", 3)) == "refusal.roll_over", "no dice decided it"


def test_how_many_dice_there_are_is_said_before_they_fall() -> None:
    table = griffon()
    assert table.refusal(SetDiceCount("a", 0)) == "refusal.unknown"
    table.do(c.ThrowDice("a", (3,)))
    assert table.refusal(SetDiceCount("a", 2)) == "refusal.already_thrown"
