"""The card looked at, shown large beside the list."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop.library.browser import Browser
from desktop.library.detail import Detail
from desktop.library.host import ForDetail
from desktop.library.owning import Owning
from desktop.operations import cards
from rules.cards import Revision

_PAUSE_MS = 60
"""After the last letter of a search the card beside the list follows: typing comes first."""

_NO_CARD = ("", 0)
"""Beside the list stands no card; None is not known yet."""


class CardInView(QObject):
    """Shows the card that is current in the list, again only where it is another one."""

    def __init__(
        self, host: ForDetail, browser: Browser, detail: Detail, owning: Owning, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host = host
        self._browser = browser
        self._detail = detail
        self._owning = owning
        self._shown: tuple[str, int] | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._look)
        self._first = QTimer(self)
        self._first.setSingleShot(True)
        self._first.timeout.connect(self._look)

    def begin_anew(self) -> None:
        """Follow once the list of another library is painted: that comes first."""
        self.forget()
        self._first.start(0)

    def forget(self) -> None:
        """Show the card again whichever it is: something may have changed."""
        self._shown = None

    def follow(self) -> None:
        """Show the card looked at; while one types it follows when the letters pause."""
        if self._browser.search.hasFocus() and self._shown and self._browser.table.current_id():
            self._pause.start()
        elif not self._first.isActive():
            self._look()

    def show(self, revision: Revision | None) -> None:
        """Show a card large, with what is known of it."""
        desk, language = self._host.desk, self._host.language
        if revision is None or desk is None:
            self._detail.show_card(None, language, None, ())
        else:
            beside = cards.picture(desk, revision.card), cards.used_by(desk, revision.card_id)
            self._detail.show_card(revision, language, *beside, self._owning.of(revision))

    def _look(self) -> None:
        self._pause.stop()
        self._first.stop()
        revision = self._host.card_index.get(self._browser.table.current_id())
        key = (revision.card_id, revision.number) if revision else _NO_CARD
        if key != self._shown:
            self._shown = key
            self.show(revision)
        self._host.actions_changed()
