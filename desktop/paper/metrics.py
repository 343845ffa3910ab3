"""Measure text with the bundled fonts: one measure for screen, paper and test.

Reads the advance widths (`hmtx`) and the character map (`cmap`) of a TrueType file with nothing but `struct`,
so that a card face can be laid out without Qt and without ReportLab. Kerning and ligatures are not used:
neither painter applies them, and so both set every letter where it was measured.
"""

from __future__ import annotations

import struct
import unicodedata
from enum import StrEnum
from functools import cache, cached_property, lru_cache

import resources

MM_PER_POINT = 25.4 / 72
"""One typographic point in mm."""

_NO_BREAK_SPACES = {"\u202f": "\u00a0", "\u2007": "\u00a0", "\u2009": "\u00a0", "\u2011": "-"}
MISSING = "\u25a1"
"""What stands for a character that no bundled font can draw: an empty square."""


class Font(StrEnum):
    """A bundled font, named as it is in the PDF; the value is also the file's name."""

    TITLE = "Cinzel-Bold"
    TEXT = "SourceSans3-Regular"
    ITALIC = "SourceSans3-It"
    STRONG = "SourceSans3-Semibold"
    BOLD = "SourceSans3-Bold"
    SYMBOL = "DejaVuSans"

    @property
    def file(self) -> str:
        """Give the name of the file among the bundled fonts."""
        return f"{self.value}.ttf"


_SQUARE = ((MISSING, Font.SYMBOL),)


class Metrics:
    """The measures of one font file, in parts of the em."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        count = struct.unpack_from(">H", data, 4)[0]
        self._tables: dict[bytes, int] = {}
        for number in range(count):
            tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * number)
            self._tables[tag] = offset
        self._em: int = struct.unpack_from(">H", data, self._tables[b"head"] + 18)[0]
        ascent, descent = struct.unpack_from(">hh", data, self._tables[b"hhea"] + 4)
        self.ascent: float = ascent / self._em
        self.descent: float = -descent / self._em

    @cached_property
    def advances(self) -> dict[str, float]:
        """The advance width of every character the font can draw, in em."""
        data, start = self._data, self._tables[b"hmtx"]
        long_ones: int = struct.unpack_from(">H", data, self._tables[b"hhea"] + 34)[0]
        widths = struct.unpack_from(f">{long_ones * 2}H", data, start)[::2]
        last = len(widths) - 1
        return {chr(code): widths[min(glyph, last)] / self._em for code, glyph in self._characters()}

    def _characters(self) -> list[tuple[int, int]]:
        """List the characters of the basic plane with their glyphs (`cmap`, format 4)."""
        data, start = self._data, self._tables[b"cmap"]
        for number in range(struct.unpack_from(">H", data, start + 2)[0]):
            offset = start + struct.unpack_from(">I", data, start + 8 + 8 * number)[0]
            if struct.unpack_from(">H", data, offset)[0] == 4:
                return _format_4(data, offset)
        raise ValueError("the font has no character map of the basic plane")


def _format_4(data: bytes, offset: int) -> list[tuple[int, int]]:
    twice = struct.unpack_from(">H", data, offset + 6)[0]
    segments = twice // 2
    ends = struct.unpack_from(f">{segments}H", data, offset + 14)
    starts = struct.unpack_from(f">{segments}H", data, offset + 16 + twice)
    deltas = struct.unpack_from(f">{segments}H", data, offset + 16 + 2 * twice)
    range_at = offset + 16 + 3 * twice
    ranges = struct.unpack_from(f">{segments}H", data, range_at)
    found: list[tuple[int, int]] = []
    for number, (start, end, delta, jump) in enumerate(zip(starts, ends, deltas, ranges, strict=True)):
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if jump:
                at = range_at + 2 * number + jump + 2 * (code - start)
                glyph = struct.unpack_from(">H", data, at)[0]
                if not glyph:
                    continue
            glyph = (glyph + delta) & 0xFFFF
            if glyph:
                found.append((code, glyph))
    return found


@cache
def metrics(font: Font) -> Metrics:
    """Read the measures of a bundled font, once."""
    return Metrics(resources.path("fonts", font.file).read_bytes())


@lru_cache(maxsize=65536)
def width_in_em(text: str, font: Font) -> float:
    """Measure a text that the font can draw, in em."""
    advances = metrics(font).advances
    return sum([advances[character] for character in text])


@lru_cache(maxsize=16384)
def drawable(text: str, font: Font) -> tuple[tuple[str, Font], ...]:
    """Split a text into runs that some bundled font can draw, in reading order.

    White space is made plain, accents are joined to their letters, a narrow no-break space that the font
    lacks becomes a no-break space, and what no font can draw becomes an empty square.
    """
    text = unicodedata.normalize("NFC", " ".join(text.split(None)) if _has_odd_space(text) else text)
    known = metrics(font).advances
    if known.keys() >= set(text):
        return ((text, font),) if text else ()
    runs: list[tuple[str, Font]] = []
    for character in text:
        drawn, by = _drawn(character, font, known)
        if not drawn:
            continue
        if runs and runs[-1][1] is by:
            runs[-1] = (runs[-1][0] + drawn, by)
        else:
            runs.append((drawn, by))
    return tuple(runs)


def without_shape(text: str, font: Font = Font.TEXT) -> str:
    """Give the letters of a text that neither a font nor that of symbols can draw, each once."""
    drawn = {character for words, _ in drawable(text, font) for character in words}
    if MISSING not in drawn:
        return ""
    return "".join(dict.fromkeys(c for c in text if c != MISSING and drawable(c, font) == _SQUARE))


@lru_cache(maxsize=16384)
def unset(text: str, font: Font = Font.TEXT) -> str:
    """Give the letters of a text that are not set as they are read, each once.

    No font has them, they are written from right to left and joined, or they are marks over a letter with
    which no font has them together.
    """
    odd = (
        c for c in unicodedata.normalize("NFC", text)
        if c > "\u02ff" and (unicodedata.bidirectional(c) in ("R", "AL") or unicodedata.category(c) == "Mn")
    )  # fmt: skip
    return "".join(dict.fromkeys((*without_shape(text, font), *odd)))


def _has_odd_space(text: str) -> bool:
    """Tell whether the text holds tabs, line ends or other white space than a space or a no-break space."""
    return any(c.isspace() and c not in " \u00a0\u202f\u2007\u2009" for c in set(text))


def _drawn(character: str, font: Font, known: dict[str, float]) -> tuple[str, Font]:
    """Find what is drawn for one character, and by which font; nothing for marks that have no shape."""
    if character in known:
        return character, font
    plain = _NO_BREAK_SPACES.get(character, "")
    if plain in known:
        return plain, font
    if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Mn", "Me") or character == "\ufe0f":
        return "", font
    if character in metrics(Font.SYMBOL).advances:
        return character, Font.SYMBOL
    return MISSING, Font.SYMBOL
