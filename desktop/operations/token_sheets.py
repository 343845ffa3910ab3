"""Count the tokens that an army needs at the table, and make a strip of each of its cards."""

from __future__ import annotations

from collections.abc import Sequence

import resources
from desktop.operations.desk import Desk
from desktop.operations.twin_cards import told_apart
from desktop.paper.cut_sheet import STRIP, TOKEN, CardStrip, CutSheet, Token
from desktop.paper.heraldry import look_of
from desktop.paper.spell_words import word
from desktop.paper.state_tokens import TOKEN_WORDS, StateToken
from rules.armies import Entry, Muster
from rules.battle.ruleset import Track
from rules.battle.setup import letter_of
from rules.cards import Card
from rules.sheets import sheet_of
from rules.spells import ELEMENTS, NEUTRAL

GEMS = 6
"""Gems of an element for each mage."""
CONTAINERS = 4
"""Containers for each character, in the game that has them."""
_COLOURS = {
    "air": "#33698c", "water": "#1f3f86", "fire": "#a02716", "earth": "#6b4e0e", "light": "#77600a",
    "darkness": "#3b2453", NEUTRAL: "#57514a",
}  # fmt: skip
FAITH = 6
"""Points of temporary faith for each of the faithful."""
_STUN, _WOUND, _DONE, _HELD, _FAITH = "#7a4a00", "#8c1d24", "#2f5a22", "#0f5357", "#6b3a6e"


def tokens(muster: Muster, track: Track, language: str, copies: int = 1) -> CutSheet:
    """Make the tokens of an army: one for each figure that acts, fewer for what befalls only some."""
    cards = [(entry, muster.card(entry)) for entry in muster.army.entries]
    figures = sum(entry.figures for entry, _ in cards)
    made = _states(track, figures, language, muster.army.system)
    made += [Token("✓", TOKEN_WORDS["acted"][language], "hexagon", _DONE)] * figures
    made += _others(cards, language, muster.army.system)
    for element in (*ELEMENTS, NEUTRAL):
        count = sum(entry.figures * GEMS for entry, card in cards if element in _elements(card))
        words = word(element, language)
        sign = words[: 2 if (element, language) == ("darkness", "fr") else 1]  # Terre has the other T
        made += [Token(sign, words, "diamond", _COLOURS[element])] * count
    if not sheet_of(muster.army.system).priced:
        words = TOKEN_WORDS["container"][language]
        made += [Token(words[:1], words, "square", _HELD)] * figures * CONTAINERS
    return CutSheet(made * copies, TOKEN, language)


def _elements(card: Card) -> tuple[str, ...]:
    """Give the elements of whose gems a card has need; neutral ones where a mage's are not known."""
    return (card.elements or (NEUTRAL,)) if card.is_mage else ()


def _states(track: Track, figures: int, language: str, system: str) -> list[Token]:
    """Make the tokens of wounds: for half of the figures stunned ones, for a third each wound or loss."""
    half, third = -(-figures // 2), -(-figures // 3)
    made: list[Token] = []
    last = max((state.notches for state in track.states), default=0)
    for state in track.states:
        name = state.en if language == "en" else state.fr
        if state.notches == 0:
            made += [Token(state.letter(language), name, "star", _STUN)] * half
        elif state.notches < last:  # whoever is killed needs none
            made += [Token(state.letter(language), name, state.shape, _WOUND)] * third
    if track.life:
        words = TOKEN_WORDS["life" if sheet_of(system).priced else "animus"][language]
        for lost in (1, 2, 5):
            made += [Token(f"\N{MINUS SIGN}{lost}", words, "circle", _WOUND)] * third
    return made


def _others(cards: Sequence[tuple[Entry, Card]], language: str, system: str) -> list[Token]:
    """Make the tokens of the other states, and of temporary faith for those who have it."""
    made: list[Token] = []
    for state in map(StateToken.from_row, resources.table("data/tokens").get(system, ())):
        figures = sum(entry.figures for entry, card in cards if state.befalls(card))
        count = -(-figures // state.one_in) if state.one_in else 1
        made += [Token(state.sign, state.words[language], state.shape, state.colour)] * count
    faithful = sum(entry.figures for entry, card in cards if card.is_faithful)
    return made + [Token("✚", TOKEN_WORDS["faith"][language], "diamond", _FAITH)] * faithful * FAITH


def strips(desk: Desk, muster: Muster, language: str, copies: int = 1) -> CutSheet:
    """Make a strip of each card of an army, in the order of its list."""
    made, apart = [], told_apart(muster)
    for entry in muster.army.entries:
        card = apart[entry.id]
        look = look_of(card.people, language, desk.peoples)
        made.append(CardStrip(card, letters_of(entry), look, entry.id))
    return CutSheet(made * copies, STRIP, language)


def letters_of(entry: Entry) -> tuple[str, ...]:
    """Give the letters of an entry's figures; a single one needs none."""
    return ("",) if entry.figures == 1 else tuple(letter_of(n) for n in range(1, entry.figures + 1))
