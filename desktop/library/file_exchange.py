"""Write cards as a table and the library as a package, and import packages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.library.foreign import ForeignImport
from desktop.library.host import ForExchange
from desktop.library.import_work import ImportWork
from desktop.library.moving import say_import
from desktop.library.shared_list_import import SharedListImport
from desktop.library.unresolved_conflicts import UnresolvedConflicts
from desktop.operations.file_kinds import PACKAGE
from desktop.widgets.ask_file import ask_where
from desktop.widgets.background_task import Step
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.operations.desk import Desk
    from desktop.operations.imports.catalogues import ImportChoices
    from desktop.operations.imports.report import ImportReport

_TABLES = "*.xlsx;;*.csv"


def _bring(
    desk: Desk, path: Path, fields: frozenset[tuple[str, str]] | None, step: Step
) -> ImportReport | Refusal:
    """Take a package in, beside the window."""
    from desktop.operations.imports import package_files

    return package_files.bring_beside(desk, path=path, fields=fields, step=step)


def _look(desk: Desk, path: Path, step: Step) -> ImportReport | Refusal:
    """Look what a package says, beside the window."""
    from desktop.operations.imports import package_files

    return package_files.look(desk, path=path, step=step)


class FileExchange(QObject):
    """Exports of a Library place, and its imports of packages."""

    others_left = Signal(object)
    """Emitted with the files whose turn it is once all packages were taken in."""

    def __init__(
        self, host: ForExchange, foreign: ForeignImport, conflicts: UnresolvedConflicts, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host = host
        self._foreign = foreign
        self._conflicts = conflicts
        self.lists = SharedListImport(host, parent)
        self.work = ImportWork(host, parent)
        self.work.given_up.connect(self._on_given_up)
        self._packages: list[Path] = []
        self._others: list[Path] = []
        """The files whose turn it is after the packages."""

    @property
    def busy(self) -> bool:
        """Tell whether a package is being read or kept."""
        return self.work.busy

    def export(self) -> None:
        """Write the cards in view, as they are filtered, as a table."""
        from desktop.operations import exports

        host = self._host
        if host.desk is None:
            return
        shown = {revision.card_id for revision in host.browser.model.rows}
        title = self.tr("Export %n cards", "", len(shown))
        if path := ask_where(host.window(), title, self.tr("cards.xlsx"), _TABLES):
            french = host.settings.values.language == "fr"
            self._tell(exports.export_cards(host.desk, path=path, card_ids=shown, french=french), path)

    def pack(self) -> None:
        """Write the whole library as a package."""
        from desktop.operations import packages

        host = self._host
        if host.desk is None:
            return
        proposed = host.desk.library.path.with_suffix(PACKAGE).name
        title = self.tr("Save the library as a package")
        if path := ask_where(host.window(), title, proposed, f"*{PACKAGE}"):
            self._tell(packages.pack(host.desk, path=path), path)

    def take(self, paths: Sequence[Path]) -> list[Path]:
        """Begin to import lists and packages among files; return the others, which wait for the packages."""
        packed = [path for path in paths if path.suffix.lower() == PACKAGE]
        others = self.lists.take([path for path in paths if path not in packed])
        if not packed:
            return others
        if self._host.desk is not None and not self.work.busy:
            self._packages, self._others = packed, others
            self._next()
        return []

    def close(self) -> None:
        """Give up what is being read, or wait for what is being kept; nobody is told any more."""
        self._packages, self._others = [], []
        self.lists.close()
        self.work.stop()

    def _next(self) -> None:
        """Take in the next package; after the last one the other files have their turn."""
        if self._packages:
            path = self._packages.pop(0)
            self._bring(path, None)
        elif others := self._others:
            self._others = []
            self.others_left.emit(others)

    def _bring(self, path: Path, choices: ImportChoices | None) -> None:
        """Import a package with its owner's decisions; without them it may have to wait for them."""
        if self._host.desk is None:
            return
        fields = None if choices is None else choices.fields
        bringing = partial(_bring, self._host.desk, path, fields)
        self.work.begin(bringing, [path], partial(self._on_brought, path, choices is not None))

    def _on_brought(self, path: Path, asked: bool, report: ImportReport | Refusal) -> None:
        from desktop.operations.imports.merge import all_taken

        if isinstance(report, Refusal):
            self._host.warn(report)
        elif not (asked or all_taken(report.differences)):
            self._foreign.ask(_as_decided(report), partial(self._bring, path))
            return
        else:
            self._told(path, asked, report)
        self._next()

    def _told(self, path: Path, asked: bool, report: ImportReport) -> None:
        """Show what was imported, and the findings unless its owner, who was ``asked``, saw them."""
        from desktop.operations.imports.report import tell_import
        from desktop.wording.import_counts import LINE, counts

        host = self._host
        if host.desk is None:
            return
        tell_import(host.desk, report, initiator=host)
        host.refresh()
        if report.added or report.changed:
            host.show_card((*report.added, *report.changed)[0])
        self._conflicts.offer(report, partial(self._look, path), asked=asked)
        if report.findings and not asked:
            self._foreign.tell(_as_decided(report))
        else:
            say_import(host, self._conflicts, " · ".join(counts(report, LINE)), report.label)

    def _look(self, path: Path) -> None:
        """Plan a package again, to show the fields that stay because theirs is no news."""
        if self._host.desk is not None and not self.work.busy:
            self._others = []
            self.work.begin(partial(_look, self._host.desk, path), [path], partial(self._on_looked, path))

    def _on_looked(self, path: Path, report: ImportReport | Refusal) -> None:
        if isinstance(report, Refusal):
            self._host.warn(report)
        else:
            self._foreign.ask(_as_decided(report), partial(self._bring, path), stays=True)

    def _on_given_up(self) -> None:
        self._packages, self._others = [], []

    def copy_out(self, card_ids: Sequence[str]) -> None:
        """Put cards on the clipboard, as a table that spreadsheets take and that reads back."""
        from desktop.operations import exports

        host = self._host
        if host.desk is None:
            return
        text = exports.cards_as_text(host.desk, card_ids=card_ids, french=host.language == "fr")
        if isinstance(text, Refusal):
            host.warn(text)
        else:
            words = self.tr("%n cards are on the clipboard, as a table.", "", len(card_ids))
            host.put_on_clipboard(text, words)

    def retranslate(self) -> None:
        """Say the words of the page again."""
        self.work.retranslate()

    def _tell(self, done: object, path: Path) -> None:
        if isinstance(done, Refusal):
            self._host.complain(done)
        else:
            self._host.say(self.tr("{file} has been saved.").format(file=path.name), "good")


def _as_decided(report: ImportReport) -> ImportReport:
    """Return a report as the page of imports shows it: what was deleted is a decision there."""
    from desktop.operations.imports.merge import DELETED

    found = [finding for finding in report.findings if finding.reason != f"import.{DELETED}"]
    return replace(report, findings=found)
