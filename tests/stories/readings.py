"""The same story by another reading of what the texts leave open."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol, TypeVar

from rules.battle.decisions.table import BY_ID
from rules.battle.system import Table


class Playing(Protocol):
    """Whoever plays at a table: a story, or the battle that is open in the window."""

    table: Table


P = TypeVar("P", bound=Playing)


def read_as(playing: P, **readings: str) -> P:
    """Let a battle play by other readings of decisions, by their ids; ``playing`` itself comes back.

    Raises KeyError for a decision, ValueError for a reading that there is not.
    """
    rules = playing.table.ruleset
    chosen = {key: BY_ID[key].check(reading) for key, reading in readings.items()}
    ruleset = replace(rules, decisions={**rules.decisions, **chosen})
    playing.table = replace(playing.table, ruleset=ruleset)
    return playing
