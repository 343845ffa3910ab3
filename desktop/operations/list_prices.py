"""What one more figure of a card costs a list: the others in it may make it cheaper, or dearer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from desktop.operations.catalogue_lists import evaluated
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import EvaluatedList
from rules.armies import Army, figure_pa, is_price
from rules.cards import Revision


@dataclass(slots=True)
class ListPrices:
    """The prices of cards in one list as it is now, in PA."""

    desk: Desk
    army: Army
    _kept: Mapping[str, float] | None = field(default=None, repr=False)

    def of(self, revision: Revision) -> float | None:
        """Return what a figure costs in the list; what its card prints where nothing changes that."""
        card = revision.card
        for entry in self.army.entries:
            if (entry.card_id, entry.revision) == (revision.card_id, revision.number):
                return figure_pa(entry, card)
        if self._kept is None:
            made = evaluated(self.desk, self.army)
            self._kept = {} if made is None else self._by_card(made)
        printed = card.pa.number
        pa = None if printed is None else printed + self._kept.get(revision.card_id, 0)
        return pa if pa is not None and pa >= 0 and is_price(pa) else printed

    def _by_card(self, made: EvaluatedList) -> dict[str, float]:
        """Return how much more or less than by themselves cards cost in the list."""
        changed: dict[str, float] = {}
        for name, more in _changed(made):
            changed.setdefault(name, more)
        cards = self.desk.library.memory.cards_from(changed) if changed else {}
        return {card: changed[node] for card, node in cards.items()}


def _changed(made: EvaluatedList) -> Iterator[tuple[str, float]]:
    """Give what costs more or less in a force of a list, by each of its ids, and how much."""
    for force in made.army.forces:
        spot = made.evaluator.scene.by_id.get(force.id)
        for choice in spot.branch.entries if spot is not None else ():
            if spot is not None and choice.changes.get(made.points):
                cost = made.evaluator.costs.of(spot.offered(choice)).get(made.points)
                more = 0.0 if cost is None else (cost.total or 0) - cost.reasons[0].amount
                if more:
                    yield from ((name, more) for name in (choice.id, choice.entry.id))
                    yield from ((link.id, more) for link in choice.links)
