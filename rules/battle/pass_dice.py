"""The dice of a pass (MonCon'F): who has split none for defence throws one, or none, as the ruleset says."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.decisions.monconf import NO_DEFENCE
from rules.battle.state import Contender, Fighter, Game, Trial
from rules.battle.system import Table
from rules.dice import Throw
from rules.values import Characteristic

PASS = (Characteristic.ATT.value, Characteristic.DEF.value)
"""What a pass tests, of who strikes and of who is struck."""
ATTACK_DICE, DEFENCE_DICE = "attack_dice", "defence_dice"
"""The marks of a fighter that has split its dice for this combat."""


def shared(fighter: Fighter) -> tuple[int, int]:
    """Return the dice of a fighter in attack and in defence; none before anybody split them."""
    return fighter.marks.get(ATTACK_DICE, 0), fighter.marks.get(DEFENCE_DICE, 0)


def as_split(table: Table, game: Game, trial: Trial) -> Trial:
    """Return a test with the dice of who is struck as its split has them now, until its die falls.

    Who has none for defence throws none by the readings "value" (its DEF alone counts) and "nothing" (its
    result is 0); one that an effect sets counts all the same. Any test but a pass comes back as it is.
    """
    tested = [side.characteristic for side in trial.sides]
    if sorted(tested) != [*PASS]:
        return trial
    place = tested.index(PASS[1])
    struck = _struck(table, game, trial.sides[place])
    return replace(trial, first=struck) if place == 0 else replace(trial, second=struck)


def _struck(table: Table, game: Game, tested: Contender) -> Contender:
    fighter, ruleset = game.fighters.get(tested.fighter), table.ruleset
    bare = fighter is not None and bool(shared(fighter)[0]) and not shared(fighter)[1]
    if tested.throw.rounds or (tested.number and not bare) or ruleset.follows(NO_DEFENCE, "die"):
        return tested
    if not bare:
        return replace(tested, number=1, throw=Throw())
    throw = Throw(replaced=tested.throw.replaced or 0)
    struck = replace(tested, number=0, throw=throw)
    nothing = ruleset.follows(NO_DEFENCE, "nothing") and not tested.entered
    return replace(struck, value=0, reasons=(), carries=0) if nothing else struck
