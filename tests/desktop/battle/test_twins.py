"""What has one name is told apart: the same card on both sides, twice on one side, the same army twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.battle.fights.items import FightLine
from desktop.battle.fights.page import FightsPage
from desktop.battle.table import BattleTable
from desktop.models.journal import JournalModel, lines
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording.battle.report import report
from desktop.wording.naming import Names
from rules.battle import commands as c
from rules.battle.setup import ListedCard, SideSetup
from tests.desktop.battle.battles import begun, example, open_active, open_combat
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.readable import strings
from tests.stories.tabletop import card

CLONES = ("Clone de Dirz", "Clone of Dirz"), ("Clone de Dirz (Hache)", "")


def written(table: BattleTable) -> list[str]:
    """Give the lines of the journal; the report has the same."""
    journal = JournalModel(table.context)
    made = [journal.words(line) for line in lines(table.context)]
    told = report(table.context.play, table.context.language)
    assert all(line in told for line in made)
    return made


@pytest.fixture
def mirror(window: Window, desk: Desk) -> BattleTable:
    """Let the same army, under the same name, be led by two players."""
    army, _ = example(desk)
    made = open_active(window, (army, replace(army, player="Bruno")), first="a")
    return made


def test_the_same_card_on_both_sides_is_told_apart_in_rows_journal_and_report(
    mirror: BattleTable, keys: Hand
) -> None:
    context = mirror.context
    mirror.setFocus()
    keys("fphw")
    assert context.game.speaking == ("a1",)
    keys("\n\nfphw")  # the two that have no action are named once
    assert context.game.speaking == ("b1",) and context.card_name("a1") == context.card_name("b1")
    walks = [line for line in written(mirror) if line.endswith(": walk")]
    assert len(walks) == 2 and walks[0] != walks[1]
    assert "(Anne)" in walks[0] and "(Bruno)" in walks[1]
    assert all(any(who in said for said in strings(mirror)) for who in ("(Anne)", "(Bruno)"))


def test_who_strikes_whom_is_said_of_both(mirror: BattleTable, keys: Hand) -> None:
    context = mirror.context
    mine, theirs = (context.game.fighters_of(card)[0].id for card in ("a1", "b1"))
    assert context.do(c.Touch(mine, theirs))
    for _ in range(3):
        if context.game.phase != "combat":
            assert context.do(c.Advance(), overrule=True)
    said = strings(mirror)
    names = {context.fighter_name(mine), context.fighter_name(theirs)}
    assert len(names) == 2
    melee = [words for words in said if all(name in words for name in names)]
    assert melee, "the row of the melee names both"


def test_what_is_still_open_says_of_whom(mirror: BattleTable, keys: Hand) -> None:
    mirror.setFocus()
    keys("fphr\x1be")  # while actions are open their letters mean actions
    assert mirror.context.fighter_name("a1.1") in mirror.context.why_not()
    assert mirror.context.fighter_name("a1.1") != mirror.context.fighter_name("b1.1")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("named", ["Griffon", ""])
@pytest.mark.parametrize("players", [("Anne", "Bruno"), ("Anne", "Anne"), ("Anne", ""), ("", "")])
def test_no_two_figures_and_no_two_sides_are_called_alike(
    desk: Desk, players: tuple[str, str], named: str, language: str
) -> None:
    army, _ = example(desk)
    army = SideSetup(name=named, cards=(*army.cards, *army.cards[:2]))
    a, b = (replace(army, player=player) for player in players)
    play = begun(desk, (a, b))
    names = Names.of(play.game, language, play.table)
    told = [names.fighter(key) for key in play.game.fighters]
    assert len(set(told)) == len(told)
    assert names.side("a") != names.side("b")
    for key in "ab":
        listed = [names.card(card.id) for card in play.game.cards_of(key)]
        assert len(set(listed)) == len(listed)


def test_short_names_tell_a_card_without_a_translation_from_its_twins(desk: Desk) -> None:
    """Of three clones one has no English name: without its bracket it would be called as in French."""
    army, _ = example(desk)
    clone, axe = (replace(card("Clone"), name_fr=fr, name_en=en) for fr, en in CLONES)
    listed = tuple(ListedCard(sheet=sheet, figures=1) for sheet in (clone, clone, axe))
    play = begun(desk, (army, replace(army, cards=listed)))
    for language, clones in (("en", "Clone of Dirz"), ("fr", "Clone de Dirz")):
        names = Names.of(play.game, language, play.table)
        short = names.short_cards(card.id for card in play.game.cards_of("b"))
        assert [*short.values()] == [f"{clones} (1)", f"{clones} (2)", "Clone de Dirz (Hache)"]


def test_a_fight_of_several_cards_says_which_of_the_twins_is_in_it(window: Window, desk: Desk) -> None:
    army, _ = example(desk)
    clone, tiger = card("Clone de Dirz"), card("Tigre de Dirz")
    listed = tuple(ListedCard(sheet=sheet, figures=1) for sheet in (clone, clone, tiger))
    table = open_combat(window, (army, replace(army, cards=listed)), ("a1.1", "b2.1"), ("a1.1", "b3.1"))
    fights = [line for line in table.centre.page_like(FightsPage).list.lines if isinstance(line, FightLine)]
    assert fights[0].camps[1].name == "Clone (2), Tigre"


def test_who_shares_no_name_is_called_as_before(table: BattleTable) -> None:
    assert table.context.fighter_name("b1.1") == "Tiger of Dirz"
    assert "(" not in table.context.fighter_name("a1.1")


def test_a_name_that_becomes_shared_is_said_anew(table: BattleTable) -> None:
    """The board keeps what did not change: a name that another card takes is not that."""
    context = table.context
    tiger = context.game.cards["b1"].sheet
    assert tiger is not None
    assert context.do(c.AddCard(side="a", sheet=tiger, figures=1))
    chip = context.chips.of(
        context.game, context.game.fighters["b1.1"], context.names, context.play.table.ruleset
    )
    assert chip.name == context.fighter_name("b1.1") == "Tiger of Dirz (Scorpion (V-A-4))"
