"""The verbs of the chosen figure as buttons with their keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.look.painting import kit
from desktop.widgets.key_button import VerbButton
from desktop.wording.plain import plain_tip


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of a figure: its words, its key as shown, what it does."""

    id: str
    words: str
    key: str
    act: Callable[[], None]
    tip: str = ""


class VerbGrid(QWidget):
    """A grid of verbs; greyed while no figure is chosen."""

    def __init__(self, columns: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = columns
        self._now = 0
        self._faint: frozenset[str] = frozenset()
        self._sizes: tuple[int, int, int] | None = None
        self._verbs: tuple[Verb, ...] = ()
        self._acts: dict[str, Callable[[], None]] = {}
        self._buttons: dict[str, VerbButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(5)

    def set_verbs(self, verbs: Sequence[Verb]) -> None:
        """Show the verbs, in the words and keys of now."""
        self._verbs = tuple(verbs)
        for verb in verbs:
            if verb.id not in self._buttons:
                button = VerbButton(self)
                button.setObjectName(verb.id)
                button.clicked.connect(self._on_clicked)
                self._buttons[verb.id] = button
            self._acts[verb.id] = verb.act
            self._buttons[verb.id].show_verb(verb.words, verb.key, refused=verb.id in self._faint)
            self._buttons[verb.id].setToolTip(plain_tip(verb.tip))
        self._now = 0
        self._sizes = None
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand in as many columns as have room for every word."""
        super().resizeEvent(event)
        self._arrange()

    def _largest(self) -> tuple[int, int]:
        """Give the width of the widest button and the height of the highest, in px."""
        scale = kit().theme.scale
        if self._sizes is None or self._sizes[0] != scale:
            hints = [button.sizeHint() for button in self._buttons.values()]
            widest = max((hint.width() for hint in hints), default=0)
            self._sizes = (scale, widest, max((hint.height() for hint in hints), default=0))
        return self._sizes[1:]

    def _columns_of(self, width: int) -> int:
        gap, widest = self._grid.spacing(), self._largest()[0] or width
        room = (width + gap) // (widest + gap)
        return next(n for n in (self._columns, 3, 2, 1) if n <= max(1, room))

    def height_of(self, width: int) -> int:
        """Tell how high the verbs stand in a width, in px."""
        each = self._largest()[1]
        lines = -(-len(self._buttons) // self._columns_of(width))
        return lines * each + (lines - 1) * self._grid.spacing()

    def _arrange(self) -> None:
        # before it was laid out for the first time a widget has no width worth following
        laid_out = self.testAttribute(Qt.WidgetAttribute.WA_Resized) or self.isVisible()
        columns = self._columns_of(self.width()) if laid_out else self._columns
        if not self._buttons or columns == self._now:
            return
        self._now = columns
        for number, button in enumerate(self._buttons.values()):
            self._grid.addWidget(button, number // columns, number % columns)
        for column in range(self._columns):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def minimumSizeHint(self) -> QSize:
        """Fit any width: the columns follow."""
        return QSize(0, super().minimumSizeHint().height())

    def verbs(self) -> Sequence[Verb]:
        """Give the verbs."""
        return self._verbs

    def set_possible(self, possible: bool) -> None:
        """Grey the verbs, or wake them."""
        if self.isEnabled() != possible:
            self.setEnabled(possible)

    def set_faint(self, faint: frozenset[str]) -> None:
        """Show verbs faintly that the rules refuse now: who presses them all the same is told why."""
        if faint != self._faint:
            self._faint = faint
            for verb in self._verbs:
                self._buttons[verb.id].show_verb(verb.words, verb.key, refused=verb.id in faint)

    def _on_clicked(self) -> None:
        self._acts[self.sender().objectName()]()
