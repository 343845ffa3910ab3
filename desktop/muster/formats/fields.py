"""Fields for the parameters of a check; what is typed is told as it is, its fault is said by the rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QToolButton, QWidget

from desktop.look import theme
from desktop.look.icons import icon
from desktop.muster.field import RestorableLine
from desktop.widgets.text import label, set_look
from desktop.wording.plain import plain_tip
from rules.formats import MOST_BANDS, ParameterKind

_STEP = 20
"""How much dearer a new band begins, in PA."""


def read_number(text: str) -> object:
    """Read a whole number; nothing is None, other words stay words."""
    typed = "".join(text.split())
    if not typed:
        return None
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 9 else text


class NumberLine(RestorableLine):
    """A number typed in place; Return takes it."""

    told = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFixedWidth(theme.current().px(72))
        self.editingFinished.connect(self._on_finished)

    def show_value(self, value: object) -> None:
        """Show a value without telling anybody."""
        self._shown = "" if value is None else str(value)
        self.setText(self._shown)

    @property
    def value(self) -> object:
        """What stands in the field."""
        return read_number(self.text())

    def _on_finished(self) -> None:
        if self.text() != self._shown:
            self._shown = self.text()
            self.told.emit()


class ParameterField(QWidget):
    """A field of one parameter; ``changed`` with the parameter's id and what was typed."""

    changed = Signal(str, object)

    def __init__(self, parameter: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.parameter = parameter

    @property
    def stops(self) -> Sequence[QWidget]:
        """Where Tab stops in it, in the order of what is seen."""
        raise NotImplementedError

    def show_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        raise NotImplementedError


class NumberField(ParameterField):
    """One number with its caption; an optional one may be empty."""

    def __init__(self, parameter: str, name: str, caption: str, optional: bool, parent: QWidget) -> None:
        super().__init__(parameter, parent)
        self.line = NumberLine(f"{name}, {caption}", self)
        if optional:
            self.line.setPlaceholderText(self.tr("none"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.line)
        row.addWidget(label(caption, self, role="soft"))
        self.line.told.connect(self._tell)

    @property
    def stops(self) -> Sequence[QWidget]:
        """Its one line."""
        return (self.line,)

    def show_value(self, value: Any) -> None:
        """Show a number, nothing for none."""
        self.line.show_value(value)

    def _tell(self) -> None:
        self.changed.emit(self.parameter, self.line.value)


class BandsField(ParameterField):
    """The bands of cost as a small table: up to so many PA, so many figures."""

    def __init__(self, parameter: str, name: str, parent: QWidget) -> None:
        super().__init__(parameter, parent)
        self._name = name
        self._bands: tuple[tuple[Any, Any], ...] = ()
        self.lines: list[tuple[NumberLine | None, NumberLine]] = []
        self._parts: list[QWidget] = []
        self._verbs: list[QToolButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(5, 1)

    @property
    def stops(self) -> Sequence[QWidget]:
        """Each band's lines, then what removes or adds one."""
        rows = zip(self.lines, self._verbs, strict=True)
        return [part for lines, verb in rows for part in (*lines, verb) if part is not None]

    def show_value(self, value: Any) -> None:
        """Show bands; the fields stay while their number does."""
        if len(value) != len(self.lines):
            self._make(len(value))
        self._bands = value
        for (upto, figures), (most, count) in zip(self.lines, value, strict=True):
            if upto is not None:
                upto.show_value(most)
            figures.show_value(count)

    def _make(self, count: int) -> None:
        for part in self._parts:
            self._grid.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts, self.lines, self._verbs = [], [], []
        for at in range(count):
            last = at == count - 1
            upto = None if last else NumberLine(self.tr("{check}, up to PA").format(check=self._name), self)
            figures = NumberLine(self.tr("{check}, figures").format(check=self._name), self)
            figures.setFixedWidth(theme.current().px(56))
            button = QToolButton(self)
            set_look(button, "flat")
            words = self.tr("Add a price band") if last else self.tr("Remove this price band")
            button.setIcon(icon("plus" if last else "minus", "soft"))
            button.setToolTip(plain_tip(words))
            button.setAccessibleName(words)
            button.setProperty("band", at)
            button.clicked.connect(self._add if last else self._remove)
            button.setVisible(not last or count < MOST_BANDS)
            first = label(self.tr("above:") if last else self.tr("up to"), self, role="soft")
            middle: list[QWidget] = [] if upto is None else [upto, label(self.tr("PA:"), self, role="soft")]
            row: list[QWidget] = [first, *middle]
            tail: list[QWidget] = [figures, label(self.tr("figures"), self, role="soft"), button]
            for column, part in enumerate(row):
                self._grid.addWidget(part, at, column)
            for column, part in enumerate(tail, 3):
                self._grid.addWidget(part, at, column, Qt.AlignmentFlag.AlignLeft)
            for line in filter(None, (upto, figures)):
                line.told.connect(self._tell)
            self._parts += [*row, *tail]
            for part in (*row, *tail[:2]):
                part.show()
            self.lines.append((upto, figures))
            self._verbs.append(button)

    def _tell(self) -> None:
        bands = tuple((None if upto is None else upto.value, figures.value) for upto, figures in self.lines)
        self.changed.emit(self.parameter, bands)

    def _add(self) -> None:
        bands = list(self._bands)
        before = bands[-2][0] if len(bands) > 1 and isinstance(bands[-2][0], int) else 0
        bands.insert(len(bands) - 1, (before + _STEP, bands[-1][1]))
        self.changed.emit(self.parameter, tuple(bands))

    def _remove(self) -> None:
        button = self.sender()
        at = button.property("band") if button is not None else -1
        self.changed.emit(self.parameter, tuple(band for n, band in enumerate(self._bands) if n != at))


_THIN = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}"
# Nobody plays at 1 to 9 PA, so that "1 200" is one number; "200 300" is two, as no limit is so high.
_THOUSANDS = re.compile(rf"(?<!\d)(?:[1-9](?:[ .,'’]\d{{3}})+|\d{{1,3}}(?:[{_THIN}]\d{{3}})+)(?!\d)")
# "50 100" may be 50,100 and "12,5" may be a half; a row of three, "50 100 150", is a row.
_UNCLEAR = re.compile(r"(?<!\d)(?<!\d[ ,])[1-9]\d[ .,]\d{3}(?![ ,]?\d)|(?<!\d)(?<!\d,)\d+[.,]\d{1,2}(?!,?\d)")


def _grouped(text: str) -> str:
    """Give what is typed with thousands in one piece; the unit parts limits as well."""
    return _THOUSANDS.sub(lambda found: re.sub(r"\D", "", found[0]), text.casefold().replace("pa", ";"))


def unclear_limits(text: str) -> str:
    """Give the part of typed limits that may be one number or two, "" where there is none."""
    found = _UNCLEAR.search(_grouped(text))
    return found[0] if found else ""


def read_limits(text: str) -> tuple[object, ...]:
    """Read limits as people type them: 200, 300 1 200; what is no number stays a word."""
    return tuple(read_number(part) for part in re.split(r"[\s,;]+", _grouped(text)) if part)


def made_for(
    kind: ParameterKind, parameter: str, name: str, caption: str, optional: bool, parent: QWidget
) -> ParameterField:
    """Make the field of a parameter."""
    if kind is ParameterKind.BANDS:
        return BandsField(parameter, name, parent)
    return NumberField(parameter, name, caption, optional, parent)
