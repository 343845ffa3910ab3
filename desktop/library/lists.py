"""Enumerations as players write them: commas apart, except within brackets."""

from __future__ import annotations

from collections.abc import Iterable


def split_list(text: str) -> tuple[str, ...]:
    """Split at commas and semicolons outside brackets: « Lame, Arbalète (FOR 5, 10/20/40) » are two."""
    parts, depth, start = [], 0, 0
    for place, sign in enumerate(text):
        if sign == "(":
            depth += 1
        elif sign == ")":
            depth = max(0, depth - 1)
        elif sign in ",;\n" and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    parts.append(text[start:])
    return tuple(part.strip() for part in parts if part.strip())


def join_list(parts: Iterable[str]) -> str:
    """Write an enumeration so that :func:`split_list` reads it back."""
    return ", ".join(parts)
