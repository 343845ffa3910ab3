"""Reports for rosters, and entries of rosters, of which nothing was imported: their findings are left out."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from db.exchange.battlescribe.findings import Finding, FindingOutcome, Tally
from db.exchange.battlescribe.harvest import FileTaken
from rules.text import Message

Lost = Collection[tuple[str, str]]
"""Files and the entries of theirs that are lost; "" for all that stands in a file."""
_SO_SAID = {"import.nearly_card": "import.nearly_card_out"}
_KEPT = frozenset({"import.selection_as_note", "import.option_number", *_SO_SAID})
"""What is told of something that was kept beside its card or its army, which is not there."""
_BELOW = " › "


def tallies(told: Iterable[Tally], lost: Lost) -> list[Tally]:
    """Return what became of profiles: those of lost entries became nothing."""
    if not lost:
        return list(told)
    return [replace(t, became="", key="") if _is_lost(t.file, t.entry, lost) else t for t in told]


def files(told: Iterable[FileTaken], became: Iterable[Tally], lost: Lost) -> list[FileTaken]:
    """Return the files that were read, with how many of their profiles arrived after all."""
    arrived = [each.file for each in became if each.became] if lost else []
    shorter = {file for file, _ in lost}
    return [replace(f, arrived=arrived.count(f.file)) if f.file in shorter else f for f in told]


def finding(told: Finding, lost: Lost) -> Finding:
    """Return a finding as it is reported: nothing was kept of what is lost."""
    kept = told.outcome is FindingOutcome.TEXT or told.reason in _KEPT
    if not (lost and kept and _is_lost(told.file, told.entry, lost)):
        return told
    code = _SO_SAID.get(told.reason, "import.not_taken")
    return replace(told, message=Message(code, told.message.data), outcome=FindingOutcome.OUT)


def _is_lost(file: str, entry: str, lost: Lost) -> bool:
    parts = entry.split(_BELOW)
    above = {_BELOW.join(parts[:n]) for n in range(len(parts) + 1)}
    return any((file, each) in lost for each in above)
