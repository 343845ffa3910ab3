"""The tasks of a phase beneath each other: headings, cards, and as chips what nobody is asked about."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget

from desktop.battle.tasks.card import TaskCard
from desktop.battle.tasks.entry import FieldPress
from desktop.battle.tasks.views import DO, SKIP, GroupView, TasksView, TaskView
from desktop.look.painting import advance, kit, line_height
from desktop.widgets.key_button import VerbButton
from desktop.widgets.text import label, set_look
from desktop.wording.battle.row_words import ICONS
from desktop.wording.plain import plain_tip

_GAP = 6


class TaskBoard(QWidget):
    """Shows the tasks that are left.

    ``pressed`` with a line's id and what was pressed on its card or chip, "" for the card itself; ``asked``
    once the fields of the lit test were typed in.
    """

    pressed = Signal(str, str)
    asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = TasksView()
        self._cards: list[TaskCard] = []
        self._chips: list[VerbButton] = []
        self._pressed_on: dict[VerbButton, tuple[str, str]] = {}
        self._headings: list[tuple[QLabel, QLabel]] = []

    def show_tasks(self, view: TasksView, language: str) -> None:
        """Show tasks; `arrange` gives them their places."""
        self._view = view
        tasks = [task for task in view.tasks if not task.aside]
        while len(self._cards) < len(tasks):
            card = TaskCard(self)
            card.pressed.connect(self._on_pressed)
            card.asked.connect(self.asked)
            self._cards.append(card)
        for card, task in zip(self._cards, tasks, strict=False):
            card.show_task(task, language)
            card.show()
        for card in self._cards[len(tasks) :]:
            card.hide()
        self._show_chips([task for task in view.tasks if task.aside])

    def _show_chips(self, tasks: list[TaskView]) -> None:
        """Show what nobody is asked about: a click does it, Shift or the right button puts it aside."""
        self._pressed_on = {}
        for task in tasks:
            words = " · ".join(filter(None, (task.name, task.detail)))
            icon = ICONS.get(task.bundle.row.rule.verb, "check")
            self._chip(task, FieldPress(DO, words, icon))
            for press in task.verbs:
                if press.key not in (DO, SKIP):
                    self._chip(task, press)
        for chip in self._chips[len(self._pressed_on) :]:
            chip.hide()

    def _chip(self, task: TaskView, press: FieldPress) -> None:
        number = len(self._pressed_on)
        if number == len(self._chips):
            chip = VerbButton(self)
            chip.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            chip.clicked.connect(self._on_chip)
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
    def lit_place(self) -> QRect:
        """Where the lit task stands, an empty rectangle where none is lit."""
        lit = next((task.id for task in self._view.tasks if task.lit), "")
        chip = next((chip for chip, (line, _) in self._pressed_on.items() if line == lit), None)
        found = self.lit_card or chip
        return found.geometry() if found is not None else QRect()

    def arrange(self, width: int) -> int:
        """Put headings, cards and chips beneath each other in a width; tell how high that is, in px."""
        made = kit()
        gap, top, cards, chips = made.px(_GAP), 0, iter(self._cards), iter(self._pressed_on)
        for number, group in enumerate(self._view.groups):
            high = max(made.px(26), line_height(made.bold)) if group.words else 0
            self._show_heading(number, group, QRect(made.px(2), top, width - made.px(4), high))
            top += high + made.px(2)
            if group.aside:
                ids = {task.id for task in group.tasks}
                mine = [next(chips) for line, _ in self._pressed_on.values() if line in ids]
                top = self._flow(mine, top, width)
                continue
            for _ in group.tasks:
                card = next(cards)
                high = card.arrange(width)
                card.setGeometry(0, top, width, high)
                top += high + gap
        for labels in self._headings[len(self._view.groups) :]:
            for each in labels:
                each.hide()
        return top

    def _show_heading(self, number: int, group: GroupView, rect: QRect) -> None:
        """Show the words over a group, beside them what is left of it: small where room lacks."""
        if number == len(self._headings):
            self._headings.append((label("", self, role="heading"), label("", self, role="soft")))
        heading, hint = self._headings[number]
        made = kit()
        wide = math.ceil(advance(group.words, made.bold)) + 1
        cut = wide > rect.width()
        set_look(heading, "small" if cut else "heading")
        heading.setWordWrap(cut)
        heading.setText(group.words)
        heading.setGeometry(rect if cut else rect.adjusted(0, 0, wide - rect.width(), 0))
        heading.setVisible(bool(group.words))
        beside = rect.adjusted(wide + made.px(8), 0, 0, 0)
        fits = [font for font in (made.body, made.small) if advance(group.hint, font) <= beside.width()]
        set_look(hint, "soft" if made.body in fits else "small")
        hint.setText(group.hint)
        hint.setGeometry(beside)
        hint.setVisible(bool(group.hint and fits and not cut))

    @staticmethod
    def _flow(chips: list[VerbButton], top: int, width: int) -> int:
        """Put chips beside each other, in lines; give where what follows begins."""
        made, gap, x = kit(), kit().px(_GAP), 0
        line = made.px(40)
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
