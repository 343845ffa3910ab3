"""The value of a test is that of the moment its die falls (II-A-3, II-A-4)."""

from __future__ import annotations

import pytest

from rules.battle import commands as c
from rules.battle.commands import Command
from rules.battle.effect_commands import PutEffect
from rules.battle.events import Rolled
from rules.battle.state import Contender, Effect, Modifier, ModifierKind, Place, TrialVerdict
from rules.battle.trial import OpenTrial, SetNatural, SetTrialValue, TellValue, ThrowTrial, total_of
from rules.monconf.commands import Lead, SetMark
from tests.stories.monconf_table import CAPTAIN, GUARD, OGRE, opened
from tests.stories.tabletop import Tabletop, card
from tests.stories.trials import alone, ring


def test_notches_and_effects_that_come_before_the_die_count() -> None:
    table = alone(ring(), "a1.1", "INI", 6)
    table.do(c.Notch("a1.1", 1))
    table.do(PutEffect(Effect(source="Fureur", fighters=("a1.1",), modifiers=(Modifier("INI", 3, ""),))))
    step = table.do(ThrowTrial(dice=(2,)))
    (rolled,) = [event for event in step.events if isinstance(event, Rolled)]
    assert rolled.total == 6, "2 and INI 2 − 1 + 3"
    assert table.game.trial is not None and table.game.trial.verdict is TrialVerdict.SUCCESS


def test_what_a_thrown_die_used_stays_for_its_rerolls_and_its_rival_follows() -> None:
    table = ring()
    table.do(
        OpenTrial(
            Contender(fighter="a1.1", characteristic="INI"), Contender(fighter="b1.1", characteristic="INI")
        )
    )
    table.do(ThrowTrial(0, dice=(6,)))
    for key in ("a1.1", "b1.1"):
        table.do(c.Notch(key, 1))
    table.do(ThrowTrial(1, dice=(5,)))
    table.do(ThrowTrial(0, dice=(1,)))
    trial = table.game.trial
    assert trial is not None
    assert [total_of(table.table, tested).total for tested in trial.sides] == [3, 7]


def test_a_tie_is_thrown_again_with_the_values_of_then() -> None:
    table = ring()
    table.do(
        OpenTrial(
            Contender(fighter="a1.1", characteristic="INI"), Contender(fighter="b1.1", characteristic="INI")
        )
    )
    table.do(ThrowTrial(0, dice=(4,)))
    table.do(ThrowTrial(1, dice=(3,)))
    assert table.game.trial is not None and table.game.trial.ties == 1
    table.do(c.Notch("b1.1", 1))
    table.do(ThrowTrial(0, dice=(4,)))
    table.do(ThrowTrial(1, dice=(4,)))
    assert table.game.trial is not None and table.game.trial.ties == 2, "6 and 4 + 3 − 1"


def test_an_entered_value_and_somebody_unknown_stay_as_they_were_entered() -> None:
    table = alone(ring(), "a1.1", "INI", 6, value=5)
    table.do(c.Notch("a1.1", 1))
    assert table.game.trial is not None and table.game.trial.first.value == 5
    table.do(ThrowTrial(dice=(1,)))
    table.do(OpenTrial(Contender(name="Bête", value=3), difficulty=6))
    table.do(c.Notch("a1.1", 1))
    assert table.game.trial is not None and table.game.trial.first.value == 3


def test_a_die_that_an_effect_takes_from_a_value_is_asked_for_no_more() -> None:
    ogre = card("Ogre", FOR="12+1d6")
    table = alone(Tabletop.of([ogre], ["Garde"]), "a1.1", "FOR")
    assert table.game.trial is not None and table.game.trial.first.to_carry == 1
    table.do(c.Modify("a1.1", Modifier("FOR", 5, "", ModifierKind.REPLACE)))
    assert table.game.trial is not None and table.game.trial.first.to_carry == 0
    table.do(ThrowTrial(dice=(2,)))
    assert table.game.trial is not None and table.game.trial.verdict is TrialVerdict.SUCCESS


