"""Run the cases in a folder and say by category how many pass."""

from __future__ import annotations

import argparse
import re
import sys
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any

from rules.catalogue.meaning import Meaning
from tests.conformance.comparing import differences, error_differences
from tests.conformance.engine import KNOWN_STEPS, Engine

ORIGINAL = "battlescribe"
"""The name of the program whose state is expected; by our meaning it is what all programs should state."""
_NAMED = re.compile(r"\$\{\{\s*steps\.([^.\s]+)\.([^.\s}]+)(?:\.([^\s}]+))?\s*\}\}")


class Outcome(StrEnum):
    """What became of a case."""

    PASSED = "passed"
    FAILED = "failed"
    LEFT_OUT = "left out"


@dataclass(frozen=True, slots=True)
class CaseResult:
    """A case that was run, or left out, with the reasons."""

    name: str
    category: str
    outcome: Outcome
    reasons: tuple[str, ...] = ()


def run_case(case: Mapping[str, Any], meaning: Meaning = Meaning.ORIGINAL) -> CaseResult:
    """Run one case, by the original's meaning against its state, by ours against the common one."""
    name, category = str(case["id"]), str(case["category"])
    judge = ORIGINAL if meaning is Meaning.ORIGINAL else ""
    why = _left_out(case, judge)
    if why:
        return CaseResult(name, category, Outcome.LEFT_OUT, (why,))
    try:
        found = tuple(_played(case, meaning, judge))
    except Exception:  # noqa: BLE001 - a case that breaks the engine has failed, and the others go on
        found = (traceback.format_exc(limit=-3),)
    return CaseResult(name, category, Outcome.FAILED if found else Outcome.PASSED, found)


def _left_out(case: Mapping[str, Any], judge: str) -> str:
    asked = (case.get("engines") or {}).get(judge)
    if asked in ("skip", "fail"):
        return f"the original is not asked ({asked})"
    if "gameSystem" not in case["setup"]:
        return "it takes files that are not in it"
    for step in case["steps"]:
        if "expectedFile" in step:
            return "it asks for a file, letter by letter"
        if step.get("action", "dump") not in KNOWN_STEPS:
            return f"it takes the step {step['action']}"
    return ""


def _played(case: Mapping[str, Any], meaning: Meaning, judge: str) -> Iterator[str]:
    engine = Engine(case["setup"], str(case["id"]), meaning)
    given: dict[str, Mapping[str, Any]] = {}
    for number, step in enumerate(case["steps"], 1):
        if judge in (step.get("skipEngines") or ()):
            continue
        if "action" in step:
            named = {key: _resolved(value, given) for key, value in step.items()}
            made = engine.act({**named, **((step.get("engines") or {}).get(judge) or {})})
            if "id" in step:
                given[step["id"]] = made
        else:
            expected = step["expectedState"] or {}
            expected = {**expected, **((expected.get("engines") or {}).get(judge) or {})}
            state = engine.state()
            found = (*differences(expected, state), *error_differences(expected, state["errors"]))
            yield from (f"step {number}: {each}" for each in found)


def _resolved(value: Any, given: Mapping[str, Mapping[str, Any]]) -> Any:
    found = _NAMED.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return value
    made = given[found[1]][found[2]]
    return made[found[3]] if found[3] else made


def cases_in(path: Path) -> Iterator[Mapping[str, Any]]:
    """Read every case in a folder, or the one in a file."""
    yaml = import_module("yaml")
    for file in sorted(path.rglob("*.yaml")) if path.is_dir() else [path]:
        yield yaml.safe_load(file.read_text(encoding="utf-8"))


def table(results: Iterable[CaseResult]) -> Iterator[str]:
    """Give the lines of the report: a line for each category, and one for all."""
    counted: dict[str, Counter[Outcome]] = {}
    for result in results:
        counted.setdefault(result.category, Counter())[result.outcome] += 1
    whole: Counter[Outcome] = sum(counted.values(), Counter())
    yield f"{'category':16}" + "".join(f"{outcome:>10}" for outcome in Outcome)
    for category, found in (*sorted(counted.items()), ("all", whole)):
        yield f"{category:16}" + "".join(f"{found[outcome]:10}" for outcome in Outcome)


def main(arguments: list[str]) -> int:
    """Run the cases of a folder; the exit code says whether any failed."""
    parser = argparse.ArgumentParser(prog="make.py conformance", description=__doc__)
    parser.add_argument("path", type=Path, help="a folder of cases, or one case")
    parser.add_argument("--ours", action="store_true", help="by our meaning, against the common state")
    parser.add_argument("--all", action="store_true", help="every reason, not the first one only")
    asked = parser.parse_args(arguments)
    meaning = Meaning.OURS if asked.ours else Meaning.ORIGINAL
    results = [run_case(case, meaning) for case in cases_in(asked.path)]
    print(*table(results), sep="\n")
    for result in results:
        if result.outcome is not Outcome.PASSED:
            shown = result.reasons if asked.all else result.reasons[:1]
            print(f"\n{result.outcome}: {result.category}/{result.name}", *shown, sep="\n  ")
    return 1 if any(result.outcome is Outcome.FAILED for result in results) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
