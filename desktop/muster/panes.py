"""The columns of the Muster, laid out: what one takes from, the army in view, its card and checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look import theme
from desktop.muster.checks import CheckNote, CheckSection, ChecksPanel
from desktop.muster.drawer import CardDrawer
from desktop.muster.entries_list import EmptyList, EntryList
from desktop.muster.header import ArmyHeader
from desktop.muster.new_list import PeoplePage
from desktop.muster.options import OptionsEditor
from desktop.paper.screen import CardFaceView
from desktop.widgets.actions import ActionSet
from desktop.widgets.armies_list import ArmyList
from desktop.widgets.choice import Segmented
from desktop.widgets.empty import EmptyState
from desktop.widgets.search import SearchField, found_words
from desktop.widgets.text import set_look

_TABS = ("armies", "cards", "card", "army")
"""What stands behind the tabs, in the order in which it comes there as the window becomes narrow."""
_READ_TABS = ("armies", "army", "cards", "card")
"""The tabs from left to right."""
_THREE, _TWO = 1000, 760
"""What three columns need, and what two need, in px at 100 %."""
_REASONS = 3
"""So many reasons are told beneath the list; the checks tell all."""
_MARGIN = 16
"""What lies at both sides of the army in view, in px."""
_ROOMY, _MANY = 900, 3
"""A column so high has room for a card and for many problems; a lower one for so many."""
_HIGH = 640
"""What the details of the army, its cards and the options of one need together, in px at 100 %."""


class Panes(QSplitter):
    """Armies or the card drawer in one column under its tabs, the army in view, its card and checks."""

    tab_wanted = Signal(str)
    """Another tab was clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setChildrenCollapsible(False)
        # Each part is made where it stays: one that moves is dressed anew with all it holds.
        self.left, self.middle, self.right = QWidget(self), QStackedWidget(self), QWidget(self)
        self.behind = QStackedWidget(self.left)
        self._listed = QWidget(self.behind)
        self._army = QWidget(self.middle)
        self.search = SearchField(self._listed)
        self.search.hide()
        self.search.tell_by(self._found_words)
        self.armies = ArmyList(self._listed)
        self.drawer = CardDrawer(self.behind)
        self.header = ArmyHeader(self._army)
        self.list = QStackedWidget(self._army)
        self.entries = EntryList(self.list)
        self.empty_list = EmptyList(self.list)
        self.no_entries = EmptyState("cards", self.empty_list)
        self.options = OptionsEditor(self._army)
        self.no_army = EmptyState("users", self.middle)
        self.peoples = PeoplePage(self.middle)
        self.face = CardFaceView(self.right)
        self.checks = ChecksPanel(self.right)
        self.reasons = CheckSection(self._army)
        self._wrong: tuple[CheckNote, ...] = ()
        self.narrow = self.single = False
        self._chosen = False
        self._tab_names: Mapping[str, str] = dict.fromkeys(_TABS, "")
        self.tabs = Segmented(self.left)
        self.tabs.set_choices(("armies", ""), ("cards", ""))
        self._worded: list[QToolButton] = []
        self._armies_head = QVBoxLayout()
        self._verbs = QHBoxLayout()
        self._fill_left()
        self._fill_middle()
        self._fill_right()
        self.options.hide()
        self.options.came.connect(self._make_room)
        for part in (self.header, self.entries):
            part.sought.connect(self.to_army)
        for column, stretch in enumerate((0, 1, 0)):
            self.setStretchFactor(column, stretch)

    def set_actions(self, actions: ActionSet) -> None:
        """Put the verbs where they are used."""
        new = actions.button("muster.new", self._listed)
        new.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._armies_head.addWidget(new)
        for key, with_words in (
            ("muster.options", True), ("", False), ("muster.play", True),
            ("muster.print", False), ("muster.share", False), ("muster.duplicate", False),
            ("muster.delete", False),
        ):  # fmt: skip
            if not key:
                self._verbs.addStretch(1)
                continue
            button = actions.button(key, self._army, words=with_words)
            if with_words:
                self._worded.append(button)
            self._verbs.addWidget(button)

    def restyle(self) -> None:
        """Take the theme's colours and the text size again."""
        self.options.restyle()
        self.drawer.restyle()
        self.header.restyle()
        px = theme.current().px
        # Less than its empty page needs: that one and the options are never in view together.
        self.list.setMinimumHeight(px(72))
        for column, least in ((self.left, 320), (self.middle, 352), (self.right, 208)):
            column.setMinimumWidth(px(least))
        QTimer.singleShot(0, self, self.fit_verbs)  # once they have their words and letters of now

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window: two columns where three have no room, one where two have none."""
        super().resizeEvent(event)
        px = theme.current().px
        single = self.width() < px(_TWO)
        if single:
            self._set_narrow(True)
        self._set_single(single)
        self._set_narrow(self.width() < px(_THREE))
        if not self._chosen:
            self.spread([])
        self.fit_face()
        self.fit_verbs()
        self._make_room()

    def _make_room(self) -> None:
        """Let the details of the army give way to the options of a card in a low window."""
        low = self.height() < theme.current().px(_HIGH)
        self.header.set_low(low)
        self.header.set_brief(low and self.options.isVisibleTo(self))

    def _set_narrow(self, narrow: bool) -> None:
        """Keep the card and the checks behind the armies, or beside the army in view."""
        if narrow == self.narrow:
            return
        self.narrow = narrow
        if narrow:
            self.behind.addWidget(self.right)
        else:
            self.addWidget(self.right)
            self.setStretchFactor(2, 0)
            self.right.setVisible(not self.asks_people)
        self.name_tabs(self._tab_names)
        self.show_tab(self.tab)
        self.spread([])

    def _set_single(self, single: bool) -> None:
        """Keep the army behind the armies, too, or in a column of its own."""
        if single == self.single:
            return
        self.single = single
        held = QApplication.focusWidget()
        held = held if held is not None and self.middle.isAncestorOf(held) else None
        if single:
            self.behind.addWidget(self.middle)
        else:
            self.insertWidget(1, self.middle)
            self.setStretchFactor(1, 1)
            self.middle.show()
        self.name_tabs(self._tab_names)
        self.show_tab("army" if held is not None or self.asks_people else self.tab)
        if held is not None:
            held.setFocus()
        self.spread([])

    def name_tabs(self, names: Mapping[str, str]) -> None:
        """Name the tabs; the card and the checks, and the army, have one only where they share the column."""
        self._tab_names = names
        shared = {"card": self.narrow, "army": self.single}
        self.tabs.set_choices(*((key, names[key]) for key in _READ_TABS if shared.get(key, True)))

    def to_army(self) -> None:
        """Show the army where it stands behind a tab: the keyboard goes there."""
        if self.single:
            self.show_tab("army")

    @property
    def asks_people(self) -> bool:
        """Whether a new list is asked for its people."""
        return self.middle.currentWidget() is self.peoples

    def ask_people(self) -> None:
        """Show the page of a new list; no card and no checks of the army before stand beside it."""
        self.middle.setCurrentWidget(self.peoples)
        if not self.narrow:
            self.right.hide()
        self.show_tab("army" if self.single else "armies")

    def show_army(self, shown: bool) -> None:
        """Show the army in view with its card and checks, or that there is none."""
        self.middle.setCurrentIndex(0 if shown else 1)
        if not self.narrow:
            self.right.show()

    @property
    def tab(self) -> str:
        """What the left column shows: the armies, the cards to add, or the card and the checks."""
        return _TABS[self.behind.currentIndex()]

    def show_tab(self, key: str) -> None:
        """Show the armies, the cards to add, or the card and the checks where they share the column."""
        if key == "army" and not self.single:
            key = "armies"
        if key != "card" or self.narrow:
            self.tabs.set_choice(key)
            self.behind.setCurrentIndex(_TABS.index(key))
        self.tell_reasons(self._wrong)

    def tell_reasons(self, wrong: Sequence[CheckNote]) -> None:
        """Say beneath the list what is wrong with the chosen card, while the checks stand behind a tab."""
        self._wrong = tuple(wrong)
        shown = self._wrong[:_REASONS] if self.narrow and self.tab != "card" else ()
        self.reasons.set_rows("", shown)
        self.reasons.setVisible(bool(shown))

    def fit_verbs(self) -> None:
        """Show the verbs without their words where there is no room for them."""
        style, room = Qt.ToolButtonStyle, self.middle.width() - 2 * _MARGIN
        for button in self._worded:
            button.setToolButtonStyle(style.ToolButtonTextBesideIcon)
        buttons = [each for each in self._army.findChildren(QToolButton) if self._verbs.indexOf(each) >= 0]
        needed = sum(each.sizeHint().width() for each in buttons)
        if needed + len(buttons) * self._verbs.spacing() > room:
            for button in self._worded:
                button.setToolButtonStyle(style.ToolButtonIconOnly)

    @property
    def _columns(self) -> int:
        return 3 - self.narrow - self.single

    def spread(self, sizes: list[int]) -> None:
        """Give the columns the widths of last time, or the usual ones."""
        px = theme.current().px
        self._chosen = len(sizes) == self._columns
        if not self._chosen:
            whole = max(1, self.width())
            left = min(px(440), max(px(376), whole // 4))
            right = 0 if self.narrow else min(px(440), max(px(272), whole // 4))
            sizes = [left, whole - left - right, right][: self._columns]
        self.setSizes(sizes)
        self.fit_face()

    def keep_spread(self) -> None:
        """Take the widths that the player chose as his own."""
        self._chosen = True
        self.fit_verbs()
        self.fit_face()

    def fit_face(self) -> None:
        """Let the card be as high as it is wide for, and leave half of the column to the checks.

        In a low window the card gives way further where the list has many problems.
        """
        px = theme.current().px
        crowded = self.height() < px(_ROOMY) and len(self.checks.problems.lines) > _MANY
        high = self.face.heightForWidth(self.right.width() - px(16))
        most = self.height() * (36 if crowded else 52) // 100
        self.face.setFixedHeight(max(self.face.minimumSizeHint().height(), min(high, most)))

    def _found_words(self) -> str:
        return found_words(self.armies.armies.rowCount(), self.armies.nothing())

    def _fill_left(self) -> None:
        column = QVBoxLayout(self._listed)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self._armies_head)
        column.addWidget(self.search)
        column.addWidget(self.armies, 1)
        self.behind.addWidget(self._listed)
        self.behind.addWidget(self.drawer)
        column = QVBoxLayout(self.left)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.tabs)
        column.addWidget(self.behind, 1)
        self.behind.raise_()  # to the ear, too, the tabs come first
        self.tabs.changed.connect(self.tab_wanted)
        self.addWidget(self.left)

    def _fill_middle(self) -> None:
        self.list.addWidget(self.entries)
        set_look(self.empty_list, "panel")
        inside = QVBoxLayout(self.empty_list)
        inside.addWidget(self.no_entries)
        self.list.addWidget(self.empty_list)
        column = QVBoxLayout(self._army)
        column.setContentsMargins(_MARGIN, 12, _MARGIN, 12)
        column.setSpacing(8)
        self._verbs.setSpacing(8)
        column.addWidget(self.header)
        column.addLayout(self._verbs)
        column.addWidget(self.list, 1)
        column.addWidget(self.reasons)
        column.addWidget(self.options)
        self.middle.addWidget(self._army)
        self.middle.addWidget(self.no_army)
        self.middle.addWidget(self.peoples)
        self.addWidget(self.middle)

    def _fill_right(self) -> None:
        column = QVBoxLayout(self.right)
        column.setContentsMargins(12, 12, 4, 12)
        column.setSpacing(8)
        column.addWidget(self.face)
        column.addWidget(self.checks, 1)
        self.addWidget(self.right)
