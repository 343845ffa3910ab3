"""The values of a ruleset on its page."""

from __future__ import annotations

from desktop.battle.rulebook.page import RulebookPage


def field(page: RulebookPage, path: str) -> object:
    """Give the field of a value."""
    return page.values.row(path).fields[path]
