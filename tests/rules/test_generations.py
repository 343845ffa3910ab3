"""Since when a ruleset knows of a line: what players kept plays on as it did, whatever comes later.

``decided.json`` holds each decision under its generation with its readings, that of rulesets kept from before
it first. A decision that was released stays there as it is; a new one is written under the newest generation,
which is another than that of the last release.
Rows of wound effects that came later are in ``LATER_ROWS``.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.battle import own_ruleset
from rules.battle import ruleset as ruleset_module
from rules.battle.decisions import table
from rules.battle.decisions.decision import GENERATION, Decision, Reading
from rules.battle.decisions.table import TABLE
from rules.battle.own_ruleset import OwnRuleset, cells_of, made_of, up_to_date
from rules.battle.ruleset import Ruleset
from rules.battle.ruleset_lines import lines
from rules.battle.ruleset_table import CellKind, Chapter, Words
from tests.rules.changed_values import changed
from tests.rules.data import abilities, read

DECIDED = json.loads((Path(__file__).parent / "decided.json").read_text(encoding="utf-8"))
LATER_ROWS = {
    f"wound_effects/immunity:target:replace:always:{words}/on": 2
    for words in (
        "bras:arms", "abdomen", "thorax:chest", "blessure grave:serious wound",
        "blessure critique:critical wound", "tue net:killed outright",
    )
}  # fmt: skip
RELEASED = {"0.1.0": (2, "03c23c64bae4bad1")}
"""Each release with its generation and the sum of what that generation had: never changed, only added to."""

CONFRONTATION_RULES = ("seeds", "c3", "c5")
SHIPPED = (*CONFRONTATION_RULES, "monconf", "eclats")
KEPT = [(base, known) for base in SHIPPED for known in range(1, GENERATION + 1)]

LATER = Decision(
    id="later", chapter=Chapter.DICE, section="II-A", since=GENERATION + 1,
    words=Words("Plus tard", "Later"), text=Words("Rien n’est dit.", "Nothing is said."),
    readings=(Reading("new", Words("Autrement", "Otherwise")), Reading("old", Words("Avant", "Before"))),
    before="old", systems=("confrontation", "monconf", "eclats"),
)  # fmt: skip


def played(base: str, known: int) -> Ruleset:
    """Return how an own ruleset plays today that was kept when there were so many generations."""
    shipped = Ruleset.shipped(read(f"rulesets/{base}"))
    return made_of(
        shipped, up_to_date(OwnRuleset("Maison", base, generation=known), shipped), "x", abilities()
    )


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the next generation the newest."""
    for module in (ruleset_module, own_ruleset):
        monkeypatch.setattr(module, "GENERATION", GENERATION + 1)
    yield


@pytest.fixture
def one_more(raised: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a decision of the next generation."""
    monkeypatch.setattr(table, "TABLE", (*TABLE, LATER))
    monkeypatch.setattr(ruleset_module, "BY_ID", {d.id: d for d in (*TABLE, LATER)})
    monkeypatch.setattr("rules.battle.ruleset_lines.DECISIONS", (*TABLE, LATER))


def test_every_decision_is_written_under_its_generation() -> None:
    found: dict[str, dict[str, str]] = {}
    for decision in TABLE:
        others = [reading.id for reading in decision.readings if reading.id != decision.kept]
        found.setdefault(str(decision.since), {})[decision.id] = " ".join((decision.kept, *others))
    assert found == DECIDED, "a new decision is entered in tests/rules/decided.json, an old one stays"


def sum_of(generation: int) -> str:
    """Give the sum of what came with a generation."""
    rows = sorted(path for path, since in LATER_ROWS.items() if since == generation)
    told = json.dumps([DECIDED.get(str(generation), {}), rows], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


@pytest.mark.parametrize("release", RELEASED)
def test_what_was_released_with_a_generation_is_all_that_it_ever_has(release: str) -> None:
    generation, released = RELEASED[release]
    assert sum_of(generation) == released, (
        f"generation {generation} came with release {release} and takes nothing more: raise GENERATION in "
        "rules/battle/decisions/decision.py and enter what is new under it in tests/rules/decided.json"
    )


def test_every_release_has_its_generation() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    version = project["project"]["version"]
    assert version in RELEASED, (
        f"enter {version} in RELEASED of tests/rules/test_generations.py: GENERATION, sum_of(GENERATION)"
    )


@pytest.mark.parametrize("base", SHIPPED)
def test_every_row_that_came_later_is_written_with_its_generation(base: str) -> None:
    table = cells_of(lines(Ruleset.shipped(read(f"rulesets/{base}")), abilities()))
    later = {
        path: cell.before.since
        for path, cell in table.items()
        if cell.kind is CellKind.SWITCH and cell.before is not None and cell.before.since > 1
    }
    assert later == (LATER_ROWS if base in CONFRONTATION_RULES else {})


def test_the_newest_generation_is_one_that_something_came_with() -> None:
    assert max(decision.since for decision in TABLE) == GENERATION


def test_a_decision_without_its_generation_is_none() -> None:
    with pytest.raises(TypeError, match="since"):
        Decision(
            id="later", chapter=Chapter.DICE, section="II-A", words=LATER.words, text=LATER.text,
            readings=LATER.readings,
        )  # type: ignore[call-arg]  # fmt: skip


@pytest.mark.parametrize(("base", "known"), KEPT)
def test_raising_the_generation_changes_nothing_for_who_kept_a_ruleset(
    base: str, known: int, request: pytest.FixtureRequest
) -> None:
    before = played(base, known)
    request.getfixturevalue("raised")
    assert changed(played(base, known), before, abilities()) == {}


@pytest.mark.parametrize(("base", "known"), KEPT)
def test_what_comes_with_the_next_generation_is_played_as_before_by_who_kept_a_ruleset(
    base: str, known: int, request: pytest.FixtureRequest
) -> None:
    before = played(base, known)
    request.getfixturevalue("one_more")
    after = played(base, known)
    assert after.follows(LATER, "old")
    assert {**before.decisions, "later": "old"} == after.decisions
    assert played(base, GENERATION + 1).follows(LATER, "new")
    assert Ruleset.shipped(read(f"rulesets/{base}")).follows(LATER, "new")
