"""Packages twisted in any of their documents: read or refused in a known way, and taken in without harm."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db.errors import Unreadable
from db.exchange import package
from desktop.operations import rulesets
from desktop.operations.desk import Desk
from desktop.operations.imports import package_files
from desktop.operations.imports.report import ImportReport
from desktop.operations.opening import desk_for, open_library
from rules.sheets import SHEETS
from rules.text import Refusal, visible
from tests.db.exchange.fuzzing import bounded
from tests.db.exchange.package_parts import PARTS

ODD = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=5),
    st.sampled_from(["", "c", "chess", "éclats", "\u202ex", "a\x00b", "f", "c5", "12+1d", "?", 10**30, [], {},
                     [[1, {}]], {"x": [{}]}, "put_away"]),
)  # fmt: skip


def places(document: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Give the way to everything in a document."""
    pairs = document.items() if isinstance(document, dict) else enumerate(document)
    for key, inner in pairs:
        yield (*way, key)
        if isinstance(inner, dict | list):
            yield from places(inner, (*way, key))


WAYS = [(name, *way) for name, document in PARTS.items() for way in places(document)]
TWISTS = st.lists(st.tuples(st.sampled_from(WAYS), st.sampled_from(["put", "drop", "add"]), ODD), max_size=3)


def twisted(twists: list[tuple[tuple[Any, ...], str, Any]]) -> bytes:
    """Write the package with some places changed."""
    parts = json.loads(json.dumps(PARTS))
    for (*way, last), what, odd in twists:
        holder = parts
        try:
            for step in way:
                holder = holder[step]
            if what == "drop":
                del holder[last]
            elif what == "add" and isinstance(holder, dict):
                holder[str(odd)] = holder[last]
            else:
                holder[last] = odd
        except (KeyError, IndexError, TypeError):
            continue  # an earlier one took it away
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as made:
        for name, part in parts.items():
            made.writestr(f"{name}.json", json.dumps(part))
    return written.getvalue()


@pytest.fixture(scope="module")
def bring(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[bytes], ImportReport | Refusal]]:
    there: Path = tmp_path_factory.mktemp("packages")
    library = open_library(there / "club.tact")
    desk = desk_for(library)

    def brought(data: bytes) -> ImportReport | Refusal:
        path = there / "club.tactpack"
        path.write_bytes(data)
        report = package_files.bring(desk, path=path)
        look_over(desk)
        if not isinstance(report, Refusal) and report.label is not None:
            desk.library.undo("library")
        return report

    yield brought
    library.close()


def look_over(desk: Desk) -> None:
    """Read all that is there, as the places of the window do."""
    for revision in desk.library.cards():
        card = revision.card
        assert card.system in SHEETS and visible(card.name("fr")) == card.name("fr")
    for army in desk.library.armies():
        desk.library.muster(army)
    rulesets.rulesets(desk)


@bounded
@given(TWISTS)
def test_a_package_twisted_in_its_documents_is_read_or_refused(
    twists: list[tuple[tuple[Any, ...], str, Any]],
) -> None:
    try:
        read = package.read(twisted(twists))
    except Unreadable as error:
        assert error.message.code.startswith("import.")
        return
    again = package.read(package.write(read))
    assert again == read and not again.mended, "what is mended stays so"


@bounded
@given(twists=TWISTS)
def test_what_is_read_can_be_taken_in(
    bring: Callable[[bytes], ImportReport | Refusal], twists: list[tuple[tuple[Any, ...], str, Any]]
) -> None:
    report = bring(twisted(twists))
    assert report.code.startswith("import.") if isinstance(report, Refusal) else report.done


def test_the_package_that_is_twisted_is_sound(bring: Callable[[bytes], ImportReport | Refusal]) -> None:
    report = bring(twisted([]))
    assert isinstance(report, ImportReport)
    assert (len(report.added), len(report.armies_added), len(report.offers_added)) == (1, 1, 1)
    assert (len(report.formats_added), len(report.rulesets_added), report.findings) == (1, 1, [])
