"""How likely the hit of a pass wounds, before its dice and as they lie: every pair of dice played."""

from __future__ import annotations

from itertools import product

import pytest

from desktop.drafts.monconf.strike_draft import StrikeDraft
from rules.battle import commands as c
from rules.battle.commands import Modify
from rules.battle.fights import last_test
from rules.battle.opposing import DecideSix
from rules.battle.pass_dice import PASS
from rules.battle.state import Modifier, ModifierKind, TrialVerdict
from rules.monconf.commands import ShareDice, Strike
from rules.monconf.passes import threshold_of
from tests.stories.monconf_table import INI, STRUCK, Table, between, opened
from tests.stories.readings import read_as
from tests.stories.tabletop import card

BRUTE = card("Brute", "Griffons d’Akkylannie", INI=3, ATT=4, FOR="2 + 1 Dé", DEF=3, RES=4, PV=3)
MAN = card("Homme", "Gobelins de No-Dan-Kar", INI=2, ATT=2, FOR=3, DEF=3, RES=8, PV=3)


def fought(**readings: str) -> Table:
    """Bring a brute, whose FOR has a die, and a man to blows."""
    table = opened([BRUTE], [MAN])
    table.do(c.Touch("a1.1", "b1.1"))
    table.do(c.Correct("game", {"phase": "combat"}))
    return read_as(table, **{"monconf_sixes": "plain", **readings})


def hurts(table: Table, attacker: str = "a1.1", target: str = "b1.1") -> float | None:
    return StrikeDraft.begin(table.table, table.game, attacker, target).hurts


def played(table: Table, dice: int = 2) -> float:
    """Play every throw of a pass and of the FOR of its hit; give how many of those that hit cost life."""
    hits = wounds = 0
    before = table.game
    for thrown in product(range(1, 7), repeat=dice):
        table.game = before
        table.do(between("a1.1", "b1.1", STRUCK, *thrown))
        done = last_test(table.game, "a1.1", "b1.1", PASS)
        if table.game.trial is not None or done is None or done.verdict is not TrialVerdict.FIRST:
            continue  # a tie is thrown anew
        threshold, hit = threshold_of(table.table, table.game, "a1.1", "b1.1"), table.game
        assert threshold is not None
        for die in range(1, 7):
            table.game = hit
            table.do(Strike(target="b1.1", attacker="a1.1", threshold=threshold, strength_thrown=(die,)))
            hits, wounds = hits + 1, wounds + (table.man("b1.1").notches > 0)
    table.game = before
    return wounds / hits


@pytest.mark.parametrize("tie", ["again", "defence"])
def test_before_its_dice_a_pass_wounds_as_often_as_all_dice_played(tie: str) -> None:
    table = fought(pass_tie=tie)
    found = hurts(table)
    assert found is not None and found == pytest.approx(played(table)) and 0 < found < 1


@pytest.mark.parametrize("reading", ["value", "nothing"])
def test_who_has_no_die_in_defence_is_wounded_more_or_less_as_the_ruleset_reads_it(reading: str) -> None:
    table = fought(no_defence=reading)
    table.do(ShareDice("b1.1", 2, 0))
    found = hurts(table)
    assert found == pytest.approx(played(table, 1)) and (found == 1.0) is (reading == "nothing")


def test_once_the_dice_lie_the_blow_of_their_threshold_is_told() -> None:
    """ATT 4 and 5 against DEF 3 and 2: a threshold of 4; FOR 2 and its die against RES 8 is −5 to 0."""
    table = fought()
    table.do(between("a1.1", "b1.1", STRUCK, 5, 2))
    draft = StrikeDraft.begin(table.table, table.game, "a1.1", "b1.1")
    ahead = draft.with_threshold(4).ahead
    assert ahead is not None and draft.hurts == ahead.hurts / 6 and 0 < ahead.hurts < 6
    table.do(between("a1.1", "b1.1", STRUCK, 1, 5))
    assert hurts(table) is None, "it missed"


def test_a_6_that_waits_or_is_kept_is_counted_as_it_lies() -> None:
    """ATT 4 and DEF 3: both 6s kept come to a threshold of 1, which no die of FOR makes a wound."""
    table = fought(monconf_sixes="again")
    before = hurts(table)
    table.do(between("a1.1", "b1.1", STRUCK, 6, 6))
    waits = hurts(table)
    table.do(DecideSix(keeps=True))
    table.do(DecideSix(keeps=True))
    assert before is not None and waits is not None and 0 < before < 1 and 0 < waits < 1
    assert threshold_of(table.table, table.game, "a1.1", "b1.1") == 1
    assert hurts(table) == 0.0 and before != waits


def test_nothing_is_told_of_what_nobody_knows_or_nobody_may_throw() -> None:
    table = fought()
    assert hurts(table, "", "b1.1") is None and hurts(table, "", "") is None
    table.do(between("a1.1", "b1.1", INI, 2, 3))
    assert table.game.trial is not None and hurts(table) is None, "the tie of initiative comes first"
    sketch = opened([BRUTE], [card("Croquis", "", INI=2, ATT=2, DEF=3, PV=1)])
    assert hurts(sketch) is None, "no RES"


def test_a_shield_that_nobody_hits_through_has_no_odds_of_its_wound() -> None:
    table = fought()
    table.do(Modify("b1.1", Modifier("DEF", 9, "Pavois", ModifierKind.BONUS)))
    assert hurts(table) is None
