"""The window: a switchboard between the places, nothing more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStackedWidget, QWidget

from desktop.environment.last_steps import STEPS
from desktop.environment.settings import Settings
from desktop.look import theme
from desktop.shell import geometry
from desktop.shell.field_drops import FieldDrops
from desktop.shell.held_keys import HeldKeys
from desktop.shell.menu_bar import MenuBar
from desktop.shell.place import PlaceRow, StripNote, WindowPlace
from desktop.shell.rail import Rail
from desktop.shell.shown_keys import ShownKeys
from desktop.shell.strip import MessageStrip
from desktop.shell.touch import TouchReader
from desktop.shell.verbs import WindowVerbs
from desktop.widgets import spoken
from desktop.widgets.file_drops import dragged_files, take_copy
from desktop.widgets.keys import presses_button
from desktop.widgets.over import covered, walk_past
from desktop.widgets.spoken import Speaker
from desktop.wording import loader
from desktop.wording.battle.odds_words import tell_odds
from desktop.wording.plain import window_title
from rules.text import QT_TRANSLATE_NOOP, fold

if TYPE_CHECKING:
    from desktop.operations.desk import Changes, Desk
    from desktop.widgets.problem import ProblemPage


# The second key of each is the same one where the top row needs Shift for digits, as on a French keyboard.
PLACES = (
    PlaceRow("library", QT_TRANSLATE_NOOP("Window", "Library"), "cards", "desktop.library.place",
             "LibraryPlace", "Ctrl+1; Ctrl+&"),
    PlaceRow("muster", QT_TRANSLATE_NOOP("Window", "Muster"), "users", "desktop.muster.place", "MusterPlace",
             "Ctrl+2; Ctrl+É"),
    PlaceRow("battle", QT_TRANSLATE_NOOP("Window", "Battle"), "swords", "desktop.battle.place", "BattlePlace",
             'Ctrl+3; Ctrl+"'),
    PlaceRow("printing", QT_TRANSLATE_NOOP("Window", "Printing"), "printer", "desktop.printing.place",
             "PrintingPlace", "Ctrl+4; Ctrl+'"),
)  # fmt: skip


_LEAST = (640, 400)
"""The least width and height of the window, in px."""
_DRAWN_AT = (1333, 750)
"""The size in px at which the text of a place that takes all room is as large as the settings say."""
_STEPS = 25
"""In so many steps text grows to twice its size."""
_PLACED = (900, 500)
"""The room in px at 100 % that every other place needs: letters of 200 % want 1920×1080."""
_READ = 1.5
"""So much larger letters are had in every place, however little room it has."""
_ROOMY = (960, 640)
"""A window is left so large beside its text: in larger letters less would be seen at once."""


class Window(QWidget, Speaker):
    """One window with a rail, the places (built at their first visit) and a message strip."""

    spoken_role = QAccessible.Role.Window

    closed = Signal()

    files_given = Signal(object)
    """Emitted with the paths of files that were dropped, wherever in the window."""

    pasted = Signal(object)
    """Emitted with what is on the clipboard, where it is to be taken in."""

    library_wanted = Signal(str, str)
    """Emitted with what to do about the library ("open", "new", "copy", "restore") and perhaps a path."""

    def __init__(self, settings: Settings, places: Sequence[PlaceRow] = PLACES) -> None:
        super().__init__()
        spoken.install()
        self.settings = settings
        self.desk: Desk | None = None
        self.library_name = ""
        self._where = ("", "")
        self._growth = 1.0
        self._resized = QTimer(self, singleShot=True, interval=100)
        self._resized.timeout.connect(self.make_room)
        self.rows = {row.key: row for row in places}
        self._places: dict[str, WindowPlace] = {}
        self._problem: ProblemPage | None = None
        self.rail = Rail(self)
        self.stack = QStackedWidget(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        # it never grows by itself over the edge of a screen while texts and places change
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(*_LEAST)
        row.addWidget(self.rail)
        row.addWidget(self.stack, 1)
        self.strip = MessageStrip(self.stack)
        self.shown_keys = ShownKeys(self, settings.values.show_keys)
        tell_odds(on=settings.values.odds)
        self.verbs = WindowVerbs(self)
        self.rail.fill(*self.verbs.on_rail())
        self.menus = MenuBar(self)
        row.setMenuBar(self.menus)
        self.setAcceptDrops(True)
        FieldDrops(self, self._take_drag, self._take_drop)
        TouchReader(self)
        HeldKeys(self)
        self.shown_keys.tapped.connect(self.menus.open_menus)
        self._say_title()

    # The places

    def place(self, key: str) -> WindowPlace:
        """Give a place, built now if it was never visited. Raises KeyError for an unknown one."""
        if key not in self._places:
            row = self.rows[key]
            built: WindowPlace = getattr(import_module(row.module), row.name)(self.settings, self.stack)
            built.said.connect(self._on_said)
            built.moved.connect(self.verbs.update)
            built.moved.connect(self.make_room)
            built.moved.connect(self._say_title)
            built.roomy.connect(self._make_room_now)
            built.moved.connect(self.strip.make_way, Qt.ConnectionType.QueuedConnection)
            built.wanted.connect(self.go)
            built.file_wanted.connect(self.library_wanted)
            self._places[key] = built
            self.stack.addWidget(built)
            if self.desk is not None:
                built.set_desk(self.desk)
        return self._places[key]

    def built(self) -> Sequence[WindowPlace]:
        """Give the places that were visited."""
        return tuple(self._places.values())

    def current(self) -> WindowPlace | None:
        """Give the place in view, None while a page stands in its stead."""
        shown = self.stack.currentWidget()
        return shown if isinstance(shown, WindowPlace) else None

    def verb(self, id: str) -> QAction:
        """Give a verb of the window by its name ("undo"). Raises KeyError."""
        return self.verbs.actions[f"window.{id}"]

    def go(self, key: str, argument: Any = None) -> WindowPlace:
        """Go to a place, perhaps to show something there."""
        place = self.place(key)
        self.settings.change(place=key)
        self._show(place)
        if argument is not None:
            place.visit(argument)
        return place

    def go_back(self) -> WindowPlace:
        """Go to the place of last time."""
        key = self.settings.values.place
        return self.go(key if key in self.rows else next(iter(self.rows)))

    def show_page(self, page: QWidget) -> None:
        """Show a page that is no place (a problem, the welcome)."""
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
        self._show(page)

    def _show(self, widget: QWidget) -> None:
        if (left := self.current()) is not None and left is not widget:
            self.strip.forgive()
        self.stack.setCurrentWidget(widget)
        self.strip.raise_()  # a place built just now came above it
        widget.setFocus()
        self._say_title()
        self.menus.follow()
        self.make_room()
        self.verbs.update()

    # The library

    @property
    def peoples(self) -> list[tuple[str, str]]:
        """The peoples of the open library as (id, name in the language of now), by name."""
        if self.desk is None:
            return []
        french = loader.language_of(self.settings) == "fr"
        named = ((id, people.fr if french else people.en) for id, people in self.desk.peoples.peoples.items())
        return sorted(named, key=lambda pair: fold(pair[1]))

    def set_desk(self, desk: Desk | None, name: str = "") -> None:
        """Show an opened library, or none; every place that was built draws anew."""
        if self.desk is not None:
            self.desk.ignore(self._on_changes)
        self.desk = desk
        self.library_name = name
        if desk is not None:
            desk.listen(self._on_changes)
        for place in self._places.values():
            place.set_desk(desk)
        self._say_title()
        self.verbs.update()
        self.menus.follow()

    def show_library_problem(
        self, message: str, verbs: Sequence[tuple[str, Callable[[], object]]], title: str = ""
    ) -> None:
        """Show one sentence and the ways out (words, what to do), in the place of the places."""
        from desktop.widgets.problem import ProblemPage

        if self._problem is None:
            self._problem = ProblemPage(self.stack)
        self._problem.set_problem(message, verbs, title)
        self.show_page(self._problem)

    def say(
        self, words: str, tone: str = "info", verb: str = "", act: Callable[[], object] | None = None
    ) -> None:
        """Show one sentence in the message strip."""
        self._on_said(StripNote(words, tone, verb, act))

    # What was chosen

    def want_library(self, key: str, path: str = "") -> None:
        """Say what is to be done about the library."""
        self.library_wanted.emit(key, path)

    def give_clipboard(self) -> None:
        """Hand over what is on the clipboard, to be taken in where it belongs."""
        self.pasted.emit(QApplication.clipboard().mimeData() or QMimeData())  # None once it was emptied

    def change_settings(self, **changes: Any) -> None:
        """Change settings, save them and let the whole program follow."""
        before = self.settings.values.language
        self.settings.change(**changes)
        values, application = self.settings.values, QApplication.instance()
        assert isinstance(application, QApplication)
        if {"theme", "scale"} & changes.keys():
            self._growth = self._grown()
            theme.apply(application, values.theme, round(values.scale * self._growth))
        if values.language != before:
            loader.install(application, values.language)
        if "menu_bar" in changes:
            self.verbs.retranslate()
            self.menus.follow()
        if "show_keys" in changes:
            self.shown_keys.set_always(values.show_keys)
        tell_odds(on=values.odds)
        if "shortcuts" in changes:
            for actions in (self.verbs.actions, *(place.actions_set for place in self.built())):
                actions.rebind(values.shortcuts)
        for place in self.built():
            place.on_settings()

    def make_room(self) -> None:
        """Give a place that takes all room the width of the rail, and its text the size it has room for."""
        place = self.current()
        if self.rail.set_slim(place is not None and place.takes_room):
            self.menus.follow()
        if (growth := self._grown()) != self._growth:
            self._growth, values = growth, self.settings.values
            application = QApplication.instance()
            assert isinstance(application, QApplication)
            theme.apply(application, values.theme, round(values.scale * growth))

    def _make_room_now(self) -> None:
        """Let a place have its room before the next events."""
        self.make_room()
        if (layout := self.layout()) is not None:
            layout.activate()

    def _grown(self) -> float:
        """Tell how many times its size the text of the place in view takes: less where it has no room."""
        place, asked = self.current(), self.settings.values.scale / 100
        if place is None or not place.takes_room:
            room = min(self.width() / _PLACED[0], self.height() / _PLACED[1])
            return min(1.0, max(_READ, int(room * _STEPS) / _STEPS) / asked)
        wide, high = (max(drawn, asked * least) for drawn, least in zip(_DRAWN_AT, _ROOMY, strict=True))
        return max(1.0, int(min(self.width() / wide, self.height() / high) * _STEPS) / _STEPS)

    def retranslate(self) -> None:
        """Say the window's own words again."""
        self._say_title()
        self.verbs.retranslate()
        self.menus.follow()

    def _say_title(self) -> None:
        """Name in the title what the place in view is about, and the library."""
        place = self.current()
        subject = place.subject() if place is not None else ""
        title = " — ".join(filter(None, (subject, self.library_name, "Tacticien")))
        shown = self.stack.currentWidget() or self
        where = f"place.{place.key}" if place is not None else type(shown).__name__
        if (where, title) != self._where:
            self._where = (where, title)
            STEPS.note(where, title)
            self.setWindowTitle(window_title(title))

    # What Qt calls

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language and of theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange and hasattr(self, "verbs") and not theme.is_undressed():
            self.rail.restyle()
            self.verbs.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the keyboard."""
        if not presses_button(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Walk past what lies beneath a page over the place."""
        return walk_past(self, forward=next) or super().focusNextPrevChild(next)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files anywhere, but for beneath what waits for an answer."""
        self._take_drag(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand over files that were dropped."""
        self._take_drop(event)

    def _take_drag(self, event: QDropEvent) -> None:
        shown = self.stack.currentWidget()
        waits = QApplication.activeModalWidget() is not None or shown is None or covered(shown)
        if dragged_files(event.mimeData()) and not waits:
            take_copy(event)

    def _take_drop(self, event: QDropEvent) -> None:
        """Hand over files once who dragged them is answered: questions may follow."""
        take_copy(event)
        files = tuple(dragged_files(event.mimeData()))
        QTimer.singleShot(0, self, partial(self.files_given.emit, files))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text once the size has come to rest."""
        super().resizeEvent(event)
        place = self.current()
        if place is not None and (place.takes_room or self.settings.values.scale > 100 * _READ):
            self._resized.start()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was."""
        self.settings.change(geometry=geometry.describe(self))
        for place in self.built():
            place.end_work()
        self.verbs.opponent.close()
        self.verbs.manual.close()
        super().closeEvent(event)
        self.closed.emit()

    def _on_said(self, note: StripNote) -> None:
        if not note.words:
            (self.strip.dismiss if note.clears else self.strip.forgive)()
            return
        place = self.current()
        self.strip.say(note, place.bar_height() if place else 0)

    def _on_changes(self, changes: Changes) -> None:
        self.strip.forgive()
        for place in self._places.values():
            place.on_changes(changes)
        self.verbs.update()
