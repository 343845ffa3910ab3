"""What lies in the card drawer: the cards of the army's game, as they are now."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.muster.drawer import CardDrawer
from desktop.muster.drawer_filter import CardMarks
from desktop.muster.preparing import Preparation
from desktop.operations import cards, collection
from desktop.operations.army_sheet import ArmySheet
from desktop.operations.desk import Desk
from desktop.operations.list_prices import ListPrices, Others, printed_others
from rules.text import Refusal


class DrawerSupply(QObject):
    """Fills the drawer when it is open, and prepares it while it is not."""

    ready = Signal()
    """Emitted when all cards were taken in: they can be offered at once."""

    def __init__(self, drawer: CardDrawer, parent: QObject) -> None:
        super().__init__(parent)
        self._drawer = drawer
        self._stale = True
        self._system = self._army = ""
        self._others: Others = {}
        self._preparation = Preparation(drawer, self)
        self._preparation.ready.connect(self.ready)

    def mark_stale(self) -> None:
        """Remember that cards have changed."""
        self._stale = True

    def stop(self) -> None:
        """Prepare nothing any more."""
        self._preparation.stop()

    def prepare(self, desk: Desk, system: str) -> None:
        """Begin to take the cards of a game in, where they are not there yet."""
        if self._stale or system != self._system:
            self._preparation.begin(desk, system)

    def fill(self, desk: Desk, sheet: ArmySheet) -> Refusal | None:
        """Offer the cards of the army's game, those of the army marked; return why that is not possible."""
        if (refused := self._take_in(desk, sheet.army.system)) is not None:
            return refused
        listed: dict[str, int] = {}
        for entry in sheet.army.entries:
            listed[entry.card_id] = listed.get(entry.card_id, 0) + entry.figures
        marks = collection.marks(desk)
        if not isinstance(marks, Refusal):
            self._drawer.set_known(CardMarks(*marks))
        prices = ListPrices(desk, sheet.army, self._others)
        self._drawer.set_army(sheet.army.people, listed, sheet.army.system, sheet.edition, prices)
        if sheet.army.id != self._army:
            self._army = sheet.army.id
            self._drawer.begin()
        return None

    def _take_in(self, desk: Desk, system: str) -> Refusal | None:
        if not self._stale and system == self._system:
            return None
        self._preparation.stop()
        found = cards.all_cards(desk)
        if isinstance(found, Refusal):
            return found
        self._drawer.fill([each for each in found if each.card.system == system], desk.peoples)
        others = printed_others(desk)
        self._others = {} if isinstance(others, Refusal) else others  # without them cards are offered, too
        self._stale, self._system = False, system
        return None
