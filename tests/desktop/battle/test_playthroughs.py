"""Whole turns in the real window, each by the mouse alone and by keys alone; neither hand needs the other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop.battle.confrontation.shot_form import WoundShotForm
from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.eclats.aimed_prompt import AimedPrompt
from desktop.battle.eclats.amounts_prompt import AmountsPrompt
from desktop.battle.fights.delegate import spots
from desktop.battle.fights.page import FightsPage
from desktop.battle.prompts.offer_prompt import OfferPrompt
from desktop.battle.table import BattleTable
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.widgets.dice_row import FacePad
from desktop.widgets.key_button import KeyButton
from desktop.widgets.stepper import Stepper
from rules.battle import commands as c
from rules.battle.state import Game
from tests.desktop.battle.battles import example, large, open_table, prompted, resumed, to_combat
from tests.desktop.battle.eclats_room import page_of
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.temple import of, tasks, upkeep
from tests.desktop.hands import click


class Player(ABC):
    """Plays at a table with one hand, and counts its gestures."""

    def __init__(self, table: BattleTable, keys: Hand) -> None:
        self.table, self._keys = table, keys
        self.made = 0

    @property
    def game(self) -> Game:
        """The battle as it stands."""
        return self.table.context.game

    @abstractmethod
    def press(self, button: KeyButton) -> None:
        """Do what a button does."""

    @abstractmethod
    def point(self, figure: str, letters: str = "") -> None:
        """Name a figure that is asked for, by its ``letters`` where a question has letters of its own."""

    @abstractmethod
    def enter(self, field: Stepper, number: int) -> None:
        """Enter a number in a field of the question."""

    @abstractmethod
    def roll(self, *faces: int) -> None:
        """Enter dice as they fell on the table."""

    def verb(self, code: str) -> None:
        """Do a verb of the moment by its code."""
        self.press(self.table.centre.button(code))

    @abstractmethod
    def go_on(self) -> None:
        """Do what comes next."""

    @abstractmethod
    def set_difficulty(self, number: int) -> None:
        """Say how difficult a shot is."""

    @abstractmethod
    def all_run(self) -> None:
        """Let all who speak run."""

    def act(self, action: str) -> None:
        """Choose one of the actions that are open."""
        self.press(prompted(self.table, OfferPrompt).button(action))  # type: ignore[type-abstract]

    @property
    def first(self) -> KeyButton | None:
        """The verb of the moment that is marked as the first one."""
        centre = self.table.centre
        seen = (each for each in (*centre.verbs.buttons, *centre.shown.buttons()) if each.isVisible())
        return next((each for each in seen if each.primary), None)

    def cost(self, does: Callable[[], object]) -> int:
        """Count the gestures of something."""
        before = self.made
        does()
        return self.made - before


class ByMouse(Player):
    """Clicks, and nothing else."""

    def press(self, button: KeyButton) -> None:
        """Click a button that is in view."""
        assert button.isVisible() and button.isEnabled(), button.text()
        self._click(button)

    def go_on(self) -> None:
        """Click the verb that is marked as the first one, else the first of the bar."""
        self.press(self.first or self.table.centre.go_on)

    def all_run(self) -> None:
        """Click the verb of the bar."""
        self.verb("choice.all_run")

    def set_difficulty(self, number: int) -> None:
        """Click it."""
        form = prompted(self.table, WoundShotForm)
        self.press(next(each for each in form.findChildren(KeyButton) if each.objectName() == str(number)))

    def _click(self, widget: QWidget) -> None:
        click(widget)
        settle()
        self.made += 1

    def enter(self, field: Stepper, number: int) -> None:
        """Click its plus."""
        for _ in range(number):
            self._click(field.more)

    def point(self, figure: str, letters: str = "") -> None:
        """Click a token."""
        for block in self.table.sides.values():
            if not (rect := block.roster.rect_of(figure)).isEmpty():
                click(block.roster.viewport(), rect.center())
                settle()
                self.made += 1
                return
        raise AssertionError(figure)

    def roll(self, *faces: int) -> None:
        """Click faces on the pad in view."""
        for face in faces:
            prompt = self.table.prompt
            asked = prompt if prompt is not None else self.table.centre.shown
            if isinstance(asked, FightsPage):
                self._face_of_fight(asked, face)
                continue
            pad = next(each for each in asked.findChildren(FacePad) if each.isVisible())
            self._click(pad.buttons[face - 1])

    def _face_of_fight(self, page: FightsPage, face: int) -> None:
        view = page.list
        line = next(line for line in view.lines if line.id == page.draft.lit)
        found = spots(line, QRectF(view.rect_of(line.id)))
        click(view.viewport(), next(spot for spot, name in found if name == f"die:{face}").toRect().center())
        settle()
        self.made += 1


class ByKeys(Player):
    """Types, and nothing else."""

    def press(self, button: KeyButton) -> None:
        """Type the key that stands on a button."""
        assert button.isVisible() and button.key, button.text()
        self._type(
            "\n"
            if button.key == "↵"
            else button.key.removeprefix("⇧")
            if button.key[0] == "⇧"
            else button.key.lower()
        )

    def go_on(self) -> None:
        """Press Return, or the key of the verb that is marked as the first one where that has another."""
        first = self.first
        self._type("\n" if first is None or first.key in ("", "↵") else first.key.lower())

    def all_run(self) -> None:
        """Type the letter of the action as a capital."""
        self._type(prompted(self.table, OfferPrompt).button("run").key.upper())  # type: ignore[type-abstract]

    def set_difficulty(self, number: int) -> None:
        """Type it."""
        self._type(str(number))

    def _type(self, text: str) -> None:
        self._keys(text)
        self.made += len(text)

    def enter(self, field: Stepper, number: int) -> None:
        """Type it: the field has the keyboard, or its digits go there."""
        self._type(str(number))

    def point(self, figure: str, letters: str = "") -> None:
        """Type the letters that lead to a figure."""
        if letters:
            self._type(letters)
            return
        hints, game = self.table.pointer.hints, self.game
        assert hints is not None
        fighter = game.fighters[figure]
        alone = len(game.fighters_of(fighter.card)) == 1
        self._type(hints.cards[fighter.card] + ("" if alone else fighter.letter.lower()))

    def roll(self, *faces: int) -> None:
        """Type faces."""
        self._type("".join(map(str, faces)))


HANDS = {"mouse": ByMouse, "keys": ByKeys}


@pytest.fixture(params=HANDS)
def hand(request: pytest.FixtureRequest) -> str:
    """Play with each hand."""
    return str(request.param)


def sit(hand: str, table: BattleTable, keys: Hand) -> Player:
    """Take a seat at a table that has the keyboard, or its question."""
    if table.prompt is None:
        table.take_keyboard()
    return HANDS[hand](table, keys)


def end_speaking(player: Player) -> None:
    """Go on until nobody speaks any more: what is announced is resolved, who does nothing is named first."""
    for _ in range(9):
        if not player.game.speaking:
            return
        player.go_on()
    raise AssertionError("it never ends")


def strategic(player: Player, roll: Callable[[], object], first: str) -> None:
    """Order both sides as they stand, roll for Tactique, say who speaks first."""
    player.go_on()
    player.go_on()
    roll()
    player.verb(f"first:{first}")
    assert player.game.phase == "activation" and player.game.hand == first


def test_the_rulebooks_example_is_played(window: Window, desk: Desk, keys: Hand, hand: str) -> None:
    """V-A-4: order, a 6 re-rolled, refusal, reserve, both at once, charges, shots, fights, mana, the end."""
    window.resize(1280, 720)
    table = open_table(window, example(desk))
    player = sit(hand, table, keys)

    def roll() -> None:
        player.roll(5)
        player.roll(6)
        player.verb("roll.roll")
        player.roll(1)

    strategic(player, roll, "b")
    verb, act = player.verb, player.act
    verb("choice.refuse")
    verb("choice.play_top")
    player.all_run()
    end_speaking(player)
    verb("choice.reserve_top")
    verb("choice.reserve_top")
    for _ in "ba":
        verb("choice.play_top")
        act("run")
        end_speaking(player)
    verb("choice.play_both")
    act("charge")
    player.point("a1.2")
    end_speaking(player)
    verb("choice.play_top")
    end_speaking(player)
    verb("choice.play_top")
    act("charge")
    player.point("a3.1")
    end_speaking(player)
    assert {frozenset(pair) for pair in player.game.contacts} == {
        frozenset({"a1.2", "b1.1"}), frozenset({"a3.1", "b4.1"})
    }  # fmt: skip
    verb("choice.play_both")
    act("nothing")
    act("shoot")
    player.point("b2.1")
    player.go_on()
    player.set_difficulty(5)
    player.roll(3)
    prompted(table, WoundPrompt)
    player.roll(3, 2)
    player.press(prompted(table, WoundPrompt).primary)
    end_speaking(player)
    assert player.game.fighters["b2.1"].notches or player.game.fighters["b2.1"].stunned
    player.go_on()
    assert player.game.phase == "combat"
    player.roll(4, 5)
    player.roll(6, 4)
    verb("keep_six")
    player.go_on()
    prompted(table, WoundPrompt)
    player.roll(4, 2)
    player.press(prompted(table, WoundPrompt).primary)
    assert player.game.fighters["a1.2"].notches
    verb("row_done")
    verb("row_done")
    verb("choice.upkeep")
    assert player.game.phase == "upkeep"
    player.roll(5, 2, 6)
    verb("choice.end_turn")
    assert player.game.turn == 2 and sum(player.game.fighters["a4.1"].gems.values()) == 2


def test_a_turn_of_real_size_is_played(window: Window, desk: Desk, keys: Hand, hand: str) -> None:
    """Twice twelve cards, twice 25 figures: a card with its one figure costs three gestures."""
    window.resize(1280, 720)
    table = open_table(window, large(desk))
    player = sit(hand, table, keys)
    strategic(player, lambda: player.roll(5, 3), "a")

    def one_card() -> None:
        player.verb("choice.play_top")
        if player.game.fighters_of(player.game.speaking[0])[1:]:
            player.all_run()
        else:
            player.act("run")
        end_speaking(player)

    played = 0
    while player.game.hand:
        top = player.game.sides[player.game.hand].pile[0]
        alone = len(player.game.fighters_of(top)) == 1
        cost = player.cost(one_card)
        assert not alone or cost == 3, top
        played += 1
    assert played == 24
    player.go_on()
    assert player.game.phase == "combat"
    assert player.cost(lambda: player.verb("choice.upkeep")) == 1
    assert player.cost(lambda: player.verb("choice.end_turn")) == 1
    assert player.game.turn == 2


def test_a_turn_of_monconf_is_played(window: Window, played_monconf: Path, keys: Hand, hand: str) -> None:
    """Speaking turns with an action each, the dominant, fights decided as they stand, upkeep."""
    window.resize(1280, 720)
    table = resumed(window)
    player = sit(hand, table, keys)
    phases = []
    for _ in range(90):
        if player.game.turn == 2:
            break
        phases.append(player.game.phase)
        codes = [each.objectName() for each in table.centre.verbs.buttons if each.isVisible()]
        if isinstance(table.prompt, OfferPrompt):
            free = {offer.id for offer in table.prompt.offers if offer.refusal is None}
            player.act(next(each for each in ("resolve", "brawl", "rest", "walk", "nothing") if each in free))
        elif asked := next((each for each in ("choice.end_turn", "side:a", "row_done") if each in codes), ""):
            player.verb(asked)
        else:
            player.go_on()
    assert player.game.turn == 2, phases
    assert [*dict.fromkeys(phases)] == ["activation", "combat", "upkeep"]


def test_a_turn_of_eclats_is_played(window: Window, played_eclats: Path, keys: Hand, hand: str) -> None:
    """An attack at two, a cast, the enemies with their points, the gifts of the restoration."""
    window.resize(1280, 720)
    table = resumed(window)
    player = sit(hand, table, keys)
    selva = table.selection

    def aimed(choice: int, damage: int, **whom: str) -> AimedPrompt:
        player.press(page_of(table).choices[choice])
        for figure, letters in whom.items():
            player.point(figure.replace("_", "."), letters)
        asked = prompted(table, AimedPrompt)
        if damage:
            player.enter(asked.damage, damage)
        return asked

    player.press(aimed(0, 2, b1_1="c", b2_2="db").primary)
    assert [player.game.fighters[key].notches for key in ("b1.1", "b2.2")] == [2, 2]
    assert player.game.fighters[selva].activated
    player.press(aimed(1, 0).primary)
    player.go_on()
    assert player.game.phase == "enemies"
    for _ in range(3):
        player.press(aimed(0, 1, **{selva.replace(".", "_"): "a"}).primary)
    player.go_on()
    assert player.game.phase == "restoration"
    for _ in range(4):  # both heal, and the two enemies who were hit
        player.press(page_of(table).choices[0])
        player.press(prompted(table, AmountsPrompt).primary)
    assert player.game.fighters["b2.2"].notches == 1
    player.go_on()
    assert (player.game.turn, player.game.phase) == (3, "initiates")


def test_a_fight_costs_nine_gestures_at_most(table: BattleTable, keys: Hand, hand: str) -> None:
    """Initiative, one blow, its wound, decided."""
    to_combat(table, ("a1.2", "b1.1"))
    player = sit(hand, table, keys)

    def fight() -> None:
        player.roll(4, 5)
        player.roll(5, 3)
        player.go_on()
        player.roll(4, 2)
        player.press(prompted(table, WoundPrompt).primary)
        player.verb("row_done")

    assert player.cost(fight) <= 9
    assert any(player.game.fighters[each].notches for each in ("a1.2", "b1.1"))


def test_a_mages_mana_of_one_element_costs_four_gestures(temple: BattleTable, keys: Hand, hand: str) -> None:
    upkeep(temple)
    (row,) = of(temple, "mage")
    tasks(temple).choose(row.id)
    player = sit(hand, temple, keys)

    def mana() -> None:
        player.roll(5, 5, 1)
        player.go_on()

    assert player.cost(mana) <= 4
    assert player.game.fighters["a1.1"].gems == {"fire": 4}


def test_an_order_as_last_turn_costs_one_gesture(table: BattleTable, keys: Hand, hand: str) -> None:
    order = table.context.game.sides["a"].order
    for _ in "123":
        assert table.context.do(c.Advance(), overrule=True)
    settle()
    player = sit(hand, table, keys)
    assert (player.game.turn, player.game.phase) == (2, "strategic")
    assert player.cost(player.go_on) == 1
    assert player.game.sides["a"].ready and player.game.sides["a"].order == order
