"""The wound roll (II-B): two dice, a table, and the abilities that act on the way.

Nothing here rolls. The figures of the abilities are rows of the ruleset
(:class:`rules.battle.wound_effects.WoundEffect`), because the texts only name them.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from itertools import product

from rules.abilities import Ability
from rules.battle.decisions.wounds import LIGHT_EASED, ROW_HELD, STEPS, STUN_IMMUNITY
from rules.battle.ruleset import Ruleset, WoundRule
from rules.battle.wound_effects import Bearer, RollCondition, WoundEffect, WoundStep, fits
from rules.cards import Size
from rules.text import Message, Reason

FACES = 6
NOTHING = "-"
LOCATIONS = ("legs", "arms", "abdomen", "chest", "head")


@dataclass(frozen=True, slots=True)
class WoundTerms:
    """What a wound roll is made with before any die falls (II-B-1).

    ``strength`` and ``resistance`` are current values; a FOR of 12 + 1 die has ``strength_dice`` 1.
    ``attacker`` and ``target`` are the abilities of either, taken as applying. ``ranged`` tells why the
    FOR of a shot is not the shooter's of now: ``weapon`` where it is the weapon's own, ``ranged`` where
    wounds were not taken from the shooter's.
    """

    strength: float
    resistance: float
    _: KW_ONLY
    ruleset: Ruleset
    attacker: tuple[Ability, ...] = ()
    target: tuple[Ability, ...] = ()
    amplified: int = 0
    attenuated: int = 0
    row_shift: int = 0
    column_shift: int = 0
    strength_dice: int = 0
    ranged: str = ""


@dataclass(frozen=True, slots=True)
class WoundRoll:
    """A wound roll from its dice to its result (II-B-1).

    ``kept`` are the lower and the higher die; ``column`` 1 to 5 and ``row`` -1 to 9 where the table was
    read, ``cell`` what stands there, ``result`` what became of it and ``notches`` what that adds;
    ``asks`` names dice still to be thrown (``strength``, ``vapour``, ``toxic``); ``reasons`` tell the way.
    """

    kept: tuple[int, int]
    column: int
    row: int
    cell: str
    result: str
    notches: int
    asks: tuple[str, ...]
    reasons: tuple[Reason, ...]

    @property
    def location(self) -> str:
        """Return the id of the part of the body that is hit."""
        return LOCATIONS[self.column - 1]


def dice_needed(amplified: int = 0, attenuated: int = 0) -> int:
    """Return how many dice a wound roll takes: 2, or 3 when it is amplified or attenuated (II-B-6)."""
    return 2 if amplified == attenuated else 3


def keep(dice: Sequence[int], amplified: int = 0, attenuated: int = 0) -> tuple[int, int]:
    """Return the two dice kept, the lower first: the highest when amplified, the lowest when attenuated.

    Only the sign of the difference counts (II-B-6). Raises ValueError for a wrong number of dice or face.
    """
    if len(dice) != dice_needed(amplified, attenuated) or any(not 1 <= die <= FACES for die in dice):
        raise ValueError(f"no wound roll: {dice}")
    ordered = sorted(dice)
    low, high = ordered[-2:] if amplified > attenuated else ordered[:2]
    return low, high


def acting(abilities: Iterable[Ability], bearer: Bearer, ruleset: Ruleset) -> tuple[Ability, ...]:
    """Return those of a fighter's abilities that act on a wound roll, whoever the other one is."""
    effects = [effect for effect in ruleset.at_wounds if effect.bearer is bearer]
    return tuple(ability for ability in abilities if any(fits(ability, effect) for effect in effects))


def _number(ability: Ability) -> int | None:
    return int(ability.parameter) if ability.parameter.isdecimal() else None


def _named(ability: Ability) -> dict[str, str]:
    """Give what a reason tells of an ability: its id, or its name where no catalogue knows it."""
    return {"ability": ability.id or ability.fr, "parameter": ability.parameter}


