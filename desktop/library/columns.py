"""How the table of cards shares its room: its words decide, and the rank may go below the name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop.models.cards import Column

MEASURED = (Column.NAME, Column.PEOPLE, Column.RANK, Column.EDITION)
"""The columns as wide as their words; the others have a fixed width."""

MOST = {Column.NAME: 345, Column.PEOPLE: 150, Column.RANK: 250, Column.EDITION: 130}
"""No wider than this, in px at 100 %: room for the longest names of real cards, of some 46 letters."""

NAME_LEAST = 190
"""To which the name is narrowed for the sake of the people, which tells namesakes apart."""

_OPTIONAL = (Column.RANK, Column.EDITION, Column.PEOPLE)
"""What gives way first where there is little room."""

_FIRST_TO_GO = (Column.FOI, Column.POU, Column.TIR, Column.DIS, Column.NERVE)
"""The values that give way before others where not all of them have room: what few cards have comes first."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """The widths of the columns in view, in px, and whether the rank stands below the name instead."""

    widths: Mapping[Column, int]
    rank_below: bool


def share(
    room: int,
    needs: Mapping[Column, int],
    values: Mapping[Column, int],
    least: int,
    *,
    values_first: bool = False,
    tight: int = 0,
) -> Sharing:
    """Share the room of a row among name, people, rank, edition, PA and figures owned, and the values.

    The values are there where all of them have room; `values_first` lets edition and people give way too,
    brings values that are as wide as others down to `tight`, and narrows the name to `least` for them; what
    has no room even so gives way, in the order of `_FIRST_TO_GO`.

    The name may be narrowed to `least`, and takes what is left.
    """
    whole = {**needs, **values}
    # All the figures are worth more than a column of its own for the rank.
    for column in _OPTIONAL if values_first else _OPTIONAL[:1]:
        if sum(whole.values()) > room:
            whole.pop(column, None)
    if values_first and sum(whole.values()) > room:
        usual = min(values.values(), default=0)
        whole |= {column: tight if width == usual else width for column, width in values.items()}
        whole[Column.NAME] = min(
            max(least, room - sum(whole.values()) + whole[Column.NAME]), whole[Column.NAME]
        )
        rest = (column for column in reversed(tuple(values)) if column not in _FIRST_TO_GO)
        for column in (*_FIRST_TO_GO, *rest):
            if sum(whole.values()) > room:
                whole.pop(column, None)
    widths = whole if sum(whole.values()) <= room else _without_values(room, needs, least)
    return Sharing(
        widths | {Column.NAME: widths[Column.NAME] + room - sum(widths.values())}, Column.RANK not in widths
    )


def _without_values(room: int, needs: Mapping[Column, int], least: int) -> dict[Column, int]:
    widths = dict(needs)
    for column in _OPTIONAL:
        name = min(least, needs[Column.NAME]) if column is Column.PEOPLE else needs[Column.NAME]
        if sum(widths.values()) - widths[Column.NAME] + name > room:
            widths.pop(column, None)
    return widths
