"""Verbs in one line; those without room wait in a menu behind it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QSpacerItem, QToolButton, QWidget

from desktop.look.icons import icon
from desktop.widgets.actions import ActionSet
from desktop.widgets.menu_help import MenuHelp
from desktop.widgets.text import set_look
from desktop.widgets.verb_menu import fill_menu
from desktop.wording.plain import plain_tip

_GAP = 8
"""Between verbs that have their words, and so a border each, in px."""


class VerbRow(QWidget):
    """The verbs of a thing in one line, the first ones with their words, all as icons in a narrow one.

    What has no room is named in the menu of the button at its end, in the same order.
    """

    def __init__(
        self, actions: ActionSet, worded: Sequence[str], others: Sequence[str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self._icons = {id: actions.button(id, self, words=False) for id in (*worded, *others)}
        self._worded = {id: actions.button(id, self) for id in worded}
        self._worded |= {id: self._icons[id] for id in others}
        self._shown = self._worded
        self.more = QToolButton(self)
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.clicked.connect(self._open)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._gaps = {self._worded[id]: QSpacerItem(0, 0) for id in worded[1:]}
        for button in dict.fromkeys((*self._worded.values(), *self._icons.values(), self.more)):
            if button in self._gaps:
                row.addItem(self._gaps[button])
            row.addWidget(button)
        row.addStretch(1)
        for button in (*self._icons.values(), self.more):
            set_look(button, "flat")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the button of the menu again."""
        words = self.tr("More")
        self.more.setAccessibleName(words)
        self.more.setToolTip(plain_tip(words))
        self.more.setIcon(icon("dots"))
        self._share()

    def minimumSizeHint(self) -> QSize:
        """Ask for no width at all: its verbs give way."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take a verb into the line or out of it."""
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "more"):
            self.retranslate()

    def event(self, event: QEvent) -> bool:
        """Share the room out anew where a verb has other words."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._share()
        return super().event(event)

    def _share(self) -> None:
        """Keep the first verbs that have room, with the button of the menu where some have none."""
        room, more = self.width(), self.more.sizeHint().width()
        first = next(iter(self._worded.values())).sizeHint().width()
        self._shown = self._worded if first + more <= room else self._icons
        widths = [
            button.sizeHint().width() + _GAP * (button in self._gaps) for button in self._shown.values()
        ]
        whole = sum(widths) <= room
        fits = [sum(widths[: at + 1]) + (0 if whole else more) <= room for at in range(len(widths))]
        kept = {button for button, fit in zip(self._shown.values(), fits, strict=True) if fit}
        for button in (*self._worded.values(), *self._icons.values()):
            button.setVisible(button in kept)
        for button, gap in self._gaps.items():
            gap.changeSize(_GAP if button in kept else 0, 0)
        self.more.setVisible(not whole)

    def _open(self) -> None:
        """Open the menu of what has no room, beneath its button."""
        self._actions.update()
        hidden = [id for id, button in self._shown.items() if button.isHidden()]
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        fill_menu(menu, hidden, self._actions.__getitem__)
        MenuHelp(menu)
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))
