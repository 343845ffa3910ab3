"""A new revision of a catalogue: what it says otherwise, the lists it touches, and those that follow."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.operations import armies, cards, newer_catalogues, picking
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.changed_fields import FieldChange
from desktop.operations.imports.report import ImportReport
from desktop.operations.imports.revision_news import ChangedEntry, GoneEntry, Repriced
from desktop.wording.revision_news import field_words, lines
from rules.armies import army_cost
from rules.text import Refusal
from tests.db.exchange import warband
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile
from tests.desktop.operations.imports.catalogues import file

PATH = "link-e-Path of Fire::e-Path of Fire"
BALL = "link-e-Path of Fire::e-Fire ball"


def second() -> bytes:
    """Write the army's second revision: a dearer guard, no captain, a renumbered mage, a scout."""
    scout = entry("Scout", pa=12, profiles=[profile("Scout")], categories=["Troops"])
    data = warband.army(guard=20, revision=2).replace(b'id="e-Mage"', b'id="m-2"')
    data = data.replace(b'id="e-Path of Fire"', b'id="p-2"').replace(
        b'targetId="e-Path of Fire"', b'targetId="p-2"'
    )
    start = data.index(b'<selectionEntry id="e-Captain"')
    end = data.index(b'<selectionEntry id="m-2"')
    return data[:start] + scout.encode() + data[end:]


@pytest.fixture
def club(desk: Desk, folder: Path) -> str:
    """Read the first revision, and make a list that goes by it."""
    assert isinstance(bring(desk, folder, warband.army(), system=True), ImportReport)
    ids = {r.card.name("en"): r.card_id for r in desk.library.cards()}
    army = armies.create(desk, name="Club", people="griffins", edition="C5")
    assert isinstance(army, str)
    for name in ("Guard", "Captain", "Mage"):
        armies.add_entry(desk, army, card_id=ids[name])
    assert picking.tick(desk, army, entry_id="e3", way=(PATH, BALL)) is None
    return army


def bring(desk: Desk, folder: Path, data: bytes, *, system: bool = False, **more: object) -> ImportReport:
    paths = [file(folder, warband.system(), "system.gst")] if system else []
    paths.append(file(folder, data, "griffins.cat"))
    report = catalogues.bring(desk, paths=paths, **more)  # type: ignore[arg-type]
    assert isinstance(report, ImportReport)
    return report


def total(desk: Desk, army: str) -> float:
    return army_cost(desk.library.muster(desk.library.army(army))).known


def test_what_changed_is_told_entry_by_entry_with_the_lists_it_touches(
    desk: Desk, folder: Path, club: str
) -> None:
    report = bring(desk, folder, second())
    (news,) = report.news.files
    assert (news.file, news.before, news.now) == ("griffins.cat", "1", "2")
    assert news.new == ("Scout",)
    assert news.gone == (GoneEntry("Captain", ("Club",)),)
    assert news.renumbered == ("Mage", "Path of Fire")
    assert news.repriced == (Repriced("Guard", (("pts", 17.0, 20.0),)),)
    assert [(each.army_id, each.name) for each in report.news.lists] == [(club, "Club")]


def test_what_was_renumbered_is_the_same_card_and_the_same_option(
    desk: Desk, folder: Path, club: str
) -> None:
    before = {r.card.name("en"): r.card_id for r in desk.library.cards()}
    offers = {offer.option.name for offer in desk.library.offers().values()}
    for _ in range(2):
        report = bring(desk, folder, second())
        after = {r.card.name("en"): r.card_id for r in desk.library.cards()}
        assert len(desk.library.cards()) == 4
        assert after == {**before, "Scout": after["Scout"]}
        assert sorted(offer.option.name for offer in desk.library.offers().values()) == sorted(offers)
    assert (report.added, report.changed, report.label, report.news.files) == ([], [], None, [])


def test_a_list_stays_until_it_is_told_and_follows_then(desk: Desk, folder: Path, club: str) -> None:
    assert total(desk, club) == 15 + 40 + 56 + 16
    bring(desk, folder, second())
    assert total(desk, club) == 15 + 40 + 56 + 16
    assert picking.take_catalogues(desk, club) is True
    entries = desk.library.army(club).entries
    assert [entry.node for entry in entries] == ["e-Guard", "e-Captain", "m-2"]
    assert total(desk, club) >= 20 + 56 + 16


def test_told_with_the_import_lists_follow_in_one_step(desk: Desk, folder: Path, club: str) -> None:
    before = desk.library.army(club)
    report = bring(desk, folder, second(), follows=True)
    assert [(each.name, each.before) for each in report.followed] == [("Club", 127.0)]
    after = desk.library.army(club)
    assert after.catalogues != before.catalogues
    mage = after.entries[2]
    assert (mage.node, [pick.node for pick in mage.picks]) == (
        "m-2", ["link-e-Path of Fire::p-2", "link-e-Path of Fire::e-Fire ball"],
    )  # fmt: skip
    guard = after.entries[0]
    assert guard.revision == desk.library.card(guard.card_id).number
    assert report.followed[0].now == total(desk, club)
    assert not isinstance(armies.undo(desk), Refusal)
    assert desk.library.army(club) == before


