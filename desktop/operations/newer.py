"""Newer revisions of the cards of a list: what each would change, and taking them on purpose."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from db.library import ArmyWrite
from desktop.operations import catalogue_lists
from desktop.operations.army_sheet import ArmySheet
from desktop.operations.desk import Changes, Desk
from desktop.operations.trouble import known_trouble
from rules.armies import Entry, entry_cost
from rules.card_comparison import FieldRow, changes
from rules.cards import Card, Revision
from rules.text import Explained, Message


@dataclass(frozen=True, slots=True)
class NewerCard:
    """An entry that uses another revision than its card shows: both, what differs, what the entry costs."""

    entry: Entry
    old: Card
    new: Revision
    changed: tuple[FieldRow, ...]
    before: Explained
    after: Explained

    @property
    def more(self) -> float | None:
        """How much more the entry would cost, in PA; None where a price is not known."""
        if self.before.total is None or self.after.total is None:
            return None
        return self.after.total - self.before.total


def newer_of(sheet: ArmySheet) -> tuple[NewerCard, ...]:
    """Return the entries of a list whose cards show another revision now, in the order of the list."""
    found = []
    for entry in sheet.army.entries:
        new = sheet.newer.get(entry.id)
        if new is not None:
            old = sheet.muster.card(entry)
            costs = entry_cost(entry, old), entry_cost(entry, new.card)
            found.append(NewerCard(entry, old, new, changes(old, new.card), *costs))
    return tuple(found)


@known_trouble
def take_newer(
    desk: Desk, army_id: str, *, entry_ids: Collection[str], initiator: object | None = None
) -> int:
    """Pin what the cards of some entries show now, all in one step; return how many entries it moved.

    Raises KeyError.
    """
    army = desk.library.army(army_id)
    newest = {
        entry.id: now
        for entry in army.entries
        if entry.id in entry_ids and (now := desk.library.card(entry.card_id)).number != entry.revision
    }
    moved = list(newest.values())
    entries = [
        replace(entry, revision=newest[entry.id].number) if entry.id in newest else entry
        for entry in army.entries
    ]
    if not moved:
        return 0
    label = Message("step.revisions_taken", {"army": army.name, "n": len(moved)})
    if len(moved) == 1:
        data = {"army": army.name, "card": moved[0].card.name("fr"), "card_id": moved[0].card_id}
        label = Message("step.revision_taken", data)
    after = catalogue_lists.settle(desk, army, replace(army, entries=tuple(entries)))
    desk.library.write_armies(label, [ArmyWrite(army_id, after)])
    desk.announce(Changes(armies=frozenset({army_id}), label=label, initiator=initiator))
    return len(moved)
