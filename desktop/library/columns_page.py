"""The page on which whoever owns a table says what its columns hold, before anything is read."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.library import column_words
from desktop.library.columns_row import FIELD_PX, HEADING_PX, ICON_PX, SAMPLES, ColumnRow
from desktop.look import theme
from desktop.operations import layouts
from desktop.operations.layouts import (
    DELIMITERS,
    ENCODINGS,
    MOST,
    NO_HEADINGS,
    TableLayout,
    TablePreview,
    Way,
)
from desktop.widgets.boxes import Combo
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.in_line import Room, in_row, with_key
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import KeyHint, breakable, label, set_look
from desktop.widgets.topic import set_topic
from desktop.wording import about, file_words, say
from rules.text import Refusal

_DATA = Qt.ItemDataRole.UserRole
_HEADS = 1
_MOST_LETTERS = 28
_NUMBER = re.compile(r"-?\d+\.\d+$")


def _as_typed(cell: str) -> str:
    """Write a number of a workbook as spreadsheets show it in the language of now."""
    return cell.replace(".", QLocale().decimalPoint()) if _NUMBER.match(cell) else cell


def _short(words: str) -> str:
    return words if len(words) <= _MOST_LETTERS else f"{words[: _MOST_LETTERS - 1]}…"


class ColumnsPage(QWidget):
    """Nothing is read before `taken` gives the layout. `closed` by Esc; `way_wanted` asks to look again."""

    taken = Signal(object)
    way_wanted = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_topic(self, "importing")
        self._look: TablePreview | None = None
        self._refused: Refusal | None = None
        self._place, self._of = 1, 1
        self._title = label("", self, role="title", wrap=True)
        self._sentence = label("", self, role="soft", wrap=True)
        self.fields = QStandardItemModel(self)
        for field in column_words.ORDER:
            item = QStandardItem()
            item.setData(field, _DATA)
            self.fields.appendRow(item)
        self._ways = FlowBox(self, gap=12)
        self.encoding, self.delimiter, self.sheet, self.head = (Combo(self._ways) for _ in range(4))
        self.head.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._named = [(label("", self._ways, role="soft"), box) for box in self._boxes()]
        for words, box in self._named:
            pair = QWidget(self._ways)
            line = QHBoxLayout(pair)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(8)
            line.addWidget(words)
            line.addWidget(box)
            self._ways.flow.addWidget(pair)
            box.activated.connect(self._on_way)
        self._scroll = ScrollDown(parent=self)
        self._body = QWidget(self._scroll.viewport())
        self._grid = QGridLayout(self._body)
        self._grid.setContentsMargins(0, 0, 12, 0)
        self._grid.setVerticalSpacing(4)
        self._grid.setHorizontalSpacing(12)
        self._heads = [label("", self._body, role="small") for _ in range(3)]
        for head, at in zip(self._heads, (1, 2, 2 + SAMPLES), strict=True):
            self._grid.addWidget(head, 0, at)
        self._grid.setRowStretch(MOST + _HEADS, 1)
        self.rows: list[ColumnRow] = []
        self._scroll.set_page(self._body)
        self.problem = label("", self, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addWidget(self._sentence)
        column.addWidget(self._ways)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.problem)
        column.addLayout(self._verbs())
        self.retranslate()
        self.restyle()

    def _boxes(self) -> tuple[Combo, ...]:
        return self.encoding, self.delimiter, self.sheet, self.head

    def _verbs(self) -> QHBoxLayout:
        self.take = QPushButton(self)
        set_look(self.take, "primary")
        self.take.clicked.connect(self._on_take)
        self.cancel = QPushButton(self)
        self.cancel.clicked.connect(self.closed)
        self.guess = QPushButton(self)
        self.guess.clicked.connect(self.take_guesses)
        self._hint = label("", self, role="soft")
        take, cancel = with_key(self.take, KeyHint("↵", self)), with_key(self.cancel, KeyHint("Esc", self))
        return in_row(None, take, cancel, self.guess, Room.REST, self._hint, gap=16)

    # What is shown

    def show_look(self, seen: TablePreview, place: int = 1, of: int = 1) -> None:
        """Show a table; it is the one of so many that were opened together."""
        self._look, self._refused, self._place, self._of = seen, None, place, of
        outline = seen.outline
        for box, found, choices in (
            (self.encoding, outline.way.encoding, ENCODINGS),
            (self.delimiter, outline.way.delimiter, DELIMITERS),
            (self.sheet, outline.way.sheet, outline.sheets),
        ):
            box.clear()
            for choice in choices:
                box.addItem("", choice)
            box.setCurrentIndex(box.findData(found))
            pair = box.parentWidget()
            assert pair is not None
            pair.setVisible(box.count() > 1 if box is self.sheet else not outline.sheets)
        self.head.clear()
        for line, words in outline.tops:
            self.head.addItem(about(line, _short(words)), line)
        self.head.addItem("", NO_HEADINGS)
        self.head.setCurrentIndex(self.head.findData(outline.way.head))
        while len(self.rows) < len(outline.header):
            self._add_row()
        chosen = seen.layout.columns
        self._span(min(max(len(outline.rows), 1), SAMPLES))
        for at, row in enumerate(self.rows):
            if at >= len(outline.header):
                row.set_visible(False)
            else:
                heading = " ".join(outline.header[at].split())
                key = outline.keys[at]
                samples = (
                    tuple(map(_as_typed, outline.samples(at))) if outline.sheets else outline.samples(at)
                )
                row.show(key, heading or self._nameless(at), samples, chosen.get(key, ""))
        self._scroll.verticalScrollBar().setValue(0)
        self.retranslate()

    def begin(self) -> None:
        """Put the keyboard where something is to be said, else on the verb."""
        unsaid = next((row for row in self.shown if not row.field), None)
        known = self._look is not None and self._look.remembered and self.take.isEnabled()
        (self.take if known or unsaid is None else unsaid.box).setFocus(Qt.FocusReason.TabFocusReason)

    def show_refusal(self, refusal: Refusal) -> None:
        """Say why the table cannot be read in the way chosen."""
        self._refused = refusal
        self._say()

    @property
    def shown(self) -> list[ColumnRow]:
        """The rows in view, one for each column of the file."""
        return self.rows[: len(self._look.outline.header)] if self._look is not None else []

    @property
    def told(self) -> str:
        """What is said of the table in view."""
        return self._sentence.text()

    @property
    def layout_now(self) -> TableLayout:
        """What is chosen now."""
        way = self._look.outline.way if self._look is not None else Way()
        return TableLayout({row.key: row.field for row in self.shown}, way)

    def _span(self, lines: int) -> None:
        """Give so many lines of the table all the width."""
        self._grid.removeWidget(self._heads[1])
        self._grid.addWidget(self._heads[1], 0, 2, 1, lines)
        for place in range(SAMPLES):
            self._grid.setColumnStretch(2 + place, int(place < lines))

    def _add_row(self) -> None:
        row = ColumnRow(self._grid, len(self.rows) + _HEADS, self.fields, self._body)
        row.box.activated.connect(self._say)
        row.box.installEventFilter(self)
        self.rows.append(row)
        self.restyle()

    def _nameless(self, place: int) -> str:
        return self.tr("column {number}").format(number=place + 1)

    # What is chosen

    def _on_way(self) -> None:
        encoding, delimiter, sheet = (box.currentData(_DATA) or "" for box in self._boxes()[:3])
        seen = self._look
        head = self.head.currentData(_DATA) or 0
        if seen is not None and (delimiter, sheet) != (seen.outline.way.delimiter, seen.outline.way.sheet):
            head = 0  # other cells have other headings
        self.way_wanted.emit(Way(encoding, delimiter, sheet, head))

    def take_guesses(self) -> None:
        """Take what the headings say by themselves."""
        if self._look is None:
            return
        for row in self.shown:
            row.set_field(self._look.outline.guesses.get(row.key, ""))
        self._say()
        self.begin()

    def _on_take(self) -> None:
        if self.take.isEnabled() and self._look is not None:
            self.taken.emit(self.layout_now)

    # Words and looks

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        for at in range(self.fields.rowCount()):
            item = self.fields.item(at)
            item.setText(column_words.column_name(item.data(_DATA)))
        for box, names in (
            (self.encoding, column_words.ENCODINGS),
            (self.delimiter, column_words.DELIMITERS),
        ):
            for at in range(box.count()):
                box.setItemText(at, column_words.word(names[box.itemData(at)]))
        for at in range(self.sheet.count()):
            self.sheet.setItemText(at, self.sheet.itemData(at))
        self.head.setItemText(self.head.findData(NO_HEADINGS), self.tr("none: the first line is a card"))
        names_of_ways = (
            self.tr("Encoding"), self.tr("Separator"), self.tr("Sheet"), self.tr("Headings in line"),
        )  # fmt: skip
        for (words, box), name in zip(self._named, names_of_ways, strict=True):
            words.setText(name)
            box.setAccessibleName(name)
        for head, name in zip(
            self._heads, (self.tr("Column"), self.tr("First rows"), self.tr("Holds")), strict=True
        ):
            head.setText(name)
        self.take.setText(self.tr("Import") if self._place == self._of else self.tr("Next"))
        self.cancel.setText(self.tr("Cancel"))
        self.guess.setText(self.tr("As the headings say"))
        self._hint.setText(self.tr("↑ ↓ choose, Tab goes on"))
        if self._look is not None:
            told = f" ({self._place}/{self._of})" if self._of > 1 else ""
            self._title.setText(self.tr("What the columns hold") + told)
        self._say()

    def _say(self) -> None:
        """Say what is open, and mark each row."""
        seen = self._look
        if seen is None:
            return
        layout = self.layout_now
        odd = layouts.odd_samples(seen.outline, layout.columns)
        twice = layouts.held_twice(layout)
        for place, row in enumerate(self.shown):
            cells = frozenset(at for column, at in odd if column == place)
            row.mark(cells, self._state(row, cells, twice), row.field in twice)
        self._sentence.setText(f"{breakable(file_words(seen.path.name))} · {self._summary(seen)}")
        problem, tone = self._trouble(layout)
        set_look(self.problem, "", tone)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self._body.setEnabled(self._refused is None)
        self.take.setEnabled(not problem)
        self.guess.setVisible(dict(layout.columns) != seen.outline.guesses)

    def _summary(self, seen: TablePreview) -> str:
        unread = sum(not row.field for row in self.shown)
        if seen.remembered:
            return self.tr("As you set it last time. Nothing is saved until you import.")
        if unread:
            return self.tr(
                "%n columns are left out. Say what they hold, if it belongs on a card.", "", unread
            )
        return self.tr("Every column will be read.")

    def _state(self, row: ColumnRow, odd: frozenset[int], twice: tuple[str, ...]) -> str:
        if row.field in twice:
            return self.tr("Another column holds the same.")
        if odd:
            return self.tr("Not all of these are numbers; the others are kept as text and listed.")
        return self.tr("Will be read.") if row.field else self.tr("Left out.")

    def _trouble(self, layout: TableLayout) -> tuple[str, str]:
        if self._refused is not None:
            return say(self._refused.message), "bad"
        if layouts.lacks_names(layout):
            return self.tr("Say which column holds the names of the cards."), "warn"
        if twice := layouts.held_twice(layout):
            words = self.tr("Two columns hold “{field}”: leave one of them out.")
            return words.format(field=column_words.column_name(twice[0])), "warn"
        return "", ""

    def restyle(self) -> None:
        """Take sizes from the text size in force."""
        px = theme.current().px
        for place, width in ((0, ICON_PX), (1, HEADING_PX), (2 + SAMPLES, FIELD_PX)):
            self._grid.setColumnMinimumWidth(place, px(width))
        for row in self.rows:
            row.icon.setFixedWidth(px(ICON_PX))
            row.heading.setFixedWidth(px(HEADING_PX))
            row.box.setFixedWidth(px(FIELD_PX))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Import with Enter, leave with Esc."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_take()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Go through the page as it is read: rows are made after the buttons below them."""
        chain = [*self._boxes(), *(row.box for row in self.shown), self.take, self.cancel, self.guess]
        open_now = [widget for widget in chain if widget.isVisible() and widget.isEnabled()]
        focused = self.focusWidget()
        at = open_now.index(focused) if focused in open_now else -1 if next else len(open_now)
        wanted = at + (1 if next else -1)
        if not open_now or not 0 <= wanted < len(open_now):
            return super().focusNextPrevChild(next)
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        open_now[wanted].setFocus(reason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the column that has the keyboard in view."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self._scroll.ensureWidgetVisible(watched, 0, theme.current().px(48))
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "guess"):
            self.restyle()
            self._say()
