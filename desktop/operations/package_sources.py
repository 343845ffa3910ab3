"""What files of other programs told of the things of a package: handed on, and known where they arrive.

So the next revision of a catalogue, a roster or a table meets what came by a package as it would meet what
was read from the file itself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from db.exchange.battlescribe.harvest import file_key
from db.exchange.package import Package
from db.exchange.package_sources import MOST_IDS, TABLE, Sources, catalogue_of, fits
from db.origins import Origin
from desktop.operations.package_hearsay import DOCUMENTS
from desktop.operations.table_meeting import foreign as of_table
from rules.armies import Army
from rules.offers import Offer

_PARTS = {document: kind for kind, document in DOCUMENTS.items()}


def told_by_files(made: Package, known: Mapping[str, Origin]) -> Sources:
    """Return under which ids files have the things of a package, with what they said of them last."""
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
    """Return the document of a package that holds what a foreign id means; nothing for none."""
    kind = "card" if key == of_table(origin.thing) else key.split(":")[1] if key.startswith("bs:") else ""
    return DOCUMENTS.get(kind, "")


def _said(document: str, origin: Origin, made: Package) -> Any:
    """Return what a file said of a thing; of a list as far as its cards are in the package."""
    said = getattr(origin, _PARTS[document])
    if not isinstance(said, Army):
        return said
    return replace(said, entries=tuple(e for e in said.entries if e.card_id in made.cards), versions=())


@dataclass
class ArrivingSources:
    """The foreign ids that a package tells of, beside those that are known here."""

    known: Mapping[str, Origin]
    theirs: Package
    file: str
    written: dict[str, Origin] = field(default_factory=dict)

    def thing(self, kind: str, key: str, here: Collection[str]) -> str | None:
        """Return the thing of ours that a file which we read ourselves has under an id of one of theirs."""
        for foreign in self._of(kind, key):
            origin = self.known.get(foreign)
            if origin is not None and origin.thing in here:
                return origin.thing
        return None

    def meet(
        self, kind: str, ids: Mapping[str, str], here: Collection[str], ours: Callable[[Any], Any]
    ) -> None:
        """Remember under which ids files have things of ours; ``ours`` gives what was told to cards of ours.

        What we read ourselves, or heard from another library, is not touched. Nor is what was ``here``
        before: nobody's word alone makes a file the source of it, whose next revision it would follow.
        """
        for key, thing in ids.items():
            for foreign, said in self._of(kind, key).items():
                name = of_table(thing) if foreign == TABLE else foreign
                if thing in here and name not in self.known:
                    continue
                shown = getattr(self.theirs, DOCUMENTS[kind])[key]
                told = said if said is not None else shown.card if kind == "card" else shown
                part: dict[str, Any] = {kind: ours(told)}
                self._remember(name, Origin(thing, self.file, **part, library=self.theirs.library))

    def meet_files(self) -> None:
        """Remember the revisions of the catalogues that were read there, and not here."""
        for short, revision in self.theirs.sources.files.items():
            told = Origin(short, self.file, revision=revision, library=self.theirs.library)
            self._remember(file_key(short), told)

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
    """Return what was told as it stands."""
    return told


def offered(ids: Mapping[str, str]) -> Callable[[Offer], Offer]:
    """Return how an option of theirs is offered to cards of ours."""
    return lambda offer: replace(offer, takers={ids.get(key, key): pa for key, pa in offer.takers.items()})


def listed(ids: Mapping[str, str]) -> Callable[[Army], Army]:
    """Return how a list of theirs, as its roster told it, names cards of ours."""

    def given(army: Army) -> Army:
        entries = tuple(replace(e, card_id=ids.get(e.card_id, e.card_id), revision=0) for e in army.entries)
        return replace(army, id="", entries=entries, versions=())

    return given
