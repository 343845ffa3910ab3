"""What an initiative may win, as it is granted: its advantages, whom each is for, and how long it holds."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from desktop.battle.context import BattleContext
from desktop.widgets.key_button import KeyButton
from desktop.widgets.keys import lead
from desktop.widgets.spin import Spin
from desktop.widgets.text import label
from rules.battle.state import Gain, Reach

_MOST_TURNS = 20
_NEXT = {Reach.SELF: Reach.GROUP, Reach.GROUP: Reach.ALLIES, Reach.ALLIES: Reach.SELF}
_ICONS = {Reach.SELF: "user", Reach.GROUP: "users", Reach.ALLIES: "user-plus"}


class GainFields(QWidget):
    """The gains of an idea, a row each; the letter of a row chooses the next whom it may be for."""

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str, hints: dict[str, str]) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self._names = {
            Reach.SELF: context.fighter_name(fighter),
            Reach.ALLIES: translate("GrantPrompt", "The others of the group"),
            Reach.GROUP: translate("GrantPrompt", "The whole group"),
        }
        self.reaches = dict.fromkeys(hints, Reach.SELF)
        self.words: dict[str, QLineEdit] = {}
        self.whom: dict[str, KeyButton] = {}
        self.turns: dict[str, Spin] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        heads = (translate("GrantPrompt", "For"), translate("GrantPrompt", "Turns"))
        stops: list[QWidget] = []
        for row, (key, hint) in enumerate(hints.items()):
            words, whom, turns = QLineEdit(self), KeyButton(self), Spin(self)
            words.setMaxLength(200)
            words.setPlaceholderText(hint)
            words.setAccessibleName(translate("GrantPrompt", "Advantage"))
            whom.setObjectName(key)
            whom.leaves_enter = True  # the verb below promises that it grants
            whom.chosen.connect(self.press)
            turns.setRange(0, _MOST_TURNS)  # what is too few is said by the rules, not changed in silence
            turns.setValue(1)
            turns.setAccessibleName(translate("GrantPrompt", "Turns it lasts"))
            self.words[key], self.whom[key], self.turns[key] = words, whom, turns
            # the words of an advantage are read whole: they have a line of their own
            grid.addWidget(words, 2 * row, 0, 1, 4)
            for column, (head, field) in enumerate(zip(heads, (whom, turns), strict=True)):
                grid.addWidget(label(head, self, role="soft"), 2 * row + 1, 2 * column)
                grid.addWidget(field, 2 * row + 1, 2 * column + 1)
            stops += [words, whom, turns]
        lead(stops)
        self._show()

    @property
    def first(self) -> QLineEdit:
        """The words that are asked for first."""
        return next(iter(self.words.values()))

    def gains(self) -> tuple[Gain, ...]:
        """Give the gains as they stand, those without words too."""
        return tuple(
            Gain(self.words[key].text().strip(), reach, self.turns[key].value())
            for key, reach in self.reaches.items()
        )

    def set_reach(self, key: str, reach: Reach) -> None:
        """Say whom a gain is for."""
        self.reaches[key] = reach
        self._show()

    def press(self, key: str) -> bool:
        """Choose the next whom a gain may be for, by the letter of its row."""
        if key not in self.reaches:
            return False
        self.set_reach(key, _NEXT[self.reaches[key]])
        return True

    def _show(self) -> None:
        for key, reach in self.reaches.items():
            self.whom[key].show_verb(self._names[reach], key, icon=_ICONS[reach])
