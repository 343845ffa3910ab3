"""Cards of which players tell but the name and its life: "Mira 12", "Valet 4 (ally)", "Rat 4 x2"."""

from __future__ import annotations

import re

from rules.battle.setup import ListedCard
from rules.cards import Card
from rules.values import Characteristic, Value

MOST_FIGURES = 60
_LINE = re.compile(
    r"^(?:(?P<before>\d+)\s*[x×*]\s*)?(?P<name>.*?)(?:\s+(?P<life>0*[1-9]\d*|\?))?(?:\s*[x×*]\s*(?P<after>\d+))?$",
    re.IGNORECASE,
)


_ALLY = re.compile(r"\s*\((alliée?|ally)\)", re.IGNORECASE)


def named_card(name: str, life: int | None, system: str, classes: tuple[str, ...] = ()) -> Card:
    """Make a card of a system with nothing known but its name and, where it is told, its points of life."""
    values = {} if life is None else {Characteristic.PV: Value.of(life)}
    return Card(name_fr=name, system=system, values=values, classes=classes)


def named_cards(text: str, system: str) -> tuple[ListedCard, ...]:
    """Read who is there, each on a line or behind a comma: a name, its life, how many of them (``x2``).

    Who stands there as an "(ally)", before or behind its life, has that class. A life of ``?`` is not known
    yet; nobody joins with none, so that a 0 is of the name ("Agent 0").
    """
    found = []
    for part in re.split(r"[\n,;]", text):
        allies = tuple(word.capitalize() for word in _ALLY.findall(part))
        read = _LINE.match(_ALLY.sub("", part).strip())
        if read is None or not read["name"].strip():
            continue
        figures = int(read["before"] or read["after"] or 1)
        life = int(read["life"]) if read["life"] not in (None, "?") else None
        card = named_card(read["name"].strip(), life, system, allies)
        found.append(ListedCard(sheet=card, figures=max(1, min(MOST_FIGURES, figures))))
    return tuple(found)
