"""Evaluate a list by the catalogues on the shelf."""

from __future__ import annotations

from collections.abc import Mapping

from rules.catalogue.applying import Applying
from rules.catalogue.broken import BrokenKind, BrokenLimit
from rules.catalogue.changes import changes_of
from rules.catalogue.conditions import Conditions
from rules.catalogue.costs import Costs
from rules.catalogue.counting import Counter, tidied
from rules.catalogue.evaluated import EvaluatedForce, EvaluatedSelection, Evaluation
from rules.catalogue.limits import Limits
from rules.catalogue.meaning import Meaning
from rules.catalogue.places import is_hidden
from rules.catalogue.roster import RosterState
from rules.catalogue.scene import Scene
from rules.catalogue.shelf import Shelf
from rules.catalogue.spots import Spot, SpotKind
from rules.text import Explained, Reason


class Evaluator:
    """One scene with all that answers for it."""

    def __init__(
        self,
        shelf: Shelf,
        roster: RosterState,
        meaning: Meaning = Meaning.OURS,
        before: Mapping[str, Mapping[str, float]] | None = None,
    ) -> None:
        self.scene = Scene(shelf, roster)
        self.costs = Costs(self.scene, meaning.settles_costs, before or {})
        self.counter = Counter(self.scene, meaning, self.costs.spent)
        self.applying = Applying(Conditions(self.counter))
        self.limits = Limits(self.scene, self.counter, self.applying, meaning)
        self.costs.begin(self.applying)
        self._sort_into_categories()

    def _sort_into_categories(self) -> None:
        """Put selections into the categories that modifiers give them; they see those of the catalogue."""
        sorted_anew = {
            spot: self.applying.categories(spot.categories, spot.choice.changes["category"], spot)
            for spot in self.scene.selections
            if spot.choice is not None and "category" in spot.choice.changes
        }
        for spot, categories in sorted_anew.items():
            spot.categories = categories
        if sorted_anew:
            self.scene.forget()

    def evaluated(self) -> Evaluation:
        """Evaluate the list."""
        self.costs.work_out()
        selections = {spot.id: self._selection(spot) for spot in self.scene.selections}
        totals = self._totals(selections)
        return Evaluation(
            forces={spot.id: self._force(spot) for spot in self.scene.forces},
            selections=selections,
            totals=totals,
            broken=(*self._too_dear(totals), *self._circles(), *self.limits.check()),
            loops=tuple(self.costs.loops),
            lost=tuple(self.scene.lost),
            cut=tuple(spot.id for spot in (*self.scene.forces, *self.scene.selections) if spot.branch.cut),
        )

    def _force(self, spot: Spot) -> EvaluatedForce:
        node = spot.force
        if node is None:
            return EvaluatedForce(spot.id, "", "", False, "", "", ())
        changes = changes_of((node,))
        text = self.applying.text
        return EvaluatedForce(
            spot.id,
            text(node.name, changes.get("name", ()), spot),
            node.id,
            self.applying.flag(node.hidden, changes.get("hidden", ()), spot),
            node.publication,
            text(node.page, changes.get("page", ()), spot),
            tuple(link.target for link in node.categories),
        )

    def _selection(self, spot: Spot) -> EvaluatedSelection:
        choice, holder = spot.choice, spot.parent
        assert choice is not None and holder is not None
        changes, node = choice.changes, choice.entry
        return EvaluatedSelection(
            spot.id,
            self.applying.text(node.name, changes.get("name", ()), spot),
            node.kind,
            choice.id,
            choice.group_id,
            spot.number,
            is_hidden(self.applying, choice, spot, holder),
            self.costs.of(spot),
            spot.categories,
            node.publication,
            self.applying.text(node.page, changes.get("page", ()), spot),
        )

    def _totals(self, selections: Mapping[str, EvaluatedSelection]) -> dict[str, Explained]:
        reasons: dict[str, list[Reason]] = {}
        for each in selections.values():
            for cost, value in each.costs.items():
                found = reasons.setdefault(cost, [])
                found += (Reason(reason.message, reason.amount) for reason in value.reasons if reason.amount)
        return {
            cost: Explained(tidied(sum(reason.amount for reason in found)), tuple(found))
            for cost, found in reasons.items()
        }

    def _circles(self) -> list[BrokenLimit]:
        loops = tuple(self.costs.loops)
        found = (BrokenKind.CIRCLE, "", "", "", "", SpotKind.ROSTER, "", "", len(loops), 0, loops)
        return [BrokenLimit(*found)] if loops else []

    def _too_dear(self, totals: Mapping[str, Explained]) -> list[BrokenLimit]:
        names = {kind.id: kind.name for each in self.scene.shelf.catalogues for kind in each.cost_types}
        return [
            BrokenLimit(
                BrokenKind.TOO_DEAR,
                cost,
                "",
                "",
                names.get(cost, ""),
                SpotKind.ROSTER,
                "",
                "",
                totals[cost].total or 0,
                limit,
            )
            for cost, limit in self.scene.state.limits
            if limit >= 0 and cost in totals and (totals[cost].total or 0) > limit
        ]


def evaluate(
    shelf: Shelf,
    roster: RosterState,
    meaning: Meaning = Meaning.OURS,
    before: Mapping[str, Mapping[str, float]] | None = None,
) -> Evaluation:
    """Evaluate a list by the catalogues on the shelf."""
    return Evaluator(shelf, roster, meaning, before).evaluated()
