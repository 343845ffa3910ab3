"""Pages on their way out: the system's print dialog, files, pictures; page by page, given up or refused."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pypdfium2 as pdfium  # type: ignore[import-untyped]
import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from desktop.paper.stock import PrinterTrim
from desktop.printing.page_order import pages_in_order
from desktop.printing.place import PrintingPlace
from desktop.printing.press import render
from tests.desktop.paper.reading import sizes, texts
from tests.desktop.printing.pressed import file_printer, notes

Settled = Callable[[PrintingPlace], None]


def letters(data: bytes) -> list[list[str]]:
    return [sorted("".join(text.split())) for text in texts(data)]


def printed_to(place: PrintingPlace, path: Path, qtbot: QtBot) -> bytes:
    place.handing.print_on(file_printer(path))
    qtbot.waitUntil(lambda: not place.handing.run.busy, timeout=20_000)
    return path.read_bytes()


def test_the_dialog_of_the_system_prints_into_a_file_whose_words_can_be_searched(
    place: PrintingPlace, tmp_path: Path, qtbot: QtBot
) -> None:
    said, target = notes(place), tmp_path / "griffon.pdf"
    by_dialog(place, target, qtbot, lambda _: None)
    text = "".join(texts(target.read_bytes()))
    assert "Griffin conscript" in text and "Fanaticism" in text
    assert said[-1].words == "Saved as griffon.pdf"
    assert [left.name for left in tmp_path.iterdir() if left.suffix == ".pdf"] == ["griffon.pdf"]


def test_what_is_printed_is_what_the_pdf_holds(place: PrintingPlace, tmp_path: Path, qtbot: QtBot) -> None:
    """The same display lists on both ways out: sizes, words and looks are the same."""
    data = printed_to(place, tmp_path / "x.pdf", qtbot)
    assert place.printed is not None
    assert sizes(data) == [pytest.approx(size, abs=0.4) for size in sizes(place.printed.data)]
    assert letters(data) == letters(place.printed.data)
    pictures = []
    for each in (data, place.printed.data):
        document = pdfium.PdfDocument(each)
        pictures.append(render(document, 1, 420).convertToFormat(QImage.Format.Format_Grayscale8))
        document.close()
    wide, high = pictures[0].width(), min(picture.height() for picture in pictures)
    apart = sum(
        abs(pictures[0].pixelColor(x, y).value() - pictures[1].pixelColor(x, y).value()) > 100
        for x in range(0, wide, 2)
        for y in range(0, high, 2)
    )
    assert apart < wide * high / 4 * 0.004, "hardly a dot differs"


def test_all_letters_are_fonts_that_the_file_holds(
    place: PrintingPlace, tmp_path: Path, qtbot: QtBot
) -> None:
    data = printed_to(place, tmp_path / "x.pdf", qtbot)
    assert place.printed is not None
    for each in (data, place.printed.data):
        for page in PdfReader(BytesIO(each)).pages:
            fonts: Any = page["/Resources"]["/Font"]  # type: ignore[index]
            assert len(fonts) > 2
            for font in (found.get_object() for found in fonts.values()):
                about = font.get("/DescendantFonts", [font])[0].get_object()["/FontDescriptor"]
                assert "/FontFile2" in about


def test_backs_turned_and_moved_are_printed_so(place: PrintingPlace, tmp_path: Path, qtbot: QtBot,
                                               settled: Settled) -> None:  # fmt: skip
    sheet, printer = place.choices.sheet, place.choices.printer
    QTest.mouseClick(sheet.backs.buttons[1], Qt.MouseButton.LeftButton)
    QTest.mouseClick(sheet.flip.buttons[1], Qt.MouseButton.LeftButton)
    sheet.card.setCurrentIndex(1)
    sheet.card.activated.emit(1)
    printer.fields["offset_x"].setValue(2.0)
    printer.fields["measured_x"].setValue(49.5)
    settled(place)
    data = printed_to(place, tmp_path / "x.pdf", qtbot)
    assert place.printed is not None
    assert sizes(data) == [pytest.approx(size, abs=0.4) for size in sizes(place.printed.data)]
    assert len({size > other for size, other in sizes(data)}) == 2, "the list stands, the cards lie"
    drawn = []
    for each in (data, place.printed.data):
        document = pdfium.PdfDocument(each)
        drawn.append(render(document, 3, 300).convertToFormat(QImage.Format.Format_Grayscale8))
        document.close()
    dark = [
        [
            (x, y)
            for x in range(300)
            for y in range(picture.height())
            if picture.pixelColor(x, y).value() < 128
        ]
        for picture in drawn
    ]
    middles = [(sum(x for x, _ in each) / len(each), sum(y for _, y in each) / len(each)) for each in dark]
    assert middles[0] == pytest.approx(middles[1], abs=0.6)


def _is_dark(picture: QImage, x: int, y: int) -> bool:
    return picture.pixelColor(x, y).value() < 128


def test_only_the_pages_that_were_asked_for_are_printed(
    place: PrintingPlace, tmp_path: Path, qtbot: QtBot
) -> None:
    printer = file_printer(tmp_path / "x.pdf")
    printer.setFromTo(2, 2)
    place.handing.print_on(printer)
    qtbot.waitUntil(lambda: not place.handing.run.busy)
    assert len(PdfReader(tmp_path / "x.pdf").pages) == 1


def by_dialog(place: PrintingPlace, target: Path, qtbot: QtBot, ask: Callable[[QPrintDialog], None]) -> bytes:
    """Print into a file by the dialog of the system, with what is asked of it there."""
    place.setFocus()
    QTest.keyClick(place, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = place.findChildren(QPrintDialog)
    qtbot.waitUntil(dialog.isVisible)
    name, printers = dialog.findChild(QLineEdit, "filename"), dialog.findChild(QComboBox, "printers")
    assert name is not None and printers is not None
    printers.setCurrentIndex(printers.count() - 1)
    name.setText(str(target))
    ask(dialog)
    (go,) = [b for b in dialog.findChildren(QPushButton) if b.isDefault() and b.isVisible()]
    go.click()
    qtbot.waitUntil(lambda: target.exists() and not place.handing.run.busy, timeout=20_000)
    return target.read_bytes()


def test_the_order_and_the_copies_that_the_dialog_asks_for_are_printed(
    place: PrintingPlace, tmp_path: Path, qtbot: QtBot
) -> None:
    def ask(dialog: QPrintDialog) -> None:
        reverse, copies = dialog.findChild(QCheckBox, "reverse"), dialog.findChild(QSpinBox, "copies")
        assert reverse is not None and copies is not None
        reverse.setChecked(True)
        copies.setValue(2)

    data = by_dialog(place, tmp_path / "turned.pdf", qtbot, ask)
    assert place.printed is not None
    first, second = letters(place.printed.data)
    assert letters(data) == [second, first, second, first]


def test_sheets_turned_around_keep_their_sides_and_copies_may_lie_beside_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    printer = file_printer(tmp_path / "x.pdf")
    printer.setPageOrder(printer.PageOrder.LastPageFirst)
    assert pages_in_order(printer, 5) == [5, 4, 3, 2, 1]
    both = printer.DuplexMode.DuplexLongSide
    monkeypatch.setattr(printer, "duplex", lambda: both)  # a file has no sides of paper
    assert pages_in_order(printer, 5) == [5, 3, 4, 1, 2]
    printer.setFromTo(1, 4)
    printer.setCopyCount(2)
    printer.setCollateCopies(False)
    assert pages_in_order(printer, 5) == [3, 4, 3, 4, 1, 2, 1, 2]


def test_pictures_that_are_given_up_leave_nothing_but_what_is_said(
    place: PrintingPlace, tmp_path: Path, qtbot: QtBot
) -> None:
    said, first = notes(place), tmp_path / "griffon-1.png"

    def give_up_after_one() -> None:
        steps: list[int] = []

        def on_step(done: int, _: int) -> None:
            steps.append(done)
            if done == 1:
                QTest.mouseClick(place.header.cancel, Qt.MouseButton.LeftButton)

        place.handing.run.progressed.connect(on_step)
        place.handing.save_to(tmp_path / "griffon.png")
        qtbot.waitUntil(lambda: not place.handing.run.busy)
        place.handing.run.progressed.disconnect(on_step)
        assert steps == [0, 1, 0]

    give_up_after_one()
    assert list(tmp_path.glob("*.png")) == []
    assert said[-1].words == "Stopped. Nothing was saved."
    first.write_bytes(b"of before")
    give_up_after_one()
    assert list(tmp_path.glob("*.png")) == [first] and first.read_bytes() != b"of before"
    assert said[-1].words == "Stopped. 1 older picture is already replaced."


def test_printing_is_given_up_by_its_button_and_leaves_nothing(
    place: PrintingPlace, tmp_path: Path, qtbot: QtBot
) -> None:
    place.handing.print_on(file_printer(tmp_path / "x.pdf"))
    assert place.header.cancel.isVisible()
    place.header.cancel.click()
    assert not place.handing.run.busy
    assert not place.header.cancel.isVisible()
    assert list(tmp_path.glob("*.pdf")) == []
    assert place.pages.count == 2, "the pages stay"


def test_a_file_that_cannot_be_written_is_one_sentence_with_a_way_out(
    place: PrintingPlace, tmp_path: Path, qtbot: QtBot
) -> None:
    said = notes(place)
    place.handing.print_on(file_printer(tmp_path / "nowhere" / "x.pdf"))
    qtbot.waitUntil(lambda: not place.handing.run.busy)
    assert (said[-1].tone, said[-1].verb) == ("bad", "Save elsewhere")
    assert "x.pdf" in said[-1].words


def test_a_printer_that_takes_no_page_is_one_sentence(
    place: PrintingPlace, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = notes(place)
    monkeypatch.setattr("desktop.printing.handing.QPainter.begin", lambda *_: False)
    place.handing.print_on(file_printer(Path("x.pdf")))
    qtbot.waitUntil(lambda: not place.handing.run.busy)
    assert said[-1].tone == "bad" and "does not take the pages" in said[-1].words


def test_the_printer_that_is_chosen_is_laid_out_for_where_it_is_known(
    place: PrintingPlace, settled: Settled
) -> None:
    printer = place.choices.printer
    printer.choose("Laser")
    printer.fields["margin"].setValue(12)
    printer.choose("")
    place.take_printer("Unknown")
    assert place.printer_name == ""
    place.take_printer("Laser")
    settled(place)
    assert place.printer_name == "Laser"
    assert place.choices.options.printer == PrinterTrim(12.0)


def test_pages_are_saved_as_pictures_of_the_dots_that_were_asked_for(
    place: PrintingPlace, tmp_path: Path, qtbot: QtBot, settled: Settled
) -> None:
    said = notes(place)
    place.choices.sheet.dpi.setValue(100)
    settled(place)
    assert place.handing.save_to(tmp_path / "griffon.png")
    qtbot.waitUntil(lambda: not place.handing.run.busy)
    made = sorted(path.name for path in tmp_path.glob("*.png"))
    assert made == ["griffon-1.png", "griffon-2.png"]
    picture = QImage(str(tmp_path / "griffon-2.png"))
    assert (picture.width(), picture.height()) == pytest.approx((2100 / 2.54, 2970 / 2.54), abs=1)
    assert round(picture.dotsPerMeterX() * 0.0254) == 100
    assert said[-1].words == "Saved as griffon-1.png"


def test_pictures_that_cannot_be_written_are_one_sentence(
    place: PrintingPlace, tmp_path: Path, qtbot: QtBot
) -> None:
    said = notes(place)
    place.handing.save_to(tmp_path / "nowhere" / "griffon.png")
    qtbot.waitUntil(lambda: not place.handing.run.busy)
    assert said[-1].tone == "bad"
