"""How likely a side wins the Tactique roll is told where it throws and where it decides on a 6, by keys."""

from __future__ import annotations

from desktop.battle.place import BattlePlace
from desktop.battle.strategic.panel import StrategicPanel
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.dice import Stand, Throw
from rules.odds import Duel
from rules.text import Message, Reason
from tests.desktop.battle_start.strategic import Write, do, settle

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
    do(place, c.SetLines("a", (Reason(Message("line", {"name": "Musician"}), 2),)))
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


def test_equal_totals_of_two_sixes_have_odds_too(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    do(place, c.SetLines("b", (Reason(Message("line", {"name": "Musician"}), 2),)))
    write("66")
    assert "both choose in secret" in example.roll.sentence.text()
    assert told(example) == "50% re-rolled, 17% kept."
