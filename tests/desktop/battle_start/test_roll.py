"""Coordinators, the Tactique roll and who speaks first, by the keys that players press."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from shiboken6 import isValid

from desktop.battle.place import BattlePlace
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.strategic.picker import TypedCoordinator
from desktop.operations.battle import start_battle
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Knowledge, Modifier, ModifierKind, Place
from rules.cards import Card
from rules.values import Characteristic, Value
from tests.desktop.battle.readable import strings
from tests.desktop.battle_start.strategic import Press, Rolls, Write, bar, dice, do, game, panel_of, settle
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click, double_click

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_the_best_coordinators_are_proposed_and_two_dice_decide(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    assert "Abel the ill-tempered" in example.roll.sides["a"].coordinator.detail
    write("34")
    sides = game(place).sides
    assert sides["a"].tactique.fighter == "a3.1" and sides["a"].tactique.dis == 6
    assert game(place).winner == "a", "3 + 6 beats 4 + 4"
    words = " ".join(example.first.winner.visible_strings())
    assert "9 = 3 natural result (3), +6 DIS of Abel the ill-tempered" in words.replace("\xa0", " ")
    write("b")
    assert (game(place).phase, game(place).hand) == ("activation", "b")


def test_no_page_goes_when_what_is_not_needed_is_cleared_away(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    gc.collect()
    write("\n\n34")
    assert isValid(example.first.winner) and game(place).winner == "a"
    assert "9 = 3 natural result" in " ".join(example.first.winner.visible_strings()).replace("\xa0", " ")


def test_two_dice_thrown_together_are_typed_one_after_the_other(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n64")
    assert (dice(place, "a"), dice(place, "b")) == ((6,), (4,)), "a 6 waits for the other side's die"
    assert example.roll.throws.active() == "a" and game(place).winner == ""


def test_a_six_is_rolled_again_at_once_where_its_side_is_asked_for(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n6↓4")
    assert (dice(place, "a"), dice(place, "b")) == ((6, 4), ())
    assert example.roll.throws.active() == "b"
    write("2")
    assert game(place).winner == "a"


def test_the_table_is_asked_for_the_six_that_it_re_rolls(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n61")
    click(bar(place)["roll.roll"])
    assert dice(place, "a") == (6,) and "Enter the re-rolled die" in example.roll.sentence.text()
    write("3")
    assert dice(place, "a") == (6, 3)


@pytest.mark.parametrize("key", ["r", "\n"])
def test_sixes_that_fell_here_are_rolled_again_here_and_the_table_is_not_asked(
    example: StrategicPanel, place: BattlePlace, write: Write, key: str
) -> None:
    """Both sides rolled a 6 here: what is pressed rolls, and undo names it."""
    assert place.desk is not None and place.table is not None
    dice = iter((6, 6, 4))
    place.desk.roll = lambda _faces: next(dice)
    write("\n\nrr")
    undo = place.undo_text()
    write(key)
    assert place.undo_text() != undo
    rolled = [side.tactique.dice for side in game(place).sides.values()]
    assert sorted(rolled) == [(6,), (6, 4)]


def test_also_a_side_that_was_asked_for_leaves_the_next_die_to_the_other(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n↓64")
    assert (dice(place, "a"), dice(place, "b")) == ((4,), (6,))


def test_backspace_takes_dice_back_one_by_one_and_nothing_before_them(
    example: StrategicPanel, place: BattlePlace, write: Write, press: Press
) -> None:
    write("\n\n6↓4")
    press(Qt.Key.Key_Backspace)
    assert dice(place, "a") == (6,)
    write("↓k")
    press(Qt.Key.Key_Backspace)
    write("↓42")
    assert game(place).winner == "a"
    press(Qt.Key.Key_Backspace)
    assert game(place).winner == "" and dice(place, "a") == (6, 4) and dice(place, "b") == ()
    for _ in range(5):
        press(Qt.Key.Key_Backspace)
    assert dice(place, "a") == () and example.page == "roll", "the sequences stay ordered"


def test_a_six_may_wait_for_the_other(example: StrategicPanel, place: BattlePlace, write: Write) -> None:
    write("\n\n62")
    assert (dice(place, "a"), dice(place, "b")) == ((6,), (2,))
    assert example.roll.throws.active() == "a"
    write("k")
    assert game(place).winner == "a"


def test_tab_turns_to_the_other_side(
    example: StrategicPanel, place: BattlePlace, write: Write, press: Press
) -> None:
    write("\n\n")
    press(Qt.Key.Key_Down)
    write("5")
    assert (dice(place, "a"), dice(place, "b")) == ((), (5,))


def test_two_sixes_the_lower_total_decides_first(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n66")
    assert example.roll.throws.active() == "b", "6 + 4 is below 6 + 6 (II-A-3)"
    write("1k")
    assert game(place).winner == "a"


def test_a_tie_is_thrown_again(example: StrategicPanel, place: BattlePlace, write: Write) -> None:
    write("\n\n2")
    assert "A tie" not in example.roll.sentence.text()
    write("4")
    assert game(place).winner == "" and dice(place, "a") == ()
    assert "A tie: both re-roll." in example.roll.sentence.text()
    write("5")
    assert "A tie" not in example.roll.sentence.text()
    write("1")
    assert game(place).winner == "a"


def test_a_tie_of_sixes_kept_is_told_by_panel_and_report(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    for side in "ab":
        do(place, c.ChooseCoordinator(side, name="Chief", dis=6))
    write("6")
    write("6kk")
    assert (dice(place, "a"), dice(place, "b")) == ((), ())
    assert "A tie: both re-roll." in example.roll.sentence.text()
    assert place.table is not None
    told = report(place.table.context.play, "en")
    assert "Both have decided to keep their 6: a tie, both re-roll" in told


def test_equal_sixes_are_decided_on_unseen(
    example: StrategicPanel, place: BattlePlace, write: Write, press: Press
) -> None:
    write("\n\n")
    for side in "ab":
        do(place, c.ChooseCoordinator(side, name="Chief", dis=6))
    write("66↓")
    names = {side: game(place).sides[side].name for side in "ab"}
    said = example.roll.sentence.text
    assert "both choose in secret" in said() and names["b"] in said()
    write("r")
    assert f"{names['b']} has chosen. {names['a']}" in said(), "and nothing of what it has decided"
    assert example.roll.throws.active() == "a" and example.roll.pad.isHidden()
    write("k")
    assert game(place).sides["a"].tactique.final
    assert f"{names['b']} re-rolls its 6" in said() and "roll.keep" not in bar(place)
    assert place.desk is not None and bar(place)["roll.roll"].key == "↵"
    place.desk.roll = Rolls(5)
    write("\n")
    assert game(place).winner == "b", "Return rolls it, as it does any die"
    press(Qt.Key.Key_Z, CONTROL)
    press(Qt.Key.Key_Z, CONTROL)
    assert f"{names['b']} has chosen" in said(), "one choice is taken back, the other stays"
    write("k2")
    assert game(place).winner == "b", "6 + 2 + 6 beats 12"
    assert place.table is not None
    told = report(place.table.context.play, "en")
    assert f"{names['b']} re-rolls its 6, {names['a']} keeps its own" in told


def test_french_digits_enter_dice_too(example: StrategicPanel, place: BattlePlace, write: Write) -> None:
    write('\n\n"-')
    assert dice(place, "a") == (3,) and dice(place, "b") == (6,)


def test_the_winner_is_declared_with_one_key(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\na")
    assert place.table is not None and place.table.pointer.asks, "A leads to a figure, as everywhere"
    write("\x1bB")
    assert game(place).winner == "b"
    write("b")
    assert game(place).hand == "b"


def test_the_bar_rolls_or_says_who_won(example: StrategicPanel, place: BattlePlace, write: Write) -> None:
    write("\n\n")
    assert list(bar(place)) == ["roll.roll", "roll.won:a", "roll.won:b"]
    assert place.desk is not None
    place.desk.roll = Rolls(2)
    write("\n")
    assert dice(place, "a") == (2,) and bar(place)["roll.roll"].key == "↵", "Enter does what is first"
    click(bar(place)["roll.won:b"])
    assert game(place).winner == "b"


def test_a_die_may_be_rolled_here(example: StrategicPanel, place: BattlePlace, write: Write) -> None:
    assert place.desk is not None
    place.desk.roll = Rolls(3, 4)
    write("\n\nrr")
    assert game(place).winner == "a"


def test_in_a_battle_with_dice_rolled_here_return_rolls(place: BattlePlace, write: Write) -> None:
    write("n9")
    place.start.setup.sides[0].hidden.setChecked(False)
    place.start.setup.dice.set_choice("rolled")
    assert place.desk is not None
    place.desk.roll = Rolls(5, 2)
    write("\n\n\n\n")
    assert game(place).winner == "a" and not game(place).sides["a"].tactique.typed


# Bonuses


def test_bonus_lines_count_and_explain_themselves(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    write("+1++\n")
    assert [line.amount for line in game(place).sides["a"].tactique.lines] == [3]
    write("2")
    words = " ".join(example.roll.sides["a"].head.visible_strings())
    assert "+3 Musician" in words.replace("\xa0", " ") and "11" in words


def test_a_bonus_speaks_the_language_of_now_and_the_journal_names_it(
    example: StrategicPanel, place: BattlePlace, write: Write, window: Window
) -> None:
    write("\n\n+1+")
    assert place.table is not None and window.desk is not None
    told = report(place.table.context.play, "en")
    assert "Griffon (V-A-4): Tactique roll with Musician +2" in told
    window.change_settings(language="fr")
    QCoreApplication.processEvents()
    line = game(place).sides["a"].tactique.lines[0]
    assert place.table.context.say(line.message) == "Musicien"
    assert "jet de Tactique avec Musicien +2" in report(place.table.context.play, "fr")
    write("1")
    assert game(place).sides["a"].tactique.lines == (), "the same line, whatever it is called now"
    assert "sans bonus" in report(place.table.context.play, "fr")


def test_a_line_of_ones_own(example: StrategicPanel, place: BattlePlace, write: Write) -> None:
    write("\n\n+n")
    write("Fog -2\n")
    lines = game(place).sides["a"].tactique.lines
    assert [(line.message.data["name"], line.amount) for line in lines] == [("Fog", -2)]
    write("\x1b")
    assert example.page == "roll"
    write("+6")
    assert game(place).sides["a"].tactique.lines == ()


# Coordinators


def rows(panel: StrategicPanel) -> list[tuple[str, str, str]]:
    """Give name, DIS and state of the candidates on screen."""
    return [(row.name, row.dis, row.state) for row in panel.picker.list.rows]


def test_the_picker_lists_the_best_first_and_a_digit_chooses(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\nc")
    assert rows(example)[0] == ("Abel the ill-tempered", "DIS 6", "good")
    assert rows(example)[3][0] == "Griffin conscript (A B C)", "figures that differ in nothing are one row"
    write("3")
    assert game(place).sides["a"].tactique.fighter == "a2.1"
    assert example.page == "roll" and example.hasFocus()


def test_a_barred_one_says_why_and_the_same_press_takes_it(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    do(place, c.Put("a3.1", Place.FLED))
    write("c")
    barred = next(n for n, row in enumerate(example.picker.list.rows) if row.fighter == "a3.1")
    assert example.picker.list.rows[barred].why == "Fled."
    write(str(barred + 1))
    assert example.page == "coordinator"
    assert "Press again" in example.picker.list.rows[barred].why
    write(str(barred + 1))
    assert game(place).sides["a"].tactique.fighter == "a3.1"


def open_picker(panel: StrategicPanel) -> None:
    """Open the choice of the first side's coordinator by hand."""
    click(panel.roll.sides["a"].coordinator)
    assert panel.page == "coordinator"


