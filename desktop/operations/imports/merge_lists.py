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
from desktop.operations.imports.merge import Merging, Said, Where
from desktop.operations.imports.merge_options import price_words
from rules.armies import MOST_ENTRIES, MOST_OPTIONS, MOST_VERSIONS, Army, Entry, Option, Per, Version
from rules.battle.own_ruleset import OwnRuleset
from rules.catalogue.listing import still_picked
from rules.formats import Format
from rules.text import Message, fold
from rules.values import plain

T = TypeVar("T")
_OPTION = Codec(Option)
Names = Callable[[str, str], str]
"""How a card is named, by its id, in a language."""
Bought = tuple[str, int]
"""An option of an entry: its name, and which of those of this name it is."""


NO_FORMATS: Mapping[str, Format] = {}


def loose(army: Army) -> Army:
    """Return an army as a roster knows it: without ids and revisions."""
    entries = tuple(replace(entry, revision=0) for entry in army.entries)
    return replace(army, id="", entries=entries)


@dataclass(frozen=True, slots=True)
class Again:
    """An army that was imported before: the merged one, and what its roster said, as it is kept."""

    army: Army
    told: Army


def merge_army(
    base: Army, theirs: Army, ours: Army, *, names: Names, merging: Merging, pins: bool = False,
    formats: Mapping[str, Format] = NO_FORMATS,
) -> Again:  # fmt: skip
    """Merge an army; every field on which base, theirs and ours do not agree goes to ``merging``.

    What no roster knows (folder, tags, versions, the revisions of its cards) stays as it is; with ``pins``
    the revisions are merged too, for a source that knows them. ``names`` are the names of cards for players,
    ``formats`` those that there are, by their ids.
    """
    taken = {entry.id for army in (base, ours) for entry in army.entries}
    base = replace(base, entries=_with_free_ids(base.entries, ours, taken))
    known = base.entries
    if pins:  # what either took from the other comes back with it: it is the same card, not one more
        known += _beside(base, ours)
    elif merging.left:  # what it had taken away, and stayed here, it may bring again
        known += tuple(
            each for each in _beside(base, ours) if (_thing(ours, each), "figures") in merging.left
        )
    theirs = replace(theirs, entries=_as_before(theirs.entries, known, taken, lasting=pins))
    told = theirs if pins else loose(theirs)
    joining = _Joining(ours, names, merging, pins)
    people, edition, note = (
        joining.text(field, getattr(base, field), getattr(theirs, field), getattr(ours, field))
        for field in ("people", "edition", "note")
    )
    where = Where(ours.id, ours.name, "limit")
    limit = merging.decide(where, base.limit, theirs.limit, ours.limit, _limit_words)
    spending = merging.decide(
        replace(where, field="spending"), base.spending, theirs.spending, ours.spending, _spending_words
    )
    of_format = replace(where, field="format")
    format_ = merging.decide(of_format, base.format, theirs.format, ours.format, *_format_words(formats))
    entries = joining.entries(base.entries, theirs.entries)
    system = theirs.system if ours.system == base.system else ours.system
    name = joined_name(ours.id, base.name or theirs.name, theirs.name, ours.name, merging)
    joined = replace(
        ours, name=name, people=people, edition=edition, note=note, limit=limit, entries=entries,
        system=system, format=format_, spending=spending,
    )  # fmt: skip
    return Again(joined, told)


def joined_name(key: str, was: str, theirs: str, ours: str, merging: Merging) -> str:
    """Merge a name; a number that it got because it was taken, there or here, is no part of it."""
    if stem(theirs) == stem(ours):
        return ours
    base = ours if stem(was) == stem(ours) else theirs if stem(was) == stem(theirs) else was
    return merging.decide(Where(key, ours, "name"), base, theirs, ours, str)


def _beside(base: Army, ours: Army) -> tuple[Entry, ...]:
    """Return the entries of ours that the source has never stated."""
    told = {entry.id for entry in base.entries}
    return tuple(entry for entry in ours.entries if entry.id not in told)


def _thing(army: Army, entry: Entry) -> str:
    """Return the id of an entry in the decisions of its owner."""
    return f"{army.id}/{entry.id}"


def _free_id(taken: set[str]) -> str:
    found = free_entry_id(taken)
    taken.add(found)
    return found


def _with_free_ids(entries: Sequence[Entry], ours: Army, taken: set[str]) -> tuple[Entry, ...]:
    """Give new ids to entries whose own id is another card's by now: ids of deleted entries are reused."""
    held = {entry.id: entry.card_id for entry in ours.entries}
    return tuple(
        entry if held.get(entry.id, entry.card_id) == entry.card_id else replace(entry, id=_free_id(taken))
        for entry in entries
    )


