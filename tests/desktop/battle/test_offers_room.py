"""What a figure may do, in little room: nothing is cut, and no more is left out than must be."""

from __future__ import annotations

import pytest

from desktop.battle.monconf.action_prompt import MonconfActionPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from rules.battle import commands as c
from rules.battle.action_commands import Announce
from tests.desktop.battle.battles import play_on
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings
from tests.desktop.hands import click

SIZES = ((1280, 800, 100), (1920, 1080, 100), (1280, 800, 125), (1920, 1080, 125), (1920, 1080, 150))


@pytest.fixture(params=["en", "fr"])
def spoken(request: pytest.FixtureRequest) -> str:
    """Speak both languages."""
    return str(request.param)


def held(table: BattleTable) -> None:
    """Let a guard be held by a hunter since a turn, and its card be played."""
    play_on(table, c.Touch("a1.1", "b1.1"), c.Correct("game", {"turn": 2}), c.PlayTop())


def shown(table: BattleTable) -> MonconfActionPrompt:
    assert isinstance(table.prompt, MonconfActionPrompt)
    return table.prompt


def unfolded(table: BattleTable) -> MonconfActionPrompt:
    """Show what is refused too, as who presses its line."""
    prompt = shown(table)
    if prompt.others.isVisible():
        click(prompt.others)
        settle()
    return prompt


def cut(prompt: MonconfActionPrompt) -> list[str]:
    """Name the rows in view that show less than they say."""
    buttons = [button for offer in prompt.offers if (button := prompt.button(offer.id)).isVisible()]
    assert buttons
    return [b.text() for b in buttons if b.is_cut or b.height() < b.heightForWidth(b.width())]


@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_no_answer_to_a_move_is_cut(
    opened: BattleTable, keys: Hand, window: Window, spoken: str, width: int, height: int, scale: int
) -> None:
    window.change_settings(scale=scale)
    window.resize(width, height)
    window.make_room()  # as it does once the size has come to rest
    settle()
    context = opened.context
    context.do(c.PlayTop())
    play_on(opened, *(Announce(key, "charge", "b3.1") for key in ("a1.1", "a1.2", "a1.3")))
    for answers in ("b2.1", "b1.1"):
        opened.select(answers)
        keys("T")
        assert cut(shown(opened)) == []
        assert cut(unfolded(opened)) == []
        keys("\x1b")


@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_no_action_is_cut(
    opened: BattleTable, keys: Hand, window: Window, spoken: str, width: int, height: int, scale: int
) -> None:
    window.change_settings(scale=scale)
    window.resize(width, height)
    window.make_room()  # as it does once the size has come to rest
    settle()
    held(opened)
    for figure in ("a1.1", "a1.2"):
        opened.select(figure)
        keys("h")
        assert cut(shown(opened)) == []
        prompt = unfolded(opened)
        assert cut(prompt) == []
        keys("r")  # a reason beneath
        if opened.prompt is prompt and prompt.isVisible():
            assert cut(prompt) == []
            keys("\x1b")


def test_reasons_stand_in_the_list_as_long_as_there_is_room(
    opened: BattleTable, keys: Hand, window: Window, spoken: str
) -> None:
    window.resize(1280, 800)
    settle()
    held(opened)
    opened.select("a1.1")
    opened.context.do(Announce("a1.1", "retreat"))
    opened.select("a1.1")
    keys("h")
    folded = shown(opened).others
    assert folded.text().startswith(("Other actions", "Autres actions")), "some of them may be done"
    assert not folded.detail, "and nothing is greyed out yet"
    prompt = unfolded(opened)
    kinds = ("move", "shot", "other")
    refused = [offer for offer in prompt.offers if offer.group in kinds and offer.refusal is not None]
    said = " ".join(strings(prompt))
    whys = {each.refusal.code for each in refused if each.refusal is not None}
    reasons = ("in contact with", "no mystic") if spoken == "en" else ("au contact d’un", "pas de compétence")
    assert len(whys) == 2 and all(why in said for why in reasons), "each is beneath its row or above"
    spare = [b.height() - b.heightForWidth(b.width()) for b in map(prompt.button, ("walk", "run", "engage"))]
    assert min(spare) < 8, "no row is higher than its words"


def test_a_refused_row_says_why_while_tab_stands_on_it(
    opened: BattleTable, keys: Hand, window: Window, spoken: str
) -> None:
    held(opened)
    opened.select("a1.1")
    keys("h")
    prompt = unfolded(opened)
    run = prompt.button("run")
    run.setFocus()
    settle()
    why = next(offer for offer in prompt.offers if offer.id == "run").refusal
    assert why is not None and opened.context.names.fighter("a1.1") not in prompt.told.text()
    assert prompt.told.isVisible() and prompt.told.text().count(".") == 2, "the reason, and what it does"


def test_a_narrow_column_of_actions_keeps_its_headings(
    opened: BattleTable, keys: Hand, window: Window, spoken: str
) -> None:
    window.resize(1024, 700)
    window.make_room()  # as it does once the size has come to rest
    settle()
    play_on(opened, c.PlayTop(), c.EndSpeaking(), c.PlayTop(), c.EndSpeaking(), c.PlayTop())
    opened.select("a2.2")
    keys("h")
    headings = (
        {"Moves", "Shots", "Other actions"} if spoken == "en" else {"Déplacements", "Tirs", "Autres actions"}
    )
    assert headings <= {*strings(shown(opened))}
    assert cut(shown(opened)) == []
