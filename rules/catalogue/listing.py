"""A player's list as its catalogues see it, and what they make of it: prices that it keeps, limits it breaks.

A card of n figures is one selection of number n; what it buys once for each figure has n times its number.
Entries that no catalogue knows take no part.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count

from rules.armies import Army, Entry, ListForce, ListPick, Muster, Option, Per, is_price
from rules.catalogue.broken import BrokenKind, BrokenLimit
from rules.catalogue.evaluated import EvaluatedSelection, Evaluation
from rules.catalogue.evaluation import Evaluator
from rules.catalogue.roster import MOST, ForceState, RosterState, SelectionState
from rules.catalogue.shelf import Shelf
from rules.catalogue.wanting import fill
from rules.legality import Problem, Severity
from rules.text import Explained, Reason

_BETWEEN = "/"
UNSET = "catalogue.unset"
"""How it is told that something is limited by a limit of the list, which has none."""
_NONE: Mapping[str, str] = {}
PAID = "paid"
"""How the codes of broken limits end that count money."""


def left_of(picks: tuple[ListPick, ...], kept: Collection[str]) -> tuple[ListPick, ...]:
    """Return the picks that are kept, without those under one that is not."""
    left = {pick.id for pick in picks if pick.id in kept}
    while gone := {pick.id for pick in picks if pick.id in left and pick.under not in {*left, ""}}:
        left -= gone
    return tuple(pick for pick in picks if pick.id in left)


def still_picked(entry: Entry, options: Iterable[Option]) -> tuple[ListPick, ...]:
    """Return the picks of an entry that has other options now: those of options that went have gone."""
    kept = {option.pick for option in options}
    gone = {option.pick for option in entry.options if option.pick} - kept
    return left_of(entry.picks, {pick.id for pick in entry.picks} - gone)


def selection_id(holder: str, pick: str = "") -> str:
    """Return the id that an entry has as a selection, or a pick of an entry or a force."""
    return f"{holder}{_BETWEEN}{pick}" if pick else holder


def holder_of(selection: str) -> tuple[str, str]:
    """Return the entry or force of a selection, and its pick; empty for the entry itself."""
    holder, _, pick = selection.partition(_BETWEEN)
    return holder, pick


# The list as the catalogues see it ----------------------------------------------------------------


def state_of(army: Army, points: str) -> RosterState:
    """Return a list as it is evaluated; ``points`` is the currency that is PA."""
    limits = ((points, -1.0 if army.limit is None else float(army.limit)), *army.spending)
    known = {force.id for force in army.forces}
    forces = _forces(army, "", frozenset(known))
    return RosterState("", army.name, tuple(forces), limits)


def _forces(army: Army, under: str, left: frozenset[str]) -> Iterator[ForceState]:
    for force in army.forces:
        if force.under == under and force.id in left:
            chosen = _picked(force.id, force.picks, "", 1)
            own = (_selection(entry) for entry in army.entries if entry.node and entry.force == force.id)
            within = _forces(army, force.id, left - {force.id})
            yield ForceState(force.id, force.node, force.catalogue, (*chosen, *own), tuple(within))


def _selection(entry: Entry) -> SelectionState:
    bought = tuple(_picked(entry.id, entry.picks, "", entry.figures))
    return SelectionState(entry.id, entry.node, entry.figures, bought)


def _picked(
    holder: str, picks: tuple[ListPick, ...], under: str, figures: int, depth: int = 0
) -> Iterator[SelectionState]:
    for pick in picks:
        if pick.under == under and depth <= len(picks):
            number = min(pick.number * (figures if pick.per is Per.FIGURE else 1), MOST)
            within = tuple(_picked(holder, picks, pick.id, figures, depth + 1))
            yield SelectionState(selection_id(holder, pick.id), pick.node, number, within)


# What the catalogues make of it -------------------------------------------------------------------


def settled(muster: Muster, found: Evaluation, points: str, edited: Collection[str] = ()) -> Army:
    """Return a list with the prices that its catalogues make, on figures and on what was picked.

    Of entries ``edited`` the owner prints another price than the catalogue, and only changes count. What was
    picked, costs something and has no option gets one; an option whose pick is gone goes. Where no currency
    is PA (``points`` is empty), prices in PA stay as they are.
    """
    entries = tuple(
        _settled(entry, muster.card(entry).pa.number, found, points, entry.id in edited)
        if entry.node and entry.id in found.selections
        else entry
        for entry in muster.army.entries
    )
    forces = tuple(
        replace(force, pa=costs[points].total or 0 if points in costs else 0)
        for force in muster.army.forces
        for costs in [costs_of(force, found)]
    )
    return replace(muster.army, entries=entries, forces=forces)


def _settled(entry: Entry, printed: float | None, found: Evaluation, points: str, edited: bool) -> Entry:
    total, base = _points(found.selections[entry.id], points)
    pa = total / entry.figures
    if edited and printed is not None:
        pa = printed + (total - base) / entry.figures
    own = None if pa == printed or not is_price(pa) else pa
    if not points:
        own = entry.pa
    bought = {option.pick: option for option in entry.options if option.pick}
    options = [option for option in entry.options if not option.pick]
    for pick in entry.picks:
        chosen = found.selections.get(selection_id(entry.id, pick.id))
        kept = bought.get(pick.id)
        if chosen is not None and (kept is not None or _costs_anything(chosen)):
            options.append(
                _option(kept or Option("", pa=0, pick=pick.id), pick, chosen, entry.figures, points)
            )
        elif kept is not None:
            options.append(kept)
    return replace(entry, pa=own, options=_in_order(entry.options, options))


def _in_order(before: tuple[Option, ...], now: list[Option]) -> tuple[Option, ...]:
    """Return options in the order in which their owner has them, new ones behind."""
    places = {option.pick: place for place, option in enumerate(before) if option.pick}
    own = iter([option for option in now if not option.pick])
    picked = {option.pick: option for option in now if option.pick}
    kept = [
        picked.pop(option.pick) if option.pick else next(own)
        for option in before
        if not option.pick or option.pick in picked
    ]
    return (*kept, *(option for pick, option in picked.items() if pick not in places))


def _option(before: Option, pick: ListPick, found: EvaluatedSelection, figures: int, points: str) -> Option:
    total, _ = _points(found, points)
    pa: float | None = total / figures if pick.per is Per.FIGURE else total
    if not points:
        pa = before.pa
    name = found.name if pick.number == 1 else f"{found.name} ×{pick.number}"
    return replace(before, name=name, pa=pa if is_price(pa) else None, per=pick.per)


def _costs_anything(found: EvaluatedSelection) -> bool:
    return any(price.total for price in found.costs.values())


def _points(found: EvaluatedSelection, points: str) -> tuple[float, float]:
    """Return what a selection costs in PA, and what it would without any change."""
    price = found.costs.get(points)
    if price is None:
        return 0, 0
    return price.total or 0, price.reasons[0].amount


def price_changes(entry: Entry, found: Evaluation, points: str) -> tuple[Reason, ...]:
    """Return what changes the price of an entry's figures themselves, all together, in PA."""
    selection = found.selections.get(entry.id)
    price = None if selection is None else selection.costs.get(points)
    return () if price is None else tuple(reason for reason in price.reasons[1:] if reason.amount)


