"""Notes what is written outside of a test's own places, by each door of Python to a file."""

from __future__ import annotations

import _io
import builtins
import functools
import io
import os
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.goldens import RENEWING

WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
CHECKOUT = os.path.realpath(Path(__file__).parents[1])
OWN_PLACES = [os.path.realpath(tempfile.gettempdir()), "/dev", "/proc"]
OWN_NAMES = {
    "__pycache__",
    ".pytest_cache",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".ruff_cache",
}
if RENEWING:
    OWN_NAMES.add("goldens")
strays: list[str] = []


def within(path: str, folder: str) -> bool:
    """Tell whether a path is a folder or lies in it."""
    return path == folder or path.startswith(folder + os.sep)


def is_stray(name: Any) -> bool:
    """Tell whether a file is neither in the temporary folder nor in a cache of the tools."""
    if not isinstance(name, str | bytes | os.PathLike):
        return False
    plain = os.fsdecode(name)
    if plain == ":memory:" or plain.startswith("file:"):
        return False
    path = os.path.realpath(plain)
    # A checkout may itself lie in the temporary folder: what is written into it is stray all the same.
    if not within(path, CHECKOUT) and any(within(path, place) for place in OWN_PLACES):
        return False
    return not OWN_NAMES & set(Path(path).parts) and not Path(path).name.startswith(".coverage")


def noted(door: Callable[..., Any], at: int, name: str, *given: Any, **more: Any) -> Any:
    """Go through a door of Python by which a file is made or changed; note it where that is outside.

    The file is the argument at this place, or of this name. An audit hook would hear of the same, and of each
    of the many thousand attributes of functions and frames for which Qt asks in a test.
    """
    named = given[at] if len(given) > at else more.get(name)
    if door is os_open:
        writes = bool((given[1] if len(given) > 1 else more.get("flags", 0)) & WRITES)
    elif door is plain_open:
        writes = not set(given[1] if len(given) > 1 else more.get("mode", "r")).isdisjoint("wax+")
    else:
        writes = True
    if writes and named is not None and is_stray(named):
        strays.append(os.fsdecode(named))
    return door(*given, **more)


plain_open, os_open = open, os.open
for room, title, at, name in (
    (builtins, "open", 0, "file"),
    (os, "open", 0, "path"),
    (os, "mkdir", 0, "path"),
    (os, "rename", 1, "dst"),
    (os, "replace", 1, "dst"),
    (sqlite3, "connect", 0, "database"),
):
    door = getattr(room, title)
    through = functools.partial(noted, door, at, name)  # no function, which would bind itself to its class
    for other in (io, _io, sqlite3.dbapi2, room):
        if getattr(other, title, None) is door:
            setattr(other, title, through)
    if door in os.supports_dir_fd:
        os.supports_dir_fd.add(through)
