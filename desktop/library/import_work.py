"""The work of an import, done beside the window, with a page that shows how far it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.library.host import ForColumns
from desktop.widgets.background_task import BackgroundTask, Step
from desktop.wording import file_words

if TYPE_CHECKING:
    from desktop.library.progress import ProgressPage

_MOST_NAMES = 3
_PATIENCE_MS = 150
"""Work that is done sooner shows no progress."""


class ImportWork(QObject):
    """Run one piece of work at a time and hand its result to whoever began it, unless that is `given_up`."""

    given_up = Signal()

    def __init__(self, host: ForColumns, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self.page: ProgressPage | None = None
        self._names = ""
        self._part = 0.0
        self._then: Callable[[Any], None] | None = None
        self._task = BackgroundTask()
        self._task.progressed.connect(self._on_progress)
        self._task.done.connect(self._on_done)
        # Bound to the work alone: the parent itself is half gone when it is told that it goes.
        parent.destroyed.connect(self._task.stop)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._show_progress)

    @property
    def busy(self) -> bool:
        """Tell whether somebody waits for the work."""
        return self._task.busy

    def begin(
        self, work: Callable[[Step], object], paths: Sequence[Path], then: Callable[[Any], None]
    ) -> None:
        """Begin to work on files; hand the result to ``then``. Work that was still running is given up."""
        names = [file_words(path.name) for path in paths[:_MOST_NAMES]]
        self._names = ", ".join(names) + (" …" if len(paths) > _MOST_NAMES else "")
        self._part, self._then = 0.0, then
        self._task.start(work)
        self._patience.start(_PATIENCE_MS)

    def stop(self) -> None:
        """Give up what is being read, or wait for what is being kept; nobody is told any more."""
        self._patience.stop()
        self._task.stop()

    def tell_given_up(self) -> None:
        """Go back to the list and say that nothing came in."""
        self._host.browse()
        self._host.say(self.tr("The import was cancelled; nothing changed."))

    def retranslate(self) -> None:
        """Say the words of the page again."""
        if self.page is not None:
            self.page.retranslate()

    def _show_progress(self) -> None:
        host = self._host
        if self.page is None:
            from desktop.library.progress import ProgressPage

            self.page = ProgressPage(host.pages)
            self.page.given_up.connect(self._task.give_up)
            host.pages.addWidget(self.page)
        self.page.show_begun(self._names)
        self.page.show_part(self._part)
        host.show_page(self.page)

    def _on_progress(self, part: float) -> None:
        self._part = part
        if self.page is not None:
            self.page.show_part(part)

    def _on_done(self, found: object) -> None:
        self._patience.stop()
        host = self._host
        if self.page is not None and host.pages.currentWidget() is self.page:
            host.browse()
        if found is None:
            self.tell_given_up()
            self.given_up.emit()
        elif self._then is not None:
            self._then(found)
