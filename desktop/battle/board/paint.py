"""Paint figures and cards: discs in the colour of the base, wound tracks, marks of the sequence."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from desktop.battle.board.views import ChipView, Mark
from desktop.battle.shown import Badge
from desktop.look import theme
from desktop.look.painting import Ink, Kit, icon_at, icon_in
from rules.battle.state import Place

_CENTRE = Qt.AlignmentFlag.AlignCenter
_PLACE_ICONS = {
    Place.DEAD: "skull",
    Place.FLED: "run",
    Place.OFF: "door-exit",
    Place.CAPTURED: "lock",
}
# How loudly each state of the track speaks: the fill and the ink of its shape, by notches.
_LOUD = ("", "warn", "warn", "bad", "text")


def chip_height(kit: Kit) -> int:
    """Give the height of a figure's chip in px: a target of 40 at least."""
    return kit.px(40)


def chip_width(kit: Kit, chip: ChipView) -> int:
    """Give the width of a figure's chip in px; it grows with its track and its badges, not with its state."""
    track = _track_width(kit, chip)
    width = kit.px(4 + 28 + 3) + track + kit.px(4)
    small = [badge for badge in chip.badges if badge.kind != "note"]
    if small:
        width += (kit.px(36)) * ((len(small) + 1) // 2)
    return round(width)


def _track_width(kit: Kit, chip: ChipView) -> int:
    """Give the width of the track: a bar of its own length where points of life are counted."""
    if chip.life:
        return kit.px(36)
    return max(kit.px(30), round(kit.px(7.5) * chip.capacity))


def paint_chip(ink: Ink, rect: QRectF, chip: ChipView, selected: bool, side: QColor) -> None:
    """Paint a figure: base disc with its letter, wound state and track, stunned, badges, place."""
    kit = ink.kit
    gone = chip.place is not Place.TABLE
    ground = kit.colour("surface") if gone else kit.colour("raised")
    edge = kit.colour("focus") if selected else kit.colour("line")
    ink.box(rect, ground, edge, kit.px(5), kit.px(3) if selected else 1)
    size = kit.px(28)
    disc = QRectF(rect.x() + kit.px(4), rect.y() + (rect.height() - size) / 2, size, size)
    paint_disc(ink, disc, chip.letter, chip.colour, gone)
    left = disc.right() + kit.px(3)
    track = _track_width(kit, chip)
    if gone:
        _paint_place(ink, QRectF(left, rect.y(), track, rect.height()), chip)
    else:
        _paint_wounds(ink, QRectF(left, rect.y(), track, rect.height()), chip)
    if chip.activated and not gone:
        tick(ink, QRectF(disc.x() - kit.px(2), disc.bottom() - kit.px(13), kit.px(15), kit.px(15)))
    if chip.touches and not gone:
        _contact(ink, QRectF(disc.right() - kit.px(12), disc.y() - kit.px(4), kit.px(17), kit.px(17)))
    if chip.level and not gone:
        wing = QRectF(disc.right() - kit.px(9), disc.bottom() - kit.px(9), kit.px(13), kit.px(11))
        ink.shape("triangle", wing, kit.colour("accent"), kit.colour("raised"), 1)
    if chip.stunned and not gone:
        wounded = bool(chip.state) or chip.life
        stun(ink, stunned_rect(kit, QRectF(left, rect.y(), track, rect.height()), wounded), *chip.stun)
    _paint_badges(
        ink, QRectF(left + track + kit.px(3), rect.y(), rect.right() - left - track, rect.height()), chip
    )
    if any(badge.kind == "note" for badge in chip.badges):
        dot = QRectF(rect.x() + kit.px(3), rect.y() + kit.px(3), kit.px(9), kit.px(9))
        ink.disc(dot, kit.colour("focus"))
    if gone:
        middle = disc.center()
        reach = size * 0.5
        ink.line(
            middle + QPointF(-reach, reach), middle + QPointF(reach, -reach), kit.colour("text"), kit.px(2)
        )


def draw_chip(ink: Ink, rect: QRectF, chip: ChipView, selected: bool, side: QColor, ground: QColor) -> None:
    """Draw a figure as it was painted once on this ground: most gestures change one figure of many."""
    ink.stamp(rect, paint_chip, chip, selected, side, ground=ground)


def paint_disc(ink: Ink, rect: QRectF, letter: str, colour: str, gone: bool = False) -> None:
    """Paint the base of a figure: a ring in its colour, its letter on clear ground."""
    kit = ink.kit
    ring = QColor(colour) if QColor.isValidColorName(colour) else kit.colour("soft")
    ground = kit.colour("raised")
    if gone:
        ring = theme.mix(ring, ground, 45)
    ink.disc(rect, ring, theme.mix(kit.colour("text"), ring, 35), 1)
    inner = rect.width() * 0.17
    ink.disc(rect.adjusted(inner, inner, -inner, -inner), ground)
    font = kit.bold if len(letter) < 2 else kit.small
    ink.text(rect, letter, font, kit.colour("soft" if gone else "text"), _CENTRE)


def stunned_rect(kit: Kit, room: QRectF, wounded: bool) -> QRectF:
    """Give where the mark of a stunned figure stands: beside its wound, or in its stead."""
    size = kit.px(22) if not wounded else kit.px(17)
    if wounded:
        return QRectF(room.right() - size + kit.px(2), room.y() + kit.px(2), size, size)
    return QRectF(room.x() + (room.width() - size) / 2, room.y() + kit.px(5), size, size)


def stun(ink: Ink, rect: QRectF, shape: str, letter: str) -> None:
    """Paint the mark of a stunned figure."""
    kit = ink.kit
    ink.shape(shape, rect, kit.colour("side-b"), kit.colour("raised"), 1)
    ink.text(
        rect, letter, kit.bold if rect.width() > kit.px(20) else kit.small, kit.colour("raised"), _CENTRE
    )


def _contact(ink: Ink, rect: QRectF) -> None:
    """Paint the mark of a figure in contact with an enemy: crossed swords."""
    kit = ink.kit
    ink.disc(rect, kit.colour("bad"), kit.colour("raised"), 1)
    icon_in(ink, rect, "swords", 13, "raised")


def tick(ink: Ink, rect: QRectF) -> None:
    """Paint the tick of an activated figure."""
    kit = ink.kit
    ink.disc(rect, kit.colour("good"), kit.colour("raised"), 1)
    size = round(rect.width() * 0.72)
    icon_at(ink, rect, "check", size, kit.colour("raised").name())


def _paint_place(ink: Ink, room: QRectF, chip: ChipView) -> None:
    kit = ink.kit
    colour = "bad" if chip.place is Place.DEAD else "warn" if chip.place is Place.FLED else "soft"
    if chip.place is Place.DEAD and chip.state_letter:
        badge = QRectF(
            room.x() + (room.width() - kit.px(24)) / 2, room.y() + kit.px(3), kit.px(24), kit.px(24)
        )
        state(ink, badge, chip.shape, chip.state_letter, len(_LOUD) - 1)
        low = QRectF(room.x(), badge.bottom(), room.width(), room.bottom() - badge.bottom())
        icon_in(ink, low, _PLACE_ICONS[chip.place], 13, colour)
        return
    icon_in(ink, room, _PLACE_ICONS[chip.place], 24, colour)


def state(ink: Ink, rect: QRectF, shape: str, letter: str, loud: int) -> None:
    """Paint a state of the wound track: its shape, its letter, its colour."""
    kit = ink.kit
    colour = kit.colour(_LOUD[min(loud, len(_LOUD) - 1)] or "soft")
    filled = loud > 1
    ink.shape(shape, rect, colour if filled else kit.colour("raised"), colour, kit.px(2))
    ground = kit.colour("raised") if filled else colour
    low = rect.adjusted(0, rect.height() * 0.16, 0, rect.height() * 0.16) if shape == "triangle" else rect
    ink.text(low, letter, kit.bold, ground, _CENTRE)


def _paint_wounds(ink: Ink, room: QRectF, chip: ChipView) -> None:
    kit = ink.kit
    if chip.life:
        _paint_life(ink, room, chip)
        return
    if chip.state_letter:
        size = kit.px(26)
        rect = QRectF(room.x(), room.y() + kit.px(3), size, size)
        state(ink, rect, chip.shape, chip.state_letter, {"L": 1, "G": 2, "C": 3}.get(chip.state, 2))
    elif not chip.stunned:
        middle = QPointF(room.x() + room.width() / 2, room.y() + kit.px(15))
        ink.disc(QRectF(middle.x() - 3, middle.y() - 3, 6, 6), kit.colour("line"))
    pips(
        ink,
        QRectF(room.x(), room.bottom() - kit.px(11), room.width(), kit.px(7)),
        chip.notches,
        chip.capacity,
    )


def _paint_life(ink: Ink, room: QRectF, chip: ChipView) -> None:
    """Paint the points of life that are left: their number, and a bar whose lost part is slashed."""
    kit = ink.kit
    left = chip.capacity - chip.notches
    hurt = "text" if not chip.notches else "bad" if 3 * left <= chip.capacity else "warn"
    above = QRectF(room.x(), room.y() + kit.px(3), room.width(), kit.px(24))
    if chip.stunned:
        above.setWidth(room.width() - kit.px(17))
    ink.text(above, str(left), kit.large, kit.colour(hurt), _CENTRE)
    bar = QRectF(room.x(), room.bottom() - kit.px(11), room.width(), kit.px(7))
    ink.box(bar, None, kit.colour("soft"), 1.5)
    if chip.notches:
        lost = bar.adjusted(bar.width() * left / max(1, chip.capacity), 0, 0, 0)
        ink.box(lost, kit.colour("bad"), None, 1.5)
        ink.line(lost.bottomLeft() + QPointF(1, -1), lost.topRight() + QPointF(-1, 1), kit.colour("raised"))


def pips(ink: Ink, room: QRectF, notches: int, capacity: int) -> None:
    """Paint the notches of a track: filled ones are slashed, so that they show without colour."""
    kit = ink.kit
    step = room.width() / max(1, capacity)
    for number in range(capacity):
        rect = QRectF(room.x() + number * step + 0.5, room.y(), step - 1.5, room.height())
        if number < notches:
            ink.box(rect, kit.colour("bad"), None, 1.5)
            ink.line(
                rect.bottomLeft() + QPointF(1, -1), rect.topRight() + QPointF(-1, 1), kit.colour("raised"), 1
            )
        else:
            ink.box(rect, None, kit.colour("soft"), 1.5)


def _paint_badges(ink: Ink, room: QRectF, chip: ChipView) -> None:
    kit = ink.kit
    small = [badge for badge in chip.badges if badge.kind != "note"]
    places = 2 * max(1, int(room.width() + kit.px(3)) // kit.px(36))
    if len(small) > places:  # the sheet of the figure shows them all
        small[places - 1 :] = [Badge("more", f"+{len(small) - places + 1}")]
    lines = min(2, len(small))
    height, gap = kit.px(18 if lines == 1 else 15), kit.px(1)
    # within the edge of the chip, the thick one of a chosen figure too, on whole pixels
    first = room.y() + round((room.height() - lines * height - (lines - 1) * gap) / 2)
    for number, badge in enumerate(small):
        column, row = divmod(number, 2)
        top = first + row * (height + gap)
        paint_badge(ink, QRectF(room.x() + column * kit.px(36), top, kit.px(33), height), badge)


def paint_badge(ink: Ink, rect: QRectF, badge: Badge) -> None:
    """Paint a small count: what is counted on its colour, and clearly apart from it how many.

    Gems are cut stones of their element, counters are round, what changes a figure is square.
    """
    kit = ink.kit
    dark = QColor("#100D09")
    raised = kit.colour("raised")
    gem = badge.kind == "gem"
    colour = kit.colour({"faith": "good", "count": "accent"}.get(badge.kind, "warn"))
    ground = QColor(badge.colour) if gem else theme.mix(colour, raised, 18)
    edge = theme.mix(dark, ground, 45) if gem else colour
    radius = {"gem": rect.height() * 0.28, "count": rect.height() / 2}.get(badge.kind, kit.px(3))
    if not badge.sign:
        ink.box(rect, ground, edge, radius, 1)
        ink.text(rect, badge.text, kit.small, kit.colour("text"), _CENTRE)
        return
    ink.box(rect, raised, edge, radius, 1)
    stone = QRectF(rect.x(), rect.y(), kit.px(16), rect.height())
    ink.box(stone, ground, edge, radius, 1)
    ink.text(stone, badge.sign, kit.small, dark if gem else kit.colour("text"), _CENTRE)
    ink.text(rect.adjusted(stone.width(), 0, 0, 0), badge.text, kit.small, kit.colour("text"), _CENTRE)


def draw_mark(
    ink: Ink, rect: QRectF, mark: Mark, number: int, side: QColor, hint: str, ground: QColor
) -> None:
    """Draw the state of a card as it was painted once on this ground."""
    ink.stamp(rect, paint_mark, mark, number, side, hint, ground=ground)


def paint_mark(ink: Ink, rect: QRectF, mark: Mark, number: int, side: QColor, hint: str = "") -> None:
    """Paint the state of a card in its sequence, or the letter that leads to it while letters are shown."""
    kit = ink.kit
    if hint:
        ink.box(rect, kit.colour("focus"), None, kit.px(5))
        ink.text(rect, hint.upper(), kit.large, kit.ink_on(kit.colour("focus")), _CENTRE)
        return
    raised = kit.colour("raised")
    if mark is Mark.TOP:
        tag = rect.adjusted(0, kit.px(4), 0, 0)
        ink.box(tag, side, None, kit.px(4))
        ink.text(tag, str(number), kit.bold, raised, _CENTRE)
        roof = QRectF(rect.center().x() - kit.px(6), rect.y(), kit.px(12), kit.px(5))
        ink.shape("triangle", roof, side, None, 0)
    elif mark is Mark.PILE:
        ink.box(rect, raised, side, kit.px(4), 1.5)
        ink.text(rect, str(number), kit.bold, kit.colour("text"), _CENTRE)
    elif mark is Mark.RESERVE:
        ink.shape("diamond", rect, raised, side, 2)
        ink.text(rect, "R", kit.bold, kit.colour("text"), _CENTRE)
    elif mark is Mark.SPEAKING:
        ink.disc(rect, side)
        icon_at(ink, rect, "player-play", kit.px(16), raised.name())
    elif mark is Mark.PLAYED:
        ink.disc(rect, None, kit.colour("soft"), 1.5)
        icon_at(ink, rect, "check", kit.px(17), kit.colour("soft").name())
    elif mark is Mark.BACK:
        back = rect.adjusted(kit.px(2), 0, -kit.px(2), 0)
        ink.box(back, theme.mix(side, raised, 14), side, kit.px(4), 1.5)
        _hatch(ink, back.adjusted(4, 4, -4, -4), theme.mix(side, raised, 60), kit.px(6))
    elif mark is Mark.OUT:
        ink.text(rect, "–", kit.bold, kit.colour("soft"), _CENTRE)


def _hatch(ink: Ink, rect: QRectF, colour: QColor, apart: float) -> None:
    """Draw slanting lines over a rectangle: the back of a card."""
    across = apart
    while across < rect.width() + rect.height():
        start = QPointF(max(0.0, across - rect.height()), min(across, rect.height()))
        end = QPointF(min(across, rect.width()), max(0.0, across - rect.width()))
        ink.line(rect.topLeft() + start, rect.topLeft() + end, colour)
        across += apart
