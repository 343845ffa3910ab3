"""Command points: entered in the first turn and kept for the game, put right at any time."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.battle.centre_page import GoOn
from desktop.battle.context import BattleContext
from desktop.battle.strategic.strategy import OwnPage
from desktop.widgets.in_line import Room, in_column
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.spin import Spin
from desktop.widgets.text import label, set_look
from desktop.widgets.typed_keys import digit
from desktop.wording import about, number
from desktop.wording.battle.trial_words import sum_words
from rules.battle import commands as c
from rules.battle.state import SIDES
from rules.monconf.commands import AgreePoints, Genius
from rules.monconf.points import held, starting
from rules.monconf.tactics import POINTS

_MOST = 999
_GO_ON = "points.go_on"


class PointSpin(Spin):
    """A field for points; on a page, undo and redo are those of the table while nothing is typed anew.

    Undo first takes back all that was typed in the field. Emits ``side_wanted`` with the letter of a side.
    """

    side_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._held = 0

    def show_held(self, points: int) -> None:
        """Show the points of now."""
        self._held = points
        self.setValue(points)

    def event(self, event: QEvent) -> bool:
        """Keep undo while other points stand here, however they came there."""
        undoes = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Undo)
        kept = undoes and event.type() == QEvent.Type.ShortcutOverride and self.value() != self._held
        event.setAccepted(kept or event.isAccepted())
        return kept or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to a side by its letter; show the points of now again where something was typed."""
        if event.text().lower() in SIDES:
            self.side_wanted.emit(event.text().lower())
        elif event.matches(QKeySequence.StandardKey.Undo) and self.value() != self._held:
            self.show_held(self._held)
            self.selectAll()
        else:
            super().keyPressEvent(event)


class PointsFields(QWidget):
    """A field for each side, with what its points are made of beneath."""

    def __init__(self, context: BattleContext, parent: QWidget, *, explains: bool) -> None:
        super().__init__(parent)
        self._context = context
        self.spins = {key: PointSpin(self) for key in SIDES}
        self._names: dict[str, QLabel] = {}
        self._sums: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        for place, key in enumerate(SIDES):
            self._names[key] = label("", self, role="title", wrap=True)
            set_look(self._names[key], "title", f"side-{key}")
            self._sums[key] = soft("", self)
            self._sums[key].setVisible(explains)
            self.spins[key].setRange(0, _MOST)
            self.spins[key].side_wanted.connect(self.begin)
            grid.addWidget(self._names[key], 2 * place, 0)
            grid.addWidget(self.spins[key], 2 * place, 1)
            grid.addWidget(self._sums[key], 2 * place + 1, 0, 1, 2)

    def refresh(self) -> None:
        """Show the points of now."""
        context = self._context
        for key, spin in self.spins.items():
            side = context.game.sides[key]
            self._names[key].setText(context.side_name(key))
            spin.setAccessibleName(context.side_name(key))
            spin.show_held(held(side))
            found = starting(context.table, context.game, key)
            words = f"{number(found.total or 0)} = {sum_words(found, context.say)}"
            self._sums[key].setText(about(self.tr("Proposed"), words))

    def begin(self, side: str, figure: int | None = None) -> None:
        """Go to the field of a side, with the first figure of its number where one was typed."""
        spin = self.spins[side]
        spin.setFocus()
        spin.selectAll()
        if figure is not None:
            spin.setValue(figure)
            spin.lineEdit().deselect()
            spin.lineEdit().end(False)

    @property
    def changed(self) -> dict[str, int]:
        """Give the points that were typed anew, by side."""
        sides = self._context.game.sides
        return {key: spin.value() for key, spin in self.spins.items() if spin.value() != held(sides[key])}


class PointsPage(OwnPage):
    """The step of the first turn: both sides enter their points, Enter goes on.

    A figure begins with the first side, A and B go to a side; until then undo is that of the table.
    """

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = label("", self, role="title", wrap=True)
        self.fields = PointsFields(context, self, explains=True)
        self.note = soft("", self)
        in_column(self, self.title, self.fields, self.note, Room.REST, gap=12)

    def refresh(self) -> None:
        """Draw from the game in view."""
        self.title.setText(self.tr("Command points of this game"))
        self.note.setText(
            self.tr("They buy tactics and last until the end. Enter them: A and B choose a side.")
        )
        self.fields.refresh()

    def verbs(self) -> tuple[GoOn, ...]:
        """Give the way to the next step."""
        return (GoOn(_GO_ON, self.tr("Go on"), "↵", icon="check"),)

    def do_verb(self, code: str) -> bool:
        """Go on."""
        if code == _GO_ON:
            self.go_on()
        return code == _GO_ON

    def go_on(self) -> None:
        """Go to the next step with what was typed, as one gesture that the journal tells by its points."""
        typed = {key: spin.value() for key, spin in self.fields.spins.items()}
        self._context.do(c.Together((c.Advance(), AgreePoints(**typed))))

    def press(self, key: Qt.Key, text: str) -> bool:
        """Go on with Enter, type a number, or go to a side."""
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        elif text.lower() in self.fields.spins:
            self.fields.begin(text.lower())
        elif (figure := digit(text)) is not None:
            self.fields.begin(SIDES[0], figure)
        else:
            return False
        return True


class PointsPrompt(Prompt):
    """The points of both sides while the game goes on: what is typed is a correction."""

    width_at_100 = 480

    def __init__(self, parent: QWidget, context: BattleContext) -> None:
        super().__init__(parent, "")
        self._context = context
        self.title.setText(self.tr("Command points"))
        self.fields = PointsFields(context, self.panel, explains=False)
        self.fields.refresh()
        self.body.addWidget(self.fields)
        self.say_verb(self.tr("Correct"))

    def open(self) -> None:
        """Begin with the side that has the hand."""
        super().open()
        self.fields.begin(self._context.game.hand or SIDES[0])

    def answer(self) -> None:
        """Correct what was typed anew."""
        sides = self._context.game.sides
        made = tuple(
            c.Correct(f"side:{key}", {"points": {**sides[key].points, POINTS: points}})
            for key, points in self.fields.changed.items()
        )
        self.close_panel()
        if made:
            self._context.do(c.Together(made) if len(made) > 1 else made[0])


class PricePrompt(Prompt):
    """How many points Plan génial is worth to a side: the rival pays as many to cancel it."""

    width_at_100 = 520

    def __init__(self, parent: QWidget, context: BattleContext) -> None:
        super().__init__(parent, "")
        self._context = context
        side = context.game.sides[context.game.hand]
        self.title.setText(self.tr("Brilliant plan: how many points?"))
        self.points = Spin(self.panel)
        self.points.setRange(0, _MOST)  # a 0 that is typed is refused with its reason, not played as 1
        self.points.setValue(1)
        self.points.setAccessibleName(self.title.text())
        self.points.setSuffix(" " + self.tr("of {n}").format(n=held(side)))
        self.body.addWidget(self.points)
        words = self.tr(
            "Tactician of the next turn without a test. The other side may pay as much to cancel it; "
            "otherwise it cannot play this tactic until the end of the turn."
        )
        self.body.addWidget(soft(words, self.panel))
        self.say_verb(self.tr("Play"))
        self.opens_on = self.points
        self.points.selectAll()

    def answer(self) -> None:
        """Play the tactic; a refusal is said here, and the same again does it."""
        self.carry_and_close(self._context, Genius(self.points.value()))
