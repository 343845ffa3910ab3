"""A short proof that two players hold the same list: what counts, its fingerprint, the whole in one line.

Two libraries typed separately agree: names are folded, entries are sorted, no id of a row takes part.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
import zlib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.armies import MOST_ENTRIES, Entry, Muster, Option, figure_pa
from rules.cards import Card
from rules.text import fold
from rules.values import UNKNOWN

PREFIX, DISCOUNTED, WHOLE = "TACT1", "TACT2", "TACT3"
"""What lines begin with: the second where a price is below 0, which the first takes for one not known.

The third has beside what counts the whole list: its name, its order, notes and all that it chose.
"""
_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O and U: they are misread aloud and on paper
_GROUPS, _GROUP = 2, 5
_LINE = re.compile(rf"(?:{PREFIX}|{DISCOUNTED}|{WHOLE}):[^:]{{5,40}}:[\w-]")
_PACKED = re.compile(r"[\w-]*", re.ASCII)
_CARDS = re.compile(rf"[^:]*:[\w-]*:([{_LETTERS}]{{{_GROUP}}})", re.ASCII | re.IGNORECASE)
MOST_TEXT = 200_000
"""The longest line read, in characters; a list of a hundred entries needs some 4,000."""
_MOST_BYTES = 4_000_000
_MOST_NAME = 400
_MOST_PA = 1_000_000
_MOST_ROWS = 1_000
"""Of options: more than an entry of ours may have, so that no line of ours is called damaged."""
_DASHES = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")


@dataclass(frozen=True, slots=True, order=True)
class OptionLine:
    """An option as it counts: its folded name, and the PA it costs its entry (`UNKNOWN_PA`: not known).

    What kind it is, and whether its price is told for a figure or for the card, is written in one library and
    not in another.
    """

    name: str
    pa: float


@dataclass(frozen=True, slots=True, order=True)
class ListLine:
    """An entry as it counts: folded French name and edition, figures, PA (`UNKNOWN_PA`), options.

    One without a name is the list itself, with what it chose and no card brings.
    """

    name: str
    edition: str
    figures: int
    pa: float
    options: tuple[OptionLine, ...] = ()


Content = tuple[ListLine, ...]
UNKNOWN_PA = float("-inf")
"""A price that nobody knows; it stands before every other one."""
_UNKNOWN_AT_FIRST = -1.0


def content(muster: Muster) -> Content:
    """Return what a list counts, sorted; the order of its owner, its name and its notes take no part."""
    lines = [entry_line(entry, muster.card(entry)) for entry in muster.army.entries]
    if muster.own:
        own = (OptionLine(folded(option.name), _pa(option.pa)) for option in muster.own)
        lines.append(ListLine("", "", 1, 0.0, tuple(sorted(own))))
    return tuple(sorted(lines))


def folded(words: str) -> str:
    """Fold words as they count: one blank between them, every dash alike, however they were typed."""
    return " ".join(fold(words).translate(_DASHES).split())[:_MOST_NAME].rstrip()


def entry_line(entry: Entry, card: Card) -> ListLine:
    """Return what an entry counts, with figures, PA and options; its place in the list takes no part."""
    options = tuple(sorted(_option(option, entry) for option in entry.options))
    name = folded(card.name_fr or card.name_en)
    pa = _pa(figure_pa(entry, card))
    return ListLine(name, folded(card.edition), entry.figures, pa, options)


def _option(option: Option, entry: Entry) -> OptionLine:
    pa = None if option.pa is None else option.pa * option.times(entry.figures)
    return OptionLine(folded(option.name or option.kind.value), _pa(pa))


def _pa(value: float | None) -> float:
    if value is None or not -_MOST_PA <= value <= _MOST_PA:
        return UNKNOWN_PA
    return float(value) + 0.0  # -0 is 0


def fingerprint(lines: Content) -> str:
    """Return the fingerprint of a list's content: ten letters and digits in two groups, to be read aloud."""
    number = int.from_bytes(hashlib.sha256(_packed(lines)).digest()[:8], "big")
    letters = ""
    for _ in range(_GROUPS * _GROUP):
        number, letter = divmod(number, len(_LETTERS))
        letters += _LETTERS[letter]
    return "-".join(letters[n : n + _GROUP] for n in range(0, len(letters), _GROUP))


