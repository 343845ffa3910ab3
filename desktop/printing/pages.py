"""Show the pages of a document one below the other: the preview is the PDF itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from desktop.look import theme

_GAP = 16
_KEPT = 4
"""So many pages above and below those in view are kept."""
_WIDEST = 1400


class PagesView(QAbstractScrollArea):
    """A scrolled column of pages, whole or as wide as the room, asked for when they come in view."""

    wished = Signal(list)
    """Emitted with the pages to render, as (page, width in pixels)."""

    turned = Signal(int)
    """Emitted with the page in view, from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sizes: tuple[tuple[float, float], ...] = ()
        self._images: dict[int, QImage] = {}
        self._fresh: set[int] = set()
        self._zoom = "fit"
        self._page = 0
        self._words = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    # What is shown

    @property
    def page(self) -> int:
        """The page in view, from 0."""
        return self._page

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._sizes)

    def image(self, page: int) -> QImage | None:
        """Give the picture of a page, None while it is not rendered."""
        return self._images.get(page)

    def show_document(self, sizes: tuple[tuple[float, float], ...]) -> None:
        """Show a new document with pages of these sizes; old pictures stand in until the new ones come."""
        self._sizes = sizes
        self._fresh.clear()
        self._images = {page: image for page, image in self._images.items() if page < len(sizes)}
        self._page = min(self._page, max(0, len(sizes) - 1))
        self._settle()

    def say(self, words: str) -> None:
        """Say in one sentence why there is no page yet."""
        self._words = words
        self.setAccessibleDescription(words)
        self.viewport().update()

    def show_page(self, page: int, image: QImage) -> None:
        """Take a page that was rendered."""
        if page < len(self._sizes):
            self._images[page] = image
            self._fresh.add(page)
            self.viewport().update(self._rect(page).adjusted(-2, -2, 4, 4))

    def set_zoom(self, zoom: str) -> None:
        """Show whole pages ("fit") or pages as wide as the room ("width"), keeping the page in view."""
        if zoom != self._zoom:
            self._zoom = zoom
            self._fresh.clear()
            self._settle()

    def go_to(self, page: int) -> None:
        """Bring a page into view."""
        page = max(0, min(page, len(self._sizes) - 1))
        self.verticalScrollBar().setValue(self._tops()[page] if self._sizes else 0)
        self._on_scrolled()

    # Geometry

    def sizeHint(self) -> QSize:
        """Ask for a page at a readable size."""
        px = theme.current().px
        return QSize(px(560), px(720))

    def minimumSizeHint(self) -> QSize:
        """Get by with little."""
        return QSize(240, 240)

    def _size(self, page: int) -> QSize:
        wide, high = self._sizes[page]
        room, tall = self.viewport().width() - 2 * _GAP, self.viewport().height() - 2 * _GAP
        width = min(room, _WIDEST)
        if self._zoom == "fit":
            width = min(width, round(tall * wide / high))
        width = max(width, 80)
        return QSize(width, round(width * high / wide))

    def _tops(self) -> list[int]:
        tops, y = [], 0
        for page in range(len(self._sizes)):
            tops.append(y)
            y += self._size(page).height() + _GAP
        return tops

    def _rect(self, page: int) -> QRect:
        size = self._size(page)
        x = (self.viewport().width() - size.width()) // 2
        return QRect(QPoint(x, self._tops()[page] + _GAP - self.verticalScrollBar().value()), size)

    def _settle(self) -> None:
        page = self._page
        bar = self.verticalScrollBar()
        tops = self._tops()
        whole = tops[-1] + self._size(len(tops) - 1).height() + 2 * _GAP if tops else 0
        tall = self.viewport().height()
        bar.blockSignals(True)
        bar.setPageStep(tall)
        bar.setSingleStep(max(24, tall // 12))
        bar.setRange(0, max(0, whole - tall))
        if tops:
            bar.setValue(tops[page])
        bar.blockSignals(False)
        self._on_scrolled()

    def _in_view(self) -> list[int]:
        view = self.viewport().rect()
        return [page for page in range(len(self._sizes)) if self._rect(page).intersects(view)]

    def _on_scrolled(self) -> None:
        """Notice the page in view, ask for what is missing, forget what is far away."""
        seen = self._in_view()
        if seen:
            middle = self.viewport().height() // 2
            page = min(seen, key=lambda number: abs(self._rect(number).center().y() - middle))
            first, last = seen[0] - _KEPT, seen[-1] + _KEPT
            self._images = {at: image for at, image in self._images.items() if first <= at <= last}
            self._fresh &= self._images.keys()
            if page != self._page:
                self._page = page
            self.turned.emit(page)
        self._wish(seen)
        self.viewport().update()

    def _wish(self, seen: list[int]) -> None:
        ratio = self.devicePixelRatioF()
        near = [*seen, *(page for page in ((seen[-1] + 1,) if seen else ()) if page < len(self._sizes))]
        wishes = [(page, round(self._size(page).width() * ratio)) for page in near if not self._is_good(page)]
        if wishes:
            self.wished.emit(wishes)

    def _is_good(self, page: int) -> bool:
        image = self._images.get(page)
        wanted = round(self._size(page).width() * self.devicePixelRatioF())
        return image is not None and page in self._fresh and image.width() == wanted

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pages to the room again."""
        super().resizeEvent(event)
        self._settle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages by key."""
        key = Qt.Key
        turns = {key.Key_Home: 0, key.Key_End: len(self._sizes) - 1}
        if self._zoom == "fit":
            turns |= {
                code: self._page + step
                for codes, step in (
                    ((key.Key_Down, key.Key_PageDown, key.Key_Space), 1),
                    ((key.Key_Up, key.Key_PageUp), -1),
                )
                for code in codes
            }
        if (page := turns.get(key(event.key()))) is not None:
            self.go_to(page)
            event.accept()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pages in view on the table."""
        current = theme.current()
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), current.colour("sunken"))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for page in self._in_view():
            rect = self._rect(page)
            painter.fillRect(rect.translated(0, 2).adjusted(-1, 0, 1, 1), QColor(0, 0, 0, 40))
            painter.fillRect(rect, QColor("#ffffff"))
            image = self._images.get(page)
            if image is not None:
                painter.drawImage(rect, image)
            painter.setPen(QPen(current.colour("line"), 1))
            painter.drawRect(rect.adjusted(-1, -1, 0, 0))
        if self._words and not self._sizes:
            room = self.viewport().rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
            painter.setFont(current.font(theme.Size.BODY))
            painter.setPen(current.colour("soft"))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._words)
        if self.hasFocus():
            painter.setPen(QPen(current.colour("focus"), 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))
        painter.end()
