"""Who takes part in which phase, and what remembers it.

Allies may act with the Initiés and in the restoration, and nobody waits for them. Whoever is down acts no
more: containers, healing and shared Animus reach it. The side of the Initiés is ``a``, the master ``b``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from rules.battle.fighters import capacity
from rules.battle.state import Fighter, Game
from rules.battle.system import Table, unknown
from rules.cards import Card
from rules.text import Message, Refusal, fold

HEROES, MASTER = "a", "b"
ACTION_POINTS = "action"
CONTAINERS = "containers"
ALLY = "ally"
DOWN = "down"
"""The mark of who is on the table with no Animus left."""
RESTS = "rests"
"""The mark of who has nothing to heal in a restoration, and is not waited for."""

INITIATES, ENEMIES, RESTORATION = "initiates", "enemies", "restoration"
SURPRISED = "surprise"
_HELD = re.compile(r"(\d{1,3}) (?:conteneur|container)s?\b")
_ALLIES = frozenset({"allie", "alliee", "ally"})
_INITIATES = frozenset({"initie", "initiee", "initiate"})


class Role(StrEnum):
    """What somebody is in the combat."""

    INITIATE = "initiate"
    ALLY = "ally"
    ENEMY = "enemy"


@dataclass(frozen=True, slots=True)
class Action:
    """Something that takes one's part in a phase: in which phase, and for whom."""

    id: str
    phase: Mapping[Role, str]


ACTIONS: Mapping[str, Action] = {
    action.id: action
    for action in (
        Action("attack", {Role.INITIATE: INITIATES, Role.ALLY: INITIATES, Role.ENEMY: ENEMIES}),
        Action("cast", {Role.INITIATE: INITIATES}),
        Action("propose", {Role.INITIATE: INITIATES}),
        Action("chance", {Role.INITIATE: INITIATES}),
        Action("heal", dict.fromkeys(Role, RESTORATION)),
        Action("give", {Role.INITIATE: RESTORATION}),
        Action("share", {Role.INITIATE: RESTORATION}),
        Action("other", dict.fromkeys(Role, RESTORATION)),
    )
}


def role(game: Game, key: str) -> Role:
    """Return what somebody is: an enemy by side, an ally by what was said or by the classes of the card."""
    fighter = game.fighters[key]
    card = game.cards[fighter.card]
    if card.side == MASTER:
        return Role.ENEMY
    named = card.sheet is not None and is_ally(card.sheet)
    return Role.ALLY if fighter.marks.get(ALLY, int(named)) else Role.INITIATE


def is_ally(sheet: Card) -> bool:
    """Tell whether the classes of a card say that it is an ally."""
    return not _ALLIES.isdisjoint(map(fold, sheet.classes))


def is_initiate(sheet: Card) -> bool:
    """Tell whether the classes of a card say that it is an Initié."""
    return not _INITIATES.isdisjoint(map(fold, sheet.classes))


def order(game: Game) -> tuple[str, ...]:
    """Return the phases of this turn: a surprise puts the enemies first."""
    first = (ENEMIES, INITIATES) if game.step == SURPRISED else (INITIATES, ENEMIES)
    return (*first, RESTORATION)


def containers_on(sheet: Card | None) -> int:
    """Return how many containers the equipment of a sheet names: "3 conteneurs d'Animus"."""
    lines = sheet.equipment if sheet is not None else ()
    return sum(int(held[1]) for line in lines if (held := _HELD.match(fold(line))))


def equipped(game: Game, fighters: Iterable[Fighter]) -> Game:
    """Return the state with fighters who hold what their sheets name as they come."""
    return game.with_fighters(
        replace(f, marks={**f.marks, CONTAINERS: held})
        for f in fighters
        if (held := containers_on(game.cards[f.card].sheet))
    )


def has_begun(game: Game) -> bool:
    """Tell whether somebody has taken part in this turn: acted in its first phase, or thrown for an idea.

    A won throw leaves the attack of the phase still to be made, and is of that phase all the same.
    """
    thrown = (f.attempt is not None and f.attempt.now for f in game.fighters.values())
    return game.phase != order(game)[0] or any(f.activated for f in game.fighters.values()) or any(thrown)


def unequipped(before: Game, after: Game) -> tuple[Fighter, ...]:
    """Return who holds nothing yet of what the sheet names: newcomers, and who had no sheet that names any.

    What the table has counted for somebody stands.
    """

    def had(fighter: Fighter) -> bool:
        sheet = before.cards[before.fighters[fighter.id].card].sheet
        return bool(fighter.marks.get(CONTAINERS) or containers_on(sheet))

    return tuple(f for f in after.fighters.values() if f.id not in before.fighters or not had(f))


def is_down(fighter: Fighter) -> bool:
    """Tell whether somebody lies there with no Animus left, still at hand for aid."""
    return bool(fighter.marks.get(DOWN))


def lying(table: Table, game: Game) -> Game:
    """Return the state in which exactly those on the table with no Animus left are down."""
    changed = [
        replace(f, marks=without_zeros(f.marks, DOWN, int(not is_down(f))))
        for f in game.fighters.values()
        if is_down(f) is not (f.on_table and f.notches >= capacity(game, f, table.ruleset))
    ]
    return game.with_fighters(changed) if changed else game


def waiting(game: Game) -> tuple[Fighter, ...]:
    """Return who still has to act in this phase, in the order of the table."""
    return tuple(f for f in concerned(game) if not f.activated and _awaited(game, f))


def willing(game: Game) -> tuple[Fighter, ...]:
    """Return who may still act in this phase, though nobody waits for it: allies, and who is down."""
    found = (f for f in concerned(game) if not f.activated and not rests(f))
    return tuple(f for f in found if not _awaited(game, f))


def _awaited(game: Game, fighter: Fighter) -> bool:
    return role(game, fighter.id) is not Role.ALLY and not is_down(fighter) and not rests(fighter)


def rests(fighter: Fighter) -> bool:
    """Tell whether somebody has nothing to heal in this restoration, and is not waited for."""
    return bool(fighter.marks.get(RESTS))


def concerned(game: Game) -> tuple[Fighter, ...]:
    """Return who may act in this phase, the Initiés and their allies before the enemies.

    Whoever is down may be healed in the restoration.
    """
    resting = game.phase == RESTORATION
    found = (
        f
        for f in game.fighters.values()
        if f.on_table
        and (resting or (game.phase == ACTIONS["attack"].phase[role(game, f.id)] and not is_down(f)))
    )
    return tuple(sorted(found, key=lambda f: role(game, f.id) is Role.ENEMY))


def refusal_of(game: Game, key: str, action: str) -> Refusal | None:
    """Return why somebody may not do an action now: not there, not theirs, not in this phase, down, acted."""
    fighter = game.fighters.get(key)
    if fighter is None:
        return unknown()
    if not fighter.on_table:
        return Refusal(Message("refusal.off_table", {"fighter": key}))
    phase = ACTIONS[action].phase.get(role(game, key))
    if phase is None:
        return Refusal(Message("refusal.eclats.role", {"fighter": key, "action": action}))
    if game.phase != phase:
        return Refusal(Message("refusal.eclats.phase", {"phase": phase, "action": action}))
    if is_down(fighter) and action != "heal":
        return Refusal(Message("refusal.eclats.down", {"fighter": key}))
    return Refusal(Message("refusal.eclats.acted", {"fighter": key})) if fighter.activated else None


def without_zeros(counts: Mapping[str, int], name: str, value: int) -> dict[str, int]:
    """Return counts with one of them set; a count of 0 is not kept."""
    return {key: n for key, n in {**counts, name: value}.items() if n}
