"""Two cards of one profile are numbered, also when the second one comes, or comes to be one, in play."""

from __future__ import annotations

from rules.battle import commands as c
from rules.battle.setup import SideSetup
from tests.stories.tabletop import Tabletop, card, counted, side

NABOT, PRIEST = card("Nabot"), card("Prêtre")


def names(table: Tabletop, key: str = "a") -> list[str]:
    return [found.name("fr") for found in table.game.cards_of(key)]


def war(*cards: object) -> Tabletop:
    return Tabletop.of([*cards], ["Gobelin"])  # type: ignore[list-item]


def test_a_summoned_twin_of_a_fallen_figure_is_told_from_it() -> None:
    table = war(NABOT, PRIEST)
    table.do(c.Notch("a1.1", 4))
    table.do(c.AddCard("a", sheet=NABOT, by="a2.1"))
    assert names(table) == ["Nabot (1)", "Prêtre", "Nabot (2)"]
    table.do(c.AddCard("a", sheet=NABOT))
    assert names(table)[-1] == "Nabot (3)", "numbers that were given stay"


def test_two_figures_that_take_one_profile_are_numbered() -> None:
    table = war((PRIEST, 3))
    for n in (2, 3):
        table.do(c.Transform(f"a1.{n}", sheet=NABOT))
    assert names(table) == ["Prêtre", "Nabot (1)", "Nabot (2)"]
    table.do(c.Transform("a1.2", sheet=PRIEST))
    assert sorted(names(table)) == ["Nabot (2)", "Prêtre (1)", "Prêtre (2)"]


def test_a_profile_of_its_own_has_no_number() -> None:
    table = war(NABOT, NABOT)
    assert names(table) == ["Nabot (1)", "Nabot (2)"]
    table.do(c.NameCard("a2", sheet=NABOT))
    assert names(table) == ["Nabot (1)", "Nabot (2)"], "a sheet typed anew changes no number"
    table.do(c.NameCard("a2", sheet=PRIEST))
    assert names(table) == ["Nabot (1)", "Prêtre"]
    table.do(c.NameCard("a1", sheet=NABOT))
    assert names(table) == ["Nabot", "Prêtre"]


def test_who_goes_over_is_told_from_its_twin_there() -> None:
    table = Tabletop.of([NABOT, NABOT], [NABOT])
    table.do(c.ChangeSide("b1"))
    assert names(table) == ["Nabot (1)", "Nabot (2)", "Nabot (3)"]
    table.do(c.ChangeSide("a2"))
    assert names(table, "b") == ["Nabot"]


def test_a_number_that_is_taken_over_there_is_another_one() -> None:
    table = Tabletop.of([NABOT, NABOT], [NABOT, NABOT])
    table.do(c.ChangeSide("b1"))
    assert names(table) == ["Nabot (1)", "Nabot (2)", "Nabot (3)"]


def test_cards_that_nobody_has_seen_are_no_twins() -> None:
    known: SideSetup = side("A", [NABOT])
    table = Tabletop(known, counted("B", 3))
    table.do(c.NameCard("b1", name="Loup"))
    assert names(table, "b") == ["Loup", "", ""]
    table.do(c.NameCard("b2", name="Loup"))
    assert names(table, "b") == ["Loup (1)", "Loup (2)", ""]
