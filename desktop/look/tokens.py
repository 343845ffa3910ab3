"""The token of a figure: its letter on a disc, a ring of what it has lost, its states at the corners."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from desktop.look import theme
from desktop.look.painting import Ink, advance, font_of, icon_at
from desktop.wording.battle.board_views import ChipView
from rules.battle.state import Place

CELL, DISC = 44, 36
"""A figure's cell and its disc in a row, in px at 100 %."""

BESIDE = 0.98
"""How wide a state beside a disc is, in cells."""
_RING_OUT, _RING = 2.25, 2.5
"""How far the ring around one that is chosen or may be lies outside its disc, and how wide it is."""

_SMALL = 24
"""A disc of fewer px at 100 % says what it has lost by its corner alone: its letter needs the room."""
_LINE = 1.5
"""How wide the line around a disc is that no ground swallows, in px at 100 %."""
_CENTRE = Qt.AlignmentFlag.AlignCenter
_FULL = 360 * 16
_LOUD = {"L": "warn", "G": "warn", "C": "bad"}
_GONE = {Place.FLED: "run", Place.OFF: "door-exit", Place.CAPTURED: "lock"}
PIPS = 6
"""So many points of life are drawn one by one; more of them are a number."""


def draw_token(ink: Ink, rect: QRectF, chip: ChipView, look: str, ground: QColor) -> None:
    """Copy a token as it was painted once on this ground; ``look`` is "", "chosen" or "target"."""
    ink.stamp(rect, paint_token, chip, look, ground=ground)


def paint_token(ink: Ink, rect: QRectF, chip: ChipView, look: str) -> None:
    """Paint a token into a square cell: the disc takes nine elevenths of it.

    In a cell that is wider than high the states stand beside the disc, as large as it, not at its corners.
    """
    style = ink.style
    gone = chip.place is not Place.TABLE
    cell = QRectF(rect.x(), rect.y(), rect.height(), rect.height())
    unit = cell.width() / CELL
    size = DISC * unit
    disc = QRectF(cell.center().x() - size / 2, cell.center().y() - size / 2, size, size)
    if look:
        out, width = _RING_OUT * unit, _RING * unit  # within its cell: those of neighbours never touch
        _ring(ink, disc.adjusted(-out, -out, out, out), style.colour("focus"), width, dashed=look == "target")
    lost = chip.lost if not gone else 0
    inner = disc
    if lost and not chip.life and size >= style.px(_SMALL):
        _quarters(ink, disc, lost, chip.capacity, 4 * unit)
        inner = disc.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit)
    base = QColor(chip.colour) if QColor.isValidColorName(chip.colour) else style.colour("soft")
    raised = style.colour("raised")
    if gone:
        base = theme.mix(base, raised, 40)
    width = (4 if inner is disc else 3) * unit
    ink.disc(inner, raised)
    _ring(ink, inner.adjusted(width / 2, width / 2, -width / 2, -width / 2), base, width)
    line = _LINE * unit / 2
    _ring(ink, inner.adjusted(line, line, -line, -line), style.theme.rim(base), 2 * line)
    share = 0.53 if inner is disc else 0.66  # as large as other words, among what it has lost, too
    font = font_of(round(inner.height() * share / max(1, 0.8 * len(chip.letter))), bold=True)
    ink.text(inner, chip.letter, font, style.colour("soft" if gone else "text"), _CENTRE)
    if gone:
        reach = size * 0.36
        middle = disc.center()
        ink.line(
            middle + QPointF(-reach, reach), middle + QPointF(reach, -reach), style.colour("text"), 3 * unit
        )
    if rect.width() > rect.height():
        state = QRectF(cell.right(), cell.top() + unit, 42 * unit, 42 * unit)
        spots = (state.translated(number * BESIDE * cell.width(), 0) for number in count())
        _paint_states(ink, chip, lambda _corner: next(spots), cell, unit)
    else:
        _paint_states(ink, chip, lambda corner: corner, cell, unit)


def states_of(chip: ChipView) -> int:
    """Tell how many states of a figure are painted."""
    if chip.place is not Place.TABLE:
        return 2 if chip.place in _GONE and chip.state_letter and chip.notches else 1
    worn = chip.notches and (chip.state_letter or (chip.life and chip.notches >= chip.capacity))
    return sum(map(bool, (worn, chip.stunned, chip.activated, chip.touches or chip.fight, chip.level)))


