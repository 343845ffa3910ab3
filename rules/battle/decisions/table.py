"""All decisions there are, by id."""

from __future__ import annotations

from collections.abc import Mapping

from rules.battle.decisions import activation, eclats, effects, monconf, mystic, strategic, values, wounds
from rules.battle.decisions.decision import Decision

TABLE: tuple[Decision, ...] = (
    *values.DECISIONS,
    *strategic.DECISIONS,
    *activation.DECISIONS,
    *wounds.DECISIONS,
    *effects.DECISIONS,
    *mystic.DECISIONS,
    *monconf.DECISIONS,
    *eclats.DECISIONS,
)

BY_ID: Mapping[str, Decision] = {decision.id: decision for decision in TABLE}


def decisions_of(system: str) -> tuple[Decision, ...]:
    """Return the decisions of a system, in the order of the table."""
    return tuple(decision for decision in TABLE if system in decision.systems)


def readings_of(system: str, known: int) -> dict[str, str]:
    """Return by id how the decisions of a system are read where a ruleset knows those up to ``known``."""
    return {d.id: d.ours if d.since <= known else d.kept for d in decisions_of(system)}
