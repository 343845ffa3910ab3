"""Look at everything the program needs of this machine, and say what to do about what is wrong."""

from __future__ import annotations

import contextlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, qVersion

from db import backup
from db.errors import LeftBehind, LibraryError
from db.opening import missing
from db.whereabouts import is_closed, is_there
from desktop.environment import paths, showing, system_libraries
from desktop.environment.version import VERSION
from desktop.operations.opening import backups_of, open_library
from desktop.wording import about, fill, say

if TYPE_CHECKING:
    from desktop.cli.report import Request

translate = QCoreApplication.translate
_NEEDED_MB = 100
"""So much free room leaves space for a library, its log and a backup of each."""
_MB = 1 << 20


@dataclass(frozen=True, slots=True)
class Examined:
    """What was looked at, how it is, and what to do; without a remedy it is in order."""

    subject: str
    state: str
    remedy: str = ""

    @property
    def line(self) -> str:
        """Word it in one line."""
        told = about(self.subject, self.state)
        if not self.remedy:
            return f"✓ {told}"
        return f"! {told}{'' if told.endswith('.') else '.'} {self.remedy}"


def findings(request: Request) -> Iterator[Examined]:
    """Look at one thing after the other; one that fails to be looked at does not hide the next."""
    yield _program()
    yield _system()
    yield _display()
    yield from _folders()
    yield _settings()
    yield _library(request)
    yield _backups(request.library)
    yield _fonts()
    yield _printers()
    yield _reports()


def _program() -> Examined:
    words = translate("CommandLine", "{version}, Python {python}, Qt {qt}, {system}")
    state = words.format(
        version=VERSION, python=platform.python_version(), qt=qVersion(), system=platform.platform()
    )
    return Examined("Tacticien", state)


def _system() -> Examined:
    subject = translate("CommandLine", "System libraries")
    if not sys.platform.startswith("linux"):
        return Examined(subject, translate("CommandLine", "come with the program"))
    lacking = system_libraries.missing(showing.needs())
    if not lacking:
        return Examined(subject, translate("CommandLine", "all there"))
    packages = system_libraries.packages(lacking)
    command = system_libraries.install_command(packages) or ", ".join(packages)
    remedy = translate("CommandLine", "Install them: {command}").format(command=command)
    return Examined(
        subject, translate("CommandLine", "missing: {names}").format(names=", ".join(lacking)), remedy
    )


def _in_words(english: str) -> str:
    return translate("CommandLine", english)


def _display() -> Examined:
    subject = translate("CommandLine", "Display")
    if why := showing.why_no_window(_in_words):
        return Examined(subject, why, translate("CommandLine", "The command line works without one."))
    return Examined(subject, translate("CommandLine", "answers"))


def _folders() -> Iterator[Examined]:
    found = paths.find()
    for subject, folder in (
        (translate("CommandLine", "Folder of data"), found.data),
        (translate("CommandLine", "Folder of settings"), found.config),
    ):
        yield _folder(subject, folder)


def _folder(subject: str, folder: Path) -> Examined:
    there = _nearest(folder)
    if not there.is_dir():
        remedy = translate("CommandLine", "Move it away, or set {name} to a folder of your own.")
        return Examined(subject, _no_folder(there), remedy.format(name=paths.HOME_VARIABLE))
    free = _room_in(there)
    if free is None:
        remedy = translate(
            "CommandLine", "Give yourself the right to write there, or set {name} to a folder of your own."
        )
        return Examined(subject, _not_written(there), remedy.format(name=paths.HOME_VARIABLE))
    return Examined(subject, _free(folder, free), _room(free))


def _room_in(folder: Path) -> int | None:
    """Return how much room is left to write in a folder, in MB; None where nothing can be written."""
    try:
        with tempfile.TemporaryFile(dir=folder):  # it has no name, so that it is gone however this ends
            return shutil.disk_usage(folder).free // _MB
    except OSError:
        return None


def _not_written(folder: Path) -> str:
    return translate("CommandLine", "{folder} cannot be written").format(folder=folder)


def _free(folder: Path, free: int) -> str:
    return translate("CommandLine", "{folder}, {free} MB free").format(folder=folder, free=free)


def _room(free: int) -> str:
    return translate("CommandLine", "Make room: a full disk saves nothing.") if free < _NEEDED_MB else ""


def _nearest(folder: Path) -> Path:
    """Return what stands where a folder is wanted, whatever it is, or the nearest above."""
    return next((known for known in (folder, *folder.parents) if os.path.lexists(known)), Path(folder.anchor))


def _no_folder(found: Path) -> str:
    return fill(translate("CommandLine", "{path} is no folder"), path=found)


