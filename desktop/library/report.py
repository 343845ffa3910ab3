"""The page that says what an import did, and what could not be read as it stands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.library.column_widths import share_room
from desktop.look import theme
from desktop.models.troubles import TroubleColumn, TroubleRow, TroublesModel
from desktop.operations.imports.card_tables import OF_DELETED
from desktop.operations.imports.report import ImportReport
from desktop.widgets.text import KeyHint, label, set_look
from desktop.wording import say
from desktop.wording.import_counts import EACH, counts
from desktop.wording.plain import caption


class ReportPage(QWidget):
    """The report of an import: each file, line and reason. ``closed`` by Esc, ``undone`` by its verb.

    ``looked`` asks to see the fields that stay because theirs is no news.
    """

    closed = Signal()
    undone = Signal()
    looked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report = ImportReport()
        self._offered: Callable[[], str] = str
        self.title = label("", self, role="title", wrap=True)
        self._sentence = label("", self, role="soft", wrap=True)
        self.model = TroublesModel(self)
        self.table = QTableView(self)
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.setColumnHidden(TroubleColumn.ENTRY, True)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(TroubleColumn.WORDS, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._done = QPushButton(self)
        set_look(self._done, "primary")
        self._done.clicked.connect(self.closed)
        self._undo = QPushButton(self)
        self._undo.clicked.connect(self.undone)
        verbs = QHBoxLayout()
        verbs.setSpacing(6)
        verbs.addWidget(self._done)
        verbs.addWidget(KeyHint("Esc", self))
        verbs.addSpacing(16)
        self._stays = QPushButton(self)
        self._stays.clicked.connect(self.looked)
        verbs.addWidget(self._stays)
        verbs.addWidget(self._undo)
        verbs.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self.title)
        column.addWidget(self._sentence)
        column.addWidget(self.table, 1)
        column.addLayout(verbs)
        self.retranslate()

    def show_report(self, report: ImportReport, stays: Callable[[], str] = str) -> None:
        """Show what an import did; ``stays`` offers to look at the fields that stay."""
        self._report, self._offered = report, stays
        self.retranslate()
        self._done.setFocus()

    @property
    def offers_undo(self) -> bool:
        """Whether the import of which it tells can be undone."""
        return self._undo.isVisibleTo(self)

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        report = self._report
        self.title.setText(self.summary(report))
        of_cells = [trouble for trouble in report.troubles if trouble.reason not in OF_DELETED]
        left = sum(trouble.left_out for trouble in of_cells)
        kept = len(of_cells) - left
        sentences = [
            self.tr("%n items could not be read and were kept as typed.", "", kept) if kept else "",
            self.tr("%n items were not read.", "", left) if left else "",
        ]
        self._sentence.setText(" ".join(filter(None, sentences)))
        self._sentence.setVisible(bool(of_cells))
        rows = [TroubleRow(file, 0, "", say(message)) for file, message in report.refused]
        rows += [TroubleRow(t.file, t.line, t.field, say(t.message)) for t in report.troubles]
        self.model.set_rows(rows)
        self._done.setText(self.tr("Done"))
        self._stays.setText(caption(self._offered()))
        self._stays.setVisible(bool(self._stays.text()))
        self._undo.setText(self.tr("Undo the import"))
        self._undo.setVisible(report.label is not None)
        self.restyle()

    def summary(self, report: ImportReport) -> str:
        """Say in a line what an import did."""
        nothing = report.done and report.label is None
        parts = [self.tr("Nothing changed")] if nothing else []
        parts += counts(report, EACH)
        return " · ".join(parts) or self.tr("No card could be read")

    def restyle(self) -> None:
        """Take the text size in force."""
        self.table.verticalHeader().setDefaultSectionSize(theme.current().px(30))
        share_room(self.table, TroubleColumn.WORDS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_done"):
            self.restyle()
