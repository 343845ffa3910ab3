"""Decisions about the strategic phase and its rolls."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision

DECISIONS: tuple[Decision, ...] = ()
