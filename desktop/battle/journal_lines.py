"""How the journal is shown: lines as high as their words, opened and closed in place, keys of its own."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.battle.context import BattleContext
from desktop.look import theme
from desktop.look.painting import Ink, icon_in, line_height, lines_of, paint_style
from desktop.models.journal import JournalLine, JournalLineKind, JournalModel, JournalRole
from desktop.models.journal_marks import mark_of
from rules.battle.events import Step

AnyIndex = QModelIndex | QPersistentModelIndex


_MOST = 40
"""More lines of words than anything in the journal has."""

_DICE_LINES = 2
"""How many lines of dice a closed line shows."""


@dataclass(frozen=True, slots=True)
class _Laid:
    """The words of a line, broken to its width, and below them its dice."""

    words: tuple[str, ...]
    dice: tuple[str, ...]
    opens: bool
    height: int
    """In px: a target for a finger at least. Asked for every line at each gesture."""
    told: tuple[object, ...]


class _Delegate(QStyledItemDelegate):
    """Paints a line: a mark for what it is, all its words, its dice."""

    def __init__(self, context: BattleContext, shown: JournalList) -> None:
        super().__init__(shown)
        self._context = context
        self._list = shown

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Be as high as the words need."""
        return QSize(80, self._list.height_of(index))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a line."""
        ink = Ink.on(painter)
        style = ink.style
        line: JournalLine = index.data(JournalRole.LINE)
        step: Step = index.data(JournalRole.STEP)
        raised = style.colour("raised")
        ground = raised
        if self._context.looks_back and self._context.looked_at == line.step:
            ground = theme.mix(style.colour("warn"), raised, 18)
        elif option.state & QStyle.StateFlag.State_Selected and self._list.hasFocus():
            ground = theme.mix(style.colour("accent"), raised, 14)
        laid = self._list.lay(index)
        arrow = "chevron-down" if line in self._list.opened else "chevron-right"
        colour = "soft" if line.kind in (JournalLineKind.AHEAD, JournalLineKind.BRANCH) else "text"
        mark = mark_of(line, step, self._context.pieces.step_icons)
        look = (laid.words, laid.dice, *mark, arrow if laid.opens else "", colour, ground)
        # most gestures only move the lines that were painted before
        ink.stamp(QRectF(option.rect), _paint_line, *look, ground=ground)


def _paint_line(
    ink: Ink, rect: QRectF, words: tuple[str, ...], dice: tuple[str, ...], name: str, tone: str, arrow: str,
    colour: str, ground: QColor,
) -> None:  # fmt: skip
    style = ink.style
    ink.painter.fillRect(rect, ground)
    ink.painter.fillRect(QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), style.colour("line"))
    first = QRectF(rect.x(), rect.y(), style.px(30), min(rect.height(), style.px(44)))
    if name:
        icon_in(ink, first, name, 18, tone)
    else:
        dot = QRectF(0, 0, style.px(5), style.px(5))
        dot.moveCenter(first.center())
        ink.disc(dot, style.colour(tone))
    if arrow:
        side = style.px(24)
        icon_in(ink, QRectF(rect.right() - side, rect.y(), side, first.height()), arrow, 16, "soft")
    body, small = line_height(style.body), line_height(style.small)
    top = rect.y() + (rect.height() - body * len(words) - small * len(dice)) / 2
    left, width = rect.x() + style.px(32), rect.width() - style.px(32 + 26)
    ink.block(QRectF(left, top, width, body * len(words)), words, style.body, style.colour(colour))
    top += body * len(words)
    ink.block(QRectF(left, top, width, small * len(dice)), dice, style.small, style.colour("soft"))


class JournalList(QListView):
    """The lines; ``chosen`` one to look back at. Right opens one, Left closes it, Enter chooses it."""

    chosen = Signal(QModelIndex)

    def __init__(self, context: BattleContext, model: JournalModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines = model
        self.opened: set[JournalLine] = set()
        self._laid: dict[JournalLine, _Laid] = {}
        self.setModel(model)
        self.setItemDelegate(_Delegate(context, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    # -- how high -----------------------------------------------------------------------------------

    def lay(self, index: AnyIndex) -> _Laid:
        """Break the words of a line to the width there is; kept while all names are the same."""
        line = self._lines.line(index.row())
        if (before := self._laid.get(line)) is not None and before.told is self._lines.told:
            return before
        style, bar = paint_style(), self.verticalScrollBar().sizeHint().width()
        width = self.width() - bar - style.px(32 + 26)
        opened = line in self.opened
        told = self._lines.opened(line) if opened else self._lines.detail(line)
        dice = [
            part
            for words in told.splitlines()
            for part in lines_of(words, style.small, width, _MOST if opened else _DICE_LINES)
        ]
        words = lines_of(self._lines.words(line), style.body, width, _MOST)
        text = line_height(style.body) * len(words) + line_height(style.small) * len(dice)
        high = max(style.px(44), text + style.px(10))
        laid = _Laid(words, tuple(dice), bool(told), high, self._lines.told)
        if before is not None and before.height != laid.height:
            QTimer.singleShot(0, self.scheduleDelayedItemsLayout)  # a name has changed since
        self._laid[line] = laid
        return laid

    def height_of(self, index: AnyIndex) -> int:
        """Return the height of a line, px; asked for every line at each gesture, so it is kept."""
        laid = self._laid.get(self._lines.line(index.row()))
        return (laid or self.lay(index)).height

    def forget(self) -> None:
        """Lay everything out anew: the words, the width or the size of the text changed."""
        self._laid.clear()
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words to another width; in less height the line that was in sight stays so."""
        if event.size().width() != event.oldSize().width():
            self.forget()
        current = self.currentIndex()
        seen = current.isValid() and self.visualRect(current).bottom() < event.oldSize().height()
        super().resizeEvent(event)
        if seen and event.size().height() < event.oldSize().height():
            self.scrollTo(current)

    def show_now(self, index: QModelIndex, ahead: QModelIndex) -> None:
        """Bring the line of the moment in view into sight, with what redo does next; keys begin there."""
        self.setCurrentIndex(index)
        if ahead.isValid():
            self.scrollTo(ahead)
        self.scrollTo(index)

    def toggle(self, index: QModelIndex, opens: bool | None = None) -> None:
        """Open a line, or close it; ``opens`` says which where it is not simply the other."""
        line = self._lines.line(index.row())
        if not self.lay(index).opens or (line in self.opened) is opens:
            return
        self.opened ^= {line}
        self._laid.pop(line, None)
        self.doItemsLayout()
        self.scrollTo(index)

    def _on_scrolled(self, value: int) -> None:
        """Bring in earlier lines at the top, and stay where the eye is."""
        if value == self.verticalScrollBar().minimum() and self._lines.more and self.isVisible():
            top = QPersistentModelIndex(self.indexAt(self.viewport().rect().topLeft()))
            if self._lines.earlier() and top.isValid():
                self.scrollTo(self.model().index(top.row(), 0), QAbstractItemView.ScrollHint.PositionAtTop)

    # -- hands --------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the list from the verbs of the table behind it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (_NONE, Qt.KeyboardModifier.KeypadModifier)
            if plain and event.key() in _KEYS:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Right or Space, close with Left, choose with Enter; the others move."""
        index = self.currentIndex()
        opens = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}.get(Qt.Key(event.key()))
        if event.key() in _KEYS and not index.isValid():
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(index)
        elif opens is not None or event.key() == Qt.Key.Key_Space:
            self.toggle(index, opens)
        elif event.key() in _MOVES:
            super().keyPressEvent(event)
        else:
            event.ignore()  # a letter is a verb of the table, not the beginning of a line

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open or close at the arrow; elsewhere look back at that moment."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() is not Qt.MouseButton.LeftButton:
            return
        if event.position().x() > self.viewport().width() - paint_style().px(40) and self.lay(index).opens:
            self.toggle(index)
        else:
            self.chosen.emit(index)


_NONE = Qt.KeyboardModifier.NoModifier
_KEYS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right})
_MOVES = frozenset(
    {
        Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home,
        Qt.Key.Key_End,
    }
)  # fmt: skip
