"""The options of an entry, typed in place: kind, name, price, per figure or per card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop import theme
from desktop.icons import icon
from desktop.muster import words
from desktop.widgets.text import ElidedLabel, label, set_look
from rules.armies import Entry, Option, OptionKind, Per
from rules.values import Value, plain


class OptionsEditor(QFrame):
    """Show what one entry buys, a line each; say the whole list when it was changed."""

    edited = Signal(str, object)
    """An entry's id and its options, a tuple."""

    noted = Signal(str, str)
    """An entry's id and the note beside it."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_look(self, "panel")
        self._entry = ""
        self._noted = ""
        self._shown: tuple[Option, ...] = ()
        self._lines: list[_Line] = []
        self.title = ElidedLabel("", self)
        self.title.setProperty("may_elide", True)
        set_look(self.title, "heading")
        self.sentence = label("", self, role="soft", wrap=True)
        self.note = QLineEdit(self)
        self.add_button = QPushButton(self)
        self.close_button = QToolButton(self)
        set_look(self.close_button, "flat")
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.title, 1)
        top.addWidget(self.add_button)
        top.addWidget(self.close_button)
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._column.addWidget(self.sentence)
        self._column.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setWidget(self._inside)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        column.addLayout(top)
        column.addWidget(self._area)
        column.addWidget(self.note)
        self.note.editingFinished.connect(self._on_note)
        self.add_button.clicked.connect(self.add)
        self.close_button.clicked.connect(self.closed)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()
        self.restyle()

    @property
    def entry(self) -> str:
        """The entry whose options are shown, "" for none."""
        return self._entry

    @property
    def lines(self) -> Sequence[_Line]:
        """The lines shown."""
        return tuple(self._lines)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.note.setPlaceholderText(self.tr("Note beside the card"))
        self.note.setAccessibleName(self.tr("Note beside the card"))
        self.add_button.setText(self.tr("Add an option"))
        self.sentence.setText(self.tr("Artefacts, spells, miracles and whatever else this card buys."))
        self.close_button.setToolTip(self.tr("Close the options"))
        self.close_button.setAccessibleName(self.tr("Close the options"))
        for line in self._lines:
            line.retranslate()

    def restyle(self) -> None:
        """Take the theme's colours and the text size again."""
        self.close_button.setIcon(icon("x", "soft"))
        self.add_button.setIcon(icon("plus"))
        for line in self._lines:
            line.restyle()
        self._fit()

    def show_entry(self, entry: Entry | None, name: str) -> None:
        """Show an entry's options and note; what is being typed keeps its words."""
        entry_id, options = (entry.id, entry.options) if entry else ("", ())
        if entry_id != self._entry or not self.note.hasFocus():
            self.note.setText(entry.note if entry else "")
        self._noted = entry.note if entry else ""
        self.title.setText(self.tr("Options of {card}").format(card=name) if entry_id else "")
        self.setEnabled(bool(entry_id))
        if entry_id == self._entry and options == self._said():
            self._shown = options
            return
        self._entry, self._shown = entry_id, options
        for line in self._lines:
            self._column.removeWidget(line)
            line.deleteLater()
        self._lines = [self._line(option) for option in options]
        self._fit()

    def add(self) -> None:
        """Begin a new option; it counts once it has a name or a price."""
        self._lines.append(line := self._line(Option("")))
        self._fit()
        line.name.setFocus()
        self._area.ensureWidgetVisible(line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)

    def _line(self, option: Option) -> _Line:
        line = _Line(option, self._inside)
        line.changed.connect(self._tell)
        line.removed.connect(self._on_removed)
        line.finished.connect(self.add)
        self._column.insertWidget(self._column.count() - 1, line)
        line.show()
        return line

    def _said(self) -> tuple[Option, ...]:
        return tuple(line.option() for line in self._lines if line.counts)

    def _tell(self) -> None:
        if self._entry and (said := self._said()) != self._shown:
            self._shown = said
            self.edited.emit(self._entry, said)

    def _on_note(self) -> None:
        if self._entry and (note := self.note.text().strip()) != self._noted:
            self._noted = note
            self.noted.emit(self._entry, note)

    def _on_removed(self) -> None:
        line = self.sender()
        if isinstance(line, _Line):
            self._lines.remove(line)
            self._column.removeWidget(line)
            line.deleteLater()
            self._fit()
            self._tell()

    def _fit(self) -> None:
        """Be as high as up to three lines need; more are scrolled."""
        self.sentence.setVisible(not self._lines)
        high = theme.current().px(46)
        self._area.setFixedHeight(high * max(1, min(3, len(self._lines))))


