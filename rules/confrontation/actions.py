"""The actions of the activation phase (V-B to V-D): their table, potentials in cm, and the stage of play.

Everything here reads; the commands are in :mod:`rules.battle.action_commands`, and what carries them
out in the rooms beside it (announcing, disengaging, acting).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from rules.battle.action_checks import speakers as speakers
from rules.battle.callings import is_mystic, is_shooter
from rules.battle.contacts import free
from rules.battle.deeds import deed_of
from rules.battle.effects import abilities_of
from rules.battle.reach import reach
from rules.battle.state import Deed, DeedState, Fighter, Game
from rules.battle.system import Table
from rules.last_answer import last_answer
from rules.text import Explained


class ActionKind(StrEnum):
    """How an action goes with others (V-B-1)."""

    EXCLUSIVE = "exclusive"  # announced with all others, and nothing else in this phase
    CUMULATIVE = "cumulative"  # as many different ones as it is entitled to
    REACTION = "reaction"  # in the other side's speaking turn
    ATTEMPT = "attempt"  # opens the way for another one


class Ask(StrEnum):
    """What an action needs and only the players can tell; announcing it is their word."""

    TARGET = "target"
    SIGHT = "sight"  # at least partial
    PLACE = "place"  # there is room for its base in contact
    DISTANCE = "distance"
    WEAPON = "weapon"  # a ranged one


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """A row of the table of actions.

    ``factor`` times MOU is the potential in cm of a free fighter, ``factor_engaged`` that of one that must
    disengage first; 0 moves nobody. ``free`` needs no enemy in contact, ``contact`` puts the target in
    contact when it is done, ``combines`` lets mages, faithful and shooters go on afterwards (V-B-4),
    ``grants`` is gained until the activation of the next turn.
    """

    id: str
    kind: ActionKind
    section: str
    assault: bool = False
    free: bool = False
    contact: bool = False
    combines: bool = False
    factor: float = 0
    factor_engaged: float = 0
    asks: tuple[Ask, ...] = ()
    grants: tuple[str, ...] = ()

    @property
    def keeps_clear(self) -> bool:
        """Tell whether its move may not end in contact (V-C-2, V-C-4, V-D-1)."""
        return self.factor > 0 and not self.contact


# Assaults come first: actions that can lead to a combat are announced before the others.
_TABLE = (
    Action(
        id="charge", kind=ActionKind.EXCLUSIVE, section="V-C-1", assault=True, free=True, contact=True,
        combines=True, factor=2, asks=(Ask.TARGET, Ask.SIGHT, Ask.PLACE, Ask.DISTANCE),
    ),
    Action(
        id="engage", kind=ActionKind.EXCLUSIVE, section="V-C-3", assault=True, contact=True, combines=True,
        factor=2, factor_engaged=1, asks=(Ask.TARGET, Ask.PLACE, Ask.DISTANCE),
    ),
    Action(id="run", kind=ActionKind.EXCLUSIVE, section="V-C-2", free=True, combines=True, factor=2),
    Action(
        id="cover", kind=ActionKind.EXCLUSIVE, section="V-C-4", free=True, factor=1, grants=("Cible/+2",),
    ),
    Action(id="dive", kind=ActionKind.REACTION, section="V-C-4", free=True, grants=("Cible/+2",)),
    Action(id="disengage", kind=ActionKind.ATTEMPT, section="V-D-1"),
    Action(id="walk", kind=ActionKind.CUMULATIVE, section="V-D-1", free=True, factor=1, factor_engaged=1),
    Action(
        id="shoot", kind=ActionKind.CUMULATIVE, section="V-D-3", free=True,
        asks=(Ask.TARGET, Ask.SIGHT, Ask.DISTANCE),
    ),
    Action(id="mystic", kind=ActionKind.CUMULATIVE, section="V-D-4"),
)  # fmt: skip
ACTIONS: Mapping[str, Action] = {action.id: action for action in _TABLE}
EXCLUSIVE = tuple(a.id for a in _TABLE if a.kind is ActionKind.EXCLUSIVE)
CUMULATIVE = tuple(a.id for a in _TABLE if a.kind is ActionKind.CUMULATIVE)
# What a fighter does in its own turn among the cumulative ones; its first deed opens that turn.
_OWN_TURN = (*CUMULATIVE, "disengage")


class Stage(StrEnum):
    """Where a speaking turn is (V-B-1)."""

    NONE = ""  # nobody speaks
    ANNOUNCE = "announce"  # all exclusive actions of the cards played, at once
    RESOLVE = "resolve"  # one by one
    ACT = "act"  # the others, one fighter at a time


ACTS = "act"  # the step of the activation phase once announcements are over


def stage(game: Game) -> Stage:
    """Return where the speaking turn is: announcements, their resolution, or the other actions."""
    if game.phase != "activation" or not game.speaking:
        return Stage.NONE
    if game.step != ACTS:
        return Stage.ANNOUNCE
    return Stage.RESOLVE if pending(game) else Stage.ACT


@last_answer
def pending(game: Game) -> tuple[Fighter, ...]:
    """Return who has an exclusive action still to be resolved, assaults first as is suggested (V-C)."""
    waiting = [f for f in speakers(game) if announced(f) is not None]
    return tuple(sorted(waiting, key=lambda f: not ACTIONS[exclusive(f) or "run"].assault))


def announced(fighter: Fighter) -> Deed | None:
    """Return the exclusive action that a fighter has announced and not resolved."""
    return deed_of(fighter, *EXCLUSIVE, state=DeedState.ANNOUNCED)


def exclusive(fighter: Fighter) -> str:
    """Return the exclusive action of a fighter this turn, announced or resolved, empty for none."""
    deed = deed_of(fighter, *EXCLUSIVE)
    return deed.action if deed is not None else ""


def acted(fighter: Fighter) -> bool:
    """Tell whether a fighter's own turn among the cumulative actions was opened."""
    return deed_of(fighter, *_OWN_TURN) is not None


