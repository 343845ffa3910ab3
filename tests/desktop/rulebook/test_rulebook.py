"""The rulesets by keyboard: read, copied, changed, taken back, chosen for a battle and for a print."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from db.errors import ReadOnly
from desktop.battle.place import BattlePlace
from desktop.look import theme
from desktop.operations import rulesets
from desktop.operations.desk import Desk
from desktop.printing.place import PrintingPlace
from desktop.rulebook.cells import ChoiceField, Letter, Number, Several, Switch
from desktop.rulebook.rulebook_page import RulebookPage
from desktop.rulebook.wound_table_field import WoundTableField
from desktop.shell.window import Window
from rules.battle.ruleset_table import CellKind
from tests.desktop.battle.hand import CONTROL, Hand, settle
from tests.desktop.fit import cut_labels, low_targets
from tests.desktop.rulebook.values import field


def listed(page: RulebookPage) -> list[str]:
    """Read the list at the left."""
    return [page.list.item(n).text() for n in range(page.list.count())]


def changed(page: RulebookPage) -> list[str]:
    """Read the lines that are marked as changed, with what they say was shipped."""
    rows = [slot.make() for slot in page.values.slots if slot.is_changed]
    return [f"{row.words.text()}: {row.shipped.text()}" for row in rows]


def in_view(page: RulebookPage) -> list[str]:
    """Read the lines that are shown."""
    return [slot.accessibleName() for slot in page.values.slots if not slot.isHidden()]


# Reading ------------------------------------------------------------------------------------------


def test_shipped_rules_are_read_with_their_notes_and_cannot_be_changed(
    page: RulebookPage, hand: Hand, desk: Desk
) -> None:
    assert listed(page)[:3] == ["Federation rules", "Confrontation 3", "Confrontation 5"]
    row = page.values.row("track/capacity")
    assert row.plain.isVisibleTo(page) and row.plain.text() == "4"
    assert row.fields == {}, "there is nothing to be filled in"
    assert row.note.text() == "The last notch eliminates the figure. (II‑B‑2)"
    assert "Tacticien’s own reading." in page.values.row("track/penalised").note.text()
    grid = field(page, "wound_table")
    assert isinstance(grid, WoundTableField)
    grid.table.setFocus()
    grid.table.setCurrentCell(0, 0)
    hand("k")
    assert grid.table.cells[0, 0].text() == "–"
    assert page.name.isReadOnly() and not page.buttons["delete"].isVisibleTo(page)
    assert desk.library.rulesets() == {}


def test_the_wound_table_has_the_shape_of_its_ruleset(page: RulebookPage) -> None:
    page.list.setCurrentRow(listed(page).index("MonCon’F"))
    settle()
    grid = field(page, "wound_table")
    assert isinstance(grid, WoundTableField)
    table = grid.table
    model, words = table.model(), Qt.ItemDataRole.DisplayRole
    across = [model.headerData(n, Qt.Orientation.Horizontal, words) for n in range(table.columnCount())]
    down = [model.headerData(n, Qt.Orientation.Vertical, words) for n in range(table.rowCount())]
    assert across == ["≤ −7", "−6/−5", "−4/−3", "−2/−1", "0", "+1/+2", "+3/+4", "+5/+6", "≥ +7"]
    assert down == ["+1", "+2", "+3", "+4", "+5", "+6", "7+"]
    assert (table.cells[6, 8].text(), table.cells[6, 8].toolTip()) == ("6", "Life points lost: 6")
    assert "reserve_capacity" not in [path for slot in page.values.slots for path in slot.paths]
    assert page.values.row("command/start").plain.text() == "At the start: 5 · General staff, each turn: 1"


def test_another_ruleset_is_looked_at_with_the_arrows(page: RulebookPage, hand: Hand) -> None:
    hand.press(Qt.Key.Key_Down)
    assert page.name.text() == "Confrontation 3"
    assert page.values.row("wound_rule").plain.text() == "Replaces or worsens"
    hand.press(Qt.Key.Key_Down)
    assert page.values.row("track/capacity_by_size/titan").plain.text() == "8"


def test_a_value_is_found_by_its_words(page: RulebookPage) -> None:
    page.search.setText("neutral gem")
    assert in_view(page) == ["Neutral gems"]
    page.search.setText("luck")
    assert page.values.nothing.isVisibleTo(page) and page.values.nothing.text() == "No such value."


def test_all_words_are_as_large_as_others_where_letters_change_while_it_is_read(
    window: Window, page: RulebookPage
) -> None:
    for scale in (150, 100):
        window.change_settings(scale=scale)
        settle()
        headings = [each for each in page.values.findChildren(QLabel) if each.isVisible()]
        assert headings and {each.font().pixelSize() for each in headings} == {theme.current().px(16)}, scale


# Changing -----------------------------------------------------------------------------------------


def test_a_copy_is_changed_and_says_what_was_shipped(own: RulebookPage, hand: Hand) -> None:
    spin = field(own, "track/capacity")
    assert isinstance(spin, Number)
    spin.setFocus()
    hand.press(Qt.Key.Key_Up)
    assert changed(own) == ["Notches that eliminate: Changed. Default: 4"]
    assert own.note.text() == "“Federation rules”, one value changed. A battle keeps the rules it began with."
    own.values.row("track/capacity").reset_button.click()
    assert changed(own) == [] and spin.spin.value() == 4


def test_values_of_every_kind_are_changed_by_hand(own: RulebookPage, hand: Hand, desk: Desk) -> None:
    switch = field(own, "natural_one_fails")
    assert isinstance(switch, Switch)
    switch.setFocus()
    hand(" ")
    choice = field(own, "wound_rule")
    assert isinstance(choice, ChoiceField)
    choice.setFocus()
    hand.press(Qt.Key.Key_Down)
    several = field(own, "track/penalised")
    assert isinstance(several, Several)
    several.boxes["MOU"].setFocus()
    hand(" ")
    letter = field(own, "track/states/L/letter_en")
    assert isinstance(letter, Letter)
    letter.setFocus()
    letter.line.selectAll()
    hand("w\n")
    made = rulesets.sheet(desk, ruleset_id=own.ruleset_id).ruleset
    assert made.natural_one_fails and made.wound_rule == "worsen"
    assert "MOU" in made.track.penalised and made.track.states[1].letter_en == "w"
    assert len(changed(own)) == 4


def test_the_wound_table_is_typed_letter_by_letter(own: RulebookPage, hand: Hand, desk: Desk) -> None:
    grid = field(own, "wound_table")
    assert isinstance(grid, WoundTableField)
    grid.table.setFocus()
    grid.table.setCurrentCell(0, 0)
    hand("k")
    hand.press(Qt.Key.Key_Right)
    hand(" ")
    hand.press(Qt.Key.Key_Down)
    hand("q")  # no result has this letter, and it is no verb either
    hand.press(Qt.Key.Key_Delete)
    table = rulesets.sheet(desk, ruleset_id=own.ruleset_id).ruleset.wound_table
    assert table[:2] == ("TLSLL", "S-LLG")
    assert grid.table.cells[0, 0].text() == "K", "in English killed outright is a K"
    assert grid.table.cells[0, 0].font().bold() and not grid.table.cells[5, 0].font().bold()
    grid.table.doubleClicked.emit(grid.table.model().index(0, 0))
    assert grid.table.cells[0, 0].text() == "–", "after the last result comes nothing"


def test_an_ability_is_switched_off_and_weighed(own: RulebookPage, hand: Hand, desk: Desk) -> None:
    off = field(own, "wound_effects/fierce:attacker:replace:always/on")
    assert isinstance(off, Switch)
    off.setFocus()
    hand(" ")
    amount = field(own, "wound_effects/bane:attacker:row:always/amount")
    assert isinstance(amount, Number)
    amount.setFocus()
    hand.press(Qt.Key.Key_Up)
    effects = {
        e.ability: e.amount for e in rulesets.sheet(desk, ruleset_id=own.ruleset_id).ruleset.wound_effects
    }
    assert "fierce" not in effects and effects["bane"] == 2
    own.only.click()
    assert sorted(in_view(own)) == ["Bane", "Fierce"]


def test_what_cannot_be_is_said_beside_the_field(own: RulebookPage, hand: Hand) -> None:
    letter = field(own, "track/states/G/letter_en")
    assert isinstance(letter, Letter)
    letter.setFocus()
    letter.line.selectAll()
    hand("L\n")
    row = own.values.row("track/states/G/letter_en")
    assert row.trouble.isVisibleTo(own) and row.trouble.text() == "Two states would show the letter L."
    assert letter.line.text() == "S" and changed(own) == []


def test_everything_is_undone_by_its_name_and_done_again(
    own: RulebookPage, hand: Hand, place: BattlePlace
) -> None:
    spin = field(own, "mana/dice")
    assert isinstance(spin, Number)
    spin.setFocus()
    hand.press(Qt.Key.Key_Up)
    own.list.setFocus()
    assert place.undo_text() == "Club: Recovery of mana"
    hand.press(Qt.Key.Key_Z, held=CONTROL)
    assert changed(own) == [] and place.redo_text() == "Club: Recovery of mana"
    hand.press(Qt.Key.Key_Y, held=CONTROL)
    assert len(changed(own)) == 1
    own.buttons["reset"].click()
    assert changed(own) == [] and not own.buttons["reset"].isVisibleTo(own)
    for _ in range(4):
        place.undo()
    assert listed(own)[:3] == ["Federation rules", "Confrontation 3", "Confrontation 5"]
    assert place.undo_text() == ""


def test_a_deleted_ruleset_comes_back_with_one_verb(own: RulebookPage, window: Window) -> None:
    own.buttons["delete"].click()
    assert "Club" not in listed(own) and own.name.text() == "Federation rules"
    own.undo()
    assert own.name.text() == "Club"


def test_a_name_is_given_with_a_key_and_never_empty(own: RulebookPage, hand: Hand) -> None:
    own.list.setFocus()
    hand.press(Qt.Key.Key_M, held=CONTROL)
    hand("Dijon\n")
    assert listed(own)[-1] == "Dijon"
    own.name.selectAll()
    hand.press(Qt.Key.Key_Delete)
    hand("\n")
    assert own.name.text() == "Dijon"
    own.buttons["copy"].click()
    assert listed(own)[-1] == "Dijon (2)"


def test_a_library_that_cannot_be_written_is_told(
    own: RulebookPage, place: BattlePlace, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def refuse(*_: object) -> None:
        raise ReadOnly(path="x")

    assert place.desk is not None
    monkeypatch.setattr(type(place.desk.library), "write_rulesets", refuse)
    for verb in (own.copy, own.delete):
        with qtbot.waitSignal(place.said) as said:
            verb()
        assert said.args[0].tone == "bad"
    assert own.name.text() == "Club"
    switch = field(own, "natural_one_fails")
    assert isinstance(switch, Switch)
    switch.box.click()
    assert not switch.box.isChecked()
    assert own.values.row("natural_one_fails").trouble.isVisibleTo(own)


def test_the_wheel_scrolls_the_page_and_turns_no_value(own: RulebookPage) -> None:
    for path in ("track/capacity", "wound_rule"):
        made = field(own, path)
        assert isinstance(made, Number | ChoiceField)
        inner = made.spin if isinstance(made, Number) else made.box
        point = inner.rect().center().toPointF()
        event = QWheelEvent(
            point, inner.mapToGlobal(point), inner.pos(), inner.pos(), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        own.list.setFocus()
        QApplication.sendEvent(inner, event)
    assert changed(own) == []


# Where they are used ------------------------------------------------------------------------------


def test_a_battle_is_begun_with_rules_made_in_the_middle_of_its_setup(
    place: BattlePlace, hand: Hand, desk: Desk
) -> None:
    hand("n")
    setup = place.start.setup
    setup.name.setText("Evening")
    setup.rules.setCurrentText("Confrontation 5")
    setup.see_rules.click()
    page = place.start.rulebook
    assert page is not None and page.name.text() == "Confrontation 5"
    page.copy()
    page.name.setText("Club")
    page.name.editingFinished.emit()
    spin = field(page, "reserve_capacity")
    assert isinstance(spin, Number)
    spin.spin.setValue(2)
    hand("\x1b")
    assert place.start.asks and setup.name.text() == "Evening", "what was typed is still there"
    assert setup.rules.currentText() == "Club"
    assert setup.note.text() == "“Confrontation 5”, one value changed."
    setup.sides[0].count.setValue(3)
    setup.sides[1].count.setValue(3)
    setup.start()
    settle()
    assert place.table is not None
    frozen = place.table.context.play.setup.ruleset
    assert (frozen.fr, frozen.reserve_capacity, frozen.natural_one_fails) == ("Club", 2, True)
    place.leave()
    hand("n")
    assert setup.rules.currentText() == "Club", "chosen last time, chosen again"


def test_a_ruleset_deleted_meanwhile_gives_way_to_the_default(
    place: BattlePlace, hand: Hand, own: RulebookPage
) -> None:
    hand("\x1b")
    hand("n")
    setup = place.start.setup
    offered = setup.rules.count()
    setup.rules.setCurrentIndex(setup.rules.findData(own.ruleset_id))
    setup.see_rules.click()
    own.delete()
    hand("\x1b")
    assert setup.rules.currentText() == "Federation rules" and setup.rules.count() == offered - 1


def test_esc_goes_back_to_the_battles_and_keys_of_the_list_sleep_meanwhile(
    page: RulebookPage, place: BattlePlace, hand: Hand
) -> None:
    hand("nix")
    assert place.start.reads_rules and place.table is None
    hand("\x1b")
    assert not place.start.reads_rules and not place.start.asks


def test_cards_can_be_printed_with_own_boxes(own: RulebookPage, window: Window) -> None:
    printing = window.go("printing")
    assert isinstance(printing, PrintingPlace)
    settle()
    box = printing.choices.ruleset
    assert [box.itemText(n) for n in range(box.count())][-1] == "Club"


def test_the_palette_finds_the_rulesets(place: BattlePlace) -> None:
    assert "Rulesets…" in [entry.words for entry in place.actions_set.entries()]


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_is_cut(own: RulebookPage, window: Window, language: str, scale: int) -> None:
    spin = field(own, "mana/dice")
    assert isinstance(spin, Number)
    spin.spin.setValue(6)
    for ruleset in ("seeds", own.ruleset_id):
        window.change_settings(language=language, scale=scale)
        own.show_ruleset(ruleset)
        settle()
        bar = own.area.verticalScrollBar()
        for value in range(0, bar.maximum() + 1, max(1, own.area.height())):
            bar.setValue(value)
            QCoreApplication.processEvents()
        assert cut_labels(window) == []
        assert own.area.viewport().width() >= own.values.width()
    assert (window.width(), window.height()) == (1280, 800)
    assert language == "en" or own.title.text() == "Jeux de règles"
    assert own.search.width() >= theme.current().px(320), "what is looked for has room"
    assert low_targets(window) == []


def test_what_is_below_nought_has_a_true_minus_where_it_is_changed(own: RulebookPage) -> None:
    cells = [cell for slot in own.values.slots for cell in slot.line.cells]
    made = field(own, next(cell.path for cell in cells if cell.kind is CellKind.NUMBER and cell.least < 0))
    assert isinstance(made, Number)
    spin = made.spin
    spin.setValue(-1)
    assert spin.text() == "−1"
    for typed in ("-2", "−2"):
        spin.setValue(0)
        spin.lineEdit().setText(typed)
        spin.interpretText()
        assert spin.value() == -2


# Decisions ----------------------------------------------------------------------------------------


def test_decisions_alone_are_shown_and_say_what_the_text_says(page: RulebookPage, hand: Hand) -> None:
    everything = in_view(page)
    page.decisions.setFocus()
    hand.press(Qt.Key.Key_Space)
    found = in_view(page)
    assert "A double with three dice" in found and "Table" in everything and "Table" not in found
    row = page.values.row("decisions/doubles")
    assert row.note.text().startswith("The text says which dice are kept")
    assert "Tacticien’s own reading." in row.note.text() and "(II‑B‑6)" in row.note.text()
    assert row.plain.text() == "Read on the two dice kept" and row.plain.isVisible()


def test_a_decision_with_one_reading_is_told_in_an_own_ruleset_too(own: RulebookPage) -> None:
    row = own.values.row("decisions/doubles")
    assert row.plain.text() == "Read on the two dice kept" and not row.plain.isHidden()
    assert all(not field.isVisible() for field in row.fields.values())


def test_decisions_are_found_by_their_readings_and_sections(page: RulebookPage, hand: Hand) -> None:
    page.search.setFocus()
    hand("read on the two")
    assert in_view(page) == ["A double with three dice"]


# Lines near the view ------------------------------------------------------------------------------


def made(page: RulebookPage) -> int:
    """Count the lines that are made."""
    return sum(slot.row is not None for slot in page.values.slots)


def test_only_lines_near_the_view_are_made_wherever_one_scrolls(own: RulebookPage, window: Window) -> None:
    bar = own.area.verticalScrollBar()
    assert 0 < made(own) < 20 < len(own.values.slots)
    while bar.value() < bar.maximum():
        bar.setValue(bar.value() + bar.pageStep())
        settle()
        seen = [slot for slot in own.values.slots if not slot.visibleRegion().isEmpty()]
        assert seen and all(slot.row is not None and slot.row.isVisible() for slot in seen)
    assert made(own) < 70, "what was left behind is taken away"
    window.change_settings(scale=150)
    settle()
    assert 0 < made(own) < 20


def test_what_is_in_view_moves_by_what_is_scrolled_however_high_lines_turn_out(own: RulebookPage) -> None:
    bar, page = own.area.verticalScrollBar(), own.values
    bar.setValue(bar.maximum())
    settle()
    for _ in range(12):
        seen = next(s for s in page.slots if not s.visibleRegion().isEmpty())
        before, step = seen.y() + page.y(), own.area.height() // 3
        bar.setValue(bar.value() - step)
        settle()
        assert seen.y() + page.y() == before + step


def test_tab_leads_through_lines_that_were_not_made_yet_and_back(own: RulebookPage, hand: Hand) -> None:
    first = field(own, "track/capacity")
    assert isinstance(first, Number)
    first.setFocus()
    walked: list[int] = []
    for key, way in ((Qt.Key.Key_Tab, 1), (Qt.Key.Key_Backtab, -1)):
        for _ in range(25):
            hand.press(key)
            held = QApplication.focusWidget()
            assert held is not None
            slot = next(slot for slot in own.values.slots if slot.isAncestorOf(held))
            assert not held.visibleRegion().isEmpty()
            walked.append(own.values.slots.index(slot))
        half = walked[-25:]
        assert half == sorted(half, reverse=way < 0)
    assert max(walked) > walked[0] + 10 and walked[-1] <= walked[0]
