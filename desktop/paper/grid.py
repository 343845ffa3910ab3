"""Draw the characteristics of a card: two rows of cells in the order of the printed card."""

from __future__ import annotations

from desktop.paper.flow import centred, largest
from desktop.paper.heraldry import Look, mark
from desktop.paper.items import Box, Item, Lost, Rule
from desktop.paper.metrics import Font
from desktop.paper.style import HAIR, Inks, points
from desktop.paper.words import NBSP, dice, figure, label, value_text
from rules.cards import Card
from rules.values import ABSENT, UNKNOWN, Characteristic, Kind, Value

_WIDE = 14.0
"""Movement and shooting need more room: 12,5 or 15/20."""
_SIZES = tuple(points(size) for size in (18.5, 17.5, 16.5, 15, 13, 11, 9.5, 8, 7, 6))
_LABEL = (points(6), points(5.4), points(4.6), points(4))
_FIRST = (
    Characteristic.MOU,
    Characteristic.INI,
    Characteristic.ATT,
    Characteristic.FOR,
    Characteristic.DEF,
    Characteristic.RES,
)
Rect = tuple[float, float, float, float]
"""Left, top, width, height in mm."""


def draw_grid(card: Card, language: str, look: Look, rect: Rect, inks: Inks) -> tuple[list[Item], list[Lost]]:
    """Draw the two rows into a rectangle; return what could not be written in full too."""
    x, y, width, height = rect
    row = height / 2
    cell = (width - _WIDE) / 5
    made: list[Item] = []
    lost: list[Lost] = []
    if inks.tint:
        made.append(Box(x + 0.17, y, width - 0.34, height, fill=inks.tint))
    for line in (y, y + row, y + height):
        made.append(Rule(x, line, x + width, line, HAIR, inks.hair))
    nerve, courage = card.nerve
    second: list[tuple[Characteristic, Value] | None] = [
        (Characteristic.TIR, card.value(Characteristic.TIR)),
        (nerve, courage),
        (Characteristic.DIS, card.value(Characteristic.DIS)),
        *_mystic(card),
    ]
    first = [(c, card.value(c)) for c in _FIRST]
    for at, shown in enumerate((*first, *second)):
        column, line = at % 6 if at < 6 else at - 6, at // 6
        left = x + (_WIDE + cell * (column - 1) if column else 0.0)
        place = (left, y + line * row, cell if column else _WIDE, row)
        if column and (shown is not None or column != 4):
            made.append(Rule(left, place[1] + 1.4, left, place[1] + row - 1.4, HAIR, inks.hair))
        if shown is None:
            continue
        drawn, short = _cell(*shown, language, place, inks)
        made += drawn
        if short:
            lost.append(
                Lost("value", 0, f"{label(shown[0], language)} {value_text(shown[1], language)}"[:60])
            )
    made += _price(card, language, (x + width - cell, y + row, cell, row), inks)
    if second[3] is None and second[4] is None:
        size = row - 3.4
        left = x + _WIDE + 3 * cell - size / 2
        made += mark(
            look,
            left,
            y + row + 1.7,
            size,
            inks.accent if inks.tint else "",
            inks.paper if inks.tint else inks.soft,
            HAIR,
        )
    return made, lost


def _mystic(card: Card) -> list[tuple[Characteristic, Value] | None]:
    """Give power and faith, each only where the card has it or should have it."""
    power, faith = card.value(Characteristic.POU), card.value(Characteristic.FOI)
    shown_power = power not in (ABSENT, UNKNOWN) or (power == UNKNOWN and card.rank.is_mage)
    shown_faith = faith not in (ABSENT, UNKNOWN) or (faith == UNKNOWN and card.rank.is_faithful)
    return [
        (Characteristic.POU, power) if shown_power else None,
        (Characteristic.FOI, faith) if shown_faith else None,
    ]


def _cell(
    characteristic: Characteristic, value: Value, language: str, place: Rect, inks: Inks
) -> tuple[list[Item], bool]:
    """Draw a label and its value; tell whether the value was cut."""
    x, y, width, height = place
    middle, base = x + width / 2, y + height - 2.2
    room = width - 1.4
    name = label(characteristic, language)
    size, words, _ = largest(name, Font.STRONG, room, _LABEL)
    made: list[Item] = [*centred(middle, y + 2.75, words, Font.STRONG, size, inks.soft)]
    match value.kind:
        case Kind.UNKNOWN:
            made.append(Rule(x + 1.6, base, x + width - 1.6, base, 0.25, inks.faint, (0.25, 0.7)))
            return made, False
        case Kind.ABSENT:
            made += centred(
                middle, base - 0.5, value_text(value, language), Font.TEXT, points(15), inks.faint
            )
            return made, False
        case Kind.DICE:
            made += _dice(value, language, middle, base, room, inks)
            return made, False
        case Kind.ASPECTS:
            return made + _aspects(value, language, (x, y, width, height), inks), False
    written = value_text(value, language)
    size, words, cut = largest(" ".join(written.split()), Font.BOLD, room, _SIZES)
    made += centred(middle, base - (_SIZES[0] - size) * 0.22, words, Font.BOLD, size, inks.ink)
    return made, cut


def _dice(value: Value, language: str, middle: float, base: float, room: float, inks: Inks) -> list[Item]:
    """Draw a number and, smaller, its dice below: 12 + 1 dé."""
    size, words, _ = largest(figure(value.numbers[0], language), Font.BOLD, room, _SIZES[2:])
    made: list[Item] = [*centred(middle, base - 1.1, words, Font.BOLD, size, inks.ink)]
    extra = f"+{NBSP}{dice(value.dice, language)}"
    small, words, _ = largest(extra, Font.STRONG, room, (points(7), points(6.4), points(5.8), points(5)))
    made += centred(middle, base + 1.35, words, Font.STRONG, small, inks.ink)
    return made


def _aspects(value: Value, language: str, place: Rect, inks: Inks) -> list[Item]:
    """Draw creation, alteration and destruction: 2-3-3."""
    x, y, width, height = place
    written = value_text(value, language)
    size, words, _ = largest(written, Font.BOLD, width - 1.0, _SIZES[3:])
    return [
        *centred(
            x + width / 2, y + height - 2.2 - (_SIZES[0] - size) * 0.22, words, Font.BOLD, size, inks.ink
        )
    ]


def _price(card: Card, language: str, place: Rect, inks: Inks) -> list[Item]:
    """Draw the badge with the cost of one figure in PA; a line to write on when it is not known."""
    x, y, width, height = place
    filled = bool(inks.tint)
    made: list[Item] = [
        Box(x + 0.7, y + 0.8, width - 1.6, height - 1.6, fill=inks.accent if filled else "",
            stroke="" if filled else inks.ink, line=0.0 if filled else 0.35, radius=1.0)
    ]  # fmt: skip
    ink = inks.paper if filled else inks.ink
    middle, base = x + width / 2 - 0.1, y + height - 2.6
    made += centred(middle, y + 3.0, "PA", Font.STRONG, points(6), ink)
    written = " ".join(value_text(card.pa, language).split())
    if card.pa.kind is Kind.UNKNOWN:
        made.append(Rule(x + 1.9, base, x + width - 2.1, base, 0.25, ink, (0.25, 0.7)))
        return made
    size, words, _ = largest(written, Font.BOLD, width - 2.6, _SIZES[2:])
    made += centred(middle, base - (_SIZES[2] - size) * 0.22, words, Font.BOLD, size, ink)
    return made
