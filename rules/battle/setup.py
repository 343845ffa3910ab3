"""How a battle begins: two sides, frozen lists, a ruleset, and the first state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import count

from rules.abilities import AbilityKind
from rules.ability_words import Word
from rules.armies import Muster, Option
from rules.battle.ruleset import Ruleset
from rules.battle.state import SIDES, BattleCard, Fighter, Game, Knowledge, Side
from rules.cards import Card
from rules.peoples import Named, People
from rules.text import Message

# Base colours that stay apart for colour-blind players; a figure's letter goes with its colour.
COLOURS = ("#d8b24a", "#5aa9c9", "#c9675a", "#7fae62", "#a583c2", "#c9c4b8")
BASE_COLOURS = (*COLOURS, "#3d5a80", "#6b4226", "#1f1f1f", "#f4f1e8", "#e07fb0", "#8a8a8a")
"""All that players may choose of: the colours of painted bases, the same in every theme."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Holding:
    """What each mage or faithful of a card begins with: gems by element, temporary faith, spells known.

    The spells are those that nobody bought in the list.
    """

    gems: Mapping[str, int] = field(default_factory=dict)
    faith: int = 0
    spells: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class FrozenList:
    """A list as it stood when a battle began: its PA, those of its limit, what it broke, other currencies.

    ``pa`` is what is known, ``unknown`` how many cards had no known price; ``others`` are totals by the names
    of their currencies. ``problems`` are the warnings of its format and its catalogues.
    """

    pa: float = 0
    unknown: int = 0
    limit: int | None = None
    others: Mapping[str, float] = field(default_factory=dict)
    problems: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedCard:
    """A reference card as a side brings it: sheet, figures, what was bought with it, what each holds."""

    sheet: Card
    figures: int = 1
    options: tuple[Option, ...] = ()
    gems: Mapping[str, int] = field(default_factory=dict)
    faith: int = 0
    pa: float | None = None
    """What a figure cost where the list's catalogue made it another price than the sheet prints."""
    note: str = ""
    """What the player noted of it in the list."""

    def holding(self, holding: Holding) -> ListedCard:
        """Return the card with what its figures begin with; a spell that it has already is no second one."""
        names = {option.name for option in self.options}
        known = tuple(spell for spell in holding.spells if spell.name not in names)
        return replace(self, options=(*self.options, *known), gems=dict(holding.gems), faith=holding.faith)


@dataclass(frozen=True, slots=True, kw_only=True)
class SideSetup:
    """One side at the start: who plays, what is known of the cards, whether the order is hidden.

    ``count`` is the number of cards of a COUNTED side; ``people`` an id of the peoples, or empty.
    """

    name: str
    player: str = ""
    people: str = ""
    knowledge: Knowledge = Knowledge.KNOWN
    hidden: bool = False
    cards: tuple[ListedCard, ...] = ()
    count: int = 0
    frozen: FrozenList | None = None

    @classmethod
    def from_muster(
        cls,
        muster: Muster,
        *,
        player: str = "",
        knowledge: Knowledge = Knowledge.KNOWN,
        hidden: bool = False,
        holdings: Mapping[str, Holding] | None = None,
        frozen: FrozenList | None = None,
    ) -> SideSetup:
        """Freeze an army list into a side; ``holdings`` by the id of an entry."""
        held = holdings or {}
        cards = tuple(
            ListedCard(
                sheet=muster.card(e), figures=e.figures, options=e.options, pa=e.pa, note=e.note
            ).holding(held.get(e.id, Holding()))
            for e in muster.army.entries
        )
        army = muster.army
        return cls(
            name=army.name, player=player, people=army.people, knowledge=knowledge, hidden=hidden,
            cards=cards, frozen=frozen,
        )  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What a battle is made of and keeps: nothing in it follows later changes of the library.

    ``words`` are those that may follow an ability in both languages; battles kept without them have none.
    ``lists`` are the lists of the sides as they stood, by the keys of sides, where they were lists.
    """

    name: str
    ruleset: Ruleset
    start: Game
    scenario: str = ""
    turn_limit: int | None = None
    system: str = "confrontation"
    abilities: tuple[AbilityKind, ...] = ()
    peoples: tuple[People, ...] = ()
    paths: tuple[Named, ...] = ()
    races: tuple[Named, ...] = ()
    rolled_here: bool = False
    words: tuple[Word, ...] = ()
    lists: Mapping[str, FrozenList] = field(default_factory=dict)


def start(a: SideSetup, b: SideSetup) -> Game:
    """Return the first state: every figure on the table, lettered and coloured, sequences in list order."""
    sides: dict[str, Side] = {}
    cards: dict[str, BattleCard] = {}
    fighters: dict[str, Fighter] = {}
    for key, setup in zip(SIDES, (a, b), strict=True):
        made = _cards(key, setup)
        cards |= {card.id: card for card in made}
        for card, listed in zip(made, setup.cards, strict=False):
            made_of = new_fighters(card.id, listed.figures)
            fighters |= {f.id: replace(f, gems=listed.gems, faith=listed.faith) for f in made_of}
        order = tuple(card.id for card in made)
        sides[key] = Side(
            key=key, name=setup.name, player=setup.player, people=setup.people, knowledge=setup.knowledge,
            hidden=setup.hidden, order=order,
        )  # fmt: skip
    return Game(sides=sides, cards=cards, fighters=fighters)


def _cards(side: str, setup: SideSetup) -> list[BattleCard]:
    if setup.knowledge is Knowledge.COUNTED and not setup.cards:
        return [BattleCard(id=f"{side}{n}", side=side) for n in range(1, setup.count + 1)]
    numbers = number_twins([listed.sheet for listed in setup.cards])
    return [
        BattleCard(
            id=f"{side}{n}",
            side=side,
            sheet=listed.sheet,
            number=number,
            options=listed.options,
            pa=listed.pa,
            note=listed.note,
        )
        for n, (listed, number) in enumerate(zip(setup.cards, numbers, strict=True), 1)
    ]


def number_twins(sheets: Sequence[Card]) -> list[int]:
    """Number the cards that share a profile 1, 2 …; 0 for a card alone of its kind.

    A number that another card bears in its name is left out: beside « Isakar Le Veilleur (2) », who is
    another incarnation, two of « Isakar Le Veilleur » are (1) and (3).
    """
    names = [(sheet.name_fr, sheet.name_en) for sheet in sheets]
    borne = {name for pair in names for name in pair}
    numbers = {pair: _free(pair, borne) for pair, times in Counter(names).items() if times > 1}
    return [next(numbers[pair]) if pair in numbers else 0 for pair in names]


def _free(names: Iterable[str], borne: Set[str]) -> Iterator[int]:
    """Count the numbers that make no other card's name of these."""
    return (n for n in count(1) if borne.isdisjoint(f"{name} ({n})" for name in names))


def new_fighters(card: str, figures: int, first: int = 1) -> list[Fighter]:
    """Return new figures of a card, lettered A, B … from the ``first``-th on."""
    return [
        Fighter(id=f"{card}.{n}", card=card, letter=letter_of(n), colour=COLOURS[(n - 1) % len(COLOURS)])
        for n in range(first, first + figures)
    ]


def letter_of(number: int) -> str:
    """Return the letter of the n-th figure: A … Z, then AA, AB …."""
    letters = ""
    while number > 0:
        number, rest = divmod(number - 1, 26)
        letters = chr(65 + rest) + letters
    return letters
