"""Two figures that face each other at the head of a roll: token, name, and the value that counts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.battle.context import BattleContext
from desktop.look.painting import Ink, paint_style
from desktop.look.tokens import draw_token
from desktop.widgets.in_line import in_column, in_row
from desktop.widgets.painted import Painted
from desktop.widgets.text import label, set_look
from desktop.wording import about
from desktop.wording.battle.board_views import ChipView
from desktop.wording.plain import plain_tip

_SIZE = 48
"""How large a token stands here, in px at 100 %."""

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class FigureToken(Painted, QAbstractButton):
    """The token of a figure, or an empty one where nobody is named; pressed, it asks for another one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chip: ChipView | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_figure(self, chip: ChipView | None, name: str, what: str) -> None:
        """Show a figure by its name; ``what`` says which part it has."""
        self.setAccessibleName(about(what, name))
        self.setToolTip(plain_tip(what))
        if chip != self._chip:
            self._chip = chip
            self.update()

    def sizeHint(self) -> QSize:
        """Be as large as a token of the stage."""
        return QSize(paint_style().px(_SIZE), paint_style().px(_SIZE))

    def _paint(self, ink: Ink) -> None:
        style, rect = ink.style, QRectF(self.rect())
        if self.hasFocus() or (self.underMouse() and self.isEnabled()):
            edge = style.colour("focus" if self.hasFocus() else "edge")
            ink.box(rect, style.colour("raised"), edge, style.px(6), 2)
        if self._chip is not None:
            draw_token(ink, rect.adjusted(2, 2, -2, -2), self._chip, "", style.colour("surface"))
            return
        inner = rect.adjusted(style.px(8), style.px(8), -style.px(8), -style.px(8))
        ink.box(inner, style.colour("raised"), style.colour("line"), inner.width() / 2, 2)
        ink.text(inner, "?", style.large, style.colour("soft"), Qt.AlignmentFlag.AlignCenter)


class FacingFigures(QWidget):
    """Lays two figures out to face each other; what counts of each stands beneath its name.

    Where ``pressed`` their tokens ask for others.
    """

    def __init__(self, parent: QWidget, context: BattleContext, *, pressed: bool = False) -> None:
        super().__init__(parent)
        self._context = context
        self.tokens = FigureToken(self), FigureToken(self)
        self.names: tuple[QLabel, QLabel] = label("", self, wrap=True), label("", self, wrap=True)
        self._values = QHBoxLayout(), QHBoxLayout()
        line = in_row(self, gap=8)
        for place, (token, name, values) in enumerate(
            zip(self.tokens, self.names, self._values, strict=True)
        ):
            token.setEnabled(pressed)
            name.setAlignment((_RIGHT if place else _LEFT) | Qt.AlignmentFlag.AlignBottom)
            column = in_column(None, name, values, gap=0)
            values.setSpacing(10)
            values.addStretch(1)
            line.addWidget(token)
            line.insertLayout(2 * place + (not place), column, 1)

    def put_beneath(self, place: int, widget: QWidget) -> None:
        """Put what counts of a figure beneath its name."""
        line = self._values[place]
        if isinstance(widget, QAbstractSpinBox):
            widget.setAlignment(_RIGHT if place else _LEFT)
        line.insertWidget(line.count() if place else line.count() - 1, widget)

    def show_alone(self, alone: bool) -> None:
        """Show the left one alone, or both."""
        self.tokens[1].setHidden(alone)
        self.names[1].setHidden(alone)

    def show_figure(self, place: int, fighter: str, name: str, what: str) -> None:
        """Show a figure at the left or the right, "" for nobody who is named."""
        context, game = self._context, self._context.game
        found = game.fighters.get(fighter)
        ruleset = context.table.ruleset
        chip = context.chips.of(game, found, context.names, ruleset) if found is not None else None
        self.tokens[place].show_figure(chip, name, what)
        # the letter of a figure stays with what stands before it
        head, apart, letter = name.rpartition(" ")
        self.names[place].setText(
            f"{head}\N{NO-BREAK SPACE}{letter}" if apart and len(letter) == 1 and letter.isalpha() else name
        )
        tone = f"side-{game.side_of(found.card).key}" if found is not None else ""
        set_look(self.names[place], "heading", tone)
