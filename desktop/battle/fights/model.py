"""The lines of the list of fights as an item model."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.battle.fights.items import FightItem
from desktop.wording.plain import plain_tip

AnyIndex = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole + 1
"""The role of a line itself."""


class FightsModel(QAbstractListModel):
    """All lines; only those that differ are painted again while none comes or goes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[FightItem] = []

    def set_lines(self, lines: list[FightItem]) -> bool:
        """Show lines; True where some may have another height."""
        before = self.lines
        if [line.id for line in before] != [line.id for line in lines]:
            self.beginResetModel()
            self.lines = lines
            self.endResetModel()
            return True
        self.lines = lines
        changed = [n for n, (old, new) in enumerate(zip(before, lines, strict=True)) if old != new]
        for number in changed:
            self.dataChanged.emit(self.index(number), self.index(number))
        return bool(changed)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        """Count the lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a line, or what is said of it."""
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return line.said
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(line.said)
        return None
