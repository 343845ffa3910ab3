"""Choose one of a few: radio-like buttons in a row."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QLayout, QPushButton, QWidget

from desktop.widgets.flow_layout import FlowLayout
from desktop.widgets.spoken import Speaker
from desktop.widgets.text import set_look
from desktop.wording.plain import caption


class _Choice(QPushButton, Speaker):
    """One of several of which exactly one is on: no box to be ticked."""

    spoken_role = QAccessible.Role.RadioButton

    def is_on(self) -> bool:
        """Tell whether it is the one."""
        return self.isChecked()


class Segmented(QWidget, Speaker):
    """A row of buttons of which exactly one is down; `changed(key)` only by the user's hand.

    One that `wraps` takes another line where the room ends.
    """

    changed = Signal(str)
    spoken_role = QAccessible.Role.Grouping

    def __init__(self, parent: QWidget | None = None, *, wraps: bool = False) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.idClicked.connect(self._on_clicked)
        self._keys: list[str] = []
        self._row: QLayout = FlowLayout(self, gap=4) if wraps else QHBoxLayout(self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)

    def set_choices(self, *choices: tuple[str, str]) -> None:
        """Offer choices as (key, words); buttons that are there stay where Tab leads, and take new words."""
        before, there = self.choice(), len(self._keys)
        for number in range(there - 1, len(choices) - 1, -1):
            button = self._group.button(number)
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        for number in range(there, len(choices)):
            self._add(number)
        self._keys = [key for key, _ in choices]
        for number, (key, words) in enumerate(choices):
            button = self._group.button(number)
            button.setObjectName(key)
            button.setText(caption(words))
        self.set_choice(before if before in self._keys else self._keys[0])

    def _add(self, number: int) -> None:
        button = _Choice(self)
        button.setCheckable(True)
        set_look(button, "segment")
        # Tab leads to it where the row stands, not after all that was made before its words; Qt puts nothing
        # behind what never has the keyboard.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        QWidget.setTabOrder(self._group.button(number - 1) if number else self, button)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._group.addButton(button, number)
        self._row.addWidget(button)

    @property
    def buttons(self) -> tuple[QAbstractButton, ...]:
        """The choices, in their order."""
        return tuple(self._group.buttons())

    def choice(self) -> str:
        """Give the key that is down, "" before there are choices."""
        number = self._group.checkedId()
        return self._keys[number] if 0 <= number < len(self._keys) else ""

    def set_choice(self, key: str) -> None:
        """Press a choice without telling anybody. Raises ValueError for an unknown key."""
        down = self._group.button(self._keys.index(key))
        down.setChecked(True)
        for button in self.buttons:  # Tab leads to the one that is down, arrows to the others
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is down else Qt.FocusPolicy.ClickFocus)

    def take_keyboard(self) -> None:
        """Give the keyboard to the choice that is down."""
        if (down := self._group.checkedButton()) is not None:
            down.setFocus()

    def _on_clicked(self, number: int) -> None:
        self.changed.emit(self._keys[number])
