"""Disengaging (V-C-3, V-D-1): tried once, by a test of the ruleset or with the outcome entered [E]."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.action_checks import first, speaks, when
from rules.battle.action_commands import Disengage
from rules.battle.commands import Command
from rules.battle.contacts import free, parted, touching
from rules.battle.decisions.activation import DISENGAGE_AGAIN
from rules.battle.deeds import deed_of, lapsed, with_deed
from rules.battle.events import Rolled
from rules.battle.one_die import check_dice, decided, succeeded, tested_value, value_unknown
from rules.battle.state import Deed, DeedState, Game
from rules.battle.system import CommandRule, Outcome, Roll, Table
from rules.confrontation.action_checks import opened
from rules.confrontation.actions import (
    ACTS,
    announced,
    exclusive,
    pending,
)
from rules.text import Explained, Message, Reason, Refusal
from rules.values import Characteristic


def difficulty(table: Table, game: Game, key: str) -> Explained:
    """Return the difficulty to disengage: the ruleset's, and so much more per enemy in contact [E]."""
    values = table.ruleset.actions
    if values.disengage is None:
        return Explained(None, ())
    reasons = [Reason(Message("disengage.base"), values.disengage)]
    if (enemies := len(touching(game, key))) and values.disengage_each:
        reasons.append(Reason(Message("disengage.enemies", {"n": enemies}), enemies * values.disengage_each))
    return Explained(sum(reason.amount for reason in reasons), tuple(reasons))


def _check_disengage(table: Table, game: Game, command: Disengage) -> Refusal | None:
    here = first(speaks(game, command.fighter), check_dice(table, command.dice))
    if here is not None and not here.overridable:
        return here
    fighter = game.fighters[command.fighter]
    if command.success is None:
        if difficulty(table, game, fighter.id).total is None:
            return Refusal(Message("refusal.say_outcome"), overridable=False)
        if tested_value(table, game, fighter.id, Characteristic.INI).total is None:
            return value_unknown(fighter.id, Characteristic.INI.value)
    own, once = announced(fighter), table.ruleset.follows(DISENGAGE_AGAIN, "once")
    others = own is None and bool(pending(game))
    return first(
        here,
        when(deed_of(fighter, "disengage") is not None and once, "disengaged_once"),
        when(free(game, fighter.id), "not_engaged", fighter=fighter.id),
        when(own is not None and own.action != "engage", "exclusive_done", action=exclusive(fighter)),
        when(own is None and bool(exclusive(fighter)), "exclusive_done", action=exclusive(fighter)),
        when(others, "resolve_first", fighter=pending(game)[0].id if others else ""),
        when(fighter.activated, "turn_over"),
    )


def _disengage(table: Table, game: Game, command: Disengage, roll: Roll) -> Outcome:
    """Try once: who succeeds is in contact with nobody; who fails loses its walk or engagement (V-D-1)."""
    key = command.fighter
    rolls = [] if command.success is not None else [_tested(table, game, command, roll)]
    success = command.success if command.success is not None else succeeded(rolls[0])
    after = opened(table, game, key) if announced(game.fighters[key]) is None else replace(game, step=ACTS)
    deed = Deed(
        action="disengage", state=DeedState.DONE if success else DeedState.FAILED,
        engaged=not free(game, key),
    )  # fmt: skip
    after = with_deed(after, key, deed)
    after = parted(after, key) if success else after.with_fighters([lapsed(after.fighters[key])])
    code = "step.disengaged" if success else "step.not_disengaged"
    return Outcome(after, Message(code, {"fighter": key}), tuple(rolls))


def _tested(table: Table, game: Game, command: Disengage, roll: Roll) -> Rolled:
    value = tested_value(table, game, command.fighter, Characteristic.INI)
    needed = difficulty(table, game, command.fighter).total or 0
    what = Message("roll.disengage", {"fighter": command.fighter, "difficulty": needed})
    return decided(table, what, value, needed, command.dice, roll, thrown_here=command.thrown_here)


RULES: dict[type[Command], CommandRule] = {Disengage: CommandRule(_check_disengage, _disengage)}