class _Line(QWidget):
    """One option."""

    changed = Signal()
    removed = Signal()
    finished = Signal()

    def __init__(self, option: Option, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = QComboBox(self)
        self.name = QLineEdit(option.name, self)
        self.pa = QLineEdit("" if option.pa is None else plain(option.pa).replace(".", ","), self)
        self.per = QComboBox(self)
        self.remove_button = QToolButton(self)
        set_look(self.remove_button, "flat")
        self.name.setMinimumWidth(60)
        self.pa.setAlignment(Qt.AlignmentFlag.AlignRight)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for part, stretch in (
            (self.kind, 0),
            (self.name, 1),
            (self.pa, 0),
            (self.per, 0),
            (self.remove_button, 0),
        ):
            row.addWidget(part, stretch)
        self._fill(self.kind, OptionKind, words.option_kind, option.kind)
        self._fill(self.per, Per, words.option_per, option.per)
        for part in (self.kind, self.name, self.pa, self.per):
            part.installEventFilter(self)
        self.remove_button.clicked.connect(self.removed)
        self.retranslate()
        self.restyle()

    @property
    def counts(self) -> bool:
        """Whether there is anything to keep."""
        return bool(self.name.text().strip() or self.pa.text().strip())

    def option(self) -> Option:
        """Read the line; a price that is no number is an unknown one."""
        price = Value.parse(self.pa.text()).number
        return Option(
            self.name.text().strip(),
            OptionKind(self.kind.currentData()),
            None if price is None or not 0 <= price <= 9999 else price,
            Per(self.per.currentData()),
        )

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._fill(self.kind, OptionKind, words.option_kind, OptionKind(self.kind.currentData()))
        self._fill(self.per, Per, words.option_per, Per(self.per.currentData()))
        self.name.setPlaceholderText(self.tr("Name"))
        self.pa.setPlaceholderText(self.tr("? PA"))
        self.kind.setAccessibleName(self.tr("Kind of option"))
        self.name.setAccessibleName(self.tr("Name of the option"))
        self.pa.setAccessibleName(self.tr("Price in PA; empty is unknown"))
        self.pa.setToolTip(self.tr("Price in PA; empty is unknown"))
        self.remove_button.setToolTip(self.tr("Remove this option"))
        self.remove_button.setAccessibleName(self.tr("Remove this option"))

    def restyle(self) -> None:
        """Take the theme's colours and the text size again."""
        self.remove_button.setIcon(icon("trash", "soft"))
        self.pa.setFixedWidth(theme.current().px(72))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on with Return; tell when the focus leaves the whole line, so that a line is one step."""
        if event.type() == QEvent.Type.FocusOut:
            focus = QApplication.focusWidget()
            if focus is None or not self.isAncestorOf(focus):
                self.changed.emit()
        if (
            watched in (self.name, self.pa)
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ):
            if watched is self.name:
                self.pa.setFocus()
            else:
                self.changed.emit()
                self.finished.emit()
            return True
        return super().eventFilter(watched, event)

    def _fill(
        self, box: QComboBox, kinds: type[OptionKind] | type[Per], say: Callable[..., str], chosen: str
    ) -> None:
        with QSignalBlocker(box):
            box.clear()
            for kind in kinds:
                box.addItem(say(kind), kind.value)
            box.setCurrentIndex(box.findData(str(chosen)))
