"""The options of an entry, typed in place: kind, name, price, per figure or per card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
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

from desktop.look import theme
from desktop.look.icons import icon
from desktop.muster.field import in_a_line, with_its_lines
from desktop.muster.option_editor import OptionEditor
from desktop.widgets.in_line import in_row
from desktop.widgets.keys import lead
from desktop.widgets.text import ElidedLabel, label, set_look
from desktop.wording import fill
from rules.armies import Entry, Option
from rules.spells import Spell

_BESIDE = 660
"""What a name, its kind and its price need in one row, in px at 100 %."""


class OptionsEditor(QFrame):
    """Show what one entry buys, a line each; say the whole list when it was changed."""

    edited = Signal(str, object)
    """An entry's id and its options, a tuple."""

    noted = Signal(str, str)
    """An entry's id and the note beside it."""

    spell_wanted = Signal(int, object)
    """The place of an option in the list, and the option, whose spell or miracle is to be written down."""

    closed = Signal()

    came = Signal()
    """It came into view, or went."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_look(self, "panel")
        self._entry = ""
        self._noted = ""
        self._shown: tuple[Option, ...] = ()
        self._lines: list[OptionEditor] = []
        self._low = False
        self.offered: Callable[[], Sequence[Option]] = tuple
        """Asked for what the card may buy, when its name is typed."""

        self.priced = True
        """Whether an option has a price in the list's game; set before an entry is shown."""

        self.title = ElidedLabel("", self)
        self.title.setProperty("may_elide", True)
        set_look(self.title, "heading")
        self.sentence = label("", self, role="soft", wrap=True)
        self.note = QLineEdit(self)
        self._note_label = label("", self, role="soft")
        self._note_label.setBuddy(self.note)
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
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._inside)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        column.addLayout(top)
        column.addWidget(self._area)
        column.addLayout(in_row(None, self._note_label, (self.note, 1), gap=6))
        self.note.editingFinished.connect(self._on_note)
        self.add_button.clicked.connect(self.add)
        self.close_button.clicked.connect(self.closed)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.retranslate()
        self.restyle()

    @property
    def entry(self) -> str:
        """The entry whose options are shown, "" for none."""
        return self._entry

    @property
    def lines(self) -> Sequence[OptionEditor]:
        """The lines shown."""
        return tuple(self._lines)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._note_label.setText(self.tr("Note"))
        self.note.setPlaceholderText(self.tr("Beside the card"))
        self.note.setAccessibleName(self.tr("Note beside the card"))
        self.add_button.setText(self.tr("Add"))
        self.add_button.setAccessibleName(self.tr("Add an option"))
        self.sentence.setText(self.tr("Artefacts, spells, miracles and anything else this card buys."))
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
            self.note.setText(in_a_line(entry.note) if entry else "")
        self._noted = entry.note if entry else ""
        self.title.setText(fill(self.tr("Options of {card}"), card=name) if entry_id else "")
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

    def settle(self) -> None:
        """Tell what was typed: another entry may come without the focus having left a field."""
        self._on_note()
        self._tell()

    def add(self) -> None:
        """Begin a new option; it counts once it has a name or a price."""
        self._lines.append(line := self._line(Option("")))
        self._fit()
        line.name.setFocus()

    def show_last(self) -> None:
        """Bring the option that was begun last into view."""
        if self._lines:
            self._area.ensureWidgetVisible(self._lines[-1])

    def set_spell(self, place: int, spell: Spell) -> None:
        """Take the spell of an option as it was written down."""
        if place < len(self._lines):
            self._lines[place].set_spell(spell)
            self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
            return
        super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell that it is in view."""
        super().showEvent(event)
        self.came.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that it is out of view."""
        super().hideEvent(event)
        self.came.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give a price its own row where a name has no room beside it."""
        super().resizeEvent(event)
        low = self.width() < theme.current().px(_BESIDE)
        if low is not self._low:
            self._low = low
            for line in self._lines:
                line.set_low(low)
            self._fit()

    def _line(self, option: Option) -> OptionEditor:
        line = OptionEditor(option, self._inside)
        line.set_low(self._low)
        line.set_priced(self.priced)
        line.changed.connect(self._tell)
        line.removed.connect(self._on_removed)
        line.finished.connect(self.add)
        line.offered = self.offered
        line.spell_wanted.connect(self._on_spell_wanted)
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
        if self._entry and (note := with_its_lines(self.note.text(), self._noted)) != self._noted:
            self._noted = note
            self.noted.emit(self._entry, note)

    def _on_spell_wanted(self) -> None:
        line = self.sender()
        if isinstance(line, OptionEditor):
            self.spell_wanted.emit(self._lines.index(line), line.option())

    def _on_removed(self) -> None:
        line = self.sender()
        if isinstance(line, OptionEditor):
            self._lines.remove(line)
            self._column.removeWidget(line)
            line.deleteLater()
            self._fit()
            self._tell()

    def _fit(self) -> None:
        """Be as high as up to three lines need, two at least; more are scrolled; Tab goes as all is read."""
        fields = (field for line in self._lines for field in line.fields)
        lead((self.add_button, self.close_button, *fields, self.note))
        self.sentence.setVisible(not self._lines)
        row = theme.current().target + self._column.spacing()
        high = 2 * row if self._low else row
        self._area.setMinimumHeight(high * max(1, min(2, len(self._lines))))
        self._area.setMaximumHeight(high * max(1, min(3, len(self._lines))))
