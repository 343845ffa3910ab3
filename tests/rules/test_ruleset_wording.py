"""The values of a ruleset are said in the words of the system's own rulebook, with its own sections."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.battle.ruleset_lines import lines
from rules.battle.ruleset_table import Chapter, RulesetMark, Words
from rules.battle.ruleset_wording import Wording
from tests.rules.data import abilities, ruleset
from tests.rules.ruleset_lines import ROWS, said

FOREIGN = re.compile(r"\b[IV]+-[A-F]\b|\bIV\b|Tactique roll|jet de Tactique|stratégique|[Ss]trategic|C3|C5")


def test_another_rulebook_is_not_quoted() -> None:
    for line in said("monconf"):
        words = (line.title, line.words, line.note, *(cell.caption for cell in line.cells))
        text = " ".join((line.section, *(f"{each.fr} {each.en}" for each in words)))
        assert not FOREIGN.search(text), f"{text}: it lacks a row of resources/data/ruleset_words.json"


def test_the_system_of_the_table_keeps_its_words() -> None:
    rules = ruleset("seeds")
    assert said("seeds") == lines(rules, abilities())
    assert all(line.title is line.chapter.value for line in said("seeds"))


def test_a_combat_tracker_speaks_of_animus_and_of_no_notches() -> None:
    for line in said("eclats"):
        for words in (line.title, line.words, line.note):
            assert not re.search(
                r"[Cc]ran|[Nn]otch|[Cc]ard|[Cc]arte|points de vie|[Ll]ife points", words.fr + words.en
            )
    assert Words("Animus", "Animus") in {line.title for line in said("eclats")}
    assert not {line.title for line in said("eclats")} & {chapter.value for chapter in Chapter}


def test_nothing_but_words_changes() -> None:
    rules = ruleset("monconf")
    for plain, worded in zip(lines(rules, abilities()), said("monconf"), strict=True):
        assert [cell.path for cell in plain.cells] == [cell.path for cell in worded.cells]
        assert plain.chapter == worded.chapter
        # the other rulebook is silent, or tells at a section of its own what the first one does not
        assert plain.mark is worded.mark or worded.mark is RulesetMark.DECISION or worded.section


SILENT = re.compile(
    r"(text|texts|play aid) (does not|do not|gives no|say neither|say nothing|is silent)"
    r"|(texte|textes|aide de jeu) (ne|n’en) "
)


@pytest.mark.parametrize("name", ["seeds", "c3", "c5", "monconf", "eclats"])
def test_where_a_line_says_that_the_text_is_silent_it_is_a_decision(name: str) -> None:
    silent = [line for line in said(name) if SILENT.search(f"{line.note.fr} {line.note.en}")]
    assert [line.words.en for line in silent if line.mark is not RulesetMark.DECISION] == []
    assert silent or name == "eclats"


@pytest.mark.parametrize("name", ["seeds", "monconf", "eclats"])
def test_no_two_decisions_say_the_same(name: str) -> None:
    marked = [line for line in said(name) if line.mark is RulesetMark.DECISION]
    named = [line.words for line in marked if line.cells[0].path.startswith("decisions/")]
    valued = [(line.chapter, line.words, line.note) for line in marked]
    assert len(valued) == len({*valued})
    told = [cell.choices for line in said(name) if line.told for cell in line.cells]
    assert len(named) == len({*named}) and len(told) == len({*told})


def test_every_row_says_something_that_is_there() -> None:
    paths = [line.cells[0].path for name in ("monconf", "eclats") for line in said(name)]
    for row in ROWS:
        assert "chapter" in row or any(path.startswith(row["line"]) for path in paths), row


def test_the_longest_path_speaks_and_captions_are_named_by_their_last_step() -> None:
    rows: list[dict[str, Any]] = [
        {"system": "monconf", "line": "track/", "section": "A"},
        {
            "system": "monconf",
            "line": "track/states/",
            "fr": "F",
            "en": "E",
            "captions": {"notches": ["P", "L"]},
        },
    ]
    found = Wording.from_rows(rows, "monconf").worded(lines(ruleset("monconf"), abilities()))
    state = next(line for line in found if line.cells[0].path.startswith("track/states"))
    assert state.words == Words("F", "E") and state.section == "II-B-2"
    assert state.cells[-1].caption == Words("P", "L") and state.cells[0].caption.en == "French"
    assert next(line for line in found if line.cells[0].path == "track/capacity").section == "A"


def test_a_chapter_nobody_knows_is_refused() -> None:
    with pytest.raises(KeyError):
        Wording.from_rows([{"system": "x", "chapter": "NOTHING", "fr": "", "en": ""}], "x")
    assert Chapter.STRATEGIC.value.en == "Strategic phase"
