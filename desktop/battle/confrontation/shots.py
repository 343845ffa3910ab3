"""A shot leads to its test of TIR, the difficulty typed at the table, and a hit to its wound roll."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.battle import ask
from desktop.battle.context import BattleContext
from desktop.battle.host import TableHost
from desktop.battle.open_shots import OpenShot, Shots, open_shots
from desktop.battle.prompts.dice import DiceField
from desktop.battle.prompts.facing import FacingFigures
from desktop.battle.prompts.trial import TrialPrompt
from desktop.battle.prompts.trial_form import TrialForm
from desktop.battle.shooting import Shooting
from desktop.battle.wounding import Wounding
from desktop.widgets.conversation import Conversation, Left
from desktop.widgets.done_line import DoneStep
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import label
from desktop.widgets.typed_keys import digit
from desktop.wording import number
from desktop.wording.battle.trial_words import sum_lines, verdict_words
from rules.battle.state import Deed, DeedState, Trial, TrialVerdict
from rules.battle.trial import CloseTrial, ThrowTrial, total_of, value_of
from rules.values import Characteristic

_FACES = range(1, 7)
_DIFFICULTY = 6
"""The difficulty offered before the table has entered one: no text gives any."""


def _made(deed: Deed) -> bool:
    return deed.state is DeedState.DONE


SHOTS = Shots(("shoot",), "step.wounded", _made)


def shots_to_follow(context: BattleContext) -> tuple[OpenShot, ...]:
    """Return the shots that are open, but for those whose test the table has put aside."""
    return tuple(shot for shot in open_shots(context, SHOTS) if _mark(context, shot) not in context.put_aside)


def _mark(context: BattleContext, shot: OpenShot) -> tuple[object, ...]:
    """Tell a shot from any other one of the battle."""
    game = context.game
    return "shot", game.turn, shot.shooter, len(game.fighters[shot.shooter].deeds)


class ShotForm(TrialForm):
    """Asks for the difficulty and takes the die at once; Enter opens the test with all that it can be."""

    def __init__(self, parent: QWidget, context: BattleContext, shot: OpenShot, difficulty: float) -> None:
        super().__init__(parent, context, shot.shooter)
        self.title.setText(self.tr("Shot"))
        found = self.characteristic.findData(Characteristic.TIR)
        self.characteristic.setCurrentIndex(found)
        for field in (self.characteristic, self.against, self.number, self.mine.captions[0]):
            field.hide()
        _, self._rare, _, theirs, what = self.lines
        for line in (self._rare, theirs, what):
            line.hide()
        self.add_more(self._unfold)
        self.difficulty.setValue(round(difficulty))
        self.difficulty.setPrefix(self.tr("difficulty") + " ")
        self.facing = FacingFigures(self.panel, context)
        self.facing.show_figure(0, shot.shooter, context.fighter_name(shot.shooter), self.tr("Shooter"))
        self.facing.show_figure(1, shot.target, context.fighter_name(shot.target), self.tr("Target"))
        self.facing.show_alone(not shot.target)
        value = value_of(context.play.table, context.game, self._tested).total
        if value is not None:
            aims = f"{context.names.characteristic(Characteristic.TIR)} {number(value)}"
            self.facing.put_beside(0, label(aims, self.panel))
        self.body.insertWidget(0, self.facing)
        self.after.setText(self.tr("then the wound roll") if shot.target else "")
        self.dice = DiceField(self.panel)
        self.dice.show_dice((), 1)
        self.dice.thrown.connect(self._on_face)
        self.body.addWidget(self.dice)
        self.roll = KeyButton(self.panel, large=True)
        self.roll.show_verb(self.tr("Roll here"), "R", icon="dice")
        self.roll.clicked.connect(self._roll)
        self._foot.insertWidget(1, self.roll, 2)

    def open(self) -> None:
        """Show the question; digits are the die."""
        super().open()
        self.setFocus()

    def press(self, key: str) -> bool:
        """Take the die, roll it here, or lead to the difficulty."""
        die = digit(key)
        if die is not None and die in _FACES:
            self._throw((die,))
        elif key.lower() == "r":
            self._roll()
        elif key == ".":
            self._unfold()
        elif key.lower() == "d":
            self.difficulty.setFocus()
            self.difficulty.selectAll()
        else:
            return False
        return True

    def _unfold(self) -> None:
        """Show bonus and reason, or put them away."""
        self._rare.setVisible(self._rare.isHidden())
        self.setFocus()

    def _on_face(self, face: int) -> None:
        self._throw((face,))

    def _roll(self) -> None:
        self._throw(())

    def _throw(self, dice: tuple[int, ...]) -> None:
        """Open the test and throw one die; several are thrown in the test."""
        if not self.carry(self._context, self.command):
            return
        if self.mine.number.value() == 1:
            self._context.do(ThrowTrial(0, dice))
        self.close_panel()


class ConfrontationShooting(Shooting):
    """Leads from a shot to its test and its wound roll; who leaves the question does it at the table."""

    shots = SHOTS

    def __init__(self, table: TableHost, wounding: Wounding) -> None:
        super().__init__(table, wounding.between)
        self._wounding = wounding
        self._difficulty: float = _DIFFICULTY

    def _open(self) -> tuple[OpenShot, ...]:
        return shots_to_follow(self._context)

    def _follow(self, shot: OpenShot) -> None:
        if shot.hits:
            super()._follow(shot)
        else:
            self._table.select(shot.shooter)
            self._table.conversation.begin(self._test_shot(shot))

    def _test_shot(self, shot: OpenShot) -> Conversation[None]:
        """Ask for the difficulty and the die; a hit leads to the wound roll, and that back to the test."""
        play = self._context.play
        before = play.head
        while (yield from self._shoot(shot)):
            while play.head != before and self._context.undo():
                pass

    def _shoot(self, shot: OpenShot) -> Conversation[bool]:
        """Test a shot, then roll its wound; True where the test is to be made anew."""
        context = self._context
        mark = _mark(context, shot)
        try:
            yield from ask.panel(ShotForm(self._table.over, context, shot, self._difficulty))
        except Left:
            context.put_aside.add(mark)
            context.changed.emit()
            return False
        trial = context.game.trial
        if trial is None:
            return False
        self._difficulty = trial.difficulty or self._difficulty
        if trial.verdict is TrialVerdict.OPEN:
            yield from ask.panel(TrialPrompt(self._table.over, context))
            return False  # a hit is open, and Enter leads to its blow
        said = verdict_words(trial, context.names)
        context.do(CloseTrial())
        if trial.verdict is TrialVerdict.SUCCESS and shot.target:
            done = DoneStep(self._told(trial), self.tr("Hit"))
            return (yield from self._wounding.roll(shot.shooter, shot.target, done=(done,)))
        self._table.say_refusal(said)
        return False

    def _told(self, trial: Trial) -> str:
        """Say the sum of a test in a line: « 5 + AIM 3 = 8, difficulty 7 »."""
        found = total_of(self._context.play.table, trial.first)
        summed = " ".join(sum_lines(found.reasons, found.total, self._context.names).split())
        difficulty = self.tr("difficulty {n}").format(n=number(trial.difficulty or 0))
        return f"{summed}, {difficulty}"
