"""Merge a card, field by field, by the table of :mod:`desktop.operations.imports.merge`."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from desktop.operations.imports.merge import Merging, Where
from rules.card_fields import BY_KEY, DIFFERENCES, FIELDS, Merge, filled, keys
from rules.cards import Card, Rank
from rules.text import fold

SHOWN = frozenset(keys([field for field in FIELDS if field.holds.figures]))
"""What a roster shows of a card, and may show otherwise than the card says here."""

_EQUIPMENT = "equipment"
_FIGURES = re.compile(r"\d+")


def with_fields(card: Card, other: Card, names: Collection[str]) -> Card:
    """Return a card with the named fields of another one, but for those that are empty there."""
    told = {name: value for name in names if BY_KEY[name].holds.line(value := BY_KEY[name].get(other))}
    return filled(card, told)


def fill_unresolved(theirs: Card, base: Card, unresolved: Collection[str], *, is_whole: bool) -> Card:
    """Return theirs, with the unresolved fields filled from the base.

    ``unresolved`` names fields that depend on files which were not given. Unless all files are there
    (``is_whole``), a field that is empty in theirs counts as unresolved too.
    """
    kept = {
        field.key: field.get(base)
        for field in DIFFERENCES
        if field.key in unresolved or (not is_whole and not field.holds.line(field.get(theirs)))
    }
    return filled(theirs, kept) if kept else theirs


def common_base(there: Card, here: Card, ours: Card, *, by_tables: bool) -> Card:
    """Return the base of a card that both have of one file, of which each may have read another edition.

    It is what the file said ``there``: what they left so is no news of theirs. Where ours has that word
    though the file said another one ``here``, its owner wrote it, and the other one is the base. So it is
    where the file said nothing here and nobody wrote anything: tables (``by_tables``) have other columns,
    and of some fields nothing ever says nothing.
    """
    if there == here:
        return there
    returned = {}
    for field in DIFFERENCES:
        said, held, known = (field.get(card) for card in (there, here, ours))
        is_open = by_tables or field.holds.merge is Merge.LATER
        nothing = not (field.holds.line(held) or field.holds.line(known))
        if held != said and (known == said or (is_open and nothing)):
            returned[field.key] = held
    return filled(there, returned) if returned else there


def _says_the_same(said: object, held: object) -> bool:
    """Tell whether two ranks differ in nothing but capitals and accents."""
    if not (isinstance(said, Rank) and isinstance(held, Rank)):
        return False
    return fold(said.text) == fold(held.text) and said == replace(held, text=said.text)


def _says_it_in_other_words(field: str, said: object, held: object) -> bool:
    """Tell whether two equipments have the same figures in one order: in two languages, say."""
    if field != _EQUIPMENT or not (isinstance(said, tuple) and isinstance(held, tuple)):
        return False
    figures = _FIGURES.findall(" ".join(said))
    return bool(figures) and figures == _FIGURES.findall(" ".join(held))


def says_otherwise(base: Card, theirs: Card) -> bool:
    """Tell whether theirs differs from the base in any field of a card."""
    return base != theirs and any(field.get(base) != field.get(theirs) for field in FIELDS)


def merge(
    card_id: str,
    base: Card | None,
    theirs: Card,
    ours: Card,
    merging: Merging,
    earlier: Collection[Card] = (),
) -> Card:
    """Merge a card field by field; each field that base, theirs and ours do not agree on goes to ``merging``.

    Without a base the empty fields of ours are filled and all others stay; so do those that were emptied
    here, as an ``earlier`` revision of ours tells.
    """
    taken: dict[str, Any] = {}
    for field in DIFFERENCES:
        held, said = field.get(ours), field.get(theirs)
        if said == held or _says_the_same(said, held):  # as most do: of thousands the rest would be felt
            continue
        first = field.holds.merge is Merge.ORIGIN
        if base is None and first:
            continue
        if not merging.heard and _says_it_in_other_words(field.key, said, held):
            continue
        was = held if base is None else field.get(base)
        where = Where(card_id, ours.name("fr"), field.key, ours.name("en"), ours.system)
        open_yet = field.holds.merge is Merge.LATER and not field.holds.line(said)
        emptied = any(field.holds.line(field.get(card)) for card in earlier)
        found = merging.decide(
            where, was, said, held, field.holds.line, is_open=first or open_yet, emptied=emptied
        )
        if found != held:
            taken[field.key] = found
    return filled(ours, taken) if taken else ours
