"""Ask of each table opened what its columns hold, one page after the other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.library.host import ForColumns
from desktop.operations import layouts
from desktop.operations.layouts import TableLayout, TablePreview, Way
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.library.columns_page import ColumnsPage


class ColumnWizard(QObject):
    """The tables that were looked at; those with the headings of one just told are told with it."""

    decided = Signal(object)
    """Emitted with the layouts by path, once every table is told of."""
    look_wanted = Signal(object, object)
    """Emitted with a table's look and the way in which it is to be looked at again."""
    given_up = Signal()

    def __init__(self, host: ForColumns, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self.page: ColumnsPage | None = None
        self._waiting: list[TablePreview] = []
        self._all = 0
        self._told: dict[Path, TableLayout] = {}

    def begin(self, found: Sequence[TablePreview | Refusal]) -> None:
        """Ask of all tables that can be read; the others are told of when the rest is read."""
        self._waiting = [seen for seen in found if not isinstance(seen, Refusal)]
        self._all, self._told = len(self._waiting), {}
        self._next()

    def show_again(self, found: TablePreview | Refusal) -> None:
        """Show a table as it reads in the way chosen, or why it does not."""
        if self.page is None or not self._waiting:
            return
        if isinstance(found, Refusal):
            self.page.show_refusal(found)
            return
        self._waiting[0] = found
        self.page.show_look(found, self._number, self._all)

    def close(self) -> None:
        """Forget the tables; nobody is told."""
        self._waiting = []

    def retranslate(self) -> None:
        """Say the words of the page again."""
        if self.page is not None:
            self.page.retranslate()

    @property
    def _number(self) -> int:
        return self._all - len(self._waiting) + 1

    def _next(self) -> None:
        if not self._waiting:
            self.decided.emit(self._told)
            return
        page = self._built()
        page.show_look(self._waiting[0], self._number, self._all)
        self._host.show_page(page)
        page.begin()

    def _built(self) -> ColumnsPage:
        if self.page is None:
            from desktop.library.columns_page import ColumnsPage

            self.page = ColumnsPage(self._host.pages)
            self.page.taken.connect(self._on_taken)
            self.page.way_wanted.connect(self._on_way)
            self.page.closed.connect(self._on_closed)
            self._host.pages.addWidget(self.page)
        return self.page

    def _on_taken(self, layout: TableLayout) -> None:
        if self._host.desk is None or not self._waiting:
            return
        seen = self._waiting.pop(0)
        self._told[seen.path] = layout
        refused = layouts.remember(self._host.desk, seen=seen, layout=layout)
        if isinstance(refused, Refusal):
            self._host.warn(refused)
        alike = [
            other
            for other in self._waiting
            if (other.met, other.outline.sheets) == (seen.met, seen.outline.sheets)
        ]
        for other in alike:
            self._waiting.remove(other)
            self._told[other.path] = layout
        self._next()

    def _on_way(self, way: Way) -> None:
        if self._waiting:
            self.look_wanted.emit(self._waiting[0], way)

    def _on_closed(self) -> None:
        self._waiting = []
        self.given_up.emit()
