"""Two lists side by side: the same, here alone, there alone, or with other numbers; and what both cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop.look import theme
from desktop.look.icons import icon
from desktop.operations import versions
from desktop.operations.desk import Desk
from desktop.widgets.boxes import Combo, may_shrink
from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.text import label
from desktop.widgets.topic import set_topic
from desktop.wording import army_words, count_figures, say
from desktop.wording.card_words import language_now
from desktop.wording.excerpts import excerpts
from desktop.wording.plain import plain_tip
from rules.armies import Army, Muster, army_cost
from rules.battle.setup import number_twins
from rules.comparison import Pair, PairState, names, side_by_side, spelled
from rules.fingerprint import ListLine, content, entry_line, is_same_list
from rules.text import Refusal

_MOST_LETTERS = 40
"""Letters of an entry that have room beside those of the other list."""
_WRAPPED = Qt.TextFlag.TextWordWrap
_BESIDE = 24
"""What a column needs beside its words, in px at 100 %."""
_ICONS = {
    PairState.DIFFERS: ("arrows-exchange", "warn"), PairState.LEFT: ("arrow-left", "accent"),
    PairState.RIGHT: ("arrow-right", "accent"), PairState.BOTH: ("check", "soft"),
}  # fmt: skip


class CompareSheet(PassingOverlay):
    """A panel over the window with a list at the left, another at the right."""

    SIZE = (960, 640)  # wide enough for a card between two lists

    def __init__(self, parent: QWidget, desk: Desk, armies: Sequence[Army], left: str, right: str) -> None:
        super().__init__(parent)
        set_topic(self, "importing")
        self._desk = desk
        self._title = label(self.tr("Compare two lists"), self.panel, role="title")
        close = QPushButton(self.tr("Close"), self.panel)
        self.left, self.right = Combo(self.panel), Combo(self.panel)
        self.table = QTreeWidget(self.panel)
        self.table.setColumnCount(3)
        self.table.setRootIsDecorated(False)
        self.table.setHeaderLabels(["", "", ""])
        self.table.setAccessibleName(self._title.text())
        self.table.setWordWrap(True)
        header = self.table.header()
        for column in range(3):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)  # the boxes above name both lists whole
        header.sectionResized.connect(self._fit_rows)
        self.table.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.totals = label("", self.panel, role="heading", wrap=True)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(close)
        sides = QHBoxLayout()
        sides.setSpacing(12)
        for box, said, chosen in (
            (self.left, self.tr("List on the left"), left),
            (self.right, self.tr("List on the right"), right),
        ):
            box.setAccessibleName(said)
            may_shrink(box, 8)
            self._fill(box, armies, chosen)
            box.currentIndexChanged.connect(self._compare)
            sides.addWidget(box)
        column_ = self.sheet_column()
        column_.addLayout(head)
        column_.addLayout(sides)
        column_.addWidget(self.table, 1)
        column_.addWidget(self.totals)
        close.clicked.connect(self.close_panel)
        self._compare()

    def show_now(self) -> None:
        """Open with the keyboard on the list at the right."""
        self.open()
        self.right.setFocus()

    def rows(self) -> list[tuple[str, str, str]]:
        """Give what is shown: the card, what the left list says of it, what the right one says."""
        items = [self.table.topLevelItem(n) for n in range(self.table.topLevelItemCount())]
        return [(item.text(0), item.text(1), item.text(2)) for item in items if item is not None]

    def _fill(self, box: QComboBox, armies: Sequence[Army], chosen: str) -> None:
        """Offer every list and its versions; each is known by its id and the version's name."""
        for army in armies:
            box.addItem(army.name, key_of(army.id))
            for version in army.versions:
                words_ = self.tr("{army}: {version}").format(army=army.name, version=version.name)
                box.addItem(words_, key_of(army.id, version.name))
        box.setCurrentIndex(max(0, box.findData(chosen)))

    def _muster(self, box: QComboBox) -> Muster | Refusal:
        army_id, _, version = str(box.currentData()).partition("\n")
        return versions.muster_of(self._desk, army_id, version=version)

    def _in_all(self, box: QComboBox, muster: Muster) -> str:
        """Word what a list costs in each currency."""
        army_id, _, version = str(box.currentData()).partition("\n")
        others = versions.others_of(self._desk, army_id, version=version)
        return army_words.in_all(army_cost(muster), others)

    def _compare(self) -> None:
        left, right = self._muster(self.left), self._muster(self.right)
        self.table.clear()
        if isinstance(left, Refusal) or isinstance(right, Refusal):
            self.totals.setText(say((left if isinstance(left, Refusal) else right).message))  # type: ignore[union-attr]
            return
        self.table.setHeaderLabels([self.tr("Card"), self.left.currentText(), self.right.currentText()])
        called = names(left, right, language=language_now())
        written = spelled(left, right)
        mine, theirs = _numbers(left), _numbers(right)
        for pair in side_by_side(left, right):
            here = mine[pair.left].pop(0) if pair.left in mine else 0
            there = theirs[pair.right].pop(0) if pair.right in theirs else 0
            number = here or there
            name = called.get(pair.name, pair.name) or army_words.list_itself()
            named = f"{name} ({number})" if number else name
            self.table.addTopLevelItem(self._item(pair, named, written))
        first = self.table.topLevelItem(0)
        if first is not None:
            self.table.setCurrentItem(first)
        self.totals.setText(self._totals(left, right))
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Make each row as high as the lines that its words need in their columns."""
        px, header = theme.current().px, self.table.header()
        for item in filter(None, map(self.table.topLevelItem, range(self.table.topLevelItemCount()))):
            high = 0
            for column in range(3):
                beside = px(_BESIDE) + (self.table.iconSize().width() if column == 0 else 0)
                room = QRect(0, 0, header.sectionSize(column) - beside, 0)
                words = QFontMetrics(item.font(column))
                high = max(high, words.boundingRect(room, _WRAPPED, item.text(column)).height())
            item.setSizeHint(0, QSize(0, max(px(36), high + px(12))))

    def _item(self, pair: Pair, name: str, written: Mapping[str, str]) -> QTreeWidgetItem:
        whole = tuple(army_words.line_of(line, written) if line else "–" for line in (pair.left, pair.right))
        # Of two that differ the part that differs is in sight, however long they are.
        sides = excerpts(whole, _MOST_LETTERS) if pair.state is PairState.DIFFERS else whole
        item = QTreeWidgetItem([name, *sides])
        shape, colour = _ICONS[pair.state]
        item.setIcon(0, icon(shape, colour))
        said = {
            PairState.DIFFERS: self.tr("other numbers"), PairState.LEFT: self.tr("only on the left"),
            PairState.RIGHT: self.tr("only on the right"), PairState.BOTH: self.tr("the same"),
        }[pair.state]  # fmt: skip
        for column, words_ in enumerate((name, *whole)):
            item.setToolTip(column, plain_tip(f"{words_}\n{said}"))
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{name}, {said}")
        if pair.state is PairState.DIFFERS:
            font = item.font(1)
            font.setBold(True)
            item.setFont(1, font)
            item.setFont(2, font)
        return item

    def _totals(self, left: Muster, right: Muster) -> str:
        mine, theirs = army_cost(left), army_cost(right)
        if not (mine.priced and theirs.priced):
            return ""
        here, there = self._in_all(self.left, left), self._in_all(self.right, right)
        if here == there and is_same_list(content(left), content(right)):
            return self.tr("The same list: {pa}.").format(pa=here)
        more = theirs.known - mine.known
        sign = "+" if more > 0 else "\N{MINUS SIGN}" if more < 0 else "±"
        difference = f"{sign}{army_words.pa(abs(more))}"
        sentence = self.tr("Left: {left}, {figures}. Right: {right}, {others} ({more}).")
        return sentence.format(
            left=here, figures=count_figures(left.figures), right=there, others=count_figures(right.figures),
            more=difference if mine.complete and theirs.complete else
            self.tr("{difference} among the prices that are known").format(difference=difference),
        )  # fmt: skip


def _numbers(muster: Muster) -> dict[ListLine, list[int]]:
    """Return the numbers that tell cards of one profile apart in a list, by what each of them counts."""
    numbers: dict[ListLine, list[int]] = {}
    entries = muster.army.entries
    found = number_twins([muster.card(entry) for entry in entries])
    for entry, number in zip(entries, found, strict=True):
        numbers.setdefault(entry_line(entry, muster.card(entry)), []).append(number)
    return numbers


def key_of(army_id: str, version: str = "") -> str:
    """Return how a list, or a version of it, is known to the sheet."""
    return f"{army_id}\n{version}" if version else army_id
