"""The drawer: the library's cards beside the army, found by a few letters, added by a + or with Return."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import (
    QEvent,
    QLocale,
    QObject,
    QSignalBlocker,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look.icons import icon
from desktop.models.card_index import CardIndex
from desktop.muster.drawer_filter import CardMarks, FilterPanel, Sieve
from desktop.muster.drawer_headings import ValueHeadings
from desktop.muster.drawer_rows import DrawerModel, DrawerRow
from desktop.widgets.row_delegate import RowDelegate
from desktop.widgets.row_list import RowList
from desktop.widgets.search import SearchField, found_words
from desktop.widgets.text import label, set_look
from desktop.wording import army_words, fill, in_game
from desktop.wording.card_words import language_now
from desktop.wording.plain import plain_tip
from desktop.wording.value_names import fear_mark, value_names, value_words
from rules.cards import Card, Revision
from rules.peoples import Peoples
from rules.sheets import sheet_of
from rules.systems import KINDS
from rules.text import fold
from rules.values import Characteristic

_DIGITS = tuple("123456789")
_MAGIC = (Characteristic.POU, Characteristic.FOI)


class Prices(Protocol):
    """What one more figure of a card costs an army."""

    def of(self, revision: Revision) -> float | None:
        """Tell it in PA."""

    def others_of(self, revision: Revision) -> Mapping[str, float]:
        """Tell what it costs, or gives, in other currencies, by their names."""


class CardDrawer(QWidget):
    """Find cards and add them; stays open for the next one."""

    added = Signal(str, int)
    """A card's id and a number of figures."""

    one_more = Signal(str)
    """The + of a card was clicked: one figure more of it."""

    refigured = Signal(str, int)
    """A digit was pressed behind the + of a card: it is to have that many figures."""

    pointed = Signal(str)
    """Another card is selected; "" when none is."""

    starred = Signal(str)
    """A card gets a star, or loses it."""

    owned_wanted = Signal(str)
    """The figures of a card's miniature are to be counted."""

    closed = Signal()
    """The keyboard leaves the drawer for the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clicked = ""
        self._added = self._digit = 0
        self._known = CardMarks()
        self._sieve = Sieve()
        self._ranked = False
        self._asked_for = ("", "", "")
        self._card_index: CardIndex | None = None
        self._prices: Prices = _Printed()
        self._peoples: Peoples | None = None
        self._people = self._system = self._edition = ""
        self._decimal, self._fear = ".", ""
        self._shown_values: tuple[Characteristic, ...] = ()
        self._searched = ""
        self._listed: Mapping[str, int] = {}
        self.field = SearchField(self)
        self.hint = label("", self, role="small", wrap=True)
        self.headings = ValueHeadings(self)
        self.found = DrawerModel(self._row)
        self.view = _Cards(self.found, self, self._nothing, self._count_the_next)
        self.filters = FilterPanel(self)
        self.filters.hide()
        self.filter_button, self.mine_button = QToolButton(self), QToolButton(self)
        for button in (self.filter_button, self.mine_button):
            button.setCheckable(True)
            set_look(button, "flat")
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.field, 1)
        top.addWidget(self.mine_button)
        top.addWidget(self.filter_button)
        cards = QVBoxLayout()
        cards.setSpacing(0)
        cards.addWidget(self.headings)
        cards.addWidget(self.view, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.filters)
        column.addLayout(cards, 1)
        column.addWidget(self.hint)
        self.field.textChanged.connect(self._on_words)
        self.field.textChanged.connect(self.view.type_on)
        self.field.descended.connect(self.add)
        self.field.left.connect(self.closed)
        self.field.tell_by(self._found_words)
        self.field.installEventFilter(self.view)
        self.view.pressed_in.connect(self._on_plus)
        self.view.returned.connect(self.add)
        self.view.left.connect(self.closed)
        self.view.numbered.connect(self._on_number)
        self.view.star_wanted.connect(self.star)
        self.view.filter_wanted.connect(self.toggle_filters)
        self.view.owned_wanted.connect(self.count)
        self.filter_button.clicked.connect(self.toggle_filters)
        self.mine_button.clicked.connect(self._on_mine)
        self.filters.changed.connect(self._on_filters)
        self.filters.left.connect(self.toggle_filters)
        self.view.selectionModel().currentChanged.connect(self._on_current)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._say_search()
        self._name_values()
        self.view.setAccessibleName(self.tr("Cards"))
        self.field.setAccessibleName(self.tr("Search the library"))
        self.hint.setText(self.tr("+ or Enter adds the card, 1–9 sets its figures."))
        self.hint.setToolTip(
            self.tr(
                "Enter adds the card, with as many figures as a number before its name says; 1–9 then sets "
                "them. Alt+1–9 adds it with that many, and so does 1–9 once an arrow has selected it. "
                "* stars it, Ctrl+F filters."
            )
        )
        self.filters.retranslate()
        self._offer()
        self._say_filters()

    def _name_values(self) -> None:
        """Head the values as the cards of the game print them; magic and faith are told by the rank."""
        self._decimal, self._fear = QLocale().decimalPoint(), fear_mark()
        printed = sheet_of(self._system).printed
        self._shown_values = tuple(value for value in printed if value not in _MAGIC)
        names = value_names(self._system)
        self.headings.set_names([names[value][0] for value in self._shown_values])

    def _say_search(self) -> None:
        self.field.setPlaceholderText(in_game("muster.search", self._system))

    def restyle(self) -> None:
        """Take the theme's colours again."""
        self._say_filters()
        self.headings.updateGeometry()

    def fill(self, revisions: Iterable[Revision], peoples: Peoples) -> None:
        """Offer these cards."""
        self._index_of(peoples).set_cards(revisions)
        self._forget()
        self._offer()

    def take_in(self, revisions: Iterable[Revision], peoples: Peoples) -> None:
        """Make some of the cards ready that will be offered."""
        self._index_of(peoples).put(*revisions)
        self._forget()

    def _index_of(self, peoples: Peoples) -> CardIndex:
        if self._card_index is None or self._peoples is not peoples:
            self._card_index, self._peoples = CardIndex(peoples, language_now()), peoples
        return self._card_index

    def set_known(self, known: CardMarks) -> None:
        """Take the stars and the figures owned."""
        if known != self._known:
            self._known = known
            self._forget()

    def toggle_filters(self) -> None:
        """Show what may be wanted besides letters, or hide it; what is wanted stays wanted."""
        shown = not self.filters.isVisibleTo(self)
        self.filters.setVisible(shown)
        self.filter_button.setChecked(shown)
        (self.filters.people if shown else self.field).setFocus()

    def _offer(self) -> None:
        if self._card_index is None:
            return
        card_index = self._card_index
        peoples = [(card_index.people_name(people), people) for people, _ in card_index.peoples() if people]
        self.filters.offer(peoples, [edition for edition, _ in card_index.editions()])

    def _on_filters(self) -> None:
        self._sieve = self.filters.sieve()
        self._forget()
        self._say_filters()
        self._search()
        self.field.tell()

    def _on_mine(self) -> None:
        """Show the cards of the army's people alone, or all again."""
        self.filters.choose_people(self._people if self.mine_button.isChecked() else "")

    def _say_filters(self) -> None:
        """Let the buttons say that something is hidden."""
        mine = bool(self._people) and self._sieve.people == self._people
        index = self._card_index
        name = index.people_name(self._people) if index is not None and self._people else ""
        words = self.tr("{people} alone").format(people=name)
        self.mine_button.setVisible(bool(name))
        self.mine_button.setChecked(mine)
        self.mine_button.setIcon(icon("flag", "accent" if mine else "soft"))
        self.mine_button.setToolTip(plain_tip(words))
        self.mine_button.setAccessibleName(words)
        count = self._sieve.count
        tip = self.tr("Filter the cards (Ctrl+F)")
        if count:
            tip = self.tr("%n filters hide cards (Ctrl+F)", "", count)
        self.filter_button.setIcon(icon("filter", "accent" if count else "soft"))
        self.filter_button.setToolTip(plain_tip(tip))
        self.filter_button.setAccessibleName(tip)

    def set_army(
        self, people: str, listed: Mapping[str, int], system: str, edition: str = "",
        prices: Prices | None = None,
    ) -> None:  # fmt: skip
        """Offer them to an army of a people, an edition and a game.

        ``listed`` counts the figures that it has already, ``prices`` tell what one more costs it, in PA.
        Another people's cards are shown from the first on.
        """
        self._prices = prices or _Printed()
        if system != self._system:
            self._system = system
            self._say_search()
            self._name_values()
        asked = people, edition, language_now()
        anew = asked[:2] != self._asked_for[:2]  # another language keeps the card that is chosen
        if self._card_index is not None and asked != self._asked_for:
            self._card_index.set_language(language_now())
            self._asked_for = asked
            self._forget()
        self._people, self._edition, self._listed = people, fold(edition), listed
        self._say_filters()
        self.found.forget()
        self._search(anew)

    def begin(self) -> None:
        """Show the cards from the first on: they are offered to another list than before."""
        self._search(anew=True)

    def current(self) -> str:
        """Return the id of the selected card, "" when none is."""
        row = self.view.chosen_item()
        return row.card_id if isinstance(row, DrawerRow) else ""

    def card(self, card_id: str) -> Card:
        """Return a card on offer. Raises KeyError."""
        if self._card_index is None:
            raise KeyError(card_id)
        return self._card_index[card_id].card

    def _wish(self) -> tuple[int, str]:
        """Read the field: a number before the words is a number of figures."""
        text = self.field.text().strip()
        number, _, rest = text.partition(" ")
        if number.isdecimal() and len(number) <= 2 and int(number) and rest.strip():
            return int(number), rest
        if number.isdecimal() and len(number) == 1 and int(number) and not rest:
            return int(number), ""
        return 1, text

    def _found(self, text: str) -> Sequence[Revision]:
        """Give the cards found: the closest names first, of those the army's people, and there stars."""
        assert self._card_index is not None
        if not self._ranked:
            keeps, known, everything = self._sieve.keeps, self._known, self._sieve.count == 0
            wanted = (r for r in self._card_index.all() if everything or keeps(r, known))
            self._card_index.set_ranks({revision.card_id: self._rank(revision) for revision in wanted})
            self._ranked = True
        return self._card_index.closest(text)

    def _nothing(self) -> str:
        """Say why no card is shown, and how to see more."""
        if self._card_index is not None and not list(self._card_index.all()):
            game = KINDS[self._system].name if self._system in KINDS else self._system
            return fill(self.tr("The library has no card of {game} yet."), game=game)
        if not self._sieve.count:
            return self.tr("No card matches. Esc clears the search.")
        if not self.field.text():
            return self.tr("No card matches. Ctrl+F opens the filters.")
        return self.tr("No card matches. Esc clears the search, Ctrl+F opens the filters.")

    def _found_words(self) -> str:
        return found_words(self.found.rowCount(), self._nothing())

    def _forget(self) -> None:
        """Rank anew, once for all letters: cards, stars, filters, the people or the language are others."""
        self._ranked = False

    def _on_words(self) -> None:
        """Look for what is typed now."""
        self._clicked, self._digit = "", 0
        self._search()

    def _search(self, anew: bool = False) -> None:
        """Show the cards found; the one chosen stays so, unless the list begins ``anew``."""
        if self._card_index is None:
            return
        kept, text = "" if anew else self.current(), self._wish()[1]
        found = self._found(text)
        at = 0
        if text == self._searched and kept:
            at = next((n for n, revision in enumerate(found) if revision.card_id == kept), 0)
        self.found.set_rows(found, at + 1)
        self._searched = text
        with QSignalBlocker(self):  # told once, below, whatever the view makes of it
            self.view.setCurrentIndex(self.found.index(at if found else -1))
        self.pointed.emit(self.current())

    def _rank(self, revision: Revision) -> int:
        """Put one's own people first, of them one's own edition, and of those the ones with a star."""
        card, starred = revision.card, revision.card_id in self._known.starred
        foreign = bool(self._edition) and fold(card.edition) != self._edition
        return 4 * (card.people != self._people) + 2 * foreign + (not starred)

    def _row(self, revision: Revision) -> DrawerRow:
        card = revision.card
        assert self._card_index is not None
        own = bool(self._people) and card.people == self._people
        people = "" if own else self._card_index.people_name(card.people, short=True)
        foreign = bool(self._edition) and fold(card.edition) != self._edition
        edition = card.edition if foreign or not self._edition else ""
        have = self._known.owned_of(card)
        owned = self.tr("%n figures owned", "", have) if have else ""
        values = tuple(value_words(card, v, self._decimal, self._fear) for v in self._shown_values)
        said = " · ".join(f"{name} {v}" for name, v in zip(self.headings.names, values, strict=True) if v)
        priced, pa = sheet_of(card.system).priced, self._prices.of(revision)
        price = army_words.pa(pa) if priced else ""
        others = army_words.beside(self._prices.others_of(revision))
        if priced and pa != card.pa.number:
            printed = self.tr("{pa} on the card").format(pa=army_words.pa(card.pa.number))
            said = " · ".join(filter(None, (said, printed)))
        return DrawerRow(
            revision.card_id, card.name(language_now()), army_words.rank(card),
            " · ".join(filter(None, (people, edition))), values, said, price, own, self.tr("Add one figure"),
            self._listed.get(revision.card_id, 0), revision.card_id in self._known.starred, have, owned,
            foreign, others,
        )  # fmt: skip

    def _on_current(self) -> None:
        if self._clicked != self.current():
            self._clicked, self._digit = "", 0
        self.pointed.emit(self.current())

    def _on_plus(self, card: str, key: str) -> None:
        """Add a figure of the card whose + was clicked; a digit behind it sets how many there are."""
        self.one_more.emit(card)
        self._clicked, self._added, self._digit = card, 0, 0

    def _add_figures(self, figures: int) -> None:
        if card := self.current():
            self.field.selectAll()  # the next name replaces this one
            self.added.emit(card, figures)

    def _on_number(self, figures: int) -> None:
        """Add so many figures of the card chosen, or let the one just clicked have so many."""
        if self._clicked and self._clicked == self.current():
            self.refigured.emit(self._clicked, figures)
            self._added, self._digit = self._digit or self._added, figures
        else:
            self._add_figures(figures)

    def _count_the_next(self) -> bool:
        """Let the digit that set the figures of the card just added count the next one: a space follows."""
        if not (self._digit and self._added and self._clicked):
            return False
        figures = self._digit
        self.refigured.emit(self._clicked, self._added)
        self.field.setText(f"{figures} ")
        return True

    def star(self) -> None:
        """Give the card chosen a star, or take it off."""
        if card := self.current():
            self.starred.emit(card)

    def count(self) -> None:
        """Let the figures owned of the card chosen be counted."""
        if card := self.current():
            self.owned_wanted.emit(card)

    def add(self) -> None:
        """Add the card chosen, as many figures as are typed before its name."""
        figures = self._wish()[0]
        self._add_figures(figures)
        self._clicked, self._added, self._digit = self.current(), figures, 0
        self.view.count_on()


