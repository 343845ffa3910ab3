"""Libraries of any size, made of the starter's cards under numbered names."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from db.library import CardWrite, Library
from db.starter import Starter
from desktop.operations import tables
from rules.cards import Card
from rules.text import Message


def cards(count: int) -> list[Card]:
    """Give so many cards, no two of one name."""
    known = tables.starter().cards
    return [
        replace(known[n % len(known)], name_fr=f"{known[n % len(known)].name_fr} {n}") for n in range(count)
    ]


def fill(path: Path, count: int) -> None:
    """Make a library of so many cards."""
    with Library.open(path, starter=Starter()) as library:
        label = Message("step.card_created", {"name": "bench"})
        library.write_cards(label, [CardWrite(None, card) for card in cards(count)])
