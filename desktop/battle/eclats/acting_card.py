"""Who acts in a combat: the Animus in large figures with − and +, and the ten values of now."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.battle.context import BattleContext
from desktop.look import theme
from desktop.look.painting import Ink, advance, font_of, paint_style
from desktop.look.tokens import draw_token
from desktop.widgets import fewer_more
from desktop.widgets.painted import Painted
from desktop.wording.battle.board_views import ChipView
from desktop.wording.battle.figure_values import FigureValue
from rules.battle.state import Fighter

_CENTRE = Qt.AlignmentFlag.AlignCenter
_PAD, _TOKEN, _NUMBER = 8, 60, 30
_HEAD, _VALUES = 72, 48
"""How high Animus and values stand, in px at 100 %."""


@dataclass(frozen=True, slots=True)
class ActingView:
    """Somebody as the card shows it; ``of`` says of how much Animus, ``spoken`` all of it in words."""

    chip: ChipView
    side: int
    of: str
    cells: tuple[FigureValue, ...]
    spoken: str

    @property
    def left(self) -> int:
        """The Animus that is left."""
        return max(0, self.chip.capacity - self.chip.lost)


def acting_view(context: BattleContext, fighter: Fighter) -> ActingView:
    """Make what the card shows of somebody."""
    game, ruleset, names = context.game, context.table.ruleset, context.names
    chip = context.chips.of(game, fighter, names, ruleset)
    cells = context.cells.of(game, fighter, ruleset, names)
    of = QCoreApplication.translate("ActingCard", "Animus of {n}").format(n=chip.capacity)
    life = context.pieces.life(chip.capacity - chip.lost, chip.capacity)
    spoken = ", ".join((chip.name, life, *(f"{cell.label} {cell.text}" for cell in cells)))
    return ActingView(chip, "ab".index(game.side_of(fighter.id).key), of, cells, spoken)


class ActingCard(Painted, QWidget):
    """Paints one of those who act; ``moved`` by how much Animus, ``opened`` where its token is pressed."""

    moved = Signal(int)
    opened = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: ActingView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.fewer, self.more = self._pair = fewer_more.fewer_and_more(self, self._on_button)
        self.restyle()

    def show_view(self, view: ActingView) -> None:
        """Show somebody, painted again only where something differs."""
        if view == self._view:
            return
        if self._view is None or bool(view.cells) != bool(self._view.cells):
            self.updateGeometry()
        self._view = view
        self.setAccessibleName(view.spoken)
        words = self.tr("one Animus point fewer"), self.tr("one Animus point more")
        fewer_more.say(self._pair, view.chip.name, words)
        self.update()

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        fewer_more.dress(self._pair)
        self._place()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the height of Animus and values."""
        known = self._view is not None and self._view.cells
        return QSize(0, paint_style().px(_HEAD + _VALUES if known else _HEAD + _PAD))

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange) and hasattr(self, "more"):
            self.updateGeometry()

    def resizeEvent(self, _event: object) -> None:
        """Keep − and + at the right edge."""
        self._place()

    def _place(self) -> None:
        style, size = paint_style(), theme.current().target
        top = (style.px(_HEAD) - size) // 2 + style.px(2)
        right = self.width() - style.px(_PAD) - size
        self.more.move(right, top)
        self.fewer.move(right - size - style.px(_PAD), top)

    def _on_button(self) -> None:
        self.moved.emit(-1 if self.sender() is self.fewer else 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the card of who acts beside it."""
        if self._view is not None and event.position().x() < paint_style().px(_PAD + _TOKEN):
            self.opened.emit(self._view.chip.id)

    def _paint(self, ink: Ink) -> None:
        style, view = ink.style, self._view
        if view is None:
            return
        raised, edge = style.colour("raised"), style.theme.side(view.side)
        ink.box(QRectF(self.rect()).adjusted(1, 1, -1, -1), raised, edge, style.px(6), 1.5)
        token = QRectF(
            style.px(_PAD), (style.px(_HEAD) - style.px(_TOKEN)) / 2 + 2, style.px(_TOKEN), style.px(_TOKEN)
        )
        draw_token(ink, token, view.chip, "", raised)
        number, left = str(view.left), token.right() + style.px(12)
        font = font_of(style.px(_NUMBER), bold=True)
        head = QRectF(left, style.px(4), self.width() - left, style.px(_HEAD) - style.px(4))
        ink.text(head, number, font, style.colour("text" if view.left else "bad"))
        head.setLeft(left + advance(number, font) + style.px(8))
        room = self.fewer.x() - style.px(4) - head.left()
        ink.text(
            head,
            view.of,
            style.body if advance(view.of, style.body) < room else style.small,
            style.colour("soft"),
        )
        if not view.cells:
            return
        each = (self.width() - 2 * style.px(_PAD)) / len(view.cells)
        for place, cell in enumerate(view.cells):
            at = QRectF(style.px(_PAD) + place * each, style.px(_HEAD), each, style.px(18))
            ink.text(at, cell.label, style.small, style.colour("soft"), _CENTRE)
            at = QRectF(at.x(), at.bottom(), each, style.px(26))
            moved = style.colour("bad" if cell.moved < 0 else "good" if cell.moved else "text")
            ink.text(at, cell.text, style.large, moved, _CENTRE)
