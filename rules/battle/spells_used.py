"""How often a spell was cast: by its caster in this turn, or a unique one in the battle (section 8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.battle.decisions.mystic import FREQUENCY
from rules.battle.state import Fighter, Game
from rules.battle.system import Table
from rules.spells import Spell
from rules.text import Message, Refusal


def counted(table: Table, game: Game, fighter: str) -> Iterator[Fighter]:
    """Give those whose castings count together: the caster alone, or its side by the ruleset."""
    mine = game.side_of(fighter).key
    for each in game.fighters.values():
        if each.id == fighter or (
            table.ruleset.follows(FREQUENCY, "side") and game.side_of(each.id).key == mine
        ):
            yield each


def times_cast(table: Table, game: Game, fighter: str, spell: Spell) -> int:
    """Count how often a spell was cast in this turn, as far as deeds tell."""
    mages = counted(table, game, fighter)
    return sum(deed.note == spell.name("fr") for mage in mages for deed in mage.deeds)


def too_often(table: Table, game: Game, fighter: str, spell: Spell) -> Refusal | None:
    """Refuse a spell that is used up: for this turn, or a unique one for the battle."""
    if spell.once:
        before = any(mage.used.get(spell.name("fr")) for mage in counted(table, game, fighter))
        return Refusal(Message("refusal.cast_once", {"fighter": fighter})) if before else None
    times = times_cast(table, game, fighter, spell)
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
