"""The signs of the printed wound table, wherever they are shown: * is nothing, S is stunned."""

from __future__ import annotations

import pytest

from desktop.battle.monconf.strike_prompt import StrikePrompt
from desktop.battle.table import BattleTable
from desktop.operations.tables import rulesets
from desktop.paper.wounds import boxes_of
from desktop.rulebook.wound_table_field import WoundTableField
from desktop.wording.battle.board_views import chip_view
from rules.battle.ruleset import LANGUAGES, NOTHING
from rules.battle.ruleset_table import CellKind, RulesetCell
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings

PRINTED = ("***SS1122", "**SS11223", "*SS112233", "SS1122334", "S11223344", "112233445", "122334456")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_the_printed_one_to_the_sign(language: str) -> None:
    rules = rulesets()["monconf"]
    shown = ("".join(rules.track.sign(cell, language) for cell in row) for row in rules.wound_table)
    assert tuple(shown) == PRINTED


def test_a_blow_is_read_in_the_printed_signs(opened: BattleTable, keys: Hand, spoken: str) -> None:
    prompt = StrikePrompt(opened, opened.context, "a1.1", "b1.1")
    opened.open_prompt(prompt)
    settle()
    keys("1")
    shown = {*strings(prompt.table)}
    assert {"*", "S"} <= shown and not {"✶", "–"} & shown


def test_a_stunned_figure_bears_the_letter_of_its_system(
    opened: BattleTable, keys: Hand, spoken: str
) -> None:
    context = opened.context
    opened.select("a1.1")
    keys("s")
    fighter = context.game.fighters["a1.1"]
    assert fighter.stunned
    view = chip_view(context.game, fighter, context.names, context.play.table.ruleset, context.pieces)
    assert view.stun == ("diamond", "S")


@pytest.mark.parametrize("language", LANGUAGES)
def test_paper_and_the_rulesets_page_show_the_same_signs(opened: BattleTable, language: str) -> None:
    rules = rulesets()["monconf"]
    sheet = opened.context.game.cards["a1"].sheet
    assert sheet is not None and boxes_of(rules.track, sheet, language).stunned == "S"
    grid = WoundTableField(RulesetCell(path="wound_table", kind=CellKind.GRID), language, "", rules, opened)
    assert (grid.letters[NOTHING], grid.letters["S"]) == ("*", "S")
    assert grid.result_of("*") == grid.result_of("-") == NOTHING


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_of_every_ruleset_has_a_sign_of_its_own(language: str) -> None:
    for rules in rulesets().values():
        signs = [rules.track.sign(result, language) for result in rules.results]
        assert len({*signs}) == len(signs), rules.id


def test_confrontation_keeps_its_star() -> None:
    rules = rulesets()["seeds"]
    assert [rules.track.sign(key, "fr") for key in ("-", "S", "L")] == ["–", "✶", "L"]
