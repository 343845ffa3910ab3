"""Show the pages of a document one below the other: the preview is the PDF itself."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.look import theme
from desktop.widgets.text import set_look

_GAP = 16
_KEPT = 4
"""So many pages above and below those in view are kept."""
_WIDEST = 1400
ZOOMS = (25, 33, 50, 67, 75, 100, 125, 150, 200, 300)
"""Steps of the zoom in per cent of the size on paper."""
_AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class PagesModel(QAbstractListModel):
    """The pages of a document: how large each is, and its picture once it is rendered."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sizes: tuple[tuple[float, float], ...] = ()
        self.images: dict[int, QImage] = {}

    def set_pages(self, sizes: tuple[tuple[float, float], ...]) -> None:
        """Have pages of these sizes; old pictures stand in until the new ones come."""
        self.beginResetModel()
        self.sizes = sizes
        self.images = {page: image for page, image in self.images.items() if page < len(sizes)}
        self.endResetModel()

    def rowCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """Count the pages."""
        return 0 if parent.isValid() else len(self.sizes)

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a page's picture, and its number as it is said."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DecorationRole:
            return self.images.get(index.row())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = QCoreApplication.translate("Header", "Page {page} of {count}")
            return words.format(page=index.row() + 1, count=len(self.sizes))
        return None


