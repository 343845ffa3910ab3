"""Cards that are wider than high: all that an upright card says, in one row of values."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from desktop.paper.documents import Composition
from desktop.paper.face import TextFloor, TextSection, face
from desktop.paper.items import Box, Face, Picture, TextRun
from desktop.paper.layout import Layout
from desktop.paper.metrics import MM_PER_POINT, Font
from desktop.paper.stock import CARD_SIZES, STANDARD, Backs, CardSize
from desktop.paper.style import Style
from desktop.paper.wounds import Boxes
from rules.cards import Card, Rank, values_from_line
from rules.sheets import SHEETS
from rules.values import Value
from tests.desktop.paper.cards import CONSCRIT, DRAGON, KAIAN, ZEALOT, abilities, picture
from tests.desktop.paper.printed import DOCUMENT, document, printed
from tests.desktop.paper.reading import extent, words

SIZES = [size.lying for size in CARD_SIZES.values()]
LYING = SIZES[0]
ADEPT = Card(
    "Adepte", system="monconf", values=values_from_line("12.5 4 2 13 3 5 12 4 5 5 2-3-3"),
    rank=Rank.parse("Champion Adepte"), pa=Value.of(40), abilities=abilities("Adepte de la Lumière"),
)  # fmt: skip
INITIATE = Card(
    "Initié", system="eclats", values={each: Value.of(2) for each in SHEETS["eclats"].values},
    equipment=("Deux dagues",),
)  # fmt: skip
CARDS = (CONSCRIT, DRAGON, ZEALOT, KAIAN, ADEPT, INITIATE)
LETTERS = "ABCDEFGHIJKL"


def values_of(shown: Face) -> list[TextRun]:
    return [item for item in shown.items if isinstance(item, TextRun) and 14 < item.y < 26]


def text_of(shown: Face) -> list[TextRun]:
    runs = [item for item in shown.items if isinstance(item, TextRun) and item.y > 28]
    return [run for run in runs if run.font in (Font.TEXT, Font.ITALIC)]


def boxes_of(shown: Face) -> list[Box]:
    return [item for item in shown.items if isinstance(item, Box) and item.radius == 0.5]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("style", list(Style))
def test_it_says_all_that_the_upright_card_says(style: Style, language: str) -> None:
    for card in CARDS:
        upright = face(card, language, style=style, figures=("A", "B"))
        lying = face(card, language, style=style, figures=("A", "B"), size=LYING)
        said = " ".join(words(lying))
        shown = said.replace("COU/", "COU/ ")  # that label has more room here
        missing = {part for line in words(upright) for part in line.replace(" ·", "").split()}
        missing -= set(shown.split())
        assert not missing and all(lost.is_whole for lost in lying.lost), (card.name_fr, missing)


@pytest.mark.parametrize("size", SIZES)
def test_the_values_stand_in_one_row_and_none_touches_another(
    size: CardSize,
) -> None:
    for card in CARDS:
        shown = values_of(face(card, "fr", size=size))
        labels = [run for run in shown if run.y == min(r.y for r in shown)]
        assert [run.x for run in labels] == sorted(run.x for run in labels)
        for above, below in combinations([run for run in shown if "+" not in run.words], 2):
            a, b = extent(above), extent(below)
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] + 0.6 or b[3] <= a[1] + 0.6
            assert apart, (card.name_fr, above.words, below.words)
        figures = [run for run in shown if run.font is Font.BOLD and run.words.isdigit()]
        assert len({run.size for run in figures}) <= 3, "figures beside each other are about alike"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 6, 8, 12])
def test_text_boxes_and_picture_keep_apart_and_within_the_frame(size: CardSize, count: int) -> None:
    for card, boxes in ((KAIAN, Boxes()), (CONSCRIT, Boxes(("",) * 12, ""))):
        shown = face(
            card, "fr", size=size, figures=tuple(LETTERS[:count]), boxes=boxes, picture=picture(),
            more=(TextSection("note", "", ("Se relève.",)),),
        )  # fmt: skip
        ticked = len(boxes_of(shown)) or (not boxes.letters[0] and count > 6)  # life in writing
        assert ticked in (True, count * len(boxes.letters))
        for item in shown.items:
            left, top, right, bottom = extent(item)
            assert left >= size.left - 0.01 and right <= size.right + 0.01, item
            assert top >= size.top - 0.01 and bottom <= size.bottom + 0.01, item
        drawn = [extent(item) for item in boxes_of(shown)]
        drawn += [extent(item) for item in shown.items if isinstance(item, Picture)]
        text = [
            item
            for item in shown.items
            if isinstance(item, TextRun) and item.font in (Font.TEXT, Font.ITALIC)
        ]
        drawn += [extent(run) for run in text if run.y > size.top + 24]
        for a, b in combinations(drawn, 2):
            over, down = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
            assert over < 0.05 or down < 0.35, (count, a, b)


def test_boxes_of_a_few_figures_are_large_enough_for_a_pen() -> None:
    for count in (1, 2, 3, 4, 5):
        shown = boxes_of(face(CONSCRIT, "fr", size=LYING, figures=tuple(LETTERS[:count])))
        assert min(min(box.width, box.height) for box in shown) >= 4.99, count


def test_what_has_no_room_is_told_or_goes_on_behind() -> None:
    crowded = replace(KAIAN, abilities=abilities(*(f"Compétence numéro {n}" for n in range(60))))
    front = Layout(card=LYING)
    _, report = document([printed(crowded), printed(KAIAN)], layout=front)
    lost, *others = report.overflow
    assert all(each.is_whole for each in others)
    (left_out,) = (each for each in lost.lost if not each.is_whole)
    assert lost.name == crowded.name_fr and left_out.what == "abilities"
    told = left_out.count
    assert " ".join(words(face(crowded, "fr", size=LYING))).count("numéro") == 60 - told
    _, report = document([printed(crowded)], layout=replace(front, backs=Backs.BEHIND, goes_on=True))
    assert all(each.is_whole for each in report.overflow)


def test_large_text_stays_large_and_no_word_is_parted_for_a_picture() -> None:
    large = TextFloor(large=True)
    for card in (CONSCRIT, KAIAN, ADEPT):
        shown = face(card, "fr", size=LYING, floor=large, figures=tuple("ABCDE"), picture=picture())
        assert min(run.size for run in text_of(shown)) >= 9.8 * MM_PER_POINT - 1e-9
        said = " ".join(words(shown)).split()
        assert all(part in said for part in card.abilities[0].label("fr").split())


def test_all_on_a_large_card_is_drawn_larger() -> None:
    def largest_figures(card: CardSize) -> float:
        (page,) = Composition([([printed(CONSCRIT)], DOCUMENT)], Layout(card=card)).pages()
        return max(item.size for item in page.drawn[0].items if isinstance(item, TextRun))

    assert CardSize(57.0, 87.0).growth == 1.0 and CardSize(150.0, 210.0).growth == 1.5
    for usual, large in ((STANDARD, CARD_SIZES["70x120"]), (LYING, SIZES[2])):
        assert largest_figures(large) / largest_figures(usual) == pytest.approx(70 / 63)


def test_what_has_no_room_beside_a_long_rank_stands_beside_the_name() -> None:
    def places(made: Face) -> tuple[TextRun, TextRun]:
        runs = [run for run in made.items if isinstance(run, TextRun)]
        (said,) = [run for run in runs if run.words.endswith(KAIAN.edition)]
        return next(run for run in runs if run.font is Font.TITLE), said

    short = face(replace(KAIAN, name_fr="Kaian"), "fr", size=LYING)
    name, said = places(short)
    assert said.y == pytest.approx(name.y) and extent(name)[2] + 2.9 < extent(said)[0]
    assert short.lost == (), "the rank is whole, and not small"
    name, said = places(face(replace(KAIAN, rank=CONSCRIT.rank), "fr", size=LYING))
    assert said.y > name.y, "beside a short one it has room"
