"""Abilities that matter in the strategic phase, step by step: ticked off, put aside, looked up."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.centre.rows import PhaseRows
from desktop.battle.context import BattleContext
from desktop.look import theme
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.scroll import ScrollDown


class RemindersPrompt(Prompt):
    """D and I deal with the chosen row, with Shift with its whole step; C opens the card, arrows walk.

    ``acted`` and ``settled`` as the rows emit them, ``card_wanted`` with a card.
    """

    acted = Signal(object, str)
    settled = Signal(str, str)
    card_wanted = Signal(str)
    width_at_100 = 720

    def __init__(self, parent: QWidget, context: BattleContext) -> None:
        super().__init__(parent, "")
        self._context = context
        self.title.setText(self.tr("Abilities to think of"))
        self.rows = PhaseRows(context, self.panel)
        self.rows.acted.connect(self._on_acted)
        self.rows.settled.connect(self._on_settled)
        self._scroll = ScrollDown(self.rows, self.panel)
        self.body.addWidget(self._scroll)
        words = self.tr("D it is done, I not this turn, C its card; with Shift, D and I take a whole step.")
        self.body.addWidget(soft(words, self.panel))
        self.say_verb(self.tr("Done"))
        self.refresh()

    def refresh(self) -> None:
        """Show the rows of now."""
        self.rows.refresh()
        self.resettle()

    def panel_size(self) -> tuple[int, int]:
        """Be high enough for the rows, as far as there is room."""
        px = theme.current().px
        wanted = self.rows.minimumHeight() + px(8)
        self._scroll.setFixedHeight(max(px(100), min(wanted, self.height() * 6 // 10)))
        return super().panel_size()

    def press(self, key: str) -> bool:
        """Deal with the chosen row or its step, or open its card."""
        row = self.rows.row
        if row is None:
            return False
        match key:
            case "d" | "i":
                self._on_acted(row, ("do" if key == "d" else "skip") if row.open else "open")
            case "D" | "I":
                self._on_settled(row.step, "done" if key == "D" else "skipped")
            case "c" | "C":
                card = self._context.game.fighters[row.fighter].card if row.fighter else ""
                self.close_panel()
                self.card_wanted.emit(card)
            case _:
                return False
        return True

    def answer(self) -> None:
        """Deal with the chosen row; once nothing is open, close."""
        row = self.rows.row
        if row is None or not row.open:
            self.close_panel()
            return
        self._on_acted(row, "do")
        if not self.rows.count_open:
            self.close_panel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        by = steps.get(Qt.Key(event.key()))
        if by is not None:
            self.rows.walk(by)
            return
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            self.rows.unfold(event.key() == Qt.Key.Key_Right)
            self.resettle()
            return
        super().keyPressEvent(event)

    def _on_acted(self, row: object, what: str) -> None:
        self.acted.emit(row, what)
        self._after()

    def _on_settled(self, step: str, state: str) -> None:
        self.settled.emit(step, state)
        self._after()

    def _after(self) -> None:
        self.refresh()
        if self.rows.row is not None and not self.rows.row.open:
            self.rows.next_open()
