"""`tacticien doctor` looks at what the program needs here, and says what to do about what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from db.backup import backups
from desktop.app.crash import CrashKeeper
from desktop.environment import paths, system_libraries
from desktop.environment.last_steps import STEPS
from desktop.environment.settings import Settings
from desktop.look import theme
from desktop.operations.opening import open_library
from tests.desktop.cli.command_line import Answer, Run
from tests.desktop.clocks import far_in_the_east
from tests.house.source import ROOT
from tests.rights import somebody


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a home of its own, and a display that answers."""
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return tmp_path / "home"


def of(answer: Answer, subject: str) -> dict[str, str]:
    """Give what was found of a subject."""
    found: dict[str, str] = next(each for each in answer.data if each["subject"] == subject)
    return found


def test_a_sound_machine_has_nothing_to_do(at_club: Run, club: Path) -> None:
    told = at_club("doctor")
    assert (told.code, told.err) == (0, "")
    assert all(line.startswith("✓ ") for line in told.out.splitlines())
    assert f"✓ Library: {club}, " in told.out
    assert "✓ Backups: none yet" in told.out


def test_a_damaged_library_says_where_its_backups_are(at_club: Run, club: Path) -> None:
    whole = club.read_bytes()
    club.write_bytes(whole[: len(whole) // 2])
    told = at_club("doctor")
    assert told.code == 1
    assert told.err.strip() == "1 thing needs you."
    line = next(line for line in told.out.splitlines() if line.startswith("! "))
    assert line.startswith("! Library: ") and str(club.parent / "backups") in line
    assert club.read_bytes() == whole[: len(whole) // 2], "nothing is touched"


def test_what_is_no_library_is_told(at_club: Run, club: Path) -> None:
    club.write_text("my shopping list")
    assert of(at_club("doctor", "--json"), "Library")["remedy"].startswith("Restore a backup")


def test_a_library_that_was_never_made_is_no_trouble(run: Run, home: Path) -> None:
    told = run("doctor", "--json")
    assert told.code == 0
    assert of(told, "Library")["state"].endswith("is made at the first start")
    assert not (home / "data" / "library.tact").exists(), "looking makes nothing"


def test_settings_that_were_set_aside_are_told(at_club: Run, home: Path) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text("{")
    found = of(at_club("doctor", "--json"), "Settings")
    assert "settings.bad.json" in found["state"]
    assert found["remedy"]


@pytest.mark.parametrize(
    ("below", "subject"),
    [("config", "Folder of settings"), ("data", "Folder of data"), ("backups", "Backups")],
)
def test_what_stands_in_the_place_of_a_folder_is_told(
    at_club: Run, home: Path, club: Path, below: str, subject: str
) -> None:
    home.mkdir()
    place = (club.parent if below == "backups" else home) / below
    for linked in (False, True):
        if linked:
            place.symlink_to(place)
        else:
            place.touch()
        told = at_club("doctor", "--json")
        found = of(told, subject)
        assert told.code == 1
        assert found["state"] == f"{place} is no folder" and found["remedy"].startswith("Move it away, ")
        place.unlink()


@pytest.fixture
def kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Run, Path]]:
    """Give the command line on a library with a backup, in a folder that another user may enter."""
    with TemporaryDirectory() as name:
        place = Path(name)
        place.chmod(0o755)
        monkeypatch.setenv(paths.HOME_VARIABLE, name)
        with open_library(place / "club.tact") as library:
            assert library.backups.make()
        for open_one in (place / "club.tact", *place.glob("backups/*")):
            open_one.chmod(0o644)
        at = partial(run, "--library", place / "club.tact", "doctor", "--json")
        assert of(at(), "Backups")["state"].startswith("1, the newest of "), "and all that looks is loaded"
        yield at, place / "backups"


def test_the_newest_backup_is_dated_by_the_clock_of_the_place(kept: tuple[Run, Path]) -> None:
    at, folder = kept
    made = backups(folder)[0].at + timedelta(hours=14)
    with far_in_the_east():
        assert of(at(), "Backups")["state"] == f"1, the newest of {made:%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("mode", "said"),
    [
        (0o555, "cannot be written Give yourself the right to write there: until then no backup is made."),
        (0o000, "cannot be looked into Give yourself the right to read and write there."),
    ],
)
def test_backups_that_cannot_be_made_or_seen_are_told_and_trying_leaves_nothing(
    kept: tuple[Run, Path], mode: int, said: str
) -> None:
    at, folder = kept
    before = folder.stat().st_mtime_ns, [path.name for path in folder.iterdir()]
    with somebody(folder, mode):
        told = at()
    found = of(told, "Backups")
    assert f"{found['state']} {found['remedy']}" == f"{folder} {said}"
    assert told.code == 1
    assert (folder.stat().st_mtime_ns, [path.name for path in folder.iterdir()]) == before


def test_a_newest_backup_that_cannot_be_read_is_told(kept: tuple[Run, Path]) -> None:
    at, folder = kept
    next(folder.iterdir()).write_bytes(b"no backup")
    found = of(at(), "Backups")
    assert found["state"].endswith(", which cannot be read") and found["remedy"].startswith("Make one now")


