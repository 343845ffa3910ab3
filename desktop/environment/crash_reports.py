"""Write and read the reports of errors: what may be shown to anybody, and apart from it what names things.

A report is one text in parts. The last part holds whatever may name a file, a card, a list or a player: the
words of the error, its paths, the names in the steps. Nothing of it belongs to the parts before.
"""

from __future__ import annotations

import platform
import re
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import qVersion

from desktop.environment.last_steps import PastStep
from desktop.environment.paths import REPORTS
from desktop.environment.version import VERSION

_ROOT = Path(__file__).resolve().parents[2]
_FLOORS = ("desktop", "db", "rules", "resources")
_FIRST, _LAST = 8, 24
"""So many frames of a long trace are told: an endless circle has a thousand."""
_MARK = "== "
_PARTS = ("system", "error", "steps", "named")
_FATAL = re.compile(r"(?:Fatal Python error|Windows fatal exception): [A-Za-z0-9 ,]+")
_THREAD = re.compile(r"(?:Current thread|Thread) 0x[0-9a-f]+")
_FRAME = re.compile(r'  File "(?P<path>.*)", line (?P<line>\d+) in (?P<name>[\w<>.]+)')


@dataclass(frozen=True, slots=True)
class CrashReport:
    """One error: when it was, which program and system it met, what failed, and the steps before it."""

    when: str
    system: str
    error: str
    steps: str
    named: str

    @property
    def text(self) -> str:
        """The report as it is kept."""
        parts = (self.system, self.error, self.steps, self.named)
        told = (f"{_MARK}{name}\n{part}\n" for name, part in zip(_PARTS, parts, strict=True))
        return "\n".join((f"Tacticien, {self.when}", *told))


def read_report(text: str) -> CrashReport:
    """Read a report. What has no parts is told as a whole only with the player's leave."""
    found = dict.fromkeys(_PARTS, "")
    head, *rest = text.split(f"\n{_MARK}{_PARTS[0]}\n", 1)
    if not rest:
        return CrashReport("", "", "", "", text.strip())
    waiting = rest[0]
    for name, following in pairwise(_PARTS):
        found[name], _, waiting = waiting.partition(f"\n{_MARK}{following}\n")
    found[_PARTS[-1]] = waiting
    told = {name: part.strip("\n") for name, part in found.items()}
    return CrashReport(head.partition(", ")[2].strip(), **told)


def newest(folder: Path) -> CrashReport | None:
    """Give the report that came last, whether it was shown or not; None where there is none."""
    waiting = sorted(folder.glob(REPORTS))
    found = waiting or sorted(folder.glob(f"seen/*-{REPORTS}"))
    for path in reversed(found):
        try:
            return read_report(path.read_text(encoding="utf-8", errors="replace"))
        except OSError:
            continue
    return None


def system() -> str:
    """Tell which program runs on what, in three lines without a name."""
    return "\n".join(
        (
            f"Tacticien {VERSION}",
            f"Python {platform.python_version()}, Qt {qVersion()}",
            platform.platform(),
        )
    )


def of_error(
    when: str, error: BaseException, trace: TracebackType | None, steps: Sequence[PastStep]
) -> CrashReport:
    """Make the report of an error that nobody caught."""
    told = "".join(traceback.format_exception(type(error), error, trace))
    return _report(when, "\n".join(_plain(error, trace, set())), steps, told.rstrip())


def of_fatal(when: str, log: str, steps: Sequence[PastStep]) -> CrashReport:
    """Make the report of a program that died at once, from what Python could still write."""
    return _report(when, "\n".join(_plain_fatal(log)), steps, log.rstrip())


def _report(when: str, error: str, steps: Sequence[PastStep], told: str) -> CrashReport:
    named = [step.named for step in steps if step.name]
    return CrashReport(
        when, system(), error, "\n".join(step.plain for step in steps), "\n".join((told, *named))
    )


def _plain(error: BaseException, trace: TracebackType | None, seen: set[int]) -> Iterator[str]:
    """Tell an error by its kind and its place in the program, what caused it first; its words may name."""
    seen.add(id(error))
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None and id(cause) not in seen:
        yield from _plain(cause, cause.__traceback__, seen)
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from _plain(each, each.__traceback__, seen)
    yield type(error).__qualname__ + (f" ({error.errno})" if isinstance(error, OSError) else "")
    frames = traceback.extract_tb(trace)
    told = [f"  {_short(each.filename)}, line {each.lineno}, in {each.name}" for each in frames]
    if len(told) > _FIRST + _LAST:
        told[_FIRST:-_LAST] = ["  …"]
    yield from told


def _plain_fatal(log: str) -> Iterator[str]:
    for line in log.splitlines():
        if found := _FATAL.match(line) or _THREAD.match(line):
            yield found[0]
        elif frame := _FRAME.fullmatch(line):
            yield f"  {_short(frame['path'])}, line {frame['line']}, in {frame['name']}"


def _short(path: str) -> str:
    """Name a file of the program from its root, any other by its own name: folders tell who somebody is."""
    parts = Path(path)
    if parts.is_relative_to(_ROOT):
        return parts.relative_to(_ROOT).as_posix()
    if not parts.is_absolute() and parts.parts[:1] and parts.parts[0] in _FLOORS:
        return parts.as_posix()  # frozen
    return parts.name
