"""What reading a file from outside may cost: bytes, things, depth; beyond that it is refused in a sentence.

Every reader opens its file, its archive, its JSON through here, and counts here what its own parser makes of
XML or of cells: a small file cannot ask for the whole memory, nor for minutes. What things cost is counted in
the bytes of the file before any of them is made. How much a file may ask for grows with its own size; tests
hold that libraries, catalogues and battles of the largest size played with stay well below.
"""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISFIFO, S_ISREG
from typing import Any

from db.errors import Unreadable

# Files as they lie on the disk -----------------------------------------------------------------------

MAX_BYTES = 32 * 2**20
"""Of a table, or of a file of another program."""
MAX_BATTLE = 64 * 2**20
"""Of a battle."""
MAX_PACKAGE = 512 * 2**20
"""Of a package, which may hold pictures."""
MAX_PICTURE = 12 * 2**20
"""Of one picture."""

# What comes out of them ------------------------------------------------------------------------------

MAX_UNPACKED = 1024 * 2**20
"""Bytes of all that one archive holds, however large it is."""
ROOM = 8 * 2**20
"""Bytes that the smallest archive may hold."""
MOST_SQUEEZED = 40
"""Bytes that come out of one byte of an archive: battles, which repeat themselves most, have sixteen."""
MAX_PARTS = 20_000
"""Parts of one archive, whatever they are."""
MAX_NESTING = 2
"""Archives within archives."""

MAX_MEMORY = 512 * 2**20
"""Bytes that all things read from one file may take, however large it is."""
MEMORY = 32 * 2**20
"""Bytes that the things of the smallest file may take."""
PER_LETTER = 16
"""Bytes that one byte of text may take; cards, written in JSON, take seven."""
PER_BYTE = 250
"""Bytes that one byte of an archive may take; battles take up to 180."""

MAX_TEXT = 40_000
"""Letters of one text: ten times the longest that people write."""
MAX_DEPTH = 80
"""Elements within elements; what people write stays below thirty."""
MOST_NAME = 400
"""Letters of the name of a list, a battle, a format, a ruleset; players give shorter ones."""

# Work ------------------------------------------------------------------------------------------------

MAX_ENTRIES = 60_000
"""Entries of a catalogue or a roster."""
MAX_LINKS = 400_000
"""Links followed for one file: a few groups that name each other could be unfolded without end."""
MAX_FINDINGS = 20_000
"""Lines of a report; what follows is counted."""
MOST_ALIKE = 1_000
"""Lines that a report has for one kind of trouble in one file; one more tells how many others there are."""
MAX_PLAYED = 20_000_000
"""Fighters and cards carried from state to state while a battle is played through; 5,000 steps of 100 figures
carry 600,000."""

MAX_LINES = 4 * 2**20
"""Lines of the sheets of one workbook that are walked through, most of them empty where there are so many."""
MAX_SHEETS = 256
"""Sheets of one workbook; people have some dozens."""
MAX_JOINED = 3_000_000
"""Things of a library that are held against those of one package: a library of 20,000 cards that comes again
asks for 50,000."""

MOST_TOLD = 500
"""Letters that a report repeats of a value, or of where it stands."""

# What a thing takes in memory, about, by what tells of it in the file.
_OBJECT, _LIST, _PLACE = 200, 64, 64
_COPIES = 4
"""So often a letter of a cell stands in memory: as read, in its card, in what is written, in the report."""
_ELEMENT, _ATTRIBUTE = 120, 100


