"""The three columns of the Muster, laid out; who owns them fills them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look import theme
from desktop.muster.checks import ChecksPanel
from desktop.muster.drawer import CardDrawer
from desktop.muster.entries_list import EntryList
from desktop.muster.header import ArmyHeader
from desktop.muster.options import OptionsEditor
from desktop.paper.screen import CardFaceView
from desktop.widgets.actions import ActionSet
from desktop.widgets.armies_list import ArmyList
from desktop.widgets.choice import Segmented
from desktop.widgets.empty import EmptyState
from desktop.widgets.search import SearchField
from desktop.widgets.text import label, set_look

_THREE = 1000
"""What three columns need, in px at 100 %."""
_ROOM = 560
"""What the verbs need with their words, in px at 100 %."""
_HIGH = 640
"""What the details of the army, its cards and the options of one need together, in px at 100 %."""


class Panes(QSplitter):
    """Armies or the card drawer, the army in view, its card and checks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setChildrenCollapsible(False)
        self.armies_title = label("", self, role="title")
        self.search = SearchField(self)
        self.search.hide()
        self.armies = ArmyList(self)
        self.drawer = CardDrawer(self)
        self.header = ArmyHeader(self)
        self.entries = EntryList(self)
        self.no_entries = EmptyState("cards", self)
        self.options = OptionsEditor(self)
        self.no_army = EmptyState("users", self)
        self.face = CardFaceView(self)
        self.checks = ChecksPanel(self)
        self.narrow = False
        self._chosen = False
        self.tabs = Segmented(self)
        self.tabs.set_choices(("armies", ""), ("card", ""))
        self.behind = QStackedWidget(self)
        self.left = QStackedWidget(self)
        self.middle = QStackedWidget(self)
        self.list = QStackedWidget(self)
        self.right = QWidget(self)
        self._worded: list[QToolButton] = []
        self._armies_head = QHBoxLayout()
        self._verbs = QHBoxLayout()
        self._fill_left()
        self._fill_middle()
        self._fill_right()
        self.options.hide()
        self.options.came.connect(self._make_room)
        for column, stretch in enumerate((0, 1, 0)):
            self.setStretchFactor(column, stretch)

    def set_actions(self, actions: ActionSet) -> None:
        """Put the verbs where they are used."""
        self._armies_head.addWidget(actions.button("muster.new", self, words=False))
        for key, with_words in (
            ("muster.add", True), ("muster.options", True), ("", False), ("muster.play", True),
            ("muster.print", False), ("muster.share", False), ("muster.duplicate", False),
            ("muster.delete", False),
        ):  # fmt: skip
            if not key:
                self._verbs.addStretch(1)
                continue
            button = actions.button(key, self, words=with_words)
            if key == "muster.add":
                set_look(button, "primary")
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            elif with_words:
                self._worded.append(button)
            self._verbs.addWidget(button)

    def restyle(self) -> None:
        """Take the theme's colours and the text size again."""
        self.options.restyle()
        self.drawer.restyle()
        px = theme.current().px
        # Less than its empty page needs: that one and the options are never in view together.
        self.list.setMinimumHeight(px(72))
        for column, least in ((self.left, 200), (self.middle, 352), (self.right, 208)):
            column.setMinimumWidth(px(least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window: two columns where three have no room."""
        super().resizeEvent(event)
        self._set_narrow(self.width() < theme.current().px(_THREE))
        if not self._chosen:
            self.spread([])
        self._fit_face()
        self.fit_verbs()
        self._make_room()

    def _make_room(self) -> None:
        """Let the details of the army give way to the options of a card in a low window."""
        low = self.height() < theme.current().px(_HIGH)
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
        self.right.show()
        self.tabs.setVisible(narrow)
        self.show_tab("armies")
        self.spread([])

    def show_tab(self, key: str) -> None:
        """Show the armies or the card and the checks, where both share a column."""
        self.tabs.set_choice(key)
        self.behind.setCurrentIndex(1 if key == "card" and self.narrow else 0)

    def fit_verbs(self) -> None:
        """Show the verbs without their words where there is no room for them."""
        style = Qt.ToolButtonStyle
        narrow = self.middle.width() < theme.current().px(_ROOM)
        for button in self._worded:
            button.setToolButtonStyle(style.ToolButtonIconOnly if narrow else style.ToolButtonTextBesideIcon)

    def spread(self, sizes: list[int]) -> None:
        """Give the columns the widths of last time, or the usual ones."""
        px = theme.current().px
        self._chosen = len(sizes) == (2 if self.narrow else 3)
        if not self._chosen:
            whole = max(1, self.width())
            left = min(px(340), max(px(264), whole // 5))
            right = 0 if self.narrow else min(px(440), max(px(304), whole // 4))
            sizes = [left, whole - left - right, right][: 2 if self.narrow else 3]
        self.setSizes(sizes)
        self._fit_face()

    def keep_spread(self) -> None:
        """Take the widths that the player chose as his own."""
        self._chosen = True
        self.fit_verbs()
        self._fit_face()

    def _fit_face(self) -> None:
        """Let the card be as high as it is wide for, and leave half of the column to the checks."""
        high = self.face.heightForWidth(self.right.width() - theme.current().px(16))
        self.face.setFixedHeight(
            max(self.face.minimumSizeHint().height(), min(high, self.height() * 52 // 100))
        )

    def _fill_left(self) -> None:
        armies = QWidget(self)
        column = QVBoxLayout(armies)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._armies_head.addWidget(self.armies_title, 1)
        column.addLayout(self._armies_head)
        column.addWidget(self.search)
        column.addWidget(self.armies, 1)
        self.behind.addWidget(armies)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.tabs)
        column.addWidget(self.behind, 1)
        self.left.addWidget(page)
        self.tabs.hide()
        self.tabs.changed.connect(self.show_tab)
        self.left.addWidget(self.drawer)
        self.addWidget(self.left)

    def _fill_middle(self) -> None:
        self.list.addWidget(self.entries)
        empty = QFrame(self)
        set_look(empty, "panel")
        inside = QVBoxLayout(empty)
        inside.addWidget(self.no_entries)
        self.list.addWidget(empty)
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(12)
        self._verbs.setSpacing(8)
        column.addWidget(self.header)
        column.addLayout(self._verbs)
        column.addWidget(self.list, 1)
        column.addWidget(self.options)
        self.middle.addWidget(page)
        self.middle.addWidget(self.no_army)
        self.addWidget(self.middle)

    def _fill_right(self) -> None:
        column = QVBoxLayout(self.right)
        column.setContentsMargins(12, 12, 4, 12)
        column.setSpacing(8)
        column.addWidget(self.face)
        column.addWidget(self.checks, 1)
        self.addWidget(self.right)
