"""Start the program in a window of its own, on a bus of its own, and let the driver play a turn of each game.

The driver runs under the system's Python, which has the bindings of the bus; the program under that of .venv.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_SCREEN = "1366x768x24"
_INSIDE = "inside"
"""The word with which it starts itself once more, within its own session."""
GAMES = ("Confrontation", "MonCon’F", "ÉCLATS")
"""Of each an example comes with the program."""


def main(listener: str, *games: str) -> int:
    """Open a screen and a session bus for each game, or go on within them; return how many turns failed.

    ``listener`` is the Python that has the bindings of the bus.
    """
    if games[:1] == (_INSIDE,):
        return play(listener, games[1])
    return sum(bool(alone(listener, game)) for game in games or GAMES)


def alone(listener: str, game: str) -> int:
    """Play a game on a screen, a bus and in a library of its own; return the exit code of the driver."""
    with tempfile.TemporaryDirectory() as home:
        screen, display = open_screen()
        try:
            own = {
                **os.environ, "DISPLAY": f":{display}", "HOME": home, "TACTICIEN_HOME": home,
                "XDG_RUNTIME_DIR": home, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT),
            }  # fmt: skip
            own.pop("DBUS_SESSION_BUS_ADDRESS", None)
            inside = [sys.executable, "-m", "tests.access", listener, _INSIDE, game]
            # the bus and the screen say more than anybody wants to know
            return subprocess.call(
                ["dbus-run-session", "--", *inside], env=own, cwd=ROOT, stderr=subprocess.DEVNULL
            )
        finally:
            screen.terminate()
            screen.wait()


def open_screen() -> tuple[subprocess.Popen[bytes], int]:
    """Start a virtual screen; return it and its number. Raises OSError where it does not start.

    It goes on as it is when the last window goes: while it begins anew it refuses the next one.
    """
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", _SCREEN, "-noreset", "-nolisten", "tcp"]
    screen = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as number:
        display = number.readline().strip()
    if not display:
        raise OSError("Xvfb does not start.")
    return screen, int(display)


def play(listener: str, game: str) -> int:
    """Start the program and play on its window; return the exit code of the driver."""
    program = subprocess.Popen([sys.executable, "-P", "-m", "desktop.app.main"], cwd=ROOT, stderr=sys.stdout)
    try:
        return subprocess.call([listener, "-m", "tests.access.listener", game], cwd=ROOT, stderr=sys.stdout)
    finally:
        program.terminate()
        program.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
