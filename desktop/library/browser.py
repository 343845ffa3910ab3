"""The left side of the Library: search as one types, filters, the table, and how many there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QMargins, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.library.own_people import OwnPeopleButton
from desktop.library.table import CardsTable
from desktop.look import theme
from desktop.look.icons import icon
from desktop.models.card_index import CardIndex, Only, Wish
from desktop.models.cards import CardColumn, CardsModel, value_columns
from desktop.widgets.actions import tooltip
from desktop.widgets.boxes import Combo, keep_letter
from desktop.widgets.empty import EmptyState
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.search import SearchField
from desktop.widgets.text import label, set_look
from desktop.wording.plain import plain_tip
from rules.cards import Revision
from rules.systems import KINDS

_BETWEEN = 16
"""What lies between the count and the verbs beside it, in px."""


class _Foot(QWidget):
    """What is counted and its verb in a line with other verbs; these go beneath where not all has room."""

    def __init__(self, count: QLabel, verb: QWidget, verbs: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._count, self._verb, self._verbs = count, verb, verbs
        counted = QHBoxLayout()
        counted.addWidget(count, 1)
        counted.addWidget(verb)
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(2)
        self._lines.addLayout(counted, 1)
        self._lines.addWidget(verbs)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the room."""
        super().resizeEvent(event)
        self._share()

    def event(self, event: QEvent) -> bool:
        """Follow what is counted."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._share()
        return super().event(event)

    def _share(self) -> None:
        """Put the verbs beside what is counted, or beneath it: no line breaks while another is half empty."""
        words = self._count.fontMetrics().horizontalAdvance(self._count.text())
        verb = 0 if self._verb.isHidden() else self._verb.sizeHint().width()
        needed = words + verb + self._verbs.sizeHint().width() + 2 * _BETWEEN
        way = QBoxLayout.Direction
        self._lines.setDirection(way.TopToBottom if needed > self.width() else way.LeftToRight)


class _Below(QStackedWidget):
    """The table, or why there is none: it takes what the filters above leave, which are never cut for it."""

    def hasHeightForWidth(self) -> bool:
        """Ask for no height: the sentence of an empty table wraps."""
        return False


class Browser(QWidget):
    """Look through the cards of a library.

    `picked` when another card is looked at, `opened(card_id)` when one is to be edited, `asked(verb)` for the
    verbs of the empty page ("new", "import"), `filled` when PA typing began or ended.
    """

    picked = Signal()
    opened = Signal(str)
    asked = Signal(str)
    filled = Signal(bool)

    def __init__(self, model: CardsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card_index: CardIndex | None = None
        self._wish = Wish()
        self._printed: str | None = None
        self._begun = False
        self._sorted: tuple[CardColumn, bool] = (CardColumn.NAME, False)
        self._several, self._descended = 0, ""
        self.model = model
        self.search = SearchField(self)
        self.search.textChanged.connect(self._on_words)
        self.search.descended.connect(self._descend)
        self.search.left.connect(self._to_table)
        self.search.tell_by(self._found_words)
        self.system = _filter_box(self)
        self.system.activated.connect(self._on_system)
        self.system.hide()
        self.people = _filter_box(self)
        self.people.activated.connect(self._on_people)
        self.edition = _filter_box(self)
        self.edition.activated.connect(self._on_edition)
        self.only: dict[Only, QPushButton] = {}
        filters = self._filters = FlowBox(self, gap=6)
        filters.flow.addWidget(self.system)
        filters.flow.addWidget(self.people)
        filters.flow.addWidget(self.edition)
        self.mine = OwnPeopleButton(filters)
        self.mine.wanted.connect(self._on_mine)
        filters.flow.addWidget(self.mine)
        for only in Only:
            button = QPushButton(filters)
            button.setCheckable(True)
            set_look(button, "segment")
            button.clicked.connect(self._on_only)
            filters.flow.addWidget(button)
            button.setVisible(not only.asks_for_figures)
            self.only[only] = button
        self._stack = _Below(self)
        self.table = CardsTable(self._stack)
        self.table.setModel(model)
        self.table.picked.connect(self.picked)
        self.table.opened.connect(self.opened)
        self.table.chosen.connect(self._on_chosen)
        self.table.left.connect(self.fill_pa)
        header = self.table.horizontalHeader()
        header.setSortIndicator(CardColumn.NAME, Qt.SortOrder.AscendingOrder)
        header.sectionClicked.connect(self._on_header)
        self.empty = EmptyState("cards", self._stack)
        self.empty.chosen.connect(self.asked)
        self.nothing = EmptyState("search", self._stack)
        self.nothing.chosen.connect(self.show_all)
        for page in (self.table, self.nothing, self.empty):
            self._stack.addWidget(page)
        self._stack.setMinimumHeight(self.table.minimumSizeHint().height())
        self.count = label("", self, role="small", wrap=True)
        self._all = QPushButton(self)
        set_look(self._all, "flat")
        self._all.clicked.connect(self.show_all)
        self._below = FlowBox(self, gap=6)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 8, 8)
        column.setSpacing(8)
        self._new = QPushButton(self)
        set_look(self._new, "primary")
        self._new.clicked.connect(self._on_new)
        above = QHBoxLayout()
        above.setSpacing(8)
        above.addWidget(self.search, 1)
        above.addWidget(self._new)
        column.addLayout(above)
        column.addWidget(filters)
        column.addWidget(self._stack, 1)
        self._foot = _Foot(self.count, self._all, self._below, self)
        column.addWidget(self._foot)
        self.retranslate()
        self.restyle()

    def add_filter_verb(self, button: QToolButton) -> None:
        """Put a verb that is not always there behind the filters."""
        self._filters.flow.addWidget(button)

    def set_own(self, people: str) -> None:
        """Let one click show the cards of the player's own people, "" for none."""
        index = self._card_index
        if index is not None and people in (known for known, _ in index.peoples()):
            self.mine.offer(people, index.people_name(people))
        else:
            self.mine.offer("", "")
        self.mine.show_wanted(self._wish.people)

    def add_small_verbs(self, *buttons: QToolButton) -> None:
        """Put verbs beside the count."""
        for button in buttons:
            set_look(button, "flat")
            self._below.flow.addWidget(button)

    def foot_height(self) -> int:
        """Tell how high the count and its verbs are, in px: on a small screen they take several lines."""
        return self._foot.height()

    # What it shows

    @property
    def wish(self) -> Wish:
        """What the player wants to see now."""
        return self._wish

    def show_index(self, card_index: CardIndex, language: str, choose: str = "") -> None:
        """Look through these cards, with the search, the filters, the order and the card of before."""
        self._card_index = card_index
        card_index.set_language(language)
        if self._wish.system is not None and len(card_index.systems()) < 2:
            self._wish = replace(self._wish, system=None)  # its box is gone
        if not self._begun and len(card_index):
            self._begin(card_index)
        self.model.set_owned(card_index.owned)
        self._show_system()
        for only, button in self.only.items():
            button.setVisible(card_index.counts_figures or not only.asks_for_figures)
            button.setChecked(only in self._wish.only)
        if not card_index.counts_figures:
            kept = frozenset(only for only in self._wish.only if not only.asks_for_figures)
            self._wish = replace(self._wish, only=kept)
        self.look(choose)

    def begin_anew(self) -> None:
        """Look through another library: it begins with what can be played."""
        self._begun = False

    def _begin(self, card_index: CardIndex) -> None:
        """Let cards without PA wait behind their filter where there are others."""
        self._begun = True
        if 0 < card_index.without_pa() < len(card_index) and not self._wish.narrows:
            self._wish = replace(self._wish, only=frozenset({Only.PRICED}))

    def look(self, choose: str = "") -> None:
        """Show what is wished for; the current card stays, or the one named becomes it.

        Words that find nothing among the cards with PA are looked for in all of them.
        """
        if self._card_index is None:
            return
        found = self._card_index.find(self._wish)
        if not found and self._wish.words.strip() and Only.PRICED in self._wish.only:
            self._wish = replace(self._wish, only=self._wish.only - {Only.PRICED})
            self.only[Only.PRICED].setChecked(False)
            found = self._card_index.find(self._wish)
        if found and (system := self._shared_system(found)) != self._printed:
            self._show_values(system)
        row = self.table.currentIndex().row()
        wanted = choose or self.table.current_id()
        self.model.set_rows(found)
        self._stack.setCurrentIndex(0 if found else 1 if len(self._card_index) else 2)
        self.table.choose(wanted, row=row if wanted else 0)
        self._say_count(len(found))
        self.search.tell()
        self.picked.emit()

    def update_cards(self, fresh: dict[str, Revision]) -> None:
        """Show newer revisions where they stand, without hiding those that no longer pass the filters."""
        self.model.replace_rows(fresh)
        self._say_count(len(self.model.rows))

    def show_all(self, _verb: object = None) -> None:
        """Let go of the search and of all filters."""
        self.set_wish(Wish())

    def set_wish(self, wish: Wish, choose: str = "") -> None:
        """Wish for something else than what is typed and chosen above the table."""
        moved, self._wish = self._wish.system != wish.system, wish
        if moved:
            self._show_system()
        with QSignalBlocker(self.search):
            self.search.setText(wish.words)
        self.people.setCurrentIndex(0 if wish.people is None else self.people.findData(wish.people))
        self.edition.setCurrentIndex(0 if wish.edition is None else self.edition.findData(wish.edition))
        self.mine.show_wanted(wish.people)
        for only, button in self.only.items():
            button.setChecked(only in wish.only)
        self.look(choose)

    def reveal(self, card_id: str) -> None:
        """Make a card current, letting filters go that would hide it."""
        if self.model.row_of(card_id) < 0:
            self.set_wish(Wish(), card_id)
        else:
            self.table.choose(card_id)

    def fill_pa(self) -> None:
        """List the cards whose PA are to be filled in and begin to type them, or stop doing so."""
        on = not self.table.filling
        asked = (self._wish.only - {Only.PRICED}) | {Only.NO_PA}
        self.set_wish(replace(self._wish, only=asked if on else frozenset()))
        self.table.fill_pa(on and bool(self.model.rows))
        self.filled.emit(self.table.filling)

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self.search.set_hints(
            self.tr("Search: name, people, ability, rank, pa<30, dis>=5"),
            self.tr("Name, people, ability, pa<30"),
            self.tr("Name, people, ability"),
            self.tr("Search"),
        )
        self.search.setAccessibleName(self.tr("Search cards"))
        for only, (words, tip) in {
            Only.PRICED: (self.tr("Ready to play"), self.tr("Cards whose PA are known")),
            Only.LISTED: (self.tr("In my lists"), self.tr("Cards that one of your lists uses")),
            Only.NO_PA: (self.tr("PA to fill in"), self.tr("Cards still without PA")),
            Only.MAGES: (self.tr("Mages"), self.tr("Cards with a mage’s rank or POW")),
            Only.FAITHFUL: (self.tr("Faithful"), self.tr("Cards with a faithful’s rank or FAI")),
            Only.SHOOTERS: (self.tr("Shooters"), self.tr("Cards with AIM")),
            Only.OWNED: (self.tr("Owned"), self.tr("Miniatures you own (owned>0)")),
            Only.MISSING: (self.tr("Not owned"), self.tr("Miniatures you do not own")),
        }.items():
            self.only[only].setText(words)
            self.only[only].setToolTip(plain_tip(tip))
        self.mine.retranslate()
        self.table.setAccessibleName(self.tr("Cards"))
        self.system.setAccessibleName(self.tr("Game"))
        self.people.setAccessibleName(self.tr("People"))
        self.edition.setAccessibleName(self.tr("Edition"))
        self._all.setText(self.tr("Show all"))
        self._new.setText(self.tr("New card"))
        self._new.setToolTip(tooltip(self.tr("Enter one of your own cards"), "N"))
        self.empty.set_words(
            self.tr("Enter one of your own cards, or import a table."), self.tr("No card yet")
        )
        self.empty.set_verbs(("new", self.tr("Enter a card")), ("import", self.tr("Import…")))
        self.nothing.set_words(self.tr("No card matches."))
        self.nothing.set_verbs(("all", self.tr("Show all")))
        if self._card_index is not None:
            self._fill_boxes()
            self._say_count(len(self.model.rows))

    def restyle(self) -> None:
        """Draw the icon again in the theme's colours."""
        self._new.setIcon(icon("plus", "on-accent"))

    # What happens

    def _on_new(self) -> None:
        self.asked.emit("new")

    def _on_chosen(self) -> None:
        """Say how many are selected, for print and delete take them all."""
        several = self.table.selected_count()
        if several > 1 or self._several > 1:
            self._several = several
            self._say_count(len(self.model.rows))

    def _on_words(self, words: str) -> None:
        self._wish = replace(self._wish, words=words)
        self.look()

    def _on_system(self, row: int) -> None:
        """Look at the cards of another game, which need not have the people or the edition chosen."""
        self.set_wish(replace(self._wish, system=self.system.itemData(row), people=None, edition=None))

    def _show_system(self) -> None:
        """Have the columns that the cards of the system print; an order by one that is gone goes too."""
        card_index = self._card_index
        if card_index is None:
            return
        system = self._shared_system([*card_index.all()])
        if (by := self._sorted[0]).characteristic and by not in value_columns(system or next(iter(KINDS))):
            self._sorted = (CardColumn.NAME, False)
            self.table.horizontalHeader().setSortIndicator(CardColumn.NAME, Qt.SortOrder.AscendingOrder)
        card_index.set_order(self._sorted[0].order, falling=self._sorted[1])
        self._fill_boxes()
        self._show_values(system)

    def _show_values(self, system: str | None) -> None:
        """Have the columns that the cards of a system print."""
        card_index, self._printed = self._card_index, system
        if card_index is None:
            return
        self.model.set_system(system or next(iter(KINDS)))
        samples = self.model.longest(card_index.of_system(system or self._wish.system))
        self.table.set_samples(samples, counts_figures=card_index.counts_figures, system=system)

    def _shared_system(self, found: Sequence[Revision]) -> str | None:
        """Give the system whose values tell something of what was found: the one chosen, or that of all.

        None where it is the one that most libraries are of, or where there are several.
        """
        if self._wish.system is not None or not found:
            return self._wish.system
        first = found[0].card.system
        return first if first != next(iter(KINDS)) and all(r.card.system == first for r in found) else None

    def _on_people(self, row: int) -> None:
        self._wish = replace(self._wish, people=self.people.itemData(row))
        self.mine.show_wanted(self._wish.people)
        self.look()

    def _on_mine(self, people: str | None) -> None:
        self.set_wish(replace(self._wish, people=people))

    def _on_edition(self, row: int) -> None:
        self._wish = replace(self._wish, edition=self.edition.itemData(row))
        self.look()

    def _on_only(self) -> None:
        chosen = frozenset(only for only, button in self.only.items() if button.isChecked())
        if {Only.PRICED, Only.NO_PA} <= chosen:  # the one pressed last is meant
            chosen -= {Only.PRICED if Only.NO_PA not in self._wish.only else Only.NO_PA}
            for only, button in self.only.items():
                button.setChecked(only in chosen)
        self._wish = replace(self._wish, only=chosen)
        if self.table.filling and Only.NO_PA not in chosen:
            self.table.fill_pa(False)
            self.filled.emit(False)
        self.look()

    def _on_header(self, section: int) -> None:
        column, falling = self._sorted
        self._sorted = (CardColumn(section), not falling if section == column else False)
        order = Qt.SortOrder.DescendingOrder if self._sorted[1] else Qt.SortOrder.AscendingOrder
        self.table.horizontalHeader().setSortIndicator(section, order)
        if self._card_index is not None:
            self._card_index.set_order(self._sorted[0].order, falling=self._sorted[1])
            self.look()

    def _descend(self) -> None:
        """Go to the card whose name is closest to what was typed since."""
        words, before = self._wish.words, self._descended
        if words not in ("", before) and self._card_index is not None:
            found = {revision.card_id for revision in self.model.rows}
            closest = (revision.card_id for revision in self._card_index.closest(words))
            self.table.choose(next((card_id for card_id in closest if card_id in found), ""))
        self._descended = words
        self._to_table()

    def _to_table(self) -> None:
        self.table.setFocus()

    def _fill_boxes(self) -> None:
        card_index = self._card_index
        if card_index is None:
            return
        systems = card_index.systems()
        self.system.setVisible(len(systems) > 1)
        _fill(
            self.system,
            self.tr("All games"),
            [(system, KINDS[system].name if system in KINDS else system, n) for system, n in systems],
            self._wish.system,
        )
        _fill(
            self.people,
            self.tr("All peoples"),
            [
                (people, card_index.people_name(people, short=True) or self.tr("No people"), n)
                for people, n in card_index.peoples(self._wish.system)
            ],
            self._wish.people,
        )
        _fill(
            self.edition,
            self.tr("All editions"),
            [
                (edition, edition or self.tr("No edition"), n)
                for edition, n in card_index.editions(self._wish.system)
            ],
            self._wish.edition,
        )

    def _found_words(self) -> str:
        return self.count.text() if self.model.rows else self.tr("No card matches.")

    def _say_count(self, found: int) -> None:
        if self._card_index is None:
            return
        total, missing = len(self._card_index), self._card_index.without_pa()
        if found < total:
            words = self.tr("{found} of %n cards", "", total).format(found=found)
        else:
            words = self.tr("%n cards", "", total)
        if missing:
            words = self.tr("{cards}, {missing} without PA").format(cards=words, missing=missing)
        if self._several > 1:
            words = self.tr("%n of {cards} selected", "", self._several).format(cards=words)
        self.count.setText(words)
        self._all.setVisible(self._wish.narrows)


class _FilterBox(Combo):
    def event(self, event: QEvent) -> bool:
        """Keep letters from the verbs of the place: a choice is found by them."""
        return keep_letter(event) or super().event(event)

    def sizeHint(self) -> QSize:
        """Hold the longest of the words: the arrow of the style sheet is wider than Qt reckons with."""
        return super().sizeHint().grownBy(QMargins(0, 0, theme.current().px(4), 0))


def _filter_box(parent: QWidget) -> QComboBox:
    box = _FilterBox(parent)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setMaximumWidth(theme.current().px(280))
    return box


def _fill(box: QComboBox, everything: str, choices: list[tuple[str, str, int]], chosen: str | None) -> None:
    box.clear()
    box.addItem(everything, None)
    for key, words, number in choices:
        box.addItem(f"{words} ({number})", key)
    box.setCurrentIndex(0 if chosen is None else max(0, box.findData(chosen)))
