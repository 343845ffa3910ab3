"""What the card of a system prints: which values, in which order, and what is entered with them.

A system is a row here; editor, face, tables and search read it and know no system by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.values import PRINTED, Characteristic, Value

C = Characteristic


@dataclass(frozen=True, slots=True)
class Sheet:
    """The form of a system's cards.

    ``printed`` are the values of the fast entry line and of the strip on the face; ``beside`` those that a
    card prints apart from the strip. A value lies within ``least`` and ``most`` where they are given.
    ``priced`` tells whether a figure costs army points (PA), ``life`` what its life points are called where
    they have a name of their own.
    """

    system: str
    printed: tuple[Characteristic, ...]
    beside: tuple[Characteristic, ...] = ()
    least: float | None = None
    most: float | None = None
    priced: bool = True
    life: str = ""

    @property
    def values(self) -> tuple[Characteristic, ...]:
        """Return every value of a card, the printed strip first."""
        return self.printed + self.beside

    def allows(self, value: Value) -> bool:
        """Tell whether a value lies within the limits; what is no number does."""
        number = value.number
        if number is None or self.least is None or self.most is None:
            return True
        return self.least <= number <= self.most

    @property
    def has_nerve(self) -> bool:
        """Tell whether a card prints a courage or a fear."""
        return C.COU in self.printed


_ECLATS = (C.EVE, C.AGI, C.FOR, C.END, C.BEA, C.PER, C.INT, C.EMP, C.RUS, C.CHA)
SHEETS: Mapping[str, Sheet] = {
    sheet.system: sheet
    for sheet in (
        Sheet("confrontation", PRINTED),
        Sheet("monconf", PRINTED, beside=(C.PV, C.PUI)),
        Sheet("eclats", _ECLATS, beside=(C.PV,), least=0, most=3, priced=False, life="Animus"),
    )
}


def sheet_of(system: str) -> Sheet:
    """Return the form of a system's cards; one that nobody knows is read as Confrontation's."""
    return SHEETS.get(system, SHEETS["confrontation"])
