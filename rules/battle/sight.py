"""What the referee has ruled that fighters see in this turn (II-D): it counts until one of the two moves.

Who comes to the table or leaves it has moved; who is in contact is seen (II-D-4).
"""

from __future__ import annotations

from rules.battle.state import Game
from rules.referee import Seen
from rules.text import Message, Refusal


def ruled(game: Game, source: str, target: str, answer: str) -> Game:
    """Return the state with a ruling about what a fighter sees of another one."""
    return game.with_fighter(source, sights={**game.fighters[source].sights, target: answer})


def seen(game: Game, source: str, target: str) -> Seen | None:
    """Return what a fighter sees of another one as it was ruled, None where nobody has."""
    answer = game.fighters[source].sights.get(target)
    return Seen(answer) if answer is not None else None


def unseen(game: Game, source: str, target: str) -> Refusal | None:
    """Return that the referee has ruled that a fighter does not see another one (II-D-3)."""
    if seen(game, source, target) is not Seen.NONE:
        return None
    return Refusal(Message("refusal.not_seen", {"fighter": source, "target": target}))


def moved(game: Game, key: str) -> Game:
    """Return the state without the rulings about a fighter who has moved or turned."""
    changed = [f for f in game.fighters.values() if f.sights and (f.id == key or key in f.sights)]
    for fighter in changed:
        left = {} if fighter.id == key else {k: v for k, v in fighter.sights.items() if k != key}
        game = game.with_fighter(fighter.id, sights=left)
    return game


def settle(before: Game, after: Game) -> Game:
    """Return the state without the rulings that no longer count: about who came, left or is in contact."""
    if not any(fighter.sights for fighter in after.fighters.values()):
        return after
    for key, fighter in after.fighters.items():
        if key in before.fighters and before.fighters[key].on_table is not fighter.on_table:
            after = moved(after, key)
    for one, other in {*after.contacts} - {*before.contacts}:
        after = met(after, one, other)
    return after


def met(game: Game, one: str, other: str) -> Game:
    """Return the state as two fighters come into contact: each sees the other, friend or enemy (II-D-4)."""
    return _forgotten(_forgotten(game, one, other), other, one)


def _forgotten(game: Game, source: str, target: str) -> Game:
    left = {key: answer for key, answer in game.fighters[source].sights.items() if key != target}
    return game.with_fighter(source, sights=left)
