"""Lay out the face of a reference card: a pure function from a card to a display list."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from desktop.paper import wounds
from desktop.paper.equipment_words import piece_in
from desktop.paper.face_room import PAD, TEXT_SIZES, Rect, shares, whole_room
from desktop.paper.flow import (
    KEPT_WHOLE,
    Setting,
    draw_setting,
    em,
    fit_paragraphs,
    fit_what_fits,
    largest,
    right,
    runs,
    title,
    widest_word,
)
from desktop.paper.grid import ICON_ROW, draw_grid, draw_strip
from desktop.paper.heraldry import Look, look_of, mark
from desktop.paper.items import Box, Face, Item, Picture, StraightLine, VectorPath, without_letters
from desktop.paper.losses import Losses
from desktop.paper.metrics import Font
from desktop.paper.paragraph import Paragraph
from desktop.paper.signs import ability_sign
from desktop.paper.stock import STANDARD, CardSize
from desktop.paper.style import HAIR, LEAST, Inks, Style, inks, points
from desktop.paper.words import NBSP, rank_text, size_text, source_line
from rules.cards import Card

_RADIUS = 2.0
_RANK = 4.6
_GRID, _STRIP = 21.0, 11.6
"""Height of the values: of two rows, and of the one row of a landscape card."""
_SEAL = 8.0

_TITLES = (
    (points(12.5), 1), (points(11.5), 1), (points(10.5), 1), (points(10), 2), (points(9.2), 2),
    (points(8.4), 2), (points(7.6), 2), (points(7.2), 3), (points(6.4), 3),
)  # fmt: skip
_LYING_TITLES = (
    (points(12.5), 1), (points(11.5), 1), (points(10.5), 1), (points(9.6), 1), (points(8.4), 2),
    (points(7.6), 2), (points(6.8), 2), (points(6.2), 2),
)  # fmt: skip
"""The band of a landscape card is lower and wider."""

_PICTURES = ((31.0, points(8.8)), (25.0, points(8)), (19.0, points(6)))
"""Widths of the picture, each with the smallest text beside it: less text, more picture, and text first."""
_WAYS = ((True, points(6)), (True, KEPT_WHOLE), (False, KEPT_WHOLE))
_LEAST_RAISED = points(10)
"""A name gives room to what stands beside it down to this size."""
_WRITTEN = 6.5
"""How high a line is that is written on by pen, in mm."""
_NOTE = 0.86
"""How large a player's note is beside what the card says."""
_GOES_ON = LEAST
"""Where a card goes on behind, its text is no smaller."""
_LARGE = points(9.8)
"""Nor is large text, whatever is lost."""


@dataclass(frozen=True, slots=True)
class TextFloor:
    """How small a card's text may become: as small as it can be read, or as it is read with ease.

    With `goes_on` what has no room then stands behind the card.
    """

    large: bool = False
    goes_on: bool = False

    @property
    def sizes(self) -> tuple[float, ...]:
        """The sizes that are tried, from the largest on."""
        least = _LARGE if self.large else _GOES_ON if self.goes_on else 0.0
        return tuple(size for size in TEXT_SIZES if size >= least)


SMALL = TextFloor()


@dataclass(frozen=True, slots=True)
class TextSection:
    """A named list of a card's text: options bought, spells, a note."""

    what: str
    lead: str
    phrases: tuple[str, ...]


def face(
    card: Card,
    language: str,
    *,
    style: Style = Style.FULL,
    look: Look | None = None,
    figures: Sequence[str] = (),
    boxes: wounds.Boxes | None = None,
    more: Sequence[TextSection] = (),
    picture: bytes | None = None,
    size: CardSize = STANDARD,
    bleed: float = 0.0,
    floor: TextFloor = SMALL,
    icons: bool = False,
) -> Face:
    """Lay out a card of a size in a language; its colours run over the cut by `bleed` mm.

    `icons` stand at the codes of its values, and at its abilities where the text has room for them.
    `figures` are the letters of the card's figures ("" for a single one without a letter); none leaves the
    wound boxes out. `more` follows the equipment: options, notes. `look` is found from the bundled peoples
    when it is not given. Everything that could not be shown in full is listed in `lost`.
    """
    look = look or look_of(card.people, language)
    colours = inks(look.accent, style)
    lost = Losses()
    items: list[Item] = []
    items += frame(size, colours, style, bleed)
    top = size.top + band_of(size)
    if size.lies:
        items += _lying_head(size, card, language, look, colours, style, lost)
        rect, draw = (size.left, top, size.inner, _STRIP + icons * ICON_ROW), draw_strip
    else:
        items += name_band(size, card.name(language), look.name, source_line(card), colours, style, lost)
        ranked = _rank(size, card, language, colours, lost)
        items += ranked
        rect, draw = (size.left, top + (_RANK if ranked else 0.0), size.inner, _GRID), draw_grid
    items += draw(card, language, look, rect, colours, lost, icons=icons)
    boxed = boxes or wounds.DEFAULT["en" if language == "en" else "fr"]
    for signed in (True, False) if icons else (False,):  # text goes before the icons of its abilities
        text = paragraphs_of(card, language, more, colours, icons=signed)
        shared = shares(size, text, len(figures), boxed, rect[1] + rect[3] + 1.5)
        if signed and fit_paragraphs(text, floor.sizes, shared.text[2], shared.text[3]) is not None:
            break
    if shared.block is not None:
        x, y, room, _ = shared.wounds
        items += wounds.draw(figures, boxed, x, y, room, colours, shared.block)
        if len(figures) > wounds.MOST_FIGURES:
            lost.tell("figures", count=len(figures) - wounds.MOST_FIGURES)
        items.append(StraightLine(*shared.line, HAIR, colours.hair))
    drawn, rest = body(shared.text, text, look, colours, picture, lost, floor, shared.setting)
    if not text and not card.name(language) and picture is None:
        drawn = _lines(shared.text, colours)
    return laid_face((*items, *drawn), lost, size, rest)


