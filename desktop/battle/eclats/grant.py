"""What the game master grants to an idea: the advantages, for whom, and how they may be won."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.eclats.gains import GainFields
from desktop.battle.eclats.letters import keys_of, valued, worth
from desktop.widgets.key_button import KeyButton
from desktop.widgets.keys import lead
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.text import label
from desktop.wording import fill
from desktop.wording.battle.eclats.attempt_words import chances_words
from rules.battle.state import Reach
from rules.eclats.attempts import MOST_CHANCES
from rules.eclats.commands import Answer
from rules.eclats.throws import CHARACTERISTICS
from rules.values import Characteristic

_FIRST, _SECOND = "G", "H"
_COLUMNS = 5


class GrantPrompt(Prompt):
    """A letter is the characteristic, a digit the opportunities, G and H whom each advantage is for.

    Tab leads to the words of the advantages.
    """

    tells_why = True
    width_at_100 = 760

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str) -> None:
        super().__init__(parent, "")
        self._context, self._key = context, fighter
        attempt = context.game.fighters[fighter].attempt
        assert attempt is not None, "asked for somebody who proposed an idea"
        self.title.setText(fill(self.tr("What may {name} win?"), name=context.fighter_name(fighter)))
        self.body.addWidget(soft(fill(self.tr("Idea: {idea}"), idea=attempt.idea), self.panel))
        offered = (Characteristic.AGI, *CHARACTERISTICS)  # one of 0 allows no roll
        self.characteristic = next((e for e in offered if worth(context, fighter, e) != 0), offered[0])
        self.chances = 3
        letters = keys_of({str(each): context.names.characteristic(each) for each in CHARACTERISTICS})
        self._letters = {letters[str(each)]: each for each in CHARACTERISTICS}
        self._buttons: dict[str, KeyButton] = {}
        hints = {_FIRST: attempt.idea, _SECOND: self.tr("Another one (optional)")}
        self.gains = GainFields(self.panel, context, fighter, hints)
        self.gains.set_reach(_SECOND, Reach.ALLIES)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Rolls of"), self._pad(tuple(self._letters), _COLUMNS)),
            (self.tr("Opportunities"), self._pad(_chances(), MOST_CHANCES)),
            (self.tr("Advantages"), self.gains),
        )
        for row, (words, field) in enumerate(rows):
            field.setAccessibleName(words)
            grid.addWidget(label(words, self.panel), row, 0)
            grid.addWidget(field, row, 1)
        self.body.addLayout(grid)
        self.hint = soft("", self.panel)
        self.body.addWidget(self.hint)
        self.say_verb(self.tr("Grant"))
        for button in self._buttons.values():
            button.leaves_enter = True  # the verb below promises that it grants
        lead((self, self.gains.first))
        self._show()

    def _pad(self, keys: tuple[str, ...], columns: int) -> QWidget:
        """Make a button for each key, in so many columns."""
        pad = QWidget(self.panel)
        grid = QGridLayout(pad)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        for number, key in enumerate(keys):
            button = KeyButton(pad)
            button.setObjectName(key)
            button.chosen.connect(self.press)
            grid.addWidget(button, number // columns, number % columns)
            self._buttons[key] = button
        return pad

    def _show(self) -> None:
        """Show what is chosen."""
        context = self._context
        for key, each in self._letters.items():
            chosen = each is self.characteristic
            self._buttons[key].show_verb(valued(context, self._key, each), key, on=chosen)
        for key in _chances():
            self._buttons[key].show_verb("", key, on=key == str(self.chances))
            self._buttons[key].setAccessibleName(key)
        hint = self.tr("The greater the advantage, the fewer the opportunities.")
        none = worth(context, self._key, self.characteristic) == 0
        self.hint.setText(hint if none else f"{hint} {chances_words(self.chances, self.chances)}".strip())

    def press(self, key: str) -> bool:
        """Choose by a letter or a digit."""
        key = key.upper()
        if self.gains.press(key):
            return True
        if key in self._letters:
            self.characteristic = self._letters[key]
        elif key in _chances():
            self.chances = int(key)
        else:
            return False
        self._show()
        return True

    def open(self) -> None:
        """Show the question; letters and digits choose at once."""
        super().open()
        self.setFocus()

    def answer(self) -> None:
        """Grant it, or say in place what is missing."""
        command = Answer(self._key, True, self.gains.gains(), str(self.characteristic), self.chances)
        if self._context.do(command):
            self.reply_with(command)
        else:
            self.complain(self._context.why_not(again=True))


def _chances() -> tuple[str, ...]:
    return tuple(str(n) for n in range(1, MOST_CHANCES + 1))
