"""Tint the cards of those who fight in what is open."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from desktop.battle.host import TableHost


class Tint(QObject):
    """Tints the cards of some figures while a page is in view, and leaves none tinted behind."""

    def __init__(self, page: QWidget, table: TableHost) -> None:
        super().__init__(page)
        self._table = table
        self._figures: frozenset[str] = frozenset()
        page.installEventFilter(self)

    def show_figures(self, figures: Iterable[str]) -> None:
        """Tint the cards of these figures, of no others."""
        self._figures = frozenset(figures)
        self._lay(self._figures)

    def eventFilter(self, _page: QObject, event: QEvent) -> bool:
        """Follow the page in and out of view."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._lay(self._figures if event.type() == QEvent.Type.Show else frozenset())
        return False

    def _lay(self, figures: frozenset[str]) -> None:
        for block in self._table.blocks():
            block.roster.set_concerned(figures)