class _Way:
    """The way of one roll: what is known so far and the reasons that led there."""

    def __init__(self, terms: WoundTerms) -> None:
        self.ruleset = terms.ruleset
        self.scale = (NOTHING, *(state.id for state in terms.ruleset.track.states))
        self.abilities = {Bearer.ATTACKER: terms.attacker, Bearer.TARGET: terms.target}
        self.reasons: list[Reason] = []
        self.asks: list[str] = []
        self.result = NOTHING

    def effects(self, step: WoundStep) -> Iterator[tuple[Ability, WoundEffect]]:
        """Give the effects of a step: harmful ones first, protective ones after and over them."""
        for bearer, abilities in self.abilities.items():
            for effect in self.ruleset.at_wounds:
                if effect.step is step and effect.bearer is bearer:
                    yield from ((ability, effect) for ability in abilities if fits(ability, effect))

    def because(self, code: str, amount: float = 0, **data: object) -> None:
        self.reasons.append(Reason(Message(f"wound.{code}", data), amount))

    def becomes(self, to: str, code: str, ability: Ability, amount: float = 0, **data: object) -> None:
        """Set the result, with its reason where it is another one than before."""
        if to != self.result:
            self.because(code, amount, was=self.result, result=to, **_named(ability), **data)
            self.result = to

    def moved(self, steps: int) -> str:
        """Return the result so many steps worse (or better), within the scale."""
        at = self.scale.index(self.result) + steps
        return self.scale[max(0, min(at, len(self.scale) - 1))]


def wound_roll(
    terms: WoundTerms,
    dice: Sequence[int],
    *,
    strength_thrown: Sequence[int] = (),
    vapour: int | None = None,
    toxic: int | None = None,
) -> WoundRoll:
    """Return what a wound roll does (II-B-1).

    The steps are strict: (1) shifts of row and column, opposite ones cancelling; (2) replacements, the
    double 6 and harmful ones first, protective ones after and over them; (3) one step worse or better, then
    poison. A double is read on the dice kept [E]. The ruleset decides when a row is held to the table's
    edges, how steps of a kind add up, where an immunity to a state is asked. Raises ValueError for a wrong
    number of dice or a face that is not on them.
    """
    low, high = keep(dice, terms.amplified, terms.attenuated)
    way, ruleset = _Way(terms), terms.ruleset
    _strength(way, high, terms, strength_thrown)
    total = _total(way, vapour, terms.resistance)
    row = _row(way, total, terms.row_shift)
    column = _column(way, low, terms.column_shift)
    cell = way.result = ruleset.wound_table[row + 1][column - 1]
    way.because("cell", result=cell)
    _replace(way, column, double=low == high, sixes=ruleset.double_six_kills and low == high == FACES)
    if ruleset.follows(STUN_IMMUNITY, "second"):
        _take_no_hold(way)
    _step(way, column)
    _poison(way, toxic)
    if ruleset.follows(STUN_IMMUNITY, "last"):
        _take_no_hold(way)
    notches, asks, reasons = _notches(way.result, ruleset), tuple(way.asks), tuple(way.reasons)
    return WoundRoll((low, high), column, row, cell, way.result, notches, asks, reasons)


def overruled(read: WoundRoll, result: str, why: str, ruleset: Ruleset) -> WoundRoll:
    """Return a roll with the result that the table puts in its place, and its reason; no die is asked for."""
    told = Reason(Message("wound.overruled", {"was": read.result, "result": result, "why": why}), 0)
    notches = _notches(result, ruleset)
    return replace(read, result=result, notches=notches, asks=(), reasons=(*read.reasons, told))


def _notches(result: str, ruleset: Ruleset) -> int:
    return next((state.notches for state in ruleset.track.states if state.id == result), 0)


def _strength(way: _Way, high: int, terms: WoundTerms, thrown: Sequence[int]) -> None:
    """Tell the higher die, FOR and why wounds did not lower it, and each die that FOR carries."""
    way.because("die", high)
    way.because("weapon" if terms.ranged == "weapon" else "strength", terms.strength)
    if terms.ranged == "ranged":
        way.because("ranged")
    for die in thrown[: terms.strength_dice]:
        way.because("strength_die", die)
    if len(thrown) < terms.strength_dice:
        way.asks.append("strength")


