"""MonCon'F, Interceptor: "au moment de la résolution", no sooner and no later; who was stopped stays so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.magic import CastSpell
from rules.battle.state import DeedState, Place
from rules.monconf.acting import shot_lines
from rules.monconf.commands import (
    AimedShot,
    CallToRally,
    Escape,
    Intercept,
    ReactiveShot,
    SetMark,
    ShootFirst,
    Steady,
)
from rules.monconf.reacting import answerers, stoppable
from rules.spells import Spell, SpellKind
from rules.values import Value
from tests.stories.monconf_table import ARCHER, CAPTAIN, GOBLIN, GUARD, GUNNER, MAGE, RAIDER, Table, opened
from tests.stories.tabletop import card

SPARK = Spell(name_fr="Étincelle", kind=SpellKind.SPELL, cost={"fire": 1}, difficulty=Value.parse("-"))
CROWD = [GUARD, GUARD, MAGE, RAIDER, CAPTAIN, GUARD]


def got_away() -> Table:
    """Let a guard retreat while everybody else of its side is played with it."""
    table = opened(CROWD, [(GOBLIN, 3), ARCHER])
    table.do(c.Touch("a1.1", "b1.1"))
    table.next_turn().begin(points=9)
    table.do(SetMark("a6.1", "frightened"))
    table.do(c.PlayTop())
    for key in ("a2", "a3", "a4", "a5"):
        table.do(c.Correct("game", {"speaking": (*table.game.speaking, key)}))
    table.do(Announce("a1.1", "retreat"))
    table.do(Escape("a1.1", success=True))
    assert [f.id for f in stoppable(table.table, table.game)] == ["a1.1"]
    return table


def walks(table: Table) -> None:
    table.do(Announce("a2.1", "walk"))
    assert "a1.1" in [f.id for f in stoppable(table.table, table.game)], "an announcement resolves nothing"
    table.do(Resolve("a2.1"))


def loses(table: Table) -> None:
    table.do(Announce("a2.1", "walk"))
    table.do(Resolve("a2.1", DeedState.LOST))


def answers(table: Table) -> None:
    table.do(Announce("a2.1", "walk"))
    table.do(ReactiveShot("b2.1", "a2.1"))


def stops_another(table: Table) -> None:
    table.do(Announce("a2.1", "walk"))
    table.do(Intercept("b1.3", "a2.1", success=True))


def casts(table: Table) -> None:
    table.do(CastSpell(fighter="a3.1", spell=SPARK, targets=("b1.1",)), overrule=True)


def shoots_first(table: Table) -> None:
    table.do(Announce("a4.1", "assault_shot", "b1.1"))
    table.do(ShootFirst("a4.1"))


def rallies(table: Table) -> None:
    table.do(CallToRally("a5.1"))
    table.do(Steady(fighter="a6.1", success=True))


def fails_to_rally(table: Table) -> None:
    table.do(CallToRally("a5.1"))
    table.do(Steady(fighter="a6.1", success=False))


def is_ticked_off(table: Table) -> None:
    table.do(c.Activate("a2.1", True))


@pytest.mark.parametrize(
    "resolve",
    [walks, loses, answers, stops_another, casts, shoots_first, rallies, fails_to_rally, is_ticked_off],
)
def test_nobody_stops_who_got_away_once_anything_else_was_resolved(
    resolve: Callable[[Table], None],
) -> None:
    table = got_away()
    resolve(table)
    assert "a1.1" not in [f.id for f in stoppable(table.table, table.game)]
    assert table.refusal(Intercept("b1.2", "a1.1", success=True)) == "refusal.not_moving"


def test_another_may_try_where_one_has_failed_to_stop_it() -> None:
    table = got_away()
    table.do(Intercept("b1.3", "a1.1", success=False))
    table.do(c.Notch("a2.1", 1))
    assert [f.id for f in stoppable(table.table, table.game)] == ["a1.1"]
    table.do(Intercept("b1.2", "a1.1", success=True))
    assert stoppable(table.table, table.game) == ()


def test_a_mage_is_past_too_until_it_casts_again() -> None:
    table = got_away()
    casts(table)
    assert [f.id for f in stoppable(table.table, table.game)] == ["a3.1"]
    loses(table)
    assert stoppable(table.table, table.game) == ()
    casts(table)
    assert [f.id for f in stoppable(table.table, table.game)] == ["a3.1"], (
        "its action goes on, and a walk may follow"
    )


def stopped(*, aimed_before: bool) -> Table:
    """Stop a gunner that has still to shoot; its shot is aimed before, or only then."""
    table = opened([(GUNNER, 2)], [(GOBLIN, 3)])
    table.do(Announce("a1.1", "shoot", "b1.3"))
    if aimed_before:
        table.do(AimedShot("a1.1", "b1.3"))
    table.do(Intercept("b1.1", "a1.1", success=True))
    if not aimed_before:
        table.do(AimedShot("a1.1", "b1.3"))
    return table


@pytest.mark.parametrize("aimed_before", [True, False])
def test_who_was_stopped_stays_so_though_its_interceptor_dies(aimed_before: bool) -> None:
    table = stopped(aimed_before=aimed_before)
    table.do(c.Put("b1.1", Place.DEAD))
    assert table.game.contacts == () and stoppable(table.table, table.game) == ()
    assert table.refusal(Intercept("b1.2", "a1.1", success=True)) == "refusal.not_moving"
    assert table.refusal(AimedShot("a1.1", "b1.2")) == "refusal.aimed_already"
    table.do(Resolve("a1.1"))
    assert [line.message.code for line in shot_lines(table.man("a1.1"))] == ["shot.aimed"]


def test_a_commander_that_is_stopped_has_called_all_the_same() -> None:
    table = opened([CAPTAIN, GUARD], [(GOBLIN, 2)])
    table.do(SetMark("a2.1", "frightened"))
    table.do(CallToRally("a1.1"))
    table.do(Intercept("b1.1", "a1.1", success=True))
    assert [(d.action, d.state.value, d.note) for d in table.man("a1.1").deeds] == [
        ("walk", "done", "rally intercepted")
    ]
    assert table.refusal(Steady(fighter="a2.1", success=True)) == ""
    assert table.refusal(CallToRally("a1.1")) == "refusal.has_acted"


def test_a_charge_that_is_stopped_after_its_shot_penalises_its_interceptor() -> None:
    table = opened([RAIDER], [(GOBLIN, 2)])
    table.do(Announce("a1.1", "assault_shot", "b1.2"))
    table.do(ShootFirst("a1.1"))
    table.do(Intercept("b1.1", "a1.1", success=True))
    assert table.man("b1.1").marks == {"reaction": 1, "charged": 1, "engaged": 1}
    assert [line.message.code for line in shot_lines(table.man("a1.1"))] == ["shot.assault_shot"]


def test_who_may_answer_is_free_and_has_not_acted_unless_it_shoots() -> None:
    table = opened([GUARD, GUARD], [(GOBLIN, 4), (ARCHER, 2)])
    table.do(c.Touch("a2.1", "b1.1"))
    table.do(c.Put("b1.2", Place.FLED))
    table.do(c.Activate("b1.3", True), overrule=True)
    table.do(c.Activate("b2.2", True), overrule=True)
    assert [f.id for f in answerers(table.table, table.game)] == ["b1.4", "b2.1", "b2.2"]
    nobody = Table.lay([GUARD], [GOBLIN])
    assert answerers(nobody.table, nobody.game) == (), "nobody has the hand"


def test_nothing_is_past_for_a_figure_that_nobody_knows_of() -> None:
    table = opened([card("Ombre", "Griffons d’Akkylannie")], [GOBLIN])
    table.do(Announce("a1.1", "walk"))
    table.do(c.AddCard("b", name="Inconnu"))
    assert [f.id for f in stoppable(table.table, table.game)] == ["a1.1"]
