"""The ruleset of a battle: values and switches, chosen when it starts and frozen into it.

What differs between rulesets is a value here, never a branch by name in the code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from math import ceil, floor
from typing import Any

from rules.battle.action_rules import ActionRules
from rules.battle.command_rules import CommandRules
from rules.battle.decisions.decision import GENERATION, Decision
from rules.battle.decisions.eclats import ZERO_ANIMUS
from rules.battle.decisions.table import BY_ID, readings_of
from rules.battle.wound_effects import WoundEffect
from rules.cards import Size
from rules.rows import plain
from rules.values import Characteristic

TABLE_ROWS, TABLE_COLUMNS = 11, 5
NOTHING = "-"
LANGUAGES = ("fr", "en")
ROUNDINGS: Mapping[str, Callable[[float], int]] = {
    "up": ceil, "down": floor, "nearest": lambda each: floor(each + 0.5),
}  # fmt: skip
RALLIES_ON = (Characteristic.COU, Characteristic.DIS)


class WoundRule(StrEnum):
    """What a new wound does to the notches a figure already has."""

    ADD = "add"  # II-B-3: notches add up
    WORSEN = "worsen"  # a worse wound replaces the state, an equal or lesser one worsens it by one


@dataclass(frozen=True, slots=True)
class WoundState:
    """One state of the wound track: its result letter, its letter on screen per language, its shape."""

    id: str
    fr: str
    en: str
    letter_fr: str
    letter_en: str
    shape: str
    notches: int

    def letter(self, language: str) -> str:
        """Return its letter in a language."""
        return self.letter_en if language == "en" else self.letter_fr


@dataclass(frozen=True, slots=True)
class Track:
    """The wound track: its states, how many notches eliminate a figure, and what a notch costs.

    ``penalised`` lose one point per notch, and ``stunned_penalty`` more while stunned (II-B-4). With ``life``
    the notches are life points, as many as the card prints; ``capacity`` is for a card that prints none.
    With ``spares_ranged`` neither lowers the FOR of a ranged weapon [E]. ``nothing`` is the sign of a blow
    without a result. Raises ValueError where two states share a letter of a language.
    """

    states: tuple[WoundState, ...]
    capacity: int = 4
    capacity_by_size: Mapping[Size, int] = field(default_factory=dict)
    penalised: tuple[Characteristic, ...] = ()
    penalty_per_notch: int = 1
    stunned_penalty: int = 1
    spares_ranged: bool = True
    life: bool = False
    nothing: str = "–"

    def __post_init__(self) -> None:
        for language in LANGUAGES:
            letters = [state.letter(language) for state in self.states]
            if len(set(letters)) != len(letters):
                raise ValueError(f"two states of the wound track share a letter: {letters}")

    def sign(self, result: str, language: str) -> str:
        """Return how a result of the wound table is written on screen: its letter, or its life points."""
        letters = {NOTHING: self.nothing} | {state.id: state.letter(language) for state in self.states}
        return letters.get(result, result)

    @property
    def stun(self) -> WoundState | None:
        """Return the state that is no wound and ends with the turn (II-B-4), None where there is none."""
        return next((state for state in self.states if not state.notches), None)

    def capacity_of(self, size: Size) -> int:
        """Return the notches that eliminate a figure of a size."""
        return self.capacity_by_size.get(size, self.capacity)

    def state(self, notches: int) -> WoundState | None:
        """Return the state a figure with that many notches is in, None for a healthy one."""
        reached = [s for s in self.states if 0 < s.notches <= notches]
        return max(reached, key=lambda s: s.notches, default=None)


class RowSource(StrEnum):
    """What a row of combat or upkeep is made for."""

    ONCE = "once"  # one row for the battle
    SIDE = "side"  # one per side with a figure on the table
    STUNNED = "stunned"  # one per stunned figure
    MAGE = "mage"  # one per mage on the table whose reserve has room
    FAITHFUL = "faithful"  # one per faithful on the table
    GEMS = "gems"  # one per figure with gems that the reserve cannot hold, or that go with the turn
    FAITH = "faith"  # one per figure with temporary faith left
    FLED = "fled"  # one per figure that fled
    MODIFIER = "modifier"  # one per modifier that ends now
    UPKEEP = "upkeep"  # one per effect that Entretien/X keeps
    CHARGE = "charge"  # one per charge of this turn whose target stands
    MELEE = "melee"  # one per fight, which begins with fighters in contact
    TANGLED = "tangled"  # one while a melee has several fighters on both sides
    CONTACT = "contact"  # one as soon as anybody fights
    FOUGHT = "fought"  # one once somebody who has fought is free to pursue
    EFFECT = "effect"  # one while an effect holds somebody
    HARM = "harm"  # one while an effect is for the worse
    HELP = "help"  # one while an effect is for the better
    MIXED = "mixed"  # one while there are effects of both kinds, so that their order counts
    ABILITY = "ability"  # one per living bearer of an ability that matters in this step
    MARK = "mark"  # one per figure on the table with one of the marks named


@dataclass(frozen=True, slots=True)
class RowRule:
    """A rule that makes rows in a step: for whom, with which verb (``do``, ``roll``, ``pay``, ``clear``,
    ``side``).

    ``only`` names the abilities (or the marks) that make a row; empty: every one that matters in the phase.
    ``section`` is where the rulebook tells of it; empty: it does not, and the row is a decision.
    """

    id: str
    source: RowSource
    verb: str
    fr: str
    en: str
    only: tuple[str, ...] = ()
    section: str = ""


@dataclass(frozen=True, slots=True)
class StepRule:
    """A step of a phase; ``rows`` are made from the state when it opens."""

    id: str
    fr: str
    en: str
    rows: tuple[RowRule, ...] = ()


@dataclass(frozen=True, slots=True)
class ManaRules:
    """How a mage recovers gems in upkeep: dice, the least face that succeeds, gems per success [E].

    ``limit`` is the reserve of a mage whose own is not entered, None without one. ``neutral_pays``: a
    neutral gem pays for any element. ``mastered_only``: only gems of mastered elements come back [E].
    ``expires``: gems that are not spent go in upkeep, before the recovery [E].
    """

    dice: int = 3
    success: int = 5
    gems: int = 1
    limit: int | None = None
    neutral_pays: bool = True
    mastered_only: bool = True
    expires: bool = False


@dataclass(frozen=True, slots=True)
class FaithRules:
    """How temporary faith is counted [E]: believers within ``radius`` cm by ``divisor``, and its rounding.

    Raises ValueError for a rounding that there is not.
    """

    radius: float = 20
    divisor: int = 1
    rounding: str = "up"

    def __post_init__(self) -> None:
        if self.rounding not in ROUNDINGS:
            raise ValueError(f"nothing is rounded {self.rounding!r}")

    def of(self, believers: float) -> int:
        """Return the temporary faith of so many believers, a half rounded up to the nearest."""
        return ROUNDINGS[self.rounding](believers / self.divisor)


@dataclass(frozen=True, slots=True)
class RallyRules:
    """What a figure that fled is tested on to come back, and how hard that is [E].

    Both are offered, the table may say otherwise. COU is the nerve that its card prints, courage or fear.
    Raises ValueError for another characteristic than those that courage and order are tested on.
    """

    tested: Characteristic = Characteristic.COU
    difficulty: int = 7

    def __post_init__(self) -> None:
        if self.tested not in RALLIES_ON:
            raise ValueError(f"nobody rallies on {self.tested}")


@dataclass(frozen=True, slots=True)
class BonusLine:
    """A named line that may be added to the Tactique roll, with the amount it usually has [E]."""

    id: str
    fr: str
    en: str
    amount: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """Everything a battle needs of its rulebook that the rulebook, or its players, could change."""

    id: str
    fr: str
    en: str
    system: str = "confrontation"
    note_fr: str = ""
    note_en: str = ""
    track: Track
    wound_table: tuple[str, ...] = ()
    wound_columns: tuple[int, ...] = ()  # from which FOR − RES on the next column is read; none: by location
    low_threshold_counts: bool = False  # an attack threshold of 0 or less is read in the first row [E]
    wound_rule: WoundRule = WoundRule.ADD
    double_six_kills: bool = True  # II-B-1: whatever FOR and RES [E]
    natural_one_fails: bool = False
    reserve_capacity: int = 1
    tactique_bonuses: tuple[BonusLine, ...] = ()
    wound_effects: tuple[WoundEffect, ...] = ()
    own_effects: tuple[WoundEffect, ...] = ()  # those that players have added
    faith_expires: bool = True  # section 8: leftovers go in upkeep, except Piété/X [E]
    mana: ManaRules = field(default_factory=ManaRules)
    faith: FaithRules = field(default_factory=FaithRules)
    rally: RallyRules = field(default_factory=RallyRules)
    actions: ActionRules = field(default_factory=ActionRules)
    command: CommandRules = field(default_factory=CommandRules)
    decisions: Mapping[str, str] = field(default_factory=dict)  # a reading by decision; see `follows`
    strategic: tuple[StepRule, ...] = ()
    combat: tuple[StepRule, ...] = ()
    upkeep: tuple[StepRule, ...] = ()

    @classmethod
    def from_rows(cls, rows: Mapping[str, Any]) -> Ruleset:
        """Build from parsed data. Raises ValueError for an unknown key or word: it fails now, not in play.

        A decision that the rows do not name plays as it did before it was a line of the ruleset.
        """
        known = {f.name for f in fields(cls)}
        if unknown := set(rows) - known:
            raise ValueError(f"ruleset {rows.get('id')!r}: unknown {sorted(unknown)}")
        made = dict(rows)
        track = dict(rows["track"])
        track["states"] = tuple(WoundState(**s) for s in track["states"])
        track["capacity_by_size"] = {Size(k): v for k, v in track.get("capacity_by_size", {}).items()}
        track["penalised"] = tuple(Characteristic(c) for c in track.get("penalised", ()))
        made["track"] = Track(**track)
        made["wound_table"] = tuple(rows.get("wound_table", ()))
        made["wound_columns"] = tuple(rows.get("wound_columns", ()))
        made["wound_rule"] = WoundRule(rows.get("wound_rule", "add"))
        made["tactique_bonuses"] = tuple(BonusLine(**b) for b in rows.get("tactique_bonuses", ()))
        for key in ("wound_effects", "own_effects"):
            made[key] = tuple(WoundEffect.from_row(e) for e in rows.get(key, ()))
        made["mana"] = ManaRules(**rows.get("mana", {}))
        made["faith"] = FaithRules(**rows.get("faith", {}))
        rally = dict(rows.get("rally", {}))
        made["rally"] = RallyRules(**rally | {"tested": Characteristic(rally.get("tested", "COU"))})
        made["actions"] = ActionRules.from_row(rows.get("actions", {}))
        made["command"] = CommandRules(**rows.get("command", {}))
        for phase in ("strategic", "combat", "upkeep"):
            made[phase] = tuple(_step(s) for s in rows.get(phase, ()))
        made["decisions"] = _decided(rows, known=0)
        ruleset = cls(**made)
        _check(ruleset)
        return ruleset

    @classmethod
    def shipped(cls, rows: Mapping[str, Any]) -> Ruleset:
        """Build a ruleset of the program: what its rows leave undecided is read as new battles read it.

        Raises ValueError as :meth:`from_rows` does.
        """
        return cls.from_rows({**rows, "decisions": _decided(rows, known=GENERATION)})

    def follows(self, decision: Decision, reading: str) -> bool:
        """Tell whether a decision is read in a way. Raises ValueError for a reading that it has not."""
        decided = self.decisions.get(decision.id)
        return (decision.kept if decided is None else decided) == decision.check(reading)

    def name(self, language: str) -> str:
        """Return what the ruleset is called in a language."""
        return self.en if language == "en" else self.fr

    @property
    def last_notch_kills(self) -> bool:
        """Tell whether nobody survives the last notch, or the last point of life."""
        return self.follows(ZERO_ANIMUS, "out")

    @property
    def at_wounds(self) -> tuple[WoundEffect, ...]:
        """Return all that abilities do at a wound roll, with what players have added."""
        return (*self.wound_effects, *self.own_effects)

    @property
    def table_shape(self) -> tuple[int, int]:
        """Return the rows and the columns of the wound table: by location, or by FOR − RES."""
        if self.wound_columns:
            return len(self.wound_table), len(self.wound_columns) + 1
        return TABLE_ROWS, TABLE_COLUMNS

    @property
    def column_bands(self) -> tuple[tuple[int | None, int | None], ...]:
        """Return the first and the last FOR − RES of each column, None at the ends; none by location."""
        bounds = self.wound_columns
        if not bounds:
            return ()
        return tuple(zip((None, *bounds), (*(bound - 1 for bound in bounds), None), strict=True))

    @property
    def results(self) -> tuple[str, ...]:
        """Return what a cell of the wound table may hold: nothing, a state, or life points."""
        lives = tuple("123456789") if self.track.life else ()
        return (NOTHING, *(state.id for state in self.track.states), *lives)

    def to_rows(self) -> dict[str, Any]:
        """Return plain data that :meth:`from_rows` reads back."""
        rows: dict[str, Any] = plain(self)
        return rows


def _check(ruleset: Ruleset) -> None:
    """Raise ValueError for a track that eliminates nobody, or a table that no roll is read in."""
    track, table = ruleset.track, ruleset.wound_table
    if min(track.capacity, *track.capacity_by_size.values(), track.capacity) < 1:
        raise ValueError(f"ruleset {ruleset.id!r}: a figure needs one notch at least")
    rows, columns = ruleset.table_shape
    if table and (len(table) != rows or any(len(row) != columns for row in table)):
        raise ValueError(f"ruleset {ruleset.id!r}: the wound table has {rows} rows of {columns}")
    if unknown := set("".join(table)) - {*ruleset.results}:
        raise ValueError(f"ruleset {ruleset.id!r}: no such result of a wound: {sorted(unknown)}")


def _decided(rows: Mapping[str, Any], known: int) -> dict[str, str]:
    """Return all readings of a ruleset: those its rows name, else those of rulesets that know so many.

    Raises ValueError for a decision or a reading that nobody knows.
    """
    named = dict(rows.get("decisions", {}))
    read = readings_of(rows.get("system", "confrontation"), known)
    if unknown := {*named} - {*read}:
        raise ValueError(f"ruleset {rows.get('id')!r}: no such decision: {sorted(unknown)}")
    return read | {key: BY_ID[key].check(reading) for key, reading in named.items()}


def _step(row: Mapping[str, Any]) -> StepRule:
    rules = tuple(
        RowRule(
            r["id"], RowSource(r["source"]), r["verb"], r["fr"], r["en"], tuple(r.get("only", ())),
            r.get("section", ""),
        )
        for r in row.get("rows", ())
    )  # fmt: skip
    return StepRule(row["id"], row["fr"], row["en"], rules)