def test_an_unchanged_file_has_no_news_and_its_notes_are_those_of_last_time(desk: Desk, folder: Path) -> None:
    odd = catalogue(
        entry("Guard", pa=17, profiles=[profile("Guard", GUARD | {"Abilities": "Mutgenic/-1", "Ini": "31"})])
    )
    first = bring(desk, folder, odd)
    assert first.findings and not any(each.again for each in first.findings)
    assert [p.written for p in first.proposals] == ["Mutgenic"]
    again = bring(desk, folder, odd)
    told = {each.reason for each in first.findings}
    assert {each.reason for each in again.findings if each.again} == told
    assert (again.proposals, [p.written for p in again.proposals_again]) == ([], ["Mutgenic"])
    more = odd.replace(b'revision="1"', b'revision="2"').replace(b"31", b"32")
    third = bring(desk, folder, more)
    assert [each.reason for each in third.findings if not each.again] == ["import.odd_value"]
    (news,) = third.news.files
    assert (news.changed, news.now) == ((ChangedEntry("Guard", (FieldChange("Ini", "31", "32"),)),), "2")


def test_what_changed_in_an_entry_is_told_field_by_field(desk: Desk, folder: Path, club: str) -> None:
    data = warband.army(revision=2).replace(b'name="Sword"', b'name="Axe"')
    less = b'type="decrement" field="points" value="2"'
    assert less in data
    data = data.replace(less, less.replace(b'"2"', b'"3"'))
    at = data.index(b'<constraint field="selections" scope="roster" value="1" type="max"')
    data = data[:at] + data[at:].replace(b'value="1"', b'value="2"', 1)
    report = bring(desk, folder, data)
    (news,) = report.news.files
    fields = [(each.name, field_words(f), f.before, f.now) for each in news.changed for f in each.fields]
    assert fields == [
        ("Guard", "pts", "−2", "−3"), ("Axe", "name", "Sword", "Axe"), ("Captain", "at most", "1", "2"),
    ]  # fmt: skip
    (line,) = [line for line in lines(report.news) if "changed" in line]
    assert line == "  3 changed: Guard (pts −2 → −3), Axe (name Sword → Axe), Captain (at most 1 → 2)"


def test_cards_may_be_left_out_and_stay_out(desk: Desk, folder: Path) -> None:
    data = catalogue(
        *(entry(name, pa=1, profiles=[profile(name)]) for name in ("TEMPLATxE", "Template 2", "Guard"))
    )
    report = bring(desk, folder, data, leave=["templat*"])
    assert [r.card.name_en for r in desk.library.cards()] == ["Guard"]
    assert [(n.name_en, n.left_out) for n in report.newcomers] == [
        ("TEMPLATxE", True), ("Template 2", True), ("Guard", False),
    ]  # fmt: skip
    again = bring(desk, folder, data)
    assert (again.added, [n.name_en for n in again.newcomers]) == ([], ["TEMPLATxE", "Template 2"])
    plan = catalogues.look(desk, paths=[file(folder, data, "griffins.cat")])
    assert isinstance(plan, catalogues.Plan)
    done = catalogues.decide(desk, plan, choices=catalogues.ImportChoices(leave=frozenset()))
    assert isinstance(done, ImportReport) and len(done.added) == 2
    assert not isinstance(cards.undo(desk), Refusal)


def test_a_list_that_nothing_touches_is_not_named_and_follows_without_a_word(
    desk: Desk, folder: Path, club: str
) -> None:
    ids = {r.card.name("en"): r.card_id for r in desk.library.cards()}
    captains = armies.create(desk, name="Captains", people="griffins", edition="C5")
    assert isinstance(captains, str)
    armies.add_entry(desk, captains, card_id=ids["Captain"])
    data = warband.army(guard=20, revision=2)
    report = bring(desk, folder, data, follows=True)
    assert [each.name for each in report.news.lists] == ["Club"]
    assert [each.name for each in report.followed] == ["Club"]
    followed = [desk.library.army(key).catalogues for key in (club, captains)]
    assert followed[0] == followed[1]
    report = bring(desk, folder, warband.army(guard=21, revision=3).replace(b"Storm", b"Gale"))
    assert [each.name for each in report.news.lists] == ["Club"]


def test_a_list_of_another_catalogue_is_not_named_and_needs_no_newer_one(
    desk: Desk, folder: Path, club: str
) -> None:
    other = catalogue(entry("Brute", pa=9, profiles=[profile("Brute")]), name="Wolfen [C5]", id="cat-9")
    bring(desk, folder, other)
    brute = next(r.card_id for r in desk.library.cards() if r.card.name("en") == "Brute")
    pack = armies.create(desk, name="Pack", edition="C5")
    assert isinstance(pack, str)
    armies.add_entry(desk, pack, card_id=brute)
    assert len(desk.library.army(pack).catalogues) == 3, "it pins all of its game system"
    report = bring(desk, folder, second())
    assert [each.name for each in report.news.lists] == ["Club"]
    assert newer_catalogues.adoption(desk, pack) is None
    assert newer_catalogues.adoption(desk, club) is not None