def costs_of(entry: Entry | ListForce, found: Evaluation) -> dict[str, Explained]:
    """Return what an entry costs with all that it picked, or a force picked, by currency."""
    reasons: dict[str, list[Explained]] = {}
    for id_ in (entry.id, *(selection_id(entry.id, pick.id) for pick in entry.picks)):
        if (selection := found.selections.get(id_)) is not None:
            for currency, price in selection.costs.items():
                reasons.setdefault(currency, []).append(price)
    return {
        currency: Explained(
            sum(price.total or 0 for price in prices),
            tuple(reason for price in prices for reason in price.reasons if reason.amount),
        )
        for currency, prices in reasons.items()
    }


def problems(
    army: Army, found: Evaluation, points: str, names: Mapping[str, str] = _NONE,
    because: Mapping[str, str] = _NONE,
) -> tuple[Problem, ...]:  # fmt: skip
    """Return the limits that a list breaks, each with the first entry that counts; none of them forbids.

    That of the list itself in PA is told by its format. ``names`` are those of currencies, by their ids;
    ``because`` are the entries that bring what the list chooses itself, by its id in the catalogue.
    """
    entries = {entry.id for entry in army.entries}
    return tuple(
        _problem(broken, entries, names, because)
        for broken in found.broken
        if not (broken.kind is BrokenKind.TOO_DEAR and broken.limit == points)
    )


def _problem(
    broken: BrokenLimit, entries: Collection[str], names: Mapping[str, str], because: Mapping[str, str]
) -> Problem:
    ways = (broken.where_id, *broken.culprits)
    where = next((entry for way in ways if (entry := holder_of(way)[0]) in entries), "")
    data: Mapping[str, object] = broken.reason.data
    if broken.unset:
        asked = {"name": broken.name, "currency": names.get(broken.unset, broken.unset)}
        return Problem(UNSET, asked, Severity.NOTE, where or because.get(broken.entry, ""))
    if broken.currency in names:
        data = {**data, "currency": names[broken.currency]}
        return Problem(f"{broken.reason.code}_{PAID}", data, where=where)
    return Problem(broken.reason.code, data, where=where or because.get(broken.entry, ""))


# What the catalogues ask for ----------------------------------------------------------------------


def demanded(shelf: Shelf, army: Army, entry: Entry, points: str, under: str = "") -> Entry:
    """Return an entry of a list with what its catalogue asks for beneath it, or a pick, and gives free.

    What would cost anything, in whatever currency, stays for its owner to choose.
    """
    before = state_of(army, points)
    after, made = fill(shelf, before, selection_id(entry.id, under))
    if not made:
        return entry
    evaluator = Evaluator(shelf, after)
    new = {id_ for _, id_ in made}
    picks = list(entry.picks)
    named = {selection_id(entry.id, pick.id): pick.id for pick in picks} | {entry.id: ""}
    for holder, state in _beneath(after, entry.id):
        if state.id in new and holder in named and _is_free(evaluator, state.id):
            pick = ListPick(free_pick(picks), state.entry, state.number, named[holder])
            picks.append(pick)
            named[state.id] = pick.id
    return replace(entry, picks=tuple(picks))


def _is_free(evaluator: Evaluator, selection: str) -> bool:
    """Tell whether a selection costs nothing, in whatever currency."""
    return not any(cost.total for cost in evaluator.costs.of(evaluator.scene.by_id[selection]).values())


def free_pick(picks: Sequence[ListPick]) -> str:
    """Return the first id that no pick of an entry has."""
    taken = {pick.id for pick in picks}
    return next(name for number in count(len(taken) + 1) if (name := f"o{number}") not in taken)


def _beneath(state: RosterState, selection: str) -> Iterator[tuple[str, SelectionState]]:
    """Give all that was chosen for a selection, with what each was chosen for, outer ones first."""
    left = [("", each) for force in state.every_force() for each in force.selections if each.id == selection]
    while left:
        holder, each = left.pop(0)
        if holder:
            yield holder, each
        left += [(each.id, child) for child in each.selections]