class _Printed:
    """What cards cost by themselves."""

    def of(self, revision: Revision) -> float | None:
        return revision.card.pa.number

    def others_of(self, revision: Revision) -> Mapping[str, float]:
        return {}


class _Cards(RowList):
    """The cards found; arrows typed in the search field move here."""

    returned = Signal()
    left = Signal()
    numbered = Signal(int)
    star_wanted = Signal()
    filter_wanted = Signal()
    owned_wanted = Signal()

    def __init__(
        self, cards: DrawerModel, parent: QWidget, says_nothing: Callable[[], str],
        takes_space: Callable[[], bool],
    ) -> None:  # fmt: skip
        super().__init__(cards, parent, delegate=RowDelegate(stripe=False))
        self._says_nothing = says_nothing
        self._takes_space = takes_space
        self.setUniformItemSizes(True)
        self.setDragDropMode(RowList.DragDropMode.DragOnly)
        self._walked = False

    def nothing(self) -> str:
        """Say why no card is shown."""
        return self._says_nothing()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Add the card; quick clicks on its + are clicks."""
        cell = self.cell_at(event.position().toPoint())
        if cell is not None and cell.key:
            self.mousePressEvent(event)
        else:
            self.returned.emit()

    def type_on(self) -> None:
        """Letters are typed: a digit that follows belongs to them, until an arrow chooses a card again."""
        self._walked = False

    def count_on(self) -> None:
        """A card was added: a digit that follows sets its figures."""
        self._walked = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add with Return or a number of figures, leave with Esc."""
        if self._does(event) or self._numbers(event, Qt.KeyboardModifier.NoModifier):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.returned.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the numbers from the verbs of the army: here they add."""
        override = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride
        if override and (event.text() in _DIGITS or self._verb(event) is not None):  # type: ignore[attr-defined, arg-type]
            event.accept()
            return True
        return super().event(event)

    def _verb(self, event: QKeyEvent) -> SignalInstance | None:
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.text() == "*":
            return self.star_wanted
        return {Qt.Key.Key_F: self.filter_wanted, Qt.Key.Key_G: self.owned_wanted}.get(
            Qt.Key(event.key()) if held else Qt.Key.Key_unknown
        )

    def _does(self, event: QKeyEvent) -> bool:
        verb = self._verb(event)
        if verb is not None:
            verb.emit()
        return verb is not None

    def _numbers(self, event: QKeyEvent, held: Qt.KeyboardModifier) -> bool:
        """Add the card with as many figures as the number pressed says."""
        keypad = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        if event.text() in _DIGITS and event.modifiers() & ~keypad == held:
            self.numbered.emit(int(event.text()))
            return True
        return False

    def eventFilter(self, watched: QObject, event: Any) -> bool:
        """Take the arrows that are typed in the search field, and what acts on the selected card."""
        if isinstance(event, QKeyEvent):
            alt = Qt.KeyboardModifier.AltModifier
            digit = event.text() in _DIGITS and bool(event.modifiers() & alt)
            if event.type() == event.Type.ShortcutOverride and (digit or self._verb(event) is not None):
                event.accept()
                return True
            if event.type() == event.Type.KeyPress and (self._does(event) or self._numbers(event, alt)):
                return True
            if event.type() == event.Type.KeyPress and event.text() == " " and self._takes_space():
                return True
            none = Qt.KeyboardModifier.NoModifier
            if event.type() == event.Type.KeyPress and self._walked and self._numbers(event, none):
                return True
        keys = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        if isinstance(event, QKeyEvent) and event.key() in keys and event.type() == event.Type.KeyPress:
            self._walked = True
            super().keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)
