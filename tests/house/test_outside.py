# ruff: noqa: PTH102, PTH105, PTH123, SIM115, UP020
"""A file that a test makes or changes outside of its own places is noted, whichever door it comes through."""

from __future__ import annotations

import io
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.outside import strays

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "no such folder" / "stray.txt"
"""Nothing can be made there; that it was tried is noted all the same."""

DOORS: dict[str, Callable[[Path, Path], object]] = {
    "open": lambda out, _: open(out, "w"),
    "open by name": lambda out, _: open(file=str(out), mode="ab"),
    "io.open": lambda out, _: io.open(os.fsencode(out), "r+b"),
    "Path.open": lambda out, _: out.open("x"),
    "Path.write_text": lambda out, _: out.write_text(""),
    "Path.touch": lambda out, _: out.touch(),
    "Path.mkdir": lambda out, _: out.mkdir(),
    "Path.rename": lambda out, own: own.rename(out),
    "Path.replace": lambda out, own: own.replace(out),
    "os.open": lambda out, _: os.open(out, os.O_WRONLY),
    "os.open by name": lambda out, _: os.open(path=out, flags=os.O_RDWR | os.O_CREAT),
    "os.mkdir": lambda out, _: os.mkdir(out),
    "os.replace": lambda out, own: os.replace(own, out),
    "shutil.copy": lambda out, own: shutil.copy(own, out),
    "shutil.move": lambda out, own: shutil.move(own, out),
    "sqlite3.connect": lambda out, _: sqlite3.connect(out),
    "sqlite3.dbapi2.connect": lambda out, _: sqlite3.dbapi2.connect(database=out),
}


@pytest.mark.parametrize("door", DOORS)
def test_whatever_is_written_outside_is_noted(door: str, tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text("own", encoding="utf-8")
    assert not strays
    with suppress(OSError, sqlite3.Error):
        DOORS[door](OUT, own)
    noted, strays[:] = {Path(name) for name in strays}, ()
    assert noted == {OUT}
    assert not OUT.parent.exists()


def test_what_is_read_and_what_is_ones_own_is_not(tmp_path: Path) -> None:
    (ROOT / "make.py").read_bytes()
    os.close(os.open(ROOT / "make.py", os.O_RDONLY))
    with tempfile.NamedTemporaryFile(dir=tmp_path) as made, sqlite3.connect(":memory:"):
        shutil.copy(made.name, tmp_path / "copy")
    (tmp_path / "copy").replace(tmp_path / "moved")
    with open(os.open(tmp_path / "moved", os.O_WRONLY), "w") as out:
        out.write("whole")
    assert not strays
