"""A package beside the library that it is matched with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from db.exchange.battlescribe.findings import Finding, FindingOutcome
from db.exchange.budget import Joining
from db.exchange.package import Package
from db.soft_deleted import SoftDeleted
from desktop.operations.desk import Desk
from desktop.operations.imports.match import own_lists
from desktop.operations.imports.merge import Merging
from desktop.operations.imports.provenance import FileSources, MergeBase, Provenance
from desktop.operations.imports.report import ImportReport
from rules.text import Message

_READ = 0.3
"""The part of the work that reading takes; the rest is holding one thing after the other against ours."""
_OFTEN = 50


@dataclass
class Incoming:
    """What the import of a package asks of the package and of the library; nothing is written here."""

    desk: Desk
    file: str
    theirs: Package
    chosen: frozenset[tuple[str, str]] = frozenset()
    """Things of ours and their fields in which theirs is taken over mine."""

    everything: bool = False
    step: Callable[[float], None] = lambda _: None
    """Hears which part is done, 0 to 1, and may raise to end the work."""

    report: ImportReport = field(default_factory=ImportReport)
    _met: int = 0

    @cached_property
    def joining(self) -> Joining:
        """What matching may still cost."""
        return Joining(self.file)

    @cached_property
    def provenance(self) -> Provenance:
        """What the package's library says of things, beside what it and others said before."""
        return Provenance(self.desk.library.memory.origins(), self.theirs, self.file)

    @cached_property
    def sources(self) -> FileSources:
        """The origins of files of other programs that the package carries along."""
        known = {**own_lists(self.desk.library), **self.provenance.known}
        return FileSources(known, self.theirs, self.file)

    @cached_property
    def gone(self) -> SoftDeleted:
        """What is soft-deleted here."""
        return self.desk.library.memory.soft_deleted()

    def merging(self, base: MergeBase[Any], *, fills: bool = True, whole: bool = False) -> Merging:
        """Return the merge of one thing; ``whole``: the package states all of it, empty fields too."""
        return Merging(
            self.chosen, heard=base.said is not None, everything=self.everything, fills=fills, whole=whole,
            ours=base.ours, left=base.left,
        )  # fmt: skip

    def go_on(self) -> None:
        """Tell ``step`` how far the work is, with each thing of the package. Raises what ends the work."""
        if self._met % _OFTEN == 0:
            self.step(_READ + (1 - _READ) * self._met / self._things)
        self._met += 1

    @cached_property
    def _things(self) -> int:
        theirs = self.theirs
        kinds = theirs.cards, theirs.armies, theirs.offers, theirs.formats, theirs.rulesets, theirs.battles
        return sum(map(len, kinds))

    def tell(self, name: str, code: str, **data: object) -> None:
        """Report what became of something in the package; ``english`` is its English name there."""
        message = Message(f"import.{code}", {"value": name, **data})
        self.report.findings.append(Finding(self.file, name, "", message, FindingOutcome.NOTE))

    def stays_away(self, thing: str, name: str, name_en: str = "") -> bool:
        """Tell whether a soft-deleted thing stays so, as it does unless its owner decided otherwise."""
        merging = self.merging(MergeBase())
        back = merging.comes_back(thing, name, name_en)
        self.report.differences += merging.differences
        self.tell(name, "came_back" if back else "put_away", english=name_en)
        return not back
