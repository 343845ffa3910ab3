"""Go from place to place: the slim rail at the left of the window."""

from __future__ import annotations

from collections.abc import Container, Iterable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QActionEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.widgets.keys import leads_to_button
from desktop.widgets.text import set_look

_WIDTH, _SLIM = 72, 52
_SPACE = 2
_NOTHING_DONE = 2
"""So low is the window that undo and redo go too: places have no words at 1."""


class Rail(QWidget):
    """Places above, verbs of the window below; every button shows its action's icon, words and key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spared: list[QToolButton] = []
        self._wide: list[QToolButton] = []
        self._done: list[QToolButton] = []
        self._slim = False
        self._low = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 8, 4, 8)
        column.setSpacing(_SPACE)
        self._above, self._middle, self._below = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        for part in (self._above, self._middle, self._below):
            part.setSpacing(_SPACE)
        column.addLayout(self._above)
        self._rule = QFrame(self)
        self._rule.setFixedHeight(1)
        set_look(self._rule, "line")
        column.addSpacing(6)
        column.addWidget(self._rule)
        column.addSpacing(6)
        column.addLayout(self._middle)
        column.addStretch(1)
        column.addLayout(self._below)
        self.restyle()

    def fill(
        self,
        places: Iterable[QAction],
        middle: Iterable[QAction],
        below: Iterable[QAction],
        spared: Container[QAction] = (),
    ) -> None:
        """Show the actions, once; those `spared` go, from the first, where the window is too low for all."""
        style = Qt.ToolButtonStyle
        for action in places:
            self._wide.append(self._add(action, self._above, style.ToolButtonTextUnderIcon, "place"))
        for action in middle:
            self._done.append(self._add(action, self._middle, style.ToolButtonIconOnly, "rail"))
        for action in below:
            button = self._add(action, self._below, style.ToolButtonIconOnly, "rail")
            if action in spared:
                self._spared.append(button)

    def set_slim(self, slim: bool) -> bool:
        """Be as narrow as icons are, without what the place in view shows itself; or show words again.

        Tell whether that is another shape than before.
        """
        if slim is self._slim:
            return False
        self._slim = slim
        self._rule.setVisible(not slim)
        self.restyle()
        return True

    def restyle(self) -> None:
        """Take the text size again."""
        self._low = 0
        self._look()
        self.setFixedWidth(theme.current().px(_SLIM if self._slim else _WIDTH))

    def _look(self) -> None:
        """Leave out what there is no room for: first the words of places, then what was done.

        The menus have all of it.
        """
        style = Qt.ToolButtonStyle
        worded = not self._slim and not self._low
        for button in self._wide:
            set_look(button, "place", "low" if self._low else "")  # first: words are measured with it
            button.setToolButtonStyle(style.ToolButtonTextUnderIcon if worded else style.ToolButtonIconOnly)
        for button in self._done:
            button.setVisible(not self._slim and self._low < _NOTHING_DONE)
        if (column := self.layout()) is not None:
            column.activate()  # else the parts of it are measured as they were

    def minimumSizeHint(self) -> QSize:
        """Ask for what cannot be spared."""
        shown = sum(_height(button) for button in self._spared if not button.isHidden())
        # the least height of a button in the style sheet is less than what Qt gives it
        return QSize(super().minimumSizeHint().width(), super().sizeHint().height() - shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many of the verbs that can be spared as there is room for."""
        super().resizeEvent(event)
        if event.oldSize().height() < event.size().height():
            self._low = 0
            self._look()
        self._spare()

    def event(self, event: QEvent) -> bool:
        """Keep Enter for the button that Tab led to; look for room where something has another size."""
        if leads_to_button(event) and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._spare()
        return done

    def _spare(self) -> None:
        """Show as much as there is room for."""
        while self._low < _NOTHING_DONE and self.minimumSizeHint().height() > self.height():
            self._low += 1
            self._look()
        room = self.height() - self.minimumSizeHint().height()
        for button in reversed(self._spared):
            room -= _height(button)
            button.setVisible(room >= 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rail a shade deeper than the place, with a thin edge."""
        current = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), current.colour("sunken"))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), current.colour("line"))
        painter.end()

    def _add(self, action: QAction, layout: QVBoxLayout, style: Qt.ToolButtonStyle, role: str) -> QToolButton:
        button = _RailButton(self)
        button.setDefaultAction(action)
        button.setToolButtonStyle(style)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_look(button, role)
        layout.addWidget(button)
        return button


class _RailButton(QToolButton):
    """Shows its action; a new tooltip, or whether it is possible, lays nothing out again."""

    _shown: tuple[object, ...] = ()

    def actionEvent(self, event: QActionEvent) -> None:
        """Follow the action."""
        action = event.action()
        shown = (
            action.text(), action.iconText(), action.icon().cacheKey(), action.isChecked(),
            action.isCheckable(), action.isVisible(),
        )  # fmt: skip
        if event.type() == QEvent.Type.ActionChanged and shown == self._shown:
            self.setToolTip(action.toolTip())
            self.setEnabled(action.isEnabled())
            return
        self._shown = shown
        super().actionEvent(event)


def _height(button: QToolButton) -> int:
    """Give the height a button takes in the rail, with the space beside it."""
    return button.sizeHint().height() + _SPACE
