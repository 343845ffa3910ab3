"""Messages are worded late, in the language of now."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtWidgets import QApplication

from desktop import wording
from desktop.wording import loader, say
from desktop.wording.card_words import choice_words, rank_words
from rules.cards import Rank, RankName, Size
from rules.text import Message


def test_numbers_are_written_as_the_language_does(qapp: QApplication) -> None:
    assert (wording.number(7.5), wording.number(-2, "+"), wording.number(3.0, "+")) == ("7,5", "−2", "+3")
    loader.install(qapp, "en")
    assert wording.number(7.5) == "7.5"


def test_counts_have_a_singular(qapp: QApplication) -> None:
    one, many = (Message("step.cards_deleted", {"n": n}) for n in (1, 3))
    assert (say(one), say(many)) == ("suppression de 1 carte", "suppression de 3 cartes")
    loader.install(qapp, "en")
    assert (say(one), say(many)) == ("delete 1 card", "delete 3 cards")


def test_names_may_hold_anything() -> None:
    assert say(Message("step.card_edited", {"name": "{n} %n <b>"})) == "modification de {n} %n <b>"
    assert say(Message("step.card_edited"), name="Œil") == "modification d’Œil"
    assert say(Message("step.card_edited"), name="Yh-Karas") == "modification de Yh-Karas"
    assert say(Message("step.card_edited"), name="") == "modification de "


def test_a_message_may_hold_others_and_lists() -> None:
    inner = Message("size.small")
    said = say(Message("step.card_edited", {"name": (inner, 7.5, "fin")}))
    assert said == "modification de Petite, 7,5, fin"


def test_what_has_no_words_fails_here_and_is_shown_as_its_code_to_a_player(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(KeyError):
        say(Message("no.such.code"))
    with pytest.raises(KeyError):
        say(Message("step.card_edited"))
    monkeypatch.delenv("PYTEST_CURRENT_TEST")
    with caplog.at_level(logging.ERROR):
        assert say(Message("no.such.code")) == "no.such.code"
    assert "no.such.code" in caplog.text


def test_every_rank_and_size_has_words() -> None:
    for rank in RankName:
        assert rank_words(Rank("", (rank,)))
    assert rank_words(Rank.parse("Champion 2 Spécial")) == "personnage · spécial · niveau\N{NO-BREAK SPACE}2"
    assert rank_words(Rank.parse("Grand Machin")) == ""
    assert [choice_words("size", size) for size in Size].count("–") == 1


def test_every_template_is_known_by_one_area_only() -> None:
    assert wording.known("step.card_edited")
    assert not wording.known("step.nonsense")
    assert len(wording.words()) > 50
