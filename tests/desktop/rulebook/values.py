"""The values of a ruleset on its page."""

from __future__ import annotations

from desktop.rulebook.rulebook_page import RulebookPage
from tests.desktop.battle.hand import settle


def field(page: RulebookPage, path: str) -> object:
    """Scroll to the field of a value, and give it."""
    made = page.values.row(path).fields[path]
    settle()
    page.area.ensureWidgetVisible(made)
    return made
