"""A battle that is played into a library, one side hidden."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from db.library import Library
from rules.battle import commands as c
from rules.battle.state import Game
from rules.confrontation.system import CONFRONTATION
from tests.stories.tabletop import GRIFFON, SCORPION, Tabletop, side

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
LIST = ("a1", "a2", "a3", "a4", "a5")
UNDO = None
"""Takes the last step back."""


class Played:
    """A battle that is played into a library, the first side hidden."""

    def __init__(self, path: Path, *, clock: Callable[[], datetime] = lambda: NOON) -> None:
        self.path = path
        self.library = Library.open(path, clock=clock)
        hidden = replace(side("Griffon", GRIFFON, "Griffons d'Akkylannie"), hidden=True)
        self.table = Tabletop(hidden, side("Scorpion", SCORPION, "Alchimistes de Dirz"))
        setup = replace(self.table.setup, start=CONFRONTATION.open(self.table.table, self.table.setup.start))
        self.battle = self.library.battles.begin(setup)
        self.head: int | None = None
        self.before: list[tuple[int | None, Game]] = []

    def do(self, *gestures: c.Command | None) -> None:
        for gesture in gestures:
            if gesture is None:
                self.head, self.table.game = self.before.pop()
                self.library.battles.move_head(self.battle, self.head)
            else:
                self.before.append((self.head, self.table.game))
                step = self.table.do(gesture)
                self.head = self.library.battles.add_step(self.battle, step, parent=self.head).id

    def go_on(self) -> None:
        """Let the sides be ready, and play two speaking turns of the Scorpion and the Griffon."""
        self.do(c.Ready("a"), c.Ready("b"))
        self.table.dice += [6, 1]
        step = self.table.do(c.DeclareWinner("a"), overrule=True)
        self.head = self.library.battles.add_step(self.battle, step, parent=self.head).id
        self.do(c.ChooseFirst("b"), c.PlayTop(), c.EndSpeaking(), c.PlayTop())

    def picture(self) -> list[tuple[str, tuple[object, ...]]]:
        """Return the rows of the file, of what is sealed its length; names made by chance are one."""
        self.library.close()
        with closing(sqlite3.connect(self.path)) as raw:
            tables = [name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            (uid,) = raw.execute("SELECT uid FROM library").fetchone()
            found: list[tuple[str, tuple[object, ...]]] = [
                ("", raw.execute("PRAGMA page_count").fetchone()),
                ("", raw.execute("PRAGMA freelist_count").fetchone()),
            ]
            by_chance = {uid: "uid", self.battle: "battle"}
            for table in tables:
                for row in raw.execute(f"SELECT * FROM {table}"):
                    seen = (len(x) if isinstance(x, bytes) and x[:1] in b"\1\2" else x for x in row)
                    found.append(
                        (table, tuple(by_chance.get(x, x) if isinstance(x, str) else x for x in seen))
                    )
            return found
