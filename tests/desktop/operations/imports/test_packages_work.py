"""What a small package may ask for: twice as much of the same takes twice the work, and not four times."""

from __future__ import annotations

import json
import sqlite3
import sys
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from db.exchange import budget, package_limits
from db.revisioned_table import RevisionedTable
from desktop.operations.desk import Desk
from desktop.operations.free_names import FreeNames
from desktop.operations.imports import package_files
from desktop.operations.imports.merge import Merging
from desktop.operations.imports.merge_lists import merge_army
from rules.armies import Army, Entry
from rules.text import Refusal

Document = dict[str, Any]
CARD = {"name_fr": "x", "edition": "C3"}
BASE = {"name": "X", "base": "c5", "changes": {}}


def packed(path: Path, **documents: Document) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as parts:
        parts.writestr("package.json", '{"format":"tactpack","version":1}')
        for name, document in documents.items():
            parts.writestr(f"{name}.json", json.dumps(document))
    return path


def armies_of_one_name(n: int) -> dict[str, Document]:
    return {"armies": {f"a{i}": {"id": f"a{i}", "name": "X", "note": str(i)} for i in range(n)}}


def formats_of_one_name(n: int) -> dict[str, Document]:
    return {"formats": {f"f{i}": {"id": f"f{i}", "fr": "X", "en": "X", "limits": [i + 1]} for i in range(n)}}


def rulesets_of_one_name(n: int) -> dict[str, Document]:
    return {"rulesets": {f"r{i}": BASE for i in range(n)}}


def revisions_of_one_card(n: int) -> dict[str, Document]:
    revisions = [[i + 1, {**CARD, "source": str(i)}] for i in range(n)]
    entries = [{"id": f"e{i}", "card_id": "a", "revision": i + 1, "figures": 1} for i in range(min(n, 5))]
    listed = {"a": {"id": "a", "name": "X", "entries": entries}}
    return {"cards": {"a": {"shown": 1, "revisions": revisions}}, "armies": listed}


def entries_of_one_card(n: int) -> dict[str, Document]:
    entries = [{"id": f"e{i}", "card_id": "a", "revision": 1, "figures": 1} for i in range(n)]
    versions = [{"name": f"v{i}", "entries": entries} for i in range(3)]
    listed = {"a": {"id": "a", "name": "X", "entries": entries, "versions": versions}}
    return {"cards": {"a": {"shown": 1, "revisions": [[1, CARD]]}}, "armies": listed}


def options_of_one_name(n: int) -> dict[str, Document]:
    return {"offers": {f"o{i}": {"option": {"name": "X", "pa": i}} for i in range(n)}}


KINDS = (
    armies_of_one_name, formats_of_one_name, rulesets_of_one_name, revisions_of_one_card,
    entries_of_one_card, options_of_one_name,
)  # fmt: skip


def work(done: Callable[[], object]) -> int:
    """Count what Python does, in lines that it runs: the same on every machine."""
    counted = 0

    def trace(_frame: FrameType, event: str, _: object) -> Any:
        nonlocal counted
        counted += event != "return"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        done()
    finally:
        sys.settrace(before)
    return counted


def _id(thing: Document, key: str) -> Document:
    return {"id": key} if "id" in thing else {}


def brought(desk: Desk, path: Path) -> None:
    told = package_files.bring(desk, path=path)
    assert not isinstance(told, Refusal), told


