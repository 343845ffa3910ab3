"""A shot: the difficulty typed at the table and the die of its test, without a form of twenty fields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.facing import FacingFigures
from desktop.battle.prompts.throw_fields import ThrowFields
from desktop.drafts.odds import odds_of
from desktop.drafts.shots import OpenShot
from desktop.drafts.stakes import reaching
from desktop.widgets.dice_row import FacePad
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import in_row, put_in
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.spin import OpenSpin
from desktop.widgets.text import label
from desktop.widgets.typed_keys import digit
from desktop.wording import fill, number
from desktop.wording.battle.odds_words import shot_words
from desktop.wording.battle.six_words import needed_words
from rules.battle.one_die import value_unknown
from rules.battle.state import Contender
from rules.battle.trial import OpenTrial, TellValue, ThrowTrial, absent, check_of, value_of
from rules.text import Reason
from rules.values import Characteristic

_FACES = range(1, 7)
_DIFFICULTIES = range(3, 13)
"""What may be pressed as the difficulty of the first shot: no text gives any, the table enters it."""
_BLOW = Characteristic.FOR, Characteristic.RES
"""What counts in the blow that a hit leads to, of who shoots and of the target."""
_TENS = "01"
"""A digit that more follow after, as the first of a difficulty."""
Blow = tuple[float | None, float | None]


class ShotForm(Prompt):
    """Asks for the difficulty and takes the die at once; several dice open the test with all of it.

    Beneath the two stands what counts of them in the ``blow``, and what else (``more``) of the target.
    """

    in_stage = True
    tells_why = True

    def __init__(
        self, parent: QWidget, context: BattleContext, shot: OpenShot, blow: Blow,
        *more: str, stakes: tuple[float, float] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent, self.tr("Shot"))
        self._context, self._shot, self._stakes = context, shot, stakes
        self._mine, theirs = (self._counted(*each) for each in zip(_BLOW, blow, strict=True))
        self.facing = FacingFigures(self.panel, context)
        self.facing.show_figure(0, shot.shooter, context.fighter_name(shot.shooter), self.tr("Shooter"))
        self.facing.show_figure(1, shot.target, context.fighter_name(shot.target), self.tr("Target"))
        self.facing.show_alone(not shot.target)
        self.difficulty = OpenSpin(0, 60, self.panel)
        self.difficulty.setAccessibleName(self.tr("Difficulty"))
        self.difficulty.valueChanged.connect(self._show_needed)
        self.difficulties = FlowBox(self.panel, gap=4)
        for each in _DIFFICULTIES:
            button = KeyButton(self.difficulties, act=self._on_difficulty)
            button.setObjectName(str(each))
            button.show_verb(str(each))
            self.difficulties.flow.addWidget(button)
        self.needed, self.blow = label("", self.panel, role="heading", wrap=True), soft("", self.panel)
        self.pad = FacePad(self.panel, large=True)
        self.pad.thrown.connect(self.type_face)
        self.mine = ThrowFields(self.panel)
        for spin in (self.mine.number, self.mine.bonus):
            spin.valueChanged.connect(self._show_needed)
        self._rare = FlowBox(self.panel, gap=6, stretch_last=True)
        self.mine.aspect.hide()
        mine, (dice, bonus) = self.mine, self.mine.captions
        for pair in ((dice, mine.number), (bonus, mine.bonus), (mine.reason, mine.why)):
            self._rare.flow.addWidget(both := QWidget(self._rare))  # a name stays beside its field
            in_row(both, *pair, gap=6)
        self._rare.hide()
        self.value = OpenSpin(-20, 40, self.panel)
        self.value.setAccessibleName(self.tr("Value to test with"))
        self.value.valueChanged.connect(self._show_needed)
        self.value.setSpecialValueText("–" if absent(context.game, self._tested) else "?")
        self._aim = label(context.names.characteristic(Characteristic.TIR), self.panel)
        asked = FlowBox(self.panel, gap=8)
        for field in (self._aim, self.value, label(self.tr("Difficulty"), self.panel), self.difficulty):
            asked.flow.addWidget(field)
        self._beneath = label("", self.panel)
        self.facing.put_beneath(0, self._beneath)
        self.facing.put_beneath(1, label(" · ".join(filter(None, (theirs, *more))), self.panel))
        said, chosen = (self.needed, self.blow), (self.difficulties, self.pad)
        put_in(self.body, self.facing, asked, self._rare, *said, *chosen)
        self.add_more(self._unfold)
        self._show_value()

    def propose(self, difficulty: float | None, lines: Sequence[Reason]) -> None:
        """Propose the difficulty of last time, and what the action adds."""
        self.difficulty.set_number(difficulty)
        self.mine.show_lines(lines, self._context.say)
        self._rare.setVisible(bool(lines))

    @property
    def _known(self) -> bool:
        """Whether the figure's own value is known, without what is entered here."""
        return value_of(self._context.play.table, self._context.game, self._tested).total is not None

    def _show_value(self) -> None:
        """Ask for the value first where nobody knows it, then for the die."""
        for field in (self._aim, self.value):
            field.setHidden(self._known)
        aim = value_of(self._context.table, self._context.game, self._tested).total
        self._beneath.setText(" · ".join(filter(None, (self._counted(Characteristic.TIR, aim), self._mine))))
        self._show_needed()

    def _counted(self, of: Characteristic, value: float | None) -> str:
        return f"{self._context.names.characteristic(of)} {number(value)}" if value is not None else ""

    def _show_needed(self) -> None:
        """Say from which die on the shot hits, where one die tells; no die before the value is there."""
        valued, difficulty = self._known or self.value.number is not None, self.difficulty.number
        self.difficulties.setVisible(valued and difficulty is None)
        self.pad.setVisible(valued and difficulty is not None)
        if not valued or difficulty is None:
            self.say_verb(self.tr("Difficulty") if valued else self._aim.text(), icon="edit")
            words = fill(self.tr("Enter {value} first, then the die."), value=self._aim.text())
            self.needed.setText(self.tr("Enter the difficulty first, then the die.") if valued else words)
            return
        here = self._context.play.setup.rolled_here
        self.say_verb(self.tr("Roll here"), "↵" if here else "R", icon="dice")
        tested, table = self.command.first, self._context.play.table
        value = value_of(table, self._context.game, tested).total if tested.value is None else tested.value
        check = check_of(table, replace(tested, value=value))
        self.needed.setText(needed_words(check, reaching(difficulty), dice=tested.number))
        self.blow.setText(shot_words(odds_of(check, difficulty, tested.number), self._stakes))

    @property
    def _tested(self) -> Contender:
        return Contender(fighter=self._shot.shooter, characteristic=Characteristic.TIR)

    @property
    def command(self) -> OpenTrial:
        """The test as it stands."""
        first = replace(self.mine.of(self._tested), value=self.value.number)
        return OpenTrial(first, difficulty=self.difficulty.number)

    def open(self) -> None:
        """Show the question; digits are the die."""
        super().open()
        if self._known:
            self.setFocus()
        else:
            self.value.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, key: str) -> bool:
        """Take the die, roll it here, or lead to the difficulty."""
        die = digit(key)
        if die is not None and self.difficulty.number is None:
            self._type_difficulty(str(die))
        elif die is not None and die in _FACES:
            self._throw((die,))
        elif key.lower() == "r":
            self._throw(())
        elif key == ".":
            self._unfold()
        elif key.lower() == "d":
            self.difficulty.setFocus()
            self.difficulty.selectAll()
        else:
            return False
        return True

    def _type_difficulty(self, typed: str) -> None:
        """Take the first digit of the difficulty: it is whole, but where more digits follow."""
        self.difficulty.set_number(int(typed))
        if typed in _TENS:
            self.difficulty.setFocus()
            self.difficulty.lineEdit().setText(typed)

    def _on_difficulty(self) -> None:
        self.difficulty.set_number(int(self.sender().objectName()))
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from a field back to the die by Enter, and to the difficulty while nobody has entered it."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or (self.hasFocus() and self.enters):
            super().keyPressEvent(event)
            return
        if self.difficulty.number is None and not self.value.hasFocus():
            self.difficulty.setFocus()
            self.complain(self.needed.text())
        elif not self.value.hasFocus() or self._keep_value():
            self.setFocus()
        event.accept()

    def _keep_value(self) -> bool:
        """Keep what was entered for the whole battle, where the card leaves it open; False for nothing."""
        context = self._context
        entered = self.value.number
        if entered is None:
            who, what = self._shot.shooter, Characteristic.TIR
            self.complain(context.say(value_unknown(who, what).message))
            return False
        card = context.game.fighters[self._shot.shooter].card
        tell = TellValue(card, Characteristic.TIR, entered)
        if context.play.refusal(tell) is None and context.do(tell):
            self.value.set_number(None)
        self.complain("")
        self._show_value()
        return True

    def answer(self) -> None:
        """Roll the die here, or lead to what is asked before it."""
        self._throw(())
        if self.difficulty.number is None and self._known:
            self.difficulty.setFocus(Qt.FocusReason.OtherFocusReason)

    def _unfold(self) -> None:
        """Show dice, bonus and reason, or put them away."""
        self._rare.setVisible(self._rare.isHidden())
        self.setFocus()

    def _throw(self, dice: tuple[int, ...]) -> None:
        """Open the test with the die, or with all that fall here; of several the others are typed there."""
        if not self.value.isHidden() and not self._keep_value():
            self.value.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if self.difficulty.number is None:
            self.complain(self.needed.text())
            return
        if not self.carry(self._context, self.command):
            return
        if not dice or self.mine.number.value() == 1:
            self._context.do(ThrowTrial(0, dice))
            dice = ()
        self.reply_with(dice)
