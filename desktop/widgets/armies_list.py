"""The list of armies at the left of the Muster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from desktop.look import theme
from desktop.look.emblems import paint_mark
from desktop.look.lines import draw, lines
from desktop.operations.army_sheet import Line
from desktop.widgets.rows import AnyIndex, Role, RowDelegate, RowList, RowsModel, paint_nothing
from desktop.wording import army_words, count_figures
from desktop.wording.card_words import language_now
from rules.peoples import Peoples

_HEIGHT = 64
_MARK = 58
"""Room of the mark at the left, in px at 100 %."""


@dataclass(frozen=True, slots=True)
class ArmyRow:
    """One army as it is shown: everything is words already; ``people`` is an id and draws the mark."""

    id: str
    name: str
    people: str = ""
    people_name: str = ""
    count: str = ""
    total: str = ""
    limit: str = ""
    over: bool = False
    folder: str = ""
    tags: tuple[str, ...] = ()
    game: str = ""

    @property
    def price(self) -> str:
        """The total, and the limit where there is one, and the game if it is not Confrontation."""
        total = f"{self.total} / {self.limit}" if self.limit else self.total
        return " · ".join(filter(None, (self.game, total)))

    @property
    def filed(self) -> str:
        """Where it is filed: Tournament · #club #2007."""
        return " · ".join(filter(None, (self.folder, " ".join(f"#{tag}" for tag in self.tags))))

    @property
    def tip(self) -> str:
        """The whole of the row in words."""
        return "\n".join(
            part for part in (self.name, self.people_name, self.count, self.price, self.filed) if part
        )


def army_row(line: Line, peoples: Peoples) -> ArmyRow:
    """Word one army of the list."""
    army, cost = line.army, line.cost
    return ArmyRow(
        id=army.id,
        name=army.name,
        people=army.people,
        people_name=army_words.people_name(peoples, army.people),
        count=count_figures(line.figures, army.system),
        total=army_words.total(cost),
        limit=army_words.pa(army.limit) if army.limit is not None and cost.priced else "",
        over=army.limit is not None and cost.known > army.limit,
        game=army_words.game(army.system),
        folder=army.folder,
        tags=army.tags,
    )


class ArmyDelegate(RowDelegate):
    """Paint the people's mark, the name, and below it what the army counts."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """A long name takes a second line."""
        row: ArmyRow = index.data(Role.ROW)
        current = theme.current()
        font = current.font(bold=True)
        broken = lines(row.name, font, self.width() - current.px(_MARK + 10))
        more = (len(broken) - 1) * QFontMetrics(font).height()
        if row.filed:
            more += QFontMetrics(current.font(theme.Size.SMALL)).height()
        return QSize(current.px(160), current.px(_HEIGHT) + more)

    def paint_row(self, painter: QPainter, rect: QRectF, row: ArmyRow) -> None:
        """Paint one army."""
        current = theme.current()
        px = current.px
        mark = px(36)
        place = QRectF(rect.x() + px(12), rect.center().y() - mark / 2, mark, mark)
        paint_mark(painter, place, row.people, language_now())
        inner = rect.toRect().adjusted(px(_MARK), 0, -px(10), 0)
        font, small = current.font(bold=True), current.font(theme.Size.SMALL)
        high, low = QFontMetrics(font).height(), QFontMetrics(small).height()
        broken = lines(row.name, font, inner.width())
        top = inner.top() + (inner.height() - high * len(broken) - low * (2 if row.filed else 1)) // 2
        for line in broken:
            draw(painter, QRect(inner.left(), top, inner.width(), high), line, font, current.colour("text"))
            top += high
        below = QRect(inner.left(), top, inner.width(), low)
        draw(painter, below, row.price, small, current.colour("bad" if row.over else "text"))
        metrics = QFontMetrics(small)
        rest = below.adjusted(metrics.horizontalAdvance(row.price) + px(10), 0, 0, 0)
        if rest.width() >= metrics.horizontalAdvance(row.count):
            draw(painter, rest, row.count, small, current.colour("soft"), Qt.AlignmentFlag.AlignRight)
        if row.filed:
            draw(painter, below.translated(0, low), row.filed, small, current.colour("soft"))


class ArmyList(RowList):
    """Show the armies and say which one is chosen."""

    chosen = Signal(str)
    """Another army is in view; "" when none is."""

    entered = Signal()
    """Return was pressed: go on to the army's cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.armies = RowsModel()
        super().__init__(self.armies, ArmyDelegate(), parent)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.activated.connect(self.entered)
        self._told = ""
        self._quiet = False

    def set_rows(self, rows: Sequence[ArmyRow], chosen: str) -> None:
        """Show these armies with one chosen, without telling anybody."""
        self._quiet = True
        self.armies.set_rows(rows)
        self.setCurrentIndex(self.armies.index(self.armies.place_of(chosen)))
        self._quiet = False
        self._told = self.selected()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say that no army has the letters looked for, and how to see all again."""
        super().paintEvent(event)
        paint_nothing(self, self.tr("No army matches. Press Esc in the search to show all."))

    def selected(self) -> str:
        """Return the id of the army in view, "" when none is."""
        row = self.chosen_row()
        return row.id if isinstance(row, ArmyRow) else ""

    def _on_current(self, now: QModelIndex, before: QModelIndex) -> None:
        if not self._quiet and (army := self.selected()) != self._told:
            self._told = army
            self.chosen.emit(army)
