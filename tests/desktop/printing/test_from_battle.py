"""From the battle onto paper by one key, in the real window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from desktop.environment.settings import Settings, ThemeChoice
from desktop.operations import battle, tables
from desktop.operations.battle_start import army_side, named_apart, start_example
from desktop.operations.desk import Desk
from desktop.printing.place import PrintingPlace
from desktop.shell.place import StripNote
from desktop.shell.window import Window
from rules.battle.commands import Conceal, EndGame
from rules.battle.state import Result
from rules.text import Refusal
from tests.desktop.fit import cut_labels
from tests.desktop.hands import settle
from tests.desktop.outcomes import done
from tests.desktop.paper.reading import texts
from tests.desktop.printing.pressed import file_printer, notes

CTRL = Qt.KeyboardModifier.ControlModifier


def test_one_key_lays_the_battle_in_view_out_on_paper(
    qtbot: QtBot, settings: Settings, desk: Desk, settled: Callable[[PrintingPlace], None]
) -> None:
    play = done(start_example(desk))
    window = Window(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.set_desk(desk, "club")
    window.go("battle")
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    QApplication.processEvents()
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_F, held)
    place = window.current()
    assert isinstance(place, PrintingPlace)
    settled(place)
    assert place.header.name.text() == play.setup.name
    assert place.pages.count == 2
    place.press.stop()


def test_a_long_name_widens_no_choices_and_is_told_whole(
    qtbot: QtBot, settings: Settings, desk: Desk, settled: Callable[[PrintingPlace], None]
) -> None:
    name = "Maximilienne-Élisabeth von Hohenzollern-Sigmaringen"
    army = army_side(desk, army_id=desk.library.armies()[0].id)
    widths = []
    for player in ("Eva", name):
        a, b = named_apart(replace(army, player=player, hidden=True), replace(army, player="Lou"))
        rules = tables.rulesets()["seeds"]
        play = done(battle.start_battle(desk, name=f"The ford, {player}", a=a, b=b, ruleset=rules))
        window = Window(settings)
        qtbot.addWidget(window)
        window.resize(1208, 800)
        window.set_desk(desk, "club")
        window.go("printing", "battle")
        window.show()
        qtbot.waitExposed(window)
        place = window.current()
        assert isinstance(place, PrintingPlace) and place.sources.chosen == play.battle_id
        settled(place)
        buttons = [each for each in place.reveal.buttons.findChildren(QToolButton) if each.isVisible()]
        (button,) = (each for each in buttons if each.text().startswith("Order of"))
        assert f"Order of {player}…" == button.accessibleName()
        assert player in button.toolTip() or player in button.text()
        assert "its owner alone" in button.toolTip()
        assert button.width() >= button.sizeHint().width(), "nothing of the verb is cut"
        for colours in (ThemeChoice.DARK, ThemeChoice.LIGHT):
            window.change_settings(theme=colours)  # boxes ask for their width again
            settled(place)
        widths.append(place.splitter.sizes()[0])
        place.press.stop()
    assert widths[0] == widths[1]


@pytest.mark.parametrize("ended", [True, False])
def test_the_report_goes_to_paper_from_the_end_of_a_battle_and_from_its_midst(
    qtbot: QtBot,
    settings: Settings,
    desk: Desk,
    settled: Callable[[PrintingPlace], None],
    ended: bool,
) -> None:
    play = done(start_example(desk))
    if ended:
        assert not isinstance(battle.do(desk, play, EndGame(Result(winner="a"))), Refusal)
    window = Window(settings)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.set_desk(desk, "club")
    window.go("battle", play.battle_id)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    QApplication.processEvents()
    if ended:
        for key in (Qt.Key.Key_P, Qt.Key.Key_I):  # the report, print it
            QTest.keyClick(QApplication.focusWidget() or window, key)
    else:
        QTest.keyClick(window, Qt.Key.Key_P, CTRL)
    place = window.current()
    assert isinstance(place, PrintingPlace)
    settled(place)
    assert place.header.name.text() == f"Battle report · {play.setup.name}"
    assert place.choices.armies.currentData() == play.battle_id
    place.press.stop()


def test_its_owner_sees_a_hidden_order_between_two_covers(
    place: PrintingPlace, desk: Desk, settled: Callable[[PrintingPlace], None], tmp_path: Path
) -> None:
    play = done(start_example(desk))
    assert not isinstance(battle.do(desk, play, Conceal("a", True)), Refusal)
    place.visit("battle")
    settled(place)
    order = [play.game.cards[card].name("en") for card in play.game.sides["a"].order]
    public = place.pages.image(0)
    reveal, cover = place.reveal, place.reveal.cover
    first, second = (place.actions_set[f"printing.order_{side}"] for side in "ab")
    assert first.isEnabled() and not second.isEnabled(), "the other side hides nothing"
    name = play.game.sides["a"].player or play.game.sides["a"].name
    (button,) = [b for b in reveal.buttons.findChildren(QToolButton) if b.isVisible()]
    assert button.text() == f"Order of {name}"

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert cover.isVisible() and cover.title.text() == f"Pass to {name}"
    QTest.keyClick(cover, Qt.Key.Key_Escape)
    assert not cover.isVisible() and place.pages.image(0) == public, "nothing was shown"

    QTest.keyClick(place, Qt.Key.Key_A, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert cover.isVisible() and place.pages.image(0) == public, "not before the owner is there"
    QTest.keyClick(cover, Qt.Key.Key_Return)
    settled(place)
    assert not cover.isVisible() and place.pages.count == 1
    assert place.printed is not None
    text = texts(place.printed.data)[0]
    assert all(card in text for card in order)
    assert place.pages.image(0) != public
    assert not place.actions_set["printing.open"].isEnabled(), "no file of it lies about"
    assert not cut_labels(place)
    said: list[StripNote] = []
    place.said.connect(said.append)
    assert place.handing.save_to(tmp_path / "order.pdf")
    assert said[-1].words == "Saved as order.pdf" and said[-1].act is None, "nobody opens it by a click"

    QTest.keyClick(place, Qt.Key.Key_Escape)
    assert said[-1].clears, "nothing of it is said to whoever comes next"
    assert cover.isVisible() and cover.title.text() == "Put the laptop back"
    assert place.pages.image(0) is None and place.printed is None, "gone before anybody looks"
    QTest.keyClick(cover, Qt.Key.Key_Return)
    settled(place)
    assert place.pages.image(0) == public and place.pages.count == 2
    assert place.handing.save_to(tmp_path / "sheets.png")
    place.handing.run.stop()


def test_what_is_said_of_a_saved_order_offers_nobody_else_to_open_it(
    place: PrintingPlace, desk: Desk, settled: Callable[[PrintingPlace], None], tmp_path: Path, qtbot: QtBot
) -> None:
    assert not isinstance(battle.do(desk, done(start_example(desk)), Conceal("a", True)), Refusal)
    place.visit("battle")
    settled(place)
    said = notes(place)
    assert place.handing.save_to(tmp_path / "sheets.pdf")
    assert (said[-1].words, said[-1].verb) == ("Saved as sheets.pdf", "Open")
    for name in ("strip.pdf", "strip.png", "printed.pdf"):
        QTest.keyClick(place, Qt.Key.Key_A, CTRL | Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClick(place.reveal.cover, Qt.Key.Key_Return)
        settled(place)
        if name.startswith("printed"):
            place.handing.print_on(file_printer(tmp_path / name))
        else:
            assert place.handing.save_to(tmp_path / name)
        QTest.keyClick(place, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not place.handing.run.busy, timeout=20_000)
        assert (tmp_path / name).is_file()
        verbs = [note.verb for note in said if note.words == f"Saved as {name}"]
        assert verbs == [""], "also where it is said once the order is covered"
        QTest.keyClick(place.reveal.cover, Qt.Key.Key_Return)
        settled(place)


def test_a_hidden_order_does_not_wait_for_whoever_comes_back(
    place: PrintingPlace, desk: Desk, settled: Callable[[PrintingPlace], None]
) -> None:
    play = done(start_example(desk))
    assert not isinstance(battle.do(desk, play, Conceal("b", True)), Refusal)
    place.visit("battle")
    settled(place)
    public = place.pages.image(0)
    place.actions_set["printing.order_b"].trigger()
    QTest.keyClick(place.reveal.cover, Qt.Key.Key_Return)
    settled(place)
    place.hide()
    assert place.pages.image(0) is None and place.printed is None
    place.show()
    settled(place)
    assert place.pages.image(0) == public


def test_its_verbs_are_no_larger_after_a_battle_in_large_letters(
    qtbot: QtBot, settings: Settings, desk: Desk, settled: Callable[[PrintingPlace], None]
) -> None:
    army = army_side(desk, army_id=desk.library.armies()[0].id)
    a, b = named_apart(replace(army, player="Eva"), replace(army, player="Lou"))
    play = done(battle.start_battle(desk, name="ford", a=a, b=b, ruleset=tables.rulesets()["seeds"]))
    window = Window(settings)
    qtbot.addWidget(window)
    window.resize(1920, 1080)
    window.set_desk(desk, "club")
    window.show()
    qtbot.waitExposed(window)
    window.go("battle", play.battle_id)
    settle()
    grown = QApplication.font().pixelSize()
    place = window.go("printing")
    assert isinstance(place, PrintingPlace)
    settled(place)
    place.header.warning.show()
    letters = {each.font().pixelSize() for each in place.header.findChildren(QToolButton)}
    assert letters == {QApplication.font().pixelSize()} and grown not in letters
    place.press.stop()
