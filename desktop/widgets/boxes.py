"""Boxes to choose one of many from, and small buttons that choose one of a few."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from desktop.widgets.fit import words_room
from desktop.widgets.scroll import turn_with_keyboard
from desktop.widgets.spoken import Speaker, name_changed
from desktop.widgets.text import set_look
from desktop.wording.plain import caption, plain_tip

_HELD = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)

_ROWS = 18
"""How many rows are seen at once, at the most, when a box opens."""


class Combo(QComboBox, Speaker):
    """A box to choose one from a list: the wheel turns it only while it has the keyboard.

    It is heard by what it is about and by what is chosen: on X11 Qt would say the latter alone.
    """

    spoken_role = QAccessible.Role.ComboBox

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentTextChanged.connect(self._on_chosen)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt would give it the keyboard by the wheel
        self.setItemDelegate(QStyledItemDelegate(self))  # its own takes no heights from the style sheet
        self.setMaxVisibleItems(_ROWS)

    def showPopup(self) -> None:
        """Open the list, wide enough for its words; where the screen ends, it ends with a whole row."""
        view = self.view()
        wide = view.sizeHintForColumn(0) + view.verticalScrollBar().sizeHint().width() + 2 * view.frameWidth()
        view.setMinimumWidth(min(wide, self.window().width()))
        super().showPopup()
        frame, row = view.window(), view.sizeHintForRow(0)
        spare, place = view.viewport().height() % max(1, row), frame.geometry()
        if place.bottom() <= self.mapToGlobal(QPoint()).y():
            place.setTop(place.top() + spare)  # it stands above its box
        else:
            place.setBottom(place.bottom() - spare)
        frame.setGeometry(place)

    def _on_chosen(self) -> None:
        name_changed(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is chosen; words without room end in "…", where Qt would cut a letter in two."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        words = option.currentText
        short = self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, words_room(self) + 1)
        if self.isEditable() or short == words:
            super().paintEvent(event)
            return
        option.currentText = short
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page that is scrolled."""
        turn_with_keyboard(self, event, super().wheelEvent)


def keep_letter(event: QEvent) -> bool:
    """Keep a letter from the shortcuts of the place, where rows are found by their letters; tell whether."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    kept = event.text().isalnum() and not event.modifiers() & _HELD
    if kept:
        event.accept()
    return kept


def may_shrink(box: QComboBox, letters: int) -> None:
    """Let a box be as narrow as so many letters, whatever its longest words, and take the room there is."""
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(letters)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


def small_button(parent: QWidget, words: str, said: str = "", *, checkable: bool = False) -> QPushButton:
    """Make a button that stands in a line of fields; ``said`` names one that shows a sign only."""
    button = QPushButton(caption(words), parent)
    button.setCheckable(checkable)
    button.setAutoDefault(False)
    set_look(button, "segment")
    if said:
        button.setAccessibleName(said)
        button.setToolTip(plain_tip(said))
    return button
