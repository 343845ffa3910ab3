"""Passes in the list of fights: a tied one, and one against a figure that has no die in defence."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.fights.items import CompareLine
from desktop.battle.fights.page import FightsPage
from desktop.battle.monconf.strike_prompt import StrikePrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording.battle.odds_words import percent
from tests.desktop.battle.battles import prompted, to_duel
from tests.desktop.battle.hand import Hand, settle, undone
from tests.desktop.battle.monconf_room import begun
from tests.stories.readings import read_as
from tests.stories.tabletop import card, side


@pytest.mark.parametrize(("reading", "follows"), [("again", "strike"), ("defence", "struck")])
def test_a_tied_pass_is_typed_again_or_no_hit(
    opened: BattleTable, keys: Hand, reading: str, follows: str
) -> None:
    to_duel(opened)
    read_as(opened.context.play, pass_tie=reading)
    settle()
    opened.setFocus()
    page = opened.centre.shown
    assert isinstance(page, FightsPage)
    keys("152\n")  # who is dominant, both dice of initiative, and no dice are split
    assert page.draft.lit == "strike"

    def line() -> CompareLine:
        return next(each for each in page.list.lines if isinstance(each, CompareLine) and each.id == "strike")

    attack, defence = (int(values[0].text) for values in line().values)
    assert attack >= defence
    keys(f"1{1 + attack - defence}")
    assert page.draft.lit == follows and opened.prompt is None
    if reading == "again":
        trial = opened.context.game.trial
        assert line().result is None and trial is not None and trial.ties == 1
    else:
        assert (came := line().result) is not None and came.victor == 1, "who defends is not hit"


def test_an_initiative_that_is_undone_is_asked_again_as_it_was(opened: BattleTable, keys: Hand) -> None:
    """A tie thrown again, then taken back: its dice are asked for, and no split of dice."""
    to_duel(opened)
    settle()
    opened.setFocus()
    page = opened.centre.shown
    assert isinstance(page, FightsPage)
    keys("1")

    def line() -> CompareLine:
        return next(each for each in page.list.lines if isinstance(each, CompareLine) and each.id == "ini")

    mine, theirs = (int(values[0].text) for values in line().values)
    assert mine != theirs
    keys("".join(str(5 + min(mine, theirs) - value) for value in (mine, theirs)))
    asked, verbs = line().ask, [each.text() for each in opened.centre.verbs.buttons]
    keys("51" if mine > theirs else "15")
    assert page.draft.lit == "share:a1.1"
    undone(opened, keys)
    assert (page.draft.lit, line().ask) == ("ini", asked) and asked
    assert [each.text() for each in opened.centre.verbs.buttons] == verbs
    undone(opened, keys)
    assert page.draft.lit == "ini" and line().ask != asked, "its first dice are asked for"
    keys("".join(("5", "1") if mine > theirs else ("1", "5")))
    keys("21")
    assert page.draft.lit == "share:b1.1"
    undone(opened, keys)
    assert page.draft.lit == "share:a1.1", "a split taken back is asked again"
    undone(opened, keys)
    undone(opened, keys)
    assert page.draft.naming is not None, "and so is who is dominant"


def test_the_passes_of_one_who_has_several_dice_in_attack_are_numbered(
    opened: BattleTable, keys: Hand, spoken: str
) -> None:
    to_duel(opened)
    settle()
    opened.setFocus()
    page = opened.centre.shown
    assert isinstance(page, FightsPage)
    first, second = {"en": ("Pass 1 of 2.", "Pass 2 of 2."), "fr": ("Passe 1 sur 2.", "Passe 2 sur 2.")}[
        spoken
    ]
    word = first.split()[0]

    def asks() -> tuple[str, str]:
        found = (each for each in page.list.lines if isinstance(each, CompareLine) and each.lit)
        return page.draft.lit, next(each.ask for each in found)

    keys("152" + "21" + "11")  # who is dominant and first, the dice of both
    keys("51")
    words = {"en": ("blow", "wound roll"), "fr": ("coup", "Blessures")}[spoken]
    assert [word in opened.centre.go_on.text() for word in words] == [True, False], (
        "no dice are rolled for it"
    )
    undone(opened, keys)
    for ask, follows in ((first, "struck"), (second, "struck")):
        lit, told = asks()
        assert lit == "strike" and told.startswith(ask)
        keys("15")  # no hit
        assert page.draft.lit == follows
        if ask is first:
            assert word not in asks()[1], "one die in attack is one pass"
            keys("15")
    keys("15")
    assert asks()[0] == "strike" and word not in asks()[1], "both have thrown what they had in attack"
    undone(opened, keys)
    undone(opened, keys)
    assert asks() == ("strike", told)


@pytest.mark.parametrize(("reading", "result"), [("value", "DEF"), ("nothing", "0"), ("die", "")])
def test_who_split_no_die_for_defence_is_asked_for_one_only_where_the_ruleset_says_so(
    opened: BattleTable, keys: Hand, spoken: str, reading: str, result: str
) -> None:
    to_duel(opened)
    read_as(opened.context.play, no_defence=reading)
    settle()
    opened.setFocus()
    page = opened.centre.shown
    assert isinstance(page, FightsPage)
    keys("152" + "20" + "20")  # who is dominant and first, two dice in attack each

    def line() -> CompareLine:
        return next(each for each in page.list.lines if isinstance(each, CompareLine) and each.id == "strike")

    attack, defence = (int(values[0].text) for values in line().values)
    without = {"en": "defends without one", "fr": "se défend sans dé"}[spoken]
    assert page.draft.lit == "strike" and (without in line().ask) is (reading != "die")
    assert ".." not in line().ask and line().ask.count(". ") == line().ask.count(".")
    keys("5")
    if reading == "die":
        assert page.draft.lit == "strike" and line().result is None
        keys("1")
    assert page.draft.lit == "wound"
    found = {"DEF": defence, "0": 0, "": defence + 1}[result]
    assert (came := line().result) is not None and came.score == f"{attack + 5} · {found}"


def test_how_likely_a_hit_wounds_stands_beside_strength_and_resilience_before_the_dice_and_after(
    window: Window, desk: Desk, keys: Hand, spoken: str
) -> None:
    """ATT 4 against DEF 3, FOR 2 and its die against RES 8; no 6 is re-rolled, ties are."""
    brute = card("Brute", "Griffons d’Akkylannie", INI=3, ATT=4, FOR="2 + 1 Dé", DEF=3, RES=4, PV=3)
    man = card("Homme", "Gobelins de No-Dan-Kar", INI=2, ATT=2, FOR=3, DEF=3, RES=8, PV=3)
    table = begun(window, desk, side("Lions", [brute]), side("Loups", [man]))
    to_duel(table)
    read_as(table.context.play, monconf_sixes="plain", pass_tie="again")
    settle()
    table.setFocus()
    page = table.centre.shown
    assert isinstance(page, FightsPage)
    keys("152\n")  # who is dominant, both dice of initiative, and no dice are split
    word = {"en": "wound", "fr": "blessure"}[spoken]

    def line() -> CompareLine:
        return next(each for each in page.list.lines if isinstance(each, CompareLine) and each.id == "wound")

    def tells(share: float) -> bool:
        said = f"{word} {percent(share)}"
        found = line()
        assert found.lit and found.odds is not None and found.odds.victor == 0
        return (found.odds.score, found.odds.note) == (percent(share), word) and said in found.said

    assert page.draft.lit == "strike" and line().odds is None, "nothing is told before it is looked at"
    keys.press(Qt.Key.Key_Down)
    # 6, 5, 4, 3, 2 and 1 of 21 throws that hit do so by 1 to 6; 0, 1, 3, 5, 6 and 6 dice of FOR wound then
    assert tells((6 * 0 + 5 * 1 + 4 * 3 + 3 * 5 + 2 * 6 + 1 * 6) / 21 / 6)
    keys.press(Qt.Key.Key_Up)
    keys("52")
    assert page.draft.lit == "wound" and tells(5 / 6), "a threshold of 4"
    keys("\n")
    prompt = prompted(table, StrikePrompt)
    ahead = prompt.draft.ahead
    assert prompt.draft.threshold == 4 and ahead is not None and ahead.hurts / ahead.rolls == 5 / 6
