"""The journal: every step in words, with its dice; a click looks back at that moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop import theme
from desktop.battle.board.paint import icon_in
from desktop.battle.context import BattleContext
from desktop.battle.dice_words import dice_words, failing_words
from desktop.battle.kit import Ink, kit, line_height, lines_of
from desktop.battle.naming import Names
from desktop.battle.tidings import ending_words
from desktop.phrases import say_bare
from desktop.widgets.text import SectionHeader
from rules.battle.events import Rolled, Step
from rules.battle.tidings import MOMENTS, endings

AnyIndex = QModelIndex | QPersistentModelIndex


class Kind(StrEnum):
    """What a line of the journal is."""

    DONE = "done"
    TOLD = "told"  # something that ended by itself in the step above
    AHEAD = "ahead"  # what redo would do
    BRANCH = "branch"  # another way that was played from here


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the journal: a step and what it is on the way to now; ``number`` is that of what is told."""

    step: int
    kind: Kind
    number: int = 0


class Role:
    """Roles of the journal's model."""

    LINE = Qt.ItemDataRole.UserRole + 1
    STEP = Qt.ItemDataRole.UserRole + 2


def lines(context: BattleContext) -> list[Line]:
    """Give the lines of the journal: the path to now with the ways left beside it, then what redo does."""
    play = context.play
    children: dict[int | None, list[int]] = {}
    for step in play.steps.values():
        children.setdefault(step.parent, []).append(step.id)
    made: list[Line] = []
    for key in play.path:
        made += [Line(way, Kind.BRANCH) for way in children.get(play.steps[key].parent, ()) if way != key]
        made += done(context, key)
    ahead = play.redo_step
    while ahead is not None:
        made.append(Line(ahead, Kind.AHEAD))
        ahead = max(children.get(ahead, ()), default=None)
    return made


def done(context: BattleContext, step: int) -> list[Line]:
    """Give the line of a step that was done, and those of what ended by itself in it."""
    if context.play.steps[step].label.code not in MOMENTS:
        return [Line(step, Kind.DONE)]
    told = range(len(endings(context.play.events[step])))
    return [Line(step, Kind.DONE), *(Line(step, Kind.TOLD, n) for n in told)]


