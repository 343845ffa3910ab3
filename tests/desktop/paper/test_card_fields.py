"""Each field of a card stands on its printed face, or the table of fields says why it does not."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest

from desktop.paper.face import face
from desktop.paper.items import Item
from rules.card_fields import BY_KEY, NERVE
from rules.cards import Card
from rules.sheets import SHEETS
from rules.values import NERVES, Characteristic
from tests.desktop.paper.cards import picture
from tests.desktop.paper.reading import words
from tests.rules.card_samples import PLAIN, SAMPLES


def printed(card: Card) -> list[tuple[Item, ...]]:
    """Give what the face of a card shows in each language."""
    photo = picture() if card.picture else None
    return [face(card, language, picture=photo).items for language in ("fr", "en")]


def of_game(name: str, card: Card) -> Card:
    """Give a card as one of a game that prints a value of this name."""
    system = next((s.system for s in SHEETS.values() if name in s.values), card.system)
    return replace(card, system=system)


def added(name: str, language: str) -> set[str]:
    """Give the words that a field adds to a face, but for those that its owner typed."""
    said = SAMPLES[name]
    names = (said.name_fr, said.name_en, said.people.title(), said.edition, said.race)
    unknown = [ability.fr for ability in said.abilities if not ability.id]
    typed = " ".join((*names, *said.classes, *said.equipment, *unknown))
    card, plain = of_game(name, said), of_game(name, PLAIN)
    more = Counter(words(face(card, language))) - Counter(words(face(plain, language)))
    return set(_WORD.findall(" ".join(more))) - set(_WORD.findall(typed))


_WORD = re.compile(r"[^\W\d_]+")
ALIKE = {"mm", "cm", *(c.value for c in Characteristic if c.value == c.english)}
"""Units and letters of values that are the same in both languages."""


@pytest.mark.parametrize("name", [name for name in SAMPLES if name != "rank.character"])
def test_what_the_program_prints_of_a_field_is_in_the_language_of_the_card(name: str) -> None:
    french, english = added(name, "fr"), added(name, "en")
    assert french & english - ALIKE == set(), "word it for both languages in desktop/paper/words.py"


@pytest.mark.parametrize("name", [name for name in SAMPLES if name != "rank.character"])
def test_each_field_is_printed_or_says_why_not(name: str) -> None:
    field = BY_KEY[NERVE if name in NERVES else name.partition(".")[0]]
    card, plain = of_game(name, SAMPLES[name]), of_game(name, PLAIN)
    is_printed = printed(card) != printed(plain)
    assert is_printed != bool(field.unprinted), "print it in desktop/paper/face.py, or say why not in its row"
