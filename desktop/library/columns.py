"""How the table of cards shares its room: its words decide, and the rank may go below the name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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

NAME_NARROW = 215
"""To which it is narrowed for COU and DIS: most names are read whole there."""

_OPTIONAL = (CardColumn.RANK, CardColumn.EDITION, CardColumn.PEOPLE)
"""What gives way first where there is little room."""

BELOW = (CardColumn.PEOPLE, CardColumn.RANK, CardColumn.EDITION)
"""What stands below the name, in this order, where it has no column."""

_FIRST_TO_GO = (
    CardColumn.FOI, CardColumn.POU, CardColumn.TIR, CardColumn.MOU,
)  # fmt: skip
"""The values that give way before others where not all of them have room: what few cards have comes first.

Nearly all figures walk alike.
"""

_NEXT_TO_GO = (CardColumn.NERVE, CardColumn.DIS)
"""What gives way then, where the name has become narrow: DIS decides who may coordinate."""


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
    narrow: int = 0,
    tight: Mapping[CardColumn, int] = MappingProxyType({}),
) -> ColumnShares:
    """Share the room of a row among name, people, rank, edition, PA and figures owned, and the values.

    For the values rank, edition and people give way, columns come down to their `tight` width, the name is
    narrowed to `least`; what has no room even so gives way, in the order of `_FIRST_TO_GO`. Before more goes,
    the name is narrowed further to `narrow`, if that is anything. What is left makes the others wider again.

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
        _narrow(whole, room, least)
        _leave_out(whole, room, _FIRST_TO_GO)
        _narrow(whole, room, narrow or least)
        apart = {*_FIRST_TO_GO, *_NEXT_TO_GO}
        rest = (column for column in reversed(tuple(values)) if column not in apart)
        _leave_out(whole, room, (*_NEXT_TO_GO, *rest))
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


def _narrow(widths: dict[CardColumn, int], room: int, least: int) -> None:
    """Narrow the name as far as the others want its room."""
    name = widths[CardColumn.NAME]
    widths[CardColumn.NAME] = min(max(least, room - sum(widths.values()) + name), name)


def _leave_out(widths: dict[CardColumn, int], room: int, going: Iterable[CardColumn]) -> None:
    for column in going:
        if sum(widths.values()) > room:
            widths.pop(column, None)


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
