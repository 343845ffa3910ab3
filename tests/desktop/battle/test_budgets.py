"""The keys a gesture may cost (PRODUCT, "Numbers"): counted, not promised."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from desktop.battle.centre.speaking import SpeakingRows
from desktop.battle.confrontation.action_prompt import ConfrontationActionPrompt
from desktop.battle.confrontation.shot_form import WoundShotForm
from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from rules.battle import commands as c
from rules.battle.state import Fighter, Place
from tests.desktop.battle.battles import large, open_active, stranger
from tests.desktop.battle.deeds import shoots
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.monconf_room import PROWLER, letter
from tests.desktop.battle.readable import strings
from tests.desktop.hands import click


def test_one_key_on_the_chosen_figure(table: BattleTable, keys: Hand) -> None:
    table.select("a1.2")
    context = table.context
    shown: tuple[tuple[str, Callable[[Fighter], bool]], ...] = (
        ("w", lambda f: f.notches == 1),
        ("-", lambda f: f.notches == 0),
        ("s", lambda f: f.stunned),
        ("m", lambda f: f.faith == 1),
        ("M", lambda f: f.faith == 0),
    )
    for key, holds in shown:
        keys(key)
        assert holds(context.game.fighters["a1.2"]), key
    keys("g")
    keys("ff\n")  # which element, once; a figure that is no mage is asked for twice
    keys("g")
    assert context.game.fighters["a1.2"].gems == {"fire": 2}
    keys("G")
    assert context.game.fighters["a1.2"].gems == {"fire": 1}


def test_any_figure_is_within_three_keys(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, large(desk))
    game = table.context.game
    for fighter in game.fighters:
        keys("a")
        hints = table.pointer.hints
        assert hints is not None
        card = hints.cards[game.fighters[fighter].card]
        alone = len(game.fighters_of(game.fighters[fighter].card)) == 1
        typed = card if alone else card + game.fighters[fighter].letter.lower()
        assert len(typed) <= 2
        keys(typed)
        assert table.selection == fighter


def test_a_letter_out_of_habit_swallows_no_verb(table: BattleTable, keys: Hand) -> None:
    keys("a")
    assert any("if it has several" in words for words in strings(table))
    hints = table.pointer.hints
    assert hints is not None
    game = table.context.game
    lone = next(card for card in hints.cards if len(game.fighters_of(card)) == 1)
    keys(hints.cards[lone] + "ax")
    assert table.selection == game.fighters_of(lone)[0].id
    assert table.prompt is not None, "X asks where the figure is"
    keys("\x1b")
    keys("a")
    keys("x")
    assert table.pointer.asks, "a letter of no card is a slip while one looks for a card"
    keys("\x1b")


def test_a_wound_roll_with_both_fighters_in_four_keys(table: BattleTable, keys: Hand) -> None:
    """The rulebook's W1: dice 3 and 5 at equal strength and resistance would be a light wound or so."""
    keys("k")
    before = keys.keys
    keys("f")  # the first card of the other side has one figure: its letter is enough
    keys("ab")
    assert keys.keys - before <= 4
    assert table.prompt is not None
    keys("66")
    assert any("Killed outright" in words for words in table.prompt.result.visible_strings())  # type: ignore[attr-defined]
    keys("\n")
    assert table.context.game.fighters["a1.2"].place is Place.DEAD
    assert table.prompt is None
    table.journal.refresh()
    assert any(
        "strikes" in words and "dice entered: 6 6" in words for words in table.journal.visible_strings()
    )


def test_an_unknown_card_is_named_as_it_is_drawn(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, stranger(desk))
    before = keys.keys
    keys("porc\n")
    assert keys.keys - before == 5
    game = table.context.game
    assert [game.cards[card].sketch for card in game.speaking] == ["orc"]
    keys("\x1bw")
    assert table.context.game.fighters[table.selection].notches == 1


def test_a_card_may_stay_unnamed_and_be_named_later(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, stranger(desk))
    keys("p\n")
    game = table.context.game
    assert game.speaking and not game.cards[game.speaking[0]].seen
    assert any("no name yet" in words for words in table.centre.page_like(SpeakingRows).visible_strings())
    keys("nClone de Dirz\n")
    card = table.context.game.cards[table.context.game.speaking[0]]
    assert card.sheet is not None
    keys("\n")
    assert table.context.game.hand == "a"


def test_the_number_of_cards_is_corrected_in_mid_turn(window: Window, desk: Desk, keys: Hand) -> None:
    table = open_active(window, stranger(desk))
    assert table.context.game.sides["b"].refusals == 1
    keys.press(Qt.Key.Key_Minus, held=Qt.KeyboardModifier.ControlModifier)
    assert len(table.context.game.sides["b"].order) == 3
    assert table.context.game.sides["b"].refusals == 2
    table.sides["b"].header.button("more").click()
    assert table.context.game.sides["b"].refusals == 1


def test_a_revealed_card_is_picked_by_its_first_letters(window: Window, desk: Desk, keys: Hand) -> None:
    from dataclasses import replace

    from rules.battle.state import Knowledge
    from tests.desktop.battle.battles import example

    first, second = example(desk)
    table = open_active(window, (first, replace(second, knowledge=Knowledge.REVEALED)))
    keys("pcy\n")
    game = table.context.game
    assert [table.context.card_name(card) for card in game.speaking] == ["Cypher Lukan"]
    assert {row.mark.value for row in table.sides["b"].roster.rows} == {"back", "speaking"}


