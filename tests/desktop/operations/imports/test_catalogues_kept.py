"""Catalogues that are read stay: as files, as linked data, and for whatever is read after them."""

from __future__ import annotations

from contextlib import closing
from itertools import permutations
from pathlib import Path
from zipfile import ZipFile

import pytest

from db.engine import connect
from db.library import Library
from desktop.operations import cards
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.opening import desk_for
from rules.cards import Card
from rules.offers import Offer
from tests.db.exchange import foreign
from tests.db.exchange.small_army import army
from tests.desktop.operations.imports.catalogues import bring, edit, figure, file

FILES = army()
Said = tuple[dict[str, Card], dict[str, tuple[Offer, dict[str, float | None]]]]


def written(folder: Path) -> dict[str, Path]:
    return {name: file(folder, data, name) for name, data in FILES.items()}


def said(desk: Desk) -> Said:
    """Tell the cards and the options of a library by names, as no id is the same twice."""
    names = {r.card_id: r.card.name("en") for r in desk.library.cards()}
    offers = {}
    for offer in desk.library.offers().values():
        takers = {names[key]: pa for key, pa in offer.takers.items()}
        offers[offer.option.name] = (offer.option, offer.group, offer.lines, takers)
    return {r.card.name("en"): r.card for r in desk.library.cards()}, offers  # type: ignore[return-value]


@pytest.fixture
def together(tmp_path: Path, folder: Path) -> Said:
    with Library.open(tmp_path / "together.tact") as library:
        desk = desk_for(library)
        bring(desk, *written(folder).values())
        return said(desk)


@pytest.mark.parametrize("order", [*permutations(FILES)], ids=" ".join)
def test_files_read_one_by_one_say_what_they_say_together(
    desk: Desk, folder: Path, together: Said, order: tuple[str, ...]
) -> None:
    paths = written(folder)
    for name in order:
        bring(desk, paths[name])
    assert said(desk) == together
    assert desk.shelves.now(desk.library).unresolved() == ()


def test_a_file_that_is_read_again_alone_takes_nothing_away(desk: Desk, folder: Path, together: Said) -> None:
    paths = written(folder)
    bring(desk, *paths.values())
    for path in paths.values():
        again = bring(desk, path)
        assert (again.added, again.changed, again.offers_changed, again.label) == ([], [], [], None)
    assert said(desk) == together


def test_an_archive_goes_with_what_was_read_before(desk: Desk, folder: Path, together: Said) -> None:
    paths = written(folder)
    bring(desk, paths["system.gst"])
    with ZipFile(folder / "both.zip", "w") as both:
        for name in ("spells.cat", "griffins.cat"):
            both.write(paths[name], name)
    bring(desk, folder / "both.zip")
    assert said(desk) == together


def test_of_files_beside_nothing_is_told(desk: Desk, folder: Path) -> None:
    paths = written(folder)
    bring(desk, paths["griffins.cat"])
    report = bring(desk, paths["spells.cat"])
    assert [each.file for each in report.files] == ["spells.cat"]
    assert {each.file for each in report.findings} <= {"spells.cat"}
    assert (report.added, report.same) == ([], 0)


def test_what_its_owner_changed_stays_when_another_file_tells_of_the_card(desk: Desk, folder: Path) -> None:
    lone = foreign.catalogue(foreign.entry("Guard", pa=17, profiles=[foreign.profile("Guard")],
                                           categories=["Troops"]))  # fmt: skip
    bring(desk, file(folder, lone))
    edit(desk, note="mine", name_fr="Garde")
    report = catalogues.bring(desk, paths=[written(folder)["system.gst"]], theirs=True)
    (revision,) = desk.library.cards()
    assert not isinstance(report, type(None))
    assert (revision.card.note, revision.card.name_fr) == ("mine", "Garde")


def test_a_deleted_card_is_not_told_again_by_another_file(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, foreign.catalogue(figure())))
    (revision,) = desk.library.cards()
    cards.delete_cards(desk, card_ids=[revision.card_id])
    report = bring(desk, written(folder)["system.gst"])
    assert (desk.library.cards(), report.differences) == ([], [])


def test_the_file_is_kept_as_it_was_with_what_it_is(desk: Desk, folder: Path) -> None:
    data = foreign.catalogue(figure(), revision=7)
    bring(desk, file(folder, data))
    (kept,) = desk.library.catalogues.shown().values()
    assert (kept.name, kept.kind, kept.revision, kept.file) == (
        "Akkylannie Griffins [C5]", "catalogue", 7, "griffins.cat",
    )  # fmt: skip
    assert desk.library.catalogues.data(kept.sum) == data


def test_a_new_revision_is_shown_and_the_former_one_stays_to_be_had(desk: Desk, folder: Path) -> None:
    old, new = foreign.catalogue(figure()), foreign.catalogue(figure(pa=19), revision=2)
    bring(desk, file(folder, old))
    (before,) = desk.library.catalogues.shown().values()
    bring(desk, file(folder, new))
    (now,) = desk.library.catalogues.shown().values()
    assert (before.revision, now.revision) == (1, 2)
    assert desk.library.catalogues.data(before.sum) == old
    assert desk.library.catalogues.known([before.sum, now.sum, "0"]) == {before.sum, now.sum}
    prices = [
        entry.costs[0].value
        for sum_ in (before.sum, now.sum)
        for entry in desk.shelves.of(desk.library, [sum_]).catalogues[0].entries
    ]
    assert prices == [17, 19]
    bring(desk, file(folder, old))  # an older one is none to go by
    assert list(desk.library.catalogues.shown().values()) == [now]


def test_undo_takes_the_catalogue_back_and_redo_brings_it(desk: Desk, folder: Path) -> None:
    bring(desk, file(folder, foreign.catalogue(figure())))
    kept = desk.library.catalogues.shown()
    cards.undo(desk)
    assert desk.library.catalogues.shown() == {}
    assert desk.shelves.now(desk.library).catalogues == ()
    cards.redo(desk)
    assert desk.library.catalogues.shown() == kept
    assert [each.name for each in desk.shelves.now(desk.library).catalogues] == ["Akkylannie Griffins [C5]"]


def test_a_library_from_before_keeps_the_file_when_it_is_read_again(tmp_path: Path, folder: Path) -> None:
    path, club = file(folder, foreign.catalogue(figure())), tmp_path / "before.tact"
    with Library.open(club) as library:
        bring(desk_for(library), path)
    with closing(connect(club, "rw")) as raw:
        for table in ("catalogue_revision", "catalogue", "catalogue_file"):
            raw.execute(f"DELETE FROM {table}")
    with Library.open(club) as library:
        assert library.catalogues.shown() == {}
        report = bring(desk_for(library), path)
        assert (report.same, report.label, len(library.history("library"))) == (1, None, 1)
        assert len(library.catalogues.shown()) == 1


def test_nodes_are_made_once(desk: Desk, folder: Path) -> None:
    bring(desk, *written(folder).values())
    shelf = desk.shelves.now(desk.library)
    assert desk.shelves.now(desk.library) is shelf
    (griffins,) = (each for each in shelf.catalogues if each.name.startswith("Akkylannie"))
    bring(desk, file(folder, foreign.system(name="Another"), "system.gst"))
    again = desk.shelves.now(desk.library)
    assert again is not shelf
    assert any(each is griffins for each in again.catalogues)
