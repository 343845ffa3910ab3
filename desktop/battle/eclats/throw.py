"""Throws of a characteristic: the die typed as it fell on the table, or thrown here; re-throws as allowed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.eclats.letters import valued, worth
from desktop.widgets.dice_row import DiceRow
from desktop.widgets.in_line import Room, in_row, put_in
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.text import label
from desktop.wording import fill
from desktop.wording.battle.eclats.attempt_words import chances_words, gains_words, left_words
from rules.battle.commands import Command
from rules.battle.state import Attempt, AttemptState, Fighter
from rules.eclats.commands import Chance, Drop, Try
from rules.eclats.throws import FACES, most_throws


class FaceRow(QWidget):
    """The ten faces of the die as buttons; ``thrown`` tells which was pressed."""

    thrown = Signal(int)

    def __init__(self, parent: QWidget, *, keyboard: bool = True) -> None:
        super().__init__(parent)
        self.buttons: list[KeyButton] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        for face in range(FACES):
            button = KeyButton(self, act=self._on_clicked)
            button.show_verb("", str(face))
            button.setAccessibleName(str(face))
            if not keyboard:
                button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            grid.addWidget(button, 0, face)
            self.buttons.append(button)

    def _on_clicked(self) -> None:
        self.thrown.emit(self.buttons.index(self.sender()))  # type: ignore[arg-type]


def take_back(context: BattleContext, dice: int) -> None:
    """Take the last dice back that were typed: each of them is a step."""
    for _ in range(dice):
        if not any(rolled.typed for rolled in context.rolls()):
            break
        context.undo()


class EclatsThrowPrompt(Prompt):
    """A digit is the die as it fell and counts at once; R throws here, Enter is enough."""

    tells_why = True

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str, title: str) -> None:
        super().__init__(parent, title)
        self._context, self._key = context, fighter
        self.dice = DiceRow(self.panel, back=self._take_back)
        self.said = label("", self.panel, wrap=True)
        self.faces = FaceRow(self.panel)
        self.faces.thrown.connect(self.throw)
        self.roll = KeyButton(self.panel, act=self.throw_here)
        self.roll.show_verb(self.tr("Roll here"), "R", icon="dice")
        self.foot = in_row(None, self.roll, Room.REST, gap=8)
        put_in(self.body, self.dice, self.said, self.faces, self.foot)

    @property
    def fighter(self) -> Fighter:
        """Who throws, as it is now."""
        return self._context.game.fighters[self._key]

    @abstractmethod
    def command(self, die: int | None) -> Command:
        """Give the throw that comes next."""

    @abstractmethod
    def refresh(self) -> None:
        """Show the throws so far and what is possible."""

    def press(self, key: str) -> bool:
        """Take a die, or R to throw here."""
        if key.isdecimal():
            self.throw(int(key))
            return True
        if key.lower() == "r":
            self.throw_here()
            return True
        return False

    def throw_here(self) -> None:
        """Let the program throw."""
        self.throw(None)

    def throw(self, die: int | None) -> None:
        """Throw once; what is refused is said in place, and the same again does it."""
        if self._context.do(self.command(die)):
            self.complain("")
            self.refresh()
        else:
            self.complain(self._context.why_not(again=True))

    def _take_back(self, dice: int) -> None:
        """Take the last dice back that were typed."""
        take_back(self._context, dice)
        self.refresh()

    def answer(self) -> None:
        """Let it be; where dice are thrown here and none was yet, throw the first one."""
        if self._context.play.setup.rolled_here and not self.thrown_now:
            self.throw_here()
        else:
            self.close_panel()

    @property
    def thrown_now(self) -> bool:
        """Whether anything was thrown in this prompt."""
        return bool(self.dice.dice)

    def _verb(self) -> None:
        if self._context.play.setup.rolled_here and not self.thrown_now:
            self.say_verb(self.tr("Roll here"))
        else:
            self.say_done()

    def _value(self, characteristic: str) -> str:
        return valued(self._context, self._key, characteristic)

    def _possible(self, characteristic: str, thrown: int) -> int:
        """Give how many throws the value still allows in this phase."""
        context = self._context
        return max(0, most_throws(context.table, context.game, self._key, characteristic) - thrown)


class TryPrompt(EclatsThrowPrompt):
    """Throws of a characteristic for anything, which may be named."""

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str, characteristic: str) -> None:
        super().__init__(parent, context, fighter, "")
        self.characteristic = characteristic
        self._began = False
        name = context.fighter_name(fighter)
        self.title.setText(fill(self.tr("{value} of {name}"), value=self._value(characteristic), name=name))
        self.what = QLineEdit(self.panel)
        self.what.setMaxLength(120)
        self.what.setPlaceholderText(self.tr("What for (optional)"))
        self.what.setAccessibleName(self.tr("What for"))
        self.body.insertWidget(0, self.what)
        self.setTabOrder(self, self.what)
        self.refresh()

    def command(self, die: int | None) -> Command:
        """Throw for the first time, then again."""
        return Try(self._key, self.characteristic, die, self.what.text().strip(), again=self._began)

    def throw(self, die: int | None) -> None:
        """Throw once; from then on it is a re-throw."""
        before = self.fighter.tries
        super().throw(die)
        if self.fighter.tries is not before:
            self._began = True
            self.what.setEnabled(False)
            self.setFocus()
            self.refresh()

    def refresh(self) -> None:
        """Show the throws, of which the newest counts."""
        tries = self.fighter.tries if self._began else None
        dice = list(tries.dice) if tries is not None else []
        left = self._possible(self.characteristic, len(dice))
        known = worth(self._context, self._key, self.characteristic) is not None
        # where nobody knows the value no box promises a re-throw
        self.dice.show_dice(dice, len(dice) + (left if known else min(1, left)), tuple(dice[-1:]))
        for each in (self.faces, self.roll):
            each.setVisible(not dice or left > 0)
        words = throws_words(self._context, self._key, self.characteristic, dice, left)
        self.said.setText(words)
        self._verb()
        self.resettle()


def throws_words(
    context: BattleContext, fighter: str, characteristic: str, dice: Sequence[int], left: int
) -> str:
    """Say what the dice of a characteristic amount to, and whether one more may fall."""
    translate = QCoreApplication.translate
    if not dice and left == 0:
        return translate("TryPrompt", "The value is 0: no roll is possible.")
    if not dice:
        return translate("TryPrompt", "Enter the die as rolled: 0 to 9.")
    words = translate("TryPrompt", "{die}. No re-rolls are left.")
    if left and worth(context, fighter, characteristic) is None:
        words = translate("TryPrompt", "{die}. The latest roll counts.")
    elif left:
        words = translate("TryPrompt", "{die}. A re-roll is possible: the latest roll counts.")
    return words.format(die=dice[-1])


class ChancePrompt(EclatsThrowPrompt):
    """Throws for an idea: each uses one of the opportunities granted, and a 0 wins."""

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str) -> None:
        super().__init__(parent, context, fighter, "")
        name = context.fighter_name(fighter)
        self.title.setText(fill(self.tr("Initiative of {name}"), name=name))
        attempt = self.attempt
        words = gains_words(fighter, attempt, context.names)
        self.body.insertWidget(0, soft(words, self.panel))
        self._dice_before = attempt.dice
        self.drop = KeyButton(self.panel, act=self.give_up)
        self.drop.show_verb(self.tr("Give up the idea"), "G", icon="x")
        self.foot.addWidget(self.drop)
        self.refresh()

    @property
    def attempt(self) -> Attempt:
        """The attempt as it is now."""
        attempt = self.fighter.attempt
        assert attempt is not None, "asked for somebody who pursues an idea"
        return attempt

    @property
    def thrown_now(self) -> bool:
        """Whether an opportunity was used in this prompt."""
        return self.attempt.dice != self._dice_before

    def command(self, die: int | None) -> Command:
        """Use an opportunity."""
        return Chance(self._key, die)

    def press(self, key: str) -> bool:
        """Give the idea up with G, else take a die."""
        if key.lower() == "g" and self.drop.isVisible():
            self.give_up()
            return True
        return super().press(key)

    def give_up(self) -> None:
        """Give the idea up."""
        self.close_panel()
        self._context.do(Drop(self._key))

    def refresh(self) -> None:
        """Show the opportunities: those used with their die, those left as empty boxes."""
        attempt = self.attempt
        kept = tuple(die for die in attempt.dice if die == 0) or attempt.dice
        open_ = attempt.state is AttemptState.OPEN
        waits = open_ and self._possible(attempt.characteristic, attempt.now) > 0
        # what is decided waits for no further die, and what this phase allows no more is of later turns
        self.dice.show_dice(list(attempt.dice), attempt.chances if open_ else len(attempt.dice), kept, waits)
        self.faces.setVisible(waits)
        self.roll.setVisible(waits)
        self.drop.setVisible(open_)
        self.said.setText(self._words(attempt))
        self._verb()
        self.resettle()

    def _words(self, attempt: Attempt) -> str:
        name = self._context.fighter_name(self._key)
        if attempt.state is AttemptState.WON:
            words = self.tr("0: {name} takes the initiative and still makes this phase’s attack.")
            return fill(words, name=name)
        if attempt.state is AttemptState.LOST:
            return fill(self.tr("No opportunity is left: {name} loses the initiative."), name=name)
        left = left_words(attempt.left)
        more = self._possible(attempt.characteristic, attempt.now)
        value = self._value(attempt.characteristic)
        known = worth(self._context, self._key, attempt.characteristic) is not None
        odds = chances_words(min(more, attempt.left) if known else None, attempt.left)
        if attempt.since >= self._context.game.turn:
            words = self.tr("{value}, {left}. The rolls begin next turn.")
            return fill(words, value=value, left=left)
        if not (attempt.now or more):
            return fill(self.tr("{value}: no roll is possible now, {left}."), value=value, left=left)
        if not attempt.now:
            words = self.tr("{value}, {left}. A 0 succeeds: enter the die as rolled.")
            return f"{fill(words, value=value, left=left)} {odds}".strip()
        if not more:
            return fill(self.tr("{die}: not yet, {left} for later turns."), die=attempt.dice[-1], left=left)
        words = self.tr("{die}: not yet, {left}. A re-roll uses one now.")
        return f"{fill(words, die=attempt.dice[-1], left=left)} {odds}".strip()
