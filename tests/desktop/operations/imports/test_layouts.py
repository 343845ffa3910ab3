"""What was told of a table's columns is kept in the library, and holds for the next one."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.operations import layouts
from desktop.operations.desk import Desk
from desktop.operations.imports import card_tables
from desktop.operations.imports.report import ImportReport
from desktop.operations.layouts import SETTING, TableLayout, TablePreview, Way
from rules.text import Refusal


def table(folder: Path, text: str, name: str = "club.csv") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def seen(desk: Desk, path: Path, way: Way | None = None, before: TablePreview | None = None) -> TablePreview:
    found = layouts.look(desk, path=path, way=way, before=before)
    assert isinstance(found, TablePreview)
    return found


def tell(desk: Desk, look: TablePreview, **columns: str) -> None:
    told = TableLayout({**look.layout.columns, **columns}, look.layout.way)
    assert layouts.remember(desk, seen=look, layout=told) is None


def names(desk: Desk) -> list[str]:
    return [revision.card.name_fr for revision in desk.library.cards()]


def test_headings_are_met_in_any_order_and_by_every_import(desk: Desk, tmp_path: Path) -> None:
    tell(desk, seen(desk, table(tmp_path, "Bonhomme,Mise,Mou\nAbel,41,10\n")), bonhomme="name", mise="pa")
    path = table(tmp_path, "mou,MISE,bonhomme\n9,12,Élu\n", "other.csv")
    assert seen(desk, path).remembered
    report = card_tables.import_tables(desk, paths=[path])
    assert isinstance(report, ImportReport) and report.troubles == []
    assert names(desk) == ["Élu"]
    assert isinstance(
        card_tables.import_tables(desk, paths=[table(tmp_path, "Bonhomme,Mou\nAbel,9\n", "b.csv")]),
        ImportReport,
    )
    assert names(desk) == ["Élu"]


def test_what_anybody_would_guess_is_not_kept_and_forgets_what_was(desk: Desk, tmp_path: Path) -> None:
    path = table(tmp_path, "Nom,Mou,Truc\nAbel,10,x\n")
    tell(desk, seen(desk, path))
    assert desk.library.setting(SETTING) is None
    tell(desk, seen(desk, path), truc="note")
    assert seen(desk, path).layout.columns["truc"] == "note"
    tell(desk, seen(desk, path), truc="")
    assert not seen(desk, path).remembered and desk.library.setting(SETTING) == {}


def test_a_way_of_reading_is_met_by_the_headings_it_had_before(desk: Desk, tmp_path: Path) -> None:
    path = table(tmp_path, "Nom|Mou;b;c\nAbel|10;x;y\n")
    first = seen(desk, path)
    assert first.outline.way.delimiter == ";"
    again = seen(desk, path, Way(first.outline.way.encoding, "|"), first)
    assert again.outline.header == ("Nom", "Mou;b;c")
    tell(desk, again, **{"mou;b;c": "mou"})
    met = seen(desk, path)
    assert met.remembered and (met.outline.way.delimiter, met.layout.columns) == (
        "|", {"nom": "name", "mou;b;c": "mou"},
    )  # fmt: skip
    assert isinstance(card_tables.import_tables(desk, paths=[path]), ImportReport)
    assert names(desk) == ["Abel"]


def test_a_sheet_or_encoding_that_this_file_has_not_is_read_as_it_stands(desk: Desk, tmp_path: Path) -> None:
    path = table(tmp_path, "Nom,Mou\nÉlu,10\n")
    look = seen(desk, path)
    kept = {
        look.met: {"columns": {"nom": "name_en", "x": "zip"}, "way": {"encoding": "utf-16", "sheet": "S"}}
    }
    desk.library.set_setting(SETTING, kept)
    met = seen(desk, path)
    assert met.outline.header == ("Nom", "Mou") and met.layout.columns == {"nom": "name_en", "mou": "mou"}


@pytest.mark.parametrize("kept", ["x", 7, ["a"], {"a": 1}, {"a": {"columns": [1], "way": 3}}])
def test_what_is_no_memory_stops_nobody(desk: Desk, tmp_path: Path, kept: object) -> None:
    desk.library.set_setting(SETTING, kept)
    path = table(tmp_path, "Nom,Mou\nAbel,10\n")
    assert not seen(desk, path).remembered
    tell(desk, seen(desk, path), mou="")
    assert seen(desk, path).layout.columns["mou"] == ""


def test_what_cannot_be_looked_at_is_refused_with_its_sentence(desk: Desk, tmp_path: Path) -> None:
    for path, way, code in (
        (tmp_path / "absent.csv", None, "import.not_opened"),
        (table(tmp_path, ""), None, "import.empty"),
        (table(tmp_path, "é,b\n", "c.csv"), Way("utf-16"), "import.other_encoding"),
    ):
        found = layouts.look(desk, path=path, way=way)
        assert isinstance(found, Refusal) and found.message.code == code


def test_a_field_that_two_columns_hold_and_figures_that_are_none(desk: Desk, tmp_path: Path) -> None:
    look = seen(desk, table(tmp_path, "Nom,Mou,Ini\nAbel,vite,4\nÉlu,7,5 x,3\n"))
    assert layouts.odd_samples(look.outline, look.layout.columns) == {(1, 0), (2, 1)}
    assert layouts.held_twice(TableLayout({"a": "mou", "b": "mou", "c": "", "d": ""})) == ("mou",)
    assert layouts.lacks_names(TableLayout({"a": "mou"}))
