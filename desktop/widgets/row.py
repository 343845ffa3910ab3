"""What one row of a list shows: lines of words, and what stands beside them in cells of its own.

Everything is words, names of icons and names of colours already; distances are px at 100 %.
"""

from __future__ import annotations

from dataclasses import dataclass

from desktop.look.theme import TextSize


@dataclass(frozen=True, slots=True)
class Text:
    """Words of one look."""

    words: str
    colour: str = "text"
    size: int = TextSize.BODY.value
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture by its name; ``framed`` puts it on a plate, as a button is."""

    name: str
    colour: str = "text"
    size: int = 16
    framed: bool = False


@dataclass(frozen=True, slots=True)
class Emblem:
    """The mark of a people, as cards in a language print it."""

    people: str
    language: str
    size: int = 36


Piece = Text | Icon | Emblem


@dataclass(frozen=True, slots=True)
class Line:
    """Words from the left, broken into ``most`` lines; what stands at the right of the first is whole.

    It is shortened only where it is long and the words would have less than half of the line. ``spare``
    stands at the right too, and only where there is room for it. ``columns`` stand below each other from row
    to row, each ``column`` wide and in its middle.
    """

    start: Text
    end: tuple[Text | Icon, ...] = ()
    spare: Text | None = None
    most: int = 1
    columns: tuple[Text, ...] = ()
    column: int = 0


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands beside the words, over the whole height: so wide at the left, at the right at least.

    ``gap`` lies between it and what is next towards the words. A click on one with a ``key`` is told by that;
    ``tip`` explains it. ``active`` is shown instead while the row is chosen or pointed at. ``under`` stands
    beneath words.
    """

    piece: Piece | None
    width: int
    gap: int = 0
    key: str = ""
    tip: str = ""
    active: Piece | None = None
    under: Text | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """All of a row; ``tip`` is the whole of it in words, a line each, ``spoken`` what a screen reader says.

    It is at least ``height`` high, and leaves ``air`` above and below its lines together. ``margin`` lies at
    its left and at its right, ``leading`` between its lines. ``corner`` stands at its upper right; ``band``
    marks its left edge.
    """

    name: str
    tip: str
    spoken: str
    lines: tuple[Line, ...]
    lead: tuple[Cell, ...] = ()
    trail: tuple[Cell, ...] = ()
    corner: Icon | None = None
    band: bool = False
    height: int = 40
    air: float = 0
    leading: int = 0
    margin: tuple[int, int] = (12, 12)

    @property
    def words(self) -> tuple[str, ...]:
        """All words that it shows."""
        texts: list[Piece | None] = []
        for line in self.lines:
            texts += (line.start, line.spare, *line.columns, *line.end)
        for cell in (*self.lead, *self.trail):
            texts += (cell.piece, cell.under, cell.active)
        return tuple(text.words for text in texts if isinstance(text, Text) and text.words)
