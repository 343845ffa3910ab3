"""The faces of cards of the other systems: their values, and life points to strike off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.paper.face import face
from desktop.paper.items import Box, Face, TextRun, enlarged
from desktop.paper.stock import CardSize
from desktop.paper.style import LEAST
from desktop.paper.wounds import Boxes, boxes_of
from rules.battle.ruleset import Track, WoundState
from rules.cards import Card, Rank, values_from_line
from rules.systems import KINDS
from rules.values import Characteristic, Value

STUNNED = WoundState("S", "Sonné", "Stunned", "✶", "✶", "star", 0)
LANCER = Card(
    "Lancier", "Lancer", rank=Rank.parse("Régulier"), pa=Value.of(14), system="monconf",
    values={
        **values_from_line("10 3 4 5 6 7 2 P8 9 1 2-1-3"),
        Characteristic.PV: Value.of(12), Characteristic.PUI: Value.of(11),
    },
)  # fmt: skip
MIRA = Card(
    "Mira",
    system="eclats",
    values={
        Characteristic.EVE: Value.of(1), Characteristic.AGI: Value.of(2), Characteristic.CHA: Value.of(0),
        Characteristic.PV: Value.of(14),
    },
)  # fmt: skip


def words(shown: Face) -> list[str]:
    return [item.words for item in shown.items if isinstance(item, TextRun)]


def under(shown: Face, label: str) -> str:
    """Return the value that stands below a label."""
    texts = [item for item in shown.items if isinstance(item, TextRun)]
    (head,) = [item for item in texts if item.words == label]
    below = [t for t in texts if 0 < t.y - head.y < 9 and abs(t.x - head.x) < 4.4]
    return min(below, key=lambda t: abs(t.x - head.x) + t.y).words


def boxes(shown: Face) -> list[Box]:
    return [item for item in shown.items if isinstance(item, Box) and item.radius == 0.5]


def test_a_card_of_monconf_prints_life_points_and_power_beside_the_rest() -> None:
    french, english = face(LANCER, "fr"), face(LANCER, "en")
    assert (under(french, "PV"), under(french, "PUI")) == ("12", "11")
    assert (under(english, "LP"), under(english, "MGT")) == ("12", "11")
    assert (under(french, "POU"), under(french, "FOI"), under(french, "PA")) == ("1", "2-1-3", "14")
    assert french.lost == ()


def test_a_card_of_confrontation_prints_neither() -> None:
    assert {"PV", "PUI"}.isdisjoint(words(face(replace(LANCER, system="confrontation"), "fr")))


def test_a_sheet_of_eclats_prints_ten_characteristics_and_the_animus_without_a_price() -> None:
    shown = face(MIRA, "fr")
    names = ["ÉVE", "AGI", "FOR", "END", "BEA", "PER", "INT", "EMP", "RUS", "CHA"]
    assert [word for word in words(shown) if word in names] == names
    assert (under(shown, "ÉVE"), under(shown, "AGI"), under(shown, "CHA")) == ("1", "2", "0")
    assert under(shown, "ANIMUS") == "14"
    assert "PA" not in words(shown) and "MOU" not in words(shown)


def test_life_points_are_boxes_as_many_as_the_card_has() -> None:
    track = Track((STUNNED,), 4, life=True)
    assert boxes_of(track, LANCER, "fr") == Boxes(("",) * 12, "✶")
    unknown = replace(LANCER, values={})
    assert boxes_of(track, unknown, "fr") == Boxes((), "✶"), "nobody knows how many"
    assert not boxes(face(unknown, "fr", figures=("",), boxes=boxes_of(track, unknown, "fr")))
    assert len(boxes(face(LANCER, "fr", figures=("",), boxes=boxes_of(track, LANCER, "fr")))) == 12


def test_too_many_life_points_for_boxes_are_counted_down_in_writing() -> None:
    track = Track((), 4, life=True)
    ogre = replace(MIRA, values={Characteristic.PV: Value.of(30)})
    shown = face(ogre, "fr", figures=("",), boxes=boxes_of(track, ogre, "fr"))
    assert boxes(shown) == []
    assert "/ 30" in words(shown)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("system", list(KINDS))
def test_nothing_on_a_card_to_be_written_on_is_too_small_to_be_read(system: str, language: str) -> None:
    shown = face(Card(name_fr="", system=system), language, figures=("AB", "B"), boxes=Boxes())
    assert min(item.size for item in shown.items if isinstance(item, TextRun)) >= LEAST - 1e-9
    assert shown.lost == ()


def test_what_is_small_on_a_small_card_is_told_with_its_size_and_not_once_it_is_enlarged() -> None:
    small = face(replace(LANCER, name_fr="Lancière des marches du Nord"), "fr", size=CardSize(50, 70))
    sizes = [item.size for item in small.items if isinstance(item, TextRun)]
    told = [lost.size for lost in small.lost if lost.is_whole]
    assert min(sizes) < LEAST and min(told) == pytest.approx(min(sizes))
    assert not [lost for lost in enlarged(small, 1.5).lost if lost.is_whole]
