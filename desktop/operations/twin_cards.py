"""Tell the cards of a list apart on paper: those of one profile are numbered, as on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.armies import Muster
from rules.battle.setup import number_twins
from rules.cards import Card


def told_apart(muster: Muster) -> Mapping[str, Card]:
    """Give the cards of a list by their entries, each with its number behind its names where it has one."""
    entries = muster.army.entries
    cards = [muster.card(entry) for entry in entries]
    return {
        entry.id: _numbered(card, number)
        for entry, card, number in zip(entries, cards, number_twins(cards), strict=True)
    }


def _numbered(card: Card, number: int) -> Card:
    return named(card, f"({number})") if number else card


def named(card: Card, more: str) -> Card:
    """Give a card with something behind each of its names."""
    names = (f"{name} {more}" if name else "" for name in (card.name_fr, card.name_en))
    return replace(card, name_fr=next(names), name_en=next(names))
