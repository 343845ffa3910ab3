"""What a link says counts: by it an army buys what stands elsewhere, at its price, hidden or not."""

from __future__ import annotations

import pytest

from tests.db.exchange.foreign import (
    catalogue,
    condition,
    cost,
    entry,
    holder,
    link,
    modifier,
    profile,
    roster,
    selection,
    system,
    tag,
)
from tests.db.exchange.taken import only_card, reasons, taken

GUARD = entry("Guard", pa=30, profiles=[profile("Guard")])
LINKS = {
    "nothing": ("", "30", []),
    "a modifier": (holder("modifiers", [modifier("set", "points", "33")]), "33", []),
    "a share": (holder("modifiers", [modifier("multiply", "points", "2")]), "60", []),
    "a cost": (holder("costs", [cost(4)]), "34", [("link_price", "4")]),
}


@pytest.mark.parametrize("says", LINKS)
def test_a_shared_fighter_costs_what_the_link_at_the_root_makes_of_it(says: str) -> None:
    more, pa, told = LINKS[says]
    harvest = taken(catalogue(shared=[GUARD], more=holder("entryLinks", [link("e-Guard", more=more)])))
    assert (str(only_card(harvest).pa), reasons(harvest)) == (pa, told)


def test_a_fighter_whose_links_are_all_hidden_is_told() -> None:
    hidden = link("e-Guard").replace("<entryLink ", '<entryLink hidden="true" ')
    harvest = taken(catalogue(shared=[GUARD], more=holder("entryLinks", [hidden])))
    assert reasons(harvest) == [("hidden_entry", "Guard")]


def test_of_two_links_of_two_prices_the_first_one_counts_and_the_other_is_told() -> None:
    dear = holder("modifiers", [modifier("set", "points", "33")])
    links = [link("e-Guard", more=dear), link("e-Guard", name="Cheap")]
    harvest = taken(catalogue(shared=[GUARD], more=holder("entryLinks", links)))
    assert (str(only_card(harvest).pa), reasons(harvest)) == ("33", [("link_price_out", "30")])
    (told,) = harvest.findings
    assert (told.entry, told.message.data["pa"]) == ("Guard (Cheap)", 33)
    more = [link("e-Guard", more=holder("costs", [cost(n)])) for n in (11, 12)]
    harvest = taken(catalogue(shared=[GUARD], more=holder("entryLinks", more)))
    assert str(only_card(harvest).pa) == "41"
    assert [(f.reason, f.message.data["value"], f.message.data["pa"]) for f in harvest.findings] == [
        ("import.link_price", "11", 41), ("import.link_price_out", "42", 41),
    ]  # fmt: skip


@pytest.mark.parametrize("on", ["entry", "link"])
def test_a_fighter_hidden_whoever_buys_is_told_like_one_that_is_written_so(on: str) -> None:
    always = holder("modifiers", [modifier("set", "hidden", "true")])
    perhaps = holder("modifiers", [modifier("set", "hidden", "true", condition("e-Other", scope="roster"))])
    for more, told in ((always, [("hidden_entry", "Guard")]), (perhaps, [])):
        guard = entry("Guard", pa=30, profiles=[profile("Guard")], more=more if on == "entry" else "")
        root = link("e-Guard", more=more if on == "link" else "")
        harvest = taken(catalogue(shared=[guard], more=holder("entryLinks", [root])))
        assert reasons(harvest) == told


@pytest.mark.parametrize("name", ["pts", "points", "Pt"])
def test_costs_called_points_count_whatever_their_id(name: str) -> None:
    odd = entry("Odd", profiles=[profile("Odd")], costs=[cost(21, name=name, type_id="other")])
    both = entry("Both", pa=9, profiles=[profile("Both")], costs=[cost(7, name=name, type_id="other")])
    guards = [entry(f"Guard {n}", pa=30, profiles=[profile(f"Guard {n}")]) for n in (1, 2)]
    for order in ((odd, both, *guards), (*guards, both, odd)):
        harvest = taken(catalogue(*order))
        cards = {each.card.name_en: each.card for each in harvest.cards}
        assert {each: str(card.pa) for each, card in cards.items()} == {
            "Odd": "21", "Both": "9", "Guard 1": "30", "Guard 2": "30",
        }  # fmt: skip
        assert (cards["Odd"].note, cards["Both"].note) == ("", f"{name}: 7")
        assert reasons(harvest) == []


def test_an_old_name_on_a_link_to_a_category_is_no_rank() -> None:
    categories = holder("categoryEntries", [tag("categoryEntry", id="cat-x", name="Characters")])
    known = system().replace(b"<costTypes>", categories.encode() + b"<costTypes>")
    guard = entry("Guard", pa=30, profiles=[profile("Guard")], categories=["x"])
    for files in ((known, catalogue(guard)), (catalogue(guard), known)):
        assert only_card(taken(*files)).rank.character


def test_a_category_that_is_changed_is_told() -> None:
    changed = holder("modifiers", [modifier("set-primary", "category", "cat-x")])
    harvest = taken(catalogue(entry("Guard", pa=30, profiles=[profile("Guard")], more=changed)))
    assert reasons(harvest) == [("changed_cell", "set-primary cat-x")]


def test_a_selection_of_two_cards_says_which_one_the_list_holds() -> None:
    both = [profile("Foot", id="a"), profile("Horse", id="b")]
    harvest = taken(roster(selection("Guard", pa="30", profiles=both)), names=("a.ros",))
    assert len(harvest.cards) == 2 and len(harvest.armies[0].entries) == 1
    assert ("several_cards", "Foot") in reasons(harvest)
