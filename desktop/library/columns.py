"""How the table of cards shares its room: its words decide, and the rank may go below the name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from desktop.models.cards import CardColumn

MEASURED = (CardColumn.NAME, CardColumn.PEOPLE, CardColumn.RANK, CardColumn.EDITION)
"""The columns as wide as their words; the others have a fixed width."""

MOST = {CardColumn.NAME: 345, CardColumn.PEOPLE: 150, CardColumn.RANK: 250, CardColumn.EDITION: 130}
"""No wider than this, in px at 100 %: room for the longest names of real cards, of some 46 letters."""

NAME_LEAST = 190
"""To which the name is narrowed for the sake of the people, which tells namesakes apart."""

NAME_COMMON = 285
"""To which it is narrowed for values in a small window: most names and ranks are read whole there."""

_OPTIONAL = (CardColumn.RANK, CardColumn.EDITION, CardColumn.PEOPLE)
"""What gives way first where there is little room."""

BELOW = (CardColumn.PEOPLE, CardColumn.RANK, CardColumn.EDITION)
"""What stands below the name, in this order, where it has no column."""

_FIRST_TO_GO = (
    CardColumn.FOI, CardColumn.POU, CardColumn.TIR, CardColumn.DIS, CardColumn.NERVE,
    CardColumn.MOU,
)  # fmt: skip
"""The values that give way before others where not all of them have room: what few cards have comes first."""


@dataclass(frozen=True, slots=True)
class ColumnShares:
    """The widths of the columns in view, in px, and which others stand below the name instead."""

    widths: Mapping[CardColumn, int]
    below: tuple[CardColumn, ...]


def share(
    room: int,
    needs: Mapping[CardColumn, int],
    values: Mapping[CardColumn, int],
    least: int,
    *,
    tight: Mapping[CardColumn, int] = MappingProxyType({}),
) -> ColumnShares:
    """Share the room of a row among name, people, rank, edition, PA and figures owned, and the values.

    For the values rank, edition and people give way, columns come down to their `tight` width, the name is
    narrowed to `least`; what has no room even so gives way, in the order of `_FIRST_TO_GO`, and what is left
    then makes the others wider again.

    What is left once the name is whole makes all wider alike.
    """
    whole = {**needs, **values}
    # All the figures are worth more than columns of their own for the words.
    for column in _OPTIONAL:
        if sum(whole.values()) > room:
            whole.pop(column, None)
    if sum(whole.values()) > room:
        wished = dict(whole)
        whole |= tight
        whole[CardColumn.NAME] = min(
            max(least, room - sum(whole.values()) + whole[CardColumn.NAME]), whole[CardColumn.NAME]
        )
        rest = (column for column in reversed(tuple(values)) if column not in _FIRST_TO_GO)
        for column in (*_FIRST_TO_GO, *rest):
            if sum(whole.values()) > room:
                whole.pop(column, None)
        _widen(whole, wished, room)
    widths = whole if sum(whole.values()) <= room else _without_values(room, needs, least)
    left = max(0, room - sum(widths.values()))
    wider = min(left, max(0, needs[CardColumn.NAME] - widths[CardColumn.NAME]))
    each = (left - wider) // len(widths)
    widths = {column: width + each for column, width in widths.items()}
    return ColumnShares(
        widths | {CardColumn.NAME: widths[CardColumn.NAME] + room - sum(widths.values())},
        tuple(column for column in BELOW if column in needs and column not in widths),
    )


def _widen(widths: dict[CardColumn, int], wished: Mapping[CardColumn, int], room: int) -> None:
    """Give what is left of the room to the name as far as it wishes, then to the others alike."""
    left = max(0, room - sum(widths.values()))
    widths[CardColumn.NAME] = min(wished[CardColumn.NAME], widths[CardColumn.NAME] + left)
    each = max(0, room - sum(widths.values())) // max(1, len(widths) - 1)
    for column, width in widths.items():
        widths[column] = min(wished[column], width + each)


def _without_values(room: int, needs: Mapping[CardColumn, int], least: int) -> dict[CardColumn, int]:
    widths = dict(needs)
    for column in _OPTIONAL:
        name = min(least, needs[CardColumn.NAME]) if column is CardColumn.PEOPLE else needs[CardColumn.NAME]
        if sum(widths.values()) - widths[CardColumn.NAME] + name > room:
            widths.pop(column, None)
    return widths
