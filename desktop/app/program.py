"""Run the window: dressed and shown first, the library opened after."""

from __future__ import annotations

from desktop.environment import plain_imports  # noqa: F401 - before all that it lets be loaded as it is

# isort: split
import gc
import sys
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

import resources
from db.errors import shown
from desktop.app.crash import CrashKeeper
from desktop.environment import paths
from desktop.environment.settings import Settings, ThemeChoice
from desktop.look import theme
from desktop.shell import geometry
from desktop.shell.idle_collector import IdleCollector
from desktop.shell.window import Window
from desktop.wording import fill, loader

if TYPE_CHECKING:
    from db.library import Library
    from desktop.app.library_session import LibrarySession
    from desktop.operations.desk import Desk

_PATIENCE_MS = 2000
"""After so long the library is opened although nothing was painted: the window may start out of sight."""
_REST_MS = 400
"""After so long with the cards in view, what the first write needs is loaded beside the window."""


class Program(QObject):
    """One run of the window, from its first moment to its last."""

    opened = Signal()
    """Emitted once the window has its library, or says why it has none."""

    _loaded = Signal()

    def __init__(
        self, application: QApplication, library: Path | None = None, package: Path | None = None
    ) -> None:
        super().__init__()
        self.application = application
        self.paths = paths.find()
        self.paths.tighten()
        self.settings = Settings.load(self.paths.settings)
        self.crashes = CrashKeeper(self.paths.crashes)
        values = self.settings.values
        self._library = library or Path(values.library or self.paths.library)
        self._package = package
        self.session: LibrarySession | None = None
        """None until the window is in view: the program may be stopped before."""
        self._beside: Thread | None = None
        # Nothing that is loaded is garbage; looking for some takes a fifth of the start.
        self._collector = IdleCollector(self)
        self._loaded.connect(self._on_loaded)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._prepare_writing)
        # A library that was here before and is not any more is missed, not made anew.
        self._make = library is not None or str(self._library) not in values.recent

    def is_open_already(self) -> bool:
        """Bring the window that has this library forward, if there is one."""
        from db.whereabouts import is_there
        from desktop.app.single_instance import raise_other

        if not is_there(self._library):
            return False

        return raise_other(self._library, self._package)

    def dress(self) -> None:
        """Make the window, in the colours and the language of the settings."""
        application, values = self.application, self.settings.values
        self.crashes.install()
        theme.add_fonts()
        theme.apply(application, values.theme, values.scale)
        loader.install(application, values.language)
        self.window = Window(self.settings)
        application.styleHints().colorSchemeChanged.connect(self._on_system_colours)
        application.screenRemoved.connect(self._on_screens)
        application.primaryScreenChanged.connect(self._on_screens)
        application.aboutToQuit.connect(self.leave)

    def show(self) -> None:
        """Show the window, and open the library once it is on the screen."""
        self.dress()
        geometry.restore(self.window, self.settings.values.geometry)
        self.window.installEventFilter(self)
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self._after_show)
        self._waiting.start(_PATIENCE_MS)
        self.window.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on once the first picture is painted: what reads the library is slow to load."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._waiting.start(0)
        return False

    def _after_show(self) -> None:
        # The icon and what follows are not needed for the first picture.
        self.application.setWindowIcon(QIcon(str(resources.path("tacticien.svg"))))
        from desktop.app.library_session import LibrarySession

        self.session = session = LibrarySession(self.window, self.paths)
        self.crashes.told = self._on_bug
        self.crashes.known = session.tell
        session.opened.connect(self._rest.start)
        session.open(self._library, make=self._make)
        if self.settings.set_aside is not None:
            self.window.say(
                self.tr("The settings could not be read. They were set aside; these are new."), "warn"
            )
        elif self.crashes.unseen():
            self._show_report(self.tr("Something went wrong last time. Nothing you confirmed was lost."))
        self.settings.told = self._on_unsaved_settings
        if self.settings.save_failed:
            self._on_unsaved_settings()
        if self._package is not None:
            session.take_in(self._package)
        self._collector.start()
        self.opened.emit()

    def _on_unsaved_settings(self) -> None:
        words = self.tr("Your settings cannot be saved in “{folder}”. They last until the window closes.")
        told = fill(words, folder=shown(self.paths.settings.parent))
        self.window.say(told, "bad", self.tr("Retry"), self._save_settings)

    def _save_settings(self) -> None:
        if self.settings.save():
            self.window.say(self.tr("Your settings are saved."), "good")
        else:
            self._on_unsaved_settings()

    def _prepare_writing(self) -> None:
        loading = self._beside is not None and self._beside.is_alive()
        library = self.session and self.session.library
        if library is not None and not loading:
            desk = self.window.desk
            self._beside = Thread(target=self._load, args=(library, desk), name="prepare writing")
            self._beside.start()

    def _load(self, library: Library, desk: Desk | None) -> None:
        from db.leftovers import sweep_temporary
        from desktop.operations import picks  # noqa: F401 - so that the first change of a list need not load it

        sweep_temporary()
        library.prepare_writing()
        if desk is not None:
            desk.shelves.prepare(library)
        self._loaded.emit()

    def _on_loaded(self) -> None:
        gc.freeze()  # nor is what writes

    def _on_bug(self, _report: Path) -> None:
        happened = self.tr("Something went wrong. Nothing you confirmed was lost.")
        self.window.say(happened, "bad", self.tr("Show the report"), partial(self._show_report, happened))

    def _show_report(self, happened: str) -> None:
        """Show the report of the newest error; those that came are not shown again by themselves."""
        self.window.verbs.report(happened)
        self.crashes.mark_seen()

    def _on_system_colours(self) -> None:
        if self.settings.values.theme is ThemeChoice.SYSTEM:
            self.window.change_settings(theme=ThemeChoice.SYSTEM)

    def _on_screens(self) -> None:
        for seen in self.application.topLevelWidgets():  # the manual and the opponent's window, too
            if seen.isVisible() and seen.windowType() == Qt.WindowType.Window:
                geometry.bring_back(seen)

    def leave(self) -> None:
        """Close the library and stop watching, at the end of the event loop; again it does nothing."""
        self._rest.stop()
        if self._beside is not None:
            self._beside.join()
        if self.session is not None:
            self.session.leave()
        self.crashes.uninstall()


def run(library: Path | None = None, package: Path | None = None) -> int:
    """Show the window until it is closed; raise the first one when there is one for this library.

    A package is taken in by the window that has the library.
    """
    gc.disable()
    application = QApplication(sys.argv[:1])
    application.setApplicationName("tacticien")
    application.setApplicationDisplayName("Tacticien")
    application.setDesktopFileName("tacticien")
    program = Program(application, library, package)
    if program.is_open_already():
        return 0
    program.show()
    return application.exec()
