"""The page of the list formats by keyboard: what a player reads, changes, and takes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolButton, QWidget

from desktop.muster.checks import CheckLine
from desktop.muster.formats.checks import CheckEditor
from desktop.muster.formats.fields import BandsField
from desktop.muster.formats.page import FormatsPage
from desktop.muster.formats.words import CHECK_WORDS, caption, check_about, check_name
from desktop.muster.place import MusterPlace
from desktop.operations import armies, formats
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from rules.armies import Option, OptionKind
from rules.formats import CHECKS
from rules.text import Message
from tests.desktop.fit import cut_labels

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
Press = Callable[..., None]
Write = Callable[[str], None]


@pytest.fixture
def page(place: MusterPlace, press: Press) -> FormatsPage:
    """Open the formats with their key."""
    QApplication.processEvents()  # the window becomes the active one
    place.panes.entries.setFocus()
    press(Qt.Key.Key_F)
    assert place.formats is not None and place.formats.isVisible()
    return place.formats


@pytest.fixture
def own(page: FormatsPage, press: Press, write: Write) -> FormatsPage:
    """Copy the first one and call the copy Club."""
    press(Qt.Key.Key_D, CONTROL)
    write("Club\n")
    return page


def shown(page: FormatsPage) -> list[str]:
    """Give the names in the list."""
    return [page.list.item(n).text() for n in range(page.list.count())]


def fault_of(page: FormatsPage, at: int) -> str:
    """Give what is said to be wrong with a check."""
    return page.checks.rows[at].fault.text() if page.checks.rows[at].fault.isVisible() else ""


def numbers(page: FormatsPage, at: int) -> list[QLineEdit]:
    """Give the fields of a check."""
    return page.checks.rows[at].findChildren(QLineEdit)


def test_every_kind_of_check_has_words() -> None:
    assert CHECK_WORDS.keys() == CHECKS.keys()
    for kind in CHECKS.values():
        assert check_name(kind.id) and check_about(kind.id)
        for parameter in kind.parameters:
            caption(kind.id, parameter.id)


def test_a_shipped_format_is_read_and_cannot_be_changed(page: FormatsPage) -> None:
    assert shown(page) == ["Confrontation 3", "Confrontation 5", "Free play"]
    assert page.name.isReadOnly() and page.limits.isReadOnly()
    assert not any(row.fields for row in page.checks.rows)
    assert "up to 30 PA: 3, up to 50 PA: 2, above: 1" in page.checks.rows[2].values.text()


def test_tab_leads_through_the_page_as_it_is_read(own: FormatsPage, press: Press) -> None:
    def places() -> list[tuple[int, int]]:
        found = []
        for _ in range(60):
            press(Qt.Key.Key_Tab)
            now = QApplication.focusWidget()
            assert now is not None
            if not own.checks.isAncestorOf(now):
                break
            at = now.mapTo(own.checks, QPoint())
            found.append((at.y(), at.x()) if isinstance(now, CheckEditor) else (at.y() + 1, at.x()))
        return found

    own.limits.setFocus()
    met = places()
    assert len(met) > 20 and met == sorted(met), "checks and fields are met from the top to the foot"
    assert QApplication.focusWidget() is own.kinds
    add = next(b for b in own.findChildren(QToolButton) if b.accessibleName() == "Add a price band")
    QTest.mouseClick(add, Qt.MouseButton.LeftButton)
    own.limits.setFocus()
    more = places()
    assert len(more) == len(met) + 3 and more == sorted(more)
    rounds: list[list[QWidget]] = [[], []]
    for stops in rounds:
        own.list.setFocus()
        for _ in range(80):
            press(Qt.Key.Key_Tab)
            now = QApplication.focusWidget()
            assert now is not None
            if now is own.list:
                break
            assert not now.visibleRegion().isEmpty(), now.accessibleName()
            stops.append(now)
    assert rounds[0] == rounds[1] and rounds[0][-1] is not None
    assert {own.name, own.limits, own.kinds, *own.checks.rows} <= set(rounds[0])


def test_a_copy_is_named_changed_and_used_by_the_army(
    own: FormatsPage, place: MusterPlace, press: Press, write: Write
) -> None:
    assert shown(own)[-1] == "Club"
    line = numbers(own, 3)[0]
    line.setFocus()
    line.selectAll()
    write("1\n")
    assert place.desk is not None
    assert formats.formats(place.desk)[own.format_id].checks[3].parameters["figures"] == 1
    press(Qt.Key.Key_Escape)
    assert place.panes.isVisible()
    armies.edit(place.desk, place.controller.army_id, format=own.format_id)
    assert "1 at most" in " ".join(place.panes.checks.words())
    assert place.panes.header.format.currentText() == "Club"


def test_looking_at_a_long_name_that_a_file_brought_changes_nothing(
    own: FormatsPage, place: MusterPlace, press: Press
) -> None:
    assert place.desk is not None
    made = place.desk.library.formats()[own.format_id]
    label = Message("step.format_changed", {"format": "n"})
    place.desk.library.write_format(label, own.format_id, replace(made, fr="club", en="n" * 500))
    own.refresh()
    own.name.setFocus()
    press(Qt.Key.Key_Tab)
    assert not own.name.hasFocus() and own.name.text() == "n" * 500
    assert place.desk.library.formats()[own.format_id].fr == "club"


def test_a_fault_is_said_beside_its_value(own: FormatsPage, write: Write) -> None:
    line = numbers(own, 3)[0]
    line.setFocus()
    line.selectAll()
    write("2000\n")
    assert fault_of(own, 3) == "Enter a whole number from 1 to 999."
    line.selectAll()
    write("12\n")
    assert fault_of(own, 3) == ""


def test_bands_are_a_small_table(own: FormatsPage, write: Write) -> None:
    field = own.checks.rows[2].fields["bands"]
    assert isinstance(field, BandsField)
    *_, add = field.stops
    assert isinstance(add, QToolButton)
    add.click()
    assert [upto.text() if upto else "" for upto, _ in field.lines] == ["30", "50", "70", ""]
    upto, _ = field.lines[1]
    assert upto is not None
    upto.setFocus()
    upto.selectAll()
    write("20\n")
    assert fault_of(own, 2) == "Prices rise from band to band, and the last band has no upper limit."


LIMITS = (
    ("1 200, 2 400", "1200, 2400"), ("1\u202f200 ; 12\u00a0500", "1200, 12500"),
    ("1 200 2 400", "1200, 2400"), ("1,200; 2.400", "1200, 2400"), ("50 100 150", "50, 100, 150"),
    ("50,75,100", "50, 75, 100"),
    ("200 PA 1 000 PA", "200, 1000"), ("200,300", "200, 300"), ("50; 100", "50, 100"),
)  # fmt: skip


def test_thousands_are_read_as_they_are_written(own: FormatsPage) -> None:
    for typed, read in LIMITS:
        own.limits.setText(typed)
        own.limits.editingFinished.emit()
        assert own.limits.text() == read, typed
        assert not own.fault.isVisible(), typed


def test_limits_that_may_be_one_number_or_two_are_asked_about(own: FormatsPage, place: MusterPlace) -> None:
    assert place.desk is not None
    for unclear in ("12,5", "12.5", "50 100", "12,500", "1 200,50"):
        before = formats.formats(place.desk)
        own.limits.setText(f"200; {unclear}")
        own.limits.editingFinished.emit()
        assert formats.formats(place.desk) == before, unclear
        fault = own.fault.text()
        assert own.fault.isVisible() and "two ways" in fault and "200; 300" in fault, unclear
        own.limits.setText("200; 300")
        own.limits.editingFinished.emit()
        assert not own.fault.isVisible() and own.limits.text() == "200, 300", unclear


def test_limits_are_a_list_with_its_fault(own: FormatsPage, place: MusterPlace, write: Write) -> None:
    own.limits.setFocus()
    own.limits.selectAll()
    write("400 200;300\n")
    assert own.limits.text() == "200, 300, 400"
    own.limits.selectAll()
    write("plenty\n")
    assert own.fault.isVisible() and "Enter limits in PA" in own.fault.text()


def test_checks_are_moved_removed_and_added_by_keys(
    own: FormatsPage, place: MusterPlace, press: Press
) -> None:
    before = [row.check for row in own.checks.rows]
    own.checks.stand_on(0)
    press(Qt.Key.Key_Down, ALT)
    assert [row.check for row in own.checks.rows][:2] == [before[1], before[0]]
    press(Qt.Key.Key_Delete)
    assert [row.check for row in own.checks.rows] == [before[1], *before[2:]]
    own.kinds.setCurrentIndex(own.kinds.findData("cards_per_points"))
    press(Qt.Key.Key_Insert)
    assert own.checks.rows[-1].check == "cards_per_points"
    assert own.checks.rows[-1].hasFocus()
    place.undo()
    assert own.checks.rows[-1].check == "editions"


def test_deleting_offers_to_undo(own: FormatsPage, place: MusterPlace, press: Press) -> None:
    own.list.setFocus()
    press(Qt.Key.Key_Delete, CONTROL)
    assert "Club" not in shown(own)
    press(Qt.Key.Key_Z, CONTROL)
    assert "Club" in shown(own)
    assert own.name.text() == "Club"
    assert place.pages.currentWidget() is own


def test_the_verbs_of_the_army_sleep_while_formats_are_read(
    own: FormatsPage, place: MusterPlace, press: Press
) -> None:
    assert place.desk is not None
    before = place.desk.library.armies()
    own.list.setFocus()
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_5, Qt.Key.Key_A):
        press(key)
    assert place.desk.library.armies() == before


def read(line: QWidget | None) -> list[str]:
    """Give the words that a line of the checks shows now, line by line."""
    assert isinstance(line, CheckLine)
    shown = [each.text() for each in line.findChildren(QLabel) if each.isVisible()]
    return [line for line in "\n".join(shown).replace("\xa0", " ").splitlines() if line]


def test_the_sum_of_a_check_is_read_by_keyboard(place: MusterPlace, press: Press, write: Write) -> None:
    header = place.panes.header
    header.limit.setFocus()
    header.limit.selectAll()
    write("150\n")
    place.panes.entries.setFocus()
    press(Qt.Key.Key_X)
    line = QApplication.focusWidget()
    assert "Abel the ill-tempered: 41 PA" in read(line) and read(line)[-1] == "= 160 PA"
    press(Qt.Key.Key_Down)
    assert "Abel the ill-tempered: 41 PA" not in read(line)
    press(Qt.Key.Key_Escape)
    assert place.panes.entries.hasFocus()


def test_the_sum_of_one_figure_is_its_price_and_what_it_carries(
    place: MusterPlace, desk: Desk, press: Press
) -> None:
    mine = desk.library.army(place.controller.army_id)
    abel = next(e.id for e in mine.entries if desk.library.muster(mine).card(e).name_fr.startswith("Abel"))
    bought = (Option("Lance", OptionKind.ARTEFACT, 70.0), Option("", OptionKind.ARTEFACT, 9.0))
    armies.set_options(desk, mine.id, entry_id=abel, options=bought)
    armies.edit(desk, mine.id, limit=200)
    place.panes.entries.setFocus()
    press(Qt.Key.Key_X)
    lines = [read(QApplication.focusWidget())]
    for _ in range(7):
        press(Qt.Key.Key_Down)
        lines.append(read(QApplication.focusWidget()))
    heads = [line[0].partition(" ")[0] for line in lines]
    assert heads == ["39", "Characters", "One", "Abel", "Griffin", "Templar", "Griffin", "Griffin"]
    press(Qt.Key.Key_Down)
    assert read(QApplication.focusWidget()) == lines[-1], "below the last line there is none"
    for line in reversed(lines[:-1]):
        press(Qt.Key.Key_Backtab)
        assert read(QApplication.focusWidget()) == line
    assert lines[2][-4:] == ["Abel the ill-tempered: 41 PA", "Lance: 70 PA", "Artefact: 9 PA", "= 120 PA"]
    assert "(41 + 79 of 200 PA)" in lines[2][0]


def test_no_word_of_the_page_is_cut(window: Window, own: FormatsPage) -> None:
    mine = own.list.currentRow()
    for language, scale in product(("fr", "en"), (100, 150)):
        window.change_settings(language=language, scale=scale)
        for row in (mine, 0):
            own.list.setCurrentRow(row)
            QApplication.processEvents()
            assert cut_labels(own) == [], (language, scale, row)
        titles = [each.geometry() for each in (own.title, own.name)]
        assert titles[0].center().y() == titles[1].center().y(), "both titles stand on one height"
        assert (window.width(), window.height()) == (1280, 800), (language, scale)


def test_the_arrows_keep_the_check_in_view_and_undo_keeps_the_keyboard(
    own: FormatsPage, place: MusterPlace, press: Press
) -> None:
    own.checks.stand_on(0)
    for _ in own.checks.rows:
        press(Qt.Key.Key_Down)
    last = own.checks.rows[-1]
    assert last.hasFocus()
    assert own.area.viewport().rect().contains(last.mapTo(own.area.viewport(), last.rect().center()))
    press(Qt.Key.Key_Delete)
    place.undo()
    assert any(row.hasFocus() for row in own.checks.rows)
