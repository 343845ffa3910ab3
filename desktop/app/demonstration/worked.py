"""The rulebook's worked example (V-A-4), played to its end: ten speaking turns, wounds, a Sonné, mana."""

from __future__ import annotations

from desktop.app.demonstration.table import Players, side_of
from desktop.operations import battle, tables
from desktop.operations.desk import Desk
from desktop.operations.play import Play
from rules.battle import commands as c
from rules.battle.ruleset import RowSource
from rules.battle.score import score
from rules.battle.state import Place, Result

GRIFFON, SCORPION = "Griffon (V-A-4)", "Scorpion (V-A-4)"
NAME = "V-A-4"
CONSCRIT, TEMPLIER, ABEL = "Conscrit du Griffon", "Templier de l’Inquisition", "Abel le Colérique"
INQUISITEUR, FUSILIER = "Inquisiteur du Griffon", "Fusilier du Griffon"
TIGRE, CLONE, KERATIS, CYPHER = "Tigre de Dirz", "Clone de Dirz", "Guerrier Kératis", "Cypher Lukhan"


def play_worked_example(desk: Desk) -> Players:
    """Play the whole battle on the armies of the starter library."""
    play = battle.start_battle(
        desk,
        name=NAME,
        a=side_of(desk, GRIFFON, "Aurore"),
        b=side_of(desk, SCORPION, "Basile"),
        ruleset=tables.rulesets()["seeds"],
        turn_limit=2,
    )
    table = Players(desk, play)
    _strategic(table)
    _ten_speaking_turns(table)
    _combat(table)
    _upkeep(table)
    _last_turn(table)
    return table


def _strategic(table: Players) -> None:
    """Order both sequences as the rulebook gives them; Griffon wins the roll and lets Scorpion begin."""
    mage = table.figure(INQUISITEUR)
    table.do(
        c.Gem(mage, "fire", 3),
        c.SetOrder("a", tuple(map(table.card, (CONSCRIT, TEMPLIER, ABEL, INQUISITEUR, FUSILIER)))),
        c.Ready("a"),
        c.SetOrder("b", tuple(map(table.card, (TIGRE, CLONE, KERATIS, CYPHER)))),
        c.Ready("b"),
        c.ChooseCoordinator("a", table.figure(ABEL)),
        c.ChooseCoordinator("b", table.figure(CYPHER)),
        c.ThrowDice("a", (5,)),
        c.ThrowDice("b", (6,)),
        # The 6 is thrown again, and the 1 makes the natural result 1 (II-A-1).
        c.ThrowDice("b", (1,)),
        c.ChooseFirst("b"),
    )


def _ten_speaking_turns(table: Players) -> None:
    table.do(
        c.Refuse(),
        c.PlayTop(),
        c.Activate(table.figure(CONSCRIT, "B")),
        c.Activate(table.figure(CONSCRIT, "A")),
        c.EndSpeaking(),
        c.ReserveTop(),
        c.ReserveTop(),
        c.PlayTop(),
        c.EndSpeaking(),
        c.PlayTop(),
        c.EndSpeaking(),
        c.PlayBoth(),
        c.Activate(table.figure(TIGRE)),
        c.Activate(table.figure(KERATIS)),
        c.EndSpeaking(),
        c.PlayTop(),
        c.Gem(table.figure(INQUISITEUR), "fire", -2),
        c.EndSpeaking(),
        c.PlayTop(),
        c.EndSpeaking(),
        c.PlayBoth(),
        # A bullet of FOR 4 stuns the clone, and a second one wounds it.
        c.RollWound(table.figure(CLONE), table.figure(FUSILIER, "A"), strength=4, dice=(2, 1)),
        c.RollWound(table.figure(CLONE), table.figure(FUSILIER, "B"), strength=4, dice=(3, 2)),
        c.EndSpeaking(),
        c.Advance(),
    )


def _combat(table: Players) -> None:
    tigre, conscrit = table.figure(TIGRE), table.figure(CONSCRIT, "B")
    table.do(
        c.RollWound(conscrit, tigre, dice=(4, 2)),
        c.RollWound(conscrit, tigre, dice=(6, 4)),
        c.RollWound(table.figure(CYPHER), table.figure(ABEL), dice=(5, 3)),
        c.RollWound(table.figure(ABEL), table.figure(CYPHER)),
        c.Put(table.figure(CONSCRIT, "C"), Place.FLED),
    )
    table.deal_with_rows()
    table.do(c.Advance())


def _upkeep(table: Players) -> None:
    mage = table.figure(INQUISITEUR)
    for row in table.rows():
        if row.rule.source is RowSource.MAGE:
            table.do(c.Recover(mage, "fire", dice=(5, 2, 6), row=row.id))
    table.deal_with_rows()
    table.do(c.EndTurn())


def _last_turn(table: Players) -> None:
    """Play the second turn card by card, and end the battle with it."""
    table.do(
        c.Put(table.figure(CONSCRIT, "C"), Place.TABLE),
        c.Ready("a"),
        c.Ready("b"),
        c.ChooseCoordinator("a", table.figure(INQUISITEUR)),
        c.ChooseCoordinator("b", table.figure(CYPHER)),
    )
    table.win_the_roll(3, 4)
    table.do(c.ChooseFirst(table.game.winner))
    table.do(
        c.ReserveTop(),
        c.PlayTop(),
        c.EndSpeaking(),
        c.PlayTop(),
        c.EndSpeaking(),
        c.PlayTop(),
        c.EndSpeaking(),
        c.PlayBoth(),
        c.Activate(table.figure(CONSCRIT, "A")),
        c.EndSpeaking(),
    )
    table.play_all_cards()
    table.do(
        c.Advance(),
        c.RollWound(table.figure(CLONE), table.figure(TEMPLIER), dice=(5, 6)),
        c.RollWound(table.figure(KERATIS), table.figure(TEMPLIER), dice=(6, 5)),
        # A double 6 kills outright, whatever FOR and RES (II-B-1).
        c.RollWound(table.figure(CYPHER), table.figure(ABEL), dice=(6, 6)),
    )
    table.deal_with_rows()
    table.do(c.Advance())
    table.deal_with_rows()
    lost = {key: score(table.game, key).destroyed for key in table.game.sides}
    winner = min(lost, key=lost.__getitem__)
    table.do(c.EndGame(Result({"a": lost["b"], "b": lost["a"]}, winner)))


def shown_step(play: Play) -> int:
    """Find the moment to show: wounds are there, and two cards act in one speaking turn (V-A-1)."""
    both = [at for at, key in enumerate(play.path) if play.events[key].label.code == "step.played_both"]
    return play.path[both[-1] + 1]
