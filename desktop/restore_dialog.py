"""Choose a backup to restore, by its date."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop import theme
from desktop.widgets.text import label, set_look


class RestoreDialog(QDialog):
    """The backups there are, the newest first; any other library file may be chosen too."""

    chosen = Signal(Path)

    def __init__(self, parent: QWidget, backups: Sequence[tuple[Path, datetime]]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Restore a backup"))
        sentence = self.tr("What the library holds now is kept as a backup first.")
        if not backups:
            sentence = self.tr("There is no backup of this library yet. Any other library file can be taken.")
        words = label(sentence, self, role="soft", wrap=True)
        self.list = QListWidget(self)
        for path, at in backups:
            item = QListWidgetItem(_date(at), self.list)
            item.setData(Qt.ItemDataRole.UserRole, str(path))
            item.setToolTip(str(path))
        self.list.setVisible(bool(backups))
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self._on_restore)
        self.restore = QPushButton(self.tr("Restore"), self)
        self.restore.setEnabled(bool(backups))
        self.restore.setDefault(True)
        set_look(self.restore, "primary")
        self.restore.clicked.connect(self._on_restore)
        self.other = QPushButton(self.tr("From a file…"), self)
        self.other.clicked.connect(self._on_other)
        close = QPushButton(self.tr("Close"), self)
        close.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addWidget(self.other)
        row.addStretch(1)
        row.addWidget(close)
        row.addWidget(self.restore)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(16)
        column.addWidget(label(self.tr("Restore a backup"), self, role="title"))
        column.addWidget(words)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        self.resize(theme.current().px(520), theme.current().px(420 if backups else 180))

    def _on_restore(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self._take(Path(item.data(Qt.ItemDataRole.UserRole)))

    def _on_other(self) -> None:
        found, _ = QFileDialog.getOpenFileName(self, self.windowTitle(), "", "*.tact")
        if found:
            self._take(Path(found))

    def _take(self, path: Path) -> None:
        self.close()
        self.chosen.emit(path)


def _date(at: datetime) -> str:
    moment = QDateTime.fromSecsSinceEpoch(int(at.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.LongFormat)
