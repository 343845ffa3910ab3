"""Open every place in both languages and colours and play a turn, without a screen, on an own library."""

from __future__ import annotations

import sys

from PySide6.QtCore import (
    QCoreApplication,
    QEventLoop,
    QMessageLogContext,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from db.leftovers import temporary_folder
from db.library import Library
from desktop.cli.report import Impossible, Request
from desktop.cli.whole_turn import play_turn
from desktop.environment.settings import LANGUAGES, Settings, ThemeChoice
from desktop.look import theme
from desktop.operations.opening import desk_for, open_library
from desktop.shell.idle_collector import IdleCollector
from desktop.shell.window import Window

_WAIT_MS = 50
_KNOWN = "This plugin does not support"


def run(request: Request) -> tuple[list[str], str]:
    """Open all places one after the other, then play a turn; give their names, and how it went.

    Raises Impossible when one stays blank, or the turn does not go on.
    """
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        raise Impossible(QCoreApplication.translate("CommandLine", "No window can be opened here."))
    theme.add_fonts()
    qInstallMessageHandler(_complain)
    with temporary_folder() as folder:
        library = open_library(folder / "selftest.tact")
        try:
            return _walk(application, Settings(folder / "settings.json"), library, request.language)
        finally:
            library.close()


def _complain(kind: QtMsgType, where: QMessageLogContext, words: str) -> None:
    """Pass on what Qt complains about; that the screenless plugin has no windows to size is no complaint."""
    if not words.startswith(_KNOWN):
        print(words, file=sys.stderr)


def _walk(
    application: QApplication, settings: Settings, library: Library, language: str
) -> tuple[list[str], str]:
    theme.apply(application, ThemeChoice.LIGHT)
    window = Window(settings)
    IdleCollector(window).start()  # as the program does
    window.resize(1280, 800)
    window.show()
    window.set_desk(desk_for(library), library.path.stem)
    opened: list[str] = []
    try:
        for spoken, colours in zip(LANGUAGES, (ThemeChoice.DARK, ThemeChoice.LIGHT), strict=True):
            window.change_settings(language=spoken, theme=colours)
            opened = []
            for key in window.rows:
                place = window.go(key)
                _let_pass(_WAIT_MS)
                if place.grab().isNull() or not place.title():
                    blank = QCoreApplication.translate("CommandLine", "The place {place} stays blank.")
                    raise Impossible(blank.format(place=key))
                opened.append(place.title())
        window.change_settings(language=language)
        opened = [window.place(key).title() for key in window.rows]
        return opened, play_turn(window, lambda: _let_pass(1))
    finally:
        window.set_desk(None)
        window.close()
        window.deleteLater()
        _let_pass(_WAIT_MS)


def _let_pass(milliseconds: int) -> None:
    """Let what was begun beside the window come to its end."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
