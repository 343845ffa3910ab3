"""Which card: one of the side's own, one of the library, or a name nobody knows yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from desktop.look import theme
from desktop.widgets.in_line import in_row
from desktop.widgets.prompt import Prompt, soft
from desktop.widgets.search import found_words
from desktop.widgets.spin import Spin
from desktop.widgets.spoken import announce
from desktop.widgets.text import set_look
from rules.cards import Card
from rules.ranking import Closeness, closeness, named, typed_words

_ROOM = 8
_FREE = "free"


@dataclass(frozen=True, slots=True)
class Known:
    """A card one may pick: a card of the battle (``card``) or one of the library (``sheet``)."""

    words: str
    detail: str = ""
    card: str = ""
    sheet: Card | None = None
    also: str = ""  # the name in the other language


@dataclass(frozen=True, slots=True)
class Picked:
    """What was picked: a card of the battle, a sheet, or a free name; with how many figures."""

    card: str = ""
    sheet: Card | None = None
    name: str = ""
    figures: int = 1


class CardPrompt(Prompt):
    """Type a few letters; Down goes to what is known. Its reply is a :class:`Picked`.

    ``free`` allows a name that nobody knows, ``blank`` no name at all; ``figures`` asks for a number.
    """

    def __init__(
        self,
        parent: QWidget,
        title: str,
        verb: str,
        known: Sequence[Known],
        *,
        free: bool = False,
        blank: bool = False,
        figures: bool = False,
    ) -> None:
        super().__init__(parent, title)
        self._known = [(named(each.words, each.also), each) for each in known]
        self._free, self._blank = free, blank
        self.field = QLineEdit(self.panel)
        self.field.setPlaceholderText(self.tr("Enter a name"))
        self.field.setAccessibleName(title)
        self.field.textChanged.connect(self._filter)
        self.field.installEventFilter(self)
        self.figures = Spin(self.panel)
        self.figures.setRange(1, 60)
        self.figures.setAccessibleName(self.tr("Figures"))
        self.figures.setPrefix(self.tr("Figures: "))
        self.figures.setVisible(figures)
        self.line = in_row(None, (self.field, 1), self.figures)
        self.body.addLayout(self.line)
        self.list = QListWidget(self.panel)
        set_look(self.list, "suggest")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.list.setFixedHeight(theme.current().px(40) * _ROOM)
        self.list.itemActivated.connect(self.answer)
        self.list.itemClicked.connect(self.answer)
        self.body.addWidget(self.list)
        if blank:
            self.body.addWidget(soft(self.tr("Leave it empty to play on without a name."), self.panel))
        self.say_verb(verb)
        self._filter("")
        self.opens_on = self.field

    def _filter(self, text: str) -> None:
        """List what is known by the name typed, the closest first; a new one last.

        A new name is proposed only where nothing known begins so.
        """
        typed = typed_words(text)
        self.list.clear()
        rated = zip(closeness(typed, [names for names, _ in self._known]), self._known, strict=True)
        found = [(close, each) for close, (_, each) in rated if not typed or close is not Closeness.BESIDE]
        found.sort(key=itemgetter(0))
        for _, each in found[:200]:
            self._row(f"{each.words} · {each.detail}" if each.detail else each.words, each, "")
        first = 0
        if self._free and (name := self.new_name()):
            self._row(self.tr("New: {name}").format(name=name), Known(name), _FREE)
            if not found or not found[0][0].at_start:
                first = self.list.count() - 1
        if self.list.count() and not (self._blank and not text.strip()):
            self.list.setCurrentRow(first)
        lit = self.list.currentItem()
        announce(self.field, "" if lit is None else lit.text(), found_words(self.list.count()))

    def new_name(self) -> str:
        """Give the name that nobody knows yet, as it was typed."""
        return self.field.text().strip()

    def _row(self, words: str, known: Known, kind: str) -> None:
        item = QListWidgetItem(words, self.list)
        item.setData(Qt.ItemDataRole.UserRole, known)
        item.setData(Qt.ItemDataRole.UserRole + 1, kind)
        item.setSizeHint(QSize(0, theme.current().px(40)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move in the list while typing; from its first row one step up leads to the last."""
        typed = watched is self.field and event.type() == QEvent.Type.KeyPress
        if typed and isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            if count := self.list.count():
                self.list.setCurrentRow((max(self.list.currentRow(), -1 if step > 0 else 0) + step) % count)
            return True
        return super().eventFilter(watched, event)

    def answer(self) -> None:
        """Hand over what is chosen, or the name as typed."""
        if self.isHidden():  # a click may activate the row as well
            return
        item = self.list.currentItem()
        text = self.field.text().strip()
        if item is not None:
            known: Known = item.data(Qt.ItemDataRole.UserRole)
            free = item.data(Qt.ItemDataRole.UserRole + 1) == _FREE
            picked = Picked(known.card, known.sheet, known.words if free else "", self.figures.value())
        elif text and self._free:
            if not (name := self.new_name()):
                return  # nobody is named; that is said as it is typed
            picked = Picked(name=name, figures=self.figures.value())
        elif self._blank and not text:
            picked = Picked(figures=self.figures.value())
        else:
            self.complain(self.tr("No card has this name."))
            return
        self.reply_with(picked)
