"""The catalogue files of an open library: what each is, and its very bytes.

A file read again is another revision of its catalogue. The bytes are kept by their sum and never go, so that
a list finds the file that it was evaluated with.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable

from db.catalogue_record import KeptCatalogue
from db.errors import Corrupt, shown
from db.exchange.budget import MAX_UNPACKED
from db.revisioned_table import CATALOGUES
from db.store import Store


def sum_of_bytes(data: bytes) -> str:
    """Return the sum under which the bytes of a file are kept."""
    return hashlib.sha256(data).hexdigest()


class KeptCatalogues:
    """The catalogue files of one open library; they are written by imports."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def shown(self) -> dict[str, KeptCatalogue]:
        """Return what every catalogue is now, by its id."""
        with self._store.reading() as reader:
            return {key: kept for key, _, kept in CATALOGUES.shown(reader)}

    def known(self, sums: Iterable[str]) -> frozenset[str]:
        """Return which of some files are kept here."""
        query = "SELECT 1 FROM catalogue_file WHERE id = ?"
        with self._store.reading() as reader:
            return frozenset(key for key in sums if reader.execute(query, (key,)).fetchone() is not None)

    def data(self, sum_: str) -> bytes:
        """Return the bytes of a file. Raises KeyError for one that was never read here, and Corrupt."""
        with self._store.reading() as reader:
            row = reader.execute("SELECT data FROM catalogue_file WHERE id = ?", (sum_,)).fetchone()
        if row is None:
            raise KeyError(sum_)
        try:
            data = zlib.decompressobj().decompress(row[0], MAX_UNPACKED)
        except zlib.error as error:
            raise Corrupt(path=shown(self._store.path)) from error
        if sum_of_bytes(data) != sum_:
            raise Corrupt(path=shown(self._store.path))
        return data
