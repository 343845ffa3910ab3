"""Imports of card tables in a Library place: done beside the window, then reported."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMimeData, QObject

from desktop.library.column_wizard import ColumnWizard
from desktop.library.file_exchange import PACKAGE
from desktop.library.host import ForImports
from desktop.library.import_work import ImportWork
from desktop.library.moving import say_import
from desktop.library.unresolved_conflicts import UnresolvedConflicts
from desktop.operations import layouts
from desktop.operations.imports import card_tables
from desktop.operations.imports.card_tables import FOREIGN, TablePlan
from desktop.operations.imports.report import ImportReport, tell_import
from desktop.operations.layouts import TableLayout, TablePreview, Way
from desktop.widgets.background_task import Step
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.library.foreign_page import ForeignPage
    from desktop.library.report import ReportPage
    from desktop.operations.desk import Desk
    from desktop.operations.imports.catalogues import ImportChoices

TABLES = (".csv", ".tsv", ".txt", ".xlsx")


def tables_in(mime: QMimeData) -> list[Path]:
    """Give the tables among the files that are dragged."""
    paths = (Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile())
    return [path for path in paths if path.suffix.lower() in (*TABLES, *FOREIGN, PACKAGE)]


@dataclass(frozen=True, slots=True)
class _Looking:
    """Looking at tables, done beside the window."""

    desk: Desk
    paths: Sequence[Path]

    def __call__(self, step: Step) -> list[TablePreview | Refusal]:
        found: list[TablePreview | Refusal] = []
        for number, path in enumerate(self.paths):
            step(number / len(self.paths))
            found.append(layouts.look(self.desk, path=path))
        return found


@dataclass(frozen=True, slots=True)
class _Again:
    """Looking at one table in the way that was chosen."""

    desk: Desk
    seen: TablePreview
    way: Way

    def __call__(self, step: Step) -> TablePreview | Refusal:
        return layouts.look(self.desk, path=self.seen.path, way=self.way, before=self.seen)


@dataclass(frozen=True, slots=True)
class _Reading:
    """Reading the cards of tables, done beside the window."""

    desk: Desk
    paths: Sequence[Path]
    layouts: Mapping[Path, TableLayout]
    looks: bool = False
    """Whether it is only looked what they say, and nothing written."""

    def __call__(self, step: Step) -> ImportReport | TablePlan | Refusal:
        bring = card_tables.look_at_tables if self.looks else card_tables.bring_tables
        return bring(self.desk, paths=self.paths, layouts=self.layouts, step=step)


@dataclass(frozen=True, slots=True)
class _Writing:
    """Writing what was decided of the differences, done beside the window."""

    desk: Desk
    plan: TablePlan
    fields: frozenset[tuple[str, str]]

    def __call__(self, step: Step) -> ImportReport | Refusal:
        return card_tables.decide_tables(self.desk, self.plan, fields=self.fields, step=step)


class Importing(QObject):
    """Imports of a Library place; their pages are built when there is something to show."""

    def __init__(self, host: ForImports, conflicts: UnresolvedConflicts, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._conflicts = conflicts
        self.page: ReportPage | None = None
        self.deciding: ForeignPage | None = None
        self.work = ImportWork(host, parent)
        self._plan: TablePlan | None = None
        self._paths: tuple[Path, ...] = ()
        self._layouts: Mapping[Path, TableLayout] = {}
        self.wizard = ColumnWizard(host, parent)
        self.wizard.decided.connect(self._on_decided)
        self.wizard.look_wanted.connect(self._on_look_wanted)
        self.wizard.given_up.connect(self.work.tell_given_up)

    @property
    def busy(self) -> bool:
        """Tell whether tables are being looked at or read."""
        return self.work.busy

    def run(self, paths: list[Path]) -> None:
        """Ask what the columns of tables hold, then read them; a page lists what did not read so."""
        if self._host.desk is None or self.busy:
            return
        self._paths = tuple(paths)
        self._begin(_Looking(self._host.desk, self._paths), self._on_looked)

    def close(self) -> None:
        """Give up what is being read, or wait for what is being kept; nobody is told any more."""
        self._plan = None
        self.wizard.close()
        self.work.stop()

    def _begin(self, work: Callable[[Step], object], then: Callable[[Any], None]) -> None:
        self.work.begin(work, self._paths, then)

    # What the columns hold

    def _on_looked(self, found: list[TablePreview | Refusal]) -> None:
        self.wizard.begin(found)

    def _on_look_wanted(self, seen: TablePreview, way: Way) -> None:
        if self._host.desk is not None:
            self._begin(_Again(self._host.desk, seen, way), self._on_looked_again)

    def _on_looked_again(self, found: TablePreview | Refusal) -> None:
        if self.wizard.page is not None:
            self._host.show_page(self.wizard.page)
        self.wizard.show_again(found)

    def _on_decided(self, told: dict[Path, TableLayout]) -> None:
        if self._host.desk is None:
            return
        self._host.browse()
        self._layouts = told
        self._begin(_Reading(self._host.desk, self._paths, told), self._on_read)

    def _look(self) -> None:
        """Plan the tables again, to show the fields that stay because theirs is no news."""
        if self._host.desk is not None and not self.busy:
            self._host.browse()
            reading = _Reading(self._host.desk, self._paths, self._layouts, looks=True)
            self._begin(reading, self._on_read)

    # What was read

    def _on_written(self, report: ImportReport | Refusal) -> None:
        self._on_read(report, asked=True)

    def _on_read(self, report: ImportReport | TablePlan | Refusal, asked: bool = False) -> None:
        host = self._host
        if isinstance(report, Refusal):
            host.warn(report)
        elif isinstance(report, TablePlan):
            self._decide(report)
        elif host.desk is not None:
            tell_import(host.desk, report, initiator=host)
            self._tell(report, asked)

    # What tables say otherwise than the library

    def _decide(self, plan: TablePlan) -> None:
        """Show base, theirs and ours of each difference before anything is written."""
        self._plan = plan
        page, told = self._deciding(), plan.report
        stays = not told.differences
        # What was deleted is to be decided there.
        of_cells = [each for each in told.troubles if each.reason not in card_tables.OF_DELETED]
        page.show_plan(replace(told, troubles=of_cells), stays=stays)
        self._host.show_page(page)
        page.begin()

    def _deciding(self) -> ForeignPage:
        if self.deciding is None:
            from desktop.library.foreign_page import ForeignPage

            self.deciding = ForeignPage(self._host.pages)
            self.deciding.closed.connect(self._on_left)
            self.deciding.wanted.connect(self._on_chosen)
            self._host.pages.addWidget(self.deciding)
        return self.deciding

    def _on_left(self) -> None:
        self._plan = None
        self.work.tell_given_up()

    def _on_chosen(self, choices: ImportChoices) -> None:
        plan, self._plan = self._plan, None
        if self._host.desk is not None and plan is not None:
            self._host.browse()
            self._begin(_Writing(self._host.desk, plan, choices.fields), self._on_written)

    def _tell(self, report: ImportReport, asked: bool) -> None:
        host = self._host
        self._conflicts.offer(report, self._look, asked=asked)
        written = (*report.added, *report.changed)
        if written and host.take_in_all(written):
            host.show_card(written[0])
        page = self._built()
        if report.troubles or report.refused:
            host.pages.setCurrentWidget(page)
            page.show_report(report, self._conflicts.verb)
        else:
            say_import(host, self._conflicts, page.summary(report), report.label)
        host.actions_changed()

    def retranslate(self) -> None:
        """Say the words of the pages again."""
        self.wizard.retranslate()
        self.work.retranslate()
        for page in (self.page, self.deciding):
            if page is not None:
                page.retranslate()

    def _built(self) -> ReportPage:
        if self.page is None:
            from desktop.library.report import ReportPage

            self.page = ReportPage(self._host.pages)
            self.page.closed.connect(self._host.browse)
            self.page.undone.connect(self._on_undone)
            self.page.looked.connect(self._conflicts.look)
            self._host.pages.addWidget(self.page)
        return self.page

    def _on_undone(self) -> None:
        self._host.browse()
        self._host.undo()
