"""What the figures that speak announced and did: marks beneath their values, and the stage above them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt

from desktop.battle.turn_summary import Doings, StageLine, Tag
from desktop.look.painting import Ink, Kit, advance, key_width, line_height, lines_of
from rules.battle.state import DeedState

_CENTRE = Qt.AlignmentFlag.AlignCenter
# How each state is drawn: its shape, its colour, whether it is filled.
_LOOKS: dict[DeedState, tuple[str, str, bool]] = {
    DeedState.ANNOUNCED: ("diamond", "accent", False),
    DeedState.DONE: ("disc", "good", True),
    DeedState.FAILED: ("cross", "bad", True),
    DeedState.LOST: ("square", "soft", False),
}


@dataclass(frozen=True, slots=True)
class LaidDoings:
    """The same, broken into lines."""

    tags: tuple[tuple[Tag, tuple[str, ...]], ...]
    said: tuple[str, ...]
    warned: tuple[str, ...]

    def height(self, made: Kit) -> float:
        """Tell how high they are, in px."""
        high = line_height(made.body) * (len(self.said) + len(self.warned))
        return high + sum(_tag_height(made, lines) for _, lines in self.tags)


def lay_doings(doings: Doings, room: float, made: Kit) -> LaidDoings:
    """Break the words for a room."""
    beside = room - made.px(30)
    return LaidDoings(
        tuple((tag, tuple(lines_of(tag.words, made.body, beside, 3))) for tag in doings.tags),
        tuple(lines_of(doings.said, made.body, room, doings.lines)) if doings.said else (),
        tuple(lines_of(doings.warned, made.body, room, 3)) if doings.warned else (),
    )


def _tag_height(made: Kit, lines: tuple[str, ...]) -> float:
    return max(made.px(26), line_height(made.body) * len(lines) + made.px(2))


def paint_doings(ink: Ink, laid: LaidDoings, room: QRectF) -> None:
    """Paint them from the top of a room."""
    made = ink.kit
    top = room.y()
    for tag, lines in laid.tags:
        high = _tag_height(made, lines)
        _paint_mark(ink, QRectF(room.x(), top + (high - made.px(24)) / 2, made.px(24), made.px(24)), tag)
        words = line_height(made.body) * len(lines)
        block = QRectF(room.x() + made.px(30), top + (high - words) / 2, room.width() - made.px(30), words)
        ink.block(block, lines, made.body, made.colour("text"))
        top += high
    for lines, colour in ((laid.said, "text"), (laid.warned, "warn")):
        high = line_height(made.body) * len(lines)
        if lines:
            ink.block(QRectF(room.x(), top, room.width(), high), lines, made.body, made.colour(colour))
        top += high


def _paint_mark(ink: Ink, rect: QRectF, tag: Tag) -> None:
    made = ink.kit
    shape, name, filled = _LOOKS[tag.state]
    colour, raised = made.colour(name), made.colour("raised")
    if shape == "disc":
        ink.disc(rect.adjusted(1, 1, -1, -1), colour if filled else raised, colour, made.px(2))
    else:
        ink.shape(shape, rect, colour if filled else raised, colour, made.px(2))
    ink.text(rect, tag.letter, made.small, raised if filled else made.colour("text"), _CENTRE)


# -- the stage above the rows -----------------------------------------------------------------------


def stage_height(made: Kit) -> int:
    """Tell how high the line of the stage is, in px."""
    return made.px(30)


def paint_stage(ink: Ink, line: StageLine, width: float) -> None:
    """Paint the stages with the present one, and the verb of a figure with its key."""
    made = ink.kit
    high = stage_height(made)
    x = float(made.px(6))
    for place, words in enumerate(line.stages):
        here = place == line.at
        if place:
            ink.text(QRectF(x, 0, made.px(14), high), "›", made.body, made.colour("soft"), _CENTRE)
            x += made.px(14)
        font = made.bold if here else made.body
        ink.text(QRectF(x, 0, width, high), words, font, made.colour("text" if here else "soft"))
        across = advance(words, font)
        if here:
            under = QRectF(x, high - made.px(4), across, made.px(3))
            ink.box(under, made.colour("accent"), None, made.px(1))
        x += across + made.px(4)
    if not line.verb:
        return
    words = line.verb
    cap = key_width(line.key)
    left = width - made.px(8) - cap
    if left - made.px(6) - advance(words, made.body) > x:
        place_ = QRectF(left - made.px(6) - advance(words, made.body), 0, width, high)
        ink.text(place_, words, made.body, made.colour("soft"))
        ink.keycap(QRectF(left, (high - made.px(24)) / 2, cap, made.px(24)), line.key)