def laid_face(items: tuple[Item, ...], lost: Losses, size: CardSize, rest: Sequence[Paragraph] = ()) -> Face:
    """Give a face as it was drawn, with all that it lost; letters without a shape are among its items."""
    return Face(items, (*lost.told, *without_letters(items)), size.width, size.height, tuple(rest))


def _lying_head(
    size: CardSize, card: Card, language: str, look: Look, colours: Inks, style: Style, lost: Losses
) -> list[Item]:
    """Draw the head of a landscape card: all that is said of it in its band, beside the people's mark."""
    under = " · ".join(filter(None, (look.name, rank_text(card.rank, language))))
    corner = " · ".join(filter(None, (size_text(card.size, language), source_line(card))))
    made = name_band(size, card.name(language), under, corner, colours, style, lost, beside=_SEAL + 2.0)
    ground, charge = (colours.paper, colours.accent) if style.fills else ("", colours.soft)
    x, y = size.right - PAD - _SEAL, size.top + (band_of(size) - _SEAL) / 2
    return [*made, *mark(look, x, y, _SEAL, ground, charge, HAIR)]


def rest_face(
    name: str,
    under_it: str,
    corner: str,
    rest: Sequence[Paragraph],
    look: Look,
    *,
    style: Style = Style.FULL,
    size: CardSize = STANDARD,
    bleed: float = 0.0,
    floor: TextFloor = SMALL,
) -> Face:
    """Lay out what of a card's text goes on behind it, under the card's name."""
    colours = inks(look.accent, style)
    lost = Losses()
    items = [
        *frame(size, colours, style, bleed),
        *name_band(size, name, under_it, corner, colours, style, lost),
    ]
    room = whole_room(size, size.top + band_of(size) + 1.8)
    drawn, left = body(room, list(rest), look, colours, None, lost, TextFloor(large=floor.large))
    for paragraph in left:
        _leave_out(paragraph, lost, 0.0)
    return laid_face((*items, *drawn), lost, size)


def band_of(size: CardSize) -> float:
    """Tell the height of the band that holds the name, in mm."""
    return 11.4 if size.lies else 13.6


def frame(size: CardSize, colours: Inks, style: Style, bleed: float = 0.0) -> list[Item]:
    """Draw the frame with the band that holds the name; what bleeds has a border in colour."""
    line, band = 0.35 if style.fills else HAIR, size.top + band_of(size)
    high = size.bottom - size.top
    drawn = Box(size.left, size.top, size.inner, high, stroke=colours.accent, line=line, radius=_RADIUS)
    if not style.fills:
        return [drawn, StraightLine(size.left, band, size.right, band, 0.3, colours.ink)]
    return [*border(size, colours, bleed), _band(size, colours), drawn]


def border(size: CardSize, colours: Inks, bleed: float) -> list[Item]:
    """Colour what lies outside the frame, over the cut, so that a cut that is a little off shows no white."""
    if not bleed:
        return []
    wide, high = size.width + 2 * bleed, size.height + 2 * bleed
    inside = (size.left, size.top, size.inner, size.bottom - size.top)
    return [
        Box(-bleed, -bleed, wide, high, fill=colours.accent),
        Box(*inside, fill=colours.paper, radius=_RADIUS),
    ]


