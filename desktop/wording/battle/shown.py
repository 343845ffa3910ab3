"""What a system says for the board and the banner to show, as values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Said:
    """Who has the hand, or what happens: a caption, a title, a side (0, 1, or -1 for nobody)."""

    caption: str
    title: str
    side: int = -1


@dataclass(frozen=True, slots=True)
class Badge:
    """A small count on a figure: gems of an element, faith, a counter, a modifier, a note, a mark.

    ``words`` say what a mark of the system means; ``sign`` is what is counted, apart from how many.
    """

    kind: str
    text: str
    colour: str = ""
    words: str = ""
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """A count of a side's head: its icon, its words, what it means.

    ``name`` stands before the words on the table, room given, and beneath them in the window for the
    opponent, where it is heard with them; one without a name is told there by its ``tip``.
    What the players move by hand, one by one, has a row of its own with ``steps`` beneath the head.
    """

    icon: str
    words: str
    tip: str
    name: str = ""
    steps: bool = False
