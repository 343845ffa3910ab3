"""What narrows the cards of the drawer besides letters: people, edition, rank, cost, kind, stars, owned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QPushButton, QWidget

from desktop.models.card_index import Only
from desktop.widgets.boxes import Combo, may_shrink
from desktop.widgets.esc_page import EscPage
from desktop.wording.plain import caption
from rules.cards import Card, Rank, RankName, Revision
from rules.collection import known_of
from rules.text import QT_TRANSLATE_NOOP


class RankKind(StrEnum):
    """The kinds of rank by which cards are looked for."""

    CHARACTER = "character"
    WARRIOR = "warrior"
    WAR_MACHINE = "war_machine"

    def keeps(self, rank: Rank) -> bool:
        """Tell whether a rank is of this kind."""
        if self is RankKind.CHARACTER:
            return rank.character
        machine = RankName.WAR_MACHINE in rank.names
        return (
            machine
            if self is RankKind.WAR_MACHINE
            else bool(rank.text) and not rank.character and not machine
        )


_RANKS = {
    RankKind.CHARACTER: QT_TRANSLATE_NOOP("DrawerFilter", "Characters"),
    RankKind.WARRIOR: QT_TRANSLATE_NOOP("DrawerFilter", "Troops"),
    RankKind.WAR_MACHINE: QT_TRANSLATE_NOOP("DrawerFilter", "War machines"),
}
_KINDS = (Only.SHOOTERS, Only.MAGES, Only.FAITHFUL)


@dataclass(frozen=True, slots=True)
class Sieve:
    """What is wanted of a card; nothing wanted keeps all. Costs are in PA."""

    people: str | None = None
    edition: str | None = None
    rank: RankKind | None = None
    least: int | None = None
    most: int | None = None
    kinds: frozenset[Only] = frozenset()
    starred: bool = False
    owned: bool = False

    @property
    def count(self) -> int:
        """How many things are wanted."""
        single = (self.people, self.edition, self.rank, self.least, self.most)
        return sum(wish is not None for wish in single) + len(self.kinds) + self.starred + self.owned

    def keeps(self, revision: Revision, known: CardMarks) -> bool:
        """Tell whether a card passes; a price that nobody knows is in no range."""
        card = revision.card
        if self.starred and revision.card_id not in known.starred:
            return False
        if self.people is not None and card.people != self.people:
            return False
        if self.edition is not None and card.edition != self.edition:
            return False
        if self.rank is not None and not self.rank.keeps(card.rank):
            return False
        if self.least is not None or self.most is not None:
            pa = card.pa.number
            if pa is None or pa < (self.least or 0) or (self.most is not None and pa > self.most):
                return False
        if not all(kind.keeps(card) for kind in self.kinds):
            return False
        return not self.owned or known.owned_of(card) > 0


@dataclass(frozen=True, slots=True)
class CardMarks:
    """What is known of cards besides their print: who wears a star, how many figures are owned."""

    starred: frozenset[str] = frozenset()
    owned: Mapping[str, int] = field(default_factory=dict)

    def owned_of(self, card: Card) -> int:
        """How many figures of a card's miniature are owned; 0 where nobody counted."""
        return (known_of(card, self.owned) or 0) if self.owned else 0


class FilterPanel(EscPage):
    """The fields; ``changed`` when another thing is wanted, ``left`` when Esc leaves them."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.people, self.edition, self.rank = (_Box(self) for _ in range(3))
        self.least, self.most = QLineEdit(self), QLineEdit(self)
        for line in (self.least, self.most):
            line.setValidator(QIntValidator(0, 99_999, line))
            line.setMinimumWidth(40)
        self.boxes = {key: QCheckBox(self) for key in (*_KINDS, "starred", "owned")}
        self.clear_button = QPushButton(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.addWidget(self.people, 0, 0, 1, 4)
        grid.addWidget(self.edition, 1, 0, 1, 4)
        grid.addWidget(self.rank, 2, 0, 1, 4)
        grid.addWidget(self.least, 3, 0, 1, 2)
        grid.addWidget(self.most, 3, 2, 1, 2)
        for at, box in enumerate(self.boxes.values()):
            grid.addWidget(box, 4 + at // 2, 2 * (at % 2), 1, 2)
        grid.addWidget(self.clear_button, 6, 2, 1, 2)
        for column in (0, 2):
            grid.setColumnStretch(column, 1)
        for combo in (self.people, self.edition, self.rank):
            combo.activated.connect(self.changed)
        for line in (self.least, self.most):
            line.textChanged.connect(self.changed)
        for box in self.boxes.values():
            box.clicked.connect(self.changed)
        self.clear_button.clicked.connect(self.clear)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        words: dict[str, str] = {
            Only.SHOOTERS: self.tr("Shooters"), Only.MAGES: self.tr("Mages"),
            Only.FAITHFUL: self.tr("Faithful"), "starred": self.tr("Favourites"), "owned": self.tr("Owned"),
        }  # fmt: skip
        for key, box in self.boxes.items():
            box.setText(caption(words[key]))
        self.least.setPlaceholderText(self.tr("PA from"))
        self.most.setPlaceholderText(self.tr("PA to"))
        self.least.setAccessibleName(self.tr("PA from"))
        self.most.setAccessibleName(self.tr("PA to"))
        self.people.setAccessibleName(self.tr("People"))
        self.edition.setAccessibleName(self.tr("Edition"))
        self.rank.setAccessibleName(self.tr("Rank"))
        self.clear_button.setText(self.tr("All cards"))
        translate = QCoreApplication.translate
        ranks = [(translate("DrawerFilter", words), kind.value) for kind, words in _RANKS.items()]
        self.rank.fill(self.tr("Every rank"), ranks)

    def offer(self, peoples: Sequence[tuple[str, str]], editions: Sequence[str]) -> None:
        """Offer the peoples (name, id) and the editions that there are."""
        self.people.fill(self.tr("Every people"), peoples)
        self.edition.fill(self.tr("Every edition"), [(edition, edition) for edition in editions if edition])

    def choose_people(self, people: str) -> None:
        """Want the cards of one people alone, "" for those of all."""
        self.people.setCurrentIndex(max(0, self.people.findData(people)) if people else 0)
        self.changed.emit()

    def clear(self) -> None:
        """Want nothing any more."""
        for combo in (self.people, self.edition, self.rank):
            combo.setCurrentIndex(0)
        for line in (self.least, self.most):
            with QSignalBlocker(line):
                line.clear()
        for box in self.boxes.values():
            box.setChecked(False)
        self.changed.emit()

    def sieve(self) -> Sieve:
        """Read what is wanted."""
        rank = self.rank.wanted
        return Sieve(
            self.people.wanted,
            self.edition.wanted,
            None if rank is None else RankKind(rank),
            _number(self.least.text()),
            _number(self.most.text()),
            frozenset(kind for kind in _KINDS if self.boxes[kind].isChecked()),
            self.boxes["starred"].isChecked(),
            self.boxes["owned"].isChecked(),
        )


class _Box(Combo):
    """One of several, or all of them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        may_shrink(self, 6)

    @property
    def wanted(self) -> str | None:
        """What is chosen, None for all."""
        return None if self.currentIndex() <= 0 else str(self.currentData())

    def fill(self, everything: str, rows: Sequence[tuple[str, str]]) -> None:
        """Offer these, what is chosen stays so while it is there."""
        chosen = self.wanted
        with QSignalBlocker(self):
            self.clear()
            self.addItem(everything, None)
            for name, key in rows:
                self.addItem(name, key)
            self.setCurrentIndex(max(0, self.findData(chosen)) if chosen is not None else 0)


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() else None
