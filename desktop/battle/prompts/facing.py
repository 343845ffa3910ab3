"""Two figures that face each other at the head of a roll: token, name, and the value that counts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.battle.board.views import ChipView
from desktop.battle.context import BattleContext
from desktop.battle.roster.token import draw_token
from desktop.look.painting import Ink, kit
from desktop.widgets.painted import Painted
from desktop.widgets.text import label, set_look
from desktop.wording.plain import plain_tip

_SIZE = 48
"""How large a token stands here, in px at 100 %."""

_WIDE = 1180
"""From this width of the window on, in px at 100 %, values have room beside the names."""


class FigureToken(Painted, QAbstractButton):
    """The token of a figure, or an empty one where nobody is named; pressed, it asks for another one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chip: ChipView | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_figure(self, chip: ChipView | None, name: str, what: str) -> None:
        """Show a figure by its name; ``what`` says which part it has."""
        self.setAccessibleName(f"{what}: {name}")
        self.setToolTip(plain_tip(what))
        if chip != self._chip:
            self._chip = chip
            self.update()

    def sizeHint(self) -> QSize:
        """Be as large as a token of the stage."""
        return QSize(kit().px(_SIZE), kit().px(_SIZE))

    def _paint(self, ink: Ink) -> None:
        made, rect = ink.kit, QRectF(self.rect())
        if self.hasFocus() or (self.underMouse() and self.isEnabled()):
            edge = made.colour("focus" if self.hasFocus() else "edge")
            ink.box(rect, made.colour("raised"), edge, made.px(6), 2)
        if self._chip is not None:
            draw_token(ink, rect.adjusted(2, 2, -2, -2), self._chip, "", made.colour("surface"))
            return
        inner = rect.adjusted(made.px(8), made.px(8), -made.px(8), -made.px(8))
        ink.box(inner, made.colour("raised"), made.colour("line"), inner.width() / 2, 2)
        ink.text(inner, "?", made.large, made.colour("soft"), Qt.AlignmentFlag.AlignCenter)


class FacingFigures(QWidget):
    """Lays two figures out to face each other; what counts of each stands beside its name.

    Where ``pressed`` their tokens ask for others.
    """

    def __init__(self, parent: QWidget, context: BattleContext, *, pressed: bool = False) -> None:
        super().__init__(parent)
        self._context = context
        self.tokens = FigureToken(self), FigureToken(self)
        self.names: tuple[QLabel, QLabel] = label("", self, wrap=True), label("", self, wrap=True)
        self._values = QHBoxLayout(), QHBoxLayout()
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        line, low = QHBoxLayout(), self.window().width() < kit().px(_WIDE)
        line.setSpacing(6)
        lines.addLayout(line)
        values = line
        if low:  # both need the whole width
            values = QHBoxLayout()
            lines.addLayout(values)
        (left, right), (mine, theirs) = self.tokens, self.names
        theirs.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(left)
        line.addWidget(mine, 1)
        values.addLayout(self._values[0])
        if low:
            values.addStretch(1)
        values.addLayout(self._values[1])
        line.addWidget(theirs, 1)
        line.addWidget(right)
        for token in self.tokens:
            token.setEnabled(pressed)

    def put_beside(self, place: int, widget: QWidget) -> None:
        """Put what counts of a figure beside its name, towards the other one."""
        self._values[place].addWidget(widget)

    def show_alone(self, alone: bool) -> None:
        """Show the left one alone, or both."""
        self.tokens[1].setHidden(alone)
        self.names[1].setHidden(alone)

    def show_figure(self, place: int, fighter: str, name: str, what: str) -> None:
        """Show a figure at the left or the right, "" for nobody who is named."""
        context, game = self._context, self._context.game
        found = game.fighters.get(fighter)
        ruleset = context.play.table.ruleset
        chip = context.chips.of(game, found, context.names, ruleset) if found is not None else None
        self.tokens[place].show_figure(chip, name, what)
        self.names[place].setText(name)
        tone = f"side-{game.side_of(found.card).key}" if found is not None else ""
        set_look(self.names[place], "heading", tone)
