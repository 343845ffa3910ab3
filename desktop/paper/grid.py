"""Draw the characteristics of a card: two rows of cells in the order of the printed card.

Which cells there are is told by the form of the system's cards, :mod:`rules.sheets`.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.paper.face_room import Rect
from desktop.paper.flow import centred, em, has_room, largest
from desktop.paper.heraldry import Look, mark
from desktop.paper.items import Box, Item, StraightLine
from desktop.paper.losses import Losses
from desktop.paper.metrics import Font
from desktop.paper.signs import SIGNS, sign
from desktop.paper.style import HAIR, LEAST, Inks, points
from desktop.paper.words import NBSP, dice, figure, label, value_text
from rules.cards import Card
from rules.sheets import sheet_of
from rules.values import ABSENT, UNKNOWN, Characteristic, Value, ValueKind

_WIDE = 14 / 58
"""Movement and shooting need more room, 12,5 or 15/20: such a part of a row."""
_PLAIN = 9.7
"""The first cell where all are alike."""
_BADGE = 9.4
"""The badge where all values stand in one row."""
_LEAST = {Characteristic.MOU: 1.5}
"""The least share of a row: a movement of two figures."""
ICON_ROW, _ICON = 2.4, 2.2
"""How much higher one row of values is with icons, and how large they are there, in mm."""
_BESIDE = 1.12
"""What an icon before a code takes, in parts of the size of its letters."""
_FIGURE = 0.536
"""How wide a figure is, in em."""
_SIZES = tuple(points(size) for size in (18.5, 17.5, 16.5, 15, 13, 11, 9.5, 8, 7, 6))
_LABEL = tuple(points(size) for size in (7, 6.6, 6.2, 5.8, 5.4, 5, 4.6, 4.2))
_LABEL_LINE = 2.5
"""From the first line of a label in two lines to the second, in mm."""
_BESIDE_LABEL, _BESIDE_BADGE, _BESIDE_VALUE = 0.8, 2.4, 1.7
"""What a cell leaves free beside its label, the badge beside its own, and a cell beside its value, in mm."""
_SPARE = 0.01
_SMALL_VALUE = 6
"""The first of the sizes that have room below a label in two lines."""
_FIRST = (
    Characteristic.MOU,
    Characteristic.INI,
    Characteristic.ATT,
    Characteristic.FOR,
    Characteristic.DEF,
    Characteristic.RES,
)
Shown = tuple[Characteristic, Value, int]
"""A value of a row and how many cells it takes."""


def draw_grid(
    card: Card, language: str, look: Look, rect: Rect, inks: Inks, lost: Losses, *, icons: bool = False
) -> list[Item]:
    """Draw the two rows into a rectangle, `icons` beside their codes."""
    x, y, width, height = rect
    rows, cells, wide_first = _rows(card)
    first = width * _WIDE if wide_first else _PLAIN
    row, badge_wide = height / 2, max((width - first) / (cells - 1), _badge_least(card))
    cell = (width - first - badge_wide) / max(1, cells - 2)  # of two cells the second is above the badge
    made: list[Item] = []
    if inks.tint:
        made.append(Box(x + 0.17, y, width - 0.34, height, fill=inks.tint))
    for line in (y, y + row, y + height):
        made.append(StraightLine(x, line, x + width, line, HAIR, inks.hair))
    ends = []
    for line, shown in enumerate(rows):
        left, top = x, y + line * row
        for at, (characteristic, value, taken) in enumerate(shown):
            wide = taken * cell if at else first
            if at + taken == cells:  # above the badge
                wide += badge_wide - cell
            if at:
                made.append(StraightLine(left, top + 1.4, left, top + row - 1.4, HAIR, inks.hair))
            room = (left, top, wide, row)
            made += _cell(characteristic, value, language, room, inks, lost, icons=icons)
            left += wide
        ends.append(left)
    badge = x + width - badge_wide
    for line, left in enumerate(ends):
        free = (badge if line else x + width) - left
        if free > 1:  # where neither power nor faith stands
            made += _seal(look, left + free / 2, y + row * (line + 0.5), min(row, free + 2) - 3.4, inks)
    return [*made, *_badge(card, language, (badge, y + row, badge_wide, row), inks, lost)]


def draw_strip(
    card: Card, language: str, look: Look, rect: Rect, inks: Inks, lost: Losses, *, icons: bool = False
) -> list[Item]:
    """Draw all values in one row, as a landscape card has them, `icons` above their codes."""
    x, y, width, height = rect
    head = ICON_ROW if icons else 0.0
    (above, below), _, _ = _rows(card)
    shown = [(each[0], each[1]) for each in (*above, *below)]
    shares = [_share(characteristic, value, language) for characteristic, value in shown]
    needs = [_need(characteristic, value, language) for characteristic, value in shown]
    badge = max(_BADGE, _badge_least(card))
    wides = _shared(shares, needs, width - badge)
    figures = [
        wide for wide, (_, value) in zip(wides, shown, strict=True) if len(value_text(value, language)) == 1
    ]
    most = (min(figures, default=width) - _BESIDE_VALUE) / _FIGURE  # figures beside each other are alike
    made: list[Item] = []
    if inks.tint:
        made.append(Box(x + 0.17, y, width - 0.34, height, fill=inks.tint))
    for line in (y, y + height):
        made.append(StraightLine(x, line, x + width, line, HAIR, inks.hair))
    left = x
    for at, (characteristic, value) in enumerate(shown):
        wide = wides[at]
        if at:
            made.append(StraightLine(left, y + 1.4, left, y + height - 1.4, HAIR, inks.hair))
        room = (left, y + head, wide, height - head)
        made += _cell(characteristic, value, language, room, inks, lost, most=most)
        if icons:
            made += sign(characteristic, left + (wide - _ICON) / 2, y + 0.5, _ICON, inks)
        left += wide
    return [*made, *_badge(card, language, (left, y, badge, height), inks, lost)]


def _share(characteristic: Characteristic, value: Value, language: str) -> float:
    """Tell how wide a cell is in a row of all values, against that of one figure: as wide as what it says."""
    if value.kind is ValueKind.DICE:
        said = 2.0
    else:
        said = em(value_text(value, language)[:8], Font.BOLD) / _FIGURE
    return max(_LEAST.get(characteristic, 1.0), 0.65 + 0.35 * min(said, 5.0))


def _need(characteristic: Characteristic, value: Value, language: str) -> float:
    """Tell how wide a cell must be in mm so that its small letters can be read."""
    need = em(label(characteristic, language), Font.STRONG) * LEAST + _BESIDE_LABEL
    if value.kind is ValueKind.DICE:
        need = max(need, em(_extra(value, language), Font.STRONG) * LEAST + _BESIDE_VALUE)
    return need + _SPARE


def _shared(shares: Sequence[float], needs: Sequence[float], room: float) -> list[float]:
    """Share a width in mm by shares, none below its need as long as all needs have room."""
    if sum(needs) >= room:
        return [need * room / sum(needs) for need in needs]
    bound: set[int] = set()
    while True:
        free = [at for at in range(len(shares)) if at not in bound]
        unit = (room - sum(needs[at] for at in bound)) / sum(shares[at] for at in free)
        short = {at for at in free if shares[at] * unit < needs[at]}
        if not short:
            return [needs[at] if at in bound else share * unit for at, share in enumerate(shares)]
        bound |= short


def _rows(card: Card) -> tuple[tuple[list[Shown], list[Shown]], int, bool]:
    """Give the values of both rows, how many cells a row has, and whether the first one is wider.

    The last cell of the second row is the badge's.
    """
    sheet = sheet_of(card.system)
    if not sheet.has_nerve:
        values = [(characteristic, card.value(characteristic), 1) for characteristic in sheet.printed]
        half = (len(values) + 1) // 2
        return (values[:half], values[half:]), half + 1, False
    beside = [(characteristic, card.value(characteristic), 1) for characteristic in sheet.beside]
    first = [(characteristic, card.value(characteristic), 1) for characteristic in _FIRST]
    second = [(Characteristic.TIR, card.value(Characteristic.TIR), 1), (*card.nerve, 1)]
    second += [(Characteristic.DIS, card.value(Characteristic.DIS), 1), *_mystic(card, wide=not beside)]
    # the longer row below has the badge beside it: life points go below, power above
    return (first + beside[1:], second + beside[:1]), len(first) + len(beside[1:]), True


def _seal(look: Look, x: float, y: float, size: float, inks: Inks) -> list[Item]:
    """Draw the people's mark around a point."""
    ground, charge = (inks.accent, inks.paper) if inks.tint else ("", inks.soft)
    return mark(look, x - size / 2, y - size / 2, size, ground, charge, HAIR)


