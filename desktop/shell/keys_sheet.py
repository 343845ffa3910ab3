"""Show every key of the place in view, find one, and choose another (?)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSlider,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QPushButton,
    QTableWidgetItem,
    QWidget,
)

from desktop.look import theme
from desktop.shell.own_keys import KEPT, KeyedVerb, KeyGroup, holders, with_keys
from desktop.widgets.actions import ActionRow, shown_keys
from desktop.widgets.overlay import Overlay
from desktop.widgets.plain_table import PlainTable
from desktop.widgets.search import SearchField, found_words
from desktop.widgets.text import label, set_look
from desktop.widgets.topic import set_topic
from desktop.wording.plain import plain_tip
from rules.text import fold

if TYPE_CHECKING:
    from desktop.shell.host import ForKeys

_TURNS = {
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
}
"""What scrolls the sheet while the keyboard is not in its table."""


class _Line(NamedTuple):
    verb: KeyedVerb
    possible: bool


class KeyField(QKeySequenceEdit):
    """Takes the next key pressed; Return takes it for good, Esc leaves all as it was."""

    decided = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMaximumSequenceLength(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key, or end."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if plain and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.decided.emit(event.key() != Qt.Key.Key_Escape)
            event.accept()
            return
        super().keyPressEvent(event)


class ShortcutSheet(Overlay):
    """The keys of the place in view and of the window, grouped as the tables group them."""

    SIZE = (760, 720)

    about_wanted = Signal()

    def __init__(self, window: ForKeys) -> None:
        super().__init__(window.window())
        set_topic(self, "keyboard")
        self._window = window
        self._groups: Callable[[], Sequence[KeyGroup]] = tuple
        self._others: Callable[[], Sequence[KeyGroup]] = tuple
        self._lines: list[_Line | None] = []
        self._asked: KeyedVerb | None = None
        self._past: list[dict[str, str]] = []  # the keys of one's own before each change made here
        self._title = label("", self.panel, role="title")
        self._hint = label("", self.panel, role="soft", wrap=True)
        self.search = SearchField(self.panel)
        self.table = PlainTable(self.panel, Qt.Key.Key_Return, Qt.Key.Key_Delete)
        mode = QHeaderView.ResizeMode
        self.table.set_columns((mode.Stretch, mode.ResizeToContents))
        self.about = QPushButton(self.panel)
        self.close_button = QPushButton(self.panel)
        self.change_button = QPushButton(self.panel)
        set_look(self.change_button, "primary")
        self.delivered_button = QPushButton(self.panel)
        self.all_button = QPushButton(self.panel)
        self.undo_button = QPushButton(self.panel)
        self.field = KeyField(self.panel)
        self.asks = label("", self.panel, role="heading", wrap=True)
        self.told = label("", self.panel, wrap=True)
        self.take_button = QPushButton(self.panel)
        set_look(self.take_button, "primary")
        self.cancel_button = QPushButton(self.panel)
        self._lay_out()
        self.about.clicked.connect(self._on_about)
        self.close_button.clicked.connect(self.close_panel)
        self.search.textChanged.connect(self._fill)
        self.search.tell_by(self._found_words)
        self.search.descended.connect(self.table.setFocus)
        self.search.left.connect(self.close_panel)
        self.table.wanted.connect(self._on_key)
        self.table.currentCellChanged.connect(self._on_current)
        self.table.cellDoubleClicked.connect(self._ask)
        self.change_button.clicked.connect(self._ask)
        self.delivered_button.clicked.connect(self._give_back_delivered)
        self.all_button.clicked.connect(self._all_as_delivered)
        self.undo_button.clicked.connect(self._undo)
        self.field.keySequenceChanged.connect(self._on_typed)
        self.field.decided.connect(self._decide)
        self.take_button.clicked.connect(self._take)
        self.cancel_button.clicked.connect(self._stop_asking)
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.about)
        head.addWidget(self.close_button)
        verbs, asked = QHBoxLayout(), QHBoxLayout()
        for button in (self.all_button, self.undo_button, self.delivered_button, self.change_button):
            verbs.addWidget(button)
        verbs.insertStretch(2, 1)
        for part in (self.field, self.cancel_button, self.take_button):
            asked.addWidget(part, 1 if part is self.field else 0)
        column = self.sheet_column()
        column.addLayout(head)
        column.addWidget(self._hint)
        column.addWidget(self.search)
        column.addWidget(self.table, 1)
        column.addLayout(verbs)
        column.addWidget(self.asks)
        column.addWidget(self.told)
        column.addLayout(asked)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self._title.setText(self.tr("Keys"))
        self._hint.setText(self.tr("Hold Alt to see each key over what it does."))
        self.about.setText(self.tr("About Tacticien"))
        self.close_button.setText(self.tr("Close"))
        self.search.set_hints(self.tr("A verb or a key"))
        self.table.setAccessibleName(self._title.text())
        self.change_button.setText(self.tr("Change…"))
        self.change_button.setToolTip(plain_tip(self.tr("Another key for this verb (Return)")))
        self.delivered_button.setText(self.tr("As delivered"))
        self.delivered_button.setToolTip(plain_tip(self.tr("The key this verb came with (Delete)")))
        self.all_button.setText(self.tr("All as delivered"))
        self.undo_button.setText(self.tr("Undo"))
        self.undo_button.setToolTip(
            plain_tip(self.tr("The keys as they were before the last change (Ctrl+Z)"))
        )
        self.take_button.setText(self.tr("Take this key"))
        self.cancel_button.setText(self.tr("Cancel"))

    def show_groups(
        self, groups: Callable[[], Sequence[KeyGroup]], elsewhere: Callable[[], Sequence[KeyGroup]]
    ) -> None:
        """Open with the verbs of these groups; those elsewhere are asked for once a key is chosen."""
        self._groups, self._others = groups, elsewhere
        self.search.clear()
        self._asked = None
        self._show_asking()
        self._fill()
        self.open()
        self.setFocus()

    # -- what is shown ------------------------------------------------------------------------------

    def _found_words(self) -> str:
        return found_words(len([*filter(None, self._lines)]))

    def _fill(self) -> None:
        """Show the verbs that have what is typed in their words or keys; without it, those with a key."""
        kept, needle = self._current(), fold(self.search.text()).strip()
        self.table.clearSpans()
        self._lines = []
        rows: list[tuple[str, str]] = []
        for heading, lines in _grouped(self._groups()).items():
            found = [line for line in lines if _found(line.verb, needle)]
            if found:
                self._lines += [None, *found]
                rows += [(heading, ""), *((line.verb.words, self._told(line.verb)) for line in found)]
        self.table.setRowCount(len(rows))
        for at, texts in enumerate(rows):
            self._fill_row(at, texts)
        self.table.settle()
        self._choose(kept.id if kept else "")
        values = self._window.settings.values
        self.all_button.setVisible(bool(values.shortcuts) and self._asked is None)
        self.undo_button.setVisible(bool(self._past) and self._asked is None)

    def _fill_row(self, at: int, texts: tuple[str, str]) -> None:
        line, current = self._lines[at], theme.current()
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            font = item.font()
            font.setBold(line is None or line.verb.chosen)
            item.setFont(font)
            if line is None:
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            elif not line.possible:
                item.setForeground(current.colour("soft"))
            self.table.setItem(at, column, item)
        if line is None:
            self.table.setSpan(at, 0, 1, 2)

    def _told(self, verb: KeyedVerb) -> str:
        """Word the keys of a verb; of one chosen by hand in the file of settings, who else has it."""
        keys = " · ".join(shown_keys(verb.keys))
        if not verb.chosen:
            return keys
        here = [replace(other, reads="") for group in self._groups() for other in _all_verbs(group)]
        others = ", ".join(other.words for other in holders(here, verb, verb.keys))
        return self.tr("{key}, also: {verbs}").format(key=keys, verbs=others) if others else keys

    def _choose(self, id: str) -> None:
        """Stand on a verb, else on the first one."""
        ids = [line.verb.id if line else "" for line in self._lines]
        row = ids.index(id) if id in ids and id else min(1, len(ids) - 1)
        if row >= 0:
            self.table.setCurrentCell(row, 0)
        self._on_current()

    def _current(self) -> KeyedVerb | None:
        row = self.table.currentRow()
        line = self._lines[row] if 0 <= row < len(self._lines) else None
        return line.verb if line else None

    def _on_current(self, *_: int) -> None:
        verb = self._current()
        changes = verb is not None and not verb.fixed
        self.change_button.setEnabled(changes)
        self.delivered_button.setVisible(changes and verb is not None and verb.chosen and self._asked is None)

    # -- another key --------------------------------------------------------------------------------

    def _on_key(self, key: Qt.Key) -> None:
        self._ask() if key == Qt.Key.Key_Return else self._give_back_delivered()

    def _ask(self, *_: object) -> None:
        """Ask for the next key pressed."""
        verb = self._current()
        if verb is None or verb.fixed:
            return
        self._asked = verb
        self.field.clear()
        self.asks.setText(self.tr("Press the new key of “{verb}”.").format(verb=verb.words))
        self._show_asking()
        self._on_typed()
        self.field.setFocus()

    def _on_typed(self, *_: object) -> None:
        """Say what is in the way of what was pressed."""
        if self._asked is None:
            return
        wanted = self._typed()
        kept = wanted in KEPT and wanted not in self._asked.delivered.split("; ")
        self.take_button.setEnabled(bool(wanted) and not kept)
        if not wanted:
            self.told.setText("")
        elif kept:
            self.told.setText(self.tr("Every page needs this key itself."))
        else:
            self.told.setText(self._said_of(holders(self._all(), self._asked, wanted)))

    def _said_of(self, others: Sequence[KeyedVerb]) -> str:
        """Say whose key it is, and whether it is taken from there."""
        taken = self.tr("It is the key of: {verbs}. Taken from there, it is free for this verb.")
        stays = self.tr("What is in view keeps it for: {verbs}. Elsewhere it is free for this verb.")
        said = []
        for sentence, fixed in ((taken, False), (stays, True)):
            if verbs := ", ".join(other.words for other in others if other.fixed is fixed):
                said.append(sentence.format(verbs=verbs))
        return " ".join(said) or self.tr("This key is free.")

    def _decide(self, takes: bool) -> None:
        if not takes:
            self._stop_asking()
        elif self.take_button.isEnabled():
            self._take()

    def _take(self) -> None:
        if self._asked is not None:
            self._change(self._asked, self._typed())

    def _give_back_delivered(self) -> None:
        verb = self._current()
        if verb is not None and verb.chosen:
            self._change(verb, verb.delivered)

    def _all_as_delivered(self) -> None:
        self._keep({})

    def _change(self, verb: KeyedVerb, wanted: str) -> None:
        self._keep(with_keys(self._window.settings.values.shortcuts, self._all(), verb, wanted))

    def _keep(self, shortcuts: dict[str, str]) -> None:
        before = self._window.settings.values.shortcuts
        if shortcuts != before:
            self._past.append(dict(before))
        self._window.change_settings(shortcuts=shortcuts)
        self._stop_asking()

    def _undo(self) -> None:
        """Take back the last change of keys that was made here."""
        if self._past and self._asked is None:
            self._window.change_settings(shortcuts=self._past.pop())
            self._stop_asking()

    def _stop_asking(self) -> None:
        """Show the keys as they are now, and give the keyboard back to them."""
        self._asked = None
        self._show_asking()
        self._fill()
        self.table.setFocus()

    def _show_asking(self) -> None:
        """Show what asks for a key, or the verbs of the table."""
        on = self._asked is not None
        for part in (self.asks, self.told, self.field, self.take_button, self.cancel_button):
            part.setVisible(on)
        self.search.setEnabled(not on)
        self.table.setEnabled(not on)
        for part in (self.change_button, self.all_button, self.undo_button, self.delivered_button):
            part.setVisible(not on)

    def _typed(self) -> str:
        return self.field.keySequence().toString(QKeySequence.SequenceFormat.PortableText)

    def _all(self) -> list[KeyedVerb]:
        """Give every verb of every place."""
        return [verb for group in (*self._groups(), *self._others()) for verb in _all_verbs(group)]

    # -- what Qt calls ------------------------------------------------------------------------------

    def _on_about(self) -> None:
        self.close_panel()
        self.about_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by the keys that turn pages, search by letters; the others are those of every panel."""
        key = Qt.Key(event.key())
        if event.matches(QKeySequence.StandardKey.Undo):
            self._undo()
        elif (turn := _TURNS.get(key)) is not None:
            self.table.verticalScrollBar().triggerAction(turn)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.table.setFocus()
        elif event.text().isprintable() and event.text().strip() and self.search.isEnabled():
            self.search.setFocus()
            self.search.insert(event.text())
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language: what is shown is told anew at the next opening."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.hide()


def _verb(group: KeyGroup, row: ActionRow) -> KeyedVerb:
    keys, place = group.actions.key_of(row), group.place + row.page
    return KeyedVerb(row.id, row.words, row.shortcut, keys, place, group.fixed, row.reads)


def _all_verbs(group: KeyGroup) -> list[KeyedVerb]:
    """Give the verbs of a group, also those that are not listed: their keys are taken, too."""
    return [_verb(group, row) for row in group.actions.rows]


def _grouped(groups: Iterable[KeyGroup]) -> dict[str, list[_Line]]:
    """Give the listed verbs, each below its heading; those of the page in view come first."""
    found: dict[str, list[_Line]] = {}
    for group in groups:
        for row in sorted(group.actions.rows, key=lambda row: row.page != group.page):
            if row.listed:
                line = _Line(_verb(group, row), group.actions.lent(row.id).isEnabled())
                found.setdefault(row.group or group.heading, []).append(line)
    return found


def _found(verb: KeyedVerb, needle: str) -> bool:
    if not needle:
        return bool(verb.keys) or verb.chosen
    return needle in fold(verb.words) or needle in map(fold, shown_keys(verb.keys))
