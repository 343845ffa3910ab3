"""What cards may buy, at whose price."""

from __future__ import annotations

from rules.armies import Option, Per
from rules.offers import Offer


def test_an_offer_has_a_price_of_its_own_for_each_card() -> None:
    sword = Offer(Option("Épée-hache", pa=3, per=Per.FIGURE), takers={"guard": 5.0, "clone": None})
    for_guard = sword.option_for("guard")
    assert for_guard == Option("Épée-hache", pa=5.0, per=Per.FIGURE)
    for_clone = sword.option_for("clone")
    assert for_clone is not None and for_clone.pa is None
    assert sword.option_for("tiger") is None
