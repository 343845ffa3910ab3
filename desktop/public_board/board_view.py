"""The battle as both sides may see it, as large as the room there is."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.look.painting import paint_style
from desktop.public_board.heading import PublicHeading
from desktop.public_board.roll_band import PublicRollBand
from desktop.public_board.side_column import PublicSide
from desktop.public_board.unit import Unit
from desktop.widgets.in_line import in_column, in_row
from desktop.widgets.scroll import ScrollDown
from desktop.wording.battle.public_board import PublicBoard


class PublicBoardView(QWidget):
    """Shows a public board; nothing in it can be pressed.

    A ``compact`` one leaves its room to the cards: its letters are as large as elsewhere in the window, its
    heads are slim, and the cards scroll where they would be cut.
    """

    def __init__(self, parent: QWidget, *, compact: bool = False) -> None:
        super().__init__(parent)
        self._compact = compact
        self.heading = PublicHeading(self, slim=compact)
        self.roll = PublicRollBand(self)
        columns = QWidget()
        self.sides = PublicSide(0, columns, slim=compact), PublicSide(1, columns, slim=compact)
        in_row(columns, *((side, 1) for side in self.sides), gap=2)
        area = ScrollDown(columns, self)
        area.setFocusPolicy(Qt.FocusPolicy.TabFocus if compact else Qt.FocusPolicy.NoFocus)
        in_column(self, self.heading, self.roll, (area, 1), gap=0)

    def show_board(self, board: PublicBoard | None) -> None:
        """Show another moment, None where no battle is on the table."""
        self.heading.set_view(board.banner if board is not None else None)
        self.roll.set_view(board.roll if board is not None else None)
        for number, side in enumerate(self.sides):
            side.set_view(board.sides[number] if board is not None else None)

    def say(self) -> None:
        """Say everything in the language of now."""
        self.roll.say()
        for side in self.sides:
            side.say()

    def restyle(self) -> None:
        """Paint in the colours and the size of text of now."""
        self._fit()
        for part in (self.heading, self.roll, *self.sides):
            part.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything grow with it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        unit = Unit.of(QSize(self.width(), self.width()) if self._compact else self.size())
        if self._compact:
            unit = Unit(max(unit.px, paint_style().theme.scale / 100))
        self.heading.set_unit(unit)
        self.roll.set_unit(unit)
        for side in self.sides:
            side.set_unit(unit)
