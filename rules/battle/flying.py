"""Who changes level (II-F): it takes wings to be in the air, and disengaging to leave who is touched.

A flyer changes level during its move (II-F-2). Whatever stands on the ground or climbs the scenery is at
level 0, and changes none by it.
"""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.contacts import touching
from rules.battle.decisions.effects import WINGS_END
from rules.battle.reach import flies as flies
from rules.battle.sight import moved
from rules.battle.state import DeedState, Fighter, Game
from rules.battle.system import CommandRule, Outcome, Roll, Table, away, unknown
from rules.text import Message, Refusal, gathered
from rules.values import Characteristic

LEVELS = (0, 1)  # II-F: the ground and whatever stands on it, and the air


def _grounded(table: Table, game: Game, fighter: Fighter) -> bool:
    """Tell whether a fighter is known not to fly; of a card that does not tell its MOU nobody knows."""
    sheet = game.cards[fighter.card].sheet
    told = sheet is not None and sheet.value(Characteristic.MOU).known
    return told and not flies(table, game, fighter)


def _check_level(table: Table, game: Game, command: c.ChangeLevel) -> Refusal | None:
    """Check who takes off, and that nobody gets out of contact by it (II-F-1): that takes disengaging."""
    if command.fighter not in game.fighters or command.level not in LEVELS:
        return unknown()
    fighter = game.fighters[command.fighter]
    if fighter.level == command.level:
        return Refusal(Message("refusal.on_that_level"), overridable=False)
    against = []
    if command.level and _grounded(table, game, fighter):
        against.append(Refusal(Message("refusal.no_flight", {"fighter": fighter.id})))
    left = [key for key in touching(game, fighter.id) if game.fighters[key].level != command.level]
    if left:
        data = {"fighter": fighter.id, "fighters": left}
        against.append(Refusal(Message("refusal.level_engaged", data)))
    return gathered(*against, away(fighter))


def _level(_table: Table, game: Game, command: c.ChangeLevel, _roll: Roll) -> Outcome:
    code = "step.took_off" if command.level else "step.landed"
    after = moved(game.with_fighter(command.fighter, level=command.level))
    return Outcome(after, Message(code, {"fighter": command.fighter}))


def while_moving(*moves: str) -> CommandRule:
    """Return the rule of a level that changes during a move (II-F-2), by the actions that move a fighter."""

    def check(table: Table, game: Game, command: c.ChangeLevel) -> Refusal | None:
        fighter = game.fighters.get(command.fighter)
        still = None if fighter is None else _still(table, game, fighter, moves)
        return gathered(_check_level(table, game, command), still)

    return CommandRule(check, _level)


def _still(table: Table, game: Game, fighter: Fighter, moves: tuple[str, ...]) -> Refusal | None:
    """Return why a flyer stays on its level: it makes no move of its own now.

    Armies are laid out before the first move, and in combat some pursue; whom an effect lifts or drops has no
    wings to do it with.
    """
    laid_out = game.phase == "strategic" and game.turn == 1
    if laid_out or game.phase == "combat" or not flies(table, game, fighter):
        return None
    made = any(d.action in moves and d.state in (DeedState.ANNOUNCED, DeedState.DONE) for d in fighter.deeds)
    if made and fighter.card in game.speaking:
        return None
    return Refusal(Message("refusal.level_no_move", {"fighter": fighter.id}))


def settle(table: Table, before: Game, after: Game) -> Game:
    """Return the state with those on the ground whose wings have ended, where the ruleset says so.

    Whom an effect had lifted without wings stays where it is.
    """
    if not table.ruleset.follows(WINGS_END, "lands"):
        return after
    for key, fighter in after.fighters.items():
        was = before.fighters.get(key)
        if was is None or not (was.level and fighter.level):
            continue
        if flies(table, before, was) and _grounded(table, after, fighter):
            after = moved(after.with_fighter(key, level=0))
    return after


RULES: dict[type[c.Command], CommandRule] = {c.ChangeLevel: CommandRule(_check_level, _level)}
