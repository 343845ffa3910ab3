"""The options that the library knows for a card, as a tree: chosen and given back by one key."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from desktop.look import theme
from desktop.look.icons import icon
from desktop.operations.offers import Offered
from desktop.widgets.empty import EmptyState
from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.search import SearchField
from desktop.widgets.text import label
from desktop.wording import army_words, fill
from desktop.wording.plain import plain_tip
from rules.armies import Option
from rules.ranking import closest
from rules.text import fold

_OFFER = Qt.ItemDataRole.UserRole


class OfferSheet(PassingOverlay):
    """A panel over the window; ``chosen`` with all options of the entry after each choice."""

    SIZE = (680, 600)  # as wide as long names of options with their prices

    chosen = Signal(str, object)
    """An entry's id and its options."""

    own_wanted = Signal()
    """An option is to be typed, one that the library does not know."""

    def __init__(
        self, parent: QWidget, entry_id: str, card: str, offers: Sequence[Offered], options: Sequence[Option]
    ) -> None:
        super().__init__(parent)
        self.entry = entry_id
        self._card = card
        self._offers = offers
        self._options = tuple(options)
        self._title = label("", self.panel, role="title", wrap=True)
        self.sentence = label("", self.panel, role="soft", wrap=True)
        self.field = SearchField(self.panel)
        self.tree = _Tree(self.panel)
        self.nothing = EmptyState("sparkles", self.panel)
        self.tree.setColumnCount(3)  # the last one keeps the prices off the edge
        self.tree.setHeaderHidden(True)
        self.tree.setUniformRowHeights(True)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setSectionResizeMode(2, QHeaderView.ResizeMode.Fixed)
        self.tree.header().setMinimumSectionSize(1)
        self.tree.header().resizeSection(2, theme.current().px(8))
        self.close_button = QPushButton(self.panel)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        column = self.sheet_column()
        column.addLayout(head)
        column.addWidget(self.field)
        column.addWidget(self.tree, 1)
        column.addWidget(self.nothing, 1)
        column.addWidget(self.sentence)
        self.field.textChanged.connect(self._filter)
        self.field.descended.connect(self._to_tree)
        self.field.left.connect(self.close_panel)
        self.tree.taken.connect(self._take)
        self.tree.typed.connect(self._type)
        self.tree.itemDoubleClicked.connect(self._on_double)
        self.close_button.clicked.connect(self.close_panel)
        self.nothing.chosen.connect(self._on_nothing)
        self._word()
        self._fill()

    def show_now(self) -> None:
        """Open with the first option chosen; where there is none, on the verb that types one."""
        self.open()
        self._filter()
        if self._offers:
            self._to_tree()
        else:
            self.nothing.button("own").setFocus()

    def _word(self) -> None:
        self._title.setText(fill(self.tr("Options of {card}"), card=self._card))
        self.close_button.setText(self.tr("Close"))
        self.field.setPlaceholderText(self.tr("Search for an option"))
        self.field.setAccessibleName(self.tr("Search for an option"))
        self.tree.setAccessibleName(self.tr("Options"))
        self.sentence.setText(
            self.tr("Space takes an option or puts it back. Add others below the list (O).")
        )

    # The tree

    def _fill(self) -> None:
        groups: dict[tuple[object, ...], QTreeWidgetItem] = {}
        for offer in self._offers:
            path = offer.group if offer.own else (self.tr("For everybody"), *offer.group)
            parent = self._group(path, groups)
            item = QTreeWidgetItem([offer.option.name, army_words.option_price(offer.option)])
            item.setData(0, _OFFER, offer)
            item.setSizeHint(0, QSize(0, theme.current().px(36)))
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setToolTip(
                0, plain_tip("\n".join((offer.option.name, *(": ".join(line) for line in offer.lines))))
            )
            item.setToolTip(1, plain_tip(item.text(1)))
            if parent is None:
                self.tree.addTopLevelItem(item)
            else:
                parent.addChild(item)
        self.tree.expandAll()
        self._mark()
        if leaves := self.leaves():
            self.tree.setCurrentItem(leaves[0])

    def _group(
        self, path: Sequence[str], groups: dict[tuple[object, ...], QTreeWidgetItem]
    ) -> QTreeWidgetItem | None:
        """Return the item of a group, made with the groups above it."""
        parent = None
        for depth in range(1, len(path) + 1):
            key = tuple(map(fold, path[:depth]))
            if key not in groups:
                made = groups[key] = QTreeWidgetItem([path[depth - 1]])
                made.setSizeHint(0, QSize(0, theme.current().px(36)))
                font = made.font(0)
                font.setBold(True)
                made.setFont(0, font)
                if parent is None:
                    self.tree.addTopLevelItem(made)
                else:
                    parent.addChild(made)
            parent = groups[key]
        return parent

    def leaves(self) -> list[QTreeWidgetItem]:
        """Give the items of the options, in their order on screen."""
        found: list[QTreeWidgetItem] = []
        waiting = [self.tree.topLevelItem(n) for n in range(self.tree.topLevelItemCount())]
        while waiting:
            item = waiting.pop(0)
            if item is None:
                continue
            if item.data(0, _OFFER) is not None:
                found.append(item)
            waiting = [item.child(n) for n in range(item.childCount())] + waiting
        return found

    def _mark(self) -> None:
        """Tick what the entry has."""
        for item in self.leaves():
            taken = self._bought(item.data(0, _OFFER)) is not None
            item.setIcon(0, icon("circle-check" if taken else "circle-dashed", "good" if taken else "soft"))
            said = self.tr("taken") if taken else ""
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole,
                         ", ".join(part for part in (item.text(0), item.text(1), said) if part))  # fmt: skip

    def _bought(self, offer: Offered) -> Option | None:
        key = fold(offer.option.name), offer.option.kind
        return next((have for have in self._options if (fold(have.name), have.kind) == key), None)

    def _filter(self) -> None:
        """Show what has these letters, and the groups it stands in."""
        wanted = fold(self.field.text().strip())
        for item in self.leaves():
            item.setHidden(wanted not in fold(item.text(0)))
        for item in self._branches():
            beneath = [item.child(n) for n in range(item.childCount())]
            item.setHidden(all(child is None or child.isHidden() for child in beneath))
        left = [leaf for leaf in self.leaves() if not leaf.isHidden()]
        if left:
            self.tree.setCurrentItem(left[closest(wanted, [leaf.text(0) for leaf in left])])
        self._show_nothing(not left)

    def _show_nothing(self, nothing: bool) -> None:
        """Say in the place of an empty tree why it is, and what to do."""
        for part in (self.tree, self.sentence):
            part.setVisible(not nothing)
        self.field.setVisible(bool(self._offers))
        self.nothing.setVisible(nothing)
        if self._offers:
            self.nothing.set_words(self.tr("This card has no option of that name."))
            self.nothing.set_verbs(("all", self.tr("Show all")))
        else:
            self.nothing.set_words(self.tr("The library knows no option for this card yet."))
            self.nothing.set_verbs(("own", self.tr("Enter an option")))

    def _on_nothing(self, key: str) -> None:
        if key == "all":
            self.field.clear()
            self.field.setFocus()
        else:
            self.close_panel()
            self.own_wanted.emit()

    def _branches(self) -> list[QTreeWidgetItem]:
        """Give the groups, the deepest first."""
        found: list[QTreeWidgetItem] = []
        for leaf in self.leaves():
            above, depth = leaf.parent(), 0
            while above is not None:
                if above not in found:
                    found.insert(depth, above)
                above, depth = above.parent(), len(found)
        return found

    # What the player does

    def _to_tree(self) -> None:
        self.tree.setFocus()

    def _type(self, letter: str) -> None:
        self.field.setFocus()
        self.field.setText(self.field.text() + letter)

    def _on_double(self, item: QTreeWidgetItem) -> None:
        self._take()

    def _take(self) -> None:
        """Take the option in view, or give it back."""
        item = self.tree.currentItem()
        offer = item.data(0, _OFFER) if item is not None else None
        if not isinstance(offer, Offered):
            if item is not None:
                item.setExpanded(not item.isExpanded())
            return
        had = self._bought(offer)
        kept = tuple(option for option in self._options if option is not had)
        self._options = kept if had is not None else (*kept, offer.option)
        self._mark()
        self.chosen.emit(self.entry, self._options)


class _Tree(QTreeWidget):
    """A tree whose letters go to the search field."""

    taken = Signal()
    typed = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take with Space or Return; letters search."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        elif event.text().isalnum() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.typed.emit(event.text())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
