"""Cards of which players tell but the name and its life: "Mira 12", "Valet 4 (ally)", "Rat 4 x2"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rules.battle.setup import ListedCard
from rules.cards import Card
from rules.values import Characteristic, Value

MOST_FIGURES, MOST_LIFE = 60, 999
"""More than these nobody plays, and no chip or track could show."""
_LINE = re.compile(
    r"^(?:(?P<before>\d+)\s*[x×*]\s*)?(?P<name>.*?)(?:\s+(?P<life>0*[1-9]\d*|\?))?(?:\s*[x×*]\s*(?P<after>\d+))?$",
    re.IGNORECASE,
)


_ALLY = re.compile(r"\s*\((alliée?|ally)\)", re.IGNORECASE)


def named_card(name: str, life: int | None, system: str, classes: tuple[str, ...] = ()) -> Card:
    """Make a card of a system with nothing known but its name and, where it is told, its points of life."""
    values = {} if life is None else {Characteristic.PV: Value.of(life)}
    return Card(name_fr=name, system=system, values=values, classes=classes)


@dataclass(frozen=True, slots=True)
class Bound:
    """A name behind which more was written than is taken: of its figures, of its life, or of both.

    ``none`` is written of one who comes all the same: nobody is named to stay away.
    """

    name: str
    figures: bool
    life: bool
    none: bool = False


def named_cards(text: str, system: str) -> tuple[ListedCard, ...]:
    """Read who is there, each on a line or behind a comma: a name, its life, how many of them (``x2``).

    Who stands there as an "(ally)", before or behind its life, has that class. A life of ``?`` is not known
    yet; nobody joins with none, so that a 0 is of the name ("Agent 0"). Of what goes beyond the bounds, the
    bound is taken.
    """
    found = []
    for read, allies in _lines(text):
        figures, life = _figures(read), _life(read)
        card = named_card(read["name"].strip(), life and min(MOST_LIFE, life), system, allies)
        found.append(ListedCard(sheet=card, figures=max(1, min(MOST_FIGURES, figures))))
    return tuple(found)


def bounded(text: str) -> tuple[Bound, ...]:
    """Tell of which names less is taken than was written behind them."""
    found = (
        Bound(
            read["name"].strip(), _figures(read) > MOST_FIGURES, (_life(read) or 0) > MOST_LIFE,
            none=_figures(read) < 1,
        )
        for read, _ in _lines(text)
    )  # fmt: skip
    return tuple(bound for bound in found if bound.figures or bound.life or bound.none)


def _lines(text: str) -> Iterator[tuple[re.Match[str], tuple[str, ...]]]:
    for part in re.split(r"[\n,;]", text):
        allies = tuple(word.capitalize() for word in _ALLY.findall(part))
        read = _LINE.match(_ALLY.sub("", part).strip())
        if read is not None and read["name"].strip():
            yield read, allies


def _figures(read: re.Match[str]) -> int:
    return _number(read["before"] or read["after"] or "1")


def _life(read: re.Match[str]) -> int | None:
    return _number(read["life"]) if read["life"] not in (None, "?") else None


def _number(digits: str) -> int:
    """Read a number as far as any bound asks: Python refuses to read thousands of digits."""
    return int(digits.lstrip("0")[:9] or 0)
