"""Make reference cards of profiles: column by column, nothing guessed, nothing dropped in silence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from db.codec import read_short
from db.exchange.battlescribe.findings import FindingOutcome, Findings
from db.exchange.battlescribe.labels import (
    ABILITIES,
    COURAGE_LETTERS,
    EQUIPMENT,
    FEAR_LETTERS,
    RANKS,
    SIZES,
    USUAL,
    characteristics,
    plain,
)
from db.exchange.battlescribe.model import Profile
from db.exchange.spelling import Spellings
from rules.abilities import Ability, parts_of
from rules.card_fields import SIZE
from rules.cards import MOST_ABILITIES, Rank, Size
from rules.enumerations import parted
from rules.text import fold
from rules.values import ABSENT, NERVES, PRINTED, UNKNOWN, Characteristic, Value, ValueKind

_CORE = frozenset({
    Characteristic.MOU, Characteristic.INI, Characteristic.ATT, Characteristic.DEF, Characteristic.RES,
    Characteristic.DIS,
})  # fmt: skip
_BLANK = tuple(c for c in PRINTED if not c.is_nerve)
"""What every card prints; where a file has no column for it nobody knows it, as in a table."""
_FEWEST = 4
"""So many of the core's columns make a reference card."""

_FIGURED = re.compile(r"^\d{1,3}(?:[.,]\d)?\s*(?:[a-zA-Z]|[-–/]\s*\d{1,3})?$")
_SIZE_WORD = re.compile(r"^taille |^taglia | size$")
_NERVOUS = re.compile(r"^(\d{1,3}(?:[.,]\d)?)\s*([a-z])$")
_ASPECTS = re.compile(
    r"^(\d{1,3})\s*[-–—−/\\., ]\s*(\d{1,3})\s*[-–—−/\\., ]\s*(\d{1,3})\s*(?:\((.*)\))?$", re.DOTALL
)
_TOKEN = r"(?:\d{1,3}(?:[.,]\d{1,2})?(?:\s*\+\s*\d{0,2}\s*d(?:e|es|ie|ice|6)?)?|[-–—−]|\?)"
_PAIR = re.compile(rf"^({_TOKEN})(?:\s*[-–—−/\\]\s*|\s+)({_TOKEN})$")
_DASHES = frozenset({"-", "–", "—", "−"})
_SINGLE = (ValueKind.MOVES, ValueKind.ASPECTS)


@lru_cache(maxsize=1024)
def _tokens(text: str) -> tuple[str, ...]:
    """Part a cell such as ``4-7`` in its two figures; nothing where it is no such cell."""
    found = _PAIR.match(fold(text))
    return found.groups() if found else ()


class Cardlike:
    """Tells which profiles are reference cards: by their columns, or by a type whose profiles are cards.

    Some programs write only the cells that hold something; the type of a profile then tells what it is.
    """

    def __init__(self) -> None:
        self._core: dict[tuple[str, ...], int] = {}
        self._kinds: set[str] = set()

    def learn(self, kind: str, columns: Iterable[str]) -> None:
        """Learn from a type, or from a profile of it, what its profiles are."""
        if kind and self._count(tuple(columns)) >= _FEWEST:
            self._kinds.add(plain(kind))

    def is_card(self, profile: Profile) -> bool:
        """Tell whether a profile is a reference card, whatever its type is called."""
        core = self._count(tuple(profile.cells))
        return core >= _FEWEST or (core >= 1 and plain(profile.kind) in self._kinds)

    def is_nearly(self, profile: Profile) -> bool:
        """Tell whether a profile that is no card resembles one and should be looked at.

        It has two of the columns of a card or, under unknown names, as many cells with figures as a card has.
        """
        if self._count(tuple(profile.cells)) > 1:
            return True
        return sum(_FIGURED.match(text) is not None for text in profile.cells.values()) >= _FEWEST

    def _count(self, columns: tuple[str, ...]) -> int:
        if columns not in self._core:
            self._core[columns] = len(
                _CORE.intersection(c for name in columns for c in characteristics(name))
            )
        return self._core[columns]


_LEAST = {Characteristic.RES: 1}
"""What cards print at least, as in tables; of all else a figure below 0 is on none."""


@dataclass(slots=True)
class PrintedColumns:
    """What the columns of one profile say."""

    values: dict[Characteristic, Value] = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()
    equipment: tuple[str, ...] = ()
    rank: list[str] = field(default_factory=list)
    size: Size = Size.UNKNOWN
    notes: list[str] = field(default_factory=list)


