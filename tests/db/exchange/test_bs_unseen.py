"""Armies that nobody here has seen: every profile of theirs arrives or stands in the report with its reason.

A seed makes files out of one small army as other people would have written it (:mod:`mutants`).
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from xml.etree.ElementTree import Element

import pytest

from db.codec import CARD
from db.exchange.battlescribe.findings import FindingOutcome
from db.exchange.battlescribe.harvest import Harvest
from db.exchange.battlescribe.reading import tidy
from db.origins import OFFER
from rules.values import UNKNOWN, Characteristic, ValueKind
from tests.db.exchange import foreign, mutants
from tests.db.exchange.small_army import army
from tests.db.exchange.taken import offer, only_card, reasons, taken

TRIES = max(40, int(os.environ.get("TACTICIEN_FUZZ", "0")) // 4)
MARKED = re.compile(rf"{mutants.MARK}\d+")


def _words(harvest: Harvest) -> str:
    """Return all that arrived, in one text."""
    found: list[str] = []
    for taken_card in harvest.cards:
        card = taken_card.card
        found += (card.name_fr, card.name_en, card.rank.text, card.note, *card.equipment, card.size.value)
        found += (str(value) for value in card.values.values())
        for ability in card.abilities:
            found += (ability.label("fr"), ability.label("en"), ability.parameter)
    for taken_offer in harvest.offers:
        found += (part for line in taken_offer.offer.lines for part in line)
        found.append(repr(taken_offer.offer))
    for army_taken in harvest.armies:
        found += army_taken.notes
        found += (repr(entry) for entry in army_taken.entries)
    return "\n".join(found)


def held(harvest: Harvest, roots: dict[str, Element]) -> None:
    """Hold a harvest to its promise, whatever stood in the files."""
    assert harvest.refused == []
    assert [file.file for file in harvest.files if file.file not in roots] == []
    arrived = _words(harvest)
    for file, root in roots.items():
        profiles = list(root.iter("profile"))
        tallies = [tally for tally in harvest.tallies if tally.file == file]
        findings = [finding for finding in harvest.findings if finding.file == file]
        assert len(tallies) == len(profiles), file
        left = Counter(tally.profile for tally in tallies if not tally.became)
        out = Counter(
            str(finding.message.data.get("value", ""))
            if finding.reason.endswith("double_id_out")
            else finding.entry
            for finding in findings
            if finding.outcome is FindingOutcome.OUT
        )
        assert left <= out, (file, left - out)
        cardlike = sum(
            sum(mutants.CORE.get(cell.get(mutants.WAS, ""), 0) for cell in profile.iter("characteristic"))
            >= 4
            for profile in profiles
        )
        assert cardlike <= sum(tally.became == "card" for tally in tallies) + left.total(), file
        gone = set(left)
        for profile in profiles:
            for cell in profile.iter("characteristic"):
                for mark in MARKED.findall((cell.text or "") + cell.get("value", "")):
                    name = tidy(profile.get("name"))
                    assert mark in arrived or name in gone, (file, name, cell.get("name"), cell.text)
        told = {str(finding.message.data.get("value", "")) for finding in findings}
        for taken_card in harvest.cards:
            if taken_card.file != file:
                continue
            for characteristic, value in taken_card.card.values.items():
                if value.kind is ValueKind.TEXT:
                    assert value.raw[:500] in told, (file, taken_card.entry, characteristic)
            assert taken_card.card.name("fr")
    for taken_card in harvest.cards:
        assert CARD.read(CARD.write(taken_card.card)) == taken_card.card
    for taken_offer in harvest.offers:
        assert OFFER.read(OFFER.write(taken_offer.offer)) == taken_offer.offer
    assert len({card.key for card in harvest.cards}) == len(harvest.cards)


@pytest.mark.parametrize("seed", range(TRIES))
def test_whatever_an_army_looks_like_its_profiles_arrive_or_are_told(seed: int) -> None:
    dice = random.Random(seed)
    roots = {
        name: mutants.mutate(data, dice) if dice.random() < 0.8 else mutants.without_namespaces(data)
        for name, data in army().items()
        if dice.random() < 0.8 or name == "griffins.cat"
    }
    if dice.random() < 0.4:
        roots["army.ros"] = mutants.as_roster(roots["griffins.cat"], dice)
    files = {name: mutants.written(root, dice) for name, root in roots.items()}
    if len(files) > 1 and dice.random() < 0.3:
        held(taken(mutants.zipped(files), names=("armies.catz",)), roots)
    else:
        held(taken(*files.values(), names=tuple(files)), roots)


# What files of older programs lack ----------------------------------------------------------------


def nameless(data: bytes) -> bytes:
    """Leave out the names that links repeat."""
    root = mutants.without_namespaces(data)
    mutants.forget_names(root, random.Random(1))
    return mutants.written(root, random.Random(1))


def test_a_category_without_its_name_is_the_one_of_the_game_system() -> None:
    files = army()
    harvest = taken(files["system.gst"], nameless(files["griffins.cat"]))
    (mage,) = [found.card for found in harvest.cards if found.card.name_en == "Mage"]
    assert mage.rank.character
    alone = taken(nameless(files["griffins.cat"]))
    assert ("link_outside", "cat-Characters") in reasons(alone)
    (told,) = [found for found in alone.findings if found.field == "gameSystemId"]
    assert (told.reason, told.message.data["n"]) == ("import.ranks_left_open", 2)


def test_a_link_to_a_group_of_infos_shows_all_that_it_holds() -> None:
    group = (
        '<sharedInfoGroups><infoGroup id="g" name="G"><infoGroups><infoGroup id="h"><profiles>'
        f"{foreign.profile('Guard')}</profiles></infoGroup></infoGroups>"
        '<rules><rule id="r" name="Vow"><description>kept</description></rule></rules>'
        '<infoLinks><infoLink targetId="g" type="infoGroup"/></infoLinks></infoGroup></sharedInfoGroups>'
    )
    link = '<infoLinks><infoLink id="i" targetId="g" type="infoGroup"/></infoLinks>'
    harvest = taken(foreign.catalogue(foreign.entry("Sentry", pa=9, more=link), more=group))
    card = only_card(harvest)
    assert (card.name_en, str(card.pa), card.note) == ("Guard", "9", "Vow: kept")
    assert reasons(harvest) == []


def test_cells_that_hold_nothing_may_be_missing() -> None:
    few = {"Atk-Str": "4-7", "Def-Res": "5-6"}
    files = army()
    harvest = taken(files["system.gst"], foreign.catalogue(
        foreign.entry("Golem", pa=9, profiles=[foreign.profile("Golem", few)])
    ))  # fmt: skip
    card = only_card(harvest)
    assert [str(card.values[c]) for c in (Characteristic.ATT, Characteristic.FOR, Characteristic.DEF)] == [
        "4", "7", "5",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "cells", [{"Ini": "2", "Dis": "3", "Words": "so"}, {"A": "4", "B": "5-6", "C": "7,5", "D": "4 C"}]
)
def test_what_is_nearly_a_card_is_kept_and_told(cells: dict[str, str]) -> None:
    strange = foreign.profile("Thing", cells, kind="Strange")
    harvest = taken(foreign.catalogue(foreign.entry("Thing", kind="upgrade", pa=2, profiles=[strange])))
    assert harvest.cards == []
    assert dict(offer(harvest, "Thing").offer.lines).items() >= cells.items()
    assert reasons(harvest) == [("nearly_card", "Thing")]


@pytest.mark.parametrize("column", ["Mouv.", "Mov (cm)", " MOU :", "Mvt"])
@pytest.mark.parametrize("pair", ["Att.-For.", "ATT / FOR", "Attaque & Force"])
def test_columns_are_known_by_their_words_however_written(column: str, pair: str) -> None:
    cells = {column: "12,5", "Ini": "3", pair: "4-7", "Déf. / Rés.": "5-6", "Dis.": "2"}
    card = only_card(
        taken(foreign.catalogue(foreign.entry("A", pa=1, profiles=[foreign.profile("A", cells)])))
    )
    told = {c.value: str(value) for c, value in card.values.items() if value != UNKNOWN}
    assert told == {"MOU": "12.5", "INI": "3", "ATT": "4", "FOR": "7", "DEF": "5", "RES": "6", "DIS": "2"}


@pytest.mark.parametrize(
    ("written", "size"),
    [
        ("Large", "large"),
        ("Very large size", "very_large"),
        ("Taille petite", "small"),
        ("Taille colossale", "colossal"),
    ],
)
def test_a_size_among_the_abilities_is_the_size_and_stays_there(written: str, size: str) -> None:
    cells = foreign.GUARD | {"Abilities": f"Bravery; {written}"}
    harvest = taken(foreign.catalogue(foreign.entry("A", pa=1, profiles=[foreign.profile("A", cells)])))
    card = only_card(harvest)
    assert (card.size.value, [ability.label("en") for ability in card.abilities]) == (
        size,
        ["Bravery", written],
    )
    assert reasons(harvest) == [("size_in_abilities", written)]


def test_a_spell_that_stands_by_itself_with_a_price_is_one_option() -> None:
    ball = foreign.profile("Fire ball", foreign.SPELL)
    harvest = taken(foreign.catalogue(foreign.entry("Fire ball", kind="upgrade", pa=5, profiles=[ball])))
    assert [(found.offer.option.name, found.offer.option.pa) for found in harvest.offers] == [
        ("Fire ball", 5)
    ]


def test_a_weapon_that_is_linked_and_cannot_be_left_is_equipment() -> None:
    shared = [
        foreign.entry("Bow: STR 4, 20/40/60", id="bow", kind="upgrade", pa=0, needed=True),
        foreign.entry("Rule: Scout", id="rule", kind="upgrade", pa=0, needed=True),
        foreign.entry("Banner", id="banner", kind="upgrade", pa=3, needed=True),
    ]
    links = [foreign.link("bow"), foreign.link("rule"), foreign.link("banner"), foreign.link("nowhere")]
    guard = foreign.entry("Guard", pa=17, profiles=[foreign.profile("Guard")], links=links)
    harvest = taken(foreign.catalogue(guard, shared=shared))
    assert only_card(harvest).equipment == ("Bow: STR 4, 20/40/60",)
    assert offer(harvest, "Banner").offer.takers
