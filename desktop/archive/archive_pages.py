"""The pages of the archive, over the list of battles: one of them is in view, or none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.operations import battle_start
from desktop.wording.loader import language_of
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.archive.replay_page import ReplayPage
    from desktop.archive.statistics_page import StatisticsPage
    from desktop.operations.desk import Desk
    from desktop.shell.place import WindowPlace
    from desktop.wording.battle.pieces import Pieces


class ShowsArchive(Protocol):
    """Show the battles of a library."""

    place: WindowPlace
    stack: QStackedWidget

    @property
    def desk(self) -> Desk | None:
        """The library, None before one was opened."""

    def chosen_battle(self) -> str:
        """Return the id of the battle that is chosen, "" for none."""


class ArchivePages(QObject):
    """Makes a page when it is asked for, and lets it go when the player goes back."""

    closed = Signal()
    """Emitted when the list is to be in view again."""

    def __init__(self, host: ShowsArchive, pieces_of: Callable[[str], Pieces], parent: QWidget) -> None:
        super().__init__(parent)
        self._host, self._pieces_of = host, pieces_of
        self.page: ReplayPage | StatisticsPage | None = None

    @property
    def reads(self) -> bool:
        """Whether one of the pages is in view."""
        return self.page is not None

    def replay(self) -> None:
        """Show the chosen battle moment by moment."""
        host = self._host
        if host.desk is None or not (battle := host.chosen_battle()):
            return
        play = battle_start.reopen(host.desk, battle_id=battle)
        if isinstance(play, Refusal):
            host.place.complain(play)
            return
        from desktop.archive.replay_page import ReplayPage

        pieces = self._pieces_of(play.system.id)
        self._show(ReplayPage(play, pieces, language_of(host.place.settings), host.stack))

    def statistics(self) -> None:
        """Show what came of all battles."""
        host = self._host
        if host.desk is not None:
            from desktop.archive.statistics_page import StatisticsPage

            self._show(StatisticsPage(host.desk, language_of(host.place.settings), host.stack))

    def _show(self, page: ReplayPage | StatisticsPage) -> None:
        self.drop()
        self._host.place.hush()  # what was said stood where the list has nothing to press
        self.page = page
        page.closed.connect(self.close)
        self._host.stack.addWidget(page)
        self._host.stack.setCurrentWidget(page)
        page.setFocus()
        self._host.place.actions_changed()

    def bar_height(self) -> int:
        """Give the height of the lowest row of the page in view that messages must not cover, in px."""
        return self.page.bar_height() if self.page is not None else 0

    def close(self) -> None:
        """Go back to the list."""
        self.drop()
        self.closed.emit()

    def drop(self) -> None:
        """Let the page in view go: its battle belongs to a library that may be closed."""
        page, self.page = self.page, None
        if page is not None:
            self._host.stack.removeWidget(page)
            page.hide()
            page.deleteLater()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        if self.page is not None:
            self.page.retranslate(language_of(self._host.place.settings))

    def restyle(self) -> None:
        """Take colours and sizes again."""
        if self.page is not None:
            self.page.restyle()
