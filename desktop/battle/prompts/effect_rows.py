"""What changes a figure now, line by line: switched or ended where it stands."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.actions import shown_key
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import label
from desktop.wording import fill
from desktop.wording.effects import effect_words, modifier_words
from rules.battle.commands import Command, Unmodify
from rules.battle.effect_commands import EndEffect, SwitchBenefit, candidates
from rules.battle.state import Bond

_KEYED = 9
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALL = _SHIFT | Qt.KeyboardModifier.ControlModifier


@dataclass(frozen=True, slots=True)
class EffectRow:
    """One line: its words, whether a benefit is on (None: no switch), and what its verbs would do.

    ``end`` ends it for the ``shared`` figures that have it; ``leave`` ends it for this one alone, where
    ``others`` have it too. ``only`` names the one figure that has it, where that is another one.
    """

    words: str
    end: Command
    on: bool | None = None
    switch: Command | None = None
    leave: Command | None = None
    shared: int = 1
    others: bool = False
    only: str = ""


def effect_rows(context: BattleContext, fighter: str) -> list[EffectRow]:
    """List what changes a figure, and the benefits it might have."""
    game, names = context.game, context.names
    rows = [
        EffectRow(modifier_words(modifier, names), Unmodify(fighter, place))
        for place, modifier in enumerate(game.fighters[fighter].modifiers)
    ]
    for effect in game.effects:
        holds, benefit = fighter in effect.fighters, effect.bond is Bond.BENEFIT
        if not holds and not (benefit and fighter in candidates(context.table, game, effect)):
            continue
        shared, others = len(effect.fighters), [key for key in effect.fighters if key != fighter]
        switch = SwitchBenefit(effect.id, fighter, not holds) if benefit else None
        leave = switch or EndEffect(effect.id, fighter)
        rows.append(
            EffectRow(
                effect_words(effect, names),
                EndEffect(effect.id),
                on=holds if benefit else None,
                switch=switch,
                leave=leave if holds and others else None,  # without anybody else, ending it is one verb
                shared=shared,
                others=bool(others),
                only=context.fighter_name(others[0]) if len(others) == shared == 1 else "",
            )
        )
    return rows


class EffectRows(QWidget):
    """The lines with their buttons, each verb of a line by a key of its own, so that a slip ends nothing.

    Alt and a digit switch a benefit; Shift and F1 to F9 end a line for this figure alone where others have it
    too, which switches a benefit off, and with Ctrl for all of them.
    """

    changed = Signal()

    def __init__(self, context: BattleContext, fighter: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._inner = QWidget(self)
        self._column.addWidget(self._inner)
        self._context, self._fighter = context, fighter
        self.rows: list[EffectRow] = []
        self.buttons: list[KeyButton] = []
        self.refresh()

    def refresh(self) -> None:
        """Show the lines of now."""
        self.rows, self.buttons = effect_rows(self._context, self._fighter), []
        self._inner.hide()
        self._inner.deleteLater()
        inner = self._inner = QWidget(self)
        self._column.addWidget(inner)
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for place, row in enumerate(self.rows):
            grid.addWidget(label(row.words, inner, wrap=True), place, 0)
            verbs = QVBoxLayout()
            verbs.setSpacing(4)
            for what, words, key, on in self._verbs(row, place + 1):
                button = KeyButton(inner, act=self._on_clicked)
                button.setObjectName(f"{what}:{place}")
                icon = "" if what == "switch" else "x"
                button.show_verb(words, shown_key(key) if place < _KEYED else "", on=on, icon=icon)
                verbs.addWidget(button)
                self.buttons.append(button)
            grid.addLayout(verbs, place, 1)
        grid.setColumnStretch(0, 1)
        self.setVisible(bool(self.rows))

    def _verbs(self, row: EffectRow, n: int) -> list[tuple[str, str, str, bool]]:
        """Give the verbs of a line with words and key, and whether they are on; the last one ends it."""
        # no Alt+Shift: on a French keyboard a digit needs Shift already
        end = ("end", self.tr("End"), f"Shift+F{n}", False)
        if row.others:
            whose = self.tr("End for {name}") if row.only else self.tr("End for all {n}")
            end = ("end", fill(whose, name=row.only, n=row.shared), f"Ctrl+Shift+F{n}", False)
        if row.on is not None:
            words = self.tr("In range") if row.on else self.tr("Out of range")
            return [("switch", words, f"Alt+{n}", row.on), end]
        if row.leave is None:
            return [end]
        return [("leave", self.tr("End for this one"), f"Shift+F{n}", False), end]

    def took(self, event: QKeyEvent) -> bool:
        """Do the verb that a key is for; True when it is for one."""
        held, ended = event.modifiers(), event.key() - Qt.Key.Key_F1 + 1
        if 1 <= ended <= _KEYED and held in (_SHIFT, _ALL):
            self.end(ended, everybody=held == _ALL)
            return True
        number = event.key() - Qt.Key.Key_0
        if not held & Qt.KeyboardModifier.AltModifier or not 1 <= number <= _KEYED:
            return False
        self.press(number)
        return True

    def press(self, number: int) -> None:
        """Switch the benefit of the n-th line; another one has no switch."""
        if 0 < number <= len(self.rows) and (switch := self.rows[number - 1].switch) is not None:
            self._do(switch)

    def end(self, number: int, *, everybody: bool = False) -> None:
        """End the n-th line, for this figure alone where others have it too."""
        if not 0 < number <= len(self.rows):
            return
        row = self.rows[number - 1]
        if everybody or not row.others:
            self._do(row.end)
        elif row.leave is not None:  # else only others have it, and a slip takes nothing from them
            self._do(row.leave)

    def _on_clicked(self) -> None:
        what, _, place = self.sender().objectName().partition(":")
        row = self.rows[int(place)]
        command = {"switch": row.switch, "leave": row.leave}.get(what, row.end)
        if command is not None:
            self._do(command)

    def _do(self, command: Command) -> None:
        self._context.do(command)
        self.changed.emit()
