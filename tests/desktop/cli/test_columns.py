"""Saying on the command line what the columns of a table hold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.operations import layouts
from desktop.operations.layouts import TableLayout, TablePreview
from desktop.operations.opening import desk_for, open_library
from tests.desktop.cli.command_line import Program

CLUB = "Figurine;Vitesse;Prix;Bidon\nGarde d’acier;7,5;17;x\n"


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "club.csv"
    path.write_text(CLUB, encoding="utf-8")
    return path


def test_columns_are_told_by_their_headings(program: Program, table: Path) -> None:
    done = program(
        "import", table, "--columns", "Figurine=name,vitesse=mou", "--columns", "Prix=PA,Bidon=", "--json"
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)["troubles"] == []
    (card,) = json.loads(program("cards", "--search", "garde acier", "--json").stdout)
    assert card["pa"] == "17"


def test_what_was_told_in_the_window_holds_here(program: Program, table: Path, tmp_path: Path) -> None:
    library = open_library(tmp_path / "club.tact")
    desk = desk_for(library)
    seen = layouts.look(desk, path=table)
    assert isinstance(seen, TablePreview)
    told = {**seen.layout.columns, "figurine": "name_fr", "prix": "pa"}
    assert layouts.remember(desk, seen=seen, layout=TableLayout(told, seen.layout.way)) is None
    library.close()
    assert program("import", table).stdout == "1 new card\n"


def test_fields_and_headings_that_do_not_exist_are_told(program: Program, table: Path) -> None:
    wrong = program("import", table, "--columns", "Figurine=vitesse")
    assert wrong.returncode == 1 and "No column can hold “vitesse”" in wrong.stderr
    wrong = program("import", table, "--columns", "Nobody=name")
    assert wrong.returncode == 1 and "No table has a column “nobody”." in wrong.stderr


def test_encoding_separator_and_sheet(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "mac.csv"
    path.write_bytes("Nom|Mou;x\nÉlu|7,5\n".encode("mac_roman"))
    done = program("import", path, "--encoding", "mac_roman", "--delimiter", "|", "--columns", "Mou;x=mou")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Élu" in [
        card["name_fr"] for card in json.loads(program("cards", "--search", "élu", "--json").stdout)
    ]
    wrong = program("import", path, "--encoding", "utf-8")
    assert wrong.returncode == 1 and "not written in this encoding" in wrong.stderr


def test_what_was_told_need_not_be_told_again(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "old.csv"
    path.write_bytes("Référence|Vitesse|Mise\nGarde|10|12\n".encode("mac_roman"))
    assert program("import", path).returncode == 1
    told = ("--encoding", "mac_roman", "--columns", "Référence=name_fr,Mise=pa")
    assert program("import", path, *told).stdout == "1 new card\n"
    path.write_bytes("Référence|Vitesse|Mise\nLancier|10|14\n".encode("mac_roman"))
    assert program("import", path).stdout == "1 new card\n"
