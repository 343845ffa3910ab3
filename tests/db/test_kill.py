"""Nothing that was confirmed is lost when the program is killed in the middle of play."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from db.library import Library
from tests.db.worlds import notched
from tests.examples import examples

NURSERY = Path(__file__).with_name("nursery.py")
LANES, TIMES = 4, examples(10)


def test_killed_processes_lose_no_confirmed_step(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, NURSERY, tmp_path, str(LANES), str(TIMES), "4"],
        capture_output=True, text=True, check=False, timeout=1_000,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    lanes: list[list[int]] = json.loads(done.stdout)
    assert len(lanes) == LANES and all(len(lane) >= TIMES for lane in lanes)
    for number, confirmed in enumerate(lanes):
        path = tmp_path / f"lane{number}.tact"
        assert path.with_name(path.name + "-wal").exists()
        with Library.open(path, read_only=True) as library:
            record = library.battles.load(library.battles.listed()[0].id)
            assert set(confirmed) <= record.kept.keys()
        with Library.open(path) as library:
            assert not library.read_only
            battle = library.battles.listed()[0].id
            record = library.battles.load(battle)
            way = record.path(record.head)
            # Each process went on where the killed one had come to, so all of it is one way.
            assert set(confirmed) <= set(way)
            heights = [record.events[step].label.data["notches"] for step in way]
            assert heights == list(range(1, len(way) + 1))
            assert record.game().fighters["a1.1"].notches == len(way)
            undone = record.steps[way[-1]].parent
            library.battles.move_head(battle, undone)
            game = library.battles.load(battle).game()
            assert game.fighters["a1.1"].notches == len(way) - 1
            library.battles.add_step(battle, notched(game, "a1.1", 0)[0], parent=undone)
        assert [p.name for p in tmp_path.glob(f"{path.name}*")] == [path.name]
