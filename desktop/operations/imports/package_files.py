"""Take packages into a library: look what one would bring, then bring it in one transaction.

A field its owner changed is never overwritten; what its owner left as it came follows.
"""

from __future__ import annotations

from pathlib import Path

from db.errors import Unreadable
from db.exchange import budget, package
from desktop.operations.desk import Changes, Desk
from desktop.operations.imports.incoming import Incoming
from desktop.operations.imports.package_plan import PackagePlan
from desktop.operations.imports.report import ImportReport
from desktop.operations.trouble import known_trouble
from rules.text import Message


@known_trouble
def look(desk: Desk, *, path: Path) -> ImportReport:
    """Tell what a package would bring and where it says otherwise than its owner; nothing is written."""
    return _planned(desk, path, frozenset()).incoming.report


@known_trouble
def bring(
    desk: Desk,
    *,
    path: Path,
    fields: frozenset[tuple[str, str]] = frozenset(),
    everything: bool = False,
    initiator: object | None = None,
) -> ImportReport:
    """Take a package in: one transaction, one step of each place it moves.

    ``fields`` are (thing, field) in which the package's word is taken over mine, which ``everything`` says of
    all. What it told is remembered where nothing moves too, which is no step. Of a file that is no package
    nothing is written.
    """
    plan = _planned(desk, path, fields, everything)
    report, writes = plan.incoming.report, plan.writes()
    if writes.is_empty:
        if writes.origins:
            desk.library.remember(writes.origins)
        return report
    label = Message("step.package_imported", {"file": path.name})
    report.battles += desk.library.write_package(label, writes)
    report.label = label
    changes = Changes(
        cards=frozenset(card_id for card_id, _ in writes.cards),  # revisions that lists pin come too
        armies=frozenset((*report.armies_added, *report.armies_changed)),
        battles=frozenset(report.battles),
        formats=frozenset((*report.formats_added, *report.formats_changed)),
        rulesets=frozenset((*report.rulesets_added, *report.rulesets_changed)),
        label=label,
        initiator=initiator,
    )
    desk.announce(changes)
    return report


def _planned(
    desk: Desk, path: Path, fields: frozenset[tuple[str, str]], everything: bool = False
) -> PackagePlan:
    theirs = package.read(budget.bytes_of(path, budget.MAX_PACKAGE), path.name)
    if theirs.is_empty:
        raise Unreadable("empty", file=path.name)
    plan = PackagePlan(Incoming(desk, path.name, theirs, fields, everything))
    plan.meet()
    return plan
