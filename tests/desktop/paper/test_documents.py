"""What comes out of the printer: sheets, sizes, marks, backs, the summary; read back from the PDF itself."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from desktop.paper import summary_words
from desktop.paper.code import QUIET, code_items, modules, side_of
from desktop.paper.documents import (
    Document,
    DocumentCancelled,
    write,
)
from desktop.paper.heraldry import look_of
from desktop.paper.items import Box
from desktop.paper.layout import Layout
from desktop.paper.stock import Backs
from desktop.paper.style import Style
from desktop.paper.summary import Summary, SummaryRow
from tests.desktop.paper.cards import CONSCRIT, DRAGON, HOSTILE, KAIAN, ZEALOT, abilities, picture
from tests.desktop.paper.printed import DOCUMENT, document, printed
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
    assert (info.title, info.author, info.subject) == (DOCUMENT.title, "Tacticien", "Cartes de référence")


def test_each_card_has_a_bookmark() -> None:
    data, _ = document([printed(CONSCRIT), printed(DRAGON)])
    titles = [mark.title for mark in PdfReader(BytesIO(data)).outline]  # type: ignore[union-attr]
    assert titles == ["Conscrit du Griffon", "Dragon Cynwäll"]


def test_all_backs_are_alike_so_that_a_pile_keeps_its_secret() -> None:
    one, _ = document([printed(CONSCRIT)], layout=Layout(backs=Backs.BEHIND))
    other, _ = document([printed(DRAGON)], layout=Layout(backs=Backs.BEHIND))
    assert texts(one)[1] == texts(other)[1]
    assert boxes(one, 1) == boxes(other, 1)


ROWS = (
    SummaryRow("Conscrit du Griffon", 3, 11, 33, 33, ("Étendard (+5\u00a0PA)",)),
    SummaryRow(KAIAN.name_fr, 1, None, None),
)
SUMMARY = Summary("Griffon <b>&", ROWS, "C5", 200, 33, 1, (("Conscrit du Griffon", 4.0),), "À peindre.",
                  look=look_of("griffins", "fr"))  # fmt: skip


def test_the_summary_tells_the_army_and_counts_unknown_prices_apart() -> None:
    data, report = document([printed(CONSCRIT)], replace(DOCUMENT, leaflets=(SUMMARY,)))
    assert report.pages == 2
    text = texts(data)[0].replace("\u00a0", " ")
    for words in (
        "Griffon <b>&", "Griffons d’Akkylannie · C5", "Conscrit du Griffon", "Étendard (+5 PA)",
        "33 PA + 1 prix inconnu", "200 PA", KAIAN.name_fr, "DIS 4", "À peindre.",
    ):  # fmt: skip
        assert words in text


def test_a_summary_does_not_put_fronts_on_the_wrong_side_of_the_paper() -> None:
    data, report = document(
        [printed(CONSCRIT)], replace(DOCUMENT, leaflets=(SUMMARY,)), Layout(backs=Backs.BEHIND)
    )
    assert report.pages == 4
    assert texts(data)[1].strip() == ""
    assert "Fanatisme" in texts(data)[2]


def test_the_summary_has_the_fingerprint_and_its_code_at_its_foot() -> None:
    told = replace(SUMMARY, mark="K7Q2M-9XRT4", code="TACT1:K7Q2M-9XRT4:" + "x" * 300)
    data, report = document([], replace(DOCUMENT, leaflets=(told,)))
    assert report.pages == 1
    assert "K7Q2M-9XRT4" in texts(data)[0] and "mêmes lettres" in texts(data)[0].replace("\r\n", " ")
    foot = [(x, y, w, h) for x, y, w, h in boxes(data, 0) if y > 297 / 2 + 60]
    assert len(foot) > 500
    assert all(x >= 18 - NEAR and y + h <= 297 - 18 + 0.05 for x, y, _, h in foot)


def test_a_code_without_room_below_a_long_list_has_a_page_of_its_own() -> None:
    told = replace(SUMMARY, mark="K7Q2M-9XRT4", code="x" * 1200, rows=SUMMARY.rows * 12)
    data, report = document([], replace(DOCUMENT, leaflets=(told,)))
    last = report.pages - 1
    assert report.pages > 1
    assert "K7Q2M-9XRT4" in texts(data)[last] and len(boxes(data, last)) > 500


def test_a_list_too_large_for_any_code_shows_its_letters_alone() -> None:
    told = replace(SUMMARY, mark="K7Q2M-9XRT4", code="x" * 5000)
    data, _ = document([], replace(DOCUMENT, leaflets=(told,)))
    assert "K7Q2M-9XRT4" in texts(data)[0]
    assert len(boxes(data, 0)) < 200


def test_the_code_holds_the_modules_of_its_text() -> None:
    rows = modules("TACT1:K7Q2M")
    drawn = [item for item in code_items(rows, 10, 20, 0.5)[1:] if isinstance(item, Box)]
    assert round(sum(box.width for box in drawn) / 0.5) == sum(map(sum, rows))
    assert min(box.x for box in drawn) == 10 + QUIET * 0.5
    assert side_of(rows, 0.5) == (len(rows) + 2 * QUIET) * 0.5


def test_a_large_army_takes_as_many_summary_pages_as_it_needs() -> None:
    summary = replace(SUMMARY, rows=ROWS * 40)
    data, report = document([], replace(DOCUMENT, leaflets=(summary,)))
    assert report.pages == len(texts(data)) > 1
    assert sum(text.count("Étendard") for text in texts(data)) == 40
    for number in range(report.pages):
        assert all(y + h < 297 - 15 for _, y, _, h in boxes(data, number))


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


def test_the_summary_says_everything_in_both_languages() -> None:
    french, english = summary_words.WORDS["fr"], summary_words.WORDS["en"]
    assert french.keys() == english.keys() and all((*french.values(), *english.values()))
