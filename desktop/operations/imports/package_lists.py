"""Match the lists, formats and rulesets of a package with those of the library, and merge them.

They are matched by id, by provenance, by name and content. One that matches none comes in under a free name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import attrgetter
from typing import Any

from db.battle_codec import RULESET
from db.codec import ARMY, Codec
from db.origins import FORMAT, RulesetStatement, Statement
from desktop.operations import armies, formats, rulesets, tables
from desktop.operations.desk import Desk
from desktop.operations.free_names import FreeNames
from desktop.operations.imports.incoming import Incoming
from desktop.operations.imports.match import Twins, likeness
from desktop.operations.imports.merge import Merging
from desktop.operations.imports.merge_lists import join_army, join_format, join_ruleset
from desktop.operations.imports.package_cards import IncomingCards
from desktop.operations.imports.provenance import DOCUMENTS, MergeBase, listed, sum_of
from rules.armies import Army, Entry
from rules.battle.own_ruleset import OwnRuleset, cells_of, fault
from rules.battle.ruleset_lines import lines
from rules.formats import Format


@dataclass(frozen=True, slots=True)
class _Kind:
    """How things of a kind are named, and how it is kept what a package told of one."""

    id: str
    name: Callable[[Any], str]
    named: Callable[[Any, str, str], Any]
    """A thing under an id and a name."""

    names: Callable[[Desk], FreeNames]
    """The names that things of the kind have here."""

    told: Callable[[Statement], Any]
    kept: Callable[[Any], Statement]
    """What is remembered of one that was told."""

    codec: Codec[Any]
    size: Callable[[Any], int] = lambda _: 1
    """How much there is to hold against another one."""


def _named_army(army: Army, key: str, name: str) -> Army:
    return replace(army, id=key, name=name)


def _named_format(made: Format, key: str, name: str) -> Format:
    return replace(made, id=key, fr=name, en=name)


def _named_ruleset(own: OwnRuleset, _key: str, name: str) -> OwnRuleset:
    return replace(own, name=name)


def _told_ruleset(word: Statement) -> OwnRuleset | None:
    told = word.ruleset
    return (
        None if told is None else OwnRuleset(told.name, told.base, told.changes, generation=told.generation)
    )


def _kept_ruleset(own: OwnRuleset) -> Statement:
    return Statement(ruleset=RulesetStatement(own.name, own.base, own.changes, own.generation))


_ARMY = _Kind(
    "army", attrgetter("name"), _named_army, armies.free_names, attrgetter("army"),
    lambda told: Statement(army=told), ARMY, lambda army: 1 + len(army.entries),
)  # fmt: skip
_FORMAT = _Kind(
    "format", attrgetter("fr"), _named_format, formats.free_names, attrgetter("format"),
    lambda told: Statement(format=told), FORMAT,
)  # fmt: skip
_RULESET = _Kind(
    "ruleset", attrgetter("name"), _named_ruleset, rulesets.free_names, _told_ruleset, _kept_ruleset,
    RULESET,
)  # fmt: skip


@dataclass(frozen=True)
class _Coming:
    """The things of one kind in a package, those of the library, and what is to be written.

    ``plain`` makes of a thing what is merged, ``bare`` what is compared for equality. ``join`` gets the id,
    base, theirs and ours; it returns the merged thing, and theirs as it is kept.
    """

    kind: _Kind
    theirs: Mapping[str, Any]
    here: Mapping[str, Any]
    gone: Mapping[str, Any]
    writes: dict[str, Any]
    added: list[str]
    changed: list[str]
    join: Callable[[str, Any, Any, Any, Merging], tuple[Any, Any]]
    plain: Callable[[Any], Any] = lambda thing: thing
    bare: Callable[[Any], Any] = lambda thing: thing

    def twins(self, things: Mapping[str, Any], numbered: Collection[str] = ()) -> Twins[Any]:
        """Return things by name and content."""
        return Twins(things, self.kind.name, self._said, numbered)

    def _said(self, thing: Any) -> str:
        return likeness(self.kind.codec, self.bare(self.kind.named(thing, "", "")))

    @cached_property
    def deleted(self) -> Twins[Any]:
        """The soft-deleted things that the package does not name by their ids."""
        return self.twins({key: thing for key, thing in self.gone.items() if key not in self.theirs})


@dataclass
class IncomingLists:
    """The matching of lists, formats and rulesets of one package with those of one library."""

    incoming: Incoming
    cards: IncomingCards
    armies: dict[str, Army] = field(default_factory=dict)
    formats: dict[str, Format] = field(default_factory=dict)
    rulesets: dict[str, OwnRuleset] = field(default_factory=dict)
    _renamed: dict[str, str] = field(default_factory=dict)
    """By a format of theirs: the one here that it is."""

    _was: dict[str, list[Any]] = field(default_factory=dict)
    _cells: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    """By shipped ruleset: what its rulesets may change."""

    _names: dict[str, FreeNames] = field(default_factory=dict)
    """By kind: the names that there are, and those that were given."""

    _known_formats: Mapping[str, Format] = field(default_factory=dict)

    def match(self) -> None:
        """Match all of them, formats first: lists name them."""
        incoming, library, theirs = self.incoming, self.incoming.desk.library, self.incoming.theirs
        gone, report, own = incoming.gone, incoming.report, library.formats()
        coming = _Coming(
            _FORMAT, theirs.formats, own, gone.formats, self.formats, report.formats_added,
            report.formats_changed,
            lambda _, base, now, mine, merging: (join_format(base, now, mine, merging), now),
        )  # fmt: skip
        self._renamed = self._meet(coming)
        self._meet_rulesets()
        self._known_formats = {**tables.formats(), **own, **self.formats}
        lists = {key: self._given_to_ours(army) for key, army in theirs.armies.items()}
        here = {army.id: army for army in library.armies()}
        coming = _Coming(
            _ARMY, lists, here, gone.armies, self.armies, report.armies_added, report.armies_changed,
            self._join_army, self._plainly, self._barely,
        )  # fmt: skip
        ids = self._meet(coming)
        incoming.sources.remember_ids(_ARMY.id, ids, here, listed(self.cards.ids))
        self._tell_formats({mine: lists[key] for key, mine in ids.items()})

    def _meet(self, coming: _Coming) -> dict[str, str]:
        """Match things of a kind; return ours by theirs, without those that stay soft-deleted."""
        kind, provenance = coming.kind, self.incoming.provenance
        ids = self._found(coming)
        for key, thing in coming.theirs.items():
            self.incoming.go_on()
            if key in ids:
                self._again(coming, key, ids[key])
            elif (mine := self._new_one(coming, key, thing)) is not None:
                ids[key] = mine
        provenance.remember_ids(kind.id, ids, coming.here.keys() | coming.gone.keys())
        return ids

    def _found(self, coming: _Coming) -> dict[str, str]:
        """Match things by id, by provenance, by name and content; each of ours is matched once."""
        here, kind, provenance = coming.here, coming.kind, self.incoming.provenance
        ids = {key: key for key in coming.theirs if key in here}
        free = {mine: thing for mine, thing in here.items() if mine not in ids}
        taken = {kind.name(mine) for mine in here.values()}
        told = ((key, provenance.thing(kind.id, key)) for key in coming.theirs)
        elsewhere = ((key, provenance.known_elsewhere(kind.id, key, here.keys())) for key in coming.theirs)
        of_files = ((key, self.incoming.sources.thing(kind.id, key, here.keys())) for key in coming.theirs)
        for key, thing in (*told, *elsewhere, *of_files):
            if key not in ids and thing is not None and free.pop(thing, None) is not None:
                ids[key] = thing
        twins = coming.twins(free, taken)
        for key, thing in coming.theirs.items():
            if key not in ids and (twin := twins.find(thing)) is not None:
                ids[key] = twin
                twins.claim(twin)
        return ids

    def _again(self, coming: _Coming, key: str, ours: str) -> None:
        """Merge a thing with ours."""
        kind, report = coming.kind, self.incoming.report
        now, mine = coming.plain(coming.theirs[key]), coming.plain(coming.here[ours])
        base = self._base(coming, key, ours, now)
        merging = self.incoming.merging(base, fills=False, whole=True)

        def join(was: Any, merging: Merging) -> tuple[Any, Any]:
            return coming.join(ours, was, now, mine, merging)

        merging.learn_changes(base.seen, join)
        joined, told = join(base.said, merging)
        report.take(merging)
        heard = self.incoming.provenance.last_said(kind.id, key, ours) is not None
        if heard or ours != key or coming.bare(now) != coming.bare(mine):  # our own word needs no origin
            self._hear(kind, key, ours, told, merging.kept)
        if joined == mine:
            report.others_same += 1
            return
        if (name := kind.name(joined)) != kind.name(mine):
            joined = kind.named(joined, ours, self._free(coming, ours, name))
        coming.writes[ours] = joined
        coming.changed.append(ours)

    def _base(self, coming: _Coming, key: str, ours: str, now: Any) -> MergeBase[Any]:
        """Return the base of a thing, as far as it is known.

        Where nobody said anything of it before, it is what they say now if we said the same once.
        """
        kind = coming.kind
        earlier = self._earlier(kind, ours)
        base = self.incoming.provenance.base(kind.id, key, ours, kind.told, earlier, kind.codec)
        if base.said is not None:
            return base
        if ours == key and any(coming.bare(was) == coming.bare(now) for was in earlier):
            return MergeBase(now)
        return base

    def _earlier(self, kind: _Kind, ours: str) -> list[Any]:
        """Return all revisions of a thing of ours, read once."""
        if ours not in self._was:
            self._was[ours] = was = self.incoming.desk.library.memory.revisions(kind.id, ours)
            self.incoming.joining.pay(sum(map(kind.size, was)))
        return self._was[ours]

    def _new_one(self, coming: _Coming, key: str, thing: Any) -> str | None:
        """Add a thing that matches none; return its id, None where it is soft-deleted here and stays so."""
        kind, provenance = coming.kind, self.incoming.provenance
        name, gone = kind.name(thing), coming.gone
        told = provenance.thing(kind.id, key), provenance.known_elsewhere(kind.id, key, gone.keys())
        deleted = next((k for k in (key, *told) if k is not None and k in gone), None)
        if deleted is None:
            deleted = coming.deleted.find(thing)
        if deleted is not None and self.incoming.stays_away(deleted, name):
            return None
        mine = deleted or key
        self._hear(kind, key, mine, kind.named(coming.plain(thing), "", name))
        coming.writes[mine] = kind.named(thing, mine, self._free(coming, mine, name))
        coming.added.append(mine)
        return mine

    def _hear(
        self, kind: _Kind, key: str, ours: str, told: Any, left: tuple[tuple[str, str], ...] = ()
    ) -> None:
        """Keep what the package says of a thing."""
        raw = getattr(self.incoming.theirs, DOCUMENTS[kind.id])[key]
        number = len(self._earlier(kind, ours))
        word = kind.kept(kind.named(told, "", kind.name(told)))
        self.incoming.provenance.remember(
            kind.id, key, ours, replace(word, sum=sum_of(kind.codec, raw), number=number, left=left)
        )

    def _free(self, coming: _Coming, ours: str, name: str) -> str:
        """Return a name that no other thing has, here or among those that are added."""
        kind = coming.kind
        if kind.id not in self._names:
            self._names[kind.id] = kind.names(self.incoming.desk)
        return self._names[kind.id].give(ours, name)

    # Lists

    def _given_to_ours(self, army: Army) -> Army:
        """Return a list of theirs with the ids of our cards and of our format."""
        return replace(
            army,
            format=self._renamed.get(army.format, army.format),
            entries=self._repinned(army.entries),
            versions=tuple(replace(v, entries=self._repinned(v.entries)) for v in army.versions),
        )

    def _repinned(self, entries: Iterable[Entry]) -> tuple[Entry, ...]:
        ids, numbers = self.cards.ids, self.cards.numbers

        def ours(entry: Entry) -> Entry:
            pin = ids[entry.card_id], numbers[entry.card_id, entry.revision]
            if pin == (entry.card_id, entry.revision):
                return entry
            return replace(entry, card_id=pin[0], revision=pin[1])

        return tuple(map(ours, entries))

    def _join_army(
        self, ours: str, base: Army | None, now: Army, mine: Army, merging: Merging
    ) -> tuple[Army, Army]:
        told = replace(now, id="")
        known = self._known_formats
        again = join_army(
            None if base is None else self._plainly(base), told, mine,
            names=self.cards.name_of, formats=known, merging=merging,
        )  # fmt: skip
        return again.army, again.told

    def _plainly(self, army: Army) -> Army:
        """Return a list as it is merged: equal revisions of a card have one number."""
        return replace(
            army,
            format=army.format if army.format in self._known_formats else "",
            entries=self._first(army.entries),
            versions=tuple(replace(v, entries=self._first(v.entries)) for v in army.versions),
        )

    def _barely(self, army: Army) -> Army:
        """Return a list as it is compared for equality: the ids of entries are their places."""
        army = self._plainly(army)
        return replace(army, id="", entries=tuple(replace(e, id=f"e{n}") for n, e in enumerate(army.entries)))

    def _first(self, entries: Iterable[Entry]) -> tuple[Entry, ...]:
        first = self.cards.first
        return tuple(
            entry if entry.revision == (number := first(entry.card_id, entry.revision))
            else replace(entry, revision=number)
            for entry in entries
        )  # fmt: skip

    def _tell_formats(self, theirs: Mapping[str, Army]) -> None:
        """Remove unknown formats from lists that are added, which go by the format of their edition then."""
        for key, army in self.armies.items():
            told = theirs[key].format
            if told and told not in self._known_formats and army.format in ("", told):
                self.armies[key] = replace(army, format="")
                self.incoming.tell(army.name, "no_such_format")

    # Rulesets

    def _meet_rulesets(self) -> None:
        """Match rulesets; what is out of bounds in those that are added is reported."""
        incoming, theirs = self.incoming, self.incoming.theirs.rulesets
        here = incoming.desk.library.rulesets()
        sound = {key: own if here.get(key) == own else self._sound(own) for key, own in theirs.items()}
        coming = _Coming(
            _RULESET, sound, here, incoming.gone.rulesets, self.rulesets, incoming.report.rulesets_added,
            incoming.report.rulesets_changed,
            self._join_ruleset,
            plain=self._sound, bare=self._sound,
        )  # fmt: skip
        ids = self._meet(coming)
        for key, mine in ids.items():
            if mine in self.rulesets and sound[key] != rulesets.current(theirs[key]):
                incoming.tell(self.rulesets[mine].name, "odd_ruleset")

    def _join_ruleset(
        self, key: str, base: OwnRuleset | None, now: OwnRuleset, mine: OwnRuleset, merging: Merging
    ) -> tuple[OwnRuleset, OwnRuleset]:
        was = None if base is None else self._sound(base)
        return join_ruleset(key, was, now, mine, merging), now

    def _sound(self, own: OwnRuleset) -> OwnRuleset:
        """Return a ruleset with its possible values alone: those of lines that its shipped ruleset has."""
        base = rulesets.base_of(own)
        own = rulesets.current(own)
        if base.id not in self._cells:
            self._cells[base.id] = cells_of(lines(base, self.incoming.desk.abilities))
        cells = self._cells[base.id]
        changes = {
            path: value
            for path, value in own.changes.items()
            if path in cells and _is_plain(value) and fault(cells[path], value, base) is None
        }
        return replace(own, base=base.id, changes=changes)


def _is_plain(value: object) -> bool:
    """Tell whether a value is of a type that a line holds: a text, a number, yes or no, or several."""
    if isinstance(value, Mapping):
        return all(map(_is_plain, value.values()))
    return isinstance(value, str | int) or (isinstance(value, tuple) and all(map(_is_plain, value)))
