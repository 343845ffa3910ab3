"""Find the words on screen that are cut."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPaintDevice
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QStyleOptionFrame,
    QTabBar,
    QToolButton,
    QWidget,
)

from desktop.look import theme
from desktop.look.painting import Ink, advance
from desktop.widgets.fit import words_room
from desktop.widgets.key_button import KeyButton
from desktop.widgets.painted import Painted
from desktop.widgets.text import BREAK, ElidedLabel

Kind = TypeVar("Kind", bound=QWidget)
_ROUNDS = 8
"""Layouts tell their parents one by one that they changed: as many rounds as widgets are deep."""

_ALLOWANCE = 1
"""Rounding, in px."""

_BESIDE_HINT = 2
"""So many px Qt leaves on each side of what is typed."""


def cut_labels(widget: QWidget) -> list[str]:
    """List every visible label, button, tab and combo whose words do not fit, as sentences for a test.

    The widget must be shown and laid out (offscreen is enough). An `ElidedLabel` that hides something counts
    too, unless it says by `setProperty("may_elide", True)` that its rest is in the tooltip on purpose.
    """
    for _ in range(_ROUNDS):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    return [
        *_complaints(widget, QLabel, _label), *_complaints(widget, QTabBar, _tabs),
        *_complaints(widget, QAbstractButton, _button), *_complaints(widget, QComboBox, _combo),
        *_complaints(widget, QLineEdit, _hint),
    ]  # fmt: skip


def low_targets(widget: QWidget) -> list[str]:
    """List every visible button that is lower than a finger or a mouse wants it."""
    least = theme.current().target
    return [
        _say(button, button.text() or button.accessibleName(), QSize(0, least), button.rect())
        for button in _visible(widget, QAbstractButton)
        if button.height() < least
    ]


def _complaints(widget: QWidget, kind: type[Kind], look: Callable[[Kind], Iterable[str]]) -> Iterable[str]:
    for child in _visible(widget, kind):
        yield from look(child)
        yield from _outside(child)


def _visible(widget: QWidget, kind: type[Kind]) -> Iterable[Kind]:
    if isinstance(widget, kind):
        yield widget
    for child in widget.findChildren(kind):
        if child.isVisibleTo(widget):
            yield child


def _tabs(bar: QTabBar) -> Iterable[str]:
    for number in range(bar.count()):
        if bar.tabRect(number).width() + _ALLOWANCE < bar.tabSizeHint(number).width():
            yield _say(bar, bar.tabText(number), bar.tabSizeHint(number), bar.tabRect(number))


def _label(label: QLabel) -> Iterable[str]:
    words, picture = label.text(), label.pixmap()
    if not picture.isNull():
        size = picture.deviceIndependentSize().toSize()
        if size.width() > label.contentsRect().width() or size.height() > label.contentsRect().height():
            yield _say(label, label.accessibleName() or "a picture", size, label.contentsRect())
        return
    if not words:
        return
    if isinstance(label, ElidedLabel):
        if label.elided and not label.property("may_elide"):
            yield _say(label, words, label.sizeHint(), label.rect())
        return
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        longest = _longest_word(label)
        if needed > label.height() + _ALLOWANCE or longest > label.contentsRect().width() + _ALLOWANCE:
            yield _say(label, words, QSize(longest, needed), label.rect())
        return
    hint = label.sizeHint()
    if (
        hint.width() > label.width() + _ALLOWANCE
        or label.fontMetrics().height() > label.height() + _ALLOWANCE
    ):
        yield _say(label, words, hint, label.rect())


def _combo(combo: QComboBox) -> Iterable[str]:
    """Complain about the words chosen, which a combo of a fixed length shortens in silence."""
    needed = combo.fontMetrics().horizontalAdvance(combo.currentText())
    if combo.currentText() and needed > words_room(combo) + _ALLOWANCE:
        yield _say(combo, combo.currentText(), QSize(needed, 0), QRect(0, 0, words_room(combo), 0))


def _hint(line: QLineEdit) -> Iterable[str]:
    """Complain about a hint in an empty line that is longer than the line."""
    hint = "" if line.text() else line.placeholderText()
    option = QStyleOptionFrame()
    line.initStyleOption(option)
    room = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, line)
    beside = line.textMargins().left() + line.textMargins().right() + 2 * _BESIDE_HINT
    needed, given = line.fontMetrics().horizontalAdvance(hint), room.width() - beside
    if needed > given + _ALLOWANCE:
        yield _say(line, hint, QSize(needed, 0), QRect(0, 0, given, 0))


def _longest_word(label: QLabel) -> int:
    metrics = label.fontMetrics()
    words = QLabel.text(label).replace(BREAK, " ").split()
    return max((metrics.horizontalAdvance(word) for word in words), default=0)


def _button(button: QAbstractButton) -> Iterable[str]:
    if not button.text():
        return
    if isinstance(button, KeyButton):
        if button.is_cut:
            yield _say(button, button.text(), button.sizeHint(), button.rect())
        return
    if isinstance(button, QToolButton):
        if button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly and not button.icon().isNull():
            return
        needed = button.sizeHint()
    elif isinstance(button, QPushButton | QCheckBox | QRadioButton):
        needed = button.minimumSizeHint() if isinstance(button, QPushButton) else button.sizeHint()
    else:
        option = QStyleOptionButton()
        option.initFrom(button)
        metrics = button.fontMetrics()
        needed = QSize(metrics.horizontalAdvance(button.text()), metrics.height())
        button.style().pixelMetric(QStyle.PixelMetric.PM_ButtonMargin, option, button)
    if (
        needed.width() > button.width() + _ALLOWANCE
        or button.fontMetrics().height() > button.height() + _ALLOWANCE
    ):
        yield _say(button, button.text(), needed, button.rect())


def _outside(widget: QWidget) -> Iterable[str]:
    """Complain about words that stick out of their parent (a scroll area's content may)."""
    words = _words_of(widget)
    parent = widget.parentWidget() if words and not widget.isWindow() else None
    if parent is None or isinstance(parent.parentWidget(), QScrollArea):
        return
    if (
        not parent.rect()
        .adjusted(-_ALLOWANCE, -_ALLOWANCE, _ALLOWANCE, _ALLOWANCE)
        .contains(widget.geometry())
    ):
        yield _say(widget, words, widget.size(), parent.rect())


def _words_of(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _say(widget: QWidget, words: str, needed: QSize, rect: QRect) -> str:
    size = f"needs {needed.width()}×{needed.height()}, has {rect.width()}×{rect.height()}"
    return f"{type(widget).__name__} “{words}”: {size}"


class MeasuringInk(Ink):
    """A pen that remembers what is written beyond the room it was given, or not whole, and how high."""

    cut: list[str]
    heights: dict[str, int]
    """How high the letters of words are at least, in px."""

    whole: QRectF | None = None

    def __init__(self, device: QPaintDevice) -> None:
        super().__init__(device)
        self.cut, self.heights = [], {}

    def text(
        self,
        rect: QRectF,
        words: str,
        font: QFont,
        colour: QColor,
        flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        out = self.whole is not None and not self.whole.adjusted(0, -1, 0, 1).contains(rect.center())
        if advance(words, font) > rect.width() + 1 or "…" in words or out:
            self.cut.append(words)
        self.heights[words] = min(font.pixelSize(), self.heights.get(words, font.pixelSize()))
        super().text(rect, words, font, colour, flags)


def measured(widget: Painted) -> list[MeasuringInk]:
    """Give the pens that have written all that a player reads of a painted widget."""
    made: list[MeasuringInk] = []
    begin = MeasuringInk.dry

    def dry() -> Ink:
        ink = begin()
        assert isinstance(ink, MeasuringInk)
        made.append(ink)
        return ink

    with patch.object(Ink, "dry", dry):
        widget.visible_strings()
    return made


def cut_paint(widget: QWidget) -> list[str]:
    """List the words that are painted with too little room on what is in view."""
    painted = (child for child in _visible(widget, QWidget) if isinstance(child, Painted))
    found = ((child, words) for child in painted for ink in measured(child) for words in ink.cut)
    # a button tells by itself, and its words may end on three dots
    return [f"{type(child).__name__} “{w}”" for child, w in found if w and not isinstance(child, KeyButton)]
