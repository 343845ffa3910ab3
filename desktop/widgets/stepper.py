"""A number between − and +, which may be typed too."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from desktop.look import theme
from desktop.look.icons import icon
from desktop.widgets.spin import DigitSpin, OpenSpin
from desktop.widgets.text import label, set_look
from desktop.wording import about


class Stepper(QWidget):
    """A number from 0 on, with words behind it; ``moved`` to another one. It may begin ``empty``."""

    moved = Signal()

    def __init__(self, name: str, parent: QWidget, *, most: int = 999, empty: bool = False) -> None:
        super().__init__(parent)
        self.spin = OpenSpin(0, most, self) if empty else DigitSpin(self)
        if isinstance(self.spin, OpenSpin):
            self.spin.set_number(None, " ")
        else:
            self.spin.setRange(0, most)
        set_look(self.spin, "amount")
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setAccessibleName(name)
        self.spin.setFixedWidth(theme.current().px(84))
        self.spin.valueChanged.connect(self.moved)
        self.beside = label("", self, role="soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.fewer, self.more = (
            self._button("minus", self.tr("one fewer")),
            self._button("plus", self.tr("one more")),
        )
        for widget in (self.fewer, self.spin, self.more, self.beside):
            row.addWidget(widget, int(widget is self.beside))

    def _button(self, name: str, words: str) -> QToolButton:
        button, size = QToolButton(self), theme.current().target
        button.setIcon(icon(name))
        button.setFixedSize(size, size)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the number between them has it
        button.setAccessibleName(about(self.spin.accessibleName(), words))
        button.clicked.connect(self._on_button)
        return button

    @property
    def value(self) -> int:
        """The number, 0 while it is empty."""
        return max(0, self.spin.value())

    @property
    def is_empty(self) -> bool:
        """Whether nobody has entered a number yet."""
        return self.spin.value() < 0

    def _on_button(self) -> None:
        step = 1 if self.sender() is self.more else -1
        if self.is_empty:
            self.spin.setValue(max(0, step))
        else:
            self.spin.stepBy(step)
