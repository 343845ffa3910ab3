"""The battles of MonCon'F that the turn by keys begins with."""

from __future__ import annotations

from tests.desktop.battle.test_monconf import fresh, opened, spoken

__all__ = ["fresh", "opened", "spoken"]
