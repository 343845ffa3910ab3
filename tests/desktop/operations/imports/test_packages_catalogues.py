"""A package brings the catalogue files that its lists go by, so that they cost and break the same there."""

from __future__ import annotations

import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from desktop.operations import armies, army_sheet, cards, picking
from desktop.operations.desk import Desk
from desktop.operations.following import follow
from desktop.operations.imports import catalogues, package_files
from desktop.operations.imports.report import ImportReport
from desktop.wording import say
from rules.armies import army_cost
from rules.text import Refusal
from tests.db.exchange import warband
from tests.desktop.operations.imports.catalogues import file
from tests.desktop.operations.imports.two_libraries import brought, packed


@pytest.fixture
def club(mine: Desk, tmp_path: Path) -> str:
    """Make a list by catalogues, with an option and a broken limit."""
    paths = [file(tmp_path, warband.system(), "system.gst"), file(tmp_path, warband.army(), "griffins.cat")]
    assert isinstance(catalogues.bring(mine, paths=paths), ImportReport)
    ids = {r.card.name("en"): r.card_id for r in mine.library.cards()}
    army = armies.create(mine, name="Club", people="griffins", edition="C5", limit=400)
    assert isinstance(army, str)
    for name in ("Guard", "Captain", "Captain"):
        armies.add_entry(mine, army, card_id=ids[name])
    assert picking.tick(mine, army, entry_id="e1", way=("e-Sword",)) is None
    return army


def told(desk: Desk) -> tuple[float, list[str]]:
    army = next(army for army in desk.library.armies() if army.name == "Club")
    made = army_sheet.sheet(desk, army.id).by_catalogues
    broken = [say(each.message) for each in made.problems] if made is not None else []
    return army_cost(desk.library.muster(army)).known, broken


@pytest.mark.parametrize("whole", [True, False])
def test_a_list_goes_by_its_catalogues_in_another_library(
    mine: Desk, theirs: Desk, tmp_path: Path, club: str, whole: bool
) -> None:
    path = packed(mine, tmp_path / "c.tactpack", **({} if whole else {"army_ids": [club]}))
    report = brought(theirs, path)
    assert sorted(report.catalogues) == ["Akkylannie Griffins [C5]", "Confrontation [C5]"]
    assert told(theirs) == told(mine) and told(mine)[1]
    army = next(army for army in theirs.library.armies() if army.name == "Club")
    guard = army.entries[0]
    armies.set_figures(theirs, army.id, entry_id=guard.id, figures=3)
    assert told(theirs)[0] == told(mine)[0] + 2 * 15  # the sword is one for the card
    again = brought(theirs, path)
    assert again.catalogues == []


def test_an_undo_leaves_the_files_and_the_package_comes_again(
    mine: Desk, theirs: Desk, tmp_path: Path, club: str
) -> None:
    path = packed(mine, tmp_path / "c.tactpack", army_ids=[club])
    brought(theirs, path)
    assert not isinstance(cards.undo(theirs), Refusal)
    assert theirs.library.catalogues.shown() == {}
    brought(theirs, path)
    assert told(theirs) == told(mine)


def test_a_catalogue_that_is_here_stays_as_it_is(mine: Desk, theirs: Desk, tmp_path: Path, club: str) -> None:
    army = file(tmp_path, warband.army(guard=20, revision=2), "n.cat")
    newer = [file(tmp_path, warband.system(), "s.gst"), army]
    assert isinstance(catalogues.bring(theirs, paths=newer), ImportReport)
    before = theirs.library.catalogues.shown()
    brought(theirs, packed(mine, tmp_path / "c.tactpack", army_ids=[club]))
    assert theirs.library.catalogues.shown() == before
    assert told(theirs) == told(mine)
    made = next(army for army in theirs.library.armies() if army.name == "Club")
    assert [each.now - each.before for each in follow(theirs, [made.id])] == [3]
    assert told(theirs)[0] == told(mine)[0] + 3


@pytest.mark.parametrize("data", [b"<catalogue", b"<roster/>", b"no XML at all"])
def test_a_file_that_is_no_catalogue_is_damage(mine: Desk, tmp_path: Path, club: str, data: bytes) -> None:
    path = packed(mine, tmp_path / "c.tactpack", army_ids=[club])
    bad = tmp_path / "bad.tactpack"
    with zipfile.ZipFile(path) as before, zipfile.ZipFile(bad, "w") as after:
        for part in before.namelist():
            if not part.startswith("catalogues/"):
                after.writestr(part, before.read(part))
        after.writestr(f"catalogues/{sha256(data).hexdigest()}", data)
    held = len(mine.library.armies())
    assert isinstance(package_files.bring(mine, path=bad), Refusal)
    assert len(mine.library.armies()) == held
