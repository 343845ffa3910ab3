"""Nothing is cut, in both languages, at both text sizes, at a real-size battle with the longest names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop.battle.confrontation.hands import ConfrontationHands
from desktop.battle.confrontation.wound_prompt import WoundPrompt
from desktop.battle.table import BattleTable
from desktop.look import theme
from desktop.operations.battle import do
from desktop.operations.desk import Desk
from desktop.operations.play import Play
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from rules.battle import commands as c
from rules.battle.commands import Command
from rules.battle.effect_commands import PutEffect
from rules.battle.state import Contender, Effect, Modifier, Place, Result
from rules.battle.trial import OpenTrial
from tests.desktop.battle.battles import (
    active,
    carry_out,
    large,
    open_active,
    open_table,
    play_on,
    resumed,
    seated,
    to_activation,
)
from tests.desktop.battle.hand import settle
from tests.desktop.fit import cut_labels

BLESSING = c.Modify("a2.1", Modifier("ATT", 2, "Blessing of the old ones"))


def hurt(desk: Desk, play: Play, place: object = None) -> None:
    """Give many figures something to show; who is dead already is hurt no more. No ``place`` follows."""
    for command in _wounds(play):
        do(desk, play, command, initiator=place)


def _wounds(play: Play) -> Iterator[Command]:
    for number, fighter in enumerate(tuple(play.game.fighters)):
        yield c.Notch(fighter, 1 + number % 4)
        if number % 3 == 0:
            yield c.Stun(fighter)
        if number % 5 == 0:
            yield c.Gem(fighter, "fire", 2)
            yield c.Gem(fighter, "water", 1)
            yield c.Faith(fighter, 3)
        if number % 7 == 0:
            yield c.Put(fighter, Place.FLED)
            yield c.Annotate(fighter, "hidden behind the well")


def spilt(table: BattleTable) -> list[str]:
    """List the painted names that needed more than their room."""
    found = []
    for block in table.sides.values():
        roster = block.roster
        found += [words for words in roster.visible_strings() if words.endswith("…")]
        for chip in (chip for row in roster.rows for chip in row.chips):
            if roster.rect_of(chip.id).right() > roster.viewport().width() + 1:
                found.append(f"{chip.name} sticks out")
        assert block.roster.horizontalScrollBar().maximum() == 0
    return found


def check(window: Window, table: BattleTable) -> None:
    settle()
    assert cut_labels(window) == []
    assert spilt(table) == []
    assert (window.width(), window.height()) == (1280, 800)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_figure_of_a_real_size_battle_is_in_view_at_once(
    window: Window, large_battle: Path, language: str
) -> None:
    window.change_settings(language=language)
    table = resumed(window)
    check(window, table)
    for block in table.sides.values():
        assert block.roster.verticalScrollBar().maximum() == 0
        rows = block.roster
        assert sum(len(row.chips) for row in rows.rows) == 25
        for row in rows.rows:
            for chip in row.chips:
                assert rows.rect_of(chip.id).height() >= 40, "a target for a finger"


def burden(table: BattleTable, *, effects: int = 0) -> str:
    """Let both sides reserve, and load the first figure of the side with the hand with gems and effects."""
    context = table.context
    play_on(table, c.ReserveTop(), c.ReserveTop())
    key = context.game.hand
    figure = next(f.id for f in context.game.fighters.values() if context.game.side_of(f.id).key == key)
    gems = [c.Gem(figure, element, 2) for element in ("fire", "water", "light", "darkness")]
    changes = tuple(Modifier(value, 1, "") for value in ("INI", "ATT", "DEF"))
    blessings = [
        PutEffect(Effect(source=f"Bénédiction des anciens {n}", fighters=(figure,), modifiers=changes))
        for n in range(effects)
    ]
    play_on(table, *gems, *blessings, overrule=True)
    table.select(figure)
    return figure


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_card_with_a_row_of_gems_stands_beside_five_choices_and_an_open_test(
    window: Window, table: BattleTable, language: str
) -> None:
    window.change_settings(language=language)
    figure = burden(table)
    table.context.do(OpenTrial(Contender(fighter=figure, characteristic="INI"), difficulty=7))
    table.press(figure)
    check(window, table)
    assert table.trial.isVisible() and table.figure.is_open
    assert table.rect().contains(table.figure.popover.geometry())
    whole(table)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_choice_is_cut_by_many_effects_a_refusal_and_an_open_test(
    window: Window, desk: Desk, language: str
) -> None:
    window.change_settings(language=language)
    table = open_active(window, large(desk))
    figure = burden(table, effects=4)
    table.context.do(OpenTrial(Contender(fighter=figure, characteristic="INI"), difficulty=7))
    assert not table.context.do(c.ReserveTop()), "the reserve has been used"
    check(window, table)
    whole(table)


def whole(table: BattleTable) -> None:
    """See that the page of the centre is in view as a whole, above the figure."""
    page, room = table.centre.shown, table.centre.shown.parentWidget()
    assert room is not None and page.height() <= room.height()
    assert len([button for button in page.findChildren(KeyButton) if button.isVisible()]) == 5


@pytest.mark.parametrize("grown", [100, 150])
@pytest.mark.parametrize("into", ["fr", "en"])
def test_a_real_size_battle_fits_a_small_laptop(window: Window, desk: Desk, into: str, grown: int) -> None:
    table = open_table(window, large(desk))
    window.change_settings(language=into, scale=grown)
    check(window, table)
    to_activation(table)
    hurt(desk, table.context.play, table.context.place)
    assert table.context.do(BLESSING)
    check(window, table)
    for command in (c.PlayTop(), c.EndSpeaking(), c.ReserveTop()):
        assert table.context.do(command), table.context.pending
        table.select("a2.1")
        check(window, table)
    table.sharing.show_journal()
    check(window, table)
    table.sharing.show_journal()
    for phase in ("combat", "upkeep"):
        if table.context.game.phase == "activation":
            table.context.do(c.Advance(), overrule=True)
        else:
            table.context.do(c.Advance())
        assert table.context.game.phase == phase
        check(window, table)
    table.context.do(c.EndGame(Result({"a": 120, "b": 90}, "a", "A fine evening.")))
    check(window, table)


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_question_fits(window: Window, desk: Desk, language: str, scale: int) -> None:
    window.change_settings(language=language, scale=scale)
    play = active(desk, large(desk))
    hurt(desk, play)
    carry_out(desk, play, BLESSING)
    table = seated(window, play)
    table.select("a2.1")
    hands, asking, cards = table.hands, table.hands.questions, table.hands.questions.cards
    assert isinstance(hands, ConfrontationHands)
    questions: list[Callable[[], object]] = [
        hands.gems, hands.counter, hands.note, hands.place, hands.effect, hands.mark, hands.correct,
        hands.card, table.show_verbs, lambda: asking.side_menu("a"), lambda: asking.correct("side:a"),
        lambda: asking.correct("game"), lambda: cards.add_card("b"), lambda: cards.name_card("a2"),
        asking.journal_note, lambda: wound(table),
    ]  # fmt: skip
    for ask in questions:
        ask()
        settle()
        assert table.prompt is not None
        assert cut_labels(table.prompt) == [], type(table.prompt).__name__
        room, panel = table.rect(), table.prompt.placed
        assert room.contains(panel), (type(table.prompt).__name__, panel)
        table.prompt.close_panel()
        settle()


@pytest.mark.parametrize("name", ["light", "dark"])
def test_figures_stand_out(name: str) -> None:
    made = theme.load(name)
    raised = made.colour("raised")
    assert theme.contrast(made.colour("text"), raised) >= 7  # letters, on their clear ground
    for tone in ("warn", "bad", "text"):
        assert theme.contrast(made.colour(tone), raised) >= 4.5


def wound(table: BattleTable) -> None:
    """Open a wound roll with its dice typed."""
    prompt = WoundPrompt(table, table.context, "b2.1", "a2.1")
    table.open_prompt(prompt)
    prompt.press("3")
    prompt.press("5")
