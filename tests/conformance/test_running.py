"""The runner of the suite, with cases of our own: what passes, what fails, what is left out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rules.catalogue.meaning import Meaning
from tests.conformance import running
from tests.conformance.comparing import differences, error_differences
from tests.conformance.running import CaseResult, Outcome, run_case, table

FORCE = {"id": "band", "name": "Band", "categoryLinks": [{"targetId": "line"}]}
SYSTEM = {
    "costTypes": [
        {"id": "pa", "name": "PA", "defaultCostLimit": 25},
        {"id": "pow", "name": "POW", "hidden": True},
    ],
    "categoryEntries": [{"id": "line", "name": "Line"}],
    "forceEntries": [{**FORCE, "forceEntries": [{"id": "wing", "name": "Wing"}]}],
    "publications": [{"id": "book", "name": "Book"}],
    "rules": [{"id": "g", "name": "General", "description": "Applies"}],
}
AXE = {
    "id": "axe",
    "name": "Axe",
    "type": "upgrade",
    "constraints": [{"id": "one", "type": "min", "value": 1}],
}
ORC = {
    "id": "orc", "name": "Orc", "type": "model", "page": "3", "publicationId": "book",
    "costs": [{"typeId": "pa", "value": 10}],
    "categoryLinks": [{"targetId": "line", "primary": True}],
    "constraints": [{"id": "most", "type": "max", "value": 1, "field": "selections", "scope": "parent"}],
    "profiles": [{"id": "p", "name": "Orc", "typeId": "t", "typeName": "Card",
                  "characteristics": [{"name": "ATT", "typeId": "a", "value": "5"}]}],
    "selectionEntries": [AXE],
}  # fmt: skip
FORCE_ID = "${{ steps.add.forceId }}"
ADD = {"action": "addForce", "id": "add", "forceEntryId": "band"}
CHOOSE = {"action": "selectEntry", "id": "orc", "forceId": FORCE_ID, "entryId": "orc"}


def case(*steps: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    catalogue = {
        "id": "army",
        "selectionEntries": [ORC],
        "rules": [{"id": "r", "name": "Own", "hidden": False}],
    }
    setup = {"gameSystem": SYSTEM, "catalogues": [catalogue]}
    return {"id": "a-case", "category": "own", "setup": setup, "steps": list(steps), **more}


def expect(**state: Any) -> dict[str, Any]:
    return {"expectedState": state}


TOO_MANY = {True: "selection orc", "from": "orc/most", "messageContains": "too many"}
TOO_DEAR = {"on": "roster", "from": "costLimits/pa"}


def test_a_case_that_holds_passes() -> None:
    orc = {
        "name": "Orc", "number": 1, "type": "model", "page": "3", "publicationName": "Book", "childCount": 1,
        "costs": [{"name": "PA", "typeId": "pa", "value": 10}, {"typeId": "pow", "value": 0}],
        "categories": [{"name": "Line", "entryId": "line", "primary": True}],
        "profiles": [{"typeName": "Card", "characteristics": [{"name": "ATT", "value": 5}]}],
    }  # fmt: skip
    axe = {"action": "deselectSelection", "selectionId": "${{ steps.orc.selections.axe }}"}
    result = run_case(
        case(
            ADD,
            expect(name="a-case", gameSystemName="System", forces=[{"selectionCount": 0, "rules": [{}, {}]}]),
            CHOOSE,
            expect(costs=[{"typeId": "pa", "value": 10, "hidden": False}], forces=[{"selections": [orc]}]),
            axe,
            expect(errors=[{"on": "selection orc", "from": "axe/one"}]),
            CHOOSE,
            CHOOSE,
            expect(errorsContain=[TOO_MANY]),
            expect(errorCount=3),
        )
    )
    assert result == CaseResult("a-case", "own", Outcome.PASSED)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (expect(forces=[{"selections": []}]), "forces[0].selections: 2 ['Orc', 'Orc'], not 0"),
        (expect(forces=[{"selectionCount": 3}]), "forces[0].selectionCount: 2, not 3"),
        (expect(costs=[{"typeId": "pa", "value": 21}]), "costs.pa.value: 20.0, not 21"),
        (expect(costs=[]), "costs: also pa=20.0"),
        (expect(name="another"), "name: 'a-case', not 'another'"),
        (expect(forces=[{"hidden": True}]), "forces[0].hidden: False, not True"),
        (expect(forces=[{"publications": [{"id": "none"}]}]), "publications[0]: none like"),
        (expect(), "errors: also selection orc from orc/most"),
        (expect(errors=[TOO_MANY, TOO_DEAR]), "errors: no roster from costLimits/pa"),
        (expect(errorsContain=[TOO_DEAR]), "errors: no roster from costLimits/pa"),
        (expect(errorCount=0), "errorCount: 1, not 0"),
        (
            {"action": "selectEntry", "forceId": FORCE_ID, "entryId": "troll"},
            "NotOfferedError",
        ),
    ],
)
def test_a_case_that_does_not_hold_fails(wrong: Mapping[str, Any], said: str) -> None:
    result = run_case(case(ADD, CHOOSE, CHOOSE, wrong))
    assert result.outcome is Outcome.FAILED
    assert any(said in reason for reason in result.reasons), result.reasons


def test_the_originals_state_goes_before_what_all_expect() -> None:
    other = expect(forceCount=9, engines={"battlescribe": {"forceCount": 1}, "another": {"forceCount": 8}})
    fed = {
        "action": "setCostLimit",
        "costTypeId": "pa",
        "value": 1,
        "engines": {"battlescribe": {"value": 40}},
    }
    passed_over = {"action": "removeForce", "forceId": "nobody", "skipEngines": ["battlescribe"]}
    result = run_case(case(ADD, passed_over, fed, expect(costLimits=[{"typeId": "pa", "value": 40}]), other))
    assert result.outcome is Outcome.PASSED


def test_what_is_not_for_us_is_left_out() -> None:
    files = case(ADD) | {"setup": {"dataSource": "elsewhere"}}
    for left_out in (
        files,
        case(ADD, engines={"battlescribe": "skip"}),
        case({"expectedFile": {}, "id": "x"}),
        case({"action": "loadRoster"}),
    ):
        assert run_case(left_out).outcome is Outcome.LEFT_OUT


def test_every_step_is_carried_out() -> None:
    result = run_case(
        case(
            ADD,
            CHOOSE,
            {"action": "duplicateSelection", "id": "copy", "selectionId": "${{ steps.orc.selectionId }}"},
            {**ADD, "action": "addChildForce", "id": "wing", "forceId": FORCE_ID, "forceEntryId": "wing"},
            {"action": "setCustomization", "forceId": FORCE_ID, "customName": "First"},
            {"action": "setCustomization", "forceId": FORCE_ID, "categoryEntryId": "line",
             "customName": "Front"},
            {"action": "setCustomization", "selectionId": "${{ steps.orc.selectionId }}", "forceId": "x",
             "customNotes": "brave"},
            {"action": "duplicateForce", "id": "second", "forceId": FORCE_ID},
            {"action": "removeForce", "forceId": "${{ steps.wing.forceId }}"},
            {"action": "deselectSelection", "selectionId": "${{ steps.copy.selectionId }}"},
            {"action": "setSelectionCount", "selectionId": "${{ steps.orc.selectionId }}", "count": 4},
            {"action": "selectChildEntry", "selectionId": "${{ steps.orc.selectionId }}", "entryId": "axe"},
            {"action": "reload"},
            {"action": "dump"},
            expect(
                errorCount=2,
                forces=[
                    {
                        "customName": "First", "childForceCount": 0, "availableEntryCount": 1,
                        "categories": [{"name": "Uncategorised"}, {"name": "Line", "customName": "Front"}],
                        "selections": [{"customNotes": "brave", "children": [{"number": 2}]}],
                    },
                    {"childForces": [{"name": "Wing"}]},
                ],
            ),
        )
    )  # fmt: skip
    assert result == CaseResult("a-case", "own", Outcome.PASSED)


def test_a_limit_on_a_link_is_named_by_its_targets() -> None:
    limit = {"type": "max", "value": 1, "field": "selections", "scope": "force"}
    links = [
        {"id": "link", "targetId": "orc", "type": "selectionEntry", "constraints": [{"id": "own", **limit}]}
    ]
    for shared, named in (({**ORC, "constraints": [{"id": "its", **limit, "value": 9}]}, "orc/its"),
                          ({**ORC, "constraints": []}, "link/own")):  # fmt: skip
        catalogue = {"id": "army", "sharedSelectionEntries": [shared], "entryLinks": links}
        library = {"id": "lib", "library": True}
        choose = {**CHOOSE, "entryId": "link"}
        made = case(ADD, choose, choose, expect(errors=[{"on": "selection orc", "from": named}]))
        made["setup"] = {"gameSystem": SYSTEM, "catalogues": [library, catalogue]}
        assert run_case(made).reasons == ()


def test_the_report_counts_by_category() -> None:
    results = [
        CaseResult("a", "cost", Outcome.PASSED), CaseResult("b", "cost", Outcome.FAILED),
        CaseResult("c", "scope", Outcome.LEFT_OUT),
    ]  # fmt: skip
    assert [line.split() for line in table(results)] == [
        ["category", "passed", "failed", "left", "out"],
        ["cost", "1", "1", "0"], ["scope", "0", "0", "1"], ["all", "1", "1", "1"],
    ]  # fmt: skip


def test_a_folder_is_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    cases = [case(ADD, expect(forceCount=1)), case({"action": "loadRoster"})]
    monkeypatch.setattr(running, "cases_in", lambda path: iter(cases))
    assert running.main([str(tmp_path)]) == 0
    assert "left out: own/a-case\n  it takes the step loadRoster" in capsys.readouterr().out
    cases.append(case(ADD, expect(forceCount=2, name="other")))
    assert running.main([str(tmp_path), "--all", "--ours"]) == 1
    assert "step 2: forceCount: 1, not 2\n  step 2: name" in capsys.readouterr().out


def test_meaning_is_the_originals_unless_asked_otherwise() -> None:
    hidden = {**ORC, "hidden": True, "categoryLinks": [], "constraints": []}
    told = [{"on": "selection orc", "from": "orc/hidden"}]
    made = case(ADD, CHOOSE, expect(errors=told, engines={"battlescribe": {"errors": []}}))
    made["setup"]["catalogues"][0]["selectionEntries"] = [hidden]
    assert run_case(made).outcome is Outcome.PASSED
    assert run_case(made, Meaning.OURS).outcome is Outcome.PASSED


def test_prices_in_a_circle_are_one_error() -> None:
    asked = {"field": "pa", "scope": "force", "childId": "orc", "value": 5, "repeats": 1}
    dearer = {"type": "increment", "field": "pa", "value": "1", "repeats": [asked]}
    made = case(ADD, CHOOSE, expect(errorCount=1, costs=[{"typeId": "pa", "value": 10}]))
    orc = {**ORC, "modifiers": [dearer], "constraints": []}
    made["setup"]["catalogues"][0]["selectionEntries"] = [orc]
    assert run_case(made, Meaning.OURS).reasons == ()


def test_what_is_compared() -> None:
    found = {"a": 1, "forces": [], "page": "", "hidden": False}
    assert list(differences({"a": 1.0, "page": None, "hidden": False}, found)) == []
    assert list(differences({"a": 2}, found)) == ["a: 1, not 2"]
    assert list(error_differences({"errorCount": 3}, [])) == []
