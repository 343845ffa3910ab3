"""What the window does for those who serve it, a Protocol for each duty."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.environment.settings import Settings

if TYPE_CHECKING:
    from desktop.operations.desk import Desk
    from desktop.shell.place import PlaceRow, WindowPlace
    from desktop.shell.strip import MessageStrip


class HasSettings(Protocol):
    """Hold the settings; panels and menus open over the window."""

    settings: Settings

    def window(self) -> QWidget:
        """Give the window."""


class ForAbout(HasSettings, Protocol):
    """Say in the strip what happened."""

    def say(
        self, words: str, tone: str = "info", verb: str = "", act: Callable[[], object] | None = None
    ) -> None:
        """Show one sentence."""


class ForLibraryMenu(HasSettings, Protocol):
    """What the verbs of the library file need."""

    desk: Desk | None
    library_name: str

    @property
    def rail(self) -> QWidget:
        """The rail, beside which menus open."""

    def want_library(self, key: str, path: str = "") -> None:
        """Say what is to be done about the library."""


class ForSettings(HasSettings, Protocol):
    """What choosing settings needs."""

    def verb(self, id: str) -> QAction:
        """Give a verb of the window by its name. Raises KeyError."""

    @property
    def peoples(self) -> list[tuple[str, str]]:
        """The peoples by id and name."""

    def change_settings(self, **changes: Any) -> None:
        """Take other settings, at once and for good."""


class ForKeys(HasSettings, Protocol):
    """What choosing keys needs."""

    def change_settings(self, **changes: Any) -> None:
        """Take other settings, at once and for good."""


class ForVerbs(ForAbout, ForLibraryMenu, ForSettings, Protocol):
    """What the verbs of every place need."""

    strip: MessageStrip

    @property
    def rows(self) -> Mapping[str, PlaceRow]:
        """The places by key."""

    def give_clipboard(self) -> None:
        """Hand over what is on the clipboard."""

    def place(self, key: str) -> WindowPlace:
        """Give a place, which is built when it is first asked for."""

    def built(self) -> Sequence[WindowPlace]:
        """Give the places that were built."""

    def current(self) -> WindowPlace | None:
        """Give the place in view."""

    def go(self, key: str, argument: Any = None) -> WindowPlace:
        """Bring a place into view."""


class ForMenuBar(ForLibraryMenu, Protocol):
    """What the menus are made of."""

    @property
    def rows(self) -> Mapping[str, PlaceRow]:
        """The places by key."""

    def current(self) -> WindowPlace | None:
        """Give the place in view."""

    def verb(self, id: str) -> QAction:
        """Give a verb of the window by its name. Raises KeyError."""
