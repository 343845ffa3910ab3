"""The archive of battles: those somebody looks for, and what came of those that ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from desktop.operations.battle_start import BattleLine
from desktop.operations.desk import Desk
from desktop.operations.trouble import known_trouble
from rules.battle.archive import BattleFilter, EndedBattle, ended_battle
from rules.text import fold


def found(lines: Iterable[BattleLine], wanted: BattleFilter) -> list[BattleLine]:
    """Return the battles that are meant, in their order."""
    return [
        line
        for line in lines
        if wanted.lets(
            line.sides, ended=line.ended, winner=line.result.winner if line.result is not None else None
        )
    ]


def armies_of(lines: Iterable[BattleLine], opponent: str = "") -> list[str]:
    """Return the names of the armies that fought, or that did so against an ``opponent``, sorted."""
    names: dict[str, str] = {}
    for line in lines:
        for mine, theirs in (line.sides, line.sides[::-1]):
            if mine and fold(opponent) in ("", fold(theirs)):
                names.setdefault(fold(mine), mine)
    return [names[key] for key in sorted(names)]


@dataclass(frozen=True, slots=True)
class EndedBattles:
    """The battles of a library that ended; how many go on, and how many could not be read."""

    battles: Sequence[EndedBattle]
    running: int = 0
    damaged: int = 0


@known_trouble
def ended_battles(desk: Desk, *, step: Callable[[float], None] | None = None) -> EndedBattles:
    """Read all battles that ended; ``step`` is told which part is done, 0 to 1, and may raise to give up.

    It writes nothing and announces nothing, so that it may run beside the window.
    """
    from db.errors import LibraryError

    listed = desk.library.battles.listed()
    made, running, damaged = list[EndedBattle](), 0, 0
    for number, info in enumerate(listed):
        if step is not None:
            step(number / len(listed))
        if not info.ended:
            running += 1
            continue
        try:
            ended = ended_battle(desk.library.battles.load(info.id).game())
        except (LibraryError, KeyError):
            ended = None
        if ended is None:
            damaged += 1
        else:
            made.append(ended)
    return EndedBattles(made, running, damaged)
