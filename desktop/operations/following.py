"""Lists follow their catalogues: to the files of now and the ids of their entries, to cards and prices."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from db.library import ArmyWrite
from desktop.operations import catalogue_lists
from desktop.operations.catalogue_names import others_of
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import EvaluatedList
from rules.armies import Army, Entry, ListForce, ListPick, army_cost
from rules.catalogue.evaluated import EvaluatedSelection
from rules.catalogue.evaluation import evaluate
from rules.catalogue.files import Catalogue
from rules.catalogue.listing import state_of
from rules.catalogue.revisions import Fate, compared
from rules.text import Message


@dataclass(frozen=True, slots=True)
class Followed:
    """A list that follows its catalogues now: what it cost before, and costs now.

    ``others`` are the currencies beside PA whose totals changed, with both.
    """

    army_id: str
    name: str
    before: float
    now: float
    others: Mapping[str, tuple[float, float]] = field(default_factory=dict)


def followed(desk: Desk, army: Army) -> Army:
    """Return a list that goes by the files of now; what these have under another id is found again."""
    newest = catalogue_lists.newest(desk, army)
    return _renamed(replace(army, catalogues=newest), _renumbered(desk, army.catalogues, newest))


def _renamed(army: Army, ids: Mapping[str, str]) -> Army:
    return replace(
        army,
        entries=tuple(_entry_called(entry, ids) for entry in army.entries),
        forces=tuple(_force_called(force, ids) for force in army.forces),
    )


def is_touched(desk: Desk, army: Army, files: Mapping[str, Catalogue], ids: Mapping[str, str]) -> bool:
    """Tell whether a list would be another one by other files.

    ``files`` stand by the sums of the former ones that they follow, ``ids`` are what has another id in them,
    by the former one. What the list costs, holds, breaks and is asked for is compared.
    """
    before = catalogue_lists.evaluated(desk, replace(army, id=""))
    if before is None:
        return False
    newer = [file for sum_, file in files.items() if sum_ in army.catalogues]
    reached = {each.id for force in army.forces for each in before.shelf.reach(force.catalogue)}
    if reached.isdisjoint(file.id for file in newer):
        return False
    return result(by_others(before, newer, ids)) != result(before)


def by_file(desk: Desk, before: EvaluatedList, old: str, new: str) -> EvaluatedList:
    """Return a list as it would be if one file alone gave way to another; both are told by their sums."""
    newer = desk.shelves.file(desk.library, new)
    return by_others(before, [newer], _renumbered(desk, (old,), (new,)))


def by_others(before: EvaluatedList, newer: Sequence[Catalogue], ids: Mapping[str, str]) -> EvaluatedList:
    """Return a list as it would be by some other files; ``ids`` is what has another id in them."""
    shelf, after = before.shelf.having(*newer), _renamed(before.army, ids)
    state = state_of(after, before.points)
    return replace(before, army=after, shelf=shelf, state=state, found=evaluate(shelf, state), _kept={})


def result(made: EvaluatedList) -> object:
    """Return what a list holds, costs, breaks and is asked for by its catalogues."""
    found = made.found
    selections = {id_: counted(each) for id_, each in found.selections.items()}
    totals = {key: cost.total for key, cost in found.totals.items()}
    broken = {(each.kind, each.name, each.counted, each.bound, each.where_id) for each in found.broken}
    asked = {(each.holder, each.name, each.number) for each in made.asked}
    return selections, totals, broken, {each.id for each in found.lost}, asked


def counted(selection: EvaluatedSelection) -> object:
    """Return what a selection is called, how many it is and what it costs."""
    costs = {key: cost.total for key, cost in selection.costs.items()}
    return selection.name, selection.number, costs


def follow(desk: Desk, army_ids: Collection[str], touched: Collection[str] = ()) -> list[Followed]:
    """Let lists take the files, cards and prices of now, all in one step that is not announced.

    Told are those in which anything changes, and those that are known to be ``touched``: a card that is gone
    keeps its price.
    """
    told: list[Followed] = []
    writes: list[ArmyWrite] = []
    for army in desk.library.armies():
        if army.id not in army_ids:
            continue
        after = followed(desk, army)
        shown = {card_id: desk.library.card(card_id) for card_id in {e.card_id for e in after.entries}}
        entries = [replace(entry, revision=shown[entry.card_id].number) for entry in after.entries]
        nameless = replace(
            after, id="", entries=tuple(entries)
        )  # nothing is remembered of it while it is made
        after = replace(catalogue_lists.with_prices(desk, nameless), id=army.id)
        if after != army:
            if army.id in touched or replace(after, catalogues=army.catalogues) != army:
                before, now = (army_cost(desk.library.muster(each)).known for each in (army, after))
                told.append(Followed(army.id, army.name, before, now, _others(desk, army, nameless)))
            writes.append(ArmyWrite(army.id, after))
    if writes:
        desk.library.write_armies(Message("step.lists_followed", {"n": len(writes)}), writes)
    return told


def _others(desk: Desk, before: Army, now: Army) -> dict[str, tuple[float, float]]:
    """Return the totals in other currencies than PA that are others now."""
    was, will = (others_of(desk, replace(army, id="")) for army in (before, now))
    both = {name: (was.get(name, 0), will.get(name, 0)) for name in {**was, **will}}
    return {name: each for name, each in both.items() if each[0] != each[1]}


def _renumbered(desk: Desk, before: Sequence[str], now: Sequence[str]) -> dict[str, str]:
    """Return the new ids of what files that take the place of others have under another one."""
    found: dict[str, str] = {}
    known = desk.library.catalogues.known({*before, *now})
    for old, new in zip(before, now, strict=True):
        if old != new and {old, new} <= known:
            one, other = (desk.shelves.file(desk.library, sum_) for sum_ in (old, new))
            fates = compared(one, other)
            found |= {fate.was: fate.id for fate in fates if fate.fate is Fate.RENUMBERED}
    return found


def _called(node: str, ids: Mapping[str, str]) -> str:
    return "::".join(ids.get(part, part) for part in node.split("::"))


def _picks_called(picks: Sequence[ListPick], ids: Mapping[str, str]) -> tuple[ListPick, ...]:
    return tuple(replace(pick, node=_called(pick.node, ids)) for pick in picks)


def _entry_called(entry: Entry, ids: Mapping[str, str]) -> Entry:
    return replace(entry, node=_called(entry.node, ids), picks=_picks_called(entry.picks, ids))


def _force_called(force: ListForce, ids: Mapping[str, str]) -> ListForce:
    node = ids.get(force.node, force.node)
    return replace(force, node=node, picks=_picks_called(force.picks, ids))