def _band(size: CardSize, colours: Inks) -> VectorPath:
    """Fill the upper part of the frame, round above and straight below."""
    bottom, reach = size.top + band_of(size), _RADIUS * (1 - 0.5523)
    left, top, right_end = size.left, size.top, size.right
    return VectorPath(
        (
            ("M", (left, bottom)),
            ("L", (left, top + _RADIUS)),
            ("C", (left, top + reach, left + reach, top, left + _RADIUS, top)),
            ("L", (right_end - _RADIUS, top)),
            ("C", (right_end - reach, top, right_end, top + reach, right_end, top + _RADIUS)),
            ("L", (right_end, bottom)),
            ("Z", ()),
        ),
        fill=colours.accent,
    )


def name_band(
    outline: CardSize,
    words: str,
    under_it: str,
    corner: str,
    colours: Inks,
    style: Style,
    lost: Losses,
    *,
    beside: float = 0.0,
) -> list[Item]:
    """Draw the name, as large as it fits; below it the people, and the edition in the corner.

    `beside` mm are left free on the right.
    """
    ink = colours.paper if style.fills else colours.ink
    room, edge = outline.inner - 2 * PAD - beside, outline.right - PAD - beside
    name = " ".join(words.split())
    if not name:  # written by hand
        low, start, end = outline.top + band_of(outline) - 5.2, outline.left + PAD, edge
        return [StraightLine(start, low, end, low, 0.25, ink, (0.25, 0.7))]
    size, lines = title(name, Font.TITLE, room, _LYING_TITLES if outline.lies else _TITLES, lost, "name")
    made: list[Item] = []
    under = points(7)
    raised = _raised(name, size, room, under_it, corner) if len(lines) == 1 else 0.0
    size = raised or size
    leading = size * 1.08
    block = len(lines) * leading
    top = outline.top + 1.0 + (band_of(outline) - 1.0 - under * 1.55 - block) / 2
    for number, line in enumerate(lines):
        made += runs(outline.left + PAD, top + leading * number + size * 0.86, line, Font.TITLE, size, ink)
    base = outline.top + band_of(outline) - 1.5
    place = 0.0
    if raised:
        made += right(edge, top + size * 0.86, corner, Font.TEXT, under, ink)
    elif corner:
        sizes = (under, points(6.6), points(6.2))
        fits, shown = largest(corner, Font.TEXT, room * 0.42, sizes, lost, "edition")
        place = em(shown, Font.TEXT) * fits + 2.0
        made += right(edge, base, shown, Font.TEXT, fits, ink)
    if under_it:
        sizes = (under, points(6.6), points(6.2))
        fits, people = largest(under_it, Font.STRONG, room - place, sizes, lost, "people")
        made += runs(outline.left + PAD, base, people, Font.STRONG, fits, ink)
    return made


def _raised(name: str, size: float, room: float, under_it: str, corner: str) -> float:
    """Give the size of a name beside which the corner stands where the line beneath has no room for it.

    0 where it has room, or the name has none to give.
    """
    said = em(corner, Font.TEXT) * LEAST
    if not (under_it and corner) or em(under_it, Font.STRONG) * LEAST + 2.0 + said <= room:
        return 0.0
    wide = em(name, Font.TITLE)
    steps = (step for step, _ in _TITLES if _LEAST_RAISED <= step <= size)
    return next((step for step in steps if wide * step + 3.0 + said <= room), 0.0)


def _rank(outline: CardSize, card: Card, language: str, colours: Inks, lost: Losses) -> list[Item]:
    """Draw the rank with its level on the left, the size on the right."""
    base = outline.top + band_of(outline) + 3.2
    size = points(7.2)
    room = outline.inner - 2 * PAD
    made: list[Item] = []
    stature = size_text(card.size, language)
    if stature:
        made += right(outline.right - PAD, base, stature, Font.TEXT, LEAST, colours.soft)
        room -= em(stature, Font.TEXT) * LEAST + 2.0
    rank = rank_text(card.rank, language)
    if rank:
        fits, words = largest(rank, Font.STRONG, room, (size, points(6.8), points(6.4)), lost, "rank")
        made += runs(outline.left + PAD, base, words, Font.STRONG, fits, colours.ink)
    return made


def _clean(phrases: Sequence[str]) -> tuple[str, ...]:
    """Take the spaces of phrases together; those that part no line stay."""
    return tuple(words for phrase in phrases if (words := _SPACES.sub(" ", phrase).strip()))


_SPACES = re.compile(r"[^\S\u00a0\u202f]+")


