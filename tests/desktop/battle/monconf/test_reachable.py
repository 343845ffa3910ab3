"""Every action and tactic of MonCon'F is reached by keys, seen in the journal, and taken back by undo."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop.battle.monconf.action_prompt import MonconfActionPrompt
from desktop.battle.table import BattleTable
from desktop.look.painting import advance, key_width, paint_style
from desktop.models.journal import JournalModel, lines
from desktop.operations.battle import open_battle
from desktop.operations.desk import Desk
from desktop.shell.window import Window
from desktop.wording.battle.monconf.action_words import letter_of
from rules.battle import commands as c
from rules.battle.action_commands import Announce
from rules.monconf.actions import ACTIONS, Aim
from rules.monconf.tactics import TACTICS
from tests.desktop.battle.battles import carry_out
from tests.desktop.battle.hand import Hand, settle

PROWLER = "h"
_AIMLESS = (Aim.NOBODY, Aim.SPECIAL)


def undo(keys: Hand) -> None:
    keys.press(Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)


def newest(table: BattleTable) -> str:
    """Give the newest line of the journal."""
    context = table.context
    model = JournalModel(context)
    model.set_rows(lines(context))
    return context.say(context.play.events[context.play.path[-1]].label) if model.rowCount() else ""


def asked_of(table: BattleTable, fighter: str) -> bool:
    """Tell whether a figure is asked what it does."""
    return isinstance(table.prompt, MonconfActionPrompt) and table.prompt.about == fighter


def test_each_action_is_given_seen_and_taken_back(opened: BattleTable, keys: Hand) -> None:
    context = opened.context
    keys("p")
    before, asked = context.game, opened.selection
    for action in ACTIONS:
        opened.setFocus()
        opened.select(asked)
        key = letter_of(action, context.language).lower()
        keys("h" + key)
        if asked_of(opened, "a1.1"):  # refused, with its reason: the same key does it all the same
            assert opened.prompt is not None and opened.prompt.complaint.isVisible(), action
            keys(key)
        if ACTIONS[action].aim not in _AIMLESS:
            keys(PROWLER)
            if asked_of(opened, "a1.1"):
                keys(key)
        assert asked_of(opened, "a1.2"), f"the next one is asked by itself after {action}"
        assert [deed.action for deed in context.game.fighters["a1.1"].deeds] == [action]
        assert context.fighter_name("a1.1") in newest(opened), action
        undo(keys)
        assert context.game == before, action
        keys("\x1b")


def test_the_example_has_somebody_for_each_action(desk: Desk, led_monconf: Path) -> None:
    (battle,) = desk.library.battles.listed()
    play = open_battle(desk, battle_id=battle.id)
    lacking = {*ACTIONS}
    for fighter in play.game.fighters.values():
        carry_out(desk, play, c.Correct("game", {"hand": fighter.id[0], "speaking": (fighter.card,)}))
        for action in tuple(lacking):
            refusal = play.refusal(Announce(fighter.id, action))
            states = ("not_held", "not_engaged")  # what contacts make, not what a card lacks
            if refusal is None or refusal.code.removeprefix("refusal.") in (*states, "which_target"):
                lacking.discard(action)
    assert not lacking, "nobody has what these need"


_PILE = {"temporise": "r", "plan_b": "B\n", "general_assault": "b", "genius": "P2\n"}
_FIGURES = {"aimed_shot": "7" + PROWLER, "rally": "8"}
_REACTIONS = {"reactive_shot": "1", "interceptor": "2s"}


def test_there_is_a_way_to_each_tactic() -> None:
    assert {*_PILE, *_FIGURES, *_REACTIONS} == {*TACTICS}


def test_a_tactic_is_paid_seen_and_taken_back(opened: BattleTable, keys: Hand) -> None:
    context = opened.context
    begun = context.game
    for tactic in TACTICS:
        paid_and_back(opened, keys, tactic)
        while context.game != begun:
            assert context.undo(), tactic
        opened.take_keyboard()
        settle()


def paid_and_back(opened: BattleTable, keys: Hand, tactic: str) -> None:
    """Use a tactic and take it back."""
    context = opened.context
    first = {"aimed_shot": "a2", "rally": "a4"}.get(tactic, "a1")
    order = tuple(sorted(context.game.sides["a"].pile, key=lambda card: card != first))
    context.do(c.Correct("side:a", {"pile": order}))
    if tactic not in _PILE:
        keys("p")
    if tactic == "aimed_shot":
        keys("h" + letter_of("shoot", context.language).lower() + PROWLER)
        opened.select("a2.1")
    if tactic in _REACTIONS:
        keys("h" + letter_of("walk", context.language).lower())
    before = context.game
    if tactic in _PILE:
        keys(_PILE[tactic])
    elif tactic in _FIGURES:
        keys("h" + _FIGURES[tactic])
    else:
        keys("T" + PROWLER + _REACTIONS[tactic])
    paid = [before.sides[key].points["command"] - context.game.sides[key].points["command"] for key in "ab"]
    side = int(tactic in _REACTIONS)
    assert paid[side] == (TACTICS[tactic].cost or 2) and paid[1 - side] == 0, tactic
    assert newest(opened), tactic
    undo(keys)
    assert context.game == before, tactic


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_movers_of_one_name_are_told_apart_by_who_answers(
    window: Window, opened: BattleTable, keys: Hand, language: str
) -> None:
    window.resize(1280, 800)
    window.change_settings(language=language)
    context = opened.context
    hunters = [f for f in context.game.fighters.values() if context.game.side_of(f.id).key == "b"]
    named = next(f for f in hunters if f.card == "b1")
    context.do(c.Correct("game", {"hand": "b"}))
    context.do(c.PlayTop())
    movers = [f.id for f in hunters if f.card in context.game.speaking]
    assert named.id in movers and len(movers) == 2
    for mover in movers:
        context.do(Announce(mover, "run"))
    opened.select("a2.1")
    keys("T")
    assert isinstance(opened.prompt, MonconfActionPrompt)
    tiles = [opened.prompt.button(offer.id) for offer in opened.prompt.offers if offer.group == "reaction"]
    assert len(tiles) == 4
    for tile in tiles:
        *painted, _, _, _ = tile.visible_strings()  # detail, tooltip and key are not painted as one
        room = tile.width() - key_width(tile.key)
        assert " ".join(painted[:-1]).startswith(tile.text()), "not shortened"
        assert all(advance(words, paint_style().body) < room for words in painted)
        assert opened.prompt.panel.rect().contains(tile.geometry())
