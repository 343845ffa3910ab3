"""The rulesets there are, shipped and own, and the verbs that make and change own ones.

A battle freezes the ruleset it began with: nothing here touches one that is being played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from db.errors import LibraryError
from db.library import RulesetWrite
from desktop.operations import steps, tables
from desktop.operations.desk import Changes, Desk
from desktop.operations.free_names import FreeNames, too_long
from desktop.operations.trouble import known_trouble
from rules.battle.decisions.decision import GENERATION
from rules.battle.own_ruleset import (
    OwnRuleset,
    cells_of,
    fault,
    letter_twice,
    made_of,
    up_to_date,
    value_at,
)
from rules.battle.ruleset import Ruleset
from rules.battle.ruleset_lines import lines
from rules.battle.ruleset_table import CellKind, RulesetCell, RulesetLine
from rules.text import Message, Refusal

if TYPE_CHECKING:
    from db.timelines import Undone

PLACE = "rulesets"


# What there is --------------------------------------------------------------------------------------


def rulesets(desk: Desk | None) -> dict[str, Ruleset]:
    """Return the rulesets by id: the shipped ones, the default first, then the players' own by name."""
    found = dict(tables.rulesets())
    if desk is not None:
        for key, own in desk.library.rulesets().items():
            found[key] = made_of(base_of(own), current(own), key, desk.abilities)
    return found


def offered(desk: Desk | None) -> dict[str, Ruleset]:
    """Return what can be chosen; the shipped ones alone while the library cannot be read.

    Whoever reads the library for more says the trouble.
    """
    try:
        return rulesets(desk)
    except LibraryError:
        return rulesets(None)


def ruleset_of(desk: Desk, ruleset_id: str) -> Ruleset:
    """Return a ruleset, the default one when nobody has it any more."""
    found = rulesets(desk)
    return found.get(ruleset_id) or next(iter(found.values()))


def ruleset_for(desk: Desk, ruleset_id: str, system: str) -> Ruleset:
    """Return a ruleset where it is of a system, else that system's default one."""
    wanted = ruleset_of(desk, ruleset_id)
    if wanted.system == system:
        return wanted
    return next((found for found in tables.rulesets().values() if found.system == system), wanted)


def base_of(own: OwnRuleset) -> Ruleset:
    """Return the shipped ruleset an own one was copied from, the default one when it is not shipped now."""
    shipped = tables.rulesets()
    return shipped.get(own.base) or next(iter(shipped.values()))


def _own(desk: Desk, ruleset_id: str) -> OwnRuleset | None:
    own = desk.library.rulesets().get(ruleset_id)
    return None if own is None else current(own)


def current(own: OwnRuleset) -> OwnRuleset:
    """Return an own ruleset that knows of all lines of its system."""
    return up_to_date(own, base_of(own))


@dataclass(frozen=True, slots=True)
class RulesetSheet:
    """One ruleset as an editor shows it: its lines, and by path the value of now and the shipped one."""

    id: str
    ruleset: Ruleset
    base: Ruleset
    own: bool
    lines: tuple[RulesetLine, ...]
    values: Mapping[str, object]
    defaults: Mapping[str, object]

    @property
    def changed(self) -> frozenset[str]:
        """The paths that differ from the shipped ruleset."""
        return frozenset(path for path, value in self.values.items() if value != self.defaults[path])


def sheet(desk: Desk, *, ruleset_id: str) -> RulesetSheet:
    """Read a ruleset with all its values; one nobody has gives way to the default."""
    own = _own(desk, ruleset_id)
    base = base_of(own) if own is not None else ruleset_of(desk, ruleset_id)
    table = _lines(desk, base)
    rows = base.to_rows()
    defaults = {path: value_at(rows, cell) for path, cell in cells_of(table).items()}
    if own is None:
        return RulesetSheet(base.id, base, base, False, table, defaults, defaults)
    made = made_of(base, own, ruleset_id, desk.abilities)
    return RulesetSheet(
        ruleset_id, made, base, True, table, defaults | _meant(own, cells_of(table), base), defaults
    )


def _lines(desk: Desk, base: Ruleset) -> tuple[RulesetLine, ...]:
    """Return the lines of a ruleset in the words of its system."""
    return tables.wording(base.system).worded(lines(base, desk.abilities))


def _meant(own: OwnRuleset, cells: Mapping[str, RulesetCell], base: Ruleset) -> dict[str, object]:
    """Return the changes that mean something today."""
    return {
        path: value
        for path, value in own.changes.items()
        if path in cells and fault(cells[path], value, base) is None
    }


def last_and_next(desk: Desk) -> tuple[Message | None, Message | None]:
    """Return what undo would take back and what redo would do."""
    return steps.labels(desk, PLACE)


# Verbs ----------------------------------------------------------------------------------------------