def test_a_value_that_became_unknown_is_entered_and_taken_back() -> None:
    """The current value counts as the die falls (II-A-3); what nobody knows any more the table says."""
    table = alone(ring(), "a1.1", "INI", 6)
    assert table.game.trial is not None and table.game.trial.first.value == 2
    table.do(c.Transform("a1.1", name="Quelqu’un"))
    assert table.game.trial is not None and table.game.trial.first.value is None
    assert table.refusal(ThrowTrial(dice=(2,))) == "refusal.value_unknown"
    step = table.do(SetTrialValue(0, 4))
    assert step.label.code == "step.trial_value"
    assert table.refusal(ThrowTrial(dice=(2,))) == ""
    table.do(SetTrialValue(0))
    assert table.refusal(ThrowTrial(dice=(2,))) == "refusal.value_unknown", "its own again, and unknown"
    table.do(ThrowTrial(dice=(2,)), overrule=True)
    assert table.game.trial is not None and table.game.trial.verdict is TrialVerdict.FAILURE
    assert table.do(SetTrialValue(0, 4)).label.code == "step.trial_success", "found too late, it counts"


def test_what_is_tested_with_nothing_but_an_entered_value_needs_that() -> None:
    table = ring()
    table.do(OpenTrial(Contender(fighter="a1.1", value=3), difficulty=6))
    assert table.refusal(SetTrialValue(0)) == "refusal.value_unknown"


def test_somebody_without_a_figure_needs_a_value() -> None:
    table = ring()
    assert table.refusal(SetTrialValue(0, 3)) == "refusal.unknown", "no test is open"
    table.do(OpenTrial(Contender(name="Bête", value=3), difficulty=6))
    assert table.refusal(SetTrialValue(1, 3)) == "refusal.unknown"
    assert table.refusal(SetTrialValue(0)) == "refusal.value_unknown"
    table.do(SetTrialValue(0, 5))
    assert table.game.trial is not None and table.game.trial.first.entered


def test_a_value_nobody_knew_is_told_once_for_all_figures_of_a_card() -> None:
    """The table reads what the card does not tell: from then on it is the value of the card (II-A-3)."""
    table = ring()
    shot = OpenTrial(Contender(fighter="a1.1", characteristic="TIR"), difficulty=6)
    assert table.refusal(shot) == "refusal.value_unknown"
    assert table.refusal(TellValue("x9", "TIR", 4)) == "refusal.unknown", "no such card"
    table.do(c.Transform("b2.1", name="Quelqu’un"))
    stranger = table.game.fighters["b2.1"].card
    assert table.refusal(TellValue(stranger, "TIR", 4)) == "refusal.unknown", "a name without a card"
    assert table.refusal(TellValue("a1", "AIM", 4)) == "refusal.unknown", "no such value"
    assert table.refusal(TellValue("a1", "INI", 4)) == "refusal.unknown", "the card tells it"
    assert table.do(TellValue("a1", "TIR", 4)).label.code == "step.value_told"
    table.do(shot)
    assert table.game.trial is not None and table.game.trial.first.value == 4
    assert table.refusal(TellValue("a1", "TIR", 5)) == "refusal.unknown", "it is known now"


def test_a_battle_left_with_a_stale_value_is_read_at_the_throw() -> None:
    """A version of before did not follow: the value stands there as the test was opened (II-A-3)."""
    for kept in (ThrowTrial(dice=(4,)), SetNatural(0, 4)):
        table = alone(ring(), "a1.1", "INI", 6)
        table.game = table.game.with_fighter("a1.1", notches=2)
        assert table.game.trial is not None and table.game.trial.first.value == 2
        step = table.do(kept)
        assert step.label.code == "step.trial_failure" and step.label.data["total"] == 4


MOVES: dict[str, Command] = {
    "lowered": c.Modify("a1.1", Modifier("COU", -3, "Peur", ModifierKind.PENALTY)),
    "frightened": SetMark("a1.1", "frightened"),
    "gone": c.Put("a1.1", Place.FLED),
    "over": c.ChangeSide("a1"),
}


@pytest.mark.parametrize("move", MOVES)
def test_what_a_commander_lends_no_more_is_not_in_an_open_test(move: str) -> None:
    table = opened([CAPTAIN, GUARD], [OGRE])
    table.do(Lead("a1.1", "a2.1"))
    table.do(OpenTrial(Contender(characteristic="COU", fighter="a2.1"), difficulty=8))
    assert table.game.trial is not None and table.game.trial.first.value == 7
    table.do(MOVES[move])
    assert table.game.trial is not None and table.game.trial.first.value == 4
    assert table.do(ThrowTrial(0, (3,))).label.data["total"] == 7
