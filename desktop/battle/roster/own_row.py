"""A figure with a row of its own: its name, its points of life, what it bears, its values."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt

from desktop.battle.roster.names import MORE, Fitted
from desktop.battle.roster.values import Column, paint_values
from desktop.look.badges import paint_badge
from desktop.look.painting import Ink, PaintStyle, advance, font_of, lines_of
from desktop.look.tokens import paint_bar
from desktop.models.roster import RosterLine, held
from desktop.wording.battle.board_views import ValueView
from desktop.wording.battle.roster_words import of_words, state_line
from desktop.wording.battle.shown import Badge

_LIFE, _LOW = 26, 20
"""The height of the points of life, and of each line beneath, in px at 100 %."""
_BAR, _SLIM = (120, 12), 4
_CHIP = 36, 19


def paint_own_row(
    ink: Ink,
    room: QRectF,
    line: RosterLine,
    name: Fitted,
    columns: Sequence[Column],
    values: Sequence[ValueView],
) -> None:
    """Paint as much of it as there is room for; what it bears stands behind its life where it must."""
    style = ink.style
    badges, words = held(line.chips[0]), state_line(line.chips[0])
    high = name.size * 1.25
    left = room.height() - high * len(name.lines) - style.px(_LIFE)
    if left < -style.px(4):  # lower than both lines
        _paint_slim(ink, room, line, name)
        return
    apart = bool(badges or words) and left >= style.px(_LOW)
    below = bool(values) and left >= style.px(_LOW) * (1 + apart)
    top = room.y() + (left - style.px(_LOW) * (apart + below)) / 2
    colour = style.colour("soft" if line.dim else "text")
    for said in name.lines:
        at = QRectF(room.x(), top, room.width(), high)
        ink.text(at, said, font_of(name.size, bold=not line.dim), colour)
        top += high
    life = QRectF(room.x(), top, room.width(), style.px(_LIFE))
    _paint_life(ink, life, line, () if apart else badges)
    low = QRectF(room.x(), life.bottom(), room.width(), style.px(_LOW))
    if apart:
        _paint_held(ink, low, badges, words)
        low.translate(0, low.height())
    if below:
        paint_values(ink, low, columns, values, faint=line.dim)


def _paint_slim(ink: Ink, room: QRectF, line: RosterLine, name: Fitted) -> None:
    """Paint the points of life behind the name, and their bar beneath; how many they were is in its card."""
    style, chip = ink.style, line.chips[0]
    left, font = max(0, chip.capacity - chip.notches), font_of(style.px(22), bold=True)
    wide, bar = advance(str(left), font) + style.px(8), style.px(_SLIM)
    high = (room.height() - bar) / len(name.lines)
    for number, said in enumerate(name.lines):
        at = QRectF(room.x(), room.y() + number * high, room.width() - wide, high)
        size = min(name.size, round(high * 0.8))
        size = min(size, int(size * at.width() / advance(said, font_of(size, bold=not line.dim))))
        ink.text(at, said, font_of(size, bold=not line.dim), style.colour("soft" if line.dim else "text"))
    at = room.adjusted(room.width() - wide, 0, 0, -bar)
    ink.text(at, str(left), font, style.colour("text" if left else "bad"), Qt.AlignmentFlag.AlignCenter)
    paint_bar(ink, QRectF(room.x(), room.bottom() - bar - 1, room.width(), bar), left, chip.capacity)


def _paint_life(ink: Ink, room: QRectF, line: RosterLine, badges: Sequence[Badge]) -> None:
    """Paint the points of life: their number, a bar beside or beneath it, of how many."""
    style, chip = ink.style, line.chips[0]
    left = max(0, chip.capacity - chip.notches)
    font = font_of(style.px(22), bold=True)
    number, of = str(left), of_words(chip.capacity)
    wide = max(style.px(36), advance(number, font) + style.px(8))
    ink.text(room, number, font, style.colour("bad" if not left else "soft" if line.dim else "text"))
    said = advance(of, style.body) + style.px(8)
    held_wide = sum(_width(style, badge) for badge in badges)
    bar = min(style.px(_BAR[0]), room.width() - wide - said - held_wide - style.px(8))
    if bar >= style.px(40):
        high = style.px(_BAR[1])
        paint_bar(ink, QRectF(room.x() + wide, room.center().y() - high / 2, bar, high), left, chip.capacity)
        wide += bar + style.px(8)
    else:  # beneath its number, then
        high = style.px(_SLIM)
        paint_bar(ink, QRectF(room.x(), room.bottom() - style.px(1), wide + said, high), left, chip.capacity)
    ink.text(QRectF(room.x() + wide, room.y(), said, room.height()), of, style.body, style.colour("soft"))
    _paint_held(ink, room.adjusted(wide + said, 0, 0, 0), badges, "")


def _paint_held(ink: Ink, room: QRectF, badges: Sequence[Badge], words: str) -> None:
    """Paint what somebody bears, as far as there is room, whether there is more, and words behind."""
    style = ink.style
    x, more = room.x(), style.px(_CHIP[0])
    for number, badge in enumerate(badges):
        wide = _width(style, badge)
        last = number == len(badges) - 1
        if x + wide + (0 if last else more) > room.right() + style.px(3):
            ink.text(QRectF(x, room.y(), more, room.height()), MORE, style.bold, style.colour("text"))
            return
        high = min(style.px(_CHIP[1]), room.height() - 1)
        paint_badge(ink, QRectF(x, room.center().y() - high / 2, wide - style.px(3), high), badge)
        x += wide
    if words:
        at = room.adjusted(x + (style.px(3) if badges else 0) - room.x(), 0, 0, 0)
        shown = lines_of(words, style.body, at.width(), 1)[0]  # a token stands behind it
        ink.text(at, shown, style.body, style.colour("text"), Qt.AlignmentFlag.AlignLeft)


def _width(style: PaintStyle, badge: Badge) -> float:
    """Give the room of a chip and the gap behind it."""
    if badge.sign:
        return style.px(_CHIP[0] + 3)
    return advance(badge.text, style.small) + style.px(14)
