"""Merge lists, and the formats and rulesets that come with them, field by field."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from db.codec import Codec
from desktop.operations.armies import free_entry_id
from desktop.operations.free_names import stem
from desktop.operations.imports.match import likeness
from desktop.operations.imports.merge import Merging, Where
from desktop.operations.imports.merge_options import price_words, spell_words
from rules.armies import MOST_ENTRIES, MOST_OPTIONS, MOST_VERSIONS, Army, Entry, Option, Per, Version
from rules.battle.own_ruleset import OwnRuleset
from rules.formats import Format
from rules.text import fold

T = TypeVar("T")
_OPTION = Codec(Option)
Names = Callable[[str, str], str]
"""How a card is named, by its id, in a language."""
Bought = tuple[str, int]
"""An option of an entry: its name, and which of those of this name it is."""


def loose(army: Army) -> Army:
    """Return an army as a roster tells it: no id, no revisions."""
    entries = tuple(replace(entry, revision=0) for entry in army.entries)
    return replace(army, id="", entries=entries)


@dataclass(frozen=True, slots=True)
class Again:
    """An army that comes again: what it is from now on, and how its roster told it."""

    army: Army
    told: Army


def merge_army(
    before: Army, now: Army, mine: Army, *, names: Names, merging: Merging, pins: bool = False
) -> Again:
    """Join an army; every field on which the three do not agree is told to ``merging``.

    What its roster does not know of (folder, tags, versions, the revisions of its cards) stays as it is; the
    revisions follow with ``pins``, where whoever tells knows them. ``names`` name a card for players.
    """
    taken = {entry.id for army in (before, mine) for entry in army.entries}
    before = replace(before, entries=_with_free_ids(before.entries, mine, taken))
    known = before.entries
    if pins:  # what either took from the other comes back with it: it is the same card, not one more
        known += _beside(before, mine)
    elif merging.left:  # what it had taken away, and stayed here, it may bring again
        known += tuple(
            each for each in _beside(before, mine) if (_thing(mine, each), "figures") in merging.left
        )
    now = replace(now, entries=_as_before(now.entries, known, taken, lasting=pins))
    told = now if pins else loose(now)
    joining = _Joining(mine, names, merging, pins)
    people, edition, note = (
        joining.text(field, getattr(before, field), getattr(now, field), getattr(mine, field))
        for field in ("people", "edition", "note")
    )
    where = Where(mine.id, mine.name, "limit")
    limit = merging.decide(where, before.limit, now.limit, mine.limit, _limit_words)
    entries = joining.entries(before.entries, now.entries)
    system = now.system if mine.system == before.system else mine.system
    name = joined_name(mine.id, before.name or now.name, now.name, mine.name, merging)
    joined = replace(
        mine, name=name, people=people, edition=edition, note=note, limit=limit, entries=entries,
        system=system,
    )  # fmt: skip
    return Again(joined, told)


def joined_name(key: str, was: str, now: str, mine: str, merging: Merging) -> str:
    """Join a name; the number that one got because it was taken, there or here, is no part of it."""
    if stem(now) == stem(mine):
        return mine
    before = mine if stem(was) == stem(mine) else now if stem(was) == stem(now) else was
    return merging.decide(Where(key, mine, "name"), before, now, mine, str)


def _beside(before: Army, mine: Army) -> tuple[Entry, ...]:
    """Return the entries of ours of which nobody told before."""
    told = {entry.id for entry in before.entries}
    return tuple(entry for entry in mine.entries if entry.id not in told)


def _thing(army: Army, entry: Entry) -> str:
    """Return by what an entry of a list is chosen."""
    return f"{army.id}/{entry.id}"


def _free_id(taken: set[str]) -> str:
    found = free_entry_id(taken)
    taken.add(found)
    return found


def _with_free_ids(entries: Sequence[Entry], mine: Army, taken: set[str]) -> tuple[Entry, ...]:
    """Give another id to those whose own serves another card by now: it was deleted, and the id came free."""
    held = {entry.id: entry.card_id for entry in mine.entries}
    return tuple(
        entry if held.get(entry.id, entry.card_id) == entry.card_id else replace(entry, id=_free_id(taken))
        for entry in entries
    )


def _as_before(
    entries: Sequence[Entry], before: Sequence[Entry], taken: set[str], *, lasting: bool
) -> tuple[Entry, ...]:
    """Give each card of a roster the id that it had before: equal ones first, then in their order.

    Where ids are ``lasting`` those that have the same come before all: an equal one may be another by now.
    """
    ids: dict[int, str] = {}
    met: set[int] = set()
    for shared in (_its_id, _its_words, _its_card) if lasting else (_its_words, _its_card):
        left: dict[Hashable, deque[int]] = {}
        for place, entry in enumerate(before):
            if place not in met:
                left.setdefault(shared(entry), deque()).append(place)
        for number, entry in enumerate(entries):
            if number not in ids and (alike := left.get(shared(entry))):
                met.add(place := alike.popleft())
                ids[number] = before[place].id
    return tuple(
        replace(entry, id=ids[number] if number in ids else _free_id(taken))
        for number, entry in enumerate(entries)
    )


def _its_id(entry: Entry) -> Hashable:
    return entry.card_id, entry.id


def _its_words(entry: Entry) -> Hashable:
    """Return what two entries share that say the same, whatever their ids and revisions."""
    options = tuple(likeness(_OPTION, option) for option in entry.options)
    return entry.card_id, entry.figures, options, entry.note


def _its_card(entry: Entry) -> Hashable:
    return entry.card_id


def _bare(entry: Entry | None) -> Entry | None:
    return None if entry is None else replace(entry, id="", revision=0)


@dataclass(frozen=True, slots=True)
class _Joining:
    """One list of ours that meets what its roster says now."""

    mine: Army
    names: Names
    merging: Merging
    pins: bool

    def text(self, field: str, before: str, now: str, mine: str) -> str:
        return self.merging.decide(Where(self.mine.id, self.mine.name, field), before, now, mine, str)

    def entries(self, before: Sequence[Entry], now: Sequence[Entry]) -> tuple[Entry, ...]:
        """Return the entries: what both have joined, what either added, less what either took away."""
        was, theirs, held = (
            {entry.id: entry for entry in entries} for entries in (before, now, self.mine.entries)
        )
        found: dict[str, Entry] = {}
        for key in dict.fromkeys((*held, *was, *theirs)):
            kept = self._entry(was.get(key), theirs.get(key), held.get(key))
            if kept is not None:
                found[key] = kept
        untouched = [key for key in held if key in was] == [key for key in was if key in held]
        first, second = (theirs, held) if untouched else (held, theirs)
        return tuple(found[key] for key in _woven(list(first), list(second)) if key in found)

    def _entry(self, was: Entry | None, now: Entry | None, mine: Entry | None) -> Entry | None:
        known = mine or now or was
        assert known is not None
        names = [f"{self.mine.name} · {self.names(known.card_id, language)}" for language in ("fr", "en")]
        where = Where(_thing(self.mine, known), names[0], "figures", names[1])
        if was is not None and now is not None and mine is not None:
            return self._joined(was, now, mine, where)
        bare = self.merging.decide(where, _bare(was), _bare(now), _bare(mine), _entry_words)
        return None if bare is None else mine if mine is not None and bare == _bare(mine) else now

    def _joined(self, was: Entry, now: Entry, mine: Entry, where: Where) -> Entry:
        decide = self.merging.decide
        figures = decide(where, was.figures, now.figures, mine.figures, str)
        note = decide(replace(where, field="note"), was.note, now.note, mine.note, str)
        options = self._options(was, now, mine, where)
        revision = self._revision(was, now, mine) if self.pins else mine.revision
        return replace(mine, revision=revision, figures=figures, note=note, options=options)

    def _revision(self, was: Entry, now: Entry, mine: Entry) -> int:
        """Return which revision of its card an entry pins; that is told of the card itself."""
        free = self.merging.heard and mine.revision == was.revision
        return now.revision if free or self.merging.everything else mine.revision

    def _options(self, was: Entry, now: Entry, mine: Entry, entry: Where) -> tuple[Option, ...]:
        before, theirs, held = (_bought(entry.options) for entry in (was, now, mine))
        found: dict[Bought, Option] = {}
        for key in dict.fromkeys((*held, *before, *theirs)):
            three = before.get(key), theirs.get(key), held.get(key)
            known = next(option for option in reversed(three) if option is not None)
            names = (f"{name} · {known.name}" for name in (entry.name, entry.name_en))
            where = Where(f"{entry.thing}/{key[0]}/{key[1]}", next(names), "pa", next(names))
            _, now_bought, mine_bought = three
            unknown = now_bought is not None and now_bought.pa is None and mine_bought is not None
            brief = {option and _price_words(option, "en") for option in three}
            if len(brief) == len({option and _whole(option) for option in three}):
                kept = self.merging.decide(where, *three, _said("en"), _said("fr"), is_open=unknown)
            else:
                kept = self.merging.decide(where, *three, _whole, is_open=unknown)
            if kept is not None:
                found[key] = kept
        if mine.options == was.options:
            return tuple(found[key] for key in _woven(list(theirs), list(held)) if key in found)
        return tuple(found[key] for key in _woven(list(held), list(theirs)) if key in found)


def _woven(first: list[T], second: list[T]) -> list[T]:
    """Return the first ones in their order, each of the others behind the one that it stands behind."""
    behind: dict[T | None, list[T]] = {None: [], **{each: [] for each in first}}
    last: T | None = None
    for each in second:
        if each in behind:
            last = each
        else:
            behind[last].append(each)
    return [each for begin in behind for each in ([] if begin is None else [begin]) + behind[begin]]


def _bought(options: Iterable[Option]) -> Mapping[Bought, Option]:
    found: dict[Bought, Option] = {}
    times: Counter[str] = Counter()
    for option in options:
        name = fold(option.name)
        found[name, times[name]] = option
        times[name] += 1
    return found


_EACH = {"en": "{pa} per figure", "fr": "{pa} par figurine"}


def _price_words(option: Option, language: str) -> str:
    pa = price_words(option.pa)
    return _EACH[language].format(pa=pa) if option.per is Per.FIGURE else pa


def _said(language: str) -> Callable[[Option | None], str]:
    def say(option: Option | None) -> str:
        return "" if option is None else _price_words(option, language)

    return say


def _whole(option: Option | None) -> str:
    """Say all of an option, where the price alone would read alike."""
    if option is None:
        return ""
    parts = (option.name, _price_words(option, "en"), option.kind.value, spell_words(option.spell))
    return "; ".join(filter(None, parts))


def _limit_words(limit: int | None) -> str:
    return "" if limit is None else str(limit)


def _entry_words(entry: Entry | None) -> str:
    """Say an entry that came or went: its figures, what it buys, its note."""
    if entry is None:
        return ""
    bought = (f"{option.name} {price_words(option.pa)}" for option in entry.options)
    return "; ".join(filter(None, (str(entry.figures), *bought, entry.note)))


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
    merging: Merging,
) -> Again:
    """Join a list, whose entries are told apart by their cards. ``names`` name a card for players."""
    was = mine if before is None else before
    again = merge_army(was, now, mine, names=names, merging=merging, pins=True)
    told = again.told

    def word(key: str) -> str:
        return formats[key].en if key in formats else key

    def in_french(key: str) -> str:
        return formats[key].fr if key in formats else key

    def where(field: str) -> Where:
        return Where(mine.id, mine.name, field)

    joined = replace(
        again.army,
        folder=merging.decide(where("folder"), was.folder, told.folder, mine.folder, str),
        tags=merging.decide(where("tags"), was.tags, told.tags, mine.tags, ", ".join),
        format=merging.decide(where("format"), was.format, told.format, mine.format, word, in_french),
        versions=_versions(was, told, mine, merging),
        system=again.army.system if merging.heard or merging.everything else mine.system,
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


def _versions(was: Army, now: Army, mine: Army, merging: Merging) -> tuple[Version, ...]:
    """Join what a list was at other times, by its names then."""
    before, theirs, held = ({v.name: v for v in army.versions} for army in (was, now, mine))
    found: list[Version] = []
    for name in dict.fromkeys((*held, *before, *theirs)):
        three = before.get(name), theirs.get(name), held.get(name)
        where = Where(f"{mine.id}/version/{name}", f"{mine.name} · {name}", "version")
        kept = merging.decide(where, *three, _told_apart(_version_words, *three))
        if kept is not None:
            found.append(kept)
    return tuple(sorted(found, key=lambda version: version.at))


def _version_words(version: Version | None) -> str:
    """Say when a version was kept."""
    return "" if version is None else version.at[:16].replace("T", " ") or version.name


def join_format(before: Format | None, now: Format, mine: Format, merging: Merging) -> Format:
    """Join a list format: its name, the limits it is played at, its checks."""
    was = before or mine

    def where(field: str) -> Where:
        return Where(mine.id, mine.fr, field)

    checks = was.checks, now.checks, mine.checks
    name = joined_name(mine.id, was.fr, now.fr, mine.fr, merging)
    return replace(
        mine,
        fr=name,
        en=name,
        limits=merging.decide(where("limits"), was.limits, now.limits, mine.limits, _limits_words),
        checks=merging.decide(
            where("checks"),
            *checks,
            _told_apart(lambda rows: _counted(len(rows), _CHECKS[0]), *checks),
            _told_apart(lambda rows: _counted(len(rows), _CHECKS[1]), *checks),
        ),
    )


def _limits_words(limits: tuple[int, ...]) -> str:
    return ", ".join(map(str, limits))


def join_ruleset(
    key: str, before: OwnRuleset | None, now: OwnRuleset, mine: OwnRuleset, merging: Merging
) -> OwnRuleset:
    """Join an own ruleset: its name, and what is changed of the shipped one that it goes by."""
    was = before or mine
    name = joined_name(key, was.name, now.name, mine.name, merging)
    three = replace(was, name=name), replace(now, name=name), replace(mine, name=name)
    return merging.decide(
        Where(key, mine.name, "values"),
        *three,
        _told_apart(lambda own: _counted(len(own.changes), _VALUES[0]), *three),
        _told_apart(lambda own: _counted(len(own.changes), _VALUES[1]), *three),
    )


# Words ----------------------------------------------------------------------------------------------


def _counted(n: int, words: tuple[str, str]) -> str:
    return words[n != 1].format(n=n)


def _told_apart(say: Callable[[T], str], *three: T) -> Callable[[T], str]:
    """Return how to say three words of which two that differ would read alike: each by a number."""
    others: list[T] = []
    for each in three:
        if each not in others and say(each):
            others.append(each)
    if len({say(each) for each in others}) == len(others):
        return say
    return lambda each: f"{say(each)} ({others.index(each) + 1})" if say(each) else ""
