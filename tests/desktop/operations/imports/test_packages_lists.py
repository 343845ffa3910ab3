"""Lists, formats and rulesets of a package that come again: they meet like cards, and nothing is doubled."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.operations import armies, formats, offers, rulesets, versions
from desktop.operations.desk import Desk
from desktop.operations.imports import package_files
from desktop.wording.differences import told_words
from rules.armies import Option, OptionKind
from rules.offers import Offer
from rules.text import Refusal
from tests.desktop.operations.imports.two_libraries import (
    NOTHING,
    a_list,
    add,
    all_of,
    brought,
    listed,
    news,
    set_figures,
)
from tests.desktop.outcomes import done


def test_a_list_that_its_receiver_never_touched_follows(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    army = a_list(mine)
    brought(theirs, all_of(mine, tmp_path))
    set_figures(mine, army, 5)
    add(mine, army, "Conscrit du Griffon", 4)
    versions.keep(mine, army, name="avant")
    armies.edit(mine, army, name="Ma liste bleue", folder="Club", tags=("a", "b"), limit=300)
    report = brought(theirs, all_of(mine, tmp_path))
    assert (report.armies_added, report.armies_changed) == ([], [army])
    assert all(d.taken and d.free for d in report.differences)
    assert listed(theirs) == [("Ma liste bleue", [5, 4])]
    held = theirs.library.army(army)
    assert (held.folder, held.tags, held.limit) == ("Club", ("a", "b"), 300)
    assert [version.name for version in held.versions] == ["avant"]
    for _ in range(2):
        assert news(brought(mine, all_of(theirs, tmp_path))) == NOTHING
        assert news(brought(theirs, all_of(mine, tmp_path))) == NOTHING
    assert listed(mine) == listed(theirs)
    armies.undo(theirs)
    assert listed(theirs) == [("Ma liste", [2])]


def test_what_both_changed_is_told_and_stays_mine(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    army = a_list(mine)
    brought(theirs, all_of(mine, tmp_path))
    set_figures(theirs, army, 7)
    add(theirs, army, "Conscrit du Griffon", 3)
    set_figures(mine, army, 5)
    add(mine, army, "Clone de Dirz", 2)
    path = all_of(mine, tmp_path)
    report = brought(theirs, path)
    told = {(d.name, d.field, d.base, d.theirs, d.ours, d.taken) for d in report.differences}
    assert told == {
        ("Ma liste · Abel le Colérique", "figures", "2", "5", "7", False),
        ("Ma liste · Clone de Dirz", "figures", "", "2", "", True),
    }
    assert listed(theirs) == [("Ma liste", [7, 3, 2])], "each side's own card is in it"
    assert news(brought(theirs, path)) == NOTHING
    assert not isinstance(package_files.bring(theirs, path=path, everything=True), Refusal)
    assert listed(theirs) == [("Ma liste", [5, 3, 2])]


def test_my_list_that_was_changed_elsewhere_waits_for_my_word(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    army = a_list(mine)
    brought(theirs, all_of(mine, tmp_path))
    set_figures(theirs, army, 7)
    back = all_of(theirs, tmp_path)
    (told,) = brought(mine, back).differences
    assert (told.theirs, told.ours, told.taken, listed(mine)) == ("7", "2", False, [("Ma liste", [2])])
    assert not isinstance(package_files.bring(mine, path=back, everything=True), Refusal)
    assert listed(mine) == [("Ma liste", [7])]
    set_figures(mine, army, 9)
    brought(theirs, all_of(mine, tmp_path))
    assert news(brought(mine, all_of(theirs, tmp_path))) == NOTHING


def test_a_card_that_i_took_out_does_not_come_back(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    army = a_list(mine)
    add(mine, army, "Conscrit du Griffon", 3)
    brought(theirs, all_of(mine, tmp_path))
    armies.remove_entry(mine, army, entry_id=mine.library.army(army).entries[1].id)
    brought(mine, all_of(theirs, tmp_path))
    assert listed(mine) == [("Ma liste", [2])]
    brought(theirs, all_of(mine, tmp_path))
    assert listed(theirs) == [("Ma liste", [2])]


def test_a_second_entry_of_a_card_does_not_take_the_place_of_the_first(
    mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    army = a_list(mine, 1)
    brought(theirs, all_of(mine, tmp_path))
    set_figures(theirs, army, 3)
    assert not isinstance(package_files.bring(mine, path=all_of(theirs, tmp_path), everything=True), Refusal)
    add(mine, army, "Abel le Colérique", 1)
    brought(theirs, all_of(mine, tmp_path))
    assert listed(mine) == listed(theirs) == [("Ma liste", [3, 1])]
    for _ in range(2):
        assert news(brought(mine, all_of(theirs, tmp_path))) == NOTHING
        assert news(brought(theirs, all_of(mine, tmp_path))) == NOTHING
    assert listed(mine) == listed(theirs) == [("Ma liste", [3, 1])]


def test_two_lists_never_get_one_name(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    for figures in (2, 3):
        a_list(mine, figures)
    a_list(theirs, 4)
    for _ in range(3):
        brought(theirs, all_of(mine, tmp_path))
        brought(mine, all_of(theirs, tmp_path))
    for desk in (mine, theirs):
        names = [name for name, _ in listed(desk)]
        assert sorted(names) == ["Ma liste", "Ma liste (2)", "Ma liste (3)"]
    assert sorted(figures for _, figures in listed(mine)) == [[2], [3], [4]]


def test_the_lists_of_every_new_library_are_one(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    """They have other ids in each."""
    brought(theirs, all_of(mine, tmp_path))
    (army,) = (army for army in mine.library.armies() if army.name.startswith("Griffon"))
    armies.edit(mine, army.id, note="news")
    report = brought(theirs, all_of(mine, tmp_path))
    (held,) = (army for army in theirs.library.armies() if army.name.startswith("Griffon"))
    assert (report.armies_added, report.armies_changed, held.note) == ([], [held.id], "news")


@pytest.mark.usefixtures("dressed")
def test_formats_and_rulesets_follow_and_are_told(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    form = formats.copy(mine, format_id="c5", name="Mon format")
    rules = rulesets.copy(mine, ruleset_id="c5", name="Maison")
    assert isinstance(form, str) and isinstance(rules, str)
    brought(theirs, all_of(mine, tmp_path))
    formats.remove_check(mine, format_id=form, at=0)
    rulesets.set_value(mine, ruleset_id=rules, path="track/capacity", value=3)
    report = brought(theirs, all_of(mine, tmp_path))
    assert (report.formats_changed, report.rulesets_changed) == ([form], [rules])
    assert theirs.library.formats() == mine.library.formats()
    assert theirs.library.rulesets() == mine.library.rulesets()
    assert news(brought(mine, all_of(theirs, tmp_path))) == NOTHING
    formats.set_limits(mine, format_id=form, limits=[250])
    formats.set_limits(theirs, format_id=form, limits=[500])
    rulesets.set_value(mine, ruleset_id=rules, path="track/capacity", value=6)
    rulesets.set_value(theirs, ruleset_id=rules, path="track/capacity", value=7)
    report = brought(theirs, all_of(mine, tmp_path))
    told = {(d.name, d.field, *told_words(d)[1:], d.taken) for d in report.differences}
    assert ("Mon format", "limits", "250", "500", False) in told
    assert ("Maison", "values", "1 value (2)", "1 value (3)", False) in told
    assert (report.formats_added, report.rulesets_added) == ([], [])
    assert theirs.library.formats()[form].limits == (500,)


def test_what_was_deleted_here_is_known_by_what_it_said(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    """The lists of every new library have other ids in each; so has what both typed alike."""
    for desk in (mine, theirs):
        form = done(formats.copy(desk, format_id="c5", name="Club"))
        rules = done(rulesets.copy(desk, ruleset_id="c5", name="Maison"))
        option = Offer(Option("Épée", OptionKind.ARTEFACT, 3), people="griffins", edition="C3")
        key = done(offers.save_offer(desk, offer=option))
    for army in theirs.library.armies():
        armies.delete(theirs, army.id)
    formats.delete(theirs, format_id=form)
    rulesets.delete(theirs, ruleset_id=rules)
    offers.delete_offer(theirs, offer_id=key)
    path = all_of(mine, tmp_path)
    report = brought(theirs, path)
    assert {f.reason for f in report.findings} == {"import.put_away"}
    library = theirs.library
    assert not (library.armies() or library.formats() or library.rulesets() or library.offers())
    assert not isinstance(package_files.bring(theirs, path=path, everything=True), Refusal)
    assert len(library.armies()) == len(mine.library.armies())
    assert (list(library.formats()), list(library.rulesets()), list(library.offers())) == (
        [form],
        [rules],
        [key],
    )
    again = brought(theirs, path)
    assert news(again) == NOTHING
