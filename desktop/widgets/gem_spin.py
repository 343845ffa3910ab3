"""Gems of an element as a field: a stone with its letter, and how many."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.look.painting import Ink, advance, icon_in, paint_style
from desktop.widgets.painted import Painted
from desktop.widgets.spin import DigitSpin
from desktop.wording.card_words import language_now
from desktop.wording.elements import ELEMENTS
from desktop.wording.naming import mana_name
from desktop.wording.plain import plain_tip

_DARK = QColor("#100D09")
_STONE, _WIDTH = 24, 76
"""The stone and the field, in px at 100 %."""


def paint_stone(ink: Ink, rect: QRectF, element: str, language: str) -> None:
    """Paint the stone of an element with its letter, a flame for faith."""
    found = ELEMENTS.get(element)
    if found is None:
        icon_in(ink, rect, "flame", 20, "text")
        return
    colour = QColor(found.colour)
    ink.box(rect, colour, theme.mix(_DARK, colour, 45), ink.style.px(7), 1)
    ink.text(rect, found.sign(language), ink.style.small, _DARK, Qt.AlignmentFlag.AlignCenter)


class GemSpin(DigitSpin):
    """How many gems of an element, or how much faith, by digits, arrows and clicks.

    A click is one more, one of the right button one less. One that is ``named`` says its element.
    """

    def __init__(self, element: str, parent: QWidget, *, most: int = 20, named: bool = False) -> None:
        super().__init__(parent)
        self.element, self._named = element, named
        self.setRange(0, most)
        self.setButtonSymbols(self.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._stone = _Stone(self)
        self.lineEdit().setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # a click is one more
        self.restyle()
        self.retranslate()
        if named:
            self.set_words(on=True)

    def retranslate(self) -> None:
        """Name the element."""
        self.setAccessibleName(mana_name(self.element))
        self.setToolTip(plain_tip(mana_name(self.element)))
        if self._named:
            self.set_words(on=bool(self.prefix()))

    def set_words(self, *, on: bool) -> None:
        """Say the element of a named one in words, or leave it to the stone where there is little room."""
        self.setPrefix(f"{mana_name(self.element)} " if on else "")
        self.restyle()

    def restyle(self) -> None:
        """Take the sizes again."""
        words = round(advance(self.prefix(), paint_style().body))
        self.setFixedWidth(theme.current().px(_WIDTH - 8 * self._named) + words)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take one more by a click, one less by the right button."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.stepBy(-1 if event.button() == Qt.MouseButton.RightButton else 1)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show no menu: the right button takes one away."""
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the stone at the left edge and the number beside it."""
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """Be as wide as letters of another size need, and put the number back beside the stone.

        Qt lays it anew in other colours, too, where a style knows nothing of the stone.
        """
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_stone"):
            self.restyle()
            self._place()

    def _place(self) -> None:
        px = theme.current().px
        self._stone.setGeometry(px(6), 0, px(_STONE), self.height())
        self.lineEdit().setGeometry(px(_STONE + 8), 1, self.width() - px(_STONE + 14), self.height() - 2)


class _Stone(Painted, QWidget):
    def __init__(self, field: GemSpin) -> None:
        super().__init__(field)
        self._field = field
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _paint(self, ink: Ink) -> None:
        side = float(paint_style().px(_STONE))
        rect = QRectF(0, (self.height() - side) / 2, side, side)
        paint_stone(ink, rect, self._field.element, language_now())
