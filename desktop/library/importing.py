"""Between the Library and what an import did."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Qt
from PySide6.QtGui import QGuiApplication

from desktop.operations import cards
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.library.place import LibraryPlace
    from desktop.library.report import ReportPage

TABLES = (".csv", ".tsv", ".txt")


def tables_in(mime: QMimeData) -> list[Path]:
    """Give the tables among the files that are dragged."""
    paths = (Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile())
    return [path for path in paths if path.suffix.lower() in TABLES]


class Importing(QObject):
    """Imports of a Library place; the page of its report is built when there is something to report."""

    def __init__(self, place: LibraryPlace) -> None:
        super().__init__(place)
        self._place = place
        self.page: ReportPage | None = None

    def run(self, paths: list[Path]) -> None:
        """Read cards from tables; a page lists what could not be read as it stands."""
        place = self._place
        if place.desk is None:
            return
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            report = cards.import_tables(place.desk, paths=paths, initiator=place)
        finally:
            QGuiApplication.restoreOverrideCursor()
        if isinstance(report, Refusal):
            place.warn(report)
            return
        place.refresh()
        if report.added or report.changed:
            place.show_card((*report.added, *report.changed)[0])
        page = self._built()
        if report.troubles or report.refused:
            place.pages.setCurrentWidget(page)
            page.show_report(report)
        elif report.label is None:
            place.say(page.summary(report))
        else:
            place.offer_undo(page.summary(report), place.undo, place.last_step, "good")
        place.actions_changed()

    def retranslate(self) -> None:
        """Say the words of the report again."""
        if self.page is not None:
            self.page.retranslate()

    def _built(self) -> ReportPage:
        if self.page is None:
            from desktop.library.report import ReportPage

            self.page = ReportPage(self._place)
            self.page.closed.connect(self._place.browse)
            self.page.undone.connect(self._on_undone)
            self._place.pages.addWidget(self.page)
        return self.page

    def _on_undone(self) -> None:
        self._place.browse()
        self._place.undo()
