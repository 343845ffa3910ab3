"""Files that come again without those they lead into: what cannot be looked up is never taken away."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from rules.cards import Card
from rules.offers import Offer
from rules.text import Refusal
from tests.db.exchange.foreign import (
    SYSTEM,
    catalogue,
    document,
    entry,
    group,
    holder,
    link,
    profile,
    tag,
)

NAMELESS = holder("categoryLinks", [tag("categoryLink", id="l-1", targetId="cat-elite", primary="true")])
INFOS = holder("infoLinks", [tag("infoLink", id="i-1", name="Vow", targetId="r-vow", type="rule")])
BANNERS = link("g-Banners", name="Banners", kind="selectionEntryGroup")
BLADE = link("e-Blade", name="Blade", more=holder("constraints", [
    tag("constraint", field="selections", scope="parent", value="1", type="min", id="min"),
]))  # fmt: skip


def game_system() -> bytes:
    """Name a category, a second kind of cost and the edition: catalogues say them by id alone."""
    inside = holder("costTypes", [
        tag("costType", id="points", name="pts"), tag("costType", id="t-pow", name="POW"),
    ])  # fmt: skip
    inside += holder("categoryEntries", [tag("categoryEntry", id="cat-elite", name="Elite 2")])
    return document("gameSystem", inside, id=SYSTEM, name="Confrontation [C5]", revision="1")


def armoury(banner: int = 8) -> bytes:
    """Hold what others lead into: a weapon that is carried, a rule, and a group of options."""
    rules = holder("sharedRules", [tag("rule", tag("description", "Never yields."), id="r-vow", name="Vow")])
    return catalogue(
        name="Armoury", id="cat-2", shared=[entry("Blade", kind="upgrade", pa=0)],
        groups=[group("Banners", [entry("Banner", kind="upgrade", pa=banner)])], more=rules,
    )  # fmt: skip


def army(pa: int = 20) -> bytes:
    """Hold one fighter whose rank, rule, weapon and options stand elsewhere."""
    power = tag("cost", name="POW", typeId="t-pow", value="3")
    templar = entry(
        "Templar", pa=pa, profiles=[profile("Templar")], costs=[power],
        links=[BLADE, BANNERS], more=NAMELESS + INFOS,
    )  # fmt: skip
    horn = entry("Horn", kind="upgrade", pa=2)
    plain = entry("Squire", pa=6, profiles=[profile("Squire")], entries=[horn], links=[BANNERS])
    return catalogue(templar, plain, name="Akkylannie Griffins")


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Lay the three files down."""
    found = {"system.gst": game_system(), "army.cat": army(), "armoury.cat": armoury()}
    for name, data in found.items():
        (tmp_path / name).write_bytes(data)
    return {name: tmp_path / name for name in found}


def brought(desk: Desk, *paths: Path) -> ImportReport:
    report = catalogues.bring(desk, paths=paths)
    assert not isinstance(report, Refusal)
    return report


def content(desk: Desk) -> tuple[dict[str, Card], dict[str, Offer]]:
    """Return what the library says, without the ids of its rows."""
    cards = {r.card.name("en"): r.card for r in desk.library.cards()}
    names = {r.card_id: r.card.name("en") for r in desk.library.cards()}
    offers = {offer.option.name: offer for offer in desk.library.offers().values()}
    return cards, {
        key: Offer(
            o.option, o.group, {names[card]: pa for card, pa in o.takers.items()}, o.people, o.edition,
            o.source, o.lines,
        )
        for key, o in offers.items()
    }  # fmt: skip


def parts(files: dict[str, Path]) -> Iterator[tuple[Path, ...]]:
    for number in range(1, len(files) + 1):
        yield from combinations(files.values(), number)


def test_together_they_say_everything(desk: Desk, files: dict[str, Path]) -> None:
    brought(desk, *files.values())
    cards, offers = content(desk)
    templar = cards["Templar"]
    assert templar.rank.text.startswith("Elite") and templar.edition == "C5"
    assert "Blade" in templar.equipment and "Vow: Never yields." in templar.note and "POW: 3" in templar.note
    assert offers["Banner"].takers == {"Templar": 8, "Squire": 8}


def test_any_of_them_again_unchanged_changes_nothing(desk: Desk, files: dict[str, Path]) -> None:
    brought(desk, *files.values())
    before = content(desk)
    for given in parts(files):
        report = brought(desk, *given)
        assert not report.differences and not report.stays and not report.changed, [p.name for p in given]
        assert content(desk) == before


def test_what_a_part_of_them_says_anew_is_taken_and_nothing_else(desk: Desk, files: dict[str, Path]) -> None:
    brought(desk, *files.values())
    cards, offers = content(desk)
    files["army.cat"].write_bytes(army(pa=24))
    told = [(d.name_en, d.field, d.base, d.theirs) for d in brought(desk, files["army.cat"]).differences]
    assert told == [("Templar", "pa", "20", "24")]
    now, now_offers = content(desk)
    assert now["Templar"].rank == cards["Templar"].rank and now["Templar"].note == cards["Templar"].note
    assert now_offers == offers
    brought(desk, *files.values())
    assert content(desk) == (now, offers)


def test_what_is_really_gone_is_still_told(desk: Desk, files: dict[str, Path]) -> None:
    brought(desk, *files.values())
    files["army.cat"].write_bytes(
        catalogue(
            entry("Templar", pa=20, profiles=[profile("Templar")], more=NAMELESS),
            entry("Squire", pa=6, profiles=[profile("Squire")], links=[BANNERS]),
            name="Akkylannie Griffins",
        )
    )
    report = brought(desk, *files.values())
    fields = {(d.name_en, d.field) for d in report.differences}
    assert {("Templar", "note"), ("Templar", "equipment")} <= fields
    cards, offers = content(desk)
    assert cards["Templar"].equipment == () and offers["Banner"].takers == {"Squire": 8}
