"""A list that somebody shared comes in by the Library's Import, in whatever form."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.library.place import LibraryPlace
from desktop.muster.list_picture import picture_of
from desktop.operations import army_sheet
from desktop.operations.desk import Desk
from desktop.shell.place import StripNote
from desktop.wording.list_text import FORMS, Shared
from rules.fingerprint import content, fingerprint


def shared(desk: Desk) -> Shared:
    army = next(army for army in desk.library.armies() if army.name == "Griffon (V-A-4)")
    return Shared.of(desk, army_sheet.sheet(desk, army.id))


FILES = ["full.txt", "brief.txt", "line.txt", "markdown.md", "json.json", "picture.png"]


@pytest.mark.parametrize("form", FILES)
def test_a_shared_list_is_among_the_armies_then(
    place: LibraryPlace, desk: Desk, tmp_path: Path, qtbot: QtBot, notes: list[StripNote], form: str
) -> None:
    found, before = shared(desk), {army.id for army in desk.library.armies()}
    path = tmp_path / form
    if form == "picture.png":
        assert picture_of(found).save(str(path))
    else:
        path.write_text(FORMS[path.stem](found), encoding="utf-8")
    place.import_files([path])
    qtbot.waitUntil(lambda: not place.exchange.lists.work.busy)
    (made,) = [army for army in desk.library.armies() if army.id not in before]
    assert fingerprint(content(desk.library.muster(made))) == found.mark
    assert made.name in notes[-1].words


def test_a_picture_without_a_code_is_refused_in_a_sentence(
    place: LibraryPlace, desk: Desk, tmp_path: Path, qtbot: QtBot, notes: list[StripNote]
) -> None:
    before = desk.library.armies()
    path = tmp_path / "x.png"
    path.write_bytes(b"\x89PNG torn")
    place.import_files([path])
    qtbot.waitUntil(lambda: not place.exchange.lists.work.busy and bool(notes))
    assert desk.library.armies() == before


def test_a_table_in_text_is_still_a_table(
    place: LibraryPlace, desk: Desk, tmp_path: Path, ask: object
) -> None:
    path = tmp_path / "club.txt"
    path.write_text("Nom;PA\nZoltan;17\n", encoding="utf-8")
    place.import_files([path])
    assert place.exchange.lists.work.busy is False
    ask()  # type: ignore[operator]
