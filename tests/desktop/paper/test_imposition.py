"""Cards on a sheet: whatever their size, the paper and the printer, all are whole and none is wasted."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.paper import sheet
from desktop.paper.imposition import CUT_LINE, Fold, Imposition, impose
from desktop.paper.items import StraightLine
from desktop.paper.stock import (
    CARD_SIZES,
    LEAST_CARD,
    MEASURED,
    MOST_BLEED,
    MOST_CARD,
    MOST_GAP,
    MOST_MARGIN,
    STANDARD,
    CardSize,
    Cuts,
    Flip,
    PaperSize,
    PrinterTrim,
)
from tests.examples import examples

NEAR = 1e-6
tenths = st.integers(0, 10_000).map(lambda n: n / 10)


def lengths(least: float, most: float) -> st.SearchStrategy[float]:
    return st.integers(round(least * 10), round(most * 10)).map(lambda n: n / 10)


upright = st.builds(
    CardSize, lengths(LEAST_CARD[0], MOST_CARD[0]), lengths(LEAST_CARD[1], MOST_CARD[1])
) | st.sampled_from(list(CARD_SIZES.values()))
cards = upright | upright.map(lambda size: size.lying)
trims = st.builds(PrinterTrim, lengths(0, MOST_MARGIN), lengths(*MEASURED), lengths(*MEASURED))


@st.composite
def plans(draw: st.DrawFn) -> Imposition:
    trim = draw(trims)
    return impose(
        draw(st.sampled_from([size for size in PaperSize if size is not PaperSize.CARD])),
        draw(cards),
        gap=draw(lengths(0, MOST_GAP)),
        bleed=draw(lengths(0, MOST_BLEED)),
        margin=trim.margin,
        lines=draw(st.booleans()),
        folded=draw(st.booleans()),
        stretch=trim.stretch,
    )


def on_paper(plan: Imposition, x: float, y: float) -> tuple[float, float]:
    """Tell where the stretched page has a point."""
    across, down = plan.stretch
    return plan.width / 2 + (x - plan.width / 2) * across, plan.height / 2 + (y - plan.height / 2) * down


def corners(plan: Imposition) -> list[tuple[float, float]]:
    return [plan.place(number) for number in range(plan.per_page)]


@settings(max_examples=examples(60))
@given(plans())
def test_no_card_and_nothing_it_bleeds_is_clipped_by_the_printer(plan: Imposition) -> None:
    area, bleed = plan.printable, plan.bleed
    for x, y in corners(plan):
        assert x - bleed >= area.left - NEAR and x + plan.unit.width + bleed <= area.right + NEAR
        assert y - bleed >= area.top - NEAR and y + plan.unit.height + bleed <= area.bottom + NEAR


@settings(max_examples=examples(60))
@given(plans(), lengths(0, MOST_MARGIN))
def test_the_margin_holds_on_the_paper_itself_however_the_page_is_stretched(
    plan: Imposition, margin: float
) -> None:
    left, top = on_paper(plan, plan.printable.left, plan.printable.top)
    right, bottom = on_paper(plan, plan.printable.right, plan.printable.bottom)
    assert abs(left - (plan.width - right)) < NEAR and abs(top - (plan.height - bottom)) < NEAR
    assert abs(left - top) < NEAR, "one margin on all sides"


@settings(max_examples=examples(60))
@given(plans())
def test_neighbours_keep_apart_what_is_asked_and_never_touch_what_the_other_bleeds(plan: Imposition) -> None:
    assert plan.apart >= 2 * plan.bleed - NEAR
    for (x, y), (a, b) in combinations(corners(plan), 2):
        across = max(x, a) - min(x, a) - plan.unit.width
        down = max(y, b) - min(y, b) - plan.unit.height
        assert max(across, down) >= plan.apart - NEAR


@settings(max_examples=examples(60))
@given(plans())
def test_one_card_more_would_have_no_room(plan: Imposition) -> None:
    area = plan.printable
    for count, room, side in (
        (plan.columns, area.right - area.left, plan.unit.width),
        (plan.rows, area.bottom - area.top, plan.unit.height),
    ):
        assert (count + 1) * (side + plan.apart) - plan.apart + 2 * plan.bleed > room - NEAR


@settings(max_examples=examples(60))
@given(plans())
def test_the_cards_stand_in_the_middle_and_backs_lie_behind_their_fronts(plan: Imposition) -> None:
    if not plan.per_page:
        return
    block = plan.block
    assert abs(block.left - (plan.width - block.right)) < NEAR
    assert abs(block.top - (plan.height - block.bottom)) < NEAR
    for number in range(plan.per_page):
        x, y = plan.place(number)
        for flip in Flip:
            a, b = plan.back_place(number, flip)
            if plan.turns_like_a_book(flip):
                assert abs(a - (plan.width - x - plan.unit.width)) < NEAR and abs(b - y) < NEAR
            else:
                assert abs(b - (plan.height - y - plan.unit.height)) < NEAR and abs(a - x) < NEAR


@settings(max_examples=examples(60))
@given(plans(), st.data(), st.sampled_from([Cuts.MARKS, Cuts.LINES]))
def test_nothing_that_shows_where_to_cut_lies_on_a_card_or_beyond_the_printable(
    plan: Imposition, data: st.DataObject, kind: Cuts
) -> None:
    if not plan.per_page or (kind is Cuts.LINES and plan.apart < CUT_LINE):
        return
    count = data.draw(st.integers(1, plan.per_page))
    for item in sheet.cuts(plan, count, kind):
        assert isinstance(item, StraightLine)
        half = item.width / 2 if kind is Cuts.LINES else 0.0
        left, right = min(item.x1, item.x2), max(item.x1, item.x2)
        top, bottom = min(item.y1, item.y2), max(item.y1, item.y2)
        if left == right:
            left, right = left - half, right + half
        else:
            top, bottom = top - half, bottom + half
        for x, y in map(plan.place, range(count)):
            over = min(right, x + plan.unit.width) - max(left, x)
            down = min(bottom, y + plan.unit.height) - max(top, y)
            assert over < NEAR or down < NEAR, "on a card"
        if kind is Cuts.MARKS:
            area = plan.printable
            assert left >= area.left - NEAR and right <= area.right + NEAR
            assert top >= area.top - NEAR and bottom <= area.bottom + NEAR


@settings(max_examples=examples(60))
@given(plans())
def test_a_back_to_be_folded_touches_its_card_along_one_whole_edge(plan: Imposition) -> None:
    for number in range(plan.per_page):
        x, y = plan.place(number)
        a, b = plan.fold_place(number)
        match plan.fold:
            case Fold.BESIDE:
                assert abs(a - x - plan.card.width) < NEAR and b == y
            case Fold.BELOW:
                assert a == x and abs(b - y - plan.card.height) < NEAR


def counted(paper: PaperSize, name: str, *, lying: bool = False, **more: float) -> tuple[int, bool]:
    card = CARD_SIZES[name].lying if lying else CARD_SIZES[name]
    plan = impose(paper, card, **more)  # type: ignore[arg-type]
    return plan.per_page, plan.lies


def test_as_many_cards_as_fit_upright_or_with_the_sheet_on_its_side() -> None:
    assert counted(PaperSize.A4, "63x88") == (9, False)
    assert counted(PaperSize.LETTER, "63x88") == (9, False)
    assert counted(PaperSize.A3, "63x88") == (18, True)
    assert counted(PaperSize.A4, "57x87") == (10, True)
    assert counted(PaperSize.A4, "70x120") == (4, False)
    assert counted(PaperSize.A4, "63x88", bleed=3.0) == (8, True)
    assert counted(PaperSize.A4, "63x88", margin=12.0) == (8, True)
    assert counted(PaperSize.A4, "63x88", folded=True) == (4, True)
    assert counted(PaperSize.A4, "57x87", folded=True) == (5, True)
    assert counted(PaperSize.A4, "63x88", lying=True) == (9, True)
    assert counted(PaperSize.LETTER, "63x88", lying=True) == (9, True)
    assert counted(PaperSize.A3, "63x88", lying=True) == (18, False)
    assert counted(PaperSize.A4, "57x87", lying=True) == (10, False)
    assert counted(PaperSize.A4, "70x120", lying=True) == (4, False)
    assert counted(PaperSize.A4, "63x88", lying=True, folded=True) == (4, False)


def test_a_card_of_its_own_page_is_as_large_as_what_it_bleeds() -> None:
    plan = impose(PaperSize.CARD, STANDARD, bleed=3.0)
    assert (plan.width, plan.height, plan.per_page, plan.place(0)) == (69.0, 94.0, 1, (3.0, 3.0))


def test_what_two_bars_measure_is_set_right_across_and_along_the_sheet() -> None:
    trim = PrinterTrim(measured_x=49.5, measured_y=50.5)
    upright = impose(PaperSize.A4, STANDARD, stretch=trim.stretch)
    assert upright.stretch == (50 / 49.5, 50 / 50.5)
    lying = impose(PaperSize.A4, CARD_SIZES["57x87"], stretch=trim.stretch)
    assert lying.lies and lying.stretch == (50 / 50.5, 50 / 49.5), "X stays the short side of the sheet"


def test_what_was_told_of_a_printer_is_kept_within_its_bounds() -> None:
    trim = PrinterTrim(7.5, 49.0, 51.0, -0.3, 1.2)
    assert PrinterTrim.from_values(trim.values()) == trim
    odd = {"margin": -3, "offset_x": -99, "measured_x": float("nan"), "measured_y": 900, "more": 1}
    assert PrinterTrim.from_values(odd) == PrinterTrim(0.0, 50.0, MEASURED[1], -10.0)
    assert PrinterTrim.from_values({"margin": True, "measured_x": "49"}) == PrinterTrim()
