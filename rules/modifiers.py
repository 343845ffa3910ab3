"""What changes fighters for a while: modifiers, how effects hold, and how long (II-A-4, II-C)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Until(StrEnum):
    """When a modifier ends by itself."""

    TURN_END = "turn_end"
    COMBAT_END = "combat_end"
    ACTIVATION = "activation"  # this fighter's activation of the next turn
    GAME_END = "game_end"
    MARK = "mark"  # with the mark of the fighter that it came with


class ModifierKind(StrEnum):
    """The order of II-A-4: replacements, then penalties, then bonuses.

    A division rounds up to an integer; its place among them is a line of the ruleset.
    """

    REPLACE = "replace"
    DIVIDE = "divide"
    PENALTY = "penalty"
    BONUS = "bonus"


@dataclass(frozen=True, slots=True)
class Modifier:
    """A change of one characteristic with its source in words, empty for none, and its end.

    ``since`` is the turn it was put on in. Within an effect the effect's own source and end count.
    ``aspect`` names one of the three of FOI; without a name all of them change.
    """

    characteristic: str
    amount: float
    source: str
    kind: ModifierKind = ModifierKind.BONUS
    until: Until = Until.TURN_END
    since: int = 0
    aspect: str = ""

    def changes(self, characteristic: str, aspect: str | None = None) -> bool:
        """Tell whether this changes a characteristic, of FOI the aspect asked for."""
        return self.characteristic == characteristic and self.aspect in ("", aspect)


class Bond(StrEnum):
    """How an effect holds its recipients (II-C-4)."""

    GAIN = "gain"  # fixed when given, whatever becomes of the source
    BENEFIT = "benefit"  # whoever meets the condition now; the players switch it per fighter


class Lasting(StrEnum):
    """How long an effect lasts (II-C-3)."""

    INSTANT = "instant"  # told in the journal, nothing stays
    TURNS = "turns"  # so many turns, the present one being the first unless the ruleset says otherwise
    COMBAT = "combat"  # end of combat
    TURN = "turn"  # end of turn
    ACTIVATION = "activation"  # until its recipient's activation next turn
    GAME = "game"  # end of game
    UPKEEP = "upkeep"  # Entretien/X: to the end of the turn, then paid again each turn
