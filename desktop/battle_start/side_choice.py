"""What is chosen for a side of a new battle, what is missing of it, and the side that it makes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from desktop.operations import battle_start
from desktop.operations.casters import Endowment
from desktop.operations.desk import Desk
from desktop.operations.named import named_cards
from desktop.wording import in_game
from rules.battle.setup import SideSetup
from rules.battle.state import Knowledge
from rules.systems import SystemKind

translate = QCoreApplication.translate


class Mode(StrEnum):
    """What is known of a side when the battle begins."""

    ARMY = "army"
    REVEALED = "revealed"
    COUNT = "count"

    @property
    def listed(self) -> bool:
        """Tell whether an army of the library is chosen."""
        return self is not Mode.COUNT

    def asks_names(self, system: SystemKind) -> bool:
        """Tell whether names are asked for: a number of cards means nothing where no sequence is played."""
        return self is Mode.COUNT and not system.sequences


@dataclass(frozen=True, slots=True)
class SideChoice:
    """What was chosen for a side; ``held`` is what each entry that casts begins with."""

    mode: Mode = Mode.ARMY
    army: str = ""
    count: int = 0
    name: str = ""
    player: str = ""
    hidden: bool = True
    people: str = ""
    names: str = ""
    held: Mapping[str, Endowment] = field(default_factory=dict)

    def missing(self, desk: Desk, system: SystemKind) -> str:
        """Say what is still to be chosen before a battle can begin, "" for nothing."""
        if self.mode.asks_names(system):
            known = named_cards(self.names, system.id)
            return "" if known else translate("SetupPage", "Enter at least one name.")
        if self.mode is Mode.COUNT:
            return "" if self.count else translate("SetupPage", "How many cards does this side have?")
        if not self.army:
            return in_game("setup.which_army", system.id)
        return "" if desk.library.army(self.army).entries else in_game("army.empty", system.id)

    def setup(self, desk: Desk, system: SystemKind, role: str) -> SideSetup:
        """Return the side that it makes; one of names alone is called by its ``role`` in the rules."""
        if self.mode.asks_names(system):
            cards = named_cards(self.names, system.id)
            return SideSetup(name=role, player=self.player, cards=cards)
        if self.mode is Mode.COUNT:
            return SideSetup(
                name=self.name, player=self.player, people=self.people, knowledge=Knowledge.COUNTED,
                count=self.count,
            )  # fmt: skip
        return battle_start.army_side(
            desk, army_id=self.army, player=self.player,
            revealed=self.mode is Mode.REVEALED, hidden=self.hidden,
            holdings={entry: each.holding(desk) for entry, each in self.held.items()},
        )  # fmt: skip