class PageDelegate(QStyledItemDelegate):
    """Paint a page on the table, in a size that the view settles."""

    def __init__(self, pages: PagesView) -> None:
        super().__init__(pages)
        self._pages = pages

    def sizeHint(self, option: QStyleOptionViewItem, index: _AnyIndex) -> QSize:
        """Leave a gap above each page, and one below the last."""
        page = self._pages.page_size(index.row())
        gaps = 2 if index.row() == self._pages.count - 1 else 1
        return QSize(page.width() + 2 * _GAP, page.height() + gaps * _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _AnyIndex) -> None:
        """Paint the sheet, its shadow and its edge, and what is on it once that is rendered."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = self._pages.page_rect(index.row())
        painter.fillRect(rect.translated(0, 2).adjusted(-1, 0, 1, 1), QColor(0, 0, 0, 40))
        painter.fillRect(rect, QColor("#ffffff"))
        image = index.data(Qt.ItemDataRole.DecorationRole)
        if image is not None:
            painter.drawImage(rect, image)
        painter.setPen(QPen(theme.current().colour("line"), 1))
        painter.drawRect(rect.adjusted(-1, -1, 0, 0))
        painter.restore()


class PagesView(QListView):
    """A scrolled column of pages, whole, as wide as the room or zoomed, asked for when they come in view."""

    wished = Signal(list)
    """Emitted with the pages to render, as (page, width in pixels)."""

    turned = Signal(int)
    """Emitted with the page in view, from 0."""

    zoom_wished = Signal(int)
    """Emitted with 1 for larger pages and -1 for smaller ones, as Ctrl and the wheel ask."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages = PagesModel(self)
        self._fresh: set[int] = set()
        self._zoom = "fit"
        self._page = 0
        self._words = ""
        set_look(self, "pages")
        self.setModel(self._pages)
        self.setItemDelegate(PageDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAutoScroll(False)  # the page in view follows the scrolling, not the other way round
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
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
        return len(self._pages.sizes)

    def image(self, page: int) -> QImage | None:
        """Give the picture of a page, None while it is not rendered."""
        return self._pages.images.get(page)

    def show_document(self, sizes: tuple[tuple[float, float], ...]) -> None:
        """Show a new document with pages of these sizes; old pictures stand in until the new ones come."""
        self._fresh.clear()
        self._page = min(self._page, max(0, len(sizes) - 1))
        self._pages.set_pages(sizes)
        self._settle()

    def say(self, words: str) -> None:
        """Say in one sentence why there is no page yet."""
        self._words = words
        self.setAccessibleDescription(words)
        self.viewport().update()

    def show_page(self, page: int, image: QImage) -> None:
        """Take a page that was rendered."""
        if page < self.count:
            self._pages.images[page] = image
            self._fresh.add(page)
            self.update(self._pages.index(page))

    def set_zoom(self, zoom: str) -> None:
        """Show whole pages ("fit"), pages as wide as the room ("width") or in per cent of their size ("150").

        The page in view stays there.
        """
        if zoom != self._zoom:
            self._zoom = zoom
            policy = Qt.ScrollBarPolicy
            shown = policy.ScrollBarAsNeeded if zoom.isdigit() else policy.ScrollBarAlwaysOff
            self.setHorizontalScrollBarPolicy(shown)
            self._fresh.clear()
            self._settle()
            bar = self.horizontalScrollBar()
            bar.setValue((bar.minimum() + bar.maximum()) // 2)

    def stepped_zoom(self, steps: int) -> str:
        """Give the zoom that is a step larger or smaller than the pages are now."""
        if not self.count:
            return self._zoom
        now = round(self.page_size(self._page).width() * 100 / self._true_width(self._page))
        if steps > 0:
            return str(next((each for each in ZOOMS if each > now), ZOOMS[-1]))
        return str(next((each for each in reversed(ZOOMS) if each < now), ZOOMS[0]))

    def _true_width(self, page: int) -> float:
        """How wide a page is on paper, in px of this screen."""
        return self._pages.sizes[page][0] * self.logicalDpiX() / 72

    def go_to(self, page: int) -> None:
        """Bring a page into view."""
        page = max(0, min(page, self.count - 1))
        self.verticalScrollBar().setValue(self._top(page) if self.count else 0)
        self._on_scrolled()

    # Geometry

    def sizeHint(self) -> QSize:
        """Ask for a page at a readable size."""
        px = theme.current().px
        return QSize(px(560), px(720))

    def minimumSizeHint(self) -> QSize:
        """Get by with little: what is told above the pages is read first."""
        return QSize(240, 96)

    def page_size(self, page: int) -> QSize:
        """Tell how large a page is in px."""
        wide, high = self._pages.sizes[page]
        room, tall = self.viewport().width() - 2 * _GAP, self.viewport().height() - 2 * _GAP
        width = min(room, _WIDEST)
        if self._zoom == "fit":
            width = min(width, round(tall * wide / high))
        if self._zoom.isdigit():
            width = round(self._true_width(page) * int(self._zoom) / 100)
        width = max(width, 80)
        return QSize(width, round(width * high / wide))

    def page_rect(self, page: int) -> QRect:
        """Tell where a page is in the viewport."""
        size = self.page_size(page)
        laid = self.visualRect(self._pages.index(page))
        left = max((self.viewport().width() - size.width()) // 2, _GAP) - self.horizontalOffset()
        return QRect(QPoint(left, laid.top() + _GAP), size)

    def _top(self, page: int) -> int:
        return self.visualRect(self._pages.index(page)).top() + self.verticalOffset()

    def _settle(self) -> None:
        """Lay the pages out anew, with the page in view where it was."""
        page, bar = self._page, self.verticalScrollBar()
        bar.blockSignals(True)
        self.doItemsLayout()
        if self.count:
            bar.setValue(self._top(page))
        bar.blockSignals(False)
        self._on_scrolled()

    def updateGeometries(self) -> None:
        """Step by a twelfth of what is in view."""
        super().updateGeometries()
        tall = self.viewport().height()
        self.verticalScrollBar().setPageStep(tall)
        self.verticalScrollBar().setSingleStep(max(24, tall // 12))

    def _in_view(self) -> list[int]:
        view = self.viewport().rect()
        return [page for page in range(self.count) if self.page_rect(page).intersects(view)]

    def _on_scrolled(self) -> None:
        """Notice the page in view, ask for what is missing, forget what is far away."""
        seen = self._in_view()
        if seen:
            middle = self.viewport().height() // 2
            page = min(seen, key=lambda number: abs(self.page_rect(number).center().y() - middle))
            kept = 1 if self._zoom.isdigit() else _KEPT  # large ones weigh
            first, last = seen[0] - kept, seen[-1] + kept
            images = self._pages.images
            for far in [at for at in images if not first <= at <= last]:
                del images[far]
            self._fresh &= images.keys()
            self._page = page
            self.setCurrentIndex(self._pages.index(page))
            self.turned.emit(page)
        self._wish(seen)
        self.viewport().update()

    def _wish(self, seen: list[int]) -> None:
        ratio = self.devicePixelRatioF()
        near = [*seen, *(page for page in ((seen[-1] + 1,) if seen else ()) if page < self.count)]
        wishes = [
            (page, round(self.page_size(page).width() * ratio)) for page in near if not self._is_good(page)
        ]
        if wishes:
            self.wished.emit(wishes)

    def _is_good(self, page: int) -> bool:
        image = self.image(page)
        wanted = round(self.page_size(page).width() * self.devicePixelRatioF())
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
        turns = {key.Key_Home: 0, key.Key_End: self.count - 1}
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
        QAbstractScrollArea.keyPressEvent(self, event)  # scroll: there is nothing to choose

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl, else scroll."""
        turned = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and turned:
            self.zoom_wished.emit(1 if turned > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave the page in view as it is."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pages in view on the table."""
        current = theme.current()
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), current.colour("sunken"))
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        if self._words and not self.count:
            room = self.viewport().rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
            painter.setFont(current.font(theme.TextSize.BODY))
            painter.setPen(current.colour("soft"))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._words)
        if self.hasFocus():
            painter.setPen(QPen(current.colour("focus"), 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))
        painter.end()
