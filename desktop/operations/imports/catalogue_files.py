"""The catalogues and rosters of one import, and what their cards, options and lists ask of the library."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from db.catalogue_record import KeptCatalogue
from db.exchange.battlescribe.findings import Finding, FindingOutcome
from db.exchange.battlescribe.harvest import (
    Harvest,
    catalogue_key,
    file_key,
)
from db.kept_catalogues import sum_of_bytes
from db.origins import Origin
from desktop.operations.desk import Desk
from desktop.operations.imports.merge import DELETED, Key, Merging
from desktop.operations.imports.provenance import Ages
from desktop.operations.imports.report import ImportReport
from desktop.operations.imports.revision_news import RevisionNews
from rules.cards import Revision
from rules.text import Message

FOREIGN = "bs:"
READ = 0.5
"""The part of an import that reading takes; the rest is holding one thing after the other against ours."""
_OFTEN = 50


@dataclass
class CatalogueFiles:
    """The files of one import, beside one library; nothing is written here."""

    desk: Desk
    harvest: Harvest
    chosen: frozenset[Key]
    everything: bool = False
    """Whether the files have the last word in every field."""

    step: Callable[[float], None] = lambda _: None
    """Hears which part is done, 0 to 1, and may raise to end the work."""

    leave: frozenset[str] = frozenset()
    """The foreign ids of new cards that are not to be taken."""

    news: RevisionNews = field(default_factory=RevisionNews)
    """Which files have a new revision, and what it says."""

    report: ImportReport = field(default_factory=ImportReport)
    _met: int = 0

    @cached_property
    def known(self) -> Mapping[str, Revision]:
        """What our cards show, by their ids."""
        return {revision.card_id: revision for revision in self.desk.library.cards()}

    @cached_property
    def every(self) -> Mapping[str, Origin]:
        """The origins of all our things, by foreign id, whatever source they are of."""
        return self.desk.library.memory.origins()

    @cached_property
    def origins(self) -> Mapping[str, Origin]:
        """The origins whose source is a catalogue or a roster; packages and tables have other ids."""
        return {key: origin for key, origin in self.every.items() if key.startswith(FOREIGN)}

    @cached_property
    def ages(self) -> Ages:
        """Tells which files are of an older revision than was imported before."""
        return Ages(self.harvest.files, self.origins)

    def left_behind(self, kind: str, present: Collection[str]) -> dict[str, Origin]:
        """Return what the former revisions of files had under ids that are in the new ones no more.

        ``kind`` is what the foreign ids of such things begin with, ``present`` are those of the files. What
        has another id that is present is not among it.
        """
        if not self.news.sources:
            return {}
        mine = {key: origin for key, origin in self.origins.items() if key.startswith(kind)}
        held = {origin.thing for key, origin in mine.items() if key in present}
        return {
            key: origin
            for key, origin in mine.items()
            if key not in present and origin.thing not in held and key.split(":")[2] in self.news.sources
        }

    def go_on(self) -> None:
        """Tell ``step`` how far the work is, with each thing of the files. Raises what ends the work."""
        if self._met % _OFTEN == 0:
            self.step(READ + (1 - READ) * self._met / self._things)
        self._met += 1

    @cached_property
    def _things(self) -> int:
        harvest = self.harvest
        return len(harvest.cards) + len(harvest.offers) + len(harvest.armies)

    def tell(
        self, outcome: FindingOutcome, file: str, entry: str, column: str, code: str, **data: object
    ) -> None:
        """Report what became of something in a file."""
        message = Message(f"import.{code}", {"column": column, **data})
        self.report.findings.append(Finding(file, entry, column, message, outcome))

    def is_whole(self, missing: Collection[str]) -> bool:
        """Tell whether none of the missing files was given at an earlier import."""
        return all(file_key(source) not in self.origins for source in missing)

    def merging(self, file: str, *, heard: bool, left: tuple[Key, ...] = (), beside: bool = False) -> Merging:
        """Return the merge of a thing; ``heard`` says that it was imported before.

        ``left`` are the fields that the source had emptied then and that stayed here. A file ``beside`` has
        the last word in nothing.
        """
        older = self.ages.is_older(file)
        everything = self.everything and not beside
        return Merging(self.chosen, older, heard, everything, left=frozenset(left))

    def catalogues(self) -> tuple[dict[str, KeptCatalogue], dict[str, bytes]]:
        """Return the catalogues to be kept, by id, and the bytes of their files, by sum.

        One that is here already is none of them, nor is one that is older than what is here.
        """
        kept = self.desk.library.catalogues.shown()
        found: dict[str, KeptCatalogue] = {}
        files: dict[str, bytes] = {}
        for each in self.harvest.catalogues:
            if self.ages.is_older(each.file) and not self.everything:
                continue
            sum_ = sum_of_bytes(each.data)
            key = catalogue_key(each.id or each.name)
            if key not in kept or kept[key].sum != sum_:
                found[key] = KeptCatalogue(
                    each.id, each.name, each.kind, sum_, each.system, each.revision, each.file
                )
                files[sum_] = each.data
        return found, files

    def comes_back(self, file: str, entry: str, thing: str, name: str, name_en: str = "") -> bool:
        """Tell whether a soft-deleted thing is restored, and report what becomes of it."""
        merging = Merging(self.chosen, everything=self.everything)
        back = merging.comes_back(thing, name, name_en, news=False)
        self.report.take(merging)
        code = "came_back" if back else DELETED
        self.tell(FindingOutcome.NOTE, file, entry, "", code, value=name, english=name_en or name)
        return back
