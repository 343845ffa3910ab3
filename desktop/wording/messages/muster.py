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
    "count.figures": QT_TRANSLATE_NOOP("Phrases", "%n figures", None, 1),
    "step.figures_set": QT_TRANSLATE_NOOP("Phrases", "%n figures of {card}", None, 1),
    "step.options_set": QT_TRANSLATE_NOOP("Phrases", "options of {card}"),
    "step.entry_noted": QT_TRANSLATE_NOOP("Phrases", "note on {card}"),
    "step.entry_moved": QT_TRANSLATE_NOOP("Phrases", "move {card}"),
    "step.revision_taken": QT_TRANSLATE_NOOP("Phrases", "newer version of {card}"),
    "step.revisions_taken": QT_TRANSLATE_NOOP("Phrases", "newer versions of %n cards", None, 1),
    "step.army_filed": QT_TRANSLATE_NOOP("Phrases", "folder and tags of {army}"),
    "step.version_kept": QT_TRANSLATE_NOOP("Phrases", "save {version} of {army}"),
    "step.version_taken": QT_TRANSLATE_NOOP("Phrases", "go back to {version} of {army}"),
    "step.version_forgotten": QT_TRANSLATE_NOOP("Phrases", "forget {version} of {army}"),
    "step.format_copied": QT_TRANSLATE_NOOP("Phrases", "new format {format}"),
    "step.format_renamed": QT_TRANSLATE_NOOP("Phrases", "rename {format} to {name}"),
    "step.format_deleted": QT_TRANSLATE_NOOP("Phrases", "delete {format}"),
    "step.format_limits": QT_TRANSLATE_NOOP("Phrases", "limits of {format}"),
    "step.format_check_added": QT_TRANSLATE_NOOP("Phrases", "another check of {format}"),
    "step.format_check_removed": QT_TRANSLATE_NOOP("Phrases", "a check less in {format}"),
    "step.format_check_moved": QT_TRANSLATE_NOOP("Phrases", "order of the checks of {format}"),
    "step.format_value": QT_TRANSLATE_NOOP("Phrases", "a value of {format}"),
    # What a price is made of.
    "cost.figures": QT_TRANSLATE_NOOP("Phrases", "{figures} × {pa} PA"),
    "cost.option": QT_TRANSLATE_NOOP("Phrases", "{name}: {times} × {pa} PA"),
    # What cannot be.
    "army.no_name": QT_TRANSLATE_NOOP("Phrases", "An army needs a name."),
    "army.game_kept": QT_TRANSLATE_NOOP(
        "Phrases", "The game of an army can be changed only while it has no cards."
    ),
    "army.limit_range": QT_TRANSLATE_NOOP("Phrases", "A limit is between 1 and 100,000 PA."),
    "army.figures_range": QT_TRANSLATE_NOOP("Phrases", "A card represents 1 to {most} figures."),
    "army.many_entries": QT_TRANSLATE_NOOP("Phrases", "An army holds {most} cards at most."),
    "army.many_options": QT_TRANSLATE_NOOP("Phrases", "A card holds {most} options at most."),
    "army.many_tags": QT_TRANSLATE_NOOP("Phrases", "An army holds {most} tags at most."),
    "army.many_versions": QT_TRANSLATE_NOOP("Phrases", "At most {most} versions are kept: forget one first."),
    "army.version_name": QT_TRANSLATE_NOOP("Phrases", "A version needs a name."),
    "army.version_twice": QT_TRANSLATE_NOOP("Phrases", "Another version is called {version}."),
    "format.many_checks": QT_TRANSLATE_NOOP("Phrases", "A format holds {most} checks at most."),
    "owned.range": QT_TRANSLATE_NOOP("Phrases", "Enter 0 to {most} figures."),
    "legality.shortage": QT_TRANSLATE_NOOP("Phrases", "Figures wanted: {wanted}; owned: {owned}."),
    "step.owned_counted": QT_TRANSLATE_NOOP("Phrases", "%n figures of {name} owned", None, 1),
    "step.owned_forgotten": QT_TRANSLATE_NOOP("Phrases", "stop counting {name}"),
    "army.price_range": QT_TRANSLATE_NOOP("Phrases", "A price is between −9,999 and 9,999 PA."),
}
