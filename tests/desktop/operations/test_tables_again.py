"""A table read again: what its owner changed since stays, and is told; the rest follows the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from db.library import Library
from desktop.operations import cards, importing, packages, tables
from desktop.operations.cards import ImportReport, import_tables
from desktop.operations.desk import Desk
from desktop.phrases import say
from rules.text import Refusal
from rules.values import Characteristic, Value
from tests.db.exchange.foreign import catalogue, entry, profile

HEADER = "name_fr;people;ini;pa\n"


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with Library.open(tmp_path / "club.tact") as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


def bring(desk: Desk, tmp_path: Path, row: str) -> ImportReport:
    path = tmp_path / "k.csv"
    path.write_text(HEADER + row + "\n", encoding="utf-8")
    report = import_tables(desk, paths=[path])
    assert not isinstance(report, Refusal)
    return report


def shown(desk: Desk) -> tuple[str, str]:
    (revision,) = desk.library.cards()
    return str(revision.card.values[Characteristic.INI]), str(revision.card.pa)


def test_what_its_owner_changed_stays_and_is_told(desk: Desk, tmp_path: Path) -> None:
    bring(desk, tmp_path, "Ktable;Griffon;3;20")
    (held,) = desk.library.cards()
    cards.save_card(desk, card=replace(held.card, pa=Value.of(33)), card_id=held.card_id)
    report = bring(desk, tmp_path, "Ktable;Griffon;4;21")
    assert shown(desk) == ("4", "33")
    assert report.changed == (held.card_id,)
    ((field, words),) = [(trouble.field, say(trouble.message)) for trouble in report.troubles]
    assert field == "pa"
    assert words == "Ktable: “33”, as it was changed here, stays; the table says “21”."
    again = bring(desk, tmp_path, "Ktable;Griffon;4;21")
    assert (again.label, shown(desk)) == (None, ("4", "33"))
    cards.undo(desk)
    assert shown(desk) == ("3", "33")


def test_what_only_the_table_changed_follows_it(desk: Desk, tmp_path: Path) -> None:
    bring(desk, tmp_path, "Ktable;Griffon;3;20")
    report = bring(desk, tmp_path, "Ktable;Griffon;4;21")
    assert (shown(desk), len(report.changed), report.troubles) == (("4", "21"), 1, ())


def test_a_catalogue_comes_after_a_table_and_a_package(desk: Desk, tmp_path: Path) -> None:
    bring(desk, tmp_path, "Ktable;Griffon;3;20")
    path = tmp_path / "club.tactpack"
    packages.pack(desk, path=path)
    with Library.open(tmp_path / "other.tact") as library:
        other = Desk(library, tables.peoples(), tables.abilities(), int)
        assert not isinstance(packages.bring(other, path=path), Refusal)
        file = tmp_path / "a.cat"
        file.write_bytes(catalogue(entry("Guard", pa=3, profiles=[profile("Guard")])))
        for each in (desk, other):
            report = importing.bring(each, paths=[file])
            assert not isinstance(report, Refusal) and len(report.added) == 1
