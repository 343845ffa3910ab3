"""The end: the score, who won, what turned it, notes; it is proposed until the table ends the battle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QSizePolicy, QWidget

from desktop.battle.centre.outcome import ScoreField, StandingBars, TurningPoints, duration, outcome
from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.context import BattleContext
from desktop.battle.host import TableHost
from desktop.battle.screen import PageKind
from desktop.look import theme
from desktop.look.painting import lines_of, paint_style
from desktop.operations.battle_losses import lost, turning_points
from desktop.widgets.in_line import in_column, in_row
from desktop.widgets.key_button import VerbButton
from desktop.widgets.scroll import area_of
from desktop.widgets.text import label
from desktop.wording import about, number, say, sentences
from desktop.wording.battle.report import report
from desktop.wording.plain import plain_tip
from rules.battle.commands import EndGame, Reopen
from rules.battle.score import winner
from rules.battle.state import Result
from rules.cards import MOST_NOTE
from rules.sheets import sheet_of
from rules.text import Message

translate = QCoreApplication.translate
_ARMY_KEYS = "KL"
_WINNERS = (("a", "A"), ("", "="), ("b", "B"))
"""Who may have won, "" for nobody, and the key that says so."""
_STEPS = {"−": "minus", "+": "plus"}
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
_NAMED = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
_APART = 40
"""From what counts the points of one side to what counts the other's, in px."""
_NOTES = 72
"""How high the notes are at least, in px at 100 %."""


