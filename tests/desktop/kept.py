"""What a test has by hand at once: a library that is known to be sound, settings that nobody reads yet."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from db.codec import Codec
from db.library import Library
from db.lock import Lock
from db.opening import Taken
from db.store import Store, system_clock
from desktop.environment.settings import Settings, SettingValues


def opened(library: Path) -> Library:
    """Open a copy of a library that was made or played in this run: nobody doubts it and nobody else has it.

    To look over what a stranger may have brought takes twice as long as to open it. Backups roll nowhere.
    """
    return Library(Taken(Store(library, mode="rw", clock=system_clock), Lock(library)))


def copied(library: Path, folder: Path) -> Library:
    """Open a copy of such a library in a folder: to make one takes longer."""
    folder.mkdir(exist_ok=True)
    return opened(Path(shutil.copy(library, folder)))


class SettingsInMind(Settings):
    """Settings that come to their file when somebody asks for it: most tests never do."""

    def __init__(self, path: Path, values: SettingValues | None = None) -> None:
        self._file, self._owed = path, False
        super().__init__(path, values)

    @property
    def path(self) -> Path:
        """Give the file, which holds all that was chosen so far."""
        if self._owed:
            self._owed = False
            super().save()
        return self._file

    @path.setter
    def path(self, path: Path) -> None:
        self._file = path

    def save(self) -> bool:
        """Remember that the file is behind."""
        self._owed = True
        return True


@contextmanager
def read_once() -> Iterator[None]:
    """Turn the same written bytes into values once for all tests: what is read cannot be changed."""
    one, many = lru_cache(maxsize=2048)(Codec.read), lru_cache(maxsize=64)(_read_joined)

    def read_all(codec: Codec[Any], written: Iterable[bytes]) -> list[Any]:
        return list(many(codec, tuple(written)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Codec, "read", lambda codec, written: one(codec, written))
        patch.setattr(Codec, "read_all", read_all)
        yield


_read_all = Codec.read_all


def _read_joined(codec: Codec[Any], written: tuple[bytes, ...]) -> tuple[Any, ...]:
    return tuple(_read_all(codec, written))
