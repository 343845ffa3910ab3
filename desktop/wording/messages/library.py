"""Words of the library place: steps of its timeline, what a card is made of, reports of imports."""

from __future__ import annotations

from rules.card_fields import FIELDS
from rules.cards import SIZE_WORDS
from rules.text import QT_TRANSLATE_NOOP

_STEPS = {
    "step.example_added": QT_TRANSLATE_NOOP("Phrases", "Another game’s example is loaded"),
    "step.card_created": QT_TRANSLATE_NOOP("Phrases", "add {name}"),
    "step.card_edited": QT_TRANSLATE_NOOP("Phrases", "edit {name}"),
    "step.offer_created": QT_TRANSLATE_NOOP("Phrases", "add {name}"),
    "step.offer_edited": QT_TRANSLATE_NOOP("Phrases", "edit {name}"),
    "step.offer_deleted": QT_TRANSLATE_NOOP("Phrases", "delete {name}"),
    "offer.nameless": QT_TRANSLATE_NOOP("Phrases", "Enter a name."),
    "offer.price": QT_TRANSLATE_NOOP("Phrases", "A price is between −{most} and {most} PA."),
    "step.card_duplicated": QT_TRANSLATE_NOOP("Phrases", "duplicate {name}"),
    "step.card_deleted": QT_TRANSLATE_NOOP("Phrases", "delete {name}"),
    "step.cards_deleted": QT_TRANSLATE_NOOP("Phrases", "delete %n cards", None, 1),
    "step.package_imported": QT_TRANSLATE_NOOP("Phrases", "import of {file}"),
    "step.cards_imported": QT_TRANSLATE_NOOP("Phrases", "import %n cards", None, 1),
    "step.lists_followed": QT_TRANSLATE_NOOP("Phrases", "%n lists by the catalogues of now", None, 1),
    "step.owned_imported": QT_TRANSLATE_NOOP("Phrases", "count figures of %n miniatures", None, 1),
    "step.picture_attached": QT_TRANSLATE_NOOP("Phrases", "picture of {name}"),
    "step.picture_removed": QT_TRANSLATE_NOOP("Phrases", "remove the picture of {name}"),
    "step.revision_restored": QT_TRANSLATE_NOOP("Phrases", "{name} as it was in revision {number}"),
    "step.pa_typed": QT_TRANSLATE_NOOP("Phrases", "PA of {name}"),
}

_RANKS = {
    "rank.level": QT_TRANSLATE_NOOP("Phrases", "level {level}"),
    "rank.character": QT_TRANSLATE_NOOP("Phrases", "character"),
    "rank.irregular": QT_TRANSLATE_NOOP("Phrases", "irregular"),
    "rank.regular": QT_TRANSLATE_NOOP("Phrases", "regular"),
    "rank.veteran": QT_TRANSLATE_NOOP("Phrases", "veteran"),
    "rank.creature": QT_TRANSLATE_NOOP("Phrases", "creature"),
    "rank.special": QT_TRANSLATE_NOOP("Phrases", "special"),
    "rank.elite": QT_TRANSLATE_NOOP("Phrases", "elite"),
    "rank.war_machine": QT_TRANSLATE_NOOP("Phrases", "war machine"),
    "rank.living_legend": QT_TRANSLATE_NOOP("Phrases", "living legend"),
    "rank.major_ally": QT_TRANSLATE_NOOP("Phrases", "major ally"),
    "rank.initiate": QT_TRANSLATE_NOOP("Phrases", "initiate"),
    "rank.adept": QT_TRANSLATE_NOOP("Phrases", "adept"),
    "rank.master": QT_TRANSLATE_NOOP("Phrases", "master"),
    "rank.virtuoso": QT_TRANSLATE_NOOP("Phrases", "virtuoso"),
    "rank.devout": QT_TRANSLATE_NOOP("Phrases", "devout"),
    "rank.zealot": QT_TRANSLATE_NOOP("Phrases", "zealot"),
    "rank.dean": QT_TRANSLATE_NOOP("Phrases", "dean"),
    "rank.avatar": QT_TRANSLATE_NOOP("Phrases", "avatar"),
}

_SIZES = {f"size.{size.value}": words.name("en") for size, words in SIZE_WORDS.items()}

_FIELDS = {f"card_field.{field.key}": field.words for field in FIELDS if field.words}
_BENEATH = {f"beneath.{field.key}": field.beneath for field in FIELDS if field.beneath}

_REFUSALS = {
    "card.nameless": QT_TRANSLATE_NOOP("Phrases", "A card needs a name, in French or in English."),
    "card.many_abilities": QT_TRANSLATE_NOOP("Phrases", "A card holds {most} abilities at most."),
    "card.long_note": QT_TRANSLATE_NOOP("Phrases", "A note holds {most} letters at most."),
    "card.shown_already": QT_TRANSLATE_NOOP("Phrases", "The card already says this."),
    "card.gone": QT_TRANSLATE_NOOP("Phrases", "This card is not in the library any more."),
    "card.pa_unreadable": QT_TRANSLATE_NOOP(
        "Phrases", "{text} cannot be read as PA. Enter a number, or nothing."
    ),
    "picture.unreadable": QT_TRANSLATE_NOOP(
        "Phrases", "This file is not a picture that can be read. Choose another one."
    ),
    "picture.heavy": QT_TRANSLATE_NOOP(
        "Phrases", "This picture is larger than {megabytes} MB. Make it smaller and try again."
    ),
    "picture.large": QT_TRANSLATE_NOOP(
        "Phrases",
        "This picture measures {width} × {height} pixels, which is too large. Make it smaller and try again.",
    ),
}

_HINTS = {
    "hint.equipment": QT_TRANSLATE_NOOP("Phrases", "separated by commas"),
    "hint.classes": QT_TRANSLATE_NOOP("Phrases", "e.g. templar, guard"),
}
"""What may stand in a field; a game may have examples of its own."""

WORDS: dict[str, str] = {**_STEPS, **_RANKS, **_SIZES, **_FIELDS, **_BENEATH, **_REFUSALS, **_HINTS}
