"""Wound effects of one's own on the page of the rulesets: added, edited, removed, undone, and played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.battle.place import BattlePlace
from desktop.operations import rulesets
from desktop.operations.desk import Desk
from desktop.rulebook.effect_form import EffectForm
from desktop.rulebook.own_effects import OwnEffects
from desktop.rulebook.rulebook_page import RulebookPage
from desktop.shell.window import Window
from rules.battle.wound_effects import WoundEffect, WoundStep
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels
from tests.desktop.rulebook.values import field

LEFT = Qt.MouseButton.LeftButton


def effects(found: RulebookPage) -> OwnEffects:
    made = field(found, "own_effects")
    assert isinstance(made, OwnEffects)
    return made


def asked(found: RulebookPage) -> EffectForm:
    settle()
    form = effects(found).form
    assert form is not None and form.isVisible()
    return form


def frozen(desk: Desk, found: RulebookPage) -> tuple[WoundEffect, ...]:
    return rulesets.ruleset_of(desk, found.ruleset_id).own_effects


def test_an_effect_is_added_by_keys_edited_removed_and_undone(
    own: RulebookPage, place: BattlePlace, hand: Hand, desk: Desk
) -> None:
    effects(own).add.setFocus()
    hand("\n")
    form = asked(own)
    assert not cut_labels(form)
    form.ability.setText("Bouclier de lave/Bras")
    form.columns[2].setChecked(True)
    hand("\n")
    (made,) = frozen(desk, own)
    assert (made.ability, made.columns, made.to, made.step) == (
        "Bouclier de lave", (2,), "-", WoundStep.REPLACE,
    )  # fmt: skip
    QTest.mouseClick(effects(own).buttons[0], LEFT)
    form = asked(own)
    assert form.ability.text() == "Bouclier de lave/Arms" and form.columns[2].isChecked()
    form.step.setCurrentIndex(form.step.findData(WoundStep.NOTCH))
    form.amount.setValue(-1)
    QTest.mouseClick(form.primary, LEFT)
    (made,) = frozen(desk, own)
    assert (made.step, made.amount, made.to) == (WoundStep.NOTCH, -1, "")
    QTest.mouseClick(effects(own).buttons[1], LEFT)
    assert frozen(desk, own) == ()
    place.undo()
    assert len(frozen(desk, own)) == 1
    place.undo()
    place.undo()
    assert frozen(desk, own) == ()


def test_an_effect_is_painted_with_its_verbs(own: RulebookPage, hand: Hand) -> None:
    effects(own).add.setFocus()
    hand("\n")
    form = asked(own)
    form.ability.setText("Bouclier de lave/Bras")
    form.columns[2].setChecked(True)
    hand("\n")
    for button in effects(own).buttons:
        assert not button.grab().isNull(), "an icon that is not there is an error of its paint event"


def test_a_form_that_says_nothing_is_not_kept(own: RulebookPage, hand: Hand, desk: Desk) -> None:
    QTest.mouseClick(effects(own).add, LEFT)
    form = asked(own)
    form.ability.setFocus()
    hand("\n")
    assert form.isVisible() and form.complaint.text()
    form.ability.setText("Acharné")
    form.step.setCurrentIndex(form.step.findData(WoundStep.STATE))
    hand("\n")
    assert form.isVisible(), "no state is named"
    hand("\x1b")
    assert frozen(desk, own) == ()


@pytest.mark.parametrize("step", [WoundStep.ROW, WoundStep.COLUMN, WoundStep.NOTCH, WoundStep.STATE])
def test_each_step_reads_back_as_it_was_written(own: RulebookPage, desk: Desk, step: WoundStep) -> None:
    QTest.mouseClick(effects(own).add, LEFT)
    form = asked(own)
    form.ability.setText("Acharné")
    form.step.setCurrentIndex(form.step.findData(step))
    form.results["S"].setChecked(True)
    QTest.mouseClick(form.primary, LEFT)
    (made,) = frozen(desk, own)
    assert made.step is step and made.ability == "relentless"
    QTest.mouseClick(effects(own).buttons[0], LEFT)
    assert asked(own).effect == made


def test_what_ships_is_only_told(page: RulebookPage, window: Window) -> None:
    row = page.values.row("own_effects")
    assert not row.fields and row.plain.text()
