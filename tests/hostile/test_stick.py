"""The stick is pulled out or the folder tidied away in the middle of a game: no gesture is lost."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.battle.table import BattleTable
from desktop.operations.opening import open_library
from desktop.shell.backups_sheet import BackupsSheet
from desktop.wording import say
from rules.battle import commands as c
from rules.text import Message
from tests.hostile.running import Start, stop, table_of, words


def playing(program: Program) -> BattleTable:
    """Begin the example, and make one gesture that the library takes."""
    program.window.go("battle", "example")
    table = table_of(program)
    assert table.context.do(c.WriteNote("safe"))
    assert table.context.play.unsaved == []
    return table


def notes(library: Path) -> list[object]:
    """Read the notes of the only battle of a library."""
    with open_library(library) as opened:
        (info,) = opened.battles.listed()
        record = opened.battles.load(info.id)
        return [record.steps[key].label.data.get("text") for key in record.path(record.head)]


def pulled_out(folder: Path) -> None:
    folder.rename(folder.with_name("away"))


def put_back(folder: Path) -> None:
    folder.with_name("away").rename(folder)


def test_gestures_stay_in_memory_until_the_stick_is_back(start: Start, club: Path) -> None:
    program = start(club)
    table = playing(program)
    pulled_out(club.parent)
    for number in range(3):
        assert table.context.do(c.WriteNote(f"risky {number}"))
    table.context.undo()
    assert len(table.context.play.unsaved) == 3
    assert table.unsaved.isVisible()
    assert not club.parent.exists()
    for place in ("library", "muster", "printing"):
        program.window.go(place)
    put_back(club.parent)
    assert table_of(program).context.save_again()
    assert not table.unsaved.isVisible()
    stop(program)
    assert notes(club) == ["safe", "risky 0", "risky 1"]


def test_the_game_goes_on_elsewhere(
    start: Start, club: Path, tmp_path: Path, choose: Callable[[Path], None]
) -> None:
    program = start(club)
    table = playing(program)
    pulled_out(club.parent)
    table.context.do(c.WriteNote("risky"))
    choose(tmp_path / "elsewhere" / "œuvre.tact")
    table.elsewhere_wanted.emit()
    assert words(program) == "The game goes on in œuvre.tact, where everything is saved."
    table = table_of(program)
    assert table.context.play.unsaved == []
    table.context.do(c.WriteNote("here"))
    stop(program)
    assert notes(tmp_path / "elsewhere" / "œuvre.tact") == ["safe", "risky", "here"]
    assert notes(club.parent.with_name("away") / "club.tact") == ["safe"]


def test_a_disk_that_cannot_even_be_read_leaves_the_battle_whole(
    start: Start, club: Path, tmp_path: Path, choose: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start(club)
    table = playing(program)
    pulled_out(club.parent)
    table.context.do(c.WriteNote("risky"))

    def broken(*_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error

    monkeypatch.setattr("db.backup.copy", broken)
    choose(tmp_path / "new.tact")
    table.elsewhere_wanted.emit()
    monkeypatch.undo()
    assert words(program) == "The game goes on in new.tact, where everything is saved."
    assert table_of(program).context.do(c.WriteNote("here"))
    stop(program)
    assert notes(tmp_path / "new.tact") == ["safe", "risky", "here"]


def test_a_window_with_unsaved_gestures_closes_only_when_asked_again(start: Start, club: Path) -> None:
    program = start(club)
    table = playing(program)
    pulled_out(club.parent)
    table.context.do(c.WriteNote("risky"))
    assert not program.window.close()
    assert words(program).startswith("1 step is not saved.")
    table.context.do(c.WriteNote("another"))
    assert not program.window.close()
    assert words(program).startswith("2 steps are not saved.")
    assert program.window.close()


def test_a_window_saves_what_it_can_before_it_closes(start: Start, club: Path) -> None:
    program = start(club)
    table = playing(program)
    pulled_out(club.parent)
    table.context.do(c.WriteNote("risky"))
    put_back(club.parent)
    assert program.window.close()
    stop(program)
    assert notes(club) == ["safe", "risky"]


def test_no_other_library_is_opened_over_unsaved_gestures(start: Start, club: Path, tmp_path: Path) -> None:
    program = start(club)
    table = playing(program)
    pulled_out(club.parent)
    table.context.do(c.WriteNote("risky"))
    assert program.session is not None
    program.session.open(tmp_path / "other.tact")
    assert program.window.library_name == "club"
    assert table_of(program).context.play.unsaved


def test_nothing_is_written_where_the_stick_was(start: Start, club: Path, qtbot: QtBot) -> None:
    program = start(club)
    playing(program)
    pulled_out(club.parent)
    stop(program)
    assert not club.parent.exists()
    put_back(club.parent)
    assert notes(club) == ["safe"]


def test_a_library_put_in_the_place_of_the_open_one_is_not_written_to(start: Start, club: Path) -> None:
    program = start(club)
    table = playing(program)
    pulled_out(club.parent)
    open_library(club).close()
    before = club.read_bytes()
    table.context.do(c.WriteNote("risky"))
    assert table.context.play.unsaved
    stop(program)
    assert club.read_bytes() == before


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Give another library, closed."""
    path = tmp_path / "other.tact"
    open_library(path).close()
    return path