@known_trouble
def copy(desk: Desk, *, ruleset_id: str, name: str, initiator: object | None = None) -> str | Refusal:
    """Copy a ruleset, shipped or own, under a name; a second one of that name is numbered. Return its id."""
    if refused := _about_name(name):
        return refused
    own = _own(desk, ruleset_id)
    base = own.base if own is not None else ruleset_of(desk, ruleset_id).id
    made = OwnRuleset(
        free_name(desk, name.strip()),
        base,
        dict(own.changes) if own is not None else {},
        generation=GENERATION,
    )
    label = Message("step.ruleset_copied", {"ruleset": made.name})
    return _write(desk, label, None, made, initiator)


@known_trouble
def rename(desk: Desk, *, ruleset_id: str, name: str, initiator: object | None = None) -> Refusal | None:
    """Give an own ruleset another name. Raises KeyError."""
    if refused := _about_name(name):
        return refused
    own = current(desk.library.ruleset(ruleset_id))
    if name.strip() != own.name:
        renamed = replace(own, name=free_name(desk, name.strip(), ruleset_id))
        label = Message("step.ruleset_renamed", {"ruleset": own.name, "name": renamed.name})
        _write(desk, label, ruleset_id, renamed, initiator)
    return None


@known_trouble
def set_value(
    desk: Desk, *, ruleset_id: str, path: str, value: object, initiator: object | None = None
) -> Refusal | None:
    """Set a value of an own ruleset; the shipped value is no change any more. Raises KeyError."""
    own = current(desk.library.ruleset(ruleset_id))
    base = base_of(own)
    table = _lines(desk, base)
    cell = cells_of(table)[path]
    wanted = {**own.changes, path: value}
    wrong = fault(cell, value, base)
    if wrong is None and cell.kind is CellKind.LETTER:
        wrong = letter_twice(base, wanted)
    if wrong is not None:
        return Refusal(wrong, overridable=False)
    if value == value_at(base.to_rows(), cell):
        del wanted[path]
    if wanted != dict(own.changes):
        about = next(line for line in table if cell in line.cells).words
        data = {"ruleset": own.name, "path": path, "value": about.fr, "value_en": about.en}
        _write(desk, Message("step.ruleset_value", data), ruleset_id, replace(own, changes=wanted), initiator)
    return None


@known_trouble
def reset(
    desk: Desk, *, ruleset_id: str, paths: frozenset[str] | None = None, initiator: object | None = None
) -> Refusal | None:
    """Take shipped values back, all of them when none is named, as one step. Raises KeyError."""
    own = current(desk.library.ruleset(ruleset_id))
    left = {} if paths is None else {p: v for p, v in own.changes.items() if p not in paths}
    if wrong := letter_twice(base_of(own), left):
        return Refusal(wrong, overridable=False)
    if left != dict(own.changes):
        label = Message("step.ruleset_reset", {"ruleset": own.name})
        _write(desk, label, ruleset_id, replace(own, changes=left), initiator)
    return None


@known_trouble
def delete(desk: Desk, *, ruleset_id: str, initiator: object | None = None) -> None:
    """Delete an own ruleset; undo brings it back, battles keep what they froze. Raises KeyError."""
    label = Message("step.ruleset_deleted", {"ruleset": desk.library.ruleset(ruleset_id).name})
    _write(desk, label, ruleset_id, None, initiator)


def last_step(desk: Desk | None) -> int | None:
    """Tell which step :func:`undo` would take back, None when there is none or nothing is open."""
    return steps.last_step(desk, PLACE)


@known_trouble
def undo(desk: Desk, *, initiator: object | None = None) -> Undone | None:
    """Take back the last step; None when there is none."""
    return steps.undo(desk, PLACE, initiator)


@known_trouble
def redo(desk: Desk, *, initiator: object | None = None) -> Undone | None:
    """Do the step that was taken back once more; None when there is none."""
    return steps.redo(desk, PLACE, initiator)


# Inside ---------------------------------------------------------------------------------------------


def free_name(desk: Desk, name: str, but: str = "") -> str:
    """Return the name, numbered when another ruleset has it: « Maison (2) »."""
    return free_names(desk).give(but, name)


def free_names(desk: Desk) -> FreeNames:
    """Return the names that rulesets have, in both languages."""
    shipped = {key: (made.fr, made.en) for key, made in tables.rulesets().items()}
    return FreeNames({**shipped, **{key: (own.name,) for key, own in desk.library.rulesets().items()}})


def _about_name(name: str) -> Refusal | None:
    if not name.strip():
        return Refusal(Message("ruleset.no_name"), overridable=False)
    return too_long(name)


def _write(
    desk: Desk, label: Message, ruleset_id: str | None, own: OwnRuleset | None, initiator: object | None
) -> str:
    (made,) = desk.library.write_rulesets(label, [RulesetWrite(ruleset_id, own)]).ruleset_ids
    desk.announce(Changes(rulesets=frozenset({made}), label=label, initiator=initiator))
    return made
