"""What is left to do, and what is done as chips: a press on one opens it again."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.tasks.views import DoneView, TasksView
from desktop.look.painting import Ink, advance, kit
from desktop.widgets.key_button import VerbButton
from desktop.widgets.painted import Painted
from desktop.wording.plain import plain_tip

_HIGH, _GAP = 44, 6


class TasksHead(Painted, QWidget):
    """Stays above the tasks; ``reopened`` with the id of a line that was dealt with.

    ``settled`` with the step of the lit task and the state that all its rows shall have.
    """

    reopened = Signal(str)
    settled = Signal(str, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = TasksView()
        self._chips: list[VerbButton] = []
        self._all = False
        self._step_verbs = [VerbButton(self), VerbButton(self)]
        for verb in self._step_verbs:
            verb.clicked.connect(self._on_step)
        self.more = VerbButton(self)
        self.more.clicked.connect(self._on_more)
        self.setFixedHeight(kit().px(_HIGH))

    def show_tasks(self, view: TasksView) -> None:
        """Show what is left and what is done, the last one first."""
        if view == self._view and self._chips:
            return
        self._view = view
        while len(self._chips) < len(view.done):
            chip = VerbButton(self)
            chip.chosen.connect(self.reopened)
            self._chips.append(chip)
        for chip, done in zip(self._chips, view.done, strict=False):
            self._show_chip(chip, done)
        self._show_step()
        self._arrange()
        self.update()

    def _show_chip(self, chip: VerbButton, done: DoneView) -> None:
        chip.setObjectName(done.bundle.id)
        skipped = done.bundle.state == "skipped"
        chip.show_verb(done.words, icon="player-skip-forward" if skipped else "check", on=done.lit)
        told = self.tr("{task}. Reopen").format(task=done.told)
        chip.setToolTip(plain_tip(told))
        chip.setAccessibleName(told)

    def _show_step(self) -> None:
        """Offer to deal with all that is left of the lit task's step."""
        done, skipped = self.tr("Do all of “{step}” ({key})"), self.tr("Nothing else in “{step}” ({key})")
        looks = ("list-check", "done", done, "⇧D"), ("player-skip-forward", "skipped", skipped, "⇧I")
        for button, (icon, state, said, key) in zip(self._step_verbs, looks, strict=True):
            words = said.format(step=self._view.step_words, key=key)
            button.setObjectName(f"{state}:{self._view.step}")
            button.show_verb("", icon=icon)
            button.setAccessibleName(words)
            button.setToolTip(plain_tip(words))
            button.setVisible(bool(self._view.step))

    @property
    def chips(self) -> list[VerbButton]:
        """The chips of what is done, those in view or not, in their order."""
        return self._chips[: len(self._view.done)]

    def restyle(self) -> None:
        """Take the theme's sizes again."""
        self._arrange()
        self.update()

    def _left_words(self) -> str:
        if not self._view.left:
            return self.tr("Nothing is left")
        return self.tr("%n left", "", self._view.left)

    def _arrange(self) -> None:
        """Put the chips beside what is left, as many as there is room for, or all of them in lines."""
        made = kit()
        gap, line, right = made.px(_GAP), made.px(40), self.width()
        if self._view.step:
            for button in reversed(self._step_verbs):
                right -= line
                button.setGeometry(right, made.px(2), line, line)
                right -= gap
        left = round(advance(self._left_words(), made.large)) + made.px(16)
        chips = self.chips
        for chip in self._chips[len(chips) :]:
            chip.hide()
        wide = {chip: min(chip.sizeHint().width(), max(1, right)) for chip in chips}
        fitting, taken = 0, left
        self.more.show_verb(f"+{len(chips)}", icon="")
        spare = self.more.sizeHint().width() + gap
        for place, chip in enumerate(reversed(chips)):
            rest = 0 if place == len(chips) - 1 else spare
            if taken + wide[chip] + gap + rest > right:
                break
            taken += wide[chip] + gap
            fitting += 1
        hidden = len(chips) - fitting
        walked = any(done.lit for done in self._view.done)  # the arrows walk over all of them
        shown = chips if self._all or walked or not hidden else chips[len(chips) - fitting :]
        x, top = left, made.px(2)
        for chip in chips:
            chip.setVisible(chip in shown)
        for chip in reversed(shown):
            if x + wide[chip] > right and x > 0:
                x, top = 0, top + line + gap
            chip.setGeometry(x, top, wide[chip], line)
            x += wide[chip] + gap
        folds = bool(hidden) and not walked
        self.more.setVisible(folds)
        if folds:
            self.more.show_verb(self.tr("Fewer") if self._all else f"+{hidden}")
            self.more.setAccessibleName(self.tr("Fewer") if self._all else self.tr("%n more", "", hidden))
            room = self.more.sizeHint().width()
            if x + room > right:
                x, top = 0, top + line + gap
            self.more.setGeometry(x, top, room, line)
        high = top + line + made.px(2)
        if self.height() != high:
            self.setFixedHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room out anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def _paint(self, ink: Ink) -> None:
        made = ink.kit
        ink.text(
            QRectF(made.px(2), 0, self.width(), made.px(_HIGH)), self._left_words(), made.large,
            made.colour("text"),
        )  # fmt: skip

    def _on_step(self) -> None:
        state, _, step = self.sender().objectName().partition(":")
        self.settled.emit(step, state)

    def _on_more(self) -> None:
        self._all = not self._all
        self._arrange()
