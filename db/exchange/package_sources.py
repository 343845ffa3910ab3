"""The origins that a package carries along: under which ids files of other programs have its things.

Whoever takes the package in can then import the next revision of a catalogue, roster or table as if they had
imported the one before. What a file said of a thing is written only where it differs from what the package
says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from db.codec import ARMY, CARD, Codec
from db.exchange import package_limits
from db.exchange.long_texts import holds_long_text
from db.exchange.package_names import NameCleaner
from db.origins import OFFER

TABLE = "table:card"
"""The id of all tables: they have none of their own, and say what they say of a card."""
MOST_IDS = 20
"""Under so many ids of other programs a thing may be known."""
_FILES = "files"
_LONGEST = 400
_LATEST = 10**9


@dataclass(frozen=True, slots=True)
class Sources:
    """What files said last, by document, thing and foreign id; None where the package itself says the same.

    ``files`` are the revisions of the catalogues that were imported last, by the ids of those.
    """

    told: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)
    files: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Kind:
    ids: re.Pattern[str]
    codec: Codec[Any]
    look_at: Callable[[Any], None]
    cleared: Callable[[NameCleaner, Any], Any]


_IN_FILE = ":[^:]*" * 3
KINDS: Mapping[str, _Kind] = {
    "cards": _Kind(
        re.compile(f"bs:card{_IN_FILE}|{TABLE}"), CARD, package_limits.look_at_card, NameCleaner.card
    ),
    "offers": _Kind(
        re.compile(f"bs:offer{_IN_FILE}"), OFFER, package_limits.look_at_offer, NameCleaner.offer
    ),
    "armies": _Kind(re.compile("bs:army:[^:]*"), ARMY, package_limits.look_at_army, NameCleaner.army),
}
"""The documents whose things other programs have too."""


def fits(document: str, foreign: str, told: Any) -> bool:
    """Tell whether a package may hold a foreign id with what was stated under it."""
    if not _is_id(document, foreign):
        return False
    try:
        KINDS[document].look_at(told)
    except ValueError:
        return False
    return not holds_long_text(KINDS[document].codec.plain(told))


def _is_id(document: str, foreign: str) -> bool:
    pattern = KINDS[document].ids
    return len(foreign) <= _LONGEST and foreign.isprintable() and pattern.fullmatch(foreign) is not None


def catalogue_of(foreign: str) -> str:
    """Return the id of the catalogue that a foreign id belongs to, "" for an id of another kind."""
    parts = foreign.split(":")
    return parts[2] if len(parts) == 5 else ""


def plain(sources: Sources) -> dict[str, Any]:
    """Return the JSON document of the sources, None where there are none."""
    found: dict[str, Any] = {
        document: {
            key: {
                foreign: None if said is None else KINDS[document].codec.plain(said)
                for foreign, said in sorted(ids.items())
            }
            for key, ids in sorted(things.items())
        }
        for document, things in sorted(sources.told.items())
    }
    return found | ({_FILES: dict(sorted(sources.files.items()))} if sources.files else {})


def read(document: Any, held: Mapping[str, Mapping[str, Any]]) -> Sources:
    """Read the sources of the things ``held`` by a package, which are by document and id.

    Raises ValueError for what no package says.
    """
    if not isinstance(document, dict) or not document.keys() <= {_FILES, *KINDS}:
        raise ValueError("foreign ids of a kind that has none")
    files = document.get(_FILES, {})
    if not isinstance(files, dict) or not all(map(_is_file, files.items())):
        raise ValueError("the revision of a file")
    taken: set[str] = set()
    told = {
        name: _things(name, document[name], held.get(name, {}), taken) for name in KINDS if name in document
    }
    _look_at_pins(told.get("armies", {}), held.get("cards", {}))
    return Sources(told, files)


def _is_file(pair: tuple[str, Any]) -> bool:
    key, revision = pair
    named = len(key) <= _LONGEST and key.isprintable() and ":" not in key
    return named and type(revision) is int and 0 < revision < _LATEST


def _things(name: str, things: Any, held: Mapping[str, Any], taken: set[str]) -> dict[str, dict[str, Any]]:
    if not isinstance(things, dict) or not things.keys() <= held.keys():
        raise ValueError("foreign ids of what is not there")
    found: dict[str, dict[str, Any]] = {}
    for key, ids in things.items():
        if not isinstance(ids, dict) or not 0 < len(ids) <= MOST_IDS:
            raise ValueError("foreign ids")
        if not all(_is_id(name, foreign) for foreign in ids) or not taken.isdisjoint(ids):
            raise ValueError("a foreign id")
        taken.update(foreign for foreign in ids if foreign != TABLE)
        found[key] = {foreign: _told(KINDS[name], row) for foreign, row in ids.items()}
    return found


def _look_at_pins(armies: Mapping[str, Mapping[str, Any]], cards: Mapping[str, Any]) -> None:
    for ids in armies.values():
        for army in ids.values():
            if army is not None and not {card for card, _ in army.pins} <= cards.keys():
                raise ValueError("a list that names what is not there")


def _told(kind: _Kind, row: Any) -> Any:
    """Read one statement of a file, within the limits of things in packages."""
    if row is None:
        return None
    made = kind.codec.read_parsed(row)
    package_limits.look_at_kinds(row, kind.codec.plain(made))
    kind.look_at(made)
    return kind.cleared(NameCleaner(), made)
