"""Tables as people keep them, taken into a library: which card a row means, and how many figures one has."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from db.library import CardWrite
from desktop.operations import cards, collection
from desktop.operations.desk import Desk
from desktop.operations.imports import card_tables
from desktop.operations.imports.report import ImportReport
from desktop.wording import say
from rules.cards import Card
from rules.text import Message, Refusal
from rules.values import Value


@pytest.fixture
def lancer(desk: Desk) -> str:
    card = Card("Lancier", people="griffins", edition="C5", pa=Value.of(20))
    (made,) = desk.library.write_cards(Message("step.card_added"), [CardWrite(None, card)]).card_ids
    return made


def bring(desk: Desk, folder: Path, text: str, theirs: bool = False) -> ImportReport:
    path = folder / "club.csv"
    path.write_text(text, encoding="utf-8")
    report = card_tables.import_tables(desk, paths=[path], theirs=theirs)
    assert not isinstance(report, Refusal)
    return report


def reasons(report: ImportReport) -> list[str]:
    return [trouble.reason.removeprefix("import.") for trouble in report.troubles]


def counted(desk: Desk) -> dict[str, int]:
    return {key: kept.figures for key, kept in desk.library.owned().items()}


def test_a_row_without_edition_means_the_only_card_of_its_name(desk: Desk, folder: Path, lancer: str) -> None:
    report = bring(desk, folder, "Nom;PA\nlancier;20\n")
    assert (report.added, report.changed, report.same) == ([], [], 1)
    assert reasons(report) == ["met_without_edition"]
    assert len(desk.library.cards()) == 1
    again = bring(desk, folder, "Nom;Peuple;PA\nLancier;Griffons;24 PA\n")
    assert [(d.thing, d.field, d.theirs) for d in again.differences] == [(lancer, "pa", "24")]


def test_of_several_cards_of_a_name_none_is_meant_and_that_is_told(
    desk: Desk, folder: Path, lancer: str
) -> None:
    other = replace(desk.library.card(lancer).card, edition="C3")
    desk.library.write_cards(Message("step.card_added"), [CardWrite(None, other)])
    report = bring(desk, folder, "Nom;PA\nLancier;20\n")
    assert len(report.added) == 1 and reasons(report) == ["several_of_name"]
    again = bring(desk, folder, "Nom;PA\nLancier;20\n")
    assert (again.added, again.same, reasons(again)) == ([], 1, [])


def test_another_people_or_edition_is_another_card(desk: Desk, folder: Path, lancer: str) -> None:
    report = bring(desk, folder, "Nom;Peuple;Édition;PA\nLancier;Lions;;20\nLancier;;C3;20\n")
    assert len(report.added) == 2 and reasons(report) == []


def test_a_row_in_english_alone_means_the_card_of_its_people_and_edition(desk: Desk, folder: Path) -> None:
    card = Card("Lancier", "Spearman", people="griffins", edition="C5", pa=Value.of(20))
    (made,) = desk.library.write_cards(Message("step.card_added"), [CardWrite(None, card)]).card_ids
    text = "name_en;people;edition;pa\nSpearman;Griffons;C5;21\nSpearman;Griffons;C3;22\n"
    report = bring(desk, folder, text, theirs=True)
    assert (report.changed, len(report.added), reasons(report)) == ([made], 1, [])
    assert str(desk.library.card(made).card.pa) == "21"
    assert bring(desk, folder, text).label is None


@pytest.mark.parametrize("backwards", [False, True])
def test_a_row_without_edition_is_no_twin_of_the_row_that_has_one(
    desk: Desk, folder: Path, lancer: str, backwards: bool
) -> None:
    rows = ["Lancier;Griffons;C5;20\n", "Lancier;Griffons;;12\n"][:: -1 if backwards else 1]
    text = "Nom;Peuple;Édition;PA\n" + "".join(rows)
    report = bring(desk, folder, text)
    assert [(d.thing, d.field, d.ours, d.theirs) for d in report.differences] == [(lancer, "pa", "20", "12")]
    assert (report.added, report.label, len(desk.library.cards())) == ([], None, 1)
    again = bring(desk, folder, text)
    assert (again.added, again.label, len(desk.library.cards())) == ([], None, 1)


def test_two_rows_of_one_name_that_say_otherwise_are_told(desk: Desk, folder: Path) -> None:
    text = "Nom;Peuple;Édition;PA\nGarde;Dirz;C5;15\ngarde ;Dirz;C5;16\n"
    report = bring(desk, folder, text)
    assert (len(report.added), reasons(report)) == (2, ["twin_row"])
    assert "garde" in say(report.troubles[0].message)
    again = bring(desk, folder, text)
    assert (again.label, reasons(again)) == (None, [])


def test_the_sum_of_a_second_table_overwrites_nothing(desk: Desk, folder: Path) -> None:
    bring(desk, folder, "Nom;PA\nLancier;20\nTOTAL;20\n")
    report = bring(desk, folder, "Nom;PA\nArcher;30\nTOTAL;30\n")
    assert sorted(r.card.name_fr for r in desk.library.cards()) == ["Archer", "Lancier"]
    assert reasons(report) == ["row_total"]


def test_owned_figures_are_counted_asked_for_and_undone(desk: Desk, folder: Path, lancer: str) -> None:
    report = bring(desk, folder, "Nom;Possédées\nLancier;3\n")
    assert (report.owned, report.changed, counted(desk)) == (["lancier"], [], {"lancier": 3})
    assert bring(desk, folder, "Nom;Possédées\nLancier;3\n").label is None
    bring(desk, folder, "Nom;Possédées\nLancier;4\n")
    assert counted(desk) == {"lancier": 4}  # nobody counted otherwise meanwhile
    collection.count_owned(desk, card_id=lancer, figures=9)
    asked = bring(desk, folder, "Nom;Possédées\nLancier;5\n")
    assert [(d.field, d.ours, d.theirs) for d in asked.differences] == [("owned", "9", "5")]
    assert counted(desk) == {"lancier": 9}
    bring(desk, folder, "Nom;Possédées\nLancier;5\n", theirs=True)
    assert counted(desk) == {"lancier": 5}
    assert not isinstance(cards.undo(desk), Refusal)
    assert counted(desk) == {"lancier": 9}


@pytest.mark.parametrize("edition", ["C5", ""])
def test_a_name_that_is_nearly_one_of_ours_is_asked_about(
    desk: Desk, folder: Path, lancer: str, edition: str
) -> None:
    text = f"Nom;Peuple;Édition;PA\nLanciers;Griffons;{edition};20\nArchère;Griffons;C5;9\n"
    path = folder / "club.csv"
    path.write_text(text, encoding="utf-8")
    plan = card_tables.bring_tables(desk, paths=[path])
    assert isinstance(plan, card_tables.TablePlan)
    assert [(near.written, near.card_id) for near in plan.report.near] == [("Lanciers", lancer)]
    same = {near.key: near.card_id for near in plan.report.near}
    done = card_tables.decide_tables(desk, plan, fields=frozenset(), same=same)
    assert isinstance(done, ImportReport)
    assert sorted(r.card.name_fr for r in desk.library.cards()) == ["Archère", "Lancier"]


def test_of_two_rows_that_stand_side_by_side_none_is_a_slip(desk: Desk, folder: Path, lancer: str) -> None:
    text = "Nom;Peuple;Édition;PA\nLancier;Griffons;C5;20\nLanciers;Griffons;C5;9\n"
    assert bring(desk, folder, text).near == []


def test_a_near_name_is_told_as_it_is_written_in_french(desk: Desk, folder: Path) -> None:
    names = "Éclaireur", "Émissaire", "Étrangleur", "Écorcheur", "Élémentaliste", "Épéiste"
    bring(desk, folder, "Nom;Nom anglais;PA\n" + "".join(f"{n};{n.replace('É', 'E')};9\n" for n in names))
    rows = "".join(f"{n};{n.replace('É', 'E')};9\n{n}s;;9\n" for n in names)
    report = bring(desk, folder, f"Nom;Nom anglais;PA\n{rows}")
    assert [trouble.message.data["near"] for trouble in report.troubles] == [*names]


def test_rows_of_one_table_that_are_nearly_called_alike_are_told(desk: Desk, folder: Path) -> None:
    text = "Nom;Peuple;PA\nConscrit griffon;Griffons;11\nConscrit grifon;Griffons;11\nArcher;Griffons;14\n"
    report = bring(desk, folder, text)
    assert (len(report.added), reasons(report)) == (3, ["near_row"])
    assert "Conscrit grifon" in say(report.troubles[0].message)
    again = bring(desk, folder, text + "Archers;Griffons;14\n")
    assert (len(again.added), reasons(again)) == (1, ["near_row"]), "one beside a card that was here before"
    assert reasons(bring(desk, folder, text)) == []
