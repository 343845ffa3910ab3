"""Cards in play: who acts is asked beside its row, in few keys, and whoever has no action is named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop.battle.centre import figure_row
from desktop.battle.centre.figure_row import (
    DeedLines,
    FigureRow,
    FigureView,
    box_width,
    deed_lines,
    row_height,
    stacked,
)
from desktop.battle.centre.speaking import SpeakingRows
from desktop.battle.confrontation.action_prompt import ConfrontationActionPrompt
from desktop.battle.monconf.action_prompt import MonconfActionPrompt
from desktop.battle.short_names import short_name
from desktop.battle.table import BattleTable
from desktop.look.painting import PaintStyle, advance, paint_style
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording.battle.report import report
from rules.battle import commands as c
from rules.battle.action_commands import Announce
from rules.battle.state import DeedState
from rules.confrontation.actions import stage
from tests.desktop.battle.battles import large, open_active, resumed
from tests.desktop.battle.deeds import CLONE, TIGER, deeds
from tests.desktop.battle.hand import Hand, settle, undone
from tests.desktop.battle.readable import reads
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click


def page(table: BattleTable) -> SpeakingRows:
    return table.centre.page_like(SpeakingRows)


def press(table: BattleTable, figure: str, *, token: bool = False) -> None:
    """Press the row of a figure with the mouse, or its token."""
    row = page(table).row_of(figure)
    assert row is not None
    at = row.token_rect().center().toPoint() if token else QPoint(row.width() // 2, row.height() // 2)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=at)
    settle()


def press_token(table: BattleTable, figure: str) -> None:
    """Press the token of a figure on the board with the mouse."""
    for block in table.sides.values():
        rect = block.roster.rect_of(figure)
        if not rect.isEmpty():
            QTest.mouseClick(block.roster.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    settle()


@pytest.fixture
def telling(table: BattleTable, keys: Hand) -> BattleTable:
    """Let actions be told at the table: Scorpion's clone runs, Griffon's turn is next."""
    table.context.do(c.SetOrder("b", ("b2", "b1", "b3", "b4")), overrule=True)
    table.setFocus()
    keys("phr\n")
    assert table.context.game.hand == "a"
    return table


def test_a_card_is_played_its_one_figure_runs_and_its_turn_ends_in_three_keys(
    telling: BattleTable, keys: Hand
) -> None:
    telling.context.do(c.SetOrder("a", ("a4", "a1", "a2", "a3", "a5")), overrule=True)
    before = keys.keys
    keys("pr\n")
    assert keys.keys - before == 3
    assert deeds(telling, "a4.1") == [("run", "", "done")] and telling.context.game.hand == "b"


def test_the_same_takes_three_clicks(telling: BattleTable) -> None:
    telling.context.do(c.SetOrder("a", ("a4", "a1", "a2", "a3", "a5")), overrule=True)
    telling.hands.choose("choice.play_top")  # its button
    settle()
    assert isinstance(telling.prompt, ConfrontationActionPrompt)
    click(telling.prompt.button("run"))
    click(telling.centre.go_on)
    assert deeds(telling, "a4.1") == [("run", "", "done")] and telling.context.game.hand == "b"


def test_three_figures_charge_three_targets_in_thirteen_keys(telling: BattleTable, keys: Hand) -> None:
    keys("p")
    before = keys.keys
    keys("c" + TIGER + "c" + CLONE + "c" + "h")
    keys("\n\n\n\n")
    assert keys.keys - before <= 13
    targets = [telling.context.game.fighters[f"a1.{n}"].deeds[0].target for n in (1, 2, 3)]
    assert targets[:2] == ["b1.1", "b2.1"] and len(set(targets)) == 3
    assert len(telling.context.game.contacts) == 3 and telling.context.game.hand == "b"


def test_three_figures_charge_one_target_in_seven_keys(telling: BattleTable, keys: Hand) -> None:
    keys("p")
    before = keys.keys
    keys("C" + TIGER + "\n\n\n\n")
    assert keys.keys - before <= 7
    assert telling.context.game.contacts == tuple((f"a1.{n}", "b1.1") for n in (1, 2, 3))
    assert telling.context.game.hand == "b"


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_first_card_of_a_battle_asks_its_first_figure(table: BattleTable, keys: Hand, by: str) -> None:
    table.setFocus()
    keys("f")
    click(table.centre.button("choice.play_top")) if by == "mouse" else keys("p")
    assert isinstance(table.prompt, ConfrontationActionPrompt) and table.prompt.about == "a1.1"
    keys("c" + TIGER)
    assert deeds(table, "a1.1") == [("charge", "b1.1", "announced")]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_first_card_of_a_battle_of_monconf_asks_too(opened: BattleTable, keys: Hand, by: str) -> None:
    opened.setFocus()
    click(opened.centre.button("choice.play_top")) if by == "mouse" else keys("p")
    assert isinstance(opened.prompt, MonconfActionPrompt)
    assert opened.prompt.about == opened.context.game.fighters_of(opened.context.game.speaking[0])[0].id


def test_who_tells_no_actions_ends_with_enter_all_the_same(table: BattleTable, keys: Hand) -> None:
    table.setFocus()
    keys("fp")
    ending = table.centre.go_on
    assert ending.detail == "Without an action: A, B, C", "they are named before"
    keys("\n")
    assert table.context.game.hand == "b"


def test_who_has_no_action_is_named_once_before_it_is_passed_over(telling: BattleTable, keys: Hand) -> None:
    keys("pr\n\n")
    assert stage(telling.context.game).value == "act"
    keys("\n")
    words = telling.centre.notice.text()
    assert "Griffin conscript B" in words and "Griffin conscript C" in words
    assert telling.context.game.speaking == ("a1",)
    keys("\n")
    assert telling.context.game.hand == "b" and not telling.centre.notice.text()


def test_the_actions_stand_beside_the_row_and_dim_nothing(telling: BattleTable, keys: Hand) -> None:
    keys("p")
    prompt = telling.prompt
    assert isinstance(prompt, ConfrontationActionPrompt) and prompt.stands_beside
    middle = page(telling).mapTo(telling, page(telling).rect_of("a1.1").center())
    panel = prompt.placed
    assert panel.right() < middle.x() and panel.top() < middle.y() < panel.bottom()
    assert telling.rect().contains(panel)
    for alive in (telling.centre, telling.sides["b"]):
        assert not prompt.mask().contains(alive.geometry().center())


def test_a_key_that_is_no_action_is_what_it_always_is(telling: BattleTable, keys: Hand) -> None:
    keys("p")
    assert telling.prompt is not None
    keys("+")
    assert telling.context.game.fighters["a1.1"].notches == 1 and telling.prompt is None
    keys("h")
    assert telling.prompt is not None
    undone(telling, keys)
    assert telling.context.game.fighters["a1.1"].notches == 0 and telling.prompt is None


def test_a_row_that_is_pressed_opens_its_actions_and_another_one_moves_on(
    telling: BattleTable, keys: Hand
) -> None:
    keys("p\x1b")
    press(telling, "a1.2")
    assert isinstance(telling.prompt, ConfrontationActionPrompt) and telling.prompt.about == "a1.2"
    press(telling, "a1.3")
    assert isinstance(telling.prompt, ConfrontationActionPrompt) and telling.prompt.about == "a1.3"
    assert telling.selection == "a1.3"
    press(telling, "a1.1", token=True)
    assert telling.prompt is None and telling.figure.is_open and telling.selection == "a1.1"


def test_who_does_nothing_is_ticked_off_and_back_with_the_mouse(telling: BattleTable, keys: Hand) -> None:
    keys("p")
    assert isinstance(telling.prompt, ConfrontationActionPrompt)
    click(telling.prompt.button("nothing"))
    assert telling.context.game.fighters["a1.1"].activated
    assert isinstance(telling.prompt, ConfrontationActionPrompt) and telling.prompt.about == "a1.2"
    row = page(telling).row_of("a1.1")
    assert row is not None and row.view is not None and row.view.title == "Has acted"
    press(telling, "a1.1")
    assert isinstance(telling.prompt, ConfrontationActionPrompt)
    click(telling.prompt.button("nothing"))
    assert not telling.context.game.fighters["a1.1"].activated


def test_digits_open_actions(telling: BattleTable, keys: Hand) -> None:
    keys("p2")
    assert telling.prompt is not None and telling.prompt.about == "a1.2"
    keys("1")
    assert telling.prompt is not None and telling.prompt.about == "a1.1"


def test_the_question_stays_who_it_is_from_figure_to_figure(
    window: Window, telling: BattleTable, keys: Hand
) -> None:
    keys("p\t")
    prompt = telling.prompt
    assert isinstance(prompt, ConfrontationActionPrompt)
    charge, heading = prompt.button("charge"), {label.text() for label in prompt.findChildren(QLabel)}
    assert prompt.told.isVisible(), "Tab stands on a row"
    prompt.complain("what was refused to the first one")
    keys("2")
    assert telling.prompt is prompt and prompt.button("charge") is charge and prompt.isVisible()
    assert prompt.title.text() == prompt.accessibleName() == telling.context.fighter_name("a1.2")
    assert prompt.hasFocus() and prompt.told.isHidden() and prompt.complaint.isHidden()
    keys("\x1b")
    window.change_settings(language="fr")
    keys("h")
    assert telling.prompt is prompt and prompt.isVisible()
    shown = {label.text() for label in prompt.findChildren(QLabel) if label.isVisible()}
    assert (
        "À annoncer, une seule\N{NARROW NO-BREAK SPACE}; avec Maj pour tous" in shown
        and not shown & heading - {prompt.title.text()}
    )


def test_actions_that_take_the_whole_stage_are_closed_with_the_mouse(
    window: Window, telling: BattleTable, keys: Hand
) -> None:
    keys("p")
    prompt = telling.prompt
    assert isinstance(prompt, ConfrontationActionPrompt) and prompt.cancel.isHidden(), (
        "a press beside it does"
    )
    keys("\x1b")
    window.resize(1366, 768)
    window.change_settings(scale=150)
    settle()
    keys("h")
    assert telling.prompt is prompt and prompt.stands_in
    settle()
    assert prompt.cancel.accessibleName() == "Close" and cut_labels(prompt) == []
    click(prompt.cancel)
    assert telling.prompt is None


def test_a_ringed_token_that_is_pressed_is_charged(telling: BattleTable, keys: Hand) -> None:
    keys("p")
    prompt = telling.prompt
    assert isinstance(prompt, ConfrontationActionPrompt)
    assert prompt.targets == {f.id for f in telling.context.game.fighters.values() if f.id.startswith("b")}
    press_token(telling, "b2.1")
    assert deeds(telling, "a1.1") == [("charge", "b2.1", "announced")]
    assert isinstance(telling.prompt, ConfrontationActionPrompt) and telling.prompt.about == "a1.2"
    press_token(telling, "a2.1")
    assert telling.prompt is None and telling.selection == "a2.1", "another one is looked at"


def test_actions_leave_the_head_of_their_side_in_view_and_go_as_the_journal_comes(
    telling: BattleTable, keys: Hand
) -> None:
    keys("p")
    settle()
    prompt = telling.prompt
    assert prompt is not None and prompt.about == "a1.1"
    block = telling.sides["a"]
    shown = QRect(prompt.panel.mapTo(telling, QPoint()), prompt.panel.size())
    for part in (block.header, block.headings):
        assert not shown.intersects(QRect(part.mapTo(telling, QPoint()), part.size()))
    keys("j")
    assert telling.prompt is None and not telling.journal.isHidden()
    keys("j\n")
    assert telling.journal.isHidden() and telling.context.game.speaking == ("a1",), "Enter names them first"


def test_on_whom_letters_and_rings_the_other_side_alone(telling: BattleTable, keys: Hand) -> None:
    keys("pc")
    hints = telling.pointer.hints
    assert hints is not None and {card[0] for card in hints.cards} == {"b"}
    press_token(telling, "b1.1")
    assert deeds(telling, "a1.1") == [("charge", "b1.1", "announced")]


def test_the_last_who_runs_alone_is_not_asked_how_it_went(telling: BattleTable, keys: Hand) -> None:
    keys("pnnr")  # the two others do nothing
    assert deeds(telling, "a1.3") == [("run", "", "done")] and telling.prompt is None
    assert telling.centre.go_on.text() == "End of the speaking turn"
    undone(telling, keys)
    assert deeds(telling, "a1.3") == [] and telling.context.game.fighters["a1.2"].activated


def test_who_runs_beside_a_charge_waits_for_its_turn(telling: BattleTable, keys: Hand) -> None:
    keys("pnc")
    press_token(telling, "b1.1")
    keys("r")
    assert deeds(telling, "a1.2")[0][2] == deeds(telling, "a1.3")[0][2] == "announced"


def test_shift_is_named_for_an_action_of_all_while_others_have_none(telling: BattleTable, keys: Hand) -> None:
    keys("p")
    assert reads(telling, "with Shift for all")
    keys("nn")
    assert isinstance(telling.prompt, ConfrontationActionPrompt) and not reads(telling, "Shift")


def test_all_run_is_a_verb_of_the_bar(telling: BattleTable, keys: Hand) -> None:
    keys("p\x1b")
    run = next(button for button in telling.centre.verbs.buttons if button.text() == "All run")
    assert run.detail == "20 cm"
    click(run)
    assert [deeds(telling, f"a1.{n}") for n in (1, 2, 3)] == [[("run", "", "announced")]] * 3
    assert stage(telling.context.game).value == "resolve", "all have announced"
    assert "Griffin conscript A, B, C announce: run" in report(telling.context.play, "en")


def test_all_run_is_refused_as_it_is_drawn_where_nobody_may_run(telling: BattleTable, keys: Hand) -> None:
    keys("p\x1b")
    for number in (1, 2):
        assert telling.context.do(c.Touch(f"a1.{number}", "b1.1"), overrule=True)
    runs = [button for button in telling.centre.verbs.buttons if button.text() == "All run"]
    assert not runs[0].refused, "one may still run"
    assert telling.context.do(c.Touch("a1.3", "b1.1"), overrule=True)
    settle()
    run = next(button for button in telling.centre.verbs.buttons if button.text() == "All run")
    assert run.refused and "contact" in run.detail
    click(run)
    assert not any(deeds(telling, f"a1.{n}") for n in (1, 2, 3))
    assert telling.centre.go_on.detail == "Without an action: A, B, C"
    click(telling.centre.go_on)
    assert not telling.centre.go_on.detail and "Without an action" in telling.centre.notice.text(), "once"


def test_the_next_step_says_what_it_does(telling: BattleTable, keys: Hand) -> None:
    keys("pc" + TIGER)
    assert telling.centre.go_on.text() == "Announcements made"
    assert telling.centre.go_on.detail == "1 to resolve, 2 act after"
    keys("\n")
    assert telling.centre.go_on.text() == "Resolve: Griffin conscript A"
    assert telling.centre.go_on.detail == "Charge on Tiger of Dirz"


def test_rows_say_what_figures_do_aloud(telling: BattleTable, keys: Hand) -> None:
    keys("pc" + TIGER + "\x1b")
    row = page(telling).row_of("a1.1")
    assert row is not None and row.view is not None
    assert (row.view.title, row.view.detail) == ("Charge", "→ Tiger of Dirz")
    assert row.accessibleName().startswith("Griffin conscript A") and "announced" in row.accessibleName()
    waits = page(telling).row_of("a1.2")
    assert waits is not None and waits.view is not None and waits.view.asks == "Its action?"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_figures_of_two_cards_fit_without_scrolling(window: Window, desk: Desk, language: str) -> None:
    window.change_settings(language=language)
    window.resize(1280, 720)
    table = open_active(window, large(desk))
    context = table.context
    side = context.game.sides[context.game.hand]
    sizes = {card: len(context.game.fighters_of(card)) for card in side.pile}
    two = next(card for card, n in sizes.items() if n == 2)
    three = next(card for card, n in sizes.items() if n == 3)
    order = (two, three, *(card for card in side.pile if card not in (two, three)))
    context.do(c.SetOrder(side.key, order), overrule=True)
    context.do(c.ReserveTop())
    context.do(c.PlayTop())
    context.do(c.EndSpeaking(), overrule=True)
    context.do(c.PlayBoth(), overrule=True)
    settle()
    rows = page(table).rows()
    assert len(rows) == 5
    assert all(row.visibleRegion().boundingRect() == row.rect() and row.height() >= 44 for row in rows)
    assert cut_labels(window) == []
    style = paint_style()
    for row in rows:
        assert row.view is not None
        room = box_width(row.columns, row.width(), style) - style.px(15)
        assert advance(row.view.asks, style.bold) <= room or stacked(row.columns, row.width(), style)
    assert table.centre.go_on.detail.endswith(": 5") and table.centre.go_on.height() < 2 * rows[0].height()


def test_a_lone_move_that_may_be_answered_waits(opened: BattleTable, keys: Hand) -> None:
    opened.context.do(c.SetOrder("a", ("a4", "a1", "a2", "a3", "a5", "a6")), overrule=True)
    opened.setFocus()
    keys("phr")
    assert deeds(opened, "a4.1") == [("run", "", "announced")], "the other side may stop it"
    assert isinstance(opened.prompt, MonconfActionPrompt)


def test_the_distance_beneath_a_shot_is_called_a_walk(opened: BattleTable, keys: Hand) -> None:
    keys("ph")
    assert isinstance(opened.prompt, MonconfActionPrompt)
    shot = next(offer for offer in opened.prompt.offers if offer.id == "shoot")
    assert not shot.reach and shot.detail == "and a walk of 10 cm"


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1024, 700), 100), ((1366, 768), 150)])
def test_a_target_is_named_whole_in_what_a_figure_does(
    window: Window, desk: Desk, size: tuple[int, int], scale: int
) -> None:
    window.change_settings(scale=scale)
    window.resize(*size)
    table = open_active(window, large(desk), first="b")
    assert table.context.do(c.PlayTop())
    here = table.context.game.fighters_of(table.context.game.speaking[0])[0].id
    foes = {f.card: f.id for f in table.context.game.fighters.values() if f.id.startswith("a")}
    longest = max(foes.values(), key=lambda key: len(table.context.fighter_name(key)))
    assert table.context.do(Announce(here, "charge", longest), overrule=True)
    settle()
    row = page(table).row_of(here)
    assert row is not None and row.view is not None
    shown = " ".join(row.visible_strings()[:-1])
    assert row.view.detail == f"→ {short_name(table.context, longest)}" and row.view.detail in shown
    assert "…" not in shown and table.context.fighter_name(longest) in row.view.spoken


def test_what_a_figure_did_stands_within_its_box(
    window: Window, large_battle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.change_settings(language="fr")
    window.resize(1280, 720)
    table = resumed(window)
    over: list[str] = []

    def noted(view: FigureView, width: float, height: float, style: PaintStyle) -> DeedLines:
        said = deed_lines(view, width, height, style)
        if said.high > height:
            over.append(f"{view.detail}: {said.high} in {height}")
        return said

    monkeypatch.setattr(figure_row, "deed_lines", noted)
    row = next(
        row for row in table.centre.findChildren(FigureRow) if row.view is not None and not row.view.gone
    )
    assert row.view is not None and row.columns
    for fighter in table.context.game.fighters:
        detail = f"→ {table.context.fighter_name(fighter)}"
        view = replace(row.view, title="Charge", asks="", detail=detail, state=DeedState.DONE)
        row.show_figure(view, row.columns, 1)
        row.setFixedHeight(row_height(view, row.columns, row.width(), paint_style(), 1).at(1, 0))
        row.grab()
    assert over == []
