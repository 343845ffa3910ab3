"""The rule tables and the starter content, built from the rows of the resources."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import resources
from db.starter import Starter, StarterArmy, StarterEntry, StarterOffer
from desktop.paper.catalogue import abilities as abilities
from desktop.paper.catalogue import peoples as peoples
from rules.armies import Option, OptionKind, Per
from rules.card_fields import BY_KEY, CardField, filled
from rules.cards import Card, Rank, values_from_line
from rules.spells import Spell, SpellKind

if TYPE_CHECKING:
    from rules.battle.ruleset import Ruleset
    from rules.battle.ruleset_wording import Wording
    from rules.formats import Format


@lru_cache(maxsize=1)
def systems() -> Mapping[str, Mapping[str, Any]]:
    """Give the rows of the systems by id: their rulesets and the formats of their lists."""
    return {row["id"]: row for row in resources.rows("data/systems")}


def rulesets_of(system: str) -> tuple[str, ...]:
    """Give the ids of a system's rulesets, the default one first. Raises KeyError for an unknown system."""
    return tuple(systems()[system]["rulesets"])


def formats_of(system: str) -> tuple[str, ...]:
    """Give the ids of the formats that come with the program for a system, the default one first."""
    return tuple(systems()[system]["formats"]) if system in systems() else ()


@lru_cache(maxsize=1)
def rulesets() -> dict[str, Ruleset]:
    """Give the rulesets by id, the default one first."""
    from rules.battle.ruleset import Ruleset  # not needed to show the cards

    every = (key for system in systems() for key in rulesets_of(system))
    return {key: Ruleset.shipped(resources.table(f"data/rulesets/{key}")) for key in every}


def default_ruleset(system: str = "confrontation") -> Ruleset:
    """Give the ruleset that a system is played by unless another one is chosen."""
    return rulesets()[rulesets_of(system)[0]]


@lru_cache(maxsize=4)
def wording(system: str) -> Wording:
    """Give the words that a system's rulebook has for the values of its rulesets."""
    from rules.battle.ruleset_wording import Wording  # not needed to show the cards

    return Wording.from_rows(resources.rows("data/ruleset_words"), system)


@lru_cache(maxsize=1)
def formats() -> dict[str, Format]:
    """Give the army list formats by id, the default one first."""
    from rules.formats import Format  # not needed to show the cards

    return {row["id"]: Format.from_row(row) for row in resources.rows("data/formats")}


@lru_cache(maxsize=1)
def starter() -> Starter:
    """Give what a new library begins with: the rulebook's example (V-A-4), two lists, real profiles."""
    rows = [row for name in ("example", "lists", "profiles") for row in resources.rows(f"starter/{name}")]
    armies = tuple(_army(row) for row in resources.rows("starter/armies"))
    return Starter(tuple(starter_card(row) for row in rows), armies, tuple(_offers().values()))


@lru_cache(maxsize=1)
def _offers() -> Mapping[str, StarterOffer]:
    """Give the options of the starter lists by their names."""
    found = {}
    for row in resources.rows("starter/offers"):
        takers = {(name, edition): float(pa) for name, edition, pa in row["takers"]}
        prices = set(takers.values())
        option = Option(row["name"], OptionKind(row["kind"]), min(prices), Per(row["per"]))
        found[row["name"]] = StarterOffer(option, takers, "C5", row["source"])
    return found


_OF_ONE_LANGUAGE = ("name", "classes", "equipment", "source")
"""What a row says in French; where it says it in another language too, that stands beside: ``name_en``."""


@lru_cache(maxsize=4)
def example(system: str, language: str = "fr") -> Starter:
    """Give the cards and armies by which another system is tried, nothing for a system without them.

    What a card or an army says in one language only it says in that of its reader, where there is that.
    """
    cards, armies = (
        [_said_in(language, row) for row in resources.rows(f"starter/{name}") if row["system"] == system]
        for name in ("systems", "systems_armies")
    )
    return Starter(tuple(map(starter_card, cards)), tuple(map(_army, armies)))


def _said_in(language: str, row: Mapping[str, Any]) -> Mapping[str, Any]:
    others = {f"{key}_en" for key in _OF_ONE_LANGUAGE}
    return {key: row.get(f"{key}_{language}", said) for key, said in row.items() if key not in others}


_SHORT = {"fr": "name_fr", "en": "name_en"}
"""Fields that a row calls otherwise than the table of fields does."""
_TOGETHER = ("values", "abilities_fr", "abilities_en")
"""What a row says of several fields at once, or of one field in two places."""
_READ: Mapping[str, Callable[[str], object]] = {
    "people": lambda name: peoples().find(name) or name,
    "rank": Rank.parse,
}
"""What reads a field that takes more than one cell of a table."""


def starter_card(row: Mapping[str, Any]) -> Card:
    """Read a card of the starter content. Raises KeyError for a key that no field of a card has."""
    said = {_SHORT.get(key, key): cell for key, cell in row.items() if key not in _TOGETHER}
    return filled(
        Card(
            name_fr=row["fr"],
            values=values_from_line(row["values"], row.get("system", "confrontation")),
            abilities=abilities().parse_both(row.get("abilities_fr", ""), row.get("abilities_en", "")),
        ),
        {key: _read(BY_KEY[key], cell) for key, cell in said.items()},
    )


def _read(field: CardField, cell: Any) -> object:
    if field.holds.several:
        return tuple(cell)
    read = _READ.get(field.key) or field.holds.read
    return cell if read is None else read(cell)


@lru_cache(maxsize=1)
def _spells() -> Mapping[tuple[str, str], Spell]:
    """Give the spells and miracles of the examples by system and French name."""
    from db.codec import Codec  # not needed to show the cards

    read = Codec(Spell).read_parsed
    return {
        (row["system"], row["name_fr"]): read({key: part for key, part in row.items() if key != "system"})
        for row in resources.rows("starter/spells")
    }


def _entry(system: str, name: str, edition: str, figures: int, held: Mapping[str, Any]) -> StarterEntry:
    known = [_spells()[system, spell] for spell in held.get("spells", ())]
    kinds = {SpellKind.SPELL: OptionKind.SPELL, SpellKind.MIRACLE: OptionKind.MIRACLE}
    return StarterEntry(
        name, edition, figures,
        options=tuple(Option(each.name_fr, kinds[each.kind], 0, spell=each) for each in known),
        gems=held.get("gems", {}), faith=held.get("faith", 0),
        bought=tuple(_bought(each, name, edition) for each in held.get("bought", ())),
    )  # fmt: skip


def _bought(option: str, name: str, edition: str) -> Option:
    """Give an option at the price that a card pays. Raises KeyError for one that is not offered to it."""
    offer = _offers()[option]
    return replace(offer.option, pa=offer.takers[name, edition])


def _army(row: Mapping[str, Any]) -> StarterArmy:
    system = row.get("system", "confrontation")
    entries = tuple(
        _entry(system, name, edition, figures, *(held or ({},)))
        for name, edition, figures, *held in row["entries"]
    )
    return StarterArmy(
        row["name"], people=row["people"], edition=row["edition"], limit=row.get("limit"),
        entries=entries, system=system,
    )  # fmt: skip
