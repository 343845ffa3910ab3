"""Keep the library of the window: open, copy, restore, close, and say what is wrong with a way out."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from db.backup_folder import put_in_place
from db.errors import (
    UNKNOWN,
    Aliased,
    Altered,
    Corrupt,
    DiskFull,
    Forbidden,
    LeftBehind,
    LibraryError,
    Locked,
    Missing,
    NoFolder,
    NoPlace,
    NotLocked,
    Obstructed,
    Overlaid,
    Parted,
    ReadOnly,
    TooLong,
    Unreachable,
)
from db.library import Library
from db.opening import missing
from db.whereabouts import is_there, same_file
from desktop import wording
from desktop.app.given_files import GivenFiles
from desktop.app.single_instance import Instance, raise_other
from desktop.environment.paths import Paths
from desktop.operations.desk import Changes
from desktop.operations.opening import backups_of, desk_for, open_library
from desktop.shell.window import Window
from desktop.widgets.ask_file import ask_where, ask_which
from rules.systems import KINDS
from rules.text import Message, Refusal

if TYPE_CHECKING:
    from desktop.shell.welcome import Welcome

SUFFIX = ".tact"
_Act = Callable[[], object]

# The ways out of each known trouble, by the names in `LibrarySession._ways`.
_WAYS_OUT: dict[type[LibraryError], tuple[str, ...]] = {
    Altered: ("restore", "open"),
    Corrupt: ("restore", "open"),
    Overlaid: ("retry", "restore", "open"),
    Obstructed: ("retry", "open", "first"),
    Aliased: ("read", "open"),
    Parted: ("read", "open"),
    NotLocked: ("retry", "read", "open"),
    Locked: ("retry", "read", "open"),
    Missing: ("retry", "make", "open"),
    LeftBehind: ("retry", "restore", "new", "open"),
    Unreachable: ("retry", "open"),
    ReadOnly: ("read", "open"),
    DiskFull: ("retry", "read", "open"),
    NoPlace: ("new", "open", "first"),
    NoFolder: ("retry", "open", "first"),
    TooLong: ("new", "open", "first"),
    Forbidden: ("retry", "open", "first"),
}
_ANY_WAY_OUT = ("open", "first")
_AT_OPENING = {
    "library.disk_full": "library.no_room_to_open",
    "library.unreachable": "library.unreachable_to_open",
}
"""What is said in place of words about saving."""

_AT_RESTORING = {"library.disk_full": "library.no_room_to_restore"}
_PASSING = (DiskFull, Locked, NoFolder)
"""What may be otherwise when a restore is tried again."""


class LibrarySession(QObject):
    """The library file behind the window; every trouble ends on a page with ways out, never in a box."""

    opened = Signal()
    """Emitted when another library is in view."""

    def __init__(self, window: Window, paths: Paths) -> None:
        super().__init__(window)
        self.window = window
        self._paths = paths
        self._library: Library | None = None
        self._wanted = paths.library
        self._welcome: Welcome | None = None
        self._error: Message | None = None
        self._ways_out: tuple[str, ...] = ()
        self._insisted = 0
        self._told = False
        self._given = GivenFiles(window, self)
        self.instance = Instance(self)
        self.instance.wanted.connect(self._on_second_start)
        window.library_wanted.connect(self._on_wanted)
        window.installEventFilter(self)

    # Open and close

    @property
    def library(self) -> Library | None:
        """The library that is open."""
        return self._library

    def open(self, path: Path, *, make: bool = True, read_only: bool = False) -> None:
        """Open a library and lay the desk; a library that another window has raises that window.

        `make` False shows a missing file as a problem instead of making a new library in its place.
        """
        if self._keeps_unsaved():
            return
        self._wanted = path
        if self._has(path):
            # Our own lock would make us read only.
            self.close()
        if not read_only and raise_other(path):
            self._yield_to_other()
            return
        try:
            if not make and not is_there(path):
                raise missing(path)
            library = open_library(path, read_only=read_only)
        except LibraryError as error:
            self._show_problem(error)
            return
        self.window.strip.forgive()  # what was not possible was so in the library of before
        self.close()
        self._library, self._error, self._told = library, None, False
        self.instance.claim(path)
        self.window.settings.opened(path)
        self.window.set_desk(desk_for(library), path.stem)
        if self.window.settings.values.welcomed:
            self.window.go_back()
        else:
            self._greet()
        for warning in library.warnings:
            self.window.say(wording.say(warning), "warn")
        if library.holder:
            self._say_held(library)
        elif library.parted_from:
            words = wording.say(Message("library.parted", {"file": library.parted_from}))
            self.window.say(words, "bad", self.tr("Save a copy"), self._copy)
        elif library.is_aliased:
            words = wording.say(Message("library.aliased"))
            self.window.say(words, "warn", self.tr("Save a copy"), self._copy)
        elif library.read_only:
            words = self.tr("This library is read-only. Save a copy to change it.")
            self.window.say(words, "warn", self.tr("Save a copy"), self._copy)
        if count := library.swept:
            words = self.tr("%n unfinished copies of an interrupted operation were removed.", "", count)
            self.window.say(words)
        if library.is_cut_short:
            words = wording.say(Message("library.cut_short"))
            self.window.say(words, "bad", self.tr("Restore a backup"), self._restore)
        self.opened.emit()

    def _has(self, path: Path) -> bool:
        """Tell whether a path leads to the library that is open, under whatever name."""
        return self._library is not None and same_file(self._library.path, path)

    def _yield_to_other(self) -> None:
        """Leave a library to the window that has it, which came forward."""
        if self._library is None:
            self.window.close()
        else:
            self.window.say(self.tr("This library is open in another window."))

    def close(self) -> None:
        """Close the library, if one is open."""
        library, self._library = self._library, None
        if library is not None:
            self.instance.release()
            self.window.set_desk(None)
            if trouble := library.close():
                self.window.say(wording.say(trouble), "warn")

    def leave(self) -> None:
        """Close the library for good; the places stay as they are, and remember where they were."""
        library, self._library = self._library, None
        if library is not None:
            self.instance.release()
            library.close()

    # Gestures that only the memory holds

    def _keeps_unsaved(self) -> bool:
        """Try to save what is not; True when leaving would lose it and the player has not insisted."""
        desk = self.window.desk
        if desk is None or not desk.unsaved:
            return False
        from desktop.operations import battle  # loaded already by whoever plays

        for play in tuple(desk.unsaved.values()):
            battle.save_again(desk, play)
        count = sum(len(play.unsaved) for play in desk.unsaved.values())
        if not count or count == self._insisted:
            return False
        self._insisted = count
        words = self.tr(
            "%n steps are not saved. Save them elsewhere, or do this again to discard them.", "", count
        )
        self.window.say(words, "bad", self.tr("Save elsewhere"), self._copy)
        return True

    def _tells_replaced(self) -> bool:
        """Say once of a library that was changed here, and then replaced, where what was saved in it lies."""
        library = self._library
        if library is None or self._told or not (library.is_changed and library.is_replaced):
            return False
        self._told = True
        try:
            library.must_write()
        except LibraryError as error:
            self.window.say(wording.say(error.message), "bad", self.tr("Open what stands there"), self._retry)
        return True

    def _go_over(self, path: Path, battle_id: str) -> None:
        """Go on in the copy that holds everything, with the battle that was open."""
        self.open(path)
        if self._has(path):
            self.window.go("battle", battle_id)
            words = self.tr("The game goes on in {file}, where everything is saved.").format(file=path.name)
            self.window.say(words, "good")

    # Troubles

    def tell(self, error: BaseException) -> bool:
        """Say a known trouble that nobody met on its way up; False for anything else."""
        if not isinstance(error, LibraryError):
            return False
        self.window.say(wording.say(error.message), "bad", self.tr("Save elsewhere"), self._copy)
        return True

    def _show_problem(self, error: LibraryError) -> None:
        """Say why a library was not opened; nothing was to be saved in it yet."""
        message = _instead(error, _AT_OPENING)
        if self._library is not None:
            # The library that is open stays; the sentence is enough.
            self.window.say(wording.say(message), "bad")
            return
        self._error = message
        self._ways_out = _WAYS_OUT.get(type(error), _ANY_WAY_OUT)
        self._word_problem()

    def _word_problem(self) -> None:
        if self._error is not None:
            ways = self._ways()
            self.window.show_library_problem(
                wording.say(self._error), [ways[name] for name in self._ways_out], self._wanted.name
            )

    def _ways(self) -> dict[str, tuple[str, _Act]]:
        return {
            "retry": (self.tr("Retry"), self._retry),
            "read": (self.tr("Open read-only"), self._read),
            "make": (self.tr("Make a new library there"), self._make),
            "open": (self.tr("Open another library"), self._choose),
            "new": (self.tr("Make a new library elsewhere"), self._new),
            "first": (self.tr("Open my first library"), self._open_first),
            "restore": (self.tr("Restore a backup"), self._restore),
        }

    def _retry(self) -> None:
        if self._library is None or not self._library.holder or not self._has(self._wanted):
            self.open(self._wanted, make=False)
        elif self._regained(self._library):
            self._keeps_unsaved()
            self.window.say(self.tr("The library can be changed again."), "good")

    def _regained(self, library: Library) -> bool:
        """Take back what somebody else was writing in, as it is open here; say why not."""
        desk = self.window.desk
        from desktop.operations import battle

        try:
            if desk is not None and battle.regain(desk):
                return True
        except LibraryError as error:
            self.window.say(wording.say(error.message), "bad", self.tr("Retry"), self._retry)
            return False
        self._say_held(library)
        return False

    def _say_held(self, library: Library) -> None:
        words = self.tr("{holder} is using this library: here it is read-only.")
        if library.holder == UNKNOWN:
            words = self.tr("Another program is using this library: here it is read-only.")
        self.window.say(words.format(holder=library.holder), "warn", self.tr("Retry"), self._retry)

    def _read(self) -> None:
        self.open(self._wanted, make=False, read_only=True)

    def _make(self) -> None:
        self.open(self._wanted)

    def _open_first(self) -> None:
        self.open(self._paths.library)

    # The verbs of the library menu

    def _on_wanted(self, verb: str, path: str) -> None:
        if path:
            self.open(Path(path), make=False)
            return
        verbs: dict[str, _Act] = {
            "open": self._choose, "new": self._new, "copy": self._copy, "restore": self._restore,
        }  # fmt: skip
        verbs[verb]()

    def _choose(self) -> None:
        found = ask_which(self.window, self.tr("Open a library"), self._filter(), self._folder())
        if found:
            self.open(found, make=False)

    def _new(self) -> None:
        if path := self._ask_new(self.tr("New library")):
            self.open(path)

    def _ask_new(self, title: str, name: str = "") -> Path | None:
        folder = self._folder()
        return ask_where(self.window, title, str(folder / name) if folder else name, self._filter())

    def _copy(self) -> None:
        if (desk := self.window.desk) is not None:
            name = wording.fill(self.tr("{name} (copy)"), name=desk.library.path.stem)
            self._copy_to(self._ask_new(self.tr("Save a copy"), f"{name}{SUFFIX}"))

    def _copy_all(self) -> None:
        """Write all data into one file with the day in its name."""
        if self._library is not None:
            name = f"{self._library.path.stem}-{datetime.now().astimezone():%Y-%m-%d}{SUFFIX}"
            self._copy_to(self._ask_new(self.tr("All data in one file"), name))

    def _copy_to(self, path: Path | None) -> None:
        desk = self.window.desk
        if path is None or desk is None:
            return
        from desktop.operations import safety  # what follows is seldom wanted, and slow to load at each start

        battle_id = safety.save_elsewhere(desk, path=path)
        if isinstance(battle_id, Refusal):
            self.window.say(wording.say(battle_id.message), "bad", self.tr("Save elsewhere"), self._copy)
        elif battle_id:
            self._go_over(path, battle_id)
        else:
            words = self.tr("A copy of the library is in {file}.").format(file=path.name)
            self.window.say(words, "good")

    def _restore(self) -> None:
        from desktop.operations.safekeeping import found
        from desktop.shell.backups_sheet import BackupsSheet

        library = self._readable()
        desk = self.window.desk if library is not None else None
        # Of a library that cannot be opened the backups are known by its name.
        backups = found(backups_of(self._wanted), self._wanted) if desk is None else ()
        path = library.path if library is not None else self._wanted
        sheet = BackupsSheet(self.window, path, desk, backups)
        sheet.chosen.connect(self.restore)
        sheet.copy_wanted.connect(self._copy_all)
        sheet.show_now()

    def _readable(self) -> Library | None:
        """Give the library that is open, unless another program wrote over it or took its place."""
        library = self._library
        return None if library is None or library.is_written_over or library.is_replaced else library

    def restore(self, backup: Path) -> None:
        """Put a backup in the place of the library; what is there now is kept beside."""
        if self._keeps_unsaved():
            return
        before: Path | None = None
        try:
            if self._readable() is None:
                self.close()
            if self._library is not None and self.window.desk is not None:
                before = self._library.backups.restore(backup).path
                self.window.desk.announce(Changes(whole=True))
                # An open battle, or a card being edited, belonged to what was there before.
                self.window.set_desk(None)
                self.window.set_desk(desk_for(self._library), self._library.path.stem)
            else:
                put_in_place(backup, self._wanted)
                self.open(self._wanted, make=False)
        except (Missing, Unreachable):
            words = self.tr(
                "The backup could not be restored. Check that its disk is connected, has room and can be "
                "written to; then try again, or choose another backup."
            )
            self.window.say(words, "bad")
            return
        except LibraryError as error:
            words = wording.say(_instead(error, _AT_RESTORING))
            again = self.tr("Retry") if isinstance(error, _PASSING) else ""
            self.window.say(words, "bad", again, partial(self.restore, backup))
            return
        if self._library is not None:
            words = self.tr("The backup is restored. What was there before is now a backup.")
            if before is None:
                self.window.say(words, "good")
            else:
                self.window.say(words, "good", self.tr("Undo restore"), partial(self.restore, before))

    def _folder(self) -> Path | None:
        """Return where the player keeps the library; None for the program's own folder, out of sight."""
        folder = self._wanted.parent
        return folder if folder.is_dir() and folder != self._paths.library.parent else None

    def _filter(self) -> str:
        return self.tr("Tacticien libraries (*{suffix})").format(suffix=SUFFIX)

    # First start, second start

    def _greet(self) -> None:
        if self._welcome is not None:
            # Another library was opened from the first page.
            self.window.show_page(self._welcome)
            return
        from desktop.shell.welcome import Welcome

        self._welcome = Welcome(self.window)
        self._welcome.chosen.connect(self._on_welcomed)
        self.window.show_page(self._welcome)
        self.window.stack.currentChanged.connect(self._on_gone)

    def _on_gone(self) -> None:
        """Greet only once: whoever goes to a place by himself found his way."""
        if self.window.current() is not None:
            self._end_welcome()

    def _end_welcome(self) -> None:
        if self._welcome is not None:
            self.window.stack.currentChanged.disconnect(self._on_gone)
            self._welcome.deleteLater()
            self._welcome = None
            self.window.change_settings(welcomed=True)

    def _on_welcomed(self, way: str) -> None:
        self._end_welcome()
        goes: dict[str, tuple[str, object]] = {
            "card": ("library", "new"),
            "import": ("library", "import"),
            **{f"example:{system}": ("battle", ("example", system)) for system in KINDS},
        }
        if way in goes:
            self.window.go(*goes[way])
        else:
            self.window.go("library")
            self._restore()

    def take_in(self, package: Path) -> None:
        """Import a package that was named at a start."""
        self._given.take((package,))

    def _on_second_start(self, package: str) -> None:
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        if package:
            self.take_in(Path(package))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Word a problem again when the language changes; hold a window that would lose gestures."""
        if event.type() == QEvent.Type.Close and (self._keeps_unsaved() or self._tells_replaced()):
            event.ignore()
            return True
        if event.type() == QEvent.Type.LanguageChange:
            self._word_problem()
        return super().eventFilter(watched, event)


def _instead(error: LibraryError, words: dict[str, str]) -> Message:
    """Return what is said of a trouble: other words than those about saving, where a table has them."""
    return Message(words.get(error.message.code, error.message.code), error.message.data)
