"""Amplified and attenuated together (II-B-6), and a result that the table puts in the place of the roll's."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.battle.confrontation.other_result import OtherResult
from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording.battle.report import report
from tests.desktop.battle.battles import open_table
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.wounds import asked, duel
from tests.desktop.fit import cut_labels

LEFT = Qt.MouseButton.LeftButton


def counts(panel: WoundPrompt) -> tuple[int, int, int]:
    command = panel.draft.base
    return command.amplified, command.attenuated, panel.draft.needed


def test_amplified_and_attenuated_are_counted_apart_and_cancel(
    window: Window, desk: Desk, keys: Hand
) -> None:
    panel = asked(open_table(window, duel(desk)))
    keys("a")
    assert counts(panel) == (1, 0, 3)
    keys("t")
    assert counts(panel) == (1, 1, 2), "both cancel"
    keys("a")
    assert counts(panel) == (2, 1, 3), "more of one kind wins"
    keys("623")
    assert panel.draft.read is not None and panel.draft.read.kept == (3, 6)
    assert "2" in panel.verbs["A"].visible_strings()[0]


def test_they_are_counted_with_the_mouse_up_to_none_again(window: Window, desk: Desk) -> None:
    panel = asked(open_table(window, duel(desk)))
    seen = []
    for _ in range(4):
        QTest.mouseClick(panel.verbs["T"], LEFT)
        seen.append(counts(panel)[1])
    assert seen == [1, 2, 3, 0]
    QTest.mouseClick(panel.verbs["A"], LEFT)
    assert counts(panel) == (1, 0, 3)


def test_dice_stay_while_as_many_are_thrown_and_kept(window: Window, desk: Desk, keys: Hand) -> None:
    panel = asked(open_table(window, duel(desk)))
    keys("a6")
    keys("a")
    assert panel.draft.dice == [6], "amplified it was before"
    keys("tt")
    assert panel.draft.dice == [], "two dice now"


def test_both_of_a_kind_are_in_the_journal_and_undone(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, duel(desk))
    asked(table)
    keys("at35\n")
    assert table.context.game.fighters["b1.1"].notches == 1
    table.context.undo()
    assert table.context.game.fighters["b1.1"].notches == 0


# -- overruled ---------------------------------------------------------------------------------------


def overruling(panel: WoundPrompt) -> OtherResult:
    settle()
    assert panel.overruling and panel.other.isVisible()
    return panel.other


def test_the_table_overrules_the_result_with_a_reason_in_one_step(
    window: Window, desk: Desk, keys: Hand
) -> None:
    table = open_table(window, duel(desk))
    panel = asked(table)
    keys("35")
    assert panel.result.visible_strings() == ["L", "Light wound"]
    keys("k")
    overruling(panel)
    assert not cut_labels(panel)
    keys("4")
    keys("Bouclier magique\n")
    assert panel.result.visible_strings()[1] == "Serious wound"
    assert any("Bouclier magique" in words for words in panel.reading.way.visible_strings())
    before = table.context.play.head
    keys("\n")
    assert table.prompt is None
    assert table.context.game.fighters["b1.1"].notches == 2
    assert "Bouclier magique" in report(table.context.play, "en")
    table.context.undo()
    assert table.context.play.head == before
    assert table.context.game.fighters["b1.1"].notches == 0


def test_it_is_overruled_with_the_mouse_and_taken_back(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_table(window, duel(desk))
    panel = asked(table)
    keys("35")
    QTest.mouseClick(panel.verbs["K"], LEFT)
    prompt = overruling(panel)
    QTest.mouseClick(prompt.buttons["-"], LEFT)
    QTest.mouseClick(panel.primary, LEFT)
    assert panel.draft.read is not None and panel.draft.read.result == "-"
    QTest.mouseClick(panel.verbs["K"], LEFT)
    prompt = overruling(panel)
    QTest.mouseClick(prompt.as_rolled, LEFT)
    QTest.mouseClick(panel.primary, LEFT)
    assert panel.draft.read is not None and panel.draft.read.result == "L"


def test_escape_leaves_the_result_alone_and_a_new_roll_begins_without_it(
    window: Window, desk: Desk, keys: Hand
) -> None:
    panel = asked(open_table(window, duel(desk)))
    keys("35k")
    overruling(panel)
    keys("\x1b")
    assert panel.draft.base.instead == ""
    keys("k")
    overruling(panel)
    keys("2\n")
    assert panel.draft.base.instead == "S"
    keys("3")
    assert panel.draft.base.instead == "", "another roll"


@pytest.mark.parametrize("before", [True, False])
def test_a_roll_of_the_program_is_overruled_before_it_falls_or_after(
    window: Window, desk: Desk, keys: Hand, monkeypatch: pytest.MonkeyPatch, before: bool
) -> None:
    table = open_table(window, duel(desk))
    dice = iter((3, 5, 3, 5))
    monkeypatch.setattr(desk, "roll", lambda _faces: next(dice))
    panel = asked(table)
    begun = table.context.play.head
    keys("k4Sort\nr" if before else "rk4Sort\n")
    settle()
    assert table.context.game.fighters["b1.1"].notches == 2
    (rolled,) = table.context.rolls()
    assert rolled.dice == (3, 5) and not rolled.typed
    assert panel.draft.dice == [3, 5]
    table.context.undo()
    assert table.context.play.head == begun
