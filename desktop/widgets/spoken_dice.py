"""Dice as they are heard: a field from 1 to 6 for each, the next one open to a die."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from desktop.widgets.spoken import Heard, announce
from desktop.wording import about
from rules.dice import FACES
from rules.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
_NAMES = (
    QT_TRANSLATE_NOOP("Dice", "first die"),
    QT_TRANSLATE_NOOP("Dice", "second die"),
    QT_TRANSLATE_NOOP("Dice", "third die"),
    QT_TRANSLATE_NOOP("Dice", "fourth die"),
    QT_TRANSLATE_NOOP("Dice", "fifth die"),
    QT_TRANSLATE_NOOP("Dice", "sixth die"),
)


def die_name(place: int) -> str:
    """Name a die by its place among those of a roll, from 0."""
    if place < len(_NAMES):
        return translate("Dice", _NAMES[place])
    return translate("Dice", "die {n}").format(n=place + 1)


def _said(dice: Sequence[int], place: int) -> str:
    """Say what a die shows."""
    return about(die_name(place), str(dice[place]) if place < len(dice) else translate("Dice", "none yet"))


def tell_dice(widget: QWidget, before: Sequence[int], now: Sequence[int]) -> None:
    """Say to who listens which dice came; all of them where they are others."""
    came = range(len(before) if list(now[: len(before)]) == list(before) else 0, len(now))
    announce(widget, ", ".join(_said(now, place) for place in came))


def tell_open(widget: QWidget, dice: Sequence[int]) -> None:
    """Say to who listens which die is open again."""
    announce(widget, _said(dice, len(dice)))


def heard_dice(
    dice: Sequence[int], boxes: Sequence[QRect], *, waits: bool = True, good: Sequence[int] = ()
) -> Iterator[Heard]:
    """Give a field for each box; that of the next die can be turned while it is waited for."""
    left = list(good)
    for place, box in enumerate(boxes):
        die = dice[place] if place < len(dice) else None
        said = _said(dice, place)
        if die in left:
            left.remove(die)
            said = ", ".join((said, translate("Dice", "counts")))
        yield Heard(
            said, box, "die", QAccessible.Role.SpinBox,
            possible=waits and place == len(dice), value=die, least=1, most=FACES,
        )  # fmt: skip
