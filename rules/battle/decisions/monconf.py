"""Decisions about MonCon’F, where its play aid is silent."""

from __future__ import annotations

from rules.battle.decisions.decision import Decision

DECISIONS: tuple[Decision, ...] = ()
