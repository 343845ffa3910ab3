"""Files and pictures that come into the Library: chosen, dropped, pasted, or opened with the program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from desktop.library.file_exchange import FileExchange
from desktop.library.foreign import ForeignImport
from desktop.library.host import ForReceiving
from desktop.library.picturing import Picturing
from desktop.library.unresolved_conflicts import UnresolvedConflicts
from desktop.operations.file_kinds import CODES, IMPORTED, FileKind, kind_of
from desktop.widgets.ask_file import ask_which_ones
from rules.text import Refusal


class Receiving(QObject):
    """Gives each file that comes into a Library place to who reads it."""

    def __init__(
        self,
        host: ForReceiving,
        exchange: FileExchange,
        foreign: ForeignImport,
        conflicts: UnresolvedConflicts,
        picturing: Picturing,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._host, self._picturing = host, picturing
        self._exchange, self._foreign, self._conflicts = exchange, foreign, conflicts

    def choose(self) -> None:
        """Choose files to read."""
        endings = " ".join(f"*{ending}" for ending in IMPORTED)
        words = self.tr("Tables, BattleScribe files, lists ({endings})").format(endings=endings)
        if paths := ask_which_ones(self._host.window(), self.tr("Import cards"), words):
            self.read(paths)

    def read(self, paths: list[Path]) -> None:
        """Read cards from tables, and report what could not be read as it stands."""
        self._host.hush()
        self._conflicts.clear()
        if battles := tuple(path for path in paths if kind_of(path) is FileKind.BATTLE):
            self._host.wanted.emit("battle", battles)
        if others := [path for path in paths if path not in battles]:
            self._foreign.take(self._exchange.take(others))

    def take(self, paths: list[Path]) -> None:
        """Import files that were dropped or opened; what is being entered or decided is not swept away."""
        host = self._host
        if host.gives_way():
            host.browse()
        self._foreign.leave_report()
        if host.is_browsing():
            self.read(paths)
        else:
            host.warn(self.tr("Finish or leave this page first, then import again."))

    def take_dropped(self, card_id: str, paths: list[Path]) -> None:
        """Give a card the picture that fell on it; that of a list's code is the list, wherever it falls."""
        from desktop.operations.shared_lists import text_of  # seldom wanted

        if card_id and len(paths) == 1 and isinstance(text_of(paths[0]), Refusal):
            self._picturing.drop_on(card_id, paths[0])
        else:
            self.take(paths)

    def take_pasted(self, path: Path) -> bool:
        """Give the card looked at a pasted picture; tell whether it is one."""
        is_picture = path.suffix.lower() in CODES
        if is_picture:
            self.take_dropped(self._host.browser.table.current_id(), [path])
        return is_picture
