"""What the referee has ruled that fighters see in this turn (II-D): it counts until somebody moves.

Whoever moves may have stood in between, or may stand there now; nobody here knows where, so that every ruling
is over then. Who comes to the table or is of another size has moved; who leaves it hides nobody any more; who
is in contact is seen (II-D-4).
"""

from __future__ import annotations

from dataclasses import replace

from rules.battle.state import Fighter, Game
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


def ruled_on_all(game: Game, source: str) -> bool:
    """Tell whether it was ruled of every enemy on the table whether a fighter sees it."""
    mine, sights = game.side_of(source).key, game.fighters[source].sights
    return all(
        key in sights for key, f in game.fighters.items() if f.on_table and game.side_of(key).key != mine
    )


def moved(game: Game) -> Game:
    """Return the state without rulings: somebody has moved or turned."""
    seeing = [replace(f, sights={}) for f in game.fighters.values() if f.sights]
    return game.with_fighters(seeing) if seeing else game


def _gone(game: Game, key: str) -> Game:
    """Return the state without the rulings about who has left, or that it may have been in the way of."""

    def kept(fighter: Fighter) -> dict[str, str]:
        seen = {} if fighter.id == key else fighter.sights
        return {target: how for target, how in seen.items() if target != key and how == Seen.FULL}

    return game.with_fighters([replace(f, sights=kept(f)) for f in game.fighters.values() if f.sights])


def settle(before: Game, after: Game) -> Game:
    """Return the state without the rulings that no longer count: about who came, left or is in contact."""
    if not any(fighter.sights for fighter in after.fighters.values()):
        return after
    for key, fighter in after.fighters.items():
        was = before.fighters.get(key)
        if was is not None and was.on_table and not fighter.on_table:
            after = _gone(after, key)
        elif fighter.on_table and (was is None or not was.on_table or _resized(before, after, key)):
            after = moved(after)
    for one, other in {*after.contacts} - {*before.contacts}:
        after = met(after, one, other)
    return after


def _resized(before: Game, after: Game, key: str) -> bool:
    was, now = (game.cards[game.fighters[key].card] for game in (before, after))
    return was is not now and was.true_size is not now.true_size


def met(game: Game, one: str, other: str) -> Game:
    """Return the state as two fighters come into contact: each sees the other, friend or enemy (II-D-4)."""
    return _forgotten(_forgotten(game, one, other), other, one)


def _forgotten(game: Game, source: str, target: str) -> Game:
    left = {key: answer for key, answer in game.fighters[source].sights.items() if key != target}
    return game.with_fighter(source, sights=left)
