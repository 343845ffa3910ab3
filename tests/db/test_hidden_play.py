"""A hidden order in real play: what the program exports tells nobody what lies in the pile."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from db.exchange.battle import export, read
from rules.battle import commands as c
from rules.battle.concealment import concealed
from rules.battle.corrections import Arrange
from tests.db.kept import recorded
from tests.examples import examples
from tests.stories.tabletop import GRIFFON, SCORPION, Tabletop


def strategic(table: Tabletop, order: list[str]) -> None:
    """Order both sides and win the roll for the Griffon, who lets the Scorpion speak first."""
    table.do(c.SetOrder("a", tuple(order)))
    table.do(c.SaveOrder("a", "mur"))
    for side in "ab":
        table.do(c.Ready(side))
    table.do(c.DeclareWinner("a"), overrule=True)
    table.do(c.ChooseFirst("b"))


def speak(table: Tabletop, command: c.Command) -> None:
    table.do(command)
    if table.game.speaking:
        table.do(c.EndSpeaking())


def activation(table: Tabletop, turns: int) -> None:
    """Play so many speaking turns; the Griffon sets its second card aside and keeps it."""
    for _ in range(turns):
        if not table.game.hand:
            return
        side = table.side(table.game.hand)
        if side.key == "a" and len(side.played) == 1 and not side.reserved and len(side.pile) > 1:
            speak(table, c.ReserveTop())
        elif side.pile:
            speak(table, c.PlayTop())
        else:
            speak(table, c.PlayReserve())


def played(secret: int, public: int, turns: int) -> Tabletop:
    """Play a turn in the open, then one with the Griffon's order hidden, up to some speaking turn."""
    chance = random.Random(public)
    table = Tabletop.of(GRIFFON, SCORPION)
    if chance.random() < 0.5:
        order = list(table.side("a").order)
        chance.shuffle(order)
        strategic(table, order)
        activation(table, 99)
        for _ in range(20):
            if table.game.phase == "strategic":
                break
            table.do(c.EndTurn() if table.game.phase == "upkeep" else c.Advance(), overrule=True)
    table.do(c.Conceal("a", True))
    order = list(table.side("a").order)
    chance.shuffle(order)
    # The first card is drawn in the speaking turns that are played, the others stay unseen.
    seen, unseen = order[:1], order[1:]
    random.Random(secret).shuffle(unseen)
    strategic(table, [*seen, *unseen])
    activation(table, turns)
    if len(table.side("a").pile) > 1:
        put_right(table, secret)
    return table


def put_right(table: Tabletop, secret: int) -> None:
    """Let the owner correct where his unplayed cards lie, and say why in words of his own."""
    side = table.side("a")
    unplayed = [*side.pile, *side.reserve]
    random.Random(secret + 1).shuffle(unplayed)
    cut = len(unplayed) - len(side.reserve)
    table.do(Arrange("a", tuple(unplayed[:cut]), tuple(unplayed[cut:]), side.played, f"{unplayed[0]} first"))


@settings(max_examples=examples(20), deadline=None)
@given(st.integers(), st.integers(), st.integers(0, 9), st.integers(0, 5))
def test_what_is_exported_does_not_depend_on_the_hidden_order(
    one: int, two: int, public: int, turns: int
) -> None:
    tables = [played(secret, public, turns) for secret in (one, two)]
    if {*tables[0].side("a").played} != {*tables[1].side("a").played}:
        return  # a card was drawn that only one of the two orders had there
    files = [export(recorded(table)) for table in tables]
    assert files[0] == files[1]
    told = read(files[0]).game()
    assert concealed(told) == concealed(tables[0].game) != frozenset()
    assert told.fighters == tables[0].game.fighters
