"""Make spells and miracles of profiles: what reads as a figure is one, the rest stays in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from db.exchange.battlescribe.about import is_french
from db.exchange.battlescribe.findings import FindingOutcome, Findings
from db.exchange.battlescribe.labels import (
    CONTACT,
    ELEMENTS,
    PARTS,
    PERSONAL,
    SPANS,
    UNIQUE,
    SpellLine,
    plain,
)
from db.exchange.battlescribe.model import Profile
from rules.modifiers import Lasting
from rules.spells import Area, Spell, SpellKind, SpellRange
from rules.text import fold
from rules.values import Aspect, Value, ValueKind

_GEMS = re.compile(r"(\d{1,2})\s*(?:gemmes?|gems?|gemm[ae])?\s*(?:de |du |d'|of |di )?([a-z]+)")
_BETWEEN = re.compile(r"\s*(?:\+|,|;|/|\bet\b|\band\b|\be\b)\s*")
_CM = re.compile(r"^(\d{1,3}(?:[.,]\d{1,2})?)\s*cm$")
_THREE = re.compile(r"^(\d{1,2})\s*[-/\\., ]\s*(\d{1,2})\s*[-/\\., ]\s*(\d{1,2})$")
_WHOLE = re.compile(r"^\d{1,3}$")
MOST_CM = 400


def kind_of(cells: Mapping[str, str], known: dict[tuple[str, ...], SpellKind | None]) -> SpellKind | None:
    """Return which of the two a profile's columns describe, None for neither, whatever its type is called."""
    columns = tuple(cells)
    if columns not in known:
        parts = {PARTS.get(plain(column)) for column in columns}
        made: SpellKind | None = None
        if SpellLine.DIFFICULTY in parts and SpellLine.TEXT in parts:
            if SpellLine.ASPECTS in parts or SpellLine.FERVOUR in parts:
                made = SpellKind.MIRACLE
            elif SpellLine.MANA in parts:
                made = SpellKind.SPELL
        known[columns] = made
    return known[columns]


@dataclass(slots=True)
class ReadSpell:
    """A spell or a miracle as read, and its lines as its source prints them."""

    spell: Spell
    lines: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class _Reading:
    kind: SpellKind
    where: str
    findings: Findings
    fields: dict[str, Any] = field(default_factory=dict)
    kept: list[str] = field(default_factory=list)

    def keep(self, column: str, text: str) -> None:
        """Keep a line in its own words with the text of the spell, and tell it."""
        self.findings.tell(FindingOutcome.TEXT, self.where, column, "kept_in_words", text[:500])
        self.kept.append(f"{column}: {text}")

    def mana(self, column: str, text: str) -> None:
        cost: dict[str, int] = {}
        for part in _BETWEEN.split(fold(text)):
            found = _GEMS.fullmatch(part)
            element = ELEMENTS.get(found[2]) if found else None
            if found is None or element is None:
                self.keep(column, text)
                return
            cost[element] = cost.get(element, 0) + int(found[1])
        self.fields["cost"] = cost

    def fervour(self, column: str, text: str) -> None:
        if _WHOLE.match(text):
            self.fields["faith"] = int(text)
        else:
            self.keep(column, text)

    def aspects(self, column: str, text: str) -> None:
        """Read which aspects it asks for; the spell's own field holds one, several stay in words."""
        found = _THREE.match(text)
        if found is None:
            self.keep(column, text)
            return
        asked = [aspect.value for aspect in Aspect if int(found[aspect.place + 1])]
        if len(asked) == 1:
            self.fields["aspect"] = asked[0]
        self.kept.append(f"{column}: {text}")

    def difficulty(self, column: str, text: str) -> None:
        value = Value.parse(text)
        if value.kind in (ValueKind.NUMBER, ValueKind.ABSENT, ValueKind.UNKNOWN):
            self.fields["difficulty"] = value
            return
        # A name of the target's characteristic is a difficulty too; the value holds it word for word.
        self.fields["difficulty"] = Value(ValueKind.TEXT, raw=text)
        self.findings.tell(FindingOutcome.TEXT, self.where, column, "kept_in_words", text[:500])

    def range(self, column: str, text: str) -> None:
        plainly = fold(text)
        if plainly in CONTACT:
            self.fields["reach"] = SpellRange(contact=True)
        elif (found := _CM.match(plainly)) and (cm := float(found[1].replace(",", "."))) <= MOST_CM:
            self.fields["reach"] = SpellRange(cm=cm)
        elif plainly not in PERSONAL:
            self.keep(column, text)

    def area(self, column: str, text: str) -> None:
        plainly = fold(text)
        if (found := _CM.match(plainly)) and (cm := float(found[1].replace(",", "."))) <= MOST_CM:
            self.fields["area"] = Area(cm=cm)
        elif plainly not in PERSONAL:
            # One friend, one enemy, a group in words: whom it may strike is for the table to say.
            self.kept.append(f"{column}: {text}")

    def duration(self, column: str, text: str) -> None:
        span = SPANS.get(plain(text))
        if span is None:
            self.keep(column, text)
        else:
            self.fields["lasting"] = span

    def path(self, column: str, text: str) -> None:
        self.fields["path"] = text

    def frequency(self, column: str, text: str) -> None:
        """Read how often it may be cast in a turn, or that it is unique; its word stays with the text too."""
        if _WHOLE.match(text):
            self.fields["frequency"] = int(text)
        elif fold(text) in UNIQUE:
            self.fields["once"] = True
        self.kept.append(f"{column}: {text}")

    def word(self, column: str, text: str) -> None:
        self.kept.append(f"{column}: {text}")


_READERS = {
    SpellLine.MANA: _Reading.mana,
    SpellLine.FERVOUR: _Reading.fervour,
    SpellLine.ASPECTS: _Reading.aspects,
    SpellLine.DIFFICULTY: _Reading.difficulty,
    SpellLine.RANGE: _Reading.range,
    SpellLine.AREA: _Reading.area,
    SpellLine.DURATION: _Reading.duration,
    SpellLine.PATH: _Reading.path,
    SpellLine.INTENSITY: _Reading.word,
    SpellLine.FREQUENCY: _Reading.frequency,
}


def read(
    profile: Profile, kind: SpellKind, name: str, where: str, path: str, findings: Findings
) -> ReadSpell:
    """Read a spell or a miracle; a line that is left empty is unknown."""
    reading = _Reading(kind, where, findings, {"path": path, "lasting": Lasting.INSTANT})
    texts: list[str] = []
    for column, text in profile.cells.items():
        if not text:
            continue
        part = PARTS.get(plain(column))
        if part is SpellLine.TEXT:
            texts.append(text)
        elif part is None:
            findings.tell(FindingOutcome.TEXT, where, column, "column_as_note", text[:500])
            reading.kept.append(f"{column}: {text}")
        else:
            _READERS[part](reading, column, text)
    words = "\n".join((*reading.kept, *texts))
    if is_french(profile.cells):
        spell = Spell(name_fr=name, kind=kind, text_fr=words, **reading.fields)
    else:
        spell = Spell(name_fr="", name_en=name, kind=kind, text_en=words, **reading.fields)
    return ReadSpell(spell, tuple((column, text) for column, text in profile.cells.items() if text))


def with_words(spell: Spell, lines: Iterable[str]) -> Spell:
    """Return a spell with more lines beneath its text, in the language that it was read in."""
    if spell.name_fr:
        return replace(spell, text_fr="\n".join((spell.text_fr, *lines)).strip())
    return replace(spell, text_en="\n".join((spell.text_en, *lines)).strip())
