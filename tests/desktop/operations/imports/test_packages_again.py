"""Packages that meet a library which has the same things: nothing doubled, nothing silent, nothing risen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from db.library import CardWrite, Imported
from db.origins import Origin
from desktop.operations import armies, battle, cards, collection, formats, offers, rulesets
from desktop.operations.battle_start import start_example
from desktop.operations.desk import Desk
from desktop.operations.examples import add_example
from desktop.operations.imports import package_files
from desktop.wording.differences import told_words
from rules.armies import Option, OptionKind
from rules.cards import Card
from rules.offers import Offer
from rules.text import Message, Refusal
from rules.values import Characteristic, Value
from tests.desktop.operations.imports.two_libraries import (
    NOTHING,
    PNG,
    all_of,
    brought,
    change,
    content,
    furnish,
    hang,
    named,
    news,
    one,
    picture_of,
)

OLD = Path(__file__).parents[3] / "db" / "files" / "package-1.tactpack"
OTHER = PNG[:-16] + b"another" + PNG[-16:]
THIRD = PNG[:-16] + b"third" + PNG[-16:]


# Pictures -----------------------------------------------------------------------------------------------


def test_a_card_without_a_picture_gets_the_one_of_the_package(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    """Every new library has the starter's cards: what hangs on them reaches those."""
    hang(mine, named(mine, "Abel le Colérique"), PNG)
    report = brought(theirs, all_of(mine, tmp_path))
    assert picture_of(theirs, named(theirs, "Abel le Colérique")) == PNG
    assert (report.pictures, len(report.changed)) == (1, 1)
    assert [(d.field, d.ours, d.taken) for d in report.differences] == [("picture", "", True)]


