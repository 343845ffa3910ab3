"""What the journal says: a line for every step in words, with its dice and their sum."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.wording.battle.dice_words import dice_lines, dice_words, failing_words
from desktop.wording.battle.effect_steps import cut_text, step_words
from desktop.wording.battle.expiration_words import ending_words
from desktop.wording.battle.in_view import BattleInView
from desktop.wording.battle.names_ahead import names_ahead
from desktop.wording.battle.overruled import overruled_words
from desktop.wording.naming import Names
from desktop.wording.plain import plain_tip
from rules.battle.events import Step
from rules.battle.expirations import MOMENTS, endings
from rules.battle.state import Game

AnyIndex = QModelIndex | QPersistentModelIndex


class JournalLineKind(StrEnum):
    """What a line of the journal is."""

    DONE = "done"
    TOLD = "told"  # something that ended by itself in the step above
    AHEAD = "ahead"  # what redo would do
    BRANCH = "branch"  # another way that was played from here


@dataclass(frozen=True, slots=True)
class JournalLine:
    """A line of the journal: a step and what it is on the way to now; ``number`` is that of what is told."""

    step: int
    kind: JournalLineKind
    number: int = 0


class JournalRole:
    """Roles of the journal's model."""

    LINE = Qt.ItemDataRole.UserRole + 1
    STEP = Qt.ItemDataRole.UserRole + 2


AT_ONCE = 60
"""How many lines are rows from the start; earlier ones become rows when somebody scrolls up to them."""


def lines(context: BattleInView) -> list[JournalLine]:
    """Give the lines of the journal: the path to now with the ways left beside it, then what redo does."""
    told = context.play.told_to()
    children: dict[int | None, list[int]] = {}
    for step in filter(told.tells, context.play.steps):
        children.setdefault(told.before(step), []).append(step)
    made: list[JournalLine] = []
    for key in told.path():
        made += [
            JournalLine(way, JournalLineKind.BRANCH)
            for way in children.get(told.before(key), ())
            if way != key
        ]
        made += done(context, key)
    ahead = told.following
    while ahead is not None:
        made.append(JournalLine(ahead, JournalLineKind.AHEAD))
        ahead = max(children.get(ahead, ()), default=None)
    return made


def done(context: BattleInView, step: int) -> list[JournalLine]:
    """Give the line of a step that was done, and those of what ended by itself in it."""
    if context.play.steps[step].label.code not in MOMENTS:
        return [JournalLine(step, JournalLineKind.DONE)]
    told = range(len(endings(context.play.events[step])))
    return [
        JournalLine(step, JournalLineKind.DONE),
        *(JournalLine(step, JournalLineKind.TOLD, n) for n in told),
    ]


