"""Rank names by how close they are to what is typed: the one order wherever one types to choose."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum

from rules.text import fold

_APART = re.compile(r"[^\w]+|_+")
"""What sets words apart: "Maître d’œuvre" has three."""


class Closeness(IntEnum):
    """How close a name is to what is typed, the closest first."""

    EXACT = 0
    FIRST_WORDS = 1
    """The name begins with the words typed, each of them whole."""
    WORDS = 2
    """The words typed stand in the name, each of them whole."""
    BEGINS = 3
    """The name begins with what is typed."""
    WORD_BEGINS = 4
    """Words of the name begin with the words typed."""
    PART = 5
    """The words typed are parts of the name."""
    BESIDE = 7
    """The name does not hold what is typed: something beside it did, as an ability or a people."""

    @property
    def band(self) -> int:
        """The same number for what is as close but for where in the name it stands."""
        return (self + 1) // 2

    @property
    def at_start(self) -> bool:
        """Tell whether the name begins with what is typed."""
        return self in (Closeness.EXACT, Closeness.FIRST_WORDS, Closeness.BEGINS)


def named(*names: str) -> str:
    """Lay out the names of one thing, in any languages, as :func:`closeness` reads them.

    Each stands on a line of its own, folded, one blank around every word; before them words with an
    apostrophe stand without it, so that "dalahan" finds d’Alahan, and as they are written.
    """
    lines: list[str] = []
    broken: list[str] = []
    for name in names:
        if name:
            folded = fold(name)
            lines.append(f" {' '.join(_words(folded))} ")
            if not _plain(folded):
                broken += [word for word in folded.split() if not word.isalnum()]
    joined = [word.replace("'", "") for word in broken if "'" in word]
    beside = f" {' '.join((*joined, *broken))} " if broken else ""
    return beside + "\n".join(("", *lines, ""))


def typed_words(typed: str) -> tuple[str, ...]:
    """Fold what is typed and take it apart, as names are."""
    return _words(fold(typed))


def _words(folded: str) -> tuple[str, ...]:
    return tuple((folded if _plain(folded) else _APART.sub(" ", folded)).split())


def _plain(folded: str) -> bool:
    """Tell whether blanks alone set words apart, as in most names: thousands are laid out while one waits."""
    return folded.replace(" ", "").isalnum()


def closeness(typed: Sequence[str], names: Sequence[str]) -> list[Closeness]:
    """Tell of each of many :func:`named` things how close it is to the words of :func:`typed_words`.

    Nothing typed is close to nothing.
    """
    if not typed:
        return [Closeness.BESIDE] * len(names)
    whole = " ".join(typed)
    exact, first, begins = f"\n {whole} \n", f"\n {whole} ", f"\n {whole}"
    if len(typed) == 1:  # what is typed most, and asked of very many at each letter
        word, start = f" {whole} ", f" {whole}"
        named_so, first_words, words, beginning, word_begins, part, beside = Closeness
        return [
            beside if whole not in name
            else part if start not in name
            else (beginning if begins in name else word_begins) if word not in name
            else words if first not in name
            else first_words if exact not in name
            else named_so
            for name in names
        ]  # fmt: skip
    return [_of_several(typed, name, exact, first, begins) for name in names]


def closest(typed: str, names: Sequence[str], stay: int = 0) -> int:
    """Return the place of the name closest to what is typed; where ``stay`` is as close as any, that one.

    Raises ValueError where there are no names.
    """
    close = closeness(typed_words(typed), [named(name) for name in names])
    best = min(close)
    return stay if stay < len(close) and close[stay] is best else close.index(best)


def _of_several(typed: Sequence[str], name: str, exact: str, first: str, begins: str) -> Closeness:
    if begins in name:
        return (
            Closeness.EXACT if exact in name
            else Closeness.FIRST_WORDS if first in name
            else Closeness.BEGINS
        )  # fmt: skip
    if all(f" {word} " in name for word in typed):
        return Closeness.WORDS
    if all(f" {word}" in name for word in typed):
        return Closeness.WORD_BEGINS
    return Closeness.PART if all(word in name for word in typed) else Closeness.BESIDE
