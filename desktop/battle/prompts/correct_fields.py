"""What can be corrected of the battle, a side or a figure: the fields that its system names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.battle.context import BattleContext
from desktop.battle.prompts.reserve import limit_words
from desktop.wording.battle.place_words import place_words
from desktop.wording.elements import ELEMENTS, element_name
from desktop.wording.naming import mark_name
from rules.battle.fighters import capacity
from rules.battle.state import Fighter, Game, Place, Side

translate = QCoreApplication.translate
MOMENT = "moment"
"""The field that is two of the battle's: its phase and its step."""


@dataclass(frozen=True, slots=True)
class CorrectableField:
    """A field of the state that can be corrected: its present value and what it may be.

    ``part`` is the key of one count of a mapping (the gems of an element), ``words`` what it is called
    where that is not the field's own name, ``unset`` how a number that was never entered reads.
    """

    name: str
    value: object
    least: int = 0
    most: int = 99
    choices: tuple[tuple[str, object], ...] = ()
    part: str = ""
    words: str = ""
    unset: str = ""

    @property
    def key(self) -> str:
        """What the field is asked for by: its name, with its part."""
        return f"{self.name}:{self.part}" if self.part else self.name


def fields_of(context: BattleContext, subject: str) -> list[CorrectableField]:
    """Give what can be corrected of the battle, a side, or a figure.

    A name of `Pieces.corrected` is a field, or one count of one of its mappings: ``marks:containers``. One
    side may have other fields than the other.
    """
    game = context.game
    kind, _, key = subject.partition(":")
    found: list[CorrectableField] = []
    corrected = context.pieces.corrected
    for name in corrected.get(subject, corrected[kind]):
        whole, _, part = name.partition(":")
        if kind == "game":
            found.append(_GAME[name](context, game))
        elif kind == "side":
            side = game.sides[key]
            found.append(_count(side, whole, part) if part else _of_side(side, name))
        elif part:
            found.append(_count(game.fighters[key], whole, part))
        else:
            found += _FIGHTER[name](context, game.fighters[key])
    return found


def _count(held: Fighter | Side, name: str, part: str) -> CorrectableField:
    counts: Mapping[str, int] = getattr(held, name)
    return CorrectableField(name, counts.get(part, 0), most=999, part=part, words=mark_name(part))


def _of_side(side: Side, name: str) -> CorrectableField:
    return CorrectableField(name, getattr(side, name), most=9 if name == "reserved" else 99)


# -- a figure ---------------------------------------------------------------------------------------


def _notches(context: BattleContext, fighter: Fighter) -> list[CorrectableField]:
    ruleset = context.table.ruleset
    words = context.pieces.life_lost() if ruleset.track.life else ""
    return [
        CorrectableField(
            "notches", fighter.notches, most=capacity(context.game, fighter, ruleset), words=words
        )
    ]


def _place(_context: BattleContext, fighter: Fighter) -> list[CorrectableField]:
    return [
        CorrectableField(
            "place", fighter.place, choices=tuple((place_words(place), place) for place in Place)
        )
    ]


def _level(_context: BattleContext, fighter: Fighter) -> list[CorrectableField]:
    levels = ((translate("Battle", "on the ground"), 0), (translate("Battle", "in the air"), 1))
    return [CorrectableField("level", fighter.level, choices=levels)]


def _gem_limit(context: BattleContext, fighter: Fighter) -> list[CorrectableField]:
    limit = -1 if fighter.gem_limit is None else fighter.gem_limit
    return [
        CorrectableField("gem_limit", limit, least=-1, unset=limit_words(context.table.ruleset.mana.limit))
    ]


def _counters(_context: BattleContext, fighter: Fighter) -> list[CorrectableField]:
    return [
        CorrectableField("counters", n, least=-99, part=name, words=name)
        for name, n in fighter.counters.items()
    ]


def _used(_context: BattleContext, fighter: Fighter) -> list[CorrectableField]:
    words = translate("Battle", "Used up: {name}")
    return [
        CorrectableField("used", n, part=name, words=words.format(name=name))
        for name, n in fighter.used.items()
    ]


def _gems(_context: BattleContext, fighter: Fighter) -> list[CorrectableField]:
    words = translate("Battle", "Gems ({element})")
    return [
        CorrectableField(
            "gems", fighter.gems.get(gem, 0), part=gem, words=words.format(element=element_name(gem))
        )
        for gem in (*ELEMENTS, *(element for element in fighter.gems if element not in ELEMENTS))
    ]


def _plain(name: str) -> Callable[[BattleContext, Fighter], list[CorrectableField]]:
    return lambda _context, fighter: [CorrectableField(name, getattr(fighter, name))]


_FIGHTER: Mapping[str, Callable[[BattleContext, Fighter], list[CorrectableField]]] = {
    "notches": _notches,
    "stunned": _plain("stunned"),
    "activated": _plain("activated"),
    "place": _place,
    "level": _level,
    "faith": _plain("faith"),
    "gem_limit": _gem_limit,
    "counters": _counters,
    "used": _used,
    "gems": _gems,
}


# -- the battle -------------------------------------------------------------------------------------


def _moment(context: BattleContext, game: Game) -> CorrectableField:
    pieces = context.pieces
    steps = pieces.moments(context.table.ruleset)
    choices = tuple(
        (pieces.moment_words(phase, step), (phase, step)) for phase in steps for step in steps[phase]
    )
    now = (game.phase, game.step if game.step in steps[game.phase] else steps[game.phase][0])
    return CorrectableField(MOMENT, now, choices=choices, words=translate("Battle", "Moment"))


def _side_field(name: str) -> Callable[[BattleContext, Game], CorrectableField]:
    def made(context: BattleContext, game: Game) -> CorrectableField:
        nobody = (translate("Battle", "nobody"), "")
        sides = tuple((context.side_name(key), key) for key in game.sides)
        return CorrectableField(name, getattr(game, name), choices=(nobody, *sides))

    return made


_GAME: Mapping[str, Callable[[BattleContext, Game], CorrectableField]] = {
    "turn": lambda _context, game: CorrectableField("turn", game.turn, least=1),
    MOMENT: _moment,
    "hand": _side_field("hand"),
    "winner": _side_field("winner"),
}
