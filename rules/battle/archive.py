"""What an archive of battles tells: which of them somebody looks for, and what came of those that ended.

Only battles that ended are counted: of those everything is public.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.battle.score import how_lost
from rules.battle.state import SIDES, Game, other
from rules.text import fold


class BattleOutcome(StrEnum):
    """How a battle went for the army that is asked about, or for anybody where none is."""

    WON = "won"
    LOST = "lost"
    DRAW = "draw"
    RUNNING = "running"


_WON, _DRAWN, _LOST = BattleOutcome.WON, BattleOutcome.DRAW, BattleOutcome.LOST


@dataclass(frozen=True, slots=True)
class BattleFilter:
    """Which battles somebody looks for: of an army, against an opponent's, with a result; "" for any.

    Armies are found by their folded names.
    """

    army: str = ""
    opponent: str = ""
    result: str = ""

    def sides(self, armies: Sequence[str]) -> tuple[str, ...]:
        """Return the sides of a battle that are the army against the opponent."""
        names = dict(zip(SIDES, map(fold, armies), strict=True))
        mine, theirs = fold(self.army), fold(self.opponent)
        return tuple(
            side for side in SIDES if mine in ("", names[side]) and theirs in ("", names[other(side)])
        )

    def lets(self, armies: Sequence[str], *, ended: bool, winner: str | None) -> bool:
        """Tell whether a battle is meant; ``winner`` is a side, "" for a draw, None where nobody said."""
        sides = self.sides(armies)
        if not sides:
            return False
        match self.result:
            case BattleOutcome.RUNNING:
                return not ended
            case BattleOutcome.DRAW:
                return ended and winner == ""
            case BattleOutcome.WON:
                return ended and winner in sides
            case BattleOutcome.LOST:
                return ended and bool(winner) and other(str(winner)) in sides
        return True


@dataclass(frozen=True, slots=True)
class CardFate:
    """A card in a battle that ended: its side, its names, how many figures it had, how many were lost."""

    side: str
    fr: str
    en: str
    figures: int
    lost: int


@dataclass(frozen=True, slots=True)
class EndedBattle:
    """What an archive keeps of a battle that ended; ``winner`` is a side, "" for a draw."""

    armies: tuple[str, str]
    winner: str
    turns: int
    cards: tuple[CardFate, ...]


def ended_battle(game: Game) -> EndedBattle | None:
    """Return what the archive keeps of a battle; None while it goes on."""
    if game.result is None:
        return None
    cards = []
    for card in game.cards.values():
        figures = game.fighters_of(card.id)
        names = (card.sheet.name("fr"), card.sheet.name("en")) if card.sheet else (card.sketch,) * 2
        if names[0] and figures:
            cards.append(CardFate(card.side, *names, len(figures), sum(bool(how_lost(f)) for f in figures)))
    first, second = (game.sides[key].name for key in SIDES)
    return EndedBattle((first, second), game.result.winner, game.turn, tuple(cards))


@dataclass(frozen=True, slots=True)
class Record:
    """How an army fared, against one ``opponent`` or (None) against all of them."""

    army: str
    opponent: str | None
    won: int
    drawn: int
    lost: int

    @property
    def battles(self) -> int:
        """Return how many battles these are."""
        return self.won + self.drawn + self.lost


@dataclass(frozen=True, slots=True)
class CardLosses:
    """How many figures of a card were in battles, and how many of them were lost."""

    fr: str
    en: str
    figures: int
    lost: int

    def name(self, language: str) -> str:
        """Return the card's name in a language."""
        return self.en if language == "en" else self.fr


@dataclass(frozen=True, slots=True)
class Statistics:
    """What came of battles.

    ``records`` are those of each army, the one with the most battles first, each followed by those against
    its opponents. ``turns`` tells how many battles ended in a turn, from the first to the last one that any
    did. ``cards`` are those that lost the most figures first.
    """

    battles: int
    records: tuple[Record, ...]
    turns: tuple[tuple[int, int], ...]
    cards: tuple[CardLosses, ...]


def statistics(battles: Iterable[EndedBattle], wanted: BattleFilter | None = None) -> Statistics:
    """Count battles that ended; of those that are ``wanted`` the sides that it means."""
    wanted = wanted or BattleFilter()
    number, turns = 0, Counter[int]()
    fared: dict[tuple[str, str], Counter[BattleOutcome]] = {}
    figures, lost = Counter[str](), Counter[str]()
    names: dict[str, CardFate] = {}
    called: dict[str, str] = {}
    for battle in battles:
        sides = wanted.sides(battle.armies)
        if not sides:
            continue
        number += 1
        turns[battle.turns] += 1
        by_side = dict(zip(SIDES, battle.armies, strict=True))
        for name in battle.armies:
            called.setdefault(fold(name), name)
        for side in sides:
            mine, theirs = (called[fold(by_side[key])] for key in (side, other(side)))
            how = _WON if battle.winner == side else _LOST if battle.winner else _DRAWN
            fared.setdefault((mine, theirs), Counter())[how] += 1
        for card in battle.cards:
            if card.side in sides:
                key = fold(card.fr)
                names.setdefault(key, card)
                figures[key] += card.figures
                lost[key] += card.lost
    cards = [CardLosses(names[key].fr, names[key].en, figures[key], lost[key]) for key in names]
    return Statistics(
        number,
        tuple(_records(fared)),
        tuple((turn, turns[turn]) for turn in range(1, max(turns, default=0) + 1)),
        tuple(sorted(cards, key=lambda card: (-card.lost, -card.figures, fold(card.fr)))),
    )


def _records(fared: dict[tuple[str, str], Counter[BattleOutcome]]) -> list[Record]:
    """List each army followed by its opponents."""
    whole: dict[str, Counter[BattleOutcome]] = {}
    for (army, _), counts in fared.items():
        whole.setdefault(army, Counter()).update(counts)
    records = [_record(army, None, counts) for army, counts in whole.items()]
    made = []
    for record in sorted(records, key=_first):
        made.append(record)
        against = [_record(army, name, n) for (army, name), n in fared.items() if army == record.army]
        made += sorted(against, key=_first)
    return made


def _record(army: str, opponent: str | None, counts: Counter[BattleOutcome]) -> Record:
    return Record(army, opponent, *(counts[how] for how in (_WON, _DRAWN, _LOST)))


def _first(record: Record) -> tuple[object, ...]:
    return -record.battles, -record.won, fold(record.army), fold(record.opponent or "")
