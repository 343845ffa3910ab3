"""What the columns of a table hold: guessed by their headings, told by whoever owns the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import zip_longest
from typing import Any

from db.exchange import heading_words, odd_rows, table_files
from db.exchange.battlescribe import labels
from db.exchange.raw_tables import (
    DELIMITERS,
    ENCODINGS,
    NO_HEADINGS,
    HeadingFinder,
    Lines,
    Odd,
    Row,
    Way,
    plain_cell,
)
from rules import card_fields
from rules.text import fold
from rules.values import Characteristic, Value, ValueKind

NERVES_OF = {
    "cou": Characteristic.COU,
    "peur": Characteristic.PEUR,
    "cou_or_peur": Characteristic.NERVE,
}
NAMES = ("name", "name_fr", "name_en")
"""One of these a table must have."""
_COLUMNS = [column for field in card_fields.FIELDS for column in field.columns]
OWNED = "owned"
"""Holds how many figures somebody has: no field of a card, for they are counted by miniature."""
FIELDS = frozenset((*(column.key for column in _COLUMNS), OWNED))
"""What a column may hold."""
_ALIASES = {
    **{alias: column.key for column in _COLUMNS for alias in column.aliases},
    **{alias: column for column, aliases in heading_words.ALIASES.items() for alias in aliases},
}
"""How people also head these columns, folded."""
_PARTED = 2
"""So many headings at least stand in the second line of two."""
_LETTERS = 4
"""So many letters stand in headings at least where they are characteristics."""
_PLAINLY = 3
"""So many more headings are known in a line than in the first one that it holds them, whatever that says."""
SHOWN = 6
"""Rows that are shown of a table before it is read."""
_LONGEST = 200
_KEPT = 100
_LAST = 100_000
DAY = re.compile(r"\d{4}-\d{1,2}-\d{1,2}$")
_APART = re.compile(r"[ \u00a0\u202f\u2009'’]")
_GROUPED = re.compile(rf"-?\d{{1,3}}(?:{_APART.pattern}\d{{3}})+(?:[.,]\d+)?$")
_DOTTED = re.compile(r"-?\d{1,3}(?:\.\d{3})+,\d+$")
_COMMAED = re.compile(r"-?\d{1,3}(?:,\d{3})+\.\d+$")
_JOINT = re.compile(r"[/&|+\\–—−-]")
_BETWEEN = re.compile(r"(?<=\d)\s*[-–—−]\s*(?=\d)")
_NO_CENTS = re.compile(r"(?<=\d)([.,])[-–—−]{1,2}$")
"""A dash for the cents: ``35,–``."""
_THOUSANDS_OR_LESS = re.compile(r"-?[1-9]\d{0,2}[.,]\d{3}$")
"""A thousand and forty-five, or a little more than one: nobody can tell."""
_UNIT = re.compile(rf"\s*(?:{heading_words.POINTS}|cm)(?:{heading_words.PER_FIGURE})?$", re.IGNORECASE)
_FRACTIONS = {"½": ".5", "¼": ".25", "¾": ".75"}
_FRACTION = re.compile(r"(?<=\d)\s?[½¼¾]$")


# What data sets of other programs head such columns with.
_KNOWN = (
    (labels.ABILITIES, "competences"), (labels.RANKS, "rank"), (labels.SIZES, "size"),
    (labels.EQUIPMENT, "equipment"), (labels.PEOPLES, "people"), (labels.POINTS, "pa"),
)  # fmt: skip


def meaning(heading: str) -> str | None:
    """Return the field that a heading means, whatever footnote it has; None where nobody knows."""
    heading, _ = odd_rows.unmarked(heading)
    folded = _word(heading).rstrip(" .:")
    for words in (folded, heading_words.bare(folded)):
        joined = words.replace(" ", "_")
        name = _ALIASES.get(words) or _ALIASES.get(joined, joined)
        if name in FIELDS:
            return name
    if (price := heading_words.PRICED.sub("", folded)) != folded and meaning(price) == "pa":
        return "pa"
    told = heading_words.in_language(folded[:_LONGEST])
    if told is not None and told[0] and (name := f"{meaning(told[0])}_{told[1]}") in FIELDS:
        return name
    held = labels.characteristics(heading[:_LONGEST])
    if set(held) == {Characteristic.COU, Characteristic.PEUR}:
        return "cou_or_peur"
    if len(held) == 1:
        return fold(held[0].value)
    word = labels.plain(heading[:_LONGEST])
    return next((field for words, field in _KNOWN if word in words), None)


def meanings(header: Sequence[str]) -> list[str | None]:
    """Return the field that each heading means: what one means alone may depend on the others.

    ``Nombre`` is a name in Spanish and how many in French; ``Figurine`` heads the names where nothing else
    does. A price beside a column of PA is one in money. A letter is a characteristic beside other letters.
    """
    words = [_word(odd_rows.unmarked(heading)[0]) for heading in header]
    found = [meaning(heading) if heading.strip() else None for heading in header]
    found = _lettered(words, found)
    if not set(found) & set(NAMES):
        alone = (n for n, w in enumerate(words) if found[n] is None and w in heading_words.NAMED_ALONE)
        if (place := next(alone, None)) is not None:
            found[place] = "name"
    either = "name" if not set(found) & set(NAMES) else OWNED
    plainly = any(f == "pa" and w not in heading_words.MONEY for f, w in zip(found, words, strict=True))
    made: list[str | None] = []
    for meant, word in zip(found, words, strict=True):
        if meant is None and word in heading_words.NAME_OR_NUMBER:
            made.append(either)
        else:
            made.append(None if plainly and meant == "pa" and word in heading_words.MONEY else meant)
    return made


def _word(heading: str) -> str:
    """Return a heading folded, its apostrophe as it is typed."""
    return " ".join(fold(heading).replace("’", "'").split())


def _lettered(words: Sequence[str], found: Sequence[str | None]) -> list[str | None]:
    """Return what headings mean, with single letters where so many stand side by side and each only once."""
    times = Counter(word.rstrip(".") for word in words)
    held = {letter: field for letter, field in heading_words.LETTERS.items() if times[letter] == 1}
    if sum(letter in times for letter in (*held, "i", "m")) < _LETTERS or len(set(held.values())) < len(held):
        return list(found)
    return [
        meant if meant is not None or (field := held.get(word.rstrip("."))) in found else field
        for word, meant in zip(words, found, strict=True)
    ]


def keys_of(header: Iterable[str]) -> tuple[str, ...]:
    """Return what each column is called by: its folded heading, numbered where another has it."""
    keys: dict[str, None] = {}
    times: Counter[str] = Counter()
    for place, heading in enumerate(header, 1):
        key = name = fold(heading) or f"#{place}"
        while key in keys:
            times[name] += 1
            key = f"{name} ({times[name] + 1})"
        keys[key] = None
    return tuple(keys)


class CardHeadings(HeadingFinder):
    """Tells the headings of a table of cards: people write titles and dates above them, or two lines."""

    def line(self, lines: Lines) -> int:
        """Return the first line where it names the cards, or where no other one is better known."""
        known = [set(filter(None, meanings(cells))) for cells in lines]
        best = max(range(len(lines)), key=lambda place: len(known[place]))
        named = [bool(found.intersection(NAMES)) for found in known]
        more = len(known[best]) - max(1, len(known[0]))
        if named[0] and not (named[best] and more >= _PLAINLY):
            return 0
        if more > 0 and (named[best] or (more >= _PLAINLY and not any(named))):
            return best
        filled = [sum(bool(cell.strip()) for cell in cells) for cells in lines]
        if filled[0] > 1:
            return 0
        return next((place for place, count in enumerate(filled) if count > 1), 0)

    def joined(self, upper: Sequence[str], lower: Sequence[str]) -> list[str] | None:
        """Return two lines as one where the second parts merged cells of the first, and names no card.

        A language beneath the names is none: *FR* and *EN* stand under the one *Nom* that is over both.
        """
        pairs = _beneath(upper, lower)
        names = [low for high, low in pairs if high and meaning(high) in NAMES and not _is_language(low)]
        parted = [(high, low) for high, low in pairs if low]
        languages = sum(_is_language(low) for _, low in parted)
        known = {meaning(low) for _, low in parted} - {None}
        if not any(high and meaning(high) in NAMES for high, _ in pairs) or any(names):
            return None
        if len(known) < _PARTED or len(known) * 2 <= len(parted) - languages:
            return None
        if any(any(map(str.isdecimal, low)) for _, low in parted):
            return None
        return [_both(high, low) for high, low in pairs]

    def parted(self, header: list[str], rows: list[Row]) -> tuple[list[str], list[Row]]:
        """Return headings and rows with columns like *ATT / FOR* parted, where the first rows are so."""
        held: list[tuple[Characteristic, ...]] = []
        for place, heading in enumerate(header):
            found = joint(heading)
            cells = [row[place] for _, row in rows[:SHOWN] if place < len(row)]
            seen = {each for kinds in held for each in kinds}
            held.append(() if seen.intersection(found) or not _are_several(cells, len(found)) else found)
        if not any(held):
            return header, rows
        names = [
            name
            for heading, kinds in zip(header, held, strict=True)
            for name in ([kind.value for kind in kinds] or [heading])
        ]
        return names, [(line, _apart(cells, held)) for line, cells in rows]


def joint(heading: str) -> tuple[Characteristic, ...]:
    """Return the characteristics that share a column, none where it has one, or courage or fear."""
    bare, _ = odd_rows.unmarked(heading[:_LONGEST])
    held = labels.characteristics(bare) if _JOINT.search(bare) else ()
    return () if len(held) < _PARTED or {Characteristic.COU, Characteristic.PEUR} <= {*held} else held


def _are_several(cells: list[str], count: int) -> bool:
    """Tell whether most of some cells hold so many values, as far as they hold any."""
    if not count:
        return False
    filled = [cell for cell in cells if cell.strip("-–—− ")]
    good = sum(_values(cell, count) is not None for cell in filled)
    return bool(good) and good * 2 >= len(filled)


def _apart(cells: list[str], held: list[tuple[Characteristic, ...]]) -> list[str]:
    """Return a row with its joint cells parted; one that holds another number of values is odd."""
    found: list[str] = []
    for cell, kinds in zip(cells, held, strict=False):
        if not kinds:
            found.append(cell)
        elif isinstance(cell, Odd) or not cell.strip("-–—− "):
            found += [cell] * len(kinds)
        else:
            odd = Odd.of(cell.strip(), "kept_as_text")
            found += _values(cell, len(kinds)) or [odd] * len(kinds)
    return found + cells[len(held) :]


def _values(cell: str, count: int) -> list[str] | None:
    """Return the values of a cell that holds so many, by strokes or by dashes between; None of another."""
    if isinstance(cell, Odd):
        return None
    parts = [part.strip() for part in cell.split("/")]
    if len(parts) == 1:
        parts = _BETWEEN.split(cell.strip())
    return parts if len(parts) == count and all(Value.parse(part).known for part in parts) else None


def _beneath(upper: Sequence[str], lower: Sequence[str]) -> list[tuple[str, str]]:
    """Return each heading with what stands beneath it; a language has the heading that is over it, too."""
    pairs: list[tuple[str, str]] = []
    over = ""
    for high, cell in zip_longest(map(str.strip, upper), map(str.strip, lower), fillvalue=""):
        low = cell if cell.strip("-–—") else ""
        over = high or (over if low else "")
        pairs.append((over if _is_language(low) else high, low))
    return pairs


def _is_language(heading: str) -> bool:
    """Tell whether a heading says nothing but a language."""
    told = heading_words.in_language(fold(heading[:_LONGEST]).rstrip(" .:"))
    return told is not None and not told[0]


def _both(high: str, low: str) -> str:
    """Return the heading that one beneath another makes; what is known alone is itself."""
    if not high or meaning(low):
        return low or high
    both = f"{high} {low}".strip()
    return high if meaning(high) and not meaning(both) else both


def figure(text: str) -> Value:
    """Read a value of a table: ``1 250,5``, ``1.250,5`` and ``24 PA`` are figures there, a day is none."""
    bare = text.strip()
    if DAY.match(bare):
        return Value(ValueKind.TEXT, raw=bare)
    found = _figure(bare)
    if found.kind is ValueKind.TEXT and (unit := _UNIT.search(bare)) and bare[: unit.start()]:
        without = _figure(bare[: unit.start()])
        return found if without.kind in (ValueKind.TEXT, ValueKind.UNKNOWN, ValueKind.ABSENT) else without
    return found


def _figure(bare: str) -> Value:
    bare = _FRACTION.sub(lambda sign: _FRACTIONS[sign[0].strip()], bare)
    whole = _NO_CENTS.sub(r"\g<1>0", bare)
    if whole != bare:
        found = _figure(whole)
        return found if found.known else Value(ValueKind.TEXT, raw=bare)
    if _GROUPED.match(bare):
        return Value.parse(_APART.sub("", bare))
    if _DOTTED.match(bare):
        return Value.parse(bare.replace(".", ""))
    if _COMMAED.match(bare):
        return Value.parse(bare.replace(",", ""))
    return Value(ValueKind.TEXT, raw=bare) if _THOUSANDS_OR_LESS.match(bare) else Value.parse(bare)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """How a table is laid out: what columns hold, by their keys ("" is left out), and how it is written."""

    columns: Mapping[str, str] = field(default_factory=dict)
    way: Way = field(default_factory=Way)


@dataclass(frozen=True, slots=True)
class Outline:
    """A table before it is read: its headings, its first rows, how it would be read, all filled sheets.

    ``tops`` are the lines that may hold the headings, each with its number.
    """

    file: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    way: Way
    sheets: tuple[str, ...] = ()
    tops: tuple[tuple[int, str], ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """Return what each column is called by."""
        return keys_of(self.header)

    @property
    def guesses(self) -> dict[str, str]:
        """Return what each column holds, by its key, as far as headings tell; "" is left out.

        Of two columns that would hold the same the first one does.
        """
        found: dict[str, str] = {}
        for key, held in zip(self.keys, meanings(self.header), strict=True):
            name = held or ""
            found[key] = "" if name in found.values() else name
        return found

    def said(self, told: Mapping[str, str]) -> dict[str, str]:
        """Return what each column holds where its owner ``told`` it, else as its heading says.

        A heading says nothing that was told of another column.
        """
        guesses, taken = self.guesses, set(told.values())
        return {key: told.get(key, "" if guess in taken else guess) for key, guess in guesses.items()}

    @property
    def signature(self) -> str:
        """Return the sum of the set of headings, under which a layout is remembered."""
        return sha256("\n".join(sorted(self.keys)).encode("utf-8", "replace")).hexdigest()[:32]

    def samples(self, place: int) -> tuple[str, ...]:
        """Return what the first rows hold in a column."""
        return tuple(row[place] if place < len(row) else "" for row in self.rows)


def outline(data: bytes, file: str, way: Way | None = None) -> Outline:
    """Look at a table's headings and first rows. Raises Unreadable as `db.exchange.table_files.read` does."""
    grid = table_files.read(data, file, way, most=SHOWN, heads=CardHeadings())
    rows = tuple(tuple(map(_sample, row)) for _, row in grid.rows)
    tops = tuple(
        (line, " · ".join(filter(None, (" ".join(cell.split()) for cell in cells)))[:_LONGEST])
        for line, cells in grid.tops
    )
    return Outline(file, grid.header, rows, grid.way, grid.sheets, tops)


