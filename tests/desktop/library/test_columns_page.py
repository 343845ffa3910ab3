"""Saying by keyboard what the columns of a table hold; the library remembers it by their headings."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from openpyxl import Workbook
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.environment.settings import ThemeChoice
from desktop.library import column_words
from desktop.library.columns_page import ColumnsPage
from desktop.library.place import LibraryPlace
from desktop.look import theme
from desktop.operations.desk import Desk
from desktop.operations.layouts import FIELDS
from desktop.shell.place import StripNote
from desktop.shell.window import Window
from desktop.widgets.text import KeyHint
from rules.values import Characteristic
from tests.desktop.fit import cut_labels
from tests.desktop.library.hand import Hand
from tests.desktop.library.in_view import shown

Ask = Callable[[], ColumnsPage]
CLUB = """Bonhomme;Ligue;Vitesse;Ini;Mise;Peinte
Garde d’acier;Griffons;7,5;3;17;oui
Loup noir;Wolfen;vite;4;38;non
"""


def table(folder: Path, text: str = CLUB, name: str = "club.csv", encoding: str = "utf-8") -> Path:
    path = folder / name
    path.write_bytes(text.encode(encoding))
    return path


def held(page: ColumnsPage) -> dict[str, str]:
    return {row.heading.text(): row.field for row in page.shown}


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def tab(times: int = 1) -> None:
    for _ in range(times):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)


def test_every_field_has_its_words_once(dressed: QApplication) -> None:
    assert set(column_words.ORDER) == FIELDS | {""}
    assert len(column_words.ORDER) == len(set(map(column_words.column_name, column_words.ORDER)))


def test_columns_are_told_by_keyboard_and_the_cards_arrive(
    place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand, ask: Ask, qtbot: QtBot
) -> None:
    place.importing.run([table(tmp_path)])
    page = ask()
    assert held(page) == {"Bonhomme": "", "Ligue": "", "Vitesse": "", "Ini": "ini", "Mise": "", "Peinte": ""}
    assert not page.take.isEnabled()
    hand("\n")
    assert page.isVisible()
    hand("nom")
    tab()
    hand("peup")
    tab()
    hand("mou")
    tab(2)
    hand("pa")
    assert held(page) == {
        "Bonhomme": "name", "Ligue": "people", "Vitesse": "mou", "Ini": "ini", "Mise": "pa", "Peinte": "",
    }  # fmt: skip
    assert page.rows[2].icon.toolTip().startswith("Ce ne sont pas tous des nombres")
    hand("\n")
    qtbot.waitUntil(lambda: not place.importing.busy)
    report = place.importing.page
    assert report is not None and [row.words for row in report.model.rows] == [
        "«\u202fvite\u202f» n’est pas un nombre possible ici\u202f; c’est gardé comme texte."
    ]
    cards = {revision.card.name_fr: revision.card for revision in desk.library.cards()}
    assert cards["Garde d’acier"].value(Characteristic.MOU).number == 7.5
    assert (cards["Loup noir"].people, cards["Loup noir"].pa.number) == ("wolfen", 38)
    hand("\x1b")
    assert "Loup noir" in shown(place)


def test_the_next_table_with_these_headings_is_read_as_was_said(
    place: LibraryPlace,
    desk: Desk,
    tmp_path: Path,
    hand: Hand,
    ask: Ask,
    notes: list[StripNote],
    qtbot: QtBot,
) -> None:
    place.importing.run([table(tmp_path)])
    ask()
    hand("nom")
    hand("\n")
    qtbot.waitUntil(lambda: not place.importing.busy)
    text = "Mise;Bonhomme;Ligue;Vitesse;Ini;Peinte\n9;Nouveau;x;9;9;9\n"
    place.importing.run([table(tmp_path, text, "autre.csv")])
    page = ask()
    assert held(page)["Bonhomme"] == "name" and held(page)["Mise"] == ""
    assert page.take.hasFocus()
    QTest.mouseClick(page.guess, Qt.MouseButton.LeftButton)
    assert held(page)["Bonhomme"] == "" and not page.take.isEnabled()
    hand("\x1b")
    assert place.is_browsing()
    assert notes[-1].words == "L’import est abandonné\u202f; rien n’a changé."


def test_two_columns_never_hold_the_same(place: LibraryPlace, tmp_path: Path, hand: Hand, ask: Ask) -> None:
    place.importing.run([table(tmp_path, "Nom;Nom;Mou\nAbel;Abel le Colérique;10\n")])
    page = ask()
    assert [row.field for row in page.shown] == ["name", "", "mou"]
    hand("nom")
    assert page.problem.text() == "Deux colonnes contiennent «\u202fNom\u202f»\u202f: laissez-en une de côté."
    assert not page.take.isEnabled()
    QTest.keyClick(focused(), Qt.Key.Key_Home)
    assert page.take.isEnabled() and not page.problem.isVisible()


def test_the_encoding_and_the_separator_are_chosen_and_remembered(
    place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand, ask: Ask, qtbot: QtBot
) -> None:
    path = table(tmp_path, "Nom|Défense;x\nÉlu|5;x\n", "mac.csv", "mac_roman")
    place.importing.run([path])
    page = ask()
    assert [row.heading.text() for row in page.shown] != ["Nom", "Défense;x"]
    page.encoding.setFocus()
    hand("anc")
    page = ask()
    page.delimiter.setFocus()
    hand("barre")
    page = ask()
    assert [row.heading.text() for row in page.shown] == ["Nom", "Défense;x"]
    assert page.encoding.currentData() == "mac_roman" and page.delimiter.hasFocus()
    tab(3)
    hand("def")
    hand("\n")
    qtbot.waitUntil(lambda: not place.importing.busy)
    place.importing.run([path])
    page = ask()
    assert (page.encoding.currentData(), page.delimiter.currentData()) == ("mac_roman", "|")
    assert held(page) == {"Nom": "name", "Défense;x": "def"}
    page.encoding.setFocus()
    QTest.keyClick(page.encoding, Qt.Key.Key_Home)
    page = ask()
    assert "n’est pas écrit dans cet encodage" in page.problem.text()
    assert not page.take.isEnabled()


def test_a_workbook_asks_for_its_sheet_and_each_table_once(
    place: LibraryPlace, desk: Desk, tmp_path: Path, hand: Hand, ask: Ask, qtbot: QtBot
) -> None:
    book = Workbook()
    sheet = book.worksheets[0]
    sheet.title = "Notes"
    for row in (["Qui", "Quoi"], ["Ada", "à faire"]):
        sheet.append(row)
    sheet = book.create_sheet("Cartes")
    sheet.append(["Nom", "Mou", "Truc"])
    sheet.append(["Élu", 7.5, "x"])
    made = io.BytesIO()
    book.save(made)
    (tmp_path / "cartes.xlsx").write_bytes(made.getvalue())
    twins = [
        table(tmp_path, "Nom;Truc\nPremier;x\n", "un.csv"),
        table(tmp_path, "Truc;Nom\nx;Second\n", "deux.csv"),
    ]
    place.importing.run([tmp_path / "cartes.xlsx", *twins, tmp_path / "absent.csv"])
    page = ask()
    assert not page.take.isEnabled() and not page.encoding.isVisible()
    page.sheet.setFocus()
    hand("cart")
    page = ask()
    assert [cell.text() for row in page.shown for cell in row.cells[:1]] == ["Élu", "7,5", "x"]
    hand("\n")
    page = ask()
    assert "un.csv" in page.told
    hand("\n")
    qtbot.waitUntil(lambda: not place.importing.busy)
    assert {"Élu", "Premier", "Second"} <= {revision.card.name_fr for revision in desk.library.cards()}
    report = place.importing.page
    assert report is not None
    assert [(row.file, row.words[:19]) for row in report.model.rows][:1] == [
        ("absent.csv", "«\u202fabsent.csv\u202f» ne p")
    ]


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("spoken", ["fr", "en"])
def test_nothing_is_cut(
    place: LibraryPlace, qapp: QApplication, tmp_path: Path, ask: Ask, scale: int, spoken: str
) -> None:
    theme.apply(qapp, ThemeChoice.DARK, scale)
    names = ";".join(sorted(FIELDS))
    place.importing.run([table(tmp_path, f"{names};divers\n{'x;' * len(FIELDS)}\n")])
    page = ask()
    for at in range(page.fields.rowCount()):
        page.rows[-1].box.setCurrentIndex(at)
        assert cut_labels(page) == [], page.rows[-1].box.currentText()
    page.rows[0].box.setFocus()
    QTest.keyClick(page.rows[0].box, Qt.Key.Key_Down)
    assert cut_labels(page) == []


def test_a_key_stands_closer_to_its_verb_than_to_the_next(
    place: LibraryPlace, tmp_path: Path, ask: Ask
) -> None:
    place.importing.run([table(tmp_path, "Nom;PA\nAbhan;4\n")])
    page = ask()
    row = (each for each in page.findChildren(KeyHint) if each.isVisible())
    key, take, cancel = min(row, key=KeyHint.x), page.take, page.cancel
    assert key.x() - take.geometry().right() < cancel.x() - key.geometry().right()


def test_nothing_is_cut_where_letters_grow_while_it_asks(
    place: LibraryPlace, window: Window, tmp_path: Path, ask: Ask
) -> None:
    place.importing.run([table(tmp_path, "Nom;PA\nAbhan;many\nAbel;4\n")])
    page = ask()
    window.change_settings(scale=150)
    QApplication.processEvents()
    assert cut_labels(page) == []


def test_the_line_of_the_headings_is_found_beneath_their_groups(
    place: LibraryPlace, tmp_path: Path, ask: Ask
) -> None:
    groups = "Club;;;;;\n;Identité;;Caractéristiques;;Coût\n"
    words = f"{groups}N°;Qui;Armée;INI;ATT;PA (pts)\n1;Ada;Griffons;3;4;21 PA\n"
    place.importing.run([table(tmp_path, words)])
    assert held(ask()) == {
        "N°": "",
        "Qui": "",
        "Armée": "people",
        "INI": "ini",
        "ATT": "att",
        "PA (pts)": "pa",
    }


def test_the_line_of_the_headings_is_chosen_and_remembered(
    place: LibraryPlace, desk: Desk, tmp_path: Path, ask: Ask, hand: Hand, qtbot: QtBot
) -> None:
    words = "Bonhomme;Vitesse;Mise\nFigure;Speed;Cost\nÉlu;10;17\n"
    place.importing.run([table(tmp_path, words)])
    page = ask()
    assert [page.head.itemText(at) for at in range(3)] == [
        "1\u202f: Bonhomme · Vitesse · Mise", "2\u202f: Figure · Speed · Cost", "3\u202f: Élu · 10 · 17",
    ]  # fmt: skip
    page.head.setFocus()
    hand("2")
    page = ask()
    assert [row.heading.text() for row in page.shown] == ["Figure", "Speed", "Cost"]
    page.shown[0].box.setFocus()
    hand("nom")
    hand("\n")
    qtbot.waitUntil(lambda: not place.importing.busy)
    assert any(revision.card.name_fr == "Élu" for revision in desk.library.cards())
    place.importing.run([table(tmp_path, words, "again.csv")])
    page = ask()
    assert page.head.currentData() == 2


def test_a_table_without_headings_loses_no_line(
    place: LibraryPlace, desk: Desk, tmp_path: Path, ask: Ask, hand: Hand, qtbot: QtBot
) -> None:
    place.importing.run([table(tmp_path, "Guerrier;Orques;14\nBrute;Orques;22\n")])
    page = ask()
    assert page.head.itemText(page.head.count() - 1) == "aucune\u202f: la première ligne est une carte"
    page.head.setFocus()
    hand("a")
    page = ask()
    assert [row.heading.text() for row in page.shown] == ["colonne 1", "colonne 2", "colonne 3"]
    page.shown[0].box.setFocus()
    hand("nom")
    hand("\n")
    qtbot.waitUntil(lambda: not place.importing.busy)
    assert {"Guerrier", "Brute"} <= {revision.card.name_fr for revision in desk.library.cards()}


def test_rows_that_are_nearly_called_alike_are_told_and_no_cell_is_called_unread(
    place: LibraryPlace, tmp_path: Path, ask: Ask, hand: Hand, qtbot: QtBot
) -> None:
    place.importing.run([table(tmp_path, "Nom;PA;Truc\nConscrit griffon;11;x\nConscrit grifon;11;x\n")])
    ask()
    hand("\n")
    qtbot.waitUntil(lambda: not place.importing.busy)
    report = place.importing.page
    assert report is not None
    assert any("presque" in row.words for row in report.model.rows)
    said = [label.text() for label in report.findChildren(QLabel) if label.isVisible()]
    assert not any("tel quel" in words for words in said)


@pytest.mark.parametrize("lines", [1, 2, 3])
def test_a_short_table_is_as_wide_as_the_page(
    place: LibraryPlace, qapp: QApplication, tmp_path: Path, ask: Ask, lines: int
) -> None:
    line = "Garde d’acier;tient la ligne tant que son porte-étendard est debout, puis recule d’un pas\n"
    place.importing.run([table(tmp_path, "Nom;Ce qu’on en dit\n" + line * 3)])
    ask()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    place.importing.run([table(tmp_path, "Nom;Ce qu’on en dit\n" + line * lines, "short.csv")])
    page = ask()
    qapp.processEvents()
    for row in page.shown:
        cells = row.cells[:lines]
        room = row.box.x() - row.heading.geometry().right()
        assert sum(cell.width() for cell in cells) > room - 16 * (lines + 1)
        assert max(cell.width() for cell in cells) - min(cell.width() for cell in cells) <= 1
