"""Let a second start raise the first window instead of opening another."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from db.lock import user_name

_WAIT_MS = 300
_RAISE, _TAKE = b"raise", b"take "
_LONGEST = 4096
"""The most bytes of a message that are read."""


def name_for(library: Path) -> str:
    """Name the meeting point of one user and one library file, whatever name of it was opened."""
    file = os.path.realpath(library)
    with suppress(OSError, ValueError):  # it is not there yet
        found = os.stat(library)  # noqa: PTH116 - the file, not its name
        file = f"{found.st_dev}:{found.st_ino}"
    whose = f"{user_name()}:{file}"
    return "tacticien-" + hashlib.sha256(whose.encode("utf-8", "surrogateescape")).hexdigest()[:24]


def raise_other(library: Path, package: Path | None = None) -> bool:
    """Ask the window that has this library to come forward, and to take a package in; False without one."""
    socket = QLocalSocket()
    socket.connectToServer(name_for(library))
    if not socket.waitForConnected(_WAIT_MS):
        return False
    socket.write(_RAISE if package is None else _TAKE + os.fsencode(package))
    socket.waitForBytesWritten(_WAIT_MS)
    socket.disconnectFromServer()
    return True


class Instance(QObject):
    """The meeting point of this window, to which whoever starts the program again turns."""

    wanted = Signal(str)
    """Emitted when the program was started again, with the package that is to be taken in, or ""."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)

    def claim(self, library: Path) -> bool:
        """Answer for this library from now on (and no longer for the one before).

        A point left behind by a process that died is taken over. Returns False when the system refuses.
        """
        self._server.close()
        name = name_for(library)
        if self._server.listen(name):
            return True
        QLocalServer.removeServer(name)
        return self._server.listen(name)

    def release(self) -> None:
        """Answer no longer."""
        self._server.close()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            # Whoever calls says all there is to say, and leaves: maybe before we look.
            if socket.state() == QLocalSocket.LocalSocketState.UnconnectedState:
                self._on_said(socket)
            else:
                socket.disconnected.connect(partial(self._on_said, socket))

    def _on_said(self, socket: QLocalSocket) -> None:
        said = bytes(socket.read(_LONGEST).data())
        socket.deleteLater()
        self.wanted.emit(os.fsdecode(said.removeprefix(_TAKE)) if said.startswith(_TAKE) else "")