class CardReader:
    """Reads the columns of profiles into values; what it cannot read is kept and told."""

    def __init__(self, spellings: Spellings) -> None:
        self._spellings = spellings
        self._columns: dict[str, tuple[tuple[Characteristic, ...], _Way | None]] = {}
        self._plain: dict[str, str] = {}

    def read(self, profile: Profile, where: str, findings: Findings) -> PrintedColumns:
        """Read all columns of a profile."""
        printed = PrintedColumns(dict.fromkeys(_BLANK, UNKNOWN))
        reading = _Reading(self._spellings, printed, where, findings)
        for column, text in profile.cells.items():
            if column not in self._columns:
                held = characteristics(column)
                self._columns[column] = (held, _way(held))
                self._plain[column] = plain(column)
            held, way = self._columns[column]
            if way is not None:
                way(reading, held, column, text)
            elif text:
                reading.other(self._plain[column], column, text)
        reading.nerve()
        return printed


@dataclass(slots=True)
class _Reading:
    """The reading of one profile."""

    spellings: Spellings
    printed: PrintedColumns
    where: str
    findings: Findings
    nerves: dict[Characteristic, tuple[str, Value]] = field(default_factory=dict)

    def other(self, label: str, column: str, text: str) -> None:
        """Read a column that holds no characteristic."""
        if label in ABILITIES:
            self._abilities(column, text)
        elif label in RANKS:
            self.printed.rank.append(text)
        elif label in EQUIPMENT:
            self.printed.equipment = parted(text)
        elif label in SIZES:
            self.printed.size = Size.parse(text)
            if self.printed.size is Size.UNKNOWN:
                self._tell(FindingOutcome.TEXT, column, SIZE.unread, text)
                self.printed.notes.append(f"{column}: {text}")
        else:
            self._tell(FindingOutcome.TEXT, column, "column_as_note", text)
            self.printed.notes.append(f"{column}: {text}")

    def nerve(self) -> None:
        """Settle courage and fear where they have a column each: a card has one of them (chapter 1)."""
        told = {c: v for c, (_, v) in self.nerves.items() if v not in (UNKNOWN, ABSENT)}
        if not self.nerves:
            if not any(nerve in self.printed.values for nerve in NERVES):
                self.printed.values[Characteristic.NERVE] = UNKNOWN
            return
        kind = next(iter(told), next(iter(self.nerves)))
        self.printed.values[kind] = self.nerves[kind][1]
        for other in list(told)[1:]:
            text = self.nerves[other][0]
            self._tell(FindingOutcome.TEXT, other.value, "second_nerve", text)
            self.printed.notes.append(f"{other.value}: {text}")

    # -- kinds of cells -----------------------------------------------------------------------------

    def _tell(self, outcome: FindingOutcome, column: str, code: str, value: str) -> None:
        self.findings.tell(outcome, self.where, column, code, value[:500])

    def _text(self, held: tuple[Characteristic, ...], column: str, text: str) -> None:
        """Keep a cell as text in each characteristic it should have held."""
        code = "ability_in_cell" if self.spellings.is_known(text) else "kept_as_text"
        self._tell(FindingOutcome.TEXT, column, code, text)
        for characteristic in held:
            self.printed.values[characteristic] = Value(ValueKind.TEXT, raw=text)

    def _value(self, characteristic: Characteristic, column: str, text: str) -> Value:
        value = read_short(text)
        if value.kind in _SINGLE and characteristic is not Characteristic.MOU:
            value = Value(ValueKind.TEXT, raw=text)
        if value.kind is ValueKind.ASPECTS:
            value = Value(ValueKind.TEXT, raw=text)
        if value.kind is ValueKind.TEXT:
            code = "ability_in_cell" if self.spellings.is_known(text) else "kept_as_text"
            self._tell(FindingOutcome.TEXT, column, code, text)
        elif any(number < _LEAST.get(characteristic, 0) for number in value.numbers):
            # A table reads it as text, too: what is written to one must come back as it was.
            value = Value(ValueKind.TEXT, raw=text)
            self._tell(FindingOutcome.TEXT, column, "impossible", text)
        else:
            self._usual(characteristic, column, text, value)
        return value

    def _usual(self, characteristic: Characteristic, column: str, text: str, value: Value) -> None:
        """Report a figure that no printed card has; it is taken as it is."""
        least, most = USUAL[characteristic]
        for number in value.numbers:
            if not least <= number <= most:
                self._tell(FindingOutcome.NOTE, column, "odd_value", text)
                return

    def _pair(self, held: tuple[Characteristic, ...], column: str, text: str) -> None:
        """Read a cell such as ``4-7``: two figures, dashes or figures with dice, one for each."""
        if text in ("", "?") or text in _DASHES:
            for characteristic in held:
                self.printed.values[characteristic] = read_short(text)
            return
        tokens = _tokens(text)
        if not tokens:
            self._text(held, column, text)
            return
        for characteristic, token in zip(held, tokens, strict=True):
            self.printed.values[characteristic] = self._value(characteristic, column, token)

    def _one(self, held: tuple[Characteristic, ...], column: str, text: str) -> None:
        self.printed.values[held[0]] = self._value(held[0], column, text)

    def _nerve(self, held: tuple[Characteristic, ...], column: str, text: str) -> None:
        self.nerves[held[0]] = (text, self._value(held[0], column, text))

    def _nerve_of_either(self, _: tuple[Characteristic, ...], column: str, text: str) -> None:
        """Read ``4 C`` or ``5F``; a bare figure is a courage or a fear, and nobody says which."""
        found = _NERVOUS.match(fold(text))
        if found is not None and (letter := found[2]) in COURAGE_LETTERS | FEAR_LETTERS:
            kind = Characteristic.COU if letter in COURAGE_LETTERS else Characteristic.PEUR
            value = read_short(found[1])
            self._usual(kind, column, text, value)
        else:
            kind = Characteristic.NERVE
            value = self._value(kind, column, text)
            if value.number is not None:
                self._tell(FindingOutcome.NOTE, column, "nerve_unsaid", text)
        self.printed.values[kind] = value

    def _faith(self, held: tuple[Characteristic, ...], column: str, text: str) -> None:
        self.printed.values[held[0]] = self._aspects(column, text)

    def _aspects(self, column: str, text: str) -> Value:
        """Read ``1-0-1 (devout)``: the aspects, and the rank where it is told with them."""
        found = _ASPECTS.match(text)
        if found is None:
            value = read_short(text)
            if value.kind in (ValueKind.UNKNOWN, ValueKind.ABSENT):
                return value
            if value.kind in (ValueKind.TEXT, ValueKind.MOVES):
                return self._value(Characteristic.FOI, column, text)
            # One figure where three aspects stand: taken as it is, for somebody to look at.
            self._tell(FindingOutcome.NOTE, column, "odd_value", text)
            return value
        value = Value(ValueKind.ASPECTS, tuple(float(figure) for figure in found.groups()[:3]))
        self._usual(Characteristic.FOI, column, text, value)
        if words := (found[4] or "").strip():
            if Rank.parse(words).names:
                self.printed.rank.append(words)
            else:
                self._tell(FindingOutcome.TEXT, column, "unknown_rank", words)
                self.printed.notes.append(f"{column}: {text}")
        return value

    def _abilities(self, column: str, text: str) -> None:
        if text in _DASHES:
            return
        if not any(letter.isalnum() for letter in text):
            self._tell(FindingOutcome.TEXT, column, "no_ability", text)
            self.printed.notes.append(f"{column}: {text}")
            return
        found, unknown, confirmed = self.spellings.parse_list(text, self.where)
        every = (*self.printed.abilities, *found)
        self.printed.abilities = every[:MOST_ABILITIES]
        if rest := every[MOST_ABILITIES:]:
            self.findings.tell(FindingOutcome.TEXT, self.where, column, "abilities_full", most=MOST_ABILITIES)
            self.printed.notes.append(f"{column}: {', '.join(ability.label('en') for ability in rest)}")
        for name in unknown:
            size = Size.parse(_SIZE_WORD.sub("", fold(name)))
            if size is not Size.UNKNOWN and self.printed.size in (Size.UNKNOWN, size):
                self.printed.size = size
                self._tell(FindingOutcome.NOTE, column, "size_in_abilities", name)
                continue
            proposed = self.spellings.proposal_for(parts_of(name)[0])
            if proposed:
                self.findings.tell(
                    FindingOutcome.NOTE, self.where, column, "near_ability", name[:200], proposed=proposed
                )
            else:
                self._tell(FindingOutcome.NOTE, column, "unknown_ability", name)
        for name in confirmed:
            self._tell(FindingOutcome.NOTE, column, "confirmed_ability", name)
        for name in self.spellings.overfull(found):
            self._tell(FindingOutcome.NOTE, column, "odd_parameter", name)
        for name in self.spellings.unread_paths(found):
            self._tell(FindingOutcome.NOTE, column, "unknown_path", name)
        for name in self.spellings.renamed(text):
            self._tell(FindingOutcome.NOTE, column, "other_name", name)


_Way = Callable[[_Reading, tuple[Characteristic, ...], str, str], None]


def _way(held: tuple[Characteristic, ...]) -> _Way | None:
    """Return how a column of these characteristics is read, None for one that holds none."""
    if not held:
        return None
    if len(held) > 1:
        if set(held) == {Characteristic.COU, Characteristic.PEUR}:
            return _Reading._nerve_of_either
        return _Reading._pair if len(held) == 2 else _Reading._text
    if held[0].is_nerve:
        return _Reading._nerve
    return _Reading._faith if held[0] is Characteristic.FOI else _Reading._one
