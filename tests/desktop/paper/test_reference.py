"""The quick reference: what it says is what the rules of the program say, in both languages, on one page."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

import resources
from desktop.operations import paper, tables
from desktop.operations.desk import Desk
from desktop.operations.paper_job import PrintOptions, reference_job
from desktop.paper.items import Box, TextRun
from desktop.paper.layout import Layout
from desktop.paper.metrics import Font, drawable
from desktop.paper.reference_sheet import ReferenceSheet
from desktop.paper.stock import PaperSize
from rules.monconf.tactics import TACTICS
from rules.systems import KINDS
from tests.desktop.paper.reading import extent, texts

DATA = resources.table("data/reference")


@pytest.mark.parametrize("ruleset", sorted(tables.rulesets()))
@pytest.mark.parametrize("paper_size", ["a4", "letter"])
def test_it_is_one_page_a_language_with_all_that_its_game_says(
    desk: Desk, ruleset: str, paper_size: str
) -> None:
    options = PrintOptions(ruleset=ruleset, language="both", paper=paper_size)
    pages = texts(paper.lay_out(reference_job(desk, options))[0])
    assert len(pages) == 2
    found = tables.rulesets()[ruleset]
    for language, page in zip(("fr", "en"), pages, strict=True):
        plain = " ".join(page.split())
        for section in DATA[found.system]:
            assert section[language] in plain
        for step in (*found.strategic, *found.combat, *found.upkeep):
            assert (step.en if language == "en" else step.fr) in plain


def test_the_wound_table_is_that_of_the_ruleset() -> None:
    ruleset = tables.rulesets()["seeds"]
    runs = drawn(ReferenceSheet(ruleset, DATA["confrontation"], "fr"))
    (lead,) = (run for run in runs if run.words == "6/7")
    row = sorted((run for run in runs if run.y == lead.y and run.x > lead.x), key=lambda run: run.x)
    assert [run.words for run in row][:5] == ["L", "G", "G", "C", "T"]
    changed = replace(ruleset, wound_table=("TTTTT", *ruleset.wound_table[1:]))
    runs = drawn(ReferenceSheet(changed, DATA["confrontation"], "en"))
    (lead,) = (run for run in runs if run.words == "< 0")
    assert [run.words for run in runs if run.y == lead.y and run.x > lead.x][:5] == ["K"] * 5


def test_what_rulesets_differ_in_is_said_as_they_have_it() -> None:
    def said(key: str) -> str:
        told = [run.words for run in drawn(ReferenceSheet(tables.rulesets()[key], sections, "en"))]
        assert not [words for words in told if words[:1] in "·×"], "no line begins with a sign"
        return " ".join(" ".join(told).replace("\u00a0", " ").split())

    sections = DATA["confrontation"]
    assert "is no failure by itself" in said("seeds") and "is no failure by itself" not in said("c5")
    assert "Killed: 4 notches" in said("seeds") and "large size 5 · very large size 6" in said("c5")
    assert "they add up" in said("seeds") and "worsens it by one" in said("c3")


def test_tactics_cost_what_the_rules_say() -> None:
    rows = [row for section in DATA["monconf"] for row in section.get("rows", ()) if "tactic" in row]
    assert {row["tactic"] for row in rows} == set(TACTICS)
    for row in rows:
        cost = TACTICS[row["tactic"]].cost
        assert all(row[language][0].endswith(f" {cost or 'X'}") for language in ("fr", "en"))


def test_every_game_has_one_and_every_letter_a_font() -> None:
    assert set(DATA) == set(KINDS)
    for sections in DATA.values():
        for section in sections:
            rows = section.get("rows", ())
            words = [section["fr"], section["en"], *(part for row in rows for part in row["fr"] + row["en"])]
            for part in words:
                assert "\u25a1" not in "".join(words for words, _ in drawable(part, Font.TEXT)), part


@pytest.mark.parametrize("size", [PaperSize.A4, PaperSize.LETTER])
@pytest.mark.parametrize("icons", [False, True])
def test_every_game_uses_its_page_and_what_is_ticked_is_large_enough_for_a_pen(
    size: PaperSize, icons: bool
) -> None:
    for ruleset in tables.rulesets().values():
        for language in ("fr", "en"):
            sheet = ReferenceSheet(ruleset, DATA[ruleset.system], language)
            (page,) = sheet.pages(Layout(paper=size, icons=icons))
            items = page.drawn[0].items
            assert max(extent(item)[3] for item in items) > 0.86 * page.height, (ruleset.id, language)
            sections = [section["tracker"] for section in DATA[ruleset.system] if "tracker" in section]
            boxes = [item for item in items if isinstance(item, Box) and item.radius]
            assert all(item.width == item.height >= 5 for item in boxes)
            assert len(boxes) >= 3 * sum(tracker["boxes"] for tracker in sections)
            for one, two in combinations(boxes, 2):
                assert abs(one.x - two.x) >= one.width or abs(one.y - two.y) >= one.width


def drawn(sheet: ReferenceSheet) -> list[TextRun]:
    return [item for item in sheet.pages(Layout())[0].drawn[0].items if isinstance(item, TextRun)]
