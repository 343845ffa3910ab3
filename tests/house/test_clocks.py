"""The clock of the machine may be set back: it dates things, it never orders them or decides."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import ROOT, every, files, parsed

TELLING = {
    "now", "utcnow", "today", "time", "time_ns", "localtime", "gmtime", "ctime", "strftime", "fromtimestamp",
    "currentDate", "currentTime", "currentDateTime", "currentDateTimeUtc", "currentMSecsSinceEpoch",
    "currentSecsSinceEpoch",
}  # fmt: skip
"""Functions that tell the time of the clock on the wall."""

CLOCKS = {"datetime", "date", "time", "QDateTime", "QDate", "QTime"}
OF_FILES = {
    "st_mtime", "st_ctime", "st_atime", "st_mtime_ns", "st_ctime_ns", "st_atime_ns", "st_birthtime",
    "getmtime", "getctime", "getatime", "lastModified",
}  # fmt: skip
"""Times of files, which go by that clock."""

ALLOWED = {
    "db/presence.py": "looks again at a file that was touched",
    "db/store.py": "dates the steps and backups of a library",
    "desktop/battle_start/battle_row.py": "says today or yesterday",
    "desktop/app/crash.py": "dates a report",
    "desktop/app/library_session.py": "proposes the day as a part of a file's name",
    "desktop/operations/versions.py": "dates a version of a list",
}


def looks_at_the_clock(tree: ast.Module) -> Iterator[int]:
    for node in every(tree, ast.Attribute):
        owner = node.value
        name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
        if (name in CLOCKS and node.attr in TELLING) or node.attr in OF_FILES:
            yield node.lineno
    for made in every(tree, ast.ImportFrom):
        if made.module == "time":
            # Under a name of its own it would be missed above; what only runs never jumps.
            yield from (
                made.lineno for alias in made.names if alias.name not in ("monotonic", "perf_counter")
            )


def test_only_these_look_at_the_clock_and_none_to_order_anything() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for path in files("rules", "db", "desktop", suffix=".py")
        if any(looks_at_the_clock(parsed(path)))
    }
    assert found == set(ALLOWED)


def test_nothing_is_ordered_by_a_time() -> None:
    """``touched_at`` stands behind the number of the touch, for battles of before there were numbers."""
    told = [
        f"{path.relative_to(ROOT).as_posix()}: {line.strip()}"
        for path in files("db", suffix=".py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "ORDER BY" in line and line.partition("ORDER BY")[2].split()[0].endswith("at")
    ]
    assert told == []


def test_no_test_is_timed() -> None:
    """A busy machine is slow for no fault of the program: what takes how long is the matter of the bench."""
    clock = re.compile(r"\b(perf_counter|process_time|monotonic|QElapsedTimer)\b")
    timed = [
        path.relative_to(ROOT).as_posix()
        for path in files("tests", suffix=".py")
        if path.name.startswith("test_") and path != Path(__file__)
        if clock.search(path.read_text(encoding="utf-8"))
    ]
    assert timed == []
