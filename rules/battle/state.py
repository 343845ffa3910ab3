"""The state of a battle: immutable values, changed by copies only.

Mappings are never changed in place. Ids: a side is ``a`` or ``b``; cards and fighters have short ids
that are unique in the battle (``a3``, ``a3.2``), so that steps can name them for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from rules.armies import Option
from rules.battle.tactique_roll import TactiqueRoll as TactiqueRoll
from rules.cards import Card, Size
from rules.designation import Designation
from rules.dice import Throw
from rules.last_answer import last_answer
from rules.modifiers import Bond as Bond
from rules.modifiers import Lasting as Lasting
from rules.modifiers import Modifier as Modifier
from rules.modifiers import ModifierKind as ModifierKind
from rules.modifiers import Until as Until
from rules.text import Reason

SIDES = ("a", "b")
ENTERED = "value.entered"
"""The code of the reason of a value that the players entered."""


def other(side: str) -> str:
    """Return the side across the table."""
    return "b" if side == "a" else "a"


class Place(StrEnum):
    """Where a figure is. Fled is not dead: it may rally."""

    TABLE = "table"
    OFF = "off"
    FLED = "fled"
    DEAD = "dead"
    CAPTURED = "captured"


class Knowledge(StrEnum):
    """What the program knows of a side's cards."""

    KNOWN = "known"  # the list and its order
    REVEALED = "revealed"  # the list; the order shows as cards are drawn
    COUNTED = "counted"  # a number of cards; a draw is named when it is seen

    @property
    def ordered(self) -> bool:
        """Tell whether the program holds the order of the pile."""
        return self is Knowledge.KNOWN


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """Something that changes fighters for a while: values, or an ability that is granted.

    ``id`` is unique in the battle, empty until it is put. ``fighters`` are those it holds now: fixed for a
    gain, switched for a benefit, whose condition may name a ``group``. ``source`` is in words, empty for one
    without a name, ``caster`` the fighter it comes from (empty: scenario, marker), and ``around`` that
    fighter when the effect ends with it. ``turns`` are left for TURNS; ``cost`` and ``element`` (``faith``
    for a miracle) what Entretien/X costs its caster each turn, ``paid`` whether it was paid this turn, and
    ``spent`` with what. ``since`` is the turn it was put in, ``radius`` its area in cm where it has one
    (II-C-1). ``side`` is the side whose friends and enemies the ``group`` means, else the caster's; without
    a group all of that side are meant. ``waits`` tells of a benefit that the fighter it is around is off the
    table: until that is back, it does nothing.
    """

    source: str
    id: str = ""
    fighters: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    grants: tuple[str, ...] = ()
    caster: str = ""
    around: str = ""
    bond: Bond = Bond.GAIN
    lasting: Lasting = Lasting.TURN
    turns: int = 0
    cost: int = 0
    element: str = ""
    paid: bool = False
    spent: Mapping[str, int] = field(default_factory=dict)
    group: Designation | None = None
    since: int = 0
    radius: float | None = None
    side: str = ""
    waits: bool = False


class DeedState(StrEnum):
    """How far an action is."""

    ANNOUNCED = "announced"
    DONE = "done"
    FAILED = "failed"
    LOST = "lost"  # announced and become impossible: it is spent


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """An action of this turn: its id in the system's table, its target, and how far it is.

    ``engaged`` tells whether an enemy was in contact as it began, ``still`` a shot without any movement.
    """

    action: str
    target: str = ""
    state: DeedState = DeedState.DONE
    note: str = ""
    engaged: bool = False
    still: bool = False


class AttemptState(StrEnum):
    """How far an attempt at an advantage is."""

    PROPOSED = "proposed"
    REFUSED = "refused"
    OPEN = "open"  # accepted, and not decided yet
    WON = "won"
    LOST = "lost"


class Reach(StrEnum):
    """For whom something is that one of a group wins."""

    SELF = "self"
    ALLIES = "allies"  # the others of the group
    GROUP = "group"


