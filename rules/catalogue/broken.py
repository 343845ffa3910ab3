"""A limit that a list breaks, as a value with its reason: the table is warned, nothing is forbidden."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.catalogue.spots import SpotKind
from rules.text import Message


class BrokenKind(Enum):
    """In which way a limit is broken."""

    TOO_FEW = "min"
    TOO_MANY = "max"
    HIDDEN = "hidden"
    TOO_DEAR = "cost"
    CIRCLE = "loop"  # of prices that depend on themselves: a part of them was left out


@dataclass(frozen=True, slots=True)
class BrokenLimit:
    """What is broken, where, and by what."""

    kind: BrokenKind
    limit: str
    """The id of the limit; of a spending limit the currency."""
    node: str
    """The id of the node that the limit stands on: an entry, a group, a link, a category, a force."""
    entry: str
    """The id of what is limited, with the links on the way."""
    name: str
    where: SpotKind
    """What it is broken in."""
    where_id: str
    """Which one: a force or selection by its id in the list, a category by its id in the catalogue."""
    where_entry: str
    """The id, in the catalogue, of that force, category or selection."""
    counted: float
    bound: float
    culprits: tuple[str, ...] = ()
    """The selections that count, by their ids: the way there."""
    currency: str = ""
    """What is counted by its id, where that is money."""
    unset: str = ""
    """The currency of a limit that it goes by and the list lacks: nobody can tell whether it holds."""

    @property
    def reason(self) -> Message:
        """Return why it is broken."""
        return Message(
            f"catalogue.{self.kind.value}",
            {"name": self.name, "counted": self.counted, "bound": self.bound},
        )
