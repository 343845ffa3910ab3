"""Play on, and take the print that is made of it."""

from __future__ import annotations

from desktop.operations import battle
from desktop.operations.desk import Desk
from desktop.operations.paper_job import Job
from desktop.operations.play import Play
from rules.battle.commands import Command
from rules.text import Refusal
from tests.desktop.outcomes import done


def carry(desk: Desk, play: Play, *commands: Command) -> None:
    """Carry out commands, whatever the rules say."""
    for command in commands:
        done(battle.do(desk, play, command, overrule=True))


def a_job(made: Job | Refusal | None) -> Job:
    """Give a print that there is."""
    found = done(made)
    assert found is not None
    return found
