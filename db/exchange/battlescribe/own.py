"""What rosters written here say beside what every program reads, so that they come back as they were.

A profile's columns are free in this format. Those below are shown by other programs like any other, and are
read as fields of the card or of the option only in profiles of the types named here: elsewhere a column
called "Race" or "Note" may mean anything, and stays a line of the card's note.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from db.codec import Codec, read_short
from db.exchange.battlescribe.findings import FindingOutcome, Findings
from db.exchange.battlescribe.labels import ABILITIES, plain
from db.exchange.battlescribe.model import Profile
from db.exchange.battlescribe.prices import figure
from db.exchange.spelling import Spellings
from rules.armies import OptionKind, Per
from rules.card_fields import (
    BESIDE,
    BY_KEY,
    FIELDS,
    PRINTED_VALUE,
    VALUES,
    CardField,
    filled,
)
from rules.cards import MOST_ABILITIES, Card
from rules.peoples import Peoples
from rules.spells import Spell
from rules.values import Value, ValueKind


def made_id(*words: str) -> str:
    """Return an id such as catalogues have, the same for the same words."""
    digits = sha256("\n".join(words).encode("utf-8", "replace")).hexdigest()
    return "-".join(digits[at : at + 4] for at in range(0, 16, 4))


SYSTEM_ID = made_id("system")
"""The game system of rosters that claim nobody's data."""
FORCE_ID = made_id("force")
"""The kind of the forces that are nobody's."""
CARD_TYPE = ("Carte de références", "Reference card")
OPTION_TYPE = ("Option", "Option")
# What every program has columns for; those of other systems than Confrontation no other program has.
_EVERYBODYS = (
    *(field for field in VALUES if field not in BESIDE),
    *(BY_KEY[key] for key in ("rank", "size", "abilities", "equipment")),
)
# Each in French and in English.
COLUMNS: dict[str, tuple[str, str]] = {
    **{field.key: field.roster for field in FIELDS if field.roster and field not in _EVERYBODYS},
    "character": ("Personnage", "Character"),
    "abilities_fr": ("Compétences en français", "Abilities in French"),
    "abilities_en": ("Compétences en anglais", "Abilities in English"),
    "kind": ("Genre", "Kind"),
    "price": ("PA", "AP"),
    "per": ("Prix", "Price"),
    "bringing": ("Carte", "Card"),
    "spell": ("Tacticien", "Tacticien"),
}
KINDS: dict[OptionKind, tuple[str, str]] = {
    OptionKind.ARTEFACT: ("artefact", "artefact"),
    OptionKind.SPELL: ("sortilège", "spell"),
    OptionKind.MIRACLE: ("miracle", "miracle"),
    OptionKind.OTHER: ("autre", "other"),
}
PRICED: dict[Per, tuple[str, str]] = {
    Per.FIGURE: ("par figurine", "per figure"),
    Per.CARD: ("par carte", "per card"),
}
SPELL = Codec(Spell)

_CARD_TYPES = frozenset(map(plain, CARD_TYPE))
_OPTION_TYPES = frozenset(map(plain, OPTION_TYPE))
_OF_OPTIONS = ("kind", "price", "per", "bringing", "spell")
_CARD_COLUMNS = {
    plain(word): key for key, words in COLUMNS.items() if key not in _OF_OPTIONS for word in words
}
# Not read from their cell alone: the other name, the note of the file, the table of peoples count too.
_READ_IN_CONTEXT = ("name_fr", "name_en", "people", "note")
_PLAIN = tuple(field for field in FIELDS if field.key in COLUMNS and field.key not in _READ_IN_CONTEXT)
_OPTION_COLUMNS = {plain(word): key for key in _OF_OPTIONS for word in COLUMNS[key]}
_KINDS = {plain(word): kind for kind, words in KINDS.items() for word in words}
_PRICED = {plain(word): per for per, words in PRICED.items() for word in words}


def is_card(profile: Profile) -> bool:
    """Tell whether a profile is that of a card of ours."""
    return plain(profile.kind) in _CARD_TYPES


def of_card(profile: Profile) -> tuple[Profile, dict[str, str]]:
    """Part a profile in what everybody's columns say and what ours say; most have none of ours."""
    if not is_card(profile):
        return profile, {}
    said = {key: text for name, text in profile.cells.items() if (key := _CARD_COLUMNS.get(plain(name)))}
    others = {name: text for name, text in profile.cells.items() if plain(name) not in _CARD_COLUMNS}
    return Profile(profile.id, profile.name, profile.kind, profile.hidden, others), said


@dataclass(frozen=True, slots=True)
class Tellers:
    """What reads the words of our own columns, and where unknown ones are reported."""

    peoples: Peoples
    spellings: Spellings
    findings: Findings
    where: str


