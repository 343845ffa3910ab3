"""The named versions of a list: keep one, look at it, take it back, compare it, forget it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from desktop.look import theme
from desktop.operations import versions
from desktop.operations.desk import Desk
from desktop.shell.place import copy_helps
from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.text import label, set_look
from desktop.widgets.word_list import WordList
from desktop.wording import army_words, count_figures, fill, say
from desktop.wording.card_words import language_now
from desktop.wording.moments import day_of
from desktop.wording.plain import plain_tip
from rules.armies import Army, Muster, Version, army_cost
from rules.text import Refusal


class VersionsSheet(PassingOverlay):
    """A panel over the window about one list; ``moved`` after each verb, ``compare_wanted`` with a name."""

    SIZE = (820, 560)  # wide enough for a list of versions and what one holds

    moved = Signal()
    compare_wanted = Signal(str)
    copy_wanted = Signal()
    """Emitted when the library is to be saved elsewhere, the way out of a full disk."""

    def __init__(self, parent: QWidget, desk: Desk, army: Army, initiator: object) -> None:
        super().__init__(parent)
        self._desk, self._army_id, self._initiator = desk, army.id, initiator
        title = label(
            fill(self.tr("Versions of {army}"), army=army.name), self.panel, role="title", wrap=True
        )
        close = QPushButton(self.tr("Close"), self.panel)
        self.field = QLineEdit(self.panel)
        self.field.setPlaceholderText(self.tr("Name of this version, such as Sunday"))
        self.field.setAccessibleName(self.tr("Name of the version to save"))
        self.keep_button = QPushButton(self.tr("Save this version"), self.panel)
        set_look(self.keep_button, "primary")
        self.told = label("", self.panel, role="soft", wrap=True)
        self.told.hide()
        self.copy_button = QPushButton(QCoreApplication.translate("LibraryMenu", "Save a copy…"), self.panel)
        self.copy_button.clicked.connect(self.copy_wanted)
        self.copy_button.hide()
        self.list = WordList(Qt.Key.Key_Delete, self.panel)
        set_look(self.list, "plain")
        self.list.setAccessibleName(title.text())
        self.shown = QPlainTextEdit(self.panel)
        self.shown.setReadOnly(True)
        self.shown.setAccessibleName(self.tr("Contents of the version"))
        self.take_button = QPushButton(self.tr("Go back to it"), self.panel)
        self.compare_button = QPushButton(self.tr("Compare"), self.panel)
        self.forget_button = QPushButton(self.tr("Forget"), self.panel)
        head, new, halves, verbs = (QHBoxLayout() for _ in range(4))
        head.addWidget(title, 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        new.addWidget(self.field, 1)
        new.addWidget(self.keep_button)
        halves.setSpacing(12)
        halves.addWidget(self.list, 1)
        halves.addWidget(self.shown, 1)
        verbs.addStretch(1)
        for button in (self.take_button, self.compare_button, self.forget_button):
            verbs.addWidget(button)
        column = self.sheet_column()
        for part in (head, new):
            column.addLayout(part)
        column.addWidget(self.told)
        column.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(halves, 1)
        column.addLayout(verbs)
        close.clicked.connect(self.close_panel)
        self.field.returnPressed.connect(self._keep)
        self.keep_button.clicked.connect(self._keep)
        self.list.currentItemChanged.connect(self._look)
        self.list.taken.connect(self._take)
        self.list.other_wanted.connect(self._forget)
        self.take_button.clicked.connect(self._take)
        self.compare_button.clicked.connect(self._compare)
        self.forget_button.clicked.connect(self._forget)
        self._fill()

    def show_now(self) -> None:
        """Open on the name of a new version."""
        self.open()
        self.field.setFocus()

    @property
    def _versions(self) -> tuple[Version, ...]:
        return versions.versions_of(self._desk, self._army_id)

    @property
    def chosen(self) -> str:
        """The name of the version in view, "" for none."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def _fill(self, chosen: str = "") -> None:
        """List the versions, the youngest first."""
        self.list.clear()
        for version in reversed(self._versions):
            item = QListWidgetItem(" · ".join(filter(None, (version.name, day_of(version.at)))))
            item.setData(Qt.ItemDataRole.UserRole, version.name)
            item.setToolTip(plain_tip(item.text()))
            item.setSizeHint(QSize(0, theme.current().px(40)))
            self.list.addItem(item)
            if version.name == chosen:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0 and self.list.count():
            self.list.setCurrentRow(0)
        self._look()

    def _look(self) -> None:
        """Show what the version in view holds."""
        name = self.chosen
        for button in (self.take_button, self.compare_button, self.forget_button):
            button.setEnabled(bool(name))
        found = versions.muster_of(self._desk, self._army_id, version=name) if name else None
        if isinstance(found, Muster):
            others = versions.others_of(self._desk, self._army_id, version=name)
            self.shown.setPlainText("\n".join(_lines(found, others)))
        else:
            nothing = self.tr("No version saved yet. Enter a name above to save the list as it is now.")
            self.shown.setPlainText(nothing if not name else "")
        self.list.setVisible(bool(self.list.count()))

    # What the player does

    def _keep(self) -> None:
        name = self.field.text().strip()
        if self._told(versions.keep(self._desk, self._army_id, name=name, initiator=self._initiator)):
            self.field.clear()
            self._fill(name)
            self.list.setFocus()

    def _take(self) -> None:
        if name := self.chosen:
            done = versions.take(self._desk, self._army_id, name=name, initiator=self._initiator)
            if self._told(done):
                self.close_panel()

    def _forget(self) -> None:
        if name := self.chosen:
            self._told(versions.forget(self._desk, self._army_id, name=name, initiator=self._initiator))
            self._fill()

    def _compare(self) -> None:
        if name := self.chosen:
            self.close_panel()
            self.compare_wanted.emit(name)

    def _told(self, outcome: object) -> bool:
        refused = isinstance(outcome, Refusal)
        self.told.setText(say(outcome.message) if isinstance(outcome, Refusal) else "")
        self.told.setVisible(refused)
        self.copy_button.setVisible(isinstance(outcome, Refusal) and copy_helps(outcome))
        self.moved.emit()
        return not refused


def _lines(found: Muster, others: Mapping[str, float]) -> list[str]:
    """Word a list: its total, then a line for each entry."""
    language = language_now()
    counts = army_words.in_all(army_cost(found), others), count_figures(found.figures, found.army.system)
    lines = [" · ".join(filter(None, counts)), ""]
    for entry in found.army.entries:
        lines.append(f"{entry.figures} × {found.card(entry).name(language)}")
        lines += [f"    {army_words.option_line(option)}" for option in entry.options]
    if found.own:
        lines.append(army_words.list_itself())
        lines += [f"    {army_words.option_line(option)}" for option in found.own]
    return lines
