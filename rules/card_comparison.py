"""Cards field by field: what several of them say of each field, and which cards are of one miniature."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rules.card_fields import FIELDS, NERVE, CardField, keys
from rules.cards import Card, Revision
from rules.text import fold
from rules.values import ABSENT

LISTS = keys([field for field in FIELDS if field.holds.several])
"""The fields that hold several things: each thing is a row of its own."""


@dataclass(frozen=True, slots=True)
class FieldRow:
    """What cards say of one field, in their order; None where a card says nothing.

    Of a field of :data:`LISTS` a row holds one thing, the same or its twin with another parameter.
    ``system`` is that of the cards, "" where they are of several: it has names of its own for some fields.
    """

    field: str
    contents: tuple[object, ...]
    system: str = ""

    @property
    def differs(self) -> bool:
        """Tell whether not all cards say the same."""
        return any(content != self.contents[0] for content in self.contents)

    @property
    def contradicts(self) -> bool:
        """Tell whether cards say different things: what nobody knows yet contradicts nothing.

        A thing that a card does not have is no open question, but a difference.
        """
        said = [content for content in self.contents if self.field in LISTS or content is not None]
        return any(content != said[0] for content in said)


def field_rows(cards: Sequence[Card]) -> tuple[FieldRow, ...]:
    """Return what cards say field by field, in the order of the print; what none of them says is left out."""
    rows: list[FieldRow] = []
    for field in FIELDS:
        if field.holds.several:
            rows += _thing_rows(field, cards)
        elif field.compared:
            rows.append(FieldRow(field.key, tuple(_said(field, card) for card in cards)))
    systems = {card.system for card in cards}
    system = systems.pop() if len(systems) == 1 else ""
    return tuple(
        replace(row, system=system) for row in rows if any(content is not None for content in row.contents)
    )


def changes(before: Card, after: Card) -> tuple[FieldRow, ...]:
    """Return the fields of which two states of a card do not say the same: before, after."""
    return tuple(row for row in field_rows((before, after)) if row.differs)


# What a card says, or None ------------------------------------------------------------------------


def _said(field: CardField, card: Card) -> object:
    """Return what a card says of a field; of courage and fear a dash without which of them it is."""
    said = field.get(card)
    if not field.holds.says(said):
        return None
    return ABSENT if field.key == NERVE and said[1] == ABSENT else said


def _thing_rows(field: CardField, cards: Sequence[Card]) -> list[FieldRow]:
    """Lay the things of lists side by side: the same ones in one row, twins of another parameter too."""
    keyed = [_keyed(field, card) for card in cards]
    every = dict.fromkeys(key for things in keyed for key in things)
    return [FieldRow(field.key, tuple(things.get(key) for things in keyed)) for key in every]


def _keyed(field: CardField, card: Card) -> dict[tuple[str, int], object]:
    """Key the things of a list by what they are, and by which of several of that kind they are."""
    found: dict[tuple[str, int], object] = {}
    for thing in field.get(card):
        name = thing if isinstance(thing, str) else thing.id or thing.fr or thing.en
        key, place = fold(name), 0
        while (key, place) in found:
            place += 1
        found[key, place] = thing
    return found


# Cards of one miniature ---------------------------------------------------------------------------


def kin(revision: Revision, cards: Iterable[Revision], alike: frozenset[str] = frozenset()) -> list[Revision]:
    """Return the other cards of a card's miniature: first those of its name, then those of its person.

    A person is what the name says before its comma or bracket: « Kaian Draghost, le Changeur de Formes ».
    Between them stand those whose ids are ``alike``: known to be the same thing under another name. The
    people must be the same where both say it.
    """
    wanted = revision.card
    found: list[tuple[int, str, str, str, Revision]] = []
    for other in cards:
        if other.card_id == revision.card_id:
            continue
        near = _nearness(wanted, other.card, other.card_id in alike)
        if near is not None:
            card = other.card
            found.append((near, fold(card.name_fr or card.name_en), card.edition, other.card_id, other))
    return [row[-1] for row in sorted(found, key=lambda row: row[:4])]


def _nearness(card: Card, other: Card, alike: bool) -> int | None:
    if card.people and other.people and fold(card.people) != fold(other.people):
        return None
    if _names(card) & _names(other):
        return 0
    if alike:
        return 1
    return 2 if _persons(card) & _persons(other) else None


def _names(card: Card) -> set[str]:
    return {fold(name) for name in (card.name_fr, card.name_en) if fold(name)}


def _persons(card: Card) -> set[str]:
    """Return who the names of a card name: what stands before a comma or a bracket."""
    return {
        person
        for name in (card.name_fr, card.name_en)
        if (person := fold(name.replace("(", ",").partition(",")[0]))
    }
