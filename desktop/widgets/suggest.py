"""A line that offers what it could mean while one types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from desktop.look import theme
from desktop.widgets.text import set_look
from rules.ranking import Closeness, closeness, named, typed_words
from rules.text import fold

MOST_SHOWN = 7
_ENTERING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ACCEPTING = (*_ENTERING, Qt.Key.Key_Tab)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One thing a line could mean: the words put into it, and softer words beside them."""

    words: str
    detail: str = ""
    key: str = ""

    @property
    def shown(self) -> str:
        """The line of the list."""
        return f"{self.words}  ·  {self.detail}" if self.detail else self.words


def ranked(typed: str, all_of_them: Sequence[tuple[Suggestion, Sequence[str]]]) -> list[Suggestion]:
    """Choose what fits the letters typed, the closest first.

    Each suggestion comes with the names that may be typed for it.
    """
    wanted = typed_words(typed)
    if not wanted:
        return []
    least = Closeness.PART if len(fold(typed)) >= _PART_OF_WORD else Closeness.WORD_BEGINS
    close = closeness(wanted, [named(*names) for _, names in all_of_them])
    found = [
        (near, names[0], suggestion)
        for near, (suggestion, names) in zip(close, all_of_them, strict=True)
        if near <= least
    ]
    return [suggestion for _, _, suggestion in sorted(found, key=itemgetter(0, 1))[:MOST_SHOWN]]


_PART_OF_WORD = 3
"""Fewer letters than these in the middle of a word mean nothing."""


class SuggestField(QLineEdit):
    """A line edit with a list of suggestions under it; Down and Up choose, Return or Tab takes, Esc hides.

    In a `free` line nothing is chosen until Down is pressed: its words may well begin like others.
    `taken` is emitted with the `Suggestion` chosen; the words are in the line already. Return without a list
    goes on as `returnPressed`.
    """

    taken = Signal(object)

    def __init__(
        self,
        source: Callable[[str], Sequence[Suggestion]],
        parent: QWidget | None = None,
        *,
        free: bool = False,
    ) -> None:
        super().__init__(parent)
        self._source = source
        self._free = free
        self._list: QListWidget | None = None
        self._offered: list[Suggestion] = []
        self.textEdited.connect(self._offer)

    @property
    def offered(self) -> list[Suggestion]:
        """What the list shows now, empty when it is hidden."""
        return list(self._offered)

    def hide_list(self) -> None:
        """Hide the list."""
        self._offered = []
        if self._list is not None:
            self._list.hide()

    def take(self, suggestion: Suggestion) -> None:
        """Put a suggestion into the line and tell it."""
        self.setText(suggestion.words)
        self.hide_list()
        self.taken.emit(suggestion)

    def event(self, event: QEvent) -> bool:
        """Take the chosen suggestion with Tab too, before the focus goes on."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Tab
            and self._take_current()
            and self.keeps_focus()
        ):
            return True
        return super().event(event)

    def keeps_focus(self) -> bool:
        """Say whether the line wants more after a suggestion was taken with Tab."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the list, take from it, or hide it."""
        key = event.key()
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if key in _ENTERING and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            # The page keeps the card; what the list would put into the line belongs to it.
            self._take_current()
            event.ignore()
        elif not self._offered or not plain:
            if key == Qt.Key.Key_Down and plain:
                self._offer(self.text())
                return
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._walk(1 if key == Qt.Key.Key_Down else -1)
        elif key in _ACCEPTING and self._take_current():
            pass
        elif key == Qt.Key.Key_Escape:
            self.hide_list()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the list when the player goes elsewhere."""
        super().focusOutEvent(event)
        self.hide_list()

    def _offer(self, typed: str) -> None:
        offered = list(self._source(typed))
        if len(offered) == 1 and fold(offered[0].words) == fold(typed):
            offered = []
        self._offered = offered
        if not offered:
            self.hide_list()
            return
        if self._list is None:
            self._list = self._make_list()
        self._list.clear()
        for suggestion in offered:
            self._list.addItem(QListWidgetItem(suggestion.shown))
        self._list.setCurrentRow(-1 if self._free else 0)
        self._settle(self._list)
        self._list.show()
        self._list.raise_()

    def _make_list(self) -> QListWidget:
        made = QListWidget(self.window())
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        set_look(made, "suggest")
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setTextElideMode(Qt.TextElideMode.ElideRight)
        made.itemPressed.connect(self._on_pressed)
        self.destroyed.connect(made.deleteLater)
        return made

    def _settle(self, shown: QListWidget) -> None:
        px = theme.current().px
        corner = self.mapTo(self.window(), QPoint(0, self.height() + px(2)))
        height = sum(shown.sizeHintForRow(row) for row in range(shown.count())) + px(10)
        needed = max((shown.sizeHintForColumn(0) + px(32), self.width(), px(240)))
        width = min(needed, self.window().width() - corner.x() - px(8))
        if corner.y() + height > self.window().height():
            corner.setY(self.mapTo(self.window(), QPoint(0, 0)).y() - height - px(2))
        shown.setGeometry(corner.x(), corner.y(), width, height)

    def _walk(self, by: int) -> None:
        if self._list is not None and self._offered:
            row = self._list.currentRow()
            start = row if row >= 0 or by > 0 else len(self._offered)
            self._list.setCurrentRow((start + by) % len(self._offered))

    def _take_current(self) -> bool:
        """Take what is chosen in the list, if anything is; the list is gone either way."""
        row = self._list.currentRow() if self._list is not None and self._offered else -1
        if row < 0:
            self.hide_list()
            return False
        self.take(self._offered[row])
        return True

    def _on_pressed(self, item: QListWidgetItem) -> None:
        if self._list is not None:
            self.take(self._offered[self._list.row(item)])
