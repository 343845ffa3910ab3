"""A paragraph of a card: phrases that are set one after the other, before they are broken into lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.paper.metrics import Font
from desktop.paper.style import LEAST

LIMIT = 2000
"""Characters of one line that are looked at, and of one phrase: a longer one is parted into several."""


def pieces(text: str) -> Iterator[str]:
    """Part a text that is longer than any phrase, at its spaces where it has some; all of it is given."""
    while len(text) > LIMIT:
        at = text.rfind(" ", LIMIT // 2, LIMIT)
        end = at if at > 0 else LIMIT
        yield text[:end]
        text = text[end:].lstrip(" ")
    yield text


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A list of phrases set one after the other; `what` names it when something is lost.

    A phrase stays on one line when it can. The separator stays where a line ends, so that what follows is
    seen to be another phrase.
    """

    what: str
    phrases: tuple[str, ...]
    font: Font
    ink: str
    separator: str = " · "
    lead: str = ""
    """Words before the first phrase, in the bold font."""
    scale: float = 1.0
    """How large its letters are, against those of the text that it belongs to."""
    begun: bool = False
    """Whether its first phrase is the end of one that was cut."""

    def __post_init__(self) -> None:
        if any(len(phrase) > LIMIT for phrase in self.phrases):
            parted = tuple(piece for phrase in self.phrases for piece in pieces(phrase))
            object.__setattr__(self, "phrases", parted)

    def letters(self, size: float) -> float:
        """Tell how large its letters are in a text of a size, both in mm: never too small by its scale."""
        return max(size * self.scale, min(size, LEAST))

    @property
    def runs_on(self) -> bool:
        """Whether the phrases are the lines of one text, which may end anywhere."""
        return self.separator == " "

    @property
    def words(self) -> Iterator[str]:
        """What is never parted where it need not be; a separator belongs to the word before it."""
        return (word for phrase in self.signed for word in phrase.split(" "))

    @property
    def signed(self) -> tuple[str, ...]:
        """The phrases, each but the last with the separator that it keeps at the end of a line."""
        if sign := self.separator.strip():
            phrases = tuple(phrase.replace(f" {sign} ", f"\u00a0{sign} ") for phrase in self.phrases)
            return (*(f"{phrase}\u00a0{sign}" for phrase in phrases[:-1]), *phrases[-1:])
        return self.phrases
