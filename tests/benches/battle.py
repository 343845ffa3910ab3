"""A gesture in a battle of real size until it is on the disk and painted; a long battle opened again."""

from __future__ import annotations

import sqlite3
import statistics
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from pydantic_core import from_json
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.app.demonstration.large import gather_armies, play_large_battle
from desktop.app.demonstration.table import Players, demonstration_desk
from desktop.archive.replay_page import ReplayPage
from desktop.battle.place import BattlePlace
from desktop.operations import battle
from desktop.operations.desk import Desk
from rules.battle import commands as c
from rules.text import Refusal
from tests.benches.measure import Measure, timed
from tests.benches.window import Paints, press, settle, window_on

GESTURES = 40
STEPS = 5_000
SIZES = (QSize(1280, 720), QSize(1920, 1080))


def gesture(rounds: int = GESTURES) -> Iterator[Measure]:
    """Press keys in the real window: a notch more and less, stunned, a turn ended, a card played.

    All of it is taken back each time: every gesture finds the battle as the players left it.
    """
    for size in SIZES:
        yield from _gestures(size, rounds)


def _gestures(size: QSize, rounds: int) -> Iterator[Measure]:
    with tempfile.TemporaryDirectory(prefix="tacticien-bench-") as folder:
        path = Path(folder, "battle.tact")
        with demonstration_desk(path) as desk:
            gather_armies(desk)
            table = play_large_battle(desk)
            floor = _commit_and_fill(Path(folder, "floor.db"), size)
            keys = _time_keys(desk, table, size, rounds)
    floor_name, at = "one row committed and one window filled", f"{size.width()}×{size.height()}"
    for name, taken in keys.items():
        yield Measure(
            f"{name}, kept and painted", statistics.median(taken), floor, floor_name, within=0.008, note=at
        )
    every = [time for taken in keys.values() for time in taken]
    worst = statistics.quantiles(every, n=20)[-1]
    yield Measure("gestures, median", statistics.median(every), floor, floor_name, within=0.008, note=at)
    yield Measure("gestures, 95 %", worst, floor, floor_name, within=0.016, note=at)


def _time_keys(desk: Desk, table: Players, size: QSize, rounds: int) -> dict[str, list[float]]:
    """Time each key, and be sure that each of them kept a step and painted something."""
    with window_on(desk, size) as window:
        place = window.go("battle", table.play.battle_id)
        window.activateWindow()
        settle()
        play = place.table.context.play  # type: ignore[attr-defined]
        paints = Paints(place)
        taken: dict[str, list[float]] = {}

        def hit(name: str, key: Qt.Key, text: str) -> None:
            before, paints.count = play.head, 0
            time = timed(lambda: press(window.focusWidget() or place, key, text))
            if play.head == before or (watching and not paints.count):
                raise RuntimeError(f"{name}: nothing was kept, or nothing painted")
            if not watching:
                taken.setdefault(name, []).append(time)

        watching = True
        for at in range(rounds + 1):
            left = play.head
            hit("a notch", Qt.Key.Key_W, "w")
            hit("a notch healed", Qt.Key.Key_Minus, "-")
            hit("stunned", Qt.Key.Key_S, "s")
            hit("end of a speaking turn", Qt.Key.Key_Return, "\r")
            hit("the top card played", Qt.Key.Key_P, "p")
            while play.head != left:
                battle.undo_step(desk, play)
            settle()
            if at == 0:
                watching = False
                paints.stop()
        return taken


def _commit_and_fill(path: Path, size: QSize) -> float:
    """Commit one row as safely as a library does, and fill a picture as large as the window."""
    raw = sqlite3.connect(path, isolation_level=None)
    raw.execute("PRAGMA journal_mode=WAL")
    raw.execute("PRAGMA synchronous=FULL")
    raw.execute("CREATE TABLE step (id INTEGER PRIMARY KEY, data BLOB)")
    picture = QImage(size, QImage.Format.Format_RGB32)

    def both() -> None:
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("INSERT INTO step (data) VALUES (?)", (b"x" * 300,))
        raw.execute("COMMIT")
        painter = QPainter(picture)
        painter.fillRect(picture.rect(), Qt.GlobalColor.white)
        painter.end()

    found = statistics.median(timed(both) for _ in range(50))
    raw.close()
    return found


