"""Fields for numbers whose words keep clear of the edge, as those of every other field do."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QLineEdit, QSpinBox, QWidget

from desktop.look import theme
from desktop.widgets.keys import leaves_steps, typed
from desktop.widgets.scroll import turn_with_keyboard
from desktop.wording import fill

MINUS = "\N{MINUS SIGN}"

_SAID = 12
"""Letters of what was typed that are said again."""
_HIGHEST = 2**31 - 1
"""What a field of Qt can hold; a sheet of another program may say more."""
_TYPED = re.compile(r"[-+]?\d*\.?\d*")
"""A number, or the beginning of one, with a point for its decimals."""
_INSET = 7
"""In px at 100 %. A style sheet only makes the field wider by it: Qt lays the line within out by itself."""


def _inset(field: QAbstractSpinBox) -> None:
    bare = field.property("tone") == "plain"  # whose frame is seen only while it is typed in
    field.lineEdit().setTextMargins(0 if bare else theme.current().px(_INSET), 0, 0, 0)


class _Line(QLineEdit):
    """The line of a field: a click chooses the whole number, so that what is typed replaces it."""

    def event(self, event: QEvent) -> bool:
        """Leave the key of undo to the place where nothing is typed here: Qt keeps it for any field."""
        return not leaves_steps(self, event) and super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose all, but for a part that was dragged over."""
        super().mouseReleaseEvent(event)
        if not self.hasSelectedText():
            self.selectAll()


def _prepare(field: QAbstractSpinBox) -> None:
    field.setLineEdit(_Line(field))
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt would give it the keyboard by the wheel
    _inset(field)


def _choose(field: QAbstractSpinBox, event: QFocusEvent) -> None:
    """Choose the whole number where the program brings the keyboard, as Tab does: typing replaces it."""
    if event.reason() is Qt.FocusReason.OtherFocusReason:
        field.selectAll()


def _refusal(field: Spin | DoubleSpin, text: str) -> str:
    """Say which numbers a field takes, and that what was typed is none of them."""
    words = QCoreApplication.translate("Spin", "{name}: from {least} to {most}, not {typed}")
    least, most = (
        f"{field.textFromValue(end)}{field.suffix()}"  # type: ignore[arg-type]  # each gives its own numbers
        for end in (field.minimum(), field.maximum())
    )
    typed_in = text.removesuffix(field.suffix()).strip() or "–"
    return fill(words, name=field.accessibleName(), least=least, most=most, typed=typed_in[:_SAID])


class Spin(QSpinBox):
    """A field for a whole number.

    What is below nought has a true minus, as wherever numbers are only read; a hyphen may be typed.
    """

    refused = Signal(str)
    """Emitted in words when what was typed is none of its numbers, and the one before stays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _prepare(self)

    def setRange(self, least: int, most: int) -> None:
        """Take a range, as far as a field can hold it."""
        super().setRange(least, min(most, _HIGHEST))

    def setValue(self, value: int) -> None:
        """Show a number, as far as a field can hold it."""
        super().setValue(min(value, _HIGHEST))

    def textFromValue(self, value: int) -> str:
        """Write a number."""
        return super().textFromValue(value).replace("-", MINUS)

    def valueFromText(self, text: str) -> int:
        """Read a number, with either sign."""
        return super().valueFromText(text.replace(MINUS, "-"))

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Take either sign."""
        state, _, at = super().validate(text.replace(MINUS, "-"), at)
        return state, text, at

    def fixup(self, text: str) -> str:
        """Say that what was typed is none of its numbers: the one before comes back."""
        self.refused.emit(_refusal(self, text))
        return super().fixup(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say that a digit more would be too much."""
        before = self.lineEdit().text()
        super().keyPressEvent(event)
        digit = typed(event)
        if digit.isdigit() and self.lineEdit().text() == before and not self.lineEdit().hasSelectedText():
            self.refused.emit(_refusal(self, self.cleanText() + digit))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page that is scrolled."""
        turn_with_keyboard(self, event, super().wheelEvent)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose what is in it."""
        super().focusInEvent(event)
        _choose(self, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            _inset(self)


class DigitSpin(Spin):
    """A field beside keys that are letters: they are no part of a number and go to whom it belongs."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let letters pass."""
        if typed(event).isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)


class OpenSpin(DigitSpin):
    """A field for a whole number that may as well be none: it stands below the least then, as a sign."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least - 1, most)
        self.set_number(None)

    def set_number(self, number: float | None, sign: str = "?") -> None:
        """Show a number, or the sign for none ("?" unknown, a dash for absent)."""
        self.setSpecialValueText(sign)
        self.setValue(self.minimum() if number is None else max(self.minimum() + 1, round(number)))

    @property
    def number(self) -> float | None:
        """The number, None for none."""
        return None if self.value() == self.minimum() else float(self.value())

    def stepBy(self, steps: int) -> None:
        """Begin at nought: below it stand numbers that hardly anybody means."""
        if self.number is None:
            self.setValue(max(0, self.minimum() + 1))
        else:
            super().stepBy(steps)


class DoubleSpin(QDoubleSpinBox):
    """A field for a number, with a true minus below nought; a hyphen may be typed.

    Decimals are typed behind a point or a comma, whatever the language; they are shown as it writes them. It
    takes whatever is a number while it is typed; what is out of its range is refused, in words, when it is
    left.
    """

    refused = Signal(str)
    """Emitted in words when what was typed is none of its numbers, and the one before stays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _prepare(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page that is scrolled."""
        turn_with_keyboard(self, event, super().wheelEvent)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose what is in it."""
        super().focusInEvent(event)
        _choose(self, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setLocale(QLocale())
            self.setSuffix(self.suffix())  # it writes its number again
        elif event.type() == QEvent.Type.StyleChange:
            _inset(self)

    def textFromValue(self, value: float) -> str:
        """Write a whole number without decimals."""
        text, point = super().textFromValue(value).replace("-", MINUS), self.locale().decimalPoint()
        return text.rstrip("0").removesuffix(point) if point in text else text

    def valueFromText(self, text: str) -> float:
        """Read a number, with either sign and either point."""
        if text == self.specialValueText():
            return self.minimum()
        return round(float(self._plain(text)), self.decimals())

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Take either sign and either point; say whether it is a number of the range yet."""
        special, plain = self.specialValueText(), self._plain(text)
        if special and text == special:
            return QValidator.State.Acceptable, text, at
        if not _TYPED.fullmatch(plain) or (plain.startswith("-") and self.minimum() >= 0):
            return QValidator.State.Invalid, text, at
        whole = any(map(str.isdigit, plain))
        if whole and self.minimum() <= round(float(plain), self.decimals()) <= self.maximum():
            return QValidator.State.Acceptable, text, at
        return QValidator.State.Intermediate, text, at

    def fixup(self, text: str) -> str:
        """Say that what was typed is none of its numbers: the one before comes back."""
        self.refused.emit(_refusal(self, text))
        return text

    def _plain(self, text: str) -> str:
        """Give the number alone, as a program reads it."""
        bare = text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()
        return bare.replace(MINUS, "-").replace(",", ".")
