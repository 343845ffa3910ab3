"""The sheets as the printer gets them, measured in the PDF itself."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import product
from typing import Any

import pypdfium2 as pdfium  # type: ignore[import-untyped]
import pytest
from pypdf import PdfReader

from desktop.paper.documents import Composition, Document
from desktop.paper.imposition import Fold, Imposition
from desktop.paper.items import Item, StraightLine, TextRun
from desktop.paper.layout import Layout
from desktop.paper.metrics import MM_PER_POINT
from desktop.paper.printer_test import PrinterTest
from desktop.paper.stock import (
    BAR,
    CARD_SIZES,
    INSET,
    STANDARD,
    Backs,
    CardSize,
    Cuts,
    Flip,
    PaperSize,
    PrinterTrim,
)
from desktop.paper.style import Style
from tests.desktop.paper.cards import CONSCRIT, KAIAN
from tests.desktop.paper.printed import DOCUMENT, document, printed
from tests.desktop.paper.reading import boxes, extent, sizes, texts

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


@pytest.mark.parametrize(
    "card", [*CARD_SIZES.values(), *(size.lying for size in CARD_SIZES.values()), CardSize(120.0, 80.0)]
)
@pytest.mark.parametrize("paper", list(PaperSize))
def test_every_card_has_its_size_on_every_paper(paper: PaperSize, card: CardSize) -> None:
    layout = replace(BARE, paper=paper, card=card, gap=2.0, bleed=2.0)
    plan = layout.plan
    data = sheet_of(layout, plan.per_page)
    assert sizes(data) == [pytest.approx((plan.width, plan.height), abs=0.05)]
    wanted = [tuple(round(n, 1) for n in plan.place(at)) for at in range(plan.per_page)]
    found = frames(data, 0, card)
    assert len(found) == plan.per_page
    for have, want in zip(found, wanted, strict=True):
        assert have == pytest.approx(want, abs=0.11)


@pytest.mark.parametrize("card", [STANDARD, STANDARD.lying, CARD_SIZES["70x120"]])
def test_colour_runs_over_the_cut_by_the_bleed_and_no_further(card: CardSize) -> None:
    for bleed in (0.0, 3.0):
        layout = replace(CLEAN, bleed=bleed, card=card)
        data = sheet_of(layout)
        (x, y) = layout.plan.place(0)
        drawn = [box for box in boxes(data, 0) if box[2] > 50]
        left, top = min(box[0] for box in drawn), min(box[1] for box in drawn)
        widest = max(box[2] for box in drawn)
        if bleed:
            assert (left, top) == pytest.approx((x - 3, y - 3), abs=0.02)
            assert widest == pytest.approx(card.width + 6, abs=0.02)
        else:
            assert left > x + 2 and widest < card.width - 4
    thrifty = sheet_of(replace(BARE, bleed=3.0, card=card))
    assert max(box[2] for box in boxes(thrifty, 0)) < card.width, "who saves ink fills nothing"


@pytest.mark.parametrize("paper", [PaperSize.A4, PaperSize.LETTER, PaperSize.A3])
def test_two_bars_of_fifty_millimetres_stand_across_each_other(paper: PaperSize) -> None:
    bare = boxes(sheet_of(replace(BARE, paper=paper), 9), 0)
    data = sheet_of(replace(BARE, paper=paper, control_bar=True), 9)
    added = [box for box in boxes(data, 0) if box not in bare]
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
    plain, marked = boxes(sheet_of(CLEAN, 9), 0), sheet_of(replace(CLEAN, cuts=Cuts.MARKS), 9)
    marks = [box for box in boxes(marked, 0) if box not in plain]
    assert len(marks) == 16
    uprights = {round(x + w / 2, 1) for x, _, w, h in marks if h > w}
    assert sorted(uprights) == pytest.approx([10.5, 73.5, 136.5, 199.5], abs=0.11)
    for x, y, w, h in marks:
        assert x + w < 10.5 or x > 199.5 or y + h < 16.5 or y > 280.5


def test_lines_to_cut_along_stand_between_the_cards() -> None:
    plain = boxes(sheet_of(replace(CLEAN, gap=0.2), 9), 0)
    lined = sheet_of(replace(CLEAN, cuts=Cuts.LINES), 9)
    lines = [box for box in boxes(lined, 0) if box not in plain]
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
        "paper.remark.no_marks", "paper.remark.no_bar"
    ]  # fmt: skip


def behind(layout: Layout, count: int) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Give the corners of the cards of a sheet and of their backs."""
    data = sheet_of(replace(layout, backs=Backs.BEHIND), count)
    return frames(data, 0, layout.card), frames(data, 1, layout.card)


