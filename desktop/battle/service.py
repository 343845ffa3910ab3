"""What serves the table of a battle."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.battle.host import TableHost


class TableService(QObject):
    """Does something for the table: it lives as long, and reads its context."""

    def __init__(self, table: TableHost) -> None:
        super().__init__(table.over)
        self._table = table
        self._context = table.context
