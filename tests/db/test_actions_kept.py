"""Contacts, deeds, captors and rulings come back from the file as they were."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.action_commands import Act, Announce, Disengage, Dive, Resolve
from rules.battle.rulings import AgreeOn
from rules.battle.state import Place
from rules.cards import Size
from rules.referee import Lines, Sight, sight, verdict
from tests.db.kept import comes_back
from tests.stories.tabletop import Tabletop, card


def test_a_turn_of_actions_comes_back_step_by_step() -> None:
    archer = card("Archer", "Griffons d'Akkylannie", MOU="7.5/12.5", INI=3, TIR=2, DIS=3)
    table = Tabletop.of([(archer, 4), "Mage"], [("Gobelin", 3), "Loup"], dice=(6, 2, 3, 4))
    commands = (
        c.DeclareWinner("a"), c.ChooseFirst("a"), c.PlayTop(), c.ChangeLevel("a1.4", 1),
        Announce("a1.1", "charge", "b1.1"), c.Touch("a1.2", "b1.2"), Announce("a1.2", "engage", "b1.1"),
        Resolve("a1.1"), Disengage("a1.2"), Resolve("a1.2"), Act("a1.3", "shoot", "b1.3", walks=True),
        Dive("b1.3"), c.Put("b1.2", Place.CAPTURED, "a1.1"), c.ThrowScatter(),
        c.Judge(verdict("sight", sight(Sight(contact=True))), "a1.1", "b1.1"),
        c.Judge(verdict("sight", sight(Sight(contact=False, arc=True, lines=Lines.NONE)))),
        c.AddCard("a", "Loup", by="a2.1"), c.Transform("a1.1", "Ours"), c.ChangeSide("a1", "a1.3"),
        AgreeOn("Mur", Size.LARGE), AgreeOn("Bosquet", Size.SMALL), AgreeOn("Mur", Size.UNKNOWN),
    )  # fmt: skip
    comes_back(table, commands)
