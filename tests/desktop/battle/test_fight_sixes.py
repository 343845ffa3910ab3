"""6s in the initiative of a fight: which answer stands out; what was chosen in secret is not asked again."""

from __future__ import annotations

import pytest

from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.table import BattleTable
from desktop.shell.window import Window
from desktop.widgets.key_button import KeyButton
from tests.desktop.battle.battles import open_combat, squads
from tests.desktop.battle.hand import Hand
from tests.desktop.battle.rolls import falls
from tests.stories.tabletop import card


def fight(window: Window, ours: int, theirs: int) -> BattleTable:
    """Open a fight between two of such INI."""
    first = card("Garde", "Griffons d’Akkylannia", INI=ours, ATT=4, FOR=4, DEF=3, RES=6, COU=3, DIS=3)
    second = card("Gobelin", "Gobelins de No-Dan-Kar", INI=theirs, ATT=2, FOR=3, DEF=3, RES=8, COU=3, DIS=3)
    return open_combat(window, squads(first, second, figures=(1, 1)), ("a1.1", "b1.1"))


def verbs(table: BattleTable) -> list[tuple[str, str, bool]]:
    return [(each.text(), each.key, each.primary) for each in table.centre.verbs.buttons]


def test_enter_throws_a_six_again_where_keeping_it_only_ties(window: Window, keys: Hand) -> None:
    table = fight(window, 3, 4)
    keys("65")
    assert verbs(table)[:2] == [("Re-roll the 6", "↵", True), ("Keep the 6", "K", False)]


def test_the_whole_test_lights_the_same_answer_as_its_row(window: Window, keys: Hand) -> None:
    table = fight(window, 3, 4)
    keys("65q")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt)
    assert (prompt.answers["R"].primary, prompt.answers["K"].primary) == (True, False)


def lit(prompt: TrialPrompt) -> list[str]:
    """Give the verbs of the panel that Return does."""
    shown = [button for button in prompt.findChildren(KeyButton) if button.isVisible()]
    return [button.text() for button in shown if button.key == "↵"]


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ("rk", "Both have decided: Garde re-rolls its 6, Gobelin keeps its own"),
        ("rr", "Both have decided: each re-rolls its 6"),
    ],
)
def test_what_was_chosen_in_secret_is_thrown_and_not_asked_again(
    window: Window, keys: Hand, chosen: str, told: str
) -> None:
    table = fight(window, 4, 4)
    left = falls(table, 3)
    keys("66" + chosen)
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt) and table.context.last_step is not None
    assert table.context.say(table.context.last_step.label) == told
    assert prompt.verdict.text() == "Garde re-rolls its 6: enter the die."
    assert lit(prompt) == ["Re-roll the 6"] and not prompt.answers["K"].isVisible()
    keys("\x1b")
    assert table.prompt is None and verbs(table) == [("Re-roll the 6", "↵", True)]
    assert "Garde re-rolls its 6: enter the die." in table.shown_page().question
    keys("\n")
    assert not list(left), "Return rolls it, as it does any die"
    if chosen == "rk":
        assert verbs(table)[0] == ("Roll here", "↵", True)
        assert "Attack" in table.shown_page().question, "13 against 10: who is first strikes"
    else:
        assert "Gobelin re-rolls its 6: enter the die." in table.shown_page().question


def test_the_panel_rolls_by_return_what_was_chosen_in_secret(window: Window, keys: Hand) -> None:
    table = fight(window, 4, 4)
    falls(table, 3)
    keys("66kr")
    prompt = table.prompt
    assert isinstance(prompt, TrialPrompt) and "Gobelin" in prompt.verdict.text()
    keys("\n")
    assert [each.verdict.value for each in table.context.game.fought] == ["second"]


def test_two_that_are_kept_tie_and_the_next_dice_go_to_the_row(window: Window, keys: Hand) -> None:
    table = fight(window, 4, 4)
    keys("66kk")
    assert table.context.last_step is not None
    told = table.context.say(table.context.last_step.label)
    assert told == "Both have decided to keep their 6: a tie, both re-roll"
    assert table.prompt is None and verbs(table)[0] == ("Roll here", "↵", True)


def test_the_verb_of_enter_rolls_again_after_a_tie(window: Window, keys: Hand) -> None:
    table = fight(window, 4, 4)
    keys("55")
    assert verbs(table) == [("Roll here", "↵", True)]
