"""Import packages into a library: plan what one brings, then write it in one transaction.

A field that its owner changed is never overwritten unasked; others follow the package.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from db.errors import Unreadable
from db.exchange import budget, package
from db.writes import Imported
from desktop.operations.desk import Desk
from desktop.operations.imports.heads import heads
from desktop.operations.imports.incoming import Incoming
from desktop.operations.imports.merge import Key, all_taken
from desktop.operations.imports.package_matching import PackageMatching
from desktop.operations.imports.report import ImportReport, tell_import
from desktop.operations.trouble import known_trouble
from rules.text import Message

Step = Callable[[float], None]


def _unheard(part: float) -> None:
    """Ignore how far the work is: the ``step`` of whoever shows no progress."""


@known_trouble
def look(desk: Desk, *, path: Path, step: Step = _unheard) -> ImportReport:
    """Plan the import of a package and return its report; nothing is written.

    ``step`` is called with the part that is done, 0 to 1; what it raises ends the work.
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
    """Import a package: one transaction, one step of each place that changes.

    ``fields`` are (thing, field) in which theirs is taken over ours; ``everything`` takes all. What the
    package says is kept even where nothing changes, which is no step. Of a file that is no package nothing is
    written.
    """
    report = _write(desk, _planned(desk, path, fields, everything))
    tell_import(desk, report, initiator=initiator)
    return report


@known_trouble
def bring_beside(
    desk: Desk, *, path: Path, fields: frozenset[Key] | None = None, step: Step = _unheard
) -> ImportReport:
    """Import as :func:`bring` does, in a thread beside the window and without announcing it.

    The place announces it afterwards. Where ``fields`` were not chosen yet and theirs conflicts with ours
    nothing is written: the report waits for the owner's decisions. Where the library changed meanwhile the
    import is planned again. ``step`` is called with the part that is done, 0 to 1; what it raises ends the
    work before anything is written.
    """
    while True:
        before = heads(desk)
        plan = _planned(desk, path, fields or frozenset(), step=step)
        if fields is None and not all_taken(plan.report.differences):
            return plan.report
        step(1)  # the last word that can end it: from here on it is written
        if heads(desk) == before:
            return _write(desk, plan)


def _write(desk: Desk, plan: PackageMatching) -> ImportReport:
    report, writes = plan.report, plan.writes()
    if writes.is_empty:
        if writes.origins or writes.catalogue_files:
            desk.library.memory.keep(
                Imported(
                    origins=writes.origins, catalogues=writes.catalogues,
                    catalogue_files=writes.catalogue_files,
                )
            )  # fmt: skip
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
