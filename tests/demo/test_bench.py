"""The benches can fail, and say so."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests import bench
from tests.benches.measure import Measure, table

QUICK = Measure("quick", 0.002, 0.001, "the floor", times=3)
SLOW = Measure("slow", 0.020, 0.001, "the floor", within=0.008)
TOLD = Measure("told", 0.020, 0.001, "the floor")


def test_a_limit_is_a_multiple_of_the_floor_or_a_time() -> None:
    assert [measure.ok for measure in (QUICK, SLOW, TOLD)] == [True, False, True]
    assert [measure.verdict for measure in (QUICK, SLOW, TOLD)] == ["ok", "TOO SLOW", ""]
    assert [measure.limit for measure in (QUICK, SLOW, TOLD)] == ["≤ 3 ×", "≤ 8 ms", "–"]


def test_the_table_shows_floor_ratio_and_limit() -> None:
    assert [line.split() for line in table([SLOW])[1:]] == [
        ["slow", "20.0", "ms", "1.00", "ms", "20.00", "×", "≤", "8", "ms", "TOO", "SLOW", "the", "floor"]
    ]


def test_memory_is_told_in_megabytes() -> None:
    much = Measure("memory", 152.4, 0.0, "none", within=150.0, in_mb=True)
    assert [line.split() for line in table([much])[1:]] == [
        ["memory", "152", "MB", "–", "–", "≤", "150", "MB", "TOO", "MUCH", "none"]
    ]


@pytest.mark.parametrize(("measures", "code"), [([QUICK, TOLD], 0), ([QUICK, SLOW], 1)])
def test_a_missed_limit_is_an_error(
    measures: list[Measure], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def some() -> Iterator[Measure]:
        yield from measures

    monkeypatch.setattr(bench, "benches", lambda: {"some": some})
    assert bench.main(["--json"]) == code
    assert [line["ok"] for line in json.loads(capsys.readouterr().out)] == [m.ok for m in measures]


def test_every_bench_there_is_has_a_name() -> None:
    assert list(bench.benches()) == [
        "start",
        "gesture",
        "search",
        "reopen",
        "replay",
        "paper",
        "import",
        "blocking",
        "catalogue",
        "odds",
    ]
