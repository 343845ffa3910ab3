"""Small files that ask for the whole machine: each gets its sentence in about a second, in little memory."""

from __future__ import annotations

import base64
import io
import json
import random
import subprocess
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from db.errors import Unreadable
from db.exchange import battle, package, table_files, table_reading
from db.exchange.budget import MAX_SHEETS, MOST_NAME, MOST_TOLD, bytes_of
from db.exchange.package import Package, PackedCard
from desktop.operations import tables as known
from tests.db.exchange.foreign import catalogue
from tests.house.source import ROOT

SECONDS, MEGABYTES = 3.0, 110.0
"""Of the processor, on a slow machine; what is read of a large file may take more, in proportion to it."""
MILLION = 10**6
HEAD = b'{"format":"tactpack","version":1}'
NOISE = random.Random(0).randbytes(MILLION)
"""What no archive makes smaller: the file that holds it may ask for more."""


def repeated(part: bytes, size: int) -> Iterator[bytes]:
    """Give so many bytes of the same."""
    block = part * (MILLION // len(part))
    yield from (block for _ in range(size // len(block)))


class Blocks:
    """Deflate each chunk by itself, so that one that comes again a thousand times is compressed once."""

    def __init__(self) -> None:
        self._chunk = self._deflated = b""

    def compress(self, chunk: bytes) -> bytes:
        """Give a chunk as a run of blocks that look back at nothing before them."""
        if chunk is not self._chunk:
            deflating = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
            self._chunk = chunk
            self._deflated = deflating.compress(chunk) + deflating.flush(zlib.Z_FULL_FLUSH)
        return self._deflated

    def flush(self) -> bytes:
        """Give the block that ends all of them."""
        return zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS).flush()


def archive(parts: dict[str, Iterator[bytes] | bytes], stored: dict[str, bytes] | None = None) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, part in parts.items():
            with made.open(name, "w") as out:
                out._compressor = Blocks()  # type: ignore[attr-defined]
                for chunk in [part] if isinstance(part, bytes) else part:
                    out.write(chunk)
        for name, whole in (stored or {}).items():
            made.writestr(zipfile.ZipInfo(name), whole, zipfile.ZIP_STORED)
    return held.getvalue()


def packed(name: str, begin: bytes, part: bytes, end: bytes, size: int, noise: bytes = b"") -> bytes:
    def whole() -> Iterator[bytes]:
        yield begin
        yield from repeated(part, size)
        yield end

    head: dict[str, Iterator[bytes] | bytes] = {"package.json": HEAD}
    return archive({**head, name: whole()}, {"pictures/x": noise} if noise else None)


def directory_without_end() -> bytes:
    """Give an archive whose directory alone lists hundreds of thousands of parts."""
    data = archive({"package.json": HEAD})
    at = data.index(b"PK\x01\x02")
    end = data.index(b"PK\x05\x06")
    times = 300_000
    tail = bytearray(data[end:])
    tail[12:16] = ((end - at) * times).to_bytes(4, "little")
    return data[:at] + data[at:end] * times + bytes(tail)


def battle_of(change: Callable[[dict[str, Any]], None]) -> bytes:
    document = json.loads(Path(ROOT, "tests/db/files/battle-0.1.0.json").read_bytes())
    change(document)
    return json.dumps(document).encode()


def crowd(document: dict[str, Any], figures: int, cards: int = 0) -> list[str]:
    """Put more fighters on the table; return their ids."""
    start = document["setup"]["start"]
    one = next(iter(start["fighters"].values()))
    for number in range(figures):
        start["fighters"][f"z{number}"] = {**one, "id": f"z{number}"}
    return [f"z{number}" for number in range(figures)]


def deed(parent: int | None, key: str) -> dict[str, Any]:
    events = [{"kind": "fighter", "id": key, "before": {}, "after": {"notches": 1}}]
    return {"parent": parent, "at": "", "label": {"code": "x", "data": {}}, "events": events}


def long_march(document: dict[str, Any]) -> None:
    crowd(document, 4_000)
    document["steps"] = [deed(number or None, "z0") for number in range(90_000)]
    document["head"] = 90_000


def broom(document: dict[str, Any]) -> None:
    """Every step begins again: whoever kept all states would keep thousands of tables."""
    crowd(document, 4_000)
    document["steps"] = [deed(None, f"z{number % 4_000}") for number in range(4_000)]
    document["head"] = 1


def one_gesture(document: dict[str, Any]) -> None:
    crowd(document, 4_000)
    step = deed(None, "z0")
    step["events"] *= 90_000
    document["steps"], document["head"] = [step], 1


def workbook(parts: dict[str, Iterator[bytes] | bytes]) -> bytes:
    from openpyxl import Workbook

    held = io.BytesIO()
    book = Workbook()
    assert book.active is not None
    book.active.append(["Nom", "PA"])
    book.active.append(["Abel", 12])
    book.save(held)
    with zipfile.ZipFile(held) as sound:
        kept: dict[str, Iterator[bytes] | bytes] = {name: sound.read(name) for name in sound.namelist()}
        types = sound.read(TYPES)
    if "xl/sharedStrings.xml" in parts:
        kept[TYPES] = types.replace(b"</Types>", SHARED + b"</Types>")
    return archive({**kept, **parts})


SHEET = b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
END = b"</sheetData></worksheet>"
STYLES = b'<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs>'
TYPES = "[Content_Types].xml"
SHARED = (
    b'<Override PartName="/xl/sharedStrings.xml" ContentType='
    b'"application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>'
)
"""What tells a reader where the words are that cells share."""
STRINGS = b'<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'


ROWS = SHEET + b"<row><c><v>1</v></c></row>" * 3_000


def sheets(count: int, link: Callable[[int], str]) -> bytes:
    """Write the list of so many sheets of a workbook."""
    spaces = SHEET.split(b'"')[1].decode()
    listed = "".join(f'<sheet name="{n}" sheetId="{n + 1}" r:id="{link(n)}"/>' for n in range(count))
    return f'<workbook xmlns="{spaces}" xmlns:r="{OFFICE}"><sheets>{listed}</sheets></workbook>'.encode()


def links(count: int, part: Callable[[int], str]) -> bytes:
    """Write which part of a workbook each link leads to."""
    kind = f"{OFFICE}/worksheet"
    listed = "".join(f'<Relationship Id="r{n}" Type="{kind}" Target="{part(n)}"/>' for n in range(count))
    space = "http://schemas.openxmlformats.org/package/2006/relationships"
    return f'<Relationships xmlns="{space}">{listed}</Relationships>'.encode()


OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def around(begin: bytes, part: bytes, end: bytes, size: int) -> Iterator[bytes]:
    yield begin
    yield from repeated(part, size)
    yield end


def line(content: bytes) -> bytes:
    letters = base64.urlsafe_b64encode(zlib.compress(content, 9)).rstrip(b"=")
    return b"TACT1:AAAAA-AAAAA:" + letters


CARD = b'"c":{"shown":1,"revisions":[[1,{"name_fr":"x"}]]},'
# What is read, its ending, and the bytes; some of these took 5 GB, or never ended.
ASKS: dict[str, tuple[str, str, Callable[[], bytes]]] = {
    "empty lists": ("package", ".tactpack", lambda: packed(
        "cards.json", b'{"c":[', b"[],", b"[]]}", 180 * MILLION)),
    "a part of zeros": ("package", ".tactpack", lambda: packed(
        "cards.json", b"", b"\0", b"", 1_000 * MILLION)),
    "a picture of zeros": ("package", ".tactpack", lambda: packed(
        f"pictures/{'0' * 64}", b"", b"\0", b"", 900 * MILLION)),
    "many pictures of zeros": ("package", ".tactpack", lambda: archive({
        "package.json": HEAD, **{f"pictures/{n:064}": repeated(b"\0", 10 * MILLION) for n in range(60)}})),
    "empty objects beside noise": ("package", ".tactpack", lambda: packed(
        "cards.json", b'{"c":[', b"{},", b"{}]}", 45 * MILLION, NOISE)),
    "words beside noise": ("package", ".tactpack", lambda: packed(
        "cards.json", b'{"c":[', b'"ab",', b'""]}', 45 * MILLION, NOISE)),
    "lists within lists": ("package", ".tactpack", lambda: packed("cards.json", b"", b"[", b"", 7 * MILLION)),
    "one card again and again": ("package", ".tactpack", lambda: packed(
        "cards.json", b"{", CARD, b'"d":0}', 60 * MILLION)),
    "a directory without an end": ("package", ".tactpack", directory_without_end),
    "a long battle in a package": ("package", ".tactpack", lambda: archive(
        {"package.json": HEAD, "battles/b.json": battle_of(long_march)})),
    "a long battle": ("battle", ".json", lambda: battle_of(long_march)),
    "a battle that begins again and again": ("battle", ".json", lambda: battle_of(broom)),
    "a battle of one gesture": ("battle", ".json", lambda: battle_of(one_gesture)),
    "a battle of nothing": ("battle", ".json", lambda: b'{"format":"tacticien-battle","steps":[' + b"{}," * (
        10 * MILLION) + b"{}]}"),
    "a table of commas": ("table", ".csv", lambda: b"Nom,PA\n" + (b"12," * 199 + b"\n") * 50_000),
    "a workbook of zeros": ("table", ".xlsx", lambda: workbook(
        {"xl/worksheets/sheet1.xml": repeated(b" ", 250 * MILLION)})),
    "a workbook of styles": ("table", ".xlsx", lambda: workbook(
        {"xl/styles.xml": around(STYLES, b"<xf/>", b"</cellXfs></styleSheet>", 7 * MILLION)})),
    "a workbook of words": ("table", ".xlsx", lambda: workbook(
        {"xl/sharedStrings.xml": around(STRINGS, b"<si><t>a</t></si>", b"</sst>", 7 * MILLION)})),
    "a workbook of cells": ("table", ".xlsx", lambda: workbook(
        {"xl/worksheets/sheet1.xml": around(
            SHEET, b"<row>" + b"<c><v>1.5</v></c>" * 190 + b"</row>", END, 8 * MILLION)})),
    "a workbook of merged cells": ("table", ".xlsx", lambda: workbook(
        {"xl/worksheets/sheet1.xml": around(
            ROWS + b"</sheetData><mergeCells>", b'<mergeCell ref="A1:B9"/>', b"</mergeCells></worksheet>",
            4 * MILLION)})),
    "a workbook of one sheet under many names": ("table", ".xlsx", lambda: workbook(
        {"xl/workbook.xml": sheets(2_000, lambda _: "rId1"), "xl/worksheets/sheet1.xml": ROWS + END})),
    "a workbook of one sheet to which many links lead": ("table", ".xlsx", lambda: workbook({
        "xl/workbook.xml": sheets(200, "r{}".format),
        "xl/_rels/workbook.xml.rels": links(200, lambda _: "worksheets/sheet1.xml"),
        "xl/worksheets/sheet1.xml": ROWS + END})),
    "a catalogue of empty elements": ("foreign", ".catz", lambda: archive(
        {"a.cat": around(b"<catalogue>", b"<a/>", b"</catalogue>", 11 * MILLION)})),
    "a catalogue of attributes": ("foreign", ".catz", lambda: archive(
        {"a.cat": around(b"<catalogue>", b'<a b="" c="" d="" e=""/>', b"</catalogue>", 30 * MILLION)})),
    "catalogues of zeros": ("foreign", ".zip", lambda: archive(
        {f"{n}.cat": repeated(b" ", 6 * MILLION) for n in range(10)})),
    "a catalogue that refers to itself": ("foreign", ".cat", lambda: catalogue(
        more="<entryLinks>" + '<entryLink id="x" targetId="x" type="selectionEntry"/>' * 100_000
        + "</entryLinks>")),
    "a line of zeros": ("line", ".txt", lambda: line(b"0" * 100 * MILLION)),
    "a line of lists": ("line", ".txt", lambda: line(b"[" + b"[]," * 1_300_000 + b"[]]")),
    "settings of lists": (
        "settings", ".json", lambda: b'{"places":{"x":[' + b"[]," * (20 * MILLION) + b"[]]}}"),
}  # fmt: skip


LONG = "Z " * 17_000
RULE = f'<sharedRules><rule id="r" name="Rule"><description>{LONG}</description></rule></sharedRules>'


def bearer(number: int, infos: str = "") -> str:
    """Write an entry with a card and with links to what stands elsewhere."""
    cells = "".join(
        f'<characteristic name="{name}">3</characteristic>'
        for name in ("MOU", "INI", "ATT", "FOR", "DEF", "RES", "DIS")
    )
    return (
        f'<selectionEntry id="e{number}" name="e{number}" type="model"><infoLinks>{infos}</infoLinks>'
        f'<profiles><profile id="p{number}" name="e{number}" typeName="Profil"><characteristics>{cells}'
        "</characteristics></profile></profiles></selectionEntry>"
    )


# Small files in which a thing stands once and is used many times: what they would fill a library with.
MULTIPLY: dict[str, tuple[str, str, Callable[[], bytes]]] = {
    "a word of a workbook in every cell": ("table", ".xlsx", lambda: workbook({
        "xl/sharedStrings.xml": STRINGS + b"<si><t>Nom</t></si><si><t>" + b"y" * 20_000 + b"</t></si></sst>",
        "xl/worksheets/sheet1.xml": SHEET + b'<row><c t="s"><v>0</v></c><c><v>1</v></c></row>'
        + b'<row><c t="s"><v>1</v></c><c t="s"><v>1</v></c></row>' * 20_000 + END})),
    "cells that stand far out": ("table", ".xlsx", lambda: workbook({
        "xl/worksheets/sheet1.xml": SHEET
        + b'<row r="1"><c r="A1" t="inlineStr"><is><t>Nom</t></is></c></row>'
        + b"".join(
            f'<row r="{n}"><c r="A{n}"><v>1</v></c><c r="GR{n}"><v>1</v></c></row>'.encode()
            for n in range(2, 40_000)) + END})),
    "a rule that every entry links to": ("foreign", ".cat", lambda: catalogue(
        *(bearer(n, '<infoLink id="l" name="Rule" targetId="r" type="rule"/>') for n in range(3_000)),
        more=RULE)),
    "a profile that every entry links to": ("foreign", ".cat", lambda: catalogue(
        *(bearer(n, '<infoLink id="l" name="P" targetId="p" type="profile"/>') for n in range(3_000)),
        more='<sharedProfiles><profile id="p" name="P" typeName="Ability"><characteristics><characteristic'
        f' name="Description">{LONG}</characteristic></characteristics></profile></sharedProfiles>')),
    "one entry that links to a rule again and again": ("foreign", ".cat", lambda: catalogue(
        bearer(0, '<infoLink id="l" name="Rule" targetId="r" type="rule"/>' * 200_000),
        more=RULE)),
    "a group that is named above each of its options": ("foreign", ".cat", lambda: catalogue(groups=(
        f'<selectionEntryGroup id="g" name="{LONG}"><selectionEntries>' + "".join(
            bearer(n) for n in range(3_000)) + "</selectionEntries></selectionEntryGroup>",))),
    "a catalogue whose name each card tells": ("foreign", ".cat", lambda: catalogue(
        *map(bearer, range(3_000)), name=LONG)),
    "a list within a selection of a long name": ("foreign", ".ros", lambda: (
        '<roster id="r" name="R" gameSystemName="C5"><forces><force id="f" name="F" catalogueName="C">'
        f'<selections><selection id="s" name="{LONG}" type="model" number="1"><selections>'
        + '<selection id="t" name="x" type="upgrade" number="1"/>' * 20_000
        + "</selections></selection></selections></force></forces></roster>").encode()),
}  # fmt: skip


@pytest.mark.parametrize("name", MULTIPLY)
def test_what_a_file_uses_more_often_than_it_holds_it_is_paid_for(
    name: str, tmp_path: Path, costs: Costs
) -> None:
    kind, ending, make = MULTIPLY[name]
    path = tmp_path / f"hostile{ending}"
    path.write_bytes(make())
    outcome, seconds, megabytes = costs(kind, path)
    assert (outcome, seconds < SECONDS, megabytes < MEGABYTES) == ("import.too_big", True, True), (
        f"{outcome}, {seconds:.1f} s, {megabytes:.0f} MB"
    )


@pytest.mark.parametrize(("count", "told"), [(MAX_SHEETS, "empty"), (MAX_SHEETS + 1, "too_big")])
def test_a_workbook_of_more_sheets_than_anybody_has_is_refused(count: int, told: str) -> None:
    book = workbook({
        "xl/workbook.xml": sheets(count, "r{}".format),
        "xl/_rels/workbook.xml.rels": links(count, "worksheets/sheet{}.xml".format),
        **{f"xl/worksheets/sheet{number}.xml": SHEET + END for number in range(count)},
    })  # fmt: skip
    with pytest.raises(Unreadable) as caught:
        table_files.read(book, "many.xlsx")
    assert caught.value.message.code == f"import.{told}"


def test_a_report_repeats_no_more_of_a_value_than_anybody_reads() -> None:
    cells = "".join(f"Abel {n},{'y' * 20_000}\n" for n in range(50))
    table = table_reading.read(f"Nom,PA\n{cells}".encode(), "long.csv", known.peoples(), known.abilities())
    told = [str(trouble.message.data["value"]) for trouble in table.troubles]
    assert len(told) == 50 and max(map(len, told)) == MOST_TOLD + 1
    assert {card.pa.raw for card in table.cards} == {"y" * 20_000}, "the card keeps all of it"


Costs = Callable[[str, Path], tuple[str, float, float]]


@pytest.fixture(scope="module")
def costs() -> Iterator[Costs]:
    """Start what reads each file in a process of its own, and loads the program once for all of them."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "tests.hostile.costs"]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as reading:
        assert reading.stdin is not None and reading.stdout is not None
        asked, told = reading.stdin, reading.stdout

        def ask(kind: str, path: Path) -> tuple[str, float, float]:
            print(json.dumps([kind, str(path)]), file=asked, flush=True)
            outcome, seconds, megabytes = json.loads(told.readline())
            return outcome, seconds, megabytes

        yield ask
        asked.close()


@pytest.mark.parametrize("name", ASKS)
def test_a_small_file_gets_its_sentence_and_never_the_machine(
    name: str, tmp_path: Path, costs: Costs
) -> None:
    kind, ending, make = ASKS[name]
    path = tmp_path / f"hostile{ending}"
    path.write_bytes(make())
    held = path.stat().st_size / 2**20
    outcome, seconds, megabytes = costs(kind, path)
    told = f"{outcome}, {seconds:.1f} s, {megabytes:.0f} MB"
    assert outcome == "read" or outcome.startswith("import."), told
    assert seconds < SECONDS and megabytes < MEGABYTES + 12 * held, told


def with_name(document: dict[str, Any]) -> None:
    document["name"] = "n" * (MOST_NAME + 1)


def with_time(document: dict[str, Any]) -> None:
    document["steps"][0]["at"] = "0000-00-00T99"


def with_code(document: dict[str, Any]) -> None:
    document["steps"][0]["label"]["code"] = "step.<img src=x>\x9b"


def rolled(**parts: Any) -> Callable[[dict[str, Any]], None]:
    def change(document: dict[str, Any]) -> None:
        roll = {"kind": "rolled", "what": {"code": "x", "data": {}}, "dice": [5], "typed": True, **parts}
        document["steps"] = [{**deed(None, ""), "events": [roll]}]
        document["head"] = 1

    return change


def stirred(document: dict[str, Any]) -> None:
    document["steps"] = [{**deed(None, "z0"), "events": deed(None, "z0")["events"] * (battle.MAX_EVENTS + 1)}]
    document["head"] = 1


REASON = {"message": {"code": "x", "data": {}}, "amount": 1.0}


def branched(document: dict[str, Any]) -> None:
    """Let so many empty steps begin at the same one."""
    document["steps"] = [{**deed(1 if n else None, "z0"), "events": []} for n in range(60_000)]
    document["head"] = 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (with_name, "damaged"),
        (with_time, "damaged"),
        (with_code, "damaged"),
        (branched, "too_big"),
        (rolled(dice=[5] * (battle.MAX_DICE + 1)), "too_many_dice"),
        (rolled(reasons=[REASON] * (battle.MAX_REASONS + 1)), "too_many_reasons"),
        (stirred, "too_many_events"),
    ],
)
def test_a_battle_that_nobody_played_is_refused(
    change: Callable[[dict[str, Any]], None], reason: str
) -> None:
    with pytest.raises(Unreadable) as told:
        battle.read(battle_of(change), "b.json")
    assert told.value.message.code == f"import.{reason}"


def test_steps_are_counted_before_anything_is_done_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def marked(document: dict[str, Any]) -> None:
        branched(document)
        document["name"] = "marked\u200b"

    def fail(_: object) -> None:
        raise AssertionError("60,000 steps were rid of hidden marks")

    monkeypatch.setattr(battle, "cleared", fail)
    with pytest.raises(Unreadable) as told:
        battle.read(battle_of(marked), "b.json")
    assert told.value.message.code == "import.too_big"


def test_what_is_no_file_is_told_as_such(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as told:
        bytes_of(tmp_path)
    assert told.value.message.code == "import.not_a_file"


# What people really have ------------------------------------------------------------------------------


def test_a_library_of_twenty_thousand_cards_a_long_battle_and_a_large_table_are_read(tmp_path: Path) -> None:
    shipped = known.starter().cards
    many = [
        replace(shipped[n % len(shipped)], name_fr=f"{shipped[n % len(shipped)].name_fr} {n}")
        for n in range(20_000)
    ]
    library = Package(cards={f"{n:032}": PackedCard(1, {1: card}) for n, card in enumerate(many)})
    assert len(package.read(package.write(library)).cards) == 20_000
    columns = ",".join(["Nom", *"ABCDEFGHIJKLMNOPQRSTUVWXY"])
    rows = "\n".join(f"{card.name_fr},{','.join(['10'] * 25)}" for card in many)
    assert len(table_files.read(f"{columns}\n{rows}".encode(), "all.csv").rows) == 20_000

    def long(document: dict[str, Any]) -> None:
        keys = crowd(document, 60)
        document["steps"] = [deed(number or None, keys[number % 60]) for number in range(5_000)]
        document["head"] = 5_000

    record = battle.read(battle_of(long))
    assert len(record.path(record.head)) == 5_000
    assert len(package.read(package.write(Package(battles=(replace(record, id="b"),)))).battles) == 1