def _settings() -> Examined:
    subject, path = translate("CommandLine", "Settings"), paths.find().settings
    aside = sorted(path.parent.glob("settings.bad*.json")) if path.parent.is_dir() else []
    if aside:
        state = translate("CommandLine", "{file} could not be read and was set aside").format(file=aside[-1])
        return Examined(
            subject, state, translate("CommandLine", "Choose your settings again and delete that file.")
        )
    state = (
        translate("CommandLine", "readable") if is_there(path) else translate("CommandLine", "as delivered")
    )
    return Examined(subject, state)


def _library(request: Request) -> Examined:
    subject, path = translate("CommandLine", "Library"), request.library
    if not is_there(path):
        if isinstance(error := missing(path), LeftBehind):
            return Examined(subject, say(error.message), _restored_from(path))
        state = translate("CommandLine", "{file} is not there").format(file=path)
        if request.make:
            return Examined(
                subject, translate("CommandLine", "{file} is made at the first start").format(file=path)
            )
        remedy = translate(
            "CommandLine", "Attach its disk, or restore a backup from the menu of the library."
        )
        return Examined(subject, state, remedy)
    try:
        library = open_library(path, read_only=True)
    except LibraryError as error:
        return Examined(subject, say(error.message), _restored_from(path))
    except (OSError, ValueError):
        state = translate("CommandLine", "{file} cannot be opened as a library.").format(file=path)
        return Examined(subject, state, _restored_from(path))
    with library:
        state = translate("CommandLine", "{file}, {cards} cards, {armies} armies")
        told = state.format(file=path, cards=len(library.card_ids()), armies=len(library.armies()))
    return Examined(subject, told)


def _restored_from(library: Path) -> str:
    return fill(translate("CommandLine", "Restore a backup from {folder}."), folder=backups_of(library))


def _backups(library: Path) -> Examined:
    subject = translate("CommandLine", "Backups")
    folder = backups_of(library)
    there = _nearest(folder)
    if not there.is_dir():
        remedy = translate("CommandLine", "Move it away, so that backups have their folder.")
        return Examined(subject, _no_folder(there), remedy)
    if is_closed(there):
        state = translate("CommandLine", "{folder} cannot be looked into").format(folder=there)
        remedy = translate("CommandLine", "Give yourself the right to read and write there.")
        return Examined(subject, state, remedy)
    free = _room_in(there)
    if free is None:
        remedy = translate(
            "CommandLine", "Give yourself the right to write there: until then no backup is made."
        )
        return Examined(subject, _not_written(there), remedy)
    if remedy := _room(free):
        return Examined(subject, _free(folder, free), remedy)
    found = backup.backups(folder)
    if not found:
        return Examined(
            subject, translate("CommandLine", "none yet; the first is made when the window closes")
        )
    newest = max(found, key=lambda each: each.at)
    state = translate("CommandLine", "{n}, the newest of {date}")
    told = state.format(n=len(found), date=f"{newest.at.astimezone():%Y-%m-%d %H:%M}")
    if backup.contents(newest.path) is None:
        state = translate("CommandLine", "{backups}, which cannot be read").format(backups=told)
        remedy = translate("CommandLine", "Make one now from the menu of the library.")
        return Examined(subject, state, remedy)
    return Examined(subject, told)


def _fonts() -> Examined:
    subject = translate("CommandLine", "Fonts")
    try:
        from desktop.look import theme

        theme.add_fonts()
    except (ImportError, RuntimeError) as error:
        remedy = translate("CommandLine", "Install the program again.")
        if isinstance(error, ImportError) and showing.why_no_widgets():
            remedy = translate("CommandLine", "Install the system libraries first.")
        return Examined(subject, str(error), remedy)
    return Examined(subject, translate("CommandLine", "come with the program and can be read"))


def _printers() -> Examined:
    subject = translate("CommandLine", "Printers")
    with contextlib.suppress(ImportError):
        from PySide6.QtPrintSupport import QPrinterInfo

        if names := QPrinterInfo.availablePrinterNames():
            return Examined(subject, ", ".join(names))
    return Examined(subject, translate("CommandLine", "none; pages are saved as PDF and printed elsewhere"))


def _reports() -> Examined:
    subject, folder = translate("CommandLine", "Reports of errors"), paths.find().crashes
    found = [
        *folder.glob(paths.REPORTS),
        *(path for path in folder.glob("fatal-*.log") if path.stat().st_size),
    ]
    if not found:
        return Examined(subject, translate("CommandLine", "none"))
    remedy = translate("CommandLine", "{command} prints what to send to whoever gave you the program.")
    return Examined(subject, str(len(found)), fill(remedy, command="tacticien doctor --report"))
