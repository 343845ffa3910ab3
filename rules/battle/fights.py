"""The fights of a combat phase: contacts are how one begins, it lives until its pursuit is done.

A fight is remembered from the moment at which its fighters touch in the phase. Who dies, flees or is taken
leaves the others their fight: its rows stay. Until it has begun it follows the contacts, which the players
separate, join and set right.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.battle.contacts import free, melees
from rules.battle.state import Game

Fight = tuple[str, ...]
"""Who fights it, in the order of the battle."""


def name_of(fight: Fight) -> str:
    """Return the last part of the ids of its rows: ``a1.1+b1.1``."""
    return "+".join(fight)


def dealt_with(game: Game) -> tuple[Fight, ...]:
    """Return the fights of this phase of which a row was dealt with."""
    names = dict.fromkeys(row.rpartition("/")[2] for row in game.rows)
    found = (tuple(name.split("+")) for name in names if "+" in name)
    return tuple(fight for fight in found if {*fight} <= {*game.fighters})


def fights(game: Game) -> tuple[Fight, ...]:
    """Return the fights that go on: those remembered, and melees that are part of none."""
    known = (*game.fights, *dealt_with(game))
    new = [m.fighters for m in melees(game) if not any({*m.fighters} <= {*fight} for fight in known)]
    return (*game.fights, *new)


def listed(game: Game) -> tuple[Fight, ...]:
    """Return the fights in the order in which they are fought, with those that go on as a larger one."""
    order = {key: n for n, key in enumerate(game.fighters)}
    every = dict.fromkeys((*dealt_with(game), *fights(game)))
    return tuple(sorted(every, key=lambda fight: order[fight[0]]))


def standing(game: Game, fight: Fight) -> Fight:
    """Return who of a fight is left on the table."""
    return tuple(key for key in fight if game.fighters[key].on_table)


def begun(game: Game, fight: Fight) -> bool:
    """Tell whether anything was fought: a row was dealt with, or somebody is gone."""
    return fight in dealt_with(game) or standing(game, fight) != fight


def freed(game: Game) -> bool:
    """Tell whether somebody who has fought is on the table with no enemy in contact, free to pursue."""
    fought = dict.fromkeys((*(fight for fight in fights(game) if begun(game, fight)), *dealt_with(game)))
    return any(free(game, key) for fight in fought for key in standing(game, fight))


def settle(before: Game, after: Game) -> Game:
    """Return the state with the fights that go on after a command, none outside of the combat phase.

    A correction that goes back to activation finds them again: those that are not over, or still in contact.
    """
    if after.phase != "combat":
        if after.phase == "activation" and before.fights:
            return replace(after, fights=fights(before)) if before.phase == "combat" else after
        return replace(after, fights=()) if after.fights else after
    if before.phase == "combat":
        known = fights(before)
    else:
        known = tuple(f for f in before.fights if begun(after, f) or _holds(f, after.contacts))
    apart = [
        {*pair}
        for pair in before.contacts
        if pair not in after.contacts and all(after.fighters[key].on_table for key in pair)
    ]
    kept = tuple(fight for fight in known if begun(after, fight) or not _holds(fight, apart))
    now = fights(replace(after, fights=kept))
    now = tuple(fight for fight in now if not _joined(after, fight))
    return after if now == after.fights else replace(after, fights=now)


def _holds(fight: Fight, pairs: Iterable[Iterable[str]]) -> bool:
    return any({*pair} <= {*fight} for pair in pairs)


def _joined(game: Game, fight: Fight) -> bool:
    """Tell whether somebody new has joined a fight that is not over: it goes on as the larger one."""
    left = {*standing(game, fight)}
    larger = any(left <= {*melee.fighters} and not {*melee.fighters} <= {*fight} for melee in melees(game))
    return larger and (not begun(game, fight) or _holds(fight, game.contacts))
