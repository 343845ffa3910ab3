"""Thousands of cards that moved at once: the list shows the first of them at once and the others in parts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from db.library import CardWrite
from desktop.library.place import LibraryPlace
from desktop.operations.desk import Desk
from rules.cards import Card
from rules.text import Message

MANY = 1200


def test_many_cards_come_and_go_in_parts_between_which_the_window_answers(
    qtbot: QtBot, place: LibraryPlace, desk: Desk
) -> None:
    before = len(place.card_index)
    written = desk.library.write_cards(
        Message("step.card_created", {"name": "many"}),
        [CardWrite(None, Card(f"Nombreux {n}")) for n in range(MANY)],
    )
    assert place.take_in_all(written.card_ids)
    assert before < len(place.card_index) < before + MANY
    assert written.card_ids[0] in place.card_index
    QCoreApplication.processEvents()
    qtbot.waitUntil(lambda: len(place.card_index) == before + MANY)
    place.browser.show_all()
    assert len(place.model.rows) == before + MANY
    place.undo()
    qtbot.waitUntil(lambda: len(place.card_index) == before)
    qtbot.waitUntil(lambda: len(place.model.rows) == before)


def test_cards_that_still_come_are_forgotten_where_all_are_read_anew(place: LibraryPlace, desk: Desk) -> None:
    written = desk.library.write_cards(
        Message("step.card_created", {"name": "many"}),
        [CardWrite(None, Card(f"Nombreux {n}")) for n in range(MANY)],
    )
    place.take_in_all(written.card_ids)
    desk.shown.forget(written.card_ids)
    place.refresh()
    assert len(place.card_index) == len(desk.library.cards())
    place.set_desk(None)
    QCoreApplication.processEvents()
    assert len(place.card_index) == 0


def test_the_first_of_thousands_are_shown_at_once_and_all_soon(
    qtbot: QtBot, place: LibraryPlace, desk: Desk
) -> None:
    written = desk.library.write_cards(
        Message("step.card_created", {"name": "many"}),
        [CardWrite(None, Card(f"Nombreux {n}")) for n in range(2 * MANY)],
    )
    whole = len(desk.library.cards())
    place.set_desk(None)
    desk.shown.forget((), whole=True)
    place.set_desk(desk)
    assert 0 < len(place.card_index) < whole
    QCoreApplication.processEvents()
    assert len(place.card_index) < whole
    place.visit(written.card_ids[-1])
    assert len(place.card_index) == whole and place.browser.table.current_id() == written.card_ids[-1]
    desk.shown.forget((), whole=True)
    place.refresh()
    qtbot.waitUntil(lambda: len(place.card_index) == whole)
    assert place.browser.table.current_id() == written.card_ids[-1]
