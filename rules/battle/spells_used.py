"""How often a spell was cast: by its caster in this turn, or a unique one in the battle (section 8)."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.state import Game
from rules.spells import Spell
from rules.text import Message, Refusal


def times_cast(game: Game, fighter: str, spell: Spell) -> int:
    """Count how often a fighter has cast a spell in this turn, as far as its deeds tell."""
    return sum(deed.note == spell.name("fr") for deed in game.fighters[fighter].deeds)


def too_often(game: Game, fighter: str, spell: Spell) -> Refusal | None:
    """Refuse a spell that its caster has used up: for this turn, or a unique one for the battle.

    The texts do not say whether "unique" is counted for a caster or for its side: for the caster, as a
    frequency by turn is [D].
    """
    if spell.once:
        before = game.fighters[fighter].used.get(spell.name("fr"))
        return Refusal(Message("refusal.cast_once", {"fighter": fighter})) if before else None
    times = times_cast(game, fighter, spell)
    if not spell.frequency or times < spell.frequency:
        return None
    return Refusal(Message("refusal.cast_often", {"fighter": fighter, "n": times}))


def used(game: Game, key: str, spell: Spell) -> Game:
    """Return the state with one casting more of a unique spell."""
    if not spell.once:
        return game
    before, name = game.fighters[key].used, spell.name("fr")
    return game.with_fighter(key, used={**before, name: before.get(name, 0) + 1})


def noted(game: Game, key: str, spell: Spell, *, since: int) -> Game:
    """Return the state with the name of the spell in the deed that its casting left, if it left one."""
    deeds = game.fighters[key].deeds
    if len(deeds) == since:
        return game
    return game.with_fighter(key, deeds=(*deeds[:-1], replace(deeds[-1], note=spell.name("fr"))))
