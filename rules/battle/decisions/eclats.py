"""Decisions about ÉCLATS, where its text is silent."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision

DECISIONS: tuple[Decision, ...] = ()
