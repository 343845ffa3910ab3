"""A question in passing: a panel over the table, answered by keys, left by Esc."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop import theme
from desktop.actions import shown_key
from desktop.battle.keybutton import KeyButton
from desktop.widgets.keys import typed
from desktop.widgets.overlay import Overlay
from desktop.widgets.text import label, set_look


class Prompt(Overlay):
    """The base of all questions. ``answered`` by Enter or the button, ``closed`` in any case.

    Subclasses fill ``self.body`` and override ``answer``; they say ``self.primary`` in words.
    """

    closed = Signal()
    width_at_100 = 560

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = label(title, self.panel, role="title", wrap=True)
        self.complaint = label("", self.panel, wrap=True)
        set_look(self.complaint, "", "warn")
        self.complaint.hide()
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        self.cancel = KeyButton(self.panel)
        self.cancel.show_verb(self.tr("Close"), shown_key("Esc"))
        self.cancel.clicked.connect(self.close_panel)
        self.primary = KeyButton(self.panel)
        self.primary.clicked.connect(self.answer)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(8)
        self._foot.addWidget(self.cancel)
        self._foot.addStretch(1)
        self._foot.addWidget(self.primary)
        column = QVBoxLayout(self.panel)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addLayout(self.body)
        column.addWidget(self.complaint)
        column.addLayout(self._foot)

    # -- what a subclass overrides or uses ----------------------------------------------------------

    def answer(self) -> None:
        """Take the answer; a subclass does what was asked and closes."""
        self.close_panel()

    def press(self, key: str) -> bool:
        """Take a typed character that no field took; True when it means something here."""
        return False

    def say_verb(self, words: str) -> None:
        """Word the button that Enter presses; "" for none."""
        self.primary.setVisible(bool(words))
        self.primary.show_verb(words, "↵", primary=True)

    def complain(self, words: str) -> None:
        """Say why not, in place."""
        self.complaint.setText(words)
        self.complaint.setVisible(bool(words))
        self.resettle()

    def resettle(self) -> None:
        """Make the panel as high as it needs to be."""
        if self.isVisible():
            self._settle()

    def panel_size(self) -> tuple[int, int]:
        """Be as wide as asked and as high as needed."""
        px = theme.current().px
        width = min(px(self.width_at_100), max(320, self.width() - 32))
        layout = self.panel.layout()
        assert layout is not None
        layout.activate()
        edge = self.panel.contentsMargins()  # its frame lies round the layout
        inner = width - edge.left() - edge.right()
        height = layout.heightForWidth(inner) if layout.hasHeightForWidth() else layout.sizeHint().height()
        return width, max(height, layout.minimumSize().height()) + edge.top() + edge.bottom()

    # -- what Qt calls ------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the question; it has the keyboard."""
        super().open()
        self._settle()
        if self.focusWidget() is None or not self.isAncestorOf(self.focusWidget()):
            self.setFocus()

    def close_panel(self) -> None:
        """Leave without an answer, or after it."""
        if self.isHidden():
            return
        super().close_panel()
        self.closed.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Walk through the question only: what is asked first, the answer, the way out last."""
        stops, now = self._stops(), self.focusWidget()
        if self.isHidden() or not stops:  # Qt asks too while the question closes
            return super().focusNextPrevChild(forward)
        if now in stops:
            after = stops[(stops.index(now) + (1 if forward else -1)) % len(stops)]
        else:
            after = stops[0 if forward else -1]
        after.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        page = after.parentWidget()
        while page is not None and page is not self.panel:
            if isinstance(page, QScrollArea):
                page.ensureWidgetVisible(after)
            page = page.parentWidget()
        return True

    def _stops(self) -> list[QWidget]:
        """Give what Tab leads to, in its order."""
        found: list[QWidget] = []
        each: QWidget | None = self.nextInFocusChain()
        while each is not None and each is not self:
            takes = bool(each.focusPolicy() & Qt.FocusPolicy.TabFocus) and each.focusProxy() is None
            if takes and each.isEnabled() and each.isVisible() and self.panel.isAncestorOf(each):
                found.append(each)
            each = each.nextInFocusChain()
        last = [button for button in (self.primary, self.cancel) if button in found]
        return [each for each in found if each not in last] + last

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer with Enter, leave with Esc, hand typed characters to the question."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.primary.isHidden():
                self.answer()
            event.accept()
            return
        text = typed(event)
        if event.key() != Qt.Key.Key_Escape and text and text.isprintable() and self.press(text):
            event.accept()
            return
        super().keyPressEvent(event)

    def _settle(self) -> None:
        super()._settle()
        rect: QRect = self.panel.geometry()
        room = self.rect()
        if rect.bottom() > room.bottom() - 8:
            self.panel.move(rect.x(), max(8, room.bottom() - 8 - rect.height()))


def soft(words: str, parent: QWidget) -> QLabel:
    """Make a caption."""
    return label(words, parent, role="soft", wrap=True)
