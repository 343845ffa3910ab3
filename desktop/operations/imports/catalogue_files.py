"""Catalogues and rosters given together, and what their parts ask of the library."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from db.exchange.battlescribe.findings import Fate, Finding
from db.exchange.battlescribe.harvest import (
    Harvest,
    file_key,
)
from db.origins import Origin
from desktop.operations.desk import Desk
from desktop.operations.imports.merge import DELETED, Key, Merging
from desktop.operations.imports.provenance import Ages
from desktop.operations.imports.report import ImportReport
from rules.cards import Revision
from rules.text import Message

FOREIGN = "bs:"


@dataclass
class CatalogueFiles:
    """The files of one import, beside one library; nothing is written here."""

    desk: Desk
    harvest: Harvest
    chosen: frozenset[Key]
    everything: bool = False
    """Whether the files have the last word in every field."""

    report: ImportReport = field(default_factory=ImportReport)

    @cached_property
    def known(self) -> Mapping[str, Revision]:
        """What our cards show, by their ids."""
        return {revision.card_id: revision for revision in self.desk.library.cards()}

    @cached_property
    def every(self) -> Mapping[str, Origin]:
        """What any file told of our things, by foreign id."""
        return self.desk.library.memory.origins()

    @cached_property
    def origins(self) -> Mapping[str, Origin]:
        """What such files told. Packages and tables have ids of another make, and claim no card for these."""
        return {key: origin for key, origin in self.every.items() if key.startswith(FOREIGN)}

    @cached_property
    def ages(self) -> Ages:
        """Which files are older than what was taken before."""
        return Ages(self.harvest.files, self.origins)

    def tell(self, fate: Fate, file: str, entry: str, column: str, code: str, **data: object) -> None:
        """Tell what became of something of a file."""
        message = Message(f"import.{code}", {"column": column, **data})
        self.report.findings.append(Finding(file, entry, column, message, fate))

    def is_whole(self, missing: Collection[str]) -> bool:
        """Tell whether nothing is missing that was read here before, and told more of a file then."""
        return all(file_key(source) not in self.origins for source in missing)

    def merging(self, file: str, *, heard: bool, left: tuple[Key, ...] = ()) -> Merging:
        """Join a thing that was ``heard`` of before; ``left`` is what a file emptied then and stayed here."""
        older = self.ages.is_older(file)
        return Merging(self.chosen, older, heard, self.everything, left=frozenset(left))

    def comes_back(self, file: str, entry: str, thing: str, name: str, name_en: str = "") -> bool:
        """Tell whether what was deleted here comes back, and say what becomes of it."""
        merging = Merging(self.chosen, everything=self.everything)
        back = merging.comes_back(thing, name, name_en, news=False)
        self.report.take(merging)
        code = "came_back" if back else DELETED
        self.tell(Fate.NOTE, file, entry, "", code, value=name, english=name_en or name)
        return back
