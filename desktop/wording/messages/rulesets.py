"""Words of the rulesets: their values, steps of their timeline, what is wrong with a value."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules.battle.ruleset_table import CellKind, RulesetCell
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

_MINUS = "\N{MINUS SIGN}"


def none_words(kind: CellKind) -> str:
    """Say what 0 stands for; nothing special for a plain number."""
    if kind is CellKind.SAME:
        return QCoreApplication.translate("Rulebook", "as the others")
    if kind is CellKind.LIMIT:
        return QCoreApplication.translate("Rulebook", "none")
    return ""


def value_words(cell: RulesetCell, value: object, language: str) -> str:
    """Word a value in a few letters; a table has no such words."""
    match cell.kind:
        case CellKind.SWITCH:
            yes, no = (
                QCoreApplication.translate("Rulebook", "yes"),
                QCoreApplication.translate("Rulebook", "no"),
            )
            return yes if value else no
        case CellKind.CHOICE:
            return dict(cell.choices)[str(value)].of(language) if str(value) in dict(cell.choices) else ""
        case CellKind.SET:
            chosen = value if isinstance(value, tuple) else ()
            return ", ".join(words.of(language) for key, words in cell.choices if key in chosen)
        case CellKind.GRID:
            return ""
        case CellKind.EFFECTS:
            none = QCoreApplication.translate("Rulebook", "none")
            return str(len(value)) if isinstance(value, tuple) and value else none
    return (none_words(cell.kind) if value == 0 else "") or str(value).replace("-", _MINUS)