def in_order(found: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return sorted(found, key=lambda corner: (corner[1], corner[0]))


@pytest.mark.parametrize(
    ("card", "flip", "book"),
    [(STANDARD, Flip.LONG, True), (STANDARD, Flip.SHORT, False), (CARD_SIZES["57x87"], Flip.LONG, False),
     (CARD_SIZES["57x87"], Flip.SHORT, True), (STANDARD.lying, Flip.LONG, False),
     (STANDARD.lying, Flip.SHORT, True), (CARD_SIZES["70x120"].lying, Flip.LONG, False)],
)  # fmt: skip
def test_backs_lie_behind_their_fronts_over_whichever_edge_the_sheet_is_turned(
    card: CardSize, flip: Flip, book: bool
) -> None:
    layout = replace(BARE, card=card, flip=flip)
    wide, high = layout.plan.width, layout.plan.height
    fronts, backs = behind(layout, 4)
    if book:
        turned = [(wide - layout.card.width - x, y) for x, y in fronts]
    else:
        turned = [(x, high - layout.card.height - y) for x, y in fronts]
    assert len(backs) == 4
    for have, want in zip(backs, in_order(turned), strict=True):
        assert have == pytest.approx(want, abs=0.11)


def words_of_back(flip: Flip) -> tuple[float, float]:
    """Tell how high the words of a back stand, and its mark, in mm from the top of the page."""
    data = sheet_of(replace(CLEAN, backs=Backs.BEHIND, flip=flip))
    pdf = pdfium.PdfDocument(data)
    page = pdf[1]
    kinds: dict[int, list[float]] = {}
    for thing in page.get_objects():
        _, low, _, high = thing.get_bounds()
        if high - low < 200:
            kinds.setdefault(thing.type, []).append(297 - (low + high) / 2 * MM_PER_POINT)
    page.close()
    pdf.close()
    (words,) = set(kinds[pdfium.raw.FPDF_PAGEOBJ_TEXT])
    return words, sum(kinds[pdfium.raw.FPDF_PAGEOBJ_PATH]) / len(kinds[pdfium.raw.FPDF_PAGEOBJ_PATH])


def test_backs_stand_on_their_heads_where_the_sheet_turns_upwards() -> None:
    words, rest = words_of_back(Flip.LONG)
    assert words > rest, "the army's name is below the mark"
    words, rest = words_of_back(Flip.SHORT)
    assert words < rest


def test_backs_are_moved_by_what_the_test_page_told_and_fronts_stay() -> None:
    moved = replace(BARE, printer=PrinterTrim(offset_x=1.3, offset_y=-0.7))
    for flip, (right, low) in ((Flip.LONG, (1.3, -0.7)), (Flip.SHORT, (-1.3, 0.7))):
        fronts, backs = behind(replace(BARE, flip=flip), 2)
        fronts_then, backs_then = behind(replace(moved, flip=flip), 2)
        assert fronts_then == fronts
        for (x, y), now in zip(backs, backs_then, strict=True):
            assert now == pytest.approx((x + right, y + low), abs=0.06)


def test_the_offsets_bring_the_cross_of_a_printer_that_is_off_back_to_the_middle() -> None:
    """What is read on the rulers from the front is where the back is moved to, whichever way it turns."""
    for flip, off in product(Flip, [(0.8, 0.5), (-1.1, 2.0)]):
        layout = replace(CLEAN, flip=flip)
        book = layout.plan.turns_like_a_book(flip)
        # Such a printer puts the cross of the page behind so far right and down; seen from the front:
        seen_right, seen_down = (-off[0], off[1]) if book else (off[0], -off[1])
        trim = PrinterTrim(offset_x=seen_right, offset_y=-seen_down)
        moved = replace(layout, printer=trim).behind(layout.plan)
        assert (moved[0] + off[0], moved[1] + off[1]) == pytest.approx((0, 0))


def test_the_printer_is_told_over_which_edge_to_turn() -> None:
    for backs, flip, told in (
        (Backs.BEHIND, Flip.LONG, "/DuplexFlipLongEdge"),
        (Backs.BEHIND, Flip.SHORT, "/DuplexFlipShortEdge"),
        (Backs.FOLD, Flip.LONG, "/Simplex"),
    ):
        root: Any = PdfReader(BytesIO(sheet_of(replace(CLEAN, backs=backs, flip=flip)))).trailer["/Root"]
        assert root["/ViewerPreferences"]["/Duplex"] == told


@pytest.mark.parametrize("card", [STANDARD, CARD_SIZES["57x87"], STANDARD.lying])
def test_a_back_to_fold_lies_beside_its_card_with_a_line_between(card: CardSize) -> None:
    layout = replace(BARE, card=card, backs=Backs.FOLD)
    plan = layout.plan
    data, report = document([printed(CONSCRIT)] * plan.per_page, layout=layout)
    assert report.pages == 1
    places = [place(at) for at in range(plan.per_page) for place in (plan.place, plan.fold_place)]
    found = frames(data, 0, card)
    assert len(found) == 2 * plan.per_page
    for have, want in zip(found, in_order([(round(x, 1), round(y, 1)) for x, y in places]), strict=True):
        assert have == pytest.approx(want, abs=0.11)
    x, y = plan.fold_place(0)
    along = card.width if plan.fold is Fold.BELOW else card.height
    lines = [box for box in boxes(data, 0) if max(box[2:]) == pytest.approx(along, abs=0.4)]
    assert any(abs(left - x) < 0.3 and abs(top - y) < 0.3 for left, top, _, _ in lines)


def test_colours_of_a_folded_card_run_over_its_cuts_and_not_over_the_fold() -> None:
    layout = replace(CLEAN, backs=Backs.FOLD, bleed=3.0)
    plan = layout.plan
    composed = Composition([([printed(CONSCRIT)], DOCUMENT)], layout)
    (page,) = composed.pages()
    fold = plan.fold_place(0)[0]
    front, back = page.drawn[:2]
    assert front.clip is not None and back.clip is not None
    assert front.clip[0] + front.clip[2] == pytest.approx(fold) == back.clip[0]
    assert front.clip[0] == pytest.approx(plan.place(0)[0] - 3)
    assert back.clip[0] + back.clip[2] == pytest.approx(fold + 63 + 3)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_test_page_measures_fifty_and_ten_millimetres_around_the_very_middle(language: str) -> None:
    about = Document("Test", language, leaflets=(PrinterTest(language),))
    skewed = PrinterTrim(measured_x=48.0, offset_x=3.0)
    data, report = document([], about, replace(CLEAN, backs=Backs.BEHIND, printer=skewed))
    assert report.pages == 2
    drawn = boxes(data, 0)
    bars = [box for box in drawn if max(box[2:]) == pytest.approx(BAR, abs=0.65) and min(box[2:]) < 0.7]
    assert len(bars) == 2, "as the printer makes them, whatever was told of it"
    rulers = [box for box in drawn if max(box[2:]) == pytest.approx(20, abs=0.3) and min(box[2:]) < 0.3]
    cross = [box for box in boxes(data, 1) if max(box[2:]) == pytest.approx(60, abs=0.5)]
    middles = sorted((round(x + w / 2, 1), round(y + h / 2, 1)) for x, y, w, h in rulers)
    assert middles == [(105.0, 166.5), (123.0, 148.5)], "the cross runs over both"
    assert {(round(x + w / 2, 1), round(y + h / 2, 1)) for x, y, w, h in cross} == {(105.0, 148.5)}
    words = " ".join(texts(data)[0].split())
    assert ("dixième" if language == "fr" else "tenth") in words


def around(layout: Layout, count: int) -> tuple[list[StraightLine], list[Item], Imposition]:
    """Give the lines and all that stands around so many cards of a sheet, or between them."""
    composed = Composition([([printed(CONSCRIT)] * count, DOCUMENT)], layout)
    items = [
        item for drawn in next(composed.pages()).drawn for item in drawn.items if drawn.x == drawn.y == 0
    ]
    return [item for item in items if isinstance(item, StraightLine)], items, layout.plan


@pytest.mark.parametrize("backs", [Backs.NONE, Backs.FOLD])
@pytest.mark.parametrize(
    "layout",
    [Layout(PaperSize.LETTER), Layout(PaperSize.LETTER, CARD_SIZES["57x87"]), Layout(bleed=3.0),
     Layout(gap=5.0, printer=PrinterTrim(margin=12.0)), Layout(card=STANDARD.lying), Layout(),
     Layout(PaperSize.LETTER, STANDARD.lying), Layout(card=CardSize(50.0, 70.0))],
)  # fmt: skip
def test_no_mark_crosses_the_bars_nor_what_is_written_in_the_margins(layout: Layout, backs: Backs) -> None:
    layout = replace(layout, backs=backs)
    lines, items, plan = around(layout, layout.plan.per_page)
    marks = [line for line in lines if line.width == 0.15]
    assert marks
    bars = [line for line in lines if line.width == 0.3 or line.width == 0.2]
    told = [item for item in items if isinstance(item, TextRun)]
    drawn: list[Item] = [*bars, *told]
    for item in drawn:
        left, top, right, low = extent(item)
        for mark in marks:
            x, y, end_x, end_y = extent(mark)
            apart = end_x < left - 0.4 or x > right + 0.4 or end_y < top or y > low
            assert apart, f"{mark} at {item}"
    said = " ".join(item.words for item in told).replace("\u00a0", " ")
    assert "50 mm" in said or plan.card.width < 51


@pytest.mark.parametrize("card", [STANDARD, STANDARD.lying])
def test_folds_and_cut_lines_are_seen_on_the_colour_that_bleeds(card: CardSize) -> None:
    layout = Layout(card=card, bleed=3.0, cuts=Cuts.LINES, backs=Backs.FOLD)
    data = sheet_of(layout, 1)
    lines, _, plan = around(layout, 1)
    x, y = plan.fold_place(0)
    end = (x + card.width, y) if plan.fold is Fold.BELOW else (x, y + card.height)
    left, top = plan.place(0)
    for ends in ((x, y, *end), (left, top - 0.1, left + plan.unit.width, top - 0.1)):
        there = [line for line in lines if extent(line) == pytest.approx(ends, abs=0.11)]
        assert [(line.ink, bool(line.dash)) for line in there] == [("#ffffff", False), ("#333333", True)]
    pdf = pdfium.PdfDocument(data)
    picture = pdf[0].render(scale=300 / 72).to_pil().convert("L")
    pdf.close()
    dots = 300 / 25.4
    along = [
        picture.getpixel(
            (round((x + (end[0] - x) * at / 400) * dots), round((y + (end[1] - y) * at / 400) * dots))
        )
        for at in range(20, 380)
    ]
    assert max(along) > 200 and min(along) < 90, "black and white follow each other"


@pytest.mark.parametrize("layout", [Layout(bleed=2.0), Layout(card=STANDARD.lying), Layout(cuts=Cuts.NONE)])
def test_the_ends_of_a_fold_are_marked_outside_the_cards(layout: Layout) -> None:
    layout = replace(layout, backs=Backs.FOLD, control_bar=False)
    lines, _, plan = around(layout, whole := layout.plan.per_page)
    folded = {plan.fold_place(at) for at in range(whole)}
    below = plan.fold is Fold.BELOW
    wanted = sorted({round(y if below else x, 2) for x, y in folded})
    block, over = plan.block, plan.bleed
    outside = [
        line for line in lines
        if line.dash and line.width == 0.15
        and (min(line.x1, line.x2) > block.right + over or max(line.x1, line.x2) < block.left - over if below
             else min(line.y1, line.y2) > block.bottom + over or max(line.y1, line.y2) < block.top - over)
    ]  # fmt: skip
    ends = [round(line.y1 if below else line.x1, 2) for line in outside]
    assert sorted(set(ends)) == wanted and len(ends) == 2 * len(wanted)


def test_who_saves_ink_pays_no_card_for_a_bleed() -> None:
    thrifty, plain = replace(BARE, bleed=5.0), BARE
    assert thrifty.plan == plain.plan and thrifty.plan.per_page == 9
    assert replace(CLEAN, bleed=5.0).plan.per_page < 9


def test_margins_without_room_for_a_control_bar_are_told() -> None:
    tight = Layout(card=CardSize(50.0, 70.0))
    said = [remark.code for remark in document([printed(CONSCRIT)], layout=tight)[1].remarks]
    assert "paper.remark.no_bar" in said
    bare = document([printed(CONSCRIT)], layout=replace(tight, control_bar=False))[1].remarks
    assert "paper.remark.no_bar" not in [remark.code for remark in bare], "nobody asked for one"
