"""A sheet that is given to somebody in a combat: what it tells takes the place of what was told of a name."""

from __future__ import annotations

from dataclasses import replace

from rules.battle import arrivals
from rules.battle import commands as c
from rules.battle.fighters import capacity
from rules.battle.state import Fighter, Game
from rules.battle.system import CommandRule, Outcome, Roll, Table
from rules.battle.twins import numbered_among_all
from rules.text import Message

_NAME = arrivals.RULES[c.NameCard]


def _name(table: Table, game: Game, command: c.NameCard, roll: Roll) -> Outcome:
    """Give a sheet as every system does; the step says whose name and Animus it replaced.

    Whoever bears its name already, on either side, is told apart from it.
    What was lost of the Animus stays lost, as far as it goes.
    """
    before = game.fighters_of(command.card)
    outcome = _NAME.effect(table, game, command, roll)
    # attackers and targets of the journal are on two sides
    after = numbered_among_all(outcome.game, command.card)
    lives = {(_life(table, game, fighter), _life(table, after, fighter)) for fighter in before}
    changed = [(was, now) for was, now in lives if was != now]
    card = game.cards[command.card]
    data: dict[str, object] = {"card": card.id, "fr": card.name("fr"), "en": card.name("en")}
    code = "step.eclats.sheet"
    if len(changed) == 1:
        was, now = changed[0]
        code, data = "step.eclats.sheet_life", {**data, "before": was, "n": now}
    return replace(outcome, game=after, label=Message(code, data))


def _life(table: Table, game: Game, fighter: Fighter) -> int:
    """Return how much life somebody has unhurt."""
    return capacity(game, game.fighters[fighter.id], table.ruleset)


RULES: dict[type[c.Command], CommandRule] = {c.NameCard: CommandRule(_NAME.check, _name)}
