"""Cover the screen while the laptop changes hands."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.look import icons, theme
from desktop.widgets.actions import shown_key
from desktop.widgets.over import OverPage
from desktop.widgets.text import KeyHint, label, set_look
from desktop.wording.plain import caption


class CoverScreen(OverPage):
    """An opaque page over the whole of its parent: "Pass to X". Nothing beneath can be read or reached.

    The button, Return or Space emits `uncovered`; where a way back is named, its button or Esc emits
    `turned_back`. Every other key does nothing.
    """

    helps = False

    uncovered = Signal()
    turned_back = Signal()

    reworded = Signal()
    """Emitted when the language changed while something is covered: its words are to be said again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._side: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._picture = QLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.title = label("", self, role="banner", wrap=True)
        self.sentence = label("", self, wrap=True)
        for words in (self.title, self.sentence):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.button = QPushButton(self)
        set_look(self.button, "primary")
        self.button.clicked.connect(self.uncovered)
        self._key = KeyHint(parent=self)
        self.back = QPushButton(self)
        self.back.clicked.connect(self.turned_back)
        self._back_key = KeyHint(parent=self)
        self.back.hide()
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        row.addWidget(self._key)
        row.addStretch(1)
        row.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(48, 48, 48, 48)
        column.setSpacing(24)
        column.addStretch(2)
        column.addWidget(self._picture)
        column.addWidget(self.title)
        column.addWidget(self.sentence)
        column.addLayout(row)
        way_back = QHBoxLayout()
        way_back.setSpacing(8)
        way_back.addStretch(1)
        way_back.addWidget(self.back)
        way_back.addWidget(self._back_key)
        way_back.addStretch(1)
        column.addLayout(way_back)
        column.addStretch(3)

    def cover(self, title: str, sentence: str, verb: str, side: int | None = None, back: str = "") -> None:
        """Cover now, in the words of the place ("Pass to Ann", "…", "I am Ann") and the side's colour.

        Without a `side` it is for both and has neither's colour. `back` is the verb of a way back for whoever
        came here by mistake; "" where there is none.
        """
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.button.setText(caption(verb))
        self._key.set_key(shown_key("Enter"))
        self.back.setText(caption(back))
        self.back.setVisible(bool(back))
        self._back_key.set_key(shown_key("Esc") if back else "")
        self._side = side
        colour = "accent" if side is None else ("side-a", "side-b")[side]
        set_look(self.title, "banner", colour if side is not None else "")
        size = theme.current().px(96)
        self._picture.setPixmap(icons.pixmap("eye-off", size, colour, self.devicePixelRatioF()))
        self.fit()
        self.show()
        self.raise_()
        self.update()  # one that lay here already has bands in the colour of the other side
        self.button.setFocus()

    def take_keyboard(self) -> None:
        """Put the keyboard on the verb: both buttons are reached by keys of their own."""
        self.button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Uncover with Return or Space, wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            (self.turned_back if self.back.hasFocus() else self.uncovered).emit()
        elif event.key() == Qt.Key.Key_Escape and not self.back.isHidden():
            self.turned_back.emit()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Let the words be said again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self.reworded.emit()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep the focus here."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the opaque page with a band above and below, in the side's colour if it is for one."""
        current = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(current.colour("surface")))
        band = current.px(12)
        colour = current.colour("accent") if self._side is None else current.side(self._side)
        painter.fillRect(0, 0, self.width(), band, colour)
        painter.fillRect(0, self.height() - band, self.width(), band, colour)
        painter.end()
