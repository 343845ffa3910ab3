"""A token dragged on another one brings both into contact."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.battle.screen import screen_of
from desktop.battle.table_parts import TableParts
from desktop.look.painting import Ink, paint_style
from desktop.look.tokens import paint_token
from desktop.wording.battle.board_views import ChipView
from rules.battle import commands as c

_TOKEN = 44
"""The size of a token in the hand, in px at 100 %."""


class Dragging(QWidget):
    """Shows the token in the hand over the table, rings whom it may touch, and says where it fell."""

    def __init__(self, table: TableParts) -> None:
        super().__init__(table.over)
        self._table = table
        self._chip: ChipView | None = None
        self._from, self._at = QPointF(), QPointF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        for block in table.sides.values():
            block.roster.grip.dragged.connect(self._on_dragged)
            block.roster.grip.dropped.connect(self._on_dropped)

    def _may(self, fighter: str) -> bool:
        """Tell whether contacts of a figure mean something now."""
        table, context = self._table, self._table.context
        row = screen_of(context.pieces).row("contacts")
        free = not (table.covered or table.asks or table.asked)
        return row is not None and free and row.when.may(context, fighter)

    def _on_dragged(self, chip: ChipView, where: QPoint) -> None:
        if self.isHidden():
            if not self._may(chip.id):
                return
            self._table.figure.close()
            self._table.step_aside()
            self._chip, self._from = chip, QPointF(self._table.where(chip.id).center())
            self._table.show_targets(self._reached(chip.id))
            self.setGeometry(self._table.over.rect())
            self.show()
            self.raise_()
        self._at = QPointF(self.mapFromGlobal(where))
        self.update()

    def _reached(self, fighter: str) -> frozenset[str]:
        """Give those whom a figure may touch by the rules."""
        play = self._table.context.play
        enemies = (key for key, other in play.game.fighters.items() if other.on_table)
        return frozenset(key for key in enemies if play.refusal(c.Touch(fighter, key)) is None)

    def _on_dropped(self, fighter: str, where: QPoint) -> None:
        if self.isHidden():
            return
        self.hide()
        self._chip = None
        self._table.show_targets(frozenset())
        blocks = self._table.sides.values()
        met = next(filter(None, (block.roster.figure_at(where) for block in blocks)), "")
        if met and met != fighter:
            self._table.hands.bring_together(fighter, met)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the token where the hand is, and a line from where it stands."""
        if self._chip is None:
            return
        with Ink(self) as ink:
            style, size = ink.style, paint_style().px(_TOKEN)
            ink.painter.setPen(QPen(style.colour("focus"), style.px(3), Qt.PenStyle.DashLine))
            ink.painter.drawLine(QLineF(self._from, self._at))
            rect = QRectF(self._at.x() - size / 2, self._at.y() - size / 2, size, size)
            paint_token(ink, rect, self._chip, "chosen")
