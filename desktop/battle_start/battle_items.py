"""The list of battles: what each is called, who fights, how far it went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.look import icons
from desktop.look.painting import advance, line_height, lines_of, paint_style
from desktop.widgets.row import Row
from desktop.widgets.row_delegate import paint_ground
from desktop.widgets.row_list import RowList
from desktop.widgets.row_model import AnyIndex, RowRole, RowsModel
from desktop.wording import fill


@dataclass(frozen=True, slots=True)
class BattleItem:
    """One battle as it is shown: everything is words already; ``winner`` is the side that won, or -1."""

    id: str
    name: str
    sides: tuple[str, str]
    turn: str
    touched: str
    ended: str = ""
    resumes: bool = False
    winner: int = -1

    @property
    def tip(self) -> str:
        """The whole of the row in words."""
        won = ""
        if self.winner >= 0:
            words = QCoreApplication.translate("Report", "Victory: {side}")
            won = fill(words, side=self.sides[self.winner])
        said = (self.name, " – ".join(self.sides), won, self.ended or self.turn, self.touched)
        return "\n".join(filter(None, said))


def _shown(row: BattleItem) -> Row:
    return Row(row.name, row.tip, row.tip.replace("\n", ", "), ())


class BattleDelegate(QStyledItemDelegate):
    """Paint the name, the two sides in their colours, the turn and when it was played last."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Two lines and air; long names take more lines."""
        style = paint_style()
        row: BattleItem = index.data(RowRole.ITEM)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, RowList) else style.px(260)
        room = self._room(width, row)
        name = len(lines_of(row.name, style.large, room, 2))
        sides = len(self._side_lines(row, room))
        height = line_height(style.large) * name + line_height(style.body) * sides + style.px(24)
        return QSize(style.px(200), height)

    def _room(self, width: int, row: BattleItem) -> float:
        style = paint_style()
        right = max(
            advance(row.ended or row.turn, style.bold) + style.px(30), advance(row.touched, style.body)
        )
        return max(style.px(120), width - right - style.px(56))

    def _side_lines(self, row: BattleItem, room: float) -> list[list[tuple[int, str]]]:
        """Put both sides on one line where they fit, else on one each."""
        style = paint_style()
        widths = [advance(name, style.body) + style.px(30) for name in row.sides]
        if sum(widths) + style.px(16) <= room:
            return [[(0, row.sides[0]), (1, row.sides[1])]]
        return [[(0, row.sides[0])], [(1, row.sides[1])]]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one battle."""
        painter.save()
        paint_ground(painter, option)
        self._paint(painter, QRectF(option.rect), index.data(RowRole.ITEM))
        painter.restore()

    def _paint(self, painter: QPainter, rect: QRectF, row: BattleItem) -> None:
        style = paint_style()
        current, px = style.theme, style.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, top = rect.x() + px(20), rect.y() + px(11)
        room = self._room(round(rect.width()), row)
        painter.setPen(current.colour("text"))
        painter.setFont(style.large)
        for line in lines_of(row.name, style.large, room, 2):
            painter.drawText(
                QRectF(left, top, room, line_height(style.large)), Qt.TextFlag.TextSingleLine, line
            )
            top += line_height(style.large)
        for pair in self._side_lines(row, room):
            x = left
            for side, name in pair:
                won = side == row.winner
                x = self._paint_side(painter, x, top + px(2), side, name, left + room - x, won=won)
            top += line_height(style.body)
        self._paint_right(painter, rect, row)

    def _paint_side(
        self, painter: QPainter, x: float, top: float, side: int, name: str, room: float, *, won: bool
    ) -> float:
        """Paint a side's letter in its colour and its name; return where the next one begins.

        A winner has a crown for its letter.
        """
        style = paint_style()
        size = style.px(20)
        box = QRectF(x, top + (line_height(style.body) - size) / 2, size, size)
        colour = style.theme.side(side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(box, style.px(4), style.px(4))
        painter.setPen(style.ink_on(colour))
        painter.setFont(style.bold)
        if won:
            inner, ratio = style.px(16), painter.device().devicePixelRatioF()
            crown = icons.pixmap("crown", inner, "raised", ratio)
            painter.drawPixmap(
                round(box.center().x() - inner / 2), round(box.center().y() - inner / 2), crown
            )
        else:
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "AB"[side])
        painter.setPen(style.colour("text"))
        painter.setFont(style.body)
        shown = lines_of(name, style.body, room - style.px(30), 1)[0] if name else ""
        place = QRectF(x + style.px(28), top, room, line_height(style.body))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)
        return x + style.px(30) + advance(shown, style.body) + style.px(16)

    def _paint_right(self, painter: QPainter, rect: QRectF, row: BattleItem) -> None:
        style = paint_style()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        place = rect.adjusted(0, style.px(11), -style.px(16), 0)
        place.setHeight(line_height(style.large))
        words = row.ended or row.turn
        painter.setFont(style.bold)
        painter.setPen(style.colour("soft" if row.ended else "text"))
        painter.drawText(place, right, words)
        name = "flag" if row.ended else "player-play" if row.resumes else ""
        if name:
            size = style.px(18)
            x = place.right() - advance(words, style.bold) - size - style.px(8)
            ratio = painter.device().devicePixelRatioF()
            pixmap = icons.pixmap(name, size, "soft" if row.ended else "accent", ratio)
            painter.drawPixmap(round(x), round(place.center().y() - size / 2), pixmap)
        place.translate(0, line_height(style.large) + style.px(2))
        place.setHeight(line_height(style.body))
        painter.setFont(style.body)
        painter.setPen(style.colour("soft"))
        painter.drawText(place, right, row.touched)


class BattleList(RowList):
    """Show the battles; ``opened`` by Return or a double click, ``chosen`` when another one is."""

    opened = Signal(str)
    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self.battles = RowsModel(_shown)
        super().__init__(self.battles, parent, delegate=BattleDelegate())
        self.selectionModel().currentChanged.connect(self._on_current)
        self.doubleClicked.connect(self._on_open)

    def set_rows(self, rows: Sequence[BattleItem], chosen: str) -> None:
        """Show these battles with one chosen."""
        self.battles.set_rows(rows)
        self.select(chosen)

    def select(self, battle_id: str) -> None:
        """Choose a battle, the first one when it is not there."""
        at = max(0, self.battles.place_of(battle_id))
        self.setCurrentIndex(self.battles.index(at))

    def selected(self) -> BattleItem | None:
        """Return the chosen battle."""
        row = self.chosen_item()
        return row if isinstance(row, BattleItem) else None

    def restyle(self) -> None:
        """Measure the rows again."""
        self.doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Return; a letter is a verb of the page, not a search."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_open()
        elif event.text().strip() and not event.text().isspace():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _on_open(self) -> None:
        if (row := self.selected()) is not None:
            self.opened.emit(row.id)

    def _on_current(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.chosen.emit()
