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

_KEPT = 20


class CrashKeeper:
    """Write a report for each error nobody expected, and find the reports nobody has seen."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: Callable[[Path], object] | None = None
        """Called with the report just written; the window then says its sentence."""
        self.known: Callable[[BaseException], bool] | None = None
        """Asked first: True says that it is no bug (a full disk) and that the window has said so."""
        self._fatal: IO[str] | None = None
        self._before = sys.excepthook
        self._before_thread = threading.excepthook

    def install(self) -> None:
        """Watch from now on. A folder that cannot be written only means that there is no report."""
        sys.excepthook = self._on_error
        threading.excepthook = self._on_thread_error
        try:
            make_folder(self.folder)
            for old in self.folder.glob("fatal-*.log"):
                if not old.stat().st_size and not _runs(old):
                    # Left by a run that was stopped from outside.
                    old.unlink()
            self._fatal = open_text(self.folder / f"fatal-{os.getpid()}.log", "w")
        except OSError:
            return
        faulthandler.enable(self._fatal, all_threads=True)

    def uninstall(self) -> None:
        """Stop watching; a log without a word in it goes."""
        if sys.excepthook == self._on_error:
            sys.excepthook = self._before
            threading.excepthook = self._before_thread
        if self._fatal is not None:
            faulthandler.disable()
            path = Path(self._fatal.name)
            self._fatal.close()
            self._fatal = None
            if path.stat().st_size == 0:
                path.unlink()

    def unseen(self) -> list[Path]:
        """Give the reports of earlier runs that were not shown yet, in the order of their names."""
        own = f"fatal-{os.getpid()}.log"
        found = [*self.folder.glob("crash-*.txt"), *self.folder.glob("fatal-*.log")]
        return sorted(path for path in found if path.name != own and path.stat().st_size and not _runs(path))

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
        """Write a report; None when it cannot be written."""
        # Imported late: a start without a bug never needs them.
        import platform
        import traceback

        lines = [
            f"Tacticien, {time.strftime('%Y-%m-%d %H:%M:%S')}",
            f"Python {platform.python_version()}, {platform.platform()}",
            "",
            *traceback.format_exception(kind, error, trace),
        ]
        path = self.folder / f"crash-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
        try:
            make_folder(self.folder)
            with open_text(path, "a") as report:
                report.write("\n".join(lines) + "\n")
        except OSError:
            return None
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


def _runs(path: Path) -> bool:
    """Say whether the process that keeps this fatal log still runs (another window)."""
    if not path.name.startswith("fatal-") or sys.platform == "win32":
        return False
    try:
        os.kill(int(path.stem.removeprefix("fatal-")), 0)
    except (ValueError, ProcessLookupError):
        return False
    except PermissionError:
        return True
    return True
