"""What an import did, as plain values: the same keys whatever was read (docs/IMPORT.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from db.exchange.battlescribe.findings import Finding


def imported(**told: Any) -> dict[str, Any]:
    """Tell what is known of an import; what nobody told of did not happen."""
    return {
        "added": [], "changed": [], "same": 0, "offers": _moved(), "armies": _moved(), "rulesets": _moved(),
        "formats": _moved(), "battles": [], "files": [], "profiles": [], "troubles": [], "more_troubles": 0,
        "proposals": [], "differences": [], "stays": [], "refused": [], **told,
    }  # fmt: skip


def _moved() -> dict[str, Any]:
    return {"added": [], "changed": [], "same": 0}


def moved(added: list[str], changed: list[str] | None = None) -> dict[str, Any]:
    """Tell which things of a kind came, and which became others."""
    return {**_moved(), "added": list(added), "changed": list(changed or ())}


def trouble(finding: Finding, why: str) -> dict[str, Any]:
    """Tell of a finding in a file."""
    return {
        "file": finding.file, "entry": finding.entry, "line": 0, "field": finding.field,
        "fate": finding.fate.value, "reason": finding.reason,
        "value": finding.message.data.get("value", ""), "why": why,
    }  # fmt: skip


def joined(*reports: dict[str, Any]) -> dict[str, Any]:
    """Add up what several imports did."""
    total = imported()
    for report in reports:
        total = {key: _sum(total[key], report[key]) for key in total}
    return total


def _sum(one: Any, other: Any) -> Any:
    return {key: _sum(one[key], other[key]) for key in one} if isinstance(one, dict) else one + other
