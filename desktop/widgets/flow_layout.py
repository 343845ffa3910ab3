"""Lay widgets in lines like words, wrapping where the room ends."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget, QWidgetItem


class FlowLayout(QLayout):
    """A layout whose lines wrap.

    `stretch_last` lets the last widget fill the rest of its line, `spread` all widgets of a line alike. One
    whose width is `Maximum` gives way, down to its least width, before it begins a line of its own.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        gap: int = 8,
        stretch_last: bool = False,
        spread: bool = False,
    ) -> None:
        super().__init__(parent)
        self._spread = spread
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}  # by width, until something in it changes
        self._stretch_last = stretch_last
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(gap)

    def addWidget(self, widget: QWidget) -> None:
        """Put a widget at the end.

        Its item is made here: of one that Qt makes itself nobody tells Python when it goes, and the next one
        at its place in memory may then be taken for an item of a layout that is long gone.
        """
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item at the end."""
        self._items.append(item)
        self._heights.clear()

    def insert_widget(self, place: int, widget: QWidget) -> None:
        """Put a widget before others."""
        self.addWidget(widget)
        self._items.insert(place, self._items.pop())
        self.invalidate()

    def count(self) -> int:
        """Count the items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Give an item, None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item up."""
        self._heights.clear()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Grow with nothing but the words in it."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Need more lines where there is less room."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Tell the height of the lines in a width; the layouts around it ask many times."""
        height = self._heights.get(width)
        if height is None:
            height = self._heights[width] = self._lay(QRect(0, 0, width, 0), dry=True)
        return height

    def invalidate(self) -> None:
        """Forget what was measured."""
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        """Lay the lines."""
        super().setGeometry(rect)
        self._lay(rect, dry=False)

    def sizeHint(self) -> QSize:
        """Ask for one line if it can be had."""
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        """Ask for the widest item at least."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lay(self, rect: QRect, *, dry: bool) -> int:
        top = rect.y()
        lines = self._lines(rect.width())
        for line in lines:
            height = max(_height(item, rect.width()) for item in line)
            if not dry:
                self._set_line(line, rect, top, height)
            top += height + self.spacing()
        return top - (self.spacing() if lines else 0) - rect.y()

    def _lines(self, room: int) -> list[list[QLayoutItem]]:
        """Share the items out among lines."""
        lines: list[list[QLayoutItem]] = []
        left = 0
        for item in self._shown():
            width = min(_least(item), max(room, 1))
            if not lines or left + width > room:
                lines.append([])
                left = 0
            lines[-1].append(item)
            left += max(width, min(item.sizeHint().width(), room - left)) + self.spacing()
        return lines

    def _set_line(self, line: list[QLayoutItem], rect: QRect, top: int, height: int) -> None:
        """Give the items of a line one height."""
        left, wanted = rect.x(), sum(item.sizeHint().width() for item in line)
        over = max(0, rect.width() - wanted - self.spacing() * (len(line) - 1)) if self._spread else 0
        for number, item in enumerate(line):
            width = min(item.sizeHint().width(), max(rect.width(), 1))
            if _least(item) < width:
                width = max(_least(item), min(width, rect.right() + 1 - left))
            width += over * (number + 1) // len(line) - over * number // len(line)
            if self._stretch_last and item is line[-1] and item is self._shown()[-1]:
                width = rect.right() + 1 - left
            item.setGeometry(QRect(left, top, width, height))
            left += width + self.spacing()


def _least(item: QLayoutItem) -> int:
    """Give the width beneath which an item begins a line of its own, in px."""
    widget = item.widget()
    gives = widget is not None and widget.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Maximum
    return item.minimumSize().width() if gives else item.sizeHint().width()


def _height(item: QLayoutItem, room: int) -> int:
    """Give the height of an item, in px: words break where it is wider than the room."""
    hint = item.sizeHint()
    if hint.width() > room and item.hasHeightForWidth():
        return item.heightForWidth(room)
    return hint.height()


class FlowBox(QWidget):
    """A widget whose children flow; its height follows its width."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        gap: int = 8,
        stretch_last: bool = False,
        spread: bool = False,
    ) -> None:
        super().__init__(parent)
        self.flow = FlowLayout(self, gap=gap, stretch_last=stretch_last, spread=spread)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
