"""Tokens and strips: as many as an army needs, told apart by shape, letter and colour, edge to edge."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from desktop.operations import paper, tables
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from desktop.operations.paper_job import ArmyPart, Job, PrintOptions, army_job, lists_job
from desktop.operations.token_sheets import FAITH, tokens
from desktop.paper.cut_sheet import STRIP, TOKEN, CardStrip, CutSheet, Token
from desktop.paper.items import StraightLine, TextRun
from desktop.paper.layout import Layout
from desktop.paper.stock import PaperSize, PrinterTrim
from rules.armies import Army, Entry, Muster
from rules.cards import Rank
from rules.systems import KINDS
from tests.desktop.outcomes import done
from tests.desktop.paper.cards import CONSCRIT, DRAGON, ZEALOT
from tests.desktop.paper.reading import boxes, texts


def job_of(desk: Desk, part: ArmyPart, copies: int = 1) -> Job:
    options = PrintOptions(ruleset="seeds", copies=copies)
    return army_job(desk, army_id=desk.library.armies()[0].id, options=options, part=part)


def sheets(job: Job) -> list[CutSheet]:
    return [leaflet for leaflet in job.document.leaflets if isinstance(leaflet, CutSheet)]


def test_each_figure_has_its_tokens_and_each_mage_gems_of_its_element(desk: Desk) -> None:
    figures = sum(entry.figures for entry in desk.library.armies()[0].entries)
    (sheet,) = sheets(job_of(desk, ArmyPart.TOKENS))
    counted = Counter(piece.words for piece in sheet.pieces if isinstance(piece, Token))
    assert counted["A agi"] == figures == 8
    assert counted["Sonné"] == 4 and counted["Blessure légère"] == counted["Blessure critique"] == 3
    assert "Tué net" not in counted, "the dead leave the table"
    assert counted["Feu"] == 6
    twice = sheets(job_of(desk, ArmyPart.TOKENS, copies=2))[0]
    assert len(twice.pieces) == 2 * len(sheet.pieces)


def test_no_two_tokens_look_alike(desk: Desk) -> None:
    for system in KINDS:
        added = done(add_example(desk, system=system)) if system != "confrontation" else None
        army = desk.library.armies()[0] if added is None else desk.library.army(added[0])
        job = army_job(desk, army_id=army.id, options=PrintOptions(language="both"), part=ArmyPart.TOKENS)
        for sheet in sheets(job):
            kinds = {piece for piece in sheet.pieces if isinstance(piece, Token)}
            assert len({(kind.sign, kind.shape) for kind in kinds}) == len(kinds) > 2
            runs = [
                item
                for page in sheet.pages(Layout())
                for placed in page.drawn
                for item in placed.items
                if isinstance(item, TextRun)
            ]
            words = {run.words for run in runs}
            assert {kind.words for kind in kinds} <= words, "none of them cut"


@pytest.mark.parametrize("system, words", [
    ("confrontation", {"Malus de charge", "Effet", "Entretenu", "Feu", "Sonné"}),
    ("monconf", {"Effrayé", "Tout en défense", "Dominant", "Malus de charge", "Points de vie"}),
    ("eclats", {"À terre", "Tentative", "Initiative prise", "Conteneur", "Animus"}),
])  # fmt: skip
def test_what_a_table_marks_beside_wounds_has_its_token_too(desk: Desk, system: str, words: set[str]) -> None:
    added = done(add_example(desk, system=system)) if system != "confrontation" else None
    army = desk.library.armies()[0] if added is None else desk.library.army(added[0])
    job = army_job(desk, army_id=army.id, options=PrintOptions(), part=ArmyPart.TOKENS)
    (sheet,) = sheets(job)
    assert words <= {piece.words for piece in sheet.pieces if isinstance(piece, Token)}


def test_the_faithful_have_temporary_faith_and_who_flies_a_level() -> None:
    counted = []
    for card in (replace(ZEALOT, rank=Rank.parse("Fidèle")), replace(DRAGON, people="griffins"), CONSCRIT):
        army = Army("", "", entries=(Entry("e", "card", 1, 2),))
        made = tokens(Muster(army, {("card", 1): card}), tables.rulesets()["seeds"].track, "en")
        counted.append(Counter(piece.words for piece in made.pieces if isinstance(piece, Token)))
    zealot, dragon, conscript = counted
    assert zealot["Temporary faith"] == 2 * FAITH and not zealot["Level 1"]
    assert dragon["Level 1"] == 2 and not dragon["Temporary faith"]
    assert not conscript["Temporary faith"] and not conscript["Level 1"] and conscript["Effect"] == 1


def test_strips_are_the_cards_in_the_order_of_the_list_and_are_cut_along_one_line(desk: Desk) -> None:
    army = desk.library.armies()[0]
    (sheet,) = sheets(job_of(desk, ArmyPart.STRIPS))
    names = [piece.card.name("fr") for piece in sheet.pieces if isinstance(piece, CardStrip)]
    assert len(names) == len(army.entries) == 5
    (page,) = sheet.pages(Layout())
    *drawn, lines = page.drawn
    assert (drawn[1].x - drawn[0].x, drawn[2].y - drawn[0].y) == STRIP, "edge to edge"
    cut = [item for item in lines.items if isinstance(item, StraightLine)]
    assert len({(line.x1, line.y1, line.x2, line.y2) for line in cut}) == len(cut) == 4 + 3
    assert max(line.x2 for line in cut if line.y1 == 3 * STRIP[1]) == STRIP[0], "none where nothing is"
    text = texts(paper.lay_out(job_of(desk, ArmyPart.STRIPS))[0])[0]
    assert all(name in text for name in names)
    assert "3 × 11 PA" in text.replace("\u00a0", " "), "what all its figures cost is told from one"


@pytest.mark.parametrize("part, piece", [(ArmyPart.STRIPS, (92, 18)), (ArmyPart.TOKENS, (20, 20))])
def test_pieces_are_cut_as_large_as_they_are_said_to_be(
    desk: Desk, part: ArmyPart, piece: tuple[int, int]
) -> None:
    drawn = boxes(paper.lay_out(job_of(desk, part))[0], 0)
    across = sorted({round(x + wide / 2, 1) for x, _, wide, high in drawn if wide < 1 and high >= piece[1]})
    down = sorted({round(y + high / 2, 1) for _, y, wide, high in drawn if high < 1 and wide >= piece[0]})
    for lines, side in ((across, piece[0]), (down, piece[1])):
        assert len(lines) > 2
        assert all(abs(b - a - side) < 0.11 for a, b in pairwise(lines)), "in mm, in the PDF"


@pytest.mark.parametrize("size", list(PaperSize))
def test_pieces_stay_within_the_margins_of_the_printer(desk: Desk, size: PaperSize) -> None:
    layout = Layout(size, printer=PrinterTrim(margin=15.0))
    tokens = [Token("L", "Blessure légère")] * 300
    pages = CutSheet(tokens, TOKEN, "fr").pages(layout)
    assert sum(len(page.drawn) - 1 for page in pages) == 300
    for page in pages:
        for placed in page.drawn[:-1]:
            assert 15.0 <= placed.x <= page.width - 15.0 - TOKEN[0]
            assert 15.0 <= placed.y <= page.height - 15.0 - TOKEN[1]


def test_a_list_without_a_card_has_none_and_several_lists_are_one_file(desk: Desk) -> None:
    ids = [army.id for army in desk.library.armies()]
    both = lists_job(desk, army_ids=ids, title="Club", options=PrintOptions(), part=ArmyPart.STRIPS)
    assert len(both.several) == len(ids) == 2
