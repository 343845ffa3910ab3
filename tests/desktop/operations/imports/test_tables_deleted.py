"""Tables that tell of cards which were deleted here, or which are of another game."""

from __future__ import annotations

from pathlib import Path

from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.operations.imports import card_tables
from desktop.operations.imports.report import ImportReport
from rules.text import Refusal


def table(there: Path, *rows: str) -> Path:
    path = there / "t.csv"
    path.write_text("\n".join(("nom;peuple;jeu;pa", *rows)), encoding="utf-8")
    return path


def read(desk: Desk, path: Path, *, theirs: bool = False) -> ImportReport:
    report = card_tables.import_tables(desk, paths=[path], theirs=theirs)
    assert not isinstance(report, Refusal)
    return report


def names(desk: Desk) -> list[str]:
    return [r.card.name_fr for r in desk.library.cards() if r.card.name_fr.startswith("Zz")]


def test_a_deleted_card_stays_away_and_that_is_said(mine: Desk, tmp_path: Path) -> None:
    path = table(tmp_path, "Zz un;griffons;;10", "Zz deux;griffons;;11")
    made = read(mine, path).added
    cards.delete_cards(mine, card_ids=made[:1])
    report = read(mine, path)
    assert [(t.reason, t.message.data["value"], t.left_out) for t in report.troubles] == [
        ("import.put_away", "Zz un", True)
    ]
    assert (report.added, report.same, names(mine)) == ([], 1, ["Zz deux"])
    waiting = card_tables.bring_tables(mine, paths=[path])
    assert isinstance(waiting, card_tables.TablePlan), "its owner is asked"
    (told,) = waiting.report.differences
    back = card_tables.decide_tables(mine, waiting, fields=frozenset({(told.thing, told.field)}))
    assert not isinstance(back, Refusal) and back.added == made[:1]
    assert [t.reason for t in back.troubles] == ["import.came_back"]
    assert sorted(names(mine)) == ["Zz deux", "Zz un"]


def test_what_an_undo_took_back_comes_again(mine: Desk, tmp_path: Path) -> None:
    path = table(tmp_path, "Zz un;griffons;;10")
    read(mine, path)
    mine.library.undo("library")
    report = read(mine, path)
    assert (len(report.added), report.troubles, names(mine)) == (1, [], ["Zz un"])


def test_theirs_brings_deleted_cards_back(mine: Desk, tmp_path: Path) -> None:
    path = table(tmp_path, "Zz un;griffons;;10")
    made = read(mine, path).added
    cards.delete_cards(mine, card_ids=made)
    assert read(mine, path, theirs=True).added == made


def test_a_card_of_another_game_is_another_card(mine: Desk, tmp_path: Path) -> None:
    read(mine, table(tmp_path, "Zz double;griffons;Confrontation;10"))
    report = read(mine, table(tmp_path, "Zz double;griffons;MonCon'F;12"))
    assert (len(report.added), report.changed) == (1, [])
    held = {r.card.system: r.card.pa.number for r in mine.library.cards() if r.card.name_fr == "Zz double"}
    assert held == {"confrontation": 10, "monconf": 12}
    again = read(mine, table(tmp_path, "Zz double;griffons;MONCON’F;12"))
    assert (again.added, again.changed, again.same) == ([], [], 1)


def test_a_game_that_nobody_knows_is_told(mine: Desk, tmp_path: Path) -> None:
    report = read(mine, table(tmp_path, "Zz tour;griffons;chess;10"))
    assert [(t.reason, t.message.data["value"]) for t in report.troubles] == [
        ("import.unknown_game", "chess")
    ]
    assert [r.card.system for r in mine.library.cards() if r.card.name_fr == "Zz tour"] == ["confrontation"]
