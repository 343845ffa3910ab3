"""The verbs of the Muster: each is one transaction, one undo step with a readable label, one announcement.

They return what the caller needs, or a :class:`Refusal` with its reason; a known trouble of the library file
(locked, disk full, read only …) is a refusal too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from db.library import ArmyWrite
from desktop.operations import steps
from desktop.operations.desk import Changes, Desk
from desktop.operations.free_names import FreeNames, too_long
from desktop.operations.trouble import known_trouble
from rules.armies import (
    MOST_ENTRIES,
    MOST_FIGURES,
    MOST_LIMIT,
    MOST_OPTIONS,
    Army,
    Entry,
    Option,
    is_price,
)
from rules.sheets import sheet_of
from rules.text import Message, Refusal

if TYPE_CHECKING:
    from db.timelines import Undone

PLACE = "muster"
_DETAILS = {"name", "people", "edition", "format", "limit", "note", "folder", "tags", "system"}


# Armies -------------------------------------------------------------------------------------------


@known_trouble
def create(
    desk: Desk,
    *,
    name: str,
    people: str = "",
    edition: str = "",
    limit: int | None = None,
    note: str = "",
    entries: Sequence[Entry] = (),
    system: str = "confrontation",
    initiator: object | None = None,
) -> str | Refusal:
    """Make an army and return its id; a second army of that name is numbered.

    ``entries`` fill it at once, as when a battle's side is kept or a list is read from a file; ``system`` is
    that of the rules it plays by.
    """
    if refused := _about_name(name) or _about_limit(limit):
        return refused
    army = Army(
        id="",
        name=free_name(desk, name.strip()),
        people=people,
        edition=edition.strip(),
        limit=limit,
        note=note,
        system=system,
        entries=tuple(replace(entry, id=f"e{n}") for n, entry in enumerate(entries, 1)),
    )
    return _write(desk, "step.army_created", None, army, initiator)


@known_trouble
def keep_new(desk: Desk, army: Army, *, initiator: object | None = None) -> str | Refusal:
    """Keep a list that was made elsewhere, under a free name; return its id."""
    if refused := _about_name(army.name) or _about_limit(army.limit):
        return refused
    made = replace(army, id="", name=free_name(desk, army.name.strip()))
    return _write(desk, "step.army_created", None, made, initiator)


@known_trouble
def edit(
    desk: Desk,
    army_id: str,
    *,
    initiator: object | None = None,
    **details: Any,
) -> Refusal | None:
    """Change some of an army's details: name, people, edition, format, limit (PA), note, folder, tags.

    Its system may change while it has no card.
    Raises TypeError for a detail that armies do not have.
    """
    if unknown := details.keys() - _DETAILS:
        raise TypeError(f"an army has no {', '.join(sorted(unknown))}")
    before = desk.library.army(army_id)
    details = {key: value.strip() if isinstance(value, str) else value for key, value in details.items()}
    after = replace(before, **details)
    if after.system != before.system and before.pins:
        return Refusal(Message("army.game_kept"), overridable=False)
    if after.system != before.system and after.people == before.people and not sheet_of(after.system).priced:
        after = replace(after, people="")  # the game knows no peoples, and its form no field to take it back
    # A name that a file brought is no reason to keep anything else from being changed.
    renamed = after.name != before.name
    if refused := (_about_name(after.name) if renamed else None) or _about_limit(after.limit):
        return refused
    if renamed:
        after = replace(after, name=free_name(desk, after.name, army_id))
        label = Message("step.army_renamed", {"army": before.name, "name": after.name})
    else:
        label = Message("step.army_edited", {"army": before.name})
    _record(desk, label, before, after, initiator)
    return None


@known_trouble
def duplicate(desk: Desk, army_id: str, *, initiator: object | None = None) -> str:
    """Copy an army with its pinned revisions under a free name; return the copy's id."""
    army = desk.library.army(army_id)
    copy = replace(army, id="", name=free_name(desk, army.name))
    return _write(desk, "step.army_duplicated", None, copy, initiator)


@known_trouble
def delete(desk: Desk, army_id: str, *, initiator: object | None = None) -> None:
    """Delete an army; undo brings it back."""
    label = Message("step.army_deleted", {"army": desk.library.army(army_id).name})
    desk.library.write_armies(label, [ArmyWrite(army_id, None)])
    desk.announce(Changes(armies=frozenset({army_id}), label=label, initiator=initiator))


