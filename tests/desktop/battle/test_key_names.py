"""Keys have one name each: that of the keyboard, which the texts of the program use too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from desktop.operations.desk import Desk
from desktop.shell.keys_sheet import ShortcutSheet
from desktop.shell.window import Window
from desktop.widgets.actions import shown_key
from tests.desktop.battle.battles import example, open_table
from tests.desktop.hands import press


@pytest.fixture
def spoken() -> str:
    """Speak French."""
    return "fr"


def test_french_keys_have_the_names_of_french_keyboards(window: Window) -> None:
    named = {
        "Return": "Entrée",
        "Enter": "Entrée",
        "Backspace": "Retour arrière",
        "Esc": "Échap",
        "Del": "Suppr",
    }
    assert {key: shown_key(key) for key in named} == named
    assert shown_key("Ctrl+Return") == "Ctrl+Entrée"
    told = QCoreApplication.translate("RefereePrompt", "Backspace takes back the last answer.")
    assert told.startswith(shown_key("Backspace"))


def test_the_sheet_of_keys_and_the_texts_name_a_key_alike(window: Window, desk: Desk) -> None:
    open_table(window, example(desk))
    window.activateWindow()
    press(Qt.Key.Key_Question)
    sheet = window.findChild(ShortcutSheet)
    assert sheet is not None and sheet.isVisible()
    hints = {key for _, keys in sheet.table.words() for key in keys.split(" · ")}
    assert {"Retour arrière", "Entrée"} <= hints
    assert not hints & {"Effacement", "Retour", "Return", "Backspace"}
