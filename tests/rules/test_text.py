"""Folding names, and the values that say things."""

from __future__ import annotations

import pytest

from rules.text import QT_TRANSLATE_NOOP, Message, Refusal, fold, gathered, visible


@pytest.mark.parametrize(
    ("name", "folded"),
    [
        ("Animæ", "animae"),
        ("Cœur d’Élu", "coeur d'elu"),
        ("  TIR-NÂ-BOR ", "tir-na-bor"),
        ("10\u202f%", "10 %"),
        ("Straße", "strasse"),
        ("Ǽgir et ǣ", "aegir et ae"),
        ("ꟹ", "oe"),
        ("", ""),
    ],
)
def test_names_fold_as_players_type_them(name: str, folded: str) -> None:
    assert fold(name) == folded


def test_what_is_folded_stays_as_it_is() -> None:
    """Names that two libraries fold are compared: folding must come to rest, whatever the letter."""
    letters = (chr(n) for n in range(0x20, 0x20000) if not 0xD800 <= n < 0xE000)
    assert [letter for letter in letters if fold(fold(f"a{letter}b")) != fold(f"a{letter}b")] == []


def test_a_refusal_has_its_reasons_code() -> None:
    assert Refusal(Message("refusal.x")).code == "refusal.x"
    assert QT_TRANSLATE_NOOP("Phrases", "Hello") == "Hello"


def test_marks_that_nobody_sees_are_no_letters_of_a_name() -> None:
    assert visible("\u202eemaN\u202c") == "emaN"
    assert visible("Fana\u00adti\u200bcism\ufeff") == "Fanaticism"
    assert visible("Œil d’Aïda") == "Œil d’Aïda"


def test_all_that_stands_against_a_gesture_is_one_refusal() -> None:
    one, two = Refusal(Message("refusal.one")), Refusal(Message("refusal.two", {"n": 2}))
    assert gathered(None, None) is None
    found = gathered(one, None, two, one)
    assert found is not None and found.messages == (one.message, two.message), "each is heard once"
    final = Refusal(Message("refusal.final"), overridable=False)
    assert gathered(one, final, two) is final
