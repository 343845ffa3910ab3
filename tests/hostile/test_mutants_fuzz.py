"""Sound files, broken in every way: each is read, or refused in a known sentence; never an error of ours."""

from __future__ import annotations

import io
import json
import os
import random
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from db.errors import Unreadable
from db.exchange import battle, package, table_reading
from db.exchange.battlescribe import taking
from desktop.environment.settings import Settings
from desktop.operations import tables as known
from desktop.wording import say
from rules import fingerprint
from rules.text import Message
from tests.db.exchange.foreign import catalogue, entry, profile
from tests.db.exchange.package_parts import PARTS
from tests.house.source import ROOT

TRIES = int(os.environ.get("TACTICIEN_FUZZ", "60"))
PEOPLES, ABILITIES = known.peoples(), known.abilities()
JUNK = [b"\0", b"\xff", b"[" * 300, b'"', b"}", b"1e999", b"<", b"&#0;"]
BATTLE = Path(ROOT, "tests/db/files/battle-0.1.0.json").read_bytes()
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 10**30, 10**400, 1.5, -0.0, 1e308, "", "a", "b", "é" * 40_001,
    "\u202ex", "a\x00b", "{name}", "%n", "[*]", "<b>&amp;", [], {}, [[]], [None], {"": {}}, {"x": []}, "1d6",
    "c5", "fighter", "newer", ["a", "a"],
]  # fmt: skip


def places(document: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    pairs = document.items() if isinstance(document, dict) else enumerate(document)
    for key, inner in pairs:
        yield (*way, key)
        if isinstance(inner, dict | list):
            yield from places(inner, (*way, key))


def twisted(document: Any, ways: list[tuple[Any, ...]], chance: random.Random) -> Any:
    """Put something odd in some places of a document, or leave them out."""
    document = json.loads(json.dumps(document))
    for *way, last in chance.sample(ways, chance.randint(1, 3)):
        holder = document
        try:
            for step in way:
                holder = holder[step]
            if chance.random() < 0.3:
                del holder[last]
            else:
                holder[last] = chance.choice(ODD)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier one took it away
    return document


def broken(data: bytes, chance: random.Random) -> bytes:
    """Cut, double, turn and overwrite bytes."""
    made = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at, end = sorted(chance.choices(range(len(made) + 1), k=2))
        end = min(end, at + chance.choice([1, 2, 8, 60, len(made)]))
        match chance.randrange(4):
            case 0:
                del made[at:end]
            case 1:
                made[at:at] = made[at:end]
            case 2:
                made[at:end] = bytes(reversed(made[at:end]))
            case _:
                made[at:end] = chance.choice(JUNK)
        made = made or bytearray(b"\0")
    return bytes(made)


def zipped(parts: dict[str, bytes]) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as made:
        for name, part in parts.items():
            made.writestr(name, part)
    return held.getvalue()


def packages(chance: random.Random) -> bytes:
    parts: dict[str, Any] = {f"{name}.json": part for name, part in PARTS.items()}
    parts["battles/b.json"] = json.loads(BATTLE)
    at = chance.choice(list(parts)) if chance.random() < 0.7 else "package.json"
    written = {name: json.dumps(part).encode() for name, part in parts.items()}
    if chance.random() < 0.3:
        written[at] = broken(written[at], chance)
    elif chance.random() < 0.1:
        written[at] = json.dumps(chance.choice(ODD)).encode()
    else:
        written[at] = json.dumps(twisted(parts[at], list(places(parts[at])), chance)).encode()
    made = zipped(written)
    return broken(made, chance) if chance.random() < 0.2 else made


BATTLE_WAYS = list(places(json.loads(BATTLE)))


def battles(chance: random.Random) -> bytes:
    if chance.random() < 0.3:
        return broken(BATTLE, chance)
    return json.dumps(twisted(json.loads(BATTLE), BATTLE_WAYS, chance)).encode()


TABLE = b'Nom;PA;INI;Rang;Peuple\nAbel;12;3;Champion 2;Griffons\n"O\nx";1;;;;\n'


def workbook() -> bytes:
    from openpyxl import Workbook

    held, book = io.BytesIO(), Workbook()
    assert book.active is not None
    for row in (["Nom", "PA", "INI"], ["Abel", 12, "=1+2"], ["Brand", 3.5, 4]):
        book.active.append(row)
    book.save(held)
    return held.getvalue()


BOOK = workbook()


def books(chance: random.Random) -> bytes:
    if chance.random() < 0.3:
        return broken(BOOK, chance)
    with zipfile.ZipFile(io.BytesIO(BOOK)) as sound:
        parts = {name: sound.read(name) for name in sound.namelist()}
    at = chance.choice(list(parts))
    parts[at] = broken(parts[at], chance)
    return zipped(parts)


CATALOGUE = catalogue(entry("Guard", pa=17, profiles=[profile("Guard")]))


def foreign(chance: random.Random) -> bytes:
    made = broken(CATALOGUE, chance)
    return broken(zipped({"a.cat": made}), chance) if chance.random() < 0.4 else made


LINE = fingerprint.payload((fingerprint.ListLine("abel", "c3", 3, 12.0, ()),)).encode()
SETTINGS = json.dumps({"language": "fr", "scale": 125, "recent": ["a"], "shortcuts": {"x": "F5"},
                       "places": {"library": {"sizes": [1, 2]}}}).encode()  # fmt: skip


def _settings(data: bytes, path: Path) -> None:
    path.write_bytes(data)
    Settings.load(path)


Make = Callable[[random.Random], bytes]
KINDS: dict[str, tuple[Make, Callable[[bytes, Path], object]]] = {
    "package": (packages, lambda data, _: package.read(data, "x")),
    "battle": (battles, lambda data, _: battle.read(data, "x").game()),
    "table": (lambda c: broken(TABLE, c), lambda data, _: table_reading.read(data, "x", PEOPLES, ABILITIES)),
    "workbook": (books, lambda data, _: table_reading.read(data, "x", PEOPLES, ABILITIES)),
    "foreign": (foreign, lambda data, _: taking.take([("x", data)], PEOPLES, ABILITIES)),
    "line": (lambda c: broken(LINE, c), lambda data, _: fingerprint.read(data.decode(errors="replace"))),
    "settings": (lambda c: broken(SETTINGS, c), _settings),
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_broken_file_is_read_or_refused_in_a_sentence(kind: str, tmp_path: Path) -> None:
    make, read = KINDS[kind]
    for seed in range(TRIES):
        data = make(random.Random(f"{kind} {seed}"))
        try:
            read(data, tmp_path / "x.json")
        except Unreadable as error:
            assert say(error.message) != error.message.code, f"{error.message.code} has no words"
        except fingerprint.UnreadableError as error:
            assert error.code in ("not_ours", "newer", "damaged", "too_long")
        except Exception as error:
            error.add_note(f"{kind}, seed {seed}")
            raise


def test_every_reason_has_its_sentence() -> None:
    """A code without words would be shown as it is."""
    for reason in (
        "too_big",
        "damaged",
        "not_a_package",
        "not_a_battle",
        "not_a_table",
        "not_opened",
        "not_a_file",
        "newer",
    ):
        assert "x.tact" in say(Message(f"import.{reason}", {"file": "x.tact"}))
