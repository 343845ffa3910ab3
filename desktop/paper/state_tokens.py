"""What a table marks of figures beside their wounds, and the words of tokens in both languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.cards import Card
from rules.values import Characteristic, ValueKind

TOKEN_WORDS: dict[str, dict[str, str]] = {
    "acted": {"fr": "A agi", "en": "Has acted"},
    "life": {"fr": "Points de vie", "en": "Life points"},
    "animus": {"fr": "Animus", "en": "Animus"},
    "container": {"fr": "Conteneur", "en": "Container"},
    "faith": {"fr": "Foi temporaire", "en": "Temporary faith"},
}


def _flies(card: Card) -> bool:
    """Tell whether a card flies: by two movements, or by Vol (II-F)."""
    moves = card.value(Characteristic.MOU).kind is ValueKind.MOVES
    return moves or any(ability.id == "flight" for ability in card.abilities)


_BEFALLS: dict[str, Callable[[Card], bool]] = {
    "all": lambda card: True,
    "casters": lambda card: card.is_mage or card.is_faithful,
    "flyers": _flies,
}


@dataclass(frozen=True, slots=True)
class StateToken:
    """A state of figures that is no wound, and for how many of them there is a token.

    `one_in` 1 is a token for each figure that it may befall, 2 for half of them, 0 a single one for the side;
    `whom` it may befall is a key of those above.
    """

    sign: str
    words: Mapping[str, str]
    shape: str
    colour: str
    one_in: int
    whom: str

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> StateToken:
        """Take a row of the table of tokens. Raises KeyError for a row that says too little."""
        if row["whom"] not in _BEFALLS:
            raise KeyError(row["whom"])
        words = {language: row[language] for language in ("fr", "en")}
        return cls(row["sign"], words, row["shape"], row["colour"], row["one_in"], row["whom"])

    def befalls(self, card: Card) -> bool:
        """Tell whether figures of a card may be in this state."""
        return _BEFALLS[self.whom](card)
