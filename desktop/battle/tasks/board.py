"""The tasks of a phase: cards, slim lines of what is done, and as chips what nobody is asked about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget

from desktop.battle.tasks.asked_fields import AskedFields
from desktop.battle.tasks.card import TaskCard
from desktop.battle.tasks.entry import FieldPress
from desktop.battle.tasks.views import DO, REOPEN, SKIP, TasksView, TaskView
from desktop.look.painting import advance, line_height, paint_style
from desktop.widgets.key_button import VerbButton
from desktop.widgets.pool import pooled
from desktop.widgets.text import label, set_look
from desktop.wording.battle.row_words import ICONS
from desktop.wording.plain import plain_tip

_GAP = 6


class TaskBoard(QWidget):
    """Shows the tasks that are left, and those that were dealt with.

    ``pressed`` with a line's id and what was pressed on its card or chip, "" for the card itself; ``asked``
    once the fields of the lit test were typed in.
    """

    pressed = Signal(str, str)
    asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = TasksView()
        self.asks = ""  # what the lit task asks, as it was lit: its card tells what changes
        self._lit = ""
        self._cards: list[TaskCard] = []
        self._chips: list[VerbButton] = []
        self._pressed_on: dict[VerbButton, tuple[str, str]] = {}
        self._headings: list[QLabel] = []
        self._lines: list[VerbButton] = []
        self._alone = label("", self, role="soft")

    def show_tasks(self, view: TasksView, language: str) -> None:
        """Show tasks; `arrange` gives them their places."""
        self._view = view
        lit = next((task for task in view.tasks if task.lit), None)
        if lit is None or lit.id != self._lit:
            self.asks, self._lit = (", ".join(lit.heard), lit.id) if lit is not None else ("", "")
        tasks = [task for task in view.tasks if not task.aside]
        for card, task in zip(pooled(self._cards, len(tasks), self._card), tasks, strict=True):
            card.show_task(task, language)
        self._show_chips([task for task in view.tasks if task.aside])
        self._show_done()

    def _show_chips(self, tasks: list[TaskView]) -> None:
        """Show what nobody is asked about: a click does it, Shift or the right button puts it aside."""
        self._pressed_on = {}
        self._alone.setText(next((task.said for task in tasks if task.said), ""))
        self._alone.setVisible(bool(self._alone.text()))
        for task in tasks:
            words = " · ".join(filter(None, (task.name, task.detail or task.task)))
            icon = "hourglass" if task.said else ICONS.get(task.bundle.row.rule.verb, "check")
            self._chip(task, FieldPress(DO, words, icon))
            for press in task.verbs:
                if press.key not in (DO, SKIP):
                    self._chip(task, press)
        for chip in self._chips[len(self._pressed_on) :]:
            chip.hide()

    def _show_done(self) -> None:
        """Show what was dealt with as lines: a press opens one again."""
        lines = pooled(self._lines, len(self._view.done), self._line)
        for line, done in zip(lines, self._view.done, strict=True):
            line.setObjectName(done.bundle.id)
            skipped = done.bundle.state == "skipped"
            line.show_verb(done.words, icon="player-skip-forward" if skipped else "check", on=done.lit)
            told = self.tr("{task}. Reopen").format(task=done.told)
            line.setToolTip(plain_tip(told))
            line.setAccessibleName(told)

    def _card(self) -> TaskCard:
        card = TaskCard(self)
        card.pressed.connect(self._on_pressed)
        card.asked.connect(self.asked)
        return card

    def _line(self) -> VerbButton:
        return VerbButton(self, act=self._on_done)

    @property
    def done(self) -> list[VerbButton]:
        """The lines of what was dealt with."""
        return self._lines[: len(self._view.done)]

    def _chip(self, task: TaskView, press: FieldPress) -> None:
        number = len(self._pressed_on)
        if number == len(self._chips):
            chip = VerbButton(self, act=self._on_chip)
            chip.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            chip.customContextMenuRequested.connect(self._on_put_aside)
            self._chips.append(chip)
        chip = self._chips[number]
        self._pressed_on[chip] = task.id, press.key
        does = press.key == DO
        chip.show_verb(press.words, press.key if task.lit else "", icon=press.icon, on=task.lit and does)
        said = self.tr("{ability}: done with a click, put aside with Shift").format(ability=press.words)
        chip.setToolTip(plain_tip(said) if does else "")
        told = ", ".join(filter(None, (task.name, task.task, task.detail)))
        chip.setAccessibleName(told if does else press.words)
        chip.show()

    def restyle(self) -> None:
        """Show everything anew in the theme's colours and sizes."""
        for card in self._cards:
            card.stale = True

    @property
    def cards(self) -> list[TaskCard]:
        """The cards in view."""
        return self._cards[: sum(not task.aside for task in self._view.tasks)]

    def chip(self, name: str, key: str = DO) -> VerbButton:
        """Give the chip of who or what is called so. Raises StopIteration for none."""
        ids = {task.id for task in self._view.tasks if task.name == name}
        return next(chip for chip, (line, does) in self._pressed_on.items() if line in ids and does == key)

    @property
    def lit_card(self) -> TaskCard | None:
        """The card of the lit task, None for one that is a chip."""
        return next((card for card in self.cards if card.view is not None and card.view.lit), None)

    @property
    def lit_fields(self) -> AskedFields | None:
        """The fields in view of the lit task, None where it has none."""
        fields = None if (card := self.lit_card) is None else card.fields
        return fields if fields is not None and fields.isVisible() else None

    @property
    def lit_place(self) -> QRect:
        """Where the lit task stands, an empty rectangle where none is lit."""
        lit = next((task.id for task in self._view.tasks if task.lit), "")
        chip = next((chip for chip, (line, _) in self._pressed_on.items() if line == lit), None)
        found = self.lit_card or chip
        return found.geometry() if found is not None else QRect()

    def arrange(self, width: int) -> int:
        """Give everything its place in a width; tell how high that is, in px."""
        style, gap, top, headings = paint_style(), paint_style().px(_GAP), 0, 0
        card_of = {card.view.id: card for card in self.cards if card.view is not None}
        for group in (group for group in self._view.groups if not group.aside):
            headed = bool(group.words) and len(group.tasks) > 1
            if headed:
                high = max(style.px(26), round(line_height(style.bold)))
                self._show_heading(headings, group.words, QRect(0, top, width, high))
                headings += 1
                top += high + style.px(2)
            for task in group.tasks:
                card = card_of[task.id]
                high = card.arrange(width, "" if headed else task.heading)
                card.setGeometry(0, top, width, high)
                top += high + gap
        top = self._flow(self.done, top, width)
        for unused in self._headings[headings:]:
            unused.hide()
        return self._flow(self._aside, top, width)

    def _show_heading(self, number: int, words: str, rect: QRect) -> None:
        """Show the words over a group, small where room lacks."""
        if number == len(self._headings):
            self._headings.append(label("", self, wrap=True))
        heading = self._headings[number]
        set_look(heading, "heading" if advance(words, paint_style().bold) < rect.width() else "small")
        heading.setText(words)
        heading.setGeometry(rect)
        heading.show()

    @property
    def _aside(self) -> list[QWidget]:
        """What nobody is asked about: abilities, and after a word about them what happens by itself."""
        alone = {task.id for task in self._view.tasks if task.said and task.aside}
        chips = {chip: line in alone for chip, (line, _) in self._pressed_on.items()}
        apart = [chip for chip, by_itself in chips.items() if by_itself]
        return [*(chip for chip in chips if chip not in apart), *([self._alone, *apart] if apart else [])]

    @staticmethod
    def _flow(chips: Sequence[QWidget], top: int, width: int) -> int:
        """Put chips beside each other, in lines; give where what follows begins."""
        style, gap, x = paint_style(), paint_style().px(_GAP), 0
        line = style.px(40)
        if not chips:
            return top
        for chip in chips:
            wide = min(max(line, chip.sizeHint().width()), width)
            if x + wide > width and x:
                x, top = 0, top + line + gap
            chip.setGeometry(x, top, wide, line)
            x += wide + gap
        return top + line + gap

    def _on_pressed(self, key: str) -> None:
        card = self.sender()
        assert isinstance(card, TaskCard) and card.view is not None
        self.pressed.emit(card.view.id, key)

    def _on_done(self) -> None:
        self.pressed.emit(self.sender().objectName(), REOPEN)

    def _on_chip(self) -> None:
        chip = self.sender()
        assert isinstance(chip, VerbButton)
        line, key = self._pressed_on[chip]
        shifted = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        self.pressed.emit(line, SKIP if shifted and key == DO else key)

    def _on_put_aside(self, _at: QPoint) -> None:
        chip = self.sender()
        assert isinstance(chip, VerbButton)
        self.pressed.emit(self._pressed_on[chip][0], SKIP)
