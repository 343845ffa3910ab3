"""Undo and redo of a place; what an import did in several places is undone and redone as one."""

from __future__ import annotations

from db.timelines import Undone
from desktop.operations.desk import Changes, Desk
from rules.text import Message
from rules.timeline import redo_target


def last_step(desk: Desk | None, place: str) -> int | None:
    """Tell which step :func:`undo` would take back, None when there is none or nothing is open."""
    return desk.library.head(place) if desk is not None else None


def undo(desk: Desk, place: str, initiator: object | None) -> Undone | None:
    """Take back the last step of a place; None when there is none. Raises MovedOn."""
    return _told(desk, desk.library.undo(place), initiator)


def redo(desk: Desk, place: str, initiator: object | None) -> Undone | None:
    """Do the step that was taken back last once more; None when there is none. Raises MovedOn."""
    return _told(desk, desk.library.redo(place), initiator)


def labels(desk: Desk, place: str) -> tuple[Message | None, Message | None]:
    """Give the labels of the steps that undo would take back and redo would do again."""
    history = desk.library.history(place)
    steps = {step.id: step.label for step in history}
    head = desk.library.head(place)
    again = redo_target(history, head)
    return (None if head is None else steps[head], None if again is None else steps[again])


def _told(desk: Desk, undone: Undone | None, initiator: object | None) -> Undone | None:
    """Announce to every place what moved; where the ids do not say all of it, that anything may have."""
    if undone is not None:
        ids = (undone.card_ids, undone.army_ids, undone.ruleset_ids, undone.battle_ids)
        cards, armies, rulesets, battles = map(frozenset, ids)
        desk.announce(
            Changes(
                cards=cards,
                armies=armies,
                battles=battles,
                rulesets=rulesets,
                label=undone.step.label,
                initiator=initiator,
                # What stands beside the things of a place (figures owned, formats, options) has no id here.
                whole=len(undone.places) > 1 or not any(ids),
            )
        )
    return undone