def _as_before(
    entries: Sequence[Entry], base: Sequence[Entry], taken: set[str], *, lasting: bool
) -> tuple[Entry, ...]:
    """Give each entry of a roster the id that it had before: equal entries first, then in their order.

    Where ids are ``lasting``, entries with the same id come before all: an equal one may be another by now.
    """
    ids: dict[int, str] = {}
    met: set[int] = set()
    for shared in (_its_id, _its_words, _its_card) if lasting else (_its_words, _its_card):
        left: dict[Hashable, deque[int]] = {}
        for place, entry in enumerate(base):
            if place not in met:
                left.setdefault(shared(entry), deque()).append(place)
        for number, entry in enumerate(entries):
            if number not in ids and (alike := left.get(shared(entry))):
                met.add(place := alike.popleft())
                ids[number] = base[place].id
    return tuple(
        replace(entry, id=ids[number] if number in ids else _free_id(taken))
        for number, entry in enumerate(entries)
    )


def _its_id(entry: Entry) -> Hashable:
    return entry.card_id, entry.id


def _its_words(entry: Entry) -> Hashable:
    """Return a value that is equal for entries that differ only in ids and revisions."""
    options = tuple(likeness(_OPTION, _unpicked(option)) for option in entry.options)
    return entry.card_id, entry.figures, options, entry.note


def _its_card(entry: Entry) -> Hashable:
    return entry.card_id


def _bare(entry: Entry | None) -> Entry | None:
    """Return what anybody may say of an entry; where it stands in catalogues is ours alone."""
    if entry is None:
        return None
    options = tuple(map(_unpicked, entry.options))
    return replace(entry, id="", revision=0, options=options, node="", force="", picks=(), pa=None, told=None)


def _unpicked(option: Option) -> Option:
    return replace(option, pick="") if option.pick else option


@dataclass(frozen=True, slots=True)
class _Joining:
    """The merge of the entries of one list."""

    ours: Army
    names: Names
    merging: Merging
    pins: bool

    def text(self, field: str, base: str, theirs: str, ours: str) -> str:
        return self.merging.decide(Where(self.ours.id, self.ours.name, field), base, theirs, ours, str)

    def entries(self, base: Sequence[Entry], theirs: Sequence[Entry]) -> tuple[Entry, ...]:
        """Return the merged entries: those of both, what either added, less what either removed."""
        was, said, held = (
            {entry.id: entry for entry in entries} for entries in (base, theirs, self.ours.entries)
        )
        found: dict[str, Entry] = {}
        for key in dict.fromkeys((*held, *was, *said)):
            kept = self._entry(was.get(key), said.get(key), held.get(key))
            if kept is not None:
                found[key] = kept
        untouched = [key for key in held if key in was] == [key for key in was if key in held]
        first, second = (said, held) if untouched else (held, said)
        return tuple(found[key] for key in _woven(list(first), list(second)) if key in found)

    def _entry(self, was: Entry | None, theirs: Entry | None, ours: Entry | None) -> Entry | None:
        known = ours or theirs or was
        assert known is not None
        names = [f"{self.ours.name} · {self.names(known.card_id, language)}" for language in ("fr", "en")]
        where = Where(_thing(self.ours, known), names[0], "figures", names[1])
        if was is not None and theirs is not None and ours is not None:
            return self._joined(was, theirs, ours, where)
        bare = self.merging.decide(where, _bare(was), _bare(theirs), _bare(ours), _entry_words)
        if bare is None:
            return None
        if ours is not None and bare == _bare(ours):
            return ours
        if theirs is None or theirs.told is None:
            return theirs
        return replace(theirs, told=replace(theirs.told, brings=()))  # of forces that are not ours

    def _joined(self, was: Entry, theirs: Entry, ours: Entry, where: Where) -> Entry:
        decide = self.merging.decide
        figures = decide(where, was.figures, theirs.figures, ours.figures, str)
        note = decide(replace(where, field="note"), was.note, theirs.note, ours.note, str)
        options = self._options(was, theirs, ours, where)
        revision = self._revision(was, theirs, ours) if self.pins else ours.revision
        picks = still_picked(ours, options)
        return replace(ours, revision=revision, figures=figures, note=note, options=options, picks=picks)

    def _revision(self, was: Entry, theirs: Entry, ours: Entry) -> int:
        """Return which revision of its card an entry pins; a conflict is reported with the card."""
        free = self.merging.heard and ours.revision == was.revision
        return theirs.revision if free or self.merging.everything else ours.revision

    def _options(self, was: Entry, theirs: Entry, ours: Entry, entry: Where) -> tuple[Option, ...]:
        base, said, held = (_bought(map(_unpicked, entry.options)) for entry in (was, theirs, ours))
        picked = {key: option.pick for key, option in _bought(ours.options).items()}
        found: dict[Bought, Option] = {}
        for key in dict.fromkeys((*held, *base, *said)):
            three = base.get(key), said.get(key), held.get(key)
            known = next(option for option in reversed(three) if option is not None)
            names = (f"{name} · {known.name}" for name in (entry.name, entry.name_en))
            where = Where(f"{entry.thing}/{key[0]}/{key[1]}", next(names), "pa", next(names))
            _, theirs_bought, ours_bought = three
            unknown = theirs_bought is not None and theirs_bought.pa is None and ours_bought is not None
            kept = self.merging.decide(where, *three, _as_needed(three), is_open=unknown)
            if kept is not None:
                found[key] = replace(kept, pick=picked.get(key, ""))
        if list(map(_unpicked, ours.options)) == list(map(_unpicked, was.options)):
            return tuple(found[key] for key in _woven(list(said), list(held)) if key in found)
        return tuple(found[key] for key in _woven(list(held), list(said)) if key in found)


