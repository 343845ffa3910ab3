"""Hold what a case expects against what the list is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

_COUNTS = {
    "forceCount": "forces", "selectionCount": "selections", "childForceCount": "childForces",
    "childCount": "children", "categoryCount": "categories", "costCount": "costs",
    "costLimitCount": "costLimits", "errorCount": "errors",
}  # fmt: skip
_UNORDERED = {"profiles", "rules", "categories", "publications", "characteristics", "costLimits"}


def differences(expected: Mapping[str, Any], actual: Mapping[str, Any], where: str = "") -> Iterator[str]:
    """Give what is otherwise than expected; what is not spoken of may be anything."""
    for key, wanted in expected.items():
        at = f"{where}.{key}" if where else str(key)
        if key in ("errors", "errorsContain", "engines"):
            continue
        if key in _COUNTS:
            found = len(actual[_COUNTS[key]])
            if found != wanted:
                yield f"{at}: {found}, not {wanted}"
        elif key == "costs":
            yield from _costs(wanted, actual[key], at)
        elif isinstance(wanted, list):
            yield from _lists(wanted, actual[key], at, key in _UNORDERED)
        elif not _same(wanted, actual[key]):
            yield f"{at}: {actual[key]!r}, not {wanted!r}"


def error_differences(expected: Mapping[str, Any], errors: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Give the errors that are wanting or too many; who speaks of none means that there is none."""
    exact = expected.get("errors")
    some = expected.get("errorsContain")
    if exact is None and some is None:
        if "errorCount" in expected:
            return
        exact = []
    left = list(errors)
    for wanted in exact if exact is not None else some or []:
        found = next((each for each in left if _is_error(wanted, each)), None)
        if found is None:
            yield f"errors: no {_on(wanted)} from {wanted['from']}"
        elif exact is not None:
            left.remove(found)
    if exact is not None:
        yield from (f"errors: also {' '.join(each['on'])} from {each['from']}" for each in left)


def _on(wanted: Mapping[Any, Any]) -> str:
    # YAML reads the bare word "on" as yes.
    return str(wanted.get("on", wanted.get(True)))


def _is_error(wanted: Mapping[Any, Any], found: Mapping[str, Any]) -> bool:
    kind, _, entry = _on(wanted).partition(" ")
    said = str(wanted.get("messageContains") or "").lower()
    return (
        found["on"][0] == kind
        and entry in ("", found["on"][1])
        and found["from"] == wanted["from"]
        and said in found["message"].lower()
    )


def _costs(wanted: list[Any], found: list[Any], at: str) -> Iterator[str]:
    by_type = {each["typeId"]: each for each in found}
    for each in wanted:
        # What costs nothing may be left out.
        cost = by_type.pop(each["typeId"], {**each, "value": 0})
        yield from differences(each, cost, f"{at}.{each['typeId']}")
    yield from (f"{at}: also {id_}={cost['value']}" for id_, cost in by_type.items() if cost["value"])


def _lists(wanted: list[Any], found: list[Any], at: str, unordered: bool) -> Iterator[str]:
    if len(wanted) != len(found):
        names = [each.get("name", each.get("id")) for each in found]
        yield f"{at}: {len(found)} {names}, not {len(wanted)}"
        return
    left = list(found)
    for number, each in enumerate(wanted):
        if unordered:
            fitting = next((one for one in left if not list(differences(each, one))), None)
            if fitting is None:
                yield f"{at}[{number}]: none like {each}; left {left}"
            else:
                left.remove(fitting)
        else:
            yield from differences(each, found[number], f"{at}[{number}]")


def _same(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, bool) or isinstance(found, bool):
        return bool(wanted) == bool(found)
    if isinstance(wanted, int | float) and isinstance(found, int | float):
        return abs(wanted - found) < 1e-12
    return str(wanted if wanted is not None else "") == str(found if found is not None else "")
