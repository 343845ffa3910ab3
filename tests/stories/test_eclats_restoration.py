"""Combats of ÉCLATS: throws of a characteristic, the restoration, amounts and corrections."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.battle import commands as c
from rules.battle.fighters import capacity
from rules.battle.state import Place
from rules.eclats.acting import containers_of, life_is_told
from rules.eclats.commands import (
    Attack,
    Containers,
    DoOther,
    Give,
    Heal,
    SetLife,
    Share,
    Try,
)
from rules.eclats.parts import ENEMIES, RESTORATION, is_down
from tests.stories.combat import MIRA as MIRA_SHEET
from tests.stories.combat import OSKAR as OSKAR_SHEET
from tests.stories.combat import Combat, character, life, thrown, to_phase

SLOW = "refusal.eclats.slow"
MIRA, OSKAR, VALET, BRUTE, OGRE = "a1.1", "a2.1", "a3.1", "b1.1", "b1.2"


def test_everybody_comes_with_the_containers_that_the_sheet_names() -> None:
    bearer = replace(MIRA_SHEET, equipment=("Deux dagues", "3 conteneurs d’Animus"))
    table = Combat.begin([bearer, OSKAR_SHEET])
    assert (containers_of(table.game, MIRA), containers_of(table.game, OSKAR)) == (3, 0)
    table.do(c.AddCard("a", "", 2, replace(OSKAR_SHEET, equipment=("1 container", "2 Containers"))))
    assert [containers_of(table.game, key) for key in ("a3.1", "a3.2")] == [3, 3]
    table.do(Containers(MIRA, -3))
    table.do(c.Activate(OSKAR))
    assert containers_of(table.game, MIRA) == 0, "what was used does not come back"


def test_a_sheet_given_in_the_combat_brings_the_containers_that_it_names() -> None:
    table = Combat.begin([character("Veteran"), (character("Recruit"), 2)])
    bearer = replace(MIRA_SHEET, equipment=("3 conteneurs",))
    table.do(c.NameCard("a1", sheet=bearer))
    assert containers_of(table.game, MIRA) == 3
    table.do(Containers(MIRA, -3))
    table.do(c.NameCard("a1", sheet=replace(bearer, name_fr="Selva")))
    assert containers_of(table.game, MIRA) == 0, "what was used does not come back"
    table.do(Containers("a2.1", 1))
    table.do(c.NameCard("a2", sheet=bearer))
    assert [containers_of(table.game, key) for key in ("a2.1", "a2.2")] == [1, 3], "what was counted stands"


# -- throws of a characteristic ----------------------------------------------------------------------


def test_a_value_of_3_allows_three_throws_the_newest_of_which_counts() -> None:
    table = Combat.begin()
    assert table.do(Try(MIRA, "PER", 7, "guetter")).label.code == "step.eclats.threw_for"
    table.do(Try(MIRA, "PER", 2, again=True))
    step = table.do(Try(MIRA, "PER", 5, again=True))
    assert (step.label.data["die"], step.label.data["left"]) == (5, 0)
    assert table.refusal(Try(MIRA, "PER", 1, again=True)) == "refusal.eclats.no_rethrow"
    tries = table.game.fighters[MIRA].tries
    assert tries is not None and tries.dice == (7, 2, 5) and tries.what == "guetter"


def test_throws_are_checked() -> None:
    table = Combat.begin()
    assert table.refusal(Try(MIRA, "BEA")) == "refusal.eclats.no_throw"
    assert table.refusal(Try(MIRA, "PER", -1)) == "refusal.eclats.face"
    assert table.refusal(Try(MIRA, "TIR")) == "refusal.unknown"
    assert table.refusal(Try(MIRA, "PER", again=True)) == "refusal.eclats.nothing_thrown"
    table.do(Try(MIRA, "PER", 4))
    assert table.refusal(Try(MIRA, "AGI", again=True)) == "refusal.eclats.nothing_thrown"
    table.do(Try(MIRA, "AGI", 4))
    assert thrown(table, MIRA) == (4,), "a new throw, not a re-throw"


def test_a_value_that_nobody_knows_allows_as_many_throws_as_the_highest() -> None:
    table = Combat.begin(heroes=[character("Inconnue", BEA="-")])
    for characteristic in ("AGI", "BEA"):
        table.do(Try("a1.1", characteristic, 4))
        table.do(Try("a1.1", characteristic, 2, again=True))
        table.do(Try("a1.1", characteristic, 6, again=True))
        assert table.refusal(Try("a1.1", characteristic, 0, again=True)) == "refusal.eclats.most_throws"
        assert thrown(table, "a1.1") == (4, 2, 6)


def test_a_throw_is_forgotten_with_the_phase() -> None:
    table = Combat.begin()
    table.do(Try(MIRA, "PER", 4))
    assert to_phase(table, ENEMIES).game.fighters[MIRA].tries is None


# -- restoration -------------------------------------------------------------------------------------


def wounded() -> Combat:
    table = Combat.begin()
    table.do(Containers(MIRA, 2))
    to_phase(table, ENEMIES)
    table.do(Attack(BRUTE, (MIRA,), 5))
    table.do(Attack(OGRE, (OSKAR,), 3))
    return to_phase(table, RESTORATION)


def test_initiates_and_enemies_heal() -> None:
    table = wounded()
    step = table.do(Heal(MIRA, 4, containers=1))
    assert step.label.code == "step.eclats.healed_with_one"
    assert (life(table, MIRA), containers_of(table.game, MIRA)) == (11, 1)
    table.do(c.Notch(BRUTE, 10))
    assert table.do(Heal(BRUTE, 4)).label.code == "step.eclats.healed"
    assert life(table, BRUTE) == 24
    assert table.refusal(Heal(BRUTE, 4)) == "refusal.eclats.acted"


def test_healing_never_gives_more_than_was_lost() -> None:
    table = wounded()
    assert table.refusal(Heal(OSKAR, 9)) == "refusal.eclats.heals"
    assert table.do(Heal(OSKAR, 9), overrule=True).label.data["n"] == 3
    assert life(table, OSKAR) == 8


def test_nobody_heals_who_has_lost_nothing() -> None:
    table = to_phase(Combat.begin(), RESTORATION)
    assert table.refusal(Heal(MIRA, 1)) == "refusal.eclats.unhurt"
    assert table.refusal(Heal(MIRA, 1, containers=1)) == "refusal.eclats.no_containers"


def test_healing_is_checked() -> None:
    table = wounded()
    assert table.refusal(Heal(MIRA, 1, containers=3)) == "refusal.eclats.containers"
    assert table.refusal(Heal(MIRA, -1)) == "refusal.eclats.amount"
    assert table.refusal(Heal("x", 1)) == "refusal.unknown"
    assert table.refusal(DoOther("x")) == "refusal.unknown"
    assert table.refusal(Attack(MIRA, (BRUTE,))) == "refusal.eclats.phase"


def test_containers_are_handed_over_instead_of_healing() -> None:
    table = wounded()
    table.do(Give(MIRA, OSKAR, 2))
    assert (containers_of(table.game, MIRA), containers_of(table.game, OSKAR)) == (0, 2)
    assert table.refusal(Heal(MIRA, 1)) == "refusal.eclats.acted"
    assert table.game.fighters[MIRA].marks == {}


def test_gifts_are_checked() -> None:
    table = wounded()
    assert table.refusal(Give(MIRA, OSKAR, 3)) == "refusal.eclats.containers"
    assert table.refusal(Give(MIRA, OSKAR, 0)) == "refusal.eclats.amount"
    assert table.refusal(Give(MIRA, MIRA)) == "refusal.eclats.oneself"
    assert table.refusal(Give(MIRA, VALET)) == "refusal.eclats.to_initiates"
    assert table.refusal(Give(MIRA, "x")) == "refusal.unknown"
    assert table.refusal(Give("x", MIRA)) == "refusal.unknown"
    table.do(c.Put(OSKAR, Place.FLED))
    assert table.refusal(Give(MIRA, OSKAR)) == "refusal.off_table"
    table.do(c.Put(OSKAR, Place.TABLE))
    table.do(c.Put(MIRA, Place.FLED))
    assert table.refusal(Give(MIRA, OSKAR)) == "refusal.off_table"


def test_sharing_ones_animus_warns_and_is_done_on_insisting() -> None:
    table = wounded()
    assert table.refusal(Share(OSKAR, MIRA, 2)) == "refusal.eclats.slow"
    table.do(Share(OSKAR, MIRA, 2), overrule=True)
    assert (life(table, OSKAR), life(table, MIRA)) == (3, 9)
    assert table.refusal(Share(MIRA, OSKAR, 9)) == "refusal.eclats.last_life refusal.eclats.lacks " + SLOW
    assert table.refusal(Share(MIRA, OSKAR, 0)) == "refusal.eclats.amount"
    assert table.refusal(Share(MIRA, BRUTE, 1)).startswith("refusal.eclats.to_initiates ")
    assert table.refusal(Share(MIRA, "x", 1)) == "refusal.unknown"


def test_that_sharing_takes_minutes_is_heard_behind_whatever_else_stands_against_it() -> None:
    table = wounded()
    table.do(c.Activate(MIRA))
    asked = Share(MIRA, OSKAR, 1)
    refusal = table.system.refusal(table.table, table.game, asked)
    assert refusal is not None and refusal.overridable
    assert [each.code for each in refusal.messages] == ["refusal.eclats.acted", SLOW]
    kept = table.do(asked, overrule=True).overruled
    assert kept == f"refusal.eclats.acted {SLOW}", "the journal tells both"


def test_sharing_more_than_the_other_lacks_is_said_and_more_than_one_has_is_not_done() -> None:
    table = wounded()
    assert table.refusal(Share(MIRA, OSKAR, 4)) == f"refusal.eclats.lacks {SLOW}"
    assert table.refusal(Share(MIRA, OSKAR, 99)) == "refusal.eclats.animus"
    table.do(c.Notch(OSKAR, -3))
    assert table.refusal(Share(MIRA, OSKAR, 1)) == f"refusal.eclats.lacks_nothing {SLOW}", "unhurt"


def test_animus_is_counted_as_animus() -> None:
    table = wounded()
    label = table.do(c.Notch(OSKAR)).label
    assert (label.code, label.data["left"]) == ("step.eclats.animus", 4)
    assert table.do(c.Notch(OSKAR, -4)).label.data["left"] == 8
    assert table.refusal(c.Notch(OSKAR, -1)) == "refusal.eclats.unhurt"
    assert table.refusal(c.Notch("x")) == "refusal.unknown"
    assert table.do(c.Notch(OSKAR, 8)).label.code == "step.eclats.down"
    assert table.refusal(c.Notch(OSKAR)) == "refusal.eclats.down"


def test_something_else_is_told_in_words() -> None:
    table = wounded()
    assert table.do(DoOther(MIRA, " recharger ")).label.data["what"] == "recharger"
    assert table.do(DoOther(BRUTE)).label.code == "step.activated"


# -- amounts and corrections --------------------------------------------------------------------------


def test_life_is_that_of_the_sheet_or_what_was_told() -> None:
    table = Combat.begin()
    assert life(table, MIRA) == 12
    table.do(c.Notch(MIRA, 5))
    table.do(SetLife(MIRA, 20))
    assert life(table, MIRA) == 15
    table.do(SetLife(MIRA, 3))
    assert life(table, MIRA) == 1, "the last point is left to who lived"
    assert table.refusal(SetLife(MIRA, 0)) == "refusal.eclats.life"
    assert table.refusal(SetLife("x", 1)) == "refusal.unknown"


def test_who_is_down_stays_so_with_another_life() -> None:
    table = Combat.begin()
    table.do(c.Notch(MIRA, 12))
    table.do(SetLife(MIRA, 6))
    assert is_down(table.game.fighters[MIRA])


def test_a_life_that_nobody_told_is_known_as_such() -> None:
    table = Combat.begin([character("Page"), character("Mira", PV=12)])
    assert [life_is_told(table.game, f) for f in table.game.fighters.values()] == [False, True, True, True]
    table.do(SetLife("a1.1", 6))
    assert life_is_told(table.game, table.game.fighters["a1.1"])


def test_a_sheet_without_life_has_the_rulesets() -> None:
    table = Combat.begin(heroes=[character("Inconnue")])
    assert capacity(table.game, table.game.fighters["a1.1"], table.table.ruleset) == 10


def test_containers_are_counted() -> None:
    table = Combat.begin()
    table.do(Containers(MIRA, 3))
    table.do(Containers(MIRA, -1))
    assert containers_of(table.game, MIRA) == 2
    assert table.refusal(Containers(MIRA, -3)) == "refusal.eclats.containers"
    assert table.refusal(Containers("x", 1)) == "refusal.unknown"


def test_anything_is_corrected_by_hand() -> None:
    table = Combat.begin()
    table.do(c.Correct("game", {"turn": 4, "phase": ENEMIES, "step": "surprise"}, "so it was"))
    assert (table.game.turn, table.phase, table.game.step) == (4, ENEMIES, "surprise")
    table.do(c.Correct("side:b", {"points": {"action": 7}}))
    assert table.side("b").points == {"action": 7}
    table.do(c.Correct(f"fighter:{MIRA}", {"notches": 12}))
    assert is_down(table.game.fighters[MIRA])
    table.do(c.Correct(f"fighter:{MIRA}", {"place": Place.TABLE, "notches": 4}))
    assert (table.game.fighters[MIRA].place, life(table, MIRA)) == (Place.TABLE, 8)
    table.do(c.Correct(f"fighter:{MIRA}", {"marks": {"containers": 2}}))
    assert containers_of(table.game, MIRA) == 2


@pytest.mark.parametrize(
    ("subject", "changes"),
    [
        ("game", {"phase": "combat"}),
        ("game", {"step": "order"}),
        ("game", {"hand": "a"}),
        ("side:c", {"name": "x"}),
        ("fighter:a9.1", {"notches": 1}),
        ("card:a1", {}),
    ],
)
def test_corrections_that_fit_nowhere_are_refused(subject: str, changes: dict[str, Any]) -> None:
    assert Combat.begin().refusal(c.Correct(subject, changes)) == "refusal.unknown"
