"""The list formats there are, shipped and own, and the verbs that make and change own ones.

Own formats are kept beside the armies: one undo for both. A list whose format is gone is checked by the
one that its edition names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from desktop.operations import tables
from desktop.operations.desk import Changes, Desk
from desktop.operations.free_names import FreeNames, too_long
from desktop.operations.trouble import known_trouble
from rules.formats import CHECKS, CheckRow, Format, named
from rules.sheets import sheet_of
from rules.text import Message, Refusal

if TYPE_CHECKING:
    from rules.armies import Muster

MOST_CHECKS = 40


def formats(desk: Desk | None) -> dict[str, Format]:
    """Return the formats by id: the shipped ones, the default first, then the players' own by name."""
    own = desk.library.formats() if desk is not None else {}
    return {**tables.formats(), **own}


def formats_of(desk: Desk | None, system: str) -> dict[str, Format]:
    """Return the formats that lists of a system may be checked by: none where it counts no PA."""
    if not sheet_of(system).priced:
        return {}
    shipped = tables.formats_of(system)
    return {key: made for key, made in formats(desk).items() if key in shipped or is_own(key)}


def is_own(format_id: str) -> bool:
    """Tell whether a format is one of the players' own, which they may change."""
    return format_id not in tables.formats()


def format_of(muster: Muster, known: Mapping[str, Format] | None = None) -> Format:
    """Return the format a list is checked by: its own choice, else the one its edition names, else the first.

    Without formats to choose from they are the shipped ones.
    """
    known = known or tables.formats()
    return known.get(muster.army.format) or by_edition(muster, known)


def by_edition(muster: Muster, known: Mapping[str, Format]) -> Format:
    """Return the format that a list's edition names, by id or name; the first one when it names none.

    A list that says no edition is of the one most of its cards are from: a single card of another one changes
    no rules.
    """
    return named(known.values(), muster.main_edition) or next(iter(known.values()))


# Verbs ----------------------------------------------------------------------------------------------


@known_trouble
def copy(desk: Desk, *, format_id: str, name: str, initiator: object | None = None) -> str | Refusal:
    """Copy a format, shipped or own, under a name; a second one of that name is numbered. Return its id.

    Raises KeyError for a format nobody has.
    """
    if refused := _about_name(name):
        return refused
    found = formats(desk)[format_id]
    called = free_name(desk, name.strip())
    made = replace(found, id="", fr=called, en=called)
    return _write(desk, Message("step.format_copied", {"format": called}), None, made, initiator)


@known_trouble
def rename(desk: Desk, *, format_id: str, name: str, initiator: object | None = None) -> Refusal | None:
    """Give an own format another name. Raises KeyError."""
    if refused := _about_name(name):
        return refused
    before = desk.library.formats()[format_id]
    if name.strip() != before.fr:
        called = free_name(desk, name.strip(), format_id)
        label = Message("step.format_renamed", {"format": before.fr, "name": called})
        _write(desk, label, format_id, replace(before, fr=called, en=called), initiator)
    return None


@known_trouble
def delete(desk: Desk, *, format_id: str, initiator: object | None = None) -> None:
    """Delete an own format; undo brings it back. Raises KeyError."""
    label = Message("step.format_deleted", {"format": desk.library.formats()[format_id].fr})
    _write(desk, label, format_id, None, initiator)


@known_trouble
def set_limits(
    desk: Desk, *, format_id: str, limits: Sequence[object], initiator: object | None = None
) -> Refusal | None:
    """Set the limits in PA that a format is played at, none for any. Raises KeyError."""
    before = desk.library.formats()[format_id]
    kept: tuple[Any, ...] = tuple(sorted(dict.fromkeys(limits), key=_rank))  # its fault is asked below
    return _change(desk, format_id, before, replace(before, limits=kept), "step.format_limits", initiator)


@known_trouble
def add_check(desk: Desk, *, format_id: str, check: str, initiator: object | None = None) -> Refusal | None:
    """Add a check at the end, with the parameters it starts with. Raises KeyError."""
    before = desk.library.formats()[format_id]
    if len(before.checks) >= MOST_CHECKS:
        return Refusal(Message("format.many_checks", {"most": MOST_CHECKS}), overridable=False)
    after = replace(before, checks=(*before.checks, CheckRow(check, CHECKS[check].defaults)))
    return _change(desk, format_id, before, after, "step.format_check_added", initiator)


@known_trouble
def remove_check(desk: Desk, *, format_id: str, at: int, initiator: object | None = None) -> Refusal | None:
    """Take a check out. Raises KeyError."""
    before = desk.library.formats()[format_id]
    after = replace(before, checks=tuple(row for n, row in enumerate(before.checks) if n != at))
    return _change(desk, format_id, before, after, "step.format_check_removed", initiator)


@known_trouble
def move_check(
    desk: Desk, *, format_id: str, at: int, to: int, initiator: object | None = None
) -> Refusal | None:
    """Put a check at another place, held to the ends. Raises KeyError, and IndexError for no check."""
    before = desk.library.formats()[format_id]
    checks = list(before.checks)
    checks.insert(max(0, min(to, len(checks) - 1)), checks.pop(at))
    after = replace(before, checks=tuple(checks))
    return _change(desk, format_id, before, after, "step.format_check_moved", initiator)


@known_trouble
def set_parameter(
    desk: Desk, *, format_id: str, at: int, parameter: str, value: object, initiator: object | None = None
) -> Refusal | None:
    """Set a parameter of one check. Raises KeyError, and IndexError for no check."""
    before = desk.library.formats()[format_id]
    checks = list(before.checks)
    checks[at] = CheckRow(checks[at].check, {**checks[at].parameters, parameter: value})
    after = replace(before, checks=tuple(checks))
    return _change(desk, format_id, before, after, "step.format_value", initiator)


# Inside ---------------------------------------------------------------------------------------------


def free_name(desk: Desk, name: str, but: str = "") -> str:
    """Return the name, numbered when another format has it: « Club (2) »."""
    return free_names(desk).give(but, name)


def free_names(desk: Desk) -> FreeNames:
    """Return the names that formats have, in both languages."""
    return FreeNames({key: (made.fr, made.en) for key, made in formats(desk).items()})


def _rank(limit: object) -> tuple[bool, float]:
    """Sort numbers; what is none stays at the end, to be complained of."""
    return (False, limit) if isinstance(limit, int) else (True, 0.0)


def _about_name(name: str) -> Refusal | None:
    if not name.strip():
        return Refusal(Message("format.no_name"), overridable=False)
    return too_long(name)


def _change(
    desk: Desk, format_id: str, before: Format, after: Format, code: str, initiator: object | None
) -> Refusal | None:
    """Write a changed format; one with a fault is refused with it, a change of nothing leaves no step."""
    if (wrong := after.fault()) is not None:
        return Refusal(wrong, overridable=False)
    if after != before:
        _write(desk, Message(code, {"format": before.fr}), format_id, after, initiator)
    return None


def _write(
    desk: Desk, label: Message, format_id: str | None, made: Format | None, initiator: object | None
) -> str:
    key = desk.library.write_format(label, format_id, made)
    desk.announce(Changes(formats=frozenset({key}), label=label, initiator=initiator))
    return key
