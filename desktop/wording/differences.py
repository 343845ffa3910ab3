"""What a file says otherwise, in the language of now: the name of a field, and what it holds."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale

from desktop.operations.imports.merge import Difference, Said
from desktop.operations.imports.merge_options import price_words
from desktop.operations.tables import peoples
from desktop.paper.words import label as printed
from desktop.wording import apart, known, say
from desktop.wording.army_words import option_kind
from desktop.wording.card_words import language_now
from desktop.wording.excerpts import flat
from desktop.wording.spell_facts import spell_line
from rules.armies import Option, OptionKind, Per, Version
from rules.card_fields import BY_KEY, NERVE
from rules.spells import Spell
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


def told_words(told: Difference) -> tuple[str, str, str]:
    """Word base, theirs and ours in a line each; differing things that would read alike get a number."""
    three = told.said(language_now())
    base, theirs, ours = (value_words(told.field, said) for said in three)
    things: list[Said] = []
    for said in three:
        if said and not isinstance(said, str) and said not in things:
            things.append(said)
    if len({value_words(told.field, thing) for thing in things}) == len(things):
        return base, theirs, ours

    def numbered(words: str, said: Said) -> str:
        if said not in things:
            return words
        return say(Message("import.nth", {"what": words, "n": things.index(said) + 1}))

    return numbered(base, three[0]), numbered(theirs, three[1]), numbered(ours, three[2])


def value_words(field: str, said: Said) -> str:
    """Write what a field holds in a line: figures, and courage or fear, as the language does."""
    text = said_words(said)
    if field == "people" and text in peoples().peoples:
        return peoples().name(text, language_now())
    if field == "size" and known(f"size.{text}"):
        return say(Message(f"size.{text}"))
    if known(f"field.{field}") and not (field in BY_KEY and BY_KEY[field].holds.figures):
        return flat(text) if isinstance(said, str) else text
    kind, joint, value = text.partition(" ")
    if field == NERVE and joint:
        text = f"{field_words(kind)} {value}"
    text = _POINT.sub(QLocale().decimalPoint(), text)
    return flat(text) if isinstance(said, str) else text


def said_words(said: Said) -> str:
    """Word what is said of a value; a text is said as it is."""
    if isinstance(said, Message):
        return say(said)
    if isinstance(said, OptionKind):
        return option_kind(said)
    if isinstance(said, Spell):
        return spell_line(said)
    if isinstance(said, Version):
        return said.at[:16].replace("T", " ") or said.name
    return _option(said) if isinstance(said, Option) else said


def _option(option: Option) -> str:
    """Say all of an option, for two that differ in more than their price."""
    each = Message("import.per_figure", {"pa": price_words(option.pa)})
    price = say(each) if option.per is Per.FIGURE else price_words(option.pa)
    spell = spell_line(option.spell) if option.spell is not None else ""
    return apart((option.name, price, option_kind(option.kind), spell))
