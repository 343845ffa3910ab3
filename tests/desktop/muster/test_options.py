"""What an entry buys, typed in place: artefacts, and spells with their cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from desktop.muster.place import MusterPlace
from desktop.operations import armies, battle_start, tables
from desktop.operations.desk import Desk
from desktop.operations.play import Play
from desktop.shell.window import Window
from desktop.widgets.option_spell import OptionSpellPrompt
from rules.armies import Option, OptionKind, Per
from rules.battle.magic import spells_of
from rules.spells import Spell, SpellKind
from rules.values import Value
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click
from tests.desktop.labels import unlabelled
from tests.desktop.muster.in_view import first, kept, total

Press = Callable[..., None]
Write = Callable[[str], None]


def test_options_are_typed_and_counted(place: MusterPlace, press: Press, write: Write) -> None:
    first(place)
    press(Qt.Key.Key_O)
    write("Bannière sacrée\n")
    line = place.panes.options.lines[0]
    line.kind.setCurrentIndex(line.kind.findData(OptionKind.ARTEFACT.value))
    line.per.setCurrentIndex(line.per.findData(Per.FIGURE.value))
    write("2,5\n")
    option = kept(place).entries[0].options[0]
    assert (option.name, option.kind, option.pa, option.per) == (
        "Bannière sacrée", OptionKind.ARTEFACT, 2.5, Per.FIGURE,
    )  # fmt: skip
    assert total(place) == "167.5 PA"
    assert "Bannière sacrée +2.5 PA per figure" in place.panes.entries.listed[0].options.replace("\xa0", " ")
    assert place.undo_text() == "options of Griffin conscript"
    write("\x1b")
    assert place.panes.entries.hasFocus()
    assert not place.panes.options.isVisible()


def test_every_field_of_an_option_keeps_its_label(place: MusterPlace, press: Press, write: Write) -> None:
    first(place)
    press(Qt.Key.Key_O)
    write("Relique")
    # what it is paid for is read on behind the price
    assert unlabelled(place.panes.options) == ["Paid for"]


def test_tab_goes_as_the_fields_are_read(place: MusterPlace, press: Press, write: Write) -> None:
    first(place)
    press(Qt.Key.Key_O)
    write("Relique\n\n")
    write("Oath\n3\n")
    editor = place.panes.options
    relic, oath = editor.lines[:2]
    relic.fields[0].setFocus()
    walked = [QApplication.focusWidget()]
    while walked[-1] is not editor.note and len(walked) < 40:
        press(Qt.Key.Key_Tab)
        walked.append(QApplication.focusWidget())
    read = [field for line in editor.lines for field in line.fields if field.isVisible()]
    assert walked == [*read, editor.note]
    assert read.index(oath.fields[0]) > read.index(relic.fields[-1])


def leave_by_esc(place: MusterPlace) -> None:
    """Press Esc where the focus is."""
    QTest.keyClick(QApplication.focusWidget() or place, Qt.Key.Key_Escape)


def leave_by_the_cross(place: MusterPlace) -> None:
    """Click the cross of the editor."""
    click(place.panes.options.close_button)


def leave_for_another_list(place: MusterPlace) -> None:
    """Click another line of the list."""
    entries = place.panes.entries
    rect = entries.visualRect(entries.model().index(2, 0))
    QTest.mouseClick(entries.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())


@pytest.mark.parametrize("leave", [leave_by_esc, leave_by_the_cross, leave_for_another_list])
@pytest.mark.parametrize("field", ["name", "pa", "remove_button"])
def test_what_is_typed_is_kept_wherever_its_line_is_left(
    place: MusterPlace, press: Press, write: Write, field: str, leave: Callable[[MusterPlace], None]
) -> None:
    first(place)
    press(Qt.Key.Key_O)
    line = place.panes.options.lines[0]
    write("Anneau")
    while QApplication.focusWidget() is not getattr(line, field):
        press(Qt.Key.Key_Tab)
    leave(place)
    assert [option.name for option in kept(place).entries[0].options] == ["Anneau"]


@pytest.mark.parametrize("width", [1280, 1920])
def test_tab_leads_from_the_name_of_an_option_to_its_price(
    window: Window, place: MusterPlace, press: Press, write: Write, width: int
) -> None:
    window.resize(width, 800)
    first(place)
    press(Qt.Key.Key_O)
    line = place.panes.options.lines[0]
    write("Anneau")
    walked = []
    while QApplication.focusWidget() is not line.remove_button:
        press(Qt.Key.Key_Tab)
        walked.append(QApplication.focusWidget())
    assert line.pa in walked[:2], "the price comes before what removes the line"


def test_a_card_that_comes_to_the_list_takes_no_typed_option_along(
    place: MusterPlace, press: Press, write: Write
) -> None:
    first(place)
    press(Qt.Key.Key_O)
    write("Anneau")
    press(Qt.Key.Key_Tab)
    place.panes.options.note.setFocus()
    write("Porte la bannière")
    place.controller.add_card(kept(place).entries[0].card_id)
    entry = kept(place).entries[0]
    assert ([option.name for option in entry.options], entry.note) == (["Anneau"], "Porte la bannière")


def test_an_option_without_a_price_is_unknown(place: MusterPlace, press: Press, write: Write) -> None:
    first(place)
    press(Qt.Key.Key_O)
    write("Relique\n\n")
    assert kept(place).entries[0].options[0].pa is None
    assert total(place) == "160 PA + 1 unknown"


FLAMES = Spell(name_fr="Flammes", name_en="Flames", cost={"fire": 2}, difficulty=Value.of(6))


def test_the_card_of_a_spell_outlives_what_is_typed_beside_it(
    place: MusterPlace, desk: Desk, press: Press, write: Write
) -> None:
    option = Option("Flames", OptionKind.SPELL, 5, spell=FLAMES)
    armies.set_options(desk, place.controller.army_id, entry_id=kept(place).entries[0].id, options=(option,))
    first(place)
    press(Qt.Key.Key_O)
    line = place.panes.options.lines[0]
    line.pa.setFocus()
    line.pa.selectAll()
    write("7\n")
    assert kept(place).entries[0].options == (replace(option, pa=7),)
    line = place.panes.options.lines[0]
    line.name.setFocus()
    line.name.selectAll()
    write("Great flames\n\n")
    (changed,) = (each for each in kept(place).entries[0].options if each.name)
    assert changed.spell == replace(FLAMES, name_en="Great flames")


def test_a_spell_is_written_down_in_the_list_and_offered_in_the_battle(
    window: Window, place: MusterPlace, desk: Desk, press: Press, write: Write
) -> None:
    first(place)
    press(Qt.Key.Key_O)
    write("Flames\n5")
    line = place.panes.options.lines[0]
    assert not line.spell_button.isVisible()
    line.kind.setCurrentIndex(line.kind.findData(OptionKind.SPELL.value))
    assert line.spell_button.isVisible()
    line.spell_button.setFocus()
    press(Qt.Key.Key_Space)
    prompt = place.findChild(OptionSpellPrompt)
    assert prompt is not None and prompt.fields.name.hasFocus()
    assert prompt.fields.name.text() == "Flames"
    prompt.fields.costs["fire"].setValue(2)
    prompt.fields.costs["neutral"].setValue(1)
    prompt.fields.difficulty.setText("7")
    prompt.fields.reach.setText("20 cm")
    prompt.fields.frequency.setValue(1)
    write("\n")
    assert not prompt.isVisible()
    (option,) = kept(place).entries[0].options
    assert (option.name, option.kind, option.pa) == ("Flames", OptionKind.SPELL, 5)
    assert option.spell is not None
    assert (option.spell.cost, option.spell.reach.cm) == ({"fire": 2, "neutral": 1}, 20)
    tip = place.panes.options.lines[0].spell_button.toolTip().replace("\xa0", " ")
    assert "2 Fire + 1 Neutral · difficulty 7 · 20 cm" in tip

    side = battle_start.army_side(desk, army_id=place.controller.army_id)
    ruleset = next(iter(tables.rulesets().values()))
    play = battle_start.begin(desk, name="Game", a=side, b=side, ruleset=ruleset)
    assert isinstance(play, Play)
    caster = next(f.id for f in play.game.fighters.values() if f.card == "a1")
    assert spells_of(play.game, caster) == (option.spell,)

    place.undo()
    assert [each.spell for each in kept(place).entries[0].options] == [None]
    place.redo()
    assert kept(place).entries[0].options == (option,)


def test_the_words_of_an_imported_spell_outlive_a_change_of_its_card(
    place: MusterPlace, desk: Desk, press: Press, write: Write
) -> None:
    spell = Spell(name_fr="Boule", text_fr="La cible brûle.")
    options = (Option("Boule", OptionKind.SPELL, 5, spell=spell),)
    armies.set_options(desk, place.controller.army_id, entry_id=kept(place).entries[0].id, options=options)
    first(place)
    press(Qt.Key.Key_O)
    place.panes.options.lines[0].spell_button.click()
    prompt = place.findChild(OptionSpellPrompt)
    assert prompt is not None
    prompt.fields.costs["fire"].setValue(2)
    write("\n")
    (option,) = kept(place).entries[0].options
    assert option.spell is not None
    assert (option.spell.cost, option.spell.text_fr) == ({"fire": 2}, "La cible brûle.")


def test_a_spell_without_a_name_is_not_kept(place: MusterPlace, press: Press, write: Write) -> None:
    first(place)
    press(Qt.Key.Key_O)
    line = place.panes.options.lines[0]
    line.kind.setCurrentIndex(line.kind.findData(OptionKind.MIRACLE.value))
    line.spell_button.click()
    prompt = place.findChild(OptionSpellPrompt)
    assert prompt is not None
    assert prompt.fields.kind.currentData() == SpellKind.MIRACLE
    write("\n")
    assert prompt.isVisible() and prompt.complaint.text() == "Enter a name."
    write("S")
    assert prompt.complaint.isHidden() and prompt.fields.name.text() == "S"
    write("\x1b")
    assert kept(place).entries[0].options == ()


def test_an_option_is_removed(place: MusterPlace, press: Press, write: Write) -> None:
    first(place)
    press(Qt.Key.Key_O)
    write("Relique\n10\n")
    place.panes.options.lines[0].remove_button.click()
    assert kept(place).entries[0].options == ()
    assert total(place) == "160 PA"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_in_a_low_window_of_large_text_the_list_keeps_its_words(
    window: Window, place: MusterPlace, language: str
) -> None:
    window.resize(1366, 768)
    window.change_settings(language=language, scale=150)
    first(place)
    place.controller.edit({"name": "Croisade du Griffon", "limit": 400})
    QApplication.processEvents()
    panes, words = place.panes, Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    worded = [
        button for button in panes.findChildren(QToolButton)
        if button.isVisible() and button.toolButtonStyle() == words
    ]  # fmt: skip
    shown = {action.text() for button in worded for action in button.actions()} | {b.text() for b in worded}
    assert {place.actions_set[f"muster.{verb}"].text() for verb in ("options", "play")} <= shown
    header = panes.header
    assert header.name.fontMetrics().height() >= header.total.fontMetrics().height()
    told = header.left.text().splitlines()[0]
    place.options.begin()
    QApplication.processEvents()
    assert "400" in told and header.left.text().splitlines()[0] == told
    assert cut_labels(place) == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_large_text_and_many_options_need_no_higher_window(
    window: Window, place: MusterPlace, desk: Desk, language: str
) -> None:
    options = tuple(Option(f"Relic {n}", OptionKind.SPELL, n) for n in range(5))
    armies.set_options(desk, place.controller.army_id, entry_id=kept(place).entries[0].id, options=options)
    window.resize(1280, 800)
    window.change_settings(language=language, scale=150)
    first(place)
    place.options.begin()
    QApplication.processEvents()
    assert (window.width(), window.height()) == (1280, 800)
    assert cut_labels(place) == []
    for line in place.panes.options.lines[-2:]:
        named = line.name.fontMetrics().horizontalAdvance("Bénédiction sacrée de Merin")
        assert named < line.name.width() - 24, "the price stands below, not in the way of the name"
        assert line.visibleRegion().boundingRect().height() == line.height(), "two are whole in view"
    place.panes.options.lines[0].spell_button.click()
    prompt = place.findChild(OptionSpellPrompt)
    assert prompt is not None
    QApplication.processEvents()
    assert cut_labels(prompt) == []
    assert place.rect().contains(prompt.placed)
