"""The head of the army in view: its details, typed in place, and its live total."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop import theme
from desktop.muster import words
from desktop.widgets.text import label, set_look
from rules.armies import Army, Cost
from rules.peoples import Peoples
from rules.text import fold

_STEP = 100
_HIGHEST = 100_000


class ArmyHeader(QWidget):
    """Show an army's details as fields; say what was changed."""

    edited = Signal(dict)
    """Details that the player changed: name, people, edition, limit, note."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._army: Army | None = None
        self.name = _Field(self)
        set_look(self.name, "title")
        self.people = _Peoples(self)
        self.edition = _Field(self)
        self.limit = _Limit(self)
        self.note = _Field(self)
        self.total = label("", self, role="title")
        self.left = label("", self, role="small")
        for figure in (self.total, self.left):
            figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.gauge = _Gauge(self)
        self._captions = {
            field: label("", self, role="small") for field in (self.people, self.edition, self.limit, self.note)
        }
        self._lay_out()
        for field in (self.name, self.edition, self.note):
            field.editingFinished.connect(self._on_edited)
        self.limit.editingFinished.connect(self._on_edited)
        self.people.activated.connect(self._on_edited)
        self.retranslate()

    def _lay_out(self) -> None:
        sums = QVBoxLayout()
        sums.setSpacing(0)
        sums.addWidget(self.total)
        sums.addWidget(self.left)
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(self.name, 1)
        top.addLayout(sums)
        fields = QGridLayout()
        fields.setHorizontalSpacing(8)
        fields.setVerticalSpacing(2)
        for column, (field, stretch) in enumerate(
            ((self.people, 4), (self.edition, 2), (self.limit, 2), (self.note, 3))
        ):
            fields.addWidget(self._captions[field], 0, column)
            fields.addWidget(field, 1, column)
            fields.setColumnStretch(column, stretch)
            self._captions[field].setBuddy(field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.gauge)
        column.addLayout(fields)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        for field, caption in (
            (self.people, self.tr("People")),
            (self.edition, self.tr("Edition")),
            (self.limit, self.tr("Limit")),
            (self.note, self.tr("Note")),
        ):
            self._captions[field].setText(caption)
            field.setAccessibleName(caption)
        self.name.setAccessibleName(self.tr("Name of the army"))
        self.name.setPlaceholderText(self.tr("Name of the army"))
        self.limit.setSpecialValueText(self.tr("none"))

    def show_army(self, army: Army, cost: Cost, figures: int, peoples: Peoples) -> None:
        """Show an army; a field that the player is typing in keeps his words."""
        other = self._army is None or self._army.id != army.id
        self._army = army
        for field, text in (
            (self.name, army.name), (self.edition, army.edition), (self.note, army.note),
        ):  # fmt: skip
            if other or not field.typing:
                field.set(text)
        self.people.fill(peoples, army.people)
        if other or not self.limit.hasFocus():
            with QSignalBlocker(self.limit):
                self.limit.setValue(army.limit or 0)
        self._show_total(army, cost, figures)

    def _show_total(self, army: Army, cost: Cost, figures: int) -> None:
        self.total.setText(words.total(cost))
        count = f"{words.cards(len(army.entries))} · {words.figures(figures)}"
        tone = ""
        if army.limit is not None:
            spare = army.limit - cost.known
            tone = "bad" if spare < 0 else ""
            rest = self.tr("{pa} over") if spare < 0 else self.tr("{pa} left")
            count = f"{rest.format(pa=words.pa(abs(spare)))} · {count}"
        self.left.setText(count)
        set_look(self.left, "small", tone)
        set_look(self.total, "title", tone)
        self.gauge.set_part(cost.known / army.limit if army.limit else None)

    def _on_edited(self) -> None:
        """Tell what differs from the army shown."""
        army = self._army
        if army is None:
            return
        now = {
            "name": self.name.text().strip() or army.name,
            "people": self.people.currentData() or "",
            "edition": self.edition.text().strip(),
            "limit": self.limit.value() or None,
            "note": self.note.text().strip(),
        }
        if not self.name.text().strip():
            self.name.set(army.name)
        changed = {key: value for key, value in now.items() if value != getattr(army, key)}
        if changed:
            self.edited.emit(changed)


class _Field(QLineEdit):
    """A line that keeps what is being typed; Return leaves it, Esc takes the old words back."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = ""
        self.setMinimumWidth(40)

    @property
    def typing(self) -> bool:
        """Whether the player's words are not told yet."""
        return self.hasFocus() and self.text() != self._shown

    def set(self, text: str) -> None:
        """Show words that are recorded."""
        self._shown = text
        if self.text() != text:
            self.setText(text)
            self.setCursorPosition(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the old words back with Esc."""
        if event.key() == Qt.Key.Key_Escape and self.text() != self._shown:
            self.setText(self._shown)
            return
        super().keyPressEvent(event)


class _Peoples(QComboBox):
    """All peoples by name; the words of an unknown one stay."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(24)

    def fill(self, peoples: Peoples, chosen: str) -> None:
        """Offer all peoples with one chosen."""
        rows = [(words.people_name(peoples, people), people) for people in peoples.peoples]
        rows.sort(key=lambda row: fold(row[0]))
        if chosen and chosen not in peoples.peoples:
            rows.insert(0, (chosen, chosen))
        rows.insert(0, (self.tr("not chosen"), ""))
        with QSignalBlocker(self):
            if [(self.itemText(n), self.itemData(n)) for n in range(self.count())] != rows:
                self.clear()
                for name, people in rows:
                    self.addItem(name, people)
            self.setCurrentIndex(self.findData(chosen))
        self.setToolTip(self.currentText() if chosen else "")


class _Limit(QSpinBox):
    """A number of PA, 0 for none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(0, _HIGHEST)
        self.setSingleStep(_STEP)
        self.setSuffix("\N{NO-BREAK SPACE}PA")
        self.setKeyboardTracking(False)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setMinimumWidth(60)


class _Gauge(QWidget):
    """A thin bar: how much of the limit is used."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._part: float | None = None
        self._restyle()

    def set_part(self, part: float | None) -> None:
        """Show a part of the limit, None without a limit."""
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the used part; above the limit in the colour of what is wrong."""
        current = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = self.height() / 2
        painter.setBrush(current.colour("sunken"))
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        if self._part:
            painter.setBrush(current.colour("bad" if self._part > 1 else "accent"))
            width = max(self.height(), self.width() * min(self._part, 1))
            painter.drawRoundedRect(QRectF(0, 0, width, self.height()), radius, radius)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self.setFixedHeight(theme.current().px(6))
