"""Words of MonCon'F: its tactics, actions, marks, command points and wound table."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

_CHOICES = {
    "choice.go_on": QT_TRANSLATE_NOOP("Phrases", "Go on"),
}

WORDS: dict[str, str] = {**_CHOICES}
