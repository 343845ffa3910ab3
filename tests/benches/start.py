"""From the start of the process to the first picture, and to a library of 1,500 cards in view."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.benches.cards import fill
from tests.benches.measure import Measure

ROOT = Path(__file__).resolve().parents[2]
CHILD = Path(__file__).with_name("child.py")
CARDS = 1_500
RUNS, COLD_RUNS = 9, 3


def start(runs: int = RUNS, cold_runs: int = COLD_RUNS) -> Iterator[Measure]:
    """Measure the start of the program beside that of a bare window, taking turns."""
    compiled = [sys.executable, "-m", "compileall", "-qq", "rules", "db", "desktop", "resources"]
    subprocess.run(compiled, cwd=ROOT, check=True)
    with _home() as (library, environment):
        ours, bare = ["ours", str(library)], ["bare"]
        for child in (bare, ours):
            _run(child, environment)
        cold = [_turn(bare, ours, environment, forget=True) for _ in range(cold_runs)]
        warm = [_turn(bare, ours, environment) for _ in range(runs)]
    floor, shown, filled = (statistics.median(column) for column in zip(*warm, strict=True))
    bare_name = "a bare PySide6 window process"
    yield Measure("window shown", shown, floor, bare_name, times=2)
    cold_floor, cold_shown, _ = (statistics.median(column) for column in zip(*cold, strict=True))
    yield Measure("window shown, files not in memory", cold_shown, cold_floor, bare_name, times=2)
    yield Measure(f"library of {CARDS:,} cards filled", filled, floor, bare_name, times=5)


@contextmanager
def _home() -> Iterator[tuple[Path, dict[str, str]]]:
    from desktop.environment.settings import Settings

    with tempfile.TemporaryDirectory(prefix="tacticien-bench-") as folder:
        home = Path(folder)
        fill(home / "library.tact", CARDS)
        Settings(home / "config" / "settings.json").change(welcomed=True, language="fr")
        own = {"TACTICIEN_HOME": str(home), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
        yield home / "library.tact", {**os.environ, **own}


def _turn(
    bare: Sequence[str], ours: Sequence[str], environment: dict[str, str], *, forget: bool = False
) -> tuple[float, float, float]:
    """Run both; return the times of the bare window, of ours, and of its cards, in seconds."""
    times: list[float] = []
    for child in (bare, ours):
        if forget:
            _forget()
        times += _run(child, environment)
    floor, shown, filled = times
    return floor, shown, filled


def _run(child: Sequence[str], environment: dict[str, str]) -> list[float]:
    """Start a process and return when it said each of its words, in seconds since its start."""
    begun = time.perf_counter()
    times: list[float] = []
    with subprocess.Popen(
        [sys.executable, str(CHILD), *child],
        env=environment,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        for _word in process.stdout:
            times.append(time.perf_counter() - begun)
        _, complaints = process.communicate()
    if process.returncode:
        raise RuntimeError(complaints)
    return times


def _forget() -> None:
    """Ask the system to drop the files of Python, its libraries and ours from memory, where it can."""
    if not hasattr(os, "posix_fadvise"):
        return
    folders = {sysconfig.get_path(name) for name in ("purelib", "platlib", "stdlib")}
    for folder in [*folders, str(ROOT / "desktop"), str(ROOT / "rules"), str(ROOT / "db")]:
        for path in Path(folder).rglob("*"):
            if path.suffix in {".py", ".pyc", ".so", ".ttf", ".json"} or ".so." in path.name:
                with path.open("rb") as file:
                    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
