"""Say what Tacticien is, where this player's things lie, and whose work is in it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from desktop.environment import paths
from desktop.environment.version import VERSION
from desktop.operations.opening import backups_of
from desktop.widgets.in_line import in_row
from desktop.widgets.overlay import Overlay
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import ElidedLabel, SectionHeader, label
from desktop.widgets.topic import set_topic

if TYPE_CHECKING:
    from desktop.shell.host import ForAbout


class AboutSheet(Overlay):
    """A panel over the window; told anew at every opening, so that paths and words are those of now."""

    SIZE = (760, 560)  # wide enough for a path and a button

    def __init__(self, window: ForAbout) -> None:
        super().__init__(window.window())
        set_topic(self, "backups")
        self._window = window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = label("", self.panel, role="title")
        self._area = ScrollDown(parent=self.panel)
        self.close_button = QPushButton(self.panel)
        self.close_button.clicked.connect(self.close_panel)
        column = self.sheet_column()
        column.addLayout(in_row(None, (self._title, 1), self.close_button))
        column.addWidget(self._area, 1)

    def show_now(self) -> None:
        """Open with what is true now."""
        self._title.setText(self.tr("Tacticien {version}").format(version=VERSION))
        self.close_button.setText(self.tr("Close"))
        self._area.set_page(self._page())
        self.open()
        self.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language: what is shown is told anew at the next opening."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.hide()

    def _page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        for words in (
            self.tr(
                "Keeps your Confrontation reference cards and armies, and runs the activation sequence with "
                "you at the table."
            ),
            self.tr("Made by players, and not affiliated with any publisher of the game."),
        ):
            column.addWidget(label(words, page, wrap=True))
        column.addSpacing(8)
        column.addWidget(SectionHeader(self.tr("Where your data is kept")))
        column.addLayout(self._places(page))
        column.addSpacing(8)
        column.addWidget(SectionHeader(self.tr("Licences and thanks")))
        for words in self._credits():
            column.addWidget(label(words, page, wrap=True))
        column.addStretch(1)
        return page

    def _places(self, page: QWidget) -> QGridLayout:
        values = self._window.settings.values
        library = Path(values.library) if values.library else paths.find().library
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, (name, path, folder) in enumerate(
            (
                (self.tr("Library"), library, library.parent),
                (self.tr("Backups"), backups_of(library), backups_of(library)),
                (self.tr("Settings"), self._window.settings.path, self._window.settings.path.parent),
            )
        ):
            where = ElidedLabel(str(path), page, mode=Qt.TextElideMode.ElideMiddle)
            where.setProperty("may_elide", True)
            where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            button = QPushButton(self.tr("Open folder"), page)
            button.setAccessibleName(self.tr("Open folder: {name}").format(name=name))
            button.clicked.connect(partial(_open_folder, self._window, folder))
            grid.addWidget(label(name, page), row, 0)
            grid.addWidget(where, row, 1)
            grid.addWidget(button, row, 2)
        return grid

    def _credits(self) -> tuple[str, ...]:
        return (
            self.tr("Tacticien is free software under the MIT licence."),
            self.tr("Fonts: Source Sans 3 and Cinzel (SIL Open Font License), DejaVu Sans (DejaVu licence)."),
            self.tr("Icons: Tabler Icons (MIT licence)."),
            self.tr("Interface: Qt and PySide6 (GNU LGPL, version 3)."),
        )


def _open_folder(window: ForAbout, folder: Path, _checked: bool = False) -> None:
    """Show a folder, or the nearest one above: backups have none before the first."""
    there = next((known for known in (folder, *folder.parents) if known.is_dir()), folder)
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(there))):
        words = QCoreApplication.translate("AboutSheet", "{folder} could not be opened.")
        window.say(words.format(folder=there), "warn")
