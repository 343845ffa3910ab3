"""Command points, marks, tactics and blows of MonCon'F come back from the file as they were."""

from __future__ import annotations

from db.battle_codec import STEP
from db.codec import Codec
from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.events import apply
from rules.battle.ruleset import Ruleset
from rules.battle.state import DeedState, Game
from rules.monconf.commands import (
    AimedShot,
    AnswerGenius,
    CallToRally,
    EnterPoints,
    Escape,
    GeneralAssault,
    Genius,
    Intercept,
    Lead,
    PlanB,
    ReactiveShot,
    SetMark,
    Steady,
    Strike,
    Temporise,
)
from tests.stories.monconf_table import ARCHER, CAPTAIN, GOBLIN, GUARD, GUNNER, OGRE, Table


def test_a_turn_of_tactics_comes_back_step_by_step() -> None:
    table = Table.lay(
        [CAPTAIN, (GUARD, 2), GUNNER, GUARD], [ARCHER, GOBLIN, OGRE], dice=(6, 2, 3, 4, 5, 6, 1)
    )
    game: Game = table.game
    for command in (
        EnterPoints("a", 12), EnterPoints("b", 12), c.DeclareWinner("a"), Lead("a1.1", "a2.1"),
        c.ChooseFirst("a"), Genius(2), AnswerGenius(pay=False), GeneralAssault(),
        SetMark("a2.2", "frightened"), SetMark("b3.1", "power", 9), CallToRally("a1.1"),
        Steady(fighter="a2.2", difficulty=8), Resolve("a1.1"), Announce("a2.1", "charge", "b3.1"),
        ReactiveShot("b1.1", "a2.1"), Intercept("b2.1", "a2.1"), Resolve("a2.1", DeedState.DONE),
        c.EndSpeaking(), Temporise(), PlanB("a4"), Announce("a4.1", "charge", "b2.1"), Resolve("a4.1"),
        c.EndSpeaking(), c.PlayReserve(), c.EndSpeaking(), c.PlayTop(), Announce("a3.1", "shoot", "b3.1"),
        AimedShot("a3.1"), Resolve("a3.1"), c.EndSpeaking(),
        Strike(target="b3.1", attacker="a2.1", threshold=7),
        c.Correct("game", {"phase": "upkeep"}), c.EndTurn(), c.ChooseFirst("a"), c.PlayTop(),
        c.Touch("a1.1", "b3.1"), Announce("a1.1", "retreat"), Escape("a1.1"),
    ):  # fmt: skip
        step = table.do(command, overrule=True)
        read = STEP.read(STEP.write(step))
        assert (read.label.code, len(read.events)) == (step.label.code, len(step.events))
        game = apply(read.events, game)
    assert game == table.game
    whole = Codec(Game)
    assert whole.read(whole.write(game)) == game


def test_its_ruleset_is_frozen_whole() -> None:
    ruleset = Table.lay([GUARD], [GOBLIN]).setup.ruleset
    whole = Codec(Ruleset)
    assert whole.read(whole.write(ruleset)) == ruleset
