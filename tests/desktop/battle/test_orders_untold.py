"""How often a side changed its hidden sequence is told nowhere, neither while it hides nor afterwards.

Battles differ only in how often Anne moves a card and Bruno does: all that can be read is the same in them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView

from desktop.battle.place import BattlePlace
from desktop.battle.table import BattleTable
from desktop.environment.last_steps import STEPS, read_steps
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.state import Result
from rules.systems import KINDS
from tests.desktop.battle.concealed import cover_of, hidden_battle
from tests.desktop.battle.readable import strings
from tests.desktop.file_dialogs import Dialogs, type_path
from tests.desktop.hands import press, settle, write

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
MOVES = (0, 0), (1, 0), (2, 3)
SYSTEMS = [kind.id for kind in KINDS.values() if kind.sequences]


def find(words: str) -> None:
    """Do what the palette finds."""
    press(Qt.Key.Key_K, CONTROL)
    write(words + "\n")


def readable(window: Window, table: BattleTable) -> list[str]:
    """Collect what the screen says, with undo and redo, the palette and the journal, but no card's place."""
    place = window.place("battle")
    assert isinstance(place, BattlePlace)
    press(Qt.Key.Key_J)
    if table.journal.isHidden():
        press(Qt.Key.Key_J)
    listed = table.journal.findChild(QListView)
    assert listed is not None and listed.isVisible()
    rows = [listed.model().index(row, 0) for row in range(listed.model().rowCount())]
    found = [
        str(row.data(role))
        for row in rows
        for role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        )
    ]
    found += [place.undo_text(), place.redo_text(), *table.journal.visible_strings()]
    found += [f"{entry.words} {entry.detail} {entry.possible}" for entry in place.actions_set.entries()]
    found += [f"{entry.words} {entry.detail}" for entry in place.palette_entries()]
    found += [window.verbs.actions[row.id].toolTip() for row in window.verbs.actions.rows]
    press(Qt.Key.Key_J)
    if table.centre.isHidden():
        press(Qt.Key.Key_J)
    return found if table.centre.shown.uncovered else [*found, *strings(window)]


def order(window: Window, table: BattleTable, moves: tuple[int, int]) -> Iterator[list[str]]:
    """Order both sequences in secret; give what can be read each time that the laptop changes hands."""
    write("\n")
    for times, name in zip(moves, ("Anne", "Bruno"), strict=True):
        cover = cover_of(window)
        assert cover is not None and cover.button.text() == f"I am {name}"
        write("\n")
        if name == "Bruno":
            yield readable(window, table)  # Bruno looks at what Anne may have done
            write("\n\n")  # the journal stood in place of his sequence, which closed
            assert table.centre.shown.uncovered == "b"
        for _ in range(times):
            press(Qt.Key.Key_Down, ALT)
        write("\n")
    assert all(side.ready for side in table.context.game.sides.values())
    yield readable(window, table)


def taken_back(window: Window, table: BattleTable) -> Iterator[list[str]]:
    """Take back, do again and look back, as anybody may who stands at the table."""
    for _ in range(4):
        press(Qt.Key.Key_Z, CONTROL)
        yield readable(window, table)
    for _ in range(4):
        press(Qt.Key.Key_Y, CONTROL)
        yield readable(window, table)
    for _ in range(4):
        table.context.look_before()
        settle()
        yield readable(window, table)
    for _ in range(4):
        table.context.look_after()
        settle()
        yield readable(window, table)


@pytest.mark.parametrize("system", SYSTEMS)
def test_nothing_tells_how_often_a_hidden_sequence_was_changed(
    window: Window, desk: Desk, system: str
) -> None:
    seen = []
    for moves in MOVES:
        table = hidden_battle(window, desk, system)
        seen.append([*order(window, table, moves), *taken_back(window, table)])
        assert all(side.ready for side in table.context.game.sides.values()), "all of it was done again"
    assert any("is ready" in words for words in seen[0][1])
    for other in seen[1:]:
        assert other == seen[0]


@pytest.mark.parametrize("system", SYSTEMS)
def test_nor_does_the_report_of_the_finished_battle_on_the_disk(
    window: Window, desk: Desk, tmp_path: Path, system: str
) -> None:
    reports: list[str] = []
    exports: list[str] = []
    for number, moves in enumerate(MOVES):
        table = hidden_battle(window, desk, system)
        for _ in order(window, table, moves):
            pass
        table.context.do(c.EndGame(Result()))
        settle()
        for words, file, into in (
            ("save the report", "report.txt", reports),
            ("export", "game.json", exports),
        ):
            target = tmp_path / f"{number}-{file}"
            with Dialogs(type_path(target)):
                find(words)
            window.activateWindow()
            settle()
            into.append(target.read_text(encoding="utf-8"))
    assert "is ready" in reports[0] and set(reports) == {reports[0]}
    for written in exports:
        assert "step.ready" in written
        assert "step.ordered" not in written
        steps = json.loads(written)["steps"]
        assert len(steps) == len(json.loads(exports[0])["steps"])


def test_the_last_steps_of_a_report_tell_no_order(window: Window, desk: Desk, tmp_path: Path) -> None:
    told: list[list[tuple[str, str]]] = []
    for number, moves in enumerate(MOVES):
        table = hidden_battle(window, desk, SYSTEMS[0])
        STEPS.keep_in(tmp_path / f"steps-{number}.log")
        for _ in order(window, table, moves):
            pass
        told.append([(step.what, step.name) for step in STEPS.told])
        written = read_steps((tmp_path / f"steps-{number}.log").read_text(encoding="utf-8"))
        assert [(step.what, step.name) for step in written] == told[-1]
        STEPS.leave()
    assert told[1] == told[2] == told[0]
    assert told[0], "something is told"
    names = {card.name(language) for card in table.context.game.cards.values() for language in ("fr", "en")}
    assert not [name for name in names for what, said in told[0] if name in f"{what} {said}"]
