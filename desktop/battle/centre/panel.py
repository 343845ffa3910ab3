"""The centre of the table: the page of the moment, the verbs it has, what was refused, undo."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QEvent, QMargins, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from desktop.battle.availability import ENTER, is_last_turn
from desktop.battle.centre.end_page import END_PAGE, EndPage
from desktop.battle.centre.side_verbs import SideVerbs
from desktop.battle.centre.verb_bar import VerbBar
from desktop.battle.centre_page import CentrePage, GoOn
from desktop.battle.host import TableHost
from desktop.battle.screen import free_key, keys_in_force, screen_of
from desktop.look.painting import paint_style
from desktop.widgets.actions import key_on_button, shown_key
from desktop.widgets.key_button import VerbButton
from desktop.widgets.spoken import Speaker
from desktop.widgets.strip import Strip
from desktop.widgets.text import label, set_look
from desktop.widgets.undo_line import UndoLine
from rules.text import Message


class _Room(QScrollArea, Speaker):
    """Keeps what is chosen on a page in view, whenever the page or the room for it has changed its size.

    The head of a page stays above it.
    """

    spoken_role = QAccessible.Role.Grouping  # Qt leaves out what stands in a scroll area beside its page
    widened = Signal()
    """Emitted when the page has another width: what is said of it may have room for more."""

    def __init__(self, page: CentrePage, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = page
        self._within = 0
        self._head = page.head()
        self.setWidget(page)
        if self._head is not None:
            self._head.setParent(self)
            self._head.installEventFilter(self)
            self._place_head()

    def _place_head(self) -> None:
        if self._head is not None:
            above = QMargins(0, 0 if self._head.isHidden() else self._head.height(), 0, 0)
            if above != self.viewportMargins():  # each setting lays the page out anew
                self.setViewportMargins(above)
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
        grows = watched is self.widget() and event.type() == QEvent.Type.Resize
        if grows and self._within >= _WITHIN:
            return False  # a bar that is to go still takes its room: Qt would try both widths without end
        self._within += grows
        taken = super().eventFilter(watched, event)
        self._within -= grows
        if watched is self._head and event.type() in _HEAD_CHANGES:
            self._place_head()
        if grows:
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


_END = "end"
NOBODY, LEAVES, NOW, HERE = "ask.nobody", "ask.leaves", "look.now", "look.here"
"""The verbs of who asks for a figure: it is nobody, or the question is left; those of who looks back."""
_EDGE, _GAP = 8, 6
_WITHIN = 4
"""How often a page may take another size while it takes one."""
_HEAD_CHANGES = (QEvent.Type.Resize, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)
Kind = TypeVar("Kind", bound=CentrePage)


class CentrePanel(QWidget, Speaker):
    """Shows the page of the moment, its verbs, one line for what was refused, and what undo takes back."""

    spoken_role = QAccessible.Role.Grouping

    turned = Signal()
    """Emitted when another line of the page in view has the keys."""

    refused = Signal(str)
    """Emitted with why not, or what is asked for, each time it is said."""

    chosen = Signal(str)
    """Emitted with the code of a choice."""

    moved = Signal()
    """Emitted when a page scrolls."""

    def __init__(self, table: TableHost) -> None:
        super().__init__(table.over)
        self._table = table
        self._context = table.context
        self._kinds = {**screen_of(table.context.pieces).pages, _END: END_PAGE}
        self._pages: dict[str, CentrePage] = {}
        self._rooms: dict[str, QWidget] = {}
        self._stack = QStackedWidget(self)
        for name, kind in self._kinds.items():
            if kind.eager:
                self._add(name, kind.make(table, self), kind.scrolls)
        self.verbs = VerbBar(self, more=partial(keys_in_force, table.context, "verbs"))
        self.close_battle = VerbButton(self, large=True)
        self.notice = label("", self, wrap=True)
        set_look(self.notice, "heading", "warn")
        self.notice.hide()
        self.undo_line = UndoLine(self)
        self.past, self.trial = Strip("warn", self), Strip("accent", self)
        self.setAutoFillBackground(True)  # the table beneath is not painted with it
        self._asked = self._needed = False
        self._verbs: tuple[GoOn, ...] = ()  # those of the state in view, whatever is asked beside it
        self.side_verbs = SideVerbs(self)
        for verbs in (self.verbs, self.side_verbs):
            verbs.chosen.connect(self.chosen)
        column = self._column = QVBoxLayout(self)
        self._space()
        for strip in (self.past, self.trial):
            column.addWidget(strip)  # above the page: the sides stay where they are while it comes and goes
        column.addWidget(self._stack, 1)
        column.addWidget(self.notice)  # above the verbs: a hand finds them where they were
        column.addWidget(self.side_verbs)
        column.addWidget(self.verbs)
        column.addWidget(self.close_battle)
        column.addWidget(self.undo_line)

    @property
    def end(self) -> EndPage:
        """The page after the end."""
        page = self.page_of(_END)
        assert isinstance(page, EndPage)
        return page

    @property
    def go_on(self) -> VerbButton:
        """The verb of Enter."""
        return self.verbs.first

    def _add(self, name: str, page: CentrePage, scrolls: bool) -> None:
        room = scrolled(page, self._stack) if scrolls else page
        if isinstance(room, _Room):
            room.widened.connect(self._on_widened)
            room.verticalScrollBar().valueChanged.connect(self.moved)
        room.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        page.turned.connect(self._on_turned)
        self._stack.addWidget(room)
        self._pages[name], self._rooms[name] = page, room

    # -- what is shown ------------------------------------------------------------------------------

    @property
    def page(self) -> str:
        """The name of the page of the state in view."""
        return _END if self._context.outcome is not None else self._context.moment.page

    @property
    def shown(self) -> CentrePage:
        """The page of the state in view."""
        return self.page_of(self.page)

    def page_of(self, name: str) -> CentrePage:
        """Give a page by its name, made now where nobody needed it yet. Raises KeyError for none."""
        if name not in self._pages:
            kind = self._kinds[name]
            self._add(name, kind.make(self._table, self._stack), kind.scrolls)
            self._tab_to(self._pages[name])
        return self._pages[name]

    def _tab_to(self, page: QWidget) -> None:
        """Let Tab lead from a page that is made late to the verbs, which were made before it."""
        # the chain is not walked: Python would hold, and then clear away, what Qt made for itself in a page
        stops = [each for each in page.findChildren(QWidget) if each.focusPolicy() != Qt.FocusPolicy.NoFocus]
        if stops:
            self.verbs.follow(stops[-1])

    def page_like(self, kind: type[Kind]) -> Kind:
        """Give the page of a class, made now where nobody needed it yet. Raises LookupError for none."""
        for name in self._kinds:
            page = self.page_of(name)
            if isinstance(page, kind):
                return page
        raise LookupError(kind.__name__)

    def button(self, code: str) -> VerbButton:
        """Give the button of a choice in view. Raises KeyError for one that is not."""
        return {each.objectName(): each for each in (*self.shown.buttons(), *self.verbs.buttons)}[code]

    def refresh(self, selected: str) -> None:
        """Show the page of the moment."""
        layouts = [layout for layout in (self.layout(), self._stack.layout()) if layout is not None]
        for layout in layouts:  # laid out once at the end, not at each thing shown and hidden
            layout.setEnabled(False)
        try:
            if not self.shown.draws_itself:
                self.shown.refresh(selected)
            self._show_verbs()
            self._say_undo()
            self._turn_to(self._rooms[self.page])
        finally:
            for layout in layouts:
                layout.setEnabled(True)
        for layout in layouts:  # at once: else the page is painted in its old room first
            layout.activate()

    def _turn_to(self, room: QWidget) -> None:
        """Bring a page to the front before the room is shared: the one before it keeps what it had.

        Its keyboard goes on at once: Qt would lead it to whatever is first on the page.
        """
        if (before := self._stack.currentWidget()) is room:
            return
        held = self.window().focusWidget()
        inside = before is not None and held is not None and (before is held or before.isAncestorOf(held))
        if inside and not self.shown.take_keyboard():
            self._table.over.setFocus()
        self._stack.setCurrentWidget(room)

    def close_private(self) -> None:
        """Close what only one side may see, on every page."""
        for page in self._pages.values():
            page.close_private()

    def take_keyboard(self) -> bool:
        """Let a page with keys of its own have the keyboard while it is in view; False for another one."""
        return self.shown.isVisible() and self.shown.take_keyboard()

    def _show_verbs(self) -> None:
        context = self._context
        limit, turn = context.table.turn_limit, context.game.turn
        over = context.outcome is not None
        last = (
            not over
            and not context.looks_back
            and context.moment.ends_turn
            and limit is not None
            and turn >= limit
        )
        self.close_battle.setVisible(last)
        if last:
            words = context.say(Message("end.last_turn"))
            key = free_key(context, "go_on" if is_last_turn(context) else "end_battle")
            self.close_battle.show_verb(words, key, icon="flag", primary=True)
        verbs = self._ways_out() if self._asked or context.looks_back else self.shown.verbs(asked=False)
        passing = (
            () if over or self._asked or context.looks_back else screen_of(context.pieces).side_verbs(context)
        )
        self.side_verbs.show_verbs(passing)
        self.verbs.more.setVisible(self.page != _END)  # what is left there has verbs of its own
        self._verbs = tuple(replace(verb, primary=False) if last and verb.primary else verb for verb in verbs)
        self.follow_question()

    def follow_question(self) -> None:
        """Leave Enter to a question that takes it beside the page, or take it again."""
        prompt = self._table.prompt
        taken = prompt is not None and prompt.steps_aside and prompt.enters
        keys = {"↵": "" if taken else self._enter()}  # Enter is that of one verb
        lit = (replace(v, primary=v.primary and not taken, key=keys.get(v.key, v.key)) for v in self._verbs)
        self.verbs.show_verbs(tuple(lit))
        self.verbs.setVisible(bool(self._verbs))

    def _enter(self) -> str:
        """Give the key of the verb of Enter: the player's own, but where the page reads Enter itself."""
        own = not self._asked and ENTER.may(self._context, "")
        return key_on_button(keys_in_force(self._context, "enter")) if own else "↵"

    def _ways_out(self) -> tuple[GoOn, ...]:
        """Give the verbs of who asks for a figure or looks back: nothing else is done meanwhile."""
        if back := self.ways_back():
            return back
        nobody = GoOn(NOBODY, self.tr("Nobody"), "↵", icon="user-off")
        close = GoOn(LEAVES, self.tr("Close"), shown_key("Esc"), icon="x", primary=False)
        return (close,) if self._needed else (nobody, close)

    def ways_back(self) -> tuple[GoOn, ...]:
        """Give the verbs of who looks back, none for who does not."""
        if not self._context.looks_back:
            return ()
        now = GoOn(NOW, self.tr("Back to now"), shown_key("Esc"), icon="clock", primary=False)
        return now, GoOn(HERE, self.tr("Resume from here"), "", icon="player-play", primary=False)

    def _say_undo(self) -> None:
        context, uncovered = self._context, self.shown.uncovered
        self.undo_line.say(context.undo_words(uncovered), context.redo_words(uncovered))

    def show_undo(self) -> None:
        """Take the line of undo beneath the verbs again."""
        if self.undo_line.parent() is not self:
            self._column.addWidget(self.undo_line)
            self.undo_line.show()

    @property
    def foot(self) -> int:
        """How high the line of undo stands beneath the verbs, in px; 0 while it stands elsewhere."""
        return self.height() - self.undo_line.y() if self.undo_line.parent() is self else 0

    def hasHeightForWidth(self) -> bool:
        """Take the height there is: the pages scroll, and the table need not ask how high they would be."""
        return False

    def bar_height(self) -> int:
        """Tell how high what must stay in view stands at the bottom, in px."""
        return self.height() - self._stack.geometry().bottom()

    def say_refusal(self, words: str, *, shown: bool = True) -> None:
        """Say why something was refused, "" to clear; its verb or row may be what shows it."""
        notice = words if shown else ""
        if self.notice.text() != notice:
            self.notice.setText(notice)
            self.notice.setVisible(bool(notice))
        if words:
            self.refused.emit(words)

    def set_asked(self, asked: bool, needed: bool) -> None:
        """Promise Return to nothing else while a figure is asked for, and to nobody unless one is needed."""
        self._asked, self._needed = asked, needed
        self._show_verbs()

    def retranslate(self) -> None:
        """Say the fixed words again: what is drawn follows by `refresh`."""
        for page in self._pages.values():
            page.retranslate()

    def restyle(self) -> None:
        """Take the theme's colours and sizes again."""
        for page in self._pages.values():
            page.restyle()
        self.undo_line.restyle()
        self._space()

    def _space(self) -> None:
        """Leave room at the edges, for the wedges of the rosters too."""
        edge = paint_style().px(_EDGE)
        self._column.setContentsMargins(edge, edge, edge, 0)
        self._column.setSpacing(paint_style().px(_GAP))

    def _on_turned(self) -> None:
        if self.sender() is self._pages.get(self.page):
            self._show_verbs()
            self._say_undo()
            self.turned.emit()

    def _on_widened(self) -> None:
        if self.shown.isVisible():
            self._show_verbs()
