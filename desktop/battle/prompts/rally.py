"""A figure that fled tries to rally: the test with its die, or its outcome as the table saw it."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from desktop.battle.context import BattleContext
from desktop.battle.drafts.rally import RallyDraft
from desktop.battle.prompts.decided import DecidedTest
from desktop.paper.words import label as characteristic_label
from desktop.widgets.spin import OpenSpin, Spin
from desktop.widgets.text import label


class RallyPrompt(DecidedTest):
    """What is tested and how hard it is, then the die; or the table's word."""

    draft: RallyDraft

    def __init__(self, parent: QWidget, context: BattleContext, draft: RallyDraft) -> None:
        super().__init__(parent, context, draft)
        name = context.fighter_name(draft.asked.fighter)
        self.title.setText(self.tr("{name} tries to rally").format(name=name))
        self.characteristic = QComboBox(self.panel)
        self.nerve = OpenSpin(-9, 40, self.panel)
        self.difficulty = Spin(self.panel)
        self.difficulty.setRange(0, 60)
        for each in draft.choices:
            self.characteristic.addItem(characteristic_label(each, context.language), each)
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
        self.characteristic.setCurrentIndex([*draft.choices].index(draft.characteristic))
        self.nerve.set_number(draft.own)
        self.difficulty.setValue(round(draft.needed))
        self.characteristic.currentIndexChanged.connect(self._on_characteristic)
        for spin in (self.nerve, self.difficulty):
            spin.valueChanged.connect(self._on_entered)
        for (key, button), words, icon in zip(
            list(self.verbs.items())[1:3],
            (self.tr("It rallies"), self.tr("It keeps fleeing")),
            ("flag", "run"),
            strict=True,
        ):
            button.show_verb(words, key, icon=icon)
        self.refresh()

    def _on_characteristic(self) -> None:
        """Show the current value of what is tested."""
        self.lay(self.draft.testing(self.draft.choices[self.characteristic.currentIndex()]))
        self.nerve.set_number(self.draft.own)
        self.refresh()

    def _on_entered(self) -> None:
        self.lay(self.draft.entered(self.nerve.number, float(self.difficulty.value())))
        self.refresh()

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