def copied_over(library: Path, other: Path) -> None:
    """Let another program write a library into the file of the open one."""
    code = f"import shutil; shutil.copyfile({str(other)!r}, {str(library)!r})"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_game_whose_library_is_written_over_goes_on_elsewhere(
    start: Start, club: Path, other: Path, tmp_path: Path, choose: Callable[[Path], None]
) -> None:
    program = start(club)
    table = playing(program)
    copied_over(club, other)
    assert table.context.do(c.WriteNote("risky"))
    assert table.context.play.problem == Message("library.written_over", {"path": str(club)})
    assert table.unsaved.isVisible()
    choose(tmp_path / "elsewhere.tact")
    table.elsewhere_wanted.emit()
    assert words(program) == "The game goes on in elsewhere.tact, where everything is saved."
    assert table_of(program).context.do(c.WriteNote("here"))
    stop(program)
    assert notes(tmp_path / "elsewhere.tact") == ["safe", "risky", "here"]
    assert club.read_bytes() == other.read_bytes()


def put_in_its_place(library: Path, other: Path) -> None:
    """Let another file take the name of the open one, as a service that copies libraries about does."""
    copied = shutil.copy(other, library.with_name("arriving"))
    subprocess.run(
        [sys.executable, "-c", f"import os; os.replace({str(copied)!r}, {str(library)!r})"], check=True
    )


def test_a_game_whose_library_is_replaced_goes_on_elsewhere(
    start: Start, club: Path, other: Path, tmp_path: Path, choose: Callable[[Path], None]
) -> None:
    program = start(club)
    table = playing(program)
    put_in_its_place(club, other)
    assert table.context.do(c.WriteNote("risky"))
    replaced = Message("library.replaced", {"path": str(club), "file": "club.replaced1.tact"})
    assert table.context.play.problem == replaced
    assert table.unsaved.isVisible()
    choose(tmp_path / "elsewhere.tact")
    table.elsewhere_wanted.emit()
    assert words(program) == "The game goes on in elsewhere.tact, where everything is saved."
    stop(program)
    assert notes(tmp_path / "elsewhere.tact") == ["safe", "risky"]
    assert notes(club.with_name("club.replaced1.tact")) == ["safe"]
    assert club.read_bytes() == other.read_bytes()


def test_a_window_whose_library_was_replaced_says_so_before_it_closes(
    start: Start, club: Path, other: Path
) -> None:
    program = start(club)
    playing(program)
    put_in_its_place(club, other)
    assert not program.window.close()
    assert words(program) == say(Message("library.replaced", {"file": "club.replaced1.tact"}))
    assert program.window.close()
    stop(program)
    assert notes(club.with_name("club.replaced1.tact")) == ["safe"]
    assert not club.with_name("club.replaced2.tact").exists()


def test_the_library_that_took_the_place_of_the_open_one_is_a_verb_away(
    start: Start, club: Path, other: Path
) -> None:
    program = start(club)
    playing(program)
    put_in_its_place(club, other)
    assert not program.window.close()
    program.window.strip.verb.click()
    assert (
        program.session is not None
        and program.session.library is not None
        and program.session.library.battles.listed() == []
    )
    assert program.window.close()
    stop(program)
    assert notes(club.with_name("club.replaced1.tact")) == ["safe"]


def test_every_place_of_a_library_that_is_written_over_says_so(
    start: Start, club: Path, other: Path, tmp_path: Path
) -> None:
    program = start(club)
    playing(program)
    copied_over(club, other)
    for place in ("library", "muster", "printing"):
        program.window.go(place)
    assert words(program) == say(Message("library.written_over"))


def test_a_backup_is_restored_over_a_library_that_was_written_over(
    start: Start, club: Path, other: Path, qtbot: QtBot
) -> None:
    program = start(club)
    playing(program)
    backup = program.window.desk.library.backups.make()  # type: ignore[union-attr]
    assert backup is not None
    copied_over(club, other)
    program.window.library_wanted.emit("restore", "")
    (sheet,) = program.window.findChildren(BackupsSheet)
    sheet.chosen.emit(backup.path)
    assert words(program).startswith("The backup is restored.")
    stop(program)
    assert notes(club) == ["safe"]
    assert (club.parent / "club.damaged2.tact").read_bytes() == other.read_bytes()


def test_a_restored_backup_under_an_open_battle_loses_no_later_gesture(start: Start, club: Path) -> None:
    program = start(club)
    table = playing(program)
    library = program.window.desk.library  # type: ignore[union-attr]
    backup = library.backups.make()
    assert backup is not None
    table.context.do(c.WriteNote("after the backup"))
    assert program.session is not None
    program.session.restore(backup.path)
    assert "is restored" in words(program)
    (info,) = library.battles.listed()
    program.window.go("battle", info.id)
    assert table_of(program).context.do(c.WriteNote("since"))
    stop(program)
    assert notes(club) == ["safe", "since"]


def test_the_battle_of_last_time_opens_again(start: Start, club: Path) -> None:
    first = start(club)
    playing(first)
    first.window.close()
    stop(first)
    again = start(club)
    assert table_of(again).context.play.undo_label is not None
