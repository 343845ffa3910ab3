"""Number a name that something else has already, in every list of things the same way."""

from __future__ import annotations

from collections.abc import Container


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
    """Return a name without the number that made it free: « Griffon (2) » is « Griffon »."""
    bare, _, tail = name.rpartition(" (")
    return bare if bare and tail.endswith(")") and tail[:-1].isdecimal() else name
