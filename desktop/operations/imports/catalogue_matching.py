"""Match what was read from catalogues and rosters with what a library holds, and merge it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from db.library import Imported
from desktop.operations.imports.catalogue_cards import CardMatching
from desktop.operations.imports.catalogue_files import CatalogueFiles
from desktop.operations.imports.catalogue_options import OptionMatching
from desktop.operations.imports.roster_lists import RosterMatching


@dataclass
class CatalogueMatching:
    """The matching of one import with one library; nothing is written here."""

    files: CatalogueFiles
    cards: CardMatching
    options: OptionMatching
    rosters: RosterMatching

    @classmethod
    def of(
        cls, files: CatalogueFiles, spellings: Mapping[str, str], chosen_cards: Mapping[str, str]
    ) -> CatalogueMatching:
        """Make it of files and of its owner's decisions on spellings and cards."""
        cards = CardMatching(files, spellings, chosen_cards)
        return cls(files, cards, OptionMatching(files, cards), RosterMatching(files, cards))

    def match(self) -> None:
        """Match everything: cards first, for options and lists name them."""
        self.files.report.findings += self.files.ages.tell()
        self.cards.match()
        self.options.match()
        self.rosters.match()

    def writes(self) -> Imported:
        """Return what would be written."""
        origins = {**self.cards.origins, **self.options.origins}
        if self.cards.written or self.options.written or origins:
            origins |= self.files.ages.heard()
        rosters = self.rosters
        catalogues, files = self.files.catalogues()
        return Imported(
            self.cards.written, self.options.written, origins, rosters.written, rosters.origins,
            catalogues, files,
        )  # fmt: skip
