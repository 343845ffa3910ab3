"""A figure that fled tries to rally: the test with its die, or its outcome as the table saw it."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.prompts.decided import DecidedTest
from desktop.paper.words import label as characteristic_label
from desktop.widgets.spin import OpenSpin, Spin
from desktop.widgets.text import label
from rules.battle.commands import Command, Rally
from rules.battle.rallying import RallyTest, value_of
from rules.battle.ruleset import RALLIES_ON
from rules.text import Explained
from rules.values import Characteristic


class RallyPrompt(DecidedTest):
    """What is tested and how hard it is, then the die; or the table's word."""

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str, row: str) -> None:
        super().__init__(parent, context, fighter)
        self._row_id = row
        self.title.setText(self.tr("{name} tries to rally").format(name=context.fighter_name(fighter)))
        self.characteristic = QComboBox(self.panel)
        self.nerve = OpenSpin(-9, 40, self.panel)
        self.difficulty = Spin(self.panel)
        self.difficulty.setRange(0, 60)
        sheet = context.game.cards[context.game.fighters[fighter].card].sheet
        nerve = sheet.nerve[0] if sheet is not None else Characteristic.COU
        for each in RALLIES_ON:
            shown = nerve if each is Characteristic.COU else each
            self.characteristic.addItem(characteristic_label(shown, context.language), shown)
        self._fields = {
            self.tr("Characteristic"): self.characteristic,
            self.tr("Value"): self.nerve,
            self.tr("Difficulty"): self.difficulty,
        }
        grid = QGridLayout()
        grid.setSpacing(8)
        for column, (words, field) in enumerate(self._fields.items()):
            grid.addWidget(label(words, self.panel), 0, column)
            grid.addWidget(field, 1, column)
            field.setAccessibleName(words)
        self.body.insertLayout(0, grid)
        usual = context.play.table.ruleset.rally
        self.characteristic.setCurrentIndex(RALLIES_ON.index(usual.tested))
        self.difficulty.setValue(usual.difficulty)
        self._on_characteristic()
        self.characteristic.currentIndexChanged.connect(self._on_characteristic)
        for spin in (self.nerve, self.difficulty):
            spin.valueChanged.connect(self.refresh)
        for (key, button), words, icon in zip(
            list(self._buttons.items())[1:],
            (self.tr("It rallies"), self.tr("It keeps fleeing")),
            ("flag", "run"),
            strict=True,
        ):
            button.show_verb(words, key, icon=icon)
        self.refresh()

    def _on_characteristic(self) -> None:
        """Show the current value of what is tested."""
        self.nerve.set_number(self._own().total)
        self.refresh()

    def _own(self) -> Explained:
        return value_of(self._context.play.table, self._context.game, self._asked(None))

    def _asked(self, value: float | None, dice: tuple[int, ...] = ()) -> RallyTest:
        return RallyTest(
            fighter=self._fighter, characteristic=Characteristic(self.characteristic.currentData()),
            difficulty=float(self.difficulty.value()), dice=dice, value=value, row=self._row_id,
            thrown_here=self.thrown_here,
        )  # fmt: skip

    # -- what every test asks -----------------------------------------------------------------------

    def value(self) -> Explained:
        """Give the value as typed, else as it is now."""
        return value_of(self._context.play.table, self._context.game, self.command())

    def needed(self) -> float | None:
        """Give the difficulty as typed."""
        return float(self.difficulty.value())

    def command(self, dice: tuple[int, ...] = (), success: bool | None = None) -> RallyTest:
        """Give the test."""
        own, typed = self._own().total, self.nerve.number
        return self._asked(None if own is not None and typed == round(own) else typed, dice)

    def told(self, success: bool) -> Command:
        """Give the table's word without a die."""
        return Rally(self._fighter, success, self._row_id)

    def needs_words(self) -> str:
        """Say whose word it is what is tested; the texts leave it open."""
        said = self.draft.dice or self.rolled is not None
        return "" if said else self.tr("Decide at the table what is tested, and how hard it is.")

    def verdict(self, success: bool) -> str:
        """Say whether it comes back."""
        return self.tr("It rallies") if success else self.tr("It keeps fleeing")

    def refresh(self) -> None:
        """Show the test; what is asked stands still once the die fell here."""
        for field in self._fields.values():
            field.setEnabled(self.rolled is None and not self.draft.here)
        super().refresh()
        self.needs.setVisible(bool(self.needs.text()))
        self.resettle()
