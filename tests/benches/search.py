"""A keystroke in the search field over 20,000 cards, until the list is painted."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from db.library import Library
from desktop.operations import armies
from desktop.operations.opening import desk_for
from desktop.shell.window import Window
from rules.text import fold
from tests.benches.cards import cards, fill
from tests.benches.measure import Measure, timed
from tests.benches.window import Paints, press, settle, until_painted, window_on

CARDS = 20_000
WORDS = ("griffon pa<30", "dirz", "lumière", "dis>=6 mage", "œil", "chevalier")


def search(count: int = CARDS) -> Iterator[Measure]:
    """Type words into the real field of the Library, letter by letter, and take them back."""
    with tempfile.TemporaryDirectory(prefix="tacticien-bench-") as folder:
        path = Path(folder, "large.tact")
        fill(path, count)
        with Library.open(path) as library, window_on(desk_for(library)) as window:
            settle()
            first = timed(until_painted(lambda: window.go("library")))
            place = window.go("library")
            list(place.palette_entries())  # until all cards are there
            window.activateWindow()
            settle()
            chosen = [revision.card_id for revision in library.cards()[:5]]
            typed = place.model.pa_typed  # type: ignore[attr-defined]
            edits = [timed(until_painted(partial(typed.emit, card_id, "77"))) for card_id in chosen]
            if str(library.card(chosen[-1]).card.pa) != "77":
                raise RuntimeError("an edit changed nothing")
            field, table = place.browser.search, place.browser.table  # type: ignore[attr-defined]
            field.setFocus()
            paints = Paints(table.viewport())
            press(field, Qt.Key.Key_G, "g")
            press(field, Qt.Key.Key_Backspace)
            if paints.count < 2:
                raise RuntimeError("a letter painted nothing")
            paints.stop()
            taken = []
            for words in WORDS:
                for letter in words:
                    taken.append(timed(lambda: press(field, _key(letter), letter)))  # noqa: B023
                for _ in words:
                    taken.append(timed(lambda: press(field, Qt.Key.Key_Backspace)))
                if field.text():
                    raise RuntimeError("the field took other keys than were pressed")
            opened = timed(lambda: _palette(window))
            letters = QApplication.focusWidget()
            if letters is None or letters is field:
                raise RuntimeError("Ctrl+K opened nothing")
            press(letters, Qt.Key.Key_Escape)
            drawer = _drawer(window)
    yield Measure(f"first view of {CARDS:,} cards", first, 0, "", within=0.5)
    yield Measure(f"edit of one of {CARDS:,} cards", statistics.median(edits), 0, "", within=0.05)
    yield Measure(f"first Ctrl+K over {CARDS:,} cards", opened, 0, "", within=0.1)
    floor = _floor(count)
    within = 0.016
    name = f"search keystroke over {CARDS:,} cards"
    looking = "one look through as many folded names"
    yield Measure(f"{name}, median", statistics.median(taken), floor, looking, within=within)
    yield Measure(f"{name}, 95 %", statistics.quantiles(taken, n=20)[-1], floor, looking)
    name = f"card drawer keystroke over {CARDS:,} cards"
    yield Measure(f"{name}, median", statistics.median(drawer), floor, looking, within=within)
    yield Measure(f"{name}, 95 %", statistics.quantiles(drawer, n=20)[-1], floor, looking)


def _palette(window: Window) -> None:
    """Open the palette as its key does."""
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    settle()


def _drawer(window: Window) -> list[float]:
    """Type the same words into the card drawer of the Muster, one filter on, and take them back."""
    place = window.go("muster")
    armies.create(place.desk, name="Griffon", people="griffins")  # type: ignore[arg-type]
    window.activateWindow()
    settle()
    place.open_drawer()  # type: ignore[attr-defined]
    drawer = place.panes.drawer  # type: ignore[attr-defined]
    drawer.filters.most.setText("200")
    settle()
    paints = Paints(drawer.view.viewport())
    press(drawer.field, Qt.Key.Key_G, "g")
    press(drawer.field, Qt.Key.Key_Backspace)
    if paints.count < 2:
        raise RuntimeError("a letter painted nothing")
    paints.stop()
    taken = []
    for words in WORDS:
        for letter in words:
            taken.append(timed(lambda: press(drawer.field, _key(letter), letter)))  # noqa: B023
        for _ in words:
            taken.append(timed(lambda: press(drawer.field, Qt.Key.Key_Backspace)))
    return taken


def _key(letter: str) -> Qt.Key:
    return Qt.Key(ord(letter.upper())) if letter.isascii() else Qt.Key.Key_unknown


def _floor(count: int) -> float:
    """Look through a list of folded names for a word; nothing can find it faster in Python."""
    names = [fold(card.name_fr) for card in cards(count)]
    return statistics.median(timed(lambda: [name for name in names if "griffon" in name]) for _ in range(9))
