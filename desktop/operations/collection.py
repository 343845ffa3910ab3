"""The figures an owner has, and the cards he likes best: counted by miniature, starred by card."""

from __future__ import annotations

from desktop.operations.desk import Changes, Desk
from desktop.operations.trouble import known_trouble
from rules import search
from rules.cards import Card, Revision
from rules.collection import MOST_OWNED, Owned, by_name, known_of, miniature
from rules.text import Message, Refusal

_FAVOURITES = "favourites"
_MOST_FAVOURITES = 2000


@known_trouble
def count_owned(
    desk: Desk, *, card_id: str, figures: int | None, initiator: object | None = None
) -> Refusal | None:
    """Say how many figures of a card's miniature are owned, None to count it no more. Raises KeyError.

    It is a step of the library; every card of the miniature, in whatever edition, is announced.
    """
    if figures is not None and not 0 <= figures <= MOST_OWNED:
        return Refusal(Message("owned.range", {"most": MOST_OWNED}), overridable=False)
    card, before = desk.library.card(card_id).card, desk.library.owned()
    held = known_of(card, by_name(before))
    if figures == (None if held is None else held.figures):
        return None
    key = next((key for key, kept in before.items() if kept is held), miniature(card))
    name = card.name_fr or (held.name if held is not None else card.name_en)
    english = card.name_en or (held.english if held is not None else "")
    if figures is None:
        label = Message("step.owned_forgotten", {"name": name})
    else:
        label = Message("step.owned_counted", {"name": name, "n": figures})
    now = Owned(name, figures or 0, "" if english == name else english)
    desk.library.write_owned(label, {key: None if figures is None else now})
    met = by_name({key: now})
    same = {r.card_id for r in desk.library.cards() if known_of(r.card, met) is not None}
    desk.announce(Changes(cards=frozenset(same | {card_id}), label=label, initiator=initiator))
    return None


def owned(desk: Desk) -> dict[str, int]:
    """Return how many figures are owned, by each name of a miniature; those nobody counted are left out."""
    return {name: kept.figures for name, kept in by_name(desk.library.owned()).items()}


def matching(desk: Desk, wanted: search.Query) -> list[Revision]:
    """Return the cards that a search finds, the figures owned of them asked too, by name."""
    counted = owned(desk)
    return [
        revision
        for revision in desk.library.cards()
        if wanted.matches(
            search.haystack(revision.card, desk.peoples), revision.card, known_of(revision.card, counted)
        )
    ]


def favourites(desk: Desk) -> frozenset[str]:
    """Return the ids of the cards that wear a star."""
    kept = desk.library.setting(_FAVOURITES)
    return frozenset(filter(_is_id, kept)) if isinstance(kept, list) else frozenset()


@known_trouble
def marks(desk: Desk) -> tuple[frozenset[str], dict[str, int]]:
    """Return the cards that wear a star and how many figures are owned, by miniature."""
    return favourites(desk), owned(desk)


@known_trouble
def listed(desk: Desk) -> frozenset[str]:
    """Return the ids of the cards that lists use."""
    return frozenset(entry.card_id for army in desk.library.armies() for entry in army.entries)


@known_trouble
def owned_of(desk: Desk, *, card_id: str) -> tuple[Card, int | None]:
    """Return a card and how many figures of its miniature are owned, None where nobody counted."""
    card = desk.library.card(card_id).card
    return card, known_of(card, owned(desk))


@known_trouble
def star(desk: Desk, *, card_id: str) -> Refusal | None:
    """Give a card a star, or take it off; it is remembered with the library and is no step."""
    kept = favourites(desk)
    starred = kept - {card_id} if card_id in kept else kept | {card_id}
    if len(starred) <= _MOST_FAVOURITES:
        desk.library.set_setting(_FAVOURITES, sorted(starred))
    return None


def _is_id(kept: object) -> bool:
    return isinstance(kept, str)
