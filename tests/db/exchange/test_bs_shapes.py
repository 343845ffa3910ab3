"""Catalogues of odd shapes: wherever a profile stands, it is counted once, and arrives or is told why not."""

from __future__ import annotations

import pytest

from db.exchange.battlescribe.findings import FindingOutcome
from tests.db.exchange.foreign import GUARD, SPELL, catalogue, entry, group, holder, link, profile, tag
from tests.db.exchange.taken import taken


def card(name: str, **cells: str) -> str:
    """Write a profile with an id of its own."""
    return profile(name, GUARD | cells, id=f"p-{name}")


def shown(target: str, *, more: str = "") -> str:
    """Write what shows a shared profile."""
    return holder("infoLinks", [tag("infoLink", more, id=f"i-{target}", targetId=target, type="profile")])


def held(holders: str, name: str) -> str:
    """Write a holder of a catalogue that has a profile of its own."""
    single = holders.removesuffix("ies") + "y"
    return holder(holders, [tag(single, holder("profiles", [card(name)]), id=f"h-{name}", name=name)])


EMPTY = profile("Blank", dict.fromkeys(GUARD, ""), id="p-Blank")
SHARED = holder("sharedProfiles", [card("Twice")])
NINE = tag("modifiers", tag("modifier", type="set", field="c-Ini", value="9"))
DEEP = holder("infoGroups", [tag("infoGroup", holder("profiles", [card("Deep")]), id="ig", name="G")])
ITALIAN = {
    "Movimento": "10", "Iniziativa": "3", "Attacco": "4", "Forza": "7", "Difesa": "5", "Resistenza": "6",
    "Coraggio": "4", "Disciplina": "5", "Abilit\u00e0": "Bravery",
}  # fmt: skip
ODD = {"Atk-Str": "4\u20137", "Aim": "\u2014", "Dis": "V"}
SHAPES: dict[str, tuple[bytes, int, int, set[str]]] = {
    "in a group of information": (catalogue(entry("Deep", pa=1, more=DEEP)), 1, 1, set()),
    "shown by two entries": (
        catalogue(*(entry(n, pa=1, more=shown("p-Twice")) for n in "AB"), more=SHARED), 1, 2, {"same_name"},
    ),
    "shown and changed": (
        catalogue(entry("A", pa=1, more=shown("p-Twice", more=NINE)), more=SHARED), 1, 1, {"changed_cell"},
    ),
    "two models in a unit": (
        catalogue(entry("Unit", kind="unit", pa=100, entries=[
            entry("One", profiles=[card("One")]), entry("Two", pa=0, profiles=[card("Two")]),
        ])), 2, 2, {"no_price", "price_zero"},
    ),
    "in a category and in a force": (
        catalogue(more=held("categoryEntries", "Guest") + held("forceEntries", "Host")), 2, 2, {"no_price"},
    ),
    "of links that lead nowhere and round": (
        catalogue(entry("A", pa=3, links=[link("nowhere"), link("e-A")], profiles=[card("A")])),
        1, 1, {"link_outside"},
    ),
    "of other tongues, dashes and digits": (
        catalogue(
            entry("A", pa=1, profiles=[profile("A", ITALIAN, id="p-it")]),
            entry("B", pa="7,5", profiles=[card("B", **ODD)]),
        ), 2, 2, {"kept_as_text"},
    ),
    "shared, and shown by nobody": (
        catalogue(shared=[entry("Alone", pa=5, profiles=[card("Alone")])],
                  groups=[group("G", [entry("Aside", pa=5, profiles=[card("Aside")])])]), 2, 2, set(),
    ),
    "without a word or a name": (
        catalogue(entry("Blank", pa=1, profiles=[EMPTY]), entry(" ", pa=1, profiles=[card(" ")])),
        2, 2, {"empty_profile", "no_name"},
    ),
    "of two spells of one name beside a card of few columns": (
        catalogue(
            entry("Ball", kind="upgrade", pa=5, profiles=[profile("Ball", SPELL, id="s1")]),
            entry("Ball", id="e-2", kind="upgrade", pa=6, profiles=[profile("Ball", SPELL, id="s2")]),
            entry("Few", pa=1, profiles=[profile("Few", {"Mov": "10", "Ini": "3"}, id="p-few")]),
            entry("A", pa=1, profiles=[card("A")]),
        ), 4, 2, set(),
    ),
}  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES)
def test_every_profile_arrives_or_is_told_with_file_entry_and_reason(shape: str) -> None:
    data, profiles, cards, told = SHAPES[shape]
    harvest = taken(data, names=("odd.cat",))
    assert len(harvest.tallies) == profiles
    assert len(harvest.cards) == cards
    assert {finding.reason.removeprefix("import.") for finding in harvest.findings} - {
        "system_not_given"
    } == told
    left_out = {finding.entry for finding in harvest.findings if finding.outcome is FindingOutcome.OUT}
    for tally in harvest.tallies:
        assert tally.file == "odd.cat"
        assert tally.became or tally.profile in left_out
    if told and shape != "without a word or a name":
        assert all(finding.file == "odd.cat" and finding.entry for finding in harvest.findings)
