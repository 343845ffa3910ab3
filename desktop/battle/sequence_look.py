"""A side's sequence by itself, opaque over the place: looked at, or put right by its owner.

A hidden one is shown only behind a cover.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.host import TableHost
from desktop.battle.strategic.hand_over import HandOver
from desktop.widgets.in_line import in_column
from desktop.widgets.key_button import KeyButton
from desktop.widgets.over import OverPage
from desktop.widgets.spoken import announce
from desktop.widgets.text import label, set_look
from desktop.wording import fill
from desktop.wording.battle.pieces import Deal


class SequencePage(OverPage):
    """A page of one side's sequence, opaque over the whole of its parent.

    ``left`` says that it is done with, also where somebody went to another place meanwhile.
    """

    left = Signal()
    over_place = True

    def __init__(self, parent: QWidget, context: BattleContext, side: str, title: str) -> None:
        super().__init__(parent)
        self.context, self.side = context, side
        self.setAutoFillBackground(True)
        self.title = label(title, self, wrap=True)
        set_look(self.title, "title", "side-b" if side == "b" else "side-a")
        self.column = in_column(self, self.title, gap=8, edges=(48, 32, 48, 32))

    def open(self) -> None:
        """Show the page; it has the keyboard."""
        self.fit()
        self.show()
        self.raise_()
        self.take_keyboard()
        announce(self, *(words.text() for words in self.findChildren(QLabel) if words.isVisible()))

    def take_keyboard(self) -> None:
        """Put the keyboard where it is of use."""
        self.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Be done with it when it goes out of sight: whoever comes back is not known."""
        super().hideEvent(event)
        self.left.emit()


class LookPage(SequencePage):
    """The sequence as its owner looks at it."""

    def __init__(self, parent: QWidget, context: BattleContext, side: str) -> None:
        super().__init__(parent, context, side, "")
        self.title.setText(fill(context.pieces.heap().of, side=context.side_name(side)))
        game = context.game
        found = game.sides[side]
        order = found.pile if context.moment.deal is Deal.PLAY else found.order
        for number, card in enumerate(order, 1):
            self.column.addWidget(label(f"{number}.  {context.card_name(card)}", self, wrap=True))
        for card in found.reserve:
            words = self.tr("Reserve: {card}").format(card=context.card_name(card))
            self.column.addWidget(label(words, self, wrap=True))
        self.column.addStretch(1)
        self.done = KeyButton(self, large=True, act=self.hide)
        self.done.show_verb(self.tr("I have seen it"), "↵", primary=True)
        self.column.addWidget(self.done)

    def take_keyboard(self) -> None:
        """Let Enter say that it was seen."""
        self.done.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter wherever the focus is, and no other key."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.click()
        event.accept()


Page = Callable[[QWidget, BattleContext, str], SequencePage]


class SequenceLook(QObject):
    """Leads to a page and back: a hidden side's laptop changes hands before it."""

    def __init__(self, table: TableHost, context: BattleContext, side: str, page: Page = LookPage) -> None:
        super().__init__(table.over)
        self._table, self._context, self._side = table, context, side
        self._over = context.place or table.over
        self._make = page
        self._page: SequencePage | None = None
        self._passes = HandOver(context, table.over)
        self._passes.opened.connect(self._on_opened)

    def begin(self) -> None:
        """Cover the screen and ask for the owner; show a side that hides nothing at once."""
        if self._context.game.sides[self._side].hidden:
            self._table.close_private()  # what its owner has open there is not for both who come back
            self._passes.pass_to(self._side)
        else:
            self._show()

    def _on_opened(self, key: str) -> None:
        """Show the page; leave without it where somebody came by mistake."""
        (self._show if key else self._end)()

    def _show(self) -> None:
        self._page = self._make(self._over, self._context, self._side)
        self._table.over.destroyed.connect(self._page.deleteLater)
        self._page.left.connect(self._on_left)
        self._page.open()

    def _on_left(self) -> None:
        """Put the page away: what lies beneath has no secret."""
        assert self._page is not None
        self._page.left.disconnect(self._on_left)
        self._page.hide()
        self._page.deleteLater()
        self._end()

    def _end(self) -> None:
        if self._over.isVisible():
            self._table.take_keyboard()
        self._context.covering.emit()
        self._passes.deleteLater()
        self.deleteLater()
