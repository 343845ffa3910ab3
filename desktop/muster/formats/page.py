"""The page of the list formats: those there are at the left, the checks of one at the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop import theme
from desktop.actions import shown_key
from desktop.battle.keybutton import KeyButton
from desktop.icons import icon
from desktop.muster import words
from desktop.muster.formats.checks import Checks
from desktop.muster.formats.fields import read_limits
from desktop.muster.formats.words import check_name
from desktop.operations import armies, formats
from desktop.operations.formats import MOST_NAME
from desktop.phrases import say
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label, set_look
from rules.formats import CHECKS, Format
from rules.text import Refusal

if TYPE_CHECKING:
    from desktop.operations.desk import Desk
    from desktop.place import Place

_LIST = 216
_KEYS = {
    (Qt.Key.Key_Escape, False): "back",
    (Qt.Key.Key_D, True): "copy",
    (Qt.Key.Key_F2, False): "rename",
    (Qt.Key.Key_Insert, False): "add",
    (Qt.Key.Key_Delete, True): "delete",
}


class FormatsPage(QWidget):
    """Formats to be read, copied and changed; ``closed`` when the player goes back."""

    closed = Signal()

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._chosen = ""
        self._shown: Format | None = None
        self.title = label("", self, role="title")
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.name = QLineEdit(self)
        self.name.setMaxLength(MOST_NAME)
        set_look(self.name, "title")
        self.note = label("", self, role="soft", wrap=True)
        self.limits = QLineEdit(self)
        self._limits_caption = label("", self, role="small")
        self._limits_caption.setBuddy(self.limits)
        self.fault = label("", self, wrap=True)
        set_look(self.fault, "", "bad")
        self.fault.hide()
        self.kinds = QComboBox(self)
        self.kinds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.checks = Checks(self)
        self.buttons = {key: KeyButton(self) for key in ("back", "copy", "delete", "add")}
        self._lay_out()
        self._connect()
        self.retranslate()
        self.restyle()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.title)
        left.addWidget(self.list, 1)
        left.addWidget(self.buttons["back"])
        for key in ("copy", "delete", "add"):
            policy = self.buttons[key].sizePolicy()
            policy.setHorizontalPolicy(policy.Policy.Maximum)
            self.buttons[key].setSizePolicy(policy)
        verbs = QHBoxLayout()
        verbs.setSpacing(8)
        verbs.addWidget(self.buttons["copy"])
        verbs.addWidget(self.buttons["delete"])
        verbs.addStretch(1)
        more = QHBoxLayout()
        more.setSpacing(8)
        more.addWidget(self.kinds)
        more.addWidget(self.buttons["add"])
        more.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.name)
        right.addWidget(self.note)
        right.addLayout(verbs)
        right.addWidget(self._limits_caption)
        right.addWidget(self.limits)
        right.addWidget(self.fault)
        self.area = ScrollDown(self.checks, self)
        right.addWidget(self.area, 1)
        right.addLayout(more)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 16, 24, 16)
        row.setSpacing(24)
        row.addLayout(left)
        row.addLayout(right, 1)

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._on_item)
        self.name.editingFinished.connect(self._on_name)
        self.limits.editingFinished.connect(self._on_limits)
        self.checks.changed.connect(self._on_value)
        self.checks.moved.connect(self._on_moved)
        self.checks.removed.connect(self._on_removed)
        self.buttons["back"].clicked.connect(self.closed)
        self.buttons["copy"].clicked.connect(self.copy)
        self.buttons["delete"].clicked.connect(self.delete)
        self.buttons["add"].clicked.connect(self.add_check)

    @property
    def _desk(self) -> Desk | None:
        return self._place.desk

    @property
    def format_id(self) -> str:
        """The format in view."""
        return self._chosen

    @property
    def _own(self) -> bool:
        return self._shown is not None and formats.is_own(self._shown.id)

    def show_format(self, format_id: str) -> None:
        """Show a format, with the keyboard on the list."""
        self._chosen = format_id
        self.refresh()
        self.list.setFocus()

    def refresh(self) -> None:
        """Read everything again; a format that is gone gives way to the first one."""
        if self._desk is None:
            return
        known, language = formats.formats(self._desk), words.language()
        if self._chosen not in known:
            self._chosen = next(iter(known))
        made = self._shown = known[self._chosen]
        self._fill(known, language)
        self.name.setText(made.name(language))
        self.name.setReadOnly(not self._own)
        self.limits.setText(", ".join(map(str, made.limits)))
        self.limits.setReadOnly(not self._own)
        self.note.setText(self._note(made, language))
        self.fault.hide()
        self.checks.show_format(made, self._own)
        self._show_verbs()
        self._place.actions_changed()

    def _fill(self, known: dict[str, Format], language: str) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            for key, made in known.items():
                own = formats.is_own(key)
                item = QListWidgetItem(made.name(language))
                item.setIcon(icon("edit" if own else "lock", "soft"))
                item.setData(Qt.ItemDataRole.UserRole, key)
                kind = self.tr("your own") if own else self.tr("shipped")
                item.setToolTip(f"{item.text()} ({kind})")
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}, {kind}")
                self.list.addItem(item)
                if key == self._chosen:
                    self.list.setCurrentItem(item)

    def _note(self, made: Format, language: str) -> str:
        note = made.note_en if language == "en" else made.note_fr
        if self._own:
            return self.tr("A check tells its reason and never forbids anything.")
        ships = self.tr("This format ships with the program: copy it to change it.")
        return f"{note} {ships}".strip()

    def _show_verbs(self) -> None:
        copy = self.tr("Copy") if self._own else self.tr("Copy and change")
        self.buttons["back"].show_verb(self.tr("Back"), shown_key("Esc"), icon="arrow-left")
        self.buttons["copy"].show_verb(copy, self.tr("Ctrl+D"), icon="copy", primary=not self._own)
        self.buttons["delete"].show_verb(self.tr("Delete"), icon="trash")
        self.buttons["add"].show_verb(self.tr("Add this check"), self.tr("Ins"), icon="plus")
        for part in (self.buttons["delete"], self.buttons["add"], self.kinds):
            part.setVisible(self._own)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.title.setText(self.tr("Formats"))
        self.list.setAccessibleName(self.tr("Formats"))
        self.name.setAccessibleName(self.tr("Name of the format"))
        self._limits_caption.setText(self.tr("Limits in PA that it is played at"))
        self.limits.setAccessibleName(self.tr("Limits in PA that it is played at"))
        self.limits.setPlaceholderText(self.tr("any"))
        self.kinds.setAccessibleName(self.tr("A check to add"))
        chosen = max(0, self.kinds.currentIndex())
        self.kinds.clear()
        for check in CHECKS:
            self.kinds.addItem(check_name(check), check)
        self.kinds.setCurrentIndex(chosen)
        self.checks.forget()
        self.refresh()

    def restyle(self) -> None:
        """Take colours and sizes again."""
        self.list.setFixedWidth(theme.current().px(_LIST))
        self.list.setSpacing(theme.current().px(5))
        self.buttons["back"].setFixedWidth(theme.current().px(_LIST))
        self.checks.forget()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the language."""
        super().changeEvent(event)
        if self._shown is None:
            return
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # Verbs

    def copy(self) -> None:
        """Copy the format in view and look at the copy, its name ready to be typed."""
        if self._desk is None or self._shown is None:
            return
        name = self._shown.name(words.language())
        if not self._own:
            name = self.tr("{format} of our own").format(format=name)
        made = formats.copy(self._desk, format_id=self._chosen, name=name[:MOST_NAME], initiator=self._place)
        if not isinstance(made, Refusal):
            self._chosen = made
        if self._done(made):
            self.rename()

    def rename(self) -> None:
        """Put the keyboard into the name."""
        if self._own:
            self.name.setFocus()
            self.name.selectAll()

    def add_check(self) -> None:
        """Add the chosen kind of check at the end and stand on it."""
        if self._desk is None or not self._own:
            return
        check = str(self.kinds.currentData())
        if self._done(
            formats.add_check(self._desk, format_id=self._chosen, check=check, initiator=self._place)
        ):
            self._stand_on(len(self.checks.rows) - 1)

    def delete(self) -> None:
        """Delete the format in view; undo is offered at once."""
        if self._desk is None or self._shown is None or not self._own:
            return
        name = self._shown.fr
        if self._done(formats.delete(self._desk, format_id=self._chosen, initiator=self._place)):
            self.list.setFocus()
            deleted = self.tr("{format} is deleted.").format(format=name)
            self._place.offer_undo(deleted, self._place.undo, self._last_step)

    def follow(self, before: Mapping[str, Format]) -> None:
        """After undo and redo look at the format that is another one than before."""
        if self._desk is not None:
            now = formats.formats(self._desk)
            self._chosen = next((key for key in now if now[key] != before.get(key)), self._chosen)
        self.refresh()

    def _last_step(self) -> int | None:
        return armies.last_step(self._desk)

    def _done(self, outcome: object) -> bool:
        refused = isinstance(outcome, Refusal)
        self._place.redraw()
        if isinstance(outcome, Refusal):
            self._place.complain(outcome)
        return not refused

    # What the player does

    def _on_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._chosen = item.data(Qt.ItemDataRole.UserRole)
            self.refresh()
            self.area.verticalScrollBar().setValue(0)

    def _on_name(self) -> None:
        text = self.name.text()
        if self._own and self._desk is not None and self._shown is not None and text != self._shown.fr:
            self._done(formats.rename(self._desk, format_id=self._chosen, name=text, initiator=self._place))

    def _on_limits(self) -> None:
        if self._desk is None or self._shown is None or not self._own:
            return
        typed = read_limits(self.limits.text())
        if typed == self._shown.limits:
            return
        outcome = formats.set_limits(self._desk, format_id=self._chosen, limits=typed, initiator=self._place)
        if isinstance(outcome, Refusal):
            self.fault.setText(say(outcome.message))
            self.fault.show()
            self._place.complain_of_file(outcome)
        else:
            self._place.redraw()

    def _on_value(self, at: int, parameter: str, value: object) -> None:
        if self._desk is None:
            return
        outcome = formats.set_parameter(
            self._desk, format_id=self._chosen, at=at, parameter=parameter, value=value,
            initiator=self._place,
        )  # fmt: skip
        if isinstance(outcome, Refusal):
            self.checks.rows[at].complain(say(outcome.message))
            self._place.complain_of_file(outcome)
        else:
            self._place.redraw()

    def _on_moved(self, at: int, to: int) -> None:
        if self._desk is not None and 0 <= to < len(self.checks.rows):
            self._done(
                formats.move_check(self._desk, format_id=self._chosen, at=at, to=to, initiator=self._place)
            )
            self._stand_on(to)

    def _on_removed(self, at: int) -> None:
        if self._desk is not None and self._done(
            formats.remove_check(self._desk, format_id=self._chosen, at=at, initiator=self._place)
        ):
            self._stand_on(at)

    def _stand_on(self, at: int) -> None:
        self.checks.stand_on(at)
        if self.checks.rows:
            self.area.ensureWidgetVisible(self.checks.rows[min(at, len(self.checks.rows) - 1)])

    # Keys

    def event(self, event: QEvent) -> bool:
        """Keep the keys of this page from the verbs of the place."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._verb_of(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc, copy with Ctrl+D, rename with F2, add with Ins, delete with Ctrl+Del."""
        match self._verb_of(event):
            case "back":
                self.closed.emit()
            case "copy":
                self.copy()
            case "rename":
                self.rename()
            case "add":
                self.add_check()
            case "delete":
                self.delete()
            case _:
                super().keyPressEvent(event)

    def _verb_of(self, event: QKeyEvent) -> str:
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return _KEYS.get((Qt.Key(event.key()), held), "")
