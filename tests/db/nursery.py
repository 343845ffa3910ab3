"""Play battles in processes of their own that are killed in the middle of it.

Started by the test with ``FOLDER LANES TIMES SEED``. In each lane one process after the other plays on in
the same library and says which steps were confirmed, until it is killed without a warning. What they said
is printed as JSON: a list of ids per lane.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from db.library import Library
from tests.db.worlds import notched, small_setup


def steps(library: Library) -> Iterator[int]:
    """Play on for ever; give each step when it is confirmed."""
    battle = library.battles.listed()[0].id
    record = library.battles.load(battle)
    head, game = record.head, record.game()
    while True:
        step, game = notched(game, "a1.1", game.fighters["a1.1"].notches + 1)
        head = library.battles.add_step(battle, step, parent=head).id
        yield head


def play(path: Path, say: int) -> None:
    """Play on for ever; each confirmed step is said at once."""
    library = Library.open(path)
    assert not library.read_only
    for step in steps(library):
        os.write(say, b"%d\n" % step)


def begin(path: Path) -> tuple[int, int]:
    """Start a process that plays; return its id and where it speaks."""
    hear, say = os.pipe()
    if hasattr(os, "fork"):
        # Importing once and forking: a hundred processes in seconds.
        if (child := os.fork()) == 0:
            try:
                play(path, say)
            finally:
                os._exit(1)
    else:
        os.set_inheritable(say, True)
        command = [sys.executable, __file__, "play", str(path), str(say)]
        child = subprocess.Popen(command, close_fds=False).pid
    os.close(say)
    return child, hear


def kill(child: int, hear: int, chance: random.Random) -> list[int]:
    """Let a process confirm a step, wait a moment, kill it; return what it had confirmed."""
    heard = os.read(hear, 65536)
    time.sleep(chance.random() * 0.02)
    os.kill(child, getattr(signal, "SIGKILL", signal.SIGTERM))
    while more := os.read(hear, 65536):
        heard += more
    os.close(hear)
    _, status = os.waitpid(child, 0)
    assert heard, f"a process never confirmed a step: {status}"
    # A line cut in the middle was not said.
    return [int(line) for line in heard.decode().split("\n")[:-1]]


def main(folder: Path, lanes: int, times: int, seed: int) -> None:
    """Kill that often in that many lanes at a time."""
    chance = random.Random(seed)
    paths = [folder / f"lane{number}.tact" for number in range(lanes)]
    for path in paths:
        with Library.open(path) as library:
            library.battles.begin(small_setup())
            next(steps(library))  # so that what the first step of a process takes is there for all to come
    confirmed: list[list[int]] = [[] for _ in paths]
    for _ in range(times):
        running = [begin(path) for path in paths]
        for (child, hear), said in zip(running, confirmed, strict=True):
            said += kill(child, hear, chance)
    print(json.dumps(confirmed))


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(Path(sys.argv[2]), int(sys.argv[3]))
    else:
        main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
