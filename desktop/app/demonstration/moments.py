"""The moments of a turn, each photographed where two players meet it: order, draw, fight, upkeep, end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSize

from desktop.app.demonstration.large import (
    KAIAN,
    MELKION,
    begin_large_battle,
    play_first_turn,
    play_large_battle,
)
from desktop.app.demonstration.pictures import BOTH, Shot, Variant
from desktop.app.demonstration.table import Players
from desktop.environment.settings import ThemeChoice
from desktop.operations import battle
from desktop.operations.desk import Desk
from rules.battle import commands as c
from rules.battle.action_commands import Act
from rules.battle.score import score
from rules.battle.state import Result
from rules.eclats.parts import waiting

LOOKS = (
    Variant("-fr", size=QSize(1280, 720)),
    Variant("-en-dark", language="en", colours=ThemeChoice.DARK, size=QSize(1920, 1080)),
    Variant("-fr-150", size=QSize(1366, 768), scale=150),
)
FUSILIERS, TEMPLARS, CLONES = "Fusilier du Griffon (1)", "Templier de l’Inquisition", "Clone de Dirz (Hache)"
TIGER, SKULLS = "Tigre de Dirz", "Guerrier Crâne Nécromant"


def moments_of(desk: Desk) -> Iterator[Shot]:
    """Play a battle of real size, and stop at each moment of a turn; say what to press there."""
    table = begin_large_battle(desk)
    play_first_turn(table)
    yield _moment("order", table)
    table.do(
        c.Ready("a"),
        c.Ready("b"),
        c.ChooseCoordinator("a", table.figure(MELKION)),
        c.ChooseCoordinator("b", table.figure(KAIAN)),
    )
    yield _moment("roll", table)
    table.win_the_roll(5, 3)
    table.do(c.ChooseFirst("b"))
    _speak(table, KAIAN)
    yield _moment("spell", table, "1", "battle.cast")
    while table.game.speaking or table.game.hand != "a":
        table.do(c.EndSpeaking() if table.game.speaking else c.PlayTop())
    table.do(c.ReserveTop())
    yield _moment("draw", table)
    _speak(table, FUSILIERS)
    table.do(Act(table.figure(FUSILIERS, "B"), "shoot", table.figure(TIGER)))
    yield _moment("shot", table, "battle.enter", "6")
    yield _moment("wound", table, "battle.enter", "6", "5", "3", "5")
    yield from _second_half(play_large_battle(desk))


def _second_half(table: Players) -> Iterator[Shot]:
    yield _moment("card", table)
    yield _moment("actions", table, "5", "battle.act")
    yield _moment("figure", table, "5", "Space")
    table.do(c.EndSpeaking())
    table.play_all_cards()
    figure = table.figure
    table.do(
        c.Touch(figure(TEMPLARS, "A"), figure(CLONES)),
        c.Touch(figure(TEMPLARS, "B"), figure(TIGER)),
        c.Touch(figure(TEMPLARS, "C"), figure(TIGER)),
        c.Touch(figure(MELKION), figure(SKULLS, "A")),
        c.Touch(figure(FUSILIERS, "A"), figure(SKULLS, "B")),
        c.Advance(),
    )
    yield _moment("fight", table, looks=(*LOOKS, BOTH[1]))
    table.deal_with_rows()
    table.do(c.Advance())
    yield _moment("upkeep", table)
    lost = {key: score(table.game, key).destroyed for key in table.game.sides}
    winner = min(lost, key=lost.__getitem__)
    table.do(c.EndGame(Result({"a": lost["b"], "b": lost["a"]}, winner)))
    yield _moment("end", table)


def _speak(table: Players, name: str) -> None:
    """Play card after card until this one speaks."""
    card = table.card(name)
    while card not in table.game.speaking:
        if table.game.speaking:
            table.do(c.EndSpeaking())
        table.play_card()


def _all_act(table: Players) -> None:
    """Let everybody of the phase have acted."""
    for fighter in waiting(table.game):
        table.do(c.Activate(fighter.id))


def _moment(name: str, table: Players, *press: str, looks: Sequence[Variant] = LOOKS) -> Shot:
    """Keep the battle as it stands now; the table plays on."""
    kept = battle.import_battle(table.desk, data=table.exported())
    return Shot("battle", kept, looks, press, f"moment-{name}")


def moments_of_monconf(table: Players) -> Iterator[Shot]:
    """Stop in a turn of MonCon'F: the actions of a figure, then its fights."""
    yield _moment("monconf-actions", table, "2", "battle.act")
    table.do(c.EndSpeaking())
    table.play_all_cards()
    table.do(c.Advance())
    yield _moment("monconf-fight", table)


def moments_of_eclats(table: Players) -> Iterator[Shot]:
    """Stop in a turn of ÉCLATS: an attack that is aimed, the phase of the enemies, the restoration."""
    yield _moment("eclats-attack", table, "1", "battle.attack")
    _all_act(table)
    table.do(c.Advance())
    yield _moment("eclats-enemies", table)
    _all_act(table)
    table.do(c.Advance())
    yield _moment("eclats-restoration", table)
