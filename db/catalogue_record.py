"""What a catalogue file was when it was read, as the library keeps it."""

from __future__ import annotations

from dataclasses import dataclass

from db.codec import Codec


@dataclass(frozen=True, slots=True)
class KeptCatalogue:
    """A game system or a catalogue as it was read last.

    ``id`` is its own, empty where its file gives it none; ``system`` that of its game system, of one itself.
    ``sum`` is the SHA-256 of the file's bytes.
    """

    id: str
    name: str
    kind: str
    sum: str
    system: str = ""
    revision: int = 0
    file: str = ""


CATALOGUE = Codec(KeptCatalogue)
