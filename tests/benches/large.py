"""The window while it takes in a lot: the longest moment in which it answers nothing, in its own CPU time."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject, QTimer

from db.library import Library
from desktop.library.place import LibraryPlace
from desktop.operations.opening import desk_for
from tests.benches.cards import fill
from tests.benches.foreign import thirteen
from tests.benches.measure import Measure
from tests.benches.window import settle, window_on

ROWS, BEAT, PATIENCE, REST, WITHIN = 6000, 5, 120, 1.5, 0.1
"""Rows of the table; the time between two beats, in ms; the rest in s: how long an import may take, how long
the window is watched after it, the limit."""
_HEAD = "name_fr,people,mou,ini,att,for,def,res,tir,cou,dis,pa,rank,competences_fr,edition\n"
_ROW = "Figurine {n},Griffons,10,2,4,5,3,6,,4,3,{pa},1 Régulier,Fanatisme,C5\n"


class _Beats(QObject):
    """Keeps the longest time that the window's own thread worked between two beats, in seconds."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._last = time.thread_time()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._beat)
        self._timer.start(BEAT)

    def _beat(self) -> None:
        now = time.thread_time()
        self.longest, self._last = max(self.longest, now - self._last), now


def blocking() -> Iterator[Measure]:
    """Import catalogues and a table with the window open."""
    with tempfile.TemporaryDirectory(prefix="tacticien-bench-") as name:
        folder = Path(name)
        paths = []
        for file, data in thirteen().items():
            paths.append(folder / file)
            paths[-1].write_bytes(data)
        table = folder / "cards.csv"
        rows = (_ROW.format(n=n, pa=n % 80 + 5) for n in range(ROWS))
        table.write_text("".join((_HEAD, *rows)), encoding="utf-8")
        yield _measure("import of thirteen files", folder / "a.tact", lambda place: _catalogues(place, paths))
        yield _measure(f"import of {ROWS:,} rows", folder / "b.tact", lambda place: _table(place, table))


def _measure(what: str, library: Path, import_: Callable[[LibraryPlace], None]) -> Measure:
    fill(library, 9)
    with Library.open(library) as opened, window_on(desk_for(opened)) as window:
        place = window.go("library")
        assert isinstance(place, LibraryPlace)
        settle()
        beats = _Beats()
        import_(place)
        longest = beats.longest
        beats.deleteLater()
    return Measure(f"longest moment without an answer, {what}", longest, 0, "", within=WITHIN)


def _catalogues(place: LibraryPlace, paths: list[Path]) -> None:
    place.foreign.take(paths)
    _until(lambda: place.foreign.page is not None and place.foreign.page.isVisible())
    assert place.foreign.page is not None
    place.foreign.page.take.click()
    _until(lambda: not place.foreign.work.busy)
    _wait(REST)


def _table(place: LibraryPlace, table: Path) -> None:
    place.importing.run([table])
    page = place.importing.wizard
    _until(lambda: page.page is not None and page.page.isVisible())
    assert page.page is not None
    page.page.take.click()
    _until(lambda: place.desk is not None and len(place.card_index) >= ROWS and not place.importing.busy)
    _wait(REST)


def _until(done: Callable[[], bool]) -> None:
    """Go on with the window until something is done. Raises RuntimeError when it takes too long."""
    end = time.perf_counter() + PATIENCE
    while not done():
        if time.perf_counter() > end:
            raise RuntimeError("the import does not end")
        _wait(0.02)


def _wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
