"""The steps of one import: one of each place it moved, taken back together."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.operations.desk import Changes, Desk
from desktop.operations.trouble import known_trouble

PLACES = ("battles", "rulesets", "muster", "library")
"""The places an import may move, those that stand on the others first."""

Heads = Mapping[str, int | None]


def heads(desk: Desk) -> dict[str, int | None]:
    """Return the step at which each place stands."""
    return {place: desk.library.head(place) for place in PLACES}


def moved(before: Heads, after: Heads) -> tuple[str, ...]:
    """Return the places that have made a step in between."""
    return tuple(place for place in PLACES if before[place] != after[place])


@known_trouble
def take_back(desk: Desk, *, places: tuple[str, ...], initiator: object | None = None) -> None:
    """Take back the last step of each of these places; those that are at their beginning stay there."""
    for place in places:
        desk.library.undo(place)
    desk.announce(Changes(whole=True, initiator=initiator))
