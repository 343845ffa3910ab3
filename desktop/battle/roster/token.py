"""The token of a figure: its letter on a disc, a ring of what it has lost, its states at the corners."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from desktop.battle.board.views import ChipView
from desktop.look import theme
from desktop.look.painting import Ink, icon_in
from rules.battle.state import Place

CELL, DISC = 44, 36
"""A figure's cell and its disc in a row, in px at 100 %."""

_CENTRE = Qt.AlignmentFlag.AlignCenter
_FULL = 360 * 16
_LOUD = {"L": "warn", "G": "warn", "C": "bad"}
_GONE = {Place.FLED: "run", Place.OFF: "door-exit", Place.CAPTURED: "lock"}


def draw_token(ink: Ink, rect: QRectF, chip: ChipView, look: str, ground: QColor) -> None:
    """Copy a token as it was painted once on this ground; ``look`` is "", "chosen" or "target"."""
    ink.stamp(rect, paint_token, chip, look, ground=ground)


def paint_token(ink: Ink, rect: QRectF, chip: ChipView, look: str) -> None:
    """Paint a token into a square cell: the disc takes nine elevenths of it."""
    kit = ink.kit
    gone = chip.place is not Place.TABLE
    unit = rect.width() / CELL
    size = DISC * unit
    disc = QRectF(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size)
    if look:
        ring = disc.adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit)
        _ring(ink, ring, kit.colour("focus"), 3 * unit, dashed=look == "target")
    lost = chip.lost if not gone else 0
    inner = disc
    if lost and not chip.life:
        _quarters(ink, disc, lost, chip.capacity, 4 * unit)
        inner = disc.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
    base = QColor(chip.colour) if QColor.isValidColorName(chip.colour) else kit.colour("soft")
    raised = kit.colour("raised")
    if gone:
        base = theme.mix(base, raised, 40)
    width = (4 if inner is disc else 3) * unit
    ink.disc(inner, raised)
    _ring(ink, inner.adjusted(width / 2, width / 2, -width / 2, -width / 2), base, width)
    letter = kit.bold if inner is not disc or len(chip.letter) > 1 else kit.large
    ink.text(inner, chip.letter, letter, kit.colour("soft" if gone else "text"), _CENTRE)
    if gone:
        reach = size * 0.36
        middle = disc.center()
        ink.line(
            middle + QPointF(-reach, reach), middle + QPointF(reach, -reach), kit.colour("text"), 3 * unit
        )
    _corners(ink, rect, disc, chip, unit)


def _corners(ink: Ink, rect: QRectF, disc: QRectF, chip: ChipView, unit: float) -> None:
    """Paint the states: wound or place and stunned above, contact and acted below."""
    kit = ink.kit
    gone = chip.place is not Place.TABLE
    big, small = 20 * unit, 16 * unit
    top_right = QRectF(rect.right() - big, rect.top(), big, big)
    if chip.place in _GONE:
        ink.box(top_right, kit.colour("raised"), kit.colour("warn"), 3 * unit, 1.5 * unit)
        icon_in(ink, top_right, _GONE[chip.place], 14, "warn")
    elif chip.state_letter and (chip.notches or chip.place is Place.DEAD):
        _state(ink, top_right, chip)
    if gone:
        return
    if chip.stunned:
        top_left = QRectF(rect.left(), rect.top(), big, big)
        shape, letter = chip.stun
        ink.shape(shape, top_left, kit.colour("side-b"), kit.colour("raised"), 1)
        ink.text(top_left, letter, kit.small, kit.colour("raised"), _CENTRE)
    if chip.activated:
        acted = QRectF(rect.right() - small - unit, rect.bottom() - small - unit, small, small)
        ink.disc(acted, kit.colour("good"), kit.colour("raised"), 1)
        icon_in(ink, acted, "check", 11, "raised")
    if chip.touches:
        fight = QRectF(rect.left() + unit, rect.bottom() - small - unit, small, small)
        ink.box(fight, kit.colour("accent"), kit.colour("raised"), 3 * unit, 1)
        icon_in(ink, fight, "swords", 11, "on-accent")
    if chip.level:
        wing = QRectF(rect.center().x() - small / 2, rect.bottom() - small * 0.8, small, small * 0.8)
        ink.shape("triangle", wing, kit.colour("accent"), kit.colour("raised"), 1)


def _state(ink: Ink, rect: QRectF, chip: ChipView) -> None:
    kit = ink.kit
    dead = chip.place is Place.DEAD
    colour = kit.colour("text" if dead else _LOUD.get(chip.state, "bad"))
    filled = dead or chip.state not in ("", "L")
    ink.shape(chip.shape, rect, colour if filled else kit.colour("raised"), colour, kit.px(2))
    low = (
        rect.adjusted(0, rect.height() * 0.16, 0, rect.height() * 0.16) if chip.shape == "triangle" else rect
    )
    ink.text(low, chip.state_letter, kit.bold, kit.colour("raised") if filled else colour, _CENTRE)


def _quarters(ink: Ink, disc: QRectF, lost: int, capacity: int, width: float) -> None:
    """Paint the track as parts of a ring, from the top and clockwise: lost ones loud, the others faint."""
    kit = ink.kit
    gap = 14 * 16
    each = _FULL / max(1, capacity)
    ring = disc.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    for number in range(capacity):
        colour = kit.colour("bad" if number < lost else "line")
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
