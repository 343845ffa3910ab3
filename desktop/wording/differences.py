"""What a file says otherwise, in the language of now: the name of a field, and what it holds."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QLocale

from desktop.operations.imports.merge import Difference, Said
from desktop.operations.imports.merge_options import price_words
from desktop.operations.tables import peoples
from desktop.wording import apart, say
from desktop.wording.army_words import option_kind
from desktop.wording.card_words import language_now
from desktop.wording.excerpts import flat
from desktop.wording.field_words import field_name, told_contents
from desktop.wording.moments import moment_of
from desktop.wording.spell_facts import spell_line
from rules.armies import Option, OptionKind, Per, Version
from rules.spells import Spell
from rules.text import Message

_POINT = re.compile(r"(?<=\d)\.(?=\d)")


def told_field(told: Difference) -> str:
    """Name the field in which a thing differs, of a card as its game does."""
    return field_name(told.field, told.system) if told.system else say(Message(f"field.{told.field}"))


def told_words(told: Difference) -> tuple[str, str, str]:
    """Word base, theirs and ours in a line each; differing things that would read alike get a number."""
    # What pictures show is seen on the cards: they are told by their kind and measures.
    held = told.held if told.field != "picture" else None
    three: Sequence[object] = held or told.said(language_now())
    base, theirs, ours = words = (
        told_contents(told.field, three, peoples())
        if held
        else tuple(value_words(told.field, said) for said in told.said(language_now()))
    )
    things: dict[str, list[object]] = {}
    for said, word in zip(three, words, strict=True):
        if word and not isinstance(said, str) and said not in things.setdefault(word, []):
            things[word].append(said)
    alike = [thing for each in things.values() for thing in each]
    if len(alike) == len(things):
        return base, theirs, ours

    def numbered(word: str, said: object) -> str:
        if not word or said not in alike:
            return word
        return say(Message("import.nth", {"what": word, "n": alike.index(said) + 1}))

    return numbered(base, three[0]), numbered(theirs, three[1]), numbered(ours, three[2])


def value_words(field: str, said: Said) -> str:
    """Write what a field of a list, an option or the like holds in a line: figures as the language does."""
    text = said_words(said)
    if field == "people":
        return peoples().name(text, language_now(), short=True)
    if field == "pa":
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
        return moment_of(said.at) or said.name
    return _option(said) if isinstance(said, Option) else said


def _option(option: Option) -> str:
    """Say all of an option, for two that differ in more than their price."""
    each = Message("import.per_figure", {"pa": price_words(option.pa)})
    price = say(each) if option.per is Per.FIGURE else price_words(option.pa)
    spell = spell_line(option.spell) if option.spell is not None else ""
    return apart((option.name, price, option_kind(option.kind), spell))
