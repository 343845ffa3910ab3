"""The actions that a screen offers to a fighter, refused ones with their reason."""

from __future__ import annotations

from rules.battle.action_commands import Act, Announce, Disengage, Dive, Resolve
from rules.battle.callings import sheet_now
from rules.battle.commands import Command
from rules.battle.contacts import free
from rules.battle.sight import ruled_on_all
from rules.battle.state import DeedState, Game
from rules.battle.system import Choice, CommandRule, Table
from rules.confrontation import acting, announcing, disengaging
from rules.confrontation.actions import (
    ACTIONS,
    CUMULATIVE,
    EXCLUSIVE,
    Ask,
    announced,
    exclusive,
    potential,
)
from rules.values import Characteristic


def offers(table: Table, game: Game, fighter: str) -> tuple[Choice, ...]:
    """Return the actions of a fighter now, refused ones with their reason, in the order of the table.

    A choice without its target yet is offered as if it had one; ``asks`` tells what the players are to
    say, ``cm`` how far it goes, ``action`` its id, ``warn`` that sight would make it a charge. Once the
    referee has ruled of every enemy whether this fighter sees it, sight is no more to be agreed on.
    """
    here = game.fighters[fighter]
    if game.phase != "activation":
        return ()
    if here.card not in game.speaking:
        return (_choice(table, game, Dive(fighter), "dive"),)
    made: list[Choice] = []
    if announced(here) is not None:
        own = exclusive(here)
        made += [
            _choice(table, game, Resolve(fighter), own, code="choice.resolve"),
            _choice(table, game, Resolve(fighter, DeedState.LOST), own, code="choice.lost"),
            _choice(table, game, Announce(fighter, ""), own, code="choice.withdraw"),
        ]
    made += [_choice(table, game, Announce(fighter, action), action) for action in EXCLUSIVE]
    made.append(_choice(table, game, Disengage(fighter), "disengage"))
    made += [_choice(table, game, Act(fighter, action), action) for action in CUMULATIVE]
    made.append(_choice(table, game, Act(fighter, "shoot", walks=True), "shoot", code="choice.shoot_walk"))
    return tuple(made)


_COMPLETED = ("refusal.which_target", "refusal.say_outcome")


def _choice(table: Table, game: Game, command: Command, action: str, code: str = "") -> Choice:
    row, key = ACTIONS[action], str(getattr(command, "fighter"))  # noqa: B009 - every action names one
    refusal = _RULES[type(command)].check(table, game, command)
    ruled = ruled_on_all(game, key)
    asks = [ask.value for ask in row.asks if ask is not Ask.SIGHT or not ruled]
    if action == "shoot" and _weapon_unknown(table, game, key):
        asks.append(Ask.WEAPON.value)
    if refusal is not None and refusal.code in _COMPLETED:
        refusal = None
    data: dict[str, object] = {
        "fighter": key, "action": action, "asks": asks, "kind": row.kind.value, "section": row.section,
        "cm": potential(table, game, game.fighters[key], action).total,
        "warn": action == "engage" and free(game, key),
    }  # fmt: skip
    return Choice(command, code or f"action.{action}", refusal, data)


def _weapon_unknown(table: Table, game: Game, key: str) -> bool:
    sheet = sheet_now(table, game, game.fighters[key])
    return sheet is None or not sheet.value(Characteristic.TIR).known


_RULES: dict[type[Command], CommandRule] = {**announcing.RULES, **disengaging.RULES, **acting.RULES}
