"""Spells and miracles as cards: what they cost, how hard, how far, on whom, how long, and what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from rules.designation import Designation
from rules.modifiers import Bond, Lasting, Modifier
from rules.values import UNKNOWN, Characteristic, Value

ELEMENTS = ("air", "water", "fire", "earth", "light", "darkness")
NEUTRAL = "neutral"
FAITH = "faith"


class SpellKind(StrEnum):
    """A spell is cast with gems by POU, a miracle called with temporary faith by FOI (section 8)."""

    SPELL = "spell"
    MIRACLE = "miracle"

    @property
    def characteristic(self) -> Characteristic:
        """Return what is tested."""
        return Characteristic.POU if self is SpellKind.SPELL else Characteristic.FOI


@dataclass(frozen=True, slots=True, kw_only=True)
class SpellRange:
    """The range: how far its target or its point may be (II-C-2): cm, contact, or neither, on itself."""

    cm: float | None = None
    contact: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Area:
    """Whom it acts on: a radius in cm, with dice added to it, and a named group (II-C-1).

    Without a radius it is one fighter, or the group. ``marker`` says that the radius is around a marker
    and not around the caster.
    """

    cm: float | None = None
    dice: int = 0
    group: Designation | None = None
    marker: bool = False

    @property
    def wide(self) -> bool:
        """Tell whether it has a radius: who is within is for the table to say."""
        return bool(self.cm or self.dice)

    def radius(self, dice: Sequence[int] = ()) -> float | None:
        """Return the radius in cm with its dice, added as they fell; None without one or before they fell."""
        return (self.cm or 0) + sum(dice) if self.wide and len(dice) == self.dice else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell:
    """A spell or a miracle, as its card prints it or as it was typed at the table.

    ``cost`` is in gems by element, ``faith`` in temporary faith. ``difficulty`` is a number, the name of a
    characteristic of the target, a dash where no test is made, or unknown. ``upkeep`` is the X of
    Entretien/X where ``lasting`` says so. ``modifiers`` and ``grants`` are put on the targets.
    ``frequency`` is how often one caster may cast it in a turn, 0 as often as its resources last; ``once``
    says that one caster may cast it once in the whole battle.
    """

    name_fr: str
    name_en: str = ""
    kind: SpellKind = SpellKind.SPELL
    path: str = ""
    cost: Mapping[str, int] = field(default_factory=dict)
    faith: int = 0
    aspect: str = ""
    difficulty: Value = UNKNOWN
    reach: SpellRange = field(default_factory=SpellRange)
    area: Area = field(default_factory=Area)
    bond: Bond = Bond.GAIN
    lasting: Lasting = Lasting.INSTANT
    turns: int = 0
    upkeep: int = 0
    modifiers: tuple[Modifier, ...] = ()
    grants: tuple[str, ...] = ()
    text_fr: str = ""
    text_en: str = ""
    frequency: int = 0
    once: bool = False

    def name(self, language: str) -> str:
        """Return the name in a language, or the other one where it is missing."""
        return (self.name_en or self.name_fr) if language == "en" else (self.name_fr or self.name_en)

    @property
    def element(self) -> str:
        """Return what Entretien/X is paid with: the element that costs most, or faith for a miracle."""
        if self.kind is SpellKind.MIRACLE:
            return FAITH
        named = [element for element in self.cost if element != NEUTRAL]
        return max(named, key=lambda element: self.cost[element], default=NEUTRAL)


@dataclass(frozen=True, slots=True)
class CostLine:
    """One part of a cost: how many of what, how many are there, how many are missing.

    ``chosen`` are the gems of this element that the players put down, None where the program pays.
    """

    element: str
    needed: int
    held: int
    missing: int
    chosen: int | None = None

    @property
    def others(self) -> int:
        """Return how many gems of another element pay a part of it."""
        own = self.held if self.chosen is None else self.chosen
        return max(0, self.needed - self.missing - min(own, self.needed))


@dataclass(frozen=True, slots=True)
class Payment:
    """How a cost can be paid: line by line, and the gems (or faith) that would be spent.

    ``over`` is what the players put down beyond the cost.
    """

    lines: tuple[CostLine, ...]
    gems: Mapping[str, int]
    over: Mapping[str, int] = field(default_factory=dict)

    @property
    def missing(self) -> Mapping[str, int]:
        """Return what is missing, by element; empty when it can be paid."""
        return {line.element: line.missing for line in self.lines if line.missing}

    def chosen(self, gems: Mapping[str, int], held: Mapping[str, int]) -> Payment:
        """Return the payment with the gems that the players put down: all of them are spent."""
        lines = (
            replace(line, held=held.get(line.element, 0), chosen=gems.get(line.element, 0))
            for line in self.lines
        )
        over = {e: min(n, held.get(e, 0)) - self.gems.get(e, 0) for e, n in gems.items()}
        return Payment(
            tuple(lines), {e: n for e, n in gems.items() if n}, {e: n for e, n in over.items() if n > 0}
        )


def one_by_one(gems: Mapping[str, int]) -> list[str]:
    """Name each gem by its element, three times for three of one, as messages hold them."""
    return [element for element, n in gems.items() for _ in range(n)]


def payment(
    cost: Mapping[str, int], held: Mapping[str, int], *, neutral_pays: bool, any_pays: bool = True
) -> Payment:
    """Return how gems pay a cost: those of the element first, then neutral ones where the ruleset lets them.

    The neutral part of a cost takes neutral gems, then any that is left where ``any_pays``.
    """
    left = {element: n for element, n in held.items() if n > 0}
    spent: dict[str, int] = {}
    lines: list[CostLine] = []

    def take(element: str, wanted: int) -> int:
        n = min(left.get(element, 0), wanted)
        if n:
            left[element] -= n
            spent[element] = spent.get(element, 0) + n
        return wanted - n

    for element, needed in sorted(cost.items(), key=lambda part: part[0] == NEUTRAL):
        missing = take(element, needed)
        if element == NEUTRAL:
            for other in sorted(left, key=lambda other: -left[other]) if any_pays else ():
                missing = take(other, missing)
        elif neutral_pays:
            missing = take(NEUTRAL, missing)
        lines.append(CostLine(element, needed, held.get(element, 0), missing))
    return Payment(tuple(lines), spent)
