"""Let a second start raise the first window instead of opening another."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from db.lock import user_name

_WAIT_MS = 300


def name_for(library: Path) -> str:
    """Name the meeting point of one user and one library file, whatever name of it was opened."""
    file = os.path.realpath(library)
    with suppress(OSError, ValueError):  # it is not there yet
        found = os.stat(library)  # noqa: PTH116 - the file, not its name
        file = f"{found.st_dev}:{found.st_ino}"
    whose = f"{user_name()}:{file}"
    return "tacticien-" + hashlib.sha256(whose.encode("utf-8", "surrogateescape")).hexdigest()[:24]


def raise_other(library: Path) -> bool:
    """Ask the window that has this library to come forward; False when there is none."""
    socket = QLocalSocket()
    socket.connectToServer(name_for(library))
    if not socket.waitForConnected(_WAIT_MS):
        return False
    socket.write(b"raise\n")
    socket.waitForBytesWritten(_WAIT_MS)
    socket.disconnectFromServer()
    return True


class Instance(QObject):
    """The meeting point of this window; `wanted` is emitted when somebody started the program again."""

    wanted = Signal()

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
            socket.disconnected.connect(socket.deleteLater)
            socket.disconnectFromServer()
            self.wanted.emit()
