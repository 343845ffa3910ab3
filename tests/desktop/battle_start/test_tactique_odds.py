"""How likely a side wins the Tactique roll is told where it throws and where it decides on a 6, by keys."""

from __future__ import annotations

from desktop.battle.place import BattlePlace
from desktop.battle.strategic.panel import StrategicPanel
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.dice import Stand, Throw
from rules.odds import Duel
from rules.text import Message, Reason
from tests.desktop.battle_start.strategic import Write, bar, do, settle

SIX = Throw(((6,),))


def told(panel: StrategicPanel) -> str:
    """Give what the sentence says of the odds, "" for nothing."""
    return panel.roll.sentence.text().partition("Odds: ")[2]


def share(value: float) -> str:
    return f"{round(100 * value)}%"


def test_they_follow_bonuses_dice_and_each_answer_to_a_6(
    example: StrategicPanel, place: BattlePlace, write: Write, window: Window
) -> None:
    write("\n\n")
    duel = Duel((6, 4), both_fail=Stand.TIE)
    assert "DIS 6" in example.roll.sides["a"].coordinator.text()
    assert "DIS 4" in example.roll.sides["b"].coordinator.text()
    assert told(example) == f"{share(duel.won())}."
    weigh(place, "a", 2)
    assert told(example) == f"{share(Duel((8, 4), both_fail=Stand.TIE).won())}."
    place.undo()
    write("6↓")
    again, kept = duel.won(SIX, again=True), duel.won(SIX.kept())
    shares = f"{share(again)} re-rolled, {share(kept)} kept, {share(duel.won(SIX))} by waiting."
    assert told(example) == shares
    write("↓6")
    lower = duel.turned().won(SIX, SIX)
    assert told(example) == f"{share(lower)}.", "10 against 12: kept it loses"
    window.change_settings(odds=False)
    assert told(example) == "" and "re-roll" in example.roll.sentence.text()
    window.change_settings(odds=True, language="fr")
    settle()
    assert f"Chances\u202f: {round(100 * lower)}\u202f%." in example.roll.sentence.text()


def test_what_leads_while_the_other_6_waits_is_not_called_won(example: StrategicPanel, write: Write) -> None:
    """DIS 6 against 4: 12 lies there, and its 6 may still be re-rolled."""
    write("\n\n6")
    assert "It takes a 6 and its re-roll to lead. The other side may still re-roll its 6." in (
        example.roll.sentence.text()
    )


def weigh(place: BattlePlace, side: str, by: int) -> None:
    """Give a side a bonus or a penalty on its roll."""
    do(place, c.SetLines(side, (Reason(Message("line", {"name": "Musician"}), by),)))


def test_what_is_certain_is_said_alone(
    example: StrategicPanel, place: BattlePlace, write: Write, window: Window
) -> None:
    write("\n\n")
    weigh(place, "a", -4)
    write("1")
    assert example.roll.sentence.text().endswith(". Any die is enough."), "3 lies there, against DIS 4"
    window.change_settings(language="fr")
    settle()
    assert example.roll.sentence.text().endswith(". Tout dé suffit.")


def test_both_who_are_even_are_told_their_odds_again(example: StrategicPanel, write: Write) -> None:
    write("\n\n")
    before = told(example)
    write("24")
    assert example.roll.sentence.text() == f"A tie: both re-roll. Odds: {before}" and before


def test_fewer_of_several_6s_have_the_odds_of_as_many(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    """DIS 6 and two 6s against 4 and 6 with 4 after it: one die alone wins less often than both."""
    write("\n\nn2\n66")
    write("6r")
    write("4")
    duel, mine = Duel((6, 4), (2, 1), both_fail=Stand.TIE), Throw(((6, 6),))
    theirs = Throw(((6,), (4,)))
    both, one = (share(duel.won(mine, theirs, again=n)) for n in (2, 1))
    assert both != one and told(example) == f"{both}."
    assert "A re-roll needs 3 or more on one die; all 1s give 7." in example.roll.sentence.text()
    write("m")
    assert told(example) == f"{one}." and bar(place)["roll.roll"].text() == "Re-roll 1 of the 2 6s"
    assert "A re-roll needs 3 or more; a 1 gives 7." in example.roll.sentence.text()
    write("m")
    assert told(example) == f"{both}.", "once more is all of them"


def test_equal_totals_of_two_sixes_have_odds_too(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    weigh(place, "b", 2)
    write("66")
    assert "both choose in secret" in example.roll.sentence.text()
    assert told(example) == "50% re-rolled, 17% kept."