@dataclass(frozen=True, slots=True)
class Gain:
    """An advantage in words: for whom it is, and how many turns it holds."""

    words: str
    reach: Reach = Reach.SELF
    turns: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """An idea that somebody pursues over several turns for advantages in words (ÉCLATS, initiative).

    ``gains`` are what it may win, ``chances`` how many throws were granted; ``dice`` are those thrown so
    far, ``now`` how many of them in this phase, and ``since`` the turn it was proposed in. ``advantage``,
    ``group`` and ``turns`` tell the one gain of battles that were kept when there could be no second one.
    """

    idea: str
    gains: tuple[Gain, ...] = ()
    advantage: str = ""
    group: bool = False
    turns: int = 1
    characteristic: str = ""
    chances: int = 0
    dice: tuple[int, ...] = ()
    now: int = 0
    since: int = 0
    state: AttemptState = AttemptState.PROPOSED

    @property
    def left(self) -> int:
        """Return how many throws are left."""
        return max(0, self.chances - len(self.dice))

    @property
    def stakes(self) -> tuple[Gain, ...]:
        """Return what a success wins, as it was granted."""
        kept = Gain(self.advantage or self.idea, Reach.GROUP if self.group else Reach.SELF, self.turns)
        return self.gains or (kept,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tries:
    """The throws of a characteristic of which the newest counts (ÉCLATS), ``allowed`` at most."""

    characteristic: str
    allowed: int
    dice: tuple[int, ...] = ()
    what: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fighter:
    """One figure in play. ``notches`` counts on the ruleset's wound track; gems are by element id.

    ``gem_limit`` is its own reserve of gems where one was entered.

    ``level`` is its altitude (0 ground, 1 flying, II-F); ``deeds`` what it did or announced this turn;
    ``captor`` is who captured it, where that is known; ``used`` counts what it did of the things that may be
    done only so often in a battle, by name. ``marks`` are what the rules of the system remember
    of it, by the ids of their table (engaged since which turn, frightened …), as ``counters`` are the
    players' own; ``attempt`` is what it pursues over several turns, ``tries`` the throws it made last.
    ``sights`` are what it sees of whom, as the referee has ruled in this turn.
    """

    id: str
    card: str
    letter: str
    colour: str = ""
    nickname: str = ""
    place: Place = Place.TABLE
    notches: int = 0
    stunned: bool = False
    activated: bool = False
    gems: Mapping[str, int] = field(default_factory=dict)
    faith: int = 0
    counters: Mapping[str, int] = field(default_factory=dict)
    gem_limit: int | None = None
    modifiers: tuple[Modifier, ...] = ()
    level: int = 0
    deeds: tuple[Deed, ...] = ()
    captor: str = ""
    used: Mapping[str, int] = field(default_factory=dict)
    marks: Mapping[str, int] = field(default_factory=dict)
    attempt: Attempt | None = None
    tries: Tries | None = None
    note: str = ""
    sights: Mapping[str, str] = field(default_factory=dict)

    @property
    def on_table(self) -> bool:
        """Tell whether the figure stands on the table."""
        return self.place is Place.TABLE


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleCard:
    """A reference card in a battle; a sketch has no ``sheet``, an unseen one no name either.

    ``number`` tells two cards of one profile apart (0: the only one); ``summoner`` is the fighter that called
    its figures into the battle. ``arrived`` tells that it came when the lists had been laid down already,
    ``transformed_from`` is its sheet in the list where it was transformed since. ``pa`` is what a figure
    of it cost in the list where a catalogue made that another price than the sheet prints, ``note`` what the
    player noted of it there.
    """

    id: str
    side: str
    sheet: Card | None = None
    sketch: str = ""
    number: int = 0
    options: tuple[Option, ...] = ()
    summoner: str = ""
    size: Size = Size.UNKNOWN  # told at the table, where the sheet leaves it open
    arrived: bool = False
    transformed_from: Card | None = None
    pa: float | None = None
    note: str = ""

    @property
    def figure_pa(self) -> float | None:
        """Return what a figure of it costs in PA; None where nobody knows."""
        if self.pa is not None and self.transformed_from is None:
            return self.pa
        return self.sheet.pa.number if self.sheet is not None else None

    @property
    def listed(self) -> bool:
        """Tell whether the card is one of a list, of whichever side it is now."""
        return not (self.arrived or self.summoner)

    @property
    def listed_sheet(self) -> Card | None:
        """Return its sheet as the list has it."""
        return self.transformed_from or self.sheet

    @property
    def true_size(self) -> Size:
        """Return the size of its figures: as printed (Énorme/X is one, II-E-3), else as told at the table."""
        printed = self.sheet.stature if self.sheet is not None else Size.UNKNOWN
        return self.size if printed is Size.UNKNOWN else printed

    @property
    def seen(self) -> bool:
        """Tell whether anybody has named the card yet."""
        return self.sheet is not None or bool(self.sketch)

    def name(self, language: str) -> str:
        """Return the card's name, with its number where two share a profile; empty while unseen."""
        name = self.sheet.name(language) if self.sheet is not None else self.sketch
        return f"{name} ({self.number})" if self.number and name else name


@dataclass(frozen=True, slots=True, kw_only=True)
class Contender:
    """One side of a characteristic test (II-A): who, with what value and why, and its dice so far.

    ``name`` stands for somebody the program does not know. ``value`` is the current value with its
    ``reasons``, of now until its dice fall and of then afterwards; None in a command asks for the fighter's
    own. ``lines`` are named bonuses and penalties, ``number`` the dice of the first throw: none of who is
    struck without a die in defence (MonCon'F). ``again`` is what was chosen of a 6, unseen by the other side,
    until both have chosen. ``carries`` are the dice that the value itself carries (FOR of 12 + 1 die),
    ``carried`` how they fell: they are thrown once for the whole test.
    ``bars`` are the codes of what spoke against its throw and was overruled.
    """

    fighter: str = ""
    characteristic: str = ""
    aspect: str = ""
    name: str = ""
    value: float | None = None
    reasons: tuple[Reason, ...] = ()
    lines: tuple[Reason, ...] = ()
    number: int = 1
    throw: Throw = field(default_factory=Throw)
    typed: bool = False
    again: bool | None = None
    carries: int = 0
    carried: tuple[int, ...] = ()
    bars: tuple[str, ...] = ()

    @property
    def entered(self) -> bool:
        """Tell whether the value was entered at the table: then it does not follow the fighter's."""
        return any(reason.message.code == ENTERED for reason in self.reasons)

    @property
    def to_carry(self) -> int:
        """Return how many dice of the value itself are still to be thrown."""
        return max(0, self.carries - len(self.carried))


class TrialVerdict(StrEnum):
    """How a characteristic test came out."""

    OPEN = ""
    SUCCESS = "success"
    FAILURE = "failure"
    FIRST = "first"  # the first of an opposed test wins
    SECOND = "second"
    NOBODY = "nobody"  # opposed, and both fail by themselves


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A characteristic test at the table: against a ``difficulty``, or opposed to a ``second`` (II-A-3).

    ``what`` is its name in words. ``verdict`` stands once nobody has anything left to decide; ``ties``
    counts the throws that had to be made again. ``nth`` tells it from the tests that the fights of its phase
    remembered before: the same dice twice are two tests (0 in battles that were kept before it was counted).
    """

    first: Contender
    second: Contender | None = None
    difficulty: float | None = None
    what: str = ""
    needs_winner: bool = False
    verdict: TrialVerdict = TrialVerdict.OPEN
    ties: int = 0
    nth: int = 0

    @property
    def sides(self) -> tuple[Contender, ...]:
        """Return the one or two who throw, in their places."""
        return (self.first,) if self.second is None else (self.first, self.second)


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player's side. ``order`` is the sequence as built; ``pile`` what is left of it, top first.

    ``reserve`` holds the cards set aside, ``reserved`` how many were ever set aside this phase (V-A-1).
    ``refusals`` are those left, ``refused`` those used this turn. ``hidden`` asks that nothing readable
    tells the place of the unplayed cards. ``points`` are what the side spends by the system's rules (command
    points, action points), ``marks`` what these rules remember of it, both by the ids of their tables.
    """

    key: str
    name: str
    player: str = ""
    people: str = ""
    knowledge: Knowledge = Knowledge.KNOWN
    hidden: bool = False
    ready: bool = False
    order: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    reserve: tuple[str, ...] = ()
    reserved: int = 0
    refusals: int = 0
    refused: int = 0
    played: tuple[str, ...] = ()
    saved_orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    tactique: TactiqueRoll = field(default_factory=TactiqueRoll)
    points: Mapping[str, int] = field(default_factory=dict)
    marks: Mapping[str, int] = field(default_factory=dict)

    @property
    def has_cards(self) -> bool:
        """Tell whether a card is left to play, in the pile or in reserve."""
        return bool(self.pile or self.reserve)


@dataclass(frozen=True, slots=True)
class Result:
    """How a battle ended: points by side, the winner (``""`` for a draw), notes."""

    points: Mapping[str, float] = field(default_factory=dict)
    winner: str = ""
    notes: str = ""


@last_answer
def _by_card(fighters: Mapping[str, Fighter]) -> Mapping[str, tuple[Fighter, ...]]:
    """Return the fighters of each card, in their own order."""
    found: dict[str, list[Fighter]] = {}
    for fighter in fighters.values():
        found.setdefault(fighter.card, []).append(fighter)
    return {card: tuple(mine) for card, mine in found.items()}


@last_answer
def _by_side(cards: Mapping[str, BattleCard]) -> Mapping[str, tuple[BattleCard, ...]]:
    """Return the cards of each side, in the order of the list."""
    return {side: tuple(c for c in cards.values() if c.side == side) for side in SIDES}


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A battle at one moment.

    ``phase`` and ``step`` are ids of the system's tables. ``hand`` is the side whose speaking turn it is;
    ``speaking`` the cards whose fighters act in it; ``winner`` of the Tactique roll holds all turn.
    ``rows`` remembers what was done of the rows of combat and upkeep (``done`` or ``skipped``).
    ``contacts`` are the pairs of fighters in contact, each pair and the whole in order; ``fights`` who fights
    together in this combat phase, however few of them are left; ``fought`` the opposed tests between them,
    the last one of each kind. ``made`` counts the effects ever put, so that no id comes twice. ``trial`` is
    the characteristic test at hand, or the last one while nobody has closed it. ``scenery`` are the sizes
    agreed for pieces of it, by name (II-D-1).
    """

    turn: int = 1
    phase: str = "strategic"
    step: str = "order"
    sides: Mapping[str, Side]
    cards: Mapping[str, BattleCard] = field(default_factory=dict)
    fighters: Mapping[str, Fighter] = field(default_factory=dict)
    hand: str = ""
    speaking: tuple[str, ...] = ()
    winner: str = ""
    rows: Mapping[str, str] = field(default_factory=dict)
    contacts: tuple[tuple[str, str], ...] = ()
    fights: tuple[tuple[str, ...], ...] = ()
    fought: tuple[Trial, ...] = ()
    effects: tuple[Effect, ...] = ()
    made: int = 0
    trial: Trial | None = None
    result: Result | None = None
    scenery: Mapping[str, Size] = field(default_factory=dict)

    # -- reading ------------------------------------------------------------------------------

    def side_of(self, card_or_fighter: str) -> Side:
        """Return the side of a card or of a fighter. Raises KeyError for an unknown id."""
        if card_or_fighter in self.fighters:
            card_or_fighter = self.fighters[card_or_fighter].card
        return self.sides[self.cards[card_or_fighter].side]

    def fighters_of(self, card: str) -> tuple[Fighter, ...]:
        """Return the fighters of a card, in their own order."""
        return _by_card(self.fighters).get(card, ())

    def cards_of(self, side: str) -> tuple[BattleCard, ...]:
        """Return the cards of a side, in the order of the list."""
        return _by_side(self.cards).get(side, ())

    def listed_by(self, side: str) -> tuple[BattleCard, ...]:
        """Return the cards of a side's list, wherever they are now: a card keeps the id its side gave it."""
        return tuple(c for c in self.cards.values() if c.listed and c.id.startswith(side))

    # -- copying ------------------------------------------------------------------------------

    def with_side(self, side: str, **changes: Any) -> Game:
        """Return a copy with fields of a side set."""
        return replace(self, sides={**self.sides, side: replace(self.sides[side], **changes)})

    def with_fighter(self, fighter: str, **changes: Any) -> Game:
        """Return a copy with fields of a fighter set."""
        return replace(self, fighters={**self.fighters, fighter: replace(self.fighters[fighter], **changes)})

    def with_fighters(self, fighters: Iterable[Fighter]) -> Game:
        """Return a copy with these fighters put in place of those of the same id, or added."""
        put = {f.id: f for f in fighters if self.fighters.get(f.id) is not f}
        return replace(self, fighters={**self.fighters, **put}) if put else self

    def with_card(self, card: BattleCard) -> Game:
        """Return a copy with this card put in place of the one of the same id, or added."""
        return replace(self, cards={**self.cards, card.id: card})
