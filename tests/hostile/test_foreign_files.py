"""Files of other programs that mean harm: one sentence, nothing written, no time lost."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from db.exchange import budget
from db.library import Library
from desktop.operations import tables
from desktop.operations.desk import Desk
from desktop.operations.imports import catalogues
from desktop.operations.imports.report import ImportReport
from desktop.wording import say
from tests.db.exchange.foreign import GUARD, catalogue, entry, group, link, profile, roster, selection

GOOD = catalogue(entry("Guard", pa=17, profiles=[profile("Guard")]))
LAUGHS = b"".join(
    b'<!ENTITY l%d "%s">' % (n, b"&l%d;" % (n - 1) * 10 if n else b"ha") for n in range(10)
)  # fmt: skip


def zipped(*members: tuple[str, bytes], way: int = zipfile.ZIP_DEFLATED) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", way) as archive:
        for name, data in members:
            archive.writestr(zipfile.ZipInfo(name), data, compress_type=way)
    return buffer.getvalue()


def sealed() -> bytes:
    """Give an archive whose member says that it has a password."""
    data = bytearray(zipped(("a.cat", GOOD)))
    data[6] |= 1
    at = data.index(b"PK\x01\x02")
    data[at + 8] |= 1
    return bytes(data)


def lying() -> bytes:
    """Give an archive whose member is said to be small and is not."""
    data = bytearray(zipped(("a.cat", b"<a>" + b" " * (budget.MAX_UNPACKED + 100) + b"</a>")))
    at = data.index(b"PK\x01\x02")
    data[at + 24 : at + 28] = struct.pack("<I", 10)
    return bytes(data)


def nested(depth: int) -> bytes:
    data = GOOD
    for _ in range(depth):
        data = zipped(("inner.catz", data))
    return data


def deep(levels: int) -> bytes:
    return b"<catalogue id='a' name='b'>" + b"<x>" * levels + b"</x>" * levels + b"</catalogue>"


def dtd(inside: bytes, body: bytes = b"<catalogue id='a' name='&x;'/>") -> bytes:
    return b'<?xml version="1.0"?><!DOCTYPE catalogue [' + inside + b"]>" + body


# name: (ending, bytes, code of the sentence)
REFUSED: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "billion laughs": (".cat", lambda: dtd(LAUGHS, b"<catalogue name='&l9;'/>"), "entities"),
    "quadratic blow-up": (".cat", lambda: dtd(b'<!ENTITY x "' + b"a" * 90_000 + b'">'), "entities"),
    "external entity": (".cat", lambda: dtd(b'<!ENTITY x SYSTEM "file:///etc/passwd">'), "entities"),
    "external document type": (
        ".cat", lambda: b'<!DOCTYPE catalogue SYSTEM "http://127.0.0.1:9/x.dtd"><catalogue/>', "entities",
    ),
    "parameter entity": (".ros", lambda: dtd(b'<!ENTITY % x "y"> %x;', b"<roster/>"), "entities"),
    "document type alone": (".gst", lambda: b"<!DOCTYPE gameSystem><gameSystem/>", "entities"),
    "document type in UTF-16": (
        ".cat",
        lambda: '<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE a><a/>'.encode("utf-16"),
        "entities",
    ),
    "document type in another alphabet": (
        ".cat",
        lambda: b'<?xml version="1.0" encoding="cp037"?>' + '<!DOCTYPE a><a/>'.encode("cp037"),
        "not_xml",
    ),
    "zip bomb": (".catz", lambda: zipped(("a.cat", b"\0" * (budget.MAX_UNPACKED + 1))), "too_big"),
    "zip bomb that lies about its size": (".catz", lying, "archive_torn"),
    "zip bomb in parts": (
        ".zip",
        lambda: zipped(*((f"{n}.cat", b" " * (budget.MAX_UNPACKED // 2)) for n in range(3))),
        "too_big",
    ),
    "archives within archives": (".zip", lambda: nested(6), "archive_deep"),
    "twenty thousand members": (
        ".zip", lambda: zipped(*((f"{n}.txt", b"") for n in range(20_001))), "too_big",
    ),
    "path traversal": (".catz", lambda: zipped(("../../evil.cat", GOOD)), "archive_path"),
    "absolute path": (".catz", lambda: zipped(("/etc/evil.cat", GOOD)), "archive_path"),
    "path of Windows": (".catz", lambda: zipped(("..\\evil.cat", GOOD)), "archive_path"),
    "drive letter": (".rosz", lambda: zipped(("C:evil.ros", GOOD)), "archive_path"),
    "password": (".catz", sealed, "archive_sealed"),
    "torn archive": (".catz", lambda: zipped(("a.cat", GOOD))[:-30], "archive_torn"),
    "archive of nothing": (".catz", lambda: zipped(("readme.txt", b"hello")), "archive_empty"),
    "empty archive": (".rosz", lambda: zipped(), "archive_empty"),
    "odd compression": (".catz", lambda: zipped(("a.cat", GOOD), way=zipfile.ZIP_BZIP2), "archive_torn"),
    "absurd depth": (".cat", lambda: deep(100_000), "too_deep"),
    "absurd number of elements": (".cat", lambda: b"<catalogue>" + b"<a/>" * 3_100_000, "too_big"),
    "absurd size": (".cat", lambda: b"<catalogue>" + b" " * budget.MAX_BYTES, "too_big"),
    "huge text": (".cat", lambda: catalogue(more=f"<comment>{'a' * 2_000_000}</comment>"), "too_long"),
    "huge attribute": (".cat", lambda: catalogue(name="a" * 100_000), "too_long"),
    "huge text with marks": (
        ".cat", lambda: catalogue(more=f"<comment><![CDATA[{'a<' * 30_000}]]></comment>"), "too_long",
    ),
    "another document": (".cat", lambda: b"<html><body/></html>", "not_battlescribe"),
    "not XML": (".ros", lambda: b"{}", "not_xml"),
    "binary": (".gst", lambda: bytes(range(256)) * 40, "not_xml"),
    "nothing": (".cat", lambda: b"", "empty"),
    "torn file": (".cat", lambda: GOOD[:-20], "not_xml"),
    "two roots": (".cat", lambda: GOOD + GOOD, "not_xml"),
    "wrong encoding": (".cat", lambda: GOOD.replace(b"Guard", b"Gu\xe4rd"), "not_xml"),
    "unknown encoding": (".cat", lambda: GOOD.replace(b"UTF-8", b"klingon"), "not_xml"),
}  # fmt: skip


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with Library.open(tmp_path / "club.tact") as library:
        yield Desk(library, tables.peoples(), tables.abilities(), int)


def bring(desk: Desk, tmp_path: Path, data: bytes, ending: str = ".cat") -> ImportReport:
    path = tmp_path / f"hostile{ending}"
    path.write_bytes(data)
    report = catalogues.bring(desk, paths=[path])
    assert isinstance(report, ImportReport)
    return report


def test_a_hostile_file_is_refused_in_one_sentence(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Smaller limits, so that the bombs of a test need not be as large as real ones.
    monkeypatch.setattr(budget, "MAX_UNPACKED", 2**20)
    for name, (ending, make, code) in REFUSED.items():
        report = bring(desk, tmp_path, make(), ending)
        assert [message.code for _, message in report.refused] == [f"import.{code}"], name
        (sentence,) = (say(message) for _, message in report.refused)
        assert sentence.count("\n") == 0 and "hostile" in sentence, name
        assert not report.done and report.label is None, name
        assert desk.library.cards() == [] and desk.library.history("library") == [], name
        beside = {path.name for path in tmp_path.iterdir() if not path.name.startswith("club")}
        assert beside == {f"hostile{ending}"}, name
        (tmp_path / f"hostile{ending}").unlink()


def test_an_entity_that_lies_in_another_alphabet_is_never_opened(desk: Desk, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("the secret")
    entity = f'<!DOCTYPE c [<!ENTITY x SYSTEM "{secret.as_uri()}">]><catalogue name="a">&x;</catalogue>'
    for encoding in ("utf-8", "utf-16", "utf-8-sig"):
        report = bring(desk, tmp_path, entity.encode(encoding))
        assert [message.code for _, message in report.refused] == ["import.entities"]


# What is odd but harmless arrives, and what is wrong with it is told ---------------------------------


def test_marks_in_names_are_names(desk: Desk, tmp_path: Path) -> None:
    name = '<b>Abel</b> <script>alert(1)</script> =HYPERLINK("x") \'; DROP TABLE card; --'
    bring(desk, tmp_path, catalogue(entry(name, pa=1, profiles=[profile(name)])))
    (revision,) = desk.library.cards()
    assert revision.card.name_en == name


def test_doubled_ids_lose_nothing_in_silence(desk: Desk, tmp_path: Path) -> None:
    twins = [entry(f"Guard {n}", id="same", pa=1, profiles=[profile("Guard", id="same")]) for n in range(50)]
    report = bring(desk, tmp_path, catalogue(*twins))
    assert len(report.added) == 1
    assert sum(f.reason == "import.double_id_out" for f in report.findings) == 49
    assert len(report.tallies) == 50


def test_wrong_types_are_told(desk: Desk, tmp_path: Path) -> None:
    odd = entry("Guard", pa="<free>", kind="dragon", profiles=[profile("Guard", GUARD | {"Ini": "∞"})])
    report = bring(desk, tmp_path, catalogue(odd, revision="next"))
    assert {f.reason for f in report.findings} == {
        "import.unknown_type", "import.kept_as_text",
    }  # fmt: skip
    assert report.files[0].revision == 0


def test_ids_of_any_length_and_none(desk: Desk, tmp_path: Path) -> None:
    long = entry("Long", id="x" * 30_000, pa=1, profiles=[profile("Long", id="y" * 30_000)])
    bare = '<selectionEntry type="model"><profiles><profile/></profiles></selectionEntry>'
    report = bring(desk, tmp_path, catalogue(long, bare))
    assert len(report.added) == 1
    assert all(len(key) < 300 for key in desk.library.memory.origins())
    again = bring(desk, tmp_path, catalogue(long, bare))
    assert again.added == []


def test_groups_that_name_each_other_without_end_stop(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "MAX_LINKS", 200)
    groups = [
        group(
            str(n),
            [entry(f"Sword {n}", kind="upgrade", pa=1)],
            [link(f"g-{m}", kind="selectionEntryGroup") for m in range(60)],
        )
        for n in range(60)
    ]
    taker = entry("Guard", pa=1, profiles=[profile("Guard")], links=[link("g-0", kind="selectionEntryGroup")])
    report = bring(desk, tmp_path, catalogue(taker, groups=groups))
    assert len(report.added) == 1
    assert "import.too_many_choices" in {f.reason for f in report.findings}


def test_a_chain_of_links_that_never_ends_stops(desk: Desk, tmp_path: Path) -> None:
    groups = [group(str(n), links=[link(f"g-{n + 1}", kind="selectionEntryGroup")]) for n in range(5_000)]
    taker = entry("Guard", pa=1, profiles=[profile("Guard")], links=[link("g-0", kind="selectionEntryGroup")])
    report = bring(desk, tmp_path, catalogue(taker, groups=groups))
    assert len(report.added) == 1


def test_a_report_without_end_is_counted(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MAX_FINDINGS", 10)
    odd = [
        entry(f"G{n}", id=f"e{n}", pa=1, profiles=[profile(f"G{n}", GUARD | {"Ini": "?!"})])
        for n in range(30)
    ]
    report = bring(desk, tmp_path, catalogue(*odd))
    assert (len(report.added), len(report.findings), report.more_findings) == (30, 10, 20)


def test_a_kind_of_finding_has_so_many_lines_and_one_that_counts_the_rest(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "MOST_ALIKE", 10)
    odd = [
        entry(f"G{n}", id=f"e{n}", pa=1, profiles=[profile(f"G{n}", GUARD | {"Ini": "?!"})])
        for n in range(30)
    ]
    report = bring(desk, tmp_path, catalogue(*odd))
    assert [f.reason for f in report.findings] == ["import.kept_as_text"] * 10 + ["import.more_alike"]
    last = report.findings[-1]
    assert (last.entry, last.outcome, last.message.data["count"]) == ("G10", report.findings[0].outcome, 20)
    assert say(last.message) == f"… and 20 more like this: {say(report.findings[0].message)}"


def test_too_many_entries_are_refused(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MAX_ENTRIES", 5)
    many = [entry(f"G{n}", pa=1) for n in range(6)]
    assert [m.code for _, m in bring(desk, tmp_path, catalogue(*many)).refused] == ["import.too_big"]
    chosen = [selection(f"G{n}") for n in range(6)]
    assert [m.code for _, m in bring(desk, tmp_path, roster(*chosen), ".ros").refused] == ["import.too_big"]


def test_archives_with_several_files_and_one_within_another_are_read(desk: Desk, tmp_path: Path) -> None:
    other = catalogue(entry("Clone", pa=10, profiles=[profile("Clone")]), id="cat-2", name="Dirz Alchemists")
    both = zipped(("a/griffins.cat", GOOD), ("a/dirz.catz", zipped(("dirz.cat", other))), ("readme.md", b"x"))
    report = bring(desk, tmp_path, both, ".zip")
    assert len(report.added) == 2 and report.refused == []
    assert {f.file for f in report.files} == {"griffins.cat", "dirz.catz"}
