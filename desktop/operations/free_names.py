"""Number a name that something else has already, in every list of things the same way."""

from __future__ import annotations

from collections.abc import Container


def numbered(name: str, taken: Container[str]) -> str:
    """Return the name, numbered when it is taken: « Griffon » is « Griffon (2) », and that one « (3) »."""
    if name not in taken:
        return name
    stem, _, tail = name.rpartition(" (")
    if not (stem and tail.endswith(")") and tail[:-1].isdecimal()):
        stem = name
    number = 2
    while f"{stem} ({number})" in taken:
        number += 1
    return f"{stem} ({number})"
