"""Set anything right by hand, whatever the rules say: values of a fighter or a side, and the moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.battle import commands as c
from rules.battle.bounds import FIELDS
from rules.battle.corrections import names, not_to_be, set_right
from rules.battle.state import Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.eclats.parts import ENEMIES, INITIATES, RESTORATION, SURPRISED
from rules.text import Message, Refusal

STEPS: Mapping[str, tuple[str, ...]] = {
    INITIATES: ("", SURPRISED),
    ENEMIES: ("", SURPRISED),
    RESTORATION: ("", SURPRISED),
}
"""The moments that a combat can be brought to, by phase: the step tells whether a surprise was."""

_FIELDS: Mapping[str, frozenset[str]] = {
    "game": frozenset({"turn", "phase", "step"}),
    "fighter": frozenset(FIELDS["fighter"]),
    "side": frozenset({"name", "player", "people", "points", "marks"}),
}


def _check(table: Table, game: Game, command: c.Correct) -> Refusal | None:
    if not names(game, command, _FIELDS):
        return unknown()
    if (refusal := not_to_be(table, game, command)) is not None:
        return refusal
    phase: Any = command.changes.get("phase", game.phase)
    fits = phase in STEPS and command.changes.get("step", game.step) in STEPS[phase]
    return None if fits else unknown()


def _correct(table: Table, game: Game, command: c.Correct, _roll: Roll) -> Outcome:
    kind, _, key = command.subject.partition(":")
    changes: dict[str, Any] = dict(command.changes)
    if kind == "fighter":
        after = set_right(table, game, key, changes)
    elif kind == "side":
        after = game.with_side(key, **changes)
    else:
        after = replace(game, **changes)
    data = {"subject": command.subject, "fields": sorted(changes), "reason": command.reason}
    return Outcome(after, Message("step.corrected", data))


RULES: dict[type[c.Command], CommandRule] = {c.Correct: CommandRule(_check, _correct)}
