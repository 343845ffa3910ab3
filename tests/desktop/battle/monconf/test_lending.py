"""Commandement « pour les tests »: where COU or DIS is tested, a better value is shown and one key away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.battle.monconf.steady_prompt import SteadyPrompt
from desktop.battle.prompts.trial_form import TrialForm
from desktop.battle.strategic.panel import StrategicPanel
from desktop.battle.table import BattleTable
from rules.battle import commands as c
from rules.battle.current import current
from rules.monconf.commands import SetMark
from rules.monconf.steadying import led_by
from rules.values import Characteristic
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings

OFFERED = {"en": "General staff of", "fr": "État-Major de"}
"""The commander of the example has both: what it lends is named as in the sum that it makes."""
COMMANDER, GUARD = "a4.1", "a1.1"


def worth(table: BattleTable, key: str, characteristic: Characteristic) -> float | None:
    context = table.context
    return current(context.game, context.game.fighters[key], characteristic, context.play.table.ruleset).total


def test_the_rally_box_offers_the_courage_of_a_commander(
    opened: BattleTable, keys: Hand, spoken: str
) -> None:
    context = opened.context
    context.do(SetMark(GUARD, "frightened"))
    context.do(c.Correct("game", {"phase": "upkeep", "step": "", "hand": "", "speaking": ()}))
    opened.select(GUARD)
    keys("F")
    prompt = opened.prompt
    assert isinstance(prompt, SteadyPrompt)
    assert any(OFFERED[spoken] in words for words in strings(prompt))
    own, best = prompt.draft.value.total, worth(opened, COMMANDER, Characteristic.COU)
    assert own is not None and best is not None and best > own
    prompt.setFocus()
    keys("l")
    lent = prompt.draft.value.total
    assert lent is not None and lent >= best and led_by(context.game, GUARD) == (COMMANDER,)
    summed = " ".join(context.say(reason.message) for reason in prompt.draft.value.reasons)
    assert OFFERED[spoken].rpartition(" ")[0] in summed, "the sum names the same ability"
    assert prompt.nerve.value() == round(lent) and not prompt.lead.isVisible(), "nothing better is left"
    keys("\x1b")
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert led_by(context.game, GUARD) == ()


def test_the_list_of_dis_shows_what_a_commander_lends(fresh: BattleTable, keys: Hand, spoken: str) -> None:
    keys("c")
    panel = fresh.centre.findChild(StrategicPanel)
    assert panel is not None and panel.page == "coordinator"
    picker = panel.picker
    offered = [row.fighter for row in picker.list.rows if OFFERED[spoken] in row.why]
    assert offered and COMMANDER not in offered
    assert picker.list.rows[picker.list.current].fighter == COMMANDER
    assert fresh.context.fighter_name(offered[0]) in picker.help.text(), "a press serves the best other"
    at = next(n for n, row in enumerate(picker.list.rows) if row.fighter == offered[0])
    picker.list.choose(at)
    before = worth(fresh, offered[0], Characteristic.DIS)
    keys("l")
    after = worth(fresh, offered[0], Characteristic.DIS)
    assert before is not None and after is not None and after > before
    assert offered[0] not in [row.fighter for row in picker.list.rows if OFFERED[spoken] in row.why]


def test_any_test_of_dis_offers_it_too_and_a_press_takes_it(
    opened: BattleTable, keys: Hand, spoken: str
) -> None:
    opened.select(GUARD)
    keys("q")
    form = opened.prompt
    assert isinstance(form, TrialForm) and not form.help.isVisible(), "INI is lent by nobody"
    form.characteristic.setCurrentIndex(form.characteristic.findData(Characteristic.DIS))
    settle()
    assert form.help.isVisible() and OFFERED[spoken] in form.help.text()
    form.help.click()
    settle()
    assert led_by(opened.context.game, GUARD) == (COMMANDER,) and not form.help.isVisible()


def test_nobody_lends_in_another_game(table: BattleTable, keys: Hand) -> None:
    table.select("a1.1")
    keys("q")
    form = table.prompt
    assert isinstance(form, TrialForm)
    form.characteristic.setCurrentIndex(form.characteristic.findData(Characteristic.DIS))
    settle()
    assert not form.help.isVisible()


@pytest.mark.parametrize("where", ["dead", "frightened"])
def test_who_cannot_lend_is_not_offered(opened: BattleTable, keys: Hand, where: str) -> None:
    context = opened.context
    context.do(c.Notch(COMMANDER, 9) if where == "dead" else SetMark(COMMANDER, "frightened"), overrule=True)
    opened.select(GUARD)
    keys("q")
    form = opened.prompt
    assert isinstance(form, TrialForm)
    form.characteristic.setCurrentIndex(form.characteristic.findData(Characteristic.DIS))
    settle()
    assert not form.help.isVisible()
