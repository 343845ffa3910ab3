"""What cards may buy: the options of a club's library, each with its price for whom it is offered to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rules.armies import Option, OptionKind

MAGIC = (OptionKind.SPELL, OptionKind.MIRACLE)
"""The kinds that mages and faithful buy."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An artefact, a spell, a miracle or something else that entries of a list may buy.

    ``takers`` are the ids of the cards it is offered to, each with its price in PA (None: unknown); where
    there are none it is nobody's own. ``group`` is where it stands in the tree of choices, ``lines`` what
    its source prints of it, word for word.
    """

    option: Option
    group: tuple[str, ...] = ()
    takers: Mapping[str, float | None] = field(default_factory=dict)
    people: str = ""
    edition: str = ""
    source: str = ""
    lines: tuple[tuple[str, str], ...] = ()

    def option_for(self, card_id: str) -> Option | None:
        """Return the option as a card would buy it, None for a card it is not offered to."""
        if card_id not in self.takers:
            return None
        return replace(self.option, pa=self.takers[card_id])