def _total(way: _Way, vapour: int | None, resistance: float) -> float:
    """Tell the die of Vapeur and RES, and return the sum of all that was told so far."""
    for ability, _ in way.effects(WoundStep.DIE):
        if vapour is None:
            way.asks.append("vapour")
        else:
            way.because("vapour", vapour, **_named(ability))
    way.because("resistance", -resistance)
    return sum(reason.amount for reason in way.reasons)


def _row(way: _Way, total: float, row_shift: int) -> int:
    """Return the row, -1 to 9: half the total rounded down, shifted, held to the table's edges (step 1)."""
    last = len(way.ruleset.wound_table) - 2
    row = math.floor(total / 2)
    if way.ruleset.follows(ROW_HELD, "before"):
        row = max(-1, min(row, last))
    for ability, effect in way.effects(WoundStep.ROW):
        times = (_number(ability) or 1) if effect.by_parameter else 1
        amount = effect.amount * times
        way.because("rows", amount, **_named(ability))
        row += amount
    if row_shift:
        way.because("rows_entered", row_shift)
    return max(-1, min(row + row_shift, last))


def _column(way: _Way, low: int, column_shift: int) -> int:
    """Return the column, 1 to 5: the lower die, shifted, held to the edges last (step 1)."""
    column = min(low, len(LOCATIONS))
    way.because("location", die=low, location=LOCATIONS[column - 1])
    told = len(way.reasons)
    for ability, effect in way.effects(WoundStep.COLUMN):
        times = (_number(ability) or 1) if effect.by_parameter else 1
        way.because("columns", effect.amount * times, **_named(ability))
        column += effect.amount * times
    if column_shift:
        way.because("columns_entered", column_shift)
    column = max(1, min(column + column_shift, len(LOCATIONS)))
    if len(way.reasons) > told:
        way.because("located", location=LOCATIONS[column - 1])
    return column


def _replace(way: _Way, column: int, *, double: bool, sixes: bool) -> None:
    """Replace the result (step 2): a double 6 that kills outright, then what harms, then what protects."""
    if sixes:
        worst = way.scale[-1]
        way.because("double_six", was=way.result, result=worst)
        way.result = worst
    for ability, effect in way.effects(WoundStep.REPLACE):
        if effect.when is RollCondition.DOUBLE and not double:
            continue
        if effect.columns and column not in effect.columns:
            continue
        if not effect.results or way.result in effect.results:
            way.becomes(effect.to, "replaced", ability)


def _step(way: _Way, column: int) -> None:
    """Make a wound worse or better (step 3); opposite effects cancel, two of a kind are the ruleset's."""
    wounds = "".join(state.id for state in way.ruleset.track.states if state.notches)
    found = [
        (a, e)
        for a, e in way.effects(WoundStep.NOTCH)
        if way.result in (e.results or wounds) and (not e.columns or column in e.columns)
    ]
    steps = sum(effect.amount for _, effect in found)
    if way.ruleset.follows(STEPS, "one"):
        steps = (steps > 0) - (steps < 0)
    moved = way.moved(steps)
    if steps < 0 and _notches(moved, way.ruleset) == 0 and way.ruleset.follows(LIGHT_EASED, "nothing"):
        moved = NOTHING
    for ability, effect in found:
        if effect.amount * steps > 0:
            way.becomes(moved, "stepped", ability, steps)


def _take_no_hold(way: _Way) -> None:
    """Ask for states that do not take hold."""
    for ability, effect in way.effects(WoundStep.STATE):
        if way.result in effect.results:
            way.becomes(effect.to, "state", ability)


def _poison(way: _Way, toxic: int | None) -> None:
    """Roll for Toxique/X after a wound: above X one step worse, else two, never above killed."""
    for ability, effect in way.effects(WoundStep.POISON):
        if way.result not in effect.results:
            continue
        if toxic is None:
            way.asks.append("toxic")
        else:
            steps = 1 if toxic > (_number(ability) or 0) else 2
            way.becomes(way.moved(steps), "toxic", ability, steps, die=toxic)