def cards_mark(muster: Muster) -> str:
    """Return five letters and digits for what the cards of a list say: values, rank, size and abilities.

    Prices count in the list's own fingerprint; names in other languages, equipment, notes and pictures in
    neither.
    """
    cards = {_card(muster.card(entry)) for entry in muster.army.entries}
    number = int.from_bytes(hashlib.sha256(json.dumps(sorted(cards)).encode()).digest()[:8], "big")
    letters = ""
    for _ in range(_GROUP):
        number, letter = divmod(number, len(_LETTERS))
        letters += _LETTERS[letter]
    return letters


def _card(card: Card) -> str:
    values = sorted((each.value, str(value)) for each, value in card.values.items() if value != UNKNOWN)
    abilities = sorted(f"{each.id or folded(each.fr)}/{folded(each.parameter)}" for each in card.abilities)
    rank = [*sorted(card.rank.names), card.rank.character, card.rank.level]
    name, edition = folded(card.name_fr or card.name_en), folded(card.edition)
    return json.dumps([name, edition, values, rank, card.size.value, abilities])


def _packed(lines: Content) -> bytes:
    # A version of its own: −1 would be the first one's price that is not known.
    if _is_discounted(lines):
        return _written([DISCOUNTED, _rows(lines, None)])
    return _written(_rows(lines, _UNKNOWN_AT_FIRST))


def _rows(lines: Content, unknown: float | None) -> list[Any]:
    def price(pa: float) -> float | None:
        return unknown if pa == UNKNOWN_PA else pa

    return [
        [x.name, x.edition, x.figures, price(x.pa), [[o.name, price(o.pa)] for o in x.options]]
        for x in sorted(lines)
    ]


def _written(found: Any) -> bytes:
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


def _is_discounted(lines: Content) -> bool:
    """Tell whether an option of a list costs less than nothing."""
    return any(UNKNOWN_PA < option.pa < 0 for line in lines for option in line.options)


# -- in one line of text ------------------------------------------------------------------------------


def payload(lines: Content, cards: str = "", whole: Mapping[str, Any] | None = None) -> str:
    """Return a list's content as one line of text, for a QR code, a message or the clipboard.

    The mark of its ``cards`` stands behind it, where older readers look at nothing. ``whole`` is all that the
    list holds, as plain data, for who makes it anew.
    """
    plain = _packed(lines) if whole is None else _written([WHOLE, _rows(lines, None), whole])
    packed = base64.urlsafe_b64encode(zlib.compress(plain, 9)).decode().rstrip("=")
    prefix = DISCOUNTED if _is_discounted(lines) else PREFIX
    prefix = prefix if whole is None else WHOLE
    return ":".join(filter(None, (prefix, fingerprint(lines), packed, cards)))


def cards_mark_in(line: str) -> str:
    """Return the mark of the cards behind the line of a list; empty where it has none."""
    _, _, behind = line_in("".join(line.split())).partition(":")
    found = _CARDS.match(behind)
    return "" if found is None else found[1].upper()


def mark_in(text: str) -> str:
    """Return the fingerprint that a text is, letters alone as they stand on paper; empty for another text."""
    letters = "".join(text.split()).replace("-", "").upper()
    if len(letters) != _GROUPS * _GROUP or not set(letters) <= set(_LETTERS):
        return ""
    return "-".join(letters[n : n + _GROUP] for n in range(0, len(letters), _GROUP))


def line_in(text: str) -> str:
    """Return a text from where the line of a list begins in it; the whole text where there is none.

    Its end is not looked for: messages are broken anywhere, and `read` knows where a list ends.
    """
    found = _LINE.search(text)
    return text[found.start() :] if found else text


