"""A text that no package may hold never comes into a library: it is told when it would be written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from db.exchange.budget import MAX_TEXT
from desktop.operations import armies, cards, offers
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.card_tables import import_tables
from desktop.operations.imports.report import ImportReport
from rules.armies import Option
from rules.cards import Card
from rules.offers import Offer
from rules.text import Refusal
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile
from tests.desktop.operations.imports.card_tables import table
from tests.desktop.operations.imports.two_libraries import brought, packed

LONG = "é" * (MAX_TEXT + 1)
FIELDS = (
    "name_fr", "name_en", "people", "race", "classes", "equipment", "source", "note", "edition", "rank",
    "competences", "ini", "pa",
)  # fmt: skip


@pytest.mark.parametrize("field", FIELDS)
def test_a_cell_that_no_package_holds_is_refused_with_its_line(
    mine: Desk, theirs: Desk, tmp_path: Path, field: str
) -> None:
    header = "name_fr;people\n" if field in ("name_fr", "people") else f"name_fr;people;{field}\n"
    cells = {"name_fr": "Long", "people": "Griffon", field: LONG}
    file = table(tmp_path, ";".join(cells[name] for name in header.strip().split(";")), header=header)
    report = import_tables(mine, paths=[file])
    assert isinstance(report, ImportReport) and not report.added
    ((_, message),) = report.refused
    assert (message.code, message.data["line"], message.data["most"]) == ("import.long_cell", 2, MAX_TEXT)
    brought(theirs, packed(mine, tmp_path / "all.tactpack"))


@pytest.mark.parametrize(
    ("header", "cells"),
    [("profile_origin;source;source_url", 3), ("note;cou;peur;size", 2), ("race", 1), ("note", 1)],
)
def test_cells_that_become_one_text_are_measured_together(
    mine: Desk, theirs: Desk, tmp_path: Path, header: str, cells: int
) -> None:
    whole = "é" * MAX_TEXT
    row = {1: [whole], 2: [whole, "3", "4", "huge"], 3: ["x", whole, "y"]}[cells]
    report = import_tables(
        mine, paths=[table(tmp_path, ";".join(["Long", *row]), header=f"name_fr;{header}\n")]
    )
    if cells == 1:
        assert isinstance(report, ImportReport) and len(report.added) == 1
    else:
        assert isinstance(report, Refusal) and report.message.code == "library.long_text"
    assert len(brought(theirs, packed(mine, tmp_path / "all.tactpack")).added) == (cells == 1)


WRITES: dict[str, Callable[[Desk], object]] = {
    "a field of a card": lambda desk: cards.save_card(desk, card=replace(Card("Long"), race=LONG)),
    "what a card carries": lambda desk: cards.save_card(desk, card=replace(Card("Long"), equipment=(LONG,))),
    "the note of a list": lambda desk: armies.create(desk, name="Long", people="griffins", note=LONG),
    "a text of an option": lambda desk: offers.save_offer(desk, offer=Offer(Option(LONG))),
}


def test_texts_of_a_catalogue_that_become_one_are_measured_together(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    half = "é" * (MAX_TEXT - 1)
    said = profile("Guard", {**GUARD, "Note": half, "Notes": half, "Weapons": half})
    (tmp_path / "a.cat").write_bytes(catalogue(entry("Guard", pa=3, profiles=[said])))
    report = catalogues.bring(mine, paths=[tmp_path / "a.cat"])
    assert isinstance(report, Refusal) and report.message.code == "library.long_text"
    brought(theirs, packed(mine, tmp_path / "all.tactpack"))


@pytest.mark.parametrize("what", WRITES)
def test_what_is_typed_is_refused_as_it_is_saved(mine: Desk, theirs: Desk, tmp_path: Path, what: str) -> None:
    assert isinstance(WRITES[what](mine), Refusal)
    brought(theirs, packed(mine, tmp_path / "all.tactpack"))
