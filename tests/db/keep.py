"""Keep files of a release for the tests of all later ones: ``python -m tests.db.keep 0.1.0``.

What is kept is never made anew: it is what players of that release have on their disks.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from db import codec
from db.codec import Codec
from db.exchange.battle import export
from db.library import ArmyWrite, CardWrite, Library
from rules.armies import Army, Entry, Option
from rules.battle import commands as c
from rules.battle.state import Game, Place
from rules.cards import Card, Rank
from rules.text import Message
from rules.values import Characteristic, Value
from tests.db.kept import recorded
from tests.rules.card_samples import PLAIN, SAMPLES
from tests.stories.tabletop import GRIFFON, SCORPION, Tabletop

FILES = Path(__file__).with_name("files")
GAME = Codec(Game)
OLD = "Tigre"
CARD = Card(
    "Tigre de Dirz", "Tiger of Dirz", "dirz",
    {Characteristic.MOU: Value.parse("17,5"), Characteristic.FOR: Value.parse("12 + 1 Dé"),
     Characteristic.TIR: Value.parse("-"), Characteristic.PEUR: Value.of(5)},
    rank=Rank.parse("Champion 2 Élite"), edition="C5", note="œ’\u202f—",
)  # fmt: skip


def story() -> Tabletop:
    """Play the worked example V-A-4 with wounds, a Sonné, gems, corrections and a second turn begun."""
    table = Tabletop.of(GRIFFON, SCORPION, dice=[3, 5])
    table.do(c.SetOrder("a", tuple(reversed(table.side("a").order))))
    table.do(c.SetOrder("a", tuple(reversed(table.side("a").order))))
    for side in "ab":
        table.do(c.Ready(side))
    table.do(c.DeclareWinner("a"), overrule=True)
    table.do(c.ChooseFirst("b"))
    for command in (
        c.Refuse(), c.PlayTop(), c.ReserveTop(), c.ReserveTop(), c.PlayTop(), c.PlayTop(), c.PlayBoth(),
        c.PlayTop(), c.PlayTop(), c.PlayBoth(),
    ):  # fmt: skip
        table.do(command)
        if table.game.speaking:
            table.do(c.EndSpeaking())
    table.do(c.Notch("b1.1", 2))
    table.do(c.Stun("b1.1", True))
    table.do(c.Gem("a4.1", "fire", 2))
    table.do(c.Notch("b2.1", 4))
    table.do(c.Correct("fighter:a2.1", {"place": Place.FLED}, "ran"))
    table.do(c.WriteNote("œil pour œil <b>&\"'"))
    while table.game.turn == 1:
        table.do(c.EndTurn() if table.game.phase == "upkeep" else c.Advance(), overrule=True)
    return table


def keep(version: str) -> None:
    """Write a battle with its last state, a library, and a card of each field.

    Raises FileExistsError for a release that was kept.
    """
    FILES.mkdir(exist_ok=True)
    with (FILES / f"battle-{version}.json").open("xb"):
        pass
    table = story()
    record = replace(recorded(table), name="V-A-4")
    (FILES / f"battle-{version}.json").write_bytes(export(record))
    (FILES / f"battle-{version}.state.json").write_bytes(GAME.write(table.game))
    cards = (PLAIN, *SAMPLES.values())
    (FILES / f"cards-{version}.json").write_bytes(b"\n".join(map(codec.CARD.write, cards)) + b"\n")
    with Library.open(FILES / f"library-{version}.tact") as library:
        label = Message("step.card_added", {"name": OLD})
        (card,) = library.write_cards(label, [CardWrite(None, Card(OLD))], [b"picture"]).card_ids
        library.write_cards(Message("step.card_edited", {"name": OLD}), [CardWrite(card, CARD)])
        entry = Entry("e1", card, 2, 3, (Option("Épée", pa=5),), "note")
        army = Army("", "Scorpion", "dirz", "C5", 300, (entry,))
        library.write_armies(Message("step.army_added", {"name": "Scorpion"}), [ArmyWrite(None, army)])
        library.battles.bring_in(record)
        library.set_setting("language", "fr")


if __name__ == "__main__":
    keep(sys.argv[1])
