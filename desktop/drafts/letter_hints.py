"""Any figure within three keys: A, the letter of its card, its own letter."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from string import ascii_lowercase, digits

from rules.battle.state import Game

_LETTERS = ascii_lowercase + digits


@dataclass(slots=True)
class Hints:
    """The letters that lead to cards while they are shown, and what was typed of them so far.

    A card of one figure is reached by its card's letter alone.
    """

    game: Game
    cards: Mapping[str, str]
    typed: str = ""
    done: bool = False
    found: str = ""
    last: list[str] = field(default_factory=list)

    @classmethod
    def over(cls, game: Game) -> Hints:
        """Letter the cards in the order in which they came: a letter stays all the battle."""
        letters = dict(zip(game.cards, _LETTERS, strict=False))
        return cls(game, {card: letter for card, letter in letters.items() if game.fighters_of(card)})

    def keep(self, cards: Container[str]) -> None:
        """Letter only these cards, each as it is among all."""
        self.cards = {card: letter for card, letter in self.cards.items() if card in cards}

    def type(self, character: str) -> bool:
        """Take a letter; True when it leads somewhere. ``done`` and ``found`` tell of a figure reached."""
        character = character.lower()
        if not self.typed:
            card = next((card for card, letter in self.cards.items() if letter == character), None)
            if card is None:
                return False
            figures = self.game.fighters_of(card)
            self.typed = character
            self.last = [card]
            if len(figures) == 1:
                self.found, self.done = figures[0].id, True
            return True
        for number, fighter in enumerate(self.game.fighters_of(self.last[0]), 1):
            if fighter.letter.lower() == character or str(number) == character:
                self.found, self.done = fighter.id, True
                return True
        return False

    def shown(self) -> Mapping[str, str]:
        """Give the letters still to be shown: all, or only that of the card that was typed."""
        if not self.typed:
            return self.cards
        return {card: letter for card, letter in self.cards.items() if card == self.last[0]}
