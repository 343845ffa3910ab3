"""Pictures of the real window, in both languages and both colours, without a display."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QEventLoop,
    QMessageLogContext,
    QSize,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.environment.settings import Settings, ThemeChoice
from desktop.look import theme
from desktop.operations.desk import Desk
from desktop.shell.place import WindowPlace
from desktop.shell.window import Window

USUAL, WHOLE, SMALL = QSize(1280, 800), QSize(1920, 1080), QSize(1280, 720)
_STEP_MS, _STEPS_SAME, _MOST_STEPS = 50, 3, 200


@dataclass(frozen=True, slots=True)
class Variant:
    """One look of a picture: what its name ends on, and what differs from the usual."""

    ending: str
    language: str = "fr"
    colours: ThemeChoice = ThemeChoice.LIGHT
    size: QSize = USUAL
    scale: int = 100


VARIANTS = (
    Variant(""),
    Variant("-fr"),
    Variant("-en", language="en"),
    Variant("-dark", colours=ThemeChoice.DARK),
)


@dataclass(frozen=True, slots=True)
class Shot:
    """A place to photograph: what to show there, in which looks, and what to press before: verbs and keys.

    The picture is named after the place where it has no ``name`` of its own.
    """

    place: str
    argument: object = None
    variants: Sequence[Variant] = VARIANTS
    press: Sequence[str] = ()
    name: str = ""

    def file(self, variant: Variant) -> str:
        """Name the picture."""
        return f"{self.name or self.place}{variant.ending}.png"


BOTH = (Variant("-fr", size=SMALL), Variant("-en", language="en", size=SMALL))
"""As the manual shows a battle in each language."""
FULL = (Variant("-full", size=WHOLE),)
FULL_BATTLE = tuple(replace(look, ending=f"-full{look.ending}") for look in VARIANTS)


@contextmanager
def _opened(desk: Desk, folder: Path) -> Iterator[Window]:
    """Show a window on a desk, dressed like the program's own."""
    settings = Settings(folder / "settings.json")
    settings.change(welcomed=True)
    window = Window(settings)
    window.resize(USUAL)
    window.set_desk(desk, "Tacticien")
    window.show()
    try:
        yield window
    finally:
        window.set_desk(None)
        window.close()
        window.deleteLater()
        _wait()


def take_pictures(desk: Desk, shots: Sequence[Shot], target: Path, folder: Path) -> Iterator[Path]:
    """Photograph places of the window on a desk; `folder` takes the window's settings."""
    before = qInstallMessageHandler(_complain)
    try:
        with _opened(desk, folder) as window:
            looks = dict.fromkeys(variant for shot in shots for variant in shot.variants)
            for look in looks:
                window.change_settings(language=look.language, theme=look.colours, scale=look.scale)
                window.resize(look.size)
                for shot in (shot for shot in shots if look in shot.variants):
                    place = window.go(shot.place, shot.argument)
                    _settle(window, place)
                    for press in shot.press:
                        _press(window, place, press)
                        _settle(window, place)
                    path = target / shot.file(look)
                    if not window.grab().save(str(path)):
                        raise OSError(f"{path} could not be written")
                    yield path
    finally:
        qInstallMessageHandler(before)


def _press(window: Window, place: WindowPlace, press: str) -> None:
    """Trigger a verb of the place by its name, or press a key ("5", "Space") where the keyboard is."""
    if press in place.actions_set:
        place.actions_set[press].trigger()
        return
    text = press if len(press) == 1 else ""
    key = Qt.Key(ord(press.upper())) if text else Qt.Key[f"Key_{press}"]
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
    QApplication.sendEvent(window.focusWidget() or window, event)


def _settle(window: Window, place: WindowPlace) -> None:
    """Wait until nothing moves any more: pages are laid out and rendered beside the window."""
    same, last = 0, None
    for _ in range(_MOST_STEPS):
        _wait(_STEP_MS)
        busy = "printing.save" in place.actions_set and not place.actions_set["printing.save"].isEnabled()
        shown = window.grab().toImage()
        same = same + 1 if shown == last and not busy else 0
        last = shown
        if same == _STEPS_SAME:
            return


def _wait(milliseconds: int = _STEP_MS) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _complain(kind: QtMsgType, where: QMessageLogContext, words: str) -> None:
    """Pass on what Qt complains about; that the screenless plugin has no windows to size is no complaint."""
    if not words.startswith("This plugin does not support"):
        print(words, file=sys.stderr)


def dressed_application() -> QApplication:
    """Give the application, made and dressed when there is none yet; no cursor blinks in its pictures."""
    application = QApplication.instance() or QApplication(["tacticien"])
    assert isinstance(application, QApplication)
    application.setApplicationName("tacticien")
    application.setCursorFlashTime(0)
    theme.add_fonts()
    theme.apply(application, ThemeChoice.LIGHT)
    return application