def test_a_library_of_which_only_the_log_is_left_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "club.tact"
    path.with_name("club.tact-wal").write_bytes(b"steps" * 100)
    for _ in range(2):
        found = of(run("--library", path, "doctor", "--json"), "Library")
        assert found["state"].startswith("Only “club.tact-wal” is left of this library")
        assert found["remedy"].startswith("Restore a backup from ")
        told = run("--library", path, "cards")
        assert told.code == 1 and "Only “club.tact-wal” is left of this library" in told.err
    assert not path.exists()


def test_missing_libraries_come_with_what_installs_them(
    at_club: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_libraries, "opens", lambda library: library != "libEGL.so.1")
    monkeypatch.setattr(system_libraries, "family", lambda: "debian")
    found = of(at_club("doctor", "--json"), "System libraries")
    assert found["state"] == "missing: libEGL.so.1"
    assert "apt-get install" in found["remedy"] and "libegl1" in found["remedy"]
    assert "missing: libEGL.so.1. Install them: " in at_club("doctor").out


@pytest.mark.parametrize(
    ("lacking", "remedy"),
    [("libEGL.so.1", "Install the system libraries first."), ("", "Install the program again.")],
)
def test_fonts_that_wait_for_a_system_library_are_no_fault_of_the_program(
    at_club: Run, monkeypatch: pytest.MonkeyPatch, lacking: str, remedy: str
) -> None:
    def refuse() -> None:
        raise ImportError("libEGL.so.1: cannot open shared object file")

    monkeypatch.setattr(system_libraries, "opens", lambda library: library != lacking)
    monkeypatch.setattr(theme, "add_fonts", refuse)
    told = at_club("doctor")
    assert next(line for line in told.out.splitlines() if "Fonts: " in line).endswith(f". {remedy}")


def test_only_what_this_display_opens_is_missed(at_club: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    of_windows = {
        name for name, row in system_libraries.table()["library"].items() if row["need"] == "window"
    }
    monkeypatch.setattr(system_libraries, "opens", lambda library: library not in of_windows)
    assert of(at_club("doctor", "--json"), "System libraries")["remedy"] == ""
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    found = of(at_club("doctor", "--json"), "System libraries")
    assert of_windows == set(found["state"].removeprefix("missing: ").split(", "))
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert "libxcb-cursor.so.0" not in of(at_club("doctor", "--json"), "System libraries")["state"]


def test_no_display_is_told_in_one_sentence(at_club: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    told = at_club("doctor")
    assert told.code == 1
    assert "! Display: There is no display here" in told.out
    assert (
        "! Écran\u202f: Aucun écran n’est là pour montrer la fenêtre"
        in at_club("--language", "fr", "doctor").out
    )


def test_reports_of_errors_are_counted_and_where_they_lie_is_said(at_club: Run, home: Path) -> None:
    folder = home / "data" / "crashes"
    folder.mkdir(parents=True)
    (folder / "crash-20260101-100000-1.txt").write_text("Traceback")
    (folder / "fatal-999999.log").write_text("")
    found = of(at_club("doctor", "--json"), "Reports of errors")
    assert found["state"] == "1"
    assert "tacticien doctor --report" in found["remedy"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_manual_names_what_is_looked_at_and_nothing_else(at_club: Run, language: str) -> None:
    found = [each["subject"].lower() for each in at_club("--language", language, "doctor", "--json").data]
    text = (ROOT / "docs" / "manual" / language / "backups.md").read_text(encoding="utf-8")
    said = re.search(r"^`tacticien doctor` (?:looks at|regarde) (.*?), (?:and says|et dit) ", text, re.M)
    assert said is not None
    assert re.split(r", | and | et ", said[1]) == [subject for subject in found if subject != "tacticien"]


def test_it_speaks_french(at_club: Run) -> None:
    told = at_club("--language", "fr", "doctor")
    assert "✓ Polices\u202f: fournies avec le programme et lisibles" in told.out


def test_the_report_for_whoever_mends_the_program_names_nobody_without_leave(
    run: Run, home: Path, tmp_path: Path
) -> None:
    path = tmp_path / "Bertrand.tact"
    open_library(path).close()
    Settings.load(home / "config" / "settings.json").change(library=str(path))
    STEPS.note("file", "Quetzalia.ros")
    try:
        raise KeyError("Quetzalia")
    except KeyError as error:
        CrashKeeper(paths.find().crashes).write(type(error), error, error.__traceback__)
    plain, named = run("doctor", "--report"), run("doctor", "--report", "--names")
    assert (plain.code, named.code) == (0, 0)
    for told in (plain.out, named.out):
        assert "KeyError" in told and "test_doctor.py, line " in told and "Qt 6" in told
    for name in ("Quetzalia", str(tmp_path), str(Path.home())):
        assert name not in plain.out
    assert "Quetzalia" in named.out and named.out.startswith(plain.out.rstrip())
    assert run("doctor", "--report", "--json").data["report"].strip() == plain.out.strip()
