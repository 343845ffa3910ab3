"""A wound roll as far as it is known: who, values, abilities, the dice typed so far (II-B)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.abilities import Abilities, Ability
from rules.battle.blows import resistance_of
from rules.battle.commands import RollWound
from rules.battle.state import Game
from rules.battle.system import Table
from rules.battle.wound_effects import Bearer, WoundEffect
from rules.confrontation.hits import (
    acting_of,
    answered,
    becomes,
    doubtful_of,
    read_roll,
    strength_dice_of,
    strength_of,
    terms_of,
)
from rules.confrontation.wounds import Outlook, WoundRoll, after, dice_needed, outlook
from rules.text import alike

FURTHEST = 9
"""How many rows or columns a roll may be shifted by hand."""

_LARGEST = 5
"""The largest number that is offered behind the slash of an ability."""


_MOST_DICE = 3
"""As many dice as a FOR that is typed here may carry."""

_MOST_OF_A_KIND = 3
"""So often a roll may be amplified, and so often attenuated."""


def _sense(command: RollWound) -> int:
    """Return which dice are kept: the highest of three, the lowest, or both of two."""
    return (command.amplified > command.attenuated) - (command.amplified < command.attenuated)


@dataclass(frozen=True, slots=True)
class ActingAbility:
    """An ability that may act on the roll, whose it is, and whether it counts; ``added`` by hand.

    ``doubtful``: whether it is meant for the other one cannot be told from the cards.
    """

    ability: Ability
    bearer: Bearer
    on: bool = True
    added: bool = False
    doubtful: bool = False


class WoundDraft:
    """What the wound panel holds; the state of the battle is that of when it was opened.

    ``catalogue`` names what the table of a battle does not: the words behind the slash of an ability.
    """

    def __init__(self, table: Table, game: Game, catalogue: Abilities, attacker: str, target: str) -> None:
        self._table, self._game, self._catalogue = table, game, catalogue
        self._command = RollWound(target, attacker)
        self.dice: list[int] = []
        self.acting: list[ActingAbility] = []
        for key, bearer, other in ((attacker, Bearer.ATTACKER, target), (target, Bearer.TARGET, "")):
            sure = acting_of(table, game, key, bearer, other)
            unsure = doubtful_of(table, game, key, bearer, other)
            self.acting += (ActingAbility(ability, bearer) for ability in sure)
            self.acting += (ActingAbility(ability, bearer, on=False, doubtful=True) for ability in unsure)
        self._seen: tuple[object, Outlook] | None = None
        self._whole: tuple[object, Outlook] | None = None  # of the roll without any of its dice

    # -- what it says -------------------------------------------------------------------------------

    @property
    def base(self) -> RollWound:
        """Return the command without its dice."""
        chosen = {
            bearer: tuple(each.ability for each in self.acting if each.bearer is bearer and each.on)
            for bearer in Bearer
        }
        return replace(self._command, attacking=chosen[Bearer.ATTACKER], defending=chosen[Bearer.TARGET])

    @property
    def command(self) -> RollWound:
        """Return the command as it stands, with the dice typed so far."""
        command = replace(self.base, dice=tuple(self.dice[: self.needed]))
        if not self._readable:
            return command
        for die in self.dice[self.needed :]:
            if not (asks := self._asks(command)):
                break
            command = answered(command, asks[0], die)
        return command

    def _asks(self, command: RollWound) -> tuple[str, ...]:
        """Return the dice that the roll asks for, whatever result the table puts in its place."""
        return read_roll(self._table, self._game, replace(command, instead="")).asks

    @property
    def needed(self) -> int:
        """Return how many dice the roll itself takes."""
        return dice_needed(self._command.amplified, self._command.attenuated)

    @property
    def strength_dice(self) -> int:
        """Return how many dice FOR carries: told, else as the attacker's of now."""
        return strength_dice_of(self._table, self._game, self._command)

    @property
    def strength(self) -> float | None:
        """Return the FOR: typed, else the attacker's of now; None while nobody knows."""
        return strength_of(self._table, self._game, self._command)

    @property
    def resistance(self) -> float | None:
        """Return the RES: typed, else the target's of now; None while nobody knows."""
        return resistance_of(self._table, self._game, self._command)

    @property
    def known(self) -> bool:
        """Tell whether both values are known."""
        return self.strength is not None and self.resistance is not None

    @property
    def _readable(self) -> bool:
        """Whether the roll can be read: without FOR or RES it would be another one."""
        return len(self.dice) >= self.needed and self.known

    @property
    def read(self) -> WoundRoll | None:
        """Return what the dice mean so far; None before the roll is whole and its values are known."""
        if not self._readable:
            return None
        return read_roll(self._table, self._game, self.command)

    @property
    def complete(self) -> bool:
        """Tell whether no die is missing."""
        read = self.read
        return read is not None and not read.asks

    @property
    def becomes(self) -> str:
        """Return the state that the target gets where the result names another one, else ""."""
        read = self.read
        return "" if read is None else becomes(self._table, self._game, self._command.target, read.result)

    @property
    def ahead(self) -> Outlook | None:
        """Return what may still become of the roll; None while FOR or RES is unknown."""
        if not self.known:
            return None
        command = self.command
        terms = terms_of(self._table, self._game, command)
        if self._seen is None or self._seen[0] != (command, terms):
            found = outlook(
                terms, command.dice, strength_thrown=command.strength_thrown,
                vapour=command.vapour, toxic=command.toxic,
            )  # fmt: skip
            self._seen = ((command, terms), found)
        return self._seen[1]

    @property
    def stakes(self) -> tuple[float, float] | None:
        """Return in which share of the rolls still possible the target is hurt, and in which it falls.

        None while a value is unknown, or nobody is named.
        """
        ahead, target = self.ahead, self._game.fighters.get(self._command.target)
        if ahead is None or target is None:
            return None
        ruleset, size = self._table.ruleset, self._game.cards[target.card].true_size
        least = ruleset.track.capacity_of(size)
        ends = [(after(target.notches, of, ruleset, size), n) for of, n in ahead.results.items()]
        hurts = sum(n for notches, n in ends if notches > target.notches)
        return hurts / ahead.rolls, sum(n for notches, n in ends if notches >= least) / ahead.rolls

    def share_from(self, result: str) -> float | None:
        """Return which part of all rolls gives a result or a worse one; None while a value is unknown."""
        if not self.known:
            return None
        command = self.base
        terms = terms_of(self._table, self._game, command)
        if self._whole is None or self._whole[0] != terms:
            self._whole = terms, outlook(terms)
        counts = self._whole[1].results
        ranks = self._table.ruleset.results
        worse = sum(count for each, count in counts.items() if ranks.index(each) >= ranks.index(result))
        return worse / self._whole[1].rolls

    # -- what is typed ------------------------------------------------------------------------------

    def type_die(self, die: int) -> None:
        """Add a die; after a whole roll another one begins."""
        if self.complete or (not self.known and len(self.dice) >= self.needed):
            self.begin_anew()
        self.dice.append(die)

    def begin_anew(self) -> None:
        """Take all dice away, and the result that was put in the place of theirs."""
        self.dice = []
        self.overrule("", "")

    def overrule(self, result: str, why: str) -> None:
        """Put a result in the place of the roll's, with its reason; "" is that of the roll."""
        self._command = replace(self._command, instead=result, why=why)

    @property
    def instead(self) -> tuple[str, str]:
        """Return the result in the place of the roll's, "" for none, and its reason."""
        return self._command.instead, self._command.why

    def take_back(self) -> bool:
        """Take the last die back; False when there is none."""
        return bool(self.dice) and bool(self.dice.pop())

    def set_values(self, strength: float | None, resistance: float | None) -> None:
        """Set FOR and RES as typed; None is the figure's own."""
        self._command = replace(self._command, strength=strength, resistance=resistance)

    @property
    def typed(self) -> tuple[float | None, float | None]:
        """Return FOR and RES where they were typed."""
        return self._command.strength, self._command.resistance

    def add_strength_die(self) -> None:
        """Let FOR carry a die more; after the most that cards carry it has none again."""
        own = strength_dice_of(self._table, self._game, replace(self._command, strength_dice=None))
        more = (self.strength_dice + 1) % (max(_MOST_DICE, own) + 1)
        self._command = replace(self._command, strength_dice=more)
        del self.dice[self.needed :]

    def shift(self, rows: int, columns: int) -> None:
        """Shift the row and the column that are read."""
        by = self._command
        row = max(-FURTHEST, min(FURTHEST, by.row_shift + rows))
        column = max(-FURTHEST, min(FURTHEST, by.column_shift + columns))
        self._command = replace(by, row_shift=row, column_shift=column)

    def amplify(self) -> None:
        """Amplify the roll once more; after the most it is amplified no longer (II-B-6)."""
        self._of_three(amplified=(self._command.amplified + 1) % (_MOST_OF_A_KIND + 1))

    def attenuate(self) -> None:
        """Attenuate the roll once more; after the most it is attenuated no longer (II-B-6)."""
        self._of_three(attenuated=(self._command.attenuated + 1) % (_MOST_OF_A_KIND + 1))

    def _of_three(self, **counted: int) -> None:
        """Count one of both; the dice go where others are thrown or kept: only the difference matters."""
        before, self._command = self._command, replace(self._command, **counted)  # type: ignore[arg-type]
        if _sense(before) != _sense(self._command):
            self.dice = []

    def toggle(self, number: int) -> None:
        """Let an ability count or not; one that was added goes."""
        if number < len(self.acting):
            each = self.acting[number]
            self.acting[number] = replace(each, on=not each.on)
            self.acting = [left for left in self.acting if left.on or not left.added]

    # -- abilities of nobody's card -----------------------------------------------------------------

    def offered(self) -> list[tuple[Bearer, Ability, bool]]:
        """Return what the ruleset knows to act on a wound roll, each once, and whether a number follows."""
        made: list[tuple[Bearer, Ability, bool]] = []
        for effect in self._table.ruleset.at_wounds:
            ability = self._ability(effect)
            if (effect.bearer, ability) not in [each[:2] for each in made]:
                made.append((effect.bearer, ability, effect.by_parameter))
        return made

    def _ability(self, effect: WoundEffect) -> Ability:
        kind = self._catalogue.kinds.get(effect.ability)
        name = effect.ability if kind is None else kind.fr
        if not effect.words:
            return self._catalogue.parse(name)
        word = self._catalogue.words.french(effect.words[0])
        return self._catalogue.parse(f"{name}/{word}")

    def counted(self, bearer: Bearer, ability: Ability) -> Ability | None:
        """Return the ability of that name and word which counts now."""
        same = [
            each.ability for each in self.acting
            if each.on and each.bearer is bearer and alike(each.ability.fr) == alike(ability.fr)
            and (not ability.parameter or each.ability.parameter == ability.parameter)
        ]  # fmt: skip
        return same[0] if same else None

    def add(self, bearer: Bearer, ability: Ability, numbered: bool) -> None:
        """Let an ability of the ruleset count; asked again its number grows, at the end it goes."""
        now = self.counted(bearer, ability)
        others = [each for each in self.acting if each.bearer is not bearer or each.ability != now]
        if now is None:
            self.acting.append(
                ActingAbility(self._numbered(ability, 1 if numbered else 0), bearer, added=True)
            )
            return
        number = int(now.parameter) + 1 if numbered and now.parameter.isdecimal() else _LARGEST + 1
        self.acting = others
        if number <= _LARGEST:
            self.acting.append(ActingAbility(self._numbered(ability, number), bearer, added=True))

    def _numbered(self, ability: Ability, number: int) -> Ability:
        return self._catalogue.parse(f"{ability.fr}/{number}") if number else ability
