"""What an entry of a list may choose from its catalogue now: a tree with prices, for whoever shows it.

Nothing is written here. :func:`tree` gives the choices; :func:`desktop.operations.picking.tick` takes one by
its holder and its way, what it stands under comes with it; :func:`desktop.operations.picking.untick` gives
one back by its pick.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from db.exchange.battlescribe.options import kind_of
from desktop.operations import picks
from desktop.operations.bringing import brought
from desktop.operations.catalogue_lists import evaluated
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import EvaluatedList
from desktop.operations.picks import Way
from desktop.operations.trouble import known_trouble
from rules.armies import Army, Entry, ListForce, Option, Per, ToldChoice
from rules.catalogue.evaluation import Evaluator
from rules.catalogue.listing import holder_of, selection_id
from rules.catalogue.names import CatalogueNames, told_names
from rules.catalogue.offers import OfferedEntry, OfferedGroup, offered, offers
from rules.catalogue.selectables import Branch, Selectable
from rules.catalogue.spots import Spot
from rules.offers import Offer
from rules.text import Explained, Message

_DEEPEST = 4
"""Choices within choices."""
_NOTHING = Explained(0, ())


@dataclass(frozen=True, slots=True)
class CatalogueChoice:
    """Something that an entry may choose: what one of it costs now, and what is chosen for it in turn.

    ``holder`` (an entry, or a force for what the list chooses itself) and ``way`` say what to tick, ``pick``
    what to untick; it is empty for what is not chosen. ``option`` shows it, its price in PA in ``option.pa``
    and explained in ``price``; ``costs`` are other currencies by name. ``least`` and ``most`` are how many
    there must and may be, None for any number. ``against`` is why one more would break a limit, or why what
    is chosen should not be there; ``lines`` are what its source prints of it.
    """

    holder: str
    way: Way
    option: Option
    price: Explained
    costs: Mapping[str, float]
    pick: str = ""
    number: int = 0
    least: float = 0
    most: float | None = None
    against: Message | None = None
    lines: tuple[tuple[str, str], ...] = ()
    beneath: tuple[CatalogueChoice, ...] = ()
    times: int = 1
    """How often it is picked."""
    more: bool = False
    """Whether it is picked and may be once more."""


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Choices under one heading, with the headings above it; that of no name is of what stands in none."""

    key: str
    name: str
    above: tuple[str, ...]
    choices: tuple[CatalogueChoice, ...]
    least: float = 0
    most: float | None = None


@dataclass(frozen=True, slots=True)
class ChoiceTree:
    """All that an entry may choose now, and what is left of currencies that are limited or given, by name."""

    groups: tuple[ChoiceGroup, ...]
    left: Mapping[str, float]


@known_trouble
def tree(desk: Desk, army: Army, *, entry_id: str) -> ChoiceTree | None:
    """Return what an entry may choose now; None for one of no catalogue.

    What is hidden is left out unless it is chosen, and so is what a catalogue gave for nothing. What the list
    chooses itself because of this entry (the spells of this mage) stands in groups behind its own. Raises
    KeyError for an entry that is not in the list.
    """
    entry = next((entry for entry in army.entries if entry.id == entry_id), None)
    if entry is None:
        raise KeyError(entry_id)
    made = evaluated(desk, army)
    if made is None or not entry.node or entry_id not in made.found.selections:
        return None
    evaluator = made.evaluator
    force = next(force for force in army.forces if force.id == entry.force)
    around = evaluator.scene.by_id[force.id]
    wide = brought(evaluator, entry)
    known = desk.library.memory.offers_from(_ids(evaluator.scene.by_id[entry_id].branch, wide))
    left = made.left  # of the whole list: its catalogues know no purse of a single card
    own = _Growing(made, evaluator, entry, known, left).groups(
        offers(evaluator, evaluator.scene.by_id[entry_id])
    )
    more = _Growing(made, evaluator, force, known, left).brought(around, wide)
    return ChoiceTree((*own, *more), left)


def told_choices(army: Army, *, entry_id: str) -> tuple[CatalogueChoice, ...]:
    """Return what a list chose because of an entry, as its roster told it where its catalogues are not here.

    It can be given back, and what held it alone goes with it.
    """
    names = told_names(army)
    if names is None:
        return ()
    found: list[CatalogueChoice] = []
    for id_ in names.brings.get(entry_id, ()):
        holder, pick = holder_of(id_)
        force = next(force for force in army.forces if force.id == holder)
        told, points = names.choices[id_], names.system.points
        pa = dict(told.costs).get(points, 0)
        option = replace(told.option or Option(told.name), name=told.name, pa=pa)
        found.append(
            CatalogueChoice(
                holder, picks.way_to(force.picks, pick), option, Explained(pa, ()), _others(names, told),
                _held_alone(force, pick), 1,
            )
        )  # fmt: skip
    return tuple(found)


def told_costs(army: Army, *, entry_id: str) -> dict[str, dict[str, float]]:
    """Return what picks of an entry cost in other currencies than PA, as its list told it, by their names."""
    names = told_names(army)
    if names is None:
        return {}
    found: dict[str, dict[str, float]] = {}
    for id_, told in names.choices.items():
        holder, pick = holder_of(id_)
        if holder == entry_id and pick:
            found[pick] = _others(names, told)
    return found


