"""Folding names, and the values that say things."""

from __future__ import annotations

import pytest

from rules.text import QT_TRANSLATE_NOOP, Message, Refusal, fold


@pytest.mark.parametrize(
    ("name", "folded"),
    [
        ("Animæ", "animae"),
        ("Cœur d’Élu", "coeur d'elu"),
        ("  TIR-NÂ-BOR ", "tir-na-bor"),
        ("10\u202f%", "10 %"),
        ("Straße", "strasse"),
        ("", ""),
    ],
)
def test_names_fold_as_players_type_them(name: str, folded: str) -> None:
    assert fold(name) == folded


def test_a_refusal_has_its_reasons_code() -> None:
    assert Refusal(Message("refusal.x")).code == "refusal.x"
    assert QT_TRANSLATE_NOOP("Phrases", "Hello") == "Hello"