def free_name(desk: Desk, name: str, but: str = "") -> str:
    """Return the name, numbered when another army has it: « Griffon (2) »."""
    return free_names(desk).give(but, name)


def own_people(desk: Desk | None, chosen: str) -> str:
    """Return the people that a player chose for his own, else that of most of his lists; "" for none."""
    lists = desk.library.armies() if desk is not None else ()
    counted = Counter(army.people for army in lists if army.people)
    return chosen or next((people for people, _ in counted.most_common(1)), "")


def free_names(desk: Desk) -> FreeNames:
    """Return the names that armies have."""
    return FreeNames({army.id: (army.name,) for army in desk.library.armies()})


# Entries ------------------------------------------------------------------------------------------


@known_trouble
def add_entry(
    desk: Desk,
    army_id: str,
    *,
    card_id: str,
    figures: int = 1,
    at: int | None = None,
    initiator: object | None = None,
) -> str | Refusal:
    """Add a card, pinned at its current revision, at a place (the end by default); return the entry's id."""
    if refused := _about_figures(figures):
        return refused
    army = desk.library.army(army_id)
    if len(army.entries) >= MOST_ENTRIES:
        return Refusal(Message("army.many_entries", {"most": MOST_ENTRIES}), overridable=False)
    revision = desk.library.card(card_id)
    entry = Entry(free_entry_id({entry.id for entry in army.entries}), card_id, revision.number, figures)
    from desktop.operations import catalogue_lists

    after, entry = catalogue_lists.linked(desk, army, entry)
    entries = list(army.entries)
    entries.insert(len(entries) if at is None else at, entry)
    label = label_of(desk, "step.entry_added", army, entry)
    after = catalogue_lists.with_demands(desk, replace(after, entries=tuple(entries)), entry.id)
    _record(desk, label, army, after, initiator)
    return entry.id


@known_trouble
def remove_entry(desk: Desk, army_id: str, *, entry_id: str, initiator: object | None = None) -> None:
    """Take an entry out of the list. Raises KeyError."""
    army, entry = _found(desk, army_id, entry_id)
    left = tuple(kept for kept in army.entries if kept.id != entry_id)
    label = label_of(desk, "step.entry_removed", army, entry)
    _record(desk, label, army, replace(army, entries=left), initiator)


@known_trouble
def set_figures(
    desk: Desk, army_id: str, *, entry_id: str, figures: int, initiator: object | None = None
) -> Refusal | None:
    """Set how many figures the card stands for, 1 to 99. Raises KeyError."""
    if refused := _about_figures(figures):
        return refused
    army, entry = _found(desk, army_id, entry_id)
    label = label_of(desk, "step.figures_set", army, entry, n=figures)
    _change(desk, label, army, replace(entry, figures=figures), initiator)
    return None


@known_trouble
def set_options(
    desk: Desk, army_id: str, *, entry_id: str, options: Sequence[Option], initiator: object | None = None
) -> Refusal | None:
    """Set what the entry buys: artefacts, spells, miracles, others. Raises KeyError."""
    options = tuple(replace(option, name=option.name.strip()) for option in options)
    if not all(is_price(option.pa) for option in options):
        return Refusal(Message("army.price_range"), overridable=False)
    if len(options) > MOST_OPTIONS:
        return Refusal(Message("army.many_options", {"most": MOST_OPTIONS}), overridable=False)
    army, entry = _found(desk, army_id, entry_id)
    label = label_of(desk, "step.options_set", army, entry)
    from desktop.operations import picks
    from rules.catalogue.listing import still_picked

    left = still_picked(entry, options)
    kept = {"", *(pick.id for pick in left)}
    after = replace(entry, options=tuple(o for o in options if o.pick in kept), picks=left)
    try:
        after = picks.with_named(desk, army, after)
    except picks.NotPickable:
        return Refusal(Message("army.many_options", {"most": MOST_OPTIONS}), overridable=False)
    _change(desk, label, army, after, initiator)
    return None


@known_trouble
def set_note(desk: Desk, army_id: str, *, entry_id: str, note: str, initiator: object | None = None) -> None:
    """Note something beside an entry. Raises KeyError."""
    army, entry = _found(desk, army_id, entry_id)
    label = label_of(desk, "step.entry_noted", army, entry)
    _change(desk, label, army, replace(entry, note=note.strip()), initiator)