def after(notches: int, result: str, ruleset: Ruleset, size: Size = Size.UNKNOWN) -> int:
    """Return a fighter's notches after a result (II-B-2, II-B-3); stunned and nothing leave them alone.

    Notches add up, or (C3) a worse wound replaces the state and another one worsens it by one. The worst
    result eliminates whatever the track of that size holds [E].
    """
    track = ruleset.track
    won = _notches(result, ruleset)
    capacity = track.capacity_of(size)
    if not won:
        return notches
    if result == track.states[-1].id:
        return capacity
    if ruleset.wound_rule is WoundRule.WORSEN:
        return min(capacity, won if won > notches else notches + 1)
    return min(capacity, notches + won)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a roll may still become: how many of all equally likely rolls give each result, and each cell.

    ``cells`` are rows (-1 to 9) and columns (1 to 5) of the table. The dice of FOR, Vapeur and Toxique are
    rolled out too: where there are some, there are more than 36 or 216 rolls.
    """

    results: Mapping[str, int]
    cells: Mapping[tuple[int, int], int]

    @property
    def rolls(self) -> int:
        """Return how many rolls were counted."""
        return sum(self.results.values())


def outlook(
    terms: WoundTerms,
    dice: Sequence[int] = (),
    *,
    strength_thrown: Sequence[int] = (),
    vapour: int | None = None,
    toxic: int | None = None,
) -> Outlook:
    """Return what may become of a roll whose first dice are known; without any, of the whole roll.

    Rolls that keep the same two dice, or whose dice of FOR add up to the same, are counted together: they
    lead the same way.
    """
    way = _Way(terms)
    vapours = _faces(vapour, any(way.effects(WoundStep.DIE)))
    toxics = _faces(toxic, any(way.effects(WoundStep.POISON)))
    thrown: dict[tuple[int, int], tuple[int, ...]] = {}
    times: Counter[tuple[int, int]] = Counter()
    for rest in product(
        range(1, FACES + 1), repeat=dice_needed(terms.amplified, terms.attenuated) - len(dice)
    ):
        kept = keep((*dice, *rest), terms.amplified, terms.attenuated)
        thrown.setdefault(kept, (*dice, *rest))
        times[kept] += 1
    sums = _sums(terms.strength + sum(strength_thrown), terms.strength_dice - len(strength_thrown))
    blows = [(replace(terms, strength=total, strength_dice=0), ways) for total, ways in sums.items()]
    results: Counter[str] = Counter()
    cells: Counter[tuple[int, int]] = Counter()
    poisoned: dict[tuple[object, ...], str] = {}
    for (kept, throws), (blow, ways), face in product(times.items(), blows, vapours):
        count = throws * ways
        begun = wound_roll(blow, thrown[kept], vapour=face, toxic=toxic)
        cells[begun.row, begun.column] += count * len(toxics)
        if "toxic" not in begun.asks:
            results[begun.result] += count * len(toxics)
            continue
        became = tuple(reason.message.data.get("result") for reason in begun.reasons)
        for poison in toxics:  # what poison makes of a wound depends on nothing but how it became one
            key = (became, poison)
            if key not in poisoned:
                poisoned[key] = wound_roll(blow, thrown[kept], vapour=face, toxic=poison).result
            results[poisoned[key]] += count
    return Outlook({letter: results[letter] for letter in way.scale}, dict(cells))


def _sums(first: float, dice: int) -> Mapping[float, int]:
    """Return what a value and so many dice may add up to, and in how many ways each."""
    ways: Counter[float] = Counter({first: 1})
    for _ in range(dice):
        before, ways = ways, Counter()
        for (total, count), face in product(before.items(), range(1, FACES + 1)):
            ways[total + face] += count
    return ways


def _faces(known: int | None, asked: bool) -> Sequence[int | None]:
    """Return what a die of an ability may show: what it shows, any face, or nothing where none is thrown."""
    if known is not None or not asked:
        return [known]
    return range(1, FACES + 1)
