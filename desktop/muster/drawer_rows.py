"""The rows of the card drawer: worded when they come into view, painted on up to two lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject

from desktop.look.theme import TextSize
from desktop.widgets.row import Icon, Line, Row, Text
from desktop.widgets.row_model import AbstractRowsModel, AnyIndex
from rules.cards import Revision

_HEIGHT = 64
_NOWHERE = QModelIndex()
_AT_ONCE = 120
"""Rows that a view is told of first: more than any screen shows."""


@dataclass(frozen=True, slots=True)
class DrawerRow:
    """One card as the drawer shows it; ``own`` tells that it is of the army's people."""

    card_id: str
    name: str
    detail: str
    price: str
    own: bool
    listed: int = 0
    starred: bool = False
    owned: int = 0
    owned_words: str = ""

    @property
    def told(self) -> tuple[str, ...]:
        """What is told of the card, each thing whole: for tooltips and screen readers."""
        return tuple(filter(None, (self.name, self.detail, self.owned_words, self.price)))


class DrawerModel(AbstractRowsModel):
    """The cards found, the army's people first; a card is worded when it comes into view."""

    def __init__(self, worded: Callable[[Revision], DrawerRow], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: Sequence[Revision] = ()
        self._laid = 0
        self._rows: dict[str, tuple[DrawerRow, Row]] = {}
        self._worded = worded

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
    """Show the name on up to two lines, people and rank, figures owned, how often listed, price."""
    small = TextSize.SMALL.value
    price = f"×{card.listed}  {card.price}" if card.listed else card.price
    owned = (Icon("archive", "soft", 14), Text(str(card.owned), "soft", small)) if card.owned else ()
    below = Line(Text(card.detail, "soft", small), end=(*owned, Text(price, size=small)))
    return Row(
        card.name, "\n".join(card.told), ", ".join(card.told),
        (Line(Text(card.name, bold=True), most=2), below),
        corner=Icon("star", "accent") if card.starred else None,
        band=card.own, height=_HEIGHT,
    )  # fmt: skip
