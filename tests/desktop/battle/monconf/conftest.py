"""The languages that the turn by keys is played in; its battles are those of all battle tests."""

from __future__ import annotations

from tests.desktop.battle.test_monconf import spoken

__all__ = ["spoken"]
