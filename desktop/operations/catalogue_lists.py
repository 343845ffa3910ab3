"""Lists made from catalogues: what an entry is there, what the list costs by them, which limits it breaks.

Nothing is written here; the verbs of the Muster write what these return.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from db.exchange.battlescribe.own import made_id
from db.exchange.battlescribe.prices import points_type
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import EvaluatedList
from rules.armies import Army, Entry, ListForce
from rules.catalogue.evaluation import evaluate
from rules.catalogue.files import CostType
from rules.catalogue.listing import demanded, settled, state_of
from rules.catalogue.names import untold
from rules.catalogue.nodes import ForceNode
from rules.catalogue.places import is_offered
from rules.catalogue.scene import root_branch
from rules.catalogue.selectables import Selectable
from rules.catalogue.shelf import Shelf
from rules.text import fold
from rules.values import Value

CARD = "bs:card:"
_ALLIES = ("allie", "alleat", "verbuendet", "verbundet", "aliad")
"""How files call the kinds of forces that are for another people, folded."""


def evaluated(desk: Desk, army: Army) -> EvaluatedList | None:
    """Evaluate a list by the catalogues that it pins; None for one that pins none."""
    if not army.catalogues:
        return None
    kept = desk.evaluated.get(army.id)
    if kept is not None and kept.army == army:
        return kept
    shelf, currencies, points = _counted_in(desk, army)
    state = state_of(army, points)
    if kept is not None and kept.shelf is shelf and kept.state == state:  # only what it remembers differs
        made = replace(kept, army=army)
    else:
        made = EvaluatedList(army, shelf, state, evaluate(shelf, state), points, currencies)
    if army.id:
        desk.evaluated[army.id] = made
    return made


def _counted_in(desk: Desk, army: Army) -> tuple[Shelf, dict[str, CostType], str]:
    """Return the catalogues of a list, the currencies that it counts in, and which of them is PA."""
    shelf = desk.shelves.of(desk.library, army.catalogues)
    currencies = currencies_of(shelf, army)
    return shelf, currencies, points_type({key: kind.name for key, kind in currencies.items()}) or ""


def currencies_of(shelf: Shelf, army: Army) -> dict[str, CostType]:
    """Return the currencies that the forces of a list count in, by their ids."""
    found: dict[str, CostType] = {}
    for catalogue in dict.fromkeys(force.catalogue for force in army.forces):
        found |= shelf.cost_types(catalogue)
    return found


def with_prices(desk: Desk, army: Army) -> Army:
    """Return a list with the prices of now: those that its catalogues make, seen from the whole list."""
    made = evaluated(desk, army)
    if made is None:
        return army
    muster = desk.library.muster(army)
    said: dict[str, list[Value]] = {}
    origins = desk.library.memory.origins_of({entry.card_id for entry in army.entries if entry.node})
    for key, words in origins.items():
        if key.startswith(CARD):
            for word in words:
                said.setdefault(word.thing, []).extend([word.card.pa] if word.card is not None else ())
    edited = [
        entry.id
        for entry in army.entries
        if entry.card_id in said and muster.card(entry).pa not in said[entry.card_id]
    ]
    return settled(muster, made.found, made.points, edited)


def settle(desk: Desk, before: Army | None, after: Army) -> Army:
    """Return a list that is about to be written, with its prices of now where what they ask has moved."""
    if not after.catalogues or (before is not None and _asked(before) == _asked(after)):
        return after
    return with_prices(desk, after)


def _asked(army: Army) -> tuple[object, ...]:
    return army.entries, army.forces, army.catalogues, army.limit, army.spending


# Making entries of nodes --------------------------------------------------------------------------


def linked(desk: Desk, army: Army, entry: Entry) -> tuple[Army, Entry]:
    """Return a list and an entry of it, not in it yet, that knows where in the catalogues its card stands.

    Both stay as they are where the card came from no catalogue, and where the list began without: what was
    made before goes on as it was.
    """
    if army.entries and not army.catalogues:
        return army, entry
    return placed(desk, army, entry)


def placed(desk: Desk, army: Army, entry: Entry) -> tuple[Army, Entry]:
    """Return a list and an entry as :func:`linked` does, whatever the list was made of so far."""
    sources = [
        (source, node)
        for key, words in desk.library.memory.origins_of([entry.card_id]).items()
        if key.startswith(CARD) and words[-1].card is not None
        for _, _, source, node, *_ in [key.split(":")]
    ]
    for source, node in sources:
        pinned = _with_pins(desk, army, source)
        shelf = desk.shelves.of(desk.library, pinned)
        foreign = _is_foreign(desk, army, entry)
        found = _room(shelf, army, node) or _new_force(shelf, army, source, node, foreign)
        if found is not None:
            force, choice = found
            forces = army.forces if force in army.forces else (*army.forces, force)
            army = replace(army, catalogues=pinned, forces=forces)
            return army, replace(entry, node=choice.id, force=force.id)
    return army, entry


def with_demands(desk: Desk, army: Army, entry_id: str, under: str = "") -> Army:
    """Return a list whose entry, or a pick of it, has what its catalogue asks for and gives for nothing."""
    if not army.catalogues:
        return army
    shelf, _, points = _counted_in(desk, army)

    def asked(entry: Entry) -> Entry:
        mine = entry.id == entry_id and entry.node
        return demanded(shelf, army, entry, points, under) if mine else entry

    entries = tuple(map(asked, army.entries))
    return replace(army, entries=entries)


def with_files(desk: Desk, army: Army) -> Army:
    """Return a list that knows its nodes, as from a roster, with the files of its catalogues of now."""
    if army.catalogues:
        return army
    kept = {each.id: each for each in desk.library.catalogues.shown().values()}
    systems = {kept[force.catalogue].system for force in army.forces if force.catalogue in kept}
    pinned = sorted(each.sum for each in kept.values() if each.system in systems)
    return untold(replace(army, catalogues=tuple(pinned))) if pinned else army


def _with_pins(desk: Desk, army: Army, source: str) -> tuple[str, ...]:
    """Return what a list pins, and where it has a catalogue not yet, all that is here of its game system."""
    kept = desk.library.catalogues.shown()
    if source not in kept:
        return army.catalogues
    held = {each.id for each in desk.shelves.of(desk.library, army.catalogues).catalogues}
    if kept[source].id in held:
        return army.catalogues
    more = (each.sum for each in kept.values() if each.system == kept[source].system and each.id not in held)
    return (*army.catalogues, *sorted(more))


def catalogue_mark(desk: Desk, army: Army) -> str:
    """Return the mark of the files that the forces of a list go by: the same where they are the same."""
    shelf = desk.shelves.of(desk.library, army.catalogues)
    reached = {each.id for force in army.forces for each in shelf.reach(force.catalogue)}
    held = {sum_: desk.shelves.file(desk.library, sum_).id for sum_ in army.catalogues}
    return made_id(*sorted(sum_ for sum_, id_ in held.items() if id_ in reached))


def other_pins(desk: Desk, army: Army) -> list[tuple[str, ...]]:
    """Return the files that lists of the library go by, of the catalogues of a list, and it does not."""
    mine = frozenset(army.catalogues)
    pinned = dict.fromkeys(each.catalogues for each in desk.library.armies() if each.catalogues)
    return [pins for pins in pinned if frozenset(pins) != mine and set(newest_of(desk, pins)) & mine]


def newest(desk: Desk, army: Army) -> tuple[str, ...]:
    """Return what a list would pin if it were told: of each catalogue that it pins what is here now."""
    return newest_of(desk, army.catalogues)


def newest_of(desk: Desk, pins: Collection[str]) -> tuple[str, ...]:
    """Return what is here now of each of some files."""
    now = {kept.id: kept.sum for kept in desk.library.catalogues.shown().values()}
    held = desk.library.catalogues.known(pins)
    shelf = {sum_: desk.shelves.file(desk.library, sum_).id for sum_ in sorted(held)}
    return tuple(now.get(shelf.get(sum_, ""), sum_) for sum_ in pins)


def may_adopt(desk: Desk, army: Army) -> bool:
    """Tell whether there are newer files of a list's catalogues, or any at all where it goes by none."""
    if army.catalogues:
        return is_older(desk, army)
    return _has_files(desk, army)


