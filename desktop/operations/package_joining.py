"""Join a list, a format or a ruleset that a package tells of with what its owner made of it, field by field.

Each returns what the thing is from now on. Of one that was never heard of before nothing is filled in: an
empty list says as much as a full one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from desktop.operations.army_merging import Again, Names, joined_name, merge_army
from desktop.operations.three_ways import Three, ThreeWays
from rules.armies import MOST_ENTRIES, MOST_OPTIONS, MOST_VERSIONS, Army, Version
from rules.battle.own_ruleset import OwnRuleset
from rules.formats import Format

T = TypeVar("T")
_Counted = tuple[tuple[str, str], tuple[str, str]]
_CHECKS: _Counted = ("{n} check", "{n} checks"), ("{n} contrôle", "{n} contrôles")
_VALUES: _Counted = ("{n} value", "{n} values"), ("{n} valeur", "{n} valeurs")


def join_army(
    before: Army | None,
    now: Army,
    mine: Army,
    *,
    names: Names,
    formats: Mapping[str, Format],
    ways: ThreeWays,
) -> Again:
    """Join a list, whose entries are told apart by their cards. ``names`` name a card for players."""
    was = mine if before is None else before
    again = merge_army(was, now, mine, names=names, ways=ways, pins=True)
    told = again.told

    def word(key: str) -> str:
        return formats[key].en if key in formats else key

    def in_french(key: str) -> str:
        return formats[key].fr if key in formats else key

    def where(field: str) -> Three:
        return Three(mine.id, mine.name, field)

    joined = replace(
        again.army,
        folder=ways.decide(where("folder"), was.folder, told.folder, mine.folder, str),
        tags=ways.decide(where("tags"), was.tags, told.tags, mine.tags, ", ".join),
        format=ways.decide(where("format"), was.format, told.format, mine.format, word, in_french),
        versions=_versions(was, told, mine, ways),
        system=again.army.system if ways.heard or ways.everything else mine.system,
    )
    return Again(joined if _fits(joined) else mine, told)


def _fits(army: Army) -> bool:
    """Tell whether a list is none that two long ones made too long to be kept."""
    every = (army.entries, *(version.entries for version in army.versions))
    return (
        len(army.versions) <= MOST_VERSIONS
        and all(len(entries) <= MOST_ENTRIES for entries in every)
        and all(len(entry.options) <= MOST_OPTIONS for entry in army.entries)
    )


def _versions(was: Army, now: Army, mine: Army, ways: ThreeWays) -> tuple[Version, ...]:
    """Join what a list was at other times, by its names then."""
    before, theirs, held = ({v.name: v for v in army.versions} for army in (was, now, mine))
    found: list[Version] = []
    for name in dict.fromkeys((*held, *before, *theirs)):
        three = before.get(name), theirs.get(name), held.get(name)
        where = Three(f"{mine.id}/version/{name}", f"{mine.name} · {name}", "version")
        kept = ways.decide(where, *three, _apart(_version_words, *three))
        if kept is not None:
            found.append(kept)
    return tuple(sorted(found, key=lambda version: version.at))


def _version_words(version: Version | None) -> str:
    """Say when a version was kept."""
    return "" if version is None else version.at[:16].replace("T", " ") or version.name


def join_format(before: Format | None, now: Format, mine: Format, ways: ThreeWays) -> Format:
    """Join a list format: its name, the limits it is played at, its checks."""
    was = before or mine

    def where(field: str) -> Three:
        return Three(mine.id, mine.fr, field)

    checks = was.checks, now.checks, mine.checks
    name = joined_name(mine.id, was.fr, now.fr, mine.fr, ways)
    return replace(
        mine,
        fr=name,
        en=name,
        limits=ways.decide(where("limits"), was.limits, now.limits, mine.limits, _limits_words),
        checks=ways.decide(
            where("checks"),
            *checks,
            _apart(lambda rows: _counted(len(rows), _CHECKS[0]), *checks),
            _apart(lambda rows: _counted(len(rows), _CHECKS[1]), *checks),
        ),
    )


def _limits_words(limits: tuple[int, ...]) -> str:
    return ", ".join(map(str, limits))


def join_ruleset(
    key: str, before: OwnRuleset | None, now: OwnRuleset, mine: OwnRuleset, ways: ThreeWays
) -> OwnRuleset:
    """Join an own ruleset: its name, and what is changed of the shipped one that it goes by."""
    was = before or mine
    name = joined_name(key, was.name, now.name, mine.name, ways)
    three = replace(was, name=name), replace(now, name=name), replace(mine, name=name)
    return ways.decide(
        Three(key, mine.name, "values"),
        *three,
        _apart(lambda own: _counted(len(own.changes), _VALUES[0]), *three),
        _apart(lambda own: _counted(len(own.changes), _VALUES[1]), *three),
    )


# Words ----------------------------------------------------------------------------------------------


def _counted(n: int, words: tuple[str, str]) -> str:
    return words[n != 1].format(n=n)


def _apart(say: Callable[[T], str], *three: T) -> Callable[[T], str]:
    """Return how to say three words of which two that differ would read alike: each by a number."""
    others: list[T] = []
    for each in three:
        if each not in others and say(each):
            others.append(each)
    if len({say(each) for each in others}) == len(others):
        return say
    return lambda each: f"{say(each)} ({others.index(each) + 1})" if say(each) else ""
