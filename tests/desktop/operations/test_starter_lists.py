"""The lists that a new library begins with: played at once, with all that they need and no more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from db.library import Library
from desktop.operations import army_sheet, offers, tables
from desktop.operations.desk import Desk
from desktop.operations.opening import desk_for
from tests.desktop.outcomes import done
from tests.starter import rulebook_starter, shipped

LISTS = {"Griffons, 400 PA": 396, "Scorpions, 400 PA": 400}


@pytest.fixture
def new(tmp_path: Path) -> Iterator[Desk]:
    """Lay a desk with a new library as players get it."""
    with Library.open(tmp_path / "club.tact", starter=shipped()) as library:
        yield desk_for(library)


@pytest.mark.parametrize("name", LISTS)
def test_a_list_of_400_points_passes_its_checks(new: Desk, name: str) -> None:
    army = next(army for army in new.library.armies() if army.name == name)
    sheet = army_sheet.sheet(new, army.id)
    assert (sheet.cost.known, sheet.cost.complete, army.limit) == (LISTS[name], True, 400)
    assert sheet.format is not None and sheet.format.id == "c5"
    assert sheet.problems == () and sheet.newer == {}
    assert any(candidate.eligible for candidate in sheet.coordinators)


def test_what_a_list_buys_is_offered_to_its_card_at_that_price(new: Desk) -> None:
    bought = [
        (entry, option)
        for army in new.library.armies() if army.name in LISTS
        for entry in army.entries for option in entry.options
    ]  # fmt: skip
    assert {option.name for _, option in bought} == {o.option.name for o in new.library.offers().values()}
    for entry, option in bought:
        assert option in [each.option for each in done(offers.offered(new, card_id=entry.card_id))]


def test_the_lists_bring_no_card_that_none_of_them_uses(new: Desk) -> None:
    used = {entry.card_id for army in new.library.armies() for entry in army.entries}
    brought = [r for r in new.library.cards() if r.card.edition == "C5"]
    assert {r.card_id for r in brought} == used
    assert all(r.card.pa.number and r.card.name_en and r.card.source for r in brought)
    assert len(new.library.cards()) == len(rulebook_starter().cards) + 8


def test_a_french_name_is_one_that_a_french_card_bears() -> None:
    printed = {card.name_fr for card in rulebook_starter().cards}
    lists = [card for card in shipped().cards if card.edition == "C5" and card.name_fr]
    assert {card.name_fr for card in lists} <= printed, "none is made up"
    assert all(tables.peoples().peoples[card.people] for card in lists)


def test_a_row_fills_the_fields_that_it_names() -> None:
    row = {"fr": "Ada", "people": "griffins", "values": "10 4 5 6 5 7 4 5 7 ? ?", "note": "à relire"}
    card = tables.starter_card(row | {"classes": ["Fidèle"], "size": "Moyenne", "race": "Humain"})
    assert (card.name_fr, card.note, card.classes, card.race) == ("Ada", "à relire", ("Fidèle",), "Humain")
    assert card.size and not card.pa.number


@pytest.mark.parametrize("wrong", ["equipement", "ability", "source_fr"])
def test_a_row_with_a_key_that_no_field_has_is_refused(wrong: str) -> None:
    row = {"fr": "Ada", "people": "griffins", "values": "10 4 5 6 5 7 4 5 7 ? ?", wrong: "Arc"}
    with pytest.raises(KeyError, match=wrong):
        tables.starter_card(row)
