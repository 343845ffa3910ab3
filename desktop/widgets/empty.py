"""Fill an empty place with one sentence and one verb."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.look import icons, theme
from desktop.widgets.text import label, set_look
from desktop.wording.plain import caption


class EmptyState(QWidget):
    """One icon, one sentence, at most a few verbs, in the middle of an empty place.

    The verbs are emitted by their key: `chosen("example")`.
    """

    chosen = Signal(str)

    def __init__(
        self, icon_name: str, parent: QWidget | None = None, *, colour: str = "line", role: str = "soft"
    ) -> None:
        super().__init__(parent)
        self._colour = colour
        self._icon_name = icon_name
        self._picture = QLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = label("", self, role="title", wrap=True)
        self.sentence = label("", self, role=role, wrap=True)
        for words in (self.title, self.sentence):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._buttons: dict[str, QPushButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(24, 24, 24, 24)
        self._column.setSpacing(16)
        self._column.addStretch(2)
        for part in (self._picture, self.title, self.sentence):
            self._column.addWidget(part)
        self._verbs = QVBoxLayout()
        self._verbs.setSpacing(8)
        self._column.addLayout(self._verbs)
        self._column.addStretch(3)
        self.restyle()

    def set_words(self, sentence: str, title: str = "") -> None:
        """Say why it is empty and what to do."""
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.title.setText(title)
        self.title.setVisible(bool(title))

    def set_verbs(self, *verbs: tuple[str, str]) -> None:
        """Offer verbs as (key, words); the first is the one we propose. Called again to change words."""
        for key, words in verbs:
            if key not in self._buttons:
                button = QPushButton(self)
                button.setObjectName(key)
                set_look(button, "primary" if not self._buttons else "")
                button.clicked.connect(self._on_clicked)
                self._verbs.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
                self._buttons[key] = button
            self._buttons[key].setText(caption(words))
        wanted = {key for key, _ in verbs}
        for key, button in self._buttons.items():
            button.setVisible(key in wanted)

    def button(self, key: str) -> QPushButton:
        """Give the button of a verb."""
        return self._buttons[key]

    def restyle(self) -> None:
        """Draw the icon again in the theme's colours."""
        size = theme.current().px(56)
        self._picture.setPixmap(icons.pixmap(self._icon_name, size, self._colour, self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_picture"):
            self.restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the picture out where its words and verbs need the height."""
        super().resizeEvent(event)
        drawn = self._picture.sizeHint().height() + self._column.spacing()
        others = self._column.totalHeightForWidth(self.width()) - (0 if self._picture.isHidden() else drawn)
        self._picture.setVisible(others + drawn <= self.height())

    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().objectName())
