"""Formats as data: what an editor may put in, and what is refused when it is read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.formats import CHECKS, CheckRow, Format, ParameterKind, check_fault, named
from rules.legality import check
from tests.rules.data import muster, peoples, read


def row(*checks: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": "x", "fr": "Le mien", "en": "Mine", "checks": list(checks), **more}


@pytest.mark.parametrize("shipped", read("formats"), ids=lambda r: r["id"])
def test_shipped_formats_read_back_as_they_were_written(shipped: dict[str, Any]) -> None:
    made = Format.from_row(shipped)
    checks = [{"check": row.check, **row.parameters} for row in made.checks]
    said = {name: getattr(made, name) for name in shipped} | {"checks": checks}
    assert json.loads(json.dumps(said)) == shipped


@pytest.mark.parametrize("kind", CHECKS.values(), ids=lambda k: k.id)
def test_every_kind_of_check_starts_fit_to_be_used(kind: Any) -> None:
    made = Format("x", "X", "X", checks=(CheckRow(kind.id, kind.defaults),))
    assert made.fault() is None
    written = {"id": "x", "fr": "X", "en": "X", "checks": [{"check": kind.id, **kind.defaults}]}
    assert Format.from_row(written) == made
    assert check(muster(), format=made, peoples=peoples()) == []


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (row({"check": "beauty"}), "format.unknown_check"),
        (row({"check": "allies"}), "format.unknown_check"),
        (row({"check": "points", "percent": 3}), "format.unknown_check"),
        (row({"check": "war_machines", "percent": None}), "format.needs_number"),
        (row({"check": "war_machines", "percent": 101}), "format.range"),
        (row({"check": "war_machines", "percent": True}), "format.range"),
        (row({"check": "dear_figure", "percent": "50"}), "format.range"),
        (row({"check": "cards_per_points", "cards": 0, "started": 200}), "format.range"),
        (row({"check": "cards_per_points", "cards": 1, "started": 100_001}), "format.range"),
        (row(fr=" "), "format.no_name"),
        (row(limits=[0]), "format.limits"),
        (row(limits=[200] * 41), "format.limits"),
    ],
)
def test_what_cannot_be_checked_is_refused_with_its_reason(bad: dict[str, Any], code: str) -> None:
    with pytest.raises(ValueError, match=code):
        Format.from_row(bad)


@pytest.mark.parametrize(
    "bands",
    [
        7,
        "ab",
        [],
        [[None, 1]] * 13,
        [7],
        ["ab"],
        [[30]],
        [[30, "3"], [None, 1]],
        [[30, -1], [None, 1]],
        [[30, 3]],
        [[30, 3], [30, 2], [None, 1]],
        [["30", 3], [None, 1]],
        [[None, 3], [None, 1]],
    ],
)
def test_bands_of_cost_rise_and_end_open(bands: Any) -> None:
    fault = check_fault(CheckRow("figures_per_card", {"bands": bands}))
    assert fault is not None and fault.code == "format.bands"


def test_a_parameter_that_is_optional_may_be_no_limit() -> None:
    optional = {p.id for kind in CHECKS.values() for p in kind.parameters if p.optional}
    assert optional == {"percent"}
    assert check_fault(CheckRow("allies", {"percent": None})) is None
    assert all(
        p.kind is ParameterKind.PERCENT for kind in CHECKS.values() for p in kind.parameters if p.optional
    )


def test_a_format_is_found_by_its_id_and_both_its_names() -> None:
    formats = [Format.from_row(shipped) for shipped in read("formats")]
    texts = ("C5", "confrontation 3", "Free Play")
    assert [named(formats, text) for text in texts] == [formats[1], formats[0], formats[2]]
    assert named(formats, "Rackham") is None
    assert (formats[2].name("fr"), formats[2].name("en")) == ("Jeu libre", "Free play")
