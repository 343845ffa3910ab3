"""The battle as both sides may see it, as large as the room there is."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.public_board.heading import PublicHeading
from desktop.public_board.side_column import PublicSide
from desktop.public_board.unit import Unit
from desktop.widgets.in_line import in_column, in_row
from desktop.wording.battle.public_board import PublicBoard

_COMPACT = 0.72
"""How large the heads are beside the rows where other things stand above and below the board."""


_LEAST = 13 / 16
"""The least px of a unit there: the smallest words, 16 units high, are as high as small ones elsewhere."""


class PublicBoardView(QWidget):
    """Shows a public board; nothing in it can be pressed. A ``compact`` one leaves its room to the cards."""

    def __init__(self, parent: QWidget, *, compact: bool = False) -> None:
        super().__init__(parent)
        self._compact = compact
        self.heading = PublicHeading(self)
        self.sides = (PublicSide(0, self), PublicSide(1, self))
        columns = in_row(None, *((side, 1) for side in self.sides), gap=2)
        in_column(self, self.heading, (columns, 1), gap=0)

    def show_board(self, board: PublicBoard | None) -> None:
        """Show another moment, None where no battle is on the table."""
        self.heading.set_view(board.banner if board is not None else None)
        for number, side in enumerate(self.sides):
            side.set_view(board.sides[number] if board is not None else None)

    def say(self) -> None:
        """Say everything in the language of now."""
        for side in self.sides:
            side.say()

    def restyle(self) -> None:
        """Paint in the colours of now."""
        for part in (self.heading, *self.sides):
            part.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything grow with it."""
        super().resizeEvent(event)
        rows = head = Unit.of(self.size())
        if self._compact:  # rows share the height out; their letters are as large as it lets them
            rows = Unit.of(QSize(self.width(), self.width()))
            head = Unit(max(rows.px * _COMPACT, _LEAST))
        self.heading.set_unit(head)
        for side in self.sides:
            side.set_unit(rows, head)
