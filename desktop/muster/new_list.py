"""A new list asks for its people first; its edition is the one that the library has of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QPushButton, QStyleOptionViewItem, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.models.card_index import lacks_pa
from desktop.widgets.boxes import keep_letter
from desktop.widgets.choice import Segmented
from desktop.widgets.esc_page import EscPage
from desktop.widgets.row import Cell, Emblem, Line, Row, Text
from desktop.widgets.row_delegate import RowDelegate
from desktop.widgets.row_list import RowList
from desktop.widgets.row_model import AnyIndex, RowsModel
from desktop.widgets.text import label, set_look
from desktop.wording import army_words
from desktop.wording.card_words import language_now
from rules.cards import Revision
from rules.peoples import Peoples
from rules.sheets import sheet_of
from rules.systems import KINDS
from rules.text import QT_TRANSLATE_NOOP, fold

_TILE, _HIGH = 232, 60
"""How wide the tile of a people is at the least, and how high, in px at 100 %."""

# A count is marked with a number written out: that is how the words' tool knows that it has a plural.
_CARDS = QT_TRANSLATE_NOOP("PeoplePage", "%n cards", None, 1)


@dataclass(frozen=True, slots=True)
class PeopleChoice:
    """A people to begin a list of: its name, the cards there are of it, and the edition of most of them."""

    id: str
    name: str
    cards: int = 0
    edition: str = ""

    @property
    def count(self) -> str:
        """How many cards there are of it, "" for none."""
        return QCoreApplication.translate("PeoplePage", _CARDS, None, self.cards) if self.cards else ""


def choices_of(
    revisions: Iterable[Revision], peoples: Peoples, system: str, language: str, own: str
) -> list[PeopleChoice]:
    """Give the peoples of a game, one's own first, then those that there are cards of, by name.

    Cards whose price is unknown count only where a people has no others; where one's own has none but
    these, and another has, it stands where its name does.
    """
    priced: dict[str, Counter[str]] = {}
    others: dict[str, Counter[str]] = {}
    for revision in revisions:
        card = revision.card
        if card.system == system:
            (others if lacks_pa(card) else priced).setdefault(card.people, Counter())[card.edition] += 1
    made = []
    for people in peoples.peoples:
        editions = priced.get(people) or others.get(people) or Counter()
        usual = next((edition for edition, _ in editions.most_common(1)), "")
        cards = sum(priced.get(people, Counter()).values())
        made.append(PeopleChoice(people, army_words.people_name(peoples, people), cards, usual))
    playable = any(each.cards for each in made)
    return sorted(
        made,
        key=lambda each: (each.id != own or (playable and not each.cards), not each.cards, fold(each.name)),
    )


class PeoplePage(EscPage):
    """All peoples as tiles: a click or Return on one begins its list."""

    chosen = Signal(str, str, str)
    """A list is to begin: its game, its people, its edition."""

    system_chosen = Signal(str)
    """Another game is to be played."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = label("", self, role="title")
        self.sentence = label("", self, role="soft", wrap=True)
        self.games = Segmented(self)
        self.peoples = _Tiles(self)
        self.begin = QPushButton(self)
        set_look(self.begin, "primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.sentence)
        column.addWidget(self.games, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.peoples, 1)
        column.addStretch(0)
        self.games.changed.connect(self.system_chosen)
        self.peoples.taken.connect(self._take)
        self.peoples.left.connect(self.left)
        self.begin.clicked.connect(self._take_none)
        self.retranslate()

    @property
    def system(self) -> str:
        """The game of the list to come."""
        return self.games.choice()

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._say_title()
        self.peoples.setAccessibleName(self.tr("Peoples"))
        self.begin.setText(self.tr("Begin the list"))
        self.games.set_choices(*((kind.id, kind.name) for kind in KINDS.values()))

    def _say_title(self) -> None:
        """Ask for a people where the game has any."""
        asks = sheet_of(self.system).priced
        self.title.setText(self.tr("A new list: which people?") if asks else self.tr("A new list"))

    def offer(self, system: str, choices: Sequence[PeopleChoice], limit: str) -> None:
        """Offer the peoples of a game, the one chosen before stays; ``limit`` is what the list may cost."""
        asks = sheet_of(system).priced
        self.games.set_choice(system)
        self._say_title()
        self.peoples.setVisible(asks)
        self.begin.setVisible(not asks)
        self.sentence.setVisible(asks)
        self.sentence.setText(
            self.tr("It begins with the edition of their cards and {limit}.").format(limit=limit)
        )
        self.peoples.set_choices(choices if asks else ())

    def take_keyboard(self) -> None:
        """Give the keyboard to what begins the list."""
        (self.begin if self.peoples.isHidden() else self.peoples).setFocus()

    def _take(self) -> None:
        choice = self.peoples.chosen_item()
        if isinstance(choice, PeopleChoice):
            self.chosen.emit(self.system, choice.id, choice.edition)

    def _take_none(self) -> None:
        self.chosen.emit(self.system, "", "")


class _Tile(RowDelegate):
    """A tile as wide as its share of the list."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Let as many stand side by side as there is room for."""
        view, px = self.parent(), theme.current().px
        wide = view.viewport().width() if isinstance(view, QListView) else px(_TILE)
        return QSize(max(1, (wide - 2) // max(1, wide // px(_TILE))), px(_HIGH))


class _Tiles(RowList):
    """The peoples; arrows walk, letters find, a click or Return takes."""

    taken = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        self._choices: RowsModel[PeopleChoice] = RowsModel(_shown)
        super().__init__(self._choices, parent, delegate=_Tile())
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # its coming would move tiles
        self.clicked.connect(self.taken)

    def set_choices(self, choices: Sequence[PeopleChoice]) -> None:
        """Show these, the one chosen before or the first one chosen."""
        before = self.chosen_item()
        self._choices.set_rows(choices)
        if choices:
            at = self._choices.place_of(before.id) if isinstance(before, PeopleChoice) else 0
            self.setCurrentIndex(self._choices.index(max(0, at)))

    def event(self, event: QEvent) -> bool:
        """Keep letters from the shortcuts of the place: they find a people."""
        return keep_letter(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take with Return, leave with Esc."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _shown(choice: PeopleChoice) -> Row:
    small = theme.TextSize.SMALL.value
    colour = "text" if choice.cards else "soft"
    lines = [Line(Text(choice.name, colour, bold=bool(choice.cards)), most=2)]
    if choice.cards:
        lines.append(Line(Text(f"{choice.count} · {choice.edition}", "soft", small)))
    spoken = ", ".join(filter(None, (choice.name, choice.count, choice.edition)))
    return Row(
        choice.name, spoken.replace(", ", "\n"), spoken, tuple(lines),
        lead=(Cell(Emblem(choice.id, language_now(), 32), 32, gap=10),), height=_HIGH, margin=(8, 8),
    )  # fmt: skip
