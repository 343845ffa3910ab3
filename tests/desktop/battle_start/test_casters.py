"""What the set-up asks of mages and faithful: gems, faith, spells known; and the order, hidden by default."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.battle.place import BattlePlace
from desktop.battle_start.caster_fields import CasterRow
from desktop.battle_start.start_page import StartPage
from desktop.environment.settings import Settings
from desktop.operations import armies, casters
from desktop.operations.desk import Desk
from desktop.operations.offers import save_offer
from desktop.shell.window import Window
from rules.armies import Option, OptionKind
from rules.cards import Card
from rules.offers import Offer
from rules.spells import Spell
from rules.text import Refusal
from tests.desktop.battle_start.strategic import Press, Write, settle

MAGE, PRIEST, SOLDIER = "Velrys, Prince des Impurs", "Magistrat du Griffon", "Conscrit du Griffon"
GRIP = Spell(name_fr="Étreinte glacée", name_en="Icy grip", cost={"darkness": 1}, path="Chtonienne")
EMBER = Spell(name_fr="Lance de braise", name_en="Ember lance", cost={"fire": 1}, path="Chtonienne")
WAVE = Spell(name_fr="Vague", name_en="Wave", cost={"water": 1}, path="Féérique")


def test_gems_have_room_in_letters_of_another_size(window: Window, page: StartPage, temple: str) -> None:
    page.new_battle(temple)
    window.change_settings(scale=200)
    settle()
    for field in rows(page)[0].gems.values():
        field.setValue(60)
        edit = field.lineEdit()
        assert edit.fontMetrics().horizontalAdvance(field.text()) <= edit.width() - 4, field.text()


@pytest.fixture
def temple(desk: Desk) -> str:
    """Make an army of a mage, three faithful and soldiers, and spells that the library offers."""
    for spell in (WAVE, GRIP, EMBER):
        offer = Offer(Option(spell.name_fr, OptionKind.SPELL, spell=spell))
        assert not isinstance(save_offer(desk, offer=offer), Refusal)
    made = armies.create(desk, name="Temple")
    assert isinstance(made, str)
    known = {revision.card.name_fr: revision.card_id for revision in desk.library.cards()}
    for name, figures in ((MAGE, 1), (PRIEST, 3), (SOLDIER, 2)):
        assert isinstance(armies.add_entry(desk, made, card_id=known[name], figures=figures), str)
    return made


def rows(page: StartPage) -> list[CasterRow]:
    """Give the rows of the first side."""
    return page.setup.sides[0].casters.rows


def test_gems_faith_and_spells_are_asked_of_those_alone_who_need_them(
    place: BattlePlace, page: StartPage, temple: str, write: Write, press: Press
) -> None:
    page.new_battle(temple)
    mage, priest = rows(page)
    assert list(mage.gems) == ["water", "darkness", "neutral"] and mage.faith.isHidden()
    assert not priest.gems and not priest.faith.isHidden()
    assert mage.gems["darkness"].accessibleName() == f"{MAGE} of side A: Darkness"
    mage.gems["water"].setFocus()
    write("2")
    press(Qt.Key.Key_Tab)
    write("4")
    priest.faith.setFocus()
    press(Qt.Key.Key_Up)
    mage.known.setFocus()
    press(Qt.Key.Key_Space)
    write("1\n")  # the spell of its own way stands first; the fire that it does not master is left out
    page.setup.sides[1].modes.set_choice("count")
    page.setup.sides[1].count.setValue(3)
    page.setup.begin.setFocus()
    press(Qt.Key.Key_Return)
    assert place.table is not None
    game = place.table.context.game
    assert game.fighters["a1.1"].gems == {"water": 2, "darkness": 4}
    assert [game.fighters[f"a2.{n}"].faith for n in (1, 2, 3)] == [1, 1, 1]
    assert [option.spell for option in game.cards["a1"].options] == [GRIP]


def test_what_a_mage_may_learn_is_of_its_elements_its_own_way_first(desk: Desk, temple: str) -> None:
    mage, _ = casters.casters(desk, army_id=temple)
    assert [option.name for option in mage.offered.values()] == [GRIP.name_fr, WAVE.name_fr]


def test_what_they_held_stands_there_the_next_time(
    place: BattlePlace, page: StartPage, temple: str, write: Write
) -> None:
    page.new_battle(temple)
    mage, priest = rows(page)
    mage.gems["darkness"].setValue(3)
    priest.faith.setValue(2)
    page.setup.sides[1].count.setValue(3)
    page.setup.start()
    place.leave()
    write("n")
    mage, priest = rows(page)
    assert (mage.gems["darkness"].value(), priest.faith.value()) == (3, 2)


def test_an_army_without_mages_is_asked_nothing(page: StartPage, desk: Desk, write: Write) -> None:
    write("n")
    form = page.setup.sides[1]
    form.modes.buttons[0].click()
    form.choose_army(next(army.id for army in desk.library.armies() if army.name.startswith("Scorpion")))
    form.changed.emit()
    assert form.choice().army and not form.casters.rows and form.casters.isHidden()


def test_walking_past_another_army_forgets_nothing(page: StartPage, temple: str, desk: Desk) -> None:
    page.new_battle(temple)
    form = page.setup.sides[0]
    rows(page)[0].gems["water"].setValue(2)
    form.choose_army(next(army.id for army in desk.library.armies() if army.id != temple))
    form.changed.emit()
    form.choose_army(temple)
    form.changed.emit()
    assert rows(page)[0].gems["water"].value() == 2


def test_a_click_is_one_gem_more_the_right_button_one_less(
    page: StartPage, temple: str, qtbot: QtBot
) -> None:
    page.new_battle(temple)
    water = rows(page)[0].gems["water"]
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        qtbot.mouseClick(water, button)
    assert water.value() == 1
    assert QApplication.focusWidget() is water


def test_a_new_battle_is_hidden_unless_its_players_say_otherwise(
    place: BattlePlace, page: StartPage, settings: Settings, write: Write
) -> None:
    settings.keep_for_place("battle", setup={"a": {"mode": "army", "hidden": False}})  # as kept before
    write("n")
    assert page.setup.sides[0].hidden.isChecked()
    page.setup.sides[0].hidden.setChecked(False)
    page.setup.sides[1].count.setValue(3)
    page.setup.start()
    assert place.table is not None and not place.table.context.game.sides["a"].hidden
    place.leave()
    write("n")
    assert not page.setup.sides[0].hidden.isChecked()


def test_a_spell_written_down_at_the_table_is_offered_ever_after(desk: Desk, temple: str) -> None:
    card = next(r.card for r in desk.library.cards() if r.card.name_fr == MAGE)
    own = Spell(name_fr="Souffle", name_en="Breath", cost={"water": 2})
    kept = casters.remember(desk, card=card, spell=own)
    changed = Spell(name_fr="Souffle", name_en="Breath", cost={"water": 1})
    assert casters.remember(desk, card=card, spell=changed) == kept
    mage, priest = casters.casters(desk, army_id=temple)
    assert [o.spell for o in mage.offered.values() if o.name == "Souffle"] == [changed]
    assert "Souffle" not in [o.name for o in priest.offered.values()]
    assert casters.remember(desk, card=Card(name_fr="Nobody"), spell=own) == ""
