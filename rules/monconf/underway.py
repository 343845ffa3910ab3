"""Actions under way (Les Actions): the shot of a Tir d'assaut, and a charge whose target flees."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.action_checks import first, said, speaks, when
from rules.battle.aiming import gone
from rules.battle.commands import Command
from rules.battle.deeds import with_deed
from rules.battle.state import Deed, Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, unknown
from rules.monconf.acting import aims, announced, friends, shot_due
from rules.monconf.actions import ACTIONS
from rules.monconf.commands import Redirect, ShootFirst
from rules.monconf.notes import SHOT, with_note
from rules.text import Message, Refusal


def _check_shot(_table: Table, game: Game, command: ShootFirst) -> Refusal | None:
    if (refusal := speaks(game, command.fighter)) is not None:
        return refusal
    deed = announced(game.fighters[command.fighter])
    if deed is None or not shot_due(game.fighters[command.fighter]):
        return Refusal(Message("refusal.no_shot", {"fighter": command.fighter}), overridable=False)
    return gone(game, deed.target) if deed.target else None


def _shot(_table: Table, game: Game, command: ShootFirst, _roll: Roll) -> Outcome:
    """Make the shot: it is tested now, and what it did stands before anybody is placed."""
    key = command.fighter
    deed = announced(game.fighters[key]) or Deed(action="assault_shot")
    return Outcome(with_deed(game, key, with_note(deed, SHOT)), said("shot", key, deed.action, deed.target))


def _check_redirect(table: Table, game: Game, command: Redirect) -> Refusal | None:
    if command.target not in ("", *game.fighters):
        return unknown()
    if (refusal := speaks(game, command.fighter)) is not None:
        return refusal
    deed = announced(game.fighters[command.fighter])
    if deed is None or not ACTIONS[deed.action].redirects:
        return Refusal(Message("refusal.no_charge", {"fighter": command.fighter}), overridable=False)
    if friends(game, command.fighter, command.target):
        return Refusal(Message("refusal.friends"), overridable=False)
    same = bool(command.target) and command.target == deed.target
    return first(
        when(same, "same_target", fighter=command.target),
        aims(table, game, command.fighter, ACTIONS[deed.action], command.target),
    )


def _redirect(_table: Table, game: Game, command: Redirect, _roll: Roll) -> Outcome:
    """Aim the charge anew; it stays a charge, and is weighed against its new target."""
    key = command.fighter
    deed = announced(game.fighters[key]) or Deed(action="charge")
    after = with_deed(game, key, replace(deed, target=command.target))
    return Outcome(after, said("redirected", key, deed.action, command.target))


RULES: dict[type[Command], CommandRule] = {
    ShootFirst: CommandRule(_check_shot, _shot),
    Redirect: CommandRule(_check_redirect, _redirect),
}
