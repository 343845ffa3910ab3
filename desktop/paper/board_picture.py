"""Draw the board of a battle as a vector picture for a page on a screen: cards, figures, what they lost.

Colours are those of the page, by the names of its style. What comes from outside is text, never mark-up.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from desktop.paper.flow import echo
from desktop.paper.metrics import Font
from desktop.paper.report_sheet import WORDS

_WIDE, _HEAD, _ROW, _EDGE = 470, 46, 34, 10
"""How wide the drawing of a side is, and how high its name, a card and its lower edge, in px."""
_LETTER = re.compile(r"#[0-9a-fA-F]{6}\Z")
_BREAK = re.compile(r"[ \t\r\n\v\f\x1c-\x1f\x85\u2028\u2029]+")
"""What is one space in a line; the narrow and the hard space of French stay as they are."""
_SIGNS = {"dead": "✝", "fled": "↗", "off": "↗"}
"""What stands at the corner of a figure that is not on the table; a lock, which few fonts have, is drawn."""


def written(words: str) -> str:
    """Write words from outside into a page: in one line, without commands, escaped."""
    kept = "".join(c for c in _BREAK.sub(" ", words) if unicodedata.category(c) not in ("Cc", "Cs"))
    return escape(kept.strip(), quote=True)


@dataclass(frozen=True, slots=True)
class FigurePicture:
    """A figure of a board: its letter and colour, how much of its track it lost, where it is.

    ``place`` is a word of ``WORDS``: "", "dead", "fled", "captured", "off", "down". The picture is about one
    that is ``meant``. ``wound`` is the letter of the wound it bears, ``wounded`` its name.
    """

    letter: str
    colour: str
    lost: int
    capacity: int
    place: str = ""
    stunned: bool = False
    meant: bool = False
    wound: str = ""
    wounded: str = ""

    def words(self, language: str) -> str:
        """Say it: letter, what it lost, where it is."""
        said = WORDS[language]
        lost = said["lost"].format(n=self.lost, of=self.capacity) if self.lost and not self.place else ""
        place = said[self.place] if self.place else ""
        parts = (
            lost,
            "" if self.place else self.wounded,
            said["stunned"] if self.stunned and not self.place else "",
            place,
        )
        return " ".join((self.letter, ", ".join(filter(None, parts)))).strip()


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A card of a board with its figures; ``mark`` is a word of ``WORDS``: "", "speaking", "played"."""

    name: str
    figures: tuple[FigurePicture, ...]
    mark: str = ""


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """Both sides of a board, each with its name and its cards."""

    sides: tuple[tuple[str, tuple[CardPicture, ...]], tuple[str, tuple[CardPicture, ...]]]
    language: str

    def svg(self) -> str:
        """Write it as a drawing for each side, equally high; a page puts them side by side where it can."""
        high = _HEAD + _ROW * max(1, *(len(cards) for _, cards in self.sides)) + _EDGE
        return "\n".join("\n".join(self._side(at, high)) for at in range(len(self.sides)))

    def _side(self, at: int, high: int) -> Iterator[str]:
        (name, cards), ink = self.sides[at], "ab"[at]
        said = written(name)
        yield f'<svg class="board" viewBox="0 0 {_WIDE} {high}" role="img" aria-label="{said}">'
        yield f'<title>{said}</title><rect width="{_WIDE}" height="{high}" rx="8" class="panel"/>'
        yield f'<rect y="{_HEAD - 6}" width="{_WIDE}" height="3" class="f{ink}"/>'
        figures = [figure for card in cards for figure in card.figures]
        left_words = WORDS[self.language]["left"].format(
            n=sum(not each.place for each in figures), of=len(figures)
        )
        yield _text(14, 27, name, f"bo {ink}", 20, 280, bold=True)
        yield (
            f'<text x="{_WIDE - 14}" y="27" class="s" text-anchor="end" font-size="16">'
            f"{written(left_words)}</text>"
        )
        for row, card in enumerate(cards):
            yield from self._card(_HEAD + row * _ROW, ink, card)
        yield "</svg>"

    def _card(self, top: int, ink: str, card: CardPicture) -> Iterator[str]:
        said = ", ".join(
            filter(None, (card.name, WORDS[self.language][card.mark] if card.mark else "",
                          *(figure.words(self.language) for figure in card.figures)))
        )  # fmt: skip
        yield f"<g><title>{written(said)}</title>"
        if card.mark == "speaking":
            yield f'<rect x="4" y="{top + 1}" width="{_WIDE - 8}" height="{_ROW - 2}" class="now"/>'
            yield f'<path d="M12 {top + 10}l12 7l-12 7z" class="f{ink}"/>'
        elif card.mark == "played":
            yield f'<path d="M11 {top + 17}l5 6l9 -12" class="tick"/>'
        number = max(1, len(card.figures))
        step = min(34.0, 250 / number)
        taken = step * len(card.figures) + 8
        gone = bool(card.figures) and all(figure.place for figure in card.figures)
        yield _text(34, top + 22, card.name, "s" if gone else "t", 16, _WIDE - 40 - taken)
        for place, figure in enumerate(card.figures):
            middle = _WIDE - 8 - step * (number - place - 0.5)
            yield from _figure(middle, top + _ROW / 2, min(13.0, step / 2 - 2), figure)
        yield "</g>"


