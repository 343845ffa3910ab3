"""Cards come in from tables: one step, one report, nothing lost on either side."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.operations.imports.card_tables import import_tables
from desktop.operations.imports.report import ImportReport
from desktop.wording import say
from rules.cards import Card
from rules.values import Characteristic, Value
from tests.desktop.operations.imports.two_libraries import PNG

HEADER = "name_fr,name,people,mou,ini,cou,peur,pa,rank,competences_fr,edition,lang\n"
CLONE = "Clone de Dirz,,Alchimistes de Dirz,10,2,2,,10,,Mutagène/-1,C5,fr\n"


def table(tmp_path: Path, *rows: str, name: str = "cartes.csv", header: str = HEADER) -> Path:
    path = tmp_path / name
    path.write_text(header + "".join(rows), encoding="utf-8")
    return path


def bring(desk: Desk, *paths: Path) -> ImportReport:
    report = import_tables(desk, paths=paths)
    assert isinstance(report, ImportReport)
    return report


def test_an_import_is_one_step_that_can_be_undone(desk: Desk, tmp_path: Path) -> None:
    report = bring(desk, table(tmp_path, CLONE, CLONE.replace("Clone", "Tigre")))
    assert (len(report.added), report.changed, report.same, report.refused) == (2, [], 0, [])
    assert report.label is not None
    assert say(report.label) == "import 2 cards"
    assert len(desk.library.cards()) == 2
    cards.undo(desk)
    assert desk.library.cards() == []


def test_the_same_table_twice_changes_nothing(desk: Desk, tmp_path: Path) -> None:
    path = table(tmp_path, CLONE, CLONE)
    first = bring(desk, path)
    assert (len(first.added), first.same) == (1, 1)
    again = bring(desk, path)
    assert (again.added, again.changed, again.same, again.label) == ([], [], 2, None)
    assert again.done
    assert len(desk.library.history("library")) == 1


def test_the_english_name_of_a_card_in_a_table_is_no_french_name(desk: Desk, tmp_path: Path) -> None:
    cards.save_card(desk, card_id=None, card=Card("", name_en="Dirz clone", people="dirz", edition="C5"))
    path = table(tmp_path, "dirz clone,Dirz,C5,10\n", header="name,people,edition,pa\n")
    report = bring(desk, path)
    (revision,) = desk.library.cards()
    assert (revision.card.name_fr, revision.card.name_en, str(revision.card.pa)) == ("", "Dirz clone", "10")
    assert [told.field for told in report.differences] == ["pa"]


def test_what_the_table_leaves_open_stays_as_it_was_typed(desk: Desk, tmp_path: Path) -> None:
    bring(desk, table(tmp_path, "Clone de Dirz,,Alchimistes de Dirz,10,2,2,,,,,C5,fr\n"))
    (revision,) = desk.library.cards()
    cards.type_pa(desk, card_id=revision.card_id, text="10")
    report = bring(desk, table(tmp_path, "CLONE DE DIRZ,Clone,Dirz,12.5,,,,,1 Régulier,,c5,fr\n"))
    assert report.changed == [revision.card_id]
    card = desk.library.card(revision.card_id).card
    assert (card.pa, card.rank.text, card.name_en, card.edition) == (Value.of(10), "1 Régulier", "", "C5")
    assert card.values[Characteristic.MOU] == Value.of(12.5)
    assert card.values[Characteristic.INI] == Value.of(2)
    assert card.nerve == (Characteristic.COU, Value.of(2))


def test_another_source_alone_is_nothing_new(desk: Desk, tmp_path: Path) -> None:
    header = HEADER.replace(",lang", ",lang,source_url")
    rows = [CLONE.replace(",fr", f",fr,{site}") for site in ("un.fr", "deux.fr")]
    bring(desk, table(tmp_path, rows[0], header=header))
    assert bring(desk, table(tmp_path, rows[1], header=header)).same == 1
    newer = rows[1].replace(",10,,Mut", ",12,,Mut")
    (changed,) = bring(desk, table(tmp_path, newer, header=header)).changed
    assert desk.library.card(changed).card.source == "deux.fr"


def test_fear_in_a_newer_table_replaces_courage(desk: Desk, tmp_path: Path) -> None:
    bring(desk, table(tmp_path, CLONE))
    bring(desk, table(tmp_path, "Clone de Dirz,,Alchimistes de Dirz,10,2,,5,10,,,C5,fr\n"))
    (revision,) = desk.library.cards()
    assert revision.card.nerve == (Characteristic.PEUR, Value.of(5))
    assert Characteristic.COU not in revision.card.values


def test_two_cards_of_one_name_are_kept_apart(desk: Desk, tmp_path: Path) -> None:
    other = CLONE.replace(",10,2,2,,10,", ",10,3,2,,14,")
    report = bring(desk, table(tmp_path, CLONE, other))
    assert len(report.added) == 2
    third = bring(desk, table(tmp_path, CLONE.replace(",10,2,2,,10,", ",10,4,2,,16,")))
    assert len(third.added) == 1  # nobody can say which of the two it is


def test_editions_of_one_miniature_are_kept_apart(desk: Desk, tmp_path: Path) -> None:
    report = bring(desk, table(tmp_path, CLONE, CLONE.replace("C5", "C3")))
    assert len(report.added) == 2


def test_a_file_that_is_no_table_is_named_and_the_others_are_read(desk: Desk, tmp_path: Path) -> None:
    broken = tmp_path / "photo.csv"
    broken.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0")
    wrong = table(tmp_path, "1,2\n", name="prix.csv", header="prix,poids\n")
    report = bring(desk, broken, wrong, tmp_path / "absent.csv", table(tmp_path, CLONE))
    assert [name for name, _ in report.refused] == ["photo.csv", "prix.csv", "absent.csv"]
    assert all(say(message) for _, message in report.refused)
    assert len(report.added) == 1


def test_nothing_readable_writes_nothing(desk: Desk, tmp_path: Path) -> None:
    report = bring(desk, tmp_path / "absent.csv")
    assert not report.done
    assert desk.library.history("library") == []


def test_what_cannot_be_read_is_kept_and_listed_with_its_line(desk: Desk, tmp_path: Path) -> None:
    row = "<b>Œil</b> & cie,,Peuple perdu,dix,2,2,,10,Grand Machin,Danse,C5,fr\n"
    report = bring(desk, table(tmp_path, row))
    assert {trouble.line for trouble in report.troubles} == {2}
    assert {"mou", "people", "rank", "competences_fr"} <= {trouble.field for trouble in report.troubles}
    assert all(say(trouble.message) for trouble in report.troubles)
    (revision,) = desk.library.cards()
    assert revision.card.name_fr == "<b>Œil</b> & cie"
    assert revision.card.people == "Peuple perdu"
    assert revision.card.values[Characteristic.MOU].raw == "dix"


def test_a_picture_stays_with_its_card(desk: Desk, tmp_path: Path) -> None:
    clone = Card("Clone de Dirz", people=desk.peoples.find("Dirz") or "", edition="C5")
    saved = cards.save_card(desk, card=clone, picture=PNG)
    assert isinstance(saved, str)
    bring(desk, table(tmp_path, CLONE))
    assert desk.library.picture(desk.library.card(saved).card.picture) == PNG
    assert desk.library.card(saved).card.pa == Value.of(10)


def test_no_card_is_held_against_each_other_one(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0
    same = Card.__eq__

    def count(self: Card, other: object) -> bool:
        nonlocal looks
        looks += 1
        return same(self, other)

    monkeypatch.setattr(Card, "__eq__", count)
    rows = [f"Carte {n},,Dirz,10,2,2,,10,,,C5,fr\n" for n in range(300)]
    done = bring(desk, table(tmp_path, *rows, *rows))
    assert (len(done.added), done.same) == (300, 300)
    assert looks < 3000
