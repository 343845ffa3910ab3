"""The battle as a screen reader hears it: parts by role and name, pressed and turned without a hand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from tests.desktop.battle.hand import settle
from tests.stories.tabletop import card

Role = QAccessible.Role
FOOT = card("Garde", "Griffons d’Akkylannie", INI=3, ATT=4, FOR=9, DEF=3, RES=6)
FOE = card("Gobelin", "Gobelins de No-Dan-Kar", INI=2, ATT=2, FOR=3, DEF=2, RES=1)


def parts(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """Give what is heard within a widget, whatever lies in it."""
    return _within(QAccessible.queryAccessibleInterface(widget))


def _within(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for number in range(found.childCount()):
        if (child := found.child(number)) is not None and not child.state().invisible:
            yield child
            yield from _within(child)


def name(found: QAccessibleInterface) -> str:
    return found.text(QAccessible.Text.Name)


def named(widget: QWidget, role: Role, begins: str) -> QAccessibleInterface:
    """Give the one part of a role that can be pressed and has the name, or one that begins so."""
    able = [each for each in parts(widget) if each.role() is role and not each.state().disabled]
    found = [each for each in able if name(each) == begins]
    found = found or [each for each in able if name(each).startswith(begins)]
    assert len(found) == 1, [name(each) for each in able]
    return found[0]


def press(found: QAccessibleInterface, action: str = "Press") -> None:
    actions = found.actionInterface()
    assert action in actions.actionNames()
    actions.doAction(action)
    settle()


def turn(found: QAccessibleInterface, value: int) -> None:
    found.valueInterface().setCurrentValue(value)
    settle()


def heard_in(widget: QWidget) -> list[str]:
    """Give all names within a widget."""
    return [name(each) for each in parts(widget)]
