"""What the conversation of an import waits for: work done beside the window, and pages of the Library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.library.host import ForColumns
from desktop.library.import_work import ImportWork
from desktop.widgets.background_task import Step

if TYPE_CHECKING:
    # Loaded when somebody brings such a file: the cards are in view before.
    from desktop.operations.imports.catalogues import ImportChoices


@dataclass(frozen=True, slots=True)
class Beside:
    """What work done beside the window gives; the question is left where its owner gives the work up."""

    work: Callable[[Step], object]
    paths: Sequence[Path]
    """The files that are named while it lasts."""


@dataclass(frozen=True, slots=True)
class FromPage:
    """What the page in view is answered with, or what work gives that is done meanwhile."""

    meanwhile: Beside | None = None


class Reply(Enum):
    """What a page says that decides nothing."""

    CLOSED = auto()
    UNDONE = auto()
    LOOKED = auto()
    """The fields that stay because theirs is no news are to be seen."""


@dataclass(frozen=True, slots=True)
class Met:
    """Other cards were ticked as the same; their fields are to be planned."""

    choices: ImportChoices


class ImportAsker(QObject):
    """Begins the work, and hears the pages while one of them is asked."""

    def __init__(self, host: ForColumns, parent: QObject) -> None:
        super().__init__(parent)
        self.work = ImportWork(host, parent)
        self.work.given_up.connect(self._on_given_up)
        self._hears = False
        self._answer: Callable[[object], None]
        self._leave: Callable[[], None]

    def ask(self, question: object, answer: Callable[[object], None], leave: Callable[[], None]) -> None:
        """Ask a question of this module."""
        self._answer, self._leave = answer, leave
        match question:
            case FromPage(meanwhile):
                self._hears = True
            case Beside() as meanwhile:
                self._hears = False
            case _:
                raise TypeError(question)
        if meanwhile is not None:
            self.work.begin(meanwhile.work, meanwhile.paths, self._on_done)

    def withdraw(self) -> None:
        """Give up what is being read, or wait for what is being kept; hear no page any more."""
        self._hears = False
        self.work.stop()

    def reply(self, given: object) -> bool:
        """Answer for the page that is asked, and give up what is done meanwhile; tell whether one was."""
        if not self._hears:
            return False
        self.withdraw()
        self._answer(given)
        return True

    def on_closed(self) -> None:
        """Hear that a page was left."""
        self.reply(Reply.CLOSED)

    def on_undone(self) -> None:
        """Hear that an import is to be taken back."""
        self.reply(Reply.UNDONE)

    def on_met(self, choices: ImportChoices) -> None:
        """Hear that other cards are ticked as the same."""
        self.reply(Met(choices))

    def on_decided(self, decided: object) -> None:
        """Hear what was decided on a page."""
        self.reply(decided)

    def _on_done(self, found: object) -> None:
        self._hears = False
        self._answer(found)

    def _on_given_up(self) -> None:
        self._hears = False
        self._leave()
