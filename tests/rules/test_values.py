"""Printed values: read as people write them, kept word for word where they cannot be read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.values import ABSENT, UNKNOWN, Characteristic, Value, ValueKind, plain


@pytest.mark.parametrize(
    ("text", "kind", "number", "written"),
    [
        ("10", ValueKind.NUMBER, 10, "10"),
        ("7,5", ValueKind.NUMBER, 7.5, "7.5"),
        (" 12.5 ", ValueKind.NUMBER, 12.5, "12.5"),
        ("-2", ValueKind.NUMBER, -2, "-2"),
        ("-", ValueKind.ABSENT, None, "-"),
        ("—", ValueKind.ABSENT, None, "-"),
        ("", ValueKind.UNKNOWN, None, ""),
        ("?", ValueKind.UNKNOWN, None, ""),
        ("12 + 1 Dé", ValueKind.DICE, 12, "12+1d"),
        ("7+2d6", ValueKind.DICE, 7, "7+2d"),
        ("10 / 15", ValueKind.MOVES, 10, "10/15"),
        ("12,5/20", ValueKind.MOVES, 12.5, "12.5/20"),
        ("2-3-3", ValueKind.ASPECTS, 2, "2-3-3"),
        ("4 C", ValueKind.TEXT, None, "4 C"),
        ("1" * 60, ValueKind.TEXT, None, "1" * 60),
    ],
)
def test_a_value_reads_and_writes(text: str, kind: ValueKind, number: float | None, written: str) -> None:
    value = Value.parse(text)
    assert (value.kind, value.number, str(value)) == (kind, number, written)
    assert Value.parse(str(value)) == value


def test_absent_is_known_and_is_not_nothing_typed() -> None:
    assert ABSENT.known
    assert not UNKNOWN.known
    assert not Value.parse("4 C").known
    assert Value.of(3) == Value.parse("3")


def test_courage_fear_and_their_unknown_kind_are_nerves() -> None:
    assert [c.value for c in Characteristic if c.is_nerve] == ["COU", "PEUR", "COU/PEUR"]


@given(st.text(max_size=50))
def test_anything_typed_is_kept(text: str) -> None:
    value = Value.parse(text)
    assert value.kind is not ValueKind.TEXT or value.raw == text.strip()


def test_numbers_lose_a_useless_decimal() -> None:
    assert (plain(10.0), plain(7.5)) == ("10", "7.5")


@pytest.mark.parametrize("text", ["9000000", "-1000000000000000000001", "1.00001", "12 + 100 d", "1/9000000"])
def test_figures_that_stand_on_no_card_are_kept_word_for_word(text: str) -> None:
    assert Value.parse(text) == Value(ValueKind.TEXT, raw=text)