@pytest.mark.parametrize("kind", KINDS)
def test_twice_as_much_is_twice_the_work(
    kind: Callable[[int], dict[str, Document]], mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    n = 4 if kind is rulesets_of_one_name else 30  # each of which is looked at line by line
    few, many = (
        packed(tmp_path / "few.tactpack", **kind(n)),
        packed(tmp_path / "many.tactpack", **kind(4 * n)),
    )
    brought(mine, packed(tmp_path / "one.tactpack", **kind(1)))  # what is made once is made by now
    small, large = work(lambda: brought(mine, few)), work(lambda: brought(theirs, many))
    assert large < 5 * small, "as they come"
    small, large = work(lambda: brought(mine, few)), work(lambda: brought(theirs, many))
    assert large < 5 * small, "as they come again"


@pytest.mark.parametrize("kind", [armies_of_one_name, formats_of_one_name, options_of_one_name])
def test_those_of_another_library_are_found_among_ours_in_one_pass(
    kind: Callable[[int], dict[str, Document]], mine: Desk, theirs: Desk, tmp_path: Path
) -> None:
    """Ids are others there, so that name and content tell which is which."""
    counted = []
    for desk, n in ((mine, 30), (theirs, 120)):
        ((name, things),) = kind(n).items()
        others = {f"z{key}": {**thing, **_id(thing, f"z{key}")} for key, thing in things.items()}
        brought(desk, packed(tmp_path / "ours.tactpack", **{name: things}))
        path = packed(tmp_path / "theirs.tactpack", **{name: others})
        counted.append(work(partial(package_files.look, desk, path=path)))
    most = 12 if kind is options_of_one_name else 5  # options are held against each other, and paid for
    assert counted[1] < most * counted[0]


@pytest.mark.parametrize("kind", [armies_of_one_name, formats_of_one_name, rulesets_of_one_name])
def test_the_library_is_read_as_often_for_many_as_for_few(
    kind: Callable[[int], dict[str, Document]], mine: Desk, theirs: Desk, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    counted: list[str] = []
    shown = RevisionedTable.shown

    def counting(table: RevisionedTable[Any], reader: sqlite3.Connection) -> Any:
        counted.append(table.things)
        return shown(table, reader)

    monkeypatch.setattr(RevisionedTable, "shown", counting)
    brought(mine, packed(tmp_path / "few.tactpack", **kind(3)))
    few = len(counted)
    brought(theirs, packed(tmp_path / "many.tactpack", **kind(50)))
    assert len(counted) == 2 * few


def test_no_number_of_a_name_is_tried_twice() -> None:
    def named(n: int) -> Callable[[], object]:
        names = FreeNames({"": ("X",)})
        return lambda: [names.give(str(number), "X") for number in range(n)]

    assert work(named(800)) < 5 * work(named(200))


def test_a_list_in_another_order_is_joined_in_one_pass() -> None:
    def joined(n: int) -> Callable[[], object]:
        entries = tuple(Entry(f"e{number}", "a", 1, 1 + number % 99, note=str(number)) for number in range(n))
        was = Army("x", "X", entries=entries)
        now = Army("x", "X", entries=tuple(reversed(entries)))
        return lambda: merge_army(was, now, was, names=lambda *_: "", merging=Merging(), pins=True)

    assert work(joined(800)) < 5 * work(joined(200))


def test_every_list_of_one_name_has_a_number_of_its_own(mine: Desk, tmp_path: Path) -> None:
    brought(mine, packed(tmp_path / "a.tactpack", **armies_of_one_name(30)))
    assert {a.name for a in mine.library.armies()} >= {"X", *(f"X ({n})" for n in range(2, 31))}
    brought(mine, packed(tmp_path / "a.tactpack", **formats_of_one_name(3), **rulesets_of_one_name(3)))
    assert [f.fr for f in mine.library.formats().values()] == ["X", "X (2)", "X (3)"]
    assert [r.name for r in mine.library.rulesets().values()] == ["X", "X (2)", "X (3)"]


def test_more_things_than_anybody_has_are_refused_by_their_name(
    mine: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package_limits, "MOST_THINGS", dict.fromkeys(package_limits.MOST_THINGS, 5))
    monkeypatch.setattr(package_limits, "MOST_REVISIONS", 5)
    monkeypatch.setattr(package_limits, "MOST_LISTED", 5)
    before = mine.library.history("muster")
    for kind, what in (
        (armies_of_one_name, "armies"), (formats_of_one_name, "formats"), (rulesets_of_one_name, "rulesets"),
        (options_of_one_name, "offers"), (revisions_of_one_card, "revisions"),
        (entries_of_one_card, "entries"),
    ):  # fmt: skip
        path = packed(tmp_path / "many.tactpack", **kind(6))
        told = package_files.bring(mine, path=path)
        assert isinstance(told, Refusal) and told.message.code == f"import.too_many_{what}"
        assert told.message.data == {"file": "many.tactpack", "most": 5}
    assert mine.library.history("muster") == before


def test_what_is_held_against_too_much_is_given_up_and_nothing_is_written(
    mine: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought(mine, packed(tmp_path / "a.tactpack", **options_of_one_name(20)))
    offers, steps = mine.library.offers(), mine.library.history("library")
    things = options_of_one_name(20)["offers"]
    offered = {f"z{key}": offer for key, offer in things.items()}
    others = packed(tmp_path / "b.tactpack", **armies_of_one_name(3), offers=offered)
    monkeypatch.setattr(budget.Joining.__init__, "__defaults__", (100,))
    told = package_files.bring(mine, path=others)
    assert isinstance(told, Refusal) and told.message.code == "import.too_long_to_join"
    assert (mine.library.offers(), mine.library.history("library")) == (offers, steps)
    assert "X" not in {army.name for army in mine.library.armies()}