def _mystic(card: Card, *, wide: bool) -> list[Shown]:
    """Give power and faith where the card has them or its rank should, with how many cells each takes."""
    power, faith = card.value(Characteristic.POU), card.value(Characteristic.FOI)
    made: list[Shown] = []
    if power not in (ABSENT, UNKNOWN) or (power == UNKNOWN and card.rank.is_mage):
        made.append((Characteristic.POU, power, 1))
    if faith not in (ABSENT, UNKNOWN) or (faith == UNKNOWN and card.rank.is_faithful):
        made.append((Characteristic.FOI, faith, 2 if wide and not made else 1))
    return made


def _cell(
    characteristic: Characteristic,
    value: Value,
    language: str,
    place: Rect,
    inks: Inks,
    lost: Losses,
    *,
    icons: bool = False,
    most: float = _SIZES[0],
) -> list[Item]:
    """Draw a label and its value, this no larger than `most` mm."""
    x, y, width, height = place
    middle, base = x + width / 2, y + height - 2.2
    room = width - (2.6 if width > 12 else _BESIDE_VALUE)
    name = label(characteristic, language)
    named = width - _BESIDE_LABEL
    shown, beneath = name, ""
    sizes = [size for size in _SIZES if size <= most] or _SIZES[-1:]
    if "/" in name and not has_room(name, Font.STRONG, named / LEAST):
        # a courage or a fear, nobody knows which: in two lines
        shown, beneath = name[: name.index("/") + 1], name[name.index("/") + 1 :]
        sizes = sizes[-len(_SIZES[_SMALL_VALUE:]) :]
    size, words = largest(shown, Font.STRONG, named, _LABEL, lost, "value")
    half = 0.0
    if icons and characteristic in SIGNS:  # as high as the letters, both of them in the middle
        size = min(size, named / (em(words, Font.STRONG) + _BESIDE))
        half = size * _BESIDE / 2
    made: list[Item] = [*centred(middle + half, y + 2.75, words, Font.STRONG, size, inks.soft)]
    if half:
        start = middle - half - em(words, Font.STRONG) * size / 2
        made += sign(characteristic, start, y + 2.75 - size * 0.76, size * 0.86, inks)
    if beneath:
        small, second = largest(beneath, Font.STRONG, named, _LABEL, lost, "value")
        made += centred(middle, y + 2.75 + _LABEL_LINE, second, Font.STRONG, small, inks.soft)
    match value.kind:
        case ValueKind.UNKNOWN:
            made.append(StraightLine(x + 1.6, base, x + width - 1.6, base, 0.25, inks.faint, (0.25, 0.7)))
            return made
        case ValueKind.ABSENT:
            made += centred(
                middle, base - 0.5, value_text(value, language), Font.TEXT, points(15), inks.faint
            )
            return made
        case ValueKind.DICE:
            return made + _dice(value, language, name, (middle, base, room), inks, lost)
        case ValueKind.ASPECTS:
            return made + _aspects(value, language, name, (x, y, width, height), inks, lost)
    written = " ".join(value_text(value, language).split())
    size, words = largest(written, Font.BOLD, room, sizes, lost, "value", lead=name)
    return [*made, *centred(middle, base - _lift(size), words, Font.BOLD, size, inks.ink)]


