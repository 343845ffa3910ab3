"""The limits of what a package may say of one thing: those that the program sets its own players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from db.errors import Unreadable
from db.exchange.budget import MOST_NAME
from rules.armies import (
    MOST_CATALOGUES,
    MOST_ENTRIES,
    MOST_FIGURES,
    MOST_FORCES,
    MOST_LIMIT,
    MOST_OPTIONS,
    MOST_PICKED,
    MOST_PICKS,
    MOST_TAGS,
    MOST_VERSIONS,
    Army,
    Entry,
    ListForce,
    ListPick,
    Version,
    is_price,
)
from rules.battle.own_ruleset import OwnRuleset
from rules.card_fields import FIELDS, PRINTED_VALUE
from rules.cards import MOST_ABILITIES, Card
from rules.collection import MOST_OWNED, Owned
from rules.offers import Offer
from rules.values import Value

MOST_THINGS: Mapping[str, int] = {"armies": 10_000, "offers": 20_000, "formats": 1_000, "rulesets": 200}
"""Of one package, by its documents; the largest club has a tenth of them."""
MOST_LISTED = 100_000
"""Entries of all lists of one package, with those of their versions."""
MOST_REVISIONS = 100_000
"""Revisions of all cards of one package."""
_FAR = 1_000_000
"""No printed figure has more digits than six."""
_MOST_DICE = 99


def look_at_number(document: str, things: dict[str, Any], file: str) -> None:
    """Raise Unreadable for more things in a document than anybody has; they are counted as they are written.

    Each of them is read, compared and written: a small file could ask for hours of that.
    """
    counted = {document: (len(things), MOST_THINGS.get(document, len(things)))}
    if document == "cards":
        counted["revisions"] = sum(_length(card, "revisions") for card in things.values()), MOST_REVISIONS
    if document == "armies":
        counted["entries"] = sum(map(_listed, things.values())), MOST_LISTED
    for what, (number, most) in counted.items():
        if number > most:
            raise Unreadable(f"too_many_{what}", file=file, most=most)


def _listed(army: object) -> int:
    versions = army.get("versions") if isinstance(army, dict) else None
    kept = versions if isinstance(versions, list) else []
    return sum(_length(held, "entries") for held in (army, *kept))


def _length(thing: object, key: str) -> int:
    part = thing.get(key) if isinstance(thing, dict) else None
    return len(part) if isinstance(part, list) else 0


def look_at_card(card: Card) -> None:
    """Raise ValueError for a card that cannot be: without a name, with figures or a price of no card."""
    if not (card.name_fr.strip() or card.name_en.strip()):
        raise ValueError("a card without a name")
    if len(card.abilities) > MOST_ABILITIES:
        raise ValueError("abilities without an end")
    figures = (field.get(card) for field in FIELDS if field.holds is PRINTED_VALUE)
    if not all(map(_can_be, (*card.values.values(), *figures))) or (card.pa.number or 0) < 0:
        raise ValueError("a figure that no card prints")


def _can_be(value: Value) -> bool:
    return 0 <= value.dice <= _MOST_DICE and all(-_FAR < number < _FAR for number in value.numbers)


def look_at_army(army: Army) -> None:
    """Raise ValueError for a list that nobody could have mustered, in any of its versions."""
    if len(army.versions) > MOST_VERSIONS or len(army.tags) > MOST_TAGS:
        raise ValueError("a list with too many versions or tags")
    names = (army.name, *army.tags, *(version.name for version in army.versions))
    if max(map(len, (army.folder, *names))) > MOST_NAME:
        raise ValueError("a name without an end")
    if not all(map(str.strip, names)) or any("," in tag for tag in army.tags):
        raise ValueError("a list, a version or a tag that cannot be called")
    if len(army.catalogues) > MOST_CATALOGUES:
        raise ValueError("catalogues without an end")
    if len(army.spending) > MOST_CATALOGUES or not all(-_FAR < most < _FAR for _, most in army.spending):
        raise ValueError("what may be spent")
    _look_at_forces(army.forces)
    _look_at_entries(army)
    for version in army.versions:
        _look_at_forces(version.forces or ())
        _look_at_entries(version)


def _look_at_forces(forces: tuple[ListForce, ...]) -> None:
    ids = [force.id for force in forces]
    if len(ids) > MOST_FORCES or len(set(ids)) < len(ids):
        raise ValueError("forces without an end")
    for force in forces:
        if not -_FAR < force.pa < _FAR:
            raise ValueError("a price")
        _look_at_picks(force.picks)


def _look_at_picks(picks: tuple[ListPick, ...]) -> None:
    ids = [pick.id for pick in picks]
    if len(ids) > MOST_PICKS or len(set(ids)) < len(ids) or not all(ids):
        raise ValueError("picks without an end")
    if not all(1 <= pick.number <= MOST_PICKED for pick in picks):
        raise ValueError("the number of a pick")
    for pick in picks:
        if pick.told is not None:
            _look_at_costs(pick.told.costs)
            if pick.told.option is not None and not is_price(pick.told.option.pa):
                raise ValueError("a price")


def _look_at_costs(costs: tuple[tuple[str, float], ...]) -> None:
    if len(costs) > MOST_CATALOGUES or not all(-_FAR < cost < _FAR for _, cost in costs):
        raise ValueError("a price")


def _look_at_entries(held: Army | Version) -> None:
    if held.limit is not None and not 1 <= held.limit <= MOST_LIMIT:
        raise ValueError("a limit")
    if len(held.entries) > MOST_ENTRIES:
        raise ValueError("entries without an end")
    ids = [entry.id for entry in held.entries]
    if len(set(ids)) < len(ids) or not all(ids):
        raise ValueError("the id of an entry")
    for entry in held.entries:
        _look_at_entry(entry)


def _look_at_entry(entry: Entry) -> None:
    if not 1 <= entry.figures <= MOST_FIGURES:
        raise ValueError("figures")
    if len(entry.options) > MOST_OPTIONS:
        raise ValueError("options without an end")
    if not all(map(is_price, (entry.pa, *(option.pa for option in entry.options)))):
        raise ValueError("a price")
    _look_at_picks(entry.picks)
    if entry.told is not None:
        _look_at_costs(entry.told.costs)


def look_at_ruleset(made: OwnRuleset) -> None:
    """Raise ValueError for rules that cannot be called."""
    if not made.name.strip() or len(made.name) > MOST_NAME:
        raise ValueError("a ruleset without a name")


def look_at_offer(offer: Offer) -> None:
    """Raise ValueError for an option without a name, or at a price that none has."""
    if not offer.option.name.strip():
        raise ValueError("an option without a name")
    if not all(map(is_price, (offer.option.pa, *offer.takers.values()))):
        raise ValueError("a price")


def look_at_owned(owned: Owned) -> None:
    """Raise ValueError for a number of figures that nobody counts."""
    if not 0 <= owned.figures <= MOST_OWNED:
        raise ValueError("figures")


def look_at_kinds(written: Any, read: Any) -> None:
    """Raise ValueError where yes or no stands for a figure: JSON tells them apart, reading does not."""
    left = [(written, read)]
    while left:
        theirs, ours = left.pop()
        if isinstance(theirs, bool) and not isinstance(ours, bool):
            raise ValueError("yes or no for a figure")
        left += _within(theirs, ours)


def _within(theirs: Any, ours: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(theirs, Mapping) and isinstance(ours, Mapping):
        yield from ((thing, ours[key]) for key, thing in theirs.items() if key in ours)
    elif isinstance(theirs, list) and isinstance(ours, list):
        yield from zip(theirs, ours, strict=False)
