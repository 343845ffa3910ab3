"""Between the Library and the files of other programs: planned beside the window, shown, decided, written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from desktop.library.host import ForImports
from desktop.library.import_work import ImportWork
from desktop.library.moving import say_import
from desktop.library.unresolved_conflicts import UnresolvedConflicts
from desktop.operations.imports.card_tables import FOREIGN
from desktop.widgets.background_task import Step
from rules.text import Refusal

if TYPE_CHECKING:
    # Loaded when somebody brings such a file: the cards are in view before.
    from desktop.library.foreign_page import ForeignPage
    from desktop.operations.desk import Desk
    from desktop.operations.imports.catalogues import ImportChoices, Plan
    from desktop.operations.imports.report import ImportReport


@dataclass(frozen=True, slots=True)
class _Reading:
    """Reading files and planning their import, done beside the window."""

    desk: Desk
    paths: list[Path]

    def __call__(self, step: Step) -> Plan | Refusal:
        from desktop.operations.imports import catalogues

        return catalogues.look(self.desk, paths=self.paths, step=step)


@dataclass(frozen=True, slots=True)
class _Planning:
    """Planning what was read anew, done beside the window."""

    desk: Desk
    plan: Plan
    same: Mapping[str, str]
    """The cards of ours that are those of the files, by foreign id."""

    def __call__(self, step: Step) -> Plan | Refusal:
        from desktop.operations.imports import catalogues

        choices = catalogues.ImportChoices(same=self.same)
        return catalogues.plan(self.desk, self.plan.harvest, choices, step=step)


@dataclass(frozen=True, slots=True)
class _Writing:
    """Writing what was decided, done beside the window."""

    desk: Desk
    plan: Plan
    choices: ImportChoices

    def __call__(self, step: Step) -> ImportReport | Refusal:
        from desktop.operations.imports import catalogues

        return catalogues.decide(self.desk, self.plan, choices=self.choices, step=step)


class ForeignImport(QObject):
    """One import at a time; its page is built when the first one begins."""

    others_left = Signal(object)
    """Emitted with the other files whose turn it is once the import is over."""

    def __init__(self, host: ForImports, conflicts: UnresolvedConflicts, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._conflicts = conflicts
        self.page: ForeignPage | None = None
        self._paths: list[Path] = []
        self._others: list[Path] = []
        """The files whose turn it is after the import."""
        self._plan: Plan | None = None
        self._then: Callable[[ImportChoices], None] | None = None
        self.work = ImportWork(host, parent)
        self.work.given_up.connect(self._on_given_up)

    def take(self, paths: list[Path]) -> None:
        """Begin to import the files of other programs; the others wait for these."""
        mine = [path for path in paths if path.name.lower().endswith(FOREIGN)]
        others = [path for path in paths if path not in mine]
        if mine and self._host.desk is not None:
            self.close()
            self._paths, self._others = mine, others
            self.work.begin(_Reading(self._host.desk, mine), mine, self._on_read)
        elif others:
            self.others_left.emit(others)

    def ask(
        self, report: ImportReport, then: Callable[[ImportChoices], None], *, stays: bool = False
    ) -> None:
        """Show the differences of another file, and hand the decisions on.

        With ``stays`` the fields that stay because theirs is no news are shown too.
        """
        self.close()
        page, self._then = self._built(), then
        page.show_plan(report, stays=stays)
        self._host.show_page(page)
        page.begin()

    def tell(self, report: ImportReport) -> None:
        """Show the findings about another file that was imported."""
        page = self._built()
        page.show_done(report)
        self._host.show_page(page)

    def close(self) -> None:
        """Give up what is being read, or wait for what is being kept; nobody is told any more."""
        self.work.stop()
        self._plan = self._then = None
        self._others = []

    def _end(self) -> None:
        """Let the other files have their turn."""
        others, self._others = self._others, []
        if others:
            self.others_left.emit(others)

    def retranslate(self) -> None:
        """Say the words of the pages again."""
        self.work.retranslate()
        if self.page is not None:
            self.page.retranslate()

    def _built(self) -> ForeignPage:
        if self.page is None:
            from desktop.library.foreign_page import ForeignPage

            self.page = ForeignPage(self._host.pages)
            self.page.closed.connect(self._on_closed)
            self.page.wanted.connect(self._on_wanted)
            self.page.met.connect(self._on_met, Qt.ConnectionType.QueuedConnection)
            self.page.undone.connect(self._on_undone)
            self.page.looked.connect(self._conflicts.look)
            self._host.pages.addWidget(self.page)
        return self.page

    def _on_read(self, planned: Plan | Refusal) -> None:
        self._show(planned, stays=False)

    def _on_looked(self, planned: Plan | Refusal) -> None:
        self._show(planned, stays=True)

    def _show(self, planned: Plan | Refusal, *, stays: bool) -> None:
        """Show what is to be decided of the files."""
        if isinstance(planned, Refusal):
            self._host.warn(planned)
            self._end()
            return
        self._plan = planned
        page = self._built()
        page.show_plan(planned.report, stays=stays)
        self._host.show_page(page)
        page.begin()

    def _on_met(self, choices: ImportChoices) -> None:
        """Plan and show the fields of the cards that were ticked as the same."""
        if self._plan is not None and self._host.desk is not None:
            planning = _Planning(self._host.desk, self._plan, choices.same)
            self.work.begin(planning, self._paths, self._on_met_planned)

    def _on_met_planned(self, planned: Plan | Refusal) -> None:
        page = self._built()
        if isinstance(planned, Refusal):
            self._host.warn(planned)
        else:
            page.show_met(planned.report)
        if self._host.pages.currentWidget() is not page:  # it took long enough to show how far it was
            self._host.show_page(page)
            page.deciding.setFocus()

    def _on_wanted(self, choices: ImportChoices) -> None:
        """Write what was decided: one step, which can be undone."""
        host, page = self._host, self._built()
        if (then := self._then) is not None:
            self._then = None
            host.browse()
            then(choices)
        elif host.desk is not None and self._plan is not None:
            host.browse()
            writing = _Writing(host.desk, self._plan, choices)
            self.work.begin(writing, self._paths, partial(self._on_written, page.shows_stays))

    def _on_written(self, asked: bool, done: ImportReport | Refusal) -> None:
        from desktop.operations.imports.report import tell_import

        host, page = self._host, self._built()
        if host.desk is None:
            return
        if isinstance(done, Refusal):
            host.show_page(page)
            page.begin()
            host.warn(done)
            return
        tell_import(host.desk, done, initiator=host)
        self._conflicts.offer(done, self._look, asked=asked)
        if not self._conflicts.verb():
            self._plan = None
        elif open_yet := done.left:
            done = replace(done, stays=open_yet if asked else [*done.stays, *open_yet])
            asked = False
        host.refresh()
        self._after(done, asked)

    def _after(self, done: ImportReport, asked: bool) -> None:
        page = self._built()
        page.show_done(done, asked=asked)
        if done.findings or done.refused:
            self._host.show_page(page)
            page.take.setFocus()
            return
        if done.added or done.changed:
            self._host.show_card((*done.added, *done.changed)[0])
        say_import(self._host, self._conflicts, page.title, done.label)
        self._end()

    def _look(self) -> None:
        """Plan again, to show the fields that stay because theirs is no news."""
        if self._plan is not None and self._host.desk is not None:
            planning = _Planning(self._host.desk, self._plan, {})
            self.work.begin(planning, self._paths, self._on_looked)

    def _on_given_up(self) -> None:
        self._plan, self._others = None, []

    def _on_closed(self) -> None:
        self.work.stop()
        self._then = None
        if not self._conflicts.verb():  # what stays can be looked at from the list as well
            self._plan = None
        self._host.browse()
        self._end()

    def _on_undone(self) -> None:
        self._host.browse()
        self._host.undo()
        self._end()
