"""The names of the values of cards, short as printed and in full, and the values as they are read."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules.cards import Card
from rules.sheets import sheet_of
from rules.text import QT_TRANSLATE_NOOP
from rules.values import Characteristic, Value, ValueKind

_NAMES: dict[Characteristic, tuple[str, str]] = {
    Characteristic.MOU: (
        QT_TRANSLATE_NOOP("ValuesRow", "MOV"),
        QT_TRANSLATE_NOOP("ValuesRow", "Movement, in cm"),
    ),
    Characteristic.INI: (QT_TRANSLATE_NOOP("ValuesRow", "INI"), QT_TRANSLATE_NOOP("ValuesRow", "Initiative")),
    Characteristic.ATT: (QT_TRANSLATE_NOOP("ValuesRow", "ATT"), QT_TRANSLATE_NOOP("ValuesRow", "Attack")),
    Characteristic.FOR: (QT_TRANSLATE_NOOP("ValuesRow", "STR"), QT_TRANSLATE_NOOP("ValuesRow", "Strength")),
    Characteristic.DEF: (QT_TRANSLATE_NOOP("ValuesRow", "DEF"), QT_TRANSLATE_NOOP("ValuesRow", "Defence")),
    Characteristic.RES: (QT_TRANSLATE_NOOP("ValuesRow", "RES"), QT_TRANSLATE_NOOP("ValuesRow", "Resilience")),
    Characteristic.TIR: (QT_TRANSLATE_NOOP("ValuesRow", "AIM"), QT_TRANSLATE_NOOP("ValuesRow", "Aim")),
    Characteristic.COU: (QT_TRANSLATE_NOOP("ValuesRow", "COU"), QT_TRANSLATE_NOOP("ValuesRow", "Courage")),
    Characteristic.DIS: (QT_TRANSLATE_NOOP("ValuesRow", "DIS"), QT_TRANSLATE_NOOP("ValuesRow", "Discipline")),
    Characteristic.POU: (QT_TRANSLATE_NOOP("ValuesRow", "POW"), QT_TRANSLATE_NOOP("ValuesRow", "Power")),
    Characteristic.FOI: (
        QT_TRANSLATE_NOOP("ValuesRow", "FAI"),
        QT_TRANSLATE_NOOP("ValuesRow", "Faith: one number, or three aspects like 2-3-3"),
    ),
    Characteristic.PV: (
        QT_TRANSLATE_NOOP("ValuesRow", "LP"),
        QT_TRANSLATE_NOOP("ValuesRow", "Life points"),
    ),
    Characteristic.PUI: (
        QT_TRANSLATE_NOOP("ValuesRow", "MGT"),
        QT_TRANSLATE_NOOP("ValuesRow", "Might of a figure, used to judge charges"),
    ),
    Characteristic.EVE: (QT_TRANSLATE_NOOP("ValuesRow", "ÉVE"), "ÉVE"),
    Characteristic.AGI: (QT_TRANSLATE_NOOP("ValuesRow", "AGI"), QT_TRANSLATE_NOOP("ValuesRow", "Agility")),
    Characteristic.END: (QT_TRANSLATE_NOOP("ValuesRow", "END"), QT_TRANSLATE_NOOP("ValuesRow", "Endurance")),
    Characteristic.BEA: (QT_TRANSLATE_NOOP("ValuesRow", "BEA"), QT_TRANSLATE_NOOP("ValuesRow", "Beauty")),
    Characteristic.PER: (QT_TRANSLATE_NOOP("ValuesRow", "PER"), QT_TRANSLATE_NOOP("ValuesRow", "Perception")),
    Characteristic.INT: (
        QT_TRANSLATE_NOOP("ValuesRow", "INT"),
        QT_TRANSLATE_NOOP("ValuesRow", "Intelligence"),
    ),
    Characteristic.EMP: (QT_TRANSLATE_NOOP("ValuesRow", "EMP"), QT_TRANSLATE_NOOP("ValuesRow", "Empathy")),
    Characteristic.RUS: (QT_TRANSLATE_NOOP("ValuesRow", "CUN"), QT_TRANSLATE_NOOP("ValuesRow", "Cunning")),
    Characteristic.CHA: (QT_TRANSLATE_NOOP("ValuesRow", "CHA"), QT_TRANSLATE_NOOP("ValuesRow", "Charisma")),
}


def value_names(system: str) -> dict[Characteristic, tuple[str, str]]:
    """Give the names of all values on a system's cards in the language of now: short, and in full."""
    names = {value: (_worded(short), _worded(long)) for value, (short, long) in _NAMES.items()}
    if life := sheet_of(system).life:
        names[Characteristic.PV] = life, life
    return names


def shown(value: Value, decimal: str = ".") -> str:
    """Write a value for the eye: a dash that is absent, nothing for unknown, the decimal of the language."""
    if value.kind is ValueKind.ABSENT:
        return "–"
    if value.kind is ValueKind.TEXT:
        return value.raw
    return str(value).replace(".", decimal)


def fear_mark() -> str:
    """Give the letter that stands before a fear."""
    return QCoreApplication.translate("ValuesRow", "F", "before a fear value")


def value_words(card: Card, characteristic: Characteristic, decimal: str, fear: str) -> str:
    """Write a value of a card for the eye; courage or fear is whichever it prints, a fear behind its mark."""
    if not characteristic.is_nerve:
        return shown(card.value(characteristic), decimal)
    kind, value = card.nerve
    text = shown(value, decimal)
    marks = {Characteristic.PEUR: fear, Characteristic.NERVE: "?"}
    return marks.get(kind, "") + text if value.number is not None else text


def _worded(text: str) -> str:
    return QCoreApplication.translate("ValuesRow", text)
