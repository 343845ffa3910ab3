"""What changes a figure for a while: a modifier with its source and its end."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QSpinBox, QWidget

from desktop.battle.centre.sheet_view import until_words
from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from desktop.battle.prompts.base import Prompt
from desktop.paper.words import label as characteristic_label
from desktop.phrases import number
from desktop.widgets.text import label
from rules.battle.commands import Modify, Unmodify
from rules.battle.state import Modifier, ModifierKind, Until
from rules.values import PRINTED, Characteristic


class EffectPrompt(Prompt):
    """Puts a modifier on a figure, or takes one off; ``done`` after each."""

    done = Signal()
    width_at_100 = 600

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str) -> None:
        super().__init__(parent, "")
        self._context, self._fighter = context, fighter
        self.title.setText(self.tr("Effects on {name}").format(name=context.fighter_name(fighter)))
        self._present = QGridLayout()
        self._present.setSpacing(6)
        self.body.addLayout(self._present)
        self.characteristic = QComboBox(self.panel)
        self.characteristic.setAccessibleName(self.tr("Characteristic"))
        for each in self._characteristics():
            self.characteristic.addItem(characteristic_label(each, context.language), each)
        self.amount = QSpinBox(self.panel)
        self.amount.setRange(-20, 20)
        self.amount.setAccessibleName(self.tr("Amount"))
        self.kind = QComboBox(self.panel)
        self.kind.setAccessibleName(self.tr("Kind"))
        self.kind.addItem(self.tr("added"), "")
        self.kind.addItem(self.tr("set to"), ModifierKind.REPLACE)
        self.source = QLineEdit(self.panel)
        self.source.setPlaceholderText(self.tr("Spell, miracle, order …"))
        self.source.setMaxLength(80)
        self.source.setAccessibleName(self.tr("Source"))
        self.until = QComboBox(self.panel)
        self.until.setAccessibleName(self.tr("Until"))
        for each_until in Until:
            self.until.addItem(until_words(each_until), each_until)
        line = QHBoxLayout()
        for widget in (self.characteristic, self.kind, self.amount):
            line.addWidget(widget)
        line.addWidget(self.source, 1)
        self.body.addLayout(line)
        self.body.addWidget(self.until)
        self.say_verb(self.tr("Put on"))
        self._show_present()

    def open(self) -> None:
        """Show the question, the characteristic first."""
        super().open()
        self.characteristic.setFocus()

    def _characteristics(self) -> list[Characteristic]:
        sheet = self._context.game.cards[self._context.game.fighters[self._fighter].card].sheet
        nerve = sheet.nerve[0] if sheet is not None else Characteristic.COU
        return [nerve if each is Characteristic.COU else each for each in PRINTED]

    def _show_present(self) -> None:
        modifiers = self._context.game.fighters[self._fighter].modifiers
        for place, modifier in enumerate(modifiers):
            sign = "=" if modifier.kind is ModifierKind.REPLACE else ""
            amount = number(modifier.amount, "" if sign else "+")
            words = (
                f"{modifier.characteristic} {sign}{amount} {modifier.source} ({until_words(modifier.until)})"
            )
            said = label(words, self.panel, wrap=True)
            off = KeyButton(self.panel)
            off.setObjectName(str(place))
            off.show_verb(self.tr("Take off"), icon="x")
            off.clicked.connect(self._on_off)
            self._present.addWidget(said, place, 0)
            self._present.addWidget(off, place, 1)
        self._present.setColumnStretch(0, 1)

    def _on_off(self) -> None:
        place = int(self.sender().objectName())
        self.close_panel()
        self._context.do(Unmodify(self._fighter, place))
        self.done.emit()

    def answer(self) -> None:
        """Put the modifier on."""
        amount = self.amount.value()
        kind = self.kind.currentData() or (ModifierKind.PENALTY if amount < 0 else ModifierKind.BONUS)
        if not amount and kind is not ModifierKind.REPLACE:
            self.complain(self.tr("Type how much it adds or takes away."))
            self.amount.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        source = self.source.text().strip() or self.tr("effect")
        until = self.until.currentData()
        characteristic = self.characteristic.currentData()
        self.close_panel()
        modifier = Modifier(str(characteristic), float(amount), source, ModifierKind(kind), Until(until))
        self._context.do(Modify(self._fighter, modifier))
        self.done.emit()
