"""The fingerprints of the first release: whoever wrote one down meets the same list under it for ever."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rules.armies import Muster, Option, OptionKind, Per
from rules.cards import Card
from rules.fingerprint import content, fingerprint, read
from rules.values import Value
from tests.rules.data import card, muster

CONSCRIPT = replace(card("Conscrit du Griffon", PA=11), edition="C5")
TEMPLAR = replace(card("Templier de l’Inquisition", PA=28), edition="C5")
GUARD = replace(card("Œil d’Hécate", PA="?"), edition="C3")
HALF = replace(card("Demi-portion", PA="7,5"), edition="C5")


def buying(of: Card, figures: int, *options: Option) -> Muster:
    """Make a list of one entry that buys options."""
    army = muster((of, figures))
    return replace(army, army=replace(army.army, entries=(replace(army.army.entries[0], options=options),)))


LISTS: dict[str, Muster] = {
    "one card": muster(CONSCRIPT),
    "three figures": muster((CONSCRIPT, 3)),
    "two cards": muster((CONSCRIPT, 3), TEMPLAR),
    "an unknown price": muster(GUARD, CONSCRIPT),
    "half a point": muster((HALF, 2)),
    "no edition": muster(card("Solitaire", PA=40)),
    "a price below nothing on a card": muster(replace(CONSCRIPT, pa=Value.parse("-3"))),
    "options": buying(
        CONSCRIPT, 3, Option("Fanion", pa=5), Option("Épée", OptionKind.ARTEFACT, 8, Per.FIGURE)
    ),
    "an option for nothing": buying(TEMPLAR, 1, Option("Serment", pa=0)),
    "an option of unknown price": buying(TEMPLAR, 2, Option("Relique", OptionKind.ARTEFACT)),
}

_KEPT = Path(__file__).with_name("fingerprints.json")
MARKS: dict[str, tuple[str, str]] = json.loads(_KEPT.read_text("utf-8"))
"""By the name of a list its fingerprint and its line, as the first release wrote them."""


@pytest.mark.parametrize("name", LISTS)
def test_a_list_keeps_the_fingerprint_of_the_first_release(name: str) -> None:
    assert fingerprint(content(LISTS[name])) == MARKS[name][0]


@pytest.mark.parametrize("name", LISTS)
def test_a_line_of_the_first_release_is_read(name: str) -> None:
    assert read(MARKS[name][1]) == content(LISTS[name])
