"""Every test of Hypothesis tries more examples where that is asked for."""

from __future__ import annotations

import os
import re
import tomllib

import pytest

import make
from tests.examples import DEEP, examples
from tests.house.source import ROOT

_FIXED = re.compile(r"max_examples=\w+\b(?!\()")


def test_each_number_of_examples_can_grow() -> None:
    here = ROOT / "tests"
    assert [path.name for path in here.rglob("*.py") if _FIXED.search(path.read_text("utf-8"))] == []


def test_a_deep_run_tries_ten_times_as_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DEEP, raising=False)
    assert examples(60) == 60
    monkeypatch.setenv(DEEP, "1")
    assert examples(60) == 600


def test_a_deep_run_gives_each_test_ten_times_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(make, "prepare", lambda _kind: None)
    monkeypatch.setattr(make, "become", lambda *command, **_: asked.append(command))
    monkeypatch.setattr(os, "environ", {})
    make.test(["--deep", "tests/rules"])
    usual = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]["ini_options"]
    assert asked == [("-m", "pytest", "tests/rules")] and DEEP in os.environ
    assert int(os.environ["PYTEST_TIMEOUT"]) == 10 * int(usual["timeout"])
