"""Work that is done page by page in the window's own thread, which goes on answering; it can be given up."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from rules.text import Refusal

RunEnd: TypeAlias = bool | Refusal
"""How some work ended: done, given up, or refused."""


class PageRun(QObject):
    """Take one step of some work for each turn of the event loop; a refusal ends it."""

    progressed = Signal(int, int)
    """Emitted with the steps done and all of them; (0, 0) at the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] | None = None
        self._done = self._whole = 0
        self._ended: Callable[[RunEnd], None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return self._steps is not None

    def start(self, steps: Iterator[object], whole: int, ended: Callable[[RunEnd], None]) -> None:
        """Begin with some work of so many steps; `ended` hears how it ended."""
        self.stop()
        self._steps, self._done, self._whole, self._ended = steps, 0, whole, ended
        self.progressed.emit(0, whole)
        QTimer.singleShot(0, self._step)

    def stop(self) -> None:
        """Give up what is being done."""
        if self._steps is not None:
            self._end(False)

    def _step(self) -> None:
        if self._steps is None:
            return
        try:
            step = next(self._steps)
        except StopIteration:
            self._end(True)
            return
        if isinstance(step, Refusal):
            self._end(step)
            return
        self._done += 1
        self.progressed.emit(self._done, self._whole)
        QTimer.singleShot(0, self._step)

    def _end(self, end: RunEnd) -> None:
        steps, ended = self._steps, self._ended
        self._steps = self._ended = None
        if isinstance(steps, Generator):
            steps.close()  # what it holds is let go now
        self.progressed.emit(0, 0)
        if ended is not None:
            ended(end)
