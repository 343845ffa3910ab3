"""Keep what is being typed on cards, so that neither a closed window nor a crash takes it away.

A draft is no step of the library: it is remembered beside it and let go when the card is kept.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import fields, replace

from pydantic_core import ValidationError

from db.codec import CARD
from desktop.operations.desk import Desk
from desktop.operations.trouble import known_trouble
from rules.cards import Card

_KEY = "library.draft"


Draft = tuple[Card, str | None, Card | None]
"""A card that is being typed, and where it is an edit its id and the card as it was."""


@known_trouble
def keep_drafts(desk: Desk, *, cards: Sequence[Draft]) -> None:
    """Remember the cards that are unfinished, the one to go on with first as the last; none lets all go."""
    written = [
        {"card": CARD.write(card).decode(), "card_id": card_id, "base": base and CARD.write(base).decode()}
        for card, card_id, base in cards
    ]
    # The last one stands alone beside the others: so it did when there could be no others.
    kept = {**written[-1], "others": written[:-1]} if written else None
    if kept is not None or desk.library.setting(_KEY) is not None:
        desk.library.set_setting(_KEY, kept)


@known_trouble
def kept_drafts(desk: Desk) -> tuple[Draft, ...]:
    """Give the cards that were unfinished when the library was left, the one to go on with as the last."""
    found = desk.library.setting(_KEY)
    others = found.get("others") if isinstance(found, dict) else None
    every = (*(others if isinstance(others, list) else ()), found)
    return tuple(draft for each in every if (draft := _read(desk, each)) is not None)


def typed_upon(card: Card, first: Card, now: Card) -> Card:
    """Return a card with what was typed: what differs between ``first`` and ``now``, value by value."""
    changed = {
        each.name: getattr(now, each.name)
        for each in fields(Card)
        if getattr(now, each.name) != getattr(first, each.name)
    }
    if "values" in changed:
        changed["values"] = {
            kind: value
            for held in (card.values, now.values)
            for kind in held
            for value in [(now if now.values.get(kind) != first.values.get(kind) else card).values.get(kind)]
            if value is not None
        }
    return replace(card, **changed)


def _read(desk: Desk, found: object) -> Draft | None:
    card = _card(found, "card")
    if card is None or not isinstance(found, dict):
        return None
    card_id = found.get("card_id")
    if not isinstance(card_id, str) or not _is_known(desk, card_id):
        return card, None, None
    return card, card_id, _card(found, "base")


def _card(found: object, key: str) -> Card | None:
    written = found.get(key) if isinstance(found, dict) else None
    try:
        return CARD.read(written.encode()) if isinstance(written, str) else None
    except (ValidationError, json.JSONDecodeError):  # of a newer program: its draft is not ours to read
        return None


def _is_known(desk: Desk, card_id: str) -> bool:
    try:
        desk.library.card(card_id)
    except KeyError:
        return False
    return True