@known_trouble
def move_entry(desk: Desk, army_id: str, *, entry_id: str, to: int, initiator: object | None = None) -> None:
    """Put an entry at the ``to``-th place (0 is the top), held to the list's ends. Raises KeyError."""
    army, entry = _found(desk, army_id, entry_id)
    rest = [kept for kept in army.entries if kept.id != entry_id]
    rest.insert(max(0, min(to, len(rest))), entry)
    label = label_of(desk, "step.entry_moved", army, entry)
    _record(desk, label, army, replace(army, entries=tuple(rest)), initiator)


@known_trouble
def take_revision(desk: Desk, army_id: str, *, entry_id: str, initiator: object | None = None) -> None:
    """Pin the card's newest revision instead of the one the entry was made with. Raises KeyError."""
    army, entry = _found(desk, army_id, entry_id)
    newest = desk.library.card(entry.card_id).number
    label = label_of(desk, "step.revision_taken", army, entry)
    _change(desk, label, army, replace(entry, revision=newest), initiator)


# Undo ---------------------------------------------------------------------------------------------


def last_step(desk: Desk | None) -> int | None:
    """Tell which step :func:`undo` would take back, None when there is none or nothing is open."""
    return steps.last_step(desk, PLACE)


@known_trouble
def undo(desk: Desk, *, initiator: object | None = None) -> Undone | None:
    """Take back the last step of the Muster; None when there is none."""
    return steps.undo(desk, PLACE, initiator)


@known_trouble
def redo(desk: Desk, *, initiator: object | None = None) -> Undone | None:
    """Do the step that was taken back once more; None when there is none."""
    return steps.redo(desk, PLACE, initiator)


# Inside -------------------------------------------------------------------------------------------


def _about_name(name: str) -> Refusal | None:
    if not name.strip():
        return Refusal(Message("army.no_name"), overridable=False)
    return too_long(name)


def _about_limit(limit: int | None) -> Refusal | None:
    if limit is not None and not 0 < limit <= MOST_LIMIT:
        return Refusal(Message("army.limit_range"), overridable=False)
    return None


def _about_figures(figures: int) -> Refusal | None:
    if 1 <= figures <= MOST_FIGURES:
        return None
    return Refusal(Message("army.figures_range", {"most": MOST_FIGURES}), overridable=False)


def free_entry_id(taken: Collection[str]) -> str:
    """Return the first id that no entry has; steps keep whole lists, so an id may serve again."""
    number = len(taken) + 1
    while f"e{number}" in taken:
        number += 1
    return f"e{number}"


def _found(desk: Desk, army_id: str, entry_id: str) -> tuple[Army, Entry]:
    army = desk.library.army(army_id)
    for entry in army.entries:
        if entry.id == entry_id:
            return army, entry
    raise KeyError(entry_id)


def label_of(desk: Desk, code: str, army: Army, entry: Entry, **more: object) -> Message:
    """Word a step late: the card's name of now, and its id so that a view may say it in its language."""
    card = desk.library.card(entry.card_id, entry.revision).card
    data = {"army": army.name, "card": card.name("fr"), "card_id": entry.card_id}
    return Message(code, data | more)


def _change(desk: Desk, label: Message, army: Army, entry: Entry, initiator: object | None) -> None:
    entries = tuple(entry if kept.id == entry.id else kept for kept in army.entries)
    _record(desk, label, army, replace(army, entries=entries), initiator)


def keep_changed(
    desk: Desk, label: Message, before: Army, after: Army, *, initiator: object | None = None
) -> None:
    """Record what another verb made of an army; a change that changes nothing leaves no step."""
    _record(desk, label, before, after, initiator)


def _record(desk: Desk, label: Message, before: Army, after: Army, initiator: object | None) -> None:
    """Record a changed army; a change that changes nothing leaves no step."""
    from desktop.operations import catalogue_lists

    after = catalogue_lists.settle(desk, before, after)
    if after != before:
        desk.library.write_armies(label, [ArmyWrite(before.id, after)])
        desk.announce(Changes(armies=frozenset({before.id}), label=label, initiator=initiator))


def _write(desk: Desk, code: str, army_id: str | None, army: Army, initiator: object | None) -> str:
    from desktop.operations import catalogue_lists

    label = Message(code, {"army": army.name})
    army = catalogue_lists.settle(desk, None, army)
    made = desk.library.write_armies(label, [ArmyWrite(army_id, army)]).army_ids[0]
    desk.announce(Changes(armies=frozenset({made}), label=label, initiator=initiator))
    return made
