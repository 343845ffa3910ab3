"""The fights of a combat phase: contacts are how one begins, it lives until its pursuit is done.

A fight is remembered from the moment at which its fighters touch in the phase. Who dies, flees or is taken
leaves the others their fight: its rows stay. Until it has begun it follows the contacts, which the players
separate, join and set right.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.battle.contacts import free, melees
from rules.battle.state import Contender, Game, Trial, TrialVerdict

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
    """Return the fights in the order in which they began, with those that go on as a larger one.

    Those that the phase opens with are in the order of their fighters.
    """
    on, over = fights(game), dealt_with(game)
    place = {key: n for n, fight in enumerate(on) for key in fight}
    places = {fight: n for n, fight in enumerate(on)}

    def nth(fight: Fight) -> int:
        return places.get(fight, min(place.get(key, len(on)) for key in fight))

    return tuple(sorted(dict.fromkeys((*over, *on)), key=nth))


def standing(game: Game, fight: Fight) -> Fight:
    """Return who of a fight is left on the table."""
    return tuple(key for key in fight if game.fighters[key].on_table)


def numbered(game: Game) -> tuple[Fight, ...]:
    """Return the fights of a combat phase in the order of their numbers, those that are over among them."""
    if game.phase != "combat":
        return ()
    over, on = dealt_with(game), fights(game)
    return tuple(f for f in listed(game) if f in over or (f in on and standing(game, f)))


def begun(game: Game, fight: Fight) -> bool:
    """Tell whether anything was fought: a row was dealt with, or somebody is gone."""
    return fight in dealt_with(game) or standing(game, fight) != fight


def freed(game: Game) -> bool:
    """Tell whether somebody who has fought is on the table with no enemy in contact, free to pursue."""
    fought = dict.fromkeys((*(fight for fight in fights(game) if begun(game, fight)), *dealt_with(game)))
    return any(free(game, key) for fight in fought for key in standing(game, fight))


# -- what was tested in it ----------------------------------------------------------------------------


def with_trial(game: Game, trial: Trial | None) -> Game:
    """Return the state that remembers a decided test between two enemies of one fight (II-A-3).

    It takes the place of the one before of the same two and the same characteristics.
    """
    if game.phase != "combat" or trial is None or trial.verdict is TrialVerdict.OPEN or trial.second is None:
        return game
    if trial in game.fought or not _between_enemies(game, trial):
        return game
    kept = tuple(each for each in game.fought if asked_of(each.sides) != asked_of(trial.sides))
    return replace(game, fought=(*kept, trial))


def last_test(game: Game, first: str, second: str, characteristics: tuple[str, str]) -> Trial | None:
    """Return the last test of a fighter against an enemy in this phase, of these two characteristics."""
    asked = ((first, characteristics[0]), (second, characteristics[1]))
    return next((trial for trial in game.fought if asked_of(trial.sides) == asked), None)


def asked_of(sides: Iterable[Contender]) -> tuple[tuple[str, str], ...]:
    """Return who is tested with which characteristic, side by side."""
    return tuple((side.fighter, side.characteristic) for side in sides)


def _between_enemies(game: Game, trial: Trial) -> bool:
    both = {side.fighter for side in trial.sides}
    if not both <= {*game.fighters} or len({game.side_of(key).key for key in both}) < 2:
        return False
    return any(both <= {*fight} for fight in listed(game))


# -- what follows by itself ---------------------------------------------------------------------------


def settle(before: Game, after: Game) -> Game:
    """Return the state with the fights that go on after a command, none outside of the combat phase.

    A correction that goes back to activation finds them again: those that are not over, or still in contact.
    What is tested in them is remembered as long as the phase lasts.
    """
    if after.phase != "combat":
        after = replace(after, fought=()) if after.fought else after
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
    now = _in_place(after, kept, fights(replace(after, fights=kept)))
    now = tuple(fight for fight in now if not _joined(after, fight))
    after = after if now == after.fights else replace(after, fights=now)
    return with_trial(after, after.trial if after.trial is not before.trial else None)


def _in_place(game: Game, known: tuple[Fight, ...], every: tuple[Fight, ...]) -> tuple[Fight, ...]:
    """Return all fights, what is new behind those ``known``: their numbers stay.

    One that somebody joins before anything was fought goes on as the larger one in its place.
    """
    made = list(known)
    for fight in every[len(known) :]:
        was = (n for n, old in enumerate(made) if {*old} <= {*fight} and not begun(game, old))
        made.insert(next(was, len(made)), fight)
    return tuple(made)


def _holds(fight: Fight, pairs: Iterable[Iterable[str]]) -> bool:
    return any({*pair} <= {*fight} for pair in pairs)


def _joined(game: Game, fight: Fight) -> bool:
    """Tell whether somebody new has joined a fight that is not over: it goes on as the larger one."""
    left = {*standing(game, fight)}
    larger = any(left <= {*melee.fighters} and not {*melee.fighters} <= {*fight} for melee in melees(game))
    return larger and (not begun(game, fight) or _holds(fight, game.contacts))