def _lift(size: float) -> float:
    """Raise small values towards the middle of their cell; large ones share one baseline."""
    return max(0.0, points(13) - size) * 0.35


def _dice(
    value: Value, language: str, name: str, place: tuple[float, float, float], inks: Inks, lost: Losses
) -> list[Item]:
    """Draw a number and, smaller, its dice below, around a middle, on a base, in a room: 12 + 1 dé."""
    middle, base, room = place
    number = figure(value.numbers[0], language)
    size, words = largest(number, Font.BOLD, room, _SIZES[3:], lost, "value", lead=name)
    made: list[Item] = [*centred(middle, base - 1.0, words, Font.BOLD, size, inks.ink)]
    extra = _extra(value, language)
    sizes = (points(7), points(6.4), points(5.8), points(5))
    small, words = largest(extra, Font.STRONG, room, sizes, lost, "value", lead=name)
    made += centred(middle, base + 1.35, words, Font.STRONG, small, inks.ink)
    return made


def _extra(value: Value, language: str) -> str:
    return f"+{NBSP}{dice(value.dice, language)}"


def _aspects(value: Value, language: str, name: str, place: Rect, inks: Inks, lost: Losses) -> list[Item]:
    """Draw creation, alteration and destruction: 2-3-3."""
    x, y, width, height = place
    written = value_text(value, language)
    size, words = largest(written, Font.BOLD, width - 1.4, _SIZES[1:], lost, "value", lead=name)
    return [*centred(x + width / 2, y + height - 2.2 - _lift(size), words, Font.BOLD, size, inks.ink)]


