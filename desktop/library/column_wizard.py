"""Ask of each table opened what its columns hold, one page after the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.library.host import ForColumns
from desktop.library.import_asker import Beside, FromPage, ImportAsker, Reply
from desktop.widgets.background_task import Step
from desktop.widgets.conversation import Conversation
from rules.text import Refusal

if TYPE_CHECKING:
    # Loaded when somebody brings a table: the cards are in view before.
    from desktop.library.columns_page import ColumnsPage
    from desktop.operations.desk import Desk
    from desktop.operations.layouts import TableLayout, TablePreview, Way


def _look_again(desk: Desk, seen: TablePreview, way: Way, _step: Step) -> TablePreview | Refusal:
    """Look at one table in the way that was chosen."""
    from desktop.operations import layouts

    return layouts.look(desk, path=seen.path, way=way, before=seen)


def _headings(seen: TablePreview) -> tuple[object, ...]:
    return seen.met, seen.outline.sheets


class ColumnWizard(QObject):
    """Asks of each table; those with the headings of one just told are told with it."""

    def __init__(self, host: ForColumns, asker: ImportAsker, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._asker = asker
        self.page: ColumnsPage | None = None

    def ask(
        self, desk: Desk, paths: Sequence[Path], found: Sequence[TablePreview | Refusal]
    ) -> Conversation[dict[Path, TableLayout] | None]:
        """Ask of all tables that can be read, and return the layouts by path; None where a page is closed.

        The tables that cannot be read are told of when the rest is.
        """
        from desktop.operations import layouts

        waiting = [seen for seen in found if not isinstance(seen, Refusal)]
        of = len(waiting)
        told: dict[Path, TableLayout] = {}
        while waiting:
            answer = yield from self._of_table(desk, paths, waiting[0], of - len(waiting) + 1, of)
            if answer is None:
                return None
            seen, layout = answer
            refused = layouts.remember(desk, seen=seen, layout=layout)
            if isinstance(refused, Refusal):
                self._host.warn(refused)
            alike = [each for each in waiting[1:] if _headings(each) == _headings(seen)]
            told |= {each.path: layout for each in (seen, *alike)}
            waiting = [each for each in waiting if each.path not in told]
        return told

    def _of_table(
        self, desk: Desk, paths: Sequence[Path], seen: TablePreview, number: int, of: int
    ) -> Conversation[tuple[TablePreview, TableLayout] | None]:
        """Ask of one table, and return it as it was looked at last."""
        from desktop.operations.layouts import TableLayout, TablePreview, Way

        page = self._built()
        page.show_look(seen, number, of)
        self._host.show_page(page)
        page.begin()
        again: Beside | None = None
        while True:
            given: Reply | TableLayout | Way | TablePreview | Refusal = yield FromPage(again)
            again = None
            match given:
                case Reply():
                    return None
                case TableLayout():
                    return seen, given
                case Way():
                    again = Beside(partial(_look_again, desk, seen, given), paths)
                case Refusal():
                    self._host.show_page(page)
                    page.show_refusal(given)
                case TablePreview():
                    self._host.show_page(page)
                    page.show_look(seen := given, number, of)

    def retranslate(self) -> None:
        """Say the words of the page again."""
        if self.page is not None:
            self.page.retranslate()

    def _built(self) -> ColumnsPage:
        if self.page is None:
            from desktop.library.columns_page import ColumnsPage

            self.page = ColumnsPage(self._host.pages)
            self.page.taken.connect(self._asker.on_decided)
            self.page.way_wanted.connect(self._asker.on_decided)
            self.page.closed.connect(self._asker.on_closed)
            self._host.pages.addWidget(self.page)
        return self.page
