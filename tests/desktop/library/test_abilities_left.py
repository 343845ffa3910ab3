"""The form of a card says which of its abilities the program leaves to the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.library.place import LibraryPlace
from desktop.wording import loader
from tests.desktop.hands import settle
from tests.rules.data import abilities


def test_a_pasted_enumeration_is_read_and_what_is_left_is_said(place: LibraryPlace) -> None:
    place.new()
    assert place.editing.page is not None
    form = place.editing.page.form
    form.abilities.line.setText("Immunité/Blessures légères, Immunité/Feu, Commandement/12,5, Zorglub")
    QTest.keyClick(form.abilities.line, Qt.Key.Key_Return)
    form.abilities.line.clearFocus()
    found = form.abilities.abilities()
    assert [ability.label("fr") for ability in found] == [
        "Immunité/Blessure légère", "Immunité/Feu", "Commandement/12,5", "Zorglub",
    ]  # fmt: skip
    assert found[0] == abilities().parse("Immunity/Light wounds")
    assert form.abilities_note.text().splitlines() == [
        "Reconnu, à appliquer à la table\u202f: Immunité/Feu",
        "Hors du catalogue, gardé tel quel\u202f: Zorglub",
    ]


def test_what_is_left_is_said_in_the_language_of_now(qapp: QApplication, place: LibraryPlace) -> None:
    place.new()
    assert place.editing.page is not None
    form = place.editing.page.form
    form.abilities.line.setText("Mutagène/0")
    QTest.keyClick(form.abilities.line, Qt.Key.Key_Return)
    form.abilities.line.clearFocus()
    assert form.abilities_note.text() == "Reconnu, à appliquer à la table\u202f: Mutagène/0"
    loader.install(qapp, "en")
    settle()
    assert form.abilities_note.text() == "Known, for the table to apply: Mutagenic/0"
    loader.install(qapp, "fr")
