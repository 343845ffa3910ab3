"""The real program while it runs: what it says, and how it is quit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton
from shiboken6 import isValid

from desktop.app.program import Program
from desktop.battle.table import BattleTable
from desktop.widgets.problem import ProblemPage

Start = Callable[[Path], Program]


def stop(program: Program) -> None:
    """Quit as the end of the event loop does, and let the window go; a second call does nothing."""
    program.leave()
    if isValid(program.window):
        program.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def words(program: Program) -> str:
    """Give what the window says: the sentence of the problem, or of the strip."""
    page = program.window.stack.currentWidget()
    return page.sentence.text() if isinstance(page, ProblemPage) else program.window.strip.words


def ways(program: Program) -> list[str]:
    """Give the ways out of a problem."""
    page = program.window.stack.currentWidget()
    assert isinstance(page, ProblemPage)
    return [button.text() for button in page.findChildren(QPushButton) if button.isVisible()]


def table_of(program: Program) -> BattleTable:
    """Give the table of the battle in view."""
    table = program.window.go("battle").table  # type: ignore[attr-defined]
    assert isinstance(table, BattleTable)
    return table
