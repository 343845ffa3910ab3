"""Provenance: which ids other sources have for things of ours, and what each of them said of one last.

An origin keeps what was said last under one foreign id, and by which library; what other libraries said is
kept beside it. A library that repeats itself brings no news, whatever others have said since.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from hashlib import sha256
from typing import Any, Generic, TypeVar

from db.codec import Codec
from db.exchange.battlescribe.findings import Finding, FindingOutcome
from db.exchange.battlescribe.harvest import FileTaken, file_key
from db.exchange.package import KNOWN_ELSEWHERE, MOST_ALSO, Elsewhere, Package
from db.exchange.package_sources import MOST_IDS, TABLE, Sources, catalogue_of, fits
from db.origins import Origin, Statement, of_library, of_table
from db.starter import begins_with
from rules.armies import Army
from rules.offers import Offer
from rules.text import Message

T = TypeVar("T")
_NOTHING = Statement()
_PARTS = tuple(part.name for part in fields(Statement))
DOCUMENTS = dict(zip(("card", "army", "offer", "format", "ruleset"), KNOWN_ELSEWHERE, strict=True))
"""By kind of things: the document of a package that holds them."""


def sum_of(codec: Codec[Any], thing: Any) -> str:
    """Return the checksum by which a library recognises what it said of a thing."""
    return sha256(codec.write(thing)).hexdigest()[:32]


def told_elsewhere(
    made: Package, known: Mapping[str, Origin], here: Mapping[str, Collection[str]]
) -> tuple[Elsewhere, Elsewhere]:
    """Return the ids that others have for the things of a package, and the checksums of what they said.

    ``here`` are the ids of all our things, by document; none of them is one of another library.
    """
    also: dict[str, dict[str, tuple[str, ...]]] = {}
    heard: dict[str, dict[str, tuple[str, ...]]] = {}
    for kind, document in DOCUMENTS.items():
        packed: Mapping[str, object] = getattr(made, document)
        mark = of_library(kind, "")
        for key, origin in sorted(known.items()):
            if not key.startswith(mark) or origin.thing not in packed:
                continue
            theirs = key.removeprefix(mark)
            if theirs not in here[document]:
                _add(also.setdefault(document, {}), origin.thing, theirs)
            for word in (_word(origin), *reversed([*origin.others.values()])):
                if word.sum:
                    _add(heard.setdefault(document, {}), origin.thing, word.sum)
    return also, heard


def _add(things: dict[str, tuple[str, ...]], thing: str, told: str) -> None:
    known = things.get(thing, ())
    if told not in known:
        things[thing] = (*known, told)[:MOST_ALSO]


@dataclass(frozen=True, slots=True)
class MergeBase(Generic[T]):
    """The base of a merge: ``said``, what the source said of the thing before, as far as it is known.

    It is ``ours`` where they took the thing from us: then only what they changed is news, and its owner is
    asked. ``seen`` is the revision of ours that they have seen since they last said something of it. ``left``
    are the fields that they had emptied then and that stayed here.
    """

    said: T | None = None
    ours: bool = False
    seen: T | None = None
    left: frozenset[tuple[str, str]] = frozenset()


@dataclass
class Provenance:
    """Where things of a package come from: which of ours they were matched with, what was said of them last.

    ``known`` are the origins that the library holds, by foreign id; ``written`` those that the import adds.
    """

    known: Mapping[str, Origin]
    theirs: Package
    file: str
    written: dict[str, Origin] = field(default_factory=dict)

    # Which thing is which

    def thing(self, kind: str, key: str) -> str | None:
        """Return the thing of ours that one of theirs was matched with before."""
        origin = self.known.get(of_library(kind, key))
        return None if origin is None else origin.thing

    def known_elsewhere(self, kind: str, key: str, here: Collection[str]) -> str | None:
        """Return the thing of ours that is known under another id, which the package says theirs has too."""
        for other in self._also(kind, key):
            for thing in (other, self.thing(kind, other)):
                if thing is not None and thing in here:
                    return thing
        return None

    def remember_ids(self, kind: str, ids: Mapping[str, str], here: Collection[str]) -> None:
        """Keep which things of ours the ids of other libraries mean.

        ``ids`` are ours by theirs; ``here`` are ids that things of ours have themselves.
        """
        for key, ours in ids.items():
            for other in self._also(kind, key):
                met = of_library(kind, other)
                if not (other in here or other in ids or met in self.known or met in self.written):
                    self.written[met] = Origin(ours, self.file)

    def _also(self, kind: str, key: str) -> Sequence[str]:
        return self.theirs.also.get(DOCUMENTS[kind], {}).get(key, ())

    # What was said

    def last_said(self, kind: str, key: str, ours: str) -> Statement | None:
        """Return what this library said last of a thing, else what any other did; None for nothing."""
        told = self.known.get(of_library(kind, key))
        first = [told] if told is not None and told.thing == ours else []
        beside = self._by_thing.get((kind, ours), ())
        said = [*first, *(each for each in beside if each is not told)]
        own = (self._own(each) for each in said)
        return next((word for word in (*own, *map(_word, said)) if word != _NOTHING), None)

    def base(
        self,
        kind: str,
        key: str,
        ours: str,
        told: Callable[[Statement], T | None],
        earlier: Sequence[T],
        codec: Codec[T],
    ) -> MergeBase[T]:
        """Return the base of a thing; ``earlier`` are all its revisions here."""
        word = self.last_said(kind, key, ours)
        sums = self.theirs.heard.get(DOCUMENTS[kind], {}).get(key, ())
        numbers = (n for n in range(len(earlier), 0, -1) if sums and sum_of(codec, earlier[n - 1]) in sums)
        seen = next(numbers, 0)
        said = None if word is None else told(word)
        if word is None or said is None:
            if key == ours and begins_with(ours) and earlier:  # both began with it: it is theirs as well
                return MergeBase(earlier[0], seen=earlier[seen - 1] if seen > 1 else None)
            return MergeBase(earlier[seen - 1], ours=True) if seen else MergeBase()
        return MergeBase(
            said, seen=earlier[seen - 1] if seen > word.number else None, left=frozenset(word.left)
        )

    def remember(self, kind: str, key: str, ours: str, now: Statement) -> None:
        """Keep what the package says of a thing, unless the same is kept already."""
        old = self.known.get(of_library(kind, key))
        if old is None or old.thing != ours:
            old = Origin(ours)
        if replace(self._own(old), number=now.number) == now:
            return
        library = self.theirs.library
        others = {each: word for each, word in old.others.items() if each != library}
        if old.library != library and _word(old) != _NOTHING:
            others[old.library] = _word(old)
        kept = dict(list(others.items())[-MOST_ALSO:])
        said = {part: getattr(now, part) for part in _PARTS}
        self.written[of_library(kind, key)] = Origin(ours, self.file, **said, library=library, others=kept)

    def _own(self, origin: Origin) -> Statement:
        """Return what this library said of a thing under one id."""
        if origin.library == self.theirs.library and _word(origin) != _NOTHING:
            return _word(origin)
        return origin.others.get(self.theirs.library, _NOTHING)

    @cached_property
    def _by_thing(self) -> Mapping[tuple[str, str], list[Origin]]:
        found: dict[tuple[str, str], list[Origin]] = {}
        for key, origin in self.known.items():
            mark, _, rest = key.partition(":")
            if mark == "tact":
                found.setdefault((rest.partition(":")[0], origin.thing), []).append(origin)
        return found


def _word(origin: Origin) -> Statement:
    return Statement(**{part: getattr(origin, part) for part in _PARTS})


_KINDS = {document: kind for kind, document in DOCUMENTS.items()}


def told_by_files(made: Package, known: Mapping[str, Origin]) -> Sources:
    """Return which ids files have for the things of a package, with what the files said of them last."""
    told: dict[str, dict[str, dict[str, Any]]] = {}
    for key, origin in sorted(known.items()):
        document = _document(key, origin)
        here: Any = getattr(made, document).get(origin.thing) if document else None
        said = None if here is None else _said(document, origin, made)
        foreign = TABLE if key == of_table(origin.thing) else key
        if said is None or not fits(document, foreign, said):
            continue
        ids = told.setdefault(document, {}).setdefault(origin.thing, {})
        if len(ids) < MOST_IDS:
            ids[foreign] = None if said == (here.card if document == "cards" else here) else said
    used = {catalogue_of(key) for things in told.values() for ids in things.values() for key in ids}
    files = {short: known[file_key(short)].revision for short in used if file_key(short) in known}
    return Sources(told, {short: revision for short, revision in files.items() if revision > 0})


def _document(key: str, origin: Origin) -> str:
    """Return the document of a package for the things of a foreign id, "" where there is none."""
    kind = "card" if key == of_table(origin.thing) else key.split(":")[1] if key.startswith("bs:") else ""
    return DOCUMENTS.get(kind, "")


def _said(document: str, origin: Origin, made: Package) -> Any:
    """Return what a file said of a thing; of a list only the cards that are in the package."""
    said = getattr(origin, _KINDS[document])
    if not isinstance(said, Army):
        return said
    return replace(said, entries=tuple(e for e in said.entries if e.card_id in made.cards), versions=())


@dataclass
class FileSources:
    """The origins that a package carries along, beside those that are kept here."""

    known: Mapping[str, Origin]
    theirs: Package
    file: str
    written: dict[str, Origin] = field(default_factory=dict)

    def thing(self, kind: str, key: str, here: Collection[str]) -> str | None:
        """Return the thing of ours with the same id of a file as theirs, if we imported the file."""
        for foreign in self._of(kind, key):
            origin = self.known.get(foreign)
            if origin is not None and origin.thing in here:
                return origin.thing
        return None

    def told_to_both(self, kind: str, key: str, ours: str) -> tuple[Any, Any, bool] | None:
        """Return what a file said last of a thing, there and here, and whether it was a table.

        None where no file said it to both.
        """
        for foreign in self._of(kind, key):
            origin = self.known.get(of_table(ours) if foreign == TABLE else foreign)
            if origin is not None and origin.thing == ours and (here := getattr(origin, kind)) is not None:
                return self._told_there(kind, key, foreign), here, foreign == TABLE
        return None

    def remember_ids(
        self, kind: str, ids: Mapping[str, str], here: Collection[str], ours: Callable[[Any], Any]
    ) -> None:
        """Keep which ids files have for things of ours; ``ours`` turns what was said to ids of our cards.

        Origins of what we imported ourselves, or from another library, stay as they are. Things that were
        ``here`` before get none: a package's word alone makes no file the source of them, whose next revision
        they would follow.
        """
        for key, thing in ids.items():
            for foreign in self._of(kind, key):
                name = of_table(thing) if foreign == TABLE else foreign
                if thing in here and name not in self.known:
                    continue
                part: dict[str, Any] = {kind: ours(self._told_there(kind, key, foreign))}
                self._remember(name, Origin(thing, self.file, **part, library=self.theirs.library))

    def remember_files(self) -> None:
        """Keep the revisions of the catalogues that were imported there and not here."""
        for short, revision in self.theirs.sources.files.items():
            told = Origin(short, self.file, revision=revision, library=self.theirs.library)
            self._remember(file_key(short), told)

    def _told_there(self, kind: str, key: str, foreign: str) -> Any:
        """Return what a file said of a thing of theirs last: the same as the package, if not told."""
        if (said := self._of(kind, key)[foreign]) is not None:
            return said
        shown = getattr(self.theirs, DOCUMENTS[kind])[key]
        return shown.card if kind == "card" else shown

    def _of(self, kind: str, key: str) -> Mapping[str, Any]:
        return self.theirs.sources.told.get(DOCUMENTS[kind], {}).get(key, {})

    def _remember(self, foreign: str, told: Origin) -> None:
        old = self.known.get(foreign)
        if old is not None:
            of_theirs = bool(old.library) and old.library == told.library and old.thing == told.thing
            if not of_theirs or replace(old, file=told.file) == told:
                return
        self.written.setdefault(foreign, told)


def plainly(told: Any) -> Any:
    """Return what was said unchanged."""
    return told


def offered(ids: Mapping[str, str]) -> Callable[[Offer], Offer]:
    """Return an option of theirs, offered to cards of ours."""
    return lambda offer: replace(offer, takers={ids.get(key, key): pa for key, pa in offer.takers.items()})


def listed(ids: Mapping[str, str]) -> Callable[[Army], Army]:
    """Return a list of theirs, as its roster stated it, with the ids of our cards."""

    def given(army: Army) -> Army:
        entries = tuple(replace(e, card_id=ids.get(e.card_id, e.card_id), revision=0) for e in army.entries)
        return replace(army, id="", entries=entries, versions=())

    return given


OLDER = "import.older_than_here"


@dataclass(frozen=True, slots=True)
class Ages:
    """The revisions of the files of one import, beside those that were imported last."""

    files: Sequence[FileTaken]
    origins: Mapping[str, Origin]

    def is_older(self, file: str) -> bool:
        """Tell whether a file is of an older revision than was imported last."""
        return any(taken.file == file and taken.revision < self._held(taken) for taken in self.files)

    def tell(self) -> Iterator[Finding]:
        """Yield the findings about older files."""
        for taken in self.files:
            if taken.revision < (held := self._held(taken)):
                data = {"value": taken.name or taken.file, "revision": taken.revision, "newer": held}
                yield Finding(
                    taken.file, "", "file", Message(OLDER, {"column": "file", **data}), FindingOutcome.NOTE
                )

    def heard(self) -> dict[str, Origin]:
        """Return the origins to be kept of newer files."""
        return {
            file_key(taken.id): Origin(taken.id, taken.file, revision=taken.revision)
            for taken in self.files
            if taken.id and taken.revision > self._held(taken)
        }

    def _held(self, taken: FileTaken) -> int:
        origin = self.origins.get(file_key(taken.id)) if taken.id else None
        return 0 if origin is None else origin.revision
