"""How the pages in view are looked at: which one, and how large."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop.printing.header import Header
from desktop.printing.pages import ZOOMS, PagesView
from desktop.widgets.actions import ActionRow


class PageLook(QObject):
    """The verbs that turn pages and make them larger and smaller; `keep` remembers the zoom."""

    def __init__(self, pages: PagesView, header: Header, zoom: str, keep: Callable[[str], object]) -> None:
        super().__init__(pages)
        self._pages, self._header, self._keep = pages, header, keep
        pages.zoom_wished.connect(self._step)
        pages.turned.connect(self._on_turned)
        header.zoomed.connect(self._choose)
        header.jumped.connect(pages.go_to)
        self._show(zoom if zoom in ("width", *map(str, ZOOMS)) else "fit")

    def rows(self, group: str) -> list[ActionRow]:
        """Give its verbs."""
        some, several = self._has_any, self._has_several
        return [
            ActionRow("printing.fit", self.tr("Show whole pages"), self.fit, "file-text", "Ctrl+0", None,
                      group),
            ActionRow("printing.width", self.tr("Show pages in full width"), self.widen, "arrows-exchange",
                      "Ctrl+9", None, group),
            ActionRow("printing.larger", self.tr("Larger pages"), self.enlarge, "plus", "Ctrl++; Ctrl+=",
                      some, group),
            ActionRow("printing.smaller", self.tr("Smaller pages"), self.shrink, "minus", "Ctrl+-", some,
                      group),
            ActionRow("printing.next", self.tr("Next page"), self.next_page, "chevron-down", "Ctrl+PgDown",
                      several, group),
            ActionRow("printing.previous", self.tr("Previous page"), self.previous_page, "chevron-up",
                      "Ctrl+PgUp", several, group),
        ]  # fmt: skip

    def fit(self) -> None:
        """Show whole pages."""
        self._choose("fit")

    def widen(self) -> None:
        """Show pages as wide as the room."""
        self._choose("width")

    def enlarge(self) -> None:
        """Show larger pages."""
        self._step(1)

    def shrink(self) -> None:
        """Show smaller pages."""
        self._step(-1)

    def next_page(self) -> None:
        """Show the next page."""
        self._pages.go_to(self._pages.page + 1)

    def previous_page(self) -> None:
        """Show the page before."""
        self._pages.go_to(self._pages.page - 1)

    def _has_any(self) -> bool:
        return self._pages.count > 0

    def _has_several(self) -> bool:
        return self._pages.count > 1

    def _step(self, steps: int) -> None:
        self._choose(self._pages.stepped_zoom(steps))

    def _choose(self, zoom: str) -> None:
        self._show(zoom)
        self._keep(zoom)

    def _show(self, zoom: str) -> None:
        self._header.show_zoom(zoom)
        self._pages.set_zoom(zoom)

    def _on_turned(self, page: int) -> None:
        self._header.show_turned(page, self._pages.count)
        self._pages.setAccessibleDescription(self._header.page.accessibleName())
