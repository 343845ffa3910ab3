"""Each test reads the words in English, alone and after any other, unless it asks for another language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.wording import loader, say
from rules.text import Message

CARDS = Message("step.cards_deleted", {"n": 1})


@pytest.mark.parametrize("left_by_the_one_before", ["nothing", "fr", "fr"])
def test_a_test_begins_in_english(left_by_the_one_before: str, qapp: QApplication) -> None:
    assert say(CARDS) == "delete 1 card"
    loader.install(qapp, "fr")
    assert say(CARDS) == "suppression de 1 carte"