def _has_files(desk: Desk, army: Army) -> bool:
    """Tell whether a card of a list came from a catalogue that is here."""
    shown = desk.library.catalogues.shown()
    cards = {entry.card_id for entry in army.entries}
    keys = desk.library.memory.origins_of(cards) if shown else ()
    return any(key.startswith(CARD) and key.split(":")[2] in shown for key in keys)


def is_older(desk: Desk, army: Army) -> bool:
    """Tell whether a list's forces go by another file of a catalogue than the library shows now."""
    shelf = desk.shelves.of(desk.library, army.catalogues)
    reached = {each.id for force in army.forces for each in shelf.reach(force.catalogue)}
    return any(
        now != was and desk.shelves.file(desk.library, was).id in reached
        for was, now in zip(army.catalogues, newest(desk, army), strict=True)
    )


def _room(shelf: Shelf, army: Army, node: str) -> tuple[ListForce, Selectable] | None:
    """Return the first force of a list that has room for an entry, with the entry there."""
    for force in army.forces:
        kind = shelf.force(force.catalogue, force.node)
        found = root_called(shelf, force.catalogue, node)
        if kind is not None and found is not None and is_offered(found, kind):
            return force, found
    return None


def _is_foreign(desk: Desk, army: Army, entry: Entry) -> bool:
    """Tell whether the card of an entry is of another people than the list."""
    card = desk.library.card(entry.card_id, entry.revision).card
    mine = desk.peoples.find(army.people) or fold(army.people)
    return bool(mine and card.people) and (desk.peoples.find(card.people) or fold(card.people)) != mine


def _new_force(
    shelf: Shelf, army: Army, source: str, node: str, foreign: bool
) -> tuple[ListForce, Selectable] | None:
    """Return a new force with room for an entry: one of allies for another people, else as the first one."""
    found = root_called(shelf, source, node)
    if found is None or not shelf.by_id[source].system:
        return None
    kinds = [kind for kind in force_kinds(shelf, source) if is_offered(found, kind)]
    like = next((kind for kind in kinds if army.forces and kind.id == army.forces[0].node), None)
    open_ = next((kind for kind in kinds if not kind.hidden), None)
    allied = next((kind for kind in kinds if not kind.hidden and fold(kind.name).startswith(_ALLIES)), None)
    kind = (allied if foreign else None) or like or open_
    return None if kind is None else (ListForce(free_force(army), kind.id, source), found)


def root_called(shelf: Shelf, catalogue: str, node: str) -> Selectable | None:
    """Return what a catalogue offers to its forces under the id of an entry, or under its whole id."""
    if catalogue not in shelf.by_id:
        return None
    return root_branch(shelf, catalogue).called(node)


def force_kinds(shelf: Shelf, catalogue: str) -> Iterator[ForceNode]:
    """Give the kinds of forces that a catalogue may begin, its own before those of its game system."""
    for each in shelf.reach(catalogue):
        yield from each.forces


def free_force(army: Army) -> str:
    """Return the first id that no force of a list has."""
    taken: Collection[str] = {force.id for force in army.forces}
    number = len(taken) + 1
    while f"f{number}" in taken:
        number += 1
    return f"f{number}"
