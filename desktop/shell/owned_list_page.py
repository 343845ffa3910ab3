"""A page of things that ship and things of one's own: all at the left, the one in view at the right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.look import theme
from desktop.look.icons import icon
from desktop.widgets.actions import shown_key, tooltip
from desktop.widgets.in_line import keep_narrow
from desktop.widgets.key_button import KeyButton
from desktop.widgets.scroll import ScrollDown
from desktop.widgets.text import label, set_look
from desktop.wording.plain import plain_tip

if TYPE_CHECKING:
    from desktop.operations.desk import Desk
    from desktop.shell.place import WindowPlace

_LIST = 216
"""The width of the list, in px at 100 %."""


class OwnedListPage(QWidget):
    """Things to be read, copied and changed; ``closed`` when the player goes back.

    What ships is only read, and copied to be changed. ``KEYS`` tells verbs by their key and whether Ctrl is
    held with it; a verb is a method of that name.
    """

    closed = Signal()

    KEYS: ClassVar[Mapping[tuple[Qt.Key, bool], str]] = {
        (Qt.Key.Key_Escape, False): "back",
        (Qt.Key.Key_D, True): "copy",
        (Qt.Key.Key_M, True): "rename",
    }

    def __init__(self, place: WindowPlace, buttons: tuple[str, ...], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._place = place
        self._chosen = ""
        self._worn = theme.current()
        self.title = label("", self, role="title")
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.name = QLineEdit(self)
        set_look(self.name, "title")
        self.name.setTextMargins(-3, 0, 0, 0)  # its frame is seen only while it is typed in
        self.note = label("", self, role="soft", wrap=True)
        self.buttons = {key: KeyButton(self) for key in ("back", *buttons)}
        for key, button in self.buttons.items():
            button.clicked.connect(getattr(self, key))
            if key in buttons:
                keep_narrow(button)

    def lay_out(self, *parts: QWidget | QLayout, page: QWidget) -> None:
        """Lay the list to the left; to the right name, note, the parts, and the page that scrolls."""
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(self.title)
        left.addWidget(self.list, 1)
        left.addWidget(self.buttons["back"])
        self.right = QVBoxLayout()
        self.right.setSpacing(8)
        for part in (self.name, self.note, *parts):
            if isinstance(part, QLayout):
                self.right.addLayout(part)
            else:
                self.right.addWidget(part)
        self.area = ScrollDown(page, self)
        self.right.addWidget(self.area, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 16, 24, 16)
        row.setSpacing(24)
        row.addLayout(left)
        row.addLayout(self.right, 1)
        self.list.currentItemChanged.connect(self._on_item)

    @property
    def _desk(self) -> Desk | None:
        return self._place.desk

    @property
    def _own(self) -> bool:
        """Whether what is in view is the player's own."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Read everything again."""
        raise NotImplementedError

    def _fill(self, things: Iterable[tuple[str, str, bool]]) -> None:
        """List what there is: its id, its name, and whether it is the player's own."""
        with QSignalBlocker(self.list):
            self.list.clear()
            for key, name, own in things:
                item = QListWidgetItem(name)
                item.setIcon(icon("edit" if own else "lock", "soft"))
                item.setData(Qt.ItemDataRole.UserRole, key)
                kind = self.tr("your own") if own else self.tr("built-in")
                item.setToolTip(plain_tip(f"{name} ({kind})"))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {kind}")
                self.list.addItem(item)
                if key == self._chosen:
                    self.list.setCurrentItem(item)

    def _show_verbs(self) -> None:
        copy = self.tr("Copy") if self._own else self.tr("Copy and change")
        self.buttons["back"].show_verb(self.tr("Back"), shown_key("Esc"), icon="arrow-left")
        self.buttons["copy"].show_verb(copy, self.tr("Ctrl+D"), icon="copy", primary=not self._own)
        self.buttons["delete"].show_verb(self.tr("Delete"), icon="trash")
        self.buttons["delete"].setVisible(self._own)
        self.name.setToolTip(tooltip(self.tr("Rename"), "Ctrl+M") if self._own else "")

    def restyle(self) -> None:
        """Take colours and sizes again."""
        self.list.setFixedWidth(theme.current().px(_LIST))
        self.list.setSpacing(theme.current().px(5))
        self.buttons["back"].setFixedWidth(theme.current().px(_LIST))
        self.title.setMinimumHeight(self.name.sizeHint().height())  # both titles on one height

    def wears_another(self) -> bool:
        """Tell whether the theme changed since it was asked; Qt tells a page of its style more than once.

        What is made while one look is off and the next not yet on would keep the letters of before.
        """
        if theme.is_undressed():
            return False
        before, self._worn = self._worn, theme.current()
        return before is not self._worn

    def _on_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._chosen = item.data(Qt.ItemDataRole.UserRole)
            self.refresh()
            self.area.verticalScrollBar().setValue(0)

    # Verbs

    def back(self) -> None:
        """Go back to where the page was asked for."""
        self.closed.emit()

    def copy(self) -> None:
        """Copy what is in view and look at the copy, its name ready to be typed."""
        raise NotImplementedError

    def rename(self) -> None:
        """Put the keyboard into the name."""
        if self._own:
            self.name.setFocus()
            self.name.selectAll()

    def delete(self) -> None:
        """Delete what is in view; undo is offered at once."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        """Keep the keys of this page from the verbs of the place."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and self._verb_of(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do the verb of a key."""
        if verb := self._verb_of(event):
            getattr(self, verb)()
        else:
            super().keyPressEvent(event)

    def _verb_of(self, event: QKeyEvent) -> str:
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return self.KEYS.get((Qt.Key(event.key()), held), "")
