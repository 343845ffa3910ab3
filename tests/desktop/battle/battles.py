"""Battles to open on the screen, and how far they were played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from desktop.app.demonstration.table import Players
from desktop.battle.place import BattlePlace
from desktop.battle.table import BattleTable
from desktop.operations.battle import do, open_battle, start_battle
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from desktop.operations.play import Play
from desktop.operations.tables import rulesets
from desktop.shell.window import Window
from desktop.widgets.prompt import Prompt
from rules.battle import commands as c
from rules.battle.commands import Command
from rules.battle.events import Step
from rules.battle.setup import ListedCard, SideSetup
from rules.battle.state import Knowledge
from rules.cards import Card
from rules.monconf.commands import AgreePoints
from tests.desktop.outcomes import done
from tests.desktop.unpainted import rest

Sides = tuple[SideSetup, SideSetup]
P = TypeVar("P", bound=Prompt)


def example(desk: Desk, hidden: bool = False) -> Sides:
    """Give the two armies of the rulebook's example (V-A-4)."""
    armies = {army.name: army for army in desk.library.armies()}
    first = SideSetup.from_muster(
        desk.library.muster(armies["Griffon (V-A-4)"]), player="Anne", hidden=hidden
    )
    return first, SideSetup.from_muster(desk.library.muster(armies["Scorpion (V-A-4)"]), player="Bruno")


def large(desk: Desk) -> Sides:
    """Give two armies of 12 cards and 25 figures with the longest names of the library."""
    cards = sorted((r.card for r in desk.library.cards()), key=lambda card: -len(card.name_fr))
    figures = (1, 3, 2, 2, 3, 1, 2, 4, 2, 2, 1, 2), (1, 1, 1, 1, 3, 2, 5, 2, 3, 2, 2, 2)
    sides = []
    for number, counts in enumerate(figures):
        chosen = cards[number * 12 : number * 12 + 12]
        listed = tuple(ListedCard(sheet=card, figures=n) for card, n in zip(chosen, counts, strict=True))
        name = ("Les Gardiens du Grand Serment d’Akkylannie", "Scorpion")[number]
        sides.append(SideSetup(name=name, player=("Maximilien-Alexandre", "")[number], people="griffins",
                               cards=listed))  # fmt: skip
    return sides[0], sides[1]


def stranger(desk: Desk) -> Sides:
    """Give a known army against a number of cards and nothing else."""
    known, _ = example(desk)
    return known, SideSetup(name="Visitor", knowledge=Knowledge.COUNTED, count=4)


def seated(window: Window, play: Play) -> BattleTable:
    """Show the table of a battle."""
    return _laid(window, play.battle_id, lambda: play)


def _laid(window: Window, battle: str, read: Callable[[], Play]) -> BattleTable:
    """Show the table of a battle: a place that nobody has seen yet opens that of last time by itself."""
    seen = window.built()
    window.settings.keep_for_place("battle", battle=battle)
    place = window.go("battle")
    assert isinstance(place, BattlePlace)
    if place in seen:
        place.open_play(read())
    rest()
    assert place.table is not None
    return place.table


def begun(desk: Desk, sides: Sides, **more: Any) -> Play:
    """Begin a battle that nobody sees yet."""
    return start_battle(
        desk, name="Evening", a=sides[0], b=sides[1], ruleset=rulesets()["seeds"], turn_limit=6, **more
    )


def open_table(window: Window, sides: Sides, **more: Any) -> BattleTable:
    """Begin a battle and show its table."""
    assert window.desk is not None
    return seated(window, begun(window.desk, sides, **more))


def resumed(window: Window) -> BattleTable:
    """Show the table of the one battle that the library holds."""
    assert window.desk is not None
    (battle,) = window.desk.library.battles.listed()
    return _laid(window, battle.id, partial(open_battle, window.desk, battle_id=battle.id))


def players_of(desk: Desk) -> Players:
    """Give who plays the one battle that the library holds; nobody sees it yet."""
    (battle,) = desk.library.battles.listed()
    return Players(desk, open_battle(desk, battle_id=battle.id))


def open_active(window: Window, sides: Sides, **more: Any) -> BattleTable:
    """Show the table of a battle that was left at its activation phase, as :func:`active` says."""
    assert window.desk is not None
    return seated(window, active(window.desk, sides, **more))


def open_combat(window: Window, sides: Sides, *contacts: tuple[str, str]) -> BattleTable:
    """Show the table of a battle that was left at its combat phase, with the keyboard on the table."""
    assert window.desk is not None
    table = seated(window, in_combat(window.desk, sides, *contacts))
    table.setFocus()
    return table


