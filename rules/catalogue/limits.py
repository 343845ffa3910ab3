"""Go over every limit that may be broken."""

from __future__ import annotations

from rules.catalogue.applying import Applying
from rules.catalogue.broken import BrokenKind, BrokenLimit
from rules.catalogue.changes import Limit, NodeChange, changes_of, limits_of
from rules.catalogue.counting import Counter, tidied
from rules.catalogue.logic import FORCES, HIDDEN, LIMIT, MAX, MIN, SELECTIONS, ConstraintNode
from rules.catalogue.meaning import Meaning
from rules.catalogue.nodes import CategoryLinkNode, ForceNode, LimitedNode
from rules.catalogue.places import is_hidden, is_offered, place_of, whole_name
from rules.catalogue.scene import Scene
from rules.catalogue.selectables import Selectable, SelectableGroup
from rules.catalogue.spots import NO_CATEGORY, Spot, SpotKind
from rules.catalogue.unfolded import Unfolded
from rules.text import Message

_KINDS = {MIN: BrokenKind.TOO_FEW, MAX: BrokenKind.TOO_MANY}


class Limits:
    """Checks the limits of one scene; ``broken`` are those that do not hold."""

    def __init__(self, scene: Scene, counter: Counter, applying: Applying, meaning: Meaning) -> None:
        self._scene = scene
        self._counter = counter
        self._applying = applying
        self._meaning = meaning
        self._broken: dict[object, BrokenLimit] = {}

    def check(self) -> tuple[BrokenLimit, ...]:
        """Return every limit that is broken, each once."""
        for force in self._scene.forces:
            if force.force is not None:
                self._check_force(force, force.force)
            for spot in force.children:
                self._check_selection(spot)
        return tuple(self._broken.values())

    def against(self, holder: Spot, choice: Selectable) -> Message | None:
        """Return the first limit that one more of something would break, by itself or with its groups."""
        of_force = holder.kind is SpotKind.FORCE
        within = holder.under(choice.primary or NO_CATEGORY) if of_force else holder
        for thing in (choice, *reversed(choice.groups)):
            of_group = isinstance(thing, SelectableGroup)
            spot = holder.part(thing) if of_group else holder.offered(choice)
            per_model = thing.per_model if isinstance(thing, SelectableGroup) else thing.collective
            limited = _Limited(thing.node.id, thing.id, thing.node.name, thing.changes)
            for limit in thing.limits:
                node = limit.node
                more = 1 if node.field == SELECTIONS else choice.costs.get(node.field, 0)
                if node.kind != MAX or node.percent or more <= 0 or self._unset(limit, limited):
                    continue
                found = self._measured(limit, limited, spot, within, per_model and not of_force)
                counted, bound = (0.0, more) if found is None else found[1:]
                counted -= _giving_way(thing, choice, spot)
                if counted + more > bound:
                    data = {"name": limited.name, "counted": counted, "bound": bound}
                    return Message(FULL if bound >= more else CLOSED, data)
        return None

    # Forces and their categories ---------------------------------------------------------------------

    def _check_force(self, spot: Spot, node: ForceNode) -> None:
        if spot.parent is self._scene.roster:
            self._check_kind_of_force(spot, node, spot.id)
        for child in node.forces:
            made = next((each for each in spot.forces if each.force is child), None)
            if made is None:
                made = Spot(SpotKind.FORCE, "", spot)
                made.force = child
            self._check_kind_of_force(made, child, "")
        categories = {link.target for link in node.categories}
        for link in node.categories:
            self._check_category(spot, link)
        for choice, present in self._to_check(spot):
            category = present[0].primary if present else choice.primary or NO_CATEGORY
            if not present and not is_offered(choice, node):
                continue
            checked = category in categories or self._meaning.checks_uncategorised
            self._check_choice(spot.under(category), spot, choice, present, checked)
        for group in spot.branch.groups:
            self._check_group(spot, group, self._meaning.checks_uncategorised)

    def _check_kind_of_force(self, spot: Spot, node: ForceNode, once: str) -> None:
        changes = changes_of((node,))
        if self._applying.flag(node.hidden, changes.get(HIDDEN, ()), spot) and not spot.forces:
            return
        for limit in limits_of(node):
            self._check(limit, _Limited(node.id, node.id, node.name, changes), spot, spot.parent, once)

    def _check_category(self, force: Spot, link: CategoryLinkNode) -> None:
        category = self._scene.shelf.category(force.catalogue, link.target)
        parts: tuple[LimitedNode, ...] = (link,) if category is None else (category, link)
        changes = changes_of(parts)
        spot = force.under(link.target)
        name = link.name if category is None else category.name
        thing = _Limited(link.target, link.target, name, changes)
        if self._applying.flag(any(p.hidden for p in parts), changes.get(HIDDEN, ()), spot):
            found = force.counted(link.target, True, False, False)
            if found:
                self._tell_hidden(thing, link.target, force, found)
            return
        for part in parts:
            for limit in limits_of(part):
                self._check(limit, thing, spot, force)

    # Selections --------------------------------------------------------------------------------------

    def _check_selection(self, spot: Spot) -> None:
        for choice, present in self._to_check(spot):
            self._check_choice(spot, spot, choice, present, True)
        for group in spot.branch.groups:
            self._check_group(spot, group, True)
        for child in spot.children:
            self._check_selection(child)

    def _to_check(self, spot: Spot) -> list[tuple[Selectable, list[Spot]]]:
        """Return what was chosen for something, and what else it may lack, with its selections."""
        found: dict[Selectable, list[Spot]] = {}
        for child in spot.children:
            assert child.choice is not None
            found.setdefault(child.choice, []).append(child)
        for choice in spot.branch.demanding:
            found.setdefault(choice, [])
        return list(found.items())

    def _check_choice(
        self, within: Spot, holder: Spot, choice: Selectable, present: list[Spot], checked: bool
    ) -> None:
        spot = holder.offered(choice)
        thing = _Limited(choice.entry.id, choice.id, choice.entry.name, choice.changes)
        if is_hidden(self._applying, choice, spot, holder):
            if present and checked:
                self._tell_hidden(thing, choice.entry.id, within, present)
            return
        per_model = choice.collective and holder.kind is SpotKind.SELECTION
        for limit in choice.limits if present else choice.least:
            if checked or limit.node.scope != PARENT:
                self._check(limit, thing, spot, within, per_model=per_model)

    def _check_group(self, holder: Spot, group: SelectableGroup, checked: bool) -> None:
        part = holder.part(group)
        limits = group.limits if part.children else group.least
        if not limits or is_hidden(self._applying, group, part, holder):
            return
        thing = _Limited(group.group.id, group.id, group.group.name, group.changes)
        per_model = group.per_model and holder.kind is SpotKind.SELECTION
        for limit in limits:
            if checked or limit.node.scope != PARENT:
                self._check(limit, thing, part, holder, per_model=per_model)

    # One limit ---------------------------------------------------------------------------------------

    def _check(
        self, limit: Limit, thing: _Limited, spot: Spot, within: Spot | None, once: str = "",
        per_model: bool = False,
    ) -> None:  # fmt: skip
        measured = self._measured(limit, thing, spot, within, per_model)
        if measured is None:
            return
        scope, counted, bound = measured
        node, kind = limit.node, _KINDS[limit.node.kind]
        if not (counted > bound if kind is BrokenKind.TOO_MANY else counted < bound):
            return
        child = thing.counted_as(limit)
        key = (*whole_name(scope), node.id, limit.owner, "" if node.shared else thing.whole_id, once)
        found = scope.counted(child, node.shared, node.deep, node.child_forces)
        self._broken.setdefault(key, self._told(kind, limit, thing, scope, counted, bound, found))

    def _measured(
        self, limit: Limit, thing: _Limited, spot: Spot, within: Spot | None, per_model: bool
    ) -> tuple[Spot, float, float] | None:
        """Return where a limit counts, how many there are, and how many must or may be; None for none."""
        node = limit.node
        scope = within if node.scope == PARENT else self._counter.scope(node.scope, spot)
        if node.kind not in _KINDS or scope is None:
            return None
        value = self._applying.number(node.value, thing.changes.get(node.id, ()), spot)
        if value < 0:
            return None
        counted = self._counter.count(node, scope, thing.counted_as(limit))
        bound = self._counter.bound(node, value, scope)
        if counted is None or bound is None:
            return None
        if node.scope == PARENT and within is not None and within.kind is SpotKind.SELECTION:
            if per_model:
                counted = tidied(counted / (within.number or 1))
            bound *= self.sharing(node, within, per_model)
        return scope, counted, bound

    def sharing(self, node: ConstraintNode, within: Spot, per_model: bool) -> int:
        """Return how many of a selection have a limit on what is chosen for it together: its bound for each.

        What is only offered is for one, and so is what is chosen for each model.
        """
        apart = node.kind == MAX and self._meaning.counts_apart and not per_model
        return (within.number or 1) if apart and within.kind is SpotKind.SELECTION else 1

    def _told(
        self, kind: BrokenKind, limit: Limit, thing: _Limited, scope: Spot, counted: float, bound: float,
        found: list[Spot],
    ) -> BrokenLimit:  # fmt: skip
        culprits = tuple(each.id for each in found)
        counts = limit.node.field
        money = "" if counts in (SELECTIONS, FORCES) else counts.removeprefix(LIMIT)
        where, id_, entry = place_of(scope)
        return BrokenLimit(
            kind, limit.node.id, limit.owner, thing.whole_id, thing.name, where, id_, entry, counted, bound,
            culprits, money, self._unset(limit, thing),
        )  # fmt: skip

    def _unset(self, limit: Limit, thing: _Limited) -> str:
        """Return the currency of a limit that a bound goes by and the list does not have, or nothing."""
        return self._counter.unset(limit.node) or self._applying.unset(thing.changes.get(limit.node.id, ()))

    def _tell_hidden(self, thing: _Limited, owner: str, within: Spot, found: list[Spot]) -> None:
        where, id_, entry = place_of(within)
        number = sum(spot.number for spot in found)
        self._broken[BrokenKind.HIDDEN, *whole_name(within), thing.whole_id] = BrokenLimit(
            BrokenKind.HIDDEN, "hidden", owner, thing.whole_id, thing.name, where, id_, entry, number, 0,
            tuple(spot.id for spot in found), unset=self._applying.unset(thing.changes.get(HIDDEN, ())),
        )  # fmt: skip


PARENT = "parent"
FULL, CLOSED = "catalogue.full", "catalogue.hidden"


def _giving_way(thing: Unfolded, choice: Selectable, part: Spot) -> int:
    """Count what a group chose by itself, and gives up for something else of it."""
    default = thing.default if isinstance(thing, SelectableGroup) else None
    if default is None or default is choice or default.least:
        return 0
    return sum(child.number for child in part.children if child.choice is default)


class _Limited:
    """What limits stand on."""

    def __init__(
        self, id_: str, whole_id: str, name: str, changes: dict[str, tuple[NodeChange, ...]]
    ) -> None:
        self.id = id_
        self.whole_id = whole_id
        self.name = name
        self.changes = changes

    def counted_as(self, limit: Limit) -> str:
        """Return the id that a limit counts."""
        return self.id if limit.node.shared or limit.node.field == FORCES else self.whole_id
