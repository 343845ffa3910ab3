"""Painted widgets that speak: their parts are heard, pressed and turned, and go with their widget."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from desktop.widgets import spoken
from desktop.widgets.boxes import Combo
from desktop.widgets.spoken import Heard, Speaker

Role = QAccessible.Role


class Painted(QWidget, Speaker):
    """Two parts: a button, and a number from 1 to 6."""

    spoken_role = Role.Grouping

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.done: list[tuple[str, int | None]] = []
        self.parts = 2
        self.possible = True
        self.before: list[Heard] = []

    def heard(self) -> list[Heard]:
        both = [
            Heard("strike", QRect(0, 0, 40, 20), "strike", possible=self.possible, checked=True),
            Heard("first die: 3", QRect(0, 20, 40, 20), "die", Role.SpinBox, value=3, least=1, most=6),
        ]
        return [*self.before, *both[: self.parts]]

    def do_heard(self, press: str, value: int | None) -> None:
        self.done.append((press, value))

    def hear_title(self, title: str) -> None:
        self.done.append((title, None))


class Reader(QWidget):
    """Notes the keys that nobody beneath it took."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.read.append(event.text())


def shown(qtbot: QtBot) -> tuple[Reader, Painted]:
    spoken.install()
    reader = Reader()
    qtbot.addWidget(reader)
    painted = Painted(reader)
    QVBoxLayout(reader).addWidget(painted)
    reader.show()
    return reader, painted


def test_parts_are_heard_with_their_role_name_state_and_place(qtbot: QtBot) -> None:
    _, painted = shown(qtbot)
    widget = QAccessible.queryAccessibleInterface(painted)
    assert widget.role() is Role.Grouping and widget.childCount() == 2
    strike, die = widget.child(0), widget.child(1)
    assert (strike.role(), strike.text(QAccessible.Text.Name)) == (Role.Button, "strike")
    assert (die.role(), die.text(QAccessible.Text.Name)) == (Role.SpinBox, "first die: 3")
    assert strike.state().checked and not strike.state().disabled
    assert strike.valueInterface() is None and strike.textInterface() is None
    assert widget.indexOfChild(die) == 1 and widget.child(2) is None
    assert die.rect().topLeft() == painted.mapToGlobal(QRect(0, 20, 40, 20).topLeft())
    at = die.rect().center()
    assert widget.childAt(at.x(), at.y()) is die


def test_a_part_is_pressed_and_turned_but_not_past_its_ends(qtbot: QtBot) -> None:
    _, painted = shown(qtbot)
    widget = QAccessible.queryAccessibleInterface(painted)
    strike, die = widget.child(0), widget.child(1)
    strike.actionInterface().doAction("Press")
    die.valueInterface().setCurrentValue(6)
    die.actionInterface().doAction("Decrease")
    die.valueInterface().setCurrentValue(7)
    assert painted.done == [("strike", None), ("die", 6), ("die", 2)]
    painted.possible = False
    strike.actionInterface().doAction("Press")
    assert strike.state().disabled and len(painted.done) == 3


def test_a_part_that_went_is_no_longer_valid(qtbot: QtBot) -> None:
    _, painted = shown(qtbot)
    die = QAccessible.queryAccessibleInterface(painted).child(1)
    painted.parts = 1
    assert not die.isValid() and die.text(QAccessible.Text.Name) == "" and die.state().invisible


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[QAccessible.Event, str]]]:
    """Let somebody listen, and note what is told of which part."""
    events: list[tuple[QAccessible.Event, str]] = []

    def note(event: QAccessibleEvent) -> None:
        found = event.accessibleInterface()
        if (kind := event.type()) is QAccessible.Event.ObjectDestroyed:
            assert found.isValid() and found.parent().indexOfChild(found) >= 0, "it can still be asked"
        events.append((kind, found.text(QAccessible.Text.Name)))

    monkeypatch.setattr(spoken, "tell", note)
    QAccessible.setActive(True)
    yield events
    QAccessible.setActive(False)


