"""Which files are older than what was taken of the same catalogue before.

An older file is told, and takes nothing back by itself: what it says otherwise waits for its owner's word.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from db.exchange.battlescribe.findings import Fate, Finding
from db.exchange.battlescribe.harvest import FileTaken, file_key
from db.origins import Origin
from rules.text import Message

OLDER = "import.older_than_here"


@dataclass(frozen=True, slots=True)
class Ages:
    """The files of one import, beside the revisions that the library took in last."""

    files: Sequence[FileTaken]
    origins: Mapping[str, Origin]

    def is_older(self, file: str) -> bool:
        """Tell whether a file is of an older revision than the library took in."""
        return any(taken.file == file and taken.revision < self._held(taken) for taken in self.files)

    def tell(self) -> Iterator[Finding]:
        """Yield what is to be said of older files."""
        for taken in self.files:
            if taken.revision < (held := self._held(taken)):
                data = {"value": taken.name or taken.file, "revision": taken.revision, "newer": held}
                yield Finding(taken.file, "", "file", Message(OLDER, {"column": "file", **data}), Fate.NOTE)

    def heard(self) -> dict[str, Origin]:
        """Return what is to be remembered of newer files, with whatever else they bring."""
        return {
            file_key(taken.id): Origin(taken.id, taken.file, revision=taken.revision)
            for taken in self.files
            if taken.id and taken.revision > self._held(taken)
        }

    def _held(self, taken: FileTaken) -> int:
        origin = self.origins.get(file_key(taken.id)) if taken.id else None
        return 0 if origin is None else origin.revision
