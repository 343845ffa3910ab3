"""Say what a place of the window is: Library, Muster, Battle, Printing.

A place lives in `desktop/<key>/place.py` as `<Key>Place(WindowPlace)` and is built at its first visit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QAccessible, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.environment.settings import Settings
from desktop.look import theme
from desktop.widgets.actions import ActionRow, ActionSet, PaletteEntry, tooltip
from desktop.widgets.spoken import Speaker
from desktop.widgets.topic import set_topic
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.operations.desk import Changes, Desk
    from desktop.widgets.verb_menu import Entries
    from desktop.wording.battle.public_board import PublicBoard


_COPY_HELPS = frozenset({
    "library.disk_full", "library.unreachable", "library.read_only", "library.aliased", "library.trouble",
    "library.written_over", "library.replaced", "library.parted",
})  # fmt: skip
"""The troubles of the library file whose sentence says to save elsewhere."""


def copy_helps(refusal: Refusal) -> bool:
    """Tell whether saving a copy is the way out that a sentence speaks of."""
    return refusal.message.code in _COPY_HELPS


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """Where to find a place, and how the rail shows it before it is built."""

    key: str
    words: str
    icon: str
    module: str
    name: str
    shortcut: str


@dataclass(frozen=True, slots=True)
class StripNote:
    """One sentence for the message strip, with at most one verb ("Undo", "Retry", "Save elsewhere").

    `tone` is one of "info", "good", "warn", "bad"; a "bad" note stays until it is dismissed or replaced. A
    complaint ("warn", "bad") without a verb goes at the next change and when its place is left; no words at
    all take it away. One that `clears` takes any note away: another matter begins.
    """

    words: str
    tone: str = "info"
    verb: str = ""
    act: Callable[[], object] | None = None
    holds: Callable[[], bool] | None = None
    """Whether what is said is still so; a note that no longer holds goes away, with its verb."""
    clears: bool = False


@dataclass(frozen=True, slots=True)
class _StandsAt:
    """Whether a history still stands at the step that a note is about."""

    step: object
    now: Callable[[], object]

    def __call__(self) -> bool:
        return self.step is not None and self.now() == self.step


class WindowPlace(QWidget, Speaker):
    """One of the places the user can be.

    Subclasses set `key` and `icon_name`, build their widgets in `__init__` after `super().__init__`, and
    override what they need. They call `self.actions_changed()` when what is possible changed.
    """

    spoken_role = QAccessible.Role.Grouping
    key: ClassVar[str] = ""
    icon_name: ClassVar[str] = ""
    page: str = ""
    """Which of its pages is in view, as its verbs name them; "" for the first or only one."""

    said = Signal(object)
    """Emitted with a `StripNote` for the message strip."""

    moved = Signal()
    """Emitted when undo, redo or the possible verbs changed: the window asks again."""

    roomy = Signal()
    """Emitted when all the room there is is needed at once: what is about to come is laid out in it."""

    wanted = Signal(str, object)
    """Emitted to go to another place with an argument: `wanted.emit("printing", army_id)`."""

    # Qt may announce a change of style before `__init__` ends.
    actions_of_place: ActionSet | None = None

    file_wanted = Signal(str, str)
    """Emitted for a verb of the library file: `file_wanted.emit("copy", "")` saves elsewhere."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.desk: Desk | None = None
        self.stale = False
        set_topic(self, self.key)

    # What a subclass overrides

    def title(self) -> str:
        """Give the name of the place in the user's language."""
        raise NotImplementedError

    def subject(self) -> str:
        """Name what is open here for the title of the window, "" for nothing of its own."""
        return ""

    def home(self) -> str:
        """Name the first page of the place while another one is in view, "" while it is in view itself."""
        return ""

    def go_home(self) -> None:
        """Show the first page: somebody went to this place who was here already."""

    def action_table(self) -> list[ActionRow]:
        """Give the verbs of this place, in the order they are shown, words translated."""
        return []

    def menu(self) -> Entries:
        """Give its menu in the bar: every listed verb of the page in view once, parted and in submenus."""
        return [row.id for row in self.verbs_of_place().rows if row.listed]

    def refresh(self) -> None:
        """Draw everything again from the desk (None: nothing is open)."""

    def retranslate(self) -> None:
        """Say all fixed words again in the current language; `refresh` follows by itself."""

    def restyle(self) -> None:
        """Take the theme's colours again (icons, own painting)."""

    def concerns(self, changes: Changes) -> bool:
        """Say whether these changes can be seen here."""
        return True

    def visit(self, argument: Any) -> None:
        """Show what another place asked for (an army, a card)."""

    @property
    def takes_room(self) -> bool:
        """Whether it needs all the room there is, and shows undo and redo itself: the rail is slim then."""
        return False

    def can_copy(self) -> bool:
        """Tell whether something here can be put on the clipboard."""
        return False

    def copy_out(self) -> None:
        """Put what is chosen here on the clipboard as text, and say so."""

    def take_pasted(self, path: Path) -> bool:
        """Take a pasted file for what is in view; False for one that is brought in as any other."""
        return False

    def bar_height(self) -> int:
        """Give the height in px of a row of buttons at the bottom, which messages must not cover."""
        return 0

    def end_work(self) -> None:
        """End what is being done beside the window, which closes."""

    def on_settings(self) -> None:
        """Take changed settings (dice, people); language and colours come by `retranslate` and `restyle`."""

    def undo(self) -> None:
        """Take back the last step of what is shown here."""

    def redo(self) -> None:
        """Do the step that was taken back once more."""

    def undo_text(self) -> str:
        """Name the step that `undo` would take back, "" when there is none."""
        return ""

    def redo_text(self) -> str:
        """Name the step that `redo` would do, "" when there is none."""
        return ""

    def palette_entries(self) -> Iterable[PaletteEntry]:
        """Give what the command palette may find here besides the verbs: cards, armies."""
        return ()

    def verbs_of_place(self) -> ActionSet:
        """Give every verb for the palette, also those whose part of the place was not needed so far."""
        return self.actions_set

    def key_sets(self) -> Iterable[tuple[str, ActionSet]]:
        """Give further verbs for the sheet of keys, those that a part of the place reads itself."""
        return ()

    def plays(self) -> bool:
        """Tell whether a battle is open here."""
        return False

    def public_board(self) -> PublicBoard | None:
        """Give what the opponent may see of the battle that is open here, None where none is."""
        return None

    # What a subclass uses

    def put_on_clipboard(self, text: str, words: str) -> None:
        """Put a text on the clipboard, and say so in ``words``."""
        QGuiApplication.clipboard().setText(text)
        self.say(words, "good")

    @property
    def actions_set(self) -> ActionSet:
        """The living actions; made at first use, after the subclass is built."""
        if self.actions_of_place is None:
            self.actions_of_place = ActionSet(self, self.action_table(), self.settings.values.shortcuts)
        return self.actions_of_place

    def say(
        self,
        words: str,
        tone: str = "info",
        verb: str = "",
        act: Callable[[], object] | None = None,
        last_step: Callable[[], object] | None = None,
    ) -> None:
        """Show one sentence in the message strip.

        What is said of the step that `last_step` names now goes once that is another one.
        """
        holds = _StandsAt(last_step(), last_step) if last_step is not None else None
        self.said.emit(StripNote(words, tone, verb, act, holds))

    def hush(self) -> None:
        """Take away whatever is said: another matter begins, and a page of its own comes."""
        self.said.emit(StripNote("", clears=True))

    def complain(self, refusal: Refusal, tone: str = "bad") -> None:
        """Say why something was not done; where the library file is the reason, offer to save a copy."""
        from desktop.wording import say

        words = say(refusal.message)
        if copy_helps(refusal):
            verb = QCoreApplication.translate("LibraryMenu", "Save a copy…")
            key = self.settings.values.shortcuts.get("window.files", "Ctrl+O")
            self.say(words, tone, tooltip(verb, key), self.save_a_copy)
        else:
            self.say(words, tone)

    def complain_of_file(self, refusal: Refusal) -> None:
        """Give the way out beside what a field says: only where a copy is one."""
        if copy_helps(refusal):
            self.complain(refusal)

    def save_a_copy(self) -> None:
        """Ask where a copy of the library is to go."""
        self.file_wanted.emit("copy", "")

    def offer_undo(
        self, words: str, undo: Callable[[], object], last_step: Callable[[], object], tone: str = "info"
    ) -> None:
        """Say what was just done and offer to undo exactly that.

        `last_step` tells which step `undo` would take back (None: none); once it is another one, the note
        goes: its verb would undo something that it does not name.
        """
        self.say(words, tone, QCoreApplication.translate("WindowPlace", "Undo"), undo, last_step)

    def actions_changed(self) -> None:
        """Ask every verb again whether it is possible, and tell the window."""
        self.actions_set.update()
        self.moved.emit()

    # What the window calls

    def set_desk(self, desk: Desk | None) -> None:
        """Show another library, or none."""
        self.desk = desk
        self.mark_stale()

    def on_changes(self, changes: Changes) -> None:
        """Redraw, now if visible and else when shown; what this place itself did it has drawn already."""
        if changes.initiator is self or not self.concerns(changes):
            return
        self.mark_stale()

    def mark_stale(self) -> None:
        """Remember to draw again, and do it at once when visible."""
        self.stale = True
        if self.isVisible():
            self.redraw()

    def redraw(self) -> None:
        """Draw again and ask the verbs again."""
        self.stale = False
        self.refresh()
        self.actions_changed()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw when shown, if something happened meanwhile."""
        super().showEvent(event)
        if self.stale:
            self.redraw()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language or of theme while running."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            if self.actions_of_place is not None:
                self.actions_of_place.set_rows(self.action_table())
            self.retranslate()
            self.mark_stale()
        elif event.type() == QEvent.Type.StyleChange and not theme.is_undressed():
            if self.actions_of_place is not None:
                self.actions_of_place.restyle()
            self.restyle()
