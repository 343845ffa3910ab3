"""Cards of which players tell but the name and its life: "Mira, 12", "Valet 4 (ally)", "Rat 4 x2"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules.battle.setup import ListedCard
from rules.cards import Card
from rules.values import Characteristic, Value

MOST_FIGURES, MOST_LIFE, MOST_LETTERS = 60, 999, 60
"""More than these nobody plays, and no chip, track or verb could show."""
_WRITTEN = re.compile(
    r"^(?:(?P<before>\d+)\s*[x×*]\s*)?(?P<name>.*?)(?:\s+(?P<life>0*[1-9]\d*|\?))?(?:\s*[x×*]\s*(?P<after>\d+))?$",
    re.IGNORECASE,
)
_BEHIND = re.compile(r"^(?P<number>\d+|\?)?(?:\s*[x×*]\s*(?P<times>\d+))?$", re.IGNORECASE)
"""What may stand behind a comma: "12", "?", "x2", "8 x2", nothing."""
_TWO = re.compile(r"\s\d+(?:\s*[x×*]\s*\d+)?\s*,", re.IGNORECASE)
"""A number and a comma within a name: "Mira 12, Oskar" were two, but for the line."""
_ALLY = re.compile(r"\s*\((alliée?|ally)\)", re.IGNORECASE)


def named_card(name: str, life: int | None, system: str, classes: tuple[str, ...] = ()) -> Card:
    """Make a card of a system with nothing known but its name and, where it is told, its points of life."""
    values = {} if life is None else {Characteristic.PV: Value.of(life)}
    return Card(name_fr=name, system=system, values=values, classes=classes)


class Cut(StrEnum):
    """What is not taken as it was written."""

    FIGURES = "figures"  # more of them than come
    NONE = "none"  # of one who comes all the same: nobody is named to stay away
    LIFE = "life"  # more than is counted
    NO_LIFE = "no_life"  # a 0 behind a comma: nobody joins with none, so it is not told
    MORE = "more"  # numbers behind the number of them
    ONE = "one"  # two of them as it seems, on a line where there is one
    LONG = "long"  # a name of more letters than are shown
    NAMELESS = "nameless"  # a line that names nobody, and is left out


@dataclass(frozen=True, slots=True)
class _Named:
    """Who stands on a line, as it was written."""

    name: str
    life: str | None
    figures: str
    allies: tuple[str, ...] = ()
    more: bool = False

    @property
    def short(self) -> str:
        """The name as it is taken."""
        return self.name[:MOST_LETTERS].strip()

    def cuts(self) -> Iterator[Cut]:
        """Tell what of it is not taken as it was written."""
        figures, life = _number(self.figures), _number(self.life or "1")
        told = {
            Cut.FIGURES: figures > MOST_FIGURES,
            Cut.NONE: figures < 1,
            Cut.LIFE: life > MOST_LIFE,
            Cut.NO_LIFE: life < 1,
            Cut.MORE: self.more,
            Cut.ONE: _TWO.search(self.name) is not None,
            Cut.LONG: len(self.name) > MOST_LETTERS,
        }
        return (cut for cut, holds in told.items() if holds)


def named_cards(text: str, system: str) -> tuple[ListedCard, ...]:
    """Read who is there, each on a line or behind a semicolon: a name, its life, how many of them.

    Life and number may stand behind commas ("Rat, 4, 2") or without them ("Rat 4 x2"); behind a comma the
    first number is the life, and what is no number is of the name ("Selva, the brave"). Who stands there as
    an "(ally)" has that class. A life of ``?`` is not known yet; nobody joins with none, so that a 0 without
    a comma is of the name ("Agent 0"). Of what goes beyond the bounds, the bound is taken.
    """
    found = []
    for read in _people(text):
        if isinstance(read, _Named):
            life = min(MOST_LIFE, _number(read.life)) if read.life else None
            card = named_card(read.short, life or None, system, read.allies)
            figures = max(1, min(MOST_FIGURES, _number(read.figures)))
            found.append(ListedCard(sheet=card, figures=figures))
    return tuple(found)


def cuts(text: str) -> tuple[tuple[str, Cut], ...]:
    """Tell of which names, or of which lines without one, something is not taken as it was written."""
    found: list[tuple[str, Cut]] = []
    for read in _people(text):
        if isinstance(read, _Named):
            found += ((read.short, cut) for cut in read.cuts())
        else:
            found.append((read, Cut.NAMELESS))
    return tuple(found)


def _people(text: str) -> Iterator[_Named | str]:
    """Read each line that says anything; one that names nobody is given as it was written."""
    for line in re.split(r"[\n;]", text):
        allies = tuple(word.capitalize() for word in _ALLY.findall(line))
        read = _read(_ALLY.sub("", line), allies)
        if read is not None and read.name:
            yield read
        elif line.strip(" \t,"):
            yield line.strip()


def _read(line: str, allies: tuple[str, ...]) -> _Named | None:
    parts = [part.strip() for part in line.split(",")]
    last = max((at for at, part in enumerate(parts) if not _BEHIND.match(part)), default=0)
    written = _WRITTEN.match(", ".join(parts[: last + 1]))
    if written is None:
        return None
    name, life, times = written["name"], written["life"], written["before"] or written["after"]
    behind = []
    for found in filter(None, map(_BEHIND.match, parts[last + 1 :])):
        behind.append(found["number"])
        times = found["times"] or times
    while behind and behind[-1] is None:
        behind.pop()
    if behind:
        # what stands before the comma is the name as it is: "Agent 7, 12"
        name = name if life is None else f"{name} {life}"
        life = behind[0]
    rest = [number for number in behind[1:] if number]
    if rest and times is None:
        times = rest.pop(0)
    known = None if life in (None, "?") else life
    return _Named(name.strip(), known, times or "1", allies, more=bool(rest))


def _number(digits: str) -> int:
    """Read a number as far as any bound asks: Python refuses to read thousands of digits."""
    return int(digits.lstrip("0")[:9] or 0)
