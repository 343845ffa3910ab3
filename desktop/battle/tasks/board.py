"""The tasks of a phase beneath each other: headings, cards, and the verbs of a whole step."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.battle.tasks.card import TaskCard
from desktop.battle.tasks.views import GroupView, TasksView
from desktop.look.painting import Ink, advance, kit, line_height, lines_of
from desktop.widgets.key_button import VerbButton
from desktop.wording.plain import plain_tip

_GAP = 6


class TaskBoard(QWidget):
    """Shows the tasks that are left.

    ``pressed`` with a line's id and what was pressed on its card, "" for the card itself; ``asked`` once the
    fields of the lit test were typed in; ``settled`` a step with the state that all its rows shall have.
    """

    pressed = Signal(str, str)
    asked = Signal()
    settled = Signal(str, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = TasksView()
        self._cards: list[TaskCard] = []
        self._headings: list[tuple[QRectF, GroupView]] = []
        self._step_verbs: list[VerbButton] = []

    def show_tasks(self, view: TasksView, language: str) -> None:
        """Show tasks; `arrange` gives them their places."""
        self._view = view
        tasks = view.tasks
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

    def restyle(self) -> None:
        """Show everything anew in the theme's colours and sizes."""
        for card in self._cards:
            card.view = None

    @property
    def cards(self) -> list[TaskCard]:
        """The cards in view."""
        return self._cards[: len(self._view.tasks)]

    @property
    def lit_card(self) -> TaskCard | None:
        """The card of the lit task, None for one that is a chip."""
        return next((card for card in self.cards if card.view is not None and card.view.lit), None)

    def arrange(self, width: int) -> int:
        """Put headings and cards beneath each other in a width; tell how high that is, in px."""
        made = kit()
        gap, top, cards, verbs = made.px(_GAP), 0, iter(self._cards), 0
        self._headings = []
        for group in self._view.groups:
            open_step = bool(group.step)
            high = max(made.px(26), round(line_height(made.bold))) if group.words else 0
            high = made.px(40) if open_step else high
            room = width - (made.px(92) if open_step else 0)
            rect = QRectF(made.px(2), top, room, high)
            self._headings.append((rect, group))
            if open_step:
                self._lay_step(group, verbs, QRect(width - made.px(86), top, made.px(86), high))
                verbs += 2
            top += high + made.px(2)
            for _ in group.tasks:
                card = next(cards)
                high = card.arrange(width)
                card.setGeometry(0, top, width, high)
                top += high + gap
        for button in self._step_verbs[verbs:]:
            button.hide()
        self.update()
        return top

    def _lay_step(self, group: GroupView, number: int, room: QRect) -> None:
        """Put the two verbs of a whole step beside its first heading."""
        while len(self._step_verbs) < number + 2:
            button = VerbButton(self)
            button.clicked.connect(self._on_step)
            self._step_verbs.append(button)
        done = self.tr("Do all of “{step}” ({key})").format(step=group.step_words, key="⇧D")
        skipped = self.tr("Nothing else in “{step}” ({key})").format(step=group.step_words, key="⇧I")
        half = room.width() // 2 - 2
        for place, (icon, state, words) in enumerate(
            (("list-check", "done", done), ("player-skip-forward", "skipped", skipped))
        ):
            button = self._step_verbs[number + place]
            button.setObjectName(f"{state}:{group.step}")
            button.show_verb("", icon=icon)
            button.setAccessibleName(words)
            button.setToolTip(plain_tip(words))
            button.setGeometry(room.x() + place * (half + 4), room.y(), half, room.height())
            button.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the headings."""
        with Ink(self) as ink:
            self._paint(ink)

    def _paint(self, ink: Ink) -> None:
        made = ink.kit
        for rect, group in self._headings:
            wide = advance(group.words, made.bold)
            if wide > rect.width():
                lines = lines_of(group.words, made.small, rect.width(), 2)
                ink.block(rect, lines, made.small, made.colour("soft"))
                continue
            ink.text(rect, group.words, made.bold, made.colour("text"))
            beside = rect.adjusted(wide + made.px(8), 0, 0, 0)
            if group.hint and advance(group.hint, made.body) <= beside.width():
                ink.text(beside, group.hint, made.body, made.colour("soft"))
            elif group.hint and advance(group.hint, made.small) <= beside.width():
                ink.text(beside, group.hint, made.small, made.colour("soft"))

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here."""
        with Ink.dry() as ink:
            self._paint(ink)
        return list(ink.words)

    def _on_pressed(self, key: str) -> None:
        card = self.sender()
        assert isinstance(card, TaskCard) and card.view is not None
        self.pressed.emit(card.view.id, key)

    def _on_step(self) -> None:
        state, _, step = self.sender().objectName().partition(":")
        self.settled.emit(step, state)
