"""What is left to do, and the step of the lit task in one go."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.battle.tasks.views import TasksView
from desktop.look.painting import paint_style
from desktop.widgets.in_line import in_row
from desktop.widgets.key_button import VerbButton
from desktop.widgets.text import label
from desktop.wording.plain import plain_tip

_HIGH, _GAP = 44, 6


class TasksHead(QWidget):
    """Stays above the tasks; ``settled`` with the lit step and the state that all its rows shall have."""

    settled = Signal(str, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.left = label("", self, role="figure")
        self._step_verbs = [VerbButton(self, act=self._on_step), VerbButton(self, act=self._on_step)]
        in_row(self, (self.left, 1), *self._step_verbs)
        self.restyle()

    def show_tasks(self, view: TasksView) -> None:
        """Show what is left, and offer to deal with all that is left of the lit task's step."""
        self.left.setText(self.tr("%n left", "", view.left) if view.left else self.tr("Nothing is left"))
        done, skipped = self.tr("Do all of “{step}” ({key})"), self.tr("Nothing else in “{step}” ({key})")
        looks = ("list-check", "done", done, "⇧D"), ("player-skip-forward", "skipped", skipped, "⇧I")
        for button, (icon, state, said, key) in zip(self._step_verbs, looks, strict=True):
            words = said.format(step=view.step_words, key=key)
            button.setObjectName(f"{state}:{view.step}")
            button.show_verb("", icon=icon)
            button.setAccessibleName(words)
            button.setToolTip(plain_tip(words))
            button.setVisible(bool(view.step))

    def restyle(self) -> None:
        """Take the theme's sizes again."""
        self.setFixedHeight(paint_style().px(_HIGH))
        for verb in self._step_verbs:
            verb.setFixedWidth(paint_style().px(40))

    def _on_step(self) -> None:
        state, _, step = self.sender().objectName().partition(":")
        self.settled.emit(step, state)
