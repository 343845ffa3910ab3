"""Where the texts are silent about sequences, dice and the Tactique roll: what each reading plays."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.dice_commands import SetRollNatural
from rules.battle.magic import CastSpell
from rules.battle.one_die import check_dice
from rules.battle.state import Contender, Place
from rules.battle.trial import DecideUnseen, OpenTrial, ThrowTrial
from rules.spells import Spell
from rules.text import Message, Reason
from rules.values import Characteristic, Value
from tests.stories.coordinators import griffon
from tests.stories.monconf_table import Table as MonConFTable
from tests.stories.readings import read_as
from tests.stories.tabletop import Tabletop, card, counted, side


def turned(table: Tabletop) -> Tabletop:
    table.do(c.Correct("game", {"phase": "upkeep"}))
    table.do(c.EndTurn())
    return table


def fog(amount: float) -> tuple[Reason, ...]:
    return (Reason(Message("line", {"name": "Brouillard"}), amount),)


# -- cards of the sequence --------------------------------------------------------------------------


def absent() -> Tabletop:
    """Lay five cards against four; of the five one fled, one was captured and one has not arrived."""
    table = Tabletop.of(["a", "b", "c", "d", "e"], ["w", "x", "y", "z"])
    for key, place in (("a1.1", Place.FLED), ("a2.1", Place.CAPTURED), ("a3.1", Place.OFF)):
        table.do(c.Put(key, place))
    return table


def refusals(table: Tabletop) -> tuple[int, int]:
    table.do(c.DeclareWinner("a"))
    table.do(c.ChooseFirst("a"))
    return table.side("a").refusals, table.side("b").refusals


def test_every_card_with_a_living_fighter_counts() -> None:
    assert refusals(absent()) == (0, 1)


def test_where_it_is_read_so_only_cards_on_the_table_count() -> None:
    table = read_as(Tabletop.of(["a", "b", "c", "d", "e"], ["w", "x", "y", "z"]), sequence_cards="table")
    for key, place in (("a1.1", Place.FLED), ("a2.1", Place.CAPTURED), ("a3.1", Place.OFF)):
        table.do(c.Put(key, place))
    assert refusals(table) == (2, 0)


def test_a_card_whose_figure_is_still_to_arrive_waits_for_its_player() -> None:
    table = Tabletop.of(["a"], ["x"])
    table.do(c.Put("a1.1", Place.OFF))
    refusals(table)
    table.do(c.PlayTop())
    assert table.game.speaking == ("a1",), "it may arrive now"


def test_a_card_whose_figure_fled_is_played_and_passes() -> None:
    table = Tabletop.of(["a"], ["x"])
    table.do(c.Put("a1.1", Place.FLED))
    refusals(table)
    table.do(c.PlayTop())
    assert (table.game.speaking, table.game.hand) == ((), "b")


# -- newcomers --------------------------------------------------------------------------------------


def test_a_newcomer_waits_for_the_next_turn() -> None:
    table = griffon()
    refusals(table)
    table.do(c.AddCard("a", "Renfort"))
    assert table.side("a").pile == ("a1", "a2")


def test_where_it_is_read_so_a_newcomer_lies_under_the_pile() -> None:
    table = read_as(griffon(), newcomers="pile")
    refusals(table)
    table.do(c.AddCard("a", "Renfort"))
    table.do(c.AddCard("a", "Absent", place=Place.DEAD))
    assert table.side("a").pile == ("a1", "a2", "a3")
    table.do(c.PlayTop())
    table.do(c.ChangeSide("a1"))
    assert table.side("b").pile == ("b1",), "it was played this turn"
    table.do(c.ChangeSide("a2"))
    assert table.side("b").pile == ("b1", "a2")


def test_under_the_pile_means_at_the_end_of_a_sequence_that_is_built() -> None:
    table = read_as(griffon(), newcomers="pile")
    table.do(c.ThrowDice("a", (2,)))
    table.do(c.AddCard("a", "Renfort"))
    assert table.side("a").order == ("a1", "a2", "a3")
    table.do(c.Put("b1.1", Place.FLED))
    assert table.side("b").order == ("b1",)


# -- refusals towards nobody --------------------------------------------------------------------------


def lonely(**readings: str) -> Tabletop:
    table = read_as(Tabletop.of(["a", "b"], ["x"]), **readings)
    table.do(c.DeclareWinner("b"))
    table.do(c.ChooseFirst("b"))
    table.do(c.PlayTop())
    table.do(c.EndSpeaking())
    table.do(c.Correct("side:a", {"refusals": 1}))
    return table


def test_nobody_is_refused_where_there_is_nobody_to_pass_to() -> None:
    table = lonely()
    assert table.refusal(c.Refuse()) == "refusal.nobody_to_pass_to"
    table.do(c.Refuse(), overrule=True)
    assert (table.game.hand, table.side("a").refusals) == ("a", 0), "the table may"


def test_where_it_is_read_so_a_refusal_is_spent_and_play_comes_back() -> None:
    table = lonely(refusal_to_nobody="allowed")
    table.do(c.Refuse())
    assert (table.game.hand, table.side("a").refusals) == ("a", 0)


# -- the Tactique roll --------------------------------------------------------------------------------


def test_where_it_is_read_so_lines_stay_until_they_are_taken_away() -> None:
    table = read_as(griffon(), tactique_lines="battle")
    table.do(c.SetLines("a", fog(-2)))
    assert turned(table).side("a").tactique.lines == fog(-2)


@pytest.mark.parametrize(("reading", "code"), [("barred", "refusal.may_not_coordinate"), ("die", "")])
def test_a_fighter_without_discipline(reading: str, code: str) -> None:
    mute = Tabletop.of([card("Golem", "Griffons d’Akkylannie", DIS="-")], ["x"])
    table = read_as(mute, no_discipline=reading)
    assert table.refusal(c.ChooseCoordinator("a", "a1.1")) == code


@pytest.mark.parametrize(("reading", "winner"), [("loses", "a"), ("die", "")])
def test_a_side_that_nobody_may_coordinate(reading: str, winner: str) -> None:
    table = read_as(griffon(), nobody_eligible=reading)
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.ChooseCoordinator("b", nobody=True))
    assert table.game.winner == winner


@pytest.mark.parametrize(("reading", "code"), [("loses", "refusal.nobody_coordinates"), ("die", "")])
def test_a_side_without_anybody_to_coordinate_throws_only_if_the_table_insists(
    reading: str, code: str
) -> None:
    table = read_as(griffon(), nobody_eligible=reading)
    table.do(c.ChooseCoordinator("a", "a1.1"))
    table.do(c.Put("b1.1", Place.FLED))
    assert table.refusal(c.ThrowDice("a", (1,))) == ""
    for dies in (c.ThrowDice("b", (6,)), SetRollNatural("b", 6)):
        assert table.refusal(dies) == code
    table.do(c.ThrowDice("a", (6,)))
    table.do(c.KeepSix("a"))
    table.do(c.SetLines("b", (Reason(Message("roll.entered", {"source": "x"}), 7),)))
    step = table.do(c.ThrowDice("b", (5,)), overrule=True)
    assert step.overruled == code and table.game.sides["b"].tactique.ties == 1
    assert table.refusal(c.ThrowDice("b", (6,))) == "", "said once"


def test_a_side_that_may_have_somebody_throws() -> None:
    stranger = card("Zeïren", "Dévoreurs de Vile-Tis", "Mercenaire", DIS=5)
    barred = Tabletop.of(["x"], [stranger])
    assert barred.refusal(c.ThrowDice("b", (6,))) == "refusal.nobody_coordinates"
    barred.do(c.ChooseCoordinator("b", "b1.1"), overrule=True)
    assert barred.refusal(c.ThrowDice("b", (6,))) == "", "the table lets it"
    unseen = Tabletop(side("A", ["x"], "Griffons d'Akkylannie"), counted("B", 2))
    assert unseen.refusal(c.ThrowDice("b", (6,))) == ""
    both = Tabletop.of([stranger], [stranger])
    assert both.refusal(c.ThrowDice("b", (6,))) == "", "plain dice decide between two without anybody"


@pytest.mark.parametrize(("reading", "winner"), [("again", ""), ("higher", "b")])
def test_both_fail_the_roll(reading: str, winner: str) -> None:
    table = read_as(griffon(), tactique_both_fail=reading)
    for key, die in (("a", 2), ("b", 3)):
        table.do(c.SetLines(key, fog(-9)))
        table.do(c.ThrowDice(key, (die,)))
    assert table.game.winner == winner


def test_where_it_is_read_so_equal_sixes_are_decided_openly() -> None:
    table = read_as(griffon(), equal_sixes="open")
    for key in ("a", "b"):
        table.do(c.ThrowDice(key, (6,)))
    table.do(c.ThrowDice("b", (1,)))
    table.do(c.KeepSix("a"))
    assert table.game.winner == "a"


# -- tests --------------------------------------------------------------------------------------------


def duel(table: Tabletop, *dice: int, value: float = -9) -> Tabletop:
    first, second = (
        Contender(name=name, characteristic=Characteristic.INI, value=value) for name in ("x", "y")
    )
    table.do(OpenTrial(first, second))
    for place, die in enumerate(dice):
        table.do(ThrowTrial(place, (die,)))
    return table


@pytest.mark.parametrize(
    ("reading", "verdict", "ties"), [("nobody", "nobody", 0), ("again", "", 1), ("higher", "second", 0)]
)
def test_both_fail_a_test(reading: str, verdict: str, ties: int) -> None:
    trial = duel(read_as(griffon(), both_fail=reading), 2, 3).game.trial
    assert trial is not None
    assert (trial.verdict.value, trial.ties) == (verdict, ties)


def test_where_it_is_read_so_a_test_has_nothing_to_choose_unseen() -> None:
    table = duel(read_as(griffon(), equal_sixes="open"), 6, 6, value=2)
    assert table.refusal(DecideUnseen(0, again=True)) == "refusal.nothing_unseen"
    table.do(ThrowTrial(1, (1,)))


def test_where_it_is_read_so_no_six_is_rolled_again_in_monconf() -> None:
    table = read_as(MonConFTable.lay(["a"], ["x"]), monconf_sixes="plain")
    assert check_dice(table.table, (6, 3)) is not None
    table.do(c.ThrowDice("a", (6,)))
    assert table.refusal(c.ThrowDice("a", (3,))) == "refusal.already_thrown"
    spell = Spell(name_fr="Brasier", difficulty=Value.of(7))
    cast = CastSpell(fighter="a1.1", spell=spell, dice=((6,), (3,)), value=2)
    assert table.refusal(cast) == "refusal.dice_do_not_follow"
    trial = duel(table, 6, 5, value=2).game.trial
    assert trial is not None and trial.verdict == "first"
