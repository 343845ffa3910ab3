"""The actions that a screen offers to a fighter, refused ones with their reason."""

from __future__ import annotations

from rules.battle.action_commands import Act, Announce, Disengage, Dive, Resolve
from rules.battle.callings import sheet_now
from rules.battle.commands import Command
from rules.battle.contacts import free
from rules.battle.sight import ruled_on_all
from rules.battle.state import DeedState, Fighter, Game
from rules.battle.system import Choice, CommandRule, Table
from rules.confrontation import acting, announcing, disengaging
from rules.confrontation.actions import (
    ACTIONS,
    CUMULATIVE,
    EXCLUSIVE,
    Ask,
    announced,
    exclusive,
    factor,
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
    asked = _Offering(table, game, here)
    if here.card not in game.speaking:
        return (asked.choice(Dive(fighter), "dive"),)
    made: list[Choice] = []
    if announced(here) is not None:
        own = exclusive(here)
        made += [
            asked.choice(Resolve(fighter), own, code="choice.resolve"),
            asked.choice(Resolve(fighter, DeedState.LOST), own, code="choice.lost"),
            asked.choice(Announce(fighter, ""), own, code="choice.withdraw"),
        ]
    made += [asked.choice(Announce(fighter, action), action) for action in EXCLUSIVE]
    made.append(asked.choice(Disengage(fighter), "disengage"))
    made += [asked.choice(Act(fighter, action), action) for action in CUMULATIVE]
    made.append(asked.choice(Act(fighter, "shoot", walks=True), "shoot", code="choice.shoot_walk"))
    return tuple(made)


_COMPLETED = ("refusal.which_target", "refusal.say_outcome")


class _Offering:
    """A fighter that is offered its actions, and what is the same for several of them."""

    def __init__(self, table: Table, game: Game, fighter: Fighter) -> None:
        self._table, self._game, self._fighter = table, game, fighter
        self._ruled = ruled_on_all(game, fighter.id)
        self._reach: dict[float, float | None] = {}

    def choice(self, command: Command, action: str, code: str = "") -> Choice:
        """Return a choice with its reason, where it is refused."""
        row, key = ACTIONS[action], self._fighter.id
        refusal = _RULES[type(command)].check(self._table, self._game, command)
        asks = [ask.value for ask in row.asks if ask is not Ask.SIGHT or not self._ruled]
        if action == "shoot" and self._weapon_unknown():
            asks.append(Ask.WEAPON.value)
        if refusal is not None and refusal.code in _COMPLETED:
            refusal = None
        data: dict[str, object] = {
            "fighter": key, "action": action, "asks": asks, "kind": row.kind.value, "section": row.section,
            "cm": self._goes(action), "warn": action == "engage" and free(self._game, key),
        }  # fmt: skip
        return Choice(command, code or f"action.{action}", refusal, data)

    def _goes(self, action: str) -> float | None:
        """Return how far an action takes it, in cm."""
        by = factor(self._game, self._fighter, action)
        if by not in self._reach:
            self._reach[by] = potential(self._table, self._game, self._fighter, action).total
        return self._reach[by]

    def _weapon_unknown(self) -> bool:
        sheet = sheet_now(self._table, self._game, self._fighter)
        return sheet is None or not sheet.value(Characteristic.TIR).known


_RULES: dict[type[Command], CommandRule] = {**announcing.RULES, **disengaging.RULES, **acting.RULES}
