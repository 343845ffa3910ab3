"""The table of fields holds all that a card says; nothing of it is overlooked when cards are compared."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from enum import StrEnum
from typing import get_type_hints

import pytest

from rules.abilities import Ability
from rules.card_comparison import changes, field_rows
from rules.card_fields import BENEATH, BY_KEY, FIELDS, NERVE, TYPED, VALUES, filled, keys, ordered
from rules.cards import Card
from rules.search import haystack, parse
from rules.text import fold
from rules.values import NERVES, Characteristic
from tests.rules.card_samples import PLAIN, SAMPLES
from tests.rules.data import peoples

NOT_COMPARED = {"system", "rank.character"}
"""The game stands in the head of what is compared; a rank is compared by its line."""
NOT_SEARCHED = {
    "equipment", "size", "source", "note", "picture", "rank.character", Characteristic.NERVE.value,
}  # fmt: skip


def key(name: str) -> str:
    return NERVE if name in NERVES else name.partition(".")[0]


def test_the_table_holds_the_fields_of_a_card_and_its_printed_values() -> None:
    printed = {c.value for c in Characteristic if not c.is_nerve}
    of_cards = {field.name for field in fields(Card)} - {"values"}
    assert Counter(keys(FIELDS)) == Counter(of_cards | printed | {NERVE})
    assert set(keys(VALUES)) == printed


@pytest.mark.parametrize("name", SAMPLES)
def test_each_field_is_read_from_a_card_and_put_into_one(name: str) -> None:
    field, card = BY_KEY[key(name)], SAMPLES[name]
    said = field.get(card)
    assert said != field.get(PLAIN)
    assert filled(PLAIN, {field.key: said}) == card
    assert field.holds.says(said) == bool(field.holds.line(said)) == (name != "rank.character")
    assert not field.holds.says(field.get(Card(""))) or field.key == "system"


def test_what_is_one_of_an_enumeration_says_of_which() -> None:
    """Forms, history and imports show its choices in words."""
    hints = get_type_hints(Card)
    chosen = {name for name, hint in hints.items() if isinstance(hint, type) and issubclass(hint, StrEnum)}
    assert {field.key for field in FIELDS if field.holds.choices} == chosen
    for key_ in chosen:
        assert set(BY_KEY[key_].holds.choices) == {each for each in hints[key_] if each.value}


def test_abilities_are_written_in_a_line() -> None:
    abilities = (*SAMPLES["abilities"].abilities, Ability("", "Neuf", "New"), Ability("", "Vieux", ""))
    assert BY_KEY["abilities"].holds.line(abilities) == "Fierce; New; Vieux"


@pytest.mark.parametrize(
    ("field", "cell", "lost"),
    [("size", "oddly", True), ("size", "large", False), ("size", " ", False), ("pa", "12", False)],
)
def test_a_cell_is_lost_of_which_nothing_could_be_read(field: str, cell: str, lost: bool) -> None:
    holds = BY_KEY[field].holds
    assert holds.read is not None
    assert holds.is_lost(cell, holds.read(cell)) is lost


def test_no_two_fields_are_called_by_one_word() -> None:
    columns = [column for field in FIELDS for column in field.columns]
    headings = [word for column in columns for word in (column.key, *column.aliases)]
    asked = [word for field in FIELDS for word in field.asked]
    for words in (headings, asked):
        assert [word for word, times in Counter(words).items() if times > 1 or word != fold(word)] == []
    for language in (0, 1):
        of_rosters = Counter(fold(field.roster[language]) for field in FIELDS if field.roster)
        assert [word for word, times in of_rosters.items() if times > 1] == []


def test_fields_may_stand_in_another_order() -> None:
    assert keys(ordered("note", "pa"))[:4] == ("note", "pa", "name_fr", "name_en")
    assert Counter(ordered("note", "pa")) == Counter(FIELDS)
    with pytest.raises(KeyError):
        ordered("nose")


def test_the_note_comes_last_in_the_form_and_beneath_the_card() -> None:
    assert [fields[-1].key for fields in (TYPED, BENEATH)] == ["note", "note"]


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in NOT_COMPARED])
def test_each_field_is_compared(name: str) -> None:
    card, field = SAMPLES[name], BY_KEY[key(name)]
    things = len(field.get(card)) if field.holds.several else 1
    assert [row.field for row in changes(PLAIN, card)] == [key(name)] * things
    assert changes(card, card) == ()
    assert len(field_rows((card,))) == len(field_rows((PLAIN,))) + things * (name != "name_fr")


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in NOT_SEARCHED])
def test_each_field_that_is_searched_is_found(name: str) -> None:
    field, card = BY_KEY[key(name)], SAMPLES[name]
    if not field.holds.figures:
        assert field.searched and haystack(card, peoples()) != haystack(PLAIN, peoples())
        return
    asked = (fold(name),) if name in NERVES else field.asked
    values = {str(each): value for each, value in card.values.items()}
    queries = [parse(f"{word}={values.get(name) or field.get(card)}") for word in asked]
    assert queries and all(query.conditions for query in queries)
    assert all(query.matches("", card) and not query.matches("", PLAIN) for query in queries)
