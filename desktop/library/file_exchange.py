"""Hand cards on as a table, the library as a package, and take packages in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from desktop.library.foreign import ForeignImport
from desktop.library.host import ForExchange
from desktop.library.moving import say_import
from desktop.library.unresolved_conflicts import Staying
from desktop.operations.imports.merge import DELETED
from desktop.widgets.ask_file import ask_where
from desktop.wording import import_counts
from desktop.wording.import_counts import counts
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.operations.imports.catalogues import Choices
    from desktop.operations.imports.report import ImportReport

PACKAGE = ".tactpack"
_TABLES = "*.xlsx;;*.csv"


class Handing(QObject):
    """What leaves a library, and what comes from another one."""

    others_left = Signal(object)
    """Emitted with the files whose turn it is once a package was decided on."""

    def __init__(self, host: ForExchange, foreign: ForeignImport, staying: Staying, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._foreign = foreign
        self._staying = staying

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
        """Take packages in; return the other files, unless they have to wait for a package's turn."""
        packed = [path for path in paths if path.suffix.lower() == PACKAGE]
        others = [path for path in paths if path not in packed]
        return others if self._come(packed, others) else []

    def _come(self, paths: Sequence[Path], others: Sequence[Path]) -> bool:
        """Take packages in, one after the other; tell whether none waits for its owner's word."""
        from desktop.operations.imports import package_files
        from desktop.operations.imports.catalogues import Choices

        host = self._host
        for number, path in enumerate(paths):
            if host.desk is None:
                break
            seen = self._waiting_for(partial(package_files.look, host.desk, path=path))
            if isinstance(seen, Refusal):
                host.warn(seen)
                continue
            if all(difference.taken for difference in seen.differences):
                self._bring(path, Choices())
                continue
            self._foreign.ask(
                _as_decided(seen), partial(self._on_decided, path, (*paths[number + 1 :], *others))
            )
            return False
        return True

    def _on_decided(self, path: Path, others: Sequence[Path], choices: Choices) -> None:
        self._bring(path, choices, asked=True)
        if others:
            self.others_left.emit(list(others))

    def _waiting_for(self, work: Callable[[], ImportReport | Refusal]) -> ImportReport | Refusal:
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            return work()
        finally:
            QGuiApplication.restoreOverrideCursor()

    def _bring(self, path: Path, choices: Choices, *, asked: bool = False) -> None:
        """Take a package in; what there is to know of it is shown, unless it was shown when it ``asked``."""
        from desktop.operations.imports import package_files

        host = self._host
        if host.desk is None:
            return
        report = self._waiting_for(
            partial(package_files.bring, host.desk, path=path, fields=choices.fields, initiator=host)
        )
        if isinstance(report, Refusal):
            host.warn(report)
            return
        host.refresh()
        if report.added or report.changed:
            host.show_card((*report.added, *report.changed)[0])
        self._staying.offer(report, partial(self._look, path), asked=asked)
        if report.findings and not asked:
            self._foreign.tell(_as_decided(report))
        else:
            say_import(host, self._staying, " · ".join(counts(report, import_counts.PACKAGE)), report.label)

    def _look(self, path: Path) -> None:
        """Show what a package says of what stays here as it was changed."""
        from desktop.operations.imports import package_files

        host = self._host
        if host.desk is None:
            return
        seen = self._waiting_for(partial(package_files.look, host.desk, path=path))
        if isinstance(seen, Refusal):
            host.warn(seen)
        else:
            self._foreign.ask(_as_decided(seen), partial(self._on_decided, path, ()), stays=True)

    def _tell(self, done: object, path: Path) -> None:
        if isinstance(done, Refusal):
            self._host.complain(done)
        else:
            self._host.say(self.tr("{file} has been saved.").format(file=path.name), "good")


def _as_decided(report: ImportReport) -> ImportReport:
    """Return a report as the page of imports shows it: what was deleted is a decision there."""
    found = [finding for finding in report.findings if finding.reason != f"import.{DELETED}"]
    return replace(report, findings=found)
