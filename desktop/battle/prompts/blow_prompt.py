"""Who strikes whom, with which FOR against which RES: the head of every wound roll."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.cell_table import CellTable
from desktop.battle.prompts.facing import FacingFigures
from desktop.battle.prompts.wound_way import ResultMark
from desktop.battle.short_names import short_name
from desktop.look.painting import advance, paint_style
from desktop.widgets.actions import tooltip
from desktop.widgets.done_line import DoneLine, DoneStep
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.prompt import Prompt
from desktop.widgets.text import label, set_look
from desktop.widgets.value_field import UNKNOWN, ValueSpin


class Repick(Enum):
    """Who of a wound roll is to be asked for anew."""

    ATTACKER = auto()
    TARGET = auto()


@dataclass(frozen=True, slots=True)
class OtherFighters:
    """Other fighters of a wound roll, pointed at on the board."""

    attacker: str
    target: str


@dataclass(frozen=True, slots=True)
class Reopened:
    """The step before the blow is to be done anew."""


class BlowPrompt(Prompt):
    """F and E lead to the values; its reply asks for other fighters, or for a step that is done."""

    in_stage = True

    def __init__(self, parent: QWidget, context: BattleContext, attacker: str, target: str) -> None:
        super().__init__(parent, "")
        self._context = context
        self._attacker, self._target = attacker, target
        self.facing = FacingFigures(self.panel, context, pressed=True)
        self.striker, self.struck = self.facing.tokens
        for other in (self.striker, self.struck):
            other.clicked.connect(self._on_other)
        self.strength = self._field(self.tr("STR"), "F")
        self.resistance = self._field(self.tr("RES"), "E")
        self.facing.put_beneath(0, self.strength)
        self.facing.put_beneath(1, self.resistance)
        came = FlowBox(self.panel)  # how likely it was stands beneath, where there is no room beside
        self.result, self.chance = ResultMark(came), label("", came, role="soft")
        came.flow.addWidget(self.result)
        came.flow.addWidget(self.chance)
        self.chance.hide()
        self._column.insertWidget(2, came)
        self.body.addWidget(self.facing)
        self.view.verticalScrollBar().rangeChanged.connect(self._name_both)
        self.done: list[DoneLine] = []

    def show_done(self, steps: Sequence[DoneStep]) -> None:
        """Show what is done already, each step in a line that leads back to it."""
        for step in steps:
            line = DoneLine(step, self.panel)
            line.clicked.connect(self.reopen)
            self.body.insertWidget(1 + len(self.done), line)
            self.done.append(line)

    def reopen(self) -> None:
        """Go back to the step that is done."""
        self.reply_with(Reopened())

    def point_at(self, figure: str) -> bool:
        """Strike another figure, or let another one strike; dice that lie there are nobody else's."""
        if self.holds:
            return False
        game, known = self._context.game, self._attacker or self._target
        strikes = bool(known) and game.side_of(figure).key == game.side_of(known).key
        attacker, target = self._attacker, self._target
        if strikes is bool(self._attacker):
            attacker = figure
        else:
            target = figure
        if (attacker, target) != (self._attacker, self._target):
            self.reply_with(OtherFighters(attacker, target))
        return True

    def _field(self, name: str, key: str) -> ValueSpin:
        field = ValueSpin(self.panel)
        field.key = key
        field.setToolTip(tooltip(name, key))
        field.setRange(UNKNOWN, 60)
        field.setSpecialValueText(f"{name} ?")
        field.setPrefix(f"{name} ")
        field.setAccessibleName(name)
        set_look(field, "amount", "plain")
        wide = max(advance(f"{name} {most}", paint_style().bold) for most in (-30, 60))
        field.setFixedWidth(round(wide) + paint_style().px(22))
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
    def roll_here(self) -> None:
        """Let the program throw; what comes of it is carried out at once."""

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
        tips = self.tr("Attacker"), self.tr("Target")
        for place, (key, tip) in enumerate(zip((self._attacker, self._target), tips, strict=True)):
            words = self._context.fighter_name(key) if key else self.tr("Not named")
            self.facing.show_figure(place, key, words, tip)

    def _name_both(self, _least: int, most: int) -> None:
        """Say in few words at the head who strikes whom where their names may be scrolled out of view."""
        both = filter(None, (self._attacker, self._target))
        if most and not self.after.text():
            self.after.setText(" → ".join(short_name(self._context, key, brief=True) for key in both))

    def _show_values(self) -> None:
        for field, value in zip((self.strength, self.resistance), self.values(), strict=True):
            field.show_known(value)

    def show_lit(self, table: CellTable) -> None:
        """Keep the lit rows of the table in view where it is scrolled: what a roll comes to."""
        if self.isVisible() and not table.isHidden():
            self.view.show_part(table, table.lit_rect)

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

    def _on_entered(self) -> None:
        strength, resistance = self.typed()
        if self.sender() is self.strength:
            strength = self.strength.entered
        else:
            resistance = self.resistance.entered
        self.set_typed(strength, resistance)
        self.refresh()

    def _on_other(self) -> None:
        self.reply_with(Repick.ATTACKER if self.sender() is self.striker else Repick.TARGET)
