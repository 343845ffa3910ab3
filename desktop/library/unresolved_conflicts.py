"""The fields in which the last import differs from ours and ours stays: offered to be looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.library.host import ForConflicts
from desktop.widgets.actions import tooltip

if TYPE_CHECKING:
    from desktop.operations.imports.report import ImportReport

KEY = "S"


class UnresolvedConflicts(QObject):
    """Counts the fields that the last import left as they are here, and shows them when asked to."""

    def __init__(self, host: ForConflicts, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._count = 0
        self._look: Callable[[], None] | None = None

    def offer(self, report: ImportReport, look: Callable[[], None], *, asked: bool = False) -> None:
        """Offer to ``look`` at the fields that stay, nothing where there are none.

        Where its owner was ``asked``, those without news were in view already; those decided for ours are
        offered.
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
        """Show the fields, once."""
        look, self._look = self._look, None
        if look is not None:
            self._host.hush()
            look()