class JournalModel(QAbstractListModel):
    """The lines of the journal; words are made when a line is looked at."""

    def __init__(self, context: BattleInView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._lines: list[JournalLine] = []
        self._from = 0  # the first line that is a row
        self._games: tuple[Game, Game] | None = None
        self._told: tuple[object, ...] = ()

    @property
    def told(self) -> tuple[object, ...]:
        """All of the state that the words of lines depend on; most gestures leave it as it is."""
        context = self._context
        games = (context.play.game, context.game)
        if self._games is None or any(a is not b for a, b in zip(self._games, games, strict=True)):
            now = Names.of(context.play.game, context.language, context.table)
            told = (now.told, context.names.told if games[1] is not games[0] else ())
            if told != self._told:
                self._told = told
            self._games = games
        return self._told

    @property
    def lines(self) -> Sequence[JournalLine]:
        """All lines, those too that are no rows yet."""
        return self._lines

    def set_rows(self, rows: Sequence[JournalLine]) -> None:
        """Show lines; what is added at the end is only added."""
        new, old = list(rows), self._lines
        if old and new[: len(old)] == old and len(old) < len(new) <= len(old) + AT_ONCE:
            self.append(new[len(old) :])
        elif new != old:
            self.beginResetModel()
            self._lines = new
            self._from = max(0, len(new) - AT_ONCE)
            self.endResetModel()

    def line(self, row: int) -> JournalLine:
        """Give the line of a row."""
        return self._lines[self._from + row]

    @property
    def more(self) -> bool:
        """Whether there are earlier lines than the rows."""
        return self._from > 0

    def earlier(self, first: int | None = None) -> int:
        """Make rows of earlier lines, as far back as one of them; return how many were added."""
        start = max(0, self._from - AT_ONCE) if first is None else min(first, self._from)
        added = self._from - start
        if added:
            self.beginInsertRows(QModelIndex(), 0, added - 1)
            self._from = start
            self.endInsertRows()
        return added

    def reach(self, step: int | None) -> None:
        """Make a row of a step on the path, whatever its age; of the first where nothing has happened yet."""
        if step is None:
            self.earlier(0)
            return
        kinds = (JournalLineKind.DONE, JournalLineKind.AHEAD)
        hidden = range(self._from)
        found = next(
            (n for n in hidden if self._lines[n].step == step and self._lines[n].kind in kinds), None
        )
        if found is not None:
            self.earlier(max(0, found - AT_ONCE // 4))

    def last(self) -> JournalLine | None:
        """Give the last line."""
        return self._lines[-1] if self._lines else None

    def append(self, lines: Sequence[JournalLine]) -> None:
        """Add lines at the end."""
        rows = self.rowCount()
        self.beginInsertRows(QModelIndex(), rows, rows + len(lines) - 1)
        self._lines += lines
        self.endInsertRows()
        if rows > 2 * AT_ONCE:  # each row is asked for its height at every gesture
            self.beginRemoveRows(QModelIndex(), 0, rows - AT_ONCE - 1)
            self._from += rows - AT_ONCE
            self.endRemoveRows()

    def row_of(self, step: int | None) -> int:
        """Give the row of a step on the path, -1 for none."""
        kinds = (JournalLineKind.DONE, JournalLineKind.AHEAD)
        behind = range(len(self._lines) - 1, self._from - 1, -1)
        found = (n for n in behind if self._lines[n].step == step and self._lines[n].kind in kinds)
        return next(found, self._from - 1) - self._from

    def told_row_of(self, step: int | None) -> int:
        """Give the row of the last thing told of a step on the path, its own where nothing is."""
        row = self.row_of(step)
        while 0 <= row < self.rowCount() - 1 and self.line(row + 1).kind is JournalLineKind.TOLD:
            row += 1
        return row

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        """Count the lines."""
        return 0 if parent.isValid() else len(self._lines) - self._from

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a line's words, its whole as a tooltip, or the line itself."""
        if not index.isValid():
            return None
        line = self.line(index.row())
        if role == JournalRole.LINE:
            return line
        if role == JournalRole.STEP:
            return self._context.play.events[line.step]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(line)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.whole(line))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.whole(line)
        return None

    def whole(self, line: JournalLine) -> str:
        """Say a line with all that is told of it."""
        return "\n".join(filter(None, (self.words(line), self.detail(line))))

    def words(self, line: JournalLine) -> str:
        """Word a line; what is not on the path to now may have to stay untold."""
        if line.kind is JournalLineKind.TOLD:
            play = self._context.play
            ended = endings(play.events[line.step])[line.number]
            return ending_words(ended, Names.of(play.game, self._context.language, play.table))
        step = self._context.play.events[line.step]
        words = self._names(line).say(step.label, ahead=line.kind is not JournalLineKind.DONE)
        if why := failing_words(step, self._context.names):
            words = f"{words} · {why}"
        if line.kind is JournalLineKind.DONE and (put := step_words(step, self._context.names, whole=False)):
            words = f"{words} · {put}"
        return (
            self.tr("Other course: {step}").format(step=words)
            if line.kind is JournalLineKind.BRANCH
            else words
        )

    def _names(self, line: JournalLine) -> Names:
        """Give the names of now, with those who are not there any more for what is not on the path to now."""
        if line.kind in (JournalLineKind.AHEAD, JournalLineKind.BRANCH):
            return names_ahead(self._context, line.step)
        play = self._context.play
        return Names.of(play.game, self._context.language, play.table)

    def detail(self, line: JournalLine) -> str:
        """Say the dice of a line, and the reason that the table overruled."""
        return self._tell(line, dice_words)

    def opened(self, line: JournalLine) -> str:
        """Say the same with each reason on a line of its own and the sum below them."""
        return self._tell(line, dice_lines)

    def _tell(self, line: JournalLine, thrown: Callable[[Step, Names], str]) -> str:
        if line.kind is JournalLineKind.TOLD:
            return ""
        play = self._context.play
        step = play.events[line.step]
        names = self._names(line)
        parts = [cut_text(step, names)]
        if step.overruled:
            parts.append(self.tr("Against the rule: {why}").format(why=overruled_words(step, names)))
        parts.append(thrown(step, names))
        return "\n".join(filter(None, parts))
