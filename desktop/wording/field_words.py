"""The fields of cards in words: their names, what a card says of each, what one state changes in another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import partial

from PySide6.QtCore import QCoreApplication

from desktop.paper.words import label as printed
from desktop.paper.words import rank_text, value_text
from desktop.wording import about, say
from desktop.wording.card_words import choice_words, language_now
from desktop.wording.excerpts import excerpts, flat
from rules.abilities import Ability
from rules.card_comparison import LISTS, FieldRow
from rules.card_fields import BENEATH, BY_KEY, FIELDS, NERVE, WORDS, CardField, keys
from rules.cards import Card, Rank
from rules.enumerations import joined
from rules.peoples import Peoples
from rules.sheets import sheet_of
from rules.text import Message
from rules.values import Characteristic, Value

DASH = "–"
_PRINTED = frozenset(c.value for c in Characteristic)
_SHORT = frozenset(keys([field for field in FIELDS if field.holds.figures]))
"""The fields whose name stands before two figures without a colon: RES 8 → 9."""


def field_name(field: str, system: str = "") -> str:
    """Name a field as the card of a system prints it, or in the words of the program."""
    if field == Characteristic.PV and sheet_of(system).life:
        return sheet_of(system).life
    if field in _PRINTED:
        return "/".join(printed(Characteristic(part), language_now()) for part in field.split("/"))
    return say(Message(f"card_field.{field}"))


def facts_beneath(card: Card, language: str) -> list[tuple[str, str]]:
    """Word what stands beneath a card that is looked at: each heading with what is said, "" for nothing."""
    lines: dict[str, list[CardField]] = {}
    for field in BENEATH:
        lines.setdefault(say(Message(f"beneath.{field.key}")), []).append(field)
    return [(heading, _line(fields, card, language)) for heading, fields in lines.items()]


def _line(fields: Sequence[CardField], card: Card, language: str) -> str:
    """Word what a card says of fields in one line; several things stand in it as in a cell of a table."""
    if len(fields) == 1 and fields[0].holds is not WORDS:
        return content_words(fields[0].key, fields[0].get(card), language)
    parts: list[str] = []
    for field in fields:
        said = field.get(card)
        parts += said if field.holds is WORDS else filter(None, [content_words(field.key, said, language)])
    return joined(parts)


def row_words(row: FieldRow, peoples: Peoples) -> tuple[str, ...]:
    """Word what each card says of a field: for nothing a question mark where it is a value, else a dash."""
    if row.field == "picture":
        return _pictures(row.contents)
    nothing = "?" if row.field in _SHORT else DASH
    words = partial(content_words, row.field, language=language_now(), peoples=peoples)
    return tuple(nothing if said is None else words(said) for said in row.contents)


def change_line(row: FieldRow, peoples: Peoples, most: int | None = None) -> str:
    """Word a change in a line: RES 8 → 9, + Fierce, − Born killer, Note: old → new.

    With ``most``, long texts are shortened to so many letters round what differs.
    """
    before, after = row_words(row, peoples) if most is None else excerpts(row_words(row, peoples), most)
    if row.field in LISTS and None in row.contents:
        return f"+ {after}" if row.contents[0] is None else f"\N{MINUS SIGN} {before}"
    words = f"{before} → {after}"
    if row.field in _SHORT:
        return f"{field_name(row.field, row.system)} {words}"
    return words if row.field in LISTS else about(field_name(row.field, row.system), words)


def change_lines(rows: Iterable[FieldRow], peoples: Peoples, most: int | None = None) -> list[str]:
    """Word changes, a line each; one line says so where nothing of weight differs."""
    lines = [change_line(row, peoples, most) for row in rows]
    return lines or [QCoreApplication.translate("Fields", "Only the wording differs.")]


def told_contents(field: str, contents: Sequence[object], peoples: Peoples) -> tuple[str, ...]:
    """Word what is said of a field of a card where a file differs: a line each, "" for nothing."""
    found = []
    for said in contents:
        says = said is not None and BY_KEY[field].holds.says(said)
        words = content_words(field, said, language_now(), peoples) if says else ""
        found.append(flat(words) if isinstance(said, str) else words)
    return tuple(found)


def content_words(field: str, said: object, language: str, peoples: Peoples | None = None) -> str:
    """Word what a card says of a field, or one of several things; a people by its name, where it is known."""
    if isinstance(said, Value):
        return value_text(said, language)
    if field == NERVE and isinstance(said, tuple):
        kind, value = said
        return f"{printed(kind, language)} {value_text(value, language)}"
    if isinstance(said, Rank):
        return rank_text(said, language)
    if isinstance(said, StrEnum):
        return choice_words(field, said)
    if isinstance(said, Ability):
        return said.label(language)
    if isinstance(said, tuple):
        return "; ".join(content_words(field, thing, language) for thing in said)
    if field == "people" and peoples is not None:
        return peoples.name(str(said), language, short=True)
    holds = BY_KEY[field].holds
    return str(said) if holds.several else holds.line(said)


def _pictures(contents: Iterable[object]) -> tuple[str, ...]:
    """Tell pictures apart by letters: what they show is seen on the cards."""
    letters: dict[object, str] = {}
    words = []
    for said in contents:
        if said is not None:
            letters.setdefault(said, chr(ord("A") + len(letters)))
        words.append(DASH if said is None else letters[said])
    return tuple(words)
