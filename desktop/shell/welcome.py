"""Welcome a player at the first start: the ways in, and two questions asked once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.environment.settings import Dice
from desktop.look.icons import icon
from desktop.widgets.choice import Segmented
from desktop.widgets.people import PeopleBox
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label, set_look
from desktop.wording import fill
from desktop.wording.plain import caption
from rules.systems import KINDS

if TYPE_CHECKING:
    from desktop.shell.window import Window

EXAMPLE = "example:"
"""How the way into the example of a game begins; its id follows."""
WAYS = (
    *((f"{EXAMPLE}{system}", "swords") for system in KINDS),
    ("card", "edit"),
    ("import", "file-import"),
    ("restore", "history"),
)
_COLUMNS, _GAP, _MARGIN = 3, 12, 8
_LAID = (
    (Qt.ToolButtonStyle.ToolButtonTextUnderIcon, ""),
    (Qt.ToolButtonStyle.ToolButtonTextBesideIcon, "low"),
)
"""How a way in stands: its icon above its words, or, where three of those have no room, beside them."""
_GAMES = tuple(kind.name for kind in KINDS.values())


class Welcome(QWidget):
    """One page, shown once: `chosen` tells the way taken, one of ``WAYS``."""

    chosen = Signal(str)

    def __init__(self, window: Window) -> None:
        super().__init__(window.stack)
        self._window = window
        self._title = label("Tacticien", self, role="banner")
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._sentence = label("", self, role="soft", wrap=True)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._grid = QGridLayout()
        self._grid.setSpacing(_GAP)
        self.ways: dict[str, QToolButton] = {}
        for key, _ in WAYS:
            button = QToolButton(self)
            button.setObjectName(key)
            button.clicked.connect(self._on_clicked)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self.ways[key] = button
        self.setFocusProxy(self.ways[WAYS[0][0]])  # the page itself has no name and reads no keys
        self.dice = Segmented(self)
        self.people = PeopleBox(self)
        panel = QFrame(self)
        set_look(panel, "panel")
        self._asked = (label("", panel), label("", panel))
        form = QFormLayout(panel)
        form.setContentsMargins(24, 16, 24, 16)
        form.setHorizontalSpacing(24)
        form.setVerticalSpacing(12)
        form.addRow(self._asked[0], self.dice)
        form.addRow(self._asked[1], self.people)
        inner = QVBoxLayout()
        inner.setSpacing(16)
        inner.addStretch(2)
        for part in (self._title, self._sentence):
            inner.addWidget(part)
        inner.addSpacing(8)
        inner.addLayout(self._grid)
        inner.addWidget(panel)
        inner.addStretch(3)
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        row.addStretch(1)
        row.addLayout(inner)
        row.addStretch(1)
        self._scroll = ScrollDown(page, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        self.retranslate()
        self.restyle()
        self.dice.set_choice(window.settings.values.dice)
        self.dice.changed.connect(self._on_dice)
        self.people.chosen.connect(self._on_people)

    def retranslate(self) -> None:
        """Say all words again."""
        self._sentence.setText(self.tr("Reference cards, army lists and the battle itself, on one table."))
        words = (
            *(fill(self.tr("Play the example of {game}"), game=caption(name)) for name in _GAMES),
            self.tr("Enter a card"), self.tr("Import"), self.tr("Restore"),
        )  # fmt: skip
        for (key, _), text in zip(WAYS, words, strict=True):
            self.ways[key].setText(text)
        self._level()
        self._asked[0].setText(self.tr("Dice"))
        self._asked[1].setText(self.tr("Your people"))
        for caption_of, field in zip(self._asked, (self.dice, self.people), strict=True):
            field.setAccessibleName(caption_of.text())
        self.dice.set_choices((Dice.TABLE, self.tr("From the table")), (Dice.ROLLED, self.tr("Rolled here")))
        self.people.set_people(self._window.peoples, self._window.settings.values.people)

    def restyle(self) -> None:
        """Take colours and text size again."""
        for key, picture in WAYS:
            self.ways[key].setIcon(icon(picture, "accent"))
        self._level()

    def _level(self) -> None:
        """Make all ways in as wide as the widest, and lay as many in a line as have room."""
        room = self.width() - 2 * _MARGIN - self._scroll.verticalScrollBar().sizeHint().width()
        for style, tone in _LAID:
            for button in self.ways.values():
                button.setToolButtonStyle(style)
                set_look(button, "way", tone)
            widest = max(button.sizeHint().width() for button in self.ways.values())
            columns = min(_COLUMNS, max(1, (room + _GAP) // (widest + _GAP)))
            if columns == _COLUMNS:
                break
        for number, button in enumerate(self.ways.values()):
            button.setMinimumWidth(widest)
            self._grid.removeWidget(button)
            self._grid.addWidget(button, *divmod(number, columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Look again whether there is room for that."""
        super().resizeEvent(event)
        self._level()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange and hasattr(self, "people"):
            self.restyle()

    def _on_clicked(self) -> None:
        self.chosen.emit(self.sender().objectName())

    def _on_dice(self, dice: str) -> None:
        self._window.change_settings(dice=Dice(dice), welcomed=True)

    def _on_people(self, people: str) -> None:
        self._window.change_settings(people=people, welcomed=True)
