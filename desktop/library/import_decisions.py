"""What an import leaves to its owner: which rows are in view, what is ticked, what that amounts to."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication

from desktop.library import decision_rows
from desktop.models.decisions import DecisionRow
from desktop.operations.imports.catalogues import ImportChoices
from desktop.operations.imports.report import ImportReport
from rules.text import QT_TRANSLATE_NOOP

_STAYS = QT_TRANSLATE_NOOP("ForeignPage", "%n fields keep your values", None, 1)
_AGAIN = QT_TRANSLATE_NOOP("ForeignPage", "%n spellings were proposed before", None, 1)
_NEW = QT_TRANSLATE_NOOP("ForeignPage", "%n new cards: untick what stays out", None, 1)


def _counted(words: str, number: int) -> str:
    return QCoreApplication.translate("ForeignPage", words, None, number)


@dataclass(slots=True)
class ImportDecisions:
    """The decisions of one import; ``shows_stays`` and ``shows_new`` are the parts in view below the rest."""

    report: ImportReport = field(default_factory=ImportReport)
    shows_stays: bool = False
    shows_new: bool = False
    ticked: set[Hashable] = field(default_factory=set)

    @classmethod
    def of(cls, report: ImportReport, *, stays: bool) -> ImportDecisions:
        """Begin with nothing ticked but the new cards that are not left out."""
        return cls(report, stays, ticked={("new", n.key) for n in report.newcomers if not n.left_out})

    def rows(self) -> list[DecisionRow]:
        """Give what is to be decided, and below it what stays, was asked before, and is new."""
        report, made = self.report, decision_rows.of_import(self.report)
        if self.shows_stays or made:
            stays = decision_rows.of_stays(report.stays)
            made += decision_rows.headed(stays, self.stays_words) if made else stays
        if self.shows_stays:
            made += decision_rows.headed(decision_rows.of_again(report), self._again_words)
        if self.shows_new:
            made += decision_rows.headed(decision_rows.of_newcomers(report), self.new_words)
        return [replace(row, ticked=True) if row.key in self.ticked else row for row in made]

    def tick(self, rows: Iterable[DecisionRow]) -> bool:
        """Take the ticks of the rows in view; tell whether other cards are ticked as the same now."""
        met, shown = self.met, list(rows)
        self.ticked = {row.key for row in shown if row.ticked} | (self.ticked - {row.key for row in shown})
        return self.met != met

    @property
    def met(self) -> set[Hashable]:
        """The cards that are ticked as the same."""
        return {key for key in self.ticked if isinstance(key, tuple) and key[0] == "same"}

    @property
    def waits(self) -> bool:
        """Tell whether anything of which no file says news is behind a verb."""
        return bool(self.report.stays or self.report.proposals_again) and not self.shows_stays

    @property
    def choices(self) -> ImportChoices:
        """What is ticked."""
        ticked = [key for key in self.ticked if isinstance(key, tuple)]
        return ImportChoices(
            spellings={key[1]: key[2] for key in ticked if key[0] == "spelling"},
            same={key[1]: key[2] for key in ticked if key[0] == "same"},
            fields=frozenset((key[1], key[2]) for key in ticked if key[0] == "field"),
            leave=frozenset(n.key for n in self.report.newcomers if ("new", n.key) not in self.ticked),
            follow=frozenset(key[1] for key in ticked if key[0] == "list"),
        )

    def stays_words(self) -> str:
        """Say how many fields stay as they were changed here."""
        return _counted(_STAYS, len(self.report.stays)) if self.report.stays else self._again_words()

    def _again_words(self) -> str:
        return _counted(_AGAIN, len(self.report.proposals_again))

    def new_words(self) -> str:
        """Say how many new cards there are."""
        return _counted(_NEW, len(self.report.newcomers))
