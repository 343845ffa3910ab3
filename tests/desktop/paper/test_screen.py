"""What stands on screen is what comes out of the printer."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pypdfium2 as pdfium  # type: ignore[import-untyped]
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop.paper.face import face
from desktop.paper.items import Face, cover
from desktop.paper.pages import PlacedItems, PrintPage
from desktop.paper.pdf import Pen, new_canvas
from desktop.paper.screen import CardFaceView, image_of
from desktop.paper.stock import STANDARD
from desktop.paper.style import Style
from desktop.printing.press import render
from tests.desktop.paper.cards import CONSCRIT, HOSTILE, KAIAN, ZEALOT, picture

PIXELS = 504


def on_paper(shown: Face) -> QImage:
    out = BytesIO()
    canvas = new_canvas(out, title="", subject="", language="fr", flip=None)
    Pen(canvas).draw_page(PrintPage(shown.width, shown.height, (PlacedItems(shown.items),)))
    canvas.save()
    document = pdfium.PdfDocument(out.getvalue())
    made = render(document, 0, PIXELS)
    document.close()
    return made


@pytest.mark.parametrize(
    "shown",
    [
        face(ZEALOT, "fr", figures=("A", "B")),
        face(KAIAN, "en", figures=("",), style=Style.INK_SAVER),
        face(replace(CONSCRIT, name_fr=HOSTILE), "fr", picture=picture(), figures=("A", "B", "C")),
    ],
)
def test_screen_and_paper_show_the_same_card(qtbot: QtBot, shown: Face) -> None:
    paper, screen = on_paper(shown), image_of(shown, PIXELS / STANDARD.width)
    assert paper.size() == screen.size()
    # Two painters round edges differently: what counts is what the eye sees.
    small = [
        image.scaled(
            QSize(126, 176), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        for image in (paper, screen)
    ]
    far, whole = 0, 0
    for y in range(small[0].height()):
        for x in range(small[0].width()):
            one, other = (QColor(image.pixel(x, y)) for image in small)
            apart = max(
                abs(one.red() - other.red()),
                abs(one.green() - other.green()),
                abs(one.blue() - other.blue()),
            )
            far, whole = max(far, apart), whole + apart
    assert far < 60
    assert whole / (126 * 176) < 2.5


def test_the_card_is_as_large_as_the_room_allows_and_named_for_screen_readers(qtbot: QtBot) -> None:
    view = CardFaceView()
    qtbot.addWidget(view)
    view.resize(400, 420)
    view.show_card(CONSCRIT, "fr")
    view.show()
    rect = view.card_rect()
    assert rect.height() == pytest.approx(418, abs=1)
    assert rect.width() / rect.height() == pytest.approx(63 / 88, abs=0.001)
    assert view.accessibleName().startswith("Conscrit du Griffon, MOU 10, INI 2")
    assert "COU 3" in view.accessibleName()
    before = view.grab().toImage()
    view.show_card(CONSCRIT, "en")
    assert "Griffin conscript" in view.accessibleName()
    assert view.grab().toImage() != before
    view.clear()
    assert view.shown is None
    assert view.accessibleName() == ""


def test_a_card_stays_paper_white_and_sharp_at_any_size(qtbot: QtBot) -> None:
    for scale in (3.0, 8.0, 24.0):
        image = image_of(face(CONSCRIT, "fr"), scale)
        assert image.pixelColor(2, 2) == QColor("white")
        band = image.pixelColor(round(30 * scale), round(4 * scale))
        assert band == QColor("#8c1d24")
        # The 10 of the movement is there, however large: letters are outlines.
        left, top = round(6 * scale), round(20 * scale)
        dark = [
            image.pixelColor(x, y).lightness() < 90
            for x in range(left, left + round(8 * scale))
            for y in range(top, top + round(6 * scale))
        ]
        assert 0.05 < sum(dark) / len(dark) < 0.5


def test_a_picture_that_cannot_be_read_is_left_out(qtbot: QtBot) -> None:
    view = CardFaceView()
    qtbot.addWidget(view)
    view.show_card(CONSCRIT, "fr", b"not a picture")
    plain = view.shown
    view.show_card(CONSCRIT, "fr")
    assert view.shown == plain


def test_a_picture_covers_its_frame_and_keeps_the_head_of_a_figure() -> None:
    assert cover((100, 100), (20, 20)) == (0, 0, 20, 20)
    x, y, wide, high = cover((100, 300), (20, 20))
    assert (x, wide, high) == (0, 20, 60)
    assert -20 < y < 0
    x, y, wide, high = cover((300, 100), (20, 20))
    assert (x, y, wide, high) == (-20, 0, 60, 20)
