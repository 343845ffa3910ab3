"""Decisions about the activation phase and its actions."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision

DECISIONS: tuple[Decision, ...] = ()
