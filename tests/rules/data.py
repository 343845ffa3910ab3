"""The data files of the program, read for the tests of the rules."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from rules.abilities import Abilities, Ability
from rules.armies import Army, Entry, Muster
from rules.battle.ruleset import Ruleset
from rules.cards import Card, Rank
from rules.formats import Format
from rules.peoples import Peoples
from rules.values import Characteristic, Value

DATA = Path(__file__).resolve().parents[2] / "resources" / "data"


@cache
def read(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


@cache
def peoples() -> Peoples:
    return Peoples.from_rows(read("peoples"))


@cache
def abilities() -> Abilities:
    return Abilities.from_rows(read("abilities"), read("words"))


@cache
def ruleset(name: str = "seeds") -> Ruleset:
    return Ruleset.shipped(read(f"rulesets/{name}"))


@cache
def format_of(name: str) -> Format:
    return next(Format.from_row(row) for row in read("formats") if row["id"] == name)


def having(text: str) -> tuple[Ability, ...]:
    """Read abilities as a card prints them."""
    return abilities().parse_list(text)


def card(
    name: str, people: str = "Griffons d'Akkylannie", text: str = "", rank: str = "", **values: object
) -> Card:
    """Make a card: abilities as printed, values by name (``DIS=6``, ``PA=20``, ``TIR="-"``)."""
    pa = str(values.pop("PA", ""))
    return Card(
        name_fr=name,
        people=peoples().find(people) or people,
        abilities=having(text),
        rank=Rank.parse(rank),
        pa=Value.parse(pa),
        values={Characteristic(key): Value.parse(str(value)) for key, value in values.items()},
    )


def muster(*cards: Card | tuple[Card, int], people: str = "griffins", limit: int | None = None) -> Muster:
    """Make a list of these cards; equal names are one profile."""
    entries, known = [], {}
    for n, item in enumerate(cards, 1):
        sheet, figures = item if isinstance(item, tuple) else (item, 1)
        known[sheet.name_fr, 1] = sheet
        entries.append(Entry(f"e{n}", sheet.name_fr, 1, figures))
    return Muster(Army("army", "Griffon", people, limit=limit, entries=tuple(entries)), known)