def _paint_states(
    ink: Ink, chip: ChipView, spot: Callable[[QRectF], QRectF], rect: QRectF, unit: float
) -> None:
    """Paint the states: wound or place and stunned above, contact and acted below, each at its ``spot``."""
    style = ink.style
    gone = chip.place is not Place.TABLE
    big, small = 20 * unit, 16 * unit
    above = QRectF(rect.right() - big, rect.top(), big, big)
    if chip.place in _GONE:
        at = spot(above)
        ink.box(at, style.colour("raised"), style.colour("warn"), 3 * unit, 1.5 * unit)
        icon_at(ink, at, _GONE[chip.place], round(0.7 * at.width()), style.colour("warn").name())
        if chip.state_letter and chip.notches:  # it may come back
            _state(ink, spot(above.translated(0, rect.height() - big)), chip)
    elif chip.place is Place.DEAD and not chip.state_letter:
        at = spot(above)
        ink.shape("cross", at, style.colour("text"), style.colour("text"), style.px(2))
        icon_at(ink, at, "skull", round(0.7 * at.width()), style.colour("raised").name())
    elif chip.state_letter and (chip.notches or chip.place is Place.DEAD):
        _state(ink, spot(above), chip)
    elif chip.life and chip.notches >= chip.capacity:
        at = spot(above)
        ink.box(at, style.colour("raised"), style.colour("bad"), 3 * unit, 2 * unit)
        ink.text(at, "0", font_of(round(0.75 * at.width()), bold=True), style.colour("bad"), _CENTRE)
    if any(badge.kind == "note" for badge in chip.badges):
        dot = 9 * unit
        ink.disc(QRectF(rect.left(), rect.center().y() - dot / 2, dot, dot), style.colour("focus"))
    if gone:
        return
    if chip.stunned:
        at = spot(QRectF(rect.left(), rect.top(), big, big))
        shape, letter = chip.stun
        ink.shape(shape, at, style.colour("side-b"), style.colour("raised"), 1)
        font = font_of(round(0.7 * at.width()), bold=False)
        ink.text(at, letter, font, style.colour("raised"), _CENTRE)
    if chip.activated:
        at = spot(QRectF(rect.right() - small - unit, rect.bottom() - small - unit, small, small))
        ink.disc(at, style.colour("good"), style.colour("raised"), 1)
        icon_at(ink, at, "check", round(0.7 * at.width()), style.colour("raised").name())
    if chip.touches or chip.fight:
        wide = 18 * unit
        at = spot(QRectF(rect.left(), rect.bottom() - wide, wide, wide))
        ink.box(at, style.colour("accent"), style.colour("raised"), 3 * unit, 1)
        if chip.fight:
            font = font_of(round(0.78 * at.width()), bold=True)
            ink.text(at, str(chip.fight), font, style.colour("on-accent"), _CENTRE)
        else:
            icon_at(ink, at, "swords", round(0.78 * at.width()), style.colour("on-accent").name())
    if chip.level:
        at = spot(QRectF(rect.center().x() - small / 2, rect.bottom() - small * 0.8, small, small * 0.8))
        ink.shape("triangle", at, style.colour("accent"), style.colour("raised"), 1)


def paint_life(ink: Ink, rect: QRectF, left: int, capacity: int) -> None:
    """Paint points of life beneath a token: one pip for each, lost ones hollow, or their number and a bar."""
    style = ink.style
    good, lost = style.colour("good"), style.colour("bad")
    if capacity <= PIPS:
        gap = style.px(2)
        size = min(rect.height(), style.px(8), (rect.width() + gap) / capacity - gap)
        x = rect.center().x() - (capacity * (size + gap) - gap) / 2
        for number in range(capacity):
            pip = QRectF(x + number * (size + gap), rect.center().y() - size / 2, size, size)
            ink.box(
                pip, good if number < left else style.colour("raised"), lost if number >= left else None, 2
            )
        return
    words = str(left)
    wide = advance(words, style.small) + style.px(3)
    ink.text(rect, words, style.small, style.colour("text"))
    paint_bar(ink, rect.adjusted(wide, style.px(3), 0, -style.px(3)), left, capacity)


def paint_bar(ink: Ink, rect: QRectF, left: int, capacity: int) -> None:
    """Paint points of life as a bar: what is left is filled, nothing left has an edge of its own."""
    style = ink.style
    radius = min(style.px(3), rect.height() / 2)
    ink.box(rect, style.colour("raised"), style.colour("text" if left else "bad"), radius, 1)
    if left > 0:
        inner = rect.adjusted(1, 1, -1, -1)
        inner.setWidth(max(2.0, inner.width() * min(1.0, left / max(1, capacity))))
        ink.box(inner, style.colour("good"), None, radius)


def _state(ink: Ink, rect: QRectF, chip: ChipView) -> None:
    style = ink.style
    dead = chip.place is Place.DEAD
    colour = style.colour("text" if dead else _LOUD.get(chip.state, "bad"))
    filled = dead or chip.state not in ("", "L")
    ink.shape(chip.shape, rect, colour if filled else style.colour("raised"), colour, style.px(2))
    low = (
        rect.adjusted(0, rect.height() * 0.16, 0, rect.height() * 0.16) if chip.shape == "triangle" else rect
    )
    font = font_of(round(rect.height() * 0.8), bold=True)
    ink.text(low, chip.state_letter, font, style.colour("raised") if filled else colour, _CENTRE)


def _quarters(ink: Ink, disc: QRectF, lost: int, capacity: int, width: float) -> None:
    """Paint the track as parts of a ring, from the top and clockwise: lost ones loud, the others faint."""
    style = ink.style
    gap = 14 * 16
    each = _FULL / max(1, capacity)
    ring = disc.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    for number in range(capacity):
        colour = style.colour("bad" if number < lost else "line")
        start = 90 * 16 - number * each - gap / 2
        _arc(ink, ring, round(start), -round(each - gap), colour, width)


def _arc(ink: Ink, ring: QRectF, start: int, span: int, colour: QColor, width: float) -> None:
    if ink.is_dry:
        return
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    ink.painter.setPen(pen)
    ink.painter.setBrush(Qt.BrushStyle.NoBrush)
    ink.painter.drawArc(ring, start, span)


def _ring(ink: Ink, ring: QRectF, colour: QColor, width: float, *, dashed: bool = False) -> None:
    if ink.is_dry:
        return
    pen = QPen(colour, width)
    if dashed:
        pen.setDashPattern([2.0, 1.4])
    ink.painter.setPen(pen)
    ink.painter.setBrush(Qt.BrushStyle.NoBrush)
    ink.painter.drawEllipse(ring)
