"""A table read again: what its owner changed since stays, and is told; the rest follows the table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from db.library import Library
from desktop.operations import cards, exports, packages, tables
from desktop.operations.desk import Desk
from desktop.operations.imports import card_tables, catalogues, package_files
from desktop.operations.imports.card_tables import import_tables
from desktop.operations.imports.report import ImportReport
from rules.cards import Card
from rules.text import Refusal
from rules.values import UNKNOWN, Characteristic, Value
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile
from tests.desktop.operations.imports.card_tables import bring, shown, table


def test_what_its_owner_changed_stays_and_is_told(desk: Desk, tmp_path: Path) -> None:
    bring(desk, tmp_path, "Ktable;Griffon;3;20")
    (held,) = desk.library.cards()
    cards.save_card(desk, card=replace(held.card, pa=Value.of(33)), card_id=held.card_id)
    report = bring(desk, tmp_path, "Ktable;Griffon;4;21")
    assert shown(desk) == ("4", "33")
    assert report.changed == [held.card_id]
    assert [(d.field, d.base, d.theirs, d.ours, d.taken) for d in report.differences] == [
        ("INI", "3", "4", "3", True),
        ("pa", "20", "21", "33", False),
    ]
    again = bring(desk, tmp_path, "Ktable;Griffon;4;21")
    assert (again.label, shown(desk)) == (None, ("4", "33"))
    cards.undo(desk)
    assert shown(desk) == ("3", "33")


def test_what_only_the_table_changed_follows_it(desk: Desk, tmp_path: Path) -> None:
    bring(desk, tmp_path, "Ktable;Griffon;3;20")
    report = bring(desk, tmp_path, "Ktable;Griffon;4;21")
    assert (shown(desk), len(report.changed), report.troubles) == (("4", "21"), 1, [])
    assert all(difference.free and difference.taken for difference in report.differences)


def test_what_was_typed_here_is_overwritten_by_a_table_only_where_its_owner_says_so(
    desk: Desk, tmp_path: Path
) -> None:
    typed = Card("Ktable", people="griffins", pa=Value.of(33), values={Characteristic.INI: UNKNOWN})
    assert isinstance(cards.save_card(desk, card=typed), str)
    report = bring(desk, tmp_path, "Ktable;Griffon;4;21")
    assert shown(desk) == ("4", "33")
    assert [(d.field, d.taken) for d in report.differences] == [("INI", True), ("pa", False)]
    assert bring(desk, tmp_path, "Ktable;Griffon;4;21").differences == []
    bring(desk, tmp_path, "Ktable;Griffon;4;22", theirs=True)
    assert shown(desk) == ("4", "22")
    cards.undo(desk)
    assert shown(desk) == ("4", "33")


def test_what_differs_in_quotes_capitals_and_blanks_alone_is_nothing_to_decide(
    desk: Desk, tmp_path: Path
) -> None:
    typed = Card(
        "Garde d’acier", people="griffins", pa=Value.of(12), note="Dit « Vive l’acier »",
        abilities=desk.abilities.parse_both("Maîtrise de l’ombre", ""),
    )  # fmt: skip
    assert isinstance(cards.save_card(desk, card=typed), str)
    path = tmp_path / "club.csv"
    words = (
        "Nom;Peuple;PA;Compétences;Note\nGARDE D'ACIER;Griffons;13;Maîtrise  de l'Ombre;dit 'vive l'acier'\n"
    )
    path.write_text(words.replace("'v", '"v').replace("r'\n", 'r"\n'), encoding="utf-8")
    report = import_tables(desk, paths=[path])
    assert isinstance(report, ImportReport)
    assert [each.field for each in (*report.differences, *report.stays)] == ["pa"]
    (now,) = desk.library.cards()
    assert now.card == typed


def test_a_card_that_moves_while_a_table_is_planned_is_merged_as_it_is_then(
    desk: Desk, tmp_path: Path
) -> None:
    bring(desk, tmp_path, "Ktable;Griffon;3;20")
    (held,) = desk.library.cards()
    mine = [replace(held.card, note="mine")]

    def step(part: float) -> None:
        if part == 1 and mine:
            cards.save_card(desk, card=mine.pop(), card_id=held.card_id)

    waiting = card_tables.look_at_tables(desk, paths=[table(tmp_path, "Ktable;Griffon;4;21")])
    assert isinstance(waiting, card_tables.TablePlan)
    decided = card_tables.decide_tables(desk, waiting, fields=frozenset(), step=step)
    assert isinstance(decided, ImportReport)
    (now,) = desk.library.cards()
    assert (now.card.note, shown(desk)) == ("mine", ("4", "21"))


def test_two_of_one_name_without_courage_or_fear_are_met_in_their_own_table(
    desk: Desk, tmp_path: Path
) -> None:
    for initiative in (3, 4):
        card = Card("Ombre", values={Characteristic.INI: Value.of(initiative)}, system="eclats")
        assert isinstance(cards.save_card(desk, card=card), str)
    path = tmp_path / "shadows.csv"
    both = {held.card_id for held in desk.library.cards()}
    assert exports.export_cards(desk, path=path, card_ids=both, french=True) == 2
    report = import_tables(desk, paths=[path])
    assert isinstance(report, ImportReport)
    assert (report.same, report.added, report.changed) == (2, [], [])


def test_a_table_is_held_against_the_library_before_it_is_written(desk: Desk, tmp_path: Path) -> None:
    bring(desk, tmp_path, "Ktable;Griffon;3;20")
    (held,) = desk.library.cards()
    cards.save_card(desk, card=replace(held.card, pa=Value.of(33)), card_id=held.card_id)
    steps = len(desk.library.history("library"))
    waiting = card_tables.bring_tables(
        desk, paths=[table(tmp_path, "Ktable;Griffon;4;21", "Neuf;Griffon;1;9")]
    )
    assert isinstance(waiting, card_tables.TablePlan)
    assert len(desk.library.history("library")) == steps
    done = card_tables.decide_tables(desk, waiting, fields=frozenset({(held.card_id, "pa")}))
    assert isinstance(done, ImportReport)
    assert (len(done.added), len(done.changed)) == (1, 1)
    assert len(desk.library.history("library")) == steps + 1
    assert {str(revision.card.pa) for revision in desk.library.cards()} == {"21", "9"}
    cards.undo(desk)
    assert shown(desk) == ("3", "33")


def test_what_stays_is_asked_no_second_time(desk: Desk, tmp_path: Path) -> None:
    bring(desk, tmp_path, "Ktable;Griffon;3;20")
    (held,) = desk.library.cards()
    cards.save_card(desk, card=replace(held.card, pa=Value.of(33)), card_id=held.card_id)
    assert len(bring(desk, tmp_path, "Ktable;Griffon;3;21").differences) == 1
    again = bring(desk, tmp_path, "Ktable;Griffon;3;21")
    assert (again.differences, again.same, again.label) == ([], 1, None)


def test_a_note_a_class_and_a_race_are_of_the_owner_too(desk: Desk, tmp_path: Path) -> None:
    header = "name_fr;people;note;classes;race\n"
    bring(desk, tmp_path, "Ktable;Griffon;du club;guerrier;nain", header=header)
    (held,) = desk.library.cards()
    mine = replace(held.card, note="la mienne", classes=("Mage",), race="Elfe")
    cards.save_card(desk, card=mine, card_id=held.card_id)
    report = bring(desk, tmp_path, "Ktable;Griffon;du magasin;archer;orque", header=header)
    assert {d.field for d in report.differences if not d.taken} == {"note", "classes", "race"}
    (kept,) = desk.library.cards()
    assert (kept.card.note, kept.card.classes, kept.card.race) == ("la mienne", ("Mage",), "Elfe")


def test_of_two_cards_of_one_name_the_one_that_changed_is_found(desk: Desk, tmp_path: Path) -> None:
    import_tables(desk, paths=[table(tmp_path, "Ktable;Griffon;3;20", "Ktable;Griffon;5;40")])
    report = import_tables(desk, paths=[table(tmp_path, "Ktable;Griffon;3;22", "Ktable;Griffon;5;40")])
    assert isinstance(report, ImportReport)
    assert (report.added, len(report.changed), report.same) == ([], 1, 1)
    assert sorted(str(revision.card.pa) for revision in desk.library.cards()) == ["22", "40"]


def test_a_catalogue_comes_after_a_table_and_a_package(desk: Desk, tmp_path: Path) -> None:
    bring(desk, tmp_path, "Ktable;Griffon;3;20")
    path = tmp_path / "club.tactpack"
    packages.pack(desk, path=path)
    with Library.open(tmp_path / "other.tact") as library:
        other = Desk(library, tables.peoples(), tables.abilities(), int)
        assert not isinstance(package_files.bring(other, path=path), Refusal)
        file = tmp_path / "a.cat"
        file.write_bytes(catalogue(entry("Guard", pa=3, profiles=[profile("Guard")])))
        for each in (desk, other):
            report = catalogues.bring(each, paths=[file])
            assert not isinstance(report, Refusal) and len(report.added) == 1


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("missing", ["Cou/Fea", "Fervour", "Pow"])
def test_a_card_of_a_file_without_a_column_goes_through_a_table_as_it_was(
    desk: Desk, tmp_path: Path, missing: str, suffix: str
) -> None:
    cells = {column: text for column, text in GUARD.items() if column != missing}
    (tmp_path / "a.cat").write_bytes(catalogue(entry("Guard", pa=3, profiles=[profile("Guard", cells)])))
    catalogues.bring(desk, paths=[tmp_path / "a.cat"])
    (held,) = desk.library.cards()
    path = tmp_path / f"out.{suffix}"
    exports.export_cards(desk, path=path, card_ids={held.card_id}, french=True)
    back = import_tables(desk, paths=[path])
    assert isinstance(back, ImportReport) and (back.same, back.label) == (1, None)
    with Library.open(tmp_path / "other.tact") as library:
        other = Desk(library, tables.peoples(), tables.abilities(), int)
        for _ in range(2):
            import_tables(other, paths=[path])
            (found,) = library.cards()
            assert (found.number, found.card) == (1, held.card)
        report = catalogues.bring(other, paths=[tmp_path / "a.cat"])
        assert not isinstance(report, Refusal) and (report.changed, report.differences) == ([], [])


def test_a_text_that_no_workbook_holds_is_never_cut(desk: Desk, tmp_path: Path) -> None:
    long = "é" * 35_000
    bring(desk, tmp_path, f"Long;{long}", header="name_fr;note\n")
    book, text = tmp_path / "all.xlsx", tmp_path / "all.csv"
    refused = exports.export_cards(desk, path=book)
    assert isinstance(refused, Refusal) and refused.message.code == "table.long_cell"
    assert (refused.message.data["name"], book.exists()) == ("Long", False)
    assert exports.export_cards(desk, path=text) == 1
    report = import_tables(desk, paths=[text])
    assert isinstance(report, ImportReport) and report.label is None
    cut = bring(desk, tmp_path, f"Long;{long[:32_767]}", header="name_fr;note\n")
    assert (cut.same, cut.differences) == (1, [])
    (held,) = desk.library.cards()
    assert held.card.note == long


def test_lines_that_a_workbook_ends_its_own_way_are_no_difference(desk: Desk, tmp_path: Path) -> None:
    cards.save_card(desk, card=Card("Lined", note="one\r\ntwo"))
    assert exports.export_cards(desk, path=tmp_path / "all.xlsx") == 1
    report = import_tables(desk, paths=[tmp_path / "all.xlsx"])
    assert isinstance(report, ImportReport) and (report.same, report.label) == (1, None)


@pytest.mark.parametrize("filled", [{"edition": "C3"}, {"name_fr": "Gamma bis"}, {"people": "wolfen"}])
def test_a_card_whose_name_people_or_edition_changed_meets_its_row_again(
    desk: Desk, tmp_path: Path, filled: dict[str, str]
) -> None:
    bring(desk, tmp_path, "Gamma;Griffons;3;20")
    (held,) = desk.library.cards()
    cards.save_card(desk, card=replace(held.card, **filled), card_id=held.card_id)  # type: ignore[arg-type]
    assert bring(desk, tmp_path, "Gamma;Griffons;3;20").label is None
    report = bring(desk, tmp_path, "Gamma;Griffons;4;20")
    (now,) = desk.library.cards()
    assert report.changed == [held.card_id]
    assert {name: getattr(now.card, name) for name in filled} == filled
    assert now.card.values[Characteristic.INI] == Value.of(4)
    bring(desk, tmp_path, "Gamma;Griffons;5;20")
    assert len(desk.library.cards()) == 1


def test_a_row_of_the_name_that_another_card_has_now_is_that_cards(desk: Desk, tmp_path: Path) -> None:
    bring(desk, tmp_path, "Gamma;Griffons;3;20")
    (first,) = desk.library.cards()
    cards.save_card(desk, card=replace(first.card, name_fr="Gamma bis"), card_id=first.card_id)
    cards.save_card(desk, card=replace(first.card, pa=Value.of(30)))
    report = bring(desk, tmp_path, "Gamma;Griffons;3;21")
    assert report.added == [] and len(desk.library.cards()) == 2


def test_a_renamed_card_and_the_row_of_its_new_name_stay_one(desk: Desk, tmp_path: Path) -> None:
    bring(desk, tmp_path, "Gamma;Griffons;3;20")
    (held,) = desk.library.cards()
    cards.save_card(desk, card=replace(held.card, name_fr="Gamma bis"), card_id=held.card_id)
    bring(desk, tmp_path, "Gamma bis;Griffons;4;20")
    (now,) = desk.library.cards()
    assert now.card.values[Characteristic.INI] == Value.of(4)
    both = import_tables(desk, paths=[table(tmp_path, "Gamma;Griffons;9;9", "Gamma bis;Griffons;5;20")])
    assert isinstance(both, ImportReport) and (len(both.added), both.changed) == (1, [held.card_id])
