"""A key pressed while something lies over a place never acts on what is beneath.

What many verbs of every place open is besieged with each key of each verb there is.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import textwrap
from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QWidget

import desktop
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.over import OverPage
from rules.battle import commands as c
from tests.desktop.battle.battles import example, open_active
from tests.desktop.hands import press, settle

# Without a screen Qt says so of dialogs.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
EVERYWHERE = "window.find window.settings window.keys window.about"
MEANT_EVERYWHERE = ("window.manual",)
"""What a key does whatever lies over the place: the manual opens at the page about that."""

OPENING = {
    "library": "library.owned library.history",
    "muster": "muster.share muster.file muster.versions muster.owned",
    "battle": (
        "battle.card battle.why battle.counter battle.note battle.effect battle.mark battle.correct"
        " battle.verbs battle.menu_a battle.referee battle.journal_note battle.correct_battle"
        " battle.order_a battle.add_a"
    ),
}
"""Verbs that lay something over their place."""


@pytest.fixture
def player() -> Mapping[str, str]:
    """Begin in the library."""
    return {"place": "library"}


class Spy:
    """Notes every verb of the window and of the place in view that a key does."""

    def __init__(self, window: Window) -> None:
        place = window.current()
        assert place is not None
        self.done: list[str] = []
        self.sets = (window.verbs.actions, place.actions_set)
        self.actions = {row.id: actions[row.id] for actions in self.sets for row in actions.rows}
        for id, action in self.actions.items():
            action.triggered.connect(lambda *_, id=id: self.done.append(id))

    def bound(self) -> list[QKeySequence]:
        """Give every key that does something here while nothing lies over it."""
        found = [action for name, action in self.actions.items() if name not in MEANT_EVERYWHERE]
        return [key for action in found for key in action.shortcuts()]


def lies_over(window: Window) -> QWidget | None:
    """Give what lies over the place in view: the topmost page or dialog."""
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, QDialog):
        return dialog
    focus: QWidget | None = window.focusWidget()
    while focus is not None and not isinstance(focus, OverPage):
        focus = focus.parentWidget()
    return focus


def close(window: Window) -> None:
    """Leave all that lies over the place."""
    for _ in range(6):
        if lies_over(window) is None and QApplication.activePopupWidget() is None:
            break
        press(Qt.Key.Key_Escape)
        window.activateWindow()
        settle()
    for page in window.findChildren(OverPage):
        if page.isVisible():
            page.close_panel()  # type: ignore[attr-defined]
    settle()


def besiege(window: Window, action: QAction, spy: Spy) -> None:
    """Press all keys in what a verb opens."""

    def opened() -> QWidget | None:
        close(window)
        if not action.isEnabled():  # a figure may be asked for on the table itself
            press(Qt.Key.Key_Escape)
        action.trigger()
        settle()
        return lies_over(window)

    assert opened() is not None, f"{action.objectName()} opens nothing"
    for keys in spy.bound():
        # the key before may have been one of its own, which closed it or did what it is there for
        page = lies_over(window) or opened()
        if page is None:
            break
        if isinstance(page, OverPage) and any(keys in action.shortcuts() for action in spared(page, spy)):
            continue
        spy.done.clear()
        first = keys[0]  # type: ignore[index]  # which its stubs do not know
        press(first.key(), first.keyboardModifiers())
        assert spy.done == [], f"{keys.toString()} in {type(page).__name__}"


def spared(page: OverPage, spy: Spy) -> Iterator[QAction]:
    """Give the verbs whose keys a page leaves alone; over a place alone those of the window, and F6."""
    beside = ("window.", "battle.next_part", "battle.part_before") if page.over_place else ()
    for verb, action in spy.actions.items():
        if verb in page.spares or verb.startswith(beside):
            yield action


@pytest.mark.parametrize("key", OPENING)
def test_no_key_acts_beneath(window: Window, desk: Desk, key: str) -> None:
    if key == "battle":
        table = open_active(window, example(desk))
        assert table.context.do(c.PlayTop())
    else:
        window.go(key)
    settle()
    if key == "muster":
        window.current().panes.entries.setFocus()  # type: ignore[union-attr]
    spy = Spy(window)
    for verb in f"{OPENING[key]} {EVERYWHERE}".split():
        besiege(window, spy.actions[verb], spy)
    close(window)


# -- the class of it --------------------------------------------------------------------------------


def pages() -> list[type[OverPage]]:
    """Give every page of the program that lies over others."""
    for module in pkgutil.walk_packages(desktop.__path__, "desktop."):
        importlib.import_module(module.name)
    found, waiting = [], [OverPage]
    while waiting:
        for each in waiting.pop().__subclasses__():
            if each.__module__.startswith("desktop.") and each not in found:
                found.append(each)
                waiting.append(each)
    return found


def test_no_page_lets_a_key_through() -> None:
    assert len(pages()) > 60
    assert [page for page in pages() if "event" in vars(page)] == [], "the base alone keeps keys from verbs"
    assert [page.__name__ for page in pages() if not _keeps(page)] == []


def _keeps(page: type[OverPage]) -> bool:
    """Tell whether a page that reads keys accepts those left over, or hands them to its base."""
    own = vars(page).get("keyPressEvent")
    if own is None:
        return True
    tree = ast.parse(textwrap.dedent(inspect.getsource(own)))
    said = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    return bool(said & {"super().keyPressEvent(event)", "event.accept()"}) and "event.ignore()" not in said
