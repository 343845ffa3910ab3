"""What the cards of the systems print."""

from __future__ import annotations

from rules.sheets import SHEETS, sheet_of
from rules.values import ABSENT, PRINTED, Characteristic, Value


def test_confrontation_prints_the_strip_of_chapter_1() -> None:
    sheet = sheet_of("confrontation")
    assert " ".join(sheet.printed) == "MOU INI ATT FOR DEF RES TIR COU DIS POU FOI"
    assert sheet.values == sheet.printed == PRINTED
    assert sheet.has_nerve


def test_monconf_adds_life_points_and_power() -> None:
    sheet = sheet_of("monconf")
    assert sheet.values == (*PRINTED, Characteristic.PV, Characteristic.PUI)


def test_eclats_has_ten_characteristics_of_0_to_3_and_no_courage() -> None:
    sheet = sheet_of("eclats")
    assert " ".join(sheet.printed) == "ÉVE AGI FOR END BEA PER INT EMP RUS CHA"
    assert (sheet.least, sheet.most) == (0, 3)
    assert not sheet.has_nerve
    assert [sheet.allows(Value.of(n)) for n in (-1, 0, 3, 4)] == [False, True, True, False]
    assert sheet.allows(ABSENT)
    assert sheet_of("confrontation").allows(Value.of(40))


def test_a_system_that_nobody_knows_is_read_as_confrontation() -> None:
    assert sheet_of("another") is SHEETS["confrontation"]
