"""What a file took away, and stayed here, can be taken later; what only files told of follows them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from desktop.operations import armies, cards
from desktop.operations.desk import Desk
from rules.text import Message
from rules.values import Characteristic, Value
from tests.db.exchange.foreign import GUARD, catalogue, entry, link, profile, roster, selection
from tests.desktop.operations.imports.catalogues import (
    bring,
    edit,
    figure,
    file,
    guard_of,
    stays,
    taken,
    the_card,
)
from tests.desktop.operations.imports.offered import the_offer
from tests.desktop.operations.imports.rosters import figure as listed_figure
from tests.desktop.operations.imports.rosters import listed, path, put, the_army


def test_a_value_that_a_catalogue_has_no_more_is_taken_later(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, catalogue(figure(Pow="2"))))
    edit(desk, values={**the_card(desk).values, Characteristic.POU: Value.of(5)})
    emptied = file(folder, catalogue(figure(Pow=""), revision=2))
    first = bring(desk, emptied)
    assert [(d.field, d.base, d.theirs, d.ours, d.taken) for d in first.differences] == [
        ("POU", "2", "", "5", False)
    ]
    for _ in range(2):
        assert stays(bring(desk, emptied)) == [("POU", "", "5", False)]
    assert the_card(desk).values[Characteristic.POU] == Value.of(5)
    assert [(d.field, d.theirs, d.taken) for d in taken(desk, emptied).differences] == [("POU", "", True)]
    assert not str(the_card(desk).values.get(Characteristic.POU, ""))
    assert (taken(desk, emptied).label, stays(bring(desk, emptied))) == (None, [])
    cards.undo(desk)
    assert the_card(desk).values[Characteristic.POU] == Value.of(5)
    assert stays(bring(desk, emptied)) == [("POU", "", "5", False)], "and once more"


def test_a_value_that_only_its_owner_knows_is_never_taken_away(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, catalogue(figure(Pow=""))))
    edit(desk, values={**the_card(desk).values, Characteristic.POU: Value.of(5)}, note="mine")
    report = taken(desk, file(folder, catalogue(figure(Pow="", pa=19), revision=2)))
    assert ([d.field for d in report.differences], report.stays) == (["pa"], [])
    assert (the_card(desk).values[Characteristic.POU], the_card(desk).note) == (Value.of(5), "mine")


def test_cards_and_notes_that_a_roster_has_no_more_are_taken_later(desk: Desk, folder: Path) -> None:
    bring(desk, path(folder, listed_figure("Abel", Sword=7), listed_figure("Guard", 3)))
    abel, guard = the_army(desk).entries
    sword = replace(abel.options[0], pa=8)
    put(desk, entries=(replace(abel, options=(sword,)), replace(guard, figures=4)))
    armies.add_entry(desk, the_army(desk).id, card_id=guard.card_id)
    held = the_army(desk)
    shorter = path(folder, listed_figure("Abel"))
    assert sorted((d.field, d.theirs, d.ours, d.taken) for d in bring(desk, shorter).differences) == [
        ("figures", "", "4", False),
        ("pa", "", "8", False),
    ]
    for _ in range(2):
        assert sorted(stays(bring(desk, shorter))) == [("figures", "", "4", False), ("pa", "", "8", False)]
    assert the_army(desk) == held
    assert all(each.taken for each in taken(desk, shorter).differences)
    assert listed(desk) == [("Abel", 1, [], ""), ("Guard", 1, [], "")], "what its owner added stays"
    assert taken(desk, shorter).label is None


def test_a_card_that_a_roster_brings_again_is_the_one_that_stayed(desk: Desk, folder: Path) -> None:
    bring(desk, path(folder, listed_figure("Abel"), listed_figure("Guard", 3)))
    abel, guard = the_army(desk).entries
    put(desk, entries=(abel, replace(guard, figures=4)))
    bring(desk, path(folder, listed_figure("Abel")))
    again = bring(desk, path(folder, listed_figure("Abel"), listed_figure("Guard", 2)))
    assert [(d.field, d.theirs, d.ours, d.taken) for d in again.differences] == [("figures", "2", "4", False)]
    assert [entry.figures for entry in the_army(desk).entries] == [1, 4]


def test_whoever_an_option_is_offered_to_no_more_is_taken_off_later(desk: Desk, folder: Path) -> None:
    def told(*guards: str) -> Path:
        both = [
            entry(name, pa=20, profiles=[profile(name)], links=[link("e-Sword")] if name in guards else [])
            for name in ("Guard", "Scout", "Third")
        ]
        shared = [entry("Sword", id="e-Sword", kind="upgrade", pa=9)]
        return file(folder, catalogue(*both, shared=shared, revision=len(guards) == 1))

    bring(desk, told("Guard", "Scout"))
    ids = {revision.card.name_en: revision.card_id for revision in desk.library.cards()}
    key, offer = the_offer(desk)
    mine = replace(offer, takers={ids[name]: 7.0 for name in ("Third", "Guard", "Scout")})
    desk.library.write_offers(Message("step.offer_edited", {"name": "Sword"}), {key: mine})
    bring(desk, told("Guard", "Scout"))
    for _ in range(2):
        bring(desk, told("Guard"))
    assert the_offer(desk)[1].takers == mine.takers
    taken(desk, told("Guard"))
    assert the_offer(desk)[1].takers == {ids["Guard"]: 9.0, ids["Third"]: 7.0}, (
        "it never offered it to a third"
    )


def a_roster(folder: Path, name: str, ini: str = "3") -> Path:
    shown = profile("Guard", GUARD | {"Ini": ini})
    return file(folder, roster(selection("Guard", pa="17", profiles=[shown]), name=name), "a.ros")


def test_the_name_of_a_roster_is_followed_where_nobody_renamed_the_list(desk: Desk, folder: Path) -> None:
    bring(desk, a_roster(folder, "Ros un"))
    report = bring(desk, a_roster(folder, "Ros deux"))
    assert [(d.field, d.theirs, d.ours, d.taken) for d in report.differences] == [
        ("name", "Ros deux", "Ros un", True)
    ]
    assert the_army(desk).name == "Ros deux"
    armies.edit(desk, the_army(desk).id, name="Mine")
    third = a_roster(folder, "Ros trois")
    assert [(d.base, d.theirs, d.ours, d.taken) for d in bring(desk, third).differences] == [
        ("Ros deux", "Ros trois", "Mine", False)
    ]
    assert stays(bring(desk, third)) == [("name", "Ros trois", "Mine", False)]
    assert the_army(desk).name == "Mine"
    taken(desk, third)
    assert the_army(desk).name == "Ros trois"


def test_a_name_that_another_list_has_gets_a_number_that_is_no_news(desk: Desk, folder: Path) -> None:
    armies.create(desk, name="Ros deux", people="griffins")
    bring(desk, a_roster(folder, "Ros un"))
    bring(desk, a_roster(folder, "Ros deux"))
    assert sorted(army.name for army in desk.library.armies()) == ["Ros deux", "Ros deux (2)"]
    again = bring(desk, a_roster(folder, "Ros deux"))
    assert (again.differences, again.stays, again.label) == ([], [], None)


def test_a_card_that_only_rosters_told_of_follows_them(desk: Desk, folder: Path) -> None:
    bring(desk, a_roster(folder, "One"))
    report = bring(desk, a_roster(folder, "One", ini="4"))
    assert [(d.field, d.base, d.theirs, d.taken) for d in report.differences] == [("INI", "3", "4", True)]
    assert (guard_of(desk).values[Characteristic.INI], report.findings) == (Value.of(4), [])
    edit(desk, values={**guard_of(desk).values, Characteristic.INI: Value.of(7)})
    newer = a_roster(folder, "One", ini="5")
    assert [(d.theirs, d.ours, d.taken) for d in bring(desk, newer).differences] == [("5", "7", False)]
    assert stays(bring(desk, newer)) == [("INI", "5", "7", False)]
    taken(desk, newer)
    assert guard_of(desk).values[Characteristic.INI] == Value.of(5)


def test_a_card_that_a_catalogue_told_of_as_well_does_not_follow_a_roster(desk: Desk, folder: Path) -> None:
    bring(desk, a_roster(folder, "One"))
    bring(desk, file(folder, catalogue(figure())))
    report = bring(desk, a_roster(folder, "One", ini="4"))
    assert [f.field for f in report.findings] == ["INI"]
    assert guard_of(desk).values[Characteristic.INI] == Value.of(3)
