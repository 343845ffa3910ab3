"""Words of MonCon'F: its tactics, actions, marks, command points and wound table."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

_CHOICES = {
    "choice.go_on": QT_TRANSLATE_NOOP("Phrases", "Go on"),
}

_REFUSALS = {
    "refusal.other_system": QT_TRANSLATE_NOOP("Phrases", "The rules of this battle know nothing of the kind."),
}

WORDS: dict[str, str] = {**_CHOICES, **_REFUSALS}
