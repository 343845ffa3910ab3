"""An entry of the army in view, in words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry as it is shown: everything is words already.

    ``detail`` stands below the name, ``options`` after it; ``others`` is the price in the currencies beside
    PA that the card itself costs or gives; ``newer`` is the difference to the card's newest revision, "" when
    the entry has it; ``problems`` are the sentences about this entry.
    """

    id: str
    figures: int
    name: str
    detail: str = ""
    options: str = ""
    price: str = ""
    others: str = ""
    price_known: bool = True
    explained: str = ""
    newer: str = ""
    problems: tuple[str, ...] = ()

    @property
    def below(self) -> str:
        """What stands below the name."""
        return " · ".join(part for part in (self.detail, self.options) if part)

    @property
    def spoken(self) -> str:
        """The row as a screen reader says it."""
        parts = (
            f"{self.figures} × {self.name}",
            self.detail,
            self.options,
            self.price,
            self.others,
            *self.problems,
        )
        return ", ".join(part for part in parts if part)
