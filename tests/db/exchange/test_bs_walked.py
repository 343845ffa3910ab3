"""What each card may buy, and for how much, beside a walk of the XML that shares nothing with the reader."""

from __future__ import annotations

import os
from pathlib import Path

from db.exchange.battlescribe.harvest import Harvest
from tests.db.exchange.foreign import (
    catalogue,
    condition,
    entry,
    group,
    holder,
    link,
    modifier,
    profile,
)
from tests.db.exchange.taken import prices, taken
from tests.db.exchange.walked import FOLDER, Offers, Walk


def order() -> bytes:
    """Make an army whose fighters all belong to orders, one of which brings a card into view."""
    shown = modifier("set", "hidden", "false", condition("e-Inquisition", kind="atLeast", scope="roster"))
    few = modifier("set", "hidden", "false", condition("e-Abel"))
    dear = modifier("increment", "points", 2, condition("cat-Characters", scope="primary-category"))
    gear = group("Gear", [entry("Relic", kind="upgrade", pa=15)])
    orders = group("Orders", [
        entry("Vow", kind="upgrade", pa=1, more=holder("modifiers", [dear])),
        entry("Mark", kind="upgrade", pa=2, hidden=True, more=holder("modifiers", [few])),
    ], [link("e-Inquisition")])  # fmt: skip
    belong = [link("g-Orders", kind="selectionEntryGroup")]
    saphon = entry("Saphon", pa=74, hidden=True, profiles=[profile("Saphon")], groups=[gear],
                   more=holder("modifiers", [shown]), links=belong, categories=["Characters"])  # fmt: skip
    abel = entry("Abel", pa=40, profiles=[profile("Abel")], links=belong, categories=["Characters"],
                 entries=[entry("Horse", pa=30, profiles=[profile("Horse")],
                                entries=[entry("Saddle", kind="upgrade", pa=3)])])  # fmt: skip
    return catalogue(
        saphon, abel, entry("Guard", pa=20, profiles=[profile("Guard")], links=belong, categories=["Troops"]),
        shared=[entry("Inquisition", kind="upgrade", pa=0,
                      entries=[entry("Oath", kind="upgrade", pa=3)])],
        groups=[orders],
    )  # fmt: skip


def offered(harvest: Harvest) -> Offers:
    """Return what was read, by what is bought."""
    found: Offers = {}
    for taken_offer in harvest.offers:
        option = taken_offer.key.split(":")[3]
        for card, pa in taken_offer.offer.takers.items():
            found.setdefault((card.split(":")[3], option), set()).add(round(pa or 0, 2))
    return found


def differences(files: dict[str, bytes]) -> list[str]:
    """Compare what was read with the walk; return what either has alone, and prices that no way has."""
    harvest = taken(*files.values(), names=tuple(files))
    walk = Walk(list(files.values()))
    carried = {taken_card.key.split(":")[3]: taken_card.card.equipment for taken_card in harvest.cards}
    read, walked = offered(harvest), walk.offers()
    devices = {f.message.data["value"] for f in harvest.findings if f.reason == "import.device"}
    told = []
    for pair in read.keys() | walked.keys():
        card, option = pair
        name = " ".join(walk.nodes[option].get("name", "").split())
        if pair not in walked or (pair in read and not read[pair] <= walked[pair]):
            told.append(f"{card} is offered {name} for {read[pair]}, not for {walked.get(pair)}")
        elif pair not in read and not walk.is_device(option) and name not in (*carried[card], *devices):
            told.append(f"{card} is not offered {name} for {walked[pair]}")
    return sorted(told)


def test_a_card_that_an_order_brings_into_view_keeps_its_own_for_itself() -> None:
    harvest = taken(order())
    assert prices(harvest, "Relic") == {"Saphon": 15.0}
    assert prices(harvest, "Saddle") == {"Horse": 3.0}
    assert prices(harvest, "Oath") == {"Saphon": 3.0, "Abel": 3.0, "Guard": 3.0}


def test_what_is_hidden_from_others_is_offered_to_those_who_see_it() -> None:
    assert prices(taken(order()), "Mark") == {"Abel": 2.0}


def test_offers_and_prices_are_those_of_a_walk_by_hand() -> None:
    assert differences({"order.cat": order()}) == []


def test_armies_of_players_are_offered_what_a_walk_by_hand_finds() -> None:
    folder = os.environ.get(FOLDER, "")
    paths = sorted(Path(folder).iterdir()) if folder else []
    assert differences({path.name: path.read_bytes() for path in paths}) == []
