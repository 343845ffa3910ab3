"""Remember the last steps of the player for the report of an error: names of verbs, places and dialogs.

What a card, a list, a player or a file is called is kept apart from what was done: a report tells it only
with the player's leave.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from db.privacy import FILE

_MOST = 40
_LONGEST = 200
_ROOM = 4 * _MOST
"""So many lines stand in the file before it is written anew with the last ones."""


@dataclass(frozen=True, slots=True)
class PastStep:
    """What was done, so many seconds after the start; ``name`` is the player's own word for it."""

    seconds: int
    what: str
    name: str = ""

    @property
    def plain(self) -> str:
        """The step without names."""
        return f"{self.seconds:>6} s  {self.what}"

    @property
    def named(self) -> str:
        """The step with the name."""
        return f"{self.plain}  {self.name}" if self.name else self.plain


class LastSteps:
    """The last steps, in memory and in a file that outlives the program when it dies in the middle of one."""

    def __init__(self) -> None:
        self._kept: deque[PastStep] = deque(maxlen=_MOST)
        self._start = monotonic()
        self._file: int | None = None
        self._path = Path()
        self._lines = 0

    @property
    def told(self) -> Sequence[PastStep]:
        """The steps, the oldest first."""
        return tuple(self._kept)

    def keep_in(self, path: Path) -> None:
        """Begin anew, and write each step to a file at once. Raises OSError."""
        self._kept.clear()
        self._start, self._lines = monotonic(), 0
        self._path = path
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND, FILE)

    def note(self, what: str, name: str = "") -> None:
        """Remember a step by the lasting name of its verb, place or dialog."""
        step = PastStep(int(monotonic() - self._start), _one_line(what), _one_line(name))
        self._kept.append(step)
        if self._file is None:
            return
        with suppress(OSError):  # a full disk: play goes on
            self._lines += 1
            if self._lines > _ROOM:
                os.ftruncate(self._file, 0)
                self._lines = len(self._kept)
                os.write(self._file, b"".join(map(_written, self._kept)))
            else:
                os.write(self._file, _written(step))

    def leave(self) -> None:
        """Take the file away: the program ends as it should."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
            with suppress(OSError):
                self._path.unlink()


STEPS = LastSteps()
"""The steps of this program."""


def read_steps(text: str) -> list[PastStep]:
    """Read the steps of a file, the last ones only; a line that is none is passed over."""
    found = []
    for line in text.splitlines():
        seconds, _, rest = line.partition("\t")
        what, parted, name = rest.partition("\t")
        if parted and seconds.isdecimal():
            found.append(PastStep(int(seconds), what, name))
    return found[-_MOST:]


def _written(step: PastStep) -> bytes:
    return f"{step.seconds}\t{step.what}\t{step.name}\n".encode(errors="replace")


def _one_line(words: str) -> str:
    return " ".join(words.split())[:_LONGEST]