def _others(names: CatalogueNames, told: ToldChoice) -> dict[str, float]:
    points = names.system.points
    return {names.currencies.get(key, key): cost for key, cost in told.costs if key != points and cost}


def _held_alone(force: ListForce, pick: str) -> str:
    """Return a pick, or what only holds it."""
    known = {each.id: each for each in force.picks}
    above = known.get(known[pick].under)
    beneath = [each for each in force.picks if above is not None and each.under == above.id]
    shown = above is not None and above.told is not None and above.told.option is not None
    return pick if above is None or shown or len(beneath) > 1 else _held_alone(force, above.id)


def _ids(branch: Branch, wide: Sequence[Selectable]) -> set[str]:
    """Return the ids of all that may be chosen beneath an entry, and of what the list chooses with it."""
    branches = (branch, *(each.branch for each in wide))
    found = {each.choice.entry.id for under in branches for each in picks.beneath(under)}
    return found | {each.entry.id for each in wide}


@dataclass(frozen=True, slots=True)
class _Growing:
    """The tree of one holder while it grows."""

    made: EvaluatedList
    evaluator: Evaluator
    holder: Entry | ListForce
    known: Mapping[str, Offer]
    left: Mapping[str, float]

    def groups(self, found: OfferedGroup, above: tuple[str, ...] = ()) -> Iterator[ChoiceGroup]:
        """Give a group and those within it; empty ones are left out."""
        choices = tuple(self._choices(found.entries, (), "", above))
        if choices:
            yield ChoiceGroup(found.id, found.name, above, choices, found.least, found.most)
        within = (*above, found.name) if found.name else above
        for group in found.groups:
            if not group.hidden or group.number:
                yield from self.groups(group, within)

    def brought(self, force: Spot, wide: Sequence[Selectable]) -> Iterator[ChoiceGroup]:
        """Give what a list chooses itself because of an entry, each with its choices as a group."""
        for choice in wide:
            each = offered(self.evaluator, force, choice)
            for found in self._choices((each,), (), "", ()):
                yield ChoiceGroup(each.id, found.option.name, (), (found,), each.least, each.most)

    def _choices(
        self, found: tuple[OfferedEntry, ...], way: Way, under: str, names: tuple[str, ...]
    ) -> Iterator[CatalogueChoice]:
        for each in found:
            pick = next((p for p in self.holder.picks if p.node == each.id and p.under == under), None)
            if (each.hidden and not each.number) or (pick is not None and not self._is_shown(pick.id)):
                continue
            id_ = "" if pick is None else selection_id(self.holder.id, pick.id)
            spot = self.evaluator.scene.by_id.get(id_, each.spot)
            price = each.costs.get(self.made.points, _NOTHING)
            here, others = (*way, each.id), self._others(each)
            offer = self._known(each)
            yield CatalogueChoice(
                self.holder.id,
                here,
                self._option(each, price, names, offer),
                price,
                others,
                "" if pick is None else pick.id,
                each.number,
                each.least,
                each.most,
                self._against(each, others),
                () if offer is None else offer.lines,
                self._beneath(each, spot, here, "" if pick is None else pick.id),
                1 if pick is None else pick.number,
                pick is not None and each.against is None,
            )

    def _beneath(self, each: OfferedEntry, spot: Spot, way: Way, pick: str) -> tuple[CatalogueChoice, ...]:
        if not each.opens or len(way) >= _DEEPEST:
            return ()
        found = _flat(offers(self.evaluator, spot))
        return tuple(self._choices(tuple(found), way, pick, (each.name,)))

    def _is_shown(self, pick: str) -> bool:
        holder = self.holder
        return isinstance(holder, ListForce) or any(option.pick == pick for option in holder.options)

    def _against(self, each: OfferedEntry, costs: Mapping[str, float]) -> Message | None:
        """Return why one more would be too many or too dear; of what is chosen, why it should not be."""
        if each.number:
            return Message("catalogue.hidden", {"name": each.name}) if each.hidden else None
        short = ((name, self.left[name]) for name, cost in costs.items() if cost > self.left.get(name, cost))
        name, left = next(short, ("", 0))
        if not name:
            return each.against
        return Message("catalogue.over" if left < 0 else "catalogue.short", {"name": name, "left": abs(left)})

    def _known(self, each: OfferedEntry) -> Offer | None:
        choice = each.spot.choice
        return self.known.get(choice.entry.id) if choice is not None else None

    def _option(
        self, each: OfferedEntry, price: Explained, names: tuple[str, ...], offer: Offer | None
    ) -> Option:
        choice = each.spot.choice
        option = Option(each.name, kind_of(names, each.name)) if offer is None else offer.option
        per = Per.FIGURE if choice is not None and choice.collective else Per.CARD
        return replace(option, name=each.name, pa=price.total, per=per)

    def _others(self, each: OfferedEntry) -> dict[str, float]:
        known = self.made.currencies
        return {
            known[key].name: cost.total
            for key, cost in each.costs.items()
            if key != self.made.points and key in known and cost.total
        }


def _flat(found: OfferedGroup) -> Iterator[OfferedEntry]:
    """Give all entries of a group and of the groups within it that are not hidden."""
    yield from found.entries
    for group in found.groups:
        if not group.hidden or group.number:
            yield from _flat(group)
