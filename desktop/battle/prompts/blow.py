"""Who strikes whom, with which FOR against which RES: the head of every wound roll."""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.value_field import UNKNOWN, ValueSpin
from desktop.battle.prompts.wound_way import ResultMark
from desktop.look import theme
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt
from desktop.widgets.text import KeyHint
from desktop.wording.plain import plain_tip


class Repick(Enum):
    """Who of a wound roll is to be asked for anew."""

    ATTACKER = auto()
    TARGET = auto()


class BlowPrompt(Prompt):
    """F and E lead to the values; its reply asks for other fighters."""

    width_at_100 = 1040

    def __init__(self, parent: QWidget, context: BattleContext, attacker: str, target: str) -> None:
        super().__init__(parent, "")
        self._context = context
        self._attacker, self._target = attacker, target
        self.striker, self.struck = KeyButton(self.panel), KeyButton(self.panel)
        self.striker.clicked.connect(self._other_attacker)
        self.struck.clicked.connect(self._other_target)
        self.strength, self.resistance = self._field(self.tr("STR")), self._field(self.tr("RES"))
        self.result = ResultMark(self.panel)
        self._foot.insertWidget(2, self.result)
        who = QGridLayout()
        who.setSpacing(6)
        lines = ((self.striker, self.strength, "F"), (self.struck, self.resistance, "E"))
        for line, (button, field, key) in enumerate(lines):
            hint = KeyHint(key, self.panel)
            hint.setMinimumWidth(theme.current().px(24))
            who.addWidget(button, line, 0)
            who.addWidget(field, line, 1)
            who.addWidget(hint, line, 2, Qt.AlignmentFlag.AlignVCenter)
        who.setColumnStretch(0, 1)
        self.body.addLayout(who)

    def _field(self, name: str) -> ValueSpin:
        field = ValueSpin(self.panel)
        field.setRange(UNKNOWN, 60)
        field.setSpecialValueText(f"{name} ?")
        field.setPrefix(f"{name} ")
        field.setAccessibleName(name)
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.valueChanged.connect(self._on_entered)
        return field

    # -- what a system tells ------------------------------------------------------------------------

    @abstractmethod
    def values(self) -> tuple[float | None, float | None]:
        """Give FOR and RES as they stand, None for one that nobody knows."""

    @abstractmethod
    def typed(self) -> tuple[float | None, float | None]:
        """Give FOR and RES where they were typed."""

    @abstractmethod
    def set_typed(self, strength: float | None, resistance: float | None) -> None:
        """Take FOR and RES as typed; None is the figure's own."""

    @abstractmethod
    def begin_with(self, number: int) -> None:
        """Begin with a number that was typed before: a die, a threshold."""

    @abstractmethod
    def refresh(self) -> None:
        """Show everything as it stands."""

    # -- what is shown ------------------------------------------------------------------------------

    @property
    def known(self) -> bool:
        """Whether FOR and RES are known."""
        return None not in self.values()

    @property
    def typing(self) -> bool:
        """Whether a value is being typed."""
        return self.strength.hasFocus() or self.resistance.hasFocus()

    def _show_who(self) -> None:
        for button, key, icon, tip in (
            (self.striker, self._attacker, "sword", self.tr("Attacker")),
            (self.struck, self._target, "shield", self.tr("Target")),
        ):
            words = self._context.fighter_name(key) if key else self.tr("Not named")
            button.show_verb(words, icon=icon)
            button.setToolTip(plain_tip(tip))

    def _show_values(self) -> None:
        for field, value in zip((self.strength, self.resistance), self.values(), strict=True):
            field.show_known(value)

    # -- hands --------------------------------------------------------------------------------------

    def open(self) -> None:
        """Ask for what nobody knows first."""
        super().open()
        if not self.known:
            self._to_unknown()

    def _to_unknown(self) -> None:
        self._to(self.strength if self.values()[0] is None else self.resistance)

    def _to_strength(self) -> None:
        self._to(self.strength)

    def _to_resistance(self) -> None:
        self._to(self.resistance)

    def _to(self, field: ValueSpin) -> None:
        field.setFocus()
        field.selectAll()

    def _on_entered(self) -> None:
        strength, resistance = self.typed()
        if self.sender() is self.strength:
            strength = self.strength.entered
        else:
            resistance = self.resistance.entered
        self.set_typed(strength, resistance)
        self.refresh()

    def _other_attacker(self) -> None:
        self.reply = Repick.ATTACKER
        self.close_panel()

    def _other_target(self) -> None:
        self.reply = Repick.TARGET
        self.close_panel()
