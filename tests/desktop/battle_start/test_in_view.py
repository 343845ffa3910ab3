"""What the keyboard is in stays in view while a battle is set up, whatever grows beneath it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from db.errors import Replaced
from desktop.battle_start.start_page import StartPage
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from tests.desktop.battle_start.readable import in_view
from tests.desktop.battle_start.strategic import settle
from tests.desktop.hands import click


@pytest.fixture(params=[("fr", 125), ("en", 125), ("fr", 150), ("en", 150)], ids=str)
def small(request: pytest.FixtureRequest, window: Window) -> None:
    """Look at large letters on a small screen."""
    language, scale = request.param
    window.change_settings(language=language, scale=scale)
    window.resize(1280, 800)


def tab_to(field: QWidget) -> None:
    """Go to a field by Tab, as the keyboard does."""
    for _ in range(40):
        now = QApplication.focusWidget()
        if now is field:
            break
        assert now is not None
        QTest.keyClick(now, Qt.Key.Key_Tab)
    settle()
    assert field.hasFocus() and in_view(field)


@pytest.mark.usefixtures("small")
def test_the_rules_are_seen_while_they_are_chosen(page: StartPage) -> None:
    page.new()
    rules = page.setup.rules
    tab_to(rules)
    for key in (Qt.Key.Key_End, *[Qt.Key.Key_Up] * (rules.count() - 1), *[Qt.Key.Key_Down] * rules.count()):
        QTest.keyClick(rules, key)
        settle()
        assert rules.hasFocus() and in_view(rules), rules.currentText()


@pytest.mark.usefixtures("small")
def test_the_field_one_is_in_is_seen_when_the_battle_cannot_be_kept(
    page: StartPage, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def replaced(*_args: object) -> None:
        raise Replaced(file="club of Saturday " * 12)

    monkeypatch.setattr(desk.library.battles, "begin", replaced)
    page.new()
    setup = page.setup
    setup.rules.setCurrentIndex(setup.rules.findData("eclats"))
    click(setup.example)
    tab_to(setup.name)
    high = setup.name.mapTo(setup, QPoint()).y()
    QTest.keyClick(setup.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert setup.trouble.isVisible() and setup.name.mapTo(setup, QPoint()).y() < high
    assert setup.name.hasFocus() and in_view(setup.name)


@pytest.mark.usefixtures("small")
def test_the_rules_and_their_game_are_in_view_with_the_verb_that_begins(
    page: StartPage, window: Window
) -> None:
    page.new()
    setup = page.setup
    setup.rules.setCurrentIndex(setup.rules.findData("eclats"))
    said = {"fr": "Règles d’ÉCLATS", "en": "Rules of ÉCLATS"}[window.settings.values.language]
    assert setup.rules_caption.text() == said
    for field in (setup.rules, setup.name):
        tab_to(field)
        assert all(map(in_view, (setup.rules_caption, setup.rules, setup.begin)))
