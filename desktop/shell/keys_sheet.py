"""Show every key of the place in view (?)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.widgets.actions import ActionSet, shown_keys
from desktop.widgets.overlay import Overlay
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import KeyHint, SectionHeader, label

_TURNS = {
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
}
"""What scrolls the sheet, wherever the keyboard is in it."""


class ShortcutSheet(Overlay):
    """The keys of the window and of the place in view, grouped as the tables group them."""

    SIZE = (960, 680)  # wide enough for two columns

    about_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._title = label("", self.panel, role="title")
        self._hint = label("", self.panel, role="soft", wrap=True)
        self._area = ScrollDown(parent=self.panel)
        self.about = QPushButton(self.panel)
        self.about.clicked.connect(self._on_about)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.about)
        column = QVBoxLayout(self.panel)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self._hint)
        column.addWidget(self._area, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._title.setText(self.tr("Keys"))
        self._hint.setText(self.tr("Hold Alt to see each key over what it does."))
        self.about.setText(self.tr("About Tacticien"))

    def show_sets(self, sets: Iterable[tuple[str, ActionSet]]) -> None:
        """Open with the verbs of these action sets, each under its heading where a row names no group."""
        page = QWidget()
        columns = QHBoxLayout(page)
        columns.setContentsMargins(0, 0, 8, 0)
        columns.setSpacing(32)
        left, right = QVBoxLayout(), QVBoxLayout()
        heights = [0, 0]
        for heading, rows in _grouped(sets):
            side = heights.index(min(heights))
            heights[side] += len(rows) + 2
            (left, right)[side].addWidget(_section(heading, rows))
        for column in (left, right):
            column.addStretch(1)
            columns.addLayout(column, 1)
        self._area.set_page(page)
        self.open()
        self.setFocus()

    def _on_about(self) -> None:
        self.close_panel()
        self.about_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by the keys that turn pages; the others are those of every panel."""
        if (turn := _TURNS.get(Qt.Key(event.key()))) is not None:
            self._area.verticalScrollBar().triggerAction(turn)
            event.accept()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language: what is shown is told anew at the next opening."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.hide()


class _Line(NamedTuple):
    words: str
    keys: list[str]
    possible: bool


def _grouped(sets: Iterable[tuple[str, ActionSet]]) -> list[tuple[str, list[_Line]]]:
    groups: dict[str, list[_Line]] = {}
    for heading, actions in sets:
        for row in actions.rows:
            keys = shown_keys(actions.key_of(row))
            if row.listed and keys:
                possible = actions[row.id].isEnabled()
                groups.setdefault(row.group or heading, []).append(_Line(row.words, keys, possible))
    return list(groups.items())


def _section(heading: str, lines: list[_Line]) -> QWidget:
    """Lay out one group; what is not possible now is soft."""
    section = QWidget()
    grid = QGridLayout(section)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(1, 1)
    grid.addWidget(SectionHeader(heading), 0, 0, 1, 2)
    for number, line in enumerate(lines, 1):
        caps = QHBoxLayout()
        caps.setSpacing(4)
        caps.addStretch(1)
        for key in line.keys:
            caps.addWidget(KeyHint(key))
        grid.addLayout(caps, number, 0)
        grid.addWidget(label(line.words, role="" if line.possible else "soft", wrap=True), number, 1)
    return section
