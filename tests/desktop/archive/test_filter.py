"""Battles are looked for by army, opponent and result, by keys alone and by the mouse alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from desktop.battle_start.start_page import StartPage
from desktop.shell.window import Window
from desktop.widgets.topic import topic_of
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click, press, settle, write

GRIFFON, SCORPION = "Griffon (V-A-4)", "Scorpion (V-A-4)"


def names(page: StartPage) -> list[str]:
    return [row.name for row in page.list.battles.rows]


def test_keys_alone_narrow_the_list_and_show_it_whole_again(page: StartPage) -> None:
    bar = page.shelf.bar
    assert names(page) == ["Open", "Drawn", "Won"] and bar.all.isHidden()
    write("f")
    assert bar.army.hasFocus()
    write("g")
    assert bar.army.currentText() == GRIFFON, "a letter finds the army, and is no verb"
    assert [bar.opponent.itemText(n) for n in range(bar.opponent.count())] == ["All", SCORPION]
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Tab)
    write("w")
    assert names(page) == ["Won"]
    press(Qt.Key.Key_Escape)
    assert page.list.hasFocus()
    assert page.chosen() is not None, "the verbs are those of the battle that is left"
    write("f")
    bar.result.setFocus()
    press(Qt.Key.Key_Down)
    assert bar.result.currentText() == "Lost"
    assert names(page) == [] and page.shelf.none.isVisible()
    assert not page.buttons["start.delete"].isEnabled() and page.chosen() is None
    press(Qt.Key.Key_Escape)
    assert page.shelf.none.button("all").hasFocus()
    press(Qt.Key.Key_Space)
    assert names(page) == ["Open", "Drawn", "Won"] and not bar.narrows


def test_the_mouse_alone_shows_the_list_whole_again(page: StartPage) -> None:
    bar = page.shelf.bar
    bar.result.setCurrentIndex(bar.result.findText("Still running"))
    assert names(page) == ["Open"]
    click(bar.all)
    assert len(names(page)) == 3
    bar.result.setCurrentIndex(bar.result.findText("A draw"))
    page.does.delete()
    assert names(page) == [] and page.shelf.none.isVisible()
    page.steps.undo()
    assert names(page) == ["Drawn"], "a battle that was deleted is back"


def test_a_battle_that_others_lead_to_is_shown_whatever_is_looked_for(page: StartPage) -> None:
    bar = page.shelf.bar
    won = page.list.battles.rows[2].id
    bar.result.setCurrentIndex(bar.result.findText("A draw"))
    page.show_battle(won)
    assert page.chosen() is not None and page.chosen().id == won and not bar.narrows  # type: ignore[union-attr]


@pytest.mark.parametrize(("language", "scale"), [("fr", 150), ("en", 100), ("en", 150)])
def test_all_of_it_is_named_and_nothing_is_cut(
    window: Window, page: StartPage, language: str, scale: int
) -> None:
    window.resize(1366 if scale == 150 else 1280, 768)
    window.change_settings(language=language, scale=scale)
    page.shelf.bar.army.setCurrentIndex(1)
    QApplication.processEvents()
    assert cut_labels(page) == []
    bar = page.shelf.bar
    for at in range(bar.result.count()):
        bar.result.setCurrentIndex(at)
        assert cut_labels(bar) == [], bar.result.currentText()
    assert all(box.accessibleName() for box in (bar.army, bar.opponent, bar.result))
    last = page.buttons["start.rules"]
    assert last.mapTo(page, last.rect().bottomLeft()).y() <= page.height(), "all verbs have room"


def test_a_battle_is_saved_as_a_page(
    page: StartPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "open.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    write("h")
    assert b"Battle in progress" in file.read_bytes()


def test_f1_tells_of_past_battles_and_in_the_set_up_of_the_battle(page: StartPage, window: Window) -> None:
    window.activateWindow()
    settle()
    assert topic_of(QApplication.focusWidget()) == "archive"
    write("n")
    assert page.asks and topic_of(QApplication.focusWidget()) == "battle"
