"""Several 6s of one throw are never called one (II-A-2): in the test's question and in the journal."""

from __future__ import annotations

import pytest

from desktop.battle.prompts.trial_prompt import TrialPrompt
from desktop.battle.table import BattleTable
from rules.battle.commands import Command
from rules.battle.state import Contender
from rules.battle.trial import DecideUnseen, KeepSixes, OpenTrial, ThrowTrial
from rules.text import Message
from tests.desktop.battle.battles import play_on
from tests.desktop.battle.hand import Hand, settle
from tests.desktop.battle.readable import strings


def opposed(table: BattleTable, *dice: tuple[int, ...]) -> None:
    """Open a test of two rivals with so many dice each, and throw them."""
    first, second = (Contender(name=n, value=3, number=len(d)) for n, d in zip("XY", dice, strict=True))
    play_on(table, OpenTrial(first, second), *(ThrowTrial(n, d) for n, d in enumerate(dice)))


def told(table: BattleTable, command: Command) -> str:
    assert table.context.do(command), table.context.why_not()
    step = table.context.last_step
    assert step is not None
    return table.context.say(step.label)


@pytest.mark.parametrize(
    ("dice", "asked", "chosen", "both"),
    [
        (
            (6,), "A tie: each chooses in secret, re-roll the 6 or keep it. Odds: 50% re-rolled, 17% kept.",
            "X has chosen what to do with its 6", "Both have decided: X re-rolls its 6, Y keeps its own",
        ),
        (
            (6, 6, 2),
            "A tie: each chooses in secret, re-roll its 6s or keep them. Odds: 70% re-rolled, 17% kept.",
            "X has chosen what to do with its 2 6s", "Both have decided: X re-rolls its 6s, Y keeps its own",
        ),
    ],
)  # fmt: skip
def test_those_who_choose_unseen_choose_for_all_their_sixes(
    table: BattleTable, dice: tuple[int, ...], asked: str, chosen: str, both: str
) -> None:
    opposed(table, dice, (6,))
    prompt = TrialPrompt(table, table.context)
    table.open_prompt(prompt)
    settle()
    assert prompt.verdict.text() == asked
    assert told(table, DecideUnseen(0, again=True)) == chosen
    assert told(table, DecideUnseen(1, again=False)) == both


@pytest.mark.parametrize(
    ("dice", "words"), [((6, 6, 2), "X keeps its 2 6s: 9"), ((6, 5), "X keeps its 6: 9")]
)
def test_the_journal_counts_the_sixes_that_are_kept(
    table: BattleTable, dice: tuple[int, ...], words: str
) -> None:
    first = Contender(name="X", value=3, number=len(dice))
    play_on(table, OpenTrial(first, Contender(name="Y", value=3)), ThrowTrial(0, dice))
    assert told(table, KeepSixes(0)) == words


def test_a_step_of_before_that_did_not_count_them_reads_as_it_did(table: BattleTable) -> None:
    was = table.context.say(Message("step.trial_revealed", {"who": "X", "sixes": 2}))
    assert was == "Both have chosen what to do with their 6s"
    assert table.context.say(Message("step.trial_kept", {"who": "X", "total": 9})) == "X keeps its 6: 9"


def shown(table: BattleTable) -> TrialPrompt:
    """Show the test at hand."""
    prompt = TrialPrompt(table, table.context)
    table.open_prompt(prompt)
    settle()
    return prompt


def test_fewer_of_them_have_the_odds_of_as_many(table: BattleTable, keys: Hand) -> None:
    """Two 6s and 3 against 13: 4 or more on one of two dice, 3 in 4; on one alone, 1 in 2."""
    three = OpenTrial(Contender(name="X", value=3, number=3), difficulty=13)
    play_on(table, three, ThrowTrial(0, (6, 6, 1)))
    prompt = shown(table)
    assert "A re-roll needs 4 or more on one die; all 1s give 4. Odds: 75%." in prompt.verdict.text()
    keys("m")
    assert prompt.answers["R"].text() == "Re-roll 1 of the 2 6s"
    assert "A re-roll needs 4 or more; a 1 gives 4. Odds: 50%." in prompt.verdict.text()
    keys("m")
    assert prompt.verdict.text().endswith("Odds: 75%."), "once more is all of them"


def test_fewer_of_them_against_a_rival_too(table: BattleTable, keys: Hand) -> None:
    """Two 6s and 3 are 9 against 12: a 4 wins, a 3 ties, on one of two dice or on one."""
    first, second = (Contender(name=n, value=3, number=d) for n, d in (("X", 2), ("Y", 1)))
    thrown = [ThrowTrial(1, (6,)), ThrowTrial(1, (3,)), ThrowTrial(0, (6, 6))]
    play_on(table, OpenTrial(first, second), *thrown)
    prompt = shown(table)
    both = prompt.verdict.text()
    assert "A re-roll needs 4 or more on one die; all 1s give 4. Odds: 8" in both
    keys("m")
    assert "A re-roll needs 4 or more; a 1 gives 4. Odds: 61%." in prompt.verdict.text()


def test_who_chooses_in_secret_chooses_for_all_its_6s(table: BattleTable, keys: Hand) -> None:
    opposed(table, (6, 6), (6,))
    prompt = shown(table)
    assert prompt.verbs["M"].isHidden()
    keys("m")
    assert prompt.answers["R"].text() == "Re-roll both 6s"


def test_who_are_even_are_told_their_odds_again(table: BattleTable) -> None:
    opposed(table, (3,), (3,))
    assert shown(table).verdict.text() == "A tie: both re-roll. Odds: 50%."


@pytest.mark.parametrize(
    ("dice", "difficulty", "words"),
    [
        ((6,), 8, "A re-roll can only lose: a 1 gives 4."),
        ((6, 6), 8, "A re-roll can only lose: all 1s give 4."),
        ((6, 6, 2), 12, "A re-roll needs 3 or more on one die; all 1s give 4."),
        ((6, 6), 16, "A re-roll needs another 6; all 1s give 4."),
    ],
)
def test_what_a_one_costs_is_said_of_all_dice_that_are_re_rolled(
    table: BattleTable, dice: tuple[int, ...], difficulty: int, words: str
) -> None:
    """II-A-2: a 1 and a 3 on the re-roll of two 6s make 9; the best of them counts."""
    first = Contender(name="X", value=3, number=len(dice))
    play_on(table, OpenTrial(first, difficulty=difficulty), ThrowTrial(0, dice))
    prompt = TrialPrompt(table, table.context)
    table.open_prompt(prompt)
    settle()
    assert any(words in said for said in strings(prompt)), strings(prompt)
