"""Take packages into a library: look what one would bring, then bring it in one transaction.

A field its owner changed is never overwritten; what its owner left as it came follows.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from db.errors import Unreadable
from db.exchange import budget, package
from desktop.operations.desk import Desk
from desktop.operations.imports.incoming import Incoming
from desktop.operations.imports.merge import Key
from desktop.operations.imports.package_matching import PackageMatching
from desktop.operations.imports.report import ImportReport, tell_import
from desktop.operations.trouble import known_trouble
from rules.text import Message

Step = Callable[[float], None]
_PLACES = ("library", "muster", "rulesets")
"""The timelines of what a package is held against, but for battles, which are never changed."""


def _unheard(part: float) -> None:
    """Hear nothing of how far the work is."""


@known_trouble
def look(desk: Desk, *, path: Path, step: Step = _unheard) -> ImportReport:
    """Tell what a package would bring and where it says otherwise than its owner; nothing is written.

    ``step`` hears which part is done, 0 to 1; what it raises ends the work.
    """
    return _planned(desk, path, step=step).report


@known_trouble
def bring(
    desk: Desk,
    *,
    path: Path,
    fields: frozenset[Key] = frozenset(),
    everything: bool = False,
    initiator: object | None = None,
) -> ImportReport:
    """Take a package in: one transaction, one step of each place it moves.

    ``fields`` are (thing, field) in which the package's word is taken over mine, which ``everything`` says of
    all. What it told is remembered where nothing moves too, which is no step. Of a file that is no package
    nothing is written.
    """
    report = _write(desk, _planned(desk, path, fields, everything))
    tell_import(desk, report, initiator=initiator)
    return report


@known_trouble
def bring_beside(
    desk: Desk, *, path: Path, fields: frozenset[Key] | None = None, step: Step = _unheard
) -> ImportReport:
    """Do the same without telling anybody, beside the window; the place tells them then.

    Where nobody chose the ``fields`` yet and the package says otherwise than its owner nothing is written:
    its report waits for the owner's word. Where something moved here meanwhile all is held against that
    once more. ``step`` hears which part is done, 0 to 1; what it raises ends the work before anything is
    written.
    """
    while True:
        before = _moments(desk)
        plan = _planned(desk, path, fields or frozenset(), step=step)
        if fields is None and not plan.report.all_taken:
            return plan.report
        step(1)  # the last word that can end it: from here on it is written
        if _moments(desk) == before:
            return _write(desk, plan)


def _moments(desk: Desk) -> list[int | None]:
    """Return where each place stands."""
    return [desk.library.head(place) for place in _PLACES]


def _write(desk: Desk, plan: PackageMatching) -> ImportReport:
    report, writes = plan.report, plan.writes()
    if writes.is_empty:
        if writes.origins:
            desk.library.memory.keep_origins(writes.origins)
        return report
    label = Message("step.package_imported", {"file": plan.incoming.file})
    report.battles += desk.library.write_package(label, writes)
    report.pinned += (card_id for card_id, _ in writes.cards)
    report.label = label
    return report


def _planned(
    desk: Desk,
    path: Path,
    fields: frozenset[Key] = frozenset(),
    everything: bool = False,
    step: Step = _unheard,
) -> PackageMatching:
    theirs = package.read(budget.bytes_of(path, budget.MAX_PACKAGE), path.name)
    if theirs.is_empty:
        raise Unreadable("empty", file=path.name)
    plan = PackageMatching(Incoming(desk, path.name, theirs, fields, everything, step=step))
    plan.match()
    return plan