def complete(card: Card, profile: Profile, said: Mapping[str, str], by: Tellers) -> Card:
    """Return a card with the fields that our columns tell; a column that is missing leaves its field."""
    notes = [card.note]
    changes = {
        field.key: _plain_field(field, said[field.key], notes, by) for field in _PLAIN if field.key in said
    }
    if "name_fr" in said or "name_en" in said:
        names = {key: said.get(key, "") for key in ("name_fr", "name_en")}
        changes |= names if any(names.values()) else {}
    if "people" in said:
        changes["people"] = _people(said["people"], by)
    if said.get("character"):
        changes["rank"] = replace(card.rank, character=True)
    changes["note"] = "\n".join(filter(None, (*notes, said.get("note"))))
    if "abilities_fr" in said or "abilities_en" in said:
        # Only where the two prints differ; the one in the file's own language stands in everybody's column.
        printed = next((text for name, text in profile.cells.items() if plain(name) in ABILITIES), "")
        both = said.get("abilities_fr", printed), said.get("abilities_en", printed)
        read = by.spellings.parse_both(*both)
        changes["abilities"] = read if 0 < len(read) <= MOST_ABILITIES else card.abilities
    if not changes.get("system", True):
        del changes["system"]
    return filled(card, changes)


def _plain_field(field: CardField, text: str, notes: list[str], by: Tellers) -> Any:
    """Read a field that one column of ours holds; what cannot be read is told, and noted."""
    column = COLUMNS[field.key][0]
    if field.holds is PRINTED_VALUE:
        return _value(text, column, by)
    assert field.holds.read is not None
    read = field.holds.read(text)
    if field.holds.is_lost(text, read):
        by.findings.tell(FindingOutcome.TEXT, by.where, column, field.holds.unread, text[:500])
        notes.append(f"{column}: {text}")
    return read


def _value(text: str, column: str, by: Tellers) -> Value:
    value = read_short(text)
    if value.kind in (ValueKind.MOVES, ValueKind.ASPECTS):
        value = Value(ValueKind.TEXT, raw=text)
    if value.kind is ValueKind.TEXT:
        by.findings.tell(FindingOutcome.TEXT, by.where, column, "kept_as_text", value.raw[:500])
    elif any(number < 0 for number in value.numbers):
        # As everywhere else: no card prints less than nothing.
        value = Value(ValueKind.TEXT, raw=text)
        by.findings.tell(FindingOutcome.TEXT, by.where, column, "impossible", text[:500])
    return value


def _people(text: str, by: Tellers) -> str:
    found = by.peoples.find(text)
    if found is None and text:
        by.findings.tell(FindingOutcome.NOTE, by.where, COLUMNS["people"][0], "unknown_people", text[:500])
    return found or text


@dataclass(frozen=True, slots=True)
class OwnOption:
    """What our columns tell of an option; ``spell`` is the whole of it, where other columns hold less.

    ``bringing`` are the places and names of the cards that bring what the list chose for itself.
    """

    kind: OptionKind
    per: Per
    pa: float | None
    spell: Spell | None
    bringing: tuple[tuple[int, str], ...] = ()


def of_option(profiles: Iterable[Profile], where: str, findings: Findings) -> OwnOption | None:
    """Return what our columns say of an option, None where there are none of ours, or they cannot be read."""
    for profile in profiles:
        if plain(profile.kind) not in _OPTION_TYPES:
            continue
        said = {
            key: text for name, text in profile.cells.items() if (key := _OPTION_COLUMNS.get(plain(name)))
        }
        kind, per = _KINDS.get(plain(said.get("kind", ""))), _PRICED.get(plain(said.get("per", "")))
        if kind is not None and per is not None:
            bringing = tuple(_bringing(said.get("bringing", "")))
            return OwnOption(
                kind, per, figure(said.get("price", "")), _spell(said, where, findings), bringing
            )
    return None


def _bringing(text: str) -> Iterator[tuple[int, str]]:
    for line in text.splitlines():
        place, _, name = line.strip().partition(" ")
        if place.isdecimal() and len(place) < 5:
            yield int(place), name.strip()


def per_of(profiles: Iterable[Profile]) -> Per | None:
    """Return what our columns say that a choice is counted for, None where they say nothing."""
    for profile in profiles:
        if plain(profile.kind) in _OPTION_TYPES:
            for name, text in profile.cells.items():
                if _OPTION_COLUMNS.get(plain(name)) == "per":
                    return _PRICED.get(plain(text))
    return None


def _spell(said: Mapping[str, str], where: str, findings: Findings) -> Spell | None:
    text = said.get("spell", "")
    if not text:
        return None
    try:
        return SPELL.read(text)
    except ValueError:
        findings.tell(FindingOutcome.NOTE, where, COLUMNS["spell"][0], "spell_torn", text[:500])
        return None