def test_a_picture_follows_the_package_until_its_owner_hangs_another_one(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    abel = named(mine, "Abel le Colérique")
    hang(mine, abel, PNG)
    brought(theirs, one(mine, tmp_path, abel))
    here = named(theirs, "Abel le Colérique")
    hang(mine, abel, OTHER)
    report = brought(theirs, one(mine, tmp_path, abel))
    assert picture_of(theirs, here) == OTHER and report.pictures == 1
    hang(theirs, here, THIRD)
    hang(mine, abel, PNG)
    path = one(mine, tmp_path, abel)
    report = brought(theirs, path)
    assert picture_of(theirs, here) == THIRD, "its owner's"
    (told,) = report.differences
    assert (told.field, told.taken, report.pictures) == ("picture", False, 0)
    words = told_words(told)
    assert len(set(words)) == 3, "three pictures of one size do not read alike"
    assert words[1] == "PNG 1 × 1, 1 KB (2)"
    hang(mine, abel, OTHER)
    ticked = package_files.bring(
        theirs, path=one(mine, tmp_path, abel), fields=frozenset({(here, "picture")})
    )
    assert not isinstance(ticked, Refusal) and picture_of(theirs, here) == OTHER
    theirs.library.undo("library")
    assert picture_of(theirs, here) == THIRD


def test_a_picture_that_was_left_behind_once_comes_and_one_taken_down_stays_down(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    abel, here = (named(desk, "Abel le Colérique") for desk in (mine, theirs))
    hang(mine, abel, PNG)
    path = one(mine, tmp_path, abel)
    told = Origin(here, "one.tactpack", mine.library.card(abel).card)  # as it was kept without its picture
    theirs.library.write_import(Message("step"), Imported(origins={f"tact:card:{abel}": told}))
    assert len(brought(theirs, path).changed) == 1 and picture_of(theirs, here) == PNG
    change(theirs, here, picture="")
    assert brought(theirs, path).changed == [] and picture_of(theirs, here) == b""


# Another game -------------------------------------------------------------------------------------------


def test_a_card_of_another_game_is_another_card(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    def double(desk: Desk, system: str, **values: int) -> str:
        kept = {Characteristic(name): Value.of(value) for name, value in values.items()}
        made = cards.save_card(
            desk, card=Card("Double", people="griffins", edition="C5", system=system, values=kept)
        )
        assert isinstance(made, str)
        return made

    there = double(mine, "monconf", PV=3, PUI=5, INI=9)
    double(theirs, "confrontation", MOU=10, INI=3)
    report = brought(theirs, one(mine, tmp_path, there))
    both = {r.card.system: r.card for r in theirs.library.cards() if r.card.name_fr == "Double"}
    assert (len(both), len(report.added), report.changed) == (2, 1, [])
    assert both["confrontation"].value(Characteristic.INI) == Value.of(3)


# Options and figures ------------------------------------------------------------------------------------


def sword(desk: Desk, pa: float, taker: str, offer_id: str | None = None) -> str:
    option = Option("Épée", OptionKind.ARTEFACT, pa)
    made = offers.save_offer(desk, offer=Offer(option, takers={taker: pa}), offer_id=offer_id)
    assert isinstance(made, str)
    return made


def test_options_meet_like_cards_field_by_field(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    abel = named(mine, "Abel le Colérique")
    key = sword(mine, 3, abel)
    report = brought(theirs, all_of(mine, tmp_path))
    assert report.offers_added == [key]
    here = named(theirs, "Abel le Colérique")
    assert theirs.library.offers()[key].takers == {here: 3}
    sword(mine, 5, abel, key)
    report = brought(theirs, all_of(mine, tmp_path))
    assert (report.offers_changed, theirs.library.offers()[key].option.pa) == ([key], 5)
    assert theirs.library.offers()[key].takers == {here: 5}
    sword(theirs, 8, here, key)
    sword(mine, 6, abel, key)
    report = brought(theirs, all_of(mine, tmp_path))
    told = {(d.base, d.theirs, d.ours, d.taken) for d in report.differences if d.field == "pa"}
    assert (told, report.offers_changed) == ({("5", "6", "8", False)}, [])
    assert theirs.library.offers()[key].option.pa == 8


def test_what_the_other_machine_changed_is_told_where_nobody_heard_of_it(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    """Made here, changed there: the way back says so, and a tick takes it."""
    abel = named(mine, "Abel le Colérique")
    key = sword(mine, 3, abel)
    collection.count_owned(mine, card_id=abel, figures=3)
    brought(theirs, all_of(mine, tmp_path))
    here = named(theirs, "Abel le Colérique")
    sword(theirs, 8, here, key)
    collection.count_owned(theirs, card_id=here, figures=8)
    back = all_of(theirs, tmp_path)
    seen = package_files.look(mine, path=back)
    assert not isinstance(seen, Refusal)
    told = {(d.field, d.theirs, d.ours, d.taken) for d in seen.differences}
    assert told == {("pa", "8", "3", False), ("owned", "8", "3", False)}
    assert not isinstance(package_files.bring(mine, path=back, everything=True), Refusal)
    (counted,) = mine.library.owned().values()
    assert (mine.library.offers()[key].option.pa, counted.figures) == (8, 8)
    mine.library.undo("library")
    (counted,) = mine.library.owned().values()
    assert (mine.library.offers()[key].option.pa, counted.figures) == (3, 3), "one step for all"


def test_figures_follow_the_package_until_they_are_counted_here(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    abel, here = (named(desk, "Abel le Colérique") for desk in (mine, theirs))
    collection.count_owned(mine, card_id=abel, figures=3)
    assert len(brought(theirs, all_of(mine, tmp_path)).owned) == 1
    collection.count_owned(mine, card_id=abel, figures=4)
    report = brought(theirs, all_of(mine, tmp_path))
    assert [(d.base, d.theirs, d.ours, d.taken) for d in report.differences] == [("3", "4", "3", True)]
    collection.count_owned(theirs, card_id=here, figures=9)
    collection.count_owned(mine, card_id=abel, figures=5)
    report = brought(theirs, all_of(mine, tmp_path))
    assert [(d.base, d.theirs, d.ours, d.taken) for d in report.differences] == [("4", "5", "9", False)]
    assert set(collection.owned(theirs).values()) == {9}


def test_one_option_typed_in_both_libraries_is_one_option(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    sword(mine, 3, named(mine, "Abel le Colérique"))
    kept = sword(theirs, 3, named(theirs, "Abel le Colérique"))
    assert brought(theirs, all_of(mine, tmp_path)).offers_added == []
    assert list(theirs.library.offers()) == [kept]
    report = brought(mine, all_of(theirs, tmp_path))
    assert report.offers_added == [] and len(mine.library.offers()) == 1


# What was deleted ---------------------------------------------------------------------------------------


def test_a_card_that_a_deleted_one_left_in_a_list_arrives_put_away_too(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    hero = mine.library.write_cards(Message("step"), [CardWrite(None, Card("Suppr"))]).card_ids[0]
    army = armies.create(mine, name="Vieille")
    assert isinstance(army, str)
    armies.add_entry(mine, army, card_id=hero)
    cards.delete_cards(mine, card_ids=[hero])
    report = brought(theirs, all_of(mine, tmp_path))
    assert "Suppr" not in [r.card.name_fr for r in theirs.library.cards()]
    assert report.added == [] and report.armies_added == [army]
    muster = theirs.library.muster(theirs.library.army(army))
    assert [muster.card(entry).name_fr for entry in muster.army.entries] == ["Suppr"]
    theirs.library.undo("muster")
    assert "Suppr" not in [r.card.name_fr for r in theirs.library.cards()]


def test_a_card_deleted_here_stays_away_and_that_is_said(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    hero = mine.library.write_cards(Message("step"), [CardWrite(None, Card("Suppr"))]).card_ids[0]
    path = all_of(mine, tmp_path)
    brought(theirs, path)
    for desk in (mine, theirs):
        cards.delete_cards(desk, card_ids=[hero])
        before = content(desk)
        report = brought(desk, path)
        assert [(f.reason, f.entry) for f in report.findings] == [("import.put_away", "Suppr")]
        assert (report.added, report.label, content(desk)) == ([], None, before)
        (told,) = report.differences
        back = package_files.bring(desk, path=path, fields=frozenset({(told.thing, told.field)}))
        assert not isinstance(back, Refusal) and back.added == [hero], "unless its owner says otherwise"
        assert [f.reason for f in back.findings] == ["import.came_back"]
        desk.library.undo("library")
        assert content(desk) == before


def test_a_deleted_card_is_known_by_its_name(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    """The starter's cards have other ids in each library."""
    cards.delete_cards(mine, card_ids=[named(mine, "Conscrit du Griffon")])
    before = content(mine)
    report = brought(mine, all_of(theirs, tmp_path))
    assert [f.entry for f in report.findings] == ["Conscrit du Griffon"]
    assert (report.added, report.armies_added, content(mine)) == ([], [], before)


def delete_a_list(desk: Desk) -> str:
    army = desk.library.armies()[0]
    armies.delete(desk, army.id)
    return army.name


def delete_an_option(desk: Desk) -> str:
    (key,) = desk.library.offers()
    offers.delete_offer(desk, offer_id=key)
    return "Épée"


def delete_a_format(desk: Desk) -> str:
    (key,) = desk.library.formats()
    formats.delete(desk, format_id=key)
    return "Club"


def delete_a_ruleset(desk: Desk) -> str:
    (key,) = desk.library.rulesets()
    rulesets.delete(desk, ruleset_id=key)
    return "Maison"


DELETING = [delete_a_list, delete_an_option, delete_a_format, delete_a_ruleset]


@pytest.mark.parametrize("deleting", DELETING)
def test_whatever_was_deleted_here_stays_away(
    deleting: Callable[[Desk], str], mine: Desk, tmp_path: Path
) -> None:
    furnish(mine)
    sword(mine, 3, named(mine, "Abel le Colérique"))
    path = all_of(mine, tmp_path)
    whole = content(mine), mine.library.offers()
    name = deleting(mine)
    before = content(mine), mine.library.offers()
    report = brought(mine, path)
    assert [(f.entry, f.reason) for f in report.findings] == [(name, "import.put_away")]
    assert ((content(mine), mine.library.offers()), report.label) == (before, None)
    assert not isinstance(package_files.bring(mine, path=path, everything=True), Refusal)
    assert (content(mine), mine.library.offers()) == whole


# There and back -----------------------------------------------------------------------------------------


def everything(desk: Desk) -> None:
    """Put something of every kind into a library, and take some away."""
    furnish(desk)
    add_example(desk, system="monconf")
    abel, conscript = named(desk, "Abel le Colérique"), named(desk, "Conscrit du Griffon")
    hang(desk, abel, OTHER)
    sword(desk, 3, abel)
    collection.count_owned(desk, card_id=abel, figures=3)
    collection.star(desk, card_id=abel)
    cards.delete_cards(desk, card_ids=[conscript])
    form = formats.copy(desk, format_id="c5", name="Tournoi")
    army = armies.create(desk, name="Ligue", people="griffins")
    assert isinstance(army, str) and isinstance(form, str)
    armies.edit(desk, army, format=form)
    armies.add_entry(desk, army, card_id=abel)
    change(desk, abel, note="there")
    change(desk, abel, note="")  # says again what it said: a list may pin either
    armies.add_entry(desk, army, card_id=abel)
    rules = rulesets.copy(desk, ruleset_id="c5", name="Sans dés")
    assert isinstance(rules, str)


def test_there_and_back_nothing_is_new_and_nothing_doubled(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    everything(mine)
    before = content(mine), mine.library.offers()
    brought(theirs, all_of(mine, tmp_path))
    assert news(brought(theirs, all_of(mine, tmp_path))) == NOTHING
    report = brought(mine, all_of(theirs, tmp_path))
    deleted = [d for d in report.differences if d.field == "put_away"]
    assert [d.name for d in deleted] == ["Conscrit du Griffon"], "the other library has its own"
    report.differences = []
    assert news(report) == NOTHING
    assert (content(mine), mine.library.offers()) == before
    there, here = content(theirs), content(mine)
    assert {k: v for k, v in there.items() if k not in ("cards", "armies")} == {
        k: v for k, v in here.items() if k not in ("cards", "armies")
    }
    assert there["armies"].keys() == here["armies"].keys()
    shown = {repr(card) for card in there["cards"].values()} - {repr(card) for card in here["cards"].values()}
    assert len(shown) == 1 and len(there["cards"]) == len(here["cards"]) + 1


def test_lists_and_formats_under_a_free_name_are_known_on_the_way_back(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    for desk, note in ((mine, "mine"), (theirs, "yours")):
        army = armies.create(desk, name="Dimanche", note=note)
        assert isinstance(army, str)
        form = formats.copy(desk, format_id="c5" if desk is mine else "c3", name="Tournoi")
        rules = rulesets.copy(desk, ruleset_id="c5", name="Maison")
        assert isinstance(form, str) and isinstance(rules, str)
        value = 3 if desk is mine else 7
        rulesets.set_value(desk, ruleset_id=rules, path="track/capacity", value=value)
    for _ in range(2):
        brought(theirs, all_of(mine, tmp_path))
        brought(mine, all_of(theirs, tmp_path))
    for desk in (mine, theirs):
        library = desk.library
        names = [
            [a.name for a in library.armies() if a.name.startswith("Dimanche")],
            [f.fr for f in library.formats().values()],
            [r.name for r in library.rulesets().values()],
        ]
        assert names == [[f"{name}", f"{name} (2)"] for name in ("Dimanche", "Tournoi", "Maison")]


def test_a_package_of_the_first_version_is_still_read(mine: Desk) -> None:
    report = brought(mine, OLD)
    brings = report.armies_added, report.battles, report.rulesets_added, report.formats_added
    assert list(map(len, brings)) == [1, 1, 1, 1]
    assert report.pictures == 1 and news(brought(mine, OLD)) == NOTHING


def test_a_replaced_card_is_the_same_card_everywhere(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    """Typed anew after it was deleted: the other library meets the living one first."""
    hero = mine.library.write_cards(Message("step"), [CardWrite(None, Card("Deux"))]).card_ids[0]
    army = armies.create(mine, name="Vieille")
    assert isinstance(army, str)
    armies.add_entry(mine, army, card_id=hero)
    cards.delete_cards(mine, card_ids=[hero])
    anew = mine.library.write_cards(
        Message("step"), [CardWrite(None, Card("Deux", pa=Value.of(3)))]
    ).card_ids[0]
    brought(theirs, all_of(mine, tmp_path))
    found = [r for r in theirs.library.cards() if r.card.name_fr == "Deux"]
    assert [r.card_id for r in found] == [anew]
    assert news(brought(mine, all_of(theirs, tmp_path))) == NOTHING
    assert replace(theirs.library.army(army), id="") == replace(mine.library.army(army), id="")


def test_a_battle_that_went_on_elsewhere_comes_back_once(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    assert not isinstance(start_example(mine, name="V-A-4"), Refusal)
    brought(theirs, all_of(mine, tmp_path))
    opened = battle.open_battle(mine, battle_id=mine.library.battles.listed()[0].id)
    battle.do(mine, opened, opened.choices()[0].command)
    assert len(brought(theirs, all_of(mine, tmp_path)).battles) == 1
    back = brought(mine, all_of(theirs, tmp_path))
    kept = [len(desk.library.battles.listed()) for desk in (mine, theirs)]
    assert (back.battles, kept) == ([], [1, 2])


def test_a_deleted_battle_stays_away(mine: Desk, tmp_path: Path) -> None:
    assert not isinstance(start_example(mine, name="V-A-4"), Refusal)
    path = all_of(mine, tmp_path)
    (info,) = mine.library.battles.listed()
    battle.delete_battle(mine, battle_id=info.id)
    report = brought(mine, path)
    assert [(f.entry, f.reason) for f in report.findings] == [(info.name, "import.put_away")]
    assert mine.library.battles.listed() == []
    assert not isinstance(package_files.bring(mine, path=path, everything=True), Refusal)
    assert [each.name for each in mine.library.battles.listed()] == [info.name]
