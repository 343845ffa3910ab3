"""A list that was sent keeps what it was sent with where catalogues say otherwise here, and that is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.operations import armies, army_sheet, list_files, list_telling, newer_catalogues, shared_lists
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.operations.opening import desk_for, open_library
from desktop.operations.shared_lists import BroughtList
from desktop.wording import say
from desktop.wording.list_text import CODE, FORMS, Shared, file_of
from rules.text import Refusal
from tests.db.exchange import warband
from tests.db.exchange.foreign import catalogue, entry, profile
from tests.db.exchange.warband import limit, limits
from tests.desktop.outcomes import done

KEPT = ["list.kept_as_sent", "list.parts_otherwise"]
PRICED = ("full", "markdown", "json", "line")


def griffins(folder: Path, revision: int, *, pa: int, sword: str = "Sword", price: int = 3) -> Path:
    """Write a revision of a catalogue: a guard who may have a sword and a badge that costs nothing."""
    bought = [
        entry(sword, id=f"e-{sword}", kind="upgrade", pa=price, more=limits(limit("max", 1))),
        entry("Badge" if revision == 1 else "Emblem", id=f"e-b{revision}", kind="upgrade", pa=0),
    ]
    guard = entry(
        "Guard", id="e-g", pa=pa, profiles=[profile("Guard", id="p-g")], entries=bought, categories=["Troops"]
    )  # fmt: skip
    folder.mkdir(exist_ok=True)
    path = folder / f"griffins{revision}.cat"
    path.write_bytes(catalogue(guard, revision=revision))
    return path


def read(desk: Desk, path: Path) -> None:
    system = path.parent / "system.gst"
    system.write_bytes(warband.system())
    assert isinstance(catalogues.bring(desk, paths=[system, path]), ImportReport)


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Desk]:
    """Lay a desk whose library has the first revision."""
    with open_library(tmp_path / "mine.tact") as library:
        desk = desk_for(library)
        read(desk, griffins(tmp_path / "files", 1, pa=17))
        yield desk


@pytest.fixture
def theirs(tmp_path: Path) -> Iterator[Desk]:
    """Lay a desk whose library has the second revision: a dearer guard, another name of the badge."""
    with open_library(tmp_path / "theirs.tact") as library:
        desk = desk_for(library)
        read(desk, griffins(tmp_path / "files", 2, pa=20))
        yield desk


def two_guards(desk: Desk) -> Shared:
    """Make a list of two guards, one of whom has sword and badge: 37 PA by the first revision."""
    asked = {
        "name": "Club", "people": "griffins", "edition": "C5",
        "entries": [{"card": "Guard", "figures": 2, "options": ["Sword", "Badge"]}],
    }  # fmt: skip
    made = list_files.create_of(desk, asked)
    assert isinstance(made, BroughtList), made
    return Shared.of(desk, army_sheet.sheet(desk, made.army_id))


def brought(desk: Desk, text: str) -> BroughtList:
    made = shared_lists.bring(desk, text=text)
    assert not isinstance(made, Refusal), say(made.message)
    return made


def worth(desk: Desk, army_id: str) -> tuple[float, str]:
    shared = Shared.of(desk, army_sheet.sheet(desk, army_id))
    return shared.sheet.cost.known, shared.mark


@pytest.mark.parametrize("form", PRICED)
def test_a_list_keeps_its_total_and_options_where_another_revision_is_here(
    mine: Desk, theirs: Desk, form: str
) -> None:
    sent = two_guards(mine)
    made = brought(theirs, FORMS[form](sent))
    assert worth(theirs, made.army_id) == (37, sent.mark)
    told, parts = made.told
    assert told.code == "list.kept_as_sent" and "37 PA" in say(told).replace("\u00a0", " ")
    assert "43 PA" in say(told).replace("\u00a0", " "), "what it would cost here"
    named = "Different here: Guard (17 PA → 20 PA), Badge (in no catalogue here)."
    assert say(parts).replace("\u00a0", " ") == named
    found = newer_catalogues.adoption(theirs, made.army_id)
    assert found is not None and not isinstance(found, Refusal) and found.now.cost.known == 43
    assert newer_catalogues.take(theirs, made.army_id) is True
    assert worth(theirs, made.army_id)[0] == 43
    armies.undo(theirs)
    assert worth(theirs, made.army_id) == (37, sent.mark)


@pytest.mark.parametrize("form", PRICED)
def test_nothing_is_told_where_the_same_revision_is_here(mine: Desk, form: str) -> None:
    sent = two_guards(mine)
    made = brought(mine, FORMS[form](sent))
    assert (made.told, worth(mine, made.army_id)) == ((), (37, sent.mark))
    assert mine.library.army(made.army_id).catalogues


def test_the_picture_of_a_code_keeps_what_was_sent(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    sent, path = two_guards(mine), tmp_path / "list.png"
    path.write_bytes(file_of(sent, CODE, path))
    made = shared_lists.bring_file(theirs, path=path)
    assert isinstance(made, BroughtList)
    assert ([t.code for t in made.told], worth(theirs, made.army_id)[0]) == (KEPT, 37)


def test_what_the_command_line_tells_of_a_list_is_kept_too(mine: Desk, theirs: Desk) -> None:
    sent = two_guards(mine)
    made = list_files.create_of(theirs, list_telling.told(mine, sent.sheet.army))
    assert isinstance(made, BroughtList)
    assert ([t.code for t in made.told], worth(theirs, made.army_id)[0]) == (KEPT, 37)


def test_a_brief_list_that_is_another_one_here_is_told_so(mine: Desk, theirs: Desk) -> None:
    """It tells no options: what was paid cannot be kept."""
    sent = two_guards(mine)
    made = brought(theirs, FORMS["brief"](sent))
    (told,) = made.told
    words = say(told).replace("\u00a0", " ")
    assert told.code == "list.not_as_sent" and {"37 PA", sent.mark} <= {
        part for part in ("37 PA", sent.mark) if part in words
    }
    total, mark = worth(theirs, made.army_id)
    assert f"{total:g} PA" in words and mark in words


def test_what_somebody_changed_in_a_text_is_told(mine: Desk) -> None:
    sent = two_guards(mine)
    made = brought(mine, FORMS["full"](sent).replace("2 × Guard", "3 × Guard"))
    assert [told.code for told in made.told] == ["list.not_as_sent"]


def test_an_option_that_no_catalogue_knows_is_told(theirs: Desk) -> None:
    asked = {
        "name": "Club", "people": "griffins", "edition": "C5",
        "entries": [{"card": "Guard", "options": [{"name": "Badge", "node": "e-b1", "pa": 0}, "Sword"]}],
    }  # fmt: skip
    made = list_files.create_of(theirs, asked)
    assert isinstance(made, BroughtList)
    (told,) = made.told
    assert told.code == "list.options_unknown" and "Badge" in say(told)


@pytest.mark.parametrize("form", (*PRICED, "told"))
def test_a_list_goes_on_by_the_revision_that_another_list_here_goes_by(
    mine: Desk, tmp_path: Path, form: str
) -> None:
    """The newer revision is here, and nobody told the list to go by it: its copy goes by the same files."""
    sent = two_guards(mine)
    read(mine, griffins(tmp_path / "files", 2, pa=20))
    said = list_telling.told(mine, sent.sheet.army) if form == "told" else {}
    made = done(list_files.create_of(mine, said)) if said else brought(mine, FORMS[form](sent))
    here, there = (mine.library.army(key) for key in (made.army_id, sent.sheet.army.id))
    assert here.catalogues == there.catalogues
    assert [entry.picks for entry in here.entries] == [entry.picks for entry in there.entries]
    assert worth(mine, made.army_id) == (37, sent.mark)
    assert [told.code for told in made.told] == KEPT


def test_a_roster_goes_by_the_revision_that_its_list_goes_by(mine: Desk, tmp_path: Path) -> None:
    sent, path = two_guards(mine), tmp_path / "club.ros"
    path.write_bytes(sent.roster("en"))
    read(mine, griffins(tmp_path / "files", 2, pa=20))
    report = catalogues.bring(mine, paths=[path])
    assert isinstance(report, ImportReport)
    assert [finding.reason for finding in report.findings if finding.reason == "import.other_files"] == []
    assert report.armies_same == 1


@pytest.mark.parametrize("form", PRICED)
def test_an_option_that_costs_something_else_is_named_with_both_prices(
    mine: Desk, tmp_path: Path, form: str
) -> None:
    sent = two_guards(mine)
    with open_library(tmp_path / "other.tact") as library:
        desk = desk_for(library)
        read(desk, griffins(tmp_path / "dearer", 1, pa=17, price=5))
        made = brought(desk, FORMS[form](sent))
        assert [told.code for told in made.told] == KEPT
        assert say(made.told[1]).replace("\u00a0", " ") == "Different here: Sword (3 PA → 5 PA)."


@pytest.mark.parametrize("form", PRICED)
def test_what_moves_between_two_options_is_named_though_the_total_stays(
    mine: Desk, tmp_path: Path, form: str
) -> None:
    sent = two_guards(mine)
    with open_library(tmp_path / "other.tact") as library:
        desk = desk_for(library)
        path = griffins(tmp_path / "moved", 1, pa=17, price=2)
        free = b'name="Badge"'
        start = path.read_bytes().index(free)
        head, tail = path.read_bytes()[:start], path.read_bytes()[start:]
        path.write_bytes(head + tail.replace(b'value="0"', b'value="1"', 1))
        read(desk, path)
        made = brought(desk, FORMS[form](sent))
        assert say(made.told[-1]).replace("\u00a0", " ") == (
            "Different here: Sword (3 PA → 2 PA), Badge (0 PA → 1 PA)."
        )


def test_a_roster_names_what_costs_otherwise_here(mine: Desk, theirs: Desk, tmp_path: Path) -> None:
    sent, path = two_guards(mine), tmp_path / "club.ros"
    path.write_bytes(sent.roster("en"))
    report = catalogues.bring(theirs, paths=[path])
    assert isinstance(report, ImportReport)
    told = [say(each.message).replace("\u00a0", " ") for each in report.findings]
    assert [words for words in told if "Club" in words] == [
        "The catalogues that are here read “Club” otherwise: "
        "Guard (17 PA → 20 PA), Badge (in no catalogue here). The list keeps its prices until told."
    ], "once"


def test_of_many_parts_the_first_are_named_and_the_others_counted(mine: Desk, tmp_path: Path) -> None:
    """An option that no catalogue knows is named where the parts that differ have no room for it."""
    bought = [entry(f"Charm {n}", kind="upgrade", pa=1) for n in range(13)]
    guard = entry("Guard", id="e-g", pa=17, profiles=[profile("Guard", id="p-g")], entries=bought,
                  categories=["Troops"])  # fmt: skip
    path = tmp_path / "files" / "many.cat"
    path.write_bytes(catalogue(guard, revision=3))
    read(mine, path)
    options = [{"name": f"Charm {n}", "pa": 2} for n in range(13)] + [{"name": "Dog", "pa": 2}]
    asked = {"name": "Many", "costs": {"PA": 5}, "entries": [{"card": "Guard", "options": options}]}
    made = list_files.create_of(mine, asked)
    assert isinstance(made, BroughtList), made
    said = [say(told).replace("\xa0", " ") for told in made.told]
    assert said[1] == "No catalogue here knows “Dog”: kept as options of one’s own."
    assert said[2].startswith("Different here: Charm 0 (2 PA → 1 PA), Charm 1 (2 PA → 1 PA), ")
    assert said[2].endswith(", Charm 11 (2 PA → 1 PA), and 2 more.")
