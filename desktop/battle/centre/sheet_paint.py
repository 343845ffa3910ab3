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
    ink.block(rect, lines, ink.kit.body, ink.kit.colour(colour))


def name(ink: Ink, rect: QRectF, lines: tuple[str, ...], side: int) -> None:
    """Write the name of the figure in the colour of its side."""
    ink.block(rect, lines, ink.kit.large, ink.kit.theme.side(side))


def card(ink: Ink, rect: QRectF) -> None:
    """Paint the button that shows the whole card."""
    made = ink.kit
    ink.box(rect, made.colour("raised"), made.colour("edge"), made.px(6))
    icon_in(ink, rect, "cards", 20, "text")


def notch(ink: Ink, rect: QRectF, letter: str, shape: str, loud: int, filled: bool) -> None:
    """Paint a notch of the track."""
    made = ink.kit
    edge = made.colour("text" if filled else "edge")
    ink.box(rect, made.colour("raised"), edge, made.px(6), 1.5 if filled else 1)
    if filled:
        state(ink, _inner(ink, rect), shape, letter, loud)
    else:
        ink.text(rect, letter, made.body, made.colour("soft"), _CENTRE)


def life(ink: Ink, rect: QRectF, number: str, lost: bool) -> None:
    """Paint a point of life with its number; a lost one is slashed."""
    made = ink.kit
    raised = made.colour("raised")
    if lost:
        bad = made.colour("bad")
        ink.box(rect, theme.mix(bad, raised, 22), bad, made.px(5), 1)
        inner = rect.adjusted(made.px(4), made.px(4), -made.px(4), -made.px(4))
        ink.line(inner.bottomLeft(), inner.topRight(), bad, made.px(2))
        return
    ink.box(rect, raised, made.colour("good"), made.px(5), 1.5)
    ink.text(rect, number, made.body, made.colour("text"), _CENTRE)


def life_bar(ink: Ink, rect: QRectF, number: str, lost: float) -> None:
    """Paint how much life is left in numbers on a bar, whose lost share at the right is slashed."""
    made = ink.kit
    raised, bad, good = made.colour("raised"), made.colour("bad"), made.colour("good")
    ink.box(rect, theme.mix(bad, raised, 22), bad, made.px(5), 1)
    left = QRectF(rect.x(), rect.y(), rect.width() * (1 - lost), rect.height())
    if left.width() >= made.px(2):
        ink.box(left, theme.mix(good, raised, 22), good, made.px(5), 1.5)
    if lost:
        gone = QRectF(left.right(), rect.y(), rect.width() * lost, rect.height())
        ink.line(gone.bottomLeft(), gone.topRight(), bad, made.px(2))
    ink.text(rect, number, made.large, made.colour("text"), _CENTRE)


def stunned(ink: Ink, rect: QRectF, is_stunned: bool, shape: str, letter: str) -> None:
    """Paint the mark of the stunned state, full for who is stunned."""
    made = ink.kit
    edge = made.colour("side-b" if is_stunned else "edge")
    ink.box(rect, made.colour("raised"), edge, made.px(6), 1.5)
    if is_stunned:
        stun(ink, _inner(ink, rect), shape, letter)
    else:
        ink.shape(shape, _inner(ink, rect), None, made.colour("edge"), 1.5)


def _inner(ink: Ink, rect: QRectF) -> QRectF:
    inset = ink.kit.px(6)
    return rect.adjusted(inset, inset, -inset, -inset)


def value(ink: Ink, rect: QRectF, label: str, text: str, moved: int) -> None:
    """Paint a characteristic of now; one that was moved stands in a box, with an arrow up or down."""
    made = ink.kit
    colour = made.colour("bad" if moved < 0 else "good" if moved > 0 else "text")
    width = rect.width() - made.px(2)
    above = QRectF(rect.x(), rect.y(), width, made.px(18))
    ink.text(above, label, made.small, made.colour("soft"), _CENTRE)
    below = QRectF(rect.x(), rect.y() + made.px(16), width, made.px(26))
    if moved:
        ink.box(below, theme.mix(colour, made.colour("raised"), 12), colour, made.px(4), 1)
    ink.text(below, text, made.large, colour, _CENTRE)
    if moved:
        size = made.px(10)
        arrow = QRectF(below.right() - made.px(11), below.y() + made.px(1), size, size)
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
    made = ink.kit
    paint_badge(ink, QRectF(rect.x(), rect.y() + made.px(2), made.px(33), made.px(20)), small)
    beside = QRectF(rect.x() + made.px(38), rect.y(), rect.width() - made.px(38), made.px(24))
    ink.text(beside, said, made.body, made.colour("text"))
