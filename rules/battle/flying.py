"""Who changes level (II-F): it takes wings to be in the air, and disengaging to leave who is touched.

Whatever stands on the ground or climbs the scenery is at level 0, and changes none by it.
"""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.contacts import touching
from rules.battle.reach import flies as flies
from rules.battle.sight import moved
from rules.battle.state import Fighter, Game
from rules.battle.system import Outcome, Roll, Rule, Table, unknown
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
    return gathered(*against)


def _level(_table: Table, game: Game, command: c.ChangeLevel, _roll: Roll) -> Outcome:
    code = "step.took_off" if command.level else "step.landed"
    after = moved(game.with_fighter(command.fighter, level=command.level), command.fighter)
    return Outcome(after, Message(code, {"fighter": command.fighter}))


RULES: dict[type[c.Command], Rule] = {c.ChangeLevel: Rule(_check_level, _level)}
