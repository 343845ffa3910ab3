"""Settings edited by hand or written by another release: whatever they hold, every place opens."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import desktop
from desktop.environment.settings import Settings
from desktop.library.splitter import Splitter
from desktop.operations.desk import Desk
from desktop.shell.window import PLACES, Window
from rules.systems import KINDS
from tests.desktop.hands import press

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # the manual, raised

KEPT = {
    "library": ("sizes", "sort"),
    "muster": ("army", "limit", "sizes", "system"),
    "battle": ("battle", "setup"),
    "printing": (
        "army", "folder", "options", "presets", "printer", "printers", "second", "sizes", "source", "zoom",
    ),
    "manual": ("geometry",),
}  # fmt: skip
"""What places keep between two starts, by place."""
NONSENSE = {
    "nothing": None, "endless": 1e308, "a word": "a", "words": ["a", "b"], "too long": [10**30, 2**31],
    "lists": [[1], [2]], "an object": {"a": "b"}, "half a letter": "\ud800",
    "keys of half a letter": {"\ud800": ["\udfff"]},
}  # fmt: skip


def kept(value: Any) -> dict[str, Any]:
    """Give settings of which every value of a place is nonsense, at the top or within an object."""
    places = {place: dict.fromkeys(names, value) for place, names in KEPT.items()}
    side = {"mode": value, "army": value, "player": value, "open": value}
    armies = {system: [value, value] for system in KINDS}
    held = {"x": value, "y": {"z": value, "gems": value}}
    places["battle"]["setup"] = {
        "rules": value, "turns": value, "a": side, "b": value, "armies": armies, "held": held
    }  # fmt: skip
    within = dict.fromkeys(("paper", "gap", "language", "columns", "card", "left", "scale", "duplex"), value)
    places["printing"] |= {"presets": {"x": within}, "printers": {"x": within}}
    if not isinstance(value, dict):
        places["printing"]["options"] = within
    return {"welcomed": True, "places": places}


def test_every_name_that_a_place_keeps_is_tried() -> None:
    """A new name among the kept values belongs into the table above."""
    given = set[str]()
    for file in Path(desktop.__file__).parent.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        if "keep_for_place" in text:
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "keep_for_place":
                    given |= {word.arg for word in node.keywords if word.arg}
    assert given <= {name for names in KEPT.values() for name in names}


@pytest.mark.parametrize("value", NONSENSE.values(), ids=NONSENSE)
def test_every_place_opens_whatever_was_kept(
    qtbot: QtBot, dressed: QApplication, desk: Desk, tmp_path: Path, value: Any
) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(kept(value)), encoding="utf-8")
    settings = Settings.load(file)
    assert settings.set_aside is None
    window = Window(settings)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.set_desk(desk, "club")
    window.show()
    for row in PLACES:
        assert window.go(row.key).isVisible(), row.key
    panes = window.go("library").findChild(Splitter)
    assert panes is not None and min(panes.sizes()) > 0
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(Qt.Key.Key_F1)
    shown = window.verbs.manual.shown
    assert shown is not None and shown.isVisible()
    shown.close()
    window.set_desk(None)


def test_a_language_that_is_none_is_that_of_the_system(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"language": "de"}', encoding="utf-8")
    assert Settings.load(file).values.language == ""
