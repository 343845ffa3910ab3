"""Cards, lists and battles for the tests of the library file: drawn at random, or small and plain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, get_args

from hypothesis import strategies as st

from rules.abilities import Ability, AbilityKind
from rules.armies import Army, Option
from rules.battle.events import (
    CardPut,
    FighterChanged,
    FighterPut,
    GameChanged,
    Rolled,
    SideChanged,
    Step,
    diff,
)
from rules.battle.ruleset import RowRule, RowSource, Ruleset, StepRule, Track, WoundState
from rules.battle.setup import ListedCard, Setup, SideSetup, start
from rules.battle.state import BattleCard, Fighter, Game, Side, TactiqueRoll
from rules.cards import Card, Rank, Size
from rules.peoples import People
from rules.text import Message, Reason
from rules.values import Characteristic, Value, ValueKind

# A ruleset ---------------------------------------------------------------------------------------

RULESET = Ruleset(
    id="seeds", fr="Graines", en="Seeds", 
    track=Track(
        (WoundState("light", "Légère", "Light", "L", "L", "one", 1),), penalised=(Characteristic.INI,),
        capacity_by_size={Size.LARGE: 5},
    ),
    upkeep=(StepRule("mana", "Mana", "Mana", (RowRule("m", RowSource.MAGE, "roll", "Mana", "Mana"),)),),
)  # fmt: skip

# Strategies ---------------------------------------------------------------------------------------

finite = st.floats(allow_nan=False, allow_infinity=False)
plain: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | finite | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3).map(tuple) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=5,
)  # fmt: skip
messages = st.builds(Message, st.text(max_size=8), st.dictionaries(st.text(max_size=4), plain, max_size=3))

_SHAPES: Mapping[ValueKind, int] = {
    ValueKind.NUMBER: 1,
    ValueKind.DICE: 1,
    ValueKind.MOVES: 2,
    ValueKind.ASPECTS: 3,
}


@st.composite
def values(draw: st.DrawFn) -> Value:
    """Draw a printed value: mostly as people write it, sometimes as only a program could make it."""
    if draw(st.booleans()):
        return Value.parse(
            draw(st.sampled_from(["", "-", "7", "7,5", "-2", "12 + 1 Dé", "15/20", "2-3-3", "4 C"]))
        )
    kind = draw(st.sampled_from(ValueKind))
    count = _SHAPES.get(kind, 0)
    numbers = tuple(draw(st.lists(finite, min_size=count, max_size=count)))
    dice = draw(st.integers(0, 9)) if kind is ValueKind.DICE else 0
    return Value(kind, numbers, dice, draw(st.text(max_size=6)) if kind is ValueKind.TEXT else "")


st.register_type_strategy(Message, messages)
st.register_type_strategy(Value, values())
st.register_type_strategy(float, finite)


def _dictionaries(hint: Any) -> st.SearchStrategy[Any]:
    keys, held = get_args(hint) or (str, str)
    return st.dictionaries(st.from_type(keys), st.from_type(held), max_size=3)


# A state holds dictionaries; left alone hypothesis would also hand out chain maps.
st.register_type_strategy(Mapping, _dictionaries)

cards = st.builds(
    Card,
    name_fr=st.text(max_size=20),
    values=st.dictionaries(st.sampled_from(Characteristic), values(), max_size=4),
    abilities=st.lists(st.from_type(Ability), max_size=2).map(tuple),
    rank=st.from_type(Rank),
    equipment=st.lists(st.text(max_size=5), max_size=2).map(tuple),
    pa=values(),
    name_en=st.text(max_size=5),
    people=st.text(max_size=5),
)
armies = st.from_type(Army)
options = st.lists(st.from_type(Option), max_size=1).map(tuple)
battle_cards = st.builds(BattleCard, sheet=st.none() | cards, options=options)
fighters = st.from_type(Fighter)
sides = st.from_type(Side)
st.register_type_strategy(Card, cards)
games = st.builds(
    Game,
    sides=st.dictionaries(st.sampled_from("ab"), sides, max_size=2),
    cards=st.dictionaries(st.text(max_size=3), battle_cards, max_size=2),
    fighters=st.dictionaries(st.text(max_size=3), fighters, max_size=2),
)


@st.composite
def patches(draw: st.DrawFn, whole: st.SearchStrategy[Any], but: Sequence[str]) -> dict[str, Any]:
    """Draw some fields of a drawn whole."""
    drawn = draw(whole)
    names = [f.name for f in fields(drawn) if f.name not in but]
    return {
        name: getattr(drawn, name) for name in draw(st.lists(st.sampled_from(names), max_size=4, unique=True))
    }


def _changes(
    kind: Any, whole: st.SearchStrategy[Any], but: Sequence[str], **more: Any
) -> st.SearchStrategy[Any]:
    return st.builds(kind, before=patches(whole, but), after=patches(whole, but), kind=st.just(kind_of(kind)),
                     version=st.just(1), **more)  # fmt: skip


def kind_of(kind: Any) -> str:
    """Return the word by which an event is told from the others."""
    return str(next(f.default for f in fields(kind) if f.name == "kind"))


events = st.one_of(
    _changes(FighterChanged, fighters, ["id"]),
    _changes(SideChanged, sides, ["key"]),
    _changes(GameChanged, games, ["sides", "cards", "fighters"]),
    st.builds(FighterPut, st.none() | fighters, st.none() | fighters),
    st.builds(CardPut, st.none() | battle_cards, st.none() | battle_cards),
    st.builds(Rolled, messages, st.lists(st.integers(1, 6), max_size=3).map(tuple), st.booleans(),
              st.lists(st.from_type(Reason), max_size=2).map(tuple), st.none() | finite, messages),
)  # fmt: skip
steps = st.builds(Step, messages, st.lists(events, max_size=4).map(tuple), st.text(max_size=8))
setups = st.builds(
    Setup,
    name=st.text(max_size=9),
    ruleset=st.just(RULESET),
    start=games,
    abilities=st.lists(st.from_type(AbilityKind), max_size=1).map(tuple),
    peoples=st.lists(st.from_type(People), max_size=1).map(tuple),
)

# A small battle -----------------------------------------------------------------------------------


def small_setup(count: int = 4, *, hidden: bool = False) -> Setup:
    """Return a battle of two sides with some cards each, the first side hidden or not."""
    listed = tuple(
        ListedCard(sheet=Card(f"Carte {n}", values={Characteristic.INI: Value.of(n)}), figures=2)
        for n in range(1, count + 1)
    )
    a = SideSetup(name="Griffon", people="griffins", cards=listed, hidden=hidden)
    b = SideSetup(name="Scorpion <b>&\"'", people="dirz", cards=listed)
    return Setup(name="Œil pour œil", ruleset=RULESET, start=start(a, b))


def stepped(before: Game, after: Game, code: str = "step.played", **data: object) -> Step:
    """Return the step from one state to the other."""
    return Step(Message(code, data), diff(before, after))


def notched(game: Game, fighter: str, notches: int) -> tuple[Step, Game]:
    """Return a step that sets notches, and the state after it."""
    after = game.with_fighter(fighter, notches=notches)
    return stepped(game, after, "step.notch", fighter=fighter, notches=notches), after


def ordered(game: Game, side: str, order: Sequence[str]) -> tuple[Step, Game]:
    """Return a step that arranges a sequence, and the state after it."""
    after = game.with_side(side, order=tuple(order))
    return stepped(game, after, "step.ordered", side=side), after


def next_turn(game: Game) -> tuple[Step, Game]:
    """Return a step that begins a turn, and the state after it."""
    after = replace(game, turn=game.turn + 1, phase="strategic", step="order", hand="", speaking=())
    for key in after.sides:
        after = after.with_side(key, pile=(), reserve=(), played=(), reserved=0, tactique=TactiqueRoll())
    return stepped(game, after, "step.turn", turn=after.turn), after
