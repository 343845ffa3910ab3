"""How the table of cards shares its room: its words decide, and the rank may go below the name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

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
class ColumnShares:
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
    tight: Mapping[Column, int] = MappingProxyType({}),
) -> ColumnShares:
    """Share the room of a row among name, people, rank, edition, PA and figures owned, and the values.

    The values are there where all of them have room; `values_first` lets edition and people give way too,
    brings columns down to their `tight` width, and narrows the name to `least` for them; what has no room
    even so gives way, in the order of `_FIRST_TO_GO`, and what is left then makes the others wider again.

    The name may be narrowed to `least`, and takes what is left.
    """
    whole = {**needs, **values}
    # All the figures are worth more than a column of its own for the rank.
    for column in _OPTIONAL if values_first else _OPTIONAL[:1]:
        if sum(whole.values()) > room:
            whole.pop(column, None)
    if values_first and sum(whole.values()) > room:
        wished = dict(whole)
        whole |= tight
        whole[Column.NAME] = min(
            max(least, room - sum(whole.values()) + whole[Column.NAME]), whole[Column.NAME]
        )
        rest = (column for column in reversed(tuple(values)) if column not in _FIRST_TO_GO)
        for column in (*_FIRST_TO_GO, *rest):
            if sum(whole.values()) > room:
                whole.pop(column, None)
        _widen(whole, wished, room)
    widths = whole if sum(whole.values()) <= room else _without_values(room, needs, least)
    return ColumnShares(
        widths | {Column.NAME: widths[Column.NAME] + room - sum(widths.values())}, Column.RANK not in widths
    )


def _widen(widths: dict[Column, int], wished: Mapping[Column, int], room: int) -> None:
    """Give what is left of the room to the name as far as it wishes, then to the others alike."""
    left = max(0, room - sum(widths.values()))
    widths[Column.NAME] = min(wished[Column.NAME], widths[Column.NAME] + left)
    each = max(0, room - sum(widths.values())) // max(1, len(widths) - 1)
    for column, width in widths.items():
        widths[column] = min(wished[column], width + each)


def _without_values(room: int, needs: Mapping[Column, int], least: int) -> dict[Column, int]:
    widths = dict(needs)
    for column in _OPTIONAL:
        name = min(least, needs[Column.NAME]) if column is Column.PEOPLE else needs[Column.NAME]
        if sum(widths.values()) - widths[Column.NAME] + name > room:
            widths.pop(column, None)
    return widths