def _woven(first: list[T], second: list[T]) -> list[T]:
    """Return the first entries in their order, each of the others after the one it follows in its list."""
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


def _price(option: Option) -> Said:
    pa = price_words(option.pa)
    return Message("import.per_figure", {"pa": pa}) if option.per is Per.FIGURE else pa


def _as_needed(options: Sequence[Option | None]) -> Callable[[Option | None], Said]:
    """Return what to say of options: their price, or all of each where they differ in more."""
    several = [option for option in options if option is not None]
    brief = {(option.pa, option.per) for option in several}
    if len(brief) == len({likeness(_OPTION, option) for option in several}):
        return lambda option: "" if option is None else _price(option)
    return lambda option: option or ""


def _format_words(formats: Mapping[str, Format]) -> tuple[Callable[[str], str], Callable[[str], str]]:
    """Return how a format is named, in English and in French."""
    return (
        lambda key: formats[key].en if key in formats else key,
        lambda key: formats[key].fr if key in formats else key,
    )


def _spending_words(spending: Iterable[tuple[str, float]]) -> str:
    return ", ".join(f"{key} {plain(most)}" for key, most in spending)


def _limit_words(limit: int | None) -> str:
    return "" if limit is None else str(limit)


def _entry_words(entry: Entry | None) -> str:
    """Say an entry that was added or removed: its figures, what it buys, its note."""
    if entry is None:
        return ""
    bought = (f"{option.name} {price_words(option.pa)}" for option in entry.options)
    return "; ".join(filter(None, (str(entry.figures), *bought, entry.note)))


def join_army(
    base: Army | None,
    theirs: Army,
    ours: Army,
    *,
    names: Names,
    formats: Mapping[str, Format],
    merging: Merging,
) -> Again:
    """Merge a list of a package. ``names`` are the names of cards for players."""
    was = ours if base is None else base
    again = merge_army(was, theirs, ours, names=names, merging=merging, pins=True, formats=formats)
    told = again.told

    def where(field: str) -> Where:
        return Where(ours.id, ours.name, field)

    joined = replace(
        again.army,
        folder=merging.decide(where("folder"), was.folder, told.folder, ours.folder, str),
        tags=merging.decide(where("tags"), was.tags, told.tags, ours.tags, ", ".join),
        versions=_versions(was, told, ours, merging),
        system=again.army.system if merging.heard or merging.everything else ours.system,
    )
    return Again(joined if _fits(joined) else ours, told)


def _fits(army: Army) -> bool:
    """Tell whether a merged list is within the limits of what can be kept."""
    every = (army.entries, *(version.entries for version in army.versions))
    return (
        len(army.versions) <= MOST_VERSIONS
        and all(len(entries) <= MOST_ENTRIES for entries in every)
        and all(len(entry.options) <= MOST_OPTIONS for entry in army.entries)
    )


def _versions(was: Army, theirs: Army, ours: Army, merging: Merging) -> tuple[Version, ...]:
    """Merge the named versions of a list."""
    base, said, held = ({v.name: v for v in army.versions} for army in (was, theirs, ours))
    found: list[Version] = []
    for name in dict.fromkeys((*held, *base, *said)):
        three = base.get(name), said.get(name), held.get(name)
        where = Where(f"{ours.id}/version/{name}", f"{ours.name} · {name}", "version")
        kept = merging.decide(where, *three, lambda version: version or "")
        if kept is not None:
            found.append(kept)
    return tuple(sorted(found, key=lambda version: version.at))


def join_format(base: Format | None, theirs: Format, ours: Format, merging: Merging) -> Format:
    """Merge a list format: its name, its limits in PA, its checks."""
    was = base or ours

    def where(field: str) -> Where:
        return Where(ours.id, ours.fr, field)

    name = joined_name(ours.id, was.fr, theirs.fr, ours.fr, merging)
    return replace(
        ours,
        fr=name,
        en=name,
        limits=merging.decide(where("limits"), was.limits, theirs.limits, ours.limits, _limits_words),
        checks=merging.decide(
            where("checks"),
            was.checks,
            theirs.checks,
            ours.checks,
            lambda rows: Message("import.checks", {"n": len(rows), "rows": rows}),
        ),
    )


def _limits_words(limits: tuple[int, ...]) -> str:
    return ", ".join(map(str, limits))


def join_ruleset(
    key: str, base: OwnRuleset | None, theirs: OwnRuleset, ours: OwnRuleset, merging: Merging
) -> OwnRuleset:
    """Merge an own ruleset: its name, and the values changed in the shipped one that it was copied from."""
    was = base or ours
    name = joined_name(key, was.name, theirs.name, ours.name, merging)
    three = replace(was, name=name), replace(theirs, name=name), replace(ours, name=name)
    return merging.decide(
        Where(key, ours.name, "values"),
        *three,
        lambda own: Message("import.values", {"n": len(own.changes), "changes": own.changes}),
    )
