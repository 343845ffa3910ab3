"""What cards show is read once, and always as it is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from desktop.operations import armies, cards
from desktop.operations.desk import Desk
from rules.cards import Card
from tests.desktop.operations.imports.two_libraries import all_of, brought


def names(desk: Desk) -> set[str]:
    """Give the names of all cards, as a place reads them."""
    found = cards.all_cards(desk)
    assert isinstance(found, list)
    return {revision.card.name_fr for revision in found}


def in_library(desk: Desk) -> set[str]:
    return {revision.card.name_fr for revision in desk.library.cards()}


@pytest.mark.parametrize("count", [0, 7, 1000])
def test_cards_are_as_the_library_has_them_whatever_was_read_ahead(desk: Desk, count: int) -> None:
    if count:
        more = cards.read_on(desk, count)
        assert more is (count < len(desk.library.cards()))
    assert names(desk) == in_library(desk)
    first = desk.library.cards()[0]
    made = cards.save_card(desk, card=replace(first.card, name_fr="Neuve"), card_id=None)
    assert isinstance(made, str) or made is not None
    cards.save_card(desk, card=replace(first.card, name_fr="Changée"), card_id=first.card_id)
    assert {"Neuve", "Changée"} <= names(desk) == in_library(desk)
    cards.delete_cards(desk, card_ids=[first.card_id])
    assert "Changée" not in names(desk)
    cards.undo(desk)
    assert "Changée" in names(desk) and names(desk) == in_library(desk)


def test_revisions_that_a_package_brings_for_its_lists_are_seen(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    older, now = (Card("", "Vigile", people="griffins", note=note) for note in ("before", "now"))
    vigil = str(cards.save_card(mine, card=older))
    army = str(armies.create(mine, name="Ost"))
    armies.add_entry(mine, army, card_id=vigil)
    cards.save_card(mine, card=now, card_id=vigil)
    cards.save_card(theirs, card=now)
    assert isinstance(cards.all_cards(theirs), list)
    report = brought(theirs, all_of(mine, tmp_path))
    assert (report.added, report.changed, len(report.armies_added)) == ([], [], 1)
    assert cards.all_cards(theirs) == theirs.library.cards()
