"""Cards of files whose names are nearly those of cards of the library."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from db.exchange.battlescribe.harvest import TakenCard
from db.exchange.spelling import Names, strict_limit
from rules.cards import Revision
from rules.text import fold


@dataclass(frozen=True, slots=True)
class NearCard:
    """A card of a file whose name is nearly that of a card of the library: are they the same?"""

    key: str
    written: str
    card_id: str
    known: str


def near_cards(
    unmet: Iterable[TakenCard], known: Mapping[str, Revision], claimed: Collection[str]
) -> Iterator[NearCard]:
    """Propose cards of the library, unless they are ``claimed``, whose names are nearly those of new ones."""
    by_people: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for card_id, revision in known.items():
        card = revision.card
        if card_id not in claimed:
            where = by_people.setdefault((card.people, fold(card.edition)), [])
            where += [(name, card_id) for name in (card.name_fr, card.name_en) if name]
    names = {key: Names(pairs, strict_limit) for key, pairs in by_people.items()}
    for taken in unmet:
        card = taken.card
        group = (card.people, fold(card.edition))
        if group not in names or taken.from_roster:
            continue
        near = names[group].nearest(card.name_en or card.name_fr)
        if near is not None:
            card_id = next(found for name, found in by_people[group] if name == near)
            yield NearCard(taken.key, card.name("fr"), card_id, near)
