"""What a die of the Tactique roll is read with, what a 6 stands for, and how else dice fall, by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.battle.place import BattlePlace
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.strategic.throw_prompt import ThrowPrompt
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.dice_commands import SetDiceCount
from rules.battle.state import Modifier, ModifierKind, Place
from rules.values import Characteristic
from tests.desktop.battle_start.strategic import Press, Rolls, Write, bar, dice, do, game

# Read as the die falls


def test_a_penalty_after_he_was_named_counts(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\nc1")
    fear = Modifier(Characteristic.DIS, -3, "Fear", ModifierKind.PENALTY)
    do(place, c.Modify("a3.1", fear))
    assert "DIS 3" in example.roll.sides["a"].coordinator.text()
    write("5")
    words = " ".join(example.roll.sides["a"].head.visible_strings())
    assert "+3 DIS of Abel the ill-tempered" in words.replace("\xa0", " ") and "8" in words


def test_a_coordinator_who_died_is_asked_for_again(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\nc1")
    do(place, c.Put("a3.1", Place.DEAD))
    button = example.roll.sides["a"].coordinator
    assert button.text() == "Choose again" and "Dead." in button.detail
    write("5")
    assert dice(place, "a") == ()
    write("c1")
    assert game(place).sides["a"].tactique.fighter not in ("a3.1", None)
    write("5")
    assert dice(place, "a") == (5,)


def test_a_side_whose_last_coordinator_died_loses_with_one_key(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    do(place, c.ChooseCoordinator("b", "b1.1"))
    for fighter in ("b1.1", "b2.1", "b3.1", "b4.1"):
        do(place, c.Put(fighter, Place.DEAD))
    assert list(bar(place)) == ["roll.walkover"]
    write("\n")
    assert game(place).winner == "a"


def test_a_tie_does_not_offer_the_sequences_again(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    assert example.roll.order.isVisible()
    write("24")
    assert dice(place, "a") == () and not example.roll.order.isVisible()
    write("o")
    assert example.page == "roll"


# What is at stake


def lit(place: BattlePlace) -> list[str]:
    """Give the answers to a 6 that are lit; it is the first one, which Enter does."""
    verbs = bar(place)
    assert not any(verb.primary for verb in list(verbs.values())[1:])
    return [code for code, verb in verbs.items() if verb.primary and verb.key == "↵"]


def test_what_surely_loses_is_not_lit(example: StrategicPanel, place: BattlePlace, write: Write) -> None:
    """Both rolled 6 and B re-rolled: A stands at 12, B at 13 or more."""
    write("\n\n66")
    said = example.roll.sentence.text()
    assert "Kept, 10 loses against 12. The other side may still re-roll its 6." in said
    assert lit(place) == ["roll.roll"]
    write("3")
    assert "Kept, 12 loses against 13. A re-roll needs 2 or more; a 1 gives 7." in (
        example.roll.sentence.text()
    )
    assert lit(place) == ["roll.roll"]
    write("\n")
    assert game(place).winner == "", "Enter does not keep what loses"
    write("2")
    assert game(place).winner == "a"


def test_what_wins_already_is_lit_and_enter_keeps_it(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n64")
    said = example.roll.sentence.text()
    assert "Kept, 12 wins against 8. A re-roll can only lose: a 1 gives 7." in said
    assert lit(place) == ["roll.keep"]
    write("\n")
    assert game(place).winner == "a"


def test_a_die_says_what_it_has_to_show(example: StrategicPanel, place: BattlePlace, write: Write) -> None:
    write("\n\n3")
    assert "6 or more wins." in example.roll.sentence.text(), "9 stand against DIS 4"
    write("↓")
    assert example.roll.throws.active() == "b"


def test_dice_that_fall_here_do_not_roll_a_six_again_by_enter_where_it_wins(
    place: BattlePlace, write: Write
) -> None:
    write("n9")
    place.start.setup.sides[0].hidden.setChecked(False)
    place.start.setup.dice.set_choice("rolled")
    assert place.desk is not None
    place.desk.roll = Rolls(6, 2)
    write("\n\n\n\n")
    assert (dice(place, "a"), dice(place, "b")) == ((6,), (2,))
    write("\n")
    assert game(place).winner == "a" and dice(place, "a") == (6,)


# Several dice, a natural result that an effect sets, and how long a bonus lasts


def test_several_dice_are_typed_and_their_sixes_again(
    example: StrategicPanel, place: BattlePlace, write: Write, press: Press
) -> None:
    write("\n\nn")
    prompt = place.findChildren(ThrowPrompt)[0]
    prompt.sides["a"].number.setValue(4)
    press(Qt.Key.Key_Return)
    assert game(place).sides["a"].tactique.number == 4
    assert "Enter the dice of" in example.roll.sentence.text()
    write("146")
    press(Qt.Key.Key_Backspace)
    write("66")
    assert dice(place, "a") == (1, 4, 6, 6)
    write("↓")
    assert "2 6s" in example.roll.sentence.text()
    write("13")
    assert game(place).sides["a"].tactique.throw.natural == 9


def test_one_of_two_sixes_is_rolled_again_by_enter_or_here(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    do(place, SetDiceCount("a", 2))
    write("66↓")
    assert "roll.fewer" in bar(place)
    write("3\n")
    assert game(place).sides["a"].tactique.throw.rounds == ((6, 6), (3,))
    do(place, SetDiceCount("b", 2))
    assert place.desk is not None
    place.desk.roll = Rolls(6, 6, 2)
    write("rmrr")
    assert game(place).sides["b"].tactique.throw.rounds == ((6, 6), (2,))


def test_a_natural_result_is_replaced_after_the_roll(
    example: StrategicPanel, place: BattlePlace, write: Write, press: Press
) -> None:
    write("\n\n25")
    assert game(place).winner == "b", "5 + 4 beats 2 + 6"
    example.first.more.click()
    prompt = place.findChildren(ThrowPrompt)[0]
    prompt.sides["a"].natural.setValue(5)
    prompt.primary.click()
    assert game(place).winner == "a" and example.page == "first"
    assert place.table is not None
    told = report(place.table.context.play, "en")
    assert "natural result 5, set by an effect: 11. Griffon (V-A-4) wins the roll" in told
    press(Qt.Key.Key_Backspace)
    assert game(place).winner == "b"


def test_nothing_is_set_where_nothing_was_changed(
    example: StrategicPanel, place: BattlePlace, write: Write, press: Press
) -> None:
    write("\n\nn\n")
    assert place.table is not None
    assert place.table.context.last_step is not None
    assert place.table.context.last_step.label.code == "step.ready"


def test_a_bonus_is_kept_for_the_turns_to_come_by_key_and_by_hand(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n+1k")
    roll = game(place).sides["a"].tactique
    assert roll.lasting == roll.lines and len(roll.lines) == 1
    write("+")
    roll = game(place).sides["a"].tactique
    assert roll.lasting == roll.lines, "it stays one that is kept, whatever it counts now"
    example.lines.buttons[0][3].click()
    assert game(place).sides["a"].tactique.lasting == ()
