"""Processes that have a library open, forked from one that has loaded the program.

To start each of them anew would take a second of the processor.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Other:
    """Another process that has a library open."""

    def __init__(self, pid: int, hear: int, say: int) -> None:
        self.pid = pid
        self._heard, self._said = os.fdopen(hear, encoding="utf-8"), os.fdopen(say, "w", encoding="utf-8")
        self.says = self._hear()

    def write(self, name: str, note: str = "") -> None:
        """Let it add a card; when this returns that is confirmed."""
        print(json.dumps([name, note]), file=self._said, flush=True)
        assert self._hear() == "done"

    def kill(self) -> None:
        """End it without a warning."""
        os.kill(self.pid, signal.SIGKILL)
        _ask(["wait", str(self.pid)])

    def leave(self) -> None:
        """Let it close the library and end, unless it was killed."""
        self._said.close()
        _ask(["wait", str(self.pid)])
        self._heard.close()

    def _hear(self) -> str:
        return self._heard.readline().strip()


@contextmanager
def other(path: Path) -> Iterator[Other]:
    """Let another process open a library."""
    theirs, say = os.pipe()
    hear, told = os.pipe()
    pid = int(_ask(["open", str(path)], theirs, told))
    os.close(theirs)
    os.close(told)
    process = Other(pid, hear, say)
    try:
        yield process
    finally:
        process.leave()


_nursery: list[socket.socket] = []


@contextmanager
def nursery() -> Iterator[None]:
    """Start the process from which the others are forked."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.db.beside", str(theirs.fileno())]
    with subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()]), ours:
        theirs.close()
        _nursery.append(ours)
        yield
        _nursery.clear()


def _ask(words: list[str], *files: int) -> str:
    """Ask the nursery for something, and wait until it is done."""
    (control,) = _nursery
    socket.send_fds(control, [json.dumps(words).encode()], files)
    return control.recv(1000).decode()


def _open(path: Path, hear: int, say: int) -> None:
    """Open a library, say whether it can be written, and add a card for each that is heard."""
    from db.library import CardWrite, Library
    from rules.cards import Card
    from rules.text import Message

    with (
        os.fdopen(hear, encoding="utf-8") as heard,
        os.fdopen(say, "w", encoding="utf-8") as said,
        Library.open(path) as library,
    ):
        print("reads" if library.read_only else "writes", file=said, flush=True)
        for line in heard:
            name, note = json.loads(line)
            library.write_cards(Message("step.card_added"), [CardWrite(None, Card(name, note=note))])
            print("done", file=said, flush=True)


def serve(control: socket.socket) -> None:
    """Fork a process for each library that is to be opened, and wait for those that end."""
    import db.library
    import db.writing.making  # noqa: F401

    gone = set()
    while True:
        asked, files, _, _ = socket.recv_fds(control, 10_000, 2)
        if not asked:
            return
        deed, name = json.loads(asked)
        if deed == "wait":
            if name not in gone:
                os.waitpid(int(name), 0)
                gone.add(name)
            control.send(b"gone")
            continue
        child = os.fork()
        if not child:
            control.close()
            _open(Path(name), *files)
            os._exit(0)
        for each in files:
            os.close(each)
        gone.discard(str(child))
        control.send(str(child).encode())


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
