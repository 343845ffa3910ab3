"""Both sides order their sequences (IV-A): one list at a time, hidden ones behind a cover."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from desktop.battle.centre_page import GoOn
from desktop.battle.context import BattleContext
from desktop.battle.strategic.hand_over import HandOver
from desktop.battle.strategic.order_rows import sequence_rows
from desktop.battle.strategic.saved_orders import SavedOrders
from desktop.battle.strategic.sequence_list import SequenceList
from desktop.look.painting import paint_style
from desktop.widgets.actions import shown_key
from desktop.widgets.in_line import in_column, in_row
from desktop.widgets.key_button import VerbButton
from desktop.widgets.menu import MenuRow
from desktop.widgets.text import label, set_look
from desktop.wording import fill
from desktop.wording.naming import side_name
from desktop.wording.plain import plain_tip
from rules.battle import commands as c
from rules.battle.flow import locked
from rules.battle.state import SIDES, other
from rules.battle.strategic import must_order

_LOW, _NARROW = 660, 420
"""In a window lower than that, on a page less wide, in px at 100 %, the rows need the room of the head."""
READY, RENUMBER, LEAVE, ORDERS = "order.ready", "order.renumber", "order.leave", "order.saved"
_SIDE = "order.side:"
_GAP, _SPARE = 4, 8
_LETTERS = 16
"""Letters of a name that the head of the page has room for."""


class OrderPage(QWidget):
    """The sequence of one side, and the verbs that say it is ready or order it anew.

    A hidden side's cards are in the list only between "I am X" and "Ready". That gesture hides them, and what
    follows is the other side's cover where it orders in secret too, else a page without a secret.
    """

    left = Signal()
    """Emitted when an order that was changed once more, later, is done."""
    turned = Signal()
    """Emitted when its verbs are others."""
    reminded = Signal(str)
    """Emitted with a card whose abilities of this moment are asked for."""

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.saved = SavedOrders(context, self)
        self._wanted = ""
        self._open = ""
        self._again = False
        self._touched: list[str] | None = None  # the cards of a renumbered order, in theirs; None: none is
        self.passes = HandOver(context, self)
        self.passes.opened.connect(self._on_opened)
        self._close = False  # whether the rows need the room of the head
        self.title = label("", self, role="heading", wrap=True)
        self.note = label("", self, role="soft", wrap=True)
        self.orders = VerbButton(self, act=self.saved.ask)
        self.turns = VerbButton(self, act=self._on_turns)
        self.list = SequenceList(self)
        self.sentence = label("", self, wrap=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = QStackedWidget(self)
        self._lay_out()
        self.list.moved.connect(self._on_moved)
        self.list.taken.connect(self.go_on)
        self.list.touched.connect(self._on_touched)
        self.list.reminded.connect(self.reminded)

    def _lay_out(self) -> None:
        for verb in (self.turns, self.orders):
            verb.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        said = in_column(None, self.title, self.note, gap=0)
        self._head = QWidget(self)
        in_row(self._head, (said, 1), self.turns, self.orders, gap=8)
        self._pages.addWidget(self.list)
        closed = QWidget(self._pages)
        middle = QVBoxLayout(closed)
        middle.addStretch(2)
        middle.addWidget(self.sentence)
        middle.addStretch(3)
        self._pages.addWidget(closed)
        in_column(self, self._head, (self._pages, 1), gap=_GAP)

    # What is in view

    @property
    def side(self) -> str:
        """The side whose turn it is to order; "" when nobody has to."""
        sides = self._context.game.sides
        if self._wanted and sides[self._wanted].knowledge.ordered:
            return self._wanted
        return next((key for key, side in sides.items() if must_order(side) and not side.ready), "")

    @property
    def shows(self) -> str:
        """The side whose cards are in the list, "" for none."""
        key = self.side
        if not key or self._context.looks_back or locked(self._context.game):
            return ""
        return key if not self._context.game.sides[key].hidden or self._open == key else ""

    def order_again(self, side: str) -> None:
        """Change an order once more, before the first die."""
        self._wanted, self._again = side, True

    def close_all(self) -> None:
        """Show nobody's hidden cards any more."""
        self._open = ""
        self._wanted = ""
        self._again = False
        self._touched = None

    def leave(self) -> None:
        """Leave the cards as they were; where the order was to be changed once more, go back there."""
        if self._touched is not None:
            self._renumber(None)
            return
        self.close_all()
        self.left.emit()

    @property
    def leaves(self) -> bool:
        """Whether there is something to leave."""
        return self._touched is not None or self._again

    def clear(self) -> None:
        """Keep nothing of any sequence: the phase is over."""
        self.close_all()
        self.list.set_rows([], 0)

    def refresh(self) -> None:
        """Draw from the game."""
        key = self.side
        if self._open and self._open != key:
            self._open = ""
        shown = self.shows
        if self._touched is not None and not shown:
            self._touched = None
        self.list.touching = self._touched is not None
        self.list.set_rows(
            sequence_rows(self._context, shown, self._touched) if shown else [], SIDES.index(shown or "a")
        )
        self._pages.setCurrentIndex(0 if shown else 1)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus if shown else Qt.FocusPolicy.StrongFocus)
        self.sentence.setText(self._sentence())
        self.setAccessibleName("" if shown else self.sentence.text())
        self._say_head(shown)
        self._fit()
        self.turned.emit()

    def _fit(self) -> None:
        """Share the height out: rows that have none to spare take that of the head, whose verbs go below."""
        needed, beside = self.list.least_height, self._head.heightForWidth(self.width()) + _GAP
        if needed < 2 * self.height():  # it is laid out
            spare = paint_style().px(_SPARE) if self._close else 0  # the verbs are of another height then
            self._close = self.height() - beside - spare < needed
        was, closed = self._head.isHidden(), self.closed
        self._head.setHidden(closed)
        if (layout := self.layout()) is not None and was != closed:
            layout.activate()
            self.turned.emit()
        self.list.fit(self._pages.height())

    @property
    def closed(self) -> bool:
        """Whether the rows have the room of the head too."""
        return self._close and bool(self.shows)

    @property
    def folded(self) -> tuple[MenuRow, ...]:
        """What has no button of its own while the rows have the room of the head."""
        if not self.closed:
            return ()
        sides = (
            MenuRow(verb.code, verb.words, verb.key, icon="arrows-exchange")
            for verb in self._other(self.shows)
        )
        return MenuRow(RENUMBER, self.tr("Renumber"), "N", self.tr("by touching"), "list"), *sides

    def _say_head(self, shown: str) -> None:
        """Say whose order it is, and which one it began with."""
        whole = fill(self.tr("The order of {side}"), side=self._context.side_name(shown)) if shown else ""
        before = self._context.game.turn - 1
        from_turn = self.tr("from turn {n}").format(n=before) if before else ""
        # in little room the rows come first: whose order it is stands in the banner
        style = paint_style()
        low = self.window().height() < style.px(_LOW) or self.width() < style.px(_NARROW)
        self.title.setText(self.tr("Its order") if low and shown else whole)
        self.title.setAccessibleName(whole)
        self.title.setToolTip(plain_tip(whole) if low else "")
        self.note.setText(from_turn)
        self.note.setVisible(bool(shown) and before > 0)
        self.orders.show_verb(self.tr("Orders…"), "O", icon="stack-2")
        there = self._other(shown) if shown and self._touched is None else ()
        for verb in there:
            self.turns.setObjectName(verb.code)
            self.turns.show_verb(verb.words, verb.key)
        self.turns.setVisible(bool(there))
        for widget in (self.title, self.orders):
            widget.setVisible(bool(shown))
        set_look(self.title, "heading", f"side-{shown}" if shown else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share another height, and say in another width as much of the head as it holds."""
        super().resizeEvent(event)
        self._say_head(self.shows)
        self._fit()

    def focus_first(self) -> None:
        """Put the keyboard where it is of use."""
        (self.list if self.shows else self).setFocus()

    def _sentence(self) -> str:
        key = self.side
        if not key:
            return self.tr("There is nothing left to order here.")
        if self._context.looks_back:
            return self.tr("You are looking back.")
        return fill(self._context.pieces.heap().orders, name=self.passes.who(key))

    # Verbs

    def verbs(self) -> tuple[GoOn, ...]:
        """Give what Enter does, ordering by touching, and the other side."""
        key, shown = self.side, self.shows
        if not key:
            won = bool(self._context.game.winner)
            words = self.tr("Go on") if won else self.tr("On to the Tactique roll")
            return (GoOn(READY, words, "↵", icon="check" if won else "dice"),)
        if not shown:
            ready = GoOn(READY, self.passes.pass_words(key), "↵", icon="eye-off")
            return (ready, *self._back(), *self._other(key))
        if self._touched is not None:
            rest = self.tr("%n cards follow as they stood", "", len(self.list.rows) - len(self._touched))
            return GoOn(READY, self.tr("Order them so"), "↵", rest, "check"), *self._back()
        renumber = GoOn(RENUMBER, self.tr("Renumber"), "N", self.tr("by touching"), "list", primary=False)
        if self.closed:  # both in one: side by side they would take two lines
            renumber = GoOn(ORDERS, self.tr("Orders…"), "O", self.tr("renumber"), "stack-2", primary=False)
        if self._again:
            return GoOn(READY, self.tr("Done"), "↵", icon="check"), renumber
        then = self._next(key)
        detail = fill(self.tr("then {name}"), name=self.passes.who(then)) if then else ""
        return GoOn(READY, self.tr("Order ready"), "↵", detail, "check"), renumber

    def _back(self) -> tuple[GoOn, ...]:
        """Give the way back, where there is one."""
        if not self.leaves:
            return ()
        return (GoOn(LEAVE, self.tr("Back"), shown_key("Esc"), icon="arrow-left", primary=False),)

    def _other(self, key: str) -> tuple[GoOn, ...]:
        """Give the way to the other side's order, where it has one here."""
        there = other(key)
        if self._again or not self._context.game.sides[there].knowledge.ordered or self._context.looks_back:
            return ()
        name = self._context.side_name(there)
        words = name if len(name) <= _LETTERS else side_name(there)
        return (GoOn(f"{_SIDE}{there}", words, there.upper(), primary=False, tip=name),)

    def do_verb(self, code: str) -> bool:
        """Do a verb of the bar; False for another page's."""
        acts = {READY: self.go_on, RENUMBER: self.renumber, LEAVE: self.leave, ORDERS: self.saved.ask}
        if code.startswith(_SIDE):
            self.show_tab(code.removeprefix(_SIDE))
        elif code in acts:
            acts[code]()
        else:
            return False
        return True

    def _next(self, key: str) -> str:
        """Give the side that orders after this one, "" for none."""
        there = self._context.game.sides[other(key)]
        return there.key if must_order(there) and not there.ready else ""

    # Ordering by touching

    def renumber(self) -> None:
        """Order anew: the cards are touched one after the other."""
        if self.shows:
            self._renumber([])

    def _renumber(self, touched: list[str] | None) -> None:
        self._touched = touched
        self.refresh()
        self.focus_first()

    def _on_touched(self, card: str) -> None:
        """Give a card the next number, or take its own away, and those after it."""
        if self._touched is None:
            return
        if card in self._touched:
            self._renumber(self._touched[: self._touched.index(card)])
        else:
            self._renumber([*self._touched, card])
            if len(self._touched or ()) >= len(self.list.rows) - 1:  # the last one's place is no question
                self._order_touched()

    def _order_touched(self) -> None:
        """Order the cards as they were touched; the others follow as they stood."""
        key, touched = self.shows, self._touched or []
        order = self._context.game.sides[key].order
        self._touched = None
        self._context.do(c.SetOrder(key, (*touched, *(card for card in order if card not in touched))))
        self.refresh()

    def go_on(self) -> None:
        """Say that the side in view is ready, or pass the laptop, or go to the roll."""
        key, shown = self.side, self.shows
        if self._touched is not None:
            self._order_touched()
        elif not key:
            self._context.do(c.Advance())
        elif not shown:
            if not self._context.looks_back:
                self.passes.pass_to(key)
        else:
            self._ready(key)

    def _ready(self, key: str) -> None:
        side, again = self._context.game.sides[key], self._again
        then = "" if again else self._next(key)
        self._wanted, self._open, self._again, self._touched = "", "", False, None
        if side.hidden and then and self._context.game.sides[then].hidden:
            # the cover comes first: nobody sees a page in between; where none follows nothing is hidden
            self.passes.pass_to(then, after=key)
        if again:
            if side.hidden:
                # Kept as it stands: that there is no such step would tell that nothing was changed.
                self._context.do(c.SetOrder(key, side.order))
            self.left.emit()
        else:
            self._context.do(c.Ready(key))
        if not self.passes.covers and self.isVisible():
            self.focus_first()

    def _on_turns(self) -> None:
        self.do_verb(self.turns.objectName())

    def show_tab(self, key: str) -> None:
        """Look at the other side's sequence, which takes its owner when it is hidden."""
        side = self._context.game.sides[key]
        if not side.knowledge.ordered or self._context.looks_back:
            return
        self._open, self._touched = "", None
        self._wanted = key
        self.refresh()
        self.focus_first()

    def _on_moved(self, card: str, to: int) -> None:
        key = self.shows
        if not key:
            return
        order = [k for k in self._context.game.sides[key].order if k != card]
        order.insert(to, card)
        self._touched = None
        self._context.do(c.SetOrder(key, tuple(order)))

    def over(self) -> QWidget:
        """Return the widget that questions and covers lie over: the whole place."""
        return self._context.place or self.window()

    def _on_opened(self, key: str, returns: bool) -> None:
        """Show the hidden list of a side, or of none, once the cover is away."""
        if returns:
            self._context.undo()  # nobody has done anything since: this side is not ready after all
        self._open = key
        self.refresh()
        if self.isVisible():
            self.focus_first()
        else:
            self.left.emit()
