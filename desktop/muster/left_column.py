"""Where cards are taken from: the left column with its tabs, and the card that is pointed at there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from desktop.muster.controller import MusterController
from desktop.muster.drawer_supply import DrawerSupply
from desktop.muster.host import Shows
from desktop.muster.new_list import choices_of
from desktop.muster.panes import Panes
from desktop.muster.totalling import Totalling
from desktop.operations import cards
from desktop.operations.army_sheet import ArmyLine
from desktop.wording import army_words
from desktop.wording.card_words import language_now
from rules.cards import Card
from rules.text import Refusal


class LeftColumn(QObject):
    """Shows armies or cards at the left, and the page on which a new list says its people."""

    looked = Signal()
    """Another card is pointed at."""

    moved = Signal()
    """A new list is asked for its people, or not any more."""

    def __init__(self, panes: Panes, controller: MusterController, host: Shows, parent: QObject) -> None:
        super().__init__(parent)
        self._panes = panes
        self._controller = controller
        self._host = host
        self._pointed = ""
        self.supply = DrawerSupply(panes.drawer, self)
        self.supply.ready.connect(self.fill)
        self._totalling = Totalling(self)
        self._totalling.done.connect(host.redraw)
        panes.tab_wanted.connect(self.show)
        panes.armies.chosen.connect(self.forgo_list)
        panes.armies.clicked.connect(self._on_army)
        panes.drawer.pointed.connect(self._on_pointed)
        panes.drawer.closed.connect(self.leave)
        panes.peoples.system_chosen.connect(self._on_game)
        panes.peoples.chosen.connect(self._begin_list)
        panes.peoples.left.connect(self.leave_peoples)

    def stop(self) -> None:
        """Prepare nothing any more."""
        self.supply.stop()
        self._totalling.stop()

    def total(self, lines: Sequence[ArmyLine]) -> None:
        """Work out soon what armies cost beside PA, where that is not known yet."""
        if (desk := self._controller.desk) is not None:
            self._totalling.begin(desk, lines)

    # The cards

    @property
    def shows_cards(self) -> bool:
        """Whether cards can be added now."""
        return self._panes.tab == "cards"

    @property
    def pointed(self) -> Card | None:
        """The card that somebody points at, None for none."""
        return self._panes.drawer.card(self._pointed) if self._pointed and self.shows_cards else None

    def open(self) -> None:
        """Show the cards that can be added, and type there."""
        self.show("cards")
        self._panes.drawer.field.setFocus()
        self._panes.drawer.field.selectAll()

    def show(self, key: str) -> None:
        """Show another tab of the left column; cards are added to an army."""
        if key == "cards" and self._controller.sheet is None:
            key = "armies"
        if key not in ("armies", "army"):
            self.forgo_list()
        self._panes.show_tab(key)
        if self.shows_cards:
            self.fill()
        self.forget()
        self.looked.emit()

    def fill(self) -> None:
        """Offer the cards of the army's game where they are in view."""
        desk, sheet = self._controller.desk, self._controller.sheet
        if desk is None or sheet is None:
            self._panes.show_tab("armies")
        elif not self.shows_cards:
            self.supply.prepare(desk, sheet.army.system)
        elif (refused := self.supply.fill(desk, sheet)) is not None:
            self._host.complain(refused)

    def leave(self) -> None:
        """Leave the drawer for the list; it stays beside it."""
        self.forget()
        self._panes.entries.setFocus()
        self.looked.emit()

    def forget(self) -> None:
        """Look at the entry that is chosen, at no card of the drawer."""
        self._pointed = ""

    def _on_pointed(self, card_id: str) -> None:
        """Show the card that somebody points at in the drawer, not one that a change put there."""
        drawer = self._panes.drawer
        if drawer.view.hasFocus() or drawer.field.hasFocus():
            self._pointed = card_id
            self.looked.emit()

    # A new list

    def ask_people(self) -> None:
        """Ask for the people of a new list; no card can be added to the one before meanwhile."""
        if self._controller.desk is not None:
            self._panes.show_tab("armies")
            self.forget()
            self._panes.ask_people()
            self.moved.emit()
            self._on_game(self._controller.usual_system())

    @property
    def asks_people(self) -> bool:
        """Whether a new list is asked for its people."""
        return self._panes.asks_people

    def forgo_list(self) -> None:
        """Begin no list: another army, or the cards for the one in view, were chosen at the left."""
        if self.asks_people:
            self._panes.show_army(self._controller.sheet is not None)
            self._host.redraw()
            self.moved.emit()

    def _on_army(self) -> None:
        """Show the army that was clicked, where it stands behind a tab."""
        self.forgo_list()
        self._panes.to_army()

    def leave_peoples(self) -> None:
        """Begin no list, and go to the army in view."""
        self.forgo_list()
        (self._panes.entries if self._controller.sheet else self._panes.no_army.button("new")).setFocus()

    def refresh(self) -> None:
        """Offer the peoples of a new list as they are called and counted now."""
        if self.asks_people:
            self._offer_peoples(self._panes.peoples.system)

    def _on_game(self, system: str) -> None:
        """Offer the peoples of another game, or of a new list: the first one is chosen anew."""
        self._panes.peoples.peoples.set_choices(())
        self._offer_peoples(system)
        self._panes.peoples.take_keyboard()

    def _offer_peoples(self, system: str) -> None:
        desk, controller = self._controller.desk, self._controller
        if desk is None:
            return
        found = cards.all_cards(desk)
        if isinstance(found, Refusal):
            self._host.complain(found)
            return
        own = controller.usual_people()
        choices = choices_of(found, desk.peoples, system, language_now(), own)
        self._panes.peoples.offer(system, choices, army_words.pa(controller.usual_limit()))

    def _begin_list(self, system: str, people: str, edition: str) -> None:
        desk = self._controller.desk
        if desk is None:
            return
        name = army_words.people_name(desk.peoples, people) if people else ""
        if self._controller.begin(name, system, people, edition):
            self._panes.show_army(True)
            self.moved.emit()
            self.open()
