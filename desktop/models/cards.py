"""The table of cards in the Library place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from functools import lru_cache
from heapq import nlargest
from operator import attrgetter, indexOf
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from desktop.models.card_index import Order, OrderBy, lacks_pa
from desktop.paper.words import rank_text
from desktop.wording.plain import plain_tip
from desktop.wording.value_names import fear_mark, shown, value_names, value_words
from rules.cards import Card, Rank, Revision
from rules.peoples import Peoples
from rules.sheets import sheet_of
from rules.systems import KINDS
from rules.values import PRINTED, Characteristic, ValueKind

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_SAMPLES = 40
_ID_OF = attrgetter("card_id")


class CardColumn(IntEnum):
    """The columns; those of the values follow the order of Confrontation's card, then come the others."""

    NAME = 0
    PEOPLE = 1
    RANK = 2
    EDITION = 3
    PA = 4
    OWNED = 5
    MOU = 6
    INI = 7
    ATT = 8
    FOR = 9
    DEF = 10
    RES = 11
    TIR = 12
    NERVE = 13
    DIS = 14
    POU = 15
    FOI = 16
    PV = 17
    PUI = 18
    EVE = 19
    AGI = 20
    END = 21
    BEA = 22
    PER = 23
    INT = 24
    EMP = 25
    RUS = 26
    CHA = 27

    @property
    def characteristic(self) -> Characteristic | None:
        """The characteristic shown in this column, if it is one."""
        return _VALUES[self - CardColumn.MOU] if self >= CardColumn.MOU else None

    @property
    def order(self) -> OrderBy:
        """What sorting by this column means."""
        return self.characteristic or _ORDERS[self]


_VALUES = (*PRINTED, *(c for c in Characteristic if c not in PRINTED and not c.is_nerve))
_ORDERS = {
    CardColumn.NAME: Order.NAME,
    CardColumn.PEOPLE: Order.PEOPLE,
    CardColumn.RANK: Order.RANK,
    CardColumn.EDITION: Order.EDITION,
    CardColumn.PA: Order.PA,
    CardColumn.OWNED: Order.OWNED,
}
_BY_VALUE = {column.characteristic: column for column in CardColumn if column.characteristic}


def value_columns(system: str) -> tuple[CardColumn, ...]:
    """Give the columns of the values that a system's cards print, in their order."""
    return tuple(_BY_VALUE[value] for value in sheet_of(system).values)


class CardRole(IntEnum):
    """What a view may ask for besides Qt's own roles."""

    CARD_ID = Qt.ItemDataRole.UserRole + 1
    REVISION = Qt.ItemDataRole.UserRole + 2


