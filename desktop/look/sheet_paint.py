"""Paint the parts of a figure's sheet."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from desktop.look import theme
from desktop.look.badges import paint_badge, state, stun
from desktop.look.painting import Ink, icon_in
from desktop.wording.battle.shown import Badge

_CENTRE = Qt.AlignmentFlag.AlignCenter


def words(ink: Ink, rect: QRectF, lines: tuple[str, ...], colour: str) -> None:
    """Write lines in the colour of a name."""
    ink.block(rect, lines, ink.style.body, ink.style.colour(colour))


def name(ink: Ink, rect: QRectF, lines: tuple[str, ...], side: int) -> None:
    """Write the name of the figure in the colour of its side."""
    ink.block(rect, lines, ink.style.large, ink.style.theme.side(side))


def card(ink: Ink, rect: QRectF, said: str) -> None:
    """Paint the button that shows the whole card, with its word where there is room."""
    style = ink.style
    ink.box(rect, style.colour("raised"), style.colour("edge"), style.px(6))
    left = rect.width() if not said else style.px(40)
    icon_in(ink, QRectF(rect.x(), rect.y(), left, rect.height()), "cards", 20, "text")
    ink.text(rect.adjusted(left, 0, 0, 0), said, style.body, style.colour("text"))


def notch(ink: Ink, rect: QRectF, letter: str, shape: str, loud: int, filled: bool) -> None:
    """Paint a notch of the track."""
    style = ink.style
    edge = style.colour("text" if filled else "edge")
    ink.box(rect, style.colour("raised"), edge, style.px(6), 1.5 if filled else 1)
    if filled:
        state(ink, _inner(ink, rect), shape, letter, loud)
    else:
        ink.text(rect, letter, style.body, style.colour("soft"), _CENTRE)


def life(ink: Ink, rect: QRectF, number: str, lost: bool) -> None:
    """Paint a point of life with its number; a lost one is slashed."""
    style = ink.style
    raised = style.colour("raised")
    if lost:
        bad = style.colour("bad")
        ink.box(rect, theme.mix(bad, raised, 22), bad, style.px(5), 1)
        inner = rect.adjusted(style.px(4), style.px(4), -style.px(4), -style.px(4))
        ink.line(inner.bottomLeft(), inner.topRight(), bad, style.px(2))
        return
    ink.box(rect, raised, style.colour("good"), style.px(5), 1.5)
    ink.text(rect, number, style.body, style.colour("text"), _CENTRE)


def life_bar(ink: Ink, rect: QRectF, number: str, lost: float) -> None:
    """Paint how much life is left in numbers on a bar, whose lost share at the right is slashed."""
    style = ink.style
    raised, bad, good = style.colour("raised"), style.colour("bad"), style.colour("good")
    ink.box(rect, theme.mix(bad, raised, 22), bad, style.px(5), 1)
    left = QRectF(rect.x(), rect.y(), rect.width() * (1 - lost), rect.height())
    if left.width() >= style.px(2):
        ink.box(left, theme.mix(good, raised, 22), good, style.px(5), 1.5)
    if lost:
        gone = QRectF(left.right(), rect.y(), rect.width() * lost, rect.height())
        ink.line(gone.bottomLeft(), gone.topRight(), bad, style.px(2))
    ink.text(rect, number, style.large, style.colour("text"), _CENTRE)


def stunned(ink: Ink, rect: QRectF, is_stunned: bool, shape: str, letter: str) -> None:
    """Paint the mark of the stunned state, full for who is stunned."""
    style = ink.style
    edge = style.colour("side-b" if is_stunned else "edge")
    ink.box(rect, style.colour("raised"), edge, style.px(6), 1.5)
    if is_stunned:
        stun(ink, _inner(ink, rect), shape, letter)
    else:
        ink.shape(shape, _inner(ink, rect), None, style.colour("edge"), 1.5)


def _inner(ink: Ink, rect: QRectF) -> QRectF:
    inset = ink.style.px(6)
    return rect.adjusted(inset, inset, -inset, -inset)


def value(ink: Ink, rect: QRectF, label: str, text: str, moved: int) -> None:
    """Paint a characteristic of now; one that was moved stands in a box, with an arrow up or down."""
    style = ink.style
    colour = style.colour("bad" if moved < 0 else "good" if moved > 0 else "text")
    width = rect.width() - style.px(2)
    above = QRectF(rect.x(), rect.y(), width, style.px(18))
    ink.text(above, label, style.small, style.colour("soft"), _CENTRE)
    below = QRectF(rect.x(), rect.y() + style.px(16), width, style.px(26))
    if moved:
        ink.box(below, theme.mix(colour, style.colour("raised"), 12), colour, style.px(4), 1)
    ink.text(below, text, style.large, colour, _CENTRE)
    if moved:
        size = style.px(10)
        arrow = QRectF(below.right() - style.px(11), below.y() + style.px(1), size, size)
        _arrow(ink, arrow, colour, moved < 0)


def _arrow(ink: Ink, rect: QRectF, colour: QColor, down: bool) -> None:
    if not down:
        ink.shape("triangle", rect, colour, None, 2)
        return
    ink.painter.save()
    ink.painter.translate(rect.center())
    ink.painter.rotate(180)
    half = rect.width() / 2
    ink.shape("triangle", QRectF(-half, -half, rect.width(), rect.height()), colour, None, 2)
    ink.painter.restore()


def badge(ink: Ink, rect: QRectF, small: Badge, said: str) -> None:
    """Paint a small count and what it counts."""
    style = ink.style
    paint_badge(ink, QRectF(rect.x(), rect.y() + style.px(2), style.px(33), style.px(20)), small)
    beside = QRectF(rect.x() + style.px(38), rect.y(), rect.width() - style.px(38), style.px(24))
    ink.text(beside, said, style.body, style.colour("text"))
