"""Keep the screen awake while a battle is in view; silent where the system has no way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

_CONTINUOUS, _SYSTEM, _DISPLAY = 0x80000000, 0x00000001, 0x00000002
_SERVICE, _PATH = "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"
_CONNECTION = "tacticien-awake"
_WAIT_MS = 500


Way = Callable[[str], Callable[[], object] | None]
"""Asks the system to keep the screen awake, for a reason; gives how to let it sleep, None if it refused."""


class Awake:
    """Hold the screen awake between `hold` and `release`; both may be called again and again."""

    def __init__(self, way: Way | None = None) -> None:
        self._way = way or _way()
        self._undo: Callable[[], object] | None = None

    @property
    def held(self) -> bool:
        """Whether the system was asked, and agreed, to keep the screen awake."""
        return self._undo is not None

    def hold(self, reason: str) -> None:
        """Keep the screen awake from now on; `reason` is for the user (the system may show it)."""
        if self._undo is None:
            self._undo = self._way(reason)

    def release(self) -> None:
        """Let the screen sleep as usual."""
        undo, self._undo = self._undo, None
        if undo is not None:
            undo()


def _way() -> Way:
    if sys.platform == "win32":
        return _windows
    return _mac if sys.platform == "darwin" else _freedesktop


def _windows(reason: str) -> Callable[[], object] | None:
    import ctypes

    kernel: Any = ctypes.windll.kernel32  # type: ignore[attr-defined, unused-ignore]
    if not kernel.SetThreadExecutionState(_CONTINUOUS | _SYSTEM | _DISPLAY):
        return None

    def undo() -> object:
        return kernel.SetThreadExecutionState(_CONTINUOUS)

    return undo


def _mac(reason: str) -> Callable[[], object] | None:
    program = shutil.which("caffeinate")
    if program is None:
        return None
    return subprocess.Popen([program, "-d", "-w", str(os.getpid())]).terminate


def _freedesktop(reason: str) -> Callable[[], object] | None:
    bus_file = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere")) / "bus"
    if "DBUS_SESSION_BUS_ADDRESS" not in os.environ and not bus_file.exists():
        # Asking Qt without a bus would start one.
        return None
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

    # A connection of our own: closing it is the release that every desktop understands.
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _CONNECTION)
    message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _SERVICE, "Inhibit")
    message.setArguments(["Tacticien", reason])
    answer = bus.call(message, QDBus.CallMode.Block, _WAIT_MS) if bus.isConnected() else None
    if answer is not None and answer.type() == QDBusMessage.MessageType.ReplyMessage:
        return _leave_bus
    _leave_bus()
    return None


def _leave_bus() -> None:
    from PySide6.QtDBus import QDBusConnection

    QDBusConnection.disconnectFromBus(_CONNECTION)
