"""Correct where a side's cards lie: moved about as when they are ordered, made right as one step."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from desktop.battle.arranging.heaps import HeapList
from desktop.battle.context import BattleContext
from desktop.battle.host import TableHost
from desktop.battle.sequence_look import SequenceLook, SequencePage
from desktop.battle.strategic.sequence_list import SequenceRow
from desktop.drafts.arranging_draft import Draft, Heap
from desktop.look import theme
from desktop.widgets.actions import shown_key
from desktop.widgets.complaint import Complaint
from desktop.widgets.in_line import in_column, in_row
from desktop.widgets.key_button import KeyButton
from desktop.widgets.keys import typed
from desktop.widgets.text import label
from desktop.wording import fill, keyed
from desktop.wording.battle.pieces import Deal
from rules.battle.state import SIDES

_KEYS = {Heap.PILE: "P", Heap.RESERVE: "R", Heap.PLAYED: "D", Heap.OUT: "O"}
_ICONS = {Heap.PILE: "cards", Heap.RESERVE: "stack-push", Heap.PLAYED: "check", Heap.OUT: "door-exit"}


def correct_sequence(table: TableHost, side: str) -> None:
    """Let the owner of a side correct where its cards lie, behind the cover where that is hidden."""
    if not table.context.looks_back:
        SequenceLook(table, table.context, side, ArrangePage).begin()


class ArrangePage(SequencePage):
    """The cards in their heaps at the left, the verbs at the right; Enter makes one correction of it all."""

    def __init__(self, parent: QWidget, context: BattleContext, side: str) -> None:
        super().__init__(parent, context, side, "")
        name = context.side_name(side)
        self.title.setText(fill(context.pieces.heap().correcting, side=name))
        self._first = self.draft = Draft.of(context.game, context.game.sides[side])
        self.list = HeapList(self)
        self.list.setAccessibleName(self.title.text())
        self.verbs = {heap: KeyButton(self) for heap in self.draft.heaps}
        self.held = label("", self)
        self.more, self.fewer = KeyButton(self), KeyButton(self)
        self.reason = QLineEdit(self)
        self.complaint = Complaint(self)
        self.done, self.cancel = KeyButton(self, large=True), KeyButton(self)
        self._lay_out()
        self._say_words()
        self.list.moved.connect(self._on_moved)
        self.list.taken.connect(self.correct)
        self.list.chosen.connect(self._say_verbs)
        self.done.clicked.connect(self.correct)
        self.cancel.clicked.connect(self.hide)
        self.more.clicked.connect(self._on_more)
        self.fewer.clicked.connect(self._on_fewer)
        for heap, button in self.verbs.items():
            button.setObjectName(heap)
            button.clicked.connect(self._on_verb)
        self.refresh()

    def _lay_out(self) -> None:
        px = theme.current().px
        right = in_column(None, *self.verbs.values(), gap=8, edges=(0, 8, 0, 0))
        self._reserve = QWidget(self)
        line = in_row(self._reserve, (self.held, 1))
        for button in (self.fewer, self.more):
            button.setFixedWidth(px(112))
            line.addWidget(button)
        self._reserve.setVisible(bool(self.draft.most_held))
        right.addWidget(self._reserve)
        self.hint: QLabel = label("", self, role="soft", wrap=True)
        right.addWidget(self.hint)
        right.addStretch(1)
        self.why = label("", self)
        right.addWidget(self.why)
        right.addWidget(self.reason)
        self.secret = label("", self, role="soft", wrap=True)
        right.addWidget(self.secret)
        right.addWidget(self.complaint)
        right.addWidget(self.cancel)
        right.addWidget(self.done)
        both = in_row(None, (self.list, 3), (right, 2), gap=24)
        self.column.addLayout(both, 1)

    def _say_words(self) -> None:
        hidden = self.context.game.sides[self.side].hidden and self.draft.ordered
        if self.draft.ordered:
            hint = self.tr("Drag, press Alt+↑ or Alt+↓, or type a position.")
        else:
            hint = self.tr("The order of this pile is not known here: only which cards were played counts.")
        if self.context.moment.deal is Deal.NONE:
            back = self.tr("Cards in the pile are played in the activation phase: go back to it ({key}).")
            hint = f"{hint}\n{keyed(back, self.context.key_of('correct_battle'))}"
        self.hint.setText(hint)
        self.why.setText(self.tr("Reason (optional)"))
        self.why.setBuddy(self.reason)
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setMaxLength(200)
        self.secret.setText(self.context.pieces.heap().secret)
        self.secret.setVisible(hidden)
        self.done.show_verb(self.tr("Correct"), "↵", icon="check", primary=True)
        self.cancel.show_verb(self.tr("Leave it unchanged"), shown_key("Esc"))
        self.more.show_verb(self.tr("More"), "+")
        self.fewer.show_verb(self.tr("Fewer"), "−")

    # -- what is shown ------------------------------------------------------------------------------

    def heads(self) -> dict[str, str]:
        """Word the headings of the heaps."""
        heap = self.context.pieces.heap()
        if self.context.moment.deal is Deal.ORDER:
            pile = heap.first
        elif self.draft.ordered:
            pile = self.tr("Still in the pile, next one on top")
        else:
            pile = self.tr("Cards not played yet")
        words = {
            Heap.PILE: pile,
            Heap.RESERVE: self.tr("In reserve"),
            Heap.PLAYED: self.tr("Cards played"),
            Heap.OUT: heap.out,
        }
        return {heap: words[heap] for heap in self.draft.heaps}

    def refresh(self) -> None:
        """Draw from the draft."""
        heads, rows, place = self.heads(), [], 0
        pile = self.draft.cards(Heap.PILE) if self.draft.ordered else ()
        for each in self.draft.laid:
            if each in heads:
                rows.append(SequenceRow(each, heads[each], "", ""))
                continue
            place += each in pile
            name = self.context.card_name(each)
            rows.append(SequenceRow(each, name, self._figures(each), str(place) if each in pile else ""))
        self.list.set_heaps(rows, SIDES.index(self.side), heads, numbered=self.draft.ordered)
        self.held.setText(self.tr("Cards in the reserve: {n}").format(n=self.draft.held))
        self._say_verbs()

    def _figures(self, card: str) -> str:
        figures = self.context.game.fighters_of(card)
        living = sum(f.on_table for f in figures)
        if living != len(figures):
            return f"{living}/{len(figures)}"
        return f"×{living}" if living > 1 else ""

    def _say_verbs(self) -> None:
        words = {
            Heap.PILE: self.tr("In the pile") if self.draft.ordered else self.tr("Not played yet"),
            Heap.RESERVE: self.tr("In reserve"),
            Heap.PLAYED: self.tr("Played"),
            Heap.OUT: self.context.pieces.heap().out,
        }
        card = self.list.card
        here = self.draft.heap_of(card) if card else None
        for heap, button in self.verbs.items():
            button.show_verb(words[heap], _KEYS[heap], icon=_ICONS[heap], on=heap is here)

    def take_keyboard(self) -> None:
        """Let the list read the keys."""
        self.list.setFocus()

    # -- moving -------------------------------------------------------------------------------------

    def put(self, heap: Heap) -> None:
        """Lay the chosen card on another heap."""
        if card := self.list.card:
            self._take(self.draft.put(card, heap), card)

    def _on_moved(self, card: str, to: int) -> None:
        self._take(self.draft.moved(card, to), card)

    def _take(self, draft: Draft, card: str) -> None:
        self.draft = draft
        self.refresh()
        self.list.choose_card(card)

    def _on_verb(self) -> None:
        self.put(Heap(self.sender().objectName()))
        self.take_keyboard()

    def _on_more(self) -> None:
        self._hold(1)

    def _on_fewer(self) -> None:
        self._hold(-1)

    def _hold(self, by: int) -> None:
        self.draft = self.draft.hold(by)
        self.refresh()

    # -- the correction -----------------------------------------------------------------------------

    def correct(self) -> None:
        """Make one correction of all that was moved; nothing was: leave."""
        if self.draft == self._first:
            self.hide()
            return
        command = self.draft.command(self.context.game, self.reason.text().strip())
        if self.context.do(command):
            self.hide()
        elif why := self.context.why_not():
            self.complaint.say(why)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the letters of the heaps, Enter and Esc; a field keeps what is typed into it."""
        typing = self.reason.hasFocus()
        text = typed(event).upper()
        heap = next((heap for heap, key in _KEYS.items() if key == text), None)
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.correct()
        elif not typing and heap in self.verbs and heap is not None:
            self.put(heap)
        elif not typing and text in ("+", "=", "-", "−") and self.draft.most_held:
            self._hold(1 if text in ("+", "=") else -1)
        event.accept()
