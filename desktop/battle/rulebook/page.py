"""The page of the rulesets: those there are at the left, the values of one at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
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
from desktop.battle.rulebook.lines import LineRow
from desktop.battle.rulebook.values import Values
from desktop.icons import icon
from desktop.muster import words
from desktop.operations import rulesets, tables
from desktop.operations.rulesets import MOST_NAME, Sheet
from desktop.phrases import say
from desktop.widgets.keys import lead
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.search import SearchField
from desktop.widgets.text import label, set_look
from rules.battle.ruleset import Ruleset
from rules.text import Message, Refusal

if TYPE_CHECKING:
    from desktop.operations.desk import Desk
    from desktop.place import Place

_LIST = 216
_KEYS = {
    (Qt.Key.Key_Escape, False): "back",
    (Qt.Key.Key_D, True): "copy",
    (Qt.Key.Key_F2, False): "rename",
}


class RulebookPage(QWidget):
    """Rulesets to be read, copied and changed; ``closed`` when the player goes back."""

    closed = Signal()

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._chosen = ""
        self._sheet: Sheet | None = None
        self._steps: tuple[Message | None, Message | None] = (None, None)
        self.title = label("", self, role="title")
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.name = QLineEdit(self)
        self.name.setMaxLength(MOST_NAME)
        set_look(self.name, "title")
        self.note = label("", self, role="soft", wrap=True)
        self.search = SearchField(self)
        self.only = QCheckBox(self)
        self.values = Values(self)
        self.buttons = {key: KeyButton(self) for key in ("back", "copy", "reset", "delete")}
        self._lay_out()
        self._connect()
        self.restyle()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.title)
        left.addWidget(self.list, 1)
        left.addWidget(self.buttons["back"])
        verbs = QHBoxLayout()
        verbs.setSpacing(8)
        for key in ("copy", "reset", "delete"):
            button = self.buttons[key]
            policy = button.sizePolicy()
            policy.setHorizontalPolicy(policy.Policy.Maximum)
            button.setSizePolicy(policy)
            verbs.addWidget(button)
        verbs.addStretch(1)
        find = QHBoxLayout()
        find.setSpacing(16)
        find.addWidget(self.search, 1)
        find.addWidget(self.only)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.name)
        right.addWidget(self.note)
        right.addLayout(verbs)
        right.addLayout(find)
        self.area = ScrollDown(self.values, self)
        right.addWidget(self.area, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 16, 24, 16)
        row.setSpacing(24)
        row.addLayout(left)
        row.addLayout(right, 1)
        verbs_of_it = (self.buttons[key] for key in ("copy", "reset", "delete"))
        lead((self.list, self.buttons["back"], self.name, *verbs_of_it, self.search, self.only))

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._on_item)
        self.name.editingFinished.connect(self._on_name)
        self.search.textChanged.connect(self._filter)
        self.only.clicked.connect(self._filter)
        self.values.changed.connect(self._on_value)
        self.values.reset.connect(self._on_reset)
        for key, verb in self._verbs().items():
            self.buttons[key].clicked.connect(verb)

    # What the start page calls

    @property
    def _desk(self) -> Desk | None:
        return self._place.desk

    @property
    def ruleset_id(self) -> str:
        """The ruleset in view."""
        return self._chosen

    def show_ruleset(self, ruleset_id: str) -> None:
        """Show a ruleset, with the keyboard on the list."""
        self._chosen = ruleset_id
        self.search.clear()
        self.only.setChecked(False)
        self.refresh()
        self.list.setFocus()

    def refresh(self) -> None:
        """Read everything again."""
        if self._desk is None:
            return
        language = words.language()
        found = rulesets.offered(self._desk)
        sheet = self._sheet = rulesets.sheet(self._desk, ruleset_id=self._chosen)
        self._chosen = sheet.id
        self._steps = rulesets.last_and_next(self._desk)
        self._fill(found, language)
        self.name.setText(_name(sheet.ruleset, language))
        self.name.setReadOnly(not sheet.own)
        self.note.setText(self._note(sheet, language))
        self.values.show_sheet(sheet, language)
        self._filter()
        self._show_verbs(sheet)
        self._place.actions_changed()

    def _fill(self, found: dict[str, Ruleset], language: str) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            for key, ruleset in found.items():
                item = QListWidgetItem(_name(ruleset, language))
                own = key not in tables.rulesets()
                item.setIcon(icon("edit" if own else "lock", "soft"))
                item.setData(Qt.ItemDataRole.UserRole, key)
                kind = self.tr("your own") if own else self.tr("shipped")
                item.setToolTip(f"{item.text()} ({kind})")
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}, {kind}")
                self.list.addItem(item)
                if key == self._chosen:
                    self.list.setCurrentItem(item)

    def _note(self, sheet: Sheet, language: str) -> str:
        note = sheet.ruleset.note_en if language == "en" else sheet.ruleset.note_fr
        if sheet.own:
            return " ".join((note, self.tr("A battle keeps the rules it began with.")))
        return " ".join((note, self.tr("These rules ship with the program: copy them to change a value.")))

    def _show_verbs(self, sheet: Sheet) -> None:
        copy = self.tr("Copy") if sheet.own else self.tr("Copy and change")
        self.buttons["back"].show_verb(self.tr("Back"), shown_key("Esc"), icon="arrow-left")
        self.buttons["copy"].show_verb(copy, self.tr("Ctrl+D"), icon="copy", primary=not sheet.own)
        self.buttons["reset"].show_verb(self.tr("Everything as shipped"), icon="arrow-back-up")
        self.buttons["delete"].show_verb(self.tr("Delete"), icon="trash")
        self.buttons["reset"].setVisible(bool(sheet.own and sheet.changed))
        self.buttons["delete"].setVisible(sheet.own)
        self.only.setVisible(sheet.own)

    def retranslate(self) -> None:
        """Say the fixed words again."""
        self.title.setText(self.tr("Rulesets"))
        self.list.setAccessibleName(self.tr("Rulesets"))
        self.name.setAccessibleName(self.tr("Name of the ruleset"))
        self.search.setPlaceholderText(self.tr("Search a value"))
        self.only.setText(self.tr("Changed values only"))
        self.refresh()

    def restyle(self) -> None:
        """Take colours and sizes again."""
        self.list.setFixedWidth(theme.current().px(_LIST))
        self.list.setSpacing(theme.current().px(5))
        self.buttons["back"].setFixedWidth(theme.current().px(_LIST))
        self.only.setMinimumHeight(theme.current().px(36))
        self.title.setMinimumHeight(self.name.sizeHint().height())  # both titles on one height
        self.values.forget()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._sheet is not None:
            self.restyle()

    # Verbs

    def _verbs(self) -> dict[str, Any]:
        return {"back": self.closed, "copy": self.copy, "reset": self.reset_all, "delete": self.delete}

    def copy(self) -> None:
        """Copy the ruleset in view and look at the copy, its name ready to be typed."""
        if self._desk is None or self._sheet is None:
            return
        name = self.tr("{ruleset} of our own").format(ruleset=_name(self._sheet.ruleset, words.language()))
        if self._sheet.own:
            name = self._sheet.ruleset.fr
        made = rulesets.copy(
            self._desk, ruleset_id=self._chosen, name=name[:MOST_NAME], initiator=self._place
        )
        if isinstance(made, Refusal):
            self._say(made)
            return
        self._chosen = made
        self.refresh()
        self.rename()

    def rename(self) -> None:
        """Put the keyboard into the name."""
        if self._sheet is not None and self._sheet.own:
            self.name.setFocus()
            self.name.selectAll()

    def reset_all(self) -> None:
        """Take every shipped value back."""
        if self._desk is not None:
            self._done(rulesets.reset(self._desk, ruleset_id=self._chosen, initiator=self._place))

    def delete(self) -> None:
        """Delete the ruleset in view; undo is offered at once."""
        if self._desk is None or self._sheet is None or not self._sheet.own:
            return
        name, base = self._sheet.ruleset.fr, self._sheet.base.id
        outcome = rulesets.delete(self._desk, ruleset_id=self._chosen, initiator=self._place)
        if isinstance(outcome, Refusal):
            self._say(outcome)
            return
        self._chosen = base
        self.refresh()
        self.list.setFocus()
        deleted = self.tr("{ruleset} is deleted.").format(ruleset=name)
        self._place.offer_undo(deleted, self.undo, self._last_step)

    def undo(self) -> None:
        """Take the last step back and look at the ruleset that moved."""
        if self._desk is not None:
            self._follow(rulesets.undo(self._desk, initiator=self._place))

    def _last_step(self) -> int | None:
        return rulesets.last_step(self._desk)

    def redo(self) -> None:
        """Do the step that was taken back once more."""
        if self._desk is not None:
            self._follow(rulesets.redo(self._desk, initiator=self._place))

    def undo_text(self) -> str:
        """Name the step that undo takes back."""
        return _worded(self._steps[0])

    def redo_text(self) -> str:
        """Name the step that redo does."""
        return _worded(self._steps[1])

    def _follow(self, outcome: object) -> None:
        moved = getattr(outcome, "ruleset_ids", ())
        if moved and moved[0] in rulesets.offered(self._desk):
            self._chosen = moved[0]
        self._done(outcome)

    def _done(self, outcome: object) -> None:
        if isinstance(outcome, Refusal):
            self._say(outcome)
        self.refresh()

    def _say(self, refusal: Refusal) -> None:
        self._place.complain(refusal)

    # What the player does

    def _on_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._chosen = item.data(Qt.ItemDataRole.UserRole)
            self.refresh()
            self.area.verticalScrollBar().setValue(0)

    def _on_name(self) -> None:
        sheet, text = self._sheet, self.name.text()
        if sheet is not None and sheet.own and self._desk is not None and text != sheet.ruleset.fr:
            self._done(rulesets.rename(self._desk, ruleset_id=self._chosen, name=text, initiator=self._place))

    def _on_value(self, row: LineRow, path: str, value: object) -> None:
        if self._desk is None:
            return
        outcome = rulesets.set_value(
            self._desk, ruleset_id=self._chosen, path=path, value=value, initiator=self._place
        )
        self.refresh()
        if isinstance(outcome, Refusal):
            row.complain(say(outcome.message))
            self._place.complain_of_file(outcome)

    def _on_reset(self, row: LineRow, paths: frozenset[str]) -> None:
        if self._desk is None:
            return
        outcome = rulesets.reset(self._desk, ruleset_id=self._chosen, paths=paths, initiator=self._place)
        next(iter(row.fields.values())).setFocus()
        self.refresh()
        if isinstance(outcome, Refusal):
            row.complain(say(outcome.message))
            self._place.complain_of_file(outcome)

    def _filter(self) -> None:
        self.values.filter(self.search.text(), self.only.isChecked() and not self.only.isHidden())

    # Keys

    def event(self, event: QEvent) -> bool:
        """Keep the keys of this page from the verbs of the place."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._verb_of(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc, copy with Ctrl+D, rename with F2."""
        match self._verb_of(event):
            case "back":
                self.closed.emit()
            case "copy":
                self.copy()
            case "rename":
                self.rename()
            case _:
                super().keyPressEvent(event)

    def _verb_of(self, event: QKeyEvent) -> str:
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return _KEYS.get((Qt.Key(event.key()), held), "")


def _name(ruleset: Ruleset, language: str) -> str:
    return ruleset.en if language == "en" else ruleset.fr


def _worded(label: Message | None) -> str:
    if label is None:
        return ""
    said = label.data.get("value_en") if words.language() == "en" else None
    return say(label, value=said) if said is not None else say(label)