def at_large(game: Game, fighter: Fighter) -> bool:
    """Tell whether a fighter may walk and shoot: free as its own turn opened, or disengaged since."""
    if deed_of(fighter, "disengage", state=DeedState.DONE) is not None:
        return True
    first = next((deed for deed in fighter.deeds if deed.action in _OWN_TURN), None)
    return free(game, fighter.id) if first is None else not first.engaged


def walked(fighter: Fighter) -> bool:
    """Tell whether a fighter has made its walk; a shot after disengaging counts as one (V-D-3)."""
    if deed_of(fighter, "walk", state=DeedState.DONE) is not None:
        return True
    disengaged = deed_of(fighter, "disengage", state=DeedState.DONE) is not None
    return disengaged and deed_of(fighter, "shoot") is not None


def unmoved(fighter: Fighter) -> bool:
    """Tell whether a fighter has not moved and has declared no move: its shot is a stationary one."""
    moves = {"walk", "disengage", *EXCLUSIVE}
    return not any(
        d.action in moves and d.state in (DeedState.DONE, DeedState.ANNOUNCED) for d in fighter.deeds
    )


def must_cover(game: Game, fighter: Fighter) -> bool:
    """Tell whether a fighter has to move under cover now: it dived, and has chosen nothing else."""
    return cover_due(game, fighter) and free(game, fighter.id) and not exclusive(fighter)


def cover_due(game: Game, fighter: Fighter) -> bool:
    """Tell whether a fighter dived for cover and has not moved under cover for it (V-C-4).

    The obligation lapses where it was not free as it was activated: as its first deed found it, or as it is
    while it has done nothing.
    """
    if deed_of(fighter, "dive") is None or deed_of(fighter, "cover", state=DeedState.DONE) is not None:
        return False
    first = next((deed for deed in fighter.deeds if deed.action not in ("dive", "cover")), None)
    return free(game, fighter.id) if first is None else not first.engaged


def shots(table: Table, game: Game, fighter: Fighter) -> int:
    """Return how many shots a fighter has this turn: one, unless an ability says more (V-D-3)."""
    values, most, added = table.ruleset.actions, 1, 0
    for ability in abilities_of(table, game, fighter):
        number = int(ability.parameter) if ability.parameter.isdecimal() else 1
        if ability.id in values.shots_added:
            added += number
        elif ability.id in values.shots_total:
            most = max(most, number)
    return most + added


def combines(table: Table, game: Game, fighter: Fighter) -> bool:
    """Tell whether V-B-4 may let a fighter go on after a charge, an engagement or a run."""
    found = (is_shooter(table, game, fighter), is_mystic(table, game, fighter))
    return any(one is not False for one in found)


def factor(game: Game, fighter: Fighter, action: str) -> float:
    """Return by how much an action multiplies the MOU of a fighter: as it began it, else as it stands."""
    row = ACTIONS[action]
    if not row.factor_engaged:
        return row.factor
    deed = deed_of(fighter, action)
    engaged = deed.engaged if deed is not None else not free(game, fighter.id)
    return row.factor_engaged if engaged else row.factor


def potential(
    table: Table, game: Game, fighter: Fighter, action: str, *, level: int | None = None
) -> Explained:
    """Return how far an action takes a fighter, in cm, from its current MOU with its reasons.

    Of two movements the level names the one, the fighter's own unless told. Halves stay. The total is None
    where MOU is not known, and for actions that move nobody.
    """
    return reach(table, game, fighter, factor(game, fighter, action), level)


def shot_at(game: Game, attacker: str, target: str) -> Deed | None:
    """Return a fighter's last shot of this phase if it was at that target, else None."""
    fighter = game.fighters.get(attacker)
    shot = deed_of(fighter, "shoot") if fighter is not None and game.phase == "activation" else None
    return shot if shot is not None and shot.target in ("", target) else None


def stationary(game: Game, attacker: str, target: str) -> bool:
    """Tell whether a fighter's last shot, at that target, was made without any movement (V-D-3)."""
    shot = shot_at(game, attacker, target)
    return shot is not None and shot.still