class Clicks:
    """Presses with the mouse where a player would, and counts."""

    def __init__(self, table: BattleTable) -> None:
        self._table = table
        self.made = 0

    def on(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Press a widget that is in view."""
        assert widget.isVisible() and widget.isEnabled(), widget.accessibleName()
        click(widget, at)
        self.made += 1

    def token(self, figure: str) -> None:
        """Press a figure on the board."""
        for block in self._table.sides.values():
            if not (rect := block.roster.rect_of(figure)).isEmpty():
                self.on(block.roster.viewport(), rect.center())
                return
        raise AssertionError(figure)


@pytest.fixture
def clicks(table: BattleTable) -> Clicks:
    """Count what is pressed with the mouse."""
    return Clicks(table)


def test_any_figure_is_one_click_and_a_notch_by_hand_is_two(table: BattleTable, clicks: Clicks) -> None:
    clicks.token("b2.1")
    assert table.selection == "b2.1" and clicks.made == 1
    sheet = table.figure.sheet
    notch = next(part for part in sheet.heard() if part.press == "notch:2")
    clicks.on(sheet, notch.rect.center())
    assert table.context.game.fighters["b2.1"].notches == 2 and clicks.made == 2


def test_a_notch_by_hand_takes_four_keys(table: BattleTable, keys: Hand) -> None:
    table.setFocus()
    keys("a")
    hints = table.pointer.hints
    assert hints is not None
    before = keys.keys - 1
    keys(hints.cards["a1"] + "bw")
    assert table.context.game.fighters["a1.2"].notches == 1
    assert keys.keys - before <= 4


def test_a_shot_its_test_and_its_wound_take_no_more_clicks_than_keys(
    table: BattleTable, keys: Hand, clicks: Clicks
) -> None:
    shoots(table, keys)
    keys("h")
    asked = table.prompt
    assert isinstance(asked, ConfrontationActionPrompt)
    clicks.on(asked.button("shoot"))
    clicks.token("b1.1")
    clicks.on(table.centre.go_on)
    form = table.prompt
    assert isinstance(form, WoundShotForm)
    clicks.on(next(each for each in form.findChildren(KeyButton) if each.objectName() == "6"))
    clicks.on(form.pad.buttons[4])
    wound = table.prompt
    assert isinstance(wound, WoundPrompt)
    for face in (4, 6):
        clicks.on(wound.reading.dice.buttons[face - 1])
    clicks.on(wound.primary)
    struck = table.context.game.fighters["b1.1"]
    assert struck.notches or struck.stunned
    assert table.prompt is None and clicks.made <= 8


def test_a_shot_of_monconf_takes_no_more_keys_than_one_of_confrontation(
    opened: BattleTable, keys: Hand
) -> None:
    """The difficulty, the die, the threshold: eight keys, seven with the difficulty of before."""
    keys("B\n")
    for figure, typed, most in (("a2.1", "652\n", 8), ("a2.2", "52\n", 7)):
        opened.select(figure)
        keys("h")
        before = keys.keys
        keys(letter(opened, "precise") + PROWLER + "\n\n" + typed)
        game = opened.context.game
        assert game.fighters[figure].activated and opened.prompt is None
        assert game.trial is None and not opened.trial.words, "nothing is open of it"
        assert keys.keys - before <= most
        step = opened.context.last_step
        assert step is not None and step.label.code.startswith("step.blow_")


def test_three_charges_on_three_targets_take_no_more_clicks_than_keys(
    table: BattleTable, keys: Hand, clicks: Clicks
) -> None:
    table.context.do(c.SetOrder("b", ("b2", "b1", "b3", "b4")), overrule=True)
    table.setFocus()
    keys("phr\np")
    for target in ("b1.1", "b2.1", "b3.1"):
        asked = table.prompt
        assert isinstance(asked, ConfrontationActionPrompt), "the next one asks by itself"
        clicks.on(asked.button("charge"))
        clicks.token(target)
    while table.context.game.hand != "b":
        clicks.on(table.centre.go_on)
        assert clicks.made <= 13
    assert len(table.context.game.contacts) == 3


def test_three_charges_on_one_target_take_no_more_clicks_than_keys(
    table: BattleTable, keys: Hand, clicks: Clicks
) -> None:
    table.context.do(c.SetOrder("b", ("b2", "b1", "b3", "b4")), overrule=True)
    table.setFocus()
    keys("phr\np")
    asked = table.prompt
    assert isinstance(asked, ConfrontationActionPrompt)
    clicks.on(asked.button("charge"))
    clicks.token("b1.1")
    too = next(each for each in table.centre.verbs.buttons if each.text() == "The others too")
    assert too.detail == "Charge on Tiger of Dirz"
    clicks.on(too)
    while table.context.game.hand != "b":
        clicks.on(table.centre.go_on)
        assert clicks.made <= 7
    assert table.context.game.contacts == tuple((f"a1.{n}", "b1.1") for n in (1, 2, 3))


def test_combat_and_upkeep_are_left_by_one_key_and_by_one_click(
    table: BattleTable, keys: Hand, clicks: Clicks
) -> None:
    context = table.context
    context.do(c.Advance(), overrule=True)
    table.setFocus()
    before = keys.keys
    keys("e")
    assert context.game.phase == "upkeep" and keys.keys - before == 1
    keys("e")
    assert context.game.turn == 2 and keys.keys - before == 2
    table.undo()
    table.undo()
    assert context.game.phase == "combat"
    clicks.on(table.centre.go_on)
    assert context.game.phase == "upkeep" and clicks.made == 1
    clicks.on(table.centre.go_on)
    assert context.game.turn == 2 and clicks.made == 2
