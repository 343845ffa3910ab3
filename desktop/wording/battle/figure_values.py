"""A figure's characteristics of now, with the reasons that make them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import is_not

from PySide6.QtCore import QCoreApplication

from desktop.paper.words import label
from desktop.wording import number
from desktop.wording.naming import Names, with_aspect
from rules.battle.current import current, dice_of, replaces, summed
from rules.battle.effects import modifiers_on
from rules.battle.flying import LEVELS
from rules.battle.ruleset import Ruleset
from rules.battle.state import Fighter, Game
from rules.cards import Card
from rules.sheets import sheet_of
from rules.text import Explained, Reason
from rules.values import Aspect, Characteristic, Value, ValueKind

Values = Callable[[Card], tuple[Characteristic, ...]]
"""Which values of a card its sheet shows, in their order."""


def values_of(card: Card) -> tuple[Characteristic, ...]:
    """Give the values that the sheet of a figure shows: all but life points, which are a track."""
    return tuple(value for value in sheet_of(card.system).values if value is not Characteristic.PV)


@dataclass(frozen=True, slots=True)
class FigureValue:
    """One characteristic: its label, its value of now, which way it moved, and why.

    One of several figures (the aspects of FOI, two movements) has them as ``parts``, each with its name.
    """

    label: str
    text: str
    moved: int
    explained: Explained
    parts: tuple[tuple[str, Explained], ...] = ()

    def tip(self, names: Names) -> str:
        """Say the value and the reasons that make it, a line each."""
        if not self.parts:
            return explain(self.label, self.text, self.explained, names)
        return "\n".join(explain(words, number(each.total or 0), each, names) for words, each in self.parts)


class Cells:
    """Remembers the characteristics of figures that did not change: states share them."""

    def __init__(self, values: Values = values_of) -> None:
        self._values = values
        self._known: dict[str, tuple[tuple[object, ...], tuple[FigureValue, ...]]] = {}

    def of(self, game: Game, fighter: Fighter, ruleset: Ruleset, names: Names) -> tuple[FigureValue, ...]:
        """Give the characteristics of a figure."""
        # what it does, and whether it has acted, changes none of them
        own = fighter.notches, fighter.stunned, fighter.level, fighter.modifiers
        made_of = (game.cards[fighter.card], game.effects, names.language, own)
        known = self._known.get(fighter.id)
        if known is None or known[0][3] != own or any(map(is_not, known[0][:3], made_of[:3])):
            known = (made_of, cells(game, fighter, ruleset, names, self._values))
            self._known[fighter.id] = known
        return known[1]


def cells(
    game: Game, fighter: Fighter, ruleset: Ruleset, names: Names, values: Values = values_of
) -> tuple[FigureValue, ...]:
    """Give the values of the card that its sheet shows, as they are now; none for a sketch."""
    sheet = game.cards[fighter.card].sheet
    if sheet is None:
        return ()
    made = []
    ever = sheet_of(sheet.system).most is not None  # who has bounds for a value has that value
    modifiers = modifiers_on(game, fighter)
    for printed in values(sheet):
        characteristic = sheet.nerve[0] if printed is Characteristic.COU else printed
        value = sheet.value(characteristic)
        modified = any(m.characteristic == characteristic for m in modifiers)
        idle = not ever and (
            value.kind is ValueKind.ABSENT
            or (value.kind is ValueKind.UNKNOWN and _rarely_known(characteristic, sheet))
        )
        if idle and not modified:
            continue
        words = label(characteristic, names.language)
        if value.kind is ValueKind.ASPECTS:
            made.append(_faith(game, fighter, value, ruleset, words))
            continue
        if value.kind is ValueKind.MOVES:
            made.append(_moves(game, fighter, value, ruleset, words))
            continue
        explained = current(game, fighter, characteristic, ruleset)
        text = str(value) or "?"
        moved = 0
        dice = dice_of(game, fighter, characteristic)
        if explained.total is not None and value.number is not None:
            was, now = (value.number, value.dice), (explained.total, dice)
            moved = (now > was) - (now < was)
        if value.dice or moved or (explained.total is not None and value.number is None):
            text = with_dice(number(explained.total or 0), dice)
        elif value.kind is ValueKind.NUMBER:
            text = number(value.numbers[0])
        made.append(FigureValue(words, text, moved, explained))
    return tuple(made)


def with_dice(words: str, dice: int) -> str:
    """Write the dice that a value carries behind its figure: 12+1d."""
    return words + "+" + QCoreApplication.translate("Trials", "{n}d").format(n=dice) if dice else words


def _faith(game: Game, fighter: Fighter, value: Value, ruleset: Ruleset, words: str) -> FigureValue:
    """Give the three figures of a faith, each with its own reasons."""
    found = tuple(current(game, fighter, Characteristic.FOI, ruleset, aspect) for aspect in Aspect)
    text = "-".join(_joined(each.total or 0) for each in found)
    return _several(words, text, value, tuple(with_aspect(words, aspect) for aspect in Aspect), found)


def _moves(game: Game, fighter: Fighter, value: Value, ruleset: Ruleset, words: str) -> FigureValue:
    """Give two movements, each with its own reasons: on the ground and in flight (II-F-2)."""
    found = tuple(current(game, fighter, Characteristic.MOU, ruleset, level=level) for level in LEVELS)
    text = "/".join(number(each.total or 0) for each in found)
    where = (
        QCoreApplication.translate("Battle", "{value} (on the ground)"),
        QCoreApplication.translate("Battle", "{value} (in flight)"),
    )
    return _several(words, text, value, tuple(each.format(value=words) for each in where), found)


def _several(
    words: str, text: str, value: Value, names: tuple[str, ...], found: tuple[Explained, ...]
) -> FigureValue:
    """Give a value of several figures; one that fell tells more than others."""
    pairs = zip(found, value.numbers, strict=True)
    moves = [((each.total or 0) > was) - ((each.total or 0) < was) for each, was in pairs]
    moved = min(moves) if min(moves) < 0 else max(moves)
    return FigureValue(words, text, moved, Explained(None, ()), tuple(zip(names, found, strict=True)))


def _joined(total: float) -> str:
    """Write one figure of three that hyphens join: a negative one in brackets."""
    return number(total) if total >= 0 else f"({number(total)})"


def _rarely_known(characteristic: Characteristic, sheet: Card) -> bool:
    """Tell whether an unknown value means most likely that the card does not print it."""
    if characteristic is Characteristic.POU:
        return not sheet.rank.is_mage
    return characteristic is Characteristic.FOI and not sheet.rank.is_faithful


def explain(words: str, text: str, explained: Explained, names: Names) -> str:
    """Say a value and the reasons that make it, a line each; what a replacement made void is left out."""
    reasons = summed(explained) or explained.reasons
    lines = [f"{words} {text}"]
    if len(explained.reasons) < 2:
        return lines[0]
    for place, reason in enumerate(reasons):
        lines.append(f"{amount_words(reason, first=place == 0)}  {names.say(reason.message)}")
    return "\n".join(lines)


def amount_words(reason: Reason, *, first: bool, sign: str = "") -> str:
    """Say what a reason brings: "= 6" where it sets a value, else 3 or +1."""
    if replaces(reason):
        return f"= {number(reason.amount)}"
    return number(reason.amount, sign if first else "+")


def notch_words(notches: int, capacity: int) -> str:
    """Say how many notches a figure has of how many."""
    words = QCoreApplication.translate("Battle", "{notches} of {capacity} notches")
    return words.format(notches=notches, capacity=capacity)