def replay(moments: int = GESTURES) -> Iterator[Measure]:
    """Step through the replay of a battle of real size by its key, until each moment is painted."""
    with tempfile.TemporaryDirectory(prefix="tacticien-bench-") as folder:
        path = Path(folder, "replay.tact")
        with demonstration_desk(path) as desk:
            gather_armies(desk)
            table = play_large_battle(desk)
            floor = _commit_and_fill(Path(folder, "floor.db"), SIZES[0])
            taken = _time_moments(desk, table.play.battle_id, moments)
    name = "one row committed and one window filled"
    yield Measure("a step of a replay, painted", statistics.median(taken), floor, name, within=0.016)


def _time_moments(desk: Desk, battle_id: str, moments: int) -> list[float]:
    """Time each moment, and be sure that it is another one and was painted."""
    with window_on(desk, SIZES[0]) as window:
        place = window.go("battle")
        assert isinstance(place, BattlePlace)
        place.start.show_battle(battle_id)
        window.activateWindow()
        settle()
        press(place.start, Qt.Key.Key_V, "v")
        (page,) = place.findChildren(ReplayPage)
        page.begin()
        settle()
        paints = Paints(page)
        taken: list[float] = []
        for at in range(1, min(moments, page.replay.last) + 1):
            paints.count = 0
            taken.append(timed(lambda: press(page.slider, Qt.Key.Key_Right, "")))
            if page.at != at or not paints.count:
                raise RuntimeError("no other moment, or nothing painted")
        paints.stop()
        return taken


def reopen(steps: int = STEPS) -> Iterator[Measure]:
    """Open a battle of thousands of steps again, from the file to the state at its head."""
    with tempfile.TemporaryDirectory(prefix="tacticien-bench-") as folder:
        path = Path(folder, "long.tact")
        with demonstration_desk(path) as desk:
            gather_armies(desk)
            table = play_large_battle(desk)
            _play_on(table, steps)
            key, state = table.play.battle_id, table.game
        with demonstration_desk(path) as desk:
            opened: Callable[[], object] = lambda: battle.open_battle(desk, battle_id=key)  # noqa: E731
            if battle.open_battle(desk, battle_id=key).game != state:
                raise RuntimeError("the battle opened is another one")
            taken = statistics.median(timed(opened) for _ in range(9))
        floor = statistics.median(timed(lambda: _read_all(path)) for _ in range(9))
    name = f"battle of {steps:,} steps opened again"
    yield Measure(name, taken, floor, "its rows fetched and their JSON parsed", within=0.1)


def _play_on(table: Players, steps: int) -> None:
    """Go on with the battle until it is long enough: notches, gems, stuns, and speaking turns undone."""
    figures = [key for key, fighter in table.game.fighters.items() if fighter.on_table]
    turn = 0
    while len(table.play.path) < steps:
        key = figures[turn % len(figures)]
        more = turn // len(figures) % 2 == 0
        for command in (
            c.Notch(key, 1) if more and not table.game.fighters[key].notches else c.Stun(key, more),
            c.Gem(key, "fire", 1 if more else 2),
        ):
            # an effect may give gems to whoever is no mage: the players insist
            step = battle.do(table.desk, table.play, command, overrule=True)
            if isinstance(step, Refusal):
                raise RuntimeError(f"{command}: {step.code}")
        turn += 1


def _read_all(path: Path) -> int:
    """Fetch every step of the file and parse what can be parsed as it lies there."""
    raw = sqlite3.connect(path)
    parsed = 0
    for (payload,) in raw.execute("SELECT payload FROM step"):
        if payload[:1] in (b"{", b"["):
            from_json(payload)
            parsed += 1
    raw.close()
    return parsed
