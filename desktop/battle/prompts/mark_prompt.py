"""Which Conscrit is which: a figure's letter, base colour and nickname."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QLineEdit, QWidget

from desktop.battle.context import BattleContext
from desktop.look.badges import paint_disc
from desktop.look.painting import Ink, paint_style
from desktop.widgets.painted import Painted
from desktop.widgets.prompt import Prompt
from desktop.widgets.text import label
from desktop.wording import fill
from rules.battle.commands import MarkFigure
from rules.battle.setup import BASE_COLOURS


class Swatch(Painted, QAbstractButton):
    """A base colour to choose."""

    def __init__(self, colour: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.colour = colour
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleName(colour)
        self.setFixedSize(paint_style().px(44), paint_style().px(44))

    def _paint(self, ink: Ink) -> None:
        style = ink.style
        rect = QRectF(self.rect())
        if self.isChecked() or self.hasFocus():
            edge = style.colour("focus" if self.hasFocus() else "text")
            ink.box(rect, style.colour("raised"), edge, style.px(6), 2)
        inner = style.px(6)
        paint_disc(
            ink, rect.adjusted(inner, inner, -inner, -inner), "✓" if self.isChecked() else "", self.colour
        )


class MarkPrompt(Prompt):
    """Changes a figure's letter, colour, nickname in one step."""

    def __init__(self, parent: QWidget, context: BattleContext, fighter: str) -> None:
        super().__init__(parent, "")
        self._context, self._fighter = context, fighter
        self.about = fighter
        found = context.game.fighters[fighter]
        self.title.setText(fill(self.tr("Mark of {name}"), name=context.fighter_name(fighter)))
        self.letter = QLineEdit(found.letter, self.panel)
        self.letter.setMaxLength(2)
        self.letter.setFixedWidth(paint_style().px(64))
        self.nickname = QLineEdit(found.nickname, self.panel)
        self.nickname.setMaxLength(40)
        line = QHBoxLayout()
        for words, field in ((self.tr("Letter"), self.letter), (self.tr("Nickname"), self.nickname)):
            field.setAccessibleName(words)
            line.addWidget(label(words, self.panel))
            line.addWidget(field, 1 if field is self.nickname else 0)
        self.body.addLayout(line)
        grid = QGridLayout()
        grid.setSpacing(4)
        self._swatches = []
        for number, colour in enumerate(BASE_COLOURS):
            swatch = Swatch(colour, self.panel)
            swatch.setChecked(colour == found.colour)
            grid.addWidget(swatch, number // 6, number % 6)
            self._swatches.append(swatch)
        grid.setColumnStretch(6, 1)
        self.body.addLayout(grid)
        self.say_verb(self.tr("Mark"))
        self.opens_on = self.letter
        self.letter.selectAll()

    def answer(self) -> None:
        """Mark the figure."""
        colour = next((swatch.colour for swatch in self._swatches if swatch.isChecked()), None)
        command = MarkFigure(self._fighter, self.letter.text().strip(), colour, self.nickname.text().strip())
        self.close_panel()
        self._context.do(command)
