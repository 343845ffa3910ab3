"""Lengths in mm by real keys, with a point or a comma, in both languages; what cannot be is said."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.printing.place import PrintingPlace
from desktop.widgets.spin import DoubleSpin, Spin
from desktop.wording import loader
from tests.desktop.printing.pressed import notes


@pytest.fixture(autouse=True)
def _in_english_again(qapp: QApplication) -> Iterator[None]:
    yield
    loader.install(qapp, "en")


def enter(field: Spin | DoubleSpin, typed: str) -> None:
    """Type over what is in a field, and go on to the next."""
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Tab)


def lengths(place: PrintingPlace) -> dict[str, DoubleSpin]:
    """Every field for a length, by what its value is kept as."""
    sheet = place.choices.sheet
    return {**place.choices.printer.fields, "gap": sheet.gap, "bleed": sheet.bleed}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_point_and_a_comma_are_taken_after_the_language_is_switched_too(
    place: PrintingPlace, qapp: QApplication, language: str
) -> None:
    said = notes(place)
    for sign in (".", ","):
        loader.install(qapp, language)
        QApplication.processEvents()
        for name, field in lengths(place).items():
            enter(field, f"49{sign}6" if name.startswith("measured") else f"3{sign}4")
            assert field.value() == (49.6 if name.startswith("measured") else 3.4), (name, sign)
            assert field.text().startswith(("49", "3")) and ("," in field.text()) == (language == "fr")
            enter(field, "50" if name.startswith("measured") else "0")
    assert not said


def test_own_size_takes_halves_and_says_what_it_cannot_be(place: PrintingPlace) -> None:
    sheet, said = place.choices.sheet, notes(place)
    sheet.card.setFocus()
    QTest.keyClick(sheet.card, Qt.Key.Key_End)
    for typed in ("60.5", "61,5"):
        enter(sheet.width_of, typed)
        assert place.choices.options.card_width == float(typed.replace(",", "."))
    assert not said
    for typed in ("40", "160", ""):
        sheet.width_of.setFocus()
        sheet.width_of.selectAll()
        QTest.keyClick(sheet.width_of, Qt.Key.Key_Delete)
        QTest.keyClicks(sheet.width_of, typed)
        assert typed in sheet.width_of.text(), "what is typed is seen"
        QTest.keyClick(sheet.width_of, Qt.Key.Key_Tab)
        assert sheet.width_of.text() == "61.5\u00a0mm" and place.choices.options.card_width == 61.5
        words = f"Width of the card: from 50\u00a0mm to 150\u00a0mm, not {typed or '–'}"
        assert (said[-1].words, said[-1].tone) == (words, "warn")


def test_a_whole_number_that_is_too_small_or_too_large_is_said(place: PrintingPlace) -> None:
    dots, said = place.choices.sheet.dpi, notes(place)
    enter(dots, "20")
    assert dots.value() == 300 and said[-1].words.endswith("not 20")
    enter(dots, "50000")
    assert said[-1].words.startswith("Dots per inch (PNG): from ")
