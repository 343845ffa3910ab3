"""What a link says counts: by it an army buys what stands elsewhere, at its price, hidden or not."""

from __future__ import annotations

import pytest

from tests.db.exchange.foreign import (
    catalogue,
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


def test_two_links_of_two_prices_leave_it_open() -> None:
    dear = holder("modifiers", [modifier("set", "points", "33")])
    links = [link("e-Guard", more=dear), link("e-Guard", name="Cheap")]
    harvest = taken(catalogue(shared=[GUARD], more=holder("entryLinks", links)))
    assert (str(only_card(harvest).pa), reasons(harvest)) == ("33", [("price_depends", "30")])


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
