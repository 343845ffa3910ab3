"""What an entry picks from its catalogue: ticked with all that it stands under, unticked with all beneath it.

These functions change an entry alone; who writes a list settles its prices.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from db.exchange.battlescribe.options import kind_of
from desktop.operations.bringing import brought
from desktop.operations.catalogue_lists import root_called
from desktop.operations.desk import Desk
from desktop.operations.offers import offers_for
from rules.armies import MOST_OPTIONS, MOST_PICKED, MOST_PICKS, Army, Entry, ListForce, ListPick, Option, Per
from rules.catalogue.evaluation import Evaluator
from rules.catalogue.listing import free_pick, left_of
from rules.catalogue.scene import root_branch
from rules.catalogue.selectables import Branch, Selectable, SelectableGroup
from rules.catalogue.shelf import Shelf
from rules.text import fold

H = TypeVar("H", Entry, ListForce)
Way = tuple[str, ...]
"""The ids of choices in a catalogue, the outermost first, each beneath the one before."""
_MOST_LOOKED = 20_000
"""Choices that are looked through for a name."""


class NotPickable(LookupError):  # noqa: N818 - what is wrong with what was asked, for who words it
    """What is not offered there, or would be more than an entry can hold."""


@dataclass(frozen=True, slots=True)
class FoundChoice:
    """A choice beneath an entry: the way there, and what stands there."""

    way: Way
    choice: Selectable


def branch_of(shelf: Shelf, army: Army, holder: Entry | ListForce, under: str = "") -> Branch | None:
    """Return what may be picked for an entry or a force, or beneath a pick; None where nobody knows it."""
    branch: Branch | None = None
    if isinstance(holder, ListForce):
        branch = root_branch(shelf, holder.catalogue) if holder.catalogue in shelf.by_id else None
    elif holder.node:
        force = next((force for force in army.forces if force.id == holder.force), None)
        found = None if force is None else root_called(shelf, force.catalogue, holder.node)
        branch = None if found is None else found.branch
    for node in way_to(holder.picks, under):
        choice = None if branch is None else branch.called(node)
        branch = None if choice is None else choice.branch
    return branch


def way_to(picks: Sequence[ListPick], pick: str) -> Way:
    """Return the way to a pick, itself the last; empty for the entry itself."""
    known = {each.id: each for each in picks}
    found: list[str] = []
    while pick in known and len(found) < len(known):
        found.insert(0, known[pick].node)
        pick = known[pick].under
    return tuple(found)


def beneath(branch: Branch) -> Iterator[FoundChoice]:
    """Give all that may be picked, what stands nearest first."""
    left: list[tuple[Way, Branch]] = [((), branch)]
    looked = 0
    while left and looked < _MOST_LOOKED:
        way, at = left.pop(0)
        for choice in at.entries:
            looked += 1
            found = (*way, choice.id)
            yield FoundChoice(found, choice)
            if any(part.entries or part.groups or part.links for part in choice.parts) and len(way) < 8:
                left.append((found, choice.branch))


def called(branch: Branch, name: str, node: str = "", sign: str = "") -> FoundChoice | None:
    """Find what has a sign, else an id, else what is called so: the nearest one.

    One that is hidden, or stands beneath what is, comes behind the others of its name.
    """
    by_node: FoundChoice | None = None
    open_: FoundChoice | None = None
    shut: FoundChoice | None = None
    hidden: set[Way] = set()
    folded = fold(name)
    for each in beneath(branch):
        if each.choice.hidden or each.way[:-1] in hidden:
            hidden.add(each.way)
        if sign and sign_of(each.way) == sign:
            return each
        if node and each.choice.id == node:
            by_node = by_node or each
            if not sign:
                break
        elif fold(each.choice.entry.name) == folded:
            if each.way in hidden:
                shut = shut or each
            else:
                open_ = open_ or each
            if open_ is not None and not node and not sign:
                break
    return by_node or open_ or shut


def way_brought(evaluator: Evaluator, entry: Entry, name: str, node: str = "") -> Way | None:
    """Return the way to what is called so, or has an id, among what an entry brings its force."""
    for choice in brought(evaluator, entry):
        if choice.id == node or fold(choice.entry.name) == fold(name):
            return (choice.id,)
        if (inner := called(choice.branch, name, node)) is not None:
            return (choice.id, *inner.way)
    return None


def sign_of(way: Way) -> str:
    """Return four letters and digits for a way, by which people can tell apart what has one name."""
    return hashlib.sha256("/".join(way).encode()).hexdigest()[:4]


def ticked(
    desk: Desk, shelf: Shelf, army: Army, holder: H, way: Sequence[str], *, under: str = "",
    number: int = 1, per: Per | None = None,
) -> tuple[H, str]:  # fmt: skip
    """Return an entry or a force that picks what stands at the end of a way, and the id of that pick.

    What it stands under comes with it. What is one for every figure in the catalogue is so here, unless
    ``per`` says otherwise. Raises NotPickable.
    """
    branch = branch_of(shelf, army, holder, under)
    for place, node in enumerate(way):
        choice = None if branch is None else branch.called(node)
        if choice is None:
            raise NotPickable(node)
        last = place == len(way) - 1
        known = next((p for p in holder.picks if p.node == choice.id and p.under == under), None)
        if known is None or (last and choice.apart):
            holder = _without_default(holder, choice, under)
            known = ListPick(
                free_pick(holder.picks), choice.id, number if last else 1, under, _per(choice, per)
            )
            holder = replace(holder, picks=(*holder.picks, known))
        elif last and _is_shown(holder, known):
            more = replace(known, number=known.number + number)
            holder = replace(holder, picks=tuple(more if p is known else p for p in holder.picks))
        holder = _shown(desk, holder, known, choice)
        under, branch = known.id, choice.branch
    full = len(holder.picks) > MOST_PICKS or (
        isinstance(holder, Entry) and len(holder.options) > MOST_OPTIONS
    )
    if full or any(not 1 <= p.number <= MOST_PICKED for p in holder.picks):
        raise NotPickable("")
    return holder, under


def _is_shown(holder: Entry | ListForce, pick: ListPick) -> bool:
    """Tell whether its owner sees a pick: what a catalogue gave for nothing is among no options."""
    return isinstance(holder, ListForce) or any(option.pick == pick.id for option in holder.options)


def _shown(desk: Desk, holder: H, pick: ListPick, choice: Selectable) -> H:
    if isinstance(holder, Entry) and not _is_shown(holder, pick):
        option = replace(option_of(desk, choice), pick=pick.id, per=pick.per)
        return replace(holder, options=(*holder.options, option))
    return holder


def _without_default(holder: H, choice: Selectable, under: str) -> H:
    """Take back what a group chose by itself, now that something else of it is chosen."""
    around = (group for group in choice.groups[-1:] if isinstance(group, SelectableGroup))
    defaults = {group.default.id for group in around if group.default and not group.default.least}
    for pick in holder.picks:
        if pick.under == under and pick.node in defaults and not _is_shown(holder, pick):
            holder = unticked(holder, pick.id)
    return holder


def unticked(holder: H, pick: str) -> H:
    """Return an entry or a force without a pick, and without all that was picked for that."""
    left: tuple[ListPick, ...] = left_of(holder.picks, {each.id for each in holder.picks} - {pick})
    if isinstance(holder, Entry):
        kept = {"", *(each.id for each in left)}
        return replace(holder, picks=left, options=tuple(o for o in holder.options if o.pick in kept))
    return replace(holder, picks=left)


def _per(choice: Selectable, asked: Per | None) -> Per:
    return asked or (Per.FIGURE if choice.collective else Per.CARD)


def option_of(desk: Desk, choice: Selectable) -> Option:
    """Return the option that stands for a choice: as the library knows it, else by name and groups."""
    known = desk.library.memory.offers_from({choice.entry.id}).get(choice.entry.id)
    if known is not None:
        return replace(known.option, pa=None)
    groups = tuple(group.node.name for group in choice.groups)
    return Option(choice.entry.name, kind_of(groups, choice.entry.name))


def with_named(desk: Desk, army: Army, entry: Entry) -> Entry:
    """Return an entry that picks those of its options that its catalogue calls by their names.

    Only an option at the price that the library prints for its card is meant; another price is its owner's.
    """
    loose = [option for option in entry.options if not option.pick]
    if not (loose and entry.node and army.catalogues):
        return entry
    printed = {(fold(o.name), o.pa) for _, o in offers_for(desk, entry.card_id)}
    shelf = desk.shelves.of(desk.library, army.catalogues)
    branch = branch_of(shelf, army, entry)
    for option in loose:
        meant = branch is not None and (fold(option.name), option.pa) in printed
        found = called(branch, option.name) if branch is not None and meant else None
        if found is not None:
            left = replace(entry, options=tuple(o for o in entry.options if o is not option))
            entry, _ = ticked(desk, shelf, army, left, found.way, per=option.per)
    return entry
