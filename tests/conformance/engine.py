"""Carries out the steps of a case and states what the list is then, in the suite's words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from db.exchange.battlescribe.node_reading import read_catalogues
from rules.catalogue.broken import BrokenKind, BrokenLimit
from rules.catalogue.evaluated import EvaluatedSelection
from rules.catalogue.evaluation import Evaluator
from rules.catalogue.info import ShownInfo, info_of
from rules.catalogue.meaning import Meaning
from rules.catalogue.nodes import LinkNode
from rules.catalogue.roster import ForceState, SelectionState
from rules.catalogue.shelf import Shelf
from rules.catalogue.spots import Spot, SpotKind
from rules.catalogue.walking import nodes_in
from rules.catalogue.wanting import fill
from tests.conformance.xml_of import catalogue_xml, system_xml
from tests.rules.catalogue import steps

UNCATEGORISED = "(No Category)"
KNOWN_STEPS = (
    "addForce", "addChildForce", "removeForce", "selectEntry", "selectChildEntry", "deselectSelection",
    "setSelectionCount", "duplicateSelection", "duplicateForce", "setCostLimit", "setCustomization",
    "reload", "dump",
)  # fmt: skip

State = dict[str, Any]


class Engine:
    """One case in play."""

    def __init__(self, setup: Mapping[str, Any], name: str, meaning: Meaning) -> None:
        self._meaning = meaning
        files = [system_xml(setup["gameSystem"])]
        self._shelf = Shelf(tuple(r.catalogue for r in read_catalogues(files[0], "system.gst")))
        self._system = self._shelf.catalogues[0].id
        found = setup.get("catalogues") or []
        for each in found:
            read = read_catalogues(catalogue_xml(each, self._system), "catalogue.cat")
            self._shelf = self._shelf.having(*(r.catalogue for r in read))
        chosen_from = [each["id"] for each in found if not each.get("library")]
        self._first = chosen_from[0] if chosen_from else self._system
        self._roster = steps.begin(self._shelf, self._system, name)
        self._categories: dict[tuple[str, str], tuple[str, str]] = {}
        self._work_out({})

    def _work_out(self, before: Mapping[str, Mapping[str, float]]) -> None:
        self._evaluator = Evaluator(self._shelf, self._roster, self._meaning, before)
        self._now = self._evaluator.evaluated()

    # Steps -------------------------------------------------------------------------------------------

    def act(self, step: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out one step and return the ids that it gave."""
        before = self._now.spent
        given: dict[str, Any] = getattr(self, f"_{step['action']}")(step)
        self._work_out(before)
        return given

    def _filled(self, id_: str, given: str) -> dict[str, Any]:
        self._roster, made = fill(self._shelf, self._roster, id_, self._meaning)
        found: dict[str, str] = {}
        for entry, selection in made:
            found[entry] = found[entry.rpartition("::")[2]] = selection
        return {given: id_, "selections": found}

    def _addForce(self, step: Mapping[str, Any]) -> dict[str, Any]:
        catalogue = step.get("catalogueId") or self._first
        self._roster, id_ = steps.add_force(
            self._shelf, self._roster, step["forceEntryId"], catalogue, step.get("forceId", "")
        )
        return self._filled(id_, "forceId")

    def _addChildForce(self, step: Mapping[str, Any]) -> dict[str, Any]:
        parent = next(force for force in self._roster.every_force() if force.id == step["forceId"])
        return self._addForce({"catalogueId": parent.catalogue, **step})

    def _removeForce(self, step: Mapping[str, Any]) -> dict[str, Any]:
        self._roster = steps.remove_force(self._roster, step["forceId"])
        return {}

    def _select(self, holder: str, entry: str) -> dict[str, Any]:
        known = set(self._now.selections)
        self._roster, id_ = steps.select(self._shelf, self._roster, holder, entry, self._meaning)
        return {"selectionId": id_} if id_ in known else self._filled(id_, "selectionId")

    def _selectEntry(self, step: Mapping[str, Any]) -> dict[str, Any]:
        return self._select(step["forceId"], step["entryId"])

    def _selectChildEntry(self, step: Mapping[str, Any]) -> dict[str, Any]:
        return self._select(step["selectionId"], step["entryId"])

    def _deselectSelection(self, step: Mapping[str, Any]) -> dict[str, Any]:
        self._roster = steps.deselect(self._shelf, self._roster, step["selectionId"], self._meaning)
        return {}

    def _setSelectionCount(self, step: Mapping[str, Any]) -> dict[str, Any]:
        self._roster = steps.set_number(
            self._shelf, self._roster, step["selectionId"], step["count"], self._meaning
        )
        return {}

    def _duplicateSelection(self, step: Mapping[str, Any]) -> dict[str, Any]:
        self._roster, id_ = steps.duplicate(self._shelf, self._roster, step["selectionId"])
        return {"selectionId": id_}

    def _duplicateForce(self, step: Mapping[str, Any]) -> dict[str, Any]:
        self._roster, id_ = steps.duplicate_force(self._roster, step["forceId"])
        return {"forceId": id_}

    def _setCostLimit(self, step: Mapping[str, Any]) -> dict[str, Any]:
        self._roster = steps.set_limit(self._roster, step["costTypeId"], step["value"])
        return {}

    def _setCustomization(self, step: Mapping[str, Any]) -> dict[str, Any]:
        words = (step.get("customName", ""), step.get("customNotes", ""))
        if "categoryEntryId" in step:
            self._categories[step["forceId"], step["categoryEntryId"]] = words
        else:
            held = step.get("selectionId") or step["forceId"]
            self._roster = steps.set_words(self._roster, held, *words)
        return {}

    def _reload(self, step: Mapping[str, Any]) -> dict[str, Any]:
        return {}

    _dump = _reload

    # State -------------------------------------------------------------------------------------------

    def state(self) -> State:
        """State what the list is now."""
        kinds = {kind.id: kind for each in self._shelf.catalogues for kind in each.cost_types}
        return {
            "name": self._roster.name,
            "gameSystemId": self._system,
            "gameSystemName": self._shelf.by_id[self._system].name,
            "forces": self._forces(self._roster.forces),
            "costs": [
                {"typeId": id_, "name": kinds[id_].name, "value": each.total, "hidden": kinds[id_].hidden}
                for id_, each in self._now.totals.items()
                if id_ in kinds
            ],
            "costLimits": [
                {"typeId": id_, "name": kinds[id_].name, "value": value}
                for id_, value in self._roster.limits
                if value >= 0
            ],
            "errors": [self._error(each) for each in self._now.broken],
        }

    def _forces(self, forces: Iterable[ForceState]) -> list[State]:
        return sorted(map(self._force, forces), key=_by_name)

    def _force(self, force: ForceState) -> State:
        now, spot = self._now.forces[force.id], self._evaluator.scene.by_id[force.id]
        node = self._shelf.force(force.catalogue, force.entry)
        assert node is not None
        own = self._shelf.by_id[force.catalogue]
        shown = self._info(spot, [node])
        printed = self._shelf.publications(force.catalogue).values()
        rules = [rule for each in self._shelf.reach(force.catalogue) for rule in each.rules]
        names = {UNCATEGORISED: "Uncategorised"}
        for id_ in now.categories:
            category = self._shelf.category(force.catalogue, id_)
            names[id_] = category.name if category else id_
        return {
            "name": now.name,
            "entryId": now.entry,
            "hidden": now.hidden,
            "catalogueId": force.catalogue,
            "catalogueName": own.name,
            "publicationId": now.publication,
            "page": now.page,
            "availableEntryCount": sum(not entry.groups for entry in spot.branch.entries),
            "customName": force.own_name,
            "customNotes": force.own_notes,
            "selections": self._selections(force.selections),
            "childForces": self._forces(force.forces),
            "publications": [{"id": item.id, "name": item.name} for item in printed],
            "categories": [self._category(force, id_, name) for id_, name in names.items()],
            "profiles": shown["profiles"],
            "rules": [*shown["rules"], *map(_rule, rules)],
        }

    def _category(self, force: ForceState, id_: str, name: str) -> State:
        words = self._categories.get((force.id, id_), ("", ""))
        found = {"entryId": id_, "name": name, "primary": False, "profiles": [], "rules": []}
        return {**found, "customName": words[0], "customNotes": words[1]}

    def _info(self, spot: Spot, holders: Iterable[Any]) -> State:
        shown: ShownInfo = info_of(self._shelf, spot.catalogue, holders, self._evaluator.applying, spot)
        return {
            "profiles": [
                {
                    "name": each.name,
                    "typeId": each.type_id,
                    "typeName": each.type_name,
                    "page": each.page,
                    "publicationId": each.publication,
                    "hidden": each.hidden,
                    "characteristics": [
                        {"name": one.name, "typeId": one.type_id, "value": one.value}
                        for one in each.characteristics
                    ],
                }
                for each in shown.profiles
            ],
            "rules": list(map(_rule, shown.rules)),
        }

    def _selections(self, selections: Iterable[SelectionState]) -> list[State]:
        return sorted(map(self._selection, selections), key=_by_name)

    def _selection(self, state: SelectionState) -> State:
        now = self._now.selections[state.id]
        spot = self._evaluator.scene.by_id[state.id]
        assert spot.choice is not None
        kinds = self._shelf.cost_types(spot.catalogue)
        publication = self._shelf.publications(spot.catalogue).get(now.publication)
        return {
            "name": now.name,
            "type": now.kind,
            "number": now.number,
            "hidden": now.hidden,
            "entryId": now.entry,
            "entryGroupId": now.group,
            "page": now.page,
            "publicationId": now.publication,
            "publicationName": publication.name if publication else "",
            "customName": state.own_name,
            "customNotes": state.own_notes,
            "costs": self._costs(now, kinds),
            "categories": [
                {
                    "entryId": id_,
                    "name": getattr(self._shelf.category(spot.catalogue, id_), "name", id_),
                    "primary": first,
                    "profiles": [],
                    "rules": [],
                }
                for id_, first in now.categories.items()
            ],
            "children": self._selections(state.selections),
            **self._info(spot, spot.choice.parts),
        }

    def _costs(self, now: EvaluatedSelection, kinds: Mapping[str, Any]) -> list[State]:
        return [
            {"typeId": id_, "name": kinds[id_].name, "value": cost.total}
            for id_, cost in now.costs.items()
            if id_ in kinds
        ]

    # Broken limits -----------------------------------------------------------------------------------

    def _error(self, broken: BrokenLimit) -> State:
        if broken.kind in (BrokenKind.TOO_DEAR, BrokenKind.CIRCLE):
            return {"on": ("roster", ""), "from": f"costLimits/{broken.limit}", "message": _said(broken)}
        owner, limit = self._named(broken)
        return {"on": self._owner(broken), "from": f"{owner}/{limit}", "message": _said(broken)}

    def _named(self, broken: BrokenLimit) -> tuple[str, str]:
        """Name a limit as the original does: one on a link by the first of its kind on what it points to."""
        entry = broken.entry.rpartition("::")[2]
        for catalogue in self._shelf.catalogues:
            for node in nodes_in(catalogue):
                if node.id == broken.node and isinstance(node, LinkNode):
                    target = self._shelf.choosable(catalogue.id, node)
                    limits = target.constraints if target is not None else ()
                    same = (limit.id for limit in limits if limit.kind == broken.kind.value)
                    return next(((entry, id_) for id_ in same), (broken.node, broken.limit))
        return broken.node, broken.limit

    def _owner(self, broken: BrokenLimit) -> tuple[str, str]:
        """Say on what the original reports it: what is too much, on the selection, where it has one."""
        if broken.kind is not BrokenKind.TOO_FEW and broken.where is not SpotKind.SELECTION:
            found = (self._now.selections[id_].entry for id_ in broken.culprits)
            same = next((entry for entry in found if entry == broken.entry), None)
            if same is not None:
                return "selection", same.rpartition("::")[2]
        return broken.where.name.lower(), broken.where_entry.rpartition("::")[2]


def _rule(rule: Any) -> State:
    return {
        "name": rule.name,
        "description": rule.description,
        "page": rule.page,
        "publicationId": rule.publication,
        "hidden": rule.hidden,
    }


def _by_name(state: State) -> str:
    return str(state["name"]).lower()


def _said(broken: BrokenLimit) -> str:
    lacking = abs(broken.counted - broken.bound)
    name, bound = broken.name, f"{broken.bound:g}"
    return {
        BrokenKind.TOO_FEW: f"must have {lacking:g} more selections of {name} (minimum {bound})",
        BrokenKind.TOO_MANY: f"has {lacking:g} too many selections of {name} (maximum {bound})",
        BrokenKind.HIDDEN: f"cannot have any selections of {name} (hidden)",
        BrokenKind.CIRCLE: "has prices that depend on themselves",
        BrokenKind.TOO_DEAR: f"is over the {name} limit by {lacking:g}{name}",
    }[broken.kind]
