"""Words of the values of rulesets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules.battle.ruleset_table import CellKind, RulesetCell

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
