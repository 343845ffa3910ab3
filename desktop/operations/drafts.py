"""Keep what is being typed on a card, so that neither a closed window nor a crash takes it away.

A draft is no step of the library: it is remembered beside it and let go when the card is kept.
"""

from __future__ import annotations

import json

from pydantic_core import ValidationError

from db.codec import CARD
from desktop.operations.desk import Desk
from desktop.operations.trouble import known_trouble
from rules.cards import Card

_KEY = "library.draft"


@known_trouble
def keep_draft(desk: Desk, *, card: Card, card_id: str | None = None) -> None:
    """Remember a card that is being typed, new (no id) or edited."""
    desk.library.set_setting(_KEY, {"card": CARD.write(card).decode(), "card_id": card_id})


@known_trouble
def drop_draft(desk: Desk) -> None:
    """Let the draft go: its card was kept."""
    if desk.library.setting(_KEY) is not None:
        desk.library.set_setting(_KEY, None)


@known_trouble
def kept_draft(desk: Desk) -> tuple[Card, str | None] | None:
    """Give the card that was being typed when the library was last left, and its id when it is an edit."""
    found = desk.library.setting(_KEY)
    if not isinstance(found, dict) or not isinstance(found.get("card"), str):
        return None
    try:
        card = CARD.read(found["card"].encode())
    except (ValidationError, json.JSONDecodeError):  # of a newer program: its draft is not ours to read
        return None
    card_id = found.get("card_id")
    if isinstance(card_id, str) and not _is_known(desk, card_id):
        card_id = None
    return card, card_id if isinstance(card_id, str) else None


def _is_known(desk: Desk, card_id: str) -> bool:
    try:
        desk.library.card(card_id)
    except KeyError:
        return False
    return True
