"""The characteristics of a reference card and the values they can hold."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from rules.text import fold


class Characteristic(StrEnum):
    """A value as printed on a card, in the order of the card (chapter 1).

    The first are Confrontation's; MonCon'F shares them and adds life points and power; the last are those of
    ÉCLATS, which shares FOR. What a system prints, and in which order, is in :mod:`rules.sheets`.
    """

    MOU = "MOU"
    INI = "INI"
    ATT = "ATT"
    FOR = "FOR"
    DEF = "DEF"
    RES = "RES"
    TIR = "TIR"
    COU = "COU"
    PEUR = "PEUR"
    NERVE = "COU/PEUR"  # a courage or a fear whose kind the source does not say
    DIS = "DIS"
    POU = "POU"
    FOI = "FOI"
    PV = "PV"  # life points (points de vie; in ÉCLATS the Animus)
    PUI = "PUI"  # power (puissance), which a charge is measured by
    EVE = "ÉVE"
    AGI = "AGI"
    END = "END"
    BEA = "BEA"
    PER = "PER"
    INT = "INT"
    EMP = "EMP"
    RUS = "RUS"
    CHA = "CHA"

    @property
    def is_nerve(self) -> bool:
        """Tell whether this is courage, fear, or one of the two."""
        return self in NERVES

    @property
    def english(self) -> str:
        """Return what cards in English print for it; French ones print the value itself."""
        return _ENGLISH.get(self.value, self.value)


_ENGLISH = {
    "MOU": "MOV",
    "FOR": "STR",
    "TIR": "AIM",
    "PEUR": "FEA",
    "COU/PEUR": "COU/FEA",
    "POU": "POW",
    "FOI": "FAI",
    "PV": "LP",
    "PUI": "MGT",
    "RUS": "CUN",
}
NERVES = (Characteristic.COU, Characteristic.PEUR, Characteristic.NERVE)
# The places of Confrontation's fast entry line and printed card; courage, fear or unknown share one place.
PRINTED = (
    Characteristic.MOU, Characteristic.INI, Characteristic.ATT, Characteristic.FOR, Characteristic.DEF,
    Characteristic.RES, Characteristic.TIR, Characteristic.COU, Characteristic.DIS, Characteristic.POU,
    Characteristic.FOI,
)  # fmt: skip


class Aspect(StrEnum):
    """The three aspects of FOI, in the order of the print."""

    CREATION = "creation"
    ALTERATION = "alteration"
    DESTRUCTION = "destruction"

    @property
    def place(self) -> int:
        """Return the place of the aspect among the three figures."""
        return tuple(Aspect).index(self)


class ValueKind(StrEnum):
    """How a printed value reads."""

    NUMBER = "number"
    ABSENT = "absent"  # the card prints a dash: no such value, which is not zero
    UNKNOWN = "unknown"  # nobody has typed it yet
    DICE = "dice"  # 12 + 1 die
    MOVES = "moves"  # ground / flight, in cm
    ASPECTS = "aspects"  # creation-alteration-destruction
    TEXT = "text"  # could not be read; kept as it stands


# More figures than these stand on no card: a slip of the key is kept as text, not rounded.
_DIGITS = r"\d{1,6}(?:[.,]\d{1,4})?"
_NUMBER = rf"[+-]?{_DIGITS}"
_IS_NUMBER = re.compile(rf"^{_NUMBER}$")
_IS_DICE = re.compile(rf"^({_NUMBER})\s*\+\s*(\d{{1,2}})\s*(?:d(?:e|es|ie|ice|6)?)$")
_IS_MOVES = re.compile(rf"^({_DIGITS})\s*/\s*({_DIGITS})$")
_IS_ASPECTS = re.compile(r"^(\d{1,6})\s*-\s*(\d{1,6})\s*-\s*(\d{1,6})$")
_DASHES = frozenset({"-", "–", "—", "−"})


def _figure(text: str) -> float:
    return float(text.replace(",", ".")) + 0.0  # of -0, which is 0, no sign is kept


def plain(number: float) -> str:
    """Write a number without a useless decimal: 10, 7.5."""
    return str(int(number)) if number == int(number) else repr(number)


@dataclass(frozen=True, slots=True)
class Value:
    """One printed value: a number, absent, unknown, with dice, two movements (cm) or three aspects."""

    kind: ValueKind
    numbers: tuple[float, ...] = ()
    dice: int = 0
    raw: str = ""

    @classmethod
    def of(cls, number: float) -> Value:
        """Make a plain number."""
        return cls(ValueKind.NUMBER, (float(number) + 0.0,))

    @classmethod
    def parse(cls, text: str) -> Value:
        """Read a value as people write it: ``10``, ``7,5``, ``-``, ``12 + 1 Dé``, ``15/20``, ``2-3-3``.

        What cannot be read is kept word for word as TEXT; nothing is repaired by guess.
        """
        text = text.strip()
        if text in ("", "?"):
            return UNKNOWN
        if text in _DASHES:
            return ABSENT
        plain_text = fold(text).replace("\N{MINUS SIGN}", "-")
        if len(plain_text) > 40:  # nothing readable is that long; keeps the patterns below cheap
            return cls(ValueKind.TEXT, raw=text)
        if _IS_NUMBER.match(plain_text):
            return cls(ValueKind.NUMBER, (_figure(plain_text),))
        if m := _IS_DICE.match(plain_text):
            return cls(ValueKind.DICE, (_figure(m[1]),), dice=int(m[2]))
        if m := _IS_MOVES.match(plain_text):
            return cls(ValueKind.MOVES, (_figure(m[1]), _figure(m[2])))
        if m := _IS_ASPECTS.match(plain_text):
            return cls(ValueKind.ASPECTS, tuple(float(g) for g in m.groups()))
        return cls(ValueKind.TEXT, raw=text)

    @property
    def known(self) -> bool:
        """Tell whether something is printed and could be read, a dash included."""
        return self.kind not in (ValueKind.UNKNOWN, ValueKind.TEXT)

    @property
    def number(self) -> float | None:
        """Return the figure to count with (the ground movement of two, the flat part of a dice sum)."""
        return self.numbers[0] if self.numbers else None

    def __str__(self) -> str:
        """Write the value so that :meth:`parse` reads it back: ``10``, ``-``, ``12+1d``, ``15/20``."""
        match self.kind:
            case ValueKind.UNKNOWN:
                return ""
            case ValueKind.ABSENT:
                return "-"
            case ValueKind.TEXT:
                return self.raw
            case ValueKind.DICE:
                return f"{plain(self.numbers[0])}+{self.dice}d"
            case ValueKind.MOVES:
                return "/".join(map(plain, self.numbers))
            case ValueKind.ASPECTS:
                return "-".join(map(plain, self.numbers))
            case _:
                return plain(self.numbers[0])


UNKNOWN = Value(ValueKind.UNKNOWN)
ABSENT = Value(ValueKind.ABSENT)
