"""What the last import found that stays as it is here: offered to be looked at, never in the way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop.library.host import ForStaying
from desktop.operations.imports.report import ImportReport
from desktop.widgets.actions import tooltip

KEY = "S"


class UnresolvedConflicts(QObject):
    """Fields of which a file says nothing new, and something else than their owner."""

    def __init__(self, host: ForStaying, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._count = 0
        self._look: Callable[[], None] | None = None

    def offer(self, report: ImportReport, look: Callable[[], None], *, asked: bool = False) -> None:
        """Offer to ``look`` at the fields that stay, nothing where there are none.

        What stays was looked at where somebody ``asked``, but not what was left just now.
        """
        self._count = len(report.left) + (0 if asked else len(report.stays))
        self._look = look if self._count else None
        self._host.actions_changed()

    def clear(self) -> None:
        """Offer nothing: another import begins, or another library."""
        self._count, self._look = 0, None

    def is_offered(self) -> bool:
        """Tell whether there is anything to look at, and the list or a report of an import is in view."""
        return self._look is not None and (self._host.is_browsing() or self._host.is_reporting())

    def verb(self) -> str:
        """Say how many fields there are, with the key that shows them; nothing where there are none."""
        if self._look is None:
            return ""
        words = self.tr("%n fields keep your values", "", self._count)
        return tooltip(words, self._host.settings.values.shortcuts.get("library.stays", KEY))

    def look(self) -> None:
        """Show them."""
        look, self._look = self._look, None
        if look is not None:
            self._host.hush()
            look()