class EndPage(CentrePage):
    """The outcome of a battle that ends or has ended, where the table says what it comes to."""

    looked = Signal(int)
    """Emitted with a step to look back at."""

    told = Signal(str)
    """Emitted with what is wrong with the notes."""

    written = Signal()
    """Emitted when Esc leaves the notes or the report."""

    wanted = Signal(str)
    """Emitted with what to do with the report: "copy", "save" or "print"."""

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._read: object = None
        self._words = self._noted = ""
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.hide()
        self._ending = QWidget(self)
        self._title, self._duration = (
            label("", self._ending, role="heading"),
            label("", self._ending, role="soft"),
        )
        self.score = {side: ScoreField(self._ending, side) for side in "ab"}
        self.steps = {
            f"{s}{sign}": VerbButton(self._ending, act=self._on_step) for s in "ab" for sign in _STEPS
        }
        for step in self.steps.values():
            step.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrows step the field itself
        self._captions = {side: label("", self._ending, role="soft", wrap=True) for side in "ab"}
        self.winners = {side: VerbButton(self._ending, breaks=True) for side, _ in _WINNERS}
        self.standing = StandingBars(self._ending)
        self._turned = label("", self._ending, role="heading")
        self.turning = TurningPoints(self._ending)
        self.notes = QPlainTextEdit(self._ending)
        self.notes.setTabChangesFocus(True)
        self.notes.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.notes.installEventFilter(self)
        for field in self.score.values():
            field.valueChanged.connect(self._on_points)
        for button in self.winners.values():
            button.clicked.connect(self._on_winner)
            button.setCheckable(True)
            policy = button.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
            button.setSizePolicy(policy)
        self.turning.clicked.connect(self._on_turned)
        self._scores, self._sides_row = QGridLayout(), QGridLayout()
        self._lay_out()
        self.restyle()

    def _lay_out(self) -> None:
        head, grid = in_row(None, (self._title, 1), self._duration, gap=8), self._scores
        for place, side in enumerate("ab"):
            self._captions[side].setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(self.score[side], 0, 4 * place, 1, 3)
            for column, sign in ((0, "−"), (2, "+")):
                grid.addWidget(self.steps[f"{side}{sign}"], 1, 4 * place + column)
            grid.setColumnStretch(4 * place + 1, 1)
        grid.setColumnMinimumWidth(3, _APART)
        grid.setSpacing(0)
        self._sides_row.setSpacing(8)
        shown = self.standing, self._turned, self.turning, (self.notes, 1)
        in_column(self._ending, head, grid, self._sides_row, *shown)
        in_column(self, (self._ending, 1), (self.text, 1))

    def restyle(self) -> None:
        """Take the theme's sizes again."""
        self.notes.setMinimumHeight(theme.current().px(_NOTES))
        self.turning.fit()
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put who may have won side by side; where that is too narrow for names nobody comes last."""
        super().resizeEvent(event)
        self._show_winner()

    def _place_captions(self) -> None:
        """Say what the points are between what counts them, long words beneath."""
        between = (self._room - _APART) // 2 - 2 * theme.current().target
        for place, caption in enumerate(self._captions.values()):
            low = len(lines_of(caption.text(), paint_style().body, between, 3)) > 2
            self._scores.addWidget(caption, 1 + low, 4 * place + (not low), 1, 3 if low else 1)

    @property
    def _room(self) -> int:
        """How wide it is beside a bar, in px: whether it scrolls follows from how all of it stands."""
        area = area_of(self)
        return self.width() if area is None else area.width() - area.verticalScrollBar().sizeHint().width()

    # -- what is shown ------------------------------------------------------------------------------

    def refresh(self, selected: str = "") -> None:
        """Show the outcome and the report of now; all steps are walked, but for a new one alone."""
        context = self._context
        read = (context.play.head, context.language, context.outcome)
        if read == self._read:
            return
        self._read = read
        self._words = report(context.play, context.language)
        if self.isVisible():
            self._show_words()
        self.text.setAccessibleName(self.tr("Report"))
        self._show_score()
        found = turning_points(lost(context.play))
        self.turning.show_losses(context, found)
        for shown in (self._turned, self.turning):
            shown.setVisible(bool(found))
        self._turned.setText(self.tr("Turning points"))
        self._title.setText(context.say(Message("end.title")))
        self._duration.setText(duration(context))
        self.notes.setPlaceholderText(self.tr("Notes"))
        self.notes.setAccessibleName(self.tr("Notes"))
        if self._noted != self._result.notes:  # what is typed stays while other things change
            self._noted = self._result.notes
            if self._noted != self.notes.toPlainText().strip():
                self.notes.setPlainText(self._noted)

    def _show_score(self) -> None:
        sides, priced = outcome(self._context), sheet_of(self._context.play.system.id).priced
        self.standing.show_sides(sides)
        for key, side in zip("ab", sides, strict=True):
            field = self.score[key]
            field.blockSignals(True)
            field.setValue(side.figure)
            field.blockSignals(False)
            field.setEnabled(priced)
            field.setAccessibleName(f"{side.name}, {side.caption}")
            self._captions[key].setText("\n".join((side.caption, *side.listed[:1])))
            self._captions[key].setToolTip(plain_tip("\n".join(side.listed)))
            self._captions[key].setAccessibleDescription("\n".join(side.listed))
            steps = translate("Stepper", "one fewer"), translate("Stepper", "one more")
            for (sign, icon), which in zip(_STEPS.items(), steps, strict=True):
                step = self.steps[f"{key}{sign}"]
                step.setObjectName(f"{key}{sign}")
                step.show_verb("", icon=icon)
                step.setFixedWidth(theme.current().target)
                step.setAccessibleName(about(field.accessibleName(), which))
                step.setVisible(priced)
        self._show_winner()

    def _show_winner(self) -> None:
        """Show who won: pressed, and crowned where the name has room beside a crown."""
        self._place_captions()
        won, room, gap = self._result.winner, self._room, self._sides_row.spacing()
        named = {key: self._context.side_name(key) if key else self.tr("A draw") for key in self.winners}
        for key, letter in _WINNERS:
            self.winners[key].show_verb(named[key], letter, on=key == won)
        third = (room - 2 * gap) // 3
        abreast = not any(button.is_cut_at(third) for button in self.winners.values())
        for column, key in enumerate(self.winners if abreast else "ab"):
            self._sides_row.addWidget(self.winners[key], 0, column)
            self._sides_row.setColumnStretch(column, 1)
        if not abreast:
            self._sides_row.addWidget(self.winners[""], 1, 0, 1, 2)
        self._sides_row.setColumnStretch(2, int(abreast))
        for key, letter in _WINNERS:
            button = self.winners[key]
            button.show_verb(named[key], letter, icon="crown" if key == won and key else "", on=key == won)
            if button.is_cut_at(third if abreast else (room - gap) // 2):
                button.show_verb(named[key], letter, on=key == won)
            button.setChecked(key == won)
            button.side = "ab".find(key) if key else -1
            said = self._context.say(Message("step.winner_told", {"winner": key})) if key else named[key]
            button.setAccessibleName(said)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay the report out in the room there is now: laid out before, it begins below its title."""
        super().showEvent(event)
        self._show_words()

    def _show_words(self) -> None:
        if self._words != self.text.toPlainText():
            self.text.setPlainText(self._words)

    # -- what the table says of the end --------------------------------------------------------------

    @property
    def _result(self) -> Result:
        return self._context.outcome or Result()

    def _tell(self, result: Result) -> None:
        if self._context.outcome in (None, result):
            return
        if self._context.ends:
            self._context.tell(result, (*self._context.told, self._context.proposed))
        else:
            self._context.do(EndGame(result))

    def _on_winner(self) -> None:
        button = self.sender()
        won = next(key for key, each in self.winners.items() if each is button)
        self._tell(replace(self._result, winner=won))

    def _on_step(self) -> None:
        pressed = self.sender().objectName()
        self.score[pressed[0]].stepBy(1 if pressed.endswith("+") else -1)

    def _on_points(self) -> None:
        """Take other points; the winner follows them, unless the table said otherwise."""
        result, game = self._result, self._context.game
        points = {key: field.value() for key, field in self.score.items()}
        follows = result.winner == winner(game, result.points)
        won = winner(game, points) if follows else result.winner
        self._tell(replace(result, points=points, winner=won))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the notes as they are left; Esc leaves them."""
        if watched is self.notes and event.type() in (QEvent.Type.FocusOut, QEvent.Type.Hide):
            self.keep_fallen()
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if watched is self.notes and escape and event.type() == QEvent.Type.KeyPress:
            self.notes.clearFocus()
            self.written.emit()
            return True
        return super().eventFilter(watched, event)

    def keep_fallen(self) -> None:
        """Keep the notes as they stand."""
        notes = self.notes.toPlainText().strip()
        if len(notes) > MOST_NOTE:
            self.told.emit(say(Message("card.long_note", {"most": MOST_NOTE})))
        else:
            self._tell(replace(self._result, notes=notes))

    def _on_turned(self, index: QModelIndex) -> None:
        self.looked.emit(self.turning.step_of(index.row()))

    # -- verbs and keys -----------------------------------------------------------------------------

    def verbs(self, asked: bool) -> tuple[GoOn, ...]:
        """Give what can be done with the end, an ended battle or its report, the one of Enter first."""
        # not C: with a figure chosen that is its card, here as everywhere
        rows = [
            ("report", self.tr("Report"), "file-text", "P"),
            ("rematch", self.tr("Rematch"), "refresh", "R"),
            ("reopen", self.tr("Play on"), "lock-open", "O"),
        ]
        if self._context.ends:
            rows[:2] = [("finish", self.tr("Finish"), "flag", "T"), rows[0]]
        game = self._context.game
        sketched = [key for key in game.sides if any(card.sketch for card in game.cards_of(key))]
        for key, letter in zip(sketched, _ARMY_KEYS, strict=False):
            words = self.tr("Save {side} as an army").format(side=self._context.side_name(key))
            rows.append((f"army:{key}", words, "users", letter))
        if not self.text.isHidden():
            rows = [
                ("save", self.tr("Save"), "file-text", "E"),
                ("copy", self.tr("Copy"), "copy", "P"),
                ("print", self.tr("Print…"), "printer", "I"),
                ("outcome", self.tr("Back"), "arrow-left", "Esc"),
            ]
        primary = "" if asked else rows[0][0]
        return tuple(
            GoOn(name, words, key, icon=icon, primary=name == primary) for name, words, icon, key in rows
        )

    def do_verb(self, code: str) -> bool:
        """Do a verb of the page."""
        kind, _, key = code.partition(":")
        if kind == "army":
            self._context.army_wanted.emit(key)
        elif kind == "rematch":
            self._context.rematch_wanted.emit()
        elif kind == "finish":
            self._context.do(EndGame(self._result))
        elif kind == "reopen" and self._context.ends:
            self._context.propose(None)
        elif kind == "reopen":
            self._context.do(Reopen())
        elif kind in ("report", "outcome"):
            self.text.setVisible(kind == "report")
            self._ending.setVisible(kind == "outcome")
            self.turned.emit()
            if not self.take_keyboard():
                self.written.emit()
        else:
            self.wanted.emit(kind)
        return True

    def take_keyboard(self) -> bool:
        """Let the report be read by the keys that turn pages."""
        if self.has_keys:
            self.text.setFocus()
        return self.has_keys

    @property
    def question(self) -> str:
        """That the battle ends, with the points of both and who won, and what Enter does."""
        points = (
            f"{about(each.name, number(each.figure))} {each.caption}" for each in outcome(self._context)
        )
        won = self.winners[self._result.winner].accessibleName()
        return sentences((self._title.text(), ", ".join(points), won, self.verbs(asked=False)[0].words))

    @property
    def has_keys(self) -> bool:
        """Whether the report is in view."""
        return not self.text.isHidden()

    def reads(self, event: QKeyEvent) -> bool:
        """Tell whether a key is a verb of the page, or says who won."""
        return self._means(event) is not None

    def press_key(self, event: QKeyEvent) -> bool:
        """Do what a key means here."""
        if (act := self._means(event)) is not None:
            act()
        return act is not None

    def _means(self, event: QKeyEvent) -> Callable[[], object] | None:
        if event.modifiers() not in _PLAIN:
            return None
        verbs = self.verbs(asked=False)
        codes = {verb.key: verb.code for verb in verbs} | {"Return": verbs[0].code, "Enter": verbs[0].code}
        pressed = QKeySequence(event.key()).toString() if event.key() in _NAMED else event.text().upper()
        if pressed in codes:
            return partial(self.do_verb, codes[pressed])
        won = {letter: key for key, letter in _WINNERS}
        if self.text.isHidden() and pressed in won:
            return self.winners[won[pressed]].click
        return None


def _made(table: TableHost, parent: QWidget) -> EndPage:
    page = EndPage(table.context, parent)
    page.looked.connect(table.context.look)
    page.told.connect(table.say_refusal)
    page.written.connect(table.over.setFocus)
    page.wanted.connect(table.report_wanted)
    return page


END_PAGE = PageKind(make=_made, scrolls=True)
