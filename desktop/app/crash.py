"""Keep what is known of a bug: a report in the data folder, a sentence at the next start, nothing lost.

Everything the player confirmed is already in the library file, so the program goes on after a bug.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO

from db.privacy import make_folder, open_text
from desktop.environment.last_steps import STEPS, read_steps
from desktop.environment.paths import REPORTS
from desktop.environment.version import VERSION

_KEPT = 20
_FATAL = "fatal-*.log"
_WHEN = "%Y-%m-%d %H:%M:%S"


class CrashKeeper:
    """Write a report for each error nobody expected, and find the reports nobody has seen."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: Callable[[Path], object] | None = None
        """Called with the report just written; the window then says its sentence."""
        self.known: Callable[[BaseException], bool] | None = None
        """Asked first: True says that it is no bug (a full disk) and that the window has said so."""
        self._fatal: IO[str] | None = None
        self._written: dict[str, Path] = {}
        """What went wrong in this run and where it is told: an error at each tick is told once."""
        self._before = sys.excepthook
        self._before_thread = threading.excepthook

    def install(self) -> None:
        """Watch from now on. A folder that cannot be written only means that there is no report."""
        sys.excepthook = self._on_error
        threading.excepthook = self._on_thread_error
        try:
            make_folder(self.folder)
            self._gather()
            self._fatal = open_text(self.folder / f"fatal-{os.getpid()}.log", "w")
            STEPS.keep_in(self.folder / f"steps-{os.getpid()}.log")
            STEPS.note(f"start {VERSION}")
        except OSError:
            return
        faulthandler.enable(self._fatal, all_threads=True)

    def uninstall(self) -> None:
        """Stop watching; a log without a word in it goes, and so do the steps."""
        STEPS.leave()
        if sys.excepthook == self._on_error:
            sys.excepthook = self._before
            threading.excepthook = self._before_thread
        if self._fatal is not None:
            faulthandler.disable()
            path = Path(self._fatal.name)
            self._fatal.close()
            self._fatal = None
            with suppress(OSError):  # its folder may be elsewhere by now
                if path.stat().st_size == 0:
                    path.unlink()

    def _gather(self) -> None:
        """Make a report of each run that died at once; one that was stopped from outside leaves nothing."""
        for log in self.folder.glob(_FATAL):
            if not _runs(log):
                with suppress(OSError):  # Windows takes nothing away that another window holds open
                    self._take(log)

    def _take(self, log: Path) -> None:
        when, died = log.stat().st_mtime, _text_of(log)
        steps = log.with_name(log.name.replace("fatal", "steps"))
        done = read_steps(_text_of(steps))
        if died:
            from desktop.environment.crash_reports import of_fatal

            report = of_fatal(time.strftime(_WHEN, time.localtime(when)), died, done)
            self._keep(report.text, log.stem)
        log.unlink()
        steps.unlink(missing_ok=True)

    def unseen(self) -> list[Path]:
        """Give the reports that were not shown yet, in the order of their names."""
        return sorted(self.folder.glob(REPORTS))

    def mark_seen(self) -> None:
        """Move the reports aside, once their sentence was said; those moved first go.

        They are numbered as they come, for the clock may have been set back meanwhile. Where nothing can be
        moved they are told again next time.
        """
        seen = self.folder / "seen"
        with suppress(OSError):
            make_folder(seen)
            last = max(map(_number, seen.iterdir()), default=0)
            for number, path in enumerate(self.unseen(), last + 1):
                path.replace(seen / f"{number:04}-{path.name}")
            for path in sorted(seen.iterdir(), key=_number)[:-_KEPT]:
                path.unlink()

    def write(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> Path | None:
        """Write a report, once for each error of this run; None when it cannot be written."""
        # Imported late: a start without a bug never needs it.
        from desktop.environment.crash_reports import of_error

        report = of_error(time.strftime(_WHEN), error, trace, STEPS.told)
        path = self._written.get(report.error)
        if path is None:
            try:
                path = self._keep(report.text, f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}")
            except OSError:
                return None
            self._written[report.error] = path
        return path

    def _keep(self, text: str, name: str) -> Path:
        """Write a report under a name that is free. Raises OSError."""
        make_folder(self.folder)
        number = 0
        while (path := self.folder / f"crash-{name}{f'-{number}' if number else ''}.txt").exists():
            number += 1
        with open_text(path, "w") as report:
            report.write(text)
        return path

    def _on_error(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if self.known is not None and self.known(error):
            return
        self._before(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            return
        path = self.write(kind, error, trace)
        if path is not None and self.told is not None:
            self.told(path)

    def _on_thread_error(self, details: threading.ExceptHookArgs) -> None:
        if details.exc_value is not None:
            self._on_error(details.exc_type, details.exc_value, details.exc_traceback)


def _number(seen: Path) -> int:
    """Return the number of a report that was moved aside, 0 for one of before they had any."""
    number, _, rest = seen.name.partition("-")
    return int(number) if rest and number.isdecimal() else 0


def _text_of(log: Path) -> str:
    """Read what a dying program left, "" where it left nothing."""
    with suppress(OSError):
        return log.read_text(encoding="utf-8", errors="replace")
    return ""


def _runs(path: Path) -> bool:
    """Say whether the process that keeps this fatal log still runs (another window)."""
    if sys.platform == "win32" or path.stem == f"fatal-{os.getpid()}":
        return False  # in a sandbox each run has the same number
    try:
        os.kill(int(path.stem.removeprefix("fatal-")), 0)
    except (ValueError, ProcessLookupError):
        return False
    except PermissionError:
        return True
    return True
