"""Read files one by one, each in a process of its own, and tell what came of it and what it cost.

    python -m tests.hostile.costs

reads lines of JSON, each a kind and a file, and prints a line of JSON for each: the outcome, the seconds of
the processor, the megabytes at its most.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from db.codec import calm
from db.errors import LibraryError
from db.exchange import battle, package, table_reading
from db.exchange.battlescribe import taking
from desktop.environment.settings import Settings
from desktop.operations import tables as known
from rules import fingerprint

SECONDS, MEGABYTES = 20, 2_000
"""Where a process is stopped that would never end, or take the machine."""


def _package(path: Path) -> str:
    package.read(path.read_bytes(), path.name)
    return "read"


def _battle(path: Path) -> str:
    battle.read(path.read_bytes(), path.name)
    return "read"


def _table(path: Path) -> str:
    table_reading.read(path.read_bytes(), path.name, PEOPLES, ABILITIES)
    return "read"


def _foreign(path: Path) -> str:
    harvest = taking.take([(path.name, path.read_bytes())], PEOPLES, ABILITIES)
    return harvest.refused[0][1].code if harvest.refused else "read"


def _line(path: Path) -> str:
    try:
        fingerprint.read(path.read_text(encoding="utf-8"))
    except fingerprint.UnreadableError as error:
        return f"import.{error.code}"
    return "read"


def _settings(path: Path) -> str:
    return "import.set_aside" if Settings.load(path).set_aside else "read"


PEOPLES, ABILITIES = known.peoples(), known.abilities()
READERS: dict[str, Callable[[Path], str]] = {
    "package": _package, "battle": _battle, "table": _table, "foreign": _foreign, "line": _line,
    "settings": _settings,
}  # fmt: skip


def _outcome(kind: str, path: Path) -> str:
    try:
        with calm():  # as the window reads
            return READERS[kind](path)
    except LibraryError as error:
        return error.message.code
    except BaseException as error:  # noqa: BLE001 - whatever else it is, it is told
        told = f"{type(error).__name__}: {error}"
        return told[:200]


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    signal.alarm(6 * SECONDS)  # whoever finds no memory may wait for it for ever
    resource.setrlimit(resource.RLIMIT_AS, (MEGABYTES * 2**20, MEGABYTES * 2**20))


def read(kind: str, path: Path) -> tuple[str, float, float]:
    """Read a file in a process of its own; return its outcome, its seconds and its megabytes."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    told, tell = os.pipe()
    child = os.fork()
    if not child:
        _limit()
        os.write(tell, _outcome(kind, path).encode())
        os._exit(0)
    os.close(tell)
    with os.fdopen(told, "rb") as outcome:
        words = outcome.read().decode() or "killed"
    usage = os.wait4(child, 0)[2]
    return words, usage.ru_utime + usage.ru_stime, max(0, usage.ru_maxrss - before) / 1024


if __name__ == "__main__":
    for line in sys.stdin:
        kind, name = json.loads(line)
        print(json.dumps(read(kind, Path(name))), flush=True)
