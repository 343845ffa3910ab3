"""A scripted turn and a half of MonCon'F that asks for nearly everything once, legal or insisted on."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.action_commands import Announce, Resolve
from rules.battle.commands import Command
from rules.battle.state import DeedState
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

COMMANDS: tuple[Command, ...] = (
    EnterPoints("a", 12), EnterPoints("b", 12), c.DeclareWinner("a"), Lead("a1.1", "a2.1"),
    Lead("a1.1", "a2.2"), Lead("a1.1", "a2.2", on=False), c.ChooseFirst("a"), Genius(2),
    AnswerGenius(pay=False), GeneralAssault(), SetMark("a2.2", "frightened"), SetMark("b3.1", "power", 9),
    SetMark("b3.1", "life", 7), SetMark("b3.1", "life", 0), CallToRally("a1.1"),
    Steady(fighter="a2.2", difficulty=8), Resolve("a1.1"), Announce("a2.1", "charge", "b3.1"),
    ReactiveShot("b1.1", "a2.1"), Intercept("b2.1", "a2.1"), Resolve("a2.1", DeedState.DONE),
    Announce("a2.2", "engage", "b3.1"), Resolve("a2.2", DeedState.FAILED), c.EndSpeaking(), Temporise(),
    PlanB("a4"), Announce("a4.1", "charge", "b2.1"), Resolve("a4.1"), c.EndSpeaking(), c.PlayReserve(),
    c.EndSpeaking(), c.PlayTop(), Announce("a3.1", "shoot", "b3.1"), AimedShot("a3.1"), Resolve("a3.1"),
    c.EndSpeaking(), Strike(target="b3.1", attacker="a2.1", threshold=7), Strike(strength=4, resistance=4),
    Strike(target="b2.1", strength=9, threshold=7), c.Correct("game", {"phase": "upkeep"}), c.EndTurn(),
    c.ChooseFirst("a"), c.PlayTop(), c.Touch("a1.1", "b3.1"), Announce("a1.1", "retreat"),
    Escape("a1.1"),
)  # fmt: skip


def laid() -> Table:
    """Lay the table that the commands are for, with their dice."""
    return Table.lay([CAPTAIN, (GUARD, 2), GUNNER, GUARD], [ARCHER, GOBLIN, OGRE], dice=(6, 2, 3, 4, 5, 6, 1))
