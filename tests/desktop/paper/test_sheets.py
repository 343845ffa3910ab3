"""The sheets as the printer gets them, measured in the PDF itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.paper.documents import Layout
from desktop.paper.stock import BAR, CARD_SIZES, INSET, STANDARD, CardSize, Cuts, PaperSize, PrinterTrim
from desktop.paper.style import Style
from tests.desktop.paper.cards import CONSCRIT, KAIAN
from tests.desktop.paper.printed import document, printed
from tests.desktop.paper.reading import boxes, sizes, texts

CLEAN = Layout(cuts=Cuts.NONE, control_bar=False)
BARE = replace(CLEAN, style=Style.INK_SAVER)
"""Thin frames alone: the reader adds the width of a line (0.18 to 0.35 mm) around what is drawn."""


def frames(
    data: bytes, number: int, card: CardSize = STANDARD, stretch: tuple[float, float] = (1.0, 1.0)
) -> list[tuple[float, float]]:
    """Give the corners of the cards of a page, found by their frames."""
    wide = (card.width - 2 * INSET) * stretch[0]
    high = (card.height - 2 * INSET) * stretch[1]
    found = {
        (
            round(x + w / 2 - card.width * stretch[0] / 2, 1),
            round(y + h / 2 - card.height * stretch[1] / 2, 1),
        )
        for x, y, w, h in boxes(data, number)
        if 0.1 < w - wide < 0.8 and 0.1 < h - high < 0.8
    }
    return sorted(found, key=lambda corner: (corner[1], corner[0]))


def sheet_of(layout: Layout, count: int = 1) -> bytes:
    return document([printed(CONSCRIT)] * count, layout=layout)[0]


def test_nine_cards_of_63_by_88_stand_on_a_sheet_and_the_tenth_on_the_next() -> None:
    data, report = document([printed(CONSCRIT)] * 10, layout=BARE)
    assert (report.pages, report.cards) == (2, 10)
    wanted = [(10.5 + column * 63, 16.5 + row * 88) for row in range(3) for column in range(3)]
    assert frames(data, 0) == wanted
    assert frames(data, 1) == wanted[:1]
    assert sizes(data)[0] == pytest.approx((210, 297), abs=0.05)


@pytest.mark.parametrize("name", list(CARD_SIZES))
@pytest.mark.parametrize("paper", list(PaperSize))
def test_every_card_has_its_size_on_every_paper(paper: PaperSize, name: str) -> None:
    layout = replace(BARE, paper=paper, card=CARD_SIZES[name], gap=2.0, bleed=2.0)
    plan = layout.plan
    data = sheet_of(layout, plan.per_page)
    assert sizes(data) == [pytest.approx((plan.width, plan.height), abs=0.05)]
    wanted = [tuple(round(n, 1) for n in plan.place(at)) for at in range(plan.per_page)]
    found = frames(data, 0, CARD_SIZES[name])
    assert len(found) == plan.per_page
    for have, want in zip(found, wanted, strict=True):
        assert have == pytest.approx(want, abs=0.11)


def test_colour_runs_over_the_cut_by_the_bleed_and_no_further() -> None:
    for bleed in (0.0, 3.0):
        data = sheet_of(replace(CLEAN, bleed=bleed))
        (x, y) = replace(CLEAN, bleed=bleed).plan.place(0)
        drawn = [box for box in boxes(data, 0) if box[2] > 50]
        left, top = min(box[0] for box in drawn), min(box[1] for box in drawn)
        widest = max(box[2] for box in drawn)
        if bleed:
            assert (left, top) == pytest.approx((x - 3, y - 3), abs=0.02)
            assert widest == pytest.approx(63 + 6, abs=0.02)
        else:
            assert left > x + 2 and widest < 63 - 4
    thrifty = sheet_of(replace(BARE, bleed=3.0))
    assert max(box[2] for box in boxes(thrifty, 0)) < 63, "who saves ink fills nothing"


@pytest.mark.parametrize("paper", [PaperSize.A4, PaperSize.LETTER, PaperSize.A3])
def test_two_bars_of_fifty_millimetres_stand_across_each_other(paper: PaperSize) -> None:
    bare = sheet_of(replace(BARE, paper=paper), 9)
    data = sheet_of(replace(BARE, paper=paper, control_bar=True), 9)
    added = [box for box in boxes(data, 0) if box not in boxes(bare, 0)]
    across = [w for _, _, w, h in added if h < 0.7 and w > 40]
    along = [h for _, _, w, h in added if w < 0.7 and h > 40]
    # The reader adds the width of the line.
    assert across == [pytest.approx(BAR, abs=0.65)] and along == [pytest.approx(BAR, abs=0.65)]
    notches = sorted(x + w / 2 for x, y, w, h in added if w < 0.7 and 2.0 < h < 3.2)
    assert notches[-1] - notches[0] == pytest.approx(BAR, abs=0.01)
    text = texts(data)[0].replace("\u00a0", " ")
    assert "50 mm" in text and "X" in text and "Y" in text
    if paper is not PaperSize.A3:
        assert all(x >= 4.9 and y >= 4.9 for x, y, _, _ in added), "within what the printer prints"


def test_cut_marks_stand_at_the_edges_of_the_cards_and_outside_them() -> None:
    plain, marked = sheet_of(CLEAN, 9), sheet_of(replace(CLEAN, cuts=Cuts.MARKS), 9)
    marks = [box for box in boxes(marked, 0) if box not in boxes(plain, 0)]
    assert len(marks) == 16
    uprights = {round(x + w / 2, 1) for x, _, w, h in marks if h > w}
    assert sorted(uprights) == pytest.approx([10.5, 73.5, 136.5, 199.5], abs=0.11)
    for x, y, w, h in marks:
        assert x + w < 10.5 or x > 199.5 or y + h < 16.5 or y > 280.5


def test_lines_to_cut_along_stand_between_the_cards() -> None:
    plain, lined = sheet_of(replace(CLEAN, gap=0.2), 9), sheet_of(replace(CLEAN, cuts=Cuts.LINES), 9)
    lines = [box for box in boxes(lined, 0) if box not in boxes(plain, 0)]
    uprights = sorted({round(x + w / 2, 2) for x, _, w, h in lines if h > w})
    left = (210 - 3 * 63 - 0.4) / 2
    wanted = [left - 0.1, left + 63.1, left + 126.3, left + 189.5]
    assert uprights == pytest.approx(wanted, abs=0.02)


def test_the_page_is_set_right_by_what_the_bars_measured() -> None:
    trim = PrinterTrim(measured_x=49.5, measured_y=50.5)
    layout = replace(BARE, printer=trim)
    data = sheet_of(layout, 9)
    found = frames(data, 0, stretch=trim.stretch)
    assert len(found) == 9
    x, y = found[0]
    assert x == pytest.approx(105 - 1.5 * 63 * 50 / 49.5, abs=0.06)
    assert y == pytest.approx(148.5 - 1.5 * 88 * 50 / 50.5, abs=0.06)
    # A printer that shrinks X by one part in a hundred makes of it the sheet that was meant.
    wide = found[1][0] - found[0][0]
    assert wide * 49.5 / 50 == pytest.approx(63, abs=0.11)


def test_a_margin_that_costs_cards_is_told_and_clips_none() -> None:
    layout = replace(BARE, printer=PrinterTrim(margin=12.0))
    data, report = document([printed(KAIAN)] * 9, layout=layout)
    (remark,) = report.remarks
    assert (remark.code, remark.data["mm"], remark.data["n"], remark.data["instead"]) == (
        "paper.remark.margin", 12.0, 8, 9,
    )  # fmt: skip
    wide, high = sizes(data)[0]
    for number in range(report.pages):
        for x, y, w, h in boxes(data, number):
            assert x >= 12 and y >= 12 and x + w <= wide - 12 and y + h <= high - 12
    assert document([printed(KAIAN)], layout=CLEAN)[1].remarks == ()


def test_margins_without_room_for_marks_are_told() -> None:
    tight = Layout(card=CardSize(100.0, 143.5))
    assert [remark.code for remark in document([printed(CONSCRIT)], layout=tight)[1].remarks] == [
        "paper.remark.no_marks"
    ]


def test_backs_line_up_when_the_paper_is_turned_over_its_long_edge() -> None:
    data, report = document([printed(CONSCRIT)] * 4, layout=replace(BARE, backs=True))
    assert report.pages == 2
    fronts, behind = frames(data, 0), frames(data, 1)
    turned = sorted(((210 - 63 - x, y) for x, y in fronts), key=lambda corner: (corner[1], corner[0]))
    assert len(behind) == 4
    assert behind == turned
