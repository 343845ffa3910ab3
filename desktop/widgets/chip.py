"""Show a state as a small rounded badge: letter or word, shape and colour."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import icons, theme


class Chip(QWidget):
    """A badge with words and perhaps an icon, in a colour named by the theme.

    `filled` chips shout (who has the hand), outlined ones inform.
    """

    def __init__(
        self,
        words: str = "",
        colour: str = "soft",
        parent: QWidget | None = None,
        *,
        icon_name: str = "",
        filled: bool = False,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._colour = colour
        self._icon_name = icon_name
        self._filled = filled
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words)

    @property
    def words(self) -> str:
        """The words shown."""
        return self._words

    def set_words(self, words: str, colour: str | None = None, icon_name: str | None = None) -> None:
        """Show other words, perhaps in another colour or with another icon."""
        self._words = words
        self._colour = self._colour if colour is None else colour
        self._icon_name = self._icon_name if icon_name is None else icon_name
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the words, the icon and a little air."""
        px = theme.current().px
        metrics = self.fontMetrics()
        icon_room = px(18) + (px(4) if self._words else 0) if self._icon_name else 0
        return QSize(metrics.horizontalAdvance(self._words) + icon_room + px(16), metrics.height() + px(4))

    def minimumSizeHint(self) -> QSize:
        """A chip is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the badge."""
        current = theme.current()
        strong = current.colour(self._colour)
        ground = strong if self._filled else theme.mix(strong, current.colour("raised"), 10)
        ink = _ink_on(ground, current) if self._filled else strong
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(strong if self._filled else theme.mix(strong, current.colour("raised"), 45)))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, current.px(6), current.px(6))
        left = current.px(8)
        if self._icon_name:
            size = current.px(18)
            top = (self.height() - size) // 2
            painter.drawPixmap(
                left, top, icons.pixmap(self._icon_name, size, ink.name(), self.devicePixelRatioF())
            )
            left += size + current.px(4)
        painter.setPen(ink)
        words_rect = self.rect().adjusted(left, 0, 0, 0)
        painter.drawText(words_rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._words)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()


def _ink_on(ground: QColor, current: theme.Theme) -> QColor:
    """Choose the better readable of dark and light ink on a filled chip."""
    inks = (current.colour("raised"), current.colour("text"))
    return max(inks, key=lambda ink: theme.contrast(ink, ground))
