"""What selections cost, in every currency of its own, with the reasons."""

from __future__ import annotations

from collections.abc import Mapping

from rules.catalogue.applying import Applying, changed_number
from rules.catalogue.changes import NodeChange
from rules.catalogue.counting import tidied
from rules.catalogue.scene import Scene
from rules.catalogue.spots import Spot
from rules.text import Explained, Message, Reason


class Costs:
    """Prices of one scene.

    A price may depend on what others cost. Settled, each waits for those that it asks, and a change that
    depends on itself is left out and told (``loops``). Otherwise they are gone over once, in the order of the
    list, what was chosen for something before it; who asks for one that was not gone over yet is told what it
    cost ``before``, nothing if it is new.
    """

    def __init__(self, scene: Scene, settled: bool, before: Mapping[str, Mapping[str, float]]) -> None:
        self._scene = scene
        self._settled = settled
        self._before = before
        self._applying: Applying | None = None
        self._found: dict[tuple[str, str], Explained] = {}
        self._asked: dict[tuple[str, str], int] = {}
        self._reentered = _NEVER
        self.loops: dict[str, Spot] = {}
        """The selections that a change was left out of, because it depends on itself."""

    def begin(self, applying: Applying) -> None:
        """Tell who applies modifiers, before anything is asked."""
        self._applying = applying

    def work_out(self) -> None:
        """Work out what every selection costs."""
        for spot in self._scene.selections:
            for cost in _currencies(spot):
                self._price(spot, cost)

    def of(self, spot: Spot) -> dict[str, Explained]:
        """Return what a selection costs by itself, by currency."""
        return {cost: self._price(spot, cost) for cost in _currencies(spot)}

    def spent(self, spot: Spot, cost: str) -> float:
        """Return what a selection costs in one currency, as far as it is known now."""
        if self._settled or (spot.id, cost) in self._found:
            return self._price(spot, cost).total or 0
        return self._before.get(spot.id, {}).get(cost, 0)

    def _price(self, spot: Spot, cost: str) -> Explained:
        key = (spot.id, cost)
        found = self._found.get(key)
        if found is None:
            depth = self._asked.get(key, 0 if len(self._asked) > DEEPEST else None)
            if depth is not None:
                self._reentered = min(self._reentered, depth)
                return Explained(0, ())
            self._asked[key] = depth = len(self._asked)
            found = self._explained(spot, cost, depth)
            del self._asked[key]
            self._found[key] = found
        return found

    def _explained(self, spot: Spot, cost: str, depth: int) -> Explained:
        choice = spot.choice
        assert choice is not None and self._applying is not None
        number = spot.number or 1  # of what is only offered, one
        value = choice.costs.get(cost, 0)
        reasons = [Reason(Message(PRICE, {"entry": choice.id}), tidied(value * number))]
        for change in choice.changes.get(cost, ()):
            after = self._changed(value, change, spot, depth)
            if after != value:
                reasons.append(Reason(self._why(change, spot), tidied((after - value) * number)))
                value = after
        return Explained(tidied(value * number), tuple(reasons))

    def _why(self, change: NodeChange, spot: Spot) -> Message:
        """Say why a price is changed: by what is in the list, as far as a change asks for that."""
        assert self._applying is not None
        by = self._applying.causes(change, spot)
        names = dict.fromkeys(each.choice.entry.name for each in by if each.choice is not None)
        if not names:
            return Message(CHANGED)
        return Message(CHANGED_BY, {"names": ", ".join(names), "by": tuple(each.id for each in by)})

    def _changed(self, value: float, change: NodeChange, spot: Spot, depth: int) -> float:
        assert self._applying is not None
        outer, self._reentered = self._reentered, _NEVER
        for modifier, times in self._applying.applied((change,), spot):
            value_after = changed_number(value, modifier, times)
            if not self._settled or self._reentered > depth:
                value = value_after
        if self._settled and self._reentered <= depth:
            self.loops[spot.id] = spot
        inner = self._reentered if self._reentered < depth else _NEVER
        self._reentered = min(outer, inner)
        return value


PRICE, CHANGED, CHANGED_BY = "catalogue.price", "catalogue.changed", "catalogue.changed_by"
"""What a price is made of: what stands in the catalogue, a change, one because of other selections."""
_NEVER = 10**9
DEEPEST = 40
"""So many prices may wait for each other in turn; more are taken for a circle."""


def _currencies(spot: Spot) -> tuple[str, ...]:
    """Return the currencies that something costs anything in, or may."""
    choice = spot.choice
    assert choice is not None
    return choice.currencies