def in_combat(desk: Desk, sides: Sides, *contacts: tuple[str, str]) -> Play:
    """Begin a battle and leave it at its combat phase, with figures in contact."""
    play = active(desk, sides)
    carry_out(desk, play, *(c.Touch(*pair) for pair in contacts))
    assert isinstance(do(desk, play, c.Advance(), overrule=True), Step)
    assert play.game.phase == "combat"
    return play


def active(desk: Desk, sides: Sides, first: str = "b", winner: str = "a", **more: Any) -> Play:
    """Begin a battle and leave it at its activation phase: one won, one speaks first."""
    play = begun(desk, sides, **more)
    for key in "ab":
        if play.game.step == "order":
            carry_out(desk, play, c.Ready(key))
    carry_out(desk, play, c.DeclareWinner(winner), c.ChooseFirst(first))
    return play


def carry_out(desk: Desk, play: Play, *commands: Command) -> None:
    """Play on in a battle that nobody sees."""
    for command in commands:
        assert isinstance(do(desk, play, command), Step), command


def unseen(table: BattleTable, *commands: Command, overrule: bool = False) -> None:
    """Carry commands out at a table whose screen follows with the next one that its context does."""
    context = table.context
    for command in commands:
        made = do(context.desk, context.play, command, overrule=overrule, initiator=context.place or context)
        assert isinstance(made, Step), (command, made)


def play_on(table: BattleTable, *commands: Command, overrule: bool = False) -> None:
    """Carry commands out at a table, to come to what is tested; its screen follows once, after the last."""
    unseen(table, *commands[:-1], overrule=overrule)
    assert table.context.do(commands[-1], overrule=overrule), commands[-1]


def to_activation(table: BattleTable, first: str = "b", winner: str = "a") -> None:
    """Go through the strategic phase: both ready, one wins, one speaks first."""
    for key in "ab":
        if table.context.game.step == "order":
            unseen(table, c.Ready(key))
    play_on(table, c.DeclareWinner(winner), c.ChooseFirst(first))
    rest()


def squads(first: Card, second: Card, *, figures: tuple[int, int]) -> Sides:
    """Give two sides with one card each and so many figures of it."""
    a, b = (
        SideSetup(name=name, people="griffins", cards=(ListedCard(sheet=sheet, figures=n),))
        for name, sheet, n in zip(("Temple", "Horde"), (first, second), figures, strict=True)
    )
    return a, b


def to_combat(table: BattleTable, *contacts: tuple[str, str]) -> None:
    """Bring figures into contact and go on to the combat phase, with the keyboard on the table."""
    unseen(table, *(c.Touch(*pair) for pair in contacts))
    play_on(table, c.Advance(), overrule=True)
    rest()
    assert table.context.game.phase == "combat"
    table.setFocus()


def to_duel(table: BattleTable) -> None:
    """Bring two figures of a battle of MonCon'F together, and the battle to its combat phase."""
    combat = c.Correct("game", {"phase": "combat", "step": "", "hand": "", "speaking": ()})
    play_on(table, c.Touch("a1.1", "b1.1"), combat)


def fresh_battle(desk: Desk) -> Play:
    """Begin a battle of MonCon'F that nobody sees yet: the example's two armies, at the tactician's roll."""
    made = done(add_example(desk, system="monconf"))
    armies = {army.id: army for army in desk.library.armies()}
    a, b = (SideSetup.from_muster(desk.library.muster(armies[key])) for key in made)
    return start_battle(desk, name="Aube", a=a, b=b, ruleset=rulesets()["monconf"], turn_limit=6)


def led_battle(desk: Desk) -> Play:
    """Begin a battle of MonCon'F that the first side leads, both with their points as proposed."""
    play = fresh_battle(desk)
    carry_out(
        desk, play, c.ChooseCoordinator("a", fighter="a4.1"), c.ThrowDice("a", (5,)),
        c.ChooseCoordinator("b", fighter="b3.1"), c.ThrowDice("b", (3,)),
        c.Together((c.Advance(), AgreePoints(6, 5))), c.Ready("a"), c.Ready("b"), c.ChooseFirst("a"),
    )  # fmt: skip
    assert play.game.hand == "a"
    return play


def to_upkeep(table: BattleTable) -> None:
    play_on(table, c.Advance(), c.Advance(), overrule=True)
    assert table.context.game.phase == "upkeep"
    rest()


def prompted(table: BattleTable, kind: type[P]) -> P:
    """Give the prompt in view, which is of this kind."""
    assert isinstance(table.prompt, kind), table.prompt
    return table.prompt
