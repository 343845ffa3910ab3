"""Paint figures and cards: discs in the colour of the base, wound tracks, marks of the sequence."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from desktop.look import theme
from desktop.look.painting import Ink, font_of, icon_at
from desktop.wording.battle.board_views import Mark
from desktop.wording.battle.shown import Badge

_CENTRE = Qt.AlignmentFlag.AlignCenter
# How loudly each state of the track speaks: the fill and the ink of its shape, by notches.
_LOUD = ("", "warn", "warn", "bad", "text")


def paint_disc(ink: Ink, rect: QRectF, letter: str, colour: str, gone: bool = False) -> None:
    """Paint the base of a figure: a ring in its colour, its letter on clear ground."""
    style = ink.style
    ring = QColor(colour) if QColor.isValidColorName(colour) else style.colour("soft")
    ground = style.colour("raised")
    if gone:
        ring = theme.mix(ring, ground, 45)
    ink.disc(rect, ring, style.theme.rim(ring), 1.5)
    inner = rect.width() * 0.17
    ink.disc(rect.adjusted(inner, inner, -inner, -inner), ground)
    font = style.bold if len(letter) < 2 else style.small
    ink.text(rect, letter, font, style.colour("soft" if gone else "text"), _CENTRE)


def stun(ink: Ink, rect: QRectF, shape: str, letter: str) -> None:
    """Paint the mark of a stunned figure."""
    style = ink.style
    ink.shape(shape, rect, style.colour("side-b"), style.colour("raised"), 1)
    ink.text(
        rect,
        letter,
        style.bold if rect.width() > style.px(20) else style.small,
        style.colour("raised"),
        _CENTRE,
    )


def state(ink: Ink, rect: QRectF, shape: str, letter: str, loud: int) -> None:
    """Paint a state of the wound track: its shape, its letter, its colour."""
    style = ink.style
    colour = style.colour(_LOUD[min(loud, len(_LOUD) - 1)] or "soft")
    filled = loud > 1
    ink.shape(shape, rect, colour if filled else style.colour("raised"), colour, style.px(2))
    ground = style.colour("raised") if filled else colour
    low = rect.adjusted(0, rect.height() * 0.16, 0, rect.height() * 0.16) if shape == "triangle" else rect
    font = font_of(min(style.bold.pixelSize(), round(rect.height() * 0.66)), bold=True)
    ink.text(low, letter, font, ground, _CENTRE)


def paint_badge(ink: Ink, rect: QRectF, badge: Badge) -> None:
    """Paint a small count: what is counted on its colour, and clearly apart from it how many.

    Gems are cut stones of their element, counters are round, what changes a figure is square.
    """
    style = ink.style
    dark = QColor("#100D09")
    raised = style.colour("raised")
    gem = badge.kind == "gem"
    colour = style.colour({"faith": "good", "count": "accent", "upheld": "accent"}.get(badge.kind, "warn"))
    ground = QColor(badge.colour) if gem else theme.mix(colour, raised, 18)
    edge = theme.mix(dark, ground, 45) if gem else colour
    radius = {"gem": rect.height() * 0.28, "count": rect.height() / 2}.get(badge.kind, style.px(3))
    if not badge.sign:
        ink.box(rect, ground, edge, radius, 1)
        ink.text(rect, badge.text, font_of(style.px(14), bold=False), style.colour("text"), _CENTRE)
        return
    ink.box(rect, raised, edge, radius, 1)
    stone = QRectF(rect.x(), rect.y(), rect.height() * 0.8, rect.height())
    font = style.bold if rect.height() > style.px(22) else font_of(style.px(14), bold=False)
    ink.box(stone, ground, edge, radius, 1)
    ink.text(stone, badge.sign, font, dark if gem else style.colour("text"), _CENTRE)
    ink.text(rect.adjusted(stone.width(), 0, 0, 0), badge.text, font, style.colour("text"), _CENTRE)


def draw_mark(
    ink: Ink, rect: QRectF, mark: Mark, number: int, side: QColor, hint: str, ground: QColor
) -> None:
    """Draw the state of a card as it was painted once on this ground."""
    ink.stamp(rect, paint_mark, mark, number, side, hint, ground=ground)


def paint_mark(ink: Ink, rect: QRectF, mark: Mark, number: int, side: QColor, hint: str = "") -> None:
    """Paint the state of a card in its sequence, or the letter that leads to it while letters are shown."""
    style = ink.style
    if hint:
        ink.box(rect, style.colour("focus"), None, style.px(5))
        ink.text(rect, hint.upper(), style.large, style.ink_on(style.colour("focus")), _CENTRE)
        return
    raised = style.colour("raised")
    if mark is Mark.TOP:
        tag = rect.adjusted(0, style.px(4), 0, 0)
        ink.box(tag, side, None, style.px(4))
        ink.text(tag, str(number), style.bold, raised, _CENTRE)
        roof = QRectF(rect.center().x() - style.px(6), rect.y(), style.px(12), style.px(5))
        ink.shape("triangle", roof, side, None, 0)
    elif mark is Mark.PILE:
        ink.box(rect, raised, side, style.px(4), 1.5)
        ink.text(rect, str(number), style.bold, style.colour("text"), _CENTRE)
    elif mark is Mark.RESERVE:
        ink.shape("diamond", rect, raised, side, 2)
        ink.text(rect, "R", style.bold, style.colour("text"), _CENTRE)
    elif mark is Mark.SPEAKING:
        ink.disc(rect, side)
        icon_at(ink, rect, "player-play", style.px(16), raised.name())
    elif mark is Mark.PLAYED:
        ink.disc(rect, None, style.colour("soft"), 1.5)
        icon_at(ink, rect, "check", style.px(17), style.colour("soft").name())
    elif mark is Mark.BACK:
        back = rect.adjusted(style.px(2), 0, -style.px(2), 0)
        ink.box(back, theme.mix(side, raised, 14), side, style.px(4), 1.5)
        _hatch(ink, back.adjusted(4, 4, -4, -4), theme.mix(side, raised, 60), style.px(6))
    elif mark is Mark.OUT:
        ink.text(rect, "–", style.bold, style.colour("soft"), _CENTRE)


def _hatch(ink: Ink, rect: QRectF, colour: QColor, apart: float) -> None:
    """Draw slanting lines over a rectangle: the back of a card."""
    across = apart
    while across < rect.width() + rect.height():
        start = QPointF(max(0.0, across - rect.height()), min(across, rect.height()))
        end = QPointF(min(across, rect.width()), max(0.0, across - rect.width()))
        ink.line(rect.topLeft() + start, rect.topLeft() + end, colour)
        across += apart
