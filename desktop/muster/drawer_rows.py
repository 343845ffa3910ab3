"""The rows of the card drawer: worded when they come into view, with values, price and a + that adds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QMimeData, QModelIndex, QObject, Qt

from desktop.look.theme import TextSize
from desktop.widgets.row import Cell, Icon, Line, Row, Text
from desktop.widgets.row_model import AbstractRowsModel, AnyIndex
from rules.cards import Revision

ADD = "add"
"""The cell of a row that adds its card."""

CARD_MIME = "application/x-tacticien-card"
"""What is dragged out of the drawer: the id of a card."""

COLUMN, LEFT = 26, 12
"""How wide the column of a value is, and where the first one begins, in px at 100 %."""

_HEIGHT = 52
_NOWHERE = QModelIndex()
_AT_ONCE = 120
"""Rows that a view is told of first: more than any screen shows."""


@dataclass(frozen=True, slots=True)
class DrawerRow:
    """One card as the drawer shows it; ``own`` tells that it is of the army's people.

    ``foreign`` tells that it is of another edition than the army, ``other`` names the people or the edition
    where it is not the army's; ``said`` are its values with their
    names, ``others`` what it costs in other currencies than PA, ``add`` is what the + says of itself.
    """

    card_id: str
    name: str
    rank: str
    other: str
    values: tuple[str, ...]
    said: str
    price: str
    own: bool
    add: str = ""
    listed: int = 0
    starred: bool = False
    owned: int = 0
    owned_words: str = ""
    foreign: bool = False
    others: str = ""

    @property
    def told(self) -> tuple[str, ...]:
        """What is told of the card, each thing whole: for tooltips and screen readers."""
        named = self.name, self.other, self.rank, self.said, self.owned_words, self.price, self.others
        return tuple(filter(None, named))

    @property
    def id(self) -> str:
        """The card's."""
        return self.card_id


class DrawerModel(AbstractRowsModel):
    """The cards found, the army's people first; a card is worded when it comes into view."""

    def __init__(self, worded: Callable[[Revision], DrawerRow], parent: QObject | None = None) -> None:
        super().__init__(parent, movable=True)
        self.found: Sequence[Revision] = ()
        self._laid = 0
        self._rows: dict[str, tuple[DrawerRow, Row]] = {}
        self._worded = worded

    def mimeTypes(self) -> list[str]:
        """Carry a card's id, of use in the list of an army."""
        return [CARD_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Pack the card that is dragged."""
        data = QMimeData()
        data.setData(CARD_MIME, QByteArray(self.item(indexes[0].row()).card_id.encode()))
        return data

    def supportedDragActions(self) -> Qt.DropAction:
        """Copy: the card stays in the drawer."""
        return Qt.DropAction.CopyAction

    def forget(self) -> None:
        """Word every card anew: the language, or what is known of them, is another one."""
        self._rows.clear()

    def _known(self, at: int) -> tuple[DrawerRow, Row]:
        """Word a card once: a view asks many times while one types."""
        revision = self.found[at]
        if (known := self._rows.get(revision.card_id)) is None:
            row = self._worded(revision)
            known = self._rows[revision.card_id] = row, _shown(row)
        return known

    def item(self, at: int) -> DrawerRow:
        """Give a card in words."""
        return self._known(at)[0]

    def row(self, at: int) -> Row:
        """Say what the row of a card shows."""
        return self._known(at)[1]

    def set_rows(self, found: Sequence[Revision], least: int = 0) -> None:
        """Show these cards, the first ones at once and ``least`` of them at the least."""
        self.beginResetModel()
        self.found = found
        self._laid = min(len(found), max(_AT_ONCE, least))
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Count the cards that a view has asked for so far."""
        return 0 if parent.isValid() else self._laid

    def canFetchMore(self, parent: AnyIndex) -> bool:
        """Tell whether cards found were not asked for yet: a view lays out every row it knows of."""
        return not parent.isValid() and self._laid < len(self.found)

    def fetchMore(self, parent: AnyIndex) -> None:
        """Give the next ones."""
        more = min(_AT_ONCE, len(self.found) - self._laid)
        if more > 0 and not parent.isValid():
            self.beginInsertRows(_NOWHERE, self._laid, self._laid + more - 1)
            self._laid += more
            self.endInsertRows()


def _shown(card: DrawerRow) -> Row:
    """Show the name and what is told of it, its values below each other, its price and the + that adds it."""
    small = TextSize.SMALL.value
    marks: list[Text | Icon] = []
    if card.listed:
        marks.append(Text(f"×{card.listed}", "accent", small, bold=True))
    if card.owned:
        marks += (Icon("archive", "soft", 14), Text(str(card.owned), "soft", small))
    if card.starred:
        marks.append(Icon("star", "accent", 14))
    if card.other:
        marks.append(Text(card.other, "warn" if card.foreign else "soft", small))
    spare = Text(card.rank, "soft", small) if card.rank and not marks else None
    others = Text(card.others, "soft", small) if card.others else None
    values = tuple(Text(value, size=small) for value in card.values)
    return Row(
        card.name, "\n".join(card.told), ", ".join(card.told),
        (Line(Text(card.name, bold=True), tuple(marks), spare),
         Line(Text("", size=small), columns=values, column=COLUMN)),
        trail=(Cell(Text(card.price), 52, under=others),
               Cell(Icon("plus", framed=True), 34, gap=4, key=ADD, tip=card.add)),
        band=card.own, height=_HEIGHT, margin=(LEFT, 4),
    )  # fmt: skip
