"""Packages between two libraries: everything arrives, nothing its owner changed is overwritten."""

from __future__ import annotations

import hashlib
import io
import json
import struct
import zipfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db.errors import Unreadable
from db.exchange import budget, package
from desktop.operations import armies, battle, cards, formats, packages, rulesets
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.imports import package_files
from rules.cards import Card
from rules.text import Refusal
from rules.values import Characteristic, Value
from tests.desktop.operations.imports.two_libraries import (
    PNG,
    adventurer,
    brought,
    change,
    content,
    furnish,
    packed,
)
from tests.examples import examples


def test_a_whole_library_arrives_in_another_one(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    furnish(mine)
    path = packed(mine, tmp_path / "club.tactpack")
    report = brought(theirs, path)
    after, wanted = content(theirs), content(mine)
    names = [sorted(repr(card) for card in told["cards"].values()) for told in (after, wanted)]
    assert names[0] == names[1], "both were made with the starter cards: they met by their names"
    assert {k: v for k, v in after.items() if k not in ("cards", "armies")} == {
        k: v for k, v in wanted.items() if k not in ("cards", "armies")
    }
    assert after["armies"]["Dimanche"] == wanted["armies"]["Dimanche"]
    assert list(after["armies"]) == list(wanted["armies"]), "the starter's lists are no others"
    assert theirs.library.picture(next(c.picture for c in after["cards"].values() if c.picture)) == PNG
    assert report.pictures == 1 and len(report.battles) == 1 and len(report.rulesets_added) == 1


def test_what_is_brought_twice_is_here_already(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    furnish(mine)
    path = packed(mine, tmp_path / "club.tactpack")
    brought(theirs, path)
    before = content(theirs)
    report = brought(theirs, path)
    assert report.label is None and report.all_same > 0
    assert not (
        report.added or report.changed or report.armies_added or report.battles or report.rulesets_added
    )
    assert content(theirs) == before
    assert brought(mine, path).label is None, "a library knows its own things"


def test_a_list_keeps_the_revision_that_it_pins(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    army = furnish(mine)
    report = brought(theirs, packed(mine, tmp_path / "one.tactpack", army_ids=[army]))
    (made,), (hero,) = report.armies_added, report.added
    muster = theirs.library.muster(theirs.library.army(made))
    assert [muster.card(e).pa.number for e in muster.army.entries] == [41]
    assert theirs.library.card(hero).card.pa.number == 45
    assert (report.battles, report.rulesets_added) == ([], [])


def test_undo_takes_a_package_back(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    furnish(mine)
    before = content(theirs)
    path = packed(mine, tmp_path / "club.tactpack")
    brought(theirs, path)
    after = content(theirs)
    for place in ("library", "muster", "rulesets", "battles"):
        assert theirs.library.undo(place) is not None
        assert content(theirs) == before, "all of it, wherever it is undone"
        theirs.library.redo(place)
        assert content(theirs) == after
    theirs.library.undo("library")
    assert brought(theirs, path).battles and content(theirs) == after, "it can be brought again"


def test_a_field_its_owner_changed_is_never_overwritten(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    hero = adventurer(mine)
    brought(theirs, packed(mine, tmp_path / "1.tactpack", army_ids=(), card_ids=[hero]))
    change(theirs, hero, pa=Value.of(99))
    change(mine, hero, pa=Value.of(50), note="news")
    report = brought(theirs, packed(mine, tmp_path / "2.tactpack", army_ids=(), card_ids=[hero]))
    now = theirs.library.card(hero).card
    assert (now.pa.number, now.note) == (99, "news")
    told = [(d.field, d.ours, d.theirs, d.taken) for d in report.differences]
    assert told == [("note", "", "news", True), ("pa", "99", "50", False)]
    assert report.changed == [hero]


def test_cards_typed_in_both_libraries_meet_by_name_and_mine_stay_as_they_are(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    there, here = adventurer(mine), adventurer(theirs)
    before = content(theirs)["cards"]
    change(mine, there, pa=Value.of(50), note="news")
    report = brought(theirs, packed(mine, tmp_path / "1.tactpack", army_ids=(), card_ids=[there]))
    assert (report.added, report.changed) == ([], [here])
    card = theirs.library.card(here).card
    assert (card.pa.number, card.note) == (41, "news")
    assert len(before) == len(theirs.library.cards())


def test_a_list_that_both_changed_stays_mine_and_the_difference_is_told(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    made = armies.create(mine, name="Dimanche")
    assert isinstance(made, str)
    brought(theirs, packed(mine, tmp_path / "1.tactpack", army_ids=[made]))
    armies.edit(theirs, made, note="mine")
    armies.edit(mine, made, note="yours")
    path = packed(mine, tmp_path / "2.tactpack", army_ids=[made])
    report = brought(theirs, path)
    told = [(d.field, d.base, d.theirs, d.ours, d.taken) for d in report.differences]
    assert told == [("note", "", "yours", "mine", False)]
    (army,) = (a for a in theirs.library.armies() if a.name.startswith("Dimanche"))
    assert army.note == "mine"
    assert not isinstance(package_files.bring(theirs, path=path, everything=True), Refusal)
    assert theirs.library.army(made).note == "yours"


def test_formats_and_rulesets_of_one_name_stand_beside_each_other(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    """Both clubs call theirs so; the list that came goes on being checked by its own."""
    for desk, base, capacity in ((mine, "c5", 3), (theirs, "c3", 7)):
        form = formats.copy(desk, format_id=base, name="Tournoi")
        rules = rulesets.copy(desk, ruleset_id="c5", name="Maison")
        assert not isinstance(form, Refusal) and not isinstance(rules, Refusal)
        rulesets.set_value(desk, ruleset_id=rules, path="track/capacity", value=capacity)
        army = armies.create(desk, name="Ligue", people="griffins")
        assert isinstance(army, str)
        armies.edit(desk, army, format=form)
    path = packed(mine, tmp_path / "a.tactpack")
    brought(theirs, path)
    library = theirs.library
    assert [made.fr for made in library.formats().values()] == ["Tournoi", "Tournoi (2)"]
    assert [own.name for own in library.rulesets().values()] == ["Maison", "Maison (2)"]
    checked = {army.name: formats.format_of(library.muster(army), formats.formats(theirs)).fr
               for army in library.armies() if army.format}  # fmt: skip
    assert checked == {"Ligue": "Tournoi", "Ligue (2)": "Tournoi (2)"}
    again = brought(theirs, path)
    assert not again.formats_added and not again.rulesets_added and not again.armies_added, (
        "each is here already"
    )


def test_whatever_a_card_may_say_another_library_takes(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    """What no package may hold is refused while it is written, not when the whole library is to leave."""
    all_odd: tuple[dict[str, Any], ...] = (
        {"pa": Value.parse("-3")}, {"note": "n" * 50_000}, {"note": "n" * 40_000},
        {"pa": Value.parse("999999")}, {"name_fr": "x" * 120},
    )  # fmt: skip
    for number, odd in enumerate(all_odd):
        made = cards.save_card(mine, card=replace(Card(f"Drôle {number}", people="griffins"), **odd))
        assert isinstance(made, Refusal) is (number < 2)
    assert len(brought(theirs, packed(mine, tmp_path / "a.tactpack")).added) == 3


def test_a_list_is_checked_by_its_format_which_follows(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    form = formats.copy(mine, format_id="c5", name="Tournoi")
    assert not isinstance(form, Refusal)
    brought(theirs, packed(mine, tmp_path / "a.tactpack"))
    assert formats.set_limits(mine, format_id=form, limits=[250]) is None
    army = armies.create(mine, name="Ligue", people="griffins")
    assert isinstance(army, str)
    armies.edit(mine, army, format=form)
    path = packed(mine, tmp_path / "b.tactpack", army_ids=[army])
    for _ in range(2):
        brought(theirs, path)
    (arrived,) = (army for army in theirs.library.armies() if army.name == "Ligue")
    known = formats.formats(theirs)
    assert (known[arrived.format].fr, known[arrived.format].limits) == ("Tournoi", (250,))
    assert list(theirs.library.formats()) == [arrived.format] == [form]


def test_a_battle_that_went_on_comes_again(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    play = start_example(mine, name="V-A-4")
    assert not isinstance(play, Refusal)
    first = brought(theirs, packed(mine, tmp_path / "1.tactpack"))
    opened = battle.open_battle(mine, battle_id=mine.library.battles.listed()[0].id)
    battle.do(mine, opened, opened.choices()[0].command)
    again = brought(theirs, packed(mine, tmp_path / "2.tactpack"))
    assert (len(first.battles), len(again.battles)) == (1, 1)


# Packages of others -------------------------------------------------------------------------------------


def archive(**parts: object) -> bytes:
    """Make a ZIP; `__` in a name stands for a slash, `_json` for the ending."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as made:
        for name, part in parts.items():
            data = part if isinstance(part, bytes) else json.dumps(part).encode()
            made.writestr(name.replace("__", "/").replace("_json", ".json"), data)
    return written.getvalue()


HEAD = {"format": "tactpack", "version": 1}
CARD = {"shown": 1, "revisions": [[1, {"name_fr": "Abel"}]]}
ARMY = {"id": "a", "name": "A", "entries": [{"id": "e1", "card_id": "c", "revision": 2}]}
# a picture that says it is 60,000 points wide and high
BOMB = PNG[:16] + struct.pack(">II", 60_000, 60_000) + PNG[24:]


def sum_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "nothing": (lambda: b"", "not_a_package"),
    "words": (lambda: b"hello", "not_a_package"),
    "a zip of somebody": (lambda: archive(x_json={}), "not_a_package"),
    "another kind": (lambda: archive(package_json={"format": "x", "version": 1}), "not_a_package"),
    "no object": (lambda: archive(package_json=[]), "not_a_package"),
    "newer": (lambda: archive(package_json=HEAD | {"version": 5}), "newer"),
    "no version": (lambda: archive(package_json={"format": "tactpack"}), "damaged"),
    "cut": (lambda: archive(package_json=HEAD)[:-30], "not_a_package"),
    "cards no object": (lambda: archive(package_json=HEAD, cards_json=[]), "damaged"),
    "cards no JSON": (lambda: archive(package_json=HEAD, cards_json=b"{"), "damaged"),
    "deep": (lambda: archive(package_json=HEAD, cards_json=b"[" * 200_000), "damaged"),
    "no revision": (
        lambda: archive(package_json=HEAD, cards_json={"c": {"shown": 1, "revisions": []}}), "damaged"),
    "shows nothing": (lambda: archive(package_json=HEAD, cards_json={"c": CARD | {"shown": 3}}), "damaged"),
    "unknown field": (
        lambda: archive(package_json=HEAD, cards_json={"c": {"shown": 1, "revisions": [[1, {"name": "x"}]]}}),
        "damaged"),
    "a field of tomorrow": (
        lambda: archive(package_json=HEAD, cards_json={
            "c": {"shown": 1, "revisions": [[1, {"name_fr": "x", "luck": "30"}]]}}),
        "newer"),
    "a value of tomorrow": (
        lambda: archive(package_json=HEAD, cards_json={
            "c": {"shown": 1, "revisions": [[1, {"name_fr": "x", "values": {"LUCK": "3"}}]]}}),
        "newer"),
    "a list of tomorrow": (
        lambda: archive(package_json=HEAD, armies_json={"a": ARMY | {"entries": [], "luck": 1}}), "newer"),
    "a spell of tomorrow": (
        lambda: archive(package_json=HEAD, offers_json={
            "o": {"option": {"name": "x", "spell": {"name_fr": "x", "luck": 1}}}}),
        "newer"),
    "wrong type": (
        lambda: archive(
            package_json=HEAD, cards_json={"c": {"shown": 1, "revisions": [[1, {"name_fr": 7}]]}}),
        "damaged"),
    "number as text": (
        lambda: archive(package_json=HEAD, cards_json={"c": {"shown": "1", "revisions": [["1", {}]]}}),
        "damaged"),
    "empty id": (lambda: archive(package_json=HEAD, cards_json={"": CARD}), "damaged"),
    "endless id": (lambda: archive(package_json=HEAD, cards_json={"c" * 500: CARD}), "damaged"),
    "a pin on nothing": (
        lambda: archive(package_json=HEAD, cards_json={"c": CARD}, armies_json={"a": ARMY}), "damaged"),
    "an id that lies": (
        lambda: archive(package_json=HEAD, armies_json={"b": ARMY | {"entries": []}}), "damaged"),
    "a format of nonsense": (
        lambda: archive(package_json=HEAD, formats_json={
            "f": {"id": "f", "fr": "F", "en": "F", "checks": [{"check": "beauty"}]}}),
        "damaged"),
    "a picture that lies": (lambda: archive(package_json=HEAD, pictures__abc=PNG), "damaged"),
    "a way out of the folder": (
        lambda: archive(package_json=HEAD, **{"pictures/../../etc/passwd": PNG}), "damaged"),
    "a battle of nothing": (lambda: archive(package_json=HEAD, battles__x_json=b"{}"), "not_a_battle"),
    "a battle without a name": (lambda: archive(package_json=HEAD, battles___json=b"{}"), "damaged"),
    **{
        f"a list with {field} {value}": (
            partial(archive, package_json=HEAD, armies_json={"a": ARMY | {"entries": [], field: value}}),
            "damaged")
        for field, value in (("name", ""), ("name", " "), ("tags", [""]), ("tags", ["a,b"]))
    },
    "an option without a name": (
        lambda: archive(package_json=HEAD, offers_json={"o": {"option": {"name": " "}}}), "damaged"),
    "rules without a name": (
        lambda: archive(package_json=HEAD, rulesets_json={"r": {"name": "", "base": "seeds"}}), "damaged"),
    "a name without an end": (
        lambda: archive(package_json=HEAD, cards_json={
            "c": {"shown": 1, "revisions": [[1, {"name_fr": "A" * 3_000_000}]]}}),
        "damaged"),
    "a part of nothing": (lambda: archive(package_json=HEAD, **{"../../x.json": b"{}"}), "damaged"),
    "a bomb for a picture": (
        lambda: archive(package_json=HEAD, cards_json={"c": CARD}, **{f"pictures/{sum_of(BOMB)}": BOMB}),
        "damaged"),
    "nothing at all": (lambda: archive(package_json=HEAD), "empty"),
    "many parts": (
        lambda: archive(package_json=HEAD, **{f"x{n}": b"" for n in range(budget.MAX_PARTS)}), "too_big"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_package_is_refused_and_nothing_is_written(
    name: str, theirs: Desk, tmp_path: Path
) -> None:
    make, code = BAD[name]
    path = tmp_path / "bad.tactpack"
    path.write_bytes(make())
    before = theirs.library.head("library"), theirs.library.head("muster")
    refused = package_files.bring(theirs, path=path)
    assert isinstance(refused, Refusal)
    assert refused.code == f"import.{code}"
    assert (theirs.library.head("library"), theirs.library.head("muster")) == before


def test_a_bomb_is_known_before_it_is_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MAX_UNPACKED", 10_000)
    with pytest.raises(Unreadable, match="too_big"):
        package.read(archive(package_json=HEAD, x=b"\0" * 20_000))
    monkeypatch.setattr(budget, "MAX_PACKAGE", 10)
    with pytest.raises(Unreadable, match="too_big"):
        package.read(archive(package_json=HEAD))


def test_a_package_that_is_not_there_says_so(theirs: Desk, tmp_path: Path) -> None:
    refused = package_files.bring(theirs, path=tmp_path / "no.tactpack")
    assert isinstance(refused, Refusal) and refused.code == "import.not_opened"


GOOD = package.write(
    package.Package(
        cards={"c": package.PackedCard(1, {1: Card("Abel", values={Characteristic.MOU: Value.of(10)})})}
    )
)


@given(st.binary(max_size=60), st.integers(0, len(GOOD)))
@settings(max_examples=examples(60), deadline=None)
def test_a_package_twisted_anywhere_is_read_or_refused(junk: bytes, at: int) -> None:
    try:
        read = package.read(GOOD[:at] + junk + GOOD[at + len(junk) :])
    except Unreadable:
        return
    assert list(read.cards) in ([], ["c"])


def test_the_same_content_makes_the_same_bytes(mine: Desk) -> None:
    furnish(mine)
    gathered = packages.gather(mine)
    again = package.read(package.write(gathered))
    assert package.write(packages.gather(mine)) == package.write(gathered)
    assert (again.cards, again.armies, again.formats) == (gathered.cards, gathered.armies, gathered.formats)
    assert (again.rulesets, again.owned, again.pictures) == (
        gathered.rulesets, gathered.owned, gathered.pictures,
    )  # fmt: skip
