"""What a file says is taken on request, also where it was read before and not taken then."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from desktop.operations import armies, cards, offers
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues, package_files
from desktop.operations.imports.catalogues import ImportChoices
from desktop.operations.imports.merge import DELETED
from desktop.operations.imports.report import ImportReport
from rules.armies import Option, OptionKind
from rules.offers import Offer
from rules.values import Value
from tests.db.exchange.foreign import catalogue
from tests.desktop.operations.imports.card_tables import bring as bring_table
from tests.desktop.operations.imports.card_tables import shown
from tests.desktop.operations.imports.catalogues import bring, edit, figure, file, stays, taken, the_card
from tests.desktop.operations.imports.offered import change as change_offer
from tests.desktop.operations.imports.offered import paid, told
from tests.desktop.operations.imports.rosters import figure as listed_figure
from tests.desktop.operations.imports.rosters import path, put, the_army
from tests.desktop.operations.imports.two_libraries import NOTHING, all_of, brought, change, named, news


def test_a_table_that_was_read_before(desk: Desk, folder: Path) -> None:
    row = "Ktable;Griffon;4;21"
    bring_table(desk, folder, "Ktable;Griffon;3;20")
    edit(desk, pa=Value.of(33), note="mine")
    bring_table(desk, folder, row)
    report = bring_table(desk, folder, row, theirs=True)
    assert [(d.field, d.base, d.theirs, d.ours, d.taken) for d in report.differences] == [
        ("pa", "21", "21", "33", True)
    ]
    assert (shown(desk), the_card(desk).note) == (("4", "21"), "mine"), "what it leaves open stays"
    again = bring_table(desk, folder, row, theirs=True)
    assert (again.differences, again.label) == ([], None)
    cards.undo(desk)
    assert shown(desk) == ("4", "33")


def test_a_catalogue_that_was_read_before(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, catalogue(figure())))
    edit(desk, pa=Value.of(77), note="mine", source="my own book")
    newer = file(folder, catalogue(figure(pa=19), revision=2))
    for _ in range(2):
        bring(desk, newer)
    assert the_card(desk).pa == Value.of(77)
    assert [(d.field, d.theirs, d.ours, d.taken) for d in taken(desk, newer).differences] == [
        ("pa", "19", "77", True)
    ]
    assert (the_card(desk).pa, the_card(desk).note) == (Value.of(19), "mine")
    assert the_card(desk).source == "my own book", "where a card came from is no value of it"
    assert (taken(desk, newer).differences, taken(desk, newer).label) == ([], None)


def test_what_stays_as_its_owner_changed_it_is_told_but_is_no_news(desk: Desk, folder: Path) -> None:
    path = file(folder, catalogue(figure(pa=22)))
    bring(desk, path)
    assert stays(bring(desk, path)) == []
    edit(desk, pa=Value.of(77), note="mine")
    seen = bring(desk, path)
    assert (seen.differences, seen.brings, seen.label, stays(seen)) == (
        [], False, None, [("pa", "22", "77", False)]
    )  # fmt: skip
    assert stays(taken(desk, path)) == []
    assert the_card(desk).pa == Value.of(22)


def test_what_stays_can_be_ticked(desk: Desk, folder: Path) -> None:
    path = file(folder, catalogue(figure(pa=22)))
    bring(desk, path)
    edit(desk, pa=Value.of(77), race="mine")
    (told,) = bring(desk, path).stays
    harvest = catalogues.read_files([path], desk.peoples, desk.abilities)
    made = catalogues.plan(desk, harvest, ImportChoices(fields=frozenset({(told.thing, told.field)})))
    assert isinstance(made, catalogues.Plan)
    assert [(d.field, d.taken) for d in made.report.differences] == [("pa", True)]
    catalogues.write(desk, made)
    assert (the_card(desk).pa, the_card(desk).race) == (Value.of(22), "mine")


def test_what_stays_of_a_table(desk: Desk, folder: Path) -> None:
    row = "Ktable;Griffon;4;21"
    bring_table(desk, folder, row)
    edit(desk, pa=Value.of(33), note="mine")
    seen = bring_table(desk, folder, row)
    assert (seen.differences, seen.label, stays(seen)) == ([], None, [("pa", "21", "33", False)])


def test_what_stays_of_a_package(mine: Desk, theirs: Desk, folder: Path) -> None:
    abel, here = (named(desk, "Abel le Colérique") for desk in (mine, theirs))
    change(mine, abel, pa=Value.of(50))
    there = all_of(mine, folder)
    brought(theirs, there)
    change(theirs, here, pa=Value.of(77), note="mine")
    seen = brought(theirs, there)
    assert (seen.differences, seen.label, stays(seen)) == ([], None, [("pa", "50", "77", False)])


def test_what_stays_of_a_list(desk: Desk, folder: Path) -> None:
    roster = path(folder, listed_figure("Abel", Sword=7), listed_figure("Guard", 3))
    bring(desk, roster)
    abel, guard = the_army(desk).entries
    put(desk, entries=(replace(guard, figures=5), replace(abel, options=())), note="mine")
    held = the_army(desk)
    seen = bring(desk, roster)
    assert sorted(stays(seen)) == [("figures", "3", "5", False), ("pa", "7", "", False)]
    assert (seen.differences, seen.label, the_army(desk)) == ([], None, held)


def test_a_price_of_an_option_that_was_read_before(desk: Desk, folder: Path) -> None:
    path = told(folder, pa=9)
    bring(desk, path)
    change_offer(desk, pa=33)
    assert {(d.field, d.theirs, d.ours, d.taken) for d in taken(desk, path).differences} == {
        ("pa", "9", "33", True)
    }
    assert paid(desk) == ("Sword", 9, [9])


def test_a_price_that_nobody_knows_leaves_mine(mine: Desk, theirs: Desk, folder: Path) -> None:
    sword = Offer(Option("Épée", OptionKind.ARTEFACT), people="griffins", edition="C3")
    key = offers.save_offer(mine, offer=sword)
    assert isinstance(key, str)
    there = all_of(mine, folder)
    brought(theirs, there)
    priced = replace(sword, option=replace(sword.option, pa=5))
    assert offers.save_offer(theirs, offer=priced, offer_id=key) == key
    report = package_files.bring(theirs, path=there, everything=True)
    assert isinstance(report, ImportReport)
    assert (report.differences, theirs.library.offers()[key].option.pa) == ([], 5)


def test_a_list_of_a_roster_that_was_read_before(desk: Desk, folder: Path) -> None:
    roster = path(folder, listed_figure("Abel", Sword=7), listed_figure("Guard", 3))
    bring(desk, roster)
    army = the_army(desk)
    abel, guard = army.entries
    put(desk, entries=(replace(abel, options=()), replace(guard, figures=5)), note="mine")
    armies.add_entry(desk, army.id, card_id=guard.card_id)
    bring(desk, roster)
    report = taken(desk, roster)
    assert sorted((d.field, d.theirs, d.ours, d.taken) for d in report.differences) == [
        ("figures", "3", "5", True),
        ("pa", "7", "", True),
    ]
    abel, guard, added = the_army(desk).entries
    assert ([o.name for o in abel.options], guard.figures, the_army(desk).note) == (["Sword"], 3, "mine")
    assert added.card_id == guard.card_id, "what only its owner has is not the roster's to say"
    assert (taken(desk, roster).differences, taken(desk, roster).label) == ([], None)


def test_a_package_that_was_read_before(mine: Desk, theirs: Desk, folder: Path) -> None:
    abel, here = (named(desk, "Abel le Colérique") for desk in (mine, theirs))
    brought(theirs, all_of(mine, folder))
    change(theirs, here, pa=Value.of(77), note="mine")
    change(mine, abel, pa=Value.of(50))
    there = all_of(mine, folder)
    for _ in range(2):
        assert not brought(theirs, there).changed
    report = package_files.bring(theirs, path=there, everything=True)
    assert isinstance(report, ImportReport)
    assert [(d.field, d.theirs, d.ours, d.taken) for d in report.differences] == [("pa", "50", "77", True)]
    card = theirs.library.card(here).card
    assert (card.pa, card.note) == (Value.of(50), "mine")
    assert news(brought(theirs, there)) == NOTHING


def told_of(report: ImportReport) -> list[str]:
    return [finding.reason.removeprefix("import.") for finding in report.findings]


def test_what_a_catalogue_tells_of_and_was_deleted_here_comes_back_when_its_word_is_taken(
    desk: Desk, folder: Path
) -> None:
    path = file(folder, catalogue(figure(pa=22)))
    bring(desk, path)
    edit(desk, note="mine", pa=Value.of(5))
    card_id = next(r.card_id for r in desk.library.cards() if r.card.note == "mine")
    cards.delete_cards(desk, card_ids=[card_id])
    seen = bring(desk, path)
    assert (told_of(seen), seen.differences, seen.label) == (["put_away"], [], None)
    assert [(d.thing, d.field, d.taken) for d in seen.stays] == [(card_id, DELETED, False)]
    back = taken(desk, path)
    assert (told_of(back), back.added) == (["came_back"], [card_id])
    assert (the_card(desk).pa, the_card(desk).note) == (Value.of(22), "mine")
    assert (taken(desk, path).differences, taken(desk, path).label) == ([], None)
    cards.undo(desk)
    assert card_id not in {r.card_id for r in desk.library.cards()}


def test_an_option_that_was_deleted_here_comes_back_when_its_word_is_taken(desk: Desk, folder: Path) -> None:
    path = told(folder, pa=9)
    bring(desk, path)
    (key,) = desk.library.offers()
    offers.delete_offer(desk, offer_id=key)
    seen = bring(desk, path)
    assert (told_of(seen), [*desk.library.offers()]) == (["put_away"], [])
    assert taken(desk, path).offers_added == [key]
    assert paid(desk) == ("Sword", 9, [9])


def test_a_list_that_was_deleted_here_comes_back_when_its_word_is_taken(desk: Desk, folder: Path) -> None:
    roster = path(folder, listed_figure("Abel", Sword=7), listed_figure("Guard", 3))
    bring(desk, roster)
    held = the_army(desk)
    armies.delete(desk, held.id)
    seen = bring(desk, roster)
    assert (told_of(seen), desk.library.armies()) == (["put_away"], [])
    assert taken(desk, roster).armies_added == [held.id]
    assert [entry.figures for entry in the_army(desk).entries] == [1, 3]
