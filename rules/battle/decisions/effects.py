"""Decisions about tests, effects and what they hold."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision

DECISIONS: tuple[Decision, ...] = ()
