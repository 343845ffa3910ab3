"""Cover the screen while the laptop changes hands."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.look import icons, theme
from desktop.widgets.actions import shown_key
from desktop.widgets.keys import ARROWS
from desktop.widgets.over import OverPage
from desktop.widgets.spoken import announce
from desktop.widgets.text import KeyHint, label, set_look
from desktop.wording.plain import caption

LEAST = 0.45
"""Seconds for which it stays at least: a second press of the verb before was not meant for it."""


class _Verb(QPushButton):
    """A button that arrows do not leave: who moves cards by them may press one more as the cover comes."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take every other key."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class CoverScreen(OverPage):
    """An opaque page over the whole of its parent: "Pass to X". Nothing beneath can be read or reached.

    The button, Return or Space emits `uncovered`; where a way back is named, its button or Esc emits
    `turned_back`. The window beside its parent, and the keys of its verbs, are in reach; every other key does
    nothing. Whatever is pressed before it was in view for `LEAST` seconds of the `clock` leaves it there, and
    it says so.
    """

    over_place = True

    uncovered = Signal()
    turned_back = Signal()

    reworded = Signal()
    """Emitted when the language changed while something is covered: its words are to be said again."""

    def __init__(self, parent: QWidget, clock: Callable[[], float]) -> None:
        super().__init__(parent)
        self._side: int | None = None
        self._clock, self._since = clock, 0.0
        self._early = False  # whether the button was pressed too early, which tells as it is let go
        self._painted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._picture = QLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.title = label("", self, role="banner", wrap=True)
        self.sentence = label("", self, wrap=True)
        for words in (self.title, self.sentence):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.button = _Verb(self)
        set_look(self.button, "primary")
        self.button.pressed.connect(self._on_pressed)
        self.button.clicked.connect(self._on_clicked)
        self._key = KeyHint(parent=self)
        self.back = _Verb(self)
        self.back.clicked.connect(self.turned_back)
        self._back_key = KeyHint(parent=self)
        self.back.hide()
        self.told = label("", self, wrap=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
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
        column.addWidget(self.told)
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
        self.told.setText("")
        self._painted, self._since = False, self._clock()
        self.fit()
        self.show()
        self.raise_()
        self.update()  # one that lay here already has bands in the colour of the other side
        self.button.setFocus()
        announce(self, title, sentence)

    def take_keyboard(self) -> None:
        """Put the keyboard on the verb: both buttons are reached by keys of their own."""
        self.button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Uncover with Return or Space, wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.back.hasFocus():
                self.turned_back.emit()
            else:
                self._on_pressed()
                self._on_clicked()
        elif event.key() == Qt.Key.Key_Escape and not self.back.isHidden():
            self.turned_back.emit()
        event.accept()

    def _on_pressed(self) -> None:
        self._early = self._clock() - self._since < LEAST

    def _on_clicked(self) -> None:
        if self._early:
            self.told.setText(self.tr("Too early: press again."))
            announce(self.told, self.told.text())
        else:
            self.uncovered.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Let the words be said again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self.reworded.emit()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Walk on, but for when Qt asks as it goes: who asked for it has the keyboard then."""
        return self.isHidden() or super().focusNextPrevChild(next)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the opaque page with a band above and below, in the side's colour if it is for one."""
        if not self._painted:  # to be laid out takes a while, in which nobody sees it
            self._painted, self._since = True, self._clock()
        current = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(current.colour("surface")))
        band = current.px(12)
        colour = current.colour("accent") if self._side is None else current.side(self._side)
        painter.fillRect(0, 0, self.width(), band, colour)
        painter.fillRect(0, self.height() - band, self.width(), band, colour)
        painter.end()
