"""The two buttons beside a number that players move by hand, one by one: fewer and more."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from desktop.look import theme
from desktop.look.icons import icon
from desktop.look.painting import paint_style
from desktop.wording import about
from desktop.wording.plain import plain_tip

Pair = tuple[QToolButton, QToolButton]
_ICONS = ("minus", "plus")


def fewer_and_more(parent: QWidget, act: Callable[[], object]) -> Pair:
    """Make both; a press on either acts, whichever the sender is."""
    made = QToolButton(parent), QToolButton(parent)
    for button in made:
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(act)
    dress(made)
    return made


def dress(pair: Pair) -> None:
    """Take the theme's colours and sizes again."""
    side, size = paint_style().px(20), theme.current().target
    for button, name in zip(pair, _ICONS, strict=True):
        button.setIcon(icon(name))
        button.setIconSize(QSize(side, side))
        button.setFixedSize(size, size)


def say(pair: Pair, whose: str, words: tuple[str, str]) -> None:
    """Say what they count, and whose."""
    for button, each in zip(pair, words, strict=True):
        button.setAccessibleName(about(whose, each))
        button.setToolTip(plain_tip(about(whose, each)))
