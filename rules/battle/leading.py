"""Commanders who lend their values to allies in range (Commandement, État-Major): the effects that do it.

Such an effect is a benefit round the commander that the players switch per fighter; its source tells it from
others.
"""

from __future__ import annotations

from dataclasses import replace

from rules.battle.state import Effect, Game, Modifier

LEAD = "action.lead_"
"""How the source of such an effect begins; the ability follows."""


def leads(effect: Effect) -> bool:
    """Tell whether an effect lends the values of a commander."""
    return effect.source.startswith(LEAD)


def lends(modifier: Modifier) -> bool:
    """Tell whether a change of a value is one that a commander lends, as effects name their own."""
    return modifier.source.startswith(LEAD)


def unled(game: Game) -> Game:
    """Return the state as it would be without commanders: each fighter with its own values."""
    own = tuple(effect for effect in game.effects if not leads(effect))
    return game if len(own) == len(game.effects) else replace(game, effects=own)
