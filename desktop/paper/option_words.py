"""Say on paper what a card was bought: by name, with its price, or with what it costs in play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.paper import spell_words
from desktop.paper.face import TextSection
from desktop.paper.play_sheet_words import said
from desktop.paper.words import NBSP, figure, leads_in
from rules.armies import Option, Per
from rules.spells import Spell

_EACH = {"fr": "par figurine", "en": "per figure"}

Worded = Callable[[Option, Sequence[str]], str]
"""How an option is said in some languages, the first of which writes its numbers."""


def sections(options: Sequence[Option], languages: Sequence[str], worded: Worded) -> tuple[TextSection, ...]:
    """Give options by kind, each kind with what stands before it; one without a name is none."""
    made = []
    for kind, lead in leads_in(languages).items():
        of_kind = (option for option in options if option.kind is kind and option.name)
        if phrases := tuple(worded(option, languages) for option in of_kind):
            made.append(TextSection("options", lead, phrases))
    return tuple(made)


def added(
    options: Sequence[Option], note: str, languages: Sequence[str], worded: Worded
) -> tuple[TextSection, ...]:
    """Give what a list adds to a card: options by kind, then the player's note."""
    bought = sections(options, languages, worded)
    return (*bought, TextSection("note", "", (note,))) if note.strip() else bought


def named(option: Option, languages: Sequence[str]) -> str:
    """Name an option in each language, once where the name is the same."""
    return said(*(option.called(each) for each in languages))


def priced(option: Option, languages: Sequence[str]) -> str:
    """Write an option with its price: Orbe (+12 PA par figurine), "per figure" in each language.

    A spell or miracle has before it what it asks of its caster.
    """
    amount = figure(option.pa or 0, languages[0])
    price = "?" if option.pa is None else f"{'+' if option.pa >= 0 else ''}{amount}"
    if option.spell is not None and any(cast_by(option.spell, each) for each in languages):
        one = option.per is Per.FIGURE
        return said(*(
            f"{option.called(key)} ({', '.join(cast_by(option.spell, key))}, {price}{NBSP}PA"
            f"{' ' + _EACH[key] if one else ''})"
            for key in languages
        ))  # fmt: skip
    each = " " + said(*(_EACH[key] for key in languages)) if option.per is Per.FIGURE else ""
    return f"{named(option, languages)} ({price}{NBSP}PA{each})"


def in_play(option: Option, languages: Sequence[str]) -> str:
    """Write an option with what it takes to use it: Halo d’aurore (lumière 1, difficulté 7, portée 20 cm)."""
    return said(*(_in_play(option, language) for language in languages))


def _in_play(option: Option, language: str) -> str:
    told = () if option.spell is None else cast_by(option.spell, language)
    return f"{option.called(language)} ({', '.join(told)})" if told else option.called(language)


def cast_by(spell: Spell, language: str) -> tuple[str, ...]:
    """Say what a spell or miracle asks of its caster and what it does; what nobody knows is left out."""
    cells = spell_words.cells(spell, language)
    made = [f"{name.lower()}{NBSP}{value}" for name, value in cells if value]
    made += (say(spell, language) for say in (spell_words.whom, spell_words.lasting, spell_words.often))
    return tuple(filter(None, (*made, *spell_words.changes(spell, language))))
