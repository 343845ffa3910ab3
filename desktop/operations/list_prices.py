"""What one more figure of a card costs a list: the others in it may make it cheaper, or dearer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from db.exchange.battlescribe.prices import points_type
from desktop.operations.catalogue_lists import evaluated
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import PA, EvaluatedList
from desktop.operations.trouble import known_trouble
from rules.armies import Army, figure_pa, is_price
from rules.cards import Revision
from rules.catalogue.scene import root_branch
from rules.catalogue.selectables import Selectable
from rules.catalogue.shelf import Shelf

Others = Mapping[str, Mapping[str, float]]
"""What figures of cards cost, or give, in other currencies than PA: by cards, by names of currencies."""


@dataclass(slots=True)
class ListPrices:
    """The prices of cards in one list as it is now; ``printed`` are those beside PA of cards alone."""

    desk: Desk
    army: Army
    printed: Others = field(default_factory=dict)
    _kept: Others | None = field(default=None, repr=False)

    def of(self, revision: Revision) -> float | None:
        """Return what a figure costs in the list in PA; what its card prints where nothing changes that."""
        card = revision.card
        for entry in self.army.entries:
            if (entry.card_id, entry.revision) == (revision.card_id, revision.number):
                return figure_pa(entry, card)
        printed = card.pa.number
        pa = None if printed is None else printed + self._changes(revision).get(PA, 0)
        return pa if pa is not None and pa >= 0 and is_price(pa) else printed

    def others_of(self, revision: Revision) -> dict[str, float]:
        """Return what a figure costs, or gives, in the list in other currencies, by their names."""
        found = dict(self.printed.get(revision.card_id, {}))
        for name, more in self._changes(revision).items():
            if name != PA:
                found[name] = found.get(name, 0) + more
        return {name: cost for name, cost in found.items() if cost}

    def _changes(self, revision: Revision) -> Mapping[str, float]:
        """Return how much more or less than by itself a card costs in the list."""
        if self._kept is None:
            made = evaluated(self.desk, self.army)
            self._kept = {} if made is None else _of_cards(self.desk, _changed(made))
        return self._kept.get(revision.card_id, {})


@known_trouble
def printed_others(desk: Desk) -> Others:
    """Return what cards cost beside PA by themselves, as the catalogues of now say it."""
    return _of_cards(desk, _printed(desk.shelves.now(desk.library)))


def _of_cards(desk: Desk, nodes: Iterator[tuple[Selectable, dict[str, float]]]) -> Others:
    """Return by cards what is told by what they came from in catalogues."""
    told: dict[str, dict[str, float]] = {}
    for choice, costs in nodes:
        for name in (choice.id, choice.entry.id, *(link.id for link in choice.links)):
            told.setdefault(name, costs)
    cards = desk.library.memory.cards_from(told) if told else {}
    return {card: told[node] for card, node in cards.items()}


def _printed(shelf: Shelf) -> Iterator[tuple[Selectable, dict[str, float]]]:
    for catalogue in shelf.catalogues:
        names = {key: kind.name for key, kind in shelf.cost_types(catalogue.id).items()}
        points = points_type(names)
        for choice in root_branch(shelf, catalogue.id).entries if catalogue.system else ():
            paid = {key: cost for key, cost in choice.costs.items() if cost and key in names}
            if costs := {names[key]: cost for key, cost in paid.items() if key != points}:
                yield choice, costs


def _changed(made: EvaluatedList) -> Iterator[tuple[Selectable, dict[str, float]]]:
    """Give what costs more or less in a force of a list, and how much."""
    for force in made.army.forces:
        spot = made.evaluator.scene.by_id.get(force.id)
        for choice in spot.branch.entries if spot is not None else ():
            if spot is not None and made.currencies.keys() & choice.changes.keys():
                found = made.evaluator.costs.of(spot.offered(choice))
                more = {key: (cost.total or 0) - cost.reasons[0].amount for key, cost in found.items()}
                if costs := {name: each for name, each in made.named(more).items() if each}:
                    yield choice, costs
