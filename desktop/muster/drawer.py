"""The drawer: the library's cards beside the army, found by a few letters and added with Return."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop import theme
from desktop.icons import icon
from desktop.models.shelf import Shelf, Wish
from desktop.muster import words
from desktop.muster.lines import draw, lines
from desktop.widgets.search import SearchField
from desktop.widgets.text import label, set_look
from rules.cards import Card, Revision
from rules.peoples import Peoples

_HEIGHT = 64
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class DrawerRow:
    """One card as the drawer shows it; ``own`` tells that it is of the army's people."""

    card_id: str
    name: str
    detail: str
    price: str
    own: bool
    listed: int = 0


class Role(IntEnum):
    """What the model tells beyond Qt's own roles."""

    ROW = Qt.ItemDataRole.UserRole


class DrawerModel(QAbstractListModel):
    """The cards found, the army's people first; a card is worded when it comes into view."""

    def __init__(self, worded: Callable[[Revision], DrawerRow], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: Sequence[Revision] = ()
        self._worded = worded

    def set_rows(self, found: Sequence[Revision]) -> None:
        """Show these cards."""
        self.beginResetModel()
        self.found = found
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Count the cards found."""
        return 0 if parent.isValid() else len(self.found)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Tell one thing about one card."""
        if not index.isValid():
            return None
        row = self._worded(self.found[index.row()])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.ToolTipRole:
                return "\n".join((row.name, row.detail, row.price))
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join((row.name, row.detail, row.price))
            case Role.ROW:
                return row
        return None


class DrawerDelegate(QStyledItemDelegate):
    """Paint a card of the drawer: its name on up to two lines, people and rank, price, how often listed."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All rows have room for two lines of name: 20,000 of them are laid out at once."""
        return QSize(theme.current().px(160), theme.current().px(_HEIGHT))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one card."""
        row: DrawerRow = index.data(Role.ROW)
        current = theme.current()
        px, rect = current.px, option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, current.tint("accent", 16 if selected else 5))
        if row.own:
            painter.fillRect(
                rect.left(), rect.top() + px(6), px(3), rect.height() - px(12), current.colour("accent")
            )
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, current.colour("line"))
        inner = rect.adjusted(px(12), px(6), -px(12), -px(6))
        font, small = current.font(bold=True), current.font(theme.Size.SMALL)
        high, low = QFontMetrics(font).height(), QFontMetrics(small).height()
        broken = lines(row.name, font, inner.width())
        top = rect.top() + (rect.height() - high * len(broken) - low) // 2
        for line in broken:
            draw(painter, QRect(inner.left(), top, inner.width(), high), line, font, current.colour("text"))
            top += high
        price = f"×{row.listed}  {row.price}" if row.listed else row.price
        room = QFontMetrics(small).horizontalAdvance(price) + 2
        below = QRect(inner.left(), top, inner.width(), low)
        draw(painter, below, price, small, current.colour("text"), Qt.AlignmentFlag.AlignRight)
        draw(painter, below.adjusted(0, 0, -room - px(8), 0), row.detail, small, current.colour("soft"))
        painter.restore()


class CardDrawer(QWidget):
    """Find cards and add them; stays open for the next one."""

    added = Signal(str, int)
    """A card's id and a number of figures."""

    pointed = Signal(str)
    """Another card is selected; "" when none is."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf: Shelf | None = None
        self._peoples: Peoples | None = None
        self._people = ""
        self._searched = ""
        self._listed: Mapping[str, int] = {}
        self.title = label("", self, role="heading", wrap=True)
        self.close_button = QToolButton(self)
        set_look(self.close_button, "flat")
        self.close_button.clicked.connect(self.closed)
        self.field = SearchField(self)
        self.hint = label("", self, role="small", wrap=True)
        self.found = DrawerModel(self._row, self)
        self.view = _Cards(self)
        self.view.setModel(self.found)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.title, 1)
        top.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.field)
        column.addWidget(self.view, 1)
        column.addWidget(self.hint)
        self.field.textChanged.connect(self._search)
        self.field.descended.connect(self._add)
        self.field.left.connect(self.closed)
        self.field.installEventFilter(self.view)
        self.view.doubleClicked.connect(self._add)
        self.view.returned.connect(self._add)
        self.view.left.connect(self.closed)
        self.view.selectionModel().currentChanged.connect(self._on_current)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.title.setText(self.tr("Add cards"))
        self.field.setPlaceholderText(self.tr("Name, ability, pa<30"))
        self.field.setAccessibleName(self.tr("Search the library"))
        self.hint.setText(self.tr("Return adds the card. “3 name” adds three figures. Esc closes."))
        self.close_button.setToolTip(self.tr("Close the drawer"))
        self.close_button.setAccessibleName(self.tr("Close the drawer"))

    def restyle(self) -> None:
        """Take the theme's colours again."""
        self.close_button.setIcon(icon("x", "soft"))

    def fill(self, revisions: Iterable[Revision], peoples: Peoples) -> None:
        """Offer these cards."""
        if self._shelf is None or self._peoples is not peoples:
            self._shelf, self._peoples = Shelf(peoples, words.language()), peoples
        self._shelf.set_cards(revisions)

    def set_army(self, people: str, listed: Mapping[str, int]) -> None:
        """Offer them to an army of a people; ``listed`` counts the figures it has already."""
        if self._shelf is not None:
            self._shelf.set_language(words.language())
        self._people, self._listed = people, listed
        self._search()

    def current(self) -> str:
        """Return the id of the selected card, "" when none is."""
        row = self.view.currentIndex().data(Role.ROW)
        return row.card_id if isinstance(row, DrawerRow) else ""

    def card(self, card_id: str) -> Card:
        """Return a card on offer. Raises KeyError."""
        if self._shelf is None:
            raise KeyError(card_id)
        return self._shelf[card_id].card

    def _wish(self) -> tuple[int, str]:
        """Read the field: a number before the words is a number of figures."""
        text = self.field.text().strip()
        number, _, rest = text.partition(" ")
        if number.isdecimal() and len(number) <= 2 and int(number) and rest.strip():
            return int(number), rest
        return 1, text

    def _search(self) -> None:
        if self._shelf is None:
            return
        kept, text = self.current(), self._wish()[1]
        found = sorted(self._shelf.find(Wish(text)), key=self._is_foreign)
        self.found.set_rows(found)
        ids = [revision.card_id for revision in found]
        at = ids.index(kept) if kept in ids and text == self._searched else 0
        self._searched = text
        self.view.setCurrentIndex(self.found.index(at if ids else -1))
        self.pointed.emit(self.current())

    def _is_foreign(self, revision: Revision) -> bool:
        return revision.card.people != self._people

    def _row(self, revision: Revision) -> DrawerRow:
        card = revision.card
        assert self._shelf is not None
        own = bool(self._people) and card.people == self._people
        people = "" if own else self._shelf.people_name(card.people, short=True)
        detail = " · ".join(part for part in (people, words.rank(card), card.edition) if part)
        price = "?\N{NO-BREAK SPACE}PA" if card.pa.number is None else words.pa(card.pa.number)
        return DrawerRow(
            revision.card_id, card.name(words.language()), detail, price, own,
            self._listed.get(revision.card_id, 0),
        )  # fmt: skip

    def _on_current(self) -> None:
        self.pointed.emit(self.current())

    def _add(self) -> None:
        if card := self.current():
            figures = self._wish()[0]
            self.field.selectAll()
            self.added.emit(card, figures)


class _Cards(QListView):
    """The cards found; arrows typed in the search field move here."""

    returned = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setItemDelegate(DrawerDelegate(self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add with Return, leave with Esc."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.returned.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: Any) -> bool:
        """Take the arrows that are typed in the search field."""
        keys = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        if isinstance(event, QKeyEvent) and event.key() in keys and event.type() == event.Type.KeyPress:
            super().keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)
