"""Report a problem: what happened, the report as it will be copied, and ways to hand it on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPlainTextEdit, QPushButton, QWidget

from desktop.environment import paths
from desktop.environment.last_steps import STEPS
from desktop.look import theme
from desktop.operations.files import file_name, hand_over
from desktop.widgets.ask_file import ask_where
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.text import label, set_look
from desktop.widgets.topic import set_topic
from desktop.wording import loader, say
from desktop.wording.diagnosis import diagnose

if TYPE_CHECKING:
    from desktop.environment.settings import Settings


class ReportSheet(PassingOverlay):
    """A panel over the window with the whole report in view; what names anything is in it on wish only."""

    SIZE = (760, 600)

    def __init__(self, parent: QWidget, settings: Settings, happened: str = "") -> None:
        """``happened`` says in one sentence what went wrong, "" where the player came by himself."""
        super().__init__(parent)
        set_topic(self, "backups")
        self._folder = paths.find().crashes
        self._report = diagnose(self._folder, _around(settings), STEPS.told)
        self.happened = label(happened, self.panel, wrap=True)
        self.happened.setVisible(bool(happened))
        explained = self.tr(
            "Nothing is sent by itself. Copy this report and give it to whoever gave you the program, with a "
            "line about what you were doing."
        )
        self.text = QPlainTextEdit(self.panel)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Report"))
        self.names = QCheckBox(self.tr("With names of files, cards, lists and players"), self.panel)
        self.copy = QPushButton(self.tr("Copy report"), self.panel)
        self.save = QPushButton(self.tr("Save…"), self.panel)
        self.folder = QPushButton(self.tr("Open folder"), self.panel)
        self.told = label("", self.panel, role="soft", wrap=True)
        close = QPushButton(self.tr("Close"), self.panel)
        set_look(self.copy, "primary")
        head = QHBoxLayout()
        head.addWidget(label(self.tr("Report a problem"), self.panel, role="title"), 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        verbs = FlowBox(self.panel, gap=8)
        for button in (self.copy, self.save, self.folder):
            verbs.flow.addWidget(button)
        column = self.sheet_column()
        column.addLayout(head)
        column.addWidget(self.happened)
        column.addWidget(label(explained, self.panel, role="soft", wrap=True))
        column.addWidget(self.text, 1)
        self.names.setMinimumHeight(theme.current().target)
        column.addWidget(self.names, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(verbs)
        column.addWidget(self.told)
        close.clicked.connect(self.close_panel)
        self.names.toggled.connect(self._show)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._save)
        self.folder.clicked.connect(self._open_folder)
        self._show()

    def show_now(self) -> None:
        """Open with the proposed verb under the hand."""
        self.open()
        self.copy.setFocus()

    def _show(self) -> None:
        self.text.setPlainText(self._report.named if self.names.isChecked() else self._report.plain)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.told.setText(self.tr("Copied."))

    def _save(self) -> None:
        proposed = file_name(self.tr("Report"), "report")
        path = ask_where(self, self.tr("Report a problem"), f"{proposed}.txt", "*.txt")
        if path is None:
            return
        refused = hand_over(path, self.text.toPlainText().encode())
        saved = self.tr("{file} has been saved.").format(file=path.name)
        self.told.setText(saved if refused is None else say(refused.message))

    def _open_folder(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))):
            self.told.setText(self.tr("{folder} could not be opened.").format(folder=self._folder))


def _around(settings: Settings) -> list[str]:
    """Tell of screens and settings what no name is in."""
    values = settings.values
    screens = [
        f"{screen.size().width()}×{screen.size().height()} ({screen.devicePixelRatio():g})"
        for screen in QGuiApplication.screens()
    ]
    chosen = (loader.language_of(settings), str(values.theme.value), f"{values.scale} %")
    return [f"{QGuiApplication.platformName()}, {', '.join(screens)}", ", ".join(chosen)]