def paragraphs_of(
    card: Card, language: str, more: Sequence[TextSection], colours: Inks, *, icons: bool = False
) -> list[Paragraph]:
    """Give the text of a card: abilities, with `icons` of when they count, classes, equipment, options."""
    made: list[Paragraph] = []
    labels = [ability.label(language) for ability in card.abilities]
    if icons:
        signs = (ability_sign(ability.id) for ability in card.abilities)
        labels = [
            f"{sign}{NBSP}{label}" if sign else label for sign, label in zip(signs, labels, strict=True)
        ]
    if abilities := _clean(labels):
        made.append(Paragraph("abilities", abilities, Font.TEXT, colours.ink))
    if classes := _clean([*card.classes, card.race]):
        made.append(Paragraph("classes", classes, Font.TEXT, colours.soft))
    if equipment := _clean([piece_in(piece, language) for piece in card.equipment]):
        made.append(Paragraph("equipment", equipment, Font.TEXT, colours.ink))
    for lead in more:
        if phrases := _clean(lead.phrases):
            named = f"{lead.lead} " if lead.lead else ""
            note = lead.what == "note"
            font = Font.ITALIC if note else Font.TEXT
            apart, scale = (" ", _NOTE) if note else (" · ", 1.0)
            made.append(Paragraph(lead.what, phrases, font, colours.ink, apart, named, scale))
    return made


def body(
    place: Rect,
    paragraphs: list[Paragraph],
    look: Look,
    colours: Inks,
    picture: bytes | None,
    lost: Losses,
    floor: TextFloor = SMALL,
    tried: Setting | None = None,
) -> tuple[list[Item], list[Paragraph]]:
    """Fill a place: the text, beside it the picture, below it a quiet mark when there is room.

    `tried` is the text in the largest letters that fit there, where that is known. Text without room is told
    as lost, or returned where it goes on behind.
    """
    left, top, room, height = place
    made: list[Item] = []
    setting: Setting | None = None
    sizes, rest = floor.sizes, list[Paragraph]()
    if picture is not None:
        parted = widest_word(paragraphs) * sizes[-1] > room  # whatever column it stands in
        # first so that no phrase is parted, then no word, then anyhow
        for (whole, apart), (wide, least) in product(_WAYS if parted else _WAYS[:2], _PICTURES):
            beside = room - wide - 1.8
            larger = [size for size in sizes if size >= least]
            setting = fit_paragraphs(paragraphs, larger, beside, height, whole=whole, apart=apart)
            if setting is not None:
                made.append(Picture(left + room - wide, top, wide, height, picture, 1.0))
                if paragraphs:
                    lost.tell_small(paragraphs[0].phrases[0], setting.size)
                break
        else:
            lost.tell("picture")
    if setting is None and paragraphs:
        setting = tried if tried and tried.size in sizes else fit_paragraphs(paragraphs, sizes, room, height)
        if setting is None:
            setting, rest = fit_what_fits(paragraphs, sizes[-1], room, height)
            if not floor.goes_on:
                for paragraph in rest:
                    _leave_out(paragraph, lost, sizes[-1])
                if not rest:
                    lost.tell(paragraphs[0].what, size=sizes[-1])
                rest = []
        else:
            lost.tell_small(paragraphs[0].phrases[0], setting.size)
    if setting is not None:
        made += draw_setting(setting, left, top, colours.accent)
    free = height - (setting.height if setting else 0.0)
    if not any(isinstance(item, Picture) for item in made):
        made += _ornament(place, look, colours, free)
    return made, rest


def picture_room(card: Card, language: str) -> tuple[float, float] | None:
    """Tell how wide and how high in mm a picture is on a card of 63 × 88 mm, None where it has no room.

    The card is that of a figure with its boxes, without options and notes.
    """
    drawn = face(card, language, figures=("",), picture=b"").items
    return next(((item.width, item.height) for item in drawn if isinstance(item, Picture)), None)


def _leave_out(paragraph: Paragraph, lost: Losses, size: float) -> None:
    cut, left = paragraph.phrases[: int(paragraph.begun)], paragraph.phrases[int(paragraph.begun) :]
    for words in cut:  # the beginning of it is there
        lost.tell(paragraph.what, words, size)
    if left:
        lost.tell(paragraph.what, left[0], size, len(left))


def _lines(place: Rect, colours: Inks) -> list[Item]:
    """Draw lines to be written on, on a card that says nothing."""
    left, top, room, height = place
    lines = (top + _WRITTEN * at for at in range(1, int(height / _WRITTEN) + 1))
    return [StraightLine(left, low, left + room, low, 0.25, colours.faint, (0.25, 0.7)) for low in lines]


def _ornament(place: Rect, look: Look, colours: Inks, free: float) -> list[Item]:
    """Draw the people's mark between two fine lines where the card would be empty."""
    left, top, room, height = place
    size = min(free - 5.0, 13.0)
    if size < 6.0:
        return []
    x, y = left + (room - size) / 2, top + height - (free - size) / 2 - size
    made = mark(look, x, y, size, colours.wash, colours.paper if colours.wash else colours.hair, HAIR)
    middle = y + size / 2
    for start, end in ((left + 3, x - 2.5), (x + size + 2.5, left + room - 3)):
        if end > start:
            made.append(StraightLine(start, middle, end, middle, HAIR, colours.wash or colours.hair))
    return made
