"""The owner looks at his hidden sequence: cover, look, cover again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from desktop.widgets.cover import CoverScreen
from desktop.widgets.text import label, set_look

if TYPE_CHECKING:
    from desktop.battle.table import Table


class SequencePage(QWidget):
    """The sequence of one side, opaque over the whole place."""

    def __init__(self, parent: QWidget, context: BattleContext, side: str) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setGeometry(parent.rect())
        game = context.game
        found = game.sides[side]
        column = QVBoxLayout(self)
        column.setContentsMargins(48, 32, 48, 32)
        column.setSpacing(8)
        title = label(self.tr("Sequence of {side}").format(side=context.side_name(side)), self, wrap=True)
        set_look(title, "title", "side-b" if side == "b" else "side-a")
        column.addWidget(title)
        order = found.pile if game.phase == "activation" else found.order
        for number, card in enumerate(order, 1):
            column.addWidget(label(f"{number}.  {context.card_name(card)}", self, wrap=True))
        for card in found.reserve:
            words = self.tr("Reserve: {card}").format(card=context.card_name(card))
            column.addWidget(label(words, self, wrap=True))
        column.addStretch(1)
        self.done = KeyButton(self, large=True)
        self.done.show_verb(self.tr("I have seen it"), "↵", primary=True)
        column.addWidget(self.done)
        self.show()
        self.raise_()
        self.done.setFocus()

    def event(self, event: QEvent) -> bool:
        """Keep every key from the verbs beneath."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter wherever the focus is, and no other key."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.click()
        event.accept()


class SequenceLook(QObject):
    """Leads through the look: pass to the owner, show, cover again, back to the table."""

    def __init__(self, table: Table, context: BattleContext, side: str) -> None:
        super().__init__(table)
        self._table, self._context, self._side = table, context, side
        self._cover = CoverScreen(context.place or table)
        self._page: SequencePage | None = None
        self._seen = False

    def begin(self) -> None:
        """Cover the screen and ask for the owner."""
        who = self._context.game.sides[self._side].player or self._context.side_name(self._side)
        self._cover.uncovered.connect(self._on_uncovered)
        self._cover.cover(
            self.tr("Pass to {name}").format(name=who),
            self.tr("Only {name} may look at this sequence.").format(name=who),
            self.tr("I am {name}").format(name=who),
            "ab".index(self._side),
        )

    def _on_uncovered(self) -> None:
        if self._seen:
            self._cover.hide()
            self._cover.deleteLater()
            self._table.take_keyboard()
            self.deleteLater()
            return
        self._page = SequencePage(self._context.place or self._table, self._context, self._side)
        self._page.done.clicked.connect(self._on_seen)
        self._cover.hide()

    def _on_seen(self) -> None:
        self._seen = True
        self._cover.cover(
            self.tr("Put the laptop back"),
            self.tr("Both players may look again."),
            self.tr("Back to the table"),
        )
        if self._page is not None:
            self._page.hide()
            self._page.deleteLater()
