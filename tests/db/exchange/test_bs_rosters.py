"""Rosters become armies, with cards of their own where no catalogue was given."""

from __future__ import annotations

import pytest

from db.exchange.battlescribe.findings import FindingOutcome
from db.exchange.battlescribe.harvest import Harvest, TakenArmy
from rules.armies import OptionKind, Per
from rules.values import Characteristic
from tests.db.exchange.foreign import GUARD, SPELL, catalogue, entry, profile, roster, selection
from tests.db.exchange.taken import reasons, taken


def army(harvest: Harvest) -> TakenArmy:
    (found,) = harvest.armies
    return found


GUARDS = selection(
    "Guard", number=3, pa="51.0", profiles=[profile("Guard")],
    selections=[selection("Axe", number=3, kind="upgrade", pa="6"),
                selection("Banner", kind="upgrade", pa="5"),
                selection("Free", kind="upgrade")],
)  # fmt: skip


@pytest.mark.parametrize("schema", ["2.01", "2.03"])
def test_an_army_with_its_cards_figures_and_options(schema: str) -> None:
    guards = selection(
        "Guard", number=3, pa="51.0", profiles=[profile("Guard", schema=schema)], schema=schema,
        selections=[selection("Axe", number=3, kind="upgrade", pa="6", schema=schema)],
    )  # fmt: skip
    harvest = taken(roster(guards, schema=schema))
    found = army(harvest)
    assert (found.name, found.people, found.edition, found.limit) == ("Le Griffon", "griffins", "C5", 400)
    (made,) = found.entries
    assert (made.figures, made.name) == (3, "Guard")
    assert [(o.name, o.pa, o.per) for o in made.options] == [("Axe", 2.0, Per.FIGURE)]
    (card,) = harvest.cards
    assert card.from_roster and card.card.pa.number == 17
    assert card.key == made.key


def test_options_by_card_and_those_that_cost_nothing() -> None:
    (made,) = army(taken(roster(GUARDS))).entries
    assert [(o.name, o.pa, o.per) for o in made.options] == [
        ("Axe", 2.0, Per.FIGURE), ("Banner", 5.0, Per.CARD), ("Free", None, Per.CARD),
    ]  # fmt: skip


def test_the_catalogue_goes_before_what_a_roster_shows() -> None:
    data = catalogue(entry("Guard", pa=16, profiles=[profile("Guard")]))
    harvest = taken(roster(GUARDS), data)
    (card,) = harvest.cards
    assert (card.from_roster, card.card.pa.number) == (False, 16)
    assert army(harvest).entries[0].key == card.key


def test_spells_notes_and_what_the_army_bought_for_itself() -> None:
    flame = selection(
        "Flame", kind="upgrade", pa="0", profiles=[profile("Descrizione", SPELL, kind="Spell Card")]
    )
    words = profile("Oath", {"Description:": "sworn"}, kind="Explanation", id="x")
    mage = selection("Mage", pa="40", profiles=[profile("Mage"), words], selections=[flame], custom="Melkion")
    altar = selection("Altar", kind="upgrade", pa="11")
    harvest = taken(roster(mage, altar))
    (made,) = army(harvest).entries
    (spell,) = made.options
    assert (spell.kind, spell.name) == (OptionKind.SPELL, "Flame")
    assert spell.spell is not None and spell.spell.cost == {"fire": 2}
    assert made.note == "Melkion\nOath: sworn"
    assert army(harvest).notes == ["Altar (11)"]
    assert ("selection_as_note", "Altar") in reasons(harvest)
    assert [t.became for t in harvest.tallies] == ["card", "note", "spell"]


def test_cards_within_a_unit_and_what_the_unit_paid() -> None:
    unit = selection(
        "Patrol", kind="unit", pa="4",
        selections=[selection("Guard", number=2, pa="34", profiles=[profile("Guard")]),
                    selection("Clone", pa="10", profiles=[profile("Clone")])],
    )  # fmt: skip
    found = army(taken(roster(unit)))
    assert [(e.name, e.figures) for e in found.entries] == [("Guard", 2), ("Clone", 1)]
    assert [(o.name, o.pa) for o in found.entries[0].options] == [("Patrol", 4.0)]


@pytest.mark.parametrize(
    ("number", "figures"), [("-3", 1), ("0", 1), ("many", 1), ("1e9", 1), ("500", 99), ("999999999", 99)]
)
def test_a_number_of_figures_that_cannot_be_is_told(number: str, figures: int) -> None:
    harvest = taken(roster(selection("Guard", number=number, profiles=[profile("Guard")])))
    assert army(harvest).entries[0].figures == figures
    assert [reason for reason, _ in reasons(harvest)] == ["odd_number"]


def test_prices_that_are_no_figures_and_an_empty_roster() -> None:
    harvest = taken(roster(selection("Guard", pa="dear", profiles=[profile("Guard")]), limit="all"))
    assert ("kept_as_text", "dear") in reasons(harvest)
    assert army(harvest).limit is None
    assert ("army_empty", "Le Griffon") in reasons(taken(roster()))
    assert ("unknown_people", "Nobody") in reasons(taken(roster(GUARDS, catalogue="Nobody")))


def test_life_points_below_nothing_are_text_like_every_other_figure() -> None:
    cells = GUARD | {"PV": "-3", "PUI": "1/2", "PA": "-4"}
    made = profile("Guard", cells, kind="Carte de références")
    harvest = taken(roster(selection("Guard", pa="51.0", profiles=[made])))
    (card,) = (found.card for found in harvest.cards)
    assert [card.values[c].raw for c in (Characteristic.PV, Characteristic.PUI)] == ["-3", "1/2"]
    assert card.pa.raw == "-4"
    told = reasons(harvest, FindingOutcome.TEXT)
    assert told == [("impossible", "-4"), ("impossible", "-3"), ("kept_as_text", "1/2")]