def _text(x: float, y: float, words: str, look: str, size: int, room: float, *, bold: bool = False) -> str:
    font, whole = Font.BOLD if bold else Font.TEXT, " ".join(words.split())
    # other fonts than ours are wider by a sixth; a long name is smaller before it is cut
    for size in (size, size - 2):  # noqa: B020 - the size that is left
        shown = echo(whole, font, room * 0.84 / size)
        if shown == whole:
            break
    return f'<text x="{x}" y="{y}" class="{look}" font-size="{size}">{written(shown)}</text>'


def _figure(x: float, y: float, radius: float, figure: FigurePicture) -> Iterator[str]:
    """Draw a token: a ring of what is lost around its colour and letter, crossed out where it is gone.

    The letter of its wound stands at its upper right, as on the table.
    """
    colour = figure.colour if _LETTER.match(figure.colour) else "#8a8a8a"
    at, gone = f'cx="{x:.1f}" cy="{y:.1f}"', bool(figure.place)
    lost = 0 if gone else min(figure.lost, figure.capacity)
    if lost:
        parts = f'pathLength="{figure.capacity}" stroke-dasharray="{lost} {figure.capacity}"'
        turned = f'transform="rotate(-90 {x:.1f} {y:.1f})"'
        yield f'<circle {at} r="{radius + 1.5:.1f}" class="track"/>'
        yield f'<circle {at} r="{radius + 1.5:.1f}" class="lost" {parts} {turned}/>'
    if figure.meant:
        yield f'<circle {at} r="{radius + 2.5:.1f}" class="meant"/>'
    inner, look = radius - 2.5 if lost else radius, "s bo" if gone else "t bo"
    yield (
        f'<circle {at} r="{inner:.1f}" class="disc{" gone" if gone else ""}" style="stroke:{colour}"/>'
        f'<text x="{x:.1f}" y="{y + radius * 0.34:.1f}" class="{look}" text-anchor="middle"'
        f' font-size="{radius:.1f}">{written(figure.letter)}</text>'
    )
    if gone:
        reach = radius * 0.95
        yield f'<path d="M{x - reach:.1f} {y + reach:.1f}L{x + reach:.1f} {y - reach:.1f}" class="cross"/>'
        left, low = x - radius * 1.25, y - radius * 0.15
        if figure.place == "captured":
            yield _lock(left, low, radius)
        else:
            sign = _SIGNS.get(figure.place, "↓")
            yield f'<text x="{left:.1f}" y="{low:.1f}" class="sign" font-size="{radius:.1f}">{sign}</text>'
        return
    if figure.wound:
        right, up = x + radius * 0.95, y - radius * 0.75
        yield (
            f'<circle cx="{right:.1f}" cy="{up:.1f}" r="{radius * 0.55:.1f}" class="wound"/>'
            f'<text x="{right:.1f}" y="{up + radius * 0.28:.1f}" class="sign" text-anchor="middle"'
            f' font-size="{radius * 0.8:.1f}">{written(figure.wound)}</text>'
        )
    if figure.stunned:
        yield f'<circle cx="{x - radius:.1f}" cy="{y - radius * 0.7:.1f}" r="4" class="stun"/>'


def _lock(left: float, low: float, high: float) -> str:
    """Draw a padlock on a line of text, as high as its letters."""
    wide, body, bow = high * 0.7, high * 0.45, high * 0.2
    return (
        f'<rect x="{left:.1f}" y="{low - body:.1f}" width="{wide:.1f}" height="{body:.1f}" class="t"/>'
        f'<path d="M{left + wide / 2 - bow:.1f} {low - body:.1f}v{-bow:.1f}a{bow:.1f} {bow:.1f} 0 0 1'
        f' {2 * bow:.1f} 0v{bow:.1f}" class="cross"/>'
    )