class UnreadableError(ValueError):
    """A text that is no list; ``code`` tells why: ``not_ours``, ``newer``, ``damaged`` or ``too_long``."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def read(text: str) -> Content:
    """Read a list's content from its line of text, whatever follows it. Raises UnreadableError.

    Blanks and line breaks are ignored. What is packed says itself where it ends, and its fingerprint that it
    is whole.
    """
    return _opened(text)[0]


def whole_in(text: str) -> Any:
    """Return all that a list holds from its line of text, None for a line that tells what counts alone.

    Raises UnreadableError.
    """
    return _opened(text)[1]


def _opened(text: str) -> tuple[Content, Any]:
    if len(text) > MOST_TEXT:
        raise UnreadableError("too_long")
    prefix, _, rest = "".join(text.split()).partition(":")
    if prefix not in (PREFIX, DISCOUNTED, WHOLE):
        raise UnreadableError(
            "newer" if prefix.startswith(PREFIX[:-1]) and prefix[4:].isdecimal() else "not_ours"
        )
    told, _, packed = rest.partition(":")
    lines, whole = _lines(packed, prefix)
    if fingerprint(lines) != told.upper():
        raise UnreadableError("damaged")
    return lines, whole


def _lines(packed: str, prefix: str) -> tuple[Content, Any]:
    discounted, whole = prefix != PREFIX, None
    try:
        letters = _PACKED.match(packed)[0]  # type: ignore[index]  # it matches nothing too
        letters = letters[: len(letters) - (len(letters) % 4 == 1)]
        squeezed = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        opener = zlib.decompressobj()
        plain = opener.decompress(squeezed, _MOST_BYTES)
        if not opener.eof:
            raise UnreadableError("damaged")
        rows = json.loads(plain)
        if prefix == WHOLE:
            _, rows, whole = _some(rows, 3)
        elif discounted:
            _, rows = _some(rows, 2)
        found = (_read_line(row, discounted) for row in _some(rows, MOST_ENTRIES + 1))
        return tuple(sorted(found)), whole
    except (binascii.Error, zlib.error, UnicodeError, RecursionError, TypeError, ValueError) as error:
        raise UnreadableError("damaged") from error


def _some(rows: Any, most: int) -> list[Any]:
    if not isinstance(rows, list) or len(rows) > most:
        raise UnreadableError("damaged")
    return rows


def _read_line(row: Any, discounted: bool) -> ListLine:
    name, edition, figures, pa, options = _some(row, 5)
    if type(figures) is not int or not 1 <= figures <= 999:
        raise UnreadableError("damaged")
    read_options = tuple(sorted(_read_option(option, discounted) for option in _some(options, _MOST_ROWS)))
    return ListLine(_text(name), _text(edition), figures, _price(pa, discounted), read_options)


def _read_option(row: Any, discounted: bool) -> OptionLine:
    name, pa = _some(row, 2)
    return OptionLine(_text(name), _price(pa, discounted))


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > _MOST_NAME or fold(value) != value:
        raise UnreadableError("damaged")
    value.encode()  # half a letter (a lone surrogate) is none
    return value


def _price(value: Any, discounted: bool) -> float:
    if value == (None if discounted else _UNKNOWN_AT_FIRST):
        return UNKNOWN_PA
    if type(value) not in (int, float) or not (-_MOST_PA if discounted else 0) <= value <= _MOST_PA:
        raise UnreadableError("damaged")
    return float(value)


# -- two lists --------------------------------------------------------------------------------------


class Change(StrEnum):
    """How an entry of one list differs from the other list's."""

    ONLY_MINE = "only_mine"
    ONLY_THEIRS = "only_theirs"
    DIFFERS = "differs"


@dataclass(frozen=True, slots=True)
class EntryDifference:
    """One entry that two lists do not share; where both have the card, what each says of it."""

    change: Change
    mine: ListLine | None
    theirs: ListLine | None

    @property
    def name(self) -> str:
        """Return the folded name of the card."""
        line = self.mine or self.theirs
        return line.name if line is not None else ""


def differences(mine: Content, theirs: Content) -> tuple[EntryDifference, ...]:
    """Return what two lists do not share, by name; nothing where their fingerprints are the same."""
    only_mine, only_theirs = _apart(mine, theirs), _apart(theirs, mine)
    found: list[EntryDifference] = []
    for line in only_mine:
        twin = next((other for other in only_theirs if other.name == line.name), None)
        if twin is not None:
            only_theirs.remove(twin)
        found.append(EntryDifference(Change.DIFFERS if twin else Change.ONLY_MINE, line, twin))
    found += [EntryDifference(Change.ONLY_THEIRS, None, line) for line in only_theirs]
    return tuple(sorted(found, key=lambda difference: difference.name))


def is_same_list(mine: Content, theirs: Content) -> bool:
    """Tell whether two lists are the same: all that counts is, and so are their fingerprints."""
    return sorted(mine) == sorted(theirs)


def _apart(lines: Iterable[ListLine], others: Iterable[ListLine]) -> list[ListLine]:
    return sorted((Counter(lines) - Counter(others)).elements())
