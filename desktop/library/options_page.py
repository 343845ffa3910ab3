"""The page of what cards may buy: search, kinds, the list, and the one looked at, whole."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from operator import itemgetter

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.library.option_facts import OptionFacts, price_of
from desktop.look import theme
from desktop.widgets.actions import ActionSet
from desktop.widgets.choice import Segmented
from desktop.widgets.empty import EmptyState
from desktop.widgets.esc_page import EscPage
from desktop.widgets.row import Line, Row, Text
from desktop.widgets.row_list import RowList
from desktop.widgets.row_model import RowsModel
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.search import SearchField, found_words
from desktop.widgets.text import label, set_look
from desktop.widgets.verb_row import VerbRow
from desktop.wording import army_words
from rules.armies import OptionKind
from rules.cards import Card
from rules.offers import MAGIC, Offer
from rules.peoples import Peoples
from rules.ranking import closeness, named, typed_words
from rules.text import fold

_ALL = "all"
_SUMMARY = " · "


@dataclass(frozen=True, slots=True)
class _Row:
    """An option in words, for the list."""

    id: str
    name: str
    price: str
    summary: str
    text: str
    """All that is searched, folded."""

    kind: OptionKind

    @property
    def tip(self) -> str:
        """The whole of the row in words."""
        return "\n".join(filter(None, (self.name, self.price, self.summary)))


class OptionsPage(EscPage):
    """Look through options; ``looked`` when another one is looked at, ``left`` by Esc."""

    looked = Signal()

    def __init__(self, verbs: ActionSet, parent: QWidget) -> None:
        super().__init__(parent)
        self._offers: Mapping[str, Offer] = {}
        self._cards: Mapping[str, Card] = {}
        self._peoples: Peoples | None = None
        self._rows: list[_Row] = []
        self._typed = ""
        back = verbs.button("library.cards", self)
        set_look(back, "flat")
        self._title = label("", self, role="title")
        self.search = SearchField(self)
        self.search.tell_by(self._found_words)
        self.kinds = Segmented(self, wraps=True)
        self._model = RowsModel(_shown)
        self.list = _List(self._model, self)
        self.list.setUniformItemSizes(True)
        self.nothing = EmptyState("sparkles", self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.nothing)
        self._new = verbs["library.option_new"]
        self.nothing.chosen.connect(self._on_nothing)
        self._count = label("", self, role="small")
        self.facts = OptionFacts(self)
        worded, others = (
            ("library.option_edit", "library.option_card"),
            ("library.print", "library.option_delete"),
        )
        self._verbs = VerbRow(verbs, worded, others, self)
        head, above, halves = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(back)
        head.addWidget(self._title, 1)
        above.setSpacing(8)
        above.addWidget(self.search, 1)
        above.addWidget(verbs.button("library.option_new", self))
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(8)
        left.addLayout(above)
        left.addWidget(self.kinds)
        left.addWidget(self._stack, 1)
        left.addWidget(self._count)
        right.setSpacing(8)
        right.addWidget(self._verbs)
        right.addWidget(ScrollDown(self.facts, self), 1)
        halves.setSpacing(16)
        halves.addLayout(left, 3)
        halves.addLayout(right, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 8)
        column.setSpacing(8)
        column.addLayout(head)
        column.addLayout(halves, 1)
        self.search.textChanged.connect(self._fill)
        self.search.descended.connect(self.take_keyboard)
        self.search.left.connect(self.take_keyboard)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.kinds.changed.connect(self._fill)
        self.list.searched.connect(self._type)
        self.list.setSelectionMode(RowList.SelectionMode.ExtendedSelection)
        self.list.selectionModel().currentChanged.connect(self._look)
        self.list.selectionModel().selectionChanged.connect(self.looked)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the fixed words again; those of the options follow when they are shown again."""
        self._verbs.retranslate()
        self._title.setText(self.tr("Spells and options"))
        self.list.setAccessibleName(self._title.text())
        self.search.set_hints(
            self.tr("Search: name, element, words, people, card"), self.tr("Name, element, words"),
            self.tr("Search"),
        )  # fmt: skip
        self.search.setAccessibleName(self.tr("Search options"))
        self.kinds.set_choices(
            (_ALL, self.tr("All")),
            (OptionKind.SPELL, self.tr("Spells")),
            (OptionKind.MIRACLE, self.tr("Miracles")),
            (OptionKind.ARTEFACT, self.tr("Artefacts")),
            (OptionKind.OTHER, self.tr("Others")),
        )

    def take_keyboard(self) -> None:
        """Give the keyboard to the list, or keep it where nothing is listed."""
        (self.list if self._model.rows else self).setFocus()

    # -- what it shows --------------------------------------------------------------------------------

    @property
    def kind(self) -> OptionKind | None:
        """The kind that is in view, None for all."""
        chosen = self.kinds.choice()
        return None if chosen == _ALL else OptionKind(chosen)

    @property
    def names(self) -> list[str]:
        """The names in view, in order."""
        return [row.name for row in self._model.rows]

    def show_offers(
        self, found: Mapping[str, Offer], cards: Mapping[str, Card], peoples: Peoples, choose: str = ""
    ) -> None:
        """Show these options; the one looked at stays, or the one named becomes it."""
        wanted = choose or self.current_id()
        self._offers, self._cards, self._peoples = found, cards, peoples
        self._rows = [self._row(key, offer) for key, offer in found.items()]
        if choose and not any(row.id == choose for row in self._shown()):
            self.search.clear()
            self.kinds.set_choice(_ALL)
        self._fill(choose=wanted)

    def current_id(self) -> str:
        """Give the id of the option looked at, "" when there is none."""
        row = self.list.chosen_item()
        return row.id if isinstance(row, _Row) else ""

    def selected_magic(self) -> list[str]:
        """Give the ids of the spells and miracles among what is selected, in the order of the list."""
        chosen = sorted(index.row() for index in self.list.selectionModel().selectedIndexes())
        rows = self._model.rows
        return [rows[at].id for at in chosen if at < len(rows) and rows[at].kind in MAGIC]

    def current(self) -> tuple[str, Offer] | None:
        """Give the option looked at with its id."""
        key = self.current_id()
        return (key, self._offers[key]) if key in self._offers else None

    def _row(self, key: str, offer: Offer) -> _Row:
        option = offer.option
        assert self._peoples is not None
        people = army_words.people_name(self._peoples, offer.people, short=True)
        paid = army_words.spell(option.spell) if option.spell is not None else ""
        group = offer.group[-1] if offer.group else ""
        summary = _SUMMARY.join(
            dict.fromkeys(filter(None, (army_words.option_kind(option.kind), paid, group, people)))
        )
        takers = (name for card in offer.takers if card in self._cards for name in _names(self._cards[card]))
        spelt = (option.spell.name_fr, option.spell.name_en, option.spell.path) if option.spell else ()
        parts = (
            option.name,
            *spelt,
            summary,
            *offer.group,
            *takers,
            *(part for line in offer.lines for part in line),
        )
        return _Row(
            key,
            option.name,
            price_of(offer),
            summary,
            "\n".join(map(fold, parts)),
            option.kind,
        )

    def _shown(self) -> list[_Row]:
        asked = fold(self.search.text()).split()
        kind = self.kind
        found = [
            row
            for row in self._rows
            if (kind is None or row.kind is kind) and all(word in row.text for word in asked)
        ]
        close = closeness(typed_words(self.search.text()), [named(row.name) for row in found])
        return [row for _, row in sorted(zip(close, found, strict=True), key=itemgetter(0))]

    def _found_words(self) -> str:
        return found_words(self._model.rowCount(), self.tr("No option matches."))

    def _fill(self, _changed: object = None, choose: str = "") -> None:
        typed = self.search.text()
        wanted = choose or (self.current_id() if typed == self._typed else "")  # else the closest to it
        self._typed = typed
        rows = self._shown()
        self._model.set_rows(rows)
        at = max(0, self._model.place_of(wanted))
        self._stack.setCurrentIndex(0 if rows else 1)
        if self._rows:
            self.nothing.set_words(self.tr("No option matches."))
            self.nothing.set_verbs()
        else:
            self.nothing.set_words(
                self.tr("Import your club’s files, or add a spell, a miracle or an artefact."),
                self.tr("No option yet"),
            )
            self.nothing.set_verbs(("new", self._new.text()))
        if len(rows) < len(self._rows):
            total = self.tr("{found} of %n options", "", len(self._rows))
            self._count.setText(total.format(found=len(rows)))
        else:
            self._count.setText(self.tr("%n options", "", len(rows)))
        if rows and self._model.place_of(self.current_id()) != at:  # else what is chosen beside it stays so
            self.list.setCurrentIndex(self._model.index(at))
        self._look()

    def _on_nothing(self, _verb: str) -> None:
        """Do the one verb that an empty list offers."""
        self._new.trigger()

    def _look(self, _now: object = None, _before: object = None) -> None:
        found = self.current()
        self.facts.show_offer(found[1] if found is not None else None, self._cards, self._peoples)
        self.looked.emit()

    def _type(self, letters: str) -> None:
        self.search.setFocus()
        self.search.setText(self.search.text() + letters)


def _names(card: Card) -> tuple[str, str]:
    return card.name_fr, card.name_en


def _shown(option: _Row) -> Row:
    """Show a name with its price, and below what it is."""
    name = Line(Text(option.name), end=(Text(option.price),))
    summary = Line(Text(option.summary, "soft", theme.TextSize.SMALL.value))
    return Row(option.name, option.tip, option.tip.replace("\n", ", "), (name, summary), height=56, leading=3)


class _List(RowList):
    """The options; what is typed with the slash goes to the search."""

    searched = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search with the slash; other keys are the list's, or verbs."""
        if event.text() == "/":
            self.searched.emit("")
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Leave letters to the verbs and to the search field."""
