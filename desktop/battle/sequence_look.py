"""A side's sequence by itself, opaque over the place: looked at, or put right by its owner.

A hidden one is shown only between two covers.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.host import TableHost
from desktop.widgets.cover import CoverScreen
from desktop.widgets.in_line import in_column
from desktop.widgets.key_button import KeyButton
from desktop.widgets.over import OverPage
from desktop.widgets.text import label, set_look
from desktop.wording import fill
from desktop.wording.battle.pieces import Deal


class SequencePage(OverPage):
    """A page of one side's sequence, opaque over the whole of its parent.

    ``left`` says that it is done with, also where somebody went to another place meanwhile.
    """

    left = Signal()

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
    """Leads to a page and back: a hidden side's laptop changes hands before and after it."""

    def __init__(self, table: TableHost, context: BattleContext, side: str, page: Page = LookPage) -> None:
        super().__init__(table.over)
        self._table, self._context, self._side = table, context, side
        self._over = context.place or table.over
        self._make = page
        self._cover: CoverScreen | None = None
        self._page: SequencePage | None = None
        self._covers = self._context.game.sides[side].hidden

    def begin(self) -> None:
        """Cover the screen and ask for the owner; show a side that hides nothing at once."""
        if not self._covers:
            self._show()
            return
        self._table.close_private()  # what its owner has open there is not for both who come back
        self._cover = CoverScreen(self._over)
        # it lies over the whole place, and goes with the table
        self._table.over.destroyed.connect(self._cover.deleteLater)
        self._cover.uncovered.connect(self._on_uncovered)
        self._cover.turned_back.connect(self._on_turned_back)
        self._cover.reworded.connect(self._say_cover)
        self._say_cover()

    def _say_cover(self) -> None:
        """Cover the screen for the owner, or for both once the owner is done."""
        if self._cover is None:
            return
        if self._page is not None:
            self._cover.cover(
                self.tr("Put the laptop back"),
                self.tr("Both players may look again."),
                self.tr("Back to the table"),
            )
        else:
            who = self._context.game.sides[self._side].player or self._context.side_name(self._side)
            self._cover.cover(
                self.tr("Pass to {name}").format(name=who),
                fill(self._context.pieces.heap().only, name=who),
                self.tr("I am {name}").format(name=who),
                "ab".index(self._side),
                back=self.tr("Back to the table"),
            )
        self._context.covering.emit()

    def _show(self) -> None:
        self._page = self._make(self._over, self._context, self._side)
        self._table.over.destroyed.connect(self._page.deleteLater)
        self._page.left.connect(self._on_left)
        self._page.open()
        if self._cover is not None:
            self._cover.hide()

    def _on_uncovered(self) -> None:
        if self._page is None:
            self._show()
            return
        if self._cover is not None:
            self._cover.hide()
            self._cover.deleteLater()
        self._end()

    def _on_turned_back(self) -> None:
        """Leave without having shown anything: the wrong side was asked for."""
        if self._page is None and self._cover is not None:
            self._cover.hide()
            self._cover.deleteLater()
            self._end()

    def _on_left(self) -> None:
        """Put the page away, the cover first: nobody sees what lies between."""
        assert self._page is not None
        self._page.left.disconnect(self._on_left)
        self._say_cover()
        self._page.hide()
        self._page.deleteLater()
        if self._cover is None:
            self._end()

    def _end(self) -> None:
        self._table.take_keyboard()
        self._context.covering.emit()
        self.deleteLater()
