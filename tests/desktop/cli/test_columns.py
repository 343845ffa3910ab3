"""Saying on the command line what the columns of a table hold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.operations import layouts
from desktop.operations.layouts import TableLayout, TablePreview
from desktop.operations.opening import desk_for, open_library
from tests.desktop.cli.command_line import Run, one_sentence

CLUB = "Bonhomme;Vitesse;Mise;Bidon\nGarde d’acier;7,5;17;x\n"


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "club.csv"
    path.write_text(CLUB, encoding="utf-8")
    return path


def test_columns_are_told_by_their_headings(at_club: Run, table: Path) -> None:
    done = at_club(
        "import", table, "--columns", "Bonhomme=name,vitesse=mou", "--columns", "Mise=PA,Bidon=", "--json"
    )
    assert done.code == 0
    assert json.loads(done.out)["troubles"] == []
    (card,) = json.loads(at_club("cards", "--search", "garde acier", "--json").out)
    assert card["pa"] == "17"


def test_what_was_told_in_the_window_holds_here(at_club: Run, table: Path, tmp_path: Path) -> None:
    library = open_library(tmp_path / "club.tact")
    desk = desk_for(library)
    seen = layouts.look(desk, path=table)
    assert isinstance(seen, TablePreview)
    told = {**seen.layout.columns, "bonhomme": "name_fr", "mise": "pa"}
    assert layouts.remember(desk, seen=seen, layout=TableLayout(told, seen.layout.way)) is None
    library.close()
    assert at_club("import", table).out == "1 new card\n"


def test_fields_and_headings_that_do_not_exist_are_told(at_club: Run, table: Path) -> None:
    wrong = at_club("import", table, "--columns", "Bonhomme=vitesse")
    assert wrong.code == 1 and "No column can hold “vitesse”" in wrong.err
    wrong = at_club("import", table, "--columns", "Nobody=name")
    assert wrong.code == 1 and "No table has a column “nobody”." in wrong.err


def test_a_table_without_headings_keeps_its_first_line(at_club: Run, tmp_path: Path) -> None:
    path = tmp_path / "bare.csv"
    path.write_text("Guerrier,Orques,10,14\nBrute,Orques,12.5,22\n", encoding="utf-8")
    done = at_club("import", path, "--headings", "0", "--columns", "#1=name,#3=mou,#4=pa")
    assert done.code == 0 and "2 new cards" in done.out
    assert "“#2”" in done.err, "a column that nobody told is not lost in silence"
    found = {c["name_fr"]: c["pa"] for c in json.loads(at_club("cards", "--json").out)}
    assert (found["Guerrier"], found["Brute"]) == ("14", "22")
    assert "Nothing changed" in at_club("import", path).out, "it is remembered"


def test_encoding_separator_and_sheet(at_club: Run, tmp_path: Path) -> None:
    path = tmp_path / "mac.csv"
    path.write_bytes("Nom|Mou;x\nÉlu|7,5\n".encode("mac_roman"))
    done = at_club("import", path, "--encoding", "mac_roman", "--delimiter", "|", "--columns", "Mou;x=mou")
    assert (done.code, done.err) == (0, "")
    assert "Élu" in [
        card["name_fr"] for card in json.loads(at_club("cards", "--search", "élu", "--json").out)
    ]
    wrong = at_club("import", path, "--encoding", "utf-8")
    assert wrong.code == 1 and "not written in this encoding" in wrong.err


def test_what_was_told_need_not_be_told_again(at_club: Run, tmp_path: Path) -> None:
    path = tmp_path / "old.csv"
    path.write_bytes("Référence|Vitesse|Mise\nGarde|10|12\n".encode("mac_roman"))
    assert at_club("import", path).code == 1
    told = ("--encoding", "mac_roman", "--columns", "Référence=name_fr,Mise=pa")
    assert at_club("import", path, *told).out == "1 new card\n"
    path.write_bytes("Référence|Vitesse|Mise\nLancier|10|14\n".encode("mac_roman"))
    assert at_club("import", path).out == "1 new card\n"


def test_columns_that_nobody_spoke_of_are_told_now_and_the_next_time(at_club: Run, tmp_path: Path) -> None:
    path = tmp_path / "club.csv"
    path.write_text("Bonhomme;Vitesse;PA;Valeur;Bidon\nGarde d’acier;7,5;99;17;x\n", encoding="utf-8")
    for arguments in (("--columns", "Bonhomme=name,Valeur=pa"), ()):
        done = at_club("import", path, *arguments)
        assert done.code == 0
        told = [line for line in done.err.splitlines() if "was read" in line or "was not read" in line]
        assert [any(name in line for line in told) for name in ("“Vitesse”", "“PA”", "“Bidon”")] == [True] * 3
    (card,) = json.loads(at_club("cards", "--search", "garde acier", "--json").out)
    assert card["pa"] == "17"


@pytest.mark.parametrize("line", [3, 10**20])
def test_a_line_that_the_table_has_not_holds_no_headings(at_club: Run, table: Path, line: int) -> None:
    wrong = at_club("import", table, "--headings", line)
    one_sentence(wrong, 1)
    assert f"“{table}” has no headings in line {line}." in wrong.err
