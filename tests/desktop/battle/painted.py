"""What the screen of a battle paints: how large its tokens are, and which words it cuts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont

from desktop.battle.roster.roster import SideRoster
from desktop.look import tokens
from desktop.look.painting import Ink, advance
from desktop.shell.window import Window


@contextmanager
def watched() -> Iterator[dict[str, float]]:
    """Remember the least size of the token of each figure, in px, while something is painted."""
    found: dict[str, float] = {}
    before = Ink.stamp

    def stamp(
        ink: Ink, rect: QRectF, paint: Callable[..., None], *look: object, ground: QColor | None = None
    ) -> None:
        if paint is tokens.paint_token and not ink.is_dry:
            name = str(getattr(look[0], "name", ""))
            found[name] = min(rect.width(), found.get(name, rect.width()))
        before(ink, rect, paint, *look, ground=ground)

    with patch.object(Ink, "stamp", stamp):
        yield found


@contextmanager
def overrunning() -> Iterator[list[str]]:
    """Gather the words that are wider than the room they are written into, while something is painted."""
    found: list[str] = []
    before = Ink.text

    def text(ink: Ink, rect: QRectF, words: str, font: QFont, colour: QColor, *flags: Any) -> None:
        if not ink.is_dry and advance(words, font) > rect.width() + 1:
            found.append(words)
        before(ink, rect, words, font, colour, *flags)

    with patch.object(Ink, "text", text):
        yield found


def small_tokens(window: Window, least: float = 40) -> dict[str, float]:
    """Paint a window and give the figures whose token is smaller than a finger, with its size in px."""
    for roster in window.findChildren(SideRoster):
        roster.restyle()  # else it copies what it painted before
    with watched() as found:
        window.grab()
    assert found, "no figure was painted at all"
    return {name: size for name, size in found.items() if size < least}
