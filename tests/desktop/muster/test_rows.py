"""What a list says in the language of now: ranks, notes of several lines, its format, figures owned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from desktop.look.lines import lines, one_line
from desktop.muster.compare_sheet import CompareSheet
from desktop.muster.formats.words import value_words
from desktop.muster.newer_sheet import NewerSheet
from desktop.muster.place import MusterPlace
from desktop.operations import armies, cards
from desktop.operations.desk import Desk
from desktop.paper.words import rank_text
from desktop.shell.window import Window
from desktop.wording.field_words import row_words
from rules.armies import Option, OptionKind
from rules.card_comparison import field_rows
from rules.cards import Rank
from rules.formats import CheckRow
from rules.values import UNKNOWN
from tests.desktop.muster.in_view import first, kept
from tests.desktop.outcomes import done
from tests.desktop.tips import ends_at_a_word

Press = Callable[..., None]
RANKS = {"en": "War machine · level\xa02", "fr": "Machine de guerre · niveau\xa02"}


@pytest.fixture
def ranked(desk: Desk) -> str:
    """Give the first card of the army the rank of a card that was read from an English file."""
    entry = desk.library.armies()[0].entries[0]
    card = desk.library.card(entry.card_id).card
    cards.save_card(desk, card=replace(card, rank=Rank.parse("War machine")), card_id=entry.card_id)
    return entry.card_id


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_a_rank_reads_as_the_face_prints_it(
    spoken: str, ranked: str, desk: Desk, place: MusterPlace, press: Press
) -> None:
    army = kept(place)
    armies.take_revision(desk, army.id, entry_id=army.entries[0].id)
    card = desk.library.card(ranked).card
    words = RANKS[spoken]
    assert rank_text(card.rank, spoken) == words
    assert words in place.panes.entries.listed[0].detail
    first(place)
    press(Qt.Key.Key_A)
    drawer = place.panes.drawer
    drawer.field.setText("conscri")
    assert words in drawer.found.data(drawer.found.index(0), Qt.ItemDataRole.UserRole).rank
    rows = [row for row in field_rows([card, replace(card, rank=Rank())]) if row.field == "rank"]
    assert row_words(rows[0], desk.peoples)[0] == words


def test_a_note_of_several_lines_is_read_in_one(place: MusterPlace, desk: Desk) -> None:
    army = kept(place)
    armies.set_note(desk, army.id, entry_id=army.entries[0].id, note="Painted\r\n  not based\n\nyet")
    row = place.panes.entries.listed[0]
    assert "Painted / not based / yet" in row.below
    assert "\n" not in row.below


def test_no_line_of_a_list_breaks_where_its_text_does(qapp: QApplication) -> None:
    assert one_line("A\u2028b\vc") == "A b c"
    assert lines("Two\nlines", QApplication.font(), 500) == ["Two lines"]


@pytest.mark.parametrize(
    ("spoken", "bands", "one", "more"),
    [
        ("en", "up to 30 PA: 3, above: 1", "1 card per started 500 PA", "10 figures per started 200 PA"),
        (
            "fr", "jusqu’à 30 PA\u202f: 3, au-delà\u202f: 1", "1 carte par tranche entamée de 500 PA",
            "10 figurines par tranche entamée de 200 PA",
        ),
    ],
)  # fmt: skip
def test_the_values_of_checks_are_sentences(dressed: object, bands: str, one: str, more: str) -> None:
    assert value_words(CheckRow("figures_per_card", {"bands": ((30, 3), (None, 1))})) == bands
    assert value_words(CheckRow("cards_per_profile", {"cards": 1, "started": 500})) == one
    assert value_words(CheckRow("figures_per_points", {"figures": 10, "started": 200})) == more


def test_the_format_is_that_of_the_edition_shown_beside_it(place: MusterPlace, desk: Desk) -> None:
    army = kept(place)
    for entry in army.entries:
        card = desk.library.card(entry.card_id).card
        cards.save_card(desk, card=replace(card, edition="C5"), card_id=entry.card_id)
        armies.take_revision(desk, army.id, entry_id=entry.id)
    header = place.panes.header
    assert header.edition.line.placeholderText() == "C5"
    assert header.format.currentText() == "Confrontation 5 (edition)"
    armies.edit(desk, army.id, edition="C3")
    assert header.format.currentText() == "Confrontation 3 (edition)"


def test_a_difference_says_that_prices_are_missing(
    window: Window, place: MusterPlace, desk: Desk, press: Press
) -> None:
    army = kept(place)
    entry = army.entries[0]
    card = desk.library.card(entry.card_id).card
    cards.save_card(desk, card=replace(card, pa=UNKNOWN), card_id=entry.card_id)
    other = done(armies.duplicate(desk, army.id))
    armies.take_revision(desk, other, entry_id=entry.id)
    first(place)
    press(Qt.Key.Key_C)
    sheet = window.findChildren(CompareSheet)[-1]
    sheet.right.setCurrentIndex(sheet.right.findData(other))
    assert "(−33\xa0PA among the prices that are known)" in sheet.totals.text()


def test_two_lists_name_options_and_editions_as_they_are_written(
    window: Window, place: MusterPlace, desk: Desk, press: Press
) -> None:
    army = kept(place)
    option = Option("Épée sacrée", OptionKind.ARTEFACT, 5)
    armies.set_options(desk, army.id, entry_id=army.entries[0].id, options=(option,))
    first(place)
    press(Qt.Key.Key_C)
    assert any(
        "Épée sacrée +5" in cell for row in window.findChildren(CompareSheet)[-1].rows() for cell in row
    )


def test_a_long_note_leaves_room_for_the_other_cards(
    window: Window, place: MusterPlace, desk: Desk, press: Press
) -> None:
    for entry in kept(place).entries[:2]:
        card = desk.library.card(entry.card_id).card
        cards.save_card(desk, card=replace(card, note="Very long. " * 300), card_id=entry.card_id)
    QApplication.processEvents()
    first(place)
    press(Qt.Key.Key_R)
    table = window.findChildren(NewerSheet)[-1].table
    QApplication.processEvents()
    assert sum(table.rowHeight(row) for row in range(2)) < table.viewport().height()
    change, tip = table.item(0, 1), table.item(0, 1)
    assert change is not None and change.text().endswith("…")
    assert tip is not None and ends_at_a_word(tip.toolTip(), "Very long.")
    assert table.columnWidth(1) > table.columnWidth(0)


def test_what_was_broken_into_lines_is_not_shortened_when_it_is_written() -> None:
    font, metrics = QApplication.font(), QFontMetrics(QApplication.font())
    for width in range(80, 400):
        parts = lines("mort de Conscrit du Griffon B, par Tigre de Dirz", font, width, 9)
        assert [metrics.elidedText(part, Qt.TextElideMode.ElideRight, width) for part in parts] == parts, (
            width
        )
