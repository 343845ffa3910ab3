"""The centre of the table: what the phase asks for above, the chosen figure below."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from desktop.battle.availability import is_last_turn
from desktop.battle.centre.archive import ArchivePage
from desktop.battle.centre.fighter import FighterSheet
from desktop.battle.centre.verbs import VerbGrid
from desktop.battle.centre_page import CentrePage
from desktop.battle.host import TableHost
from desktop.battle.screen import screen_of
from desktop.look import theme
from desktop.widgets.key_button import VerbButton
from desktop.widgets.text import label, set_look
from rules.text import Message

if TYPE_CHECKING:
    from desktop.battle.screen import PageKind


class _Room(QScrollArea):
    """Keeps what is chosen on a page in view, whenever the page or the room for it has changed its size.

    The head of a page stays above it.
    """

    widened = Signal()
    """Emitted when the page has another width: what is said of it may have room for more."""

    def __init__(self, page: CentrePage, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = page
        self._head = page.head()
        self.setWidget(page)
        if self._head is not None:
            self._head.setParent(self)
            self._head.installEventFilter(self)
            self._place_head()

    def _place_head(self) -> None:
        if self._head is not None:
            self.setViewportMargins(0, 0 if self._head.isHidden() else self._head.height(), 0, 0)
            self._head.setGeometry(0, 0, self.viewport().width(), self._head.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Look for it in another room."""
        super().resizeEvent(event)
        self._place_head()
        self._page.fit()
        self._page.reveal()
        if event.size().width() != event.oldSize().width():
            self.widened.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for it on a page that has grown; give its head the room that it takes."""
        taken = super().eventFilter(watched, event)
        if watched is self._head and event.type() in _HEAD_CHANGES:
            self._place_head()
        if watched is self.widget() and event.type() == QEvent.Type.Resize:
            self._page.reveal()
        return taken


def scrolled(widget: CentrePage, parent: QWidget) -> _Room:
    """Put a page into a room that scrolls downwards only."""
    area = _Room(widget, parent)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.viewport().setAutoFillBackground(False)
    # filled by itself: what lies beneath need not be painted with it
    widget.setAutoFillBackground(True)
    return area


_ARCHIVE = "archive"
_EDGE, _GAP = 8, 6
_HEAD_CHANGES = (QEvent.Type.Resize, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)
Kind = TypeVar("Kind", bound=CentrePage)


class CentrePanel(QWidget):
    """Shows the page of the phase, the sheet of the chosen figure, and one line for what was refused."""

    chosen = Signal(str)
    """Emitted with the code of a choice."""

    def __init__(self, table: TableHost) -> None:
        super().__init__(table.over)
        self._table = table
        self._context = table.context
        self._kinds = screen_of(table.context.pieces).pages
        self._pages: dict[str, CentrePage] = {}
        self._rooms: dict[str, QWidget] = {}
        self._stack = QStackedWidget(self)
        for name, kind in self._kinds.items():
            if kind.eager:
                self._add(name, kind.make(table, self), kind.scrolls)
        self.archive = ArchivePage(self._context, self)
        self.sheet = FighterSheet(self._context, self)
        self.verbs = VerbGrid(4, self)
        self.more = VerbButton(self)
        self.go_on = VerbButton(self, large=True)
        self.close_battle = VerbButton(self, large=True)
        self.notice = label("", self, wrap=True)
        set_look(self.notice, "", "warn")
        self.notice.hide()
        self._asked = False
        self._add(_ARCHIVE, self.archive, False)
        self._figure = QWidget(self)
        below = QVBoxLayout(self._figure)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(_GAP)
        below.addWidget(self.sheet)
        below.addWidget(self.verbs)
        below.addWidget(self.more)
        self.go_on.clicked.connect(self._on_go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _GAP)
        column.setSpacing(_GAP)
        column.addWidget(self._stack, 1)
        column.addWidget(self.go_on)
        column.addWidget(self.close_battle)
        column.addWidget(self.notice)
        column.addWidget(self._figure)

    def _add(self, name: str, page: CentrePage, scrolls: bool) -> None:
        room = scrolled(page, self._stack) if scrolls else page
        if isinstance(room, _Room):
            room.widened.connect(self._on_widened)
        room.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._stack.addWidget(room)
        self._pages[name], self._rooms[name] = page, room

    # -- what is shown ------------------------------------------------------------------------------

    @property
    def page(self) -> str:
        """The name of the page of the state in view."""
        return _ARCHIVE if self._context.game.result is not None else self._context.moment.page

    @property
    def shown(self) -> CentrePage:
        """The page of the state in view."""
        return self.page_of(self.page)

    def page_of(self, name: str) -> CentrePage:
        """Give a page by its name, made now where nobody needed it yet. Raises KeyError for none."""
        if name not in self._pages:
            kind = self._kinds[name]
            self._add(name, kind.make(self._table, self._stack), kind.scrolls)
        return self._pages[name]

    def page_like(self, kind: type[Kind]) -> Kind:
        """Give the page of a class, made now where nobody needed it yet. Raises LookupError for none."""
        for name in self._kinds:
            page = self.page_of(name)
            if isinstance(page, kind):
                return page
        raise LookupError(kind.__name__)

    @property
    def _kind(self) -> PageKind | None:
        """Say what kind of page is in view, None for that of the end."""
        return self._kinds.get(self.page)

    def refresh(self, selected: str) -> None:
        """Show the page of the phase and the chosen figure."""
        layouts = [layout for layout in (self.layout(), self._stack.layout()) if layout is not None]
        for layout in layouts:  # laid out once at the end, not at each thing shown and hidden
            layout.setEnabled(False)
        try:
            self._refresh(selected)
            self._turn_to(self._rooms[self.page])
        finally:
            for layout in layouts:
                layout.setEnabled(True)
        for layout in layouts:  # at once: else the page is painted in its old room first
            layout.activate()

    def _turn_to(self, room: QWidget) -> None:
        """Bring a page to the front before the room is shared: the one before it keeps what it had."""
        if self._stack.currentWidget() is not room:
            self._stack.setCurrentWidget(room)

    def _refresh(self, selected: str) -> None:
        shown = self.shown
        if not shown.draws_itself:
            shown.refresh(selected)
        self._show_go_on()
        self.sheet.show_fighter(selected)
        self.verbs.set_faint(self._context.pieces.faint(self._context.game, selected))
        self.verbs.set_possible(selected in self._context.game.fighters and not self._context.looks_back)
        self.more.show_verb(self.tr("What happens to it"), ".", icon="dots")
        self._share()
        self._figure.setVisible((self._kind is not None and not self._kind.whole) or selected != "")

    def close_private(self) -> None:
        """Close what only one side may see, on every page."""
        for page in self._pages.values():
            page.close_private()

    def take_keyboard(self) -> bool:
        """Let a page with keys of its own have the keyboard while it is in view; False for another one."""
        return self.shown.isVisible() and self.shown.take_keyboard()

    def _show_go_on(self) -> None:
        context, shown = self._context, self.shown
        limit, turn = context.play.table.turn_limit, context.game.turn
        last = self._kind is not None and context.moment.ends_turn and limit is not None and turn >= limit
        self.close_battle.setVisible(last)
        if last:
            words = context.say(Message("end.last_turn"))
            key = "E" if is_last_turn(context) else "Ctrl+E"
            self.close_battle.show_verb(words, key, icon="flag", primary=True)
        verb = shown.go_on(self._asked)
        self.go_on.setVisible(verb is not None)
        if verb is not None:
            self.go_on.setObjectName(verb.code)
            self.go_on.show_verb(
                verb.words, verb.key, verb.detail, icon=verb.icon, primary=verb.primary and not last
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the verbs of the figure into one button where there is no room for all."""
        super().resizeEvent(event)
        self._share()

    def hasHeightForWidth(self) -> bool:
        """Take the height there is: the pages scroll, and the table need not ask how high they would be."""
        return False

    def _share(self) -> None:
        """Share the height: the page in view needs what it asks for, the figure takes little then.

        What changes the figure is told in fewer lines first, and its verbs stand folded in one button.
        A line for what was refused folds nothing where the page scrolls: the hand stays on its verb.
        """
        kind = self._kind
        scrolls = kind is not None and kind.scrolls
        room = self.height() - (0 if scrolls else self._notice_height())
        needed = self._needed()
        folded_height = self.more.sizeHint().height() + _GAP
        for lines in range(self.sheet.most_lines, 0, -1):
            self.sheet.set_lines(lines)
            if room >= self.sheet.height() + folded_height + needed:
                break
        whole = kind is not None and kind.whole
        verbs = self.verbs.height_of(self.width() - 2 * _EDGE)
        folded = whole or room < self.sheet.height() + verbs + _GAP + needed
        self.verbs.setVisible(not folded and kind is not None)
        self.more.setVisible(folded and kind is not None)

    def _needed(self) -> int:
        """Tell how much of the height the page in view needs above the figure, with what stands below it."""
        kind = self._kind
        if kind is None:
            return 0
        least = theme.current().px(kind.least)
        if not kind.scrolls:
            return least
        width = self.width() - 2 * _EDGE
        page = self.shown.whole_height(width)
        below = [button for button in (self.go_on, self.close_battle) if not button.isHidden()]
        needed = page + sum(button.heightForWidth(width) + _GAP for button in below) + _EDGE + 2 * _GAP
        crowded = kind.crowded and page > theme.current().px(kind.crowded)
        return needed if crowded else min(least, needed)

    def _notice_height(self) -> int:
        if self.notice.isHidden():
            return 0
        return self.notice.heightForWidth(self.width() - 2 * _EDGE) + _GAP

    def say_refusal(self, words: str) -> None:
        """Show why something was refused, "" to clear."""
        if self.notice.text() != words:
            self.notice.setText(words)
            self.notice.setVisible(bool(words))
            self._share()

    def set_asked(self, asked: bool) -> None:
        """Promise Return to nothing else while a figure is asked for."""
        self._asked = asked
        self._show_go_on()

    def retranslate(self) -> None:
        """Say the fixed words again: what is drawn follows by `refresh`."""
        for page in self._pages.values():
            page.retranslate()

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        for page in self._pages.values():
            page.restyle()
        self.sheet.restyle()

    def _on_widened(self) -> None:
        if self.shown.isVisible():
            self._show_go_on()

    def _on_go_on(self) -> None:
        self.chosen.emit(self.go_on.objectName())
