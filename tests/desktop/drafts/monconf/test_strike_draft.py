"""A blow as it is typed, without any prompt: the threshold, the dice of FOR, the columns that are left."""

from __future__ import annotations

import pytest

from desktop.drafts.monconf.strike_draft import StrikeDraft
from tests.stories.monconf_table import opened
from tests.stories.tabletop import card

BRUTE = card("Brute", "", FOR="5+1D6", RES=4)
MAN = card("Homme", "", FOR=4, RES=6)


@pytest.fixture
def strike() -> StrikeDraft:
    table = opened([BRUTE], [MAN])
    return StrikeDraft.begin(table.table, table.game, "a1.1", "b1.1")


@pytest.fixture
def plain() -> StrikeDraft:
    table = opened([BRUTE], [MAN])
    return StrikeDraft.begin(table.table, table.game, "b1.1", "a1.1")


def test_a_blow_is_read_once_threshold_values_and_dice_are_there(
    strike: StrikeDraft, plain: StrikeDraft
) -> None:
    assert plain.read is None and plain.type_number(3).read is not None
    assert plain.difference == 0 and len(plain.columns) == 1
    typed = strike.type_number(3)
    assert (typed.threshold, typed.needed, typed.asks_die, typed.read) == (3, 1, True, None)
    assert len(strike.columns) > 1, "the die may still lead to several"
    whole = typed.type_number(6)
    assert whole.thrown == (6,) and whole.difference == 5 - 6 + 6 and whole.read is not None
    assert len(whole.columns) == 1 and whole.command.strength_thrown == (6,)


def test_what_nobody_knows_reads_nothing() -> None:
    table = opened([BRUTE], [MAN])
    nobody = StrikeDraft.begin(table.table, table.game, "", "").type_number(2)
    assert nobody.difference is None and nobody.columns == () and nobody.read is None
    assert nobody.with_values(5, 3).difference == 2


def test_a_threshold_is_held_to_the_table_and_takes_its_dice_with_it(strike: StrikeDraft) -> None:
    assert strike.row is None and strike.type_number(strike.highest + 1) == strike
    assert strike.move(-1).threshold == 0 and strike.move(99).threshold == strike.highest
    rolled = strike.type_number(2).type_number(4)
    assert rolled.type_number(3).threshold == 3 and rolled.type_number(3).thrown == ()
    assert rolled.back().thrown == () and rolled.back().back().threshold is None
    assert strike.type_number(2).type_number(0) == strike.type_number(2), "no die shows it"


def test_dice_go_with_the_printed_strength(strike: StrikeDraft) -> None:
    rolled = strike.type_number(2).type_number(4)
    assert rolled.with_values(7, None).needed == 0 and rolled.with_values(7, None).thrown == ()
    assert rolled.with_values(None, 3).thrown == (4,)
