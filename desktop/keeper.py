"""Keep the library of the window: open, copy, restore, close, and say what is wrong with a way out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFileDialog

from db.errors import Corrupt, DiskFull, LibraryError, Locked, Missing, ReadOnly, Unreachable
from db.library import Library
from desktop import phrases
from desktop.instance import Instance, raise_other
from desktop.opening import desk_for, open_library
from desktop.paths import Paths
from desktop.welcome import Welcome
from desktop.window import Window
from rules.text import Message

SUFFIX = ".tact"
_Act = Callable[[], object]

# The ways out of each known trouble, by the names in `Keeper._ways`.
_WAYS_OUT: dict[type[LibraryError], tuple[str, ...]] = {
    Corrupt: ("restore", "open"),
    Locked: ("retry", "read", "open"),
    Missing: ("retry", "make", "open"),
    Unreachable: ("retry", "open"),
    ReadOnly: ("read", "open"),
    DiskFull: ("retry", "open"),
}
_ANY_WAY_OUT = ("open", "first")


class Keeper(QObject):
    """The library file behind the window; every trouble ends on a page with ways out, never in a box."""

    def __init__(self, window: Window, paths: Paths) -> None:
        super().__init__(window)
        self._window = window
        self._paths = paths
        self._library: Library | None = None
        self._wanted = paths.library
        self._welcome: Welcome | None = None
        self._error: Message | None = None
        self._ways_out: tuple[str, ...] = ()
        self._instance = Instance(self)
        self._instance.wanted.connect(self._on_second_start)
        window.library_wanted.connect(self._on_wanted)
        window.installEventFilter(self)

    # Open and close

    def open(self, path: Path, *, make: bool = True, read_only: bool = False) -> None:
        """Open a library and lay the desk; a library that another window has raises that window.

        `make` False shows a missing file as a problem instead of making a new library in its place.
        """
        self._wanted = path
        if self._library is None and not read_only and raise_other(path):
            self._window.close()
            return
        if self._library is not None and self._library.path == path:
            # Our own lock would make us read only.
            self.close()
        try:
            if not make and not path.exists():
                raise Missing(path=str(path))
            library = open_library(path, read_only=read_only)
        except LibraryError as error:
            self._show_problem(error)
            return
        self.close()
        self._library, self._error = library, None
        self._instance.claim(path)
        self._window.settings.opened(path)
        self._window.set_desk(desk_for(library), path.stem)
        if self._window.settings.values.welcomed:
            self._window.go_back()
        else:
            self._greet()
        if library.holder:
            words = self.tr("{holder} is writing in this library: here it can only be read.")
            self._window.say(words.format(holder=library.holder), "warn", self.tr("Retry"), self._retry)
        elif library.read_only:
            words = self.tr("This library can only be read. Save a copy to change it.")
            self._window.say(words, "warn", self.tr("Save a copy"), self._copy)

    def close(self) -> None:
        """Close the library, if one is open."""
        library, self._library = self._library, None
        if library is not None:
            self._instance.release()
            self._window.set_desk(None)
            library.close()

    # Troubles

    def _show_problem(self, error: LibraryError) -> None:
        if self._library is not None:
            # The library that is open stays; the sentence is enough.
            self._window.say(phrases.say(error.message), "bad")
            return
        self._error = error.message
        self._ways_out = _WAYS_OUT.get(type(error), _ANY_WAY_OUT)
        self._word_problem()

    def _word_problem(self) -> None:
        if self._error is not None:
            ways = self._ways()
            self._window.show_library_problem(
                phrases.say(self._error), [ways[name] for name in self._ways_out], self._wanted.name
            )

    def _ways(self) -> dict[str, tuple[str, _Act]]:
        return {
            "retry": (self.tr("Retry"), self._retry),
            "read": (self.tr("Open to read only"), self._read),
            "make": (self.tr("Make a new library there"), self._make),
            "open": (self.tr("Open another library"), self._choose),
            "first": (self.tr("Open my first library"), self._open_first),
            "restore": (self.tr("Restore a backup"), self._restore),
        }

    def _retry(self) -> None:
        self.open(self._wanted, make=False)

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
        found, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a library"), str(self._folder()), self._filter()
        )
        if found:
            self.open(Path(found), make=False)

    def _new(self) -> None:
        if path := self._ask_new(self.tr("New library")):
            self.open(path)

    def _ask_new(self, title: str) -> Path | None:
        found, _ = QFileDialog.getSaveFileName(self._window, title, str(self._folder()), self._filter())
        path = Path(found) if found else None
        return path.with_suffix(SUFFIX) if path is not None and path.suffix != SUFFIX else path

    def _copy(self) -> None:
        raise NotImplementedError

    def _restore(self) -> None:
        raise NotImplementedError

    def _folder(self) -> Path:
        folder = self._wanted.parent
        return folder if folder.is_dir() else self._paths.data

    def _filter(self) -> str:
        return self.tr("Tacticien libraries (*{suffix})").format(suffix=SUFFIX)

    # First start, second start

    def _greet(self) -> None:
        self._welcome = Welcome(self._window)
        self._welcome.chosen.connect(self._on_welcomed)
        self._window.show_page(self._welcome)

    def _on_welcomed(self, way: str) -> None:
        self._window.change_settings(welcomed=True)
        goes: dict[str, tuple[str, str]] = {
            "example": ("battle", "example"), "card": ("library", "new"), "import": ("library", "import"),
        }  # fmt: skip
        if way in goes:
            self._window.go(*goes[way])
        else:
            self._window.go("library")
            self._restore()
        if self._welcome is not None:
            self._welcome.deleteLater()
            self._welcome = None

    def _on_second_start(self) -> None:
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Word a problem again when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._word_problem()
        return super().eventFilter(watched, event)
