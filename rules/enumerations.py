"""Enumerations as players write them: commas apart, except within brackets and quotes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def parted(text: str) -> tuple[str, ...]:
    """Split at commas and semicolons outside brackets: « Lame, Arbalète (FOR 5, 10/20/40) » are two.

    A comma between figures is a decimal one: « Commandement/12,5 ». A part that begins with a quotation mark
    goes to the next single one; two of them stand for one.
    """
    return tuple(part for part in _parts(text) if part)


def joined(parts: Iterable[str]) -> str:
    """Write an enumeration so that :func:`parted` reads it back: what would be split stands in quotes."""
    return ", ".join(map(kept_whole, parts))


def kept_whole(part: str) -> str:
    """Write one part of an enumeration: in quotes where it would be split, or take in what follows."""
    stands = not part.startswith('"') and parted(f"{part}, x") == (part, "x")
    return part if stands else '"' + part.replace('"', '""') + '"'


def _parts(text: str) -> Iterator[str]:
    start = place = depth = 0
    while place < len(text):
        sign = text[place]
        if sign == '"' and not text[start:place].strip():
            end = _end_of_quote(text, place + 1)
            if end is not None:
                yield text[place + 1 : end].replace('""', '"').strip()
                rest = text[end + 1 :]
                start = place = len(text) - len(rest.lstrip(" ")) + 1
                continue
        if sign == "(":
            depth += 1
        elif sign == ")":
            depth = max(0, depth - 1)
        elif sign in ",;\n" and depth == 0 and not _is_decimal(text, place):
            yield text[start:place].strip()
            start = place + 1
        place += 1
    yield text[start:].strip()


def _is_decimal(text: str, place: int) -> bool:
    """Tell whether a comma parts the figures of one number."""
    around = text[max(0, place - 1) : place + 2]
    return around[1:2] == "," and around[:1].isdecimal() and around[2:].isdecimal()


def _end_of_quote(text: str, place: int) -> int | None:
    """Return where a quote ends before a separator or the end of the text, None where it does not."""
    while (place := text.find('"', place)) >= 0:
        if text[place + 1 : place + 2] == '"':
            place += 2
            continue
        after = text[place + 1 :].lstrip(" ")
        return place if not after or after[0] in ",;\n" else None
    return None
