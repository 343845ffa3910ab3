"""The strategic phase of the battle in view: its panel, its state, its dice, all that can be read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QWidget

from desktop.battle.place import BattlePlace
from desktop.battle.strategic.panel import StrategicPanel
from desktop.widgets.key_button import VerbButton
from rules.battle.commands import Command
from rules.battle.state import Game
from tests.desktop.unpainted import looking

Press = Callable[..., None]
Write = Callable[[str], None]


def panel_of(place: BattlePlace) -> StrategicPanel:
    """Give the strategic panel of the battle in view."""
    assert place.table is not None
    found = place.table.findChild(StrategicPanel)
    assert isinstance(found, StrategicPanel)
    return found


def readable(widget: QWidget) -> list[str]:
    """Give every string that somebody could read in a widget: shown, hidden, tooltips, painted."""
    found: list[str] = []
    for child in (widget, *widget.findChildren(QWidget)):
        found += [child.toolTip(), child.accessibleName(), child.accessibleDescription(), child.windowTitle()]
        if hasattr(child, "text") and callable(child.text):
            found.append(str(child.text()))
        if hasattr(child, "visible_strings"):
            found += child.visible_strings()
    return [words for words in found if words]


def game(place: BattlePlace) -> Game:
    """Give the state of the battle in view."""
    assert place.table is not None
    return place.table.context.game


def dice(place: BattlePlace, side: str) -> tuple[int, ...]:
    """Give the dice of a side."""
    return game(place).sides[side].tactique.dice


def do(place: BattlePlace, command: Command, overrule: bool = False) -> None:
    """Carry a command out on the battle in view."""
    assert place.table is not None
    assert place.table.context.do(command, overrule)


def bar(place: BattlePlace) -> dict[str, VerbButton]:
    """Give the verbs of the bar by their codes."""
    assert place.table is not None
    return {button.objectName(): button for button in place.table.centre.verbs.buttons}


class Rolls:
    """Dice that fall as told."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def __call__(self, _sides: int) -> int:
        return self.faces.pop(0)


def settle() -> None:
    """Let layouts come to rest, and look."""
    with looking():
        for _ in range(6):
            QApplication.processEvents()
