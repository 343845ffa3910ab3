"""The backups of a library: make one, restore one, the rule that thins them, all data in one file."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidgetItem,
    QWidget,
)

from desktop.look import theme
from desktop.look.icons import icon
from desktop.operations import safekeeping
from desktop.operations.desk import Desk
from desktop.operations.safekeeping import Contents, KeptBackup, ThinningRule
from desktop.widgets.ask_file import ask_which
from desktop.widgets.background_task import BackgroundTask, Step
from desktop.widgets.empty import EmptyState
from desktop.widgets.flow_layout import FlowBox
from desktop.widgets.overlay import PassingOverlay
from desktop.widgets.plain_table import PlainTable
from desktop.widgets.spin import DigitSpin
from desktop.widgets.text import KeyHint, label, set_look
from desktop.widgets.topic import set_topic
from desktop.wording import fill, say
from desktop.wording.moments import moments
from desktop.wording.plain import plain_tip
from rules.text import QT_TRANSLATE_NOOP, Refusal

_REASONS = {
    "closed": QT_TRANSLATE_NOOP("BackupsSheet", "when closed"),
    "by-hand": QT_TRANSLATE_NOOP("BackupsSheet", "by hand"),
    "before-upgrade": QT_TRANSLATE_NOOP("BackupsSheet", "before an update"),
    "before-restore": QT_TRANSLATE_NOOP("BackupsSheet", "before a restore"),
}
_FATE = 4
"""The column that says whether a backup stays."""

_MOST = 99


class BackupsSheet(PassingOverlay):
    """A panel over the window; without a desk the library cannot be opened, and can only be restored."""

    SIZE = (1080, 720)  # wide enough for what a backup holds

    chosen = Signal(Path)
    """The backup, or other library file, to put in the place of the library."""

    copy_wanted = Signal()
    """All data are to be written into one file."""

    def __init__(
        self, parent: QWidget, library: Path, desk: Desk | None, backups: Sequence[KeptBackup] = ()
    ) -> None:
        super().__init__(parent)
        self._library = library
        set_topic(self, "backups")
        self._desk = desk
        self._backups: Sequence[KeptBackup] = backups
        self._rule = ThinningRule()
        self._marked: set[Path] = set()
        self._beside = BackgroundTask(self)
        self._beside.done.connect(self._on_made)
        title = label(
            fill(self.tr("Backups of the library “{name}”"), name=library.stem),
            self.panel, role="title", wrap=True,
        )  # fmt: skip
        close = QPushButton(self.tr("Close"), self.panel)
        self.intro = label("", self.panel, role="soft", wrap=True)
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Delete, Qt.Key.Key_B, Qt.Key.Key_S,
                Qt.Key.Key_T, Qt.Key.Key_O)  # fmt: skip
        self.table = PlainTable(self.panel, *keys)
        self.table.setAccessibleName(title.text())
        self.table.wanted.connect(self._on_key)
        self.table.itemSelectionChanged.connect(self._dress_verbs)
        self.empty = EmptyState("archive", self.panel)
        self.told = label("", self.panel, role="soft", wrap=True)
        self.new = QPushButton(self.tr("Make a backup now"), self.panel)
        self.copy = QPushButton(self.tr("All data in one file…"), self.panel)
        self.other = QPushButton(self.tr("From a file…"), self.panel)
        self.thin = QPushButton(self.panel)
        self.restore = QPushButton(self.tr("Restore"), self.panel)
        set_look(self.restore, "primary")
        self.rule = self._rule_fields()
        self.table.installEventFilter(self)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        column = self.sheet_column()
        column.addLayout(head)
        column.addWidget(self.intro)
        column.addWidget(self.table, 1)
        column.addWidget(self.empty, 1)
        column.addWidget(self.rule)
        column.addWidget(self.told)
        column.addWidget(self._verbs())
        why = self.tr(
            "All data in one file: a full copy of the library, with revisions, battles, pictures and undo, "
            "that restores everything. A package (.tactpack) only passes things on."
        )
        self.why = label(why, self.panel, role="small", wrap=True)
        column.addWidget(self.why)
        close.clicked.connect(self.close_panel)
        for button, slot in (
            (self.new, self._make), (self.copy, self._copy), (self.other, self._choose),
            (self.thin, self._thin), (self.restore, self._restore),
        ):  # fmt: skip
            button.clicked.connect(slot)
        for button in (self.new, self.copy, self.thin):
            self._parts[button].setVisible(desk is not None)
        self.rule.setVisible(desk is not None)
        self.why.setVisible(desk is not None)

    def _rule_fields(self) -> FlowBox:
        """Lay the rule out as a sentence with a field for each number."""
        box = FlowBox(self.panel, gap=8)
        self.fields: dict[str, DigitSpin] = {}
        for name, before, after, least in (
            ("last", self.tr("Keep the last"), self.tr("backups,"), 1),
            ("days", self.tr("one a day for"), self.tr("days,"), 0),
            ("weeks", self.tr("one a week for"), self.tr("weeks,"), 0),
            ("months", self.tr("one a month for"), self.tr("months."), 0),
        ):
            field = self.fields[name] = DigitSpin(self.panel)
            field.setRange(least, _MOST)
            field.setFixedWidth(theme.current().px(76))
            field.setAccessibleName(f"{before} … {after}")
            field.valueChanged.connect(self._on_rule)
            part = QWidget(box)
            row = QHBoxLayout(part)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(8)
            for widget in (label(before, part), field, label(after, part)):
                row.addWidget(widget)
            box.flow.addWidget(part)
        return box

    def _verbs(self) -> FlowBox:
        box = FlowBox(self.panel, gap=8)
        self._parts: dict[QPushButton, QWidget] = {}
        self.hints: dict[QPushButton, KeyHint] = {}
        for button, key in (
            (self.restore, "↵"), (self.new, "B"), (self.copy, "S"), (self.other, "O"), (self.thin, "T"),
        ):  # fmt: skip
            part = self._parts[button] = QWidget(box)
            row = QHBoxLayout(part)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(4)
            row.addWidget(button)
            hint = self.hints[button] = KeyHint(key, part)
            row.addWidget(hint)
            box.flow.addWidget(part)
        return box

    def show_now(self) -> None:
        """Open on the newest backup."""
        self._read()
        self.open()
        if self._backups:
            self.table.setFocus()
        else:
            (self.new if self.new.isVisibleTo(self) else self.other).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the letters of the verbs do them wherever the keyboard is."""
        letters = (Qt.Key.Key_B, Qt.Key.Key_S, Qt.Key.Key_T, Qt.Key.Key_O)
        if event.key() in letters and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self._on_key(Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Dim Enter beside its verb where it does something else: it presses the button that it stands on."""
        if watched is self.table and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._dress_hints()
        return super().eventFilter(watched, event)

    def close_panel(self) -> None:
        """Wait for a backup that is being made: it is short, and half of one is none."""
        self._beside.stop()
        super().close_panel()

    @property
    def marked(self) -> frozenset[Path]:
        """The backups that would be removed now."""
        return frozenset(self._marked)

    # What is shown

    def _read(self, stand_on: Path | None = None) -> None:
        """Read backups and rule again."""
        if self._desk is not None:
            backups, rule = safekeeping.kept(self._desk), safekeeping.rule(self._desk)
            if isinstance(backups, Refusal) or isinstance(rule, Refusal):
                self._complain(backups if isinstance(backups, Refusal) else rule)
                return
            self._backups, self._rule = backups, rule
            for name, field in self.fields.items():
                field.blockSignals(True)
                field.setValue(getattr(rule, name))
                field.blockSignals(False)
            self._marked = set(safekeeping.going(backups, rule))
        self.intro.setText(self.tr("The library as it is now is backed up before another one is restored."))
        self.empty.set_words(self._why_none())
        self._fill(stand_on)

    def _why_none(self) -> str:
        """Say why no backup is shown: there is none, or nobody may see those there are."""
        if folder := safekeeping.closed_folder(self._library):
            words = self.tr(
                "“{folder}” cannot be looked into, so its backups are not shown. Give yourself the right to "
                "read and write there, or restore any other library file."
            )
            return fill(words, folder=folder)
        return self.tr("This library has no backup yet. You can restore any other library file.")

    def _fill(self, stand_on: Path | None = None) -> None:
        table, mode = self.table, QHeaderView.ResizeMode
        row = table.currentRow()
        table.clear()
        heads = [self.tr("Date"), self.tr("Made"), self.tr("Contents"), self.tr("Size"), self.tr("Clean-up")]
        fits, stretch = mode.ResizeToContents, mode.Stretch
        table.set_columns((fits, fits, stretch, fits, fits), heads)
        table.setColumnHidden(_FATE, self._desk is None)
        table.setRowCount(len(self._backups))
        made = moments([_point(kept.at) for kept in self._backups])
        for at, kept in enumerate(self._backups):
            for column, words in enumerate((made[at], *self._cells(kept))):
                item = QTableWidgetItem(words)
                item.setToolTip(plain_tip(str(kept.path) if column == 0 else words))
                if column == _FATE and kept.path in self._marked:
                    item.setIcon(icon("trash", "warn"))
                table.setItem(at, column, item)
            if kept.path == stand_on:
                row = at
        for part in (table, self.intro):
            part.setVisible(bool(self._backups))
        self.empty.setVisible(not self._backups)
        table.setCurrentCell(max(0, min(row, len(self._backups) - 1)), 0)
        table.settle()
        self._dress_verbs()

    def _cells(self, kept: KeptBackup) -> tuple[str, ...]:
        fate = self.tr("goes") if kept.path in self._marked else self.tr("stays")
        made = (
            QCoreApplication.translate("BackupsSheet", _REASONS[kept.reason])
            if kept.reason in _REASONS
            else ""
        )
        return made, self._holds(kept.contents), _size(kept.size), fate

    def _holds(self, held: Contents | None) -> str:
        if held is None:
            return self.tr("cannot be read")
        return " · ".join(
            (
                self.tr("%n cards", "", held.cards),
                self.tr("%n armies", "", held.armies),
                self.tr("%n battles", "", held.battles),
            )
        )

    def _dress_verbs(self) -> None:
        """Say what the verbs would do now."""
        now = self._chosen()
        self.restore.setEnabled(now is not None and now.contents is not None and not self._beside.busy)
        self.new.setEnabled(not self._beside.busy)
        count = len(self._marked)
        self.thin.setText(self.tr("Remove %n marked", "", count) if count else self.tr("Remove marked"))
        self.thin.setEnabled(bool(count) and not self._beside.busy)
        self._dress_hints()
        if self._desk is not None and not self._beside.busy:
            self._tell(self._sentence())

    def _dress_hints(self) -> None:
        """Let keys that do nothing now stand back."""
        for button, hint in self.hints.items():
            hint.setEnabled(button.isEnabled() and (button is not self.restore or self.table.hasFocus()))

    def _sentence(self) -> str:
        """Say what would go, and what the one file is."""
        gone = [kept for kept in self._backups if kept.path in self._marked]
        stays = self.tr("Backups made by hand stay until you mark them with Space.")
        if not gone:
            words = self.tr("Nothing is marked for removal.")
        else:
            words = self.tr(
                "%n marked, {size}: those the rule marked go at the next automatic backup, or now.",
                "", len(gone),
            ).format(size=_size(sum(kept.size for kept in gone)))  # fmt: skip
        return f"{words} {stays}"

    def _tell(self, words: str) -> None:
        self.told.setText(words)
        set_look(self.told, "soft")

    def _complain(self, refused: object) -> None:
        if isinstance(refused, Refusal):
            self.told.setText(say(refused.message))
            set_look(self.told, "soft", "bad")

    # What the player does

    def _on_key(self, key: Qt.Key) -> None:
        """Do the verb of a key; only on a desk there is something to keep."""
        if self._desk is None and key in (Qt.Key.Key_B, Qt.Key.Key_S, Qt.Key.Key_T):
            return
        verbs = {
            Qt.Key.Key_Return: self._restore, Qt.Key.Key_Space: self._mark, Qt.Key.Key_Delete: self._mark,
            Qt.Key.Key_B: self._make, Qt.Key.Key_S: self._copy, Qt.Key.Key_T: self._thin,
            Qt.Key.Key_O: self._choose,
        }  # fmt: skip
        verbs[key]()

    def _chosen(self) -> KeptBackup | None:
        row = self.table.currentRow()
        return self._backups[row] if 0 <= row < len(self._backups) else None

    def _restore(self) -> None:
        kept = self._chosen()
        if kept is not None and self.restore.isEnabled():
            self._take(kept.path)

    def _choose(self) -> None:
        """Restore any library file: a copy from elsewhere, all data in one file."""
        if found := ask_which(self, self.tr("Restore from a file"), "*.tact *.tact.gz"):
            self._take(found)

    def _take(self, path: Path) -> None:
        self.close_panel()
        self.chosen.emit(path)

    def _copy(self) -> None:
        if self._desk is not None:
            self.close_panel()
            self.copy_wanted.emit()

    def _make(self) -> None:
        """Make a backup beside the window: a library with many pictures takes its time."""
        if self._desk is not None and not self._beside.busy:
            self._beside.start(_Backup(self._desk))
            self._dress_verbs()
            self._tell(self.tr("The backup is being made…"))

    def _on_made(self, made: object) -> None:
        path = made if isinstance(made, Path) else None
        # While it was being made its button slept, and the keyboard left it: it goes on among the backups.
        self._read(path)
        if self._backups:
            self.table.setFocus()
        if isinstance(made, Refusal):
            self._complain(made)

    def _mark(self) -> None:
        """Mark the backup in view to go, or let it stay."""
        kept = self._chosen()
        if kept is not None and self._desk is not None:
            self._marked ^= {kept.path}
            self._fill()

    def _on_rule(self) -> None:
        """Keep the rule as its fields say, and show what it gives up."""
        if self._desk is None:
            return
        rule = ThinningRule(**{name: field.value() for name, field in self.fields.items()})
        refused = safekeeping.set_rule(self._desk, rule=rule)
        self._marked = set(safekeeping.going(self._backups, rule))
        self._fill()
        self._complain(refused)

    def _thin(self) -> None:
        if self._desk is not None and self._marked:
            pressed = self.thin.hasFocus()
            done = safekeeping.remove(self._desk, paths=self._marked)
            self._read()
            self._complain(done)
            if pressed:  # it sleeps where nothing is marked any more, and the keyboard would leave it
                self.table.setFocus()


class _Backup:
    """The work of making one."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def __call__(self, step: Step) -> object:
        return safekeeping.back_up(self._desk)


def _size(size: int) -> str:
    return QLocale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def _point(at: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(at.timestamp()))