@dataclass(slots=True)
class Budget:
    """What one file may still cost; whatever is read out of it is paid from here."""

    file: str
    size: int
    text: int
    memory: int
    played: int = MAX_PLAYED
    lines: int = MAX_LINES

    @classmethod
    def of(cls, data: bytes, file: str, most: int = MAX_BYTES) -> Budget:
        """Open the budget of a file. Raises Unreadable for one of more than ``most`` bytes."""
        if len(data) > most:
            raise Unreadable("too_big", file=file)
        return cls(
            file,
            len(data),
            text=min(MAX_UNPACKED, ROOM + MOST_SQUEEZED * len(data)),
            memory=min(MAX_MEMORY, MEMORY + PER_BYTE * len(data)),
        )

    def _spend(self, text: int, things: int) -> None:
        self.memory -= things
        if things > MEMORY + PER_LETTER * text or self.memory < 0:
            raise self.exceeded()

    def exceeded(self) -> Unreadable:
        """Return what is raised where a file asks for more than it may."""
        return Unreadable("too_big", file=self.file)

    # What is paid before it is made. Each raises Unreadable where that is too much.

    def json(self, data: bytes, *, halves: bool = False) -> Any:
        """Parse JSON. Raises ValueError for what is none, Unreadable for a text so long that nobody wrote it.

        With ``halves`` letters may be half ones, as names of files may hold: what the program itself wrote.
        """
        self._spend(
            len(data), data.count(b"{") * _OBJECT + data.count(b"[") * _LIST + data.count(b",") * _PLACE
        )
        if halves:
            document = json.loads(data)
        else:
            from pydantic_core import from_json  # slow to load, and the settings do without it

            document = from_json(data)
        if not all(len(text) <= MAX_TEXT for text in texts_of(document)):
            raise Unreadable("damaged", file=self.file)  # a library would never be quick again
        return document

    def elements(self, data: bytes) -> None:
        """Pay for the elements and attributes of XML that is about to be parsed."""
        self._spend(len(data), data.count(b"<") * _ELEMENT + data.count(b"=") * _ATTRIBUTE)

    def marks(self, count: int, each: int) -> None:
        """Pay for what so many angle brackets of a spreadsheet become, at so many bytes each."""
        self.memory -= count * each
        if self.memory < 0:
            raise self.exceeded()

    def cells(self, text: str, delimiter: str) -> None:
        """Pay for the cells of a table that is about to be parsed."""
        self._spend(len(text), (text.count(delimiter) + text.count("\n")) * _PLACE)

    def row(self, cells: Sequence[str]) -> None:
        """Pay for a row of a spreadsheet: its file may hold a text once and show it in every cell."""
        self.memory -= len(cells) * _PLACE + sum(map(len, cells)) * _COPIES
        if self.memory < 0:
            raise self.exceeded()

    def line(self) -> None:
        """Pay for a line of a sheet, which may be one of a million empty ones."""
        self.lines -= 1
        if self.lines < 0:
            raise self.exceeded()

    def lend(self, text: int, lent: Iterable[int]) -> None:
        """Pay for the letters that things take over from elsewhere by links, in a file of so much text.

        They are not counted further than they may be.
        """
        most = min(self.memory, MEMORY + PER_LETTER * text)
        taken = 0
        for letters in lent:
            taken += letters * _COPIES
            if taken > most:
                raise self.exceeded()
        self.memory -= taken

    def play(self, figures: int) -> None:
        """Pay for the figures that one more step of a battle carries over."""
        self.played -= figures
        if self.played < 0:
            raise self.exceeded()

    @contextmanager
    def archive(self, data: bytes) -> Iterator[Archive]:
        """Open an archive. Raises Unreadable for too many parts, or more in them than may be.

        Raises one of ``TORN`` for what is no archive.
        """
        if data.count(b"PK\x01\x02") > MAX_PARTS:
            raise self.exceeded()
        with zipfile.ZipFile(io.BytesIO(data)) as held:
            if sum(part.file_size for part in held.infolist()) > self.text:
                raise self.exceeded()
            yield Archive(self, held)


@dataclass(slots=True)
class Joining:
    """What matching one package with a library may still cost, in comparisons of things.

    It is all matched before anything is written.
    """

    file: str
    left: int = MAX_JOINED

    def pay(self, things: int) -> None:
        """Pay for so many comparisons of one thing of the package. Raises Unreadable."""
        self.left -= things
        if self.left < 0:
            raise Unreadable("too_long_to_join", file=self.file)


TORN = (
    zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, EOFError, OSError, ValueError, KeyError,
    NotImplementedError, RuntimeError, OverflowError, MemoryError,
)  # fmt: skip
"""What the standard library raises on archives that are torn, sealed or made up."""

_WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_SEALED = 1
_CHUNK = 2**20


class Archive:
    """An open archive: its parts are unpacked in memory, never to the disk, and paid for as they come."""

    def __init__(self, budget: Budget, held: zipfile.ZipFile) -> None:
        self._budget = budget
        self._held = held

    @property
    def parts(self) -> list[zipfile.ZipInfo]:
        """The parts as the archive lists them: what it says of their sizes is not believed."""
        return self._held.infolist()

    def sealed(self, part: zipfile.ZipInfo) -> bool:
        """Tell whether a part asks for a password."""
        return bool(part.flag_bits & _SEALED)

    def read(self, part: zipfile.ZipInfo, most: int = MAX_UNPACKED) -> bytes:
        """Unpack a part of at most so many bytes. Raises Unreadable, and one of ``TORN``."""
        return b"".join(self.chunks(part, most))

    def chunks(self, part: zipfile.ZipInfo, most: int = MAX_UNPACKED) -> Iterator[bytes]:
        """Unpack a part piece by piece, without ever holding the whole of it. Raises as :meth:`read` does."""
        if part.compress_type not in _WAYS:
            raise NotImplementedError("a way of packing that nobody uses for these files")
        with self._held.open(part) as stream:
            while chunk := stream.read(_CHUNK):
                most -= len(chunk)
                self._budget.text -= len(chunk)
                if most < 0 or self._budget.text < 0:
                    raise self._budget.exceeded()
                yield chunk


def shortened(text: str) -> str:
    """Return as much of a text as a report repeats; three dots stand for the rest."""
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}…"


def texts_of(document: Any) -> Iterator[str]:
    """Give every text in a document."""
    left = [document]
    while left:
        thing = left.pop()
        kind = type(thing)  # JSON has no others, and hundreds of thousands of these
        if kind is str:
            yield thing
        elif kind is dict:
            left += thing.keys()
            left += thing.values()
        elif kind is list:
            left += thing


def bytes_of(path: Path, most: int = MAX_BYTES, *, waits: bool = False) -> bytes:
    """Return what a file of the disk holds, no more than one byte beyond what is allowed.

    Raises Unreadable for what cannot be read or is no file: a device may never end, nor may a pipe, which
    only who ``waits`` for its writer reads.
    """
    try:
        kind = path.stat().st_mode
        if not (S_ISREG(kind) or (waits and S_ISFIFO(kind))):
            raise Unreadable("not_a_file", file=path.name)
        with path.open("rb") as file:
            return file.read(most + 1)
    except (OSError, ValueError) as error:
        raise Unreadable("not_opened", file=path.name) from error
