"""A short menu whose rows have keys: elements, places, verbs of a side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from desktop.widgets.key_button import KeyButton
from desktop.widgets.keys import ARROWS
from desktop.widgets.prompt import Prompt
from desktop.widgets.text import label, set_look
from desktop.wording.plain import plain_tip

_IN_STAGE = ((2, True, True), (3, True, True), (3, True, False), (2, False, True), (3, False, False))
"""The ways in the stage: so many columns, with headings or without, with icons or without."""
_BESIDE = (
    (False, True, True), (True, True, True),
    (False, True, False), (True, True, False), (True, False, False),
)  # fmt: skip
"""The ways beside a figure: wide or not, with headings or without, with reasons or without."""


@dataclass(frozen=True, slots=True)
class MenuRow:
    """One row: what it means, its words, its key, perhaps a second line; faint where refused now.

    Where ``group`` changes a heading says so.
    """

    id: str
    words: str
    key: str
    detail: str = ""
    icon: str = ""
    on: bool = False
    refused: bool = False
    group: str = ""


class ChoiceGrid(QGridLayout):
    """Buttons with a letter each, in columns; ``pressed`` says which one was pressed."""

    pressed = Signal(str)

    def __init__(
        self,
        parent: QWidget,
        choices: Iterable[str],
        columns: int = 1,
        make: Callable[[QWidget], KeyButton] = KeyButton,
    ) -> None:
        super().__init__()
        self.setSpacing(6)
        self._keys: dict[str, str] = {}
        self._headings: dict[str, QLabel] = {}
        self.buttons: dict[str, KeyButton] = {}
        for choice in choices:
            button = make(parent)
            button.setObjectName(choice)
            policy = button.sizePolicy()  # of a fixed height it would get that of one line
            policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
            button.setSizePolicy(policy)
            button.chosen.connect(self.pressed)
            self.buttons[choice] = button
        self.lay(columns)

    def lay(self, columns: int, *, headed: bool = True) -> None:
        """Put the buttons into so many columns, each group under its heading, or one after another."""
        while self.count():
            self.takeAt(0)  # else it would stand at both places
        line = at = 0
        for choice, button in self.buttons.items():
            if headed and (heading := self._headings.get(choice)) is not None:
                line += 1 if at else 0
                self.addWidget(heading, line, 0, 1, columns)
                line, at = line + 1, 0
            self.addWidget(button, line, at)
            line, at = (line, at + 1) if at + 1 < columns else (line + 1, 0)
        for column in range(self.columnCount()):
            self.setColumnStretch(column, int(column < columns))
        for heading in self._headings.values():
            heading.setVisible(headed)

    def head(self, rows: Iterable[MenuRow], parent: QWidget) -> None:
        """Make the headings of groups."""
        group = ""
        for row in rows:
            if row.group != group:
                group = row.group
                self._headings[row.id] = label(group, parent, role="soft")

    def show_rows(self, rows: Iterable[MenuRow], *, reasons: bool = True, icons: bool = True) -> None:
        """Show the choices with their letters; why one is refused beneath its words, or in its tooltip."""
        self._keys = {}
        for row in rows:
            told = "" if row.refused and not reasons else row.detail
            self._keys[row.key.lower()] = row.id
            button = self.buttons[row.id]
            button.show_verb(
                row.words, row.key, told, icon=row.icon if icons else "", on=row.on, refused=row.refused,
                why=row.detail,
            )  # fmt: skip
            button.setToolTip(plain_tip("" if told else row.detail))

    def beside(self, choice: str, across: int, down: int) -> str:
        """Give the choice that an arrow leads to from another one; the same where there is none."""
        places: dict[str, tuple[int, int]] = {}
        for each, button in self.buttons.items():
            row, column, *_ = cast(tuple[int, ...], self.getItemPosition(self.indexOf(button)))
            places[each] = row, column
        line, at = places[choice]
        if across:
            found = [each for each, place in places.items() if place == (line, at + across)]
        else:
            lines = sorted({place[0] for place in places.values() if (place[0] - line) * down > 0})
            next_line = lines[0 if down > 0 else -1] if lines else line
            found = [each for each, place in places.items() if place[0] == next_line and place[1] <= at]
        return found[-1] if found else choice

    def choice(self, key: str) -> str | None:
        """Give the choice of a letter, in capitals or not; None where it has none."""
        return self._keys.get(key.lower())


class Menu(Prompt):
    """Emits ``picked`` with the row and whether Shift was held; closes unless told to stay.

    Rows that are too many for the height stand in one column more.
    """

    picked = Signal(str, bool)
    tight = True
    makes: Callable[[QWidget], KeyButton] = partial(KeyButton, breaks=True)
    """What a row is."""

    def __init__(
        self, parent: QWidget, title: str, rows: Sequence[MenuRow], *, columns: int = 1, stays: bool = False
    ) -> None:
        super().__init__(parent, title)
        self._stays, self._columns, self._rows = stays, columns, rows
        self.grid = ChoiceGrid(self.panel, (row.id for row in rows), columns, self.makes)
        self.grid.head(rows, self.panel)
        self.grid.lay(columns)
        self.grid.pressed.connect(self._on_pressed)
        for button in self.grid.buttons.values():
            button.installEventFilter(self)
        self.body.addLayout(self.grid)
        self.body.addStretch()
        self._column.setStretchFactor(self.body, 1)
        if stays:
            self.say_done()
        else:
            self.say_verb("")
        self.set_rows(rows)

    def set_rows(self, rows: Sequence[MenuRow]) -> None:
        """Show the rows again (counts may have changed)."""
        self._rows = rows
        self.grid.show_rows(rows)

    def panel_size(self) -> tuple[int, int]:
        """Be wider by a column where one would be higher than the room, then without headings and reasons."""
        self.grid.show_rows(self._rows)
        self.grid.lay(self._columns)
        alone = super().panel_size()
        beside, room = self.stands_beside, self._under.rect()
        most, widest = room.height() - 32, room.width() - 32
        if beside:
            widest, most = self.room_beside().toTuple()
        if alone[1] <= most:
            return alone
        columns = self._columns + 1
        near, far = (min(wide, widest) for wide in (alone[0] * columns // self._columns, 2 * alone[0]))
        for wide, headed, reasons in _BESIDE:
            width = far if wide else near
            self.grid.lay(columns, headed=headed)
            self.grid.show_rows(self._rows, reasons=reasons)
            if self._stands_whole(QSize(width, most), columns):
                break
        return width, self.high_at(width)

    def _stands_whole(self, room: QSize, columns: int) -> bool:
        """Tell whether the rows as they are laid out stand in a room with no word broken."""
        edges = self.panel.contentsMargins() + self._column.contentsMargins()
        inside = room.width() - edges.left() - edges.right()
        each = (inside - (columns - 1) * self.grid.spacing()) // columns
        broken = any(button.is_cut_at(each) for button in self.grid.buttons.values())
        return not broken and self.high_at(room.width()) <= room.height()

    def has_room_in(self, stage: QSize) -> bool:
        """Tell whether the rows stand there with no word broken, the airiest of the ways that can."""
        for columns, headed, icons in _IN_STAGE:
            self.grid.lay(columns, headed=headed)
            self.grid.show_rows(self._rows, reasons=False, icons=icons)
            if self._stands_whole(stage, columns):
                return True
        return False

    def stand_beside(
        self, about: Callable[[], QRect], keeps_open: Callable[[QWidget], bool], room: Callable[[], QRect]
    ) -> None:
        """Stand beside what it is about, under the title of a sheet."""
        super().stand_beside(about, keeps_open, room)
        set_look(self.title, "title")

    def stand_in(self, area: Callable[[], QRect], alive: Sequence[QWidget]) -> None:
        """Take a part of the parent, with a head as low as those of its pages."""
        super().stand_in(area, alive)
        set_look(self.title, "heading")

    def fit(self) -> None:
        """Show the rows as the room of the stage asks."""
        if self.stands_in:
            self.has_room_in(self.room_beside())
        super().fit()

    def press(self, key: str) -> bool:
        """Pick the row of a key; a capital letter counts as Shift."""
        found = self.grid.choice(key)
        if found is None:
            return False
        self._pick(found, key != key.lower())
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, from the row that is so now."""
        if not self._walk(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Walk with the arrows from a row: Qt would lead to the next one whatever the columns."""
        pressed = isinstance(watched, KeyButton) and event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and self._walk(Qt.Key(event.key())):
            return True
        return super().eventFilter(watched, event)

    def _walk(self, key: Qt.Key) -> bool:
        """Lead the keyboard to the row that an arrow points at; False for another key."""
        if key not in ARROWS or not self._rows:
            return False
        lit = next((row.id for row in self._rows if self.grid.buttons[row.id].hasFocus()), "")
        now = lit or next((row.id for row in self._rows if row.on), "")
        to = self.grid.beside(now, *ARROWS[key]) if now else self._rows[0].id
        self.grid.buttons[to].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _pick(self, row: str, shifted: bool) -> None:
        if not self._stays:
            self.reply_with((row, shifted))
        self.picked.emit(row, shifted)

    def _on_pressed(self, row: str) -> None:
        shifted = bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._pick(row, shifted)