def test_a_part_is_what_it_is_wherever_it_stands(qtbot: QtBot, told: list[object]) -> None:
    _, painted = shown(qtbot)
    widget = QAccessible.queryAccessibleInterface(painted)
    spoken.parts_changed(painted)
    strike, die = widget.child(0), widget.child(1)
    told.clear()
    painted.before = [Heard("fight 1", QRect(0, 40, 40, 20), "fight:1")]
    spoken.parts_changed(painted)
    assert [widget.child(number) for number in (1, 2)] == [strike, die]
    assert (strike.role(), die.role()) == (Role.Button, Role.SpinBox), "who listens keeps the role of each"
    assert widget.child(0).text(QAccessible.Text.Name) == "fight 1"
    assert told == [(QAccessible.Event.ObjectCreated, "fight 1")]


def test_a_part_that_goes_is_told_and_so_is_what_changes(qtbot: QtBot, told: list[object]) -> None:
    _, painted = shown(qtbot)
    widget = QAccessible.queryAccessibleInterface(painted)
    spoken.parts_changed(painted)
    strike, die = widget.child(0), widget.child(1)
    told.clear()
    painted.parts, painted.possible = 1, False
    spoken.parts_changed(painted)
    assert told == [
        (QAccessible.Event.ObjectDestroyed, "first die: 3"), (QAccessible.Event.StateChanged, "strike")
    ]  # fmt: skip
    assert not die.isValid() and strike.isValid() and strike.state().disabled


def test_parts_go_with_their_widget(qtbot: QtBot) -> None:
    _, painted = shown(qtbot)
    widget = QAccessible.queryAccessibleInterface(painted)
    known = [QAccessible.uniqueId(widget.child(number)) for number in range(2)]
    assert all(QAccessible.accessibleInterface(each) is not None for each in known)
    painted.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert all(QAccessible.accessibleInterface(each) is None for each in known)


def test_a_part_that_somebody_holds_outlives_what_it_is_a_part_of(qtbot: QtBot) -> None:
    _, painted = shown(qtbot)
    widget = QAccessible.queryAccessibleInterface(painted)
    part = widget.child(0)
    QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(widget))  # as Qt does before the widget goes
    assert not part.isValid() and part.window() is None
    assert part.rect() == QRect() and part.state().invisible
    assert part.text(QAccessible.Text.Name) == ""


def test_a_widget_that_is_given_a_slot_later_speaks_by_another_interface(qtbot: QtBot) -> None:
    """Qt deletes each that it was given when the widget goes: the same one twice ended the program."""
    reader, painted = shown(qtbot)
    before = QAccessible.queryAccessibleInterface(painted)
    reader.windowTitleChanged.connect(painted.hear_title)
    after = QAccessible.queryAccessibleInterface(painted)
    assert after is not before and QAccessible.uniqueId(after) != QAccessible.uniqueId(before)
    assert after.child(1).text(QAccessible.Text.Name) == "first die: 3"
    painted.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not Shiboken.isValid(before) and not Shiboken.isValid(after)


def test_a_value_is_typed_where_keys_are_read(qtbot: QtBot) -> None:
    reader, painted = shown(qtbot)
    spoken.type_digit(painted, 5)
    assert reader.read == ["5"]


def test_a_box_to_choose_from_is_called_by_its_label_and_its_choice(qtbot: QtBot) -> None:
    reader, _ = shown(qtbot)
    box, words = Combo(reader), QLabel("Test of", reader)
    box.addItems(["INI", "ATT"])
    words.setBuddy(box)
    found = QAccessible.queryAccessibleInterface(box)
    assert found.role() is Role.ComboBox
    assert found.text(QAccessible.Text.Name) == "Test of: INI"
    box.setCurrentIndex(1)
    assert found.text(QAccessible.Text.Name) == "Test of: ATT"
    assert found.text(QAccessible.Text.Value) == "ATT"
    box.setAccessibleName("Against")
    assert found.text(QAccessible.Text.Name) == "Against: ATT"


def test_a_picture_is_heard_only_with_words(qtbot: QtBot) -> None:
    reader, _ = shown(qtbot)
    picture = QLabel(reader)
    picture.setPixmap(QPixmap(8, 8))
    picture.show()
    found = QAccessible.queryAccessibleInterface(picture)
    assert found.state().invisible
    picture.setAccessibleName("The crest of the Griffon")
    assert not found.state().invisible and found.role() is Role.Graphic
