"""The marks of a figure: as badges on the board, and set or taken off by keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.key_button import KeyButton
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from desktop.widgets.typed_keys import digit
from desktop.wording import fill, keyed
from desktop.wording.battle.shown import Badge
from desktop.wording.naming import Names, mark_name
from rules.battle.contacts import free
from rules.battle.state import Fighter
from rules.monconf.commands import SetMark
from rules.monconf.marks import ALL_DEFENCE, CHARGED, ENGAGED, FRIGHTENED, LIFE, POWER, REACTION

translate = QCoreApplication.translate
_SWITCHES = (FRIGHTENED, ALL_DEFENCE, REACTION, CHARGED)
_COUNTS = (ENGAGED, LIFE, POWER)


def _letter(mark: str) -> str:
    return {
        ENGAGED: translate("MonconMarks", "E", "engaged"),
        FRIGHTENED: translate("MonconMarks", "F", "frightened"),
        ALL_DEFENCE: translate("MonconMarks", "D", "all dice in defence"),
        REACTION: translate("MonconMarks", "R", "acted in reaction"),
        CHARGED: translate("MonconMarks", "C", "charge penalties"),
    }[mark]


def badges(fighter: Fighter, _names: Names) -> tuple[Badge, ...]:
    """Give the marks of a figure, each with a letter; that it is engaged its fight tells.

    Who has left the table bears none there.
    """
    made = []
    for mark in _SWITCHES if fighter.on_table else ():
        if fighter.marks.get(mark, 0):
            words = mark_name(mark)[:1].lower() + mark_name(mark)[1:]
            if mark == FRIGHTENED:
                says = translate("MonconMarks", "{mark}: dice mostly in defence, no active ability")
                words = says.format(mark=words)
            made.append(Badge("count" if mark == REACTION else "mark", _letter(mark), words=words))
    return tuple(made)


class MarksPrompt(Prompt):
    """Letters switch the marks that are on or off; numbers are typed and set with Enter."""

    width_at_100 = 640

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str) -> None:
        super().__init__(parent, "")
        self._context, self._fighter = context, fighter
        self.about = fighter
        self.title.setText(fill(self.tr("Marks of {name}"), name=context.fighter_name(fighter)))
        self._buttons: dict[str, KeyButton] = {}
        grid = QGridLayout()
        grid.setSpacing(6)
        for place, mark in enumerate(_SWITCHES):
            button = KeyButton(self.panel)
            button.setObjectName(mark)
            button.chosen.connect(self.switch)
            grid.addWidget(button, place // 2, place % 2)
            self._buttons[mark] = button
        self.body.addLayout(grid)
        self.spins: dict[str, Spin] = {}
        fields = QGridLayout()
        fields.setSpacing(8)
        named = {
            ENGAGED: mark_name(ENGAGED),
            LIFE: self.tr("Life points"),
            POWER: self.tr("Might in a charge"),
        }
        for place, mark in enumerate(_COUNTS):
            spin = Spin(self.panel)
            spin.setSpecialValueText(self.tr("as on its card"))
            spin.setRange(0, 99)
            spin.setAccessibleName(named[mark])
            key = f" ({_letter(mark)})" if mark == ENGAGED else ""
            fields.addWidget(label(named[mark] + key, self.panel), 0, place)
            fields.addWidget(spin, 1, place)
            self.spins[mark] = spin
        self.spins[ENGAGED].setSpecialValueText(self.tr("not engaged"))
        self.spins[ENGAGED].setMaximum(context.game.turn)
        self.body.addLayout(fields)
        words = self.tr("Figures in contact are engaged: set contacts ({key}).")
        self.note = soft(keyed(words, context.key_of("contacts")), self.panel)
        self.body.addWidget(self.note)
        self.say_verb(self.tr("Done"))  # which sets what was typed: to close leaves it
        self.refresh()

    @property
    def _marks(self) -> dict[str, int]:
        return dict(self._context.game.fighters[self._fighter].marks)

    def refresh(self) -> None:
        """Show the marks of now."""
        marks = self._marks
        for mark, button in self._buttons.items():
            button.show_verb(mark_name(mark), _letter(mark), on=bool(marks.get(mark)))
        for mark, spin in self.spins.items():
            spin.setValue(marks.get(mark, 0))
        here = free(self._context.game, self._fighter)
        self.spins[ENGAGED].setEnabled(not here)
        self.note.setVisible(here)
        self.resettle()

    def press(self, key: str) -> bool:
        """Switch the mark of a letter, that of its badge, or of a digit; E goes to its turn."""
        letter, number = key.upper(), digit(key)
        if letter == _letter(ENGAGED) and self.spins[ENGAGED].isEnabled():
            self.spins[ENGAGED].setFocus()
            self.spins[ENGAGED].selectAll()
            return True
        mark = next((each for each in _SWITCHES if _letter(each) == letter), None)
        if mark is None and number is not None and 1 <= number <= len(_SWITCHES):
            mark = _SWITCHES[number - 1]
        if mark is not None:
            self.switch(mark)
        return mark is not None

    def switch(self, mark: str) -> None:
        """Set a mark, or take it off; its penalties come and go with it."""
        self._do(SetMark(self._fighter, mark, 0 if self._marks.get(mark) else 1))

    def _do(self, command: SetMark) -> bool:
        done = self.carry(self._context, command)
        if done:
            self.refresh()
        return done

    def answer(self) -> None:
        """Set the numbers that were typed, and leave."""
        typed = {mark: spin.value() for mark, spin in self.spins.items() if spin.isEnabled()}
        before = self._marks
        for mark, value in typed.items():
            if value != before.get(mark, 0) and not self._do(SetMark(self._fighter, mark, value)):
                return
        self.close_panel()
