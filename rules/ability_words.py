"""The words that follow an ability: elements, magic paths, fears; read and put into the other language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.text import alike, fold

_ARTICLE = re.compile(r"^(?:(?:de l|d)['’]\s*|(?:du|des|de la|de|of the|of|the)\s+)", re.IGNORECASE)
_BETWEEN = re.compile(
    r"\s*[,&+]\s*(?:(?:et|and)\s+)?|\s+(?:et|and)\s+|\s+(?=(?:du|des|de la)\s|(?:de l|d)['’])",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Word:
    """A word in both languages; ``kind`` is ``element``, ``magic`` or empty, ``of`` the French « du Feu »."""

    fr: str
    en: str
    kind: str = ""
    of: str = ""
    aliases: tuple[str, ...] = ()


def starts_with_article(text: str) -> bool:
    """Tell whether a text goes on from what stood before: « de l'Eau », ``of Light``."""
    return _ARTICLE.match(text) is not None


def pieces(text: str) -> list[str]:
    """Split an enumeration into its names: « Feu et de la Lumière » gives Feu, Lumière."""
    return [_ARTICLE.sub("", piece).strip() for piece in _BETWEEN.split(text) if piece.strip()]


def _listed(names: list[str], last: str) -> str:
    return last.join(filter(None, (", ".join(names[:-1]), names[-1])))


class Vocabulary:
    """All words that are known in both languages."""

    def __init__(self, words: Iterable[Word] = ()) -> None:
        self.words = tuple(words)
        self._found: dict[str, Word] = {}
        for word in self.words:
            for name in (word.fr, word.en, *word.aliases):
                self._found.setdefault(alike(name), word)

    @classmethod
    def from_rows(cls, rows: Iterable[Mapping[str, Any]]) -> Vocabulary:
        """Build from parsed data."""
        return cls(
            Word(r["fr"], r["en"], r.get("kind", ""), r.get("of", ""), tuple(r.get("aliases", ())))
            for r in rows
        )

    def find(self, text: str) -> Word | None:
        """Return the word of that name, in either language and number."""
        return self._found.get(alike(text))

    def read(self, text: str) -> list[Word] | None:
        """Return the words of an enumeration, None when one of them is not known."""
        if whole := self.find(text):
            return [whole]
        parts = pieces(text)
        found = [self._shared(part, parts) or self.find(part) for part in parts]
        known = [word for word in found if word is not None]
        return known if found and len(known) == len(found) else None

    def _shared(self, part: str, parts: list[str]) -> Word | None:
        """Return the word that a part is with what stands once for all: light and serious *wounds*.

        English says it last, French first: « Blessures légères et graves ».
        """
        first, last = parts[0].split(), parts[-1].split()
        whole = [" ".join((part, *last[at:])) for at in range(1, len(last)) if part is not parts[-1]]
        whole += [" ".join((*first[:at], part)) for at in range(1, len(first)) if part is not parts[0]]
        return next(filter(None, map(self.find, whole)), None)

    def are(self, text: str, kind: str) -> bool:
        """Tell whether a text enumerates words of one kind only."""
        return all(word.kind == kind for word in self.read(text) or [Word("", "", "?")])

    def french(self, text: str, last: str = ", ") -> str:
        """Return an enumeration in French, or the text itself when a word of it is not known."""
        words = self.read(text)
        return _listed([word.fr for word in words], last) if words else text

    def english(self, text: str, last: str = ", ") -> str:
        """Return an enumeration in English, or the text itself when a word of it is not known."""
        words = self.read(text)
        return _listed([word.en for word in words], last) if words else text

    def of_french(self, text: str) -> str:
        """Return an enumeration after « de »: du Feu et de la Lumière, d’Yllia."""
        words = self.read(text)
        if words and all(word.of for word in words):
            return _listed([word.of for word in words], " et ")
        return f"d’{text}" if fold(text)[:1] in tuple("aeiouy") else f"de {text}"
