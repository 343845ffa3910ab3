"""Where the cards of a side lie, as its owner moves them about before the correction is made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from rules.battle.corrections import Arrange
from rules.battle.state import Game, Side


class Heap(StrEnum):
    """Where a card may lie."""

    PILE = "pile"
    RESERVE = "reserve"
    PLAYED = "played"
    OUT = "out"  # not in this turn's sequence


@dataclass(frozen=True, slots=True)
class Draft:
    """Heaps one below the other: ``laid`` names each heap, then its cards, the top of the pile first.

    Where the program does not hold the order (``ordered`` is false), the cards not played yet are one heap,
    and ``held`` says how many of them lie in the reserve.
    """

    side: str
    laid: tuple[str, ...]
    ordered: bool = True
    held: int = 0
    most_held: int = 0

    @classmethod
    def of(cls, game: Game, side: Side) -> Draft:
        """Return the cards of a side as they lie."""
        mine = [card.id for card in game.cards_of(side.key)]
        ordered = side.knowledge.ordered
        if game.phase == "strategic":
            pile: tuple[str, ...] = side.order
            reserve: tuple[str, ...] = ()
            played: tuple[str, ...] = ()
        else:
            pile, reserve = side.pile, side.reserve
            played = tuple(card for card in side.played if card in mine)
        out = [card for card in mine if card not in {*pile, *reserve, *played}]
        heaps: dict[Heap, Iterable[str]] = {Heap.PILE: pile if ordered else _in_list(mine, pile, reserve)}
        if game.phase != "strategic":
            heaps |= {Heap.RESERVE: reserve} if ordered else {}
            heaps |= {Heap.PLAYED: played}
        heaps |= {Heap.OUT: out}
        laid = tuple(each for heap, cards in heaps.items() for each in (heap, *cards))
        held = 0 if ordered else len(reserve)
        return cls(side.key, laid, ordered, held, 0 if game.phase == "strategic" or ordered else len(mine))

    # -- reading ------------------------------------------------------------------------------------

    @property
    def heaps(self) -> tuple[Heap, ...]:
        """Return the heaps there are now, from top to bottom."""
        return tuple(Heap(each) for each in self.laid if each in tuple(Heap))

    def cards(self, heap: Heap) -> tuple[str, ...]:
        """Return the cards of a heap, none for one that is not there."""
        found: list[str] = []
        here = False
        for each in self.laid:
            if each in tuple(Heap):
                here = each == heap
            elif here:
                found.append(each)
        return tuple(found)

    def heap_of(self, card: str) -> Heap:
        """Return the heap of a card. Raises StopIteration for a card that is nowhere."""
        return next(heap for heap in self.heaps if card in self.cards(heap))

    # -- moving -------------------------------------------------------------------------------------

    def moved(self, card: str, to: int) -> Draft:
        """Return the draft with a card at a place of ``laid``; nothing lies above the pile."""
        rest = [each for each in self.laid if each != card]
        rest.insert(max(1, min(len(rest), to)), card)
        return replace(self, laid=tuple(rest))._held()

    def put(self, card: str, heap: Heap) -> Draft:
        """Return the draft with a card on top of the pile, or last in another heap."""
        if heap not in self.heaps:
            return self
        rest = [each for each in self.laid if each != card]
        at = rest.index(heap) + 1
        if heap is not Heap.PILE:
            at += len([each for each in self.cards(heap) if each != card])
        rest.insert(at, card)
        return replace(self, laid=tuple(rest))._held()

    def hold(self, by: int) -> Draft:
        """Return the draft with more or fewer of the unplayed cards in the reserve."""
        return replace(self, held=max(0, self.held + by))._held()

    def _held(self) -> Draft:
        most = min(self.most_held, len(self.cards(Heap.PILE)))
        return replace(self, held=min(self.held, most))

    def command(self, game: Game, reason: str) -> Arrange:
        """Return the correction that lays the cards so."""
        pile, reserve = self.cards(Heap.PILE), self.cards(Heap.RESERVE)
        if not self.ordered:
            # whoever holds the place of the card set aside is not known: those that hold one already,
            # then those nobody has seen
            before = game.sides[self.side].reserve
            likely = sorted(pile, key=lambda card: (card not in before, game.cards[card].seen))
            reserve = tuple(likely[: self.held])
            pile = tuple(card for card in pile if card not in reserve)
        return Arrange(self.side, pile, reserve, self.cards(Heap.PLAYED), reason)


def _in_list(mine: list[str], *heaps: tuple[str, ...]) -> tuple[str, ...]:
    unplayed = {card for heap in heaps for card in heap}
    return tuple(card for card in mine if card in unplayed)
