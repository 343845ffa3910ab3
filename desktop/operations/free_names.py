"""Names that players give: how long they may be, and a number where something else has one already."""

from __future__ import annotations

from collections.abc import Container

from rules.text import Message, Refusal

MOST_NAME = 120
"""Letters of any name that a player gives: of cards, lists, versions, folders, tags, battles, formats."""

_TAIL = 8
"""Letters of the longest name that are kept free for what tells two of one name apart."""


def too_long(*names: str) -> Refusal | None:
    """Refuse names that are longer than any is read."""
    if all(len(name.strip()) <= MOST_NAME for name in names):
        return None
    return Refusal(Message("name.too_long", {"most": MOST_NAME}), overridable=False)


def shortened(name: str) -> str:
    """Return a name as long as any that a player gives, with an ellipsis where it was longer."""
    return name if len(name) <= MOST_NAME else f"{name[: MOST_NAME - 1].rstrip()}…"


def numbered(name: str, taken: Container[str]) -> str:
    """Return the name, numbered when it is taken: « Griffon » is « Griffon (2) », and that one « (3) »."""
    if name not in taken:
        return name
    bare = stem(name)
    number = 2
    while f"{bare} ({number})" in taken:
        number += 1
    return f"{bare} ({number})"


def stem(name: str) -> str:
    """Return a name without the number that made it free: « Griffon (2) » is « Griffon ».

    Of the longest names without its last letters too, which give way to the number.
    """
    bare, _, tail = name.rpartition(" (")
    return _short(bare if bare and tail.endswith(")") and tail[:-1].isdecimal() else name)


def copied(name: str, word: str) -> str:
    """Return the name of a copy, with the word that says so; nothing has none."""
    return name and f"{_short(name)} ({word})"


def _short(name: str) -> str:
    return name[: MOST_NAME - _TAIL].rstrip()
