"""Say equipment in the language of a card: pieces that are known in both, and what a weapon shoots with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import resources
from desktop.paper.words import label
from rules.text import fold
from rules.values import Characteristic

_PIECE = re.compile(r"(?P<count>\d+\s)?(?P<name>.*?)(?P<shot>\s\((?:FOR|STR)\s\d[^()]*\))?", re.DOTALL)


def piece_in(piece: str, language: str) -> str:
    """Say a piece of equipment in a language: "3 conteneurs", "Pistolet (FOR 6, 10/15/20)".

    What is known in no other language keeps its name.
    """
    found = _PIECE.fullmatch(piece)
    if found is None:
        return piece
    name = _known().get(language, {}).get(fold(found["name"]), found["name"])
    strength = label(Characteristic.FOR, language)
    shot = re.sub(r"FOR|STR", strength, found["shot"] or "", count=1)
    return f"{found['count'] or ''}{name}{shot}"


@cache
def _known() -> Mapping[str, Mapping[str, str]]:
    """Return the names in each language by those in the other, folded."""
    rows = resources.rows("data/equipment")
    return {to: {fold(row[of]): row[to] for row in rows} for of, to in (("fr", "en"), ("en", "fr"))}
