"""Work that would hold the window up, done beside it: with progress, and given up at will."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

Step = Callable[[float], None]
_OFTEN_S = 0.05
_ALONE_S, _BESIDE_S = 0.005, 0.0005
"""How long one thread may keep the other waiting: while there is work beside it, the window is to answer."""


class GivenUp(Exception):  # noqa: N818 - somebody thought better of it
    """Raised within the work once nobody waits for it any more."""


class BackgroundTask(QObject):
    """A thread that ends with its work; nothing runs while there is none.

    The work is a function that tells its step which part is done, 0 to 1, and ends when that raises.
    """

    progressed = Signal(float)
    done = Signal(object)
    """Emitted with what the work gave; None when it was given up, or failed by a mistake of ours."""

    _came = Signal(int, float)
    _ended = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._given_up = 0
        self._thread: threading.Thread | None = None
        self._came.connect(self._on_came)
        self._ended.connect(self._on_ended)

    @property
    def busy(self) -> bool:
        """Tell whether somebody waits for the work."""
        return self._thread is not None

    def start(self, work: Callable[[Step], object]) -> None:
        """Begin; what was being done before is given up."""
        self.stop()
        self._number += 1
        sys.setswitchinterval(_BESIDE_S)
        self._thread = threading.Thread(
            target=self._work, args=(self._number, work), name="tacticien-beside", daemon=True
        )
        self._thread.start()

    def give_up(self) -> None:
        """Ask the work to end; `done` says when it has, with what it gave if it was past stopping."""
        self._given_up = self._number

    def stop(self) -> None:
        """Give the work up and wait for its end; nobody hears of it any more."""
        self._number += 1
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.join()
            sys.setswitchinterval(_ALONE_S)

    def wait(self) -> None:
        """Wait for the work, which is still told of."""
        if self._thread is not None:
            self._thread.join()

    def _work(self, number: int, work: Callable[[Step], object]) -> None:
        told = 0.0

        def step(part: float) -> None:
            nonlocal told
            if number == self._given_up or number != self._number:
                raise GivenUp
            if (now := time.monotonic()) - told > _OFTEN_S:
                told = now
                self._came.emit(number, part)

        found: object = None
        try:
            found = work(step)
        except GivenUp:
            pass  # who gave it up knows
        finally:  # after a mistake of ours nobody waits for ever
            self._ended.emit(number, found)

    def _on_came(self, number: int, part: float) -> None:
        if number == self._number:
            self.progressed.emit(part)

    def _on_ended(self, number: int, found: object) -> None:
        if number == self._number:
            if self._thread is not None:
                self._thread.join()
                sys.setswitchinterval(_ALONE_S)
            self._thread = None
            self.done.emit(found)
