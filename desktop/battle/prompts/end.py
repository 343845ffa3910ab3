"""The end of a battle: what is left, points by side, who won, notes."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QDoubleSpinBox, QGridLayout, QPlainTextEdit, QRadioButton, QWidget

from desktop.battle.context import BattleContext
from desktop.look import theme
from desktop.widgets.prompt import Prompt
from desktop.widgets.spin import DoubleSpin
from desktop.widgets.text import label
from desktop.wording import fill, say
from desktop.wording.battle.report import score_lines
from desktop.wording.plain import caption
from rules.battle.commands import EndGame
from rules.battle.score import score
from rules.battle.state import Result, other
from rules.cards import MOST_NOTE
from rules.sheets import sheet_of
from rules.text import Message


class EndPrompt(Prompt):
    """Shows the count and asks for the rest."""

    width_at_100 = 640
    tells_why = True

    def __init__(self, parent: QWidget, context: BattleContext) -> None:
        super().__init__(parent, "")
        self._context = context
        self.title.setText(context.say(Message("end.title")))
        game = context.game
        self._priced = sheet_of(context.play.system.id).priced
        for line in score_lines(context.play, context.names):
            self.body.addWidget(label(line, self.panel, wrap=True))
        grid = QGridLayout()
        grid.setSpacing(8)
        grid.setColumnStretch(0, 1)
        column = 2 if self._priced else 0
        self._points: dict[str, QDoubleSpinBox] = {}
        self._winners = QButtonGroup(self)
        self._winners.buttonClicked.connect(self._on_chosen)
        self._chosen = False  # the table says who won: points that change say it no longer
        for row, key in enumerate(game.sides):
            spin = DoubleSpin(self.panel)
            spin.setDecimals(1)
            spin.setRange(-9999, 99999)
            spin.setValue(score(game, other(key)).destroyed)
            spin.valueChanged.connect(self._propose)
            spin.setSuffix(" " + self.tr("points"))
            spin.setAccessibleName(context.side_name(key))
            spin.setVisible(self._priced)
            whole = fill(self.tr("Victory: {side}"), side=context.side_name(key))
            radio = QRadioButton(self.tr("wins") if self._priced else caption(whole), self.panel)
            radio.setAccessibleName(whole)
            self._winners.addButton(radio, row)
            self._points[key] = spin
            if self._priced:
                grid.addWidget(label(context.side_name(key), self.panel, wrap=True), row, 0)
                grid.addWidget(spin, row, 1)
            grid.addWidget(radio, row, column)
        draw = QRadioButton(self.tr("A draw"), self.panel)
        self._winners.addButton(draw, len(self._points))
        grid.addWidget(draw, len(self._points), column)
        # the style of the marks makes the words a little wider than they say themselves
        widest = max(button.sizeHint().width() for button in self._winners.buttons())
        grid.setColumnMinimumWidth(column, widest + theme.current().px(8))
        self.body.addLayout(grid)
        self.notes = QPlainTextEdit(self.panel)
        self.notes.setPlaceholderText(self.tr("Notes"))
        self.notes.setAccessibleName(self.tr("Notes"))
        self.notes.setTabChangesFocus(True)
        self.notes.setFixedHeight(theme.current().px(90))
        self.body.addWidget(self.notes)
        self._propose()
        self.say_verb(context.say(Message("end.verb")))

    def _on_chosen(self) -> None:
        self._chosen = True

    def _propose(self) -> None:
        """Let the winner follow the points, unless somebody chose another one."""
        if self._chosen or len(self._points) < len(self._context.game.sides):
            return
        values = [spin.value() for spin in self._points.values()]
        if not self._priced:  # who is left alone has won
            values = [bool(score(self._context.game, key).survivors) for key in self._points]
        best = values.index(max(values)) if values[0] != values[1] else len(values)
        self._winners.button(best).setChecked(True)

    def open(self) -> None:
        """Show the question, the first points ready."""
        super().open()
        if self._priced:
            next(iter(self._points.values())).setFocus()
        else:
            self._winners.button(self._winners.checkedId()).setFocus()

    def answer(self) -> None:
        """End the battle with what was entered."""
        keys = [*self._points, ""]
        winner = keys[max(0, self._winners.checkedId())]
        points = {key: spin.value() for key, spin in self._points.items() if self._priced}
        result = Result(points, winner, self.notes.toPlainText().strip())
        if len(result.notes) > MOST_NOTE:
            self.complain(say(Message("card.long_note", {"most": MOST_NOTE})))
        elif self.carry(self._context, EndGame(result)):
            self.close_panel()
