"""A text that no package may hold never comes into a library: it is told when it would be written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from db.exchange.budget import MAX_TEXT
from db.writing import revisions
from desktop.operations import armies, cards, offers, packages, tables
from desktop.operations.battle import export_battle
from desktop.operations.battle_start import begin
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.card_tables import import_tables
from desktop.operations.imports.report import ImportReport
from desktop.operations.newer import take_newer
from desktop.wording import say
from rules.armies import Option, OptionKind
from rules.battle.setup import SideSetup
from rules.cards import Card
from rules.offers import Offer
from rules.spells import Spell
from rules.text import Message, Refusal
from rules.values import Characteristic, Value
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


# What a library of an older program holds -----------------------------------------------------------------


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let libraries take in what those of older programs did."""
    monkeypatch.setattr(revisions, "MAX_TEXT", 10 * MAX_TEXT)


def refused(desk: Desk, path: Path) -> Message:
    """Pack a library in vain; give what is said of it."""
    made = packages.pack(desk, path=path)
    assert isinstance(made, Refusal) and not path.exists()
    assert say(made.message) and len(say(made.message)) < 500
    return made.message


@pytest.mark.parametrize(
    ("long", "field"),
    [
        (Card("Long", "Tall", race=LONG), Message("card_field.race")),
        (Card("Long", "Tall", equipment=("x", LONG)), Message("card_field.equipment")),
        (Card("Long", "Tall", values={Characteristic.PUI: Value.parse(LONG)}), "PUI"),
    ],
)
def test_a_text_of_a_card_is_told_before_it_is_packed_and_shortened(
    mine: Desk, theirs: Desk, tmp_path: Path, older: None, long: Card, field: object
) -> None:
    key = cards.save_card(mine, card=long)
    assert isinstance(key, str)
    told = refused(mine, tmp_path / "all.tactpack")
    assert (told.code, told.data["value"], told.data["english"]) == ("package.long_text", "Long", "Tall")
    assert (told.data["field"], told.data["most"]) == (field, MAX_TEXT)
    assert isinstance(cards.save_card(mine, card=Card("Long", "Tall"), card_id=key), str)
    assert len(brought(theirs, packed(mine, tmp_path / "all.tactpack")).added) == 1


def test_a_text_of_a_revision_that_a_list_still_shows_is_told_with_the_list(
    mine: Desk, theirs: Desk, tmp_path: Path, older: None
) -> None:
    key = cards.save_card(mine, card=Card("Long", race=LONG))
    army = armies.create(mine, name="Dimanche", people="griffins")
    assert isinstance(key, str) and isinstance(army, str)
    armies.add_entry(mine, army, card_id=key)
    cards.save_card(mine, card=Card("Long"), card_id=key)
    told = refused(mine, tmp_path / "all.tactpack")
    assert (told.code, told.data["army"], told.data["value"]) == ("package.long_pinned", "Dimanche", "Long")
    entry_id = mine.library.army(army).entries[0].id
    assert not isinstance(take_newer(mine, army, entry_ids=[entry_id]), Refusal)
    assert len(brought(theirs, packed(mine, tmp_path / "all.tactpack")).armies_added) == 1


THINGS: dict[str, Callable[[Desk], object]] = {
    "Dimanche": lambda desk: armies.create(desk, name="Dimanche", people="griffins", note=LONG),
    "Mur": lambda desk: offers.save_offer(
        desk, offer=Offer(Option("Mur", OptionKind.SPELL, spell=Spell(name_fr="Mur", text_fr=LONG)))
    ),
}


@pytest.mark.parametrize("name", THINGS)
def test_a_text_of_another_thing_is_told_with_its_name(
    mine: Desk, tmp_path: Path, older: None, name: str
) -> None:
    assert isinstance(THINGS[name](mine), str)
    told = refused(mine, tmp_path / "all.tactpack")
    assert (told.code, told.data["value"]) == ("package.long_in_thing", name)


def test_a_text_of_a_battle_is_told_with_its_name(mine: Desk, tmp_path: Path, older: None) -> None:
    key = cards.save_card(mine, card=Card("Long", race=LONG))
    army = armies.create(mine, name="Dimanche", people="griffins")
    assert isinstance(key, str) and isinstance(army, str)
    armies.add_entry(mine, army, card_id=key)
    side = SideSetup.from_muster(mine.library.muster(mine.library.army(army)))
    begin(mine, name="Samedi", a=side, b=side, ruleset=tables.rulesets()["c5"])
    armies.delete(mine, army)
    cards.save_card(mine, card=Card("Long"), card_id=key)
    told = refused(mine, tmp_path / "all.tactpack")
    assert (told.code, told.data["value"]) == ("package.long_in_battle", "Samedi")
    (held,) = mine.library.battles.listed()
    written: list[bytes] = []
    alone = export_battle(mine, battle_id=held.id, write=written.append)
    assert isinstance(alone, Refusal) and written == [] and say(alone.message)
    assert (alone.message.code, alone.message.data["value"]) == ("battle.long_text", "Samedi")


def test_what_a_file_said_at_such_length_is_not_carried_along(
    mine: Desk, theirs: Desk, tmp_path: Path, older: None
) -> None:
    half = "é" * (MAX_TEXT - 1)
    said = profile("Guard", {**GUARD, "Note": half, "Notes": half})
    (tmp_path / "a.cat").write_bytes(catalogue(entry("Guard", pa=3, profiles=[said])))
    assert isinstance(catalogues.bring(mine, paths=[tmp_path / "a.cat"]), ImportReport)
    held = next(r for r in mine.library.cards() if len(r.card.note) > MAX_TEXT)
    cards.save_card(mine, card=replace(held.card, note="short"), card_id=held.card_id)
    assert len(brought(theirs, packed(mine, tmp_path / "all.tactpack")).added) == 1
