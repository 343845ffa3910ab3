"""Between the Library and the files of other programs: planned beside the window, shown, decided, written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from desktop.library.host import ForImports
from desktop.library.import_asker import Beside, FromPage, ImportAsker, Met, Reply
from desktop.library.moving import say_import
from desktop.library.unresolved_conflicts import UnresolvedConflicts
from desktop.operations.file_kinds import FOREIGN
from desktop.widgets.background_task import Step
from desktop.widgets.conversation import Conversation, Conversing
from rules.text import Refusal

if TYPE_CHECKING:
    # Loaded when somebody brings such a file: the cards are in view before.
    from desktop.library.foreign_page import ForeignPage
    from desktop.operations.desk import Desk
    from desktop.operations.imports.catalogues import ImportChoices, Plan
    from desktop.operations.imports.report import ImportReport


def _read(desk: Desk, paths: list[Path], step: Step) -> Plan | Refusal:
    """Read files and plan their import, beside the window."""
    import desktop.library.foreign_page  # noqa: F401 - so that the window need not load it afterwards
    from desktop.operations.imports import catalogues

    return catalogues.look(desk, paths=paths, step=step)


def _plan(desk: Desk, plan: Plan, same: Mapping[str, str], step: Step) -> Plan | Refusal:
    """Plan anew what was read, beside the window; ``same`` are the cards that are ours, by foreign id."""
    from desktop.operations.imports import catalogues

    return catalogues.plan(desk, plan.harvest, catalogues.ImportChoices(same=same), step=step)


def _write(desk: Desk, plan: Plan, choices: ImportChoices, step: Step) -> ImportReport | Refusal:
    """Write what was decided, beside the window."""
    from desktop.operations.imports import catalogues

    return catalogues.decide(desk, plan, choices=choices, step=step)


class ForeignImport(QObject):
    """One import at a time, each a conversation; its page is built when the first one begins."""

    others_left = Signal(object)
    """Emitted with the other files whose turn it is once the import is over."""

    def __init__(self, host: ForImports, conflicts: UnresolvedConflicts, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._conflicts = conflicts
        self.page: ForeignPage | None = None
        self._asker = ImportAsker(host, parent)
        self.work = self._asker.work
        self._conversing = Conversing(self._asker)

    def take(self, paths: list[Path]) -> None:
        """Begin to import the files of other programs; the others wait for these."""
        mine = [path for path in paths if path.name.lower().endswith(FOREIGN)]
        others = [path for path in paths if path not in mine]
        if mine and self._host.desk is not None:
            self._conversing.begin(self._import(self._host.desk, mine, others))
        elif others:
            self.others_left.emit(others)

    def ask(
        self, report: ImportReport, then: Callable[[ImportChoices], None], *, stays: bool = False
    ) -> None:
        """Show the differences of another file, and hand the decisions on.

        With ``stays`` the fields that stay because theirs is no news are shown too.
        """
        self._conversing.begin(self._asked(report, then, stays))

    def tell(self, report: ImportReport) -> None:
        """Show the findings about another file that was imported."""
        self._conversing.begin(self._told(report))

    def close(self) -> None:
        """Give up what is being read, or wait for what is being kept; nobody is told any more."""
        self._conversing.end()

    def leave_report(self) -> None:
        """Leave the report of what was imported, as its own button does."""
        page = self.page
        if page is not None and page.is_done and self._host.pages.currentWidget() is page:
            page.closed.emit()

    def retranslate(self) -> None:
        """Say the words of the pages again."""
        self.work.retranslate()
        if self.page is not None:
            self.page.retranslate()

    def _built(self) -> ForeignPage:
        if self.page is None:
            from desktop.library.foreign_page import ForeignPage

            self.page = page = ForeignPage(self._host.pages)
            page.closed.connect(self._asker.on_closed)
            page.wanted.connect(self._asker.on_decided)
            page.met.connect(self._asker.on_met, Qt.ConnectionType.QueuedConnection)
            page.undone.connect(self._asker.on_undone)
            page.looked.connect(self._conflicts.look)
            self._host.pages.addWidget(page)
        return self.page

    # What is asked

    def _import(self, desk: Desk, paths: list[Path], others: list[Path]) -> Conversation[None]:
        """Import files; unless that is given up, the others have their turn then."""
        yield from self._plan(desk, Beside(partial(_read, desk, paths), paths))
        if others:
            self.others_left.emit(others)

    def _plan(self, desk: Desk, work: Beside, *, stays: bool = False) -> Conversation[None]:
        """Plan an import, have it decided, write and report it; then what stays, where it is to be seen."""
        plan: Plan | Refusal = yield work
        if isinstance(plan, Refusal):
            self._host.warn(plan)
            return
        self._show_plan(plan.report, stays=stays)
        decided = yield from self._decide(desk, plan, work.paths)
        if decided is None:
            self._host.browse()
            return
        if (yield from self._report(desk, *decided, partial(self._look, plan, work.paths))):
            yield from self._plan_again(desk, plan, work.paths)

    def _plan_again(self, desk: Desk, plan: Plan, paths: Sequence[Path]) -> Conversation[None]:
        """Plan again, to show the fields that stay because theirs is no news."""
        yield from self._plan(desk, Beside(partial(_plan, desk, plan, {}), paths), stays=True)

    def _decide(
        self, desk: Desk, plan: Plan, paths: Sequence[Path]
    ) -> Conversation[tuple[ImportReport, bool] | None]:
        """Write what is decided, one step, which can be undone; None where the page is closed instead.

        Returned with the report: whether the fields that stay were in view.
        """
        from desktop.operations.imports.catalogues import ImportChoices

        host, page = self._host, self._built()
        meeting: Beside | None = None
        while True:
            given = yield FromPage(meeting)
            meeting = None
            match given:
                case Reply():
                    return None
                case Met(choices):
                    meeting = Beside(partial(_plan, desk, plan, choices.same), paths)
                case ImportChoices():
                    asked = page.shows_stays
                    host.browse()
                    done: ImportReport | Refusal = yield Beside(partial(_write, desk, plan, given), paths)
                    if not isinstance(done, Refusal):
                        return done, asked
                    host.show_page(page)
                    page.begin()
                    host.warn(done)
                case _:
                    self._show_met(given)

    def _report(
        self, desk: Desk, done: ImportReport, asked: bool, look: Callable[[], None]
    ) -> Conversation[bool]:
        """Say what was imported; tell whether the fields that stay are to be seen.

        They are offered unless their owner was ``asked``.
        """
        from desktop.operations.imports.report import tell_import

        host, page = self._host, self._built()
        tell_import(desk, done, initiator=host)
        self._conflicts.offer(done, look, asked=asked)
        if self._conflicts.verb() and (open_yet := done.left):
            done = replace(done, stays=open_yet if asked else [*done.stays, *open_yet])
            asked = False
        host.refresh()
        page.show_done(done, asked=asked)
        if done.refused or not all(found.again for found in done.findings):
            host.show_page(page)
            page.take.setFocus()
            host.actions_changed()
            return (yield from self._left())
        if done.added or done.changed:
            host.show_card((*done.added, *done.changed)[0])
        say_import(host, self._conflicts, page.title, done.label)
        return False

    def _left(self) -> Conversation[bool]:
        """Wait until the page of what was imported is left; tell whether for the fields that stay."""
        reply: Reply = yield FromPage()
        if reply is Reply.LOOKED:
            return True
        self._host.browse()
        if reply is Reply.UNDONE:
            self._host.undo()
        return False

    def _asked(
        self, report: ImportReport, then: Callable[[ImportChoices], None], stays: bool
    ) -> Conversation[None]:
        self._show_plan(report, stays=stays)
        given: Met | ImportChoices | Reply = yield FromPage()
        while isinstance(given, Met):  # who asks plans nothing anew
            given = yield FromPage()
        self._host.browse()
        if not isinstance(given, Reply):
            then(given)

    def _told(self, report: ImportReport) -> Conversation[None]:
        page = self._built()
        page.show_done(report)
        self._host.show_page(page)
        yield from self._left()

    def _look(self, plan: Plan, paths: Sequence[Path]) -> None:
        """Show the fields that stay: from the page of what was imported, or from the list."""
        if not self._asker.reply(Reply.LOOKED) and self._host.desk is not None:
            self._conversing.begin(self._plan_again(self._host.desk, plan, paths))

    # What is shown

    def _show_plan(self, report: ImportReport, *, stays: bool) -> None:
        """Show what is to be decided."""
        page = self._built()
        page.show_plan(report, stays=stays)
        self._host.show_page(page)
        page.begin()

    def _show_met(self, planned: Plan | Refusal) -> None:
        """Show the fields of the cards that were ticked as the same."""
        page = self._built()
        if isinstance(planned, Refusal):
            self._host.warn(planned)
        else:
            page.show_met(planned.report)
        if self._host.pages.currentWidget() is not page:  # it took long enough to show how far it was
            self._host.show_page(page)
            page.deciding.setFocus()
