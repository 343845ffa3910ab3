"""Things of a library in one file that another library takes in: cards, lists, rulesets, formats, battles.

A ``.tactpack`` is a ZIP of JSON documents and pictures; docs/PACKAGE.md describes it. Read as if by an enemy:
nothing is unpacked to the disk, every size is looked at first, every reference must hold.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from typing import Any

from pydantic_core import to_json

from db.battle_codec import RULESET
from db.battles import BattleRecord
from db.codec import ARMY, CARD, Codec, is_of_newer_program
from db.errors import Unreadable
from db.exchange import battle, budget, long_texts, package_limits, package_sources
from db.exchange.budget import Archive, Budget
from db.exchange.package_names import Mended, NameCleaner, cleared, needs_clearing
from db.exchange.package_sources import Sources
from db.exchange.zips import EPOCH
from db.origins import FIGURES, FORMAT, OFFER
from rules.armies import Army
from rules.battle.own_ruleset import OwnRuleset
from rules.cards import Card
from rules.collection import Owned
from rules.formats import Format
from rules.offers import Offer

KIND = "tactpack"
VERSION = 4
_BEFORE_CATALOGUES = 3
"""The version of a package that holds no catalogue file: older programs read it."""
ENDING = ".tactpack"
MOST_CARDS = 50_000
_LONGEST_ID = 128
MOST_ALSO = 20
"""Under so many ids of other libraries a thing may be known, and so many may have told of it."""
_HEAD, _ALSO, _HEARD, _SOURCES = "package", "also", "heard", "sources"
_BATTLES, _PICTURES, _CATALOGUES = "battles/", "pictures/", "catalogues/"
MOST_CATALOGUES = 1_000


Elsewhere = Mapping[str, Mapping[str, tuple[str, ...]]]
"""By document and id: what other libraries have to do with a thing."""


@dataclass(frozen=True, slots=True)
class PackedCard:
    """A card with the revisions that lists pin, by number, and the number of the one it shows.

    One that was deleted (``soft_deleted``) is packed only for the lists that pin it.
    """

    shown: int
    revisions: Mapping[int, Card]
    soft_deleted: bool = False

    @property
    def card(self) -> Card:
        """Return what the card shows."""
        return self.revisions[self.shown]


@dataclass(frozen=True, slots=True)
class Package:
    """What a package holds, by lasting id.

    Owned figures are by miniature, pictures by the hash of their bytes; a battle's id is the one in the
    library it comes from, whose own id is ``library``. By document and id, ``also`` holds the ids that other
    libraries have for a thing, ``heard`` the checksums of what they said of it last, and ``sources`` what
    files of other programs said. ``mended`` lists what was corrected as a package was read.
    """

    cards: Mapping[str, PackedCard] = field(default_factory=dict)
    armies: Mapping[str, Army] = field(default_factory=dict)
    offers: Mapping[str, Offer] = field(default_factory=dict)
    owned: Mapping[str, Owned] = field(default_factory=dict)
    formats: Mapping[str, Format] = field(default_factory=dict)
    rulesets: Mapping[str, OwnRuleset] = field(default_factory=dict)
    battles: tuple[BattleRecord, ...] = ()
    pictures: Mapping[str, bytes] = field(default_factory=dict)
    catalogues: Mapping[str, bytes] = field(default_factory=dict)
    """Files by the sums that lists pin: what these go by."""
    library: str = ""
    also: Elsewhere = field(default_factory=dict)
    heard: Elsewhere = field(default_factory=dict)
    sources: Sources = field(default_factory=Sources)
    mended: tuple[Mended, ...] = field(default=(), compare=False)

    @property
    def is_empty(self) -> bool:
        """Tell whether it brings nothing: pictures alone belong to no card."""
        return not (self.cards or self.armies or self.offers or self.owned or self.formats or self.rulesets
                    or self.battles)  # fmt: skip


# The parts of a package that are one document each: their field and the codec of what they hold by id.
_DOCUMENTS: Mapping[str, Codec[Any]] = {
    "armies": ARMY, "offers": OFFER, "owned": FIGURES, "formats": FORMAT, "rulesets": RULESET,
}  # fmt: skip
KNOWN_ELSEWHERE = ("cards", "armies", "offers", "formats", "rulesets")
"""Documents whose things other libraries may have under ids of their own; miniatures go by their names."""


# Writing ------------------------------------------------------------------------------------------


def write(package: Package) -> bytes:
    """Write a package; the same content makes the same bytes.

    In battles a hidden order stays hidden, as in a battle that is exported alone. Raises LongPacked for a
    text that readers would call damage.
    """
    long_texts.look_at_texts(package.cards, package.armies)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as parts:

        def put(name: str, data: bytes) -> None:
            made = zipfile.ZipInfo(name, EPOCH)
            made.compress_type = zipfile.ZIP_STORED if name.startswith(_PICTURES) else zipfile.ZIP_DEFLATED
            made.external_attr = 0o644 << 16
            parts.writestr(made, data)

        origin = {"library": package.library} if package.library else {}
        version = VERSION if package.catalogues else _BEFORE_CATALOGUES
        put(f"{_HEAD}.json", to_json({"format": KIND, "version": version, **origin}))
        put("cards.json", to_json({key: _plain(card) for key, card in sorted(package.cards.items())}))
        for name, codec in _DOCUMENTS.items():
            things: Mapping[str, Any] = getattr(package, name)
            document = {key: codec.plain(thing) for key, thing in sorted(things.items())}
            long_texts.look_at_document(document, {key: _name_of(thing) for key, thing in things.items()})
            put(f"{name}.json", to_json(document))
        for name, elsewhere in ((_ALSO, package.also), (_HEARD, package.heard)):
            if elsewhere:
                rows = {document: dict(sorted(ids.items())) for document, ids in sorted(elsewhere.items())}
                put(f"{name}.json", to_json(rows))
        if sources := package_sources.plain(package.sources):
            put(f"{_SOURCES}.json", to_json(sources))
        for record in package.battles:
            exported = battle.export(record)
            long_texts.look_at_battle(record.name, exported)
            put(f"{_BATTLES}{record.id}.json", exported)
        for key, data in sorted(package.pictures.items()):
            put(f"{_PICTURES}{key}", data)
        for key, data in sorted(package.catalogues.items()):
            put(f"{_CATALOGUES}{key}", data)
    return written.getvalue()


def _name_of(thing: Army | Offer | Owned | Format | OwnRuleset) -> str:
    if isinstance(thing, Offer):
        return thing.option.name
    return thing.fr if isinstance(thing, Format) else thing.name


def _plain(packed: PackedCard) -> dict[str, Any]:
    rows = [[number, CARD.plain(card)] for number, card in sorted(packed.revisions.items())]
    away = {"put_away": True} if packed.soft_deleted else {}
    return {"shown": packed.shown, "revisions": rows, **away}


# Reading ------------------------------------------------------------------------------------------


def read(data: bytes, file: str = "") -> Package:
    """Read a package that somebody wrote.

    Raises Unreadable, with ``file`` and the reason, for whatever is not one, whole and sound.
    """
    paid = Budget.of(data, file, budget.MAX_PACKAGE)
    try:
        with paid.archive(data) as archive:
            names = [part.filename for part in archive.parts]
            if len(set(names)) != len(names):
                raise Unreadable("damaged", file=file)
            return _read(_Parts(paid, archive), file)
    except budget.TORN as error:
        raise Unreadable("not_a_package", file=file) from error


class _Parts:
    """The parts of a package that is read."""

    def __init__(self, paid: Budget, archive: Archive) -> None:
        self.budget = paid
        self._archive = archive
        self._parts = {part.filename: part for part in archive.parts}

    def __contains__(self, name: str) -> bool:
        return name in self._parts

    def names(self, folder: str = "") -> list[str]:
        """Return the names of the parts in a folder, of all parts without one."""
        return sorted(name for name in self._parts if name.startswith(folder))

    def bytes(self, name: str, most: int = budget.MAX_UNPACKED) -> bytes:
        """Unpack a part."""
        return self._archive.read(self._parts[name], most)

    def document(self, name: str) -> Any:
        """Parse a part. Raises ValueError for what is no JSON."""
        return self.budget.json(self.bytes(f"{name}.json"))


def _read(parts: _Parts, file: str) -> Package:
    try:
        head = parts.document(_HEAD) if f"{_HEAD}.json" in parts else None
    except ValueError as error:
        raise Unreadable("not_a_package", file=file) from error
    if not isinstance(head, dict) or head.get("format") != KIND:
        raise Unreadable("not_a_package", file=file)
    version = head.get("version")
    if type(version) is int and version > VERSION:
        raise Unreadable("newer", file=file)
    try:
        if type(version) is not int or version < 1:
            raise ValueError("version")
        if strange := [name for name in parts.names() if not _is_part(name)]:
            raise ValueError(f"parts that no package has: {strange[:3]}")
        library = head.get("library", "")
        if not isinstance(library, str) or len(library) > _LONGEST_ID:
            raise ValueError("the library that it comes from")
        seen = NameCleaner()
        named: Mapping[str, Callable[[Any], Any]] = {
            "armies": seen.army, "offers": seen.offer, "owned": seen.owned, "formats": seen.format,
            "rulesets": seen.ruleset,
        }  # fmt: skip
        things: dict[str, Any] = {
            name: _things(parts, name, partial(_plainly, codec, named[name]))
            for name, codec in _DOCUMENTS.items()
        }
        made = _sound(
            Package(
                cards=_things(parts, "cards", partial(_card, seen)),
                **things,
                library=library,
                also=_elsewhere(parts, _ALSO),
                heard=_elsewhere(parts, _HEARD),
                mended=tuple(seen.mended),
                battles=tuple(_battle(parts, name) for name in parts.names(_BATTLES)),
                pictures={
                    name.removeprefix(_PICTURES): _picture(parts, name) for name in parts.names(_PICTURES)
                },
                catalogues=_catalogues(parts, file),
            )
        )
        return made if f"{_SOURCES}.json" not in parts else replace(made, sources=_sources(parts, made))
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
        raise Unreadable("newer" if is_of_newer_program(error) else "damaged", file=file) from error


def _sources(parts: _Parts, made: Package) -> Sources:
    held = {name: getattr(made, name) for name in package_sources.KINDS}
    return package_sources.read(parts.document(_SOURCES), held)


def _is_part(name: str) -> bool:
    """Tell whether a name is one that the parts of a package have."""
    documents = {f"{each}.json" for each in (_HEAD, "cards", _ALSO, _HEARD, _SOURCES, *_DOCUMENTS)}
    folder, _, rest = name.partition("/")
    return name in documents or (f"{folder}/" in (_BATTLES, _PICTURES, _CATALOGUES) and "/" not in rest)


def _things(parts: _Parts, name: str, read_one: Callable[[Any], Any]) -> dict[str, Any]:
    """Read a document of things by id; a part that is missing holds none."""
    if f"{name}.json" not in parts:
        return {}
    document = parts.document(name)
    if not isinstance(document, dict) or len(document) > MOST_CARDS:
        raise ValueError(name)
    if any(not 0 < len(key) <= _LONGEST_ID for key in document):
        raise ValueError(f"{name}: an id")
    package_limits.look_at_number(name, document, parts.budget.file)
    return {key: read_one(thing) for key, thing in document.items()}


def _elsewhere(parts: _Parts, name: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """Read the provenance of the things of a package: ids and statements of other libraries."""
    found: dict[str, dict[str, tuple[str, ...]]] = _things(parts, name, _by_id)
    if not found.keys() <= {*KNOWN_ELSEWHERE}:
        raise ValueError("a kind of things that has no ids elsewhere")
    return found


def _by_id(document: Any) -> dict[str, tuple[str, ...]]:
    if not isinstance(document, dict) or len(document) > MOST_CARDS:
        raise ValueError("no things by id")
    return {key: _ids(ids) for key, ids in document.items()}


def _ids(ids: Any) -> tuple[str, ...]:
    if not isinstance(ids, list) or not 0 < len(ids) <= MOST_ALSO or len({*map(str, ids)}) < len(ids):
        raise ValueError("ids elsewhere")
    if not all(isinstance(each, str) and 0 < len(each) <= _LONGEST_ID for each in ids):
        raise ValueError("an id elsewhere")
    return tuple(ids)


def _plainly(codec: Codec[Any], named: Callable[[Any], Any], row: Any) -> Any:
    """Read one thing of a document. Raises ValueError where yes or no stands for a number."""
    made = codec.read_parsed(row)
    package_limits.look_at_kinds(row, codec.plain(made))
    return _clear(named(made), row)


def _clear(made: Any, row: Any) -> Any:
    """Return a thing without invisible marks; those in names are reported."""
    return cleared(made) if any(map(needs_clearing, budget.texts_of(row))) else made


def _card(seen: NameCleaner, row: Any) -> PackedCard:
    if not isinstance(row, dict) or not row.keys() <= {"shown", "revisions", "put_away"}:
        raise ValueError("a key that no card has")
    revisions: dict[int, Card] = {}
    for number, card in row["revisions"]:
        if type(number) is not int or number < 1 or number in revisions:
            raise ValueError("the number of a revision")
        revisions[number] = made = _clear(seen.card(CARD.read_parsed(card)), card)
        package_limits.look_at_card(made)
    if type(row["shown"]) is not int or row["shown"] not in revisions:
        raise ValueError("a card that shows nothing")
    if type(away := row.get("put_away", False)) is not bool:
        raise ValueError("neither soft-deleted nor not")
    return PackedCard(row["shown"], revisions, away)


def _battle(parts: _Parts, name: str) -> BattleRecord:
    key = name.removeprefix(_BATTLES).removesuffix(".json")
    if not 0 < len(key) <= _LONGEST_ID:
        raise ValueError("an id")
    return replace(battle.read_within(parts.budget, parts.bytes(name, budget.MAX_BATTLE)), id=key)


def _picture(parts: _Parts, name: str) -> bytes:
    data = parts.bytes(name, budget.MAX_PICTURE)
    if sha256(data).hexdigest() != name.removeprefix(_PICTURES):
        raise ValueError("a picture that is another one")
    return data


def _catalogues(parts: _Parts, file: str) -> dict[str, bytes]:
    """Read the catalogue files. Raises Unreadable for one that is none."""
    names = parts.names(_CATALOGUES)
    if len(names) > MOST_CATALOGUES:
        raise ValueError("too many catalogues")
    found: dict[str, bytes] = {}
    for name in names:
        data, key = parts.bytes(name, budget.MAX_BYTES), name.removeprefix(_CATALOGUES)
        if sha256(data).hexdigest() != key:
            raise ValueError("a catalogue that is another one")
        found[key] = data
    return found


def _sound(package: Package) -> Package:
    """Check that everything that cards and lists name is there, and that nothing is beyond the limits."""
    for card in package.cards.values():
        if any(shown.picture and shown.picture not in package.pictures for shown in card.revisions.values()):
            raise ValueError("a card whose picture is not there")
    for name, ids in (*package.also.items(), *package.heard.items()):
        if not ids.keys() <= getattr(package, name).keys():
            raise ValueError("ids elsewhere of what is not there")
    held = {(key, number) for key, card in package.cards.items() for number in card.revisions}
    for key, army in package.armies.items():
        if army.id != key or not army.pins <= held:
            raise ValueError("a list that pins what is not there")
        package_limits.look_at_army(army)
    for counted in package.owned.values():
        package_limits.look_at_owned(counted)
    for offer in package.offers.values():
        package_limits.look_at_offer(offer)
    for rules in package.rulesets.values():
        package_limits.look_at_ruleset(rules)
    for made in package.formats.values():
        if made.fault() is not None or max(len(made.fr), len(made.en)) > budget.MOST_NAME:
            raise ValueError("a format")
    return package
