"""The wound roll (II-B): who strikes whom, the dice typed or rolled, and how the result came about."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.keybutton import KeyButton
from desktop.battle.prompts.base import Prompt
from desktop.battle.prompts.dice import DiceRow, ResultLines
from desktop.phrases import number
from desktop.widgets.text import label
from rules.abilities import Ability
from rules.battle.commands import RollWound
from rules.battle.events import Rolled
from rules.battle.wound_effects import Bearer
from rules.confrontation.hits import acting_of, read_roll, resistance_of, strength_of
from rules.confrontation.wounds import dice_needed
from rules.text import Reason


class WoundPrompt(Prompt):
    """Type two dice, see the result and its reasons, press Enter. ``repicked`` asks for other fighters."""

    repicked = Signal(str)
    width_at_100 = 620

    def __init__(self, parent: QWidget, context: BattleContext, attacker: str, target: str) -> None:
        super().__init__(parent, "")
        self._context = context
        self._command = RollWound(target, attacker)
        self._dice: list[int] = []
        self._rolled: Rolled | None = None
        self.title.setText(self.tr("Wound roll"))
        self._attacker, self._target = KeyButton(self.panel), KeyButton(self.panel)
        self._attacker.clicked.connect(self._other_attacker)
        self._target.clicked.connect(self._other_target)
        self._strength, self._resistance = self._spin(self.tr("STR")), self._spin(self.tr("RES"))
        self._amplified, self._attenuated = KeyButton(self.panel), KeyButton(self.panel)
        self._amplified.clicked.connect(self._on_amplified)
        self._attenuated.clicked.connect(self._on_attenuated)
        self._roll = KeyButton(self.panel)
        self._roll.clicked.connect(self.roll_here)
        self._dice_row, self._way = DiceRow(self.panel), ResultLines(self.panel)
        self._rows, self._columns = self._spin("", -9), self._spin("", -4)
        self._boxes: list[tuple[QCheckBox, Ability, Bearer]] = []
        self._lay_out()
        self.refresh()

    # -- parts --------------------------------------------------------------------------------------

    def _spin(self, prefix: str, least: int = -20) -> QSpinBox:
        spin = QSpinBox(self.panel)
        spin.setRange(least, 60 if prefix else -least)
        spin.setPrefix(f"{prefix} " if prefix else "")
        spin.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        spin.valueChanged.connect(self._on_entered)
        return spin

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(8)
        grid.addWidget(self._attacker, 0, 0)
        grid.addWidget(self._strength, 0, 1)
        grid.addWidget(self._target, 1, 0)
        grid.addWidget(self._resistance, 1, 1)
        grid.setColumnStretch(0, 1)
        self.body.addLayout(grid)
        self._abilities = QVBoxLayout()
        self._abilities.setSpacing(2)
        self.body.addLayout(self._abilities)
        self._add_boxes()
        verbs = QHBoxLayout()
        for button in (self._amplified, self._attenuated, self._roll):
            verbs.addWidget(button)
        self.body.addLayout(verbs)
        dice = QHBoxLayout()
        dice.addWidget(self._dice_row, 1)
        dice.addWidget(label(self.tr("Rows"), self.panel))
        dice.addWidget(self._rows)
        dice.addWidget(label(self.tr("Location"), self.panel))
        dice.addWidget(self._columns)
        self.body.addLayout(dice)
        self.body.addWidget(self._way)

    def _add_boxes(self) -> None:
        context, command = self._context, self._command
        for key, bearer in ((command.attacker, Bearer.ATTACKER), (command.target, Bearer.TARGET)):
            for ability in acting_of(context.play.table, context.game, key, bearer):
                box = QCheckBox(
                    f"{ability.label(context.language)} · {context.fighter_name(key)}", self.panel
                )
                box.setChecked(True)
                box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                box.toggled.connect(self._on_entered)
                self._abilities.addWidget(box)
                self._boxes.append((box, ability, bearer))

    # -- state --------------------------------------------------------------------------------------

    @property
    def command(self) -> RollWound:
        """The command as it stands, with the dice typed so far."""
        chosen = {
            bearer: tuple(ability for box, ability, of in self._boxes if of is bearer and box.isChecked())
            for bearer in Bearer
        }
        needed = self._needed
        extra = self._dice[needed:]
        named = dict(zip(self._asked(chosen), extra, strict=False))
        return replace(
            self._command,
            dice=tuple(self._dice[:needed]),
            row_shift=self._rows.value(),
            column_shift=self._columns.value(),
            attacking=chosen[Bearer.ATTACKER],
            defending=chosen[Bearer.TARGET],
            vapour=named.get("vapour"),
            toxic=named.get("toxic"),
        )

    @property
    def _needed(self) -> int:
        return dice_needed(self._command.amplified, self._command.attenuated)

    def _asked(self, chosen: dict[Bearer, tuple[Ability, ...]]) -> tuple[str, ...]:
        """Name the dice of abilities that this roll still asks for, in their order."""
        needed = self._needed
        if len(self._dice) < needed:
            return ()
        asked: list[str] = []
        command = replace(
            self._command, dice=tuple(self._dice[:needed]), attacking=chosen[Bearer.ATTACKER],
            defending=chosen[Bearer.TARGET], row_shift=self._rows.value(), column_shift=self._columns.value(),
        )  # fmt: skip
        dice = list(self._dice[needed:])
        while asks := read_roll(self._context.play.table, self._context.game, command).asks:
            asked.append(asks[0])
            if not dice:
                break
            command = replace(command, **{asks[0]: dice.pop(0)})  # type: ignore[arg-type]
        return tuple(asked)

    def refresh(self) -> None:
        """Show everything as it stands."""
        context, command = self._context, self.command
        table, game = context.play.table, context.game
        striker = context.fighter_name(command.attacker) if command.attacker else self.tr("Nobody named")
        self._attacker.show_verb(striker, "", self.tr("strikes"), icon="sword")
        self._target.show_verb(context.fighter_name(command.target), "", self.tr("is struck"), icon="shield")
        self._enter(self._strength, strength_of(table, game, command))
        self._enter(self._resistance, resistance_of(table, game, command))
        self._amplified.show_verb(self.tr("Amplified"), "A", on=command.amplified > 0)
        self._attenuated.show_verb(self.tr("Attenuated"), "T", on=command.attenuated > 0)
        self._roll.show_verb(self.tr("Roll here"), "R", icon="dice")
        self._show_way(command)
        if self._rolled is not None:
            self.say_verb(self.tr("Done"))
        elif self._complete(command):
            self.say_verb(self.tr("Apply"))
        else:
            self.say_verb("")
        self.resettle()

    def _complete(self, command: RollWound) -> bool:
        if len(command.dice) < self._needed:
            return False
        return not read_roll(self._context.play.table, self._context.game, command).asks

    def _show_way(self, command: RollWound) -> None:
        context = self._context
        if self._rolled is not None:
            rolled = self._rolled
            self._dice_row.show_dice(list(rolled.dice), len(rolled.dice), ())
            result = str(rolled.what.data.get("result", ""))
            self._way.show_way(self._words(rolled.reasons), self._loud(result))
            return
        if len(command.dice) < self._needed:
            self._dice_row.show_dice(self._dice, self._needed, ())
            self._way.show_way([self.tr("Type the dice, or roll them here.")], None)
            return
        read = read_roll(context.play.table, context.game, command)
        needed = self._needed + len(self._dice[self._needed :]) + bool(read.asks)
        self._dice_row.show_dice(self._dice, needed, read.kept if self._needed > 2 else ())
        lines = self._words(read.reasons)
        if read.asks:
            ask = (
                self.tr("Type the die of Vapour.")
                if read.asks[0] == "vapour"
                else self.tr("Type the die of Toxic.")
            )
            lines.insert(0, ask)
        self._way.show_way(lines, None if read.asks else self._loud(read.result))

    def _words(self, reasons: tuple[Reason, ...]) -> list[str]:
        said = []
        for reason in reasons:
            amount = f"{number(reason.amount, '+')}  " if reason.amount else ""
            said.append(amount + self._context.say(reason.message))
        return said

    def _loud(self, result: str) -> tuple[str, str, str, int]:
        english = self._context.language == "en"
        for found in self._context.play.table.ruleset.track.states:
            if found.id == result:
                words, letter = (found.en, found.letter_en) if english else (found.fr, found.letter_fr)
                return words, letter, found.shape, found.notches
        return self.tr("Nothing"), "", "", 0

    def _enter(self, spin: QSpinBox, value: float | None) -> None:
        spin.blockSignals(True)
        spin.setValue(round(value) if value is not None else 0)
        spin.blockSignals(False)

    # -- hands --------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """Take a die, or a letter."""
        if self._rolled is not None:
            return False
        if key in "123456":
            self.type_die(int(key))
            return True
        act = {"a": self._on_amplified, "t": self._on_attenuated, "r": self.roll_here}.get(key.lower())
        if act is not None:
            act()
        return act is not None

    def type_die(self, die: int) -> None:
        """Add a die; a full row begins anew."""
        if self._complete(self.command):
            self._dice = []
        self._dice.append(die)
        self.refresh()

    def keyPressEvent(self, event: object) -> None:
        """Take the last die back with Backspace."""
        from PySide6.QtGui import QKeyEvent

        assert isinstance(event, QKeyEvent)
        if event.key() == Qt.Key.Key_Backspace and self._dice and self._rolled is None:
            self._dice.pop()
            self.refresh()
            return
        super().keyPressEvent(event)

    def answer(self) -> None:
        """Apply the roll as typed."""
        if self._rolled is not None:
            self.close_panel()
        elif self._complete(self.command):
            if self._context.do(self.command):
                self.close_panel()
            else:
                self._say_refusal()

    def roll_here(self) -> None:
        """Let the program throw; the result is applied at once, undo takes it back."""
        if not self._context.do(replace(self.command, dice=(), vapour=None, toxic=None)):
            self._say_refusal()
            return
        head = self._context.play.head
        events = self._context.play.events[head].events if head is not None else ()
        self._rolled = next((event for event in events if isinstance(event, Rolled)), None)
        self.complain("")
        self.refresh()

    def _say_refusal(self) -> None:
        pending = self._context.pending
        if pending is not None:
            again = " " + self.tr("Press again to do it all the same.") if pending[1].overridable else ""
            self.complain(self._context.say(pending[1].message) + again)

    def _on_amplified(self) -> None:
        self._command = replace(self._command, amplified=0 if self._command.amplified else 1, attenuated=0)
        self._dice = []
        self.refresh()

    def _on_attenuated(self) -> None:
        self._command = replace(self._command, attenuated=0 if self._command.attenuated else 1, amplified=0)
        self._dice = []
        self.refresh()

    def _on_entered(self) -> None:
        changed = self.sender()
        if changed is self._strength:
            self._command = replace(self._command, strength=float(self._strength.value()))
        elif changed is self._resistance:
            self._command = replace(self._command, resistance=float(self._resistance.value()))
        self.refresh()
        self.setFocus()

    def _other_attacker(self) -> None:
        self.close_panel()
        self.repicked.emit("attacker")

    def _other_target(self) -> None:
        self.close_panel()
        self.repicked.emit("target")
