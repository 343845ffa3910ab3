"""Tell which Tacticien this is; `pyproject.toml` says the same, and a test holds them together."""

from __future__ import annotations

VERSION = "0.1.0"
