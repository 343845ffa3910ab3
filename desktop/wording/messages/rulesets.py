"""Words of the rulesets: steps of their timeline, what is wrong with a value."""

from __future__ import annotations

from rules.text import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    # Steps of the timeline; `value` is said in the reader's language.
    "step.ruleset_copied": QT_TRANSLATE_NOOP("Phrases", "new ruleset {ruleset}"),
    "step.ruleset_renamed": QT_TRANSLATE_NOOP("Phrases", "rename {ruleset} to {name}"),
    "step.ruleset_value": QT_TRANSLATE_NOOP("Phrases", "{ruleset}: {value}"),
    "step.ruleset_reset": QT_TRANSLATE_NOOP("Phrases", "{ruleset}: back to default"),
    "step.ruleset_deleted": QT_TRANSLATE_NOOP("Phrases", "delete {ruleset}"),
    # What cannot be.
    "ruleset.no_name": QT_TRANSLATE_NOOP("Phrases", "A ruleset needs a name."),
    "ruleset.range": QT_TRANSLATE_NOOP("Phrases", "Enter a number between {least} and {most}."),
    "ruleset.unknown_value": QT_TRANSLATE_NOOP("Phrases", "This value is not known."),
    "ruleset.effects_full": QT_TRANSLATE_NOOP(
        "Phrases", "A ruleset holds {most} effects of your own at most."
    ),
    "ruleset.effect_does_nothing": QT_TRANSLATE_NOOP("Phrases", "Say what this effect does, and on what."),
    "ruleset.letter": QT_TRANSLATE_NOOP("Phrases", "Enter one or two letters, without a space."),
    "ruleset.letter_twice": QT_TRANSLATE_NOOP("Phrases", "Two states would show the letter {letter}."),
    "ruleset.table_shape": QT_TRANSLATE_NOOP("Phrases", "The table has {rows} rows of {columns} cells."),
    "ruleset.table_letter": QT_TRANSLATE_NOOP("Phrases", "No result of a wound has the letter {letter}."),
}
