"""How long a text of somebody else's file may be."""

from __future__ import annotations

from typing import Any

MAX_TEXT = 40_000
"""Letters of one text: more than anybody writes."""


def look_at_texts(document: Any) -> None:
    """Raise ValueError for a text so long that nobody wrote it: a library would never be quick again."""
    left = [document]
    while left:
        thing = left.pop()
        if isinstance(thing, str) and len(thing) > MAX_TEXT:
            raise ValueError("a text without an end")
        if isinstance(thing, dict):
            left += thing.keys()
            left += thing.values()
        elif isinstance(thing, list):
            left += thing
