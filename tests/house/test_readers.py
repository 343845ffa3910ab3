"""Nothing from outside is opened or parsed but where it is paid for first."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.house.source import ROOT, every, files, parsed, written

BUDGET = "db/exchange/budget.py"
# What opens or parses, and the modules that may: each pays for what it is about to read, or bounds it itself.
DOORS: dict[str, set[str]] = {
    "json.loads": {
        BUDGET, "resources/__init__.py",
        "rules/fingerprint.py",  # after its own few megabytes
        # what the library itself wrote
        "db/backup.py", "db/library.py", "db/soft_deleted.py", "db/writing/battle_list.py",
        "db/writing/timelines.py", "db/runs.py", "db/resealing.py",
    },
    "json.load": set(),
    "from_json": {
        BUDGET,
        "db/replay.py",  # the steps of a battle that was read, or lay in the library
        "db/exchange/long_texts.py",  # a battle that was just exported here
    },
    "zipfile.ZipFile": {BUDGET, "db/exchange/package.py"},
    "zlib.decompress": set(),  # it stops nowhere
    # each with a limit of its own
    "zlib.decompressobj": {
        "db/seals.py", "db/kept_catalogues.py", "rules/fingerprint.py",
        "db/packing.py",  # never more than a library says of itself, nor than the disk has room for
    },
    "gzip.open": set(), "gzip.decompress": set(), "bz2.decompress": set(), "lzma.decompress": set(),
    "tarfile.open": set(), "pickle.loads": set(), "pickle.load": set(), "shutil.unpack_archive": set(),
    "fromstring": {"db/exchange/battlescribe/xml.py", "db/exchange/workbook.py"},
    "Defused.fromstring": {"db/exchange/battlescribe/xml.py"},
    "csv.reader": {"db/exchange/raw_tables.py", "desktop/cli/columns.py"},  # and of the command line
    "csv.DictReader": set(),
    "load_workbook": {"db/exchange/workbook.py"},
    "QImageReader": {"desktop/library/pictures.py"},  # behind check_picture, which asks for its pixels
    "QImage.fromData": {"desktop/paper/screen.py", "desktop/library/pictures.py"},  # pictures of the library
    "ImageReader": {"desktop/paper/pdf.py"},  # pictures of the library
    "QPixmap.loadFromData": set(),
}  # fmt: skip
# Who may read bytes of a file: what players give goes through bytes_of, the rest is the program's own.
OPENERS = {
    BUDGET, "db/lock.py", "db/packing.py", "db/schema.py", "db/wal.py", "db/whereabouts.py",
    "resources/__init__.py",
    "desktop/wording/loader.py", "desktop/paper/metrics.py", "desktop/app/crash.py",
    "desktop/environment/crash_reports.py",
    "db/exchange/zips.py",  # the sheets that the writer of workbooks has just written beside the archive
}  # fmt: skip


def calls(floor: str) -> Iterator[tuple[str, int, str, ast.Call]]:
    for path in files(floor, suffix=".py"):
        name = path.relative_to(ROOT).as_posix()
        for node in every(parsed(path), ast.Call):
            yield name, node.lineno, written(node.func), node


@pytest.mark.parametrize("floor", ["rules", "db", "desktop", "resources"])
def test_nothing_is_parsed_outside_the_budget(floor: str) -> None:
    found = [
        f"{name}:{line}: {door}"
        for name, line, called, _ in calls(floor)
        for door, allowed in DOORS.items()
        if (called == door or called.endswith(f".{door}")) and name not in allowed
    ]
    assert found == []


def test_no_file_is_read_but_by_the_budget_or_as_our_own() -> None:
    found = [
        f"{name}:{line}: {called}"
        for floor in ("db", "desktop", "resources")
        for name, line, called, node in calls(floor)
        if name not in OPENERS and not name.startswith("desktop/demonstration/") and reads(called, node)
    ]
    assert found == []


def reads(called: str, node: ast.Call) -> bool:
    """Tell whether a call reads a file: in one go, or by a mode that says so."""
    last = called.rpartition(".")[2]
    if last in ("read_bytes", "read_text", "readAll"):
        return True
    modes = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return last == "open" and any(mode in ("r", "rb", "rt", "r+", "r+b") for mode in modes)


def test_every_door_that_is_named_is_used() -> None:
    used = {
        (door, name)
        for floor in ("rules", "db", "desktop", "resources")
        for name, _, called, _ in calls(floor)
        for door in DOORS
        if called == door or called.endswith(f".{door}")
    }
    assert {(door, name) for door, allowed in DOORS.items() for name in allowed} - used == set()
