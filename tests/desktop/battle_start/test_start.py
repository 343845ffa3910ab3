"""Beginning battles: the list, its verbs, the set-up, and how few keys it takes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from db.errors import DiskFull
from desktop.battle.place import BattlePlace
from desktop.battle_start.side_form import SideForm
from desktop.battle_start.start_page import StartPage
from desktop.environment.settings import Settings
from desktop.operations import armies
from desktop.operations.desk import Desk
from desktop.shell.place import StripNote
from desktop.shell.window import Window
from desktop.wording import loader
from rules.battle import commands as c
from rules.battle.state import Knowledge
from tests.desktop.battle_start.strategic import Press, Write
from tests.desktop.hands import settle

CONTROL = Qt.KeyboardModifier.ControlModifier


def names(page: StartPage) -> list[str]:
    """Give the names in the list."""
    return [row.name for row in page.list.battles.rows]


def test_an_empty_place_offers_its_verbs(page: StartPage) -> None:
    assert page.stack.currentWidget() is page.empty
    assert page.empty.button("new").hasFocus()


def test_a_game_against_an_unknown_opponent_starts_in_ten_keys(place: BattlePlace, write: Write) -> None:
    keys = "n9\n"
    write(keys)
    assert place.table is not None
    game = place.table.context.game
    assert game.sides["a"].name == "Griffon (V-A-4)"
    assert (game.sides["b"].knowledge, len(game.sides["b"].order)) == (Knowledge.COUNTED, 9)
    # and on to the first speaking turn: ready between two covers, the table says who won, who speaks first
    more = "\n\n\n\nAb"
    write(more)
    assert (place.table.context.game.phase, place.table.context.game.hand) == ("activation", "b")
    assert len(keys + more) <= 10


def test_the_last_army_and_the_player_are_remembered(
    place: BattlePlace, page: StartPage, desk: Desk, write: Write, settings: Settings
) -> None:
    scorpion = next(army for army in desk.library.armies() if army.name.startswith("Scorpion"))
    page.new_battle(scorpion.id)
    page.setup.sides[0].player.setText("Ann")
    write("7\n")
    assert place.table is not None
    place.leave()
    write("n")
    assert page.setup.sides[0].armies.selected() == scorpion.id
    assert page.setup.sides[0].player.text() == "Ann"
    assert page.setup.sides[1].count.value() == 0, "the number of cards is asked every time"
    assert "setup" in settings.of_place("battle")


def test_a_full_disk_is_said_in_place_with_the_copy_as_its_way_out(
    page: StartPage,
    place: BattlePlace,
    desk: Desk,
    write: Write,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    def full(*_args: object) -> None:
        raise DiskFull

    monkeypatch.setattr(desk.library.battles, "begin", full)
    write("n7")
    with qtbot.waitSignal(place.said) as said:
        write("\n")
    assert "disk is full" in page.setup.trouble.text() and page.setup.trouble.isVisible()
    assert said.args[0].verb.startswith("Save a copy…")


def test_what_is_missing_is_said_in_place(page: StartPage, place: BattlePlace, write: Write) -> None:
    write("n\n")
    assert place.table is None
    form = page.setup.sides[1]
    assert form.complaint.isVisible() and form.complaint.text() == "How many cards does this side have?"
    assert page.setup.focusWidget() is form.count
    write("4")
    assert not form.complaint.isVisible()


def test_an_army_without_cards_says_so(page: StartPage, place: BattlePlace, desk: Desk, write: Write) -> None:
    made = armies.create(desk, name="Bare")
    assert isinstance(made, str)
    page.new_battle(made)
    write("4\n")
    assert place.table is None
    assert page.setup.sides[0].complaint.text() == "This army has no card yet."


def test_control_return_starts_from_anywhere(
    page: StartPage, place: BattlePlace, write: Write, press: Press
) -> None:
    write("n5")
    page.setup.scenario.setFocus()
    write("The bridge")
    page.setup.cancel.setFocus()
    press(Qt.Key.Key_Return, CONTROL)
    assert place.table is not None
    assert place.table.context.play.setup.scenario == "The bridge"


def test_return_on_cancel_cancels(page: StartPage, place: BattlePlace, write: Write) -> None:
    write("n5")
    page.setup.cancel.setFocus()
    write("\n")
    assert place.table is None and not page.asks


def test_escape_leaves_the_set_up(page: StartPage, write: Write) -> None:
    write("n\x1b")
    assert not page.asks


def test_limits_rules_and_dice_are_frozen_into_the_battle(
    page: StartPage, place: BattlePlace, write: Write
) -> None:
    write("n5")
    setup = page.setup
    setup.turns.setValue(6)
    setup.rules.setCurrentIndex(setup.rules.findData("c3"))
    assert "1" in setup.note.text()
    setup.dice.set_choice("rolled")
    setup.name.setText("Sunday")
    setup.start()
    assert place.table is not None
    kept = place.table.context.play.setup
    assert (kept.turn_limit, kept.ruleset.id, kept.rolled_here, kept.name) == (6, "c3", True, "Sunday")


def test_two_known_armies_one_revealed_one_hidden(page: StartPage, place: BattlePlace, write: Write) -> None:
    write("n")
    first, second = page.setup.sides
    first.hidden.setChecked(True)
    second.modes.set_choice("revealed")
    page.setup.start()
    assert place.table is not None
    sides = place.table.context.game.sides
    assert sides["a"].hidden and sides["a"].knowledge is Knowledge.KNOWN
    assert sides["b"].knowledge is Knowledge.REVEALED and not sides["b"].hidden


def press_mode(form: SideForm, mode: str) -> None:
    """Press what is known of a side."""
    button = form.modes.findChild(QPushButton, mode)
    assert isinstance(button, QPushButton)
    button.click()


def test_the_second_side_proposes_another_army(page: StartPage, write: Write) -> None:
    write("n")
    first, second = page.setup.sides
    press_mode(second, "army")
    assert second.armies.selected() not in ("", first.armies.selected())
    press_mode(second, "count")
    first.choose_army(second.armies.selected())
    press_mode(second, "army")
    assert second.armies.selected() != first.armies.selected()
    second.choose_army(first.armies.selected())
    press_mode(second, "revealed")
    assert second.armies.selected() == first.armies.selected(), "who chose the same army means it"


@pytest.mark.parametrize(
    ("players", "added"), [(("Anne", "Bruno"), ("Anne", "Bruno")), (("Anne", ""), ("A", "B"))]
)
def test_sides_of_one_name_are_told_apart(
    page: StartPage, place: BattlePlace, write: Write, players: tuple[str, str], added: tuple[str, str]
) -> None:
    write("n")
    first, second = page.setup.sides
    second.choose_army(first.armies.selected())
    for form, player in zip((first, second), players, strict=True):
        form.player.setText(player)
    page.setup.start()
    assert place.table is not None
    said = [place.table.context.side_name(key) for key in "ab"]
    assert said[0] != said[1]
    assert [name.rpartition(" (")[2].rstrip(")") for name in said] == list(added)


def test_the_people_of_an_unknown_side_may_be_told(page: StartPage, place: BattlePlace, write: Write) -> None:
    write("n6")
    form = page.setup.sides[1]
    form.people.setCurrentIndex(form.people.findData("dirz"))
    form.name.setFocus()
    write("Scorpions\n")
    assert place.table is not None
    side = place.table.context.game.sides["b"]
    assert (side.name, side.people, len(side.order)) == ("Scorpions", "dirz", 6)


def test_many_armies_are_searched(page: StartPage, desk: Desk, write: Write, said: list[str]) -> None:
    for n in range(8):
        armies.create(desk, name=f"Host {n}")
    write("n")
    form = page.setup.sides[0]
    assert form.search.isVisible()
    form.search.setFocus()
    write("host 5")
    assert [row.name for row in form.armies.armies.rows] == ["Host 5"]
    assert form.row() is not None and form.row().name == "Host 5"  # type: ignore[union-attr]
    settle()
    assert said[-1] == "1 result"
    write("9")
    settle()
    assert said[-1] == "No army matches. Press Esc in the search to show all."


def test_what_is_missing_is_told_each_time(page: StartPage, write: Write, said: list[str]) -> None:
    for _ in range(2):
        said.clear()
        write("n\n") if page.setup.isHidden() else page.setup.start()
        words = [form.complaint.text() for form in page.setup.sides if form.complaint.text()]
        assert words and set(words) <= set(said), said


def test_the_open_battle_resumes_with_return(page: StartPage, place: BattlePlace, write: Write) -> None:
    page.does.play_example()
    assert place.table is not None
    battle = place.table.context.play.battle_id
    place.leave()
    assert place.table is None
    write("\n")
    assert place.table is not None and place.table.context.play.battle_id == battle


@pytest.mark.parametrize("system", ["monconf", "eclats"])
def test_each_game_has_an_example_that_is_played_at_once(
    page: StartPage, place: BattlePlace, system: str
) -> None:
    cards = len(page.desk.library.cards()) if page.desk is not None else 0
    place.visit(("example", system))
    assert place.table is not None and place.table.context.play.system.id == system
    game = place.table.context.game
    assert all(game.cards_of(side) for side in "ab")
    assert page.desk is not None and len(page.desk.library.cards()) == cards, "the library stays as it is"
    place.leave()
    place.visit(("example", system))
    place.leave()
    assert len(names(page)) == 1, "one that nobody touched is opened again"


def test_the_example_is_the_rulebooks_and_is_not_begun_twice(page: StartPage, place: BattlePlace) -> None:
    page.does.play_example()
    assert place.table is not None
    sides = place.table.context.game.sides
    assert (len(sides["a"].order), len(sides["b"].order)) == (5, 4)
    place.leave()
    page.does.play_example()
    place.leave()
    assert len(names(page)) == 1


def test_rename_and_delete_with_undo(
    page: StartPage, place: BattlePlace, write: Write, press: Press, window: Window
) -> None:
    page.does.play_example()
    place.leave()
    press(Qt.Key.Key_M)
    write("The siege\n")
    assert names(page) == ["The siege"]
    press(Qt.Key.Key_Delete)
    assert names(page) == []
    assert window.strip.words == "The siege has been deleted."
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    assert place.undo_text() == "delete The siege"
    press(Qt.Key.Key_Z, control)
    assert names(page) == ["The siege"]
    press(Qt.Key.Key_Z, control)
    assert names(page) == ["Griffon – Scorpion (V-A-4)"]
    assert (place.undo_text(), place.redo_text()) == (
        "", "rename Griffon – Scorpion (V-A-4) to The siege")  # fmt: skip
    press(Qt.Key.Key_Z, control | shift)
    assert names(page) == ["The siege"]
    press(Qt.Key.Key_Delete)
    page.steps.undo()
    assert names(page) == ["The siege"] and page.list.selected() is not None


def test_the_keys_of_the_places_leave_the_list_of_battles(
    page: StartPage, place: BattlePlace, press: Press, window: Window
) -> None:
    page.does.play_example()
    place.leave()
    page.list.setFocus()
    press(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert window.place("muster").isVisible()
    assert not place.isVisible()


def test_keys_of_ones_own_hold_in_the_list_of_battles(
    page: StartPage, place: BattlePlace, write: Write, window: Window
) -> None:
    page.does.play_example()
    place.leave()
    window.change_settings(shortcuts={"start.rename": "J", "start.rules": "M", "start.delete": "F8"})
    page.list.setFocus()
    worn = {name: button.key for name, button in page.buttons.items()}
    assert (worn["start.rename"], worn["start.rules"], worn["start.delete"]) == ("J", "M", "F8")
    write("jThe siege\n")
    assert names(page) == ["The siege"]
    write("m")
    assert page.rulebook is not None and page.rulebook.isVisible(), "M is that of the rulesets now"


def test_the_undo_of_the_list_is_asleep_elsewhere(
    page: StartPage, place: BattlePlace, write: Write, press: Press
) -> None:
    page.does.play_example()
    place.leave()
    press(Qt.Key.Key_M)
    write("The siege\n")
    write("n")
    assert place.undo_text() == ""
    page.steps.undo()
    page.show_list()
    assert names(page) == ["The siege"]
    write("\n")
    assert place.table is not None and place.undo_text() == ""


def test_a_rematch_begins_with_the_same_sides(page: StartPage, place: BattlePlace, write: Write) -> None:
    write("n3\n")
    assert place.table is not None
    context = place.table.context
    context.do(c.NameCard("b2", "Wolfen chief", 2))
    context.do(c.Notch("a1.1", 3))
    place.leave()
    write("r")
    game = place.table.context.game
    assert game.cards["b2"].sketch == "Wolfen chief"
    assert len(game.fighters_of("b2")) == 2
    assert game.fighters["a1.1"].notches == 0 and game.turn == 1
    place.leave()
    assert names(page)[0].endswith("(2)")


def test_a_side_is_kept_as_an_army(page: StartPage, place: BattlePlace, desk: Desk, write: Write) -> None:
    write("n3\n")
    assert place.table is not None
    context = place.table.context
    before = len(desk.library.cards())
    context.do(c.NameCard("b1", "Wolfen chief", 2))
    page.does.keep_army(context.play, "b", context.side_name("b"))
    page.does.keep_army(context.play, "a", context.side_name("a"))
    made = {army.name: army for army in desk.library.armies()}
    assert [entry.figures for entry in made["Side B"].entries] == [2]
    assert len(desk.library.cards()) == before + 1, "cards that are known already are used again"
    assert [e.figures for e in made["Griffon (V-A-4) (2)"].entries] == [3, 1, 1, 1, 2]


def test_export_and_import(
    page: StartPage, place: BattlePlace, write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.does.play_example()
    place.leave()
    file = tmp_path / "battle.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    write("e")
    assert file.stat().st_size > 1000
    write("i")
    assert len(names(page)) == 2
    file.write_text("{}")
    write("i")
    assert len(names(page)) == 2


def test_a_battle_is_never_written_over_a_library_nor_into_nowhere(
    page: StartPage, place: BattlePlace, desk: Desk, write: Write, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    page.does.play_example()
    place.leave()
    said: list[StripNote] = []
    place.said.connect(said.append)
    library = tmp_path / "other.json"
    shutil.copy(desk.library.path, library)
    kept = library.read_bytes()
    for answer in (library, tmp_path / "no" / "where.json"):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, answer=answer: (str(answer), ""))
        write("e")
        assert said[-1].tone == "bad"
    assert library.read_bytes() == kept
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "gone.json"), ""))
    write("i")
    assert said[-1].words.startswith("“gone.json” cannot be opened")


def test_the_exported_file_never_tells_a_hidden_order(
    page: StartPage, place: BattlePlace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Write
) -> None:
    found = []
    for turned in (False, True):
        page.does.play_example()
        assert place.table is not None
        context = place.table.context
        context.do(c.Conceal("a", True))
        order = context.game.sides["a"].order
        context.do(c.SetOrder("a", tuple(reversed(order)) if turned else (*order[1:], order[0])))
        place.leave()
        file = tmp_path / f"{turned}.json"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, file=file: (str(file), ""))
        write("e")
        found.append(file.read_text(encoding="utf-8").partition('"steps"')[0])
        page.does.delete()
    assert found[0] == found[1]


def test_the_muster_sends_an_army_to_the_set_up(window: Window, desk: Desk, place: BattlePlace) -> None:
    scorpion = next(army for army in desk.library.armies() if army.name.startswith("Scorpion"))
    window.go("battle", ("army", scorpion.id))
    assert place.start.asks
    assert place.start.setup.sides[0].armies.selected() == scorpion.id
    assert QApplication.focusWidget() is place.start.setup.sides[1].count


def test_the_language_changes_after_the_library_was_closed(
    qapp: QApplication, page: StartPage, window: Window, desk: Desk, write: Write
) -> None:
    write("n")
    window.set_desk(None)
    desk.library.close()
    loader.install(qapp, "fr")
    qapp.processEvents()
    assert not page.asks
    assert page.title.text() == "Batailles"


def test_another_library_closes_the_set_up(page: StartPage, place: BattlePlace, write: Write) -> None:
    write("n")
    place.set_desk(None)
    page.refresh()
    assert not page.asks
