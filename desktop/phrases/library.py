"""Words of the library place: steps of its timeline, what a card is made of, reports of imports."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

_STEPS = {
    "step.card_created": QT_TRANSLATE_NOOP("Phrases", "add {name}"),
    "step.card_edited": QT_TRANSLATE_NOOP("Phrases", "edit {name}"),
    "step.card_duplicated": QT_TRANSLATE_NOOP("Phrases", "duplicate {name}"),
    "step.card_deleted": QT_TRANSLATE_NOOP("Phrases", "delete {name}"),
    "step.cards_deleted": QT_TRANSLATE_NOOP("Phrases", "delete %n cards", None, 1),
    "step.cards_imported": QT_TRANSLATE_NOOP("Phrases", "import %n cards", None, 1),
    "step.picture_attached": QT_TRANSLATE_NOOP("Phrases", "picture of {name}"),
    "step.picture_removed": QT_TRANSLATE_NOOP("Phrases", "remove the picture of {name}"),
    "step.pa_typed": QT_TRANSLATE_NOOP("Phrases", "PA of {name}"),
}

WORDS: dict[str, str] = {**_STEPS}