def test_a_coordinator_is_chosen_by_hand_with_the_button(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    open_picker(example)
    shown = example.picker
    click(shown.list.viewport(), shown.list.row_rect(2).center().toPoint())
    assert example.page == "coordinator" and shown.list.current == 2
    click(shown.take)
    assert game(place).sides["a"].tactique.fighter == "a2.1" and example.page == "roll"


def test_a_coordinator_is_chosen_by_hand_with_a_double_click(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    open_picker(example)
    shown = example.picker
    double_click(shown.list.viewport(), shown.list.row_rect(2).center().toPoint())
    assert game(place).sides["a"].tactique.fighter == "a2.1" and example.page == "roll"


def test_a_barred_one_is_taken_by_hand_once_the_button_says_so(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    do(place, c.Put("a3.1", Place.FLED))
    open_picker(example)
    shown = example.picker
    barred = next(n for n, row in enumerate(shown.list.rows) if row.fighter == "a3.1")
    click(shown.list.viewport(), shown.list.row_rect(barred).center().toPoint())
    click(shown.take)
    assert shown.list.rows[barred].insists and shown.take.text() == "Choose anyway"
    click(shown.take)
    assert game(place).sides["a"].tactique.fighter == "a3.1"


def test_another_coordinator_after_the_die_is_refused_in_its_row_with_the_reason(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n3")
    open_picker(example)
    write("3")
    assert example.page == "coordinator" and place.table is not None
    pending = place.table.context.pending
    assert pending is not None
    reason = place.table.context.say_refusal(pending[1])
    assert reason in example.picker.list.rows[2].why, "the row tells why, before the same key insists"
    assert place.table.centre.notice.text() == "", "it is said once"
    write("3")
    assert game(place).sides["a"].tactique.fighter == "a2.1"


def with_coordinators(place: BattlePlace, *cards: Card) -> StrategicPanel:
    """Open a battle of the Griffins with these cards, at the choice of their coordinator."""
    assert place.desk is not None
    side = SideSetup(name="Mixed", people="griffins", cards=tuple(ListedCard(sheet=card) for card in cards))
    other = SideSetup(name="Visitor", knowledge=Knowledge.COUNTED, count=2)
    place.open_play(start_battle(place.desk, name="Evening", a=side, b=other, ruleset=rulesets()["seeds"]))
    for key in "ab":
        if game(place).step == "order":
            do(place, c.Ready(key))
    panel = panel_of(place)
    panel.focus_page()
    return panel


DIS = Characteristic.DIS


def test_who_has_no_discipline_is_barred_first_and_then_asked_for_one(
    place: BattlePlace, write: Write
) -> None:
    panel = with_coordinators(
        place,
        Card(name_fr="Muet", people="griffins", values={DIS: Value.parse("-")}),
        Card(name_fr="Neuf", people="griffins"),
    )
    write("c")
    assert rows(panel) == [("Neuf", "DIS ?", "ask"), ("Muet", "DIS –", "barred")]
    assert "marked" in panel.picker.sentence.text(), "somebody may still coordinate"
    write("2")
    barred = panel.picker.list.rows[1]
    assert barred.insists and "No Discipline." in barred.why
    assert not place.findChildren(TypedCoordinator), "the bar comes first"
    write("2")
    write("3\n")
    roll = game(place).sides["a"].tactique
    assert (roll.fighter, roll.entered) == ("a1.1", 3)


def test_a_barred_ally_is_refused_in_its_row_by_the_name_of_its_people(
    place: BattlePlace, write: Write
) -> None:
    panel = with_coordinators(place, Card(name_fr="Lion", people="lions", values={DIS: Value.of(9)}))
    write("c1")
    assert "Lions of Alahan" in panel.picker.list.rows[0].why
    assert place.table is not None
    assert place.table.centre.notice.text() == "", "it is said once"
    context = place.table.context
    assert context.pending is not None
    assert "Lions of Alahan" in context.say(context.pending[1].message)
    panel.picker.back.click()
    write("c1")
    assert game(place).sides["a"].tactique.fighter is None, "the question is asked afresh"


def test_a_changed_discipline_explains_itself(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n")
    fear = Modifier(Characteristic.DIS, -3, "Fear", ModifierKind.PENALTY)
    do(place, c.Modify("a3.1", fear))
    write("c")
    row = next(row for row in example.picker.list.rows if row.fighter == "a3.1")
    assert row.dis == "DIS 3" and "Fear" in row.why


def test_an_unknown_side_types_a_name_and_its_dis(place: BattlePlace, write: Write, press: Press) -> None:
    write("n9")
    place.start.setup.sides[0].hidden.setChecked(False)
    write("\n\n")
    panel = panel_of(place)
    press(Qt.Key.Key_Down)
    write("ct")
    write("Wolfen chief\n7\n")
    roll = game(place).sides["b"].tactique
    assert (roll.name, roll.entered) == ("Wolfen chief", 7)
    assert panel.page == "roll" and panel.hasFocus()
    write("33")
    assert game(place).winner == "b"


def test_a_sketch_asks_for_its_dis_in_place(place: BattlePlace, write: Write, press: Press) -> None:
    write("n9")
    place.start.setup.sides[0].hidden.setChecked(False)
    write("\n\n")
    do(place, c.NameCard("b1", "Wolfen chief", 1))
    press(Qt.Key.Key_Down)
    write("c1")
    write("6\n")
    roll = game(place).sides["b"].tactique
    assert (roll.fighter, roll.entered) == ("b1.1", 6)


def test_k9_nobody_to_coordinate_loses_with_one_key(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    for fighter in ("b1.1", "b2.1", "b3.1", "b4.1"):
        do(place, c.Put(fighter, Place.FLED))
    write("\n\n")
    assert list(bar(place)) == ["roll.walkover"]
    write("\n")
    assert game(place).winner == "a" and game(place).sides["b"].tactique.nobody


def test_k9_the_table_may_insist_with_dice(
    example: StrategicPanel, place: BattlePlace, write: Write, press: Press
) -> None:
    for fighter in ("b1.1", "b2.1", "b3.1", "b4.1"):
        do(place, c.Put(fighter, Place.FLED))
    write("\n\n1")
    write("6")
    assert dice(place, "b") == ()
    assert "Nobody may coordinate Scorpion (V-A-4) (IV-B): Griffon (V-A-4) wins the roll." in " ".join(
        strings(place)
    )
    write("6")
    assert dice(place, "b") == (6,), "the same key again insists"
    write("2")
    assert game(place).winner == "b"
    assert game(place).sides["b"].tactique.nobody is False


def test_nobody_by_key_and_undo(
    example: StrategicPanel, place: BattlePlace, write: Write, press: Press
) -> None:
    write("\n\n")
    write("c1")
    press(Qt.Key.Key_Down)
    write("cn")
    assert game(place).winner == "a"
    press(Qt.Key.Key_Z, CONTROL)
    assert game(place).winner == "" and example.page == "roll"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1366, 768), 150)])
def test_nothing_of_the_roll_is_cut_or_scrolled_a_tie_is_large_and_the_faces_stand_still(
    window: Window,
    example: StrategicPanel,
    place: BattlePlace,
    write: Write,
    language: str,
    size: tuple[int, int],
    scale: int,
) -> None:
    window.change_settings(language=language, scale=scale)
    window.resize(*size)
    write("\n\n")
    for side in "ab":
        do(place, c.ChooseCoordinator(side, name="Abel le Colérique", dis=6))

    def whole() -> None:
        settle()
        bars = (example.roll.area.verticalScrollBar(), example.roll.area.horizontalScrollBar())
        assert all(bar.maximum() == 0 for bar in bars) and cut_labels(example) == []
        rows = example.roll.area.widget()
        assert rows is not None and rows.width() <= example.roll.area.viewport().width()

    whole()
    asked, pad = example.roll.sentence.geometry(), example.roll.pad.geometry()
    assert pad.top() == 0 and 0 < asked.top() - pad.bottom() <= 8, "above what asks for a die"
    low = example.roll.sentence.font().pixelSize()
    write("44")
    whole()
    assert example.roll.sentence.font().pixelSize() >= 22 * scale / 100 > low
    write("6↓4")
    whole()
    assert example.roll.pad.geometry() == pad


def test_who_speaks_first_is_said_by_the_verbs_of_the_bar(
    example: StrategicPanel, place: BattlePlace, write: Write
) -> None:
    write("\n\n34")
    assert game(place).winner == "a"
    said = {code: button.text() for code, button in bar(place).items()}
    assert said == {"first:a": "Griffon (V-A-4)", "first:b": "Scorpion (V-A-4)"}
    click(bar(place)["first:b"])
    assert (game(place).phase, game(place).hand) == ("activation", "b")
