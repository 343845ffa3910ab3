"""Both sides order their sequences (IV-A): one list at a time, hidden ones between two covers."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.strategic.saved_orders import SavedOrders
from desktop.battle.strategic.sequence import SequenceList, SequenceRow
from desktop.battle.strategic.tab import SideTab
from desktop.look import theme
from desktop.widgets.actions import shown_key
from desktop.widgets.cover import CoverScreen
from desktop.widgets.key_button import VerbButton
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label
from desktop.wording import fill
from rules.battle import commands as c
from rules.battle.flow import locked
from rules.battle.state import SIDES, Side, other
from rules.battle.strategic import must_order

_TIGHT = 140
"""In px at 100 %: with less than that for the cards everything else is said as briefly as can be."""


class OrderPage(QWidget):
    """Tabs of both sides, the sequence of one, and the verb that says it is ready.

    A hidden side's cards are in the list only between "I am X" and "Ready".
    """

    left = Signal()
    """Emitted when an order that was changed once more, later, is done."""

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.saved = SavedOrders(context, self)
        self._wanted = ""
        self._open = ""
        self._again = False
        self._cover: CoverScreen | None = None
        self._covered_for = ""
        self._covered_after = ""  # who has ordered just before the cover came
        self._returns = False  # whether the cover asks for that side once more
        self.tabs = {key: SideTab(number, self) for number, key in enumerate(SIDES)}
        self.list = SequenceList(self)
        self.area = ScrollDown(self.list, self)
        self.hint = label("", self, role="soft", wrap=True)
        self.sentence = label("", self, wrap=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.orders = VerbButton(self, breaks=True)
        self.back = VerbButton(self, breaks=True)
        self.ready = VerbButton(self, large=True)
        self._pages = QStackedWidget(self)
        self._lay_out()
        for tab in self.tabs.values():
            tab.clicked.connect(self._on_tab)
        self.list.moved.connect(self._on_moved)
        self.list.activated.connect(self.go_on)
        self.orders.clicked.connect(self.saved.ask)
        self.back.clicked.connect(self.leave)
        self.ready.clicked.connect(self.go_on)
        self.area.verticalScrollBar().rangeChanged.connect(self._on_range)

    def _lay_out(self) -> None:
        tabs = QHBoxLayout()
        tabs.setSpacing(8)
        for tab in self.tabs.values():
            tabs.addWidget(tab, 1)
        sheet = QWidget(self._pages)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.area, 1)
        column.addWidget(self.hint)
        self._pages.addWidget(sheet)
        closed = QWidget(self._pages)
        middle = QVBoxLayout(closed)
        middle.addStretch(2)
        middle.addWidget(self.sentence)
        middle.addStretch(3)
        self._pages.addWidget(closed)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.orders)
        foot.addWidget(self.back)
        foot.addWidget(self.ready, 1)
        policy = self.orders.sizePolicy()
        policy.setHorizontalPolicy(policy.Policy.Maximum)
        for verb in (self.orders, self.back):
            verb.setSizePolicy(policy)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(tabs)
        whole.addWidget(self._pages, 1)
        whole.addLayout(foot)

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

    def leave(self) -> None:
        """Go back to where the order was to be changed once more, without changing it."""
        self.close_all()
        self.left.emit()

    def clear(self) -> None:
        """Keep nothing of any sequence: the phase is over."""
        self.close_all()
        self.list.set_rows([], 0)

    def refresh(self) -> None:
        """Draw from the game."""
        game, key = self._context.game, self.side
        if self._open and self._open != key:
            self._open = ""
        for each, tab in self.tabs.items():
            side = game.sides[each]
            words, icon = self._status(side)
            tab.show_side(self._context.side_name(each), words, each.upper(), icon=icon, on=each == key)
        shown = self.shows
        self.list.set_rows(self._rows(shown) if shown else [], SIDES.index(shown or "a"))
        self._pages.setCurrentIndex(0 if shown else 1)
        self.sentence.setText(self._sentence())
        self.orders.setVisible(bool(shown))
        self.back.setVisible(self._again and not shown)
        self._say_verbs(key, shown)
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share another height."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Leave the cards the room: where they need it the sides are named briefly, and no hint is given."""
        width = max(1, (self.width() - 8) // 2)
        foot = max(button.heightForWidth(width) for button in (self.orders, self.ready))
        cards = self.list.minimumHeight() + self.hint.heightForWidth(self.width()) + foot + 24
        tabs = self.tabs.values()
        brief = next((n for n in (0, 1) if self._tabs_height(width, n) + cards <= self.height()), 1)
        if brief and self.height() - self._tabs_height(width, 1) - foot < theme.current().px(_TIGHT):
            brief = 2
        for tab in tabs:
            tab.set_brief(brief)
        self.hint.setVisible(not brief)
        self.list.fit(self.height() - self._tabs_height(width, brief) - foot - 16)

    def _tabs_height(self, width: int, brief: int) -> int:
        return max(tab.height_at(width, brief) for tab in self.tabs.values())

    def _on_range(self) -> None:
        self.list.reveal()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.hint.setText(self.tr("Drag, press Alt+↑ or Alt+↓, or type a position."))
        self.orders.show_verb(self.tr("Saved orders"), "O", icon="stack-2")
        self.back.show_verb(self.tr("Back"), shown_key("Esc"))

    def focus_first(self) -> None:
        """Put the keyboard where it is of use."""
        if self.shows:
            self.list.setFocus()
        else:
            self.ready.setFocus()

    def _rows(self, key: str) -> list[SequenceRow]:
        game = self._context.game
        rows = []
        for card in game.sides[key].order:
            figures = game.fighters_of(card)
            living = sum(f.on_table for f in figures)
            count = (
                f"{living}/{len(figures)}" if living != len(figures) else f"×{living}" if living > 1 else ""
            )
            rows.append(SequenceRow(card, self._context.card_name(card), count))
        return rows

    def _status(self, side: Side) -> tuple[str, str]:
        if not side.knowledge.ordered:
            words = self.tr("%n cards, at the table", "", len(side.order))
            return words, "cards"
        if side.ready or not must_order(side):
            return self.tr("Ready"), "circle-check"
        if side.hidden:
            return self.tr("To order, hidden"), "eye-off"
        return self.tr("To order"), "circle-dashed"

    def _who(self, key: str) -> str:
        return self._context.game.sides[key].player or self._context.side_name(key)

    def _sentence(self) -> str:
        key = self.side
        if not key:
            return self.tr("There is nothing left to order here.")
        if self._context.looks_back:
            return self.tr("You are looking back.")
        return fill(self._context.pieces.heap().orders, name=self._who(key))

    def _say_verbs(self, key: str, shown: str) -> None:
        if not key:
            won = bool(self._context.game.winner)
            words = self.tr("Go on") if won else self.tr("On to the Tactique roll")
            self.ready.show_verb(words, "↵", icon="check" if won else "dice", primary=True)
        elif not shown:
            words = self._pass_words(key)
            self.ready.show_verb(self._short(words), "↵", icon="eye-off", primary=True)
        elif self._again:
            self.ready.show_verb(self.tr("Done"), "↵", icon="check", primary=True)
        else:
            self.ready.show_verb(self.tr("Ready"), "↵", icon="check", primary=True)

    def _short(self, words: str) -> str:
        return words if len(words) <= 34 else f"{words[:33]}…"

    # Verbs

    def go_on(self) -> None:
        """Say that the side in view is ready, or pass the laptop, or go to the roll."""
        key, shown = self.side, self.shows
        if not key:
            self._context.do(c.Advance())
        elif not shown:
            if not self._context.looks_back:
                self._pass_to(key)
        else:
            self._ready(key)

    def _ready(self, key: str) -> None:
        side, again = self._context.game.sides[key], self._again
        hidden = side.hidden
        self._wanted, self._open, self._again = "", "", False
        if hidden:
            follows = "" if again else self._next_hidden(key)
            # the cover comes first: nobody sees a page in between
            self._pass_to(follows, after="" if again else key)
        if again:
            if hidden:
                # Kept as it stands: that there is no such step would tell that nothing was changed.
                self._context.do(c.SetOrder(key, side.order))
            self.left.emit()
        else:
            self._context.do(c.Ready(key))
        if not hidden and self.isVisible():
            self.focus_first()

    def _next_hidden(self, done: str) -> str:
        side = self._context.game.sides[other(done)]
        return side.key if side.hidden and must_order(side) and not side.ready else ""

    def show_tab(self, key: str) -> None:
        """Look at the other side's sequence, which takes its owner when it is hidden."""
        side = self._context.game.sides[key]
        if not side.knowledge.ordered or self._context.looks_back:
            return
        self._open = ""
        self._wanted = key
        self.refresh()
        self.focus_first()

    def _on_moved(self, card: str, to: int) -> None:
        key = self.shows
        if not key:
            return
        order = [k for k in self._context.game.sides[key].order if k != card]
        order.insert(to, card)
        self._context.do(c.SetOrder(key, tuple(order)))

    def _on_tab(self) -> None:
        self.show_tab(next(key for key, tab in self.tabs.items() if tab is self.sender()))

    def over(self) -> QWidget:
        """Return the widget that questions and covers lie over: the whole place."""
        return self._context.place or self.window()

    # The laptop changes hands

    def _pass_to(self, key: str, after: str = "") -> None:
        """Cover the screen: for a side, or for everybody (""); ``after`` is who has just said to be ready."""
        if self._cover is None:
            self._cover = CoverScreen(self.over())
            self._cover.uncovered.connect(self._on_uncovered)
            self._cover.turned_back.connect(self._on_turned_back)
            self._cover.reworded.connect(self._say_cover)
            # it lies over the whole place, and goes with this page
            self.destroyed.connect(self._cover.deleteLater)
        self._covered_for, self._covered_after, self._returns = key, after, False
        self._say_cover()

    def _say_cover(self) -> None:
        """Cover the screen, in the language of now."""
        if self._cover is None:
            return
        if key := self._covered_after if self._returns else self._covered_for:
            who = self._who(key)
            self._cover.cover(
                self._pass_words(key),
                fill(self.tr("Only {name} may see what comes next."), name=who),
                self.tr("I am {name}").format(name=who),
                SIDES.index(key),
                back=self._back_words(),
            )
        else:
            self._cover.cover(
                self._pass_words(""),
                self._context.pieces.heap().done,
                self.tr("Back to the table"),
                back=self._back_words(),
            )
        self._context.covering.emit()

    def _pass_words(self, key: str) -> str:
        if not key:
            return self.tr("Put the laptop back")
        return self.tr("Pass to {name}").format(name=self._who(key))

    def _back_words(self) -> str:
        """Name where Esc leads: to the cover of before, to who has just ordered, or to the page beneath."""
        if self._returns:
            return self._pass_words(self._covered_for)
        if self._covered_after:
            return fill(self.tr("Back to {name}"), name=self._who(self._covered_after))
        return self.tr("Back to the table") if self._covered_for else ""

    def _on_turned_back(self) -> None:
        """Ask for who has ordered before the list is shown again; without one the page beneath comes back."""
        if self._covered_after:
            self._returns = not self._returns
            self._say_cover()
        else:
            self._uncover("")

    def _on_uncovered(self) -> None:
        if self._returns:
            self._context.undo()  # nobody has done anything since: this side is not ready after all
            self._uncover(self._covered_after)
        else:
            self._uncover(self._covered_for)

    def _uncover(self, key: str) -> None:
        """Take the cover away, with the hidden list of a side, or of none, in view."""
        self._open = key
        if self._cover is not None:
            self._cover.hide()
            self._cover.deleteLater()
            self._cover = None
        self.refresh()
        self._context.covering.emit()
        if self.isVisible():
            self.focus_first()
        else:
            self.left.emit()

    @property
    def covered(self) -> bool:
        """Whether the laptop is changing hands."""
        return self._cover is not None and not self._cover.isHidden()
