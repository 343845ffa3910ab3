"""What the columns of a table may hold, in words, in the order in which cards are printed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.operations.layouts import FIELDS
from desktop.paper.words import label
from desktop.wording.card_words import language_now
from rules.text import QT_TRANSLATE_NOOP
from rules.values import Characteristic

C = Characteristic
_FIGURES: dict[str, tuple[Characteristic, str]] = {
    "mou": (C.MOU, QT_TRANSLATE_NOOP("ColumnWords", "Movement")),
    "ini": (C.INI, QT_TRANSLATE_NOOP("ColumnWords", "Initiative")),
    "att": (C.ATT, QT_TRANSLATE_NOOP("ColumnWords", "Attack")),
    "for": (C.FOR, QT_TRANSLATE_NOOP("ColumnWords", "Strength")),
    "def": (C.DEF, QT_TRANSLATE_NOOP("ColumnWords", "Defence")),
    "res": (C.RES, QT_TRANSLATE_NOOP("ColumnWords", "Resilience")),
    "tir": (C.TIR, QT_TRANSLATE_NOOP("ColumnWords", "Aim")),
    "cou": (C.COU, QT_TRANSLATE_NOOP("ColumnWords", "Courage")),
    "peur": (C.PEUR, QT_TRANSLATE_NOOP("ColumnWords", "Fear")),
    "cou_or_peur": (C.NERVE, QT_TRANSLATE_NOOP("ColumnWords", "Courage or fear")),
    "dis": (C.DIS, QT_TRANSLATE_NOOP("ColumnWords", "Discipline")),
    "pou": (C.POU, QT_TRANSLATE_NOOP("ColumnWords", "Power")),
    "foi": (C.FOI, QT_TRANSLATE_NOOP("ColumnWords", "Faith")),
    "pv": (C.PV, QT_TRANSLATE_NOOP("ColumnWords", "Life points, or Animus")),
    "pui": (C.PUI, QT_TRANSLATE_NOOP("ColumnWords", "Might")),
}
_BEFORE: dict[str, str] = {
    "": QT_TRANSLATE_NOOP("ColumnWords", "Leave out"),
    "name": QT_TRANSLATE_NOOP("ColumnWords", "Name"),
    "name_fr": QT_TRANSLATE_NOOP("ColumnWords", "French name"),
    "name_en": QT_TRANSLATE_NOOP("ColumnWords", "English name"),
    "people": QT_TRANSLATE_NOOP("ColumnWords", "People"),
}
_AFTER: dict[str, str] = {
    "pa": QT_TRANSLATE_NOOP("ColumnWords", "PA of one figure"),
    "rank": QT_TRANSLATE_NOOP("ColumnWords", "Rank"),
    "type": QT_TRANSLATE_NOOP("ColumnWords", "Character or troop"),
    "size": QT_TRANSLATE_NOOP("ColumnWords", "Size"),
    "competences": QT_TRANSLATE_NOOP("ColumnWords", "Abilities"),
    "competences_fr": QT_TRANSLATE_NOOP("ColumnWords", "Abilities in French"),
    "competences_en": QT_TRANSLATE_NOOP("ColumnWords", "Abilities in English"),
    "equipment": QT_TRANSLATE_NOOP("ColumnWords", "Equipment"),
    "edition": QT_TRANSLATE_NOOP("ColumnWords", "Edition"),
    "profile_origin": QT_TRANSLATE_NOOP("ColumnWords", "Origin of the profile"),
    "source": QT_TRANSLATE_NOOP("ColumnWords", "Source"),
    "source_url": QT_TRANSLATE_NOOP("ColumnWords", "Address of the source"),
    "classes": QT_TRANSLATE_NOOP("ColumnWords", "Classes"),
    "race": QT_TRANSLATE_NOOP("ColumnWords", "Race"),
    "lang": QT_TRANSLATE_NOOP("ColumnWords", "Language of the row"),
    "system": QT_TRANSLATE_NOOP("ColumnWords", "Game system"),
    "note": QT_TRANSLATE_NOOP("ColumnWords", "Note"),
}
ORDER = (*_BEFORE, *_FIGURES, *sorted(FIELDS - {*_BEFORE, *_FIGURES, *_AFTER}), *_AFTER)
"""Every field that a column may hold, the leaving out first; the bare letters are ÉCLATS'."""

ENCODINGS: dict[str, str] = {
    "utf-8": "UTF-8",
    "cp1252": "Windows (1252)",
    "utf-16": "UTF-16",
    "mac_roman": QT_TRANSLATE_NOOP("ColumnWords", "Older Macs"),
    "cp850": QT_TRANSLATE_NOOP("ColumnWords", "DOS (850)"),
}
DELIMITERS: dict[str, str] = {
    ",": QT_TRANSLATE_NOOP("ColumnWords", "Comma"),
    ";": QT_TRANSLATE_NOOP("ColumnWords", "Semicolon"),
    "\t": QT_TRANSLATE_NOOP("ColumnWords", "Tab"),
    "|": QT_TRANSLATE_NOOP("ColumnWords", "Vertical bar"),
}


def word(text: str) -> str:
    """Say a word of these tables in the language of now."""
    return QCoreApplication.translate("ColumnWords", text)


def field_words(field: str) -> str:
    """Name a field in the language of now: what stands on the card, then what it is."""
    language = language_now()
    if field in _FIGURES:
        characteristic, name = _FIGURES[field]
        return f"{label(characteristic, language)} · {word(name)}"
    if (name := _BEFORE.get(field) or _AFTER.get(field, "")) or not field:
        return word(name)
    return label(_OTHERS[field], language)


_OTHERS = {field: c for c in C for field in FIELDS if field.upper() == c.value.replace("É", "E")}
