"""Small catalogues of our own, and a list built from them step by step."""

from __future__ import annotations

from rules.catalogue.evaluated import Evaluation
from rules.catalogue.evaluation import Evaluator, evaluate
from rules.catalogue.files import Catalogue, CostType
from rules.catalogue.logic import ConditionNode, ConstraintNode, ModifierNode, RepeatNode
from rules.catalogue.meaning import Meaning
from rules.catalogue.nodes import CategoryLinkNode, CategoryNode, CostNode, EntryNode, ForceNode
from rules.catalogue.roster import RosterState, SelectionState
from rules.catalogue.shelf import Shelf
from rules.catalogue.wanting import fill
from tests.rules.catalogue import steps

HEROES, LINE = "heroes", "line"
WARBAND = ForceNode(
    id="warband",
    name="Warband",
    categories=(CategoryLinkNode(id="w-h", target=HEROES), CategoryLinkNode(id="w-l", target=LINE)),
)
SYSTEM = Catalogue(
    id="system",
    name="System",
    cost_types=(CostType(id="pa", name="PA"), CostType(id="pow", name="POW")),
    categories=(CategoryNode(id=HEROES, name="Heroes"), CategoryNode(id=LINE, name="Line")),
    forces=(WARBAND,),
)


def pays(value: float, currency: str = "pa") -> tuple[CostNode, ...]:
    """Make a price."""
    return (CostNode(type_id=currency, value=value),)


def first(category: str) -> tuple[CategoryLinkNode, ...]:
    """Make a first category."""
    return (CategoryLinkNode(id=f"in-{category}", target=category, primary=True),)


def at_least(value: float, id_: str = "least", **more: object) -> ConstraintNode:
    """Make a least limit."""
    return ConstraintNode(id=id_, kind="min", value=value, **more)  # type: ignore[arg-type]


def at_most(value: float, id_: str = "most", **more: object) -> ConstraintNode:
    """Make a greatest limit."""
    return ConstraintNode(id=id_, kind="max", value=value, **more)  # type: ignore[arg-type]


def asks(kind: str, value: float, child: str, scope: str = "force", **more: object) -> ConditionNode:
    """Make a condition."""
    return ConditionNode(kind=kind, value=value, child=child, scope=scope, **more)  # type: ignore[arg-type]


def each(value: float, child: str, scope: str = "force", **more: object) -> RepeatNode:
    """Make a repeat."""
    return RepeatNode(value=value, child=child, scope=scope, **more)  # type: ignore[arg-type]


def change(kind: str, field: str, value: str = "", **more: object) -> ModifierNode:
    """Make a modifier."""
    return ModifierNode(kind=kind, field=field, value=value, **more)  # type: ignore[arg-type]


def entry(id_: str, **more: object) -> EntryNode:
    """Make an entry named by its id."""
    return EntryNode(id=id_, name=id_.title(), **more)  # type: ignore[arg-type]


class Bench:
    """A list built from catalogues of a test."""

    def __init__(
        self, *entries: EntryNode, meaning: Meaning = Meaning.OURS, system: Catalogue = SYSTEM, **more: object
    ) -> None:
        own = Catalogue(id="own", name="Own", system=system.id, entries=entries, **more)  # type: ignore[arg-type]
        self.shelf = Shelf((own, system))
        self.meaning = meaning
        self.roster: RosterState = steps.begin(self.shelf, system.id)
        self.before: dict[str, dict[str, float]] = {}
        self.force = self.add_force(system.forces[0].id)

    def add_force(self, kind: str, parent: str = "") -> str:
        """Add a force."""
        self.roster, id_ = steps.add_force(self.shelf, self.roster, kind, "own", parent)
        return id_

    def choose(self, name: str, holder: str = "", times: int = 1) -> str:
        """Choose an entry, for the force unless another holder is named."""
        for _ in range(times):
            self.roster, id_ = steps.select(self.shelf, self.roster, holder or self.force, name, self.meaning)
        return id_

    def fill(self, holder: str = "") -> list[str]:
        """Choose what is wanted, and name it."""
        self.roster, made = fill(self.shelf, self.roster, holder or self.force, self.meaning)
        return [name for name, _ in made]

    def number(self, selection: str, number: int) -> None:
        """Say how many there are."""
        self.roster = steps.set_number(self.shelf, self.roster, selection, number, self.meaning)

    def now(self) -> Evaluation:
        """Evaluate the list, as after a step."""
        found = evaluate(self.shelf, self.roster, self.meaning, self.before)
        self.before = found.spent
        return found

    def evaluator(self) -> Evaluator:
        """Give what evaluates the list."""
        return Evaluator(self.shelf, self.roster, self.meaning)

    def names(self) -> list[str]:
        """Name all selections, in the order in which they are worked out."""
        return [found.name for found in self.now().selections.values()]

    def broken(self) -> list[str]:
        """Name the limits that are broken, each with where."""
        return [f"{one.limit} in {one.where.name.lower()}" for one in self.now().broken]

    def total(self, currency: str = "pa") -> float | None:
        """Add up one currency."""
        found = self.now().totals.get(currency)
        return found.total if found is not None else 0

    def state(self, id_: str) -> SelectionState:
        """Find a selection."""
        left = [one for force in self.roster.every_force() for one in force.selections]
        while left:
            found = left.pop()
            if found.id == id_:
                return found
            left += found.selections
        raise LookupError(id_)
