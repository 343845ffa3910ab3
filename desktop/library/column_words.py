"""What the columns of a table may hold, in words, in the order in which cards are printed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.operations.layouts import OWNED
from desktop.paper.words import label
from desktop.wording.card_words import language_now
from rules.card_fields import FIELDS, VALUES
from rules.text import QT_TRANSLATE_NOOP
from rules.values import Characteristic

_LEAVE_OUT = QT_TRANSLATE_NOOP("ColumnWords", "Leave out")
_WORDS = {column.key: column.words or field.words for field in FIELDS for column in field.columns}
_WORDS[OWNED] = QT_TRANSLATE_NOOP("Phrases", "Figures owned")
_PRINTED = {
    "cou": Characteristic.COU, "peur": Characteristic.PEUR, "cou_or_peur": Characteristic.NERVE,
    **{column.key: Characteristic(field.key) for field in VALUES for column in field.columns},
}  # fmt: skip
"""The printed values that columns hold, courage and fear among them."""
_FIRST = ("name", "name_fr", "name_en", "people")
_LAST = (
    "pa", "rank", "type", "size", "competences", "competences_fr", "competences_en", "equipment", "edition",
    "profile_origin", "source", "source_url", "classes", "race", "lang", "system", "note", OWNED,
)  # fmt: skip
_NAMED = [column for column in _WORDS if column in _PRINTED and _WORDS[column]]
_BARE = sorted(column for column in _WORDS if not _WORDS[column])
ORDER = ("", *dict.fromkeys((*_FIRST, *_NAMED, *_BARE, *_LAST, *_WORDS)))
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


def column_name(column: str) -> str:
    """Name a column in the language of now: what stands on the card, then what it is."""
    if not column:
        return word(_LEAVE_OUT)
    name = QCoreApplication.translate("Phrases", _WORDS[column]) if _WORDS[column] else ""
    printed = label(_PRINTED[column], language_now()) if column in _PRINTED else ""
    return " · ".join(filter(None, (printed, name)))
