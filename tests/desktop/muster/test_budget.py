"""Six units and two options: counted with the mouse alone, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from db.writes import Imported
from desktop.muster.drawer_rows import ADD
from desktop.muster.entries_list import OPTIONS
from desktop.muster.place import MusterPlace
from desktop.operations.desk import Desk
from desktop.widgets.row_list import RowList
from rules.armies import Option, OptionKind
from rules.offers import Offer
from rules.text import Message
from tests.desktop.hands import press, settle, write
from tests.desktop.muster.in_view import kept

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CLICKS, KEYS = 14, 40
UNITS = (
    "Griffin conscript", "Griffin fusiler", "Templar of the inquisition", "Griffin Inquisitor",
    "Abel the ill-tempered", "Griffin conscript",
)  # fmt: skip


@pytest.fixture
def armed(place: MusterPlace, desk: Desk) -> MusterPlace:
    """Let the library offer a relic to Abel and to the inquisitor, among other things."""
    ids = {r.card.name("en"): r.card_id for r in desk.library.cards()}
    abel, inquisitor = ids["Abel the ill-tempered"], ids["Griffin Inquisitor"]
    offers = {
        name: Offer(
            Option(name, OptionKind.ARTEFACT, price), ("Artefacts",), {abel: price, inquisitor: price}
        )
        for name, price in (("Sacred relic", 7.0), ("Banner", 9.0), ("Potion", 4.0))
    }
    desk.library.write_import(Message("step.army_edited", {"army": "x"}), Imported(offers=offers))
    settle()
    return place


class Counter(QObject):
    """Counts the clicks that reach the window."""

    def __init__(self) -> None:
        super().__init__()
        self.clicks = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count what the window of the system is told, once each."""
        if watched.isWindowType():
            self.clicks += event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        return False


@pytest.fixture
def counted(armed: MusterPlace) -> Iterator[Counter]:
    """Count from here on."""
    counter = Counter()
    QApplication.instance().installEventFilter(counter)  # type: ignore[union-attr]
    yield counter
    QApplication.instance().removeEventFilter(counter)  # type: ignore[union-attr]


def click(view: RowList, row: int, key: str = "") -> None:
    """Turn the wheel until a row is in view, and click on it, or on a cell of it, in the window itself."""
    index = view.model().index(row, 0)
    view.scrollTo(index)
    settle()
    rect = view.visualRect(index)
    points = (QPoint(x, rect.center().y()) for x in range(rect.right() - 2, rect.left(), -3))
    at = next(
        point for point in points
        if not key or ((cell := view.cell_at(point)) is not None and cell.key == key)
    )  # fmt: skip
    handle = view.window().windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, LEFT, PLAIN, view.viewport().mapTo(view.window(), at))
    settle()


def bought(place: MusterPlace) -> list[tuple[str, list[str]]]:
    """Give the names of the list with what each buys."""
    names = [row.name.removesuffix(" (1)").removesuffix(" (2)") for row in place.panes.entries.listed]
    return [
        (name, [option.name for option in entry.options])
        for name, entry in zip(names, kept(place).entries, strict=True)
    ]


def wanted() -> list[tuple[str, list[str]]]:
    """Give the list that both ways end in."""
    relics = {"Griffin Inquisitor", "Abel the ill-tempered"}
    return [(name, ["Sacred relic"] if name in relics else []) for name in UNITS]


def test_six_units_and_two_options_with_the_mouse_alone(armed: MusterPlace, counted: Counter) -> None:
    panes = armed.panes
    new = next(b for b in panes.findChildren(QToolButton) if b.isVisible() and b.text() == "New army")
    handle = new.window().windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, LEFT, PLAIN, new.mapTo(new.window(), new.rect().center()))
    settle()
    click(panes.peoples.peoples, 0)
    for name in UNITS:
        names = [r.card.name("en") for r in panes.drawer.found.found]
        click(panes.drawer.view, names.index(name), ADD)
    for name in ("Griffin Inquisitor", "Abel the ill-tempered"):
        rows = panes.entries.entries.rows
        click(panes.entries, next(n for n, row in enumerate(rows) if row.name == name), OPTIONS)
        rows = panes.entries.entries.rows
        click(panes.entries, next(n for n, row in enumerate(rows) if row.name == "Sacred relic"))
    assert bought(armed) == wanted()
    assert counted.clicks == 12 <= CLICKS


def test_six_units_and_two_options_with_the_keyboard_alone(armed: MusterPlace, counted: Counter) -> None:
    press(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    cards = "\ncon\nfus\ntem\ninq\nabe\ncon\n\x1b\x1b"
    write(cards)
    option = "os \x1b"  # unfolds, finds, takes and folds
    for _ in range(2):
        press(Qt.Key.Key_Up)
        write(option)
    assert bought(armed) == wanted()
    assert counted.clicks == 0
    assert 1 + len(cards) + 2 * (1 + len(option)) == 38 <= KEYS
