"""Rosters of our own lists that come back: they are those lists, whoever wrote in them on the way."""

from __future__ import annotations

from db.exchange.battlescribe.harvest import army_key
from db.exchange.roster_writing import roster_id
from db.library import Library
from db.origins import Origin
from desktop.operations.army_merging import Names, merge_army
from desktop.operations.three_ways import ThreeWays
from rules.armies import Army


def own_lists(library: Library) -> dict[str, Origin]:
    """Return which list each roster means that we write ourselves, those that were deleted here too."""
    lists = {army.id for army in library.armies()} | library.put_away().armies.keys()
    return {army_key(roster_id(key)): Origin(key) for key in lists}


def said_before(library: Library, mine: Army, now: Army, names: Names) -> Army | None:
    """Return what a list of ours was once, where a roster says just that; None where it says otherwise."""
    earlier: list[Army] = library.earlier("army", mine.id)
    for was in reversed(earlier):
        ways = ThreeWays()
        merge_army(was, now, was, names=names, ways=ways)
        if not ways.differences:
            return was
    return None
