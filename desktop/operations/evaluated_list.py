"""A list by the catalogues that it pins."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

from desktop.operations.bringing import bringers, is_choice, is_given, note_of
from rules.armies import Army
from rules.catalogue.broken import BrokenKind, BrokenLimit
from rules.catalogue.evaluated import Evaluation
from rules.catalogue.evaluation import Evaluator
from rules.catalogue.files import CostType
from rules.catalogue.listing import costs_of, holder_of, problems
from rules.catalogue.places import is_hidden
from rules.catalogue.roster import RosterState
from rules.catalogue.selectables import Selectable
from rules.catalogue.shelf import Shelf
from rules.catalogue.spots import Spot
from rules.catalogue.wanting import wanted_at
from rules.legality import NO_CHARACTER, Problem, Severity
from rules.text import Explained, fold

PA = "PA"
_NOTHING = Explained(0, ())
GONE = "catalogue.gone"
"""How the codes begin of what no catalogue knows any more."""
GONE_OPTION = f"{GONE}_option"
_WHOLE_LIST = "roster"
"""The scope of a limit that counts all forces."""
_CHARACTERS = ("character", "personnage", "personagg", "personaje", "charakter")
"""How files call the category of characters, folded."""
_OF_CHARACTERS = ("legality.characters_share", "legality.few_characters")
_ONCE = ("legality.unique_cards", "legality.unique_figures")


@dataclass(frozen=True, slots=True)
class AskedChoice:
    """What a catalogue asks for and the list lacks: so many for an entry or a force, or for a pick of it.

    ``costs`` are what they cost together, by the ids of currencies.
    """

    holder: str
    under: str
    node: str
    name: str
    number: int
    costs: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class EvaluatedList:
    """A list by the catalogues that it pins: the list as they see it, and what they make of it.

    ``points`` is the currency that is PA; ``currencies`` are all, by their ids.
    """

    army: Army
    shelf: Shelf
    state: RosterState
    found: Evaluation
    points: str
    currencies: Mapping[str, CostType]
    _kept: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @property
    def evaluator(self) -> Evaluator:
        """What answers further questions about the list; made once for all who ask."""
        if "evaluator" not in self._kept:
            self._kept["evaluator"] = Evaluator(self.shelf, self.state)
        found: Evaluator = self._kept["evaluator"]
        return found

    def named(self, costs: Mapping[str, float]) -> dict[str, float | None]:
        """Return costs by the names of their currencies, army points as PA."""
        return {
            PA if key == self.points else self.currencies[key].name: cost
            for key, cost in costs.items()
            if key in self.currencies
        }

    @property
    def others(self) -> dict[str, float]:
        """The totals of the currencies beside PA that anything costs or gives, by their names."""
        return {
            self.currencies[key].name: total.total or 0
            for key, total in self.found.totals.items()
            if key != self.points and key in self.currencies and total.reasons
        }

    @property
    def left(self) -> dict[str, float]:
        """What is left of the currencies that are limited, or given by what costs less than nothing."""
        left = {key: -total for key, total in self._given().items()}
        totals = {key: total.total or 0 for key, total in self.found.totals.items()}
        limited = {key: most - totals.get(key, 0) for key, most in self.army.spending if most >= 0}
        return {
            self.currencies[key].name: rest
            for key, rest in (left | limited).items()
            if key in self.currencies
        }

    def _given(self) -> dict[str, float]:
        """Return the totals of the currencies that something gives and nobody limited."""
        limited = {key for key, most in self.army.spending if most >= 0}
        return {
            key: total.total or 0
            for key, total in self.found.totals.items()
            if key != self.points and key not in limited and any(r.amount < 0 for r in total.reasons)
        }

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The limits that the list breaks, and the currencies of which it spends more than it is given."""
        if "problems" not in self._kept:
            names = {key: kind.name for key, kind in self.currencies.items()} | {self.points: PA}
            told = replace(self.found, broken=self._broken)
            broken = problems(self.army, told, self.points, names, self._because())
            self._kept["problems"] = (*broken, *self._overspent(), *self._gone(), *self._notes())
        return cast("tuple[Problem, ...]", self._kept["problems"])

    def limit_of(self, problem: Problem) -> BrokenLimit | None:
        """Return the limit that one of the problems tells of; None for one that tells of none."""
        pairs = zip(self._broken, self.problems, strict=False)
        return next((limit for limit, told in pairs if told is problem), None)

    @property
    def _broken(self) -> tuple[BrokenLimit, ...]:
        """The limits to be told: not that of the list in PA, which its format tells, and no given thing."""
        if "broken" not in self._kept:
            self._kept["broken"] = tuple(
                each
                for each, given in zip(self.found.broken, self._given_things, strict=True)
                if not (each.kind is BrokenKind.TOO_DEAR and each.limit == self.points) and given is None
            )
        return cast("tuple[BrokenLimit, ...]", self._kept["broken"])

    @property
    def _given_things(self) -> tuple[tuple[Spot, Selectable] | None, ...]:
        """What forces lack by the broken limits, of which it is no question, each beside its limit."""
        if "given" not in self._kept:
            self._kept["given"] = tuple(map(self._given_by, self.found.broken))
        return cast("tuple[tuple[Spot, Selectable] | None, ...]", self._kept["given"])

    def _given_by(self, broken: BrokenLimit) -> tuple[Spot, Selectable] | None:
        """Return what a force lacks, and the force, where a limit asks for what is no question."""
        if broken.kind is not BrokenKind.TOO_FEW or broken.where_id in self.found.selections:
            return None
        for force in self.evaluator.scene.forces:
            choice = force.branch.by_id.get(broken.entry)
            if choice is not None and is_given(self.evaluator, force, choice):
                return force, choice
        return None

    def _notes(self) -> Iterator[Problem]:
        """Give what the catalogues would have the reader of the list know, each once."""
        for force, choice in dict.fromkeys(filter(None, self._given_things)):
            if text := note_of(self.evaluator, force, choice):
                data, where = {"name": choice.entry.name, "text": text}, self._because().get(choice.id, "")
                yield Problem("catalogue.note", data, Severity.NOTE, where)

    def cards_of(self, problem: Problem) -> tuple[str, ...]:
        """Return the entries that a limit of one card counts; nothing where it counts anything else."""
        limit, known = self.limit_of(problem), {entry.id for entry in self.army.entries}
        if limit is None or not limit.culprits or not known.issuperset(limit.culprits):
            return ()
        same = all(self.found.selections[each].name == limit.name for each in limit.culprits)
        return limit.culprits if same else ()

    def beside(self, said: Collection[Problem]) -> tuple[Problem, ...]:
        """Return the problems that a format has not told already."""
        return tuple(each for each in self.problems if not self._repeats(each, said))

    def _repeats(self, problem: Problem, said: Collection[Problem]) -> bool:
        """Tell whether a limit says what a format has said: a character that is there twice, a share."""
        limit, cards = self.limit_of(problem), self.cards_of(problem)
        if limit is None:
            return False
        if limit.kind is BrokenKind.TOO_FEW and not limit.counted and self._is_lacking(limit, said):
            return True
        once = limit.kind is BrokenKind.TOO_MANY and limit.bound == 1
        return any(
            (once and each.code in _ONCE and each.where in cards) or self._is_share(limit, each)
            for each in said
        )

    def _is_lacking(self, limit: BrokenLimit, said: Collection[Problem]) -> bool:
        """Tell whether what a limit asks for is told already: nothing of it is there, nor its price."""
        if _is_of_characters(limit) and any(each.code == NO_CHARACTER for each in said):
            return True
        return bool(limit.currency) and any(
            each.kind is BrokenKind.TOO_FEW
            and not each.counted
            and (each.entry, each.currency) == (limit.entry, "")
            for each in self._broken
        )

    def _is_share(self, limit: BrokenLimit, said: Problem) -> bool:
        """Tell whether a format's share of the points is the money that a limit counts, with its bound.

        Of characters the format counts what they buy, too, the catalogue often not.
        """
        points, total = said.data.get("points"), said.data.get("total")
        part = said.data.get("most", said.data.get("least"))
        if limit.currency != self.points or points is None or total is None or part is None:
            return False
        bound = float(str(total)) * float(str(part)) / 100
        same = limit.counted == points or (said.code in _OF_CHARACTERS and _is_of_characters(limit))
        return same and math.isclose(limit.bound, bound)

    def _because(self) -> dict[str, str]:
        """Return the entries that bring what the list chooses itself, where some of that breaks a limit."""
        forces = {force.id for force in self.army.forces}
        asked = any(broken.where_id not in self.found.selections for broken in self.found.broken)
        return bringers(self.evaluator, self.army) if asked and forces else {}

    @property
    def lacking(self) -> int:
        """How many least limits it does not reach."""
        return sum(broken.kind is BrokenKind.TOO_FEW for broken in self._broken)

    @property
    def asked(self) -> tuple[AskedChoice, ...]:
        """What its catalogues would choose by themselves, were they asked."""
        if "asked" not in self._kept:
            self._kept["asked"] = tuple(self._asked()) if self.lacking else ()
        return cast("tuple[AskedChoice, ...]", self._kept["asked"])

    def _asked(self) -> Iterator[AskedChoice]:
        evaluator = self.evaluator
        once: set[str] = set()  # what the list needs is asked of one of its forces
        for spot in (*evaluator.scene.forces, *evaluator.scene.selections):
            holder, pick = holder_of(spot.id)
            for choice, number in wanted_at(evaluator, spot):
                hidden = is_hidden(evaluator.applying, choice, spot.offered(choice), spot)
                given = spot.force is not None and is_given(evaluator, spot, choice)
                if is_choice(choice) and not (hidden or given) and choice.entry.id not in once:
                    once |= {choice.entry.id for limit in choice.least if limit.node.scope == _WHOLE_LIST}
                    costs = evaluator.costs.of(spot.offered(choice))
                    price = {key: (cost.total or 0) * number for key, cost in costs.items() if cost.total}
                    yield AskedChoice(holder, pick, choice.id, choice.entry.name, number, price)

    def _gone(self) -> Iterator[Problem]:
        """Tell what no catalogue knows any more, of forces whose catalogue is here."""
        entries = {entry.id: entry for entry in self.army.entries}
        forces = {force.id: force for force in self.army.forces}
        for state in self.found.lost:
            holder, pick = holder_of(state.id)
            entry = entries.get(holder)
            force = forces.get(holder if entry is None else entry.force)
            if force is None or force.catalogue not in self.shelf.by_id:
                continue
            options = () if entry is None else entry.options
            name = next((option.name for option in options if option.pick == pick), "") if pick else ""
            if not pick:
                yield Problem(GONE, {}, where=holder)
            elif name:
                yield Problem(GONE_OPTION, {"name": name}, where=holder)

    def _overspent(self) -> Iterator[Problem]:
        for key, total in self._given().items():
            if total > 0 and key in self.currencies:
                givers = (
                    entry.id
                    for entry in self.army.entries
                    if (costs_of(entry, self.found).get(key) or _NOTHING).reasons
                )
                data = {"name": self.currencies[key].name, "counted": total}
                yield Problem("catalogue.overspent", data, where=next(givers, ""))


def _is_of_characters(limit: BrokenLimit) -> bool:
    """Tell whether a limit is of the category of characters, whatever its file calls it."""
    return fold(limit.name).startswith(_CHARACTERS)