class JournalModel(QAbstractListModel):
    """The lines of the journal; words are made when a line is looked at."""

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._lines: list[Line] = []

    def set_rows(self, rows: Sequence[Line]) -> None:
        """Show lines; what is added at the end is only added."""
        new, old = list(rows), self._lines
        if new[: len(old)] == old and len(new) > len(old):
            self.beginInsertRows(QModelIndex(), len(old), len(new) - 1)
            self._lines = new
            self.endInsertRows()
        elif new != old:
            self.beginResetModel()
            self._lines = new
            self.endResetModel()

    def last(self) -> Line | None:
        """Give the last line."""
        return self._lines[-1] if self._lines else None

    def append(self, lines: Sequence[Line]) -> None:
        """Add lines at the end."""
        self.beginInsertRows(QModelIndex(), len(self._lines), len(self._lines) + len(lines) - 1)
        self._lines += lines
        self.endInsertRows()

    def row_of(self, step: int | None) -> int:
        """Give the row of a step on the path, -1 for none."""
        kinds = (Kind.DONE, Kind.AHEAD)
        behind = range(len(self._lines) - 1, -1, -1)
        return next((n for n in behind if self._lines[n].step == step and self._lines[n].kind in kinds), -1)

    def told_row_of(self, step: int | None) -> int:
        """Give the row of the last thing told of a step on the path, its own where nothing is."""
        row = self.row_of(step)
        while 0 <= row < len(self._lines) - 1 and self._lines[row + 1].kind is Kind.TOLD:
            row += 1
        return row

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        """Count the lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a line's words, its whole as a tooltip, or the line itself."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == Role.LINE:
            return line
        if role == Role.STEP:
            return self._context.play.events[line.step]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.words(line)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (self.words(line), self.detail(line))))
        return None

    def words(self, line: Line) -> str:
        """Word a line; what is not on the path to now may have to stay untold."""
        if line.kind is Kind.TOLD:
            play = self._context.play
            ended = endings(play.events[line.step])[line.number]
            return ending_words(ended, Names.of(play.game, self._context.language, play.table))
        step = self._context.play.events[line.step]
        words = self._context.say(step.label, ahead=line.kind is not Kind.DONE)
        if why := failing_words(step, self._context.names):
            words = f"{words} · {why}"
        return self.tr("Another way: {step}").format(step=words) if line.kind is Kind.BRANCH else words

    def detail(self, line: Line) -> str:
        """Say the dice of a line, and the reason that the table overruled."""
        if line.kind is Kind.TOLD:
            return ""
        step = self._context.play.events[line.step]
        parts = []
        if step.overruled:
            parts.append(self.tr("Against the rule: {why}").format(why=say_bare(step.overruled)))
        play = self._context.play
        parts.append(dice_words(step, Names.of(play.game, self._context.language, play.table)))
        return "\n".join(filter(None, parts))


class _Delegate(QStyledItemDelegate):
    """Paints a line: a mark for what it is, two lines of words."""

    def __init__(self, context: BattleContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Be as high as two lines, a target for a finger."""
        made = kit()
        return QSize(80, max(made.px(44), line_height(made.body) * 2 + made.px(6)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a line."""
        ink = Ink.on(painter)
        made = ink.kit
        line: Line = index.data(Role.LINE)
        step: Step = index.data(Role.STEP)
        rect = QRectF(option.rect)
        raised = made.colour("raised")
        looked = self._context.looks_back and self._context.looked_at == line.step
        if looked:
            painter.fillRect(rect, theme.mix(made.colour("warn"), raised, 18))
        elif option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.mix(made.colour("accent"), raised, 14))
        painter.fillRect(QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1), made.colour("line"))
        name, tone = _mark(line, step, self._context.pieces.step_icons)
        icon_in(ink, QRectF(rect.x(), rect.y(), made.px(30), rect.height()), name, 18, tone)
        ahead = line.kind in (Kind.AHEAD, Kind.BRANCH)
        room = rect.adjusted(made.px(32), made.px(3), -made.px(6), 0)
        words = index.data(Qt.ItemDataRole.DisplayRole)
        shown = lines_of(words, made.body, room.width(), 2)
        high = line_height(made.body) * len(shown)
        top = rect.y() + (rect.height() - high) / 2
        colour = made.colour("soft" if ahead else "text")
        ink.block(QRectF(room.x(), top, room.width(), high), shown, made.body, colour)


def _mark(line: Line, step: Step, icons: Mapping[str, str]) -> tuple[str, str]:
    """Give the icon and the tone of a line; ``icons`` are those of a system's own steps."""
    if line.kind is Kind.BRANCH:
        return "arrow-forward-up", "soft"
    if line.kind is Kind.AHEAD:
        return "arrow-forward-up", "soft"
    if line.kind is Kind.TOLD:
        return "hourglass", "soft"
    if step.overruled:
        return "alert-triangle", "warn"
    if step.label.code.startswith(("step.corrected", "step.order_corrected")):
        return "edit", "warn"
    if any(isinstance(event, Rolled) for event in step.events):
        return "dice", "text"
    code = step.label.code
    return icons.get(code) or _ICONS.get(code, "chevron-right"), "soft"


_ICONS = {
    "step.played_top": "player-play",
    "step.played_reserve": "stack-pop",
    "step.played_both": "stack-2",
    "step.reserved": "stack-push",
    "step.refused": "hand-stop",
    "step.spoken": "check",
    "step.activated": "check",
    "step.notched": "droplet",
    "step.healed": "bandage",
    "step.killed": "skull",
    "step.put_dead": "skull",
    "step.stunned": "star",
    "step.turn_ended": "hourglass",
    "step.game_ended": "flag",
    "step.note": "note",
    "step.annotated": "note",
}


class Journal(QWidget):
    """The drawer of the journal; ``looked`` a step to look back at."""

    looked = Signal(object)

    def __init__(self, context: BattleContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.model = JournalModel(context, self)
        self.list = QListView(self)
        self.list.setModel(self.model)
        self.list.setItemDelegate(_Delegate(context, self))
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.clicked.connect(self._on_index)
        self.list.activated.connect(self._on_index)
        self._heading = SectionHeader("", self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._heading)
        column.addWidget(self.list, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._heading.set_words(self.tr("Journal"))
        self.list.setAccessibleName(self.tr("Journal"))
        self.list.viewport().update()

    def refresh(self) -> None:
        """Show the journal up to now."""
        if not self._went_on():
            self.model.set_rows(lines(self._context))
        head = self._context.looked_at if self._context.looks_back else self._context.play.head
        row = self.model.told_row_of(head)
        if row >= 0:
            self.list.scrollTo(self.model.index(row))
        self.list.viewport().update()

    def _went_on(self) -> bool:
        """Add the one line of a gesture that simply follows the last: a long battle is not read again."""
        play = self._context.play
        last = self.model.last()
        if play.head is None or last is None or last.kind not in (Kind.DONE, Kind.TOLD):
            return False
        if play.head == last.step:
            return not any(step.parent == play.head for step in play.steps.values())
        if play.steps[play.head].parent != last.step:
            return False
        self.model.append(done(self._context, play.head))
        return True

    def visible_strings(self) -> list[str]:
        """Give every string that a player could read here, tooltips included."""
        found = []
        for row in range(self.model.rowCount()):
            index = self.model.index(row)
            found += [str(index.data()), str(index.data(Qt.ItemDataRole.ToolTipRole))]
        return found

    def _on_index(self, index: QModelIndex) -> None:
        self.looked.emit(index.data(Role.LINE).step)
