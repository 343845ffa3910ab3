"""What comes out of the printer: sheets, sizes, marks, backs; read back from the PDF itself."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from desktop.paper.documents import (
    Document,
    DocumentCancelled,
)
from desktop.paper.face import face
from desktop.paper.items import Face
from desktop.paper.layout import Layout
from desktop.paper.stock import Backs
from desktop.paper.style import Style
from rules.cards import Card
from tests.desktop.paper.cards import CONSCRIT, DRAGON, HOSTILE, KAIAN, ZEALOT, abilities, picture
from tests.desktop.paper.printed import DOCUMENT, document, printed, write
from tests.desktop.paper.reading import boxes, texts

NEAR = 0.05  # mm


def test_names_and_values_are_read_back() -> None:
    data, report = document([printed(CONSCRIT), printed(DRAGON), printed(ZEALOT), printed(KAIAN)])
    assert (report.pages, report.cards, report.overflow) == (1, 4, ())
    (text,) = texts(data)
    for words in ("Conscrit du Griffon", "Dragon Cynwäll", "15/20", "12,5", "Souffle de Dragon", "Fanatisme"):
        assert words in text
    assert "Changeur" in text


def test_the_printer_is_told_not_to_scale_and_how_to_turn() -> None:
    data, _ = document([printed(CONSCRIT)], layout=Layout(backs=Backs.BEHIND))
    root: Any = PdfReader(BytesIO(data)).trailer["/Root"]
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert root["/ViewerPreferences"]["/Duplex"] == "/DuplexFlipLongEdge"
    assert root["/Lang"] == "fr-FR"
    info = PdfReader(BytesIO(data)).metadata
    assert info is not None
    assert (info.title, info.author, info.subject) == (DOCUMENT.title, "Tacticien", "Cartes de références")


def test_each_card_has_a_bookmark() -> None:
    data, _ = document([printed(CONSCRIT), printed(DRAGON)])
    titles = [mark.title for mark in PdfReader(BytesIO(data)).outline]  # type: ignore[union-attr]
    assert titles == ["Conscrit du Griffon", "Dragon Cynwäll"]


def test_all_backs_are_alike_so_that_a_pile_keeps_its_secret() -> None:
    one, _ = document([printed(CONSCRIT)], layout=Layout(backs=Backs.BEHIND))
    other, _ = document([printed(DRAGON)], layout=Layout(backs=Backs.BEHIND))
    assert texts(one)[1] == texts(other)[1]
    assert boxes(one, 1) == boxes(other, 1)


def test_cards_that_lose_text_are_listed_with_their_page() -> None:
    crowded = replace(KAIAN, abilities=abilities(*(f"Compétence numéro {n}" for n in range(90))))
    cards = [printed(CONSCRIT, key="a")] * 9 + [printed(crowded, key="b")]
    _, report = document(cards)
    (lost,) = report.overflow
    assert (lost.name, lost.page, lost.key) == (KAIAN.name_fr, 2, "b")
    assert [what.what for what in lost.lost] == ["abilities"]


def test_hostile_names_are_printed_as_they_are() -> None:
    hostile = replace(CONSCRIT, name_fr=HOSTILE, people="<i>&", abilities=abilities(HOSTILE * 3))
    data, _ = document(
        [printed(hostile), printed(replace(CONSCRIT, name_fr="x" * 5000))],
        Document(HOSTILE, "fr", back_words="<b>" * 400),
        Layout(backs=Backs.BEHIND, style=Style.INK_SAVER),
    )
    assert "<b>&\"' œŒ" in texts(data)[0]
    assert "<i>&" in texts(data)[0]


def test_a_picture_used_on_many_cards_is_stored_once() -> None:
    image = picture(300, 400)
    one, _ = document([printed(CONSCRIT, picture=image)])
    many, _ = document([printed(replace(CONSCRIT), picture=image) for _ in range(9)])
    names = {
        name
        for page in PdfReader(BytesIO(many)).pages
        for name in page["/Resources"].get("/XObject", {})  # type: ignore[attr-defined]
    }
    assert len(names) == 1
    assert len(many) < len(one) * 3


def test_a_card_printed_several_times_is_laid_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[str] = []

    def counted(card: Card, *how: Any, **more: Any) -> Face:
        laid.append(card.name_fr)
        return face(card, *how, **more)

    monkeypatch.setattr("desktop.paper.documents.face", counted)
    data, _ = document([printed(CONSCRIT), printed(KAIAN)] * 10)
    assert laid == [CONSCRIT.name_fr, KAIAN.name_fr]
    first, second, third = texts(data)
    assert (first + second + third).count("Fanatisme") == 10 and "Draghost" in third


def test_a_picture_that_cannot_be_read_leaves_its_place_free() -> None:
    data, report = document([printed(CONSCRIT, picture=b"not a picture")])
    assert report.overflow == ()
    assert "Fanatisme" in texts(data)[0]


def test_the_same_cards_give_the_same_bytes() -> None:
    cards = [printed(CONSCRIT), printed(KAIAN, "en", picture=picture())]
    assert document(cards)[0] == document(cards)[0]


def test_making_is_told_card_by_card_and_can_be_given_up() -> None:
    told: list[tuple[int, int]] = []
    write(BytesIO(), [printed(CONSCRIT)] * 3, DOCUMENT, Layout(), progress=lambda *done: told.append(done))
    assert told == [(1, 3), (2, 3), (3, 3)]
    with pytest.raises(DocumentCancelled):
        write(BytesIO(), [printed(CONSCRIT)], DOCUMENT, Layout(), cancelled=lambda: True)
