"""Draw the wound boxes of a card's figures, with the letters of the ruleset's track (II-B-3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from desktop.paper.flow import centred, em, runs
from desktop.paper.items import Box, Circle, Item, StraightLine
from desktop.paper.metrics import Font
from desktop.paper.style import HAIR, LEAST, Inks
from rules.values import Characteristic

if TYPE_CHECKING:
    from rules.battle.ruleset import Track
    from rules.cards import Card

MOST_FIGURES = 12
ROOMY = 5.0
"""Height of a box that a pen ticks with ease."""
BOX = 4.3
SLIM = 3.5
_GAP = 0.5
_ROW_GAP = 0.8
_NARROW = 2.0
"""Narrower boxes cannot be ticked by hand: life points are then counted down in writing."""
_WHOLE = 0.3
"""The share of the room in which life points that nobody knows are written."""
_DOTTED = (0.25, 0.7)


@dataclass(frozen=True, slots=True)
class Boxes:
    """The boxes of one figure: a letter per notch ("" for a notch without one), and the sign of stunned.

    Without any, what a figure has and what is left of it are written by hand.
    """

    letters: tuple[str, ...] = ("L", "G", "C", "T")
    stunned: str = "✶"


def boxes_of(track: Track, card: Card, language: str) -> Boxes:
    """Make the boxes of a figure of a card from a ruleset's track; the last notch kills.

    Life points are boxes without letters; how many nobody knows are none.
    """
    english = language == "en"
    by_notches = {s.notches: s.letter_en if english else s.letter_fr for s in track.states}
    if track.life:
        life = int(card.value(Characteristic.PV).number or 0)
        return Boxes(("",) * life, by_notches.get(0, ""))
    capacity = track.capacity_of(card.stature)
    last = by_notches.get(max(by_notches, default=0), "")
    letters = [by_notches.get(notch, "") for notch in range(1, capacity)]
    if last in letters:
        letters = [letter if letter != last else "" for letter in letters]
    return Boxes((*letters, last), by_notches.get(0, ""))


def boxes_in(track: Track, card: Card, languages: Sequence[str]) -> Boxes:
    """Make the boxes of a figure with their letters in each language, those that are alike once."""
    first, *others = (boxes_of(track, card, language) for language in languages)
    told = zip(first.letters, *(other.letters for other in others), strict=True)
    return replace(first, letters=tuple("/".join(dict.fromkeys(filter(None, each))) for each in told))


DEFAULT = {"fr": Boxes(), "en": Boxes(("L", "S", "C", "K"))}
"""The boxes of the rulebook's own track, for those who have no ruleset at hand."""


@dataclass(frozen=True, slots=True)
class WoundBlock:
    """How the boxes of some figures stand: so many beside each other, boxes so high in mm."""

    figures: int
    across: int
    side: float

    @property
    def height(self) -> float:
        """How high they stand, in mm."""
        rows = -(-min(self.figures, MOST_FIGURES) // self.across)
        return rows * self.side + max(0, rows - 1) * _ROW_GAP

    def width(self, boxes: Boxes) -> float:
        """How wide they stand where boxes are square, in mm."""
        count = len(boxes.letters) + bool(boxes.stunned)
        letter = self.side * 0.8 + 0.9
        return self.across * (letter + count * (self.side + _GAP) + 1.1) + (self.across - 1) * 1.0


def draw(
    names: Sequence[str], boxes: Boxes, x: float, y: float, room: float, inks: Inks, block: WoundBlock
) -> list[Item]:
    """Draw the boxes of figures named by letters ("" for a single one) in a block `room` mm wide."""
    made: list[Item] = []
    across, side = block.across, block.side
    for number, name in enumerate(names[:MOST_FIGURES]):
        left = x + (number % across) * room / across
        top = y + number // across * (side + _ROW_GAP)
        made += _figure(name, boxes, left, top, side, room / across - (across > 1), inks)
    return made


def _figure(name: str, boxes: Boxes, x: float, y: float, side: float, room: float, inks: Inks) -> list[Item]:
    """Draw one figure: its letter, a box per notch, a round one for stunned."""
    made: list[Item] = []
    middle = y + side / 2
    letter = max(side * 0.62, LEAST)
    if name:
        size = max(side * (0.6 if len(name) == 1 else 0.45), LEAST)
        high = side * 0.8
        wide = max(high, em(name, Font.BOLD) * size + 0.2)  # two letters are wider than high
        ground = inks.accent if inks.tint else ""
        if wide > high:
            made.append(Box(x, middle - high / 2, wide, high, ground, inks.accent, HAIR, high / 2))
        else:
            made.append(Circle(x + high / 2, middle, high / 2, ground, inks.accent, HAIR))
        made += centred(x + wide / 2, middle + size * 0.34, name, Font.BOLD, size,
                        inks.paper if inks.tint else inks.ink)  # fmt: skip
        x += wide + 0.9
        room -= wide + 0.9
    letters = boxes.letters
    count = len(letters) + (1 if boxes.stunned else 0)
    wide = min(side * 1.25, (room - 1.6 - _GAP * (count - 1)) / max(1, count))
    if not letters or (wide < _NARROW and not any(letters)):
        left = room - (side + 2.0 if boxes.stunned else 0.0)
        made += _countdown(len(letters), x, y, side, left, inks)
        letters, wide = (), side
        x += left
    for box in letters:
        made.append(Box(x, y, wide, side, stroke=inks.soft, line=HAIR, radius=0.5))
        if box:
            made += centred(x + wide / 2, middle + letter * 0.34, box, Font.STRONG, letter, inks.faint)
        x += wide + _GAP
    if boxes.stunned:
        radius = min(wide, side) / 2
        x += 0.3
        made.append(StraightLine(x, y + 0.7, x, y + side - 0.7, HAIR, inks.hair))
        x += 0.3 + _GAP
        made.append(Circle(x + radius, middle, radius - HAIR / 2, stroke=inks.soft, line=HAIR))
        sign = max(side * 0.66, LEAST)
        made += centred(x + radius, middle + sign * 0.36, boxes.stunned, Font.SYMBOL, sign, inks.faint)
    return made


def _countdown(life: int, x: float, y: float, side: float, room: float, inks: Inks) -> list[Item]:
    """Draw a line to write what is left of many life points, and how many there are: one more if unknown."""
    whole, size = f"/ {life or ''}", side * 0.75
    taken = em(whole, Font.STRONG) * size
    base = y + side * 0.82
    own = 0.0 if life else room * _WHOLE
    made: list[Item] = [StraightLine(x, base, x + room - own - taken - 1.2, base, 0.25, inks.faint, _DOTTED)]
    made += runs(x + room - own - taken, base, whole, Font.STRONG, size, inks.soft)
    if own:
        made.append(StraightLine(x + room - own + 0.6, base, x + room, base, 0.25, inks.faint, _DOTTED))
    return made