def _sample(cell: str) -> str:
    return cell if isinstance(cell, Odd) else plain_cell(cell.strip())[:_LONGEST]


# What is remembered -------------------------------------------------------------------------------


def layouts(kept: Any) -> dict[str, TableLayout]:
    """Read remembered layouts by the signatures of their headings; whatever is none of them is left out."""
    if not isinstance(kept, dict):
        return {}
    return {str(key): layout for key, value in kept.items() if (layout := _layout(value)) is not None}


def _layout(value: Any) -> TableLayout | None:
    if not isinstance(value, dict) or not isinstance(columns := value.get("columns"), dict):
        return None
    way = value.get("way")
    told = {k: v for k, v in way.items() if isinstance(v, str)} if isinstance(way, dict) else {}
    head = way.get("head") if isinstance(way, dict) else None
    encoding, delimiter = told.get("encoding", ""), told.get("delimiter", "")
    return TableLayout(
        {k: v for k, v in columns.items() if isinstance(v, str) and (v == "" or v in FIELDS)},
        Way(
            encoding if encoding in ENCODINGS else "",
            delimiter if delimiter in DELIMITERS else "",
            told.get("sheet", "")[:_LONGEST],
            head if type(head) is int and (0 < head <= _LAST or head == NO_HEADINGS) else 0,
        ),
    )


def remembered(kept: Any, signatures: Sequence[str], layout: TableLayout | None) -> dict[str, Any]:
    """Return what is to be remembered with a layout under some signatures, the latest last; None forgets."""
    found = {str(k): v for k, v in kept.items() if k not in signatures} if isinstance(kept, dict) else {}
    if layout is not None:
        way: dict[str, object] = {
            "encoding": layout.way.encoding, "delimiter": layout.way.delimiter, "sheet": layout.way.sheet,
        }  # fmt: skip
        if layout.way.head:
            way["head"] = layout.way.head
        for signature in signatures:
            found[signature] = {"columns": dict(layout.columns), "way": way}
    return dict(list(found.items())[-_KEPT:])
