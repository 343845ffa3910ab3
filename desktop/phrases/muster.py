"""Words of the Muster: steps of its timeline, what a price is made of, what cannot be."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    # Steps of the timeline; `card` may be replaced by the name in the reader's language.
    "step.army_created": QT_TRANSLATE_NOOP("Phrases", "New army {army}"),
    "step.army_renamed": QT_TRANSLATE_NOOP("Phrases", "Rename {army} to {name}"),
    "step.army_edited": QT_TRANSLATE_NOOP("Phrases", "Change the details of {army}"),
    "step.army_duplicated": QT_TRANSLATE_NOOP("Phrases", "Duplicate as {army}"),
    "step.army_deleted": QT_TRANSLATE_NOOP("Phrases", "Delete {army}"),
    "step.entry_added": QT_TRANSLATE_NOOP("Phrases", "Add {card}"),
    "step.entry_removed": QT_TRANSLATE_NOOP("Phrases", "Remove {card}"),
    "step.figures_set": QT_TRANSLATE_NOOP("Phrases", "{card}: {figures} figures"),
    "step.options_set": QT_TRANSLATE_NOOP("Phrases", "Options of {card}"),
    "step.entry_noted": QT_TRANSLATE_NOOP("Phrases", "Note on {card}"),
    "step.entry_moved": QT_TRANSLATE_NOOP("Phrases", "Move {card}"),
    "step.revision_taken": QT_TRANSLATE_NOOP("Phrases", "Newer version of {card}"),
    # What a price is made of.
    "cost.figures": QT_TRANSLATE_NOOP("Phrases", "{figures} × {pa} PA"),
    "cost.option": QT_TRANSLATE_NOOP("Phrases", "{name}: {times} × {pa} PA"),
    # What cannot be.
    "army.no_name": QT_TRANSLATE_NOOP("Phrases", "An army needs a name."),
    "army.limit_range": QT_TRANSLATE_NOOP("Phrases", "A limit is between 1 and 100,000 PA."),
    "army.figures_range": QT_TRANSLATE_NOOP("Phrases", "A card stands for 1 to {most} figures."),
    "army.price_range": QT_TRANSLATE_NOOP("Phrases", "A price is between 0 and 9,999 PA."),
}
