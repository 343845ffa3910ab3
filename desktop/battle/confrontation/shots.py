"""A shot leads to its test of TIR, the difficulty typed at the table, and a hit to its wound roll."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.battle import ask
from desktop.battle.context import BattleContext
from desktop.battle.conversation import Conversation, Left
from desktop.battle.host import TableHost
from desktop.battle.open_shots import OpenShot, Shots, open_shots
from desktop.battle.prompts.trial import TrialPrompt
from desktop.battle.prompts.trial_form import TrialForm
from desktop.battle.shooting import Shooting
from desktop.battle.trial_words import verdict_words
from desktop.battle.typed_keys import digit
from desktop.widgets.key_button import KeyButton
from desktop.widgets.text import set_look
from desktop.wording import fill
from rules.battle.state import Deed, DeedState, TrialVerdict
from rules.battle.trial import CloseTrial, ThrowTrial
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

    width_at_100 = 420

    def __init__(self, parent: QWidget, context: BattleContext, shot: OpenShot, difficulty: float) -> None:
        super().__init__(parent, context, shot.shooter)
        names = {"fighter": context.fighter_name(shot.shooter), "target": context.fighter_name(shot.target)}
        words = self.tr("{fighter} shoots at {target}") if shot.target else self.tr("{fighter} shoots")
        set_look(self.title, "heading")
        self.title.setText(fill(words, **names))
        found = self.characteristic.findData(Characteristic.TIR)
        self.characteristic.setCurrentIndex(found)
        for field in (self.characteristic, self.against, self.what, self.number, self.mine.captions[0]):
            field.hide()
        self.difficulty.setValue(round(difficulty))
        self.difficulty.setPrefix(self.tr("difficulty") + " ")
        faces = QHBoxLayout()
        self.faces: list[KeyButton] = []
        for face in _FACES:
            button = KeyButton(self.panel)
            button.setObjectName(str(face))
            button.show_verb(str(face))
            button.clicked.connect(self._on_face)
            faces.addWidget(button)
            self.faces.append(button)
        self.roll = KeyButton(self.panel)
        self.roll.show_verb(self.tr("Roll here"), "R", icon="dice")
        self.roll.clicked.connect(self._roll)
        faces.addWidget(self.roll)
        self.body.addLayout(faces)

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
        elif key.lower() == "d":
            self.difficulty.setFocus()
            self.difficulty.selectAll()
        else:
            return False
        return True

    def _on_face(self) -> None:
        self._throw((int(self.sender().objectName()),))

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

    def __init__(self, table: TableHost, strike: Callable[[str, str], None]) -> None:
        super().__init__(table, strike)
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
        """Ask for the difficulty and the die; a hit leads to the wound roll."""
        context = self._context
        mark = _mark(context, shot)
        try:
            yield from ask.panel(ShotForm(self._table.over, context, shot, self._difficulty))
        except Left:
            context.put_aside.add(mark)
            context.changed.emit()
            return
        trial = context.game.trial
        if trial is None:
            return
        self._difficulty = trial.difficulty or self._difficulty
        if trial.verdict is TrialVerdict.OPEN:
            yield from ask.panel(TrialPrompt(self._table.over, context))
            return  # a hit is open, and Enter leads to its blow
        said = verdict_words(trial, context.names)
        context.do(CloseTrial())
        if trial.verdict is TrialVerdict.SUCCESS and shot.target:
            self._strike(shot.shooter, shot.target)
        else:
            self._table.say_refusal(said)
