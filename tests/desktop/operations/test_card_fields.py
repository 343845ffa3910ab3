"""Nothing that a file says of a card is overlooked when it is joined with what its owner made of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from db.exchange.table_writing import rows, to_csv
from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.operations.imports import card_tables
from desktop.operations.imports.merge import Merging
from desktop.operations.imports.merge_cards import fill_unresolved, merge, says_otherwise, with_fields
from rules.cards import Card
from rules.text import Refusal
from rules.values import NERVES, Characteristic, ValueKind
from tests.rules.card_samples import PLAIN, SAMPLES

NOT_ADDED = {"name_fr", "people", "edition", "system", "picture", "rank.character"}
"""What tells cards of tables apart, what no table holds, and what is of a rank's line."""


def said(card: Card) -> Card:
    """Give a card with the values that somebody told alone."""
    return replace(card, values={c: v for c, v in card.values.items() if v.kind is not ValueKind.UNKNOWN})


def key(name: str) -> str:
    return Characteristic.NERVE.value if name in NERVES else name.partition(".")[0]


@pytest.mark.parametrize("name", SAMPLES)
def test_what_a_file_changed_is_taken_where_its_owner_left_the_field(name: str) -> None:
    merging, card = Merging(), SAMPLES[name]
    assert merge("c", PLAIN, card, PLAIN, merging) == card
    assert says_otherwise(PLAIN, card)
    assert [(each.field, each.taken) for each in merging.differences] == [(key(name), True)]


@pytest.mark.parametrize("name", [name for name in SAMPLES if name != "rank.character"])
def test_what_is_taken_field_by_field_is_taken_whole(name: str) -> None:
    card = SAMPLES[name]
    assert with_fields(PLAIN, card, [key(name)]) == card
    assert fill_unresolved(PLAIN, card, [key(name)], is_whole=True) == card


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in {"source", "system"}])
def test_what_a_card_held_before_and_its_owner_emptied_is_not_filled_again(name: str) -> None:
    """A source is no difference, and every card is of a game."""
    empty, card = Card(""), SAMPLES[name]
    assert merge("c", None, card, replace(empty, name_en="x"), Merging(heard=False), (card,)) == replace(
        empty, name_en="x"
    )


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in NOT_ADDED])
def test_what_a_table_says_more_of_a_card_is_taken(name: str, desk: Desk, tmp_path: Path) -> None:
    card_id = cards.save_card(desk, card=PLAIN)
    assert isinstance(card_id, str)
    path = tmp_path / "cards.csv"
    path.write_bytes(to_csv(rows([SAMPLES[name]], desk.peoples)))
    report = card_tables.import_tables(desk, paths=[path])
    assert not isinstance(report, Refusal) and report.changed == ([card_id] if name != "source" else [])
    found = said(desk.library.card(card_id).card)
    assert replace(found, source="") == replace(said(SAMPLES[name]), source="")
