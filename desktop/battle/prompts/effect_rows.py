"""What changes a figure now, line by line: switched or ended where it stands."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop import theme
from desktop.actions import shown_key
from desktop.battle.context import BattleContext
from desktop.battle.effect_words import effect_words, modifier_words
from desktop.battle.keybutton import KeyButton
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label
from rules.battle.commands import Command, Unmodify
from rules.battle.effect_commands import EndEffect, SwitchBenefit, candidates
from rules.battle.state import Bond


@dataclass(frozen=True, slots=True)
class EffectRow:
    """One line: its words, whether a benefit is on (None: no switch), and what switch and end would do."""

    words: str
    on: bool | None
    switch: Command | None
    end: Command


def effect_rows(context: BattleContext, fighter: str) -> list[EffectRow]:
    """List what changes a figure, and the benefits it might have."""
    game, names = context.game, context.names
    rows = [
        EffectRow(modifier_words(modifier, names), None, None, Unmodify(fighter, place))
        for place, modifier in enumerate(game.fighters[fighter].modifiers)
    ]
    for effect in game.effects:
        holds = fighter in effect.fighters
        benefit = effect.bond is Bond.BENEFIT
        if not holds and not (benefit and fighter in candidates(context.play.table, game, effect)):
            continue
        switch = SwitchBenefit(effect.id, fighter, not holds) if benefit else None
        words = effect_words(effect, names)
        rows.append(EffectRow(words, holds if benefit else None, switch, EndEffect(effect.id)))
    return rows


class EffectRows(ScrollDown):
    """The lines with their buttons: Alt and a digit switch a benefit, Shift and F1 to F9 end a line.

    No key does both, so that a slip ends nothing.
    """

    changed = Signal()

    def __init__(self, context: BattleContext, fighter: str, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._context, self._fighter = context, fighter
        self.rows: list[EffectRow] = []
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.refresh()

    def refresh(self) -> None:
        """Show the lines of now."""
        self.rows = effect_rows(self._context, self._fighter)
        inner = QWidget(self)
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        for place, row in enumerate(self.rows):
            grid.addWidget(label(row.words, inner, wrap=True), place, 0)
            if row.on is not None:
                words = self.tr("In range") if row.on else self.tr("Out of range")
                key = f"Alt+{place + 1}" if place < 9 else ""
                self._button(inner, grid, place, 1, f"switch:{place}", words, key, row.on)
            # no Alt+Shift: on a French keyboard a digit needs Shift already
            key = shown_key(f"Shift+F{place + 1}") if place < 9 else ""
            self._button(inner, grid, place, 2, f"end:{place}", self.tr("End it"), key, False)
        grid.setColumnStretch(0, 1)
        self.set_page(inner)
        room = self._room(inner)
        self.setFixedHeight(room)
        self.setVisible(bool(self.rows))

    def _room(self, inner: QWidget) -> int:
        px = theme.current().px
        return min(max(px(48), inner.sizeHint().height() + 4), px(48) * 3)

    def _button(
        self,
        inner: QWidget,
        grid: QGridLayout,
        row: int,
        column: int,
        name: str,
        words: str,
        key: str,
        on: bool,
    ) -> None:
        button = KeyButton(inner)
        button.setObjectName(name)
        button.show_verb(words, key, on=on, icon="x" if name.startswith("end") else "")
        button.clicked.connect(self._on_clicked)
        grid.addWidget(button, row, column)

    def press(self, number: int) -> None:
        """Switch the benefit of the n-th line; another one has no switch."""
        if 0 < number <= len(self.rows) and (switch := self.rows[number - 1].switch) is not None:
            self._do(switch)

    def end(self, number: int) -> None:
        """End the n-th line."""
        if 0 < number <= len(self.rows):
            self._do(self.rows[number - 1].end)

    def _on_clicked(self) -> None:
        what, _, place = self.sender().objectName().partition(":")
        row = self.rows[int(place)]
        self._do(row.switch if what == "switch" and row.switch is not None else row.end)

    def _do(self, command: Command) -> None:
        self._context.do(command)
        self.changed.emit()
