"""Whom a file's words name: the people of a catalogue, the edition of a system, the rank of a category."""

from __future__ import annotations

import re
from functools import lru_cache

from rules.cards import Rank
from rules.peoples import Peoples
from rules.text import fold

_IN_BRACKETS = re.compile(r"[\[({]\s*([^\])}]{1,20})\s*[\])}]")
_EDITION = re.compile(r"\b[cC]\s?([1-9](?:\.\d)?)\b")
_PLURAL = re.compile(r"(?<=\w{3})s\b")
_WORDS = 6
_TROOPS = frozenset({"troop", "troops", "troupe", "troupes", "truppa", "truppe"})


def edition_in(*names: str) -> str:
    """Return the edition that a name tells, ``C5`` of « Confrontation [C5] »; nothing where none does."""
    for name in names:
        if found := _EDITION.search(name):
            return f"C{found[1]}"
    for name in names:
        if found := _IN_BRACKETS.search(name):
            return found[1].strip()
    return ""


def bare_name(name: str) -> str:
    """Return a name without what stands in its brackets."""
    return " ".join(_IN_BRACKETS.sub(" ", name).split())


def people_in(name: str, peoples: Peoples) -> str | None:
    """Return the people a catalogue's name tells, None where it tells none, or several.

    The whole name is tried, then ever shorter runs of its words: « Alahan Lions » is the Lions.
    """
    bare = bare_name(name)
    if found := peoples.find(bare):
        return found
    words = bare.replace("-", " ").split()[:_WORDS]
    for size in range(len(words), 0, -1):
        runs = (" ".join(words[at : at + size]) for at in range(len(words) - size + 1))
        told = {found for run in runs if len(run) > 2 and (found := peoples.find(run))}
        if told:
            return told.pop() if len(told) == 1 else None
    return None


@lru_cache(maxsize=1024)
def _rank_of(words: str) -> Rank:
    """Read a rank line; the same few stand on every card of a file."""
    return Rank.parse(words)


@lru_cache(maxsize=1024)
def _rank_word(category: str) -> str:
    for words in (category, _PLURAL.sub("", category)):
        rank = Rank.parse(words)
        if rank.names or rank.character:
            return words
    return ""


def rank_line(categories: list[str], printed: list[str]) -> Rank:
    """Return the rank that categories and a profile tell together, each word in the singular and once.

    Who stands among the troops is no character, and may have no other rank.
    """
    found = (word for name in categories if (word := _rank_word(name[:200])))
    words = dict.fromkeys((*found, *printed))
    if not words and any(fold(name[:200]) in _TROOPS for name in categories):
        return _rank_of("Troop")
    return _rank_of(", ".join(words))
