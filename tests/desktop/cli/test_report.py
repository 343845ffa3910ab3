"""Packages follow the rule of every import: mine stays unless `--theirs` is said; one report for all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from db.library import CardWrite, Library
from rules.cards import Card
from rules.text import Message
from rules.values import Value
from tests.db.exchange.foreign import GUARD, catalogue, entry, profile
from tests.desktop.cli.command_line import BATTLE, Run


def priced(path: Path, pa: int) -> None:
    """Write the card of a library with another price."""
    with Library.open(path) as library:
        known = next((r for r in library.cards() if r.card.name_fr == "Veilleur"), None)
        card = Card("Veilleur", people="griffins", pa=Value.of(pa))
        library.write_cards(
            Message("step.card_edited"), [CardWrite(None if known is None else known.card_id, card)]
        )


def reported(at_club: Run, *arguments: object) -> dict[str, Any]:
    done = at_club("import", "--json", *arguments)
    assert done.code == 0, done.err
    report: dict[str, Any] = json.loads(done.out)
    return report


def held(path: Path) -> str:
    with Library.open(path) as library:
        return next(str(r.card.pa) for r in library.cards() if r.card.name_fr == "Veilleur")


def test_a_package_says_otherwise_and_mine_stays_without_theirs(at_club: Run, tmp_path: Path) -> None:
    mine, other, file = tmp_path / "club.tact", tmp_path / "other.tact", tmp_path / "one.tactpack"
    priced(other, 20)
    assert at_club("--library", other, "pack", file).code == 0
    assert reported(at_club, file)["files"] == [
        {"file": "one.tactpack", "kind": "package", "same": 0, "pictures": 0, "owned": 0}
    ]
    priced(mine, 50)
    priced(other, 77)
    assert at_club("--library", other, "pack", file).code == 0
    (told,) = reported(at_club, file)["differences"]
    assert (told["before"], told["now"], told["mine"], told["taken"]) == ("20", "77", "50", False)
    assert held(mine) == "50"
    priced(other, 78)
    assert at_club("--library", other, "pack", file).code == 0
    done = at_club("import", "--theirs", file)
    assert "“78” replaces “50”" in done.out and held(mine) == "78"


@pytest.mark.parametrize("kind", ["table", "catalogue", "battle", "package"])
def test_the_report_has_the_same_keys_whatever_was_read(at_club: Run, tmp_path: Path, kind: str) -> None:
    file = {"battle": BATTLE}.get(
        kind, tmp_path / {"table": "a.csv", "catalogue": "a.cat"}.get(kind, "a.tactpack")
    )
    if kind == "table":
        file.write_text("name_fr;ini\nGarde;3\n", encoding="utf-8")
    elif kind == "catalogue":
        file.write_bytes(catalogue(entry("Guard", pa=17, profiles=[profile("Guard", GUARD)])))
    elif kind == "package":
        assert at_club("pack", file).code == 0
    report = reported(at_club, file)
    assert list(report) == [
        "added", "changed", "same", "offers", "armies", "rulesets", "formats", "battles", "files", "profiles",
        "troubles", "more_troubles", "proposals", "differences", "stays", "refused", "news", "lists",
            "left_out", "owned",
    ]  # fmt: skip
    assert [(f["file"], f["kind"]) for f in report["files"]] == [(file.name, kind)]
