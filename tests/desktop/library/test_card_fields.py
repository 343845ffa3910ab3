"""Nothing that a card says is missing where it is typed and where it is looked at."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from desktop.library.detail import Detail
from desktop.library.editor.form import CardForm
from desktop.operations import tables
from desktop.paper.face import face
from desktop.paper.items import TextRun
from rules.cards import Card, Revision
from rules.sheets import SHEETS
from rules.values import ValueKind
from tests.rules.card_samples import PLAIN, SAMPLES

NOT_TYPED = {"picture", "rank.character"}
"""A picture has a verb of its own; that somebody is a character stands in the line of his rank."""
NOT_READ = {"picture", "system", "rank.character"}
"""What is seen without a word: a photo, and the form of a game's cards."""


def of_a_game(name: str) -> Card:
    """Give a sample as a card of a game that prints what it says."""
    card = SAMPLES[name]
    printing = (sheet.system for sheet in SHEETS.values() if name in sheet.values)
    return replace(card, system=next(printing, card.system))


def said(card: Card) -> Card:
    """Give a card with the values that somebody told alone, of no game."""
    values = {c: v for c, v in card.values.items() if v.kind is not ValueKind.UNKNOWN}
    return replace(card, values=values, system=PLAIN.system)


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in NOT_TYPED])
def test_each_field_is_shown_in_the_form_and_read_from_it(name: str, qtbot: QtBot) -> None:
    form = CardForm()
    qtbot.addWidget(form)
    form.set_tables(
        peoples=tables.peoples(), abilities=tables.abilities(), language="fr", editions=(), ranks=()
    )
    card = of_a_game(name)
    form.set_card(card)
    assert said(form.card()) == said(card)
    assert form.card().system == card.system
    for line in form.findChildren(QLineEdit):
        line.clear()
    for text in form.findChildren(QPlainTextEdit):
        text.clear()
    for box in form.findChildren(QComboBox):
        box.setCurrentIndex(0)
    form.abilities.set_abilities(())
    assert said(form.card()) == Card("")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in NOT_READ])
def test_each_field_is_read_beside_the_list(name: str, language: str, qtbot: QtBot) -> None:
    detail = Detail()
    qtbot.addWidget(detail)
    detail.set_peoples(tables.peoples())
    card = of_a_game(name)
    plain = replace(PLAIN, system=card.system)
    seen = []
    for each in (plain, card):
        detail.show_card(Revision("c", 1, each), language, None, ())
        printed = [item.words for item in face(each, language).items if isinstance(item, TextRun)]
        seen.append((printed, detail.facts))
    assert seen[0] != seen[1]
