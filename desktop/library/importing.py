"""Imports of card tables in a Library place: done beside the window, then reported."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.library.column_wizard import ColumnWizard
from desktop.library.host import ForImports
from desktop.library.import_asker import Beside, FromPage, ImportAsker, Reply
from desktop.library.moving import say_import
from desktop.library.unresolved_conflicts import UnresolvedConflicts
from desktop.widgets.background_task import Step
from desktop.widgets.conversation import Conversation, Conversing
from rules.text import Refusal

if TYPE_CHECKING:
    # Loaded when somebody brings a table: the cards are in view before.
    from desktop.library.foreign_page import ForeignPage
    from desktop.library.report import ReportPage
    from desktop.operations.desk import Desk
    from desktop.operations.imports.card_tables import TablePlan
    from desktop.operations.imports.catalogues import ImportChoices
    from desktop.operations.imports.report import ImportReport
    from desktop.operations.layouts import TableLayout, TablePreview


def _look(desk: Desk, paths: Sequence[Path], step: Step) -> list[TablePreview | Refusal]:
    """Look at tables, beside the window."""
    import desktop.library.columns_page  # noqa: F401 - so that the window need not load it afterwards
    from desktop.operations import layouts

    found: list[TablePreview | Refusal] = []
    for number, path in enumerate(paths):
        step(number / len(paths))
        found.append(layouts.look(desk, path=path))
    return found


@dataclass(frozen=True, slots=True)
class _Reading:
    """Reading the cards of tables, done beside the window."""

    desk: Desk
    paths: Sequence[Path]
    layouts: Mapping[Path, TableLayout]
    looks: bool = False
    """Whether it is only looked what they say, and nothing written."""

    def __call__(self, step: Step) -> ImportReport | TablePlan | Refusal:
        from desktop.operations.imports import card_tables

        bring = card_tables.look_at_tables if self.looks else card_tables.bring_tables
        return bring(self.desk, paths=self.paths, layouts=self.layouts, step=step)


def _write(desk: Desk, plan: TablePlan, choices: ImportChoices, step: Step) -> ImportReport | Refusal:
    """Write what was decided of the differences, beside the window."""
    from desktop.operations.imports import card_tables

    return card_tables.decide_tables(desk, plan, fields=choices.fields, same=choices.same, step=step)


class Importing(QObject):
    """Imports of a Library place, each a conversation; pages are built when there is something to show."""

    def __init__(self, host: ForImports, conflicts: UnresolvedConflicts, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._conflicts = conflicts
        self.page: ReportPage | None = None
        self.deciding: ForeignPage | None = None
        self._asker = ImportAsker(host, parent)
        self.work = self._asker.work
        self._conversing = Conversing(self._asker)
        self.wizard = ColumnWizard(host, self._asker, parent)

    @property
    def busy(self) -> bool:
        """Tell whether tables are being looked at or read."""
        return self.work.busy

    def run(self, paths: list[Path]) -> None:
        """Ask what the columns of tables hold, then read them; a page lists what did not read so."""
        if self._host.desk is not None and not self.busy:
            self._conversing.begin(self._import(self._host.desk, tuple(paths)))

    def close(self) -> None:
        """Give up what is being read, or wait for what is being kept; nobody is told any more."""
        self._conversing.end()

    # What is asked

    def _import(self, desk: Desk, paths: Sequence[Path]) -> Conversation[None]:
        """Ask what the columns hold, then read the tables."""
        found: list[TablePreview | Refusal] = yield Beside(partial(_look, desk, paths), paths)
        told = yield from self.wizard.ask(desk, paths, found)
        if told is None:
            self.work.tell_given_up()
        else:
            yield from self._read(_Reading(desk, paths, told))

    def _read(self, reading: _Reading) -> Conversation[None]:
        """Read tables; what they say otherwise than the library is decided before anything is written."""
        self._host.browse()
        read: ImportReport | TablePlan | Refusal = yield Beside(reading, reading.paths)
        from desktop.operations.imports.card_tables import TablePlan
        from desktop.operations.imports.report import tell_import

        asked = False
        if isinstance(read, TablePlan):
            self._show_plan(read)
            given: ImportChoices | Reply = yield FromPage()
            if isinstance(given, Reply):
                self.work.tell_given_up()
                return
            self._host.browse()
            writing = partial(_write, reading.desk, read, given)
            written: ImportReport | Refusal = yield Beside(writing, reading.paths)
            read, asked = written, True
        if isinstance(read, Refusal):
            self._host.warn(read)
        else:
            tell_import(reading.desk, read, initiator=self._host)
            self._tell(read, partial(self._look, replace(reading, looks=True)), asked=asked)

    def _look(self, reading: _Reading) -> None:
        """Plan the tables again, to show the fields that stay because theirs is no news."""
        if self._host.desk is not None and not self.busy:
            self._conversing.begin(self._read(reading))

    # What is shown

    def _show_plan(self, plan: TablePlan) -> None:
        """Show base, theirs and ours of each difference."""
        page, told = self._deciding(), plan.report
        stays = not (told.differences or told.near)
        from desktop.operations.imports import card_tables

        # What was deleted is to be decided there.
        of_cells = [each for each in told.troubles if each.reason not in card_tables.OF_DELETED]
        page.show_plan(replace(told, troubles=of_cells), stays=stays)
        self._host.show_page(page)
        page.begin()

    def _deciding(self) -> ForeignPage:
        if self.deciding is None:
            from desktop.library.foreign_page import ForeignPage

            self.deciding = ForeignPage(self._host.pages)
            self.deciding.closed.connect(self._asker.on_closed)
            self.deciding.wanted.connect(self._asker.on_decided)
            self._host.pages.addWidget(self.deciding)
        return self.deciding

    def _tell(self, report: ImportReport, look: Callable[[], None], *, asked: bool) -> None:
        host = self._host
        self._conflicts.offer(report, look, asked=asked)
        written = (*report.added, *report.changed)
        if (written or report.owned) and host.take_in_all(written) and written:
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
