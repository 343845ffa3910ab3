"""Deeds of a fighter: what it announced and did this turn, read and written as values."""

from __future__ import annotations

from dataclasses import replace

from rules.battle.state import Deed, DeedState, Fighter, Game


def deed_of(fighter: Fighter, *actions: str, state: DeedState | None = None) -> Deed | None:
    """Return the last deed of these actions (in that state), None when there is none."""
    found = (d for d in reversed(fighter.deeds) if d.action in actions and state in (None, d.state))
    return next(found, None)


def with_deed(game: Game, key: str, deed: Deed) -> Game:
    """Return the state with one more deed; it takes the place of the same action while announced."""
    kept = tuple(
        d
        for d in game.fighters[key].deeds
        if not (d.action == deed.action and d.state is DeedState.ANNOUNCED)
    )
    return game.with_fighter(key, deeds=(*kept, deed))


def without_deeds(game: Game, key: str, *actions: str) -> Game:
    """Return the state without what a fighter announced of these actions."""
    kept = tuple(
        d for d in game.fighters[key].deeds if not (d.action in actions and d.state is DeedState.ANNOUNCED)
    )
    return game.with_fighter(key, deeds=kept)


def lapsed(fighter: Fighter, *, activated: bool = False) -> Fighter:
    """Return a fighter whose announced deeds are spent: they can no longer be done, as its turn may be."""
    spent = (replace(d, state=DeedState.LOST) if d.state is DeedState.ANNOUNCED else d for d in fighter.deeds)
    return replace(fighter, deeds=tuple(spent), activated=activated or fighter.activated)


def withdrawn(fighter: Fighter) -> Fighter:
    """Return a fighter without what it announced and has not done."""
    return replace(fighter, deeds=tuple(d for d in fighter.deeds if d.state is not DeedState.ANNOUNCED))