class CardsModel(QAbstractTableModel):
    """Show revisions of cards, one a row; PA can be typed in place.

    A typed PA is not kept here: `pa_typed(card_id, text)` asks whoever owns the model to do it.
    """

    pa_typed = Signal(str, str)

    def __init__(self, peoples: Peoples, language: str = "fr", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._peoples = peoples
        self._language = language
        self._decimal = "."
        self._rows: list[Revision] = []
        self._owned: Callable[[Card], int | None] = _nobody_counted
        self._headers: dict[CardColumn, tuple[str, str]] = {}
        self._system = next(iter(KINDS))
        self._cells: dict[CardColumn, Callable[[Card], str]] = {
            CardColumn.NAME: self._name,
            CardColumn.PEOPLE: self._people,
            CardColumn.RANK: self._rank,
            CardColumn.EDITION: _edition,
            CardColumn.PA: self._pa,
            CardColumn.OWNED: self._figures,
        }
        self._answers: dict[int, Callable[[Revision, CardColumn], Any]] = {
            Qt.ItemDataRole.DisplayRole: self._words,
            Qt.ItemDataRole.EditRole: self._typed,
            Qt.ItemDataRole.ToolTipRole: self._tip,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
            CardRole.CARD_ID: _card_id,
            CardRole.REVISION: _revision,
        }
        self.retranslate()

    def set_rows(
        self, rows: Sequence[Revision], *, peoples: Peoples | None = None, language: str | None = None
    ) -> None:
        """Show these revisions instead, perhaps with other peoples or in another language."""
        self.beginResetModel()
        self._rows = list(rows)
        if peoples is not None:
            self._peoples = peoples
        if language is not None:
            self._language = language
        self.endResetModel()

    def set_system(self, system: str) -> None:
        """Head the values as the cards of a system name them."""
        if system != self._system:
            self._system = system
            self.retranslate()

    def set_owned(self, owned: Callable[[Card], int | None]) -> None:
        """Ask there how many figures of a card's miniature are owned."""
        self._owned = owned

    def replace_rows(self, fresh: dict[str, Revision]) -> None:
        """Show newer revisions of some cards where they stand, without moving anything."""
        for number, revision in enumerate(self._rows):
            if revision.card_id in fresh:
                self._rows[number] = fresh[revision.card_id]
                self.dataChanged.emit(self.index(number, 0), self.index(number, len(CardColumn) - 1))

    def longest(self, revisions: Iterable[Revision]) -> dict[CardColumn, list[str]]:
        """Give the longest words that these cards show in the columns that are as wide as their words."""
        cards = [revision.card for revision in revisions]
        words: dict[CardColumn, Iterable[str]] = {
            CardColumn.NAME: (card.name(self._language) for card in cards),
            CardColumn.PEOPLE: {
                people: self._peoples.name(people, self._language, short=True)
                for people in {card.people for card in cards}
            }.values(),
            CardColumn.RANK: {_rank_words(rank, self._language) for rank in {card.rank for card in cards}},
            CardColumn.EDITION: {card.edition for card in cards},
        }
        # By letters first: measuring every name would take too long.
        return {column: nlargest(_SAMPLES, texts, key=len) for column, texts in words.items()}

    @property
    def rows(self) -> Sequence[Revision]:
        """The revisions shown, in order."""
        return self._rows

    def row_of(self, card_id: str) -> int:
        """Give the row of a card, -1 when it is not shown."""
        try:
            return indexOf(map(_ID_OF, self._rows), card_id)
        except ValueError:
            return -1

    def words(self, row: int, column: CardColumn) -> str:
        """Give the words of a cell."""
        return self._words(self._rows[row], column)

    def retranslate(self) -> None:
        """Say the headings again in the language of now."""
        self._decimal = QLocale().decimalPoint()
        self._headers = {
            CardColumn.NAME: (self.tr("Name"), self.tr("Name")),
            CardColumn.PEOPLE: (self.tr("People"), self.tr("People")),
            CardColumn.RANK: (self.tr("Rank"), self.tr("Rank, sorted by its level")),
            CardColumn.EDITION: (self.tr("Edition"), self.tr("Where the card comes from")),
            CardColumn.PA: (self.tr("PA"), self.tr("Army points of one figure")),
            CardColumn.OWNED: (self.tr("Fig."), self.tr("Figures owned of the miniature")),
            CardColumn.MOU: (self.tr("MOV"), self.tr("Movement, in cm")),
            CardColumn.INI: (self.tr("INI"), self.tr("Initiative")),
            CardColumn.ATT: (self.tr("ATT"), self.tr("Attack")),
            CardColumn.FOR: (self.tr("STR"), self.tr("Strength")),
            CardColumn.DEF: (self.tr("DEF"), self.tr("Defence")),
            CardColumn.RES: (self.tr("RES"), self.tr("Resilience")),
            CardColumn.TIR: (self.tr("AIM"), self.tr("Aim")),
            CardColumn.NERVE: (self.tr("COU"), self.tr("Courage, or fear when marked F")),
            CardColumn.DIS: (self.tr("DIS"), self.tr("Discipline")),
            CardColumn.POU: (self.tr("POW"), self.tr("Power")),
            CardColumn.FOI: (self.tr("FAI"), self.tr("Faith")),
        }
        names = value_names(self._system)
        for value, column in _BY_VALUE.items():
            self._headers.setdefault(column, names[value])
        self._fear_mark = fear_mark()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(CardColumn) - 1)

    # Qt asks

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Count the cards."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(CardColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Answer for one cell."""
        answer = self._answers.get(role)
        if answer is None or not index.isValid():
            return None
        return answer(self._rows[index.row()], CardColumn(index.column()))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Name a column."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(CardColumn):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headers[CardColumn(section)][0]
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._headers[CardColumn(section)][1]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(CardColumn(section))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let only PA be typed in place."""
        flags = super().flags(index)
        if index.isValid() and index.column() == CardColumn.PA:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for a typed PA to be kept."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid() or index.column() != CardColumn.PA:
            return False
        revision = self._rows[index.row()]
        if str(value).strip() != str(revision.card.pa):
            self.pa_typed.emit(revision.card_id, str(value))
        return True

    # Answers

    def _words(self, revision: Revision, column: CardColumn) -> str:
        cell = self._cells.get(column)
        return cell(revision.card) if cell else self._value(revision.card, column)

    def _typed(self, revision: Revision, column: CardColumn) -> str:
        return str(revision.card.pa) if column is CardColumn.PA else self._words(revision, column)

    def _tip(self, revision: Revision, column: CardColumn) -> str:
        return plain_tip(self._whole(revision, column))

    def _whole(self, revision: Revision, column: CardColumn) -> str:
        if column is CardColumn.NAME:
            return "\n".join(dict.fromkeys(n for n in (revision.card.name_fr, revision.card.name_en) if n))
        if column is CardColumn.PEOPLE:
            return self._peoples.name(revision.card.people, self._language)
        return self._words(revision, column)

    def _name(self, card: Card) -> str:
        return card.name(self._language)

    def _people(self, card: Card) -> str:
        return self._peoples.name(card.people, self._language, short=True)

    def _rank(self, card: Card) -> str:
        return _rank_words(card.rank, self._language)

    def _pa(self, card: Card) -> str:
        if card.pa.kind is not ValueKind.UNKNOWN:
            return shown(card.pa, self._decimal)
        return "?" if lacks_pa(card) else ""

    def _figures(self, card: Card) -> str:
        owned = self._owned(card)
        return "" if owned is None else str(owned)

    def _value(self, card: Card, column: CardColumn) -> str:
        characteristic = column.characteristic
        return value_words(card, characteristic, self._decimal, self._fear_mark) if characteristic else ""


@lru_cache(maxsize=4096)
def _rank_words(rank: Rank, language: str) -> str:
    return rank_text(rank, language)


def _nobody_counted(card: Card) -> int | None:
    return None


def _edition(card: Card) -> str:
    return card.edition


def _card_id(revision: Revision, column: CardColumn) -> str:
    return revision.card_id


def _revision(revision: Revision, column: CardColumn) -> Revision:
    return revision


def _alignment(revision: Revision, column: CardColumn) -> Qt.AlignmentFlag:
    return alignment(column)


def alignment(column: CardColumn) -> Qt.AlignmentFlag:
    """Tell where the words of a column stand."""
    side = Qt.AlignmentFlag.AlignLeft
    if column.characteristic:
        side = Qt.AlignmentFlag.AlignHCenter
    elif column in (CardColumn.PA, CardColumn.OWNED):
        side = Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
