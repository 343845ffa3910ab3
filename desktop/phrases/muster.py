"""Words of the Muster: steps of its timeline, what a price is made of, what cannot be."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    # Steps of the timeline; `card` may be replaced by the name in the reader's language.
    "step.army_created": QT_TRANSLATE_NOOP("Phrases", "new army {army}"),
    "step.army_renamed": QT_TRANSLATE_NOOP("Phrases", "rename {army} to {name}"),
    "step.army_edited": QT_TRANSLATE_NOOP("Phrases", "details of {army}"),
    "step.army_duplicated": QT_TRANSLATE_NOOP("Phrases", "duplicate as {army}"),
    "step.army_deleted": QT_TRANSLATE_NOOP("Phrases", "delete {army}"),
    "step.entry_added": QT_TRANSLATE_NOOP("Phrases", "add {card}"),
    "step.entry_removed": QT_TRANSLATE_NOOP("Phrases", "remove {card}"),
    "step.figures_set": QT_TRANSLATE_NOOP("Phrases", "%n figures of {card}", None, 1),
    "step.options_set": QT_TRANSLATE_NOOP("Phrases", "options of {card}"),
    "step.entry_noted": QT_TRANSLATE_NOOP("Phrases", "note on {card}"),
    "step.entry_moved": QT_TRANSLATE_NOOP("Phrases", "move {card}"),
    "step.revision_taken": QT_TRANSLATE_NOOP("Phrases", "newer version of {card}"),
    # What a price is made of.
    "cost.figures": QT_TRANSLATE_NOOP("Phrases", "{figures} × {pa} PA"),
    "cost.option": QT_TRANSLATE_NOOP("Phrases", "{name}: {times} × {pa} PA"),
    # What cannot be.
    "army.no_name": QT_TRANSLATE_NOOP("Phrases", "An army needs a name."),
    "army.limit_range": QT_TRANSLATE_NOOP("Phrases", "A limit is between 1 and 100,000 PA."),
    "army.figures_range": QT_TRANSLATE_NOOP("Phrases", "A card stands for 1 to {most} figures."),
    "army.price_range": QT_TRANSLATE_NOOP("Phrases", "A price is between 0 and 9,999 PA."),
}
