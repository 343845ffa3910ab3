"""A question in the stage: nothing is dimmed, the sides stay alive, no press beside it loses dice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QWidget

from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.prompt import Prompt
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.fit import cut_labels
from tests.desktop.hands import click


class Whom(Prompt):
    """Asks for a figure; a die may lie in it."""

    in_stage = True

    def __init__(self, parent: QWidget, lines: int = 1) -> None:
        super().__init__(parent, "Whom?")
        self.after.setText("then the wound")
        self.pointed: list[str] = []
        self.dice = 0
        for line in range(lines):
            self.body.addWidget(QLabel(f"line {line}", self.panel))
        self.say_verb("Go on")

    @property
    def holds(self) -> bool:
        return self.dice > 0

    def point_at(self, figure: str) -> bool:
        if figure.startswith("b"):
            self.pointed.append(figure)
        return figure.startswith("b")


def asked(table: BattleTable, lines: int = 1) -> Whom:
    prompt = Whom(table, lines)
    table.open_prompt(prompt)
    settle()
    return prompt


def asking(table: BattleTable) -> list[Prompt]:
    """List the questions in view."""
    return [prompt for prompt in table.findChildren(Prompt) if prompt.isVisible()]


def on_token(table: BattleTable, side: str, figure: str) -> None:
    """Press the token of a figure where it stands in the window."""
    roster = table.sides[side].roster
    click(roster.viewport(), roster.rect_of(figure).center())


def test_it_takes_the_place_of_the_page_and_dims_nothing(window: Window, table: BattleTable) -> None:
    corner = table.sides["a"].roster.mapTo(window, QPoint(3, 3))
    before = window.grab().toImage().pixelColor(corner)
    undo = table.centre.undo_line.mapTo(table, QPoint()).y()
    prompt = asked(table)
    assert window.grab().toImage().pixelColor(corner) == before
    panel, stage = prompt.placed, table.centre.geometry()
    assert (panel.left(), panel.top(), panel.right()) == (stage.left(), stage.top(), stage.right())
    assert panel.bottom() < undo, "undo is in view"
    foot = prompt.primary.mapTo(table, prompt.primary.rect().bottomLeft())
    assert 0 < undo - foot.y() < 12 and foot.x() - panel.left() < 12, "where the verb of Enter stands"
    assert not cut_labels(prompt)


def test_a_token_answers_and_another_press_puts_it_away(table: BattleTable, keys: Hand) -> None:
    prompt = asked(table)
    on_token(table, "b", "b1.1")
    assert prompt.pointed == ["b1.1"] and table.prompt is prompt
    on_token(table, "a", "a1.1")
    assert table.prompt is None and table.selection == "a1.1"
    asked(table)
    click(table.banner)
    assert table.prompt is None
    asked(table)
    keys("\x1b")
    assert table.prompt is None


def test_no_press_beside_it_loses_dice(table: BattleTable, keys: Hand) -> None:
    prompt = asked(table)
    prompt.dice = 2
    head = table.context.play.head
    on_token(table, "a", "a1.1")
    click(table.banner)
    click(table.centre.undo_line.undo)
    assert table.prompt is prompt and table.context.play.head == head
    assert "would be lost" in prompt.complaint.text()
    keys("\x1b")
    assert table.prompt is None, "Esc leaves it all the same"


def test_the_line_of_undo_puts_it_away_first(table: BattleTable) -> None:
    head = table.context.play.head
    asked(table)
    click(table.centre.undo_line.undo)
    assert table.prompt is None and table.context.play.head != head


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1366, 768), 150), ((1280, 720), 200)])
def test_a_long_body_scrolls_between_head_and_foot(
    window: Window, table: BattleTable, size: tuple[int, int], scale: int
) -> None:
    window.resize(*size)
    window.change_settings(scale=scale)
    settle()
    prompt = asked(table, lines=60)
    for widget in (prompt.title, prompt.primary, prompt.cancel):
        where = widget.mapTo(prompt, widget.rect().center())
        assert prompt.placed.contains(where) and prompt.childAt(where) is widget
    assert not cut_labels(prompt)
    window.resize(size[0] + 120, size[1] + 60)
    settle()
    assert prompt.panel.width() == table.centre.width(), "it follows the stage"


def test_no_question_stays_in_a_language_that_is_spoken_no_more(
    window: Window, table: BattleTable, keys: Hand
) -> None:
    for key in "ql":
        table.select("a1.1")
        settle()
        keys(key)
        assert asking(table), key
        window.verbs.toggle_language()
        settle()
        assert not asking(table), key


def test_dice_outlive_a_change_of_language(window: Window, table: BattleTable) -> None:
    prompt = asked(table)
    prompt.dice = 1
    window.verbs.toggle_language()
    settle()
    assert prompt.isVisible()
