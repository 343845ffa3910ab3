"""What is left to do, and the step of the lit task in one go."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.battle.tasks.views import TasksView
from desktop.look.painting import paint_style
from desktop.widgets.in_line import in_row
from desktop.widgets.key_button import VerbButton
from desktop.widgets.text import label
from desktop.wording.plain import plain_tip

_HIGH, _GAP = 44, 6
_WORDED = 400
"""From this width on, in px at 100 %, words stand beside the icons."""


class TasksHead(QWidget):
    """Stays above the tasks; ``settled`` with the lit step and the state that all its rows shall have."""

    settled = Signal(str, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = TasksView()
        self.left = label("", self, role="figure")
        self._step_verbs = [VerbButton(self, act=self._on_step), VerbButton(self, act=self._on_step)]
        for verb in self._step_verbs:
            verb.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        in_row(self, (self.left, 1), *self._step_verbs)
        self.restyle()

    def show_tasks(self, view: TasksView) -> None:
        """Show what is left, and offer to deal with all that is left of the lit task's step."""
        self._view = view
        self.left.setText(self.tr("%n left", "", view.left) if view.left else self.tr("Nothing is left"))
        done, skipped = self.tr("Do all of “{step}” ({key})"), self.tr("Nothing else in “{step}” ({key})")
        looks = ("list-check", "done", done, "⇧D"), ("player-skip-forward", "skipped", skipped, "⇧I")
        for button, brief, (icon, state, said, key) in zip(
            self._step_verbs, self._briefly(), looks, strict=True
        ):
            words = said.format(step=view.step_words, key=key)
            button.setObjectName(f"{state}:{view.step}")
            button.show_verb(brief, icon=icon)
            button.setAccessibleName(words)
            button.setToolTip(plain_tip(words))
            button.setVisible(bool(view.step))

    def _briefly(self) -> tuple[str, str]:
        """Say in a word or two what becomes of the step, "" where there is no room."""
        if self.width() < paint_style().px(_WORDED):
            return "", ""
        return self.tr("All done"), self.tr("Skip the rest")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say more in more room."""
        super().resizeEvent(event)
        self.show_tasks(self._view)

    def restyle(self) -> None:
        """Take the theme's sizes again."""
        self.setFixedHeight(paint_style().px(_HIGH))

    def _on_step(self) -> None:
        state, _, step = self.sender().objectName().partition(":")
        self.settled.emit(step, state)
