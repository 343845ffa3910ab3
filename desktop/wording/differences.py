"""What a file says otherwise, in the language of now: the name of a field, and what it holds."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale

from desktop.operations.tables import peoples
from desktop.paper.words import label as printed
from desktop.wording import known, say
from desktop.wording.card_words import language_now
from desktop.wording.excerpts import flat
from rules.card_fields import BY_KEY, NERVE
from rules.text import Message
from rules.values import Characteristic

_POINT = re.compile(r"(?<=\d)\.(?=\d)")
_LETTERS = frozenset(Characteristic)


def field_words(field: str) -> str:
    """Name a field; characteristics by the letters of the language."""
    code = f"field.{field}"
    if known(code):
        return say(Message(code))
    parts = field.split("/")
    if not _LETTERS.issuperset(parts):
        return field
    return "/".join(printed(Characteristic(part), language_now()) for part in parts)


def value_words(field: str, text: str) -> str:
    """Write what a field holds in a line: figures, and courage or fear, as the language does."""
    if field == "people" and text in peoples().peoples:
        return peoples().name(text, language_now())
    if field == "size" and known(f"size.{text}"):
        return say(Message(f"size.{text}"))
    if known(f"field.{field}") and not (field in BY_KEY and BY_KEY[field].holds.figures):
        return flat(text)
    kind, apart, value = text.partition(" ")
    if field == NERVE and apart:
        text = f"{field_words(kind)} {value}"
    return flat(_POINT.sub(QLocale().decimalPoint(), text))
