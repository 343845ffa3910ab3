"""What the Library does for those who serve it, a Protocol for each duty."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QStackedWidget, QWidget

from rules.cards import Revision
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.environment.settings import Settings
    from desktop.library.browser import Browser
    from desktop.models.card_index import CardIndex
    from desktop.operations.desk import Desk


class Opened(Protocol):
    """The open library; the host is the initiator of what is changed in it."""

    desk: Desk | None


class Tells(Protocol):
    """Say in the strip what was done, and why something was not."""

    def say(
        self,
        words: str,
        tone: str = "info",
        verb: str = "",
        act: Callable[[], object] | None = None,
        last_step: Callable[[], object] | None = None,
    ) -> None:
        """Show one sentence."""

    def warn(self, what: Refusal | str) -> None:
        """Say why something was not done."""

    def complain(self, refusal: Refusal) -> None:
        """Say why something was not done, until it is dismissed."""

    def offer_undo_of_last(self, words: str, tone: str = "info") -> None:
        """Say what was just done, with undo beside it."""


class HasVerbs(Protocol):
    """Have verbs, each possible or not."""

    def actions_changed(self) -> None:
        """Ask every verb again whether it is possible."""


class HasPages(HasVerbs, Protocol):
    """Show one page at a time: the list of cards, or what somebody else built."""

    pages: QStackedWidget

    def show_page(self, page: QWidget) -> None:
        """Show a page, and ask the verbs again."""

    def browse(self) -> None:
        """Go back to the list."""


class HasCards(Protocol):
    """Hold the cards, and the list in which one of them is looked at."""

    card_index: CardIndex
    language: str
    browser: Browser

    def window(self) -> QWidget:
        """Give the window that panels and dialogs cover."""


class ShowsCards(HasCards, Protocol):
    """Show what was written."""

    def show_card(self, card_id: str) -> None:
        """Look at a card."""

    def take_in(self, card_id: str, *, resort: bool = True) -> None:
        """Show a card that was just written."""


class ShowsDetail(HasCards, Protocol):
    """Show the card looked at anew, and the steps that undo and redo would do."""

    def show_detail(self, revision: Revision | None) -> None:
        """Show a card large."""

    def read_labels(self) -> None:
        """Name the steps that undo and redo would do."""


class ForDetail(Opened, HasVerbs, Protocol):
    """What showing the card looked at needs."""

    card_index: CardIndex
    language: str


class ForOptions(Opened, Tells, HasPages, ShowsDetail, Protocol):
    """What the page of options needs."""

    def print_out(self, what: tuple[str, ...]) -> None:
        """Take cards or spells to the printer."""


class ForOwning(Opened, Tells, HasVerbs, ShowsDetail, Protocol):
    """What counting figures needs."""


class ForPictures(Opened, Tells, ShowsCards, Protocol):
    """What giving a card its picture needs."""


class ForComparing(Opened, Tells, ShowsCards, Protocol):
    """What laying cards side by side needs."""


class ForEditing(Opened, Tells, HasPages, ShowsCards, Protocol):
    """What entering cards needs."""

    def hush(self) -> None:
        """Take away whatever is said."""

    def last_step(self) -> int | None:
        """Tell which step undo would take back."""


class ForColumns(Opened, Tells, HasPages, Protocol):
    """What asking for the columns of tables needs."""


class ForLists(ForColumns, Protocol):
    """What bringing in lists needs."""

    @property
    def wanted(self) -> SignalInstance:
        """Emitted to go to another place."""


class ForConflicts(HasVerbs, Protocol):
    """What offering to look at unresolved conflicts needs."""

    settings: Settings

    def is_browsing(self) -> bool:
        """Tell whether the list is in view."""

    def is_reporting(self) -> bool:
        """Tell whether the report of an import is in view."""

    def hush(self) -> None:
        """Take away whatever is said."""


class TakesInMany(Protocol):
    """Show what a step made of some cards."""

    def take_in_all(self, card_ids: Iterable[str]) -> bool:
        """Read these cards again; tell whether they could be read."""


class ForImports(ForColumns, TakesInMany, Protocol):
    """What reading files beside the window, and showing what they brought, needs."""

    def refresh(self) -> None:
        """Read every card again."""

    def show_card(self, card_id: str) -> None:
        """Look at a card."""

    def undo(self) -> None:
        """Take back the last step of the library."""


class ForExchange(ForImports, ForLists, HasCards, Protocol):
    """What writing tables and packages, and taking packages in, needs."""

    settings: Settings

    def put_on_clipboard(self, text: str, words: str) -> None:
        """Copy a text, and say so."""


class ForReceiving(ForLists, HasCards, Protocol):
    """What giving files to who reads them needs."""

    def is_browsing(self) -> bool:
        """Tell whether the list is in view."""

    def gives_way(self) -> bool:
        """Tell whether the page in view is left for files that come."""

    def hush(self) -> None:
        """Take away whatever is said."""


class ForUndo(Tells, HasVerbs, HasCards, TakesInMany, Protocol):
    """What showing a step that was taken back needs."""