def _badge_least(card: Card) -> float:
    """Tell how wide the badge is at least, so that its label can be read."""
    sheet = sheet_of(card.system)
    name = "PA" if sheet.priced else sheet.life.upper()
    return em(name, Font.STRONG) * LEAST + _BESIDE_BADGE + 0.6


def _badge(card: Card, language: str, place: Rect, inks: Inks, lost: Losses) -> list[Item]:
    """Draw the badge: the cost of one figure in PA, or the Animus; a line to write on where nobody knows."""
    x, y, width, height = place
    sheet = sheet_of(card.system)
    priced = sheet.priced
    name, value = ("PA", card.pa) if priced else (sheet.life.upper(), card.value(Characteristic.PV))
    filled = (
        bool(inks.tint) and value.kind is not ValueKind.UNKNOWN
    )  # white where there is something to write
    badge = (x + 0.7, y + 0.8, width - 1.6, height - 1.6)
    if filled:
        made: list[Item] = [Box(*badge, fill=inks.accent, radius=1.0)]
    else:
        made = [Box(*badge, fill=inks.paper if inks.tint else "", stroke=inks.accent, line=0.35, radius=1.0)]
    ink = inks.paper if filled else inks.accent
    middle, base = x + width / 2 - 0.1, y + height - 2.6
    small, name = largest(name, Font.STRONG, width - _BESIDE_BADGE, _LABEL, lost, "value")
    made += centred(middle, y + 3.0, name, Font.STRONG, small, ink)
    written = " ".join(value_text(value, language).split())
    if value.kind is ValueKind.UNKNOWN:
        made.append(StraightLine(x + 1.9, base, x + width - 2.1, base, 0.25, ink, (0.25, 0.7)))
        return made
    size, words = largest(written, Font.BOLD, width - 2.6, _SIZES[2:], lost, "value", lead=name)
    made += centred(middle, base - _lift(size), words, Font.BOLD, size, ink)
    return made
