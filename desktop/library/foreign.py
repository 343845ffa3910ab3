"""Between the Library and the files of other programs: read beside the window, shown, decided, written."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from desktop.library.host import ForImports
from desktop.library.moving import say_import
from desktop.library.unresolved_conflicts import UnresolvedConflicts
from desktop.operations.imports.card_tables import FOREIGN
from rules.text import Refusal

if TYPE_CHECKING:
    # Loaded when somebody brings such a file: the cards are in view before.
    from desktop.library.foreign_page import ForeignPage
    from desktop.operations.desk import Desk
    from desktop.operations.imports.catalogues import Harvest, ImportChoices, Plan
    from desktop.operations.imports.report import ImportReport


class FileReader(QObject):
    """Reads files on a thread of its own, which ends with them or when it is told to give up."""

    progressed = Signal(int, str)
    """Emitted with the steps done and the name of the file whose turn it is."""

    read = Signal(int, object)
    """Emitted with the number of the reading and what was taken from the files, None for nothing."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number = 0
        self._thread: threading.Thread | None = None

    def start(self, desk: Desk, paths: list[Path]) -> None:
        """Begin to read; what was being read before is given up."""
        self.stop()
        self.number += 1
        self._thread = threading.Thread(
            target=self._work, args=(self.number, desk, paths), name="tacticien-import", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        """Give up what is being read, and wait for the end of it."""
        self.number += 1
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _work(self, number: int, desk: Desk, paths: list[Path]) -> None:
        from desktop.operations.imports import catalogues

        done = 0

        def step(name: str) -> None:
            nonlocal done
            if self.number != number:
                raise catalogues.ReadingCancelled
            if name:
                done += 1
                self.progressed.emit(done, name)

        harvest: Harvest | None = None
        try:
            harvest = catalogues.read_files(paths, desk.peoples, desk.abilities, step=step)
        except catalogues.ReadingCancelled:
            pass  # whoever gave it up waits for nothing
        finally:  # after a mistake of ours nobody waits for ever
            self.read.emit(number, harvest)


class ForeignImport(QObject):
    """One import at a time; its page is built when the first one begins."""

    def __init__(self, host: ForImports, conflicts: UnresolvedConflicts, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._conflicts = conflicts
        self.page: ForeignPage | None = None
        self._harvest: Harvest | None = None
        self._then: Callable[[ImportChoices], None] | None = None
        self.reader = FileReader(self)
        self.reader.progressed.connect(self._on_progress, Qt.ConnectionType.QueuedConnection)
        self.reader.read.connect(self._on_read, Qt.ConnectionType.QueuedConnection)

    def take(self, paths: list[Path]) -> list[Path]:
        """Begin to import those of the files that are of other programs; return the rest."""
        mine = [path for path in paths if path.name.lower().endswith(FOREIGN)]
        if mine and self._host.desk is not None:
            page = self._built()
            self._then = None
            page.show_reading(mine)
            self._host.show_page(page)
            self.reader.start(self._host.desk, mine)
        return [path for path in paths if path not in mine]

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
        """Give up what is being read; nothing was written."""
        self.reader.stop()
        self._harvest = self._then = None

    def retranslate(self) -> None:
        """Say the words of the page again."""
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

    def _on_progress(self, done: int, name: str) -> None:
        if self.page is not None:
            self.page.show_progress(done, name)

    def _on_read(self, number: int, harvest: Harvest | None) -> None:
        if number != self.reader.number or self._host.desk is None or self.page is None:
            return
        if harvest is None:
            self._host.browse()
            return
        from desktop.operations.imports.catalogues import ImportChoices

        self._harvest = harvest
        planned = self._plan(ImportChoices())
        if planned is not None:
            self.page.show_plan(planned.report)

    def _plan(self, choices: ImportChoices) -> Plan | None:
        from desktop.operations.imports import catalogues

        assert self._host.desk is not None and self._harvest is not None
        planned = catalogues.plan(self._host.desk, self._harvest, choices)
        if isinstance(planned, Refusal):
            self._host.warn(planned)
            return None
        return planned

    def _on_met(self, choices: ImportChoices) -> None:
        """Plan and show the fields of the cards that were ticked as the same."""
        from desktop.operations.imports.catalogues import ImportChoices

        if self._harvest is None or self._host.desk is None or self.page is None:
            return
        if (planned := self._plan(ImportChoices(same=choices.same))) is not None:
            self.page.show_met(planned.report)

    def _on_wanted(self, choices: ImportChoices) -> None:
        """Write what was decided: one step, which can be undone."""
        host = self._host
        if (then := self._then) is not None:
            self._then = None
            host.browse()
            then(choices)
            return
        if host.desk is None or self.page is None or self._harvest is None:
            return
        planned = self._plan(choices)
        if planned is None:
            return
        from desktop.operations.imports import catalogues

        done = catalogues.write(host.desk, planned, initiator=host)
        if isinstance(done, Refusal):
            host.warn(done)
            return
        asked = self.page.shows_stays
        self._conflicts.offer(done, self._look, asked=asked)
        if not self._conflicts.verb():
            self._harvest = None
        elif open_yet := done.left:
            done = replace(done, stays=open_yet if asked else [*done.stays, *open_yet])
            asked = False
        host.refresh()
        self._after(done, asked)

    def _after(self, done: ImportReport, asked: bool) -> None:
        assert self.page is not None
        self.page.show_done(done, asked=asked)
        if done.findings or done.refused:
            return
        self._host.browse()
        if done.added or done.changed:
            self._host.show_card((*done.added, *done.changed)[0])
        say_import(self._host, self._conflicts, self.page.title, done.label)

    def _look(self) -> None:
        """Plan again, to show the fields that stay because theirs is no news."""
        from desktop.operations.imports.catalogues import ImportChoices

        if self._harvest is None or self.page is None or (planned := self._plan(ImportChoices())) is None:
            return
        self._host.show_page(self.page)
        self.page.show_plan(planned.report, stays=True)

    def _on_closed(self) -> None:
        harvest = self._harvest
        self.close()
        if self._conflicts.verb():  # what stays can be looked at from the list as well
            self._harvest = harvest
        self._host.browse()

    def _on_undone(self) -> None:
        self._host.browse()
        self._host.undo()
