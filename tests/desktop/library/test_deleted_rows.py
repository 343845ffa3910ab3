"""A table that tells of a card which was deleted here: asked, then said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.library.columns_page import ColumnsPage
from desktop.library.place import LibraryPlace
from desktop.operations import cards
from desktop.operations.imports import card_tables
from desktop.shell.window import Window
from rules.text import Refusal


def test_a_deleted_card_is_asked_for_once_and_stays_away_unless_it_is_ticked(
    place: LibraryPlace, window: Window, qtbot: QtBot, tmp_path: Path, ask: Callable[[], ColumnsPage]
) -> None:
    desk = place.desk
    assert desk is not None
    file = tmp_path / "t.csv"
    file.write_text("nom;peuple;edition;pa\nGarde Neuf;griffons;C5;9\n", encoding="utf-8")
    made = card_tables.import_tables(desk, paths=[file])
    assert not isinstance(made, Refusal)
    (card_id,) = made.added
    cards.delete_cards(desk, card_ids=[card_id])
    place.importing.run([file])
    ask().take.click()
    qtbot.waitUntil(lambda: place.importing.deciding is not None and place.importing.deciding.isVisible())
    page = place.importing.deciding
    assert page is not None and page.title == "Rien ne change sans que vous le cochiez"
    assert [row.what for row in page.decisions.rows] == ["Garde Neuf · Supprimé ici"]
    assert page.model.rows == [], "it is no trouble beside"
    page.take.click()
    qtbot.waitUntil(lambda: place.importing.page is not None and place.importing.page.isVisible())
    report = place.importing.page
    assert report is not None and report.title.text() == "Rien n’a changé"
    assert "supprimée ici" in report.model.rows[0].words
    assert card_id not in {r.card_id for r in desk.library.cards()}
