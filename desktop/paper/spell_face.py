"""Lay out a spell or a miracle as a card of its own, in the design of reference cards.

The band has the colour of its caster's people, so that it lies beside the caster's card as one of its kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.paper import spell_words
from desktop.paper.face import SMALL, TextFloor, band_of, body, frame, laid_face, name_band
from desktop.paper.face_room import PAD, whole_room
from desktop.paper.flow import centred, em, largest, right, runs, wrapped
from desktop.paper.heraldry import Look
from desktop.paper.items import Box, Face, Item, StraightLine
from desktop.paper.losses import Losses
from desktop.paper.metrics import Font
from desktop.paper.paragraph import Paragraph
from desktop.paper.stock import STANDARD, CardSize
from desktop.paper.style import HAIR, LEAST, Inks, Style, inks, points
from rules.spells import Spell

_STRIP, _ROW = 4.6, 11.5
_VALUES = tuple(points(size) for size in (17, 15, 13, 11, 9.5, 8, 7, 6, 5.4))
_LABELS = tuple(points(size) for size in (7, 6.4, 5.8, 5.2, 4.6))
_BELOW_TWO, _LINE = 3, 2.5
"""The first of the values' sizes that has room below a label in two lines; how far apart these are, in mm."""
_BESIDE = 1.6
"""What a cell leaves free beside what it says, in mm."""
_READ_VALUE = points(9.5)
"""As large as a value wants to be where cells share their row as they need."""
_SMALL = tuple(points(size) for size in (7.2, 6.8, 6.4, 6))


def spell_face(
    spell: Spell,
    language: str,
    *,
    look: Look | None = None,
    style: Style = Style.FULL,
    caster: str = "",
    size: CardSize = STANDARD,
    bleed: float = 0.0,
    floor: TextFloor = SMALL,
) -> Face:
    """Lay out a spell in a language; ``caster`` names who brings it. What did not fit is told in `lost`."""
    look = look or Look()
    colours = inks(look.accent, style)
    lost = Losses()
    kind = spell_words.word(spell.kind.value, language)
    items = frame(size, colours, style, bleed)
    items += name_band(size, spell.name(language), kind, caster, colours, style, lost)
    items += _strip(size, spell, language, colours, lost)
    top = size.top + band_of(size) + _STRIP
    items += _row(size, spell, language, top, colours, lost)
    return _with_text(size, spell, language, look, colours, items, lost, top + _ROW + 1.8, floor)


def _with_text(
    outline: CardSize,
    spell: Spell,
    language: str,
    look: Look,
    colours: Inks,
    begun: list[Item],
    lost: Losses,
    top: float,
    floor: TextFloor,
) -> Face:
    """Add the text, its lines apart; where they have no room, one after the other."""
    room = whole_room(outline, top)
    for apart in (True, False):
        tried = Losses()
        words = _paragraphs(spell, language, colours, apart=apart)
        items, rest = body(room, words, look, colours, None, tried, floor)
        if not tried.told and not rest:
            break
    lost.told.extend(tried.told)
    return laid_face((*begun, *items), lost, outline, rest)


def _strip(outline: CardSize, spell: Spell, language: str, colours: Inks, lost: Losses) -> list[Item]:
    """Say how long it lasts at the left, how often it may be cast at the right."""
    base, room = outline.top + band_of(outline) + 3.2, outline.inner - 2 * PAD
    made: list[Item] = []
    if often := spell_words.often(spell, language):
        fits, words = largest(often, Font.TEXT, room * 0.5, _SMALL, lost, "value")
        drawn = right(outline.right - PAD, base, words, Font.TEXT, fits, colours.soft)
        made += drawn
        room *= 0.5
    lasting = spell_words.lasting(spell, language) or " ".join(spell.path.split())
    fits, words = largest(lasting, Font.STRONG, room, _SMALL, lost, "value")
    return [*made, *runs(outline.left + PAD, base, words, Font.STRONG, fits, colours.ink)]


def _row(
    outline: CardSize, spell: Spell, language: str, top: float, colours: Inks, lost: Losses
) -> list[Item]:
    """Draw what it costs, how hard, how far, how wide: a cell each, a line to write on where unknown."""
    cells = spell_words.cells(spell, language)
    wides = _wides(cells, outline.inner)
    made: list[Item] = []
    if colours.tint:
        made.append(Box(outline.left + 0.17, top, outline.inner - 0.34, _ROW, fill=colours.tint))
    for line in (top, top + _ROW):
        made.append(StraightLine(outline.left, line, outline.right, line, HAIR, colours.hair))
    left = outline.left
    for at, ((label, value), wide) in enumerate(zip(cells, wides, strict=True)):
        left += wides[at - 1] if at else 0.0
        if at:
            made.append(StraightLine(left, top + 1.4, left, top + _ROW - 1.4, HAIR, colours.hair))
        middle, base = left + wide / 2, top + _ROW - 2.6
        lines, sizes = wrapped(label, Font.STRONG, (wide - _BESIDE) / LEAST), _VALUES
        if len(lines) == 2:  # two kinds of mana
            sizes = _VALUES[_BELOW_TWO:]
        else:
            lines = [label]
        for number, said in enumerate(lines):
            fits, words = largest(said, Font.STRONG, wide - _BESIDE, _LABELS, lost, "value")
            made += centred(middle, top + 2.9 + _LINE * number, words, Font.STRONG, fits, colours.soft)
        if not value:
            start, end = left + 3, left + wide - 3
            made.append(StraightLine(start, base, end, base, 0.25, colours.faint, (0.25, 0.7)))
            continue
        fits, words = largest(value, Font.BOLD, wide - _BESIDE, sizes, lost, "value", lead=label)
        made += centred(
            middle, base - max(0.0, points(13) - fits) * 0.35, words, Font.BOLD, fits, colours.ink
        )
    return made


def _wides(cells: Sequence[tuple[str, str]], room: float) -> list[float]:
    """Share a width in mm among cells: alike where all have room so, else as each needs."""
    needed = [
        max(
            max(em(word, Font.STRONG) for word in label.split(" ")) * LEAST,
            em(value, Font.BOLD) * _READ_VALUE,
        )
        + _BESIDE
        for label, value in cells
    ]
    if max(needed) <= room / len(cells):
        return [room / len(cells)] * len(cells)
    return [room * each / sum(needed) for each in needed]


def _paragraphs(spell: Spell, language: str, colours: Inks, *, apart: bool) -> list[Paragraph]:
    made: list[Paragraph] = []
    if whom := spell_words.whom(spell, language):
        lead = f"{spell_words.word('on', language)} "
        made.append(Paragraph("text", (whom,), Font.TEXT, colours.ink, lead=lead))
    if changes := spell_words.changes(spell, language):
        made.append(Paragraph("abilities", changes, Font.STRONG, colours.ink))
    text = spell_words.text_lines(spell, language)
    for lines in [(line,) for line in text] if apart else [text] if text else []:
        made.append(Paragraph("text", lines, Font.TEXT, colours.ink, " "))
    if spell.path and spell_words.lasting(spell, language):
        made.append(Paragraph("text", (spell.path,), Font.ITALIC, colours.soft))
    return made
