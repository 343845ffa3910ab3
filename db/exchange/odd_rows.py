"""Rows of a table that are no cards: sums, footnotes, and titles between the rows."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from db.exchange.raw_tables import Odd
from rules.peoples import Peoples
from rules.text import fold

_TOTAL = re.compile(
    r"(?:(?:grand|sous|sub)[ -]?)?tota(?:l|ux|ls|le|li)\b|(?:somme|sum|somma|moyenne|average|media)\b"
)
_COUNT = re.compile(r"\d+ (?:cartes?|cards?|carte|figurines?|figures?|fig\.?|miniature)(?: |$)")
_BARE = re.compile(r"[^\w]*(?:\b(?:general|generale|pa|ap|pts|points|punti|cards|cartes|figurines)\b[^\w]*)*")
_MARK = "[*†‡§⁰¹²³⁴-⁹]"
_SIGNED = re.compile(rf"\s*[(\[]?\s*(?P<mark>{_MARK}+)")
_MARKED = re.compile(rf"\s*[(\[]?(?P<mark>{_MARK}+)[)\]]?$")
_FOOTNOTE = re.compile(r"\s*(?:\(?\d\)\s|(?:n\.?b\.?|notes?|sources?|remarques?|legende|mise a jour)\b)")
_LONG = 60
"""Letters; the names of cards are shorter."""
_FIGURES = re.compile(r"[-+\d.,\s\u00a0\u202f'’/]*(?:pa|ap|pts?|cm)?")


def unmarked(text: str) -> tuple[str, str]:
    """Return a text without the mark of a footnote behind it, and the mark; "" where it has none."""
    found = _MARKED.search(text.strip())
    return (text, "") if found is None else (text.strip()[: found.start()], found["mark"])


def footnotes(rows: Iterable[tuple[int, list[str]]]) -> dict[str, str]:
    """Return the footnotes that stand alone in their row, by their marks."""
    found: dict[str, str] = {}
    for _, cells in rows:
        filled = [cell.strip() for cell in cells if cell.strip()]
        if len(filled) == 1 and (signed := _SIGNED.match(filled[0])):
            found.setdefault(signed["mark"], filled[0])
    return found


def reason(cells: Mapping[str, str], name: str, named: Collection[str], peoples: Peoples) -> str:
    """Return the code of why a row that has a name is no card, empty for one that is.

    ``named`` are the columns that the table has. A sum has nothing but figures beside its name; a footnote or
    a title has nothing at all. What a spreadsheet never counted is a figure that nobody knows.
    """
    said = fold(name)
    others = [cell for cell in cells.values() if cell and cell != name]
    figures = all(isinstance(cell, Odd) or _FIGURES.fullmatch(fold(cell)) for cell in others)
    if figures and (_COUNT.match(said) if others else _COUNT.fullmatch(said)):
        return "row_total"
    total = _TOTAL.match(said)
    if figures and total is not None:
        bare = _BARE.fullmatch(said[total.end() :]) is not None
        if bare or others or any(map(str.isdigit, said)):
            return "row_total"
    if others or len(named) < 2:
        return ""
    if _SIGNED.match(name) or _FOOTNOTE.match(said) or len(name) > _LONG or name.endswith((".", ":")):
        return "row_footnote"
    return "row_title" if peoples.find(name) else ""
