"""Rows of a table that are no cards: sums, footnotes, and titles between the rows."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from db.exchange.raw_tables import Odd
from rules.card_fields import VALUES
from rules.peoples import Peoples
from rules.text import fold
from rules.values import Value

_TOTAL = re.compile(
    r"(?:(?P<part>sous|sub)[ -]?|grand[ -]?)?tota(?:l|ux|ls|le|li)\b"
    r"|(?:somme|sum|somma|(?P<mean>moyenne|average|media))\b"
)
_COUNT = re.compile(r"\d+ (?:cartes?|cards?|carte|figurines?|figures?|fig\.?|miniature)(?: |$)")
_BARE = re.compile(r"[^\w]*(?:\b(?:general|generale|pa|ap|pts|points|punti|cards|cartes|figurines)\b[^\w]*)*")
_MARK = "[*†‡§⁰¹²³⁴-⁹]"
_SIGNED = re.compile(rf"\s*[(\[]?\s*(?P<mark>{_MARK}+)")
_MARKED = re.compile(rf"\s*[(\[]?(?P<mark>{_MARK}+)[)\]]?$")
_FOOTNOTE = re.compile(r"\s*(?:\(?\d\)\s|(?:n\.?b\.?|notes?|sources?|remarques?|legende|mise a jour)\b)")
_PAGE = re.compile(
    r"[-–—\s]*(?:page|pag(?:ina)?\.?|seite|p\.)\s*\d+(?:\s*(?:/|sur|of|von|di|de)\s*\d+)?[-–—\s]*"
)
"""The foot of a page, folded."""
_DAY = re.compile(r"\b(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}-\d{1,2}-\d{1,2})\b")
_AS_OF = re.compile(
    r"\s*(?:mise? a jour|maj|imprimee? le|editee? le|updated|printed on|as of|aggiornat[oa]|stampat[oa])\b"
)
"""How a line begins that tells of which day the table is, folded."""
_LONG = 60
"""Letters; the names of cards are shorter."""
_FIGURES = re.compile(r"[-+\d.,\s\u00a0\u202f'’/]*(?:pa|ap|pts?|cm)?")
_PROFILE = frozenset((*(each.columns[0].key for each in VALUES), "cou", "peur", "cou_or_peur"))
"""The columns of what only a card has."""
_FEW = 2
"""So many rows at least a sum has that a card could not be of the same price by chance."""


@dataclass(slots=True)
class Sums:
    """What the rows read so far cost, in PA: all of them, and those since the last sum."""

    rows: int = 0
    _all: dict[bool, float] = field(default_factory=lambda: {True: 0, False: 0})
    _part: dict[bool, float] = field(default_factory=lambda: {True: 0, False: 0})

    def add(self, pa: float, figures: int) -> None:
        """Count a row, once and for the figures that its owner has."""
        self.rows += 1
        for sums in (self._all, self._part):
            sums[False] += pa
            sums[True] += pa * figures

    def part(self) -> None:
        """Begin anew behind a sum."""
        self._part = {True: 0, False: 0}

    def has(self, number: float | None) -> bool:
        """Tell whether a number is what rows above it cost."""
        return bool(number) and any(number in sums.values() for sums in (self._all, self._part))


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


def reason(
    cells: Mapping[str, str], name: str, named: Collection[str], peoples: Peoples, sums: Sums, price: Value
) -> str:
    """Return the code of why a row that has a name is no card, empty for one that is.

    ``named`` are the columns that the table has, ``sums`` what the rows above cost and ``price`` what this
    one does. A footnote or a title has nothing beside its name. What a spreadsheet never counted is a figure
    that nobody knows.
    """
    said = fold(name)
    others = [cell for cell in cells.values() if cell and cell != name]
    figures = all(isinstance(cell, Odd) or _FIGURES.fullmatch(fold(cell)) for cell in others)
    if figures and (_COUNT.match(said) if others else _COUNT.fullmatch(said)):
        return "row_total"
    if _is_sum(cells, said, figures, len(named), peoples, sums.has(price.number) and sums.rows >= _FEW):
        return "row_total"
    if len(named) < 2:
        return ""
    if _is_page(said, [fold(cell) for cell in others]):
        return "row_page"
    if others:
        return ""
    if _SIGNED.match(name) or _FOOTNOTE.match(said) or len(name) > _LONG or name.endswith((".", ":")):
        return "row_footnote"
    return "row_title" if peoples.find(name) else ""


def _is_page(said: str, others: Iterable[str]) -> bool:
    """Tell whether folded cells tell a page or a day, and nothing else."""
    days = [_PAGE.fullmatch(cell) or _DAY.search(cell) for cell in others]
    when = bool(_AS_OF.match(said)) and (bool(days) or any(map(str.isdigit, said)))
    return bool(when or _PAGE.fullmatch(said) or _DAY.search(said)) and all(days)


def marked_figure(cell: str) -> tuple[str, str]:
    """Return a cell that ends in a figure without the mark of a footnote behind it, and the mark."""
    bare, mark = unmarked(cell)
    return (bare.strip(), mark) if mark.strip("⁰¹²³⁴⁵⁶⁷⁸⁹") and bare.strip()[-1:].isdecimal() else (cell, "")


def repeats_headings(cells: Mapping[str, str], headings: Mapping[str, str]) -> bool:
    """Tell whether a row is that of the headings again, as at the top of another page.

    ``cells`` and ``headings`` stand by what columns hold.
    """
    filled = {column: fold(cell) for column, cell in cells.items() if cell.strip()}
    same = sum(word == fold(headings.get(column, "")) for column, word in filled.items())
    return same > 1 and same * 2 > len(filled)


def _is_sum(
    cells: Mapping[str, str], said: str, figures: bool, columns: int, peoples: Peoples, adds_up: bool
) -> bool:
    """Tell whether a row is a sum by its name, and by its figures where cards may be called so, too.

    *Sous-total Griffons* is none with a profile of its own; *Total Griffons* is one that the rows above add
    up to, or with nothing that only a card has.
    """
    total = _TOTAL.match(said)
    if total is None:
        return False
    rest = said[total.end() :]
    if figures and (_BARE.fullmatch(rest) or any(map(str.isdigit, said))):
        return True
    if any(cells.get(column, "").strip("-–—− ?") for column in _PROFILE):
        return adds_up or (figures and bool(total["mean"]))
    of_people = peoples.find(rest.strip(" :-–—()")) is not None
    return adds_up or bool(total["part"]) or (figures and (of_people or columns > 1))
