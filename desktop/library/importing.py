"""Between the Library and an import of tables: done beside the window, then told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QTimer

from desktop.library.beside import Beside, Step
from desktop.library.handing import PACKAGE
from desktop.operations import imports
from desktop.operations.imports import FOREIGN, ImportReport
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.library.place import LibraryPlace
    from desktop.library.progress import ProgressPage
    from desktop.library.report import ReportPage
    from desktop.operations.desk import Desk

_PATIENCE_MS = 150
"""A table that is read sooner shows no progress."""
_MOST_NAMES = 3

TABLES = (".csv", ".tsv", ".txt", ".xlsx")


def tables_in(mime: QMimeData) -> list[Path]:
    """Give the tables among the files that are dragged."""
    paths = (Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile())
    return [path for path in paths if path.suffix.lower() in (*TABLES, *FOREIGN, PACKAGE)]


@dataclass(frozen=True, slots=True)
class _Work:
    """What is done beside the window."""

    desk: Desk
    paths: Sequence[Path]

    def __call__(self, step: Step) -> ImportReport | Refusal:
        return imports.bring_tables(self.desk, paths=self.paths, step=step)


class Importing(QObject):
    """Imports of a Library place; their pages are built when there is something to show."""

    def __init__(self, place: LibraryPlace) -> None:
        super().__init__(place)
        self._place = place
        self.page: ReportPage | None = None
        self.progress: ProgressPage | None = None
        self._names = ""
        self._part = 0.0
        self._beside = Beside()
        self._beside.progressed.connect(self._on_progress)
        self._beside.done.connect(self._on_done)
        # Bound to the work alone: the place itself is half gone when it is told that it goes.
        place.destroyed.connect(self._beside.stop)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._show_progress)

    @property
    def busy(self) -> bool:
        """Tell whether tables are being read."""
        return self._beside.busy

    def run(self, paths: list[Path]) -> None:
        """Read cards from tables; a page lists what could not be read as it stands."""
        if self._place.desk is None or self.busy:
            return
        names = [path.name for path in paths]
        self._names = ", ".join(names[:_MOST_NAMES]) + (" …" if len(names) > _MOST_NAMES else "")
        self._part = 0.0
        self._beside.start(_Work(self._place.desk, tuple(paths)))
        self._patience.start(_PATIENCE_MS)

    def close(self) -> None:
        """Give up what is being read, or wait for what is being kept; nobody is told any more."""
        self._patience.stop()
        self._beside.stop()

    def _show_progress(self) -> None:
        place = self._place
        if self.progress is None:
            from desktop.library.progress import ProgressPage

            self.progress = ProgressPage(place)
            self.progress.given_up.connect(self._beside.give_up)
            place.pages.addWidget(self.progress)
        self.progress.show_begun(self._names)
        self.progress.show_part(self._part)
        place.pages.setCurrentWidget(self.progress)
        place.actions_changed()

    def _on_progress(self, part: float) -> None:
        self._part = part
        if self.progress is not None:
            self.progress.show_part(part)

    def _on_done(self, report: ImportReport | Refusal | None) -> None:
        self._patience.stop()
        place = self._place
        if self.progress is not None and place.pages.currentWidget() is self.progress:
            place.browse()
        if isinstance(report, Refusal):
            place.warn(report)
        elif report is None:
            place.say(self.tr("The import was given up; nothing was changed."))
        elif place.desk is not None:
            imports.tell_import(place.desk, report, initiator=place)
            self._tell(report)

    def _tell(self, report: ImportReport) -> None:
        place = self._place
        written = (*report.added, *report.changed)
        if written and place.take_in_all(written):
            place.show_card(written[0])
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
        for page in (self.page, self.progress):
            if page is not None:
                page.retranslate()

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
