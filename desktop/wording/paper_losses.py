"""Word what paper could not show in full, and why."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.paper.losses import Lost
from desktop.paper.metrics import MM_PER_POINT
from desktop.wording import number, say
from rules.text import Message

_COUNTED = frozenset({"abilities", "classes", "equipment", "options", "state", "figures"})
_KNOWN = _COUNTED | {
    "name", "people", "edition", "rank", "value", "note", "text", "token", "back", "picture", "glyphs",
}  # fmt: skip

_MOST_SMALL = 4
"""Of so many things is told that their letters are small."""


def lost_words(lost: Lost) -> str:
    """Say one thing that is not shown: 2 abilities left out, from “Féroce” on."""
    what = lost.what if lost.what in _KNOWN else "text"
    if what in _COUNTED and not lost.count:
        what = "text"
    return say(Message(f"paper.lost.{what}", {"n": lost.count, "words": lost.words}))


def losses_words(lost: Sequence[Lost]) -> str:
    """Say all that is not shown of one card, and in which letters it had no room."""
    parts = [lost_words(each) for each in lost if not each.is_whole]
    if sizes := [each.size for each in lost if each.size and not each.is_whole]:
        points = number(round(min(sizes) / MM_PER_POINT, 1))
        parts.append(say(Message("paper.lost.no_room", {"points": points})))
    if small := [each for each in lost if each.is_whole]:
        words = ", ".join(dict.fromkeys(each.words for each in small[:_MOST_SMALL]))
        points = number(round(min(each.size for each in small) / MM_PER_POINT, 1))
        parts.append(say(Message("paper.lost.small", {"points": points, "words": words})))
    return " · ".join(dict.fromkeys(parts))
