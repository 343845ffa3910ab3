"""Play a turn of the example in the real window, by the keys that it shows, and read what it says."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import cycle
from typing import NoReturn

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.battle.centre.verb_bar import VerbBar
from desktop.battle.place import BattlePlace
from desktop.cli.report import Impossible
from desktop.environment.settings import Dice
from desktop.shell.window import Window

translate = QCoreApplication.translate
_MOST = 80
"""So many keys a turn of the example takes at most."""
_FALLS = (2, 5, 3, 1, 4)
"""What the dice show, again and again: no 6 asks for a decision, and each turn takes the same keys."""
_NEXT_TURN = re.compile(r"\b2\b")


def play_turn(window: Window, pause: Callable[[], object]) -> str:
    """Play the first turn and tell how it went. Raises Impossible where the screen stands still."""
    assert window.desk is not None
    window.change_settings(dice=Dice.ROLLED)
    window.desk.roll = partial(next, cycle(_FALLS))
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    place.start.does.play_example()
    table, keys = place.table, 0
    assert table is not None
    pause()
    while table.context.game.turn == 1:
        before = _told(place)
        _press(QApplication.focusWidget() or window, _key(table))
        pause()
        keys += 1
        if keys > _MOST or _told(place) == before:
            _stands_still(before)
    if not _NEXT_TURN.search(_told(place)):
        _stands_still(_told(place))
    words = translate("CommandLine", "A turn is played: {keys} keys, {steps} steps.")
    return words.format(keys=keys, steps=len(table.context.play.path))


def _stands_still(told: str) -> NoReturn:
    raise Impossible(translate("CommandLine", "The turn does not go on: {told}").format(told=told))


def _told(place: BattlePlace) -> str:
    """Give what the screen says of the moment: turn, phase and hand, and the step that was done last."""
    assert place.table is not None
    return " · ".join((*place.table.banner.visible_strings(), place.undo_text()))


def _key(table: QWidget) -> str:
    """Give the key of what is to be done in view: Enter where a verb has it, else that of the first verb."""
    verbs = (button for bar in table.findChildren(VerbBar) for button in bar.buttons)
    keys = [button.key for button in verbs if button.isVisible() and button.key]
    return "↵" if "↵" in keys or not keys else keys[0]


def _press(target: QWidget, key: str) -> None:
    code = Qt.Key.Key_Return if key == "↵" else Qt.Key(ord(key))
    letter = "\r" if key == "↵" else key.lower()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(target, QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, letter))
