"""Cards of one profile are told apart on every paper, and what was bought has its name in each language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db.library import ArmyWrite, CardWrite
from desktop.operations import paper
from desktop.operations.desk import Desk
from desktop.operations.paper_job import ArmyPart, Job, PrintOptions, army_job
from rules.armies import Army, Entry, Option, OptionKind
from rules.text import Message
from tests.desktop.paper.cards import CONSCRIT, KAIAN
from tests.desktop.paper.reading import texts

LABEL = Message("step.card_edited", {"name": "x"})
BLADE = Option("Lame d’argent", OptionKind.ARTEFACT, 9)


@pytest.fixture
def twins(desk: Desk) -> str:
    """Make a list of two cards of one profile, the second with options, and a mage."""
    conscript, mage = desk.library.write_cards(
        LABEL, [CardWrite(None, replace(CONSCRIT, name_en="Griffin conscript")), CardWrite(None, KAIAN)]
    ).card_ids
    entries = (
        Entry("1", conscript, 1, 2), Entry("2", conscript, 1, 2, (BLADE,)), Entry("3", mage, 1, 1)
    )  # fmt: skip
    army = Army("", "Jumeaux", "griffins", "", None, entries)
    return desk.library.write_armies(LABEL, [ArmyWrite(None, army)]).army_ids[0]


def words(job: Job) -> str:
    return " ".join(" ".join(texts(paper.lay_out(job)[0])).replace("\u00a0", " ").split())


def of_army(desk: Desk, army: str, part: ArmyPart = ArmyPart.WHOLE, **chosen: object) -> str:
    options = PrintOptions(**chosen)  # type: ignore[arg-type]
    return words(army_job(desk, army_id=army, options=options, part=part))


def test_cards_of_one_profile_are_numbered_on_cards_sheets_and_strips(desk: Desk, twins: str) -> None:
    for said in (
        of_army(desk, twins, summary=False, spells=False),
        of_army(desk, twins, cards=False, spells=False),
        of_army(desk, twins, ArmyPart.STRIPS),
    ):
        assert "Conscrit du Griffon (1)" in said and "Conscrit du Griffon (2)" in said
        assert "Humain) (1)" not in said, "one alone needs no number"
    assert "Griffin conscript (2)" in of_army(desk, twins, language="en")


def test_a_card_for_each_figure_has_its_letter_though_it_has_no_boxes(desk: Desk, twins: str) -> None:
    said = of_army(desk, twins, summary=False, spells=False, per_figure=True, wound_boxes=False)
    for name in ("(1) A", "(1) B", "(2) A", "(2) B"):
        assert f"Conscrit du Griffon {name}" in said
