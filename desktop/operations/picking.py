"""The verbs of lists by their catalogues: tick and untick a choice, go by the catalogues of now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from desktop.operations import armies, catalogue_lists
from desktop.operations.desk import Desk
from desktop.operations.evaluated_list import AskedChoice
from desktop.operations.following import followed
from desktop.operations.picks import H, NotPickable, branch_of, called, ticked, unticked, way_brought
from desktop.operations.trouble import known_trouble
from rules.armies import MOST_PICKED, Army, Entry, Option, Per
from rules.catalogue.names import told_prices
from rules.catalogue.shelf import Shelf
from rules.text import Message, Refusal

_MOST_ROUNDS = 8
"""What is chosen may ask for more, so often."""


@known_trouble
def tick(
    desk: Desk,
    army_id: str,
    *,
    entry_id: str,
    way: Sequence[str],
    under: str = "",
    number: int = 1,
    per: Per | None = None,
    initiator: object | None = None,
) -> Refusal | None:
    """Pick what stands at the end of a way beneath an entry, a force, or a pick; parents come with it.

    Raises KeyError for what is not in the list.
    """
    army = desk.library.army(army_id)
    shelf = desk.shelves.of(desk.library, army.catalogues)

    made = ""

    def change(holder: H) -> H:
        nonlocal made
        holder, made = ticked(desk, shelf, army, holder, way, under=under, number=number, per=per)
        return holder

    try:
        after = catalogue_lists.with_demands(desk, _changed(army, entry_id, change), entry_id, made)
    except NotPickable:
        return Refusal(Message("army.not_offered"), overridable=False)
    armies.keep_changed(desk, _label(desk, after, entry_id), army, after, initiator=initiator)
    return None


@known_trouble
def untick(desk: Desk, army_id: str, *, entry_id: str, pick: str, initiator: object | None = None) -> None:
    """Pick something no more, nor what was picked for it. Raises KeyError for what is not in the list."""
    army = desk.library.army(army_id)

    def change(holder: H) -> H:
        return unticked(holder, pick)

    after = told_prices(_changed(army, entry_id, change))
    armies.keep_changed(desk, _label(desk, after, entry_id), army, after, initiator=initiator)


@known_trouble
def renumber(
    desk: Desk, army_id: str, *, entry_id: str, pick: str, number: int, initiator: object | None = None
) -> None:
    """Pick something so many times, 1 to 999. Raises KeyError for what is not in the list."""
    army = desk.library.army(army_id)

    def change(holder: H) -> H:
        picks = tuple(
            replace(each, number=max(1, min(number, MOST_PICKED))) if each.id == pick else each
            for each in holder.picks
        )
        return replace(holder, picks=picks)

    after = _changed(army, entry_id, change)
    armies.keep_changed(desk, _label(desk, after, entry_id), army, after, initiator=initiator)


@known_trouble
def take_asked(desk: Desk, army_id: str, *, initiator: object | None = None) -> tuple[AskedChoice, ...]:
    """Choose all that the catalogues of a list ask for, in one step; return what that is."""
    army = desk.library.army(army_id)
    shelf = desk.shelves.of(desk.library, army.catalogues)
    after, done, taken = army, set[tuple[str, str, str]](), list[AskedChoice]()
    for _ in range(_MOST_ROUNDS):
        made = catalogue_lists.evaluated(desk, replace(after, id=""))
        asked = () if made is None else made.asked
        left = [each for each in asked if (each.holder, each.under, each.node) not in done]
        for each in left:
            done.add((each.holder, each.under, each.node))
            taking = _Taking(desk, shelf, after, each)
            after = _changed(after, each.holder, taking)
            after = catalogue_lists.with_demands(desk, after, each.holder, taking.made)
            taken += [each] if taking.made else []
        if not left:
            break
    armies.keep_changed(
        desk, Message("step.asked_taken", {"army": army.name}), army, after, initiator=initiator
    )
    return tuple(taken)


@known_trouble
def take_one(desk: Desk, army_id: str, *, asked: AskedChoice, initiator: object | None = None) -> None:
    """Choose one thing that a catalogue asks for. Raises KeyError for a holder that is not in the list."""
    army = desk.library.army(army_id)
    taking = _Taking(desk, desk.shelves.of(desk.library, army.catalogues), army, asked)
    after = catalogue_lists.with_demands(
        desk, _changed(army, asked.holder, taking), asked.holder, taking.made
    )
    armies.keep_changed(desk, _label(desk, after, asked.holder), army, after, initiator=initiator)


@dataclass(slots=True)
class _Taking:
    """Pick what a catalogue asks of an entry or a force; ``made`` is the pick."""

    desk: Desk
    shelf: Shelf
    army: Army
    asked: AskedChoice
    made: str = ""

    def __call__(self, holder: H, /) -> H:
        asked = self.asked
        branch = branch_of(self.shelf, self.army, holder, asked.under)
        choice = None if branch is None else branch.called(asked.node)
        each = choice is not None and choice.collective and isinstance(holder, Entry)
        number = -(-asked.number // holder.figures) if each and isinstance(holder, Entry) else asked.number
        try:
            holder, self.made = ticked(
                self.desk, self.shelf, self.army, holder, (asked.node,), under=asked.under, number=number
            )
            return holder
        except NotPickable:
            return holder  # it holds no more


@known_trouble
def adopt(desk: Desk, army_id: str, *, initiator: object | None = None) -> int:
    """Let a list that was made before go by the catalogues of its cards; return how many entries do so now.

    Options that a catalogue calls by their names cost what it says from now on; others stay as they are.
    """
    army = desk.library.army(army_id)
    after, moved = adopted(desk, army)
    label = Message("step.catalogues_taken", {"army": army.name})
    armies.keep_changed(desk, label, army, after, initiator=initiator)
    return moved


def adopted(desk: Desk, army: Army) -> tuple[Army, int]:
    """Return a list as :func:`adopt` would leave it, and how many entries go by a catalogue then."""
    after = catalogue_lists.with_files(desk, army)
    moved = 0 if after is army else sum(bool(entry.node) for entry in army.entries)
    for entry in army.entries:
        if entry.node:
            continue
        after, linked = catalogue_lists.placed(desk, after, entry)
        if linked.node:
            moved += 1
            linked = _with_options(desk, after, linked)
            entries = tuple(linked if each.id == entry.id else each for each in after.entries)
            after = catalogue_lists.with_demands(desk, replace(after, entries=entries), entry.id)
    if not moved:
        return after, 0
    after = replace(after, told=None)
    for entry in army.entries:
        if not entry.node:
            after = _with_brought(desk, after, entry)
    return after, moved


def _with_options(desk: Desk, army: Army, entry: Entry) -> Entry:
    """Return an entry that picks its options where its catalogue calls them by their names."""
    shelf = desk.shelves.of(desk.library, army.catalogues)
    branch = branch_of(shelf, army, entry)
    made = replace(entry, options=(), picks=(), told=None)
    for option in entry.options:
        found = None if branch is None else called(branch, option.name)
        if found is None:
            made = replace(made, options=(*made.options, replace(option, pick="")))
        else:
            made, _ = ticked(desk, shelf, army, made, found.way, per=option.per)
    return made


def _with_brought(desk: Desk, army: Army, before: Entry) -> Army:
    """Return a list whose forces chose what an entry had as options before, where it is offered to them.

    What cost other currencies than PA may be offered because of another entry: not each form tells of which.
    """
    mine = next(entry for entry in army.entries if entry.id == before.id)
    for option in mine.options if mine.node else ():
        if option.pick:
            continue
        paid = any(each.pick and each.name == option.name for each in before.options)
        army = _moved_to_force(desk, army, mine.id, option, paid=paid)
    return army


def _moved_to_force(desk: Desk, army: Army, entry_id: str, option: Option, *, paid: bool) -> Army:
    """Return a list whose force chooses an option of an entry; the list as it is where it is not offered."""
    made = catalogue_lists.evaluated(desk, replace(army, id=""))
    if made is None:
        return army
    mine = next(entry for entry in army.entries if entry.id == entry_id)
    others = [entry for entry in army.entries if entry.node and entry.id != entry_id] if paid else []
    name, number = _counted(option.name)
    for entry in (mine, *others):
        way = way_brought(made.evaluator, entry, name) if entry.node else None
        if way is None:
            continue
        force = next(each for each in army.forces if each.id == entry.force)
        if paid or not any(pick.node == way[-1] for pick in force.picks):
            try:
                chosen, _ = ticked(desk, made.shelf, army, force, way, number=number)
            except NotPickable:
                return army  # it holds no more
            army = replace(army, forces=tuple(chosen if each is force else each for each in army.forces))
        left = replace(mine, options=tuple(each for each in mine.options if each is not option))
        return replace(army, entries=tuple(left if each is mine else each for each in army.entries))
    return army


def _counted(name: str) -> tuple[str, int]:
    """Part the name of an option from how often it was bought."""
    bare, _, number = name.rpartition(" ×")
    return (bare, int(number)) if bare and number.isdecimal() and len(number) < 4 else (name, 1)


@known_trouble
def take_catalogues(desk: Desk, army_id: str, *, initiator: object | None = None) -> bool:
    """Let a list go by the files that its catalogues show now; tell whether that are others."""
    army = desk.library.army(army_id)
    after = followed(desk, army)
    label = Message("step.catalogues_taken", {"army": army.name})
    armies.keep_changed(desk, label, army, after, initiator=initiator)
    return after != army


class _Change(Protocol):
    """A change of an entry or of a force, whichever it is."""

    def __call__(self, holder: H, /) -> H: ...


def _changed(army: Army, key: str, change: _Change) -> Army:
    """Return a list with an entry or a force changed. Raises KeyError."""
    if key not in {entry.id for entry in army.entries} | {force.id for force in army.forces}:
        raise KeyError(key)
    return replace(
        army,
        entries=tuple(change(entry) if entry.id == key else entry for entry in army.entries),
        forces=tuple(change(force) if force.id == key else force for force in army.forces),
    )


def _label(desk: Desk, army: Army, key: str) -> Message:
    for entry in army.entries:
        if entry.id == key:
            return armies.label_of(desk, "step.options_set", army, entry)
    return Message("step.army_edited", {"army": army.name})
